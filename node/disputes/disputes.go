package disputes

import (
	"context"
	"errors"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// These are the errors of disputes.
var (
	// ErrNoGames is returned when the rail has no dispute game, or none is configured.
	ErrNoGames = errors.New("wrong segments cannot be disputed on this rail: chain.game in the configuration names " +
		"the contract")
	// ErrUnknownClaim is returned for a segment that this node does not keep.
	ErrUnknownClaim = errors.New("this node knows no such segment")
	// ErrUnknownGame is returned for a game that this node does not keep.
	ErrUnknownGame = errors.New("this node knows no such game")
	// ErrRight is returned when the segment is what this node computes.
	ErrRight = errors.New("the segment is right: a challenge would lose its bond")
	// ErrNotWorth is returned when the challenge costs more than it brings.
	ErrNotWorth = errors.New("the challenge costs more than it brings")
	// ErrTooSlow is returned when this node would not move in time in a game.
	ErrTooSlow = errors.New("this machine is too slow to play a dispute over such a segment")
)

// Games is the chain's dispute game as this node's operator plays it. It challenges and is
// paid as the wallet, and moves with the node key. It is safe for concurrent use.
type Games interface {
	Parameters() games.Parameters
	// GasPrice returns what a unit of gas costs now, in wei.
	GasPrice(ctx context.Context) (*big.Int, error)
	Find(ctx context.Context, f games.Filter) ([]games.Begun, error)
	Game(ctx context.Context, b games.Begun) (games.Game, error)
	Challenge(ctx context.Context, c games.Evidence, at dispute.Interval) (games.ID, common.Hash, error)
	// SlashMalformed and SlashContradiction commit to what they show. Until the chain takes it
	// their error wraps games.ErrEvidenceWaits, and the same call must be made again later.
	SlashMalformed(ctx context.Context, c games.Evidence) (common.Hash, error)
	// Claims lists the segments that were claimed on chain under leases, from a block on.
	Claims(ctx context.Context, leases []common.Hash, from uint64) ([]games.Claimed, error)
	SlashContradiction(ctx context.Context, b games.Contradiction) (common.Hash, error)
	Move(ctx context.Context, r games.Ref, s dispute.State, m dispute.Move) (common.Hash, error)
	Timeout(ctx context.Context, r games.Ref, s dispute.State) (common.Hash, error)
	Moot(ctx context.Context, r games.Ref, s dispute.State) (common.Hash, error)
	SlashVerifier(ctx context.Context, r games.Ref, l market.Lease, v market.SignedVerdict) (common.Hash, error)
	Withdraw(ctx context.Context, after games.ID, to common.Address) (common.Hash, error)
	// TakeReward pays what the registry owes the operator out of slashed stakes.
	TakeReward(ctx context.Context, after games.ID) error
	Lost(ctx context.Context, claim merkle.Root) (bool, error)
	Credit(ctx context.Context, account common.Address) (*big.Int, error)
}

// Leases are the escrow machines of this node's leases: they know the signed verdicts on a
// lease's segments, and take what was found of claims. They are safe for concurrent use.
type Leases interface {
	// State returns a lease's machine. The error wraps role.ErrNoEscrow for a lease that is
	// not followed here.
	State(lease common.Hash) (escrow.State, error)
	Apply(lease common.Hash, ev escrow.Event) error
}

// Options are what an operator decides, and where the games are.
type Options struct {
	// CoinPrice is what a coin of the chain costs in base units of the asset. With it a
	// challenge must bring more than it costs. With 0 whoever is wrong is challenged.
	CoinPrice money.Units
	// Depth is how many blocks deep the end of a game must be to be final.
	Depth uint64
	// Patience is how many seconds the two players of a game leave each other to play it
	// off chain, before an asserter opens on chain.
	Patience uint64
	Fault    role.FaultInjection
	// Chain and Contract say where the games are.
	Chain    uint64
	Contract common.Address
	// Keys loads an arithmetic's proving keys by the hash of the verifying key. With nil
	// this node proves nothing about private data.
	Keys func(a circuit.Arithmetic, key merkle.Root) (keys.Pair, error)
	// Holds returns nil if Keys would load the keys, as far as can be known at once.
	Holds func(a circuit.Arithmetic, key merkle.Root) error
	// Speed is what this machine does in a second. With the zero value this node takes itself
	// for fast enough for every dispute.
	Speed executor.Speed
}

// Player plays this node's games. It answers challenges of the operator's own claims,
// challenges claims that were found wrong, ends games whose other player does not move, and
// takes what is won. Everything it needs is in the ledger and on the chain: after a crash,
// a reorganisation or a day offline it reads where its games are and goes on. It is safe
// for concurrent use.
type Player struct {
	d       role.Deps
	games   Games
	leases  Leases
	o       Options
	replays *replayCache
	judging *replayCache // of claims on chain: no game waits for that
	prove   provers

	mu        sync.Mutex
	running   map[common.Hash]bool // games that a goroutine plays
	serving   map[common.Hash]*served
	chainOnly map[common.Hash]bool // games that are not played off chain any more
	prepared  map[common.Hash]bool // games whose first part was executed in time
	nudge     chan struct{}        // closed and replaced: look at the chain now
	ctx       context.Context      // of Run; nil before and after
	wg        sync.WaitGroup
}

// New returns the player of a node. Run makes it play.
func New(d role.Deps, g Games, l Leases, o Options) *Player {
	o.Depth = max(o.Depth, 1)
	return &Player{
		prove: provers{load: o.Keys}, d: d, games: g, leases: l, o: o,
		replays: newReplayCache(d), judging: newReplayCache(d),
		running: map[common.Hash]bool{}, serving: map[common.Hash]*served{}, chainOnly: map[common.Hash]bool{},
		prepared: map[common.Hash]bool{},
		nudge:    make(chan struct{}),
	}
}
