package games

import (
	"bytes"
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Begun is a game as its challenge began it.
type Begun struct {
	ID         ID
	Ref        Ref
	Asserter   common.Address
	Challenger common.Address
	Block      uint64
	Tx         common.Hash
}

// Moved is a state of a game. The first one is the state after the challenge.
type Moved struct {
	State  dispute.State
	Opened []byte // the asserter's opening that led to it, see dispute.State.Opened
	Block  uint64
	Tx     common.Hash // Unpack reads its call data, unless a contract made the call
}

// Decision is the end of a game.
type Decision struct {
	Winner common.Address // zero if another game about the claim had won
	By     string         // the contract's name for what decided
	Block  uint64
	Tx     common.Hash
}

// Game is the state of a game at block Head, of chain time Time.
type Game struct {
	Begun
	Moves []Moved // at least one
	Over  *Decision
	Head  uint64
	Time  uint64
}

// State returns the present state of the game, or its last one.
func (g Game) State() dispute.State { return g.Moves[len(g.Moves)-1].State }

// Last returns the asserter's last opening, from which a challenger picks. It is nil
// while it is the asserter's turn.
func (g Game) Last() dispute.Move {
	last := g.Moves[len(g.Moves)-1]
	m, err := last.State.Opened(last.Opened)
	if err != nil {
		return nil
	}
	return m
}

// Filter selects games. Zero fields select all.
type Filter struct {
	Asserter   *common.Address
	Challenger *common.Address
	Lease      *merkle.Root
	From       uint64 // first block to look at
}

// Find lists the games that were begun, oldest first.
func (c *Client) Find(ctx context.Context, f Filter) ([]Begun, error) {
	head, err := c.Chain.Header(ctx, evm.Latest)
	if err != nil {
		return nil, err
	}
	logs, err := c.Chain.Logs(ctx, c.Config.Game, f.topics(), max(f.From, c.StartBlock), head.Number.Uint64())
	if err != nil {
		return nil, fmt.Errorf("challenges: %w", err)
	}
	var found []Begun
	for i := range logs {
		b, err := parseChallenged(&logs[i])
		if err != nil {
			return nil, err
		}
		if f.Challenger == nil || b.Challenger == *f.Challenger {
			found = append(found, b)
		}
	}
	return found, nil
}

func event(name string) common.Hash { return contract.Events[name].ID }

func (f Filter) topics() [][]common.Hash {
	t := [][]common.Hash{{event(bindings.DisputeGameChallengedEventName)}, nil, nil, nil}
	if f.Lease != nil {
		t[2] = []common.Hash{common.Hash(*f.Lease)}
	}
	if f.Asserter != nil {
		t[3] = []common.Hash{common.BytesToHash(f.Asserter[:])}
	}
	return t
}

// parseChallenged reads a Challenged event and checks that the game's id is computed
// from its fields.
func parseChallenged(l *types.Log) (Begun, error) {
	e, err := game.UnpackChallengedEvent(l)
	if err != nil {
		return Begun{}, fmt.Errorf("%w: event Challenged: %w", evm.ErrBadAnswer, err)
	}
	b := Begun{
		ID: ID(e.Game), Ref: Ref{Lease: e.Lease, Segment: e.Segment, Hash: e.Hash, Height: e.Height},
		Asserter: e.Asserter, Challenger: e.Challenger, Block: l.BlockNumber, Tx: l.TxHash,
	}
	if b.Ref.Game(b.Challenger) != b.ID {
		return b, fmt.Errorf("%w: game %s is not of claim and challenger", evm.ErrBadAnswer, b.ID)
	}
	return b, nil
}

// Game reads a game at the head and checks it against the contract's slot in the same
// block. The slot determines the state of a running game, but not the moves that led to
// it; of a game that is over it only shows that. A reorganisation during the call gives
// an error, which is temporary. The error wraps evm.ErrBadAnswer if the answers are
// inconsistent.
func (c *Client) Game(ctx context.Context, b Begun) (Game, error) {
	head, err := c.Chain.Header(ctx, evm.Latest)
	if err != nil {
		return Game{}, err
	}
	logs, err := c.logs(ctx, b, head)
	if err != nil {
		return Game{}, err
	}
	g, err := FromLogs(b, logs)
	if err != nil {
		return g, err
	}
	g.Head, g.Time = head.Number.Uint64(), head.Time
	slot, err := c.slot(ctx, b.ID, head.Number)
	if err != nil {
		return g, err
	}
	want := common.Hash(g.State().Hash())
	if g.Over != nil {
		want = slotOver
	}
	if slot != want {
		return g, fmt.Errorf("%w: game %s stands at %s, its events at %s", evm.ErrBadAnswer, b.ID, slot, want)
	}
	return g, nil
}

// FromLogs builds a game from its events Moved and Decided, in order, from any of them
// on. It decodes them strictly and makes every check that needs no contract. The error
// wraps evm.ErrBadAnswer.
func FromLogs(b Begun, logs []types.Log) (Game, error) {
	g := Game{Begun: b}
	for i := range logs {
		if err := g.add(&logs[i]); err != nil {
			return g, err
		}
	}
	if len(g.Moves) == 0 {
		return g, fmt.Errorf("%w: game %s has no state", evm.ErrBadAnswer, b.ID)
	}
	return g, nil
}

// add adds the next event of the game.
func (g *Game) add(l *types.Log) error {
	if g.Over != nil {
		return fmt.Errorf("%w: game %s goes on after its end", evm.ErrBadAnswer, g.ID)
	}
	if len(l.Topics) > 0 && l.Topics[0] == event(bindings.DisputeGameDecidedEventName) {
		e, err := game.UnpackDecidedEvent(l)
		if err != nil || e.Claim != g.Ref.Claim() {
			return fmt.Errorf("%w: event Decided of game %s: %v", evm.ErrBadAnswer, g.ID, err)
		}
		if e.Winner != g.Asserter && e.Winner != g.Challenger && e.Winner != (common.Address{}) {
			return fmt.Errorf("%w: game %s is won by %s, who does not play", evm.ErrBadAnswer, g.ID, e.Winner)
		}
		g.Over = &Decision{Winner: e.Winner, By: e.By, Block: l.BlockNumber, Tx: l.TxHash}
		return nil
	}
	m, err := g.next(l)
	if err != nil {
		return err
	}
	g.Moves = append(g.Moves, m)
	return g.checkState(m)
}

// next reads the state in an event, which is Challenged first and Moved later.
func (g *Game) next(l *types.Log) (m Moved, err error) {
	m = Moved{Block: l.BlockNumber, Tx: l.TxHash}
	var p dispute.Packed
	if len(g.Moves) == 0 {
		p, err = firstState(l)
	} else {
		p, m.Opened, err = parseMoved(l, g.State().Pack())
	}
	if err != nil {
		return m, err
	}
	if m.State, err = p.Unpack(); err != nil {
		return m, fmt.Errorf("%w: game %s: %w", evm.ErrBadAnswer, g.ID, err)
	}
	return m, nil
}

// firstState reads the state in a Challenged event.
func firstState(l *types.Log) (dispute.Packed, error) {
	e, err := game.UnpackChallengedEvent(l)
	if err != nil {
		return dispute.Packed{}, fmt.Errorf("%w: event Challenged: %w", evm.ErrBadAnswer, err)
	}
	return packedOf(e.State), nil
}

// parseMoved reads a Moved event after the state with packing p. The contract writes it
// in one way only, so other bytes of the same meaning are refused.
func parseMoved(l *types.Log, p dispute.Packed) (next dispute.Packed, opened []byte, err error) {
	e, err := game.UnpackMovedEvent(l)
	if err != nil {
		return p, nil, fmt.Errorf("%w: event Moved: %w", evm.ErrBadAnswer, err)
	}
	again, err := contract.Events[bindings.DisputeGameMovedEventName].Inputs.NonIndexed().Pack(e.Changed, e.Opened)
	if err != nil || !bytes.Equal(again, l.Data) {
		return p, nil, fmt.Errorf("%w: event Moved is not as the contract writes it", evm.ErrBadAnswer)
	}
	return p.With(e.Changed), e.Opened, nil
}

// checkState checks that a state belongs to this game, is possible, and was opened from
// the bytes in the event.
func (g *Game) checkState(m Moved) error {
	s, first := m.State, g.Moves[0].State
	if err := s.Valid(); err != nil {
		return fmt.Errorf("%w: game %s: %w", evm.ErrBadAnswer, g.ID, err)
	}
	if s.Claim != g.Ref.Claim() || s.Challenger != dispute.Address(g.Challenger) ||
		s.Asserter != dispute.Address(g.Asserter) || s.Trace != first.Trace {
		return fmt.Errorf("%w: a state of another game than %s", evm.ErrBadAnswer, g.ID)
	}
	if s.Turn() == dispute.Asserter {
		if len(m.Opened) > 0 {
			return fmt.Errorf("%w: game %s: the challenger opens nothing", evm.ErrBadAnswer, g.ID)
		}
		return nil
	}
	if _, err := s.Opened(m.Opened); err != nil {
		return fmt.Errorf("%w: game %s: %w", evm.ErrBadAnswer, g.ID, err)
	}
	return nil
}

// slot returns the hash of the state of a game, zero if there was none, and slotOver if
// it has ended.
func (c *Client) slot(ctx context.Context, id ID, at *big.Int) (common.Hash, error) {
	h, err := view(ctx, c.Chain, c.Config.Game, game.PackStateHash(id), at, game.UnpackStateHash)
	return common.Hash(h), err
}

// Lost reports whether a game has ended against the claim, at the head.
func (c *Client) Lost(ctx context.Context, claim merkle.Root) (bool, error) {
	return view(ctx, c.Chain, c.Config.Game, game.PackLost(claim), evm.Latest, game.UnpackLost)
}

// Credit returns what an account can withdraw at the head, in wei.
func (c *Client) Credit(ctx context.Context, account common.Address) (*big.Int, error) {
	return view(ctx, c.Chain, c.Config.Game, game.PackCredits(account), evm.Latest, game.UnpackCredits)
}

// MoveOf returns the whole move that led to a state, from the call data of its
// transaction. The error wraps ErrBadCall if that is no call of the game, for example
// because a contract made it.
func (c *Client) MoveOf(ctx context.Context, m Moved) (Called, error) {
	tx, err := c.Chain.Transaction(ctx, m.Tx)
	if err != nil {
		return Called{}, err
	}
	if tx.To() == nil || *tx.To() != c.Config.Game {
		return Called{}, fmt.Errorf("%w: transaction %s is not to the game", ErrBadCall, m.Tx)
	}
	return Unpack(tx.Data())
}
