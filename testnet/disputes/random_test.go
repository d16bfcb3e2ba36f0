package disputes

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// jobSetup is the start of games about one job: a chain with the job's lease, and
// parties that executed it rightly and wrongly.
type jobSetup struct {
	arena  *localChain
	job    job
	right  *disputetest.Party
	wrongs []*disputetest.Party

	prover  dispute.Prover // of private games; nil in others
	referee dispute.ProofReferee
}

// newGame challenges the claim of one of the parties, which is mostly a wrong one.
func (c *jobSetup) newGame(r *rand.Rand, t *tally) (*doubleGame, error) {
	m := &doubleGame{arena: c.arena.copy(), r: r, tally: t, proofs: c.referee}
	claim := c.right
	if r.IntN(4) > 0 {
		claim = c.wrongs[r.IntN(len(c.wrongs))]
	}
	claim.Lease, claim.Height = c.job.name(), height
	charge, err := c.job.evidence(m.arena.contracts, claim.Segment, claim.Header())
	if err != nil {
		return nil, err
	}
	bold, right := disputetest.Stubborn{Honest: disputetest.Asserter(claim)}, disputetest.Asserter(c.right)
	bold.Prover, right.Prover = c.prover, c.prover
	mixed := []disputetest.Actor{bold, bold, bold, right, disputetest.RandomOpener{Actor: bold, R: r}}
	m.asserters = [][]disputetest.Actor{{bold}, {bold}, mixed}[r.IntN(3)]
	bluffer := disputetest.RandomPicker{Knowledge: c.right, R: r}
	hunters := disputetest.Against(c.right, claim)
	m.challengers = [][]disputetest.Actor{{hunters}, {bluffer}, {hunters, bluffer},
		{disputetest.RandomLinker{RandomPicker: bluffer}}}[r.IntN(4)]
	marks, err := claim.Marks()
	if err != nil {
		return nil, err
	}
	return m, m.begin(charge, somewhere(r, charge, marks))
}

// newSyntheticGame challenges a claim about a job that was never run.
func newSyntheticGame(from *localChain, seed uint64, t *tally) (*doubleGame, error) {
	know, r := newSyntheticJob(seed), rand.New(rand.NewPCG(seed, 17))
	m := &doubleGame{arena: from.copy(), r: r, tally: t}
	j, err := openLease(m.arena, know.segment, know.header.Root(), 1)
	if err != nil {
		return nil, err
	}
	know.lease = j.name()
	charge, err := j.evidence(m.arena.contracts, know.segment, know.header)
	if err != nil {
		return nil, err
	}
	m.asserters = []disputetest.Actor{disputetest.Honest{Player: dispute.Player{Side: dispute.Asserter,
		Knowledge: know}}}
	m.challengers = []disputetest.Actor{disputetest.RandomPicker{Knowledge: know, R: r}}
	return m, m.begin(charge, somewhere(r, charge, know.marks()))
}

// somewhere is an interval of the claim, or all of it.
func somewhere(r *rand.Rand, charge games.Evidence, marks []merkle.Root) dispute.Interval {
	k := commit.Intervals(charge.Segment.Steps, charge.Header.Stride)
	if charge.Segment.CheckMarks(charge.Header.Stride, marks) != nil || k > 1 && r.IntN(3) == 0 {
		return allOf(charge)
	}
	return dispute.IntervalAt(marks, r.Uint32N(k))
}

// allOf is where a game about a claim begins for somebody who does not know its marks.
func allOf(charge games.Evidence) dispute.Interval {
	if commit.Intervals(charge.Segment.Steps, charge.Header.Stride) == 1 {
		return dispute.Interval{}
	}
	return dispute.Interval{Index: dispute.WholeSegment}
}

// begin makes the challenge on both implementations.
func (m *doubleGame) begin(charge games.Evidence, at dispute.Interval) error {
	data, err := games.PackChallenge(charge, at)
	if err != nil {
		return err
	}
	m.games++
	m.ref = charge.Ref()
	m.arena.now += uint64(m.r.IntN(100))
	if m.state, err = rules.Begin(charge.Claim(), at, dispute.Address(hunter.addr), m.arena.now); err != nil {
		return err
	}
	if err := m.arena.give(hunter.addr, 10*bondWei); err != nil {
		return err
	}
	before := len(m.arena.logs)
	if err := m.arena.call(hunter, m.arena.game, data, bond); err != nil {
		return fmt.Errorf("challenge: %w", err)
	}
	m.logs = slices.Clone(m.arena.logs[before:])
	m.spend("challenge")
	slot, err := m.arena.slot(m.ref.Game(hunter.addr))
	if err == nil && slot != common.Hash(m.state.Hash()) {
		err = fmt.Errorf("%w: a challenge leads to %s, want %x of %+v", errDiffer, slot, m.state.Hash(), m.state)
	}
	return err
}

// play makes random attempts until the game is over, and some more afterwards.
func (m *doubleGame) play() error {
	for range 200 {
		if m.over {
			return m.checkOver()
		}
		if err := m.turn(); err != nil {
			return err
		}
	}
	return errors.New("a game without end")
}

// turn makes a few wrong attempts and then a move, or lets the clock run out.
func (m *doubleGame) turn() error {
	for range m.r.IntN(4) {
		if err := m.illegalMove(); err != nil || m.over {
			return err
		}
	}
	move, silent := m.next()
	deadline := m.state.Deadline()
	if silent || m.stuck > 8 || m.r.IntN(60) == 0 {
		if err := m.timeout(stranger, deadline-uint64(m.r.IntN(2))); err != nil {
			return err
		}
		if !silent {
			if err := m.try("late", m.mover(move), m.state, move, deadline+1+uint64(m.r.IntN(3))); err != nil {
				return err
			}
		}
		return m.timeout(stranger, deadline+1+uint64(m.r.IntN(100)))
	}
	m.stuck++ // until a move is accepted
	return m.try("of the right form", m.mover(move), m.state, move, m.moment())
}

// next returns the move of one of the side's actors, or a Point.
func (m *doubleGame) next() (move dispute.Move, silent bool) {
	if at := m.state.Phase; (at == dispute.Steps || at == dispute.Ops) && m.r.IntN(6) == 0 {
		if move := m.point(); move != nil {
			return move, false
		}
	}
	side := m.asserters
	if m.state.Turn() == dispute.Challenger {
		side = m.challengers
	}
	move, _, silent = side[m.r.IntN(len(side))].Act(m.state, m.last, m.state.MovedAt)
	return move, silent || move == nil
}

// point returns a Point to a position that the actors reach, or to a changed one. It is
// signed by the node or, in vain, by another account. It is nil if the actors do not
// reach the end.
func (m *doubleGame) point() dispute.Move {
	asserter, challenger := m.asserters[m.r.IntN(len(m.asserters))], m.challengers[m.r.IntN(len(m.challengers))]
	place, ok := disputetest.Reach(m.state, asserter, challenger)
	if !ok {
		return nil
	}
	to := place.Position()
	switch m.r.IntN(6) {
	case 0:
		to = mutated(m.r, place).Pack().Changed() // its times too
	case 1:
		to[m.r.IntN(len(to))][m.r.IntN(32)] ^= 1 << m.r.IntN(8)
	}
	signer := node
	if m.r.IntN(12) == 0 {
		signer = []account{owner, hunter, stranger}[m.r.IntN(3)]
	}
	sig, err := m.arena.sign(signer, games.Position{Game: m.ref.Game(hunter.addr), To: to})
	if err != nil {
		return nil
	}
	return dispute.Point{To: to, Sig: sig}
}

// mover returns an account that may make the move.
func (m *doubleGame) mover(move dispute.Move) account {
	if m.state.Mover(move) == dispute.Challenger {
		return hunter
	}
	return []account{owner, node}[m.r.IntN(2)]
}

// moment returns a chain time in the turn: soon, late, or in the last second.
func (m *doubleGame) moment() uint64 {
	left := m.state.Deadline() - m.state.MovedAt
	return m.state.MovedAt + []uint64{0, 1, uint64(m.r.IntN(int(left/8) + 1)), uint64(m.r.IntN(int(left) + 1)),
		left}[m.r.IntN(5)]
}

// illegalMove tries something that is mostly not allowed.
func (m *doubleGame) illegalMove() error {
	move, silent := m.next()
	if silent {
		return m.timeout(stranger, m.state.MovedAt)
	}
	now := m.state.MovedAt
	switch m.r.IntN(7) {
	case 0:
		return m.try("by a stranger", []account{stranger, client, named("checker 0")}[m.r.IntN(3)], m.state, move, now)
	case 1:
		return m.try("by the other player", map[account]account{hunter: owner, owner: hunter,
			node: hunter}[m.mover(move)],
			m.state, move, now)
	case 2:
		return m.try("in another state", m.mover(move), mutated(m.r, m.state), move, now)
	case 3:
		if len(m.pool) > 0 {
			old := m.pool[m.r.IntN(len(m.pool))]
			return m.try("a move of another moment", m.mover(old), m.state, old, m.moment())
		}
	case 4:
		return m.moot(now)
	}
	return m.try("changed", m.mover(move), m.state, m.changed(move), m.moment())
}

// changed returns a move of the same kind with a random change.
func (m *doubleGame) changed(move dispute.Move) dispute.Move {
	switch v := move.(type) {
	case dispute.OpenSteps:
		return mutated(m.r, v)
	case dispute.Point:
		return mutated(m.r, v)
	case dispute.PickStepMove:
		return mutated(m.r, v)
	case dispute.OpenNodes:
		return mutated(m.r, v)
	case dispute.PickNodeMove:
		return mutated(m.r, v)
	case dispute.PickOp:
		return mutated(m.r, v)
	case dispute.PickLink:
		return mutated(m.r, v)
	case dispute.OpenCells:
		return mutated(m.r, v)
	case dispute.PickCellMove:
		return mutated(m.r, v)
	case dispute.OpenSums:
		return mutated(m.r, v)
	case dispute.PickTileMove:
		return mutated(m.r, v)
	case dispute.ProveTile:
		return mutated(m.r, v)
	case dispute.ProvePrivate:
		return mutated(m.r, v)
	case dispute.ProveLinked:
		return mutated(m.r, v)
	}
	return move
}

// moot tries to end a game about a claim that stands.
func (m *doubleGame) moot(at uint64) error {
	data, err := games.PackMoot(m.ref, m.state)
	if err != nil {
		return err
	}
	m.arena.now = at
	err = m.arena.call(stranger, m.arena.game, data, nil)
	if err == nil {
		return fmt.Errorf("%w: a claim that stands is moot", errDiffer)
	}
	return m.note("moot too early", err)
}

// checkOver checks that a game that is over accepts no move.
func (m *doubleGame) checkOver() error {
	now := m.arena.now
	if err := m.timeout(stranger, m.state.Deadline()+1); err != nil {
		return err
	}
	if len(m.pool) == 0 {
		return nil
	}
	move := m.pool[m.r.IntN(len(m.pool))]
	return m.try("after the end", m.mover(move), m.state, move, now)
}
