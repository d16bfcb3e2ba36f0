package rail

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/account"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/heads"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// HeadPoll is how often the chains' heads are looked at.
const HeadPoll = 300 * time.Millisecond

// Deps is what rails need of their node.
type Deps struct {
	Config     config.Config
	Home       config.Home
	Passphrase func() (string, error)
	Chain      *evm.Client // holds the stakes, and its time is that of all deadlines
	Contracts  Contracts
	Account    *account.Account
	NodeKey    *wallet.NodeKey
	NodeSender *evm.Sender // signs with NodeKey
	Ledger     *ledger.Ledger
	Host       *p2p.Host
	Heads      Heads
	Market     Market
	Log        *slog.Logger
}

// Heads knows the EVM chain's latest block. Safe for concurrent use.
type Heads interface{ Latest() heads.Head }

// now is the chain's time, unix seconds.
func (d Deps) now() uint64 { return d.Heads.Latest().Time }

// Contracts reads the EVM chain's contracts. Safe for concurrent use.
type Contracts interface {
	Stake(ctx context.Context, operator common.Address) (money.Units, error)
	MinStake(ctx context.Context) (money.Units, error)
	OperatorOf(ctx context.Context, node common.Address) (common.Address, error)
	// Balance is what an account holds of the token.
	Balance(ctx context.Context, account common.Address) (money.Units, error)
	// Credit is what the escrow owes an account.
	Credit(ctx context.Context, account common.Address) (money.Units, error)
	// Permission is the owner's next permit for the escrow, to be signed.
	Permission(ctx context.Context, owner common.Address, value money.Units, deadline uint64) (wallet.Permission, error)
}

// Market is what rails ask of the node's jobs and leases. Safe for concurrent use.
type Market interface {
	// Verifiers are the candidates that a lease's segments are drawn from.
	Verifiers(d escrow.Deal) ([]market.Candidate, error)
	// Contacts are the peer ids of the other sides of a lease.
	Contacts(lease common.Hash) []string
	// Objections are the verdicts against segments, for arbiters, but those to skip by
	// their ids.
	Objections(skip map[string]bool) ([]Objection, error)
	// Judge decides disputes if this node is an arbiter.
	Judge() lightningrail.Judge
}

// Objection is a verdict against a segment, with what an arbiter needs to judge it.
type Objection struct {
	ID       string
	Verdict  market.SignedVerdict
	Evidence []byte
	Token    common.Address // of the offer: it tells the rail
	Until    uint64         // chain time after which no arbiter listens
}

// kinds make a rail from local files and the configuration alone; nothing is asked of
// the rail yet. A new rail is one file and one line here.
var kinds = map[string]func(Deps) (Rail, error){
	config.RailEVM:       func(d Deps) (Rail, error) { return &EVM{d: d}, nil },
	config.RailSolana:    func(d Deps) (Rail, error) { return newSolana(d) },
	config.RailLightning: func(d Deps) (Rail, error) { return newLightning(d) },
}

// New makes the rail of a kind (config.RailEVM and its like), for who needs no
// supervisor. The configuration has a section for it.
func New(d Deps, kind string) (Rail, error) {
	open, known := kinds[kind]
	if !known {
		return nil, fmt.Errorf("%w: there is no rail %q", config.ErrInvalid, kind)
	}
	return open(d)
}

// Open makes the configured rails' supervisors, that of jobs which name none first.
func Open(d Deps) (Set, error) {
	var all Set
	for _, c := range d.Config.AllRails() {
		r, err := New(d, c.Rail)
		if err != nil {
			return all, err
		}
		rate, err := c.Units(r.Info().Decimals)
		if err != nil {
			return all, err
		}
		all = append(all, Supervise(r, rate, d.Log))
	}
	return all, nil
}

// checkToken reports why the token that stakes are in is not what the configuration
// says: it has code, and the configured decimals.
func (d Deps) checkToken(ctx context.Context) error {
	hint := "chain.token and chain.decimals in the configuration must fit; prices and stakes are in that token's units"
	return onEVM(d.Config.Chain.Profile().Check(ctx, d.Chain), hint)
}

// onEVM tells the chain's failure to answer from the configuration's fault.
func onEVM(err error, hint string) error {
	if evm.Away(err) {
		return fmt.Errorf("%w: %w", ErrAway, err)
	}
	return api.WithHint(err, hint)
}
