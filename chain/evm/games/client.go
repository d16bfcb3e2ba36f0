package games

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
)

// Chain is the chain that games are read from. *evm.Client implements it. It is safe
// for concurrent use.
type Chain interface {
	Header(ctx context.Context, at *big.Int) (*types.Header, error)
	Call(ctx context.Context, to common.Address, data []byte, at *big.Int) ([]byte, error)
	Logs(ctx context.Context, contract common.Address, topics [][]common.Hash, first, last uint64) ([]types.Log, error)
	Transaction(ctx context.Context, hash common.Hash) (*types.Transaction, error)
}

// Sender makes transactions with one key. *evm.Sender implements it. One action is
// always one transaction. It is safe for concurrent use.
type Sender interface {
	Address() common.Address
	Send(context.Context, evm.Call) (common.Hash, error)
	Wait(ctx context.Context, tx common.Hash, depth uint64) (*types.Receipt, error)
}

// ErrWrongContract means that the contract at the game's address is not a DisputeGame
// of this escrow.
var ErrWrongContract = errors.New("not the dispute game of this escrow: check the network's addresses and the endpoint")

// ErrStakeLeaves means that stake can leave the registry before the last dispute that may
// reach it has ended.
var ErrStakeLeaves = errors.New("the registry lets stake leave too early")

// longestGame is how many clocks the longest game takes at most: two, and an extension, of a
// quarter of a clock at most, for each of its turns.
const longestGame = 16

// stakeStays reports whether stake that begins to leave when a lease begins is still within
// reach when the last game over that lease ends. All are in seconds.
func stakeStays(unbondDelay uint64, span, clock uint32) bool {
	return unbondDelay >= uint64(span)+longestGame*uint64(clock)
}

// Config configures a client.
type Config struct {
	Chain  Chain
	Domain market.Domain  // of the escrow whose claims are disputed
	Game   common.Address // DisputeGame
	// StartBlock is the block in which the game was deployed. Events are searched from it.
	StartBlock uint64
	// Depth is how deep a transaction must be for an action to return. 0 and 1 mean the
	// head, which is enough for moves: if a reorganisation drops a move, the Sender sends
	// it again, or the state that it answers is gone.
	Depth uint64
	// Sender pays and moves. It is nil for a client that only reads. A node key moves for
	// its operator.
	Sender Sender
}

// Parameters are the values that were fixed when the contracts were deployed.
type Parameters struct {
	Bond   *big.Int // wei that a challenge posts
	Answer *big.Int // wei of the bond that an asserter gets if it wins
	// Clock is the time of each player for a whole game. Extension is the least time that a
	// player has on its turn. Both are in seconds.
	Clock, Extension uint32

	// LeaseLock is the unit of the locks that offers name: a lost claim costs its provider
	// as many of them. A quarter goes to the challenger (see Reward).
	LeaseLock money.Units

	Registry, Escrow, Token common.Address
	// Private are the hashes of the numerics whose leaves are private, or zero. Keys are
	// the hashes of the keys that check proofs about them.
	Private [2]merkle.Root
	Keys    proofs.Keys
}

// RewardPart is the part of a lock that the winner of a game gets, at most: a quarter. The
// rest is burned.
const RewardPart = 4

// Lock returns what a number of units of stake is.
func (p Parameters) Lock(units uint16) uint64 { return uint64(p.LeaseLock) * uint64(units) }

// LocksFor returns the units of stake that leases of an offer should lock: so that a lock
// is four times what a provider can claim at once, beyond vouchers and with the segment
// that it works on. price is in the stake's token.
func (p Parameters) LocksFor(price uint64, credit uint32) uint16 {
	atRisk := new(big.Int).Mul(new(big.Int).SetUint64(price), big.NewInt(int64(credit)+1))
	return p.units(atRisk.Mul(atRisk, big.NewInt(lockFactor)))
}

const lockFactor = 4

// UnitsOf returns the least number of units that are worth an amount of stake: 1 at least, and
// the largest number that there is where no number is enough.
func (p Parameters) UnitsOf(stake money.Units) uint16 { return p.units(stake.Big()) }

func (p Parameters) units(stake *big.Int) uint16 {
	unit := big.NewInt(max(int64(p.LeaseLock), 1))
	n := new(big.Int).Add(stake, new(big.Int).Sub(unit, big.NewInt(1)))
	if n.Div(n, unit); !n.IsUint64() || n.Uint64() > math.MaxUint16 {
		return math.MaxUint16
	}
	return uint16(max(n.Uint64(), 1))
}

// IsPrivate reports whether the contract treats leaves of numerics with that hash as
// private.
func (p Parameters) IsPrivate(numerics merkle.Root) bool {
	return numerics != (merkle.Root{}) && slices.Contains(p.Private[:], numerics)
}

// Plays reports whether the contract can judge segments of a version of the numerics.
// It treats the leaves of some versions as private and of all others as public.
func (p Parameters) Plays(numerics string) bool {
	private := merkle.LeafHashOf(numerics) == merkle.PrivateLeaves
	return private == p.IsPrivate(merkle.Sum(numerics))
}

// Rules returns the parameters in the form of the pure game.
func (p Parameters) Rules() dispute.Rules {
	return dispute.Rules{Clock: p.Clock, Extension: p.Extension}
}

// Client plays and reads games. It is safe for concurrent use.
type Client struct {
	Config
	parameters Parameters

	mu    sync.Mutex
	known map[ID]gameLogs
}

// New reads the contracts' parameters, checks that game, registry and escrow name each
// other, and returns a client. The error wraps ErrWrongContract if they do not.
func New(ctx context.Context, cfg Config) (*Client, error) {
	cfg.Depth = max(cfg.Depth, 1)
	c := &Client{Config: cfg, known: map[ID]gameLogs{}}
	if err := c.readParameters(ctx); err != nil {
		return nil, err
	}
	return c, nil
}

// Parameters returns the contracts' parameters.
func (c *Client) Parameters() Parameters { return c.parameters }

// viewReader reads one value after the other and stops at the first error.
type viewReader struct {
	ctx    context.Context
	client *Client
	err    error
}

func readView[T any](a *viewReader, to common.Address, data []byte, unpack func([]byte) (T, error)) (v T) {
	if a.err != nil {
		return v
	}
	v, a.err = view(a.ctx, a.client.Chain, to, data, evm.Latest, unpack)
	return v
}

// view calls a view function at a height or tag.
func view[T any](ctx context.Context, chain Chain, to common.Address, data []byte, at *big.Int,
	unpack func([]byte) (T, error)) (v T, err error) {
	out, err := chain.Call(ctx, to, data, at)
	if err != nil {
		return v, err
	}
	if v, err = unpack(out); err != nil {
		return v, fmt.Errorf("%w: %s: %w", evm.ErrBadAnswer, to, err)
	}
	return v, nil
}

func (c *Client) readParameters(ctx context.Context) error {
	a, g, at := &viewReader{ctx: ctx, client: c}, game, c.Config.Game
	registry, escrow := bindings.NewOperatorRegistry(), bindings.NewJobEscrow()
	p := Parameters{
		Bond:      readView(a, at, g.PackBond(), g.UnpackBond),
		Answer:    readView(a, at, g.PackAnswer(), g.UnpackAnswer),
		Clock:     readView(a, at, g.PackClock(), g.UnpackClock),
		Extension: readView(a, at, g.PackExtension(), g.UnpackExtension),
		Registry:  readView(a, at, g.PackRegistry(), g.UnpackRegistry),
		Escrow:    readView(a, at, g.PackEscrow(), g.UnpackEscrow),
		Private: [...]merkle.Root{
			readView(a, at, g.PackPrivateNumerics(), g.UnpackPrivateNumerics),
			readView(a, at, g.PackPrivateBlocks(), g.UnpackPrivateBlocks),
		},
	}
	if p.Private[0] != (merkle.Root{}) {
		referee := readView(a, at, g.PackPrivateReferee(), g.UnpackPrivateReferee)
		p.Keys[circuit.R32] = readView(a, referee, private.PackKeyHash(), private.UnpackKeyHash)
		p.Keys[circuit.X8] = readView(a, referee, private.PackBlockKeyHash(), private.UnpackBlockKeyHash)
	}
	lock := readView(a, p.Registry, registry.PackLeaseLock(), registry.UnpackLeaseLock)
	p.Token = readView(a, p.Registry, registry.PackToken(), registry.UnpackToken)
	delay := readView(a, p.Registry, registry.PackUnbondDelay(), registry.UnpackUnbondDelay)
	span := readView(a, p.Escrow, escrow.PackSpan(), escrow.UnpackSpan)
	slasher := readView(a, p.Registry, registry.PackGame(), registry.UnpackGame)
	stopper := readView(a, p.Escrow, escrow.PackGame(), escrow.UnpackGame)
	separator := readView(a, p.Escrow, escrow.PackDomainSeparator(), escrow.UnpackDomainSeparator)
	var revert *evm.RevertError
	if a.err != nil && !errors.As(a.err, &revert) && !errors.Is(a.err, evm.ErrBadAnswer) {
		return fmt.Errorf("read the dispute game's parameters: %w", a.err)
	}
	if a.err != nil || p.Escrow != c.Domain.Escrow || slasher != at || stopper != at ||
		separator != c.Domain.Separator() {
		return fmt.Errorf("%w: %s", ErrWrongContract, at)
	}
	if !evm.Worthless(c.Domain.ChainID) && !stakeStays(delay, span, p.Clock) {
		return fmt.Errorf("%w: stake may leave after %d s, disputes last until %d s after a lease's begin: use "+
			"contracts with a longer delay", ErrStakeLeaves, delay, uint64(span)+longestGame*uint64(p.Clock))
	}
	if !lock.IsInt64() {
		return fmt.Errorf("%w: %s locks %v", ErrWrongContract, p.Registry, lock)
	}
	p.LeaseLock = money.Units(lock.Int64())
	c.parameters = p
	return nil
}

func number(n uint64) *big.Int { return new(big.Int).SetUint64(n) }
