package solanarail

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market/money"
)

// Scanner finds a key's money in the escrow program, from the chain alone: what
// leases owe its accounts, the balances of its jobs, and the rent that it paid. It
// implements funds.Source. Safe for concurrent use.
type Scanner struct {
	r        *Rail
	accounts []common.Address
}

var _ funds.Source = (*Scanner)(nil)

// Scanner returns a scanner for the money of these accounts and of the rail's key.
func (r *Rail) Scanner(accounts []common.Address) *Scanner { return &Scanner{r, accounts} }

// Rail implements funds.Source.
func (s *Scanner) Rail() string { return fmt.Sprintf("solana:%.8s", s.r.Deployment.Genesis) }

// finding is an item with the instructions that pay it to us.
type finding struct {
	item funds.Item
	ixs  []solana.Instruction
}

// Scan implements funds.Source.
func (s *Scanner) Scan(ctx context.Context) ([]funds.Item, error) {
	fs, _, err := s.finds(ctx)
	items := make([]funds.Item, len(fs))
	for i, f := range fs {
		items[i] = f.item
	}
	return items, err
}

// attemptSeconds is how long an attempt at a step counts. The same step can become
// due again when the same amount has come to the same place.
const attemptSeconds = 600

// Claim implements funds.Source.
func (s *Scanner) Claim(ctx context.Context, item funds.Item) (funds.Claimed, error) {
	fs, now, err := s.finds(ctx)
	if err != nil {
		return funds.Claimed{}, err
	}
	i := slices.IndexFunc(fs, func(f finding) bool { return f.item.ID == item.ID && f.item.Claimable })
	if i < 0 {
		return funds.Claimed{}, fmt.Errorf("%w: %s", funds.ErrNotClaimable, item.ID)
	}
	action := fmt.Sprintf("funds/%s@%d", item.ID, now/attemptSeconds)
	sig, err := s.r.Sender.Send(ctx, solanarpc.Call{Action: action, Instructions: fs[i].ixs})
	if err == nil {
		err = s.r.Sender.Wait(ctx, action)
	}
	if err != nil {
		return funds.Claimed{}, fmt.Errorf("claim %s: %w", item.ID, err)
	}
	return funds.Claimed{ID: item.ID, Tx: sig.String()}, nil
}

// NextHead returns when there is a newer slot.
func (s *Scanner) NextHead(ctx context.Context) error {
	slot, err := s.r.Chain.Slot(ctx, s.r.Commitment)
	if err != nil {
		return err
	}
	return s.r.NextHead(ctx, slot)
}

// Credit is what settled leases owe the accounts.
func (s *Scanner) Credit(ctx context.Context) (sum money.Units, err error) {
	items, err := s.Scan(ctx)
	for _, i := range items {
		if i.Kind == funds.Credit {
			sum += i.Units
		}
	}
	return sum, err
}

// Collect pays out what settled leases owe the accounts.
func (s *Scanner) Collect(ctx context.Context) error {
	items, err := s.Scan(ctx)
	for _, i := range items {
		if err == nil && i.Kind == funds.Credit {
			_, err = s.Claim(ctx, i)
		}
	}
	return err
}

// finds reads the jobs and leases that are ours, and the chain's time.
func (s *Scanner) finds(ctx context.Context) (out []finding, time uint64, err error) {
	if time, err = s.r.chainTime(ctx); err != nil {
		return nil, 0, err
	}
	jobs, leases, err := s.ours(ctx)
	if err != nil {
		return nil, 0, err
	}
	for _, j := range jobs {
		out = append(out, s.ofJob(j.Job, j.lamports, time)...)
	}
	for _, f := range leases {
		l, as, err := bindings.DecodeLease(f.Data)
		if j, ok := jobs[l.Job]; ok && err == nil {
			out = append(out, s.ofLease(j.Job, l, as, f.Lamports, time)...)
		}
	}
	slices.SortFunc(out, func(a, b finding) int { return cmp.Compare(a.item.ID, b.item.ID) })
	return out, time, nil
}

func (s *Scanner) ofJob(j bindings.Job, rent, now uint64) (out []finding) {
	me := s.r.Sender.PublicKey()
	if j.Client != me {
		return nil
	}
	p := s.place(j)
	if j.Pot > 0 {
		f := s.item("pot", j.Offer, funds.Pot, j.Pot)
		f.item.State = "free in the job's balance"
		f.item.Rule = "no lease reserves it; the client may take it at any time"
		f.item.Step, f.item.MayAct, f.item.Otherwise = "refund", "the client; after the offer's deadline anyone",
			"it stays in the vault"
		f.item.Claimable = j.Reserved == 0 || j.Over != 0 || now > j.Terms.Deadline
		f.item.Held = !f.item.Claimable // the job's next lease may need it
		f.ixs = []solana.Instruction{s.r.Deployment.Token.NewTokenAccount(me, me), p.Refund(me, me)}
		out = append(out, f)
	}
	f := s.item("rent", j.Offer, funds.Rent, rent)
	f.item.Asset = s.coin()
	f.item.State, f.item.Rule = "rent of the job's account",
		"returned when its leases are shut and the offer's deadline is over"
	f.item.Step, f.item.MayAct, f.item.Otherwise = "shut", "anyone, to the client's benefit", "it stays in the account"
	f.item.At = j.Terms.Deadline + 1
	f.item.Claimable = now > j.Terms.Deadline && j.Leases == 0 && j.Pot == 0 && j.Owed == 0
	f.ixs = []solana.Instruction{s.r.Deployment.Token.NewTokenAccount(me, me), p.ShutJob(me)}
	return append(out, f)
}

func (s *Scanner) place(j bindings.Job) bindings.Builder {
	return bindings.Builder{Program: s.r.Deployment.Program, Domain: j.Terms.Domain, Client: j.Account, Offer: j.Offer,
		Token: s.r.Deployment.Token}
}

// coin is the cluster's own coin, in which rent is paid.
func (s *Scanner) coin() money.Asset {
	return money.Asset(fmt.Sprintf("solana:%.32s/slip44:501", s.r.Deployment.Genesis))
}

func (s *Scanner) item(step string, id common.Hash, k funds.Kind, units uint64) finding {
	n := money.Units(min(units, 1<<63-1))
	return finding{item: funds.Item{ID: fmt.Sprintf("%s/%s/%s/%d", s.Rail(), id.Hex(), step, units), Rail: s.Rail(),
		Kind: k, Asset: s.r.Deployment.Asset(),
		Units: n, AtMost: n, Evidence: []string{"program " + s.r.Deployment.Program.String()}}}
}

// chainTime is the time of the cluster's clock, at commitment confirmed.
func (r *Rail) chainTime(ctx context.Context) (uint64, error) {
	_, as, err := r.Chain.Accounts(ctx, rpc.CommitmentConfirmed, solanarpc.ClockAddress)
	if err != nil {
		return 0, err
	}
	return solanarpc.ChainTime(as[0])
}

// Linked reports whether owner is paid for an account, and the nonce of the
// account's link; 0 without one.
func (r *Rail) Linked(ctx context.Context, account common.Address,
	owner solana.PublicKey) (nonce uint64, done bool, err error) {
	_, as, err := r.Chain.Accounts(ctx, rpc.CommitmentConfirmed, bindings.LinkAddress(r.Deployment.Program,
		r.domain.Separator(), account))
	if err != nil || !r.ours(as[0]) {
		return 0, false, err
	}
	l, err := bindings.DecodeLink(as[0].Data)
	return l.Nonce, err == nil && l.Owner == owner, err
}
