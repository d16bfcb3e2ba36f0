package evmrail

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market/money"
)

// ScanChain is what a scan reads besides what a rail reads, such as a *evm.Client.
// Safe for concurrent use.
type ScanChain interface {
	Chain
	// Transaction returns the transaction with that hash. The hash is checked.
	Transaction(ctx context.Context, hash common.Hash) (*types.Transaction, error)
}

// ScanConfig of a scanner.
type ScanConfig struct {
	Chain    ScanChain
	Rail     *Rail // of either party: it reads the escrow and packs calls
	Registry common.Address
	// Accounts are our accounts: first the wallet, which receives all payments, then
	// the node keys that we hold or held.
	Accounts []common.Address
}

// Scanner finds what the escrow and the registry of one chain hold for our
// accounts, from their events and state alone, and claims it. It implements
// funds.Source. Safe for concurrent use.
//
// The contract's state has only the hashes of an offer's and a lease's terms. The
// scanner reads the terms from the call data of the transaction that registered
// them, and accepts them only if they hash to what is on chain.
type Scanner struct {
	ScanConfig
	registry *bindings.OperatorRegistry
}

var _ funds.Source = (*Scanner)(nil)

// NewScanner returns a scanner.
func NewScanner(c ScanConfig) *Scanner {
	return &Scanner{ScanConfig: c, registry: bindings.NewOperatorRegistry()}
}

// Rail implements funds.Source.
func (s *Scanner) Rail() string { return fmt.Sprintf("evm:%d", s.ScanConfig.Rail.Domain.ChainID) }

// scanRun is one scan. Everything that it reads is of one block.
type scanRun struct {
	*Scanner
	head   *types.Header
	offers map[common.Hash]*heldOffer
	leases map[common.Hash]*heldLease
	items  []funds.Item
}

// heldOffer is an offer whose pot is ours.
type heldOffer struct {
	id    common.Hash
	terms escrow.Deal // only Offer is set; zero when the terms are not available
	known bool
	last  types.Log // the event that last changed the pot
}

// heldLease is a lease of which we are a party.
type heldLease struct {
	id, offer common.Hash
	deal      escrow.Deal
	known     bool
	opened    types.Log
	party     escrow.Party
}

// Scan implements funds.Source. It reads at the agreed depth.
func (s *Scanner) Scan(ctx context.Context) ([]funds.Item, error) {
	l, err := s.scan(ctx)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(l.items, func(a, b funds.Item) int { return cmp.Compare(a.ID, b.ID) })
	return l.items, nil
}

func (l *scanRun) rail() *Rail { return l.ScanConfig.Rail }

// events returns the escrow's logs of one name with the given topics after it.
func (l *scanRun) events(ctx context.Context, event string, topics ...[]common.Hash) ([]types.Log, error) {
	r := l.rail()
	all := append([][]common.Hash{{r.abi.GetABI().Events[event].ID}}, topics...)
	logs, err := l.Chain.Logs(ctx, r.Domain.Escrow, all, r.StartBlock, l.head.Number.Uint64())
	if err != nil {
		return nil, fmt.Errorf("events %s: %w", event, err)
	}
	return logs, nil
}

// ours returns the accounts as event topics.
func (l *scanRun) ours() []common.Hash {
	out := make([]common.Hash, len(l.Accounts))
	for i, a := range l.Accounts {
		out[i] = common.BytesToHash(a[:])
	}
	return out
}

// findOffers lists the offers into which one of our accounts has paid money.
func (l *scanRun) findOffers(ctx context.Context) error {
	logs, err := l.events(ctx, bindings.JobEscrowFundedEventName, nil, l.ours())
	if err != nil {
		return err
	}
	for _, log := range logs {
		id := log.Topics[1]
		o, seen := l.offers[id]
		if !seen {
			o = &heldOffer{id: id}
			l.offers[id] = o
		}
		o.last = log
		if !o.known {
			if o.terms, o.known, err = l.terms(ctx, log.TxHash, id, common.Hash{}); err != nil {
				return err
			}
		}
	}
	return nil
}

// findLeases lists the leases of our offers and those that we provide.
func (l *scanRun) findLeases(ctx context.Context) error {
	provided, err := l.events(ctx, bindings.JobEscrowOpenedEventName, nil, nil, l.ours())
	if err != nil {
		return err
	}
	if err := l.addLeases(ctx, provided, escrow.Provider); err != nil || len(l.offers) == 0 {
		return err
	}
	var offers []common.Hash
	for id := range l.offers {
		offers = append(offers, id)
	}
	slices.SortFunc(offers, common.Hash.Cmp)
	paid, err := l.events(ctx, bindings.JobEscrowOpenedEventName, offers)
	if err != nil {
		return err
	}
	return l.addLeases(ctx, paid, escrow.Client)
}

func (l *scanRun) addLeases(ctx context.Context, logs []types.Log, p escrow.Party) (err error) {
	for _, log := range logs {
		h := &heldLease{offer: log.Topics[1], id: log.Topics[2], opened: log, party: p}
		if _, both := l.leases[h.id]; both {
			continue // both sides are ours: the release pays both
		}
		if h.deal, h.known, err = l.terms(ctx, log.TxHash, h.offer, h.id); err != nil {
			return err
		}
		l.leases[h.id] = h
	}
	return nil
}

// readPots lists the free money of our offers.
func (l *scanRun) readPots(ctx context.Context) error {
	for _, o := range l.offers {
		j, err := l.rail().job(ctx, o.id, l.head.Number)
		if err != nil {
			return err
		}
		if j.Pot > 0 {
			l.add(l.pot(o, j))
		}
	}
	return nil
}

func (l *scanRun) pot(o *heldOffer, j Job) funds.Item {
	i := funds.Item{
		ID: fmt.Sprintf("%s/pot/%s/%d-%d", l.Rail(), o.id.Hex(), j.Spent, j.Pot), Kind: funds.Pot,
		Step:  "refund it to the client's credit",
		Asset: l.asset(o.terms.Offer.Token), Units: units(j.Pot), AtMost: units(j.Pot),
		State:    "free in the balance of offer " + o.id.Hex(),
		Rule:     "the client may refund what no lease reserves at any time, anyone after the offer's deadline",
		MayAct:   "the client " + o.terms.Offer.Client.Hex(),
		Evidence: []string{at("funded", o.last)}, At: o.terms.Offer.Deadline,
		Otherwise: "it waits for the job's next lease, and stays there without a deadline",
	}
	// While the job may still go on, its pot may be needed.
	i.Held = !j.Over && l.head.Time <= o.terms.Offer.Deadline
	i.Claimable = o.known
	return l.explainUnknown(o.known, i)
}

// explainUnknown explains an item whose terms are not on chain.
func (l *scanRun) explainUnknown(known bool, i funds.Item) funds.Item {
	if !known {
		i.Claimable = false
		i.Rule = "its terms are not in the transaction that opened it, as a contract made that call: " +
			"the ledger, or the client's offer, has them"
	}
	return i
}

// readCredits lists what the escrow owes our accounts, in every token in which it
// ever credited them.
func (l *scanRun) readCredits(ctx context.Context) error {
	logs, err := l.events(ctx, bindings.JobEscrowCreditedEventName, nil, l.ours())
	if err != nil {
		return err
	}
	type key struct{ token, account common.Address }
	last := map[key]types.Log{}
	for _, log := range logs {
		last[key{common.BytesToAddress(log.Topics[1][:]), common.BytesToAddress(log.Topics[2][:])}] = log
	}
	for k, log := range last {
		c, err := l.rail().credit(ctx, k.token, k.account, l.head.Number)
		if err != nil {
			return err
		}
		if c > 0 {
			l.add(l.creditItem(k.token, k.account, c, log))
		}
	}
	return nil
}

func (l *scanRun) creditItem(token, account common.Address, c uint64, last types.Log) funds.Item {
	return funds.Item{
		ID:   fmt.Sprintf("%s/credit/%s/%s/%d-%d", l.Rail(), token.Hex(), account.Hex(), last.BlockNumber, last.Index),
		Kind: funds.Credit, Asset: l.asset(token), Units: units(c), AtMost: units(c), Claimable: true,
		State: "credit of " + account.Hex() + " in the escrow", Step: "withdraw it to the wallet",
		Rule: "a credit can be withdrawn at any time by its account", MayAct: account.Hex(),
		Evidence: []string{at("last credited", last)}, Otherwise: "it stays there, without a deadline",
	}
}

// readStakes lists our stakes, active and unbonding.
func (l *scanRun) readStakes(ctx context.Context) error {
	token, err := chainRead(ctx, l.Chain, l.Registry, l.head.Number, l.registry.PackToken(), l.registry.UnpackToken)
	if err != nil {
		return fmt.Errorf("token of the registry: %w", err)
	}
	for _, a := range l.Accounts {
		v, err := chainRead(ctx, l.Chain, l.Registry, l.head.Number, l.registry.PackStakeOf(a),
			l.registry.UnpackStakeOf)
		if err != nil {
			return fmt.Errorf("stake of %s: %w", a, err)
		}
		if !v.Active.IsInt64() || !v.Unbonding.IsInt64() {
			return fmt.Errorf("%w: stake of %s is %v and %v", evm.ErrBadAnswer, a, v.Active, v.Unbonding)
		}
		l.addStake(token, a, v)
	}
	return nil
}

func (l *scanRun) addStake(token, account common.Address, v bindings.OperatorRegistryStake) {
	base := funds.Item{Asset: l.asset(token), MayAct: account.Hex(), At: v.ReadyAt,
		Evidence: []string{fmt.Sprintf("stakeOf(%s) of registry %s at block %v", account.Hex(), l.Registry.Hex(),
			l.head.Number)}}
	if v.Active.Sign() > 0 {
		i := base
		i.ID = fmt.Sprintf("%s/stake/%s/%d-%d", l.Rail(), account.Hex(), v.ReadyAt, v.Active)
		i.Kind, i.Units, i.At = funds.Stake, money.Units(v.Active.Int64()), 0
		i.State, i.Step, i.Claimable, i.Held = "active stake of "+account.Hex(), "request that it unbonds", true, true
		i.Rule = "stake leaves through a delay, during which it can still be slashed"
		i.Otherwise = "it stays staked: the operator can go on working"
		i.AtMost = i.Units
		l.add(i)
	}
	if v.Unbonding.Sign() > 0 {
		i := base
		i.ID = fmt.Sprintf("%s/unbonding/%s/%d", l.Rail(), account.Hex(), v.ReadyAt)
		i.Kind, i.Units = funds.Unbonding, money.Units(v.Unbonding.Int64())
		i.State, i.Step, i.Claimable = "unbonding stake of "+account.Hex(), "take it out to the wallet",
			l.head.Time >= v.ReadyAt
		i.Rule, i.Otherwise = "it can be taken out once the delay is over",
			"it stays in the registry, without a deadline"
		i.AtMost = i.Units
		l.add(i)
	}
}

func (l *scanRun) add(i funds.Item) {
	i.Rail = l.Rail()
	l.items = append(l.items, i)
}

func (l *scanRun) asset(token common.Address) money.Asset {
	return money.ERC20(l.rail().Domain.ChainID, token)
}

// at formats an event as evidence.
func at(what string, log types.Log) string {
	return fmt.Sprintf("%s in block %d by transaction %s", what, log.BlockNumber, log.TxHash.Hex())
}

// chainRead calls a view function of any contract.
func chainRead[T any](ctx context.Context, c Chain, to common.Address, at *big.Int, data []byte,
	unpack func([]byte) (T, error)) (T, error) {
	out, err := c.Call(ctx, to, data, at)
	if err != nil {
		var zero T
		return zero, err
	}
	v, err := unpack(out)
	if err != nil {
		err = errors.Join(evm.ErrBadAnswer, err)
	}
	return v, err
}

// NextHead returns when the chain has a newer block at the agreed depth.
func (s *Scanner) NextHead(ctx context.Context) error {
	h, err := s.ScanConfig.Rail.deep(ctx)
	if err != nil {
		return err
	}
	return s.ScanConfig.Rail.NextHead(ctx, h.Number.Uint64())
}
