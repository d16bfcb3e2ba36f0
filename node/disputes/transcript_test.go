package disputes

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
	"github.com/infernetprotocol/infernet/zkproof/keys/keystest"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
	"github.com/infernetprotocol/infernet/zkproof/proofs/proofstest"
)

// theGame is the contract of private games in these tests.
var theGame = common.Address{0xda}

// newPrivateMatch is newMatch over private data, with the devnet's keys.
func newPrivateMatch(t *testing.T, numerics string, wrong bool, o Options) (*match, *proofChecker) {
	t.Helper()
	spec, data := roletest.TraceableJob(t)
	p := &spec.Program // a small one: a leaf is hashed for long
	p.Numerics = numerics
	p.Model.Dim, p.Model.Layers, p.Model.Heads, p.Model.KVHeads, p.Model.Hidden, p.Model.Context = 16, 1, 2, 1, 16, 16
	p.Batch = 5
	o.Chain, o.Contract = 7, theGame
	o.Keys = func(a circuit.Arithmetic, _ merkle.Root) (keys.Pair, error) { return keystest.Devnet(t, a), nil }
	d := matchOver(t, claimTo(t, spec, data, 0, wrong), data, o)
	_, referee := proofstest.NewProver(t, proofs.Scope{ChainID: 7, Game: dispute.Address(theGame)})
	by := &proofChecker{Referee: referee}
	d.keys, d.rules.Proofs = referee.Keys, by
	return d, by
}

// proofChecker counts the proofs that it took.
type proofChecker struct {
	proofs.Referee
	took int
}

// Check implements dispute.ProofReferee.
func (j *proofChecker) Check(s dispute.State, t dispute.Tile, proof []byte) error {
	err := j.Referee.Check(s, t, proof)
	if err == nil {
		j.took++
	}
	return err
}

// TestPrivateGamesArePointedAt: one over a wrong claim, with a crash of both in
// between, whose referee sees the cells; and one over a right claim, which a
// proof decides.
func TestPrivateGamesArePointedAt(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, numerics := range []string{program.R32Private, program.X8Private} {
		pointedAt(t, numerics)
	}
}

func pointedAt(t *testing.T, numerics string) {
	t.Helper()
	d, by := newPrivateMatch(t, numerics, true, flip)
	d.verifier.Contest(d.claim, nil, nil)
	d.verifier.act(t)
	d.provider.act(t)
	d.verifier.restart(t)
	d.provider.restart(t)
	if x := d.play(t); x.Status != Won || d.games[0].Over.By != "the tile" || d.moves != 2 || by.took != 0 {
		t.Errorf("%s: %s after %d moves and %d proofs, decided by %s", numerics, x.Status, d.moves, by.took,
			d.games[0].Over.By)
	}
	right, by := newPrivateMatch(t, numerics, false, Options{})
	right.verifier.o.Fault = role.FaultInjection{Lie: true}
	right.verifier.restart(t)
	if x := right.play(t); x.Status != Lost || right.moves != 2 || by.took != 1 {
		t.Errorf("%s: %s after %d moves and %d proofs", numerics, x.Status, right.moves, by.took)
	}
}

// prober asks a provider's node, as somebody's node, for what it wants to see.
type prober struct {
	*match
	from peer.ID
	game common.Hash
}

// open asks in a state, and returns the opening.
func (c prober) open(t *testing.T, s dispute.State) (dispute.Move, error) {
	t.Helper()
	a, err := c.provider.Open(t.Context(), c.from, OpenRequest{Game: c.game, State: s.Pack()})
	if errors.Is(err, errReplayBusy) {
		c.provider.replays.ahead.Wait()
		a, err = c.provider.Open(t.Context(), c.from, OpenRequest{Game: c.game, State: s.Pack()})
	}
	if err != nil {
		return nil, err
	}
	called, err := games.Unpack(a.Move)
	if err != nil {
		t.Fatal(err)
	}
	return called.Move, nil
}

// refused checks that a question is refused as off the line of picks.
func (c prober) refused(t *testing.T, what string, s dispute.State) {
	t.Helper()
	var r *p2p.Refusal
	if m, err := c.open(t, s); !errors.As(err, &r) || r.Code != wire.CodeStale {
		t.Errorf("%s: %T, %v", what, m, err)
	}
}

// TestAPrivateGameShowsOneLine: a challenger without a reason is shown the cells
// of one leaf, and no other's, whoever crashes; strangers are shown nothing.
func TestAPrivateGameShowsOneLine(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	d, _ := newPrivateMatch(t, program.R32Private, false, Options{})
	tr, err := d.provider.Header(t.Context(), d.claim)
	if err != nil {
		t.Fatal(err)
	}
	id, _, err := d.verifier.s.Challenge(t.Context(), d.claim.Charge(tr),
		dispute.Interval{Index: dispute.WholeSegment})
	if err != nil {
		t.Fatal(err)
	}
	d.provider.act(t)
	mine, err := peer.Decode(d.claim.Peers[0])
	if err != nil {
		t.Fatal(err)
	}
	c := prober{d, mine, common.Hash(id)}
	first := d.games[0].State()

	stranger := c
	stranger.from = somebody(t)
	var r *p2p.Refusal
	if _, err := stranger.open(t, first); !errors.As(err, &r) || r.Code != wire.CodeInvalid {
		t.Errorf("a stranger: %v", err)
	}
	leaf, other := c.descend(t, first)
	c.refused(t, "a second leaf", other)
	d.provider.restart(t)
	d.provider.act(t)
	c.refused(t, "a second leaf after a crash", other)
	if m, err := c.open(t, leaf); err != nil || m.Kind() != (dispute.OpenCells{}).Kind() {
		t.Errorf("the same leaf: %T, %v", m, err)
	}
	d.Pass(101) // the provider's patience ends: it opens on chain
	d.provider.act(t)
	if len(d.games[0].Moves) != 2 {
		t.Fatalf("it waits still: %d moves", len(d.games[0].Moves))
	}
	c.refused(t, "once it is played on chain", leaf)
}

// descend goes to an operator of several leaves, and to the cells of its first leaf. other
// is the state with the cells of its second leaf.
func (c prober) descend(t *testing.T, s dispute.State) (leaf, other dispute.State) {
	t.Helper()
	for s.Phase != dispute.Cells {
		m, err := c.open(t, s)
		if err != nil {
			t.Fatalf("%s: %v", s.Phase, err)
		}
		nodes, ok := m.(dispute.OpenNodes)
		if ok && len(nodes.Nodes) > 1 && s.Phase == dispute.Leaves {
			other = c.pick(t, s, m, 1)
		}
		s = c.pick(t, s, m, 0)
	}
	if _, err := c.open(t, s); err != nil {
		t.Fatal(err)
	}
	if other.Phase != dispute.Cells {
		t.Fatalf("no second leaf: %s", other.Phase)
	}
	return s, other
}

// pick returns the state after pick i of what m opened.
func (c prober) pick(t *testing.T, s dispute.State, m dispute.Move, i int) (next dispute.State) {
	t.Helper()
	v := view{claim: c.claim, side: dispute.Asserter}.in(s)
	err := c.provider.replays.with(t.Context(), v, func(k knowledge) error {
		opened, _, err := c.rules.Apply(s, m, s.MovedAt)
		if err != nil {
			return err
		}
		pick := dispute.Move(nil)
		switch m := m.(type) {
		case dispute.OpenSteps:
			pick = dispute.PickStepAt(m, i)
		case dispute.OpenNodes:
			pick = dispute.PickNodeAt(k, opened, m, i)
		}
		next, _, err = c.rules.Apply(opened, pick, s.MovedAt)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return next
}
