package disputes

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// playableChain is a testChain on which the client of games plays.
type playableChain interface {
	testChain
	// client plays with an account's key.
	client(ctx context.Context, by account) (*games.Client, error)
	balance(of common.Address) (uint64, error) // wei
	// fees returns what an account has paid for gas so far, in wei.
	fees(by common.Address) (uint64, error)
}

// chainBackend plays a scenario on a chain through the client that nodes use.
// Everything that it returns is read from the chain.
type chainBackend struct {
	ctx      context.Context
	land     playableChain
	evidence games.Evidence
	clients  map[string]*games.Client
	begun    map[string]games.Begun
}

var _ disputetest.Backend = (*chainBackend)(nil)

// asserter is the name of the provider's node among the clients.
const asserter = "the provider's node"

func newChainBackend(ctx context.Context, l playableChain, charge games.Evidence) *chainBackend {
	return &chainBackend{ctx: ctx, land: l, evidence: charge, clients: map[string]*games.Client{},
		begun: map[string]games.Begun{}}
}

// player returns the account of a name.
func player(name string) account {
	if name == asserter {
		return node
	}
	return named("player " + name)
}

func (s *chainBackend) client(name string) (*games.Client, error) {
	if c, ok := s.clients[name]; ok {
		return c, nil
	}
	c, err := s.land.client(s.ctx, player(name))
	if err == nil {
		s.clients[name] = c
	}
	return c, err
}

// mover returns the name of the party that makes a move.
func mover(challenger string, s dispute.State, m dispute.Move) string {
	if s.Mover(m) == dispute.Asserter {
		return asserter
	}
	return challenger
}

// signed returns the move with the node's signature in place of the placeholder.
func (s *chainBackend) signed(before dispute.State, m dispute.Move) (dispute.Move, error) {
	p, ok := m.(dispute.Point)
	if !ok || p.Sig != disputetest.PlaceholderSig {
		return m, nil
	}
	sig, err := s.land.place().sign(node, games.Position{Game: s.evidence.Ref().Game(common.Address(before.Challenger)),
		To: p.To})
	p.Sig = sig
	return p, err
}

func refused(err error) error {
	if errors.Is(err, games.ErrRefused) {
		return fmt.Errorf("%w: %w", disputetest.ErrRefused, err)
	}
	return err
}

// Begin implements disputetest.Backend.
func (s *chainBackend) Begin(at uint64, challenger string, where dispute.Interval) (dispute.State, error) {
	c, err := s.client(challenger)
	if err != nil {
		return dispute.State{}, err
	}
	if err := s.land.at(at); err != nil {
		return dispute.State{}, err
	}
	id, _, err := c.Challenge(s.ctx, s.evidence, where)
	if err != nil {
		return dispute.State{}, refused(err)
	}
	address := player(challenger).addr
	found, err := c.Find(s.ctx, games.Filter{Challenger: &address})
	if err != nil {
		return dispute.State{}, err
	}
	if len(found) != 1 || found[0].ID != id {
		return dispute.State{}, fmt.Errorf("after the challenge %s: games %+v", id, found)
	}
	s.begun[challenger] = found[0]
	g, err := s.game(challenger)
	if err != nil {
		return dispute.State{}, err
	}
	return g.State(), nil
}

// game returns a game as the chain has it, read by a client that did not take part.
func (s *chainBackend) game(challenger string) (games.Game, error) {
	c, err := s.client(asserter)
	if err != nil {
		return games.Game{}, err
	}
	return c.Game(s.ctx, s.begun[challenger])
}

// Move implements disputetest.Backend.
func (s *chainBackend) Move(at uint64, challenger string, before dispute.State, m dispute.Move) (dispute.State,
	dispute.Outcome, error) {
	c, err := s.client(mover(challenger, before, m))
	if err != nil {
		return before, dispute.Outcome{}, err
	}
	if m, err = s.signed(before, m); err != nil {
		return before, dispute.Outcome{}, err
	}
	if err := s.land.at(at); err != nil {
		return before, dispute.Outcome{}, err
	}
	if _, err := c.Move(s.ctx, s.evidence.Ref(), before, m); err != nil {
		return before, dispute.Outcome{}, refused(err)
	}
	g, err := s.game(challenger)
	if err != nil {
		return before, dispute.Outcome{}, err
	}
	if g.Over != nil {
		return before, outcome(g), nil
	}
	if err := s.sameMove(c, g, m); err != nil {
		return before, dispute.Outcome{}, err
	}
	return g.State(), dispute.Outcome{}, nil
}

// sameMove checks that the move can be read back from its transaction.
func (s *chainBackend) sameMove(c *games.Client, g games.Game, m dispute.Move) error {
	called, err := c.MoveOf(s.ctx, g.Moves[len(g.Moves)-1])
	if err != nil {
		return err
	}
	a, err := games.Pack(s.evidence.Ref(), called.State, called.Move)
	if err != nil {
		return err
	}
	b, err := games.Pack(s.evidence.Ref(), g.Moves[len(g.Moves)-2].State, m)
	if err == nil && string(a) != string(b) {
		err = fmt.Errorf("%s comes back as %+v", m.Kind(), called.Move)
	}
	return err
}

// outcome returns the winner, by the game's accounts.
func outcome(g games.Game) dispute.Outcome {
	o := dispute.Outcome{Why: g.Over.By}
	switch g.Over.Winner {
	case g.Asserter:
		o.Winner = dispute.Asserter
	case g.Challenger:
		o.Winner = dispute.Challenger
	}
	return o
}

// Timeout implements disputetest.Backend.
func (s *chainBackend) Timeout(at uint64, challenger string, before dispute.State) (dispute.Outcome, error) {
	winner := challenger
	if before.Turn() == dispute.Challenger {
		winner = asserter
	}
	c, err := s.client(winner)
	if err != nil {
		return dispute.Outcome{}, err
	}
	if err := s.land.at(at); err != nil {
		return dispute.Outcome{}, err
	}
	if _, err := c.Timeout(s.ctx, s.evidence.Ref(), before); err != nil {
		return dispute.Outcome{}, refused(err)
	}
	g, err := s.game(challenger)
	if err != nil {
		return dispute.Outcome{}, err
	}
	if g.Over == nil {
		return dispute.Outcome{}, fmt.Errorf("the game goes on after its time-out: %+v", g.State())
	}
	return outcome(g), nil
}

// Moot implements disputetest.Backend.
func (s *chainBackend) Moot(at uint64, challenger string, before dispute.State) error {
	c, err := s.client(challenger)
	if err != nil {
		return err
	}
	if err := s.land.at(at); err != nil {
		return err
	}
	_, err = c.Moot(s.ctx, s.evidence.Ref(), before)
	return refused(err)
}
