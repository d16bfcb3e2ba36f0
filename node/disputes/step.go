package disputes

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// step does the next thing in a dispute if it is this node's to do, and reports whether the
// dispute is over.
func (p *Player) step(ctx context.Context, game common.Hash) (over bool, err error) {
	x, ok, err := p.get(game)
	if err != nil || !ok || !x.Status.open() {
		return err == nil, err
	}
	if x.Status == Wanted {
		return p.begin(ctx, x)
	}
	g, err := p.games.Game(ctx, x.Begun())
	if err != nil {
		return false, err
	}
	if g.Over != nil {
		return p.end(ctx, x, g)
	}
	return false, p.turn(ctx, x, g)
}

// begin challenges the claim once that is known to be worth it.
func (p *Player) begin(ctx context.Context, x Dispute) (over bool, err error) {
	c, ok, err := p.d.Claim(x.Ref())
	if err != nil || !ok {
		return true, errors.Join(err, p.drop(x, "the claim is not kept any more"))
	}
	if why := p.tooSlow(c.Announcement.Spec); why != nil {
		return true, p.drop(x, why.Error())
	}
	var charge games.Evidence
	var at dispute.Interval
	v, err := p.viewOf(c, dispute.Challenger)
	if err != nil {
		return false, err
	}
	err = p.replays.with(ctx, v, func(k knowledge) error {
		charge = c.Charge(k.Header())
		x.Estimate, err = p.estimate(ctx, c.Announcement, k)
		if err != nil || charge.Claim().Defect() != dispute.NoDefect {
			return err
		}
		at, err = k.challenged(charge.Claim(), x.Interval)
		return err
	})
	if err == nil {
		err = x.Estimate.worth()
	}
	if errors.Is(err, ErrRight) || errors.Is(err, ErrNotWorth) {
		return true, p.drop(x, err.Error())
	}
	if err != nil {
		return false, err
	}
	if x.Note != evidenceCommitted {
		p.event(x, "segment %d is wrong: %s", c.Segment().Index, x.Estimate)
	}
	if charge.Claim().Defect() != dispute.NoDefect {
		return p.slashMalformed(ctx, x, charge)
	}
	return p.challenge(ctx, x, charge, at)
}

// drop ends a dispute before it began.
func (p *Player) drop(x Dispute, why string) error {
	x.Status, x.Note = Dropped, why
	p.event(x, "segment %d is not challenged: %s", x.Segment, why)
	return p.put("dispute.dropped", x)
}

// slashMalformed takes the lock of a provider whose segment's own fields are wrong. That
// needs no game.
func (p *Player) slashMalformed(ctx context.Context, x Dispute, charge games.Evidence) (over bool, err error) {
	_, err = p.games.SlashMalformed(ctx, charge)
	if errors.Is(err, games.ErrEvidenceWaits) {
		return false, p.committed(x)
	}
	if err != nil {
		return p.refused(x, err)
	}
	x.Status, x.Note = Won, "the segment's own fields were wrong: "+string(charge.Claim().Defect())
	p.event(x, "won at once: %s", x.Note)
	return true, errors.Join(p.put("dispute.won", x), p.collect(ctx, x))
}

// evidenceCommitted is the note of a dispute whose evidence is committed to and not yet shown.
const evidenceCommitted = "the evidence is committed to, and shown when the contract takes it"

// committed notes, once, that the evidence is shown at a later look.
func (p *Player) committed(x Dispute) error {
	if x.Note == evidenceCommitted {
		return nil
	}
	x.Note = evidenceCommitted
	p.event(x, "segment %d: %s", x.Segment, x.Note)
	return p.put("dispute.committed", x)
}

// challenge posts the bond and begins the game.
func (p *Player) challenge(ctx context.Context, x Dispute, charge games.Evidence, at dispute.Interval) (over bool,
	err error) {
	if err := p.put("dispute.challenged", x); err != nil { // the estimate
		return false, err
	}
	if _, _, err := p.games.Challenge(ctx, charge, at); err != nil {
		return p.refused(x, err)
	}
	lease := x.Ref().Lease
	found, err := p.games.Find(ctx, games.Filter{Challenger: &p.d.Operator, Lease: &lease})
	if err != nil {
		return false, err
	}
	for _, b := range found {
		if common.Hash(b.ID) == x.Game {
			return false, p.found(b)
		}
	}
	return false, nil // the next look shows it
}

// refused drops a dispute that the contract will never take. Other errors are returned.
func (p *Player) refused(x Dispute, err error) (over bool, _ error) {
	if errors.Is(err, games.ErrRefused) || errors.Is(err, games.ErrUnfounded) || errors.Is(err, games.ErrUntraceable) {
		return true, p.drop(x, wire.Short(err))
	}
	return false, err
}

// turn moves if it is this node's turn. It ends the game if the other player is too late or
// another game has won.
func (p *Player) turn(ctx context.Context, x Dispute, g games.Game) error {
	s, now := g.State(), p.d.Heads.Latest().Time
	switch {
	case x.Side == dispute.Nobody:
		return nil
	case s.Turn() == x.Side:
		if now > s.Deadline() || common.Hash(s.Hash()) == x.Stuck {
			return nil
		}
		if x.Side == dispute.Asserter && p.waitsForPoint(g, now) {
			return p.prepare(ctx, x, s)
		}
		return p.move(ctx, x, g)
	case now > s.Deadline():
		p.event(x, "%s did not move by its deadline: ending the game", s.Turn())
		_, err := p.games.Timeout(ctx, g.Ref, s)
		return ignoreMoved(err)
	}
	lost, err := p.games.Lost(ctx, s.Claim)
	if err == nil && !lost && x.Side == dispute.Challenger {
		return p.playOffChain(ctx, x, g)
	}
	if err != nil || !lost {
		return err
	}
	_, err = p.games.Moot(ctx, g.Ref, s)
	return ignoreMoved(err)
}

// ignoreMoved drops the error that the game is in another state by now. The next look finds
// that state.
func ignoreMoved(err error) error {
	if errors.Is(err, games.ErrMoved) {
		return nil
	}
	return err
}

// move answers the state of the game.
func (p *Player) move(ctx context.Context, x Dispute, g games.Game) error {
	s := g.State()
	m, err := p.next(ctx, x, g)
	if errors.Is(err, dispute.ErrNoMove) && (m == nil || !p.o.Fault.Flip) {
		x.Stuck, x.Note = common.Hash(s.Hash()), err.Error()
		p.event(x, "as %s in %s: %v", x.Side, s.Phase, err)
		return p.put("dispute.stuck", x)
	}
	if err != nil && !errors.Is(err, dispute.ErrNoMove) {
		return err
	}
	p.event(x, "%s: %s: %s", x.Side, s.Phase, m.Kind())
	if _, err := p.games.Move(ctx, g.Ref, s, m); err != nil {
		return ignoreMoved(err)
	}
	return nil
}

// next returns the move to make by what this node computes. With ErrNoMove it returns the
// move that a rehearsing cheat makes nevertheless, if there is one.
func (p *Player) next(ctx context.Context, x Dispute, g games.Game) (m dispute.Move, err error) {
	c, ok, err := p.d.Claim(g.Ref)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, fmt.Errorf("%w: %w", dispute.ErrNoMove, ErrUnknownClaim)
	}
	v, err := p.viewOf(c, x.Side)
	if err != nil {
		return nil, err
	}
	answer := func(by dispute.Prover) (m dispute.Move, err error) {
		err = p.replays.with(ctx, v.in(g.State()), func(k knowledge) error {
			player, err := k.player()
			if err != nil {
				return err
			}
			player.Prover = by
			m, err = player.Next(g.State(), g.Last())
			return err
		})
		return m, err
	}
	var todo unproven
	m, err = answer(p.prove.deferred(&todo))
	if err != nil || !todo.wanted {
		return m, err
	}
	m, err = p.proven(x, m, todo)
	if errors.Is(err, dispute.ErrUnprovable) {
		return answer(noProver{})
	}
	return m, err
}

// end takes what a decided game brings, once its end is final.
func (p *Player) end(ctx context.Context, x Dispute, g games.Game) (over bool, err error) {
	if g.Head+1 < g.Over.Block+p.o.Depth {
		return false, nil
	}
	winner := [...]common.Address{dispute.Asserter: g.Asserter, dispute.Challenger: g.Challenger}
	switch {
	case g.Over.Winner == (common.Address{}):
		x.Status = Moot
	case x.Side == dispute.Nobody, g.Over.Winner == winner[x.Side]:
		x.Status = Won
	default:
		x.Status = Lost
	}
	x.Note = fmt.Sprintf("%s, decided by %s after %s", outcome(g), g.Over.By, moves(len(g.Moves)-1))
	if err := p.collect(ctx, x); err != nil {
		return false, err
	}
	p.event(x, "over: %s", x.Note)
	return true, p.put("dispute.over", x)
}

// moves counts moves in words.
func moves(n int) string {
	if n == 1 {
		return "one move"
	}
	return fmt.Sprintf("%d moves", n)
}

// outcome says who won a game.
func outcome(g games.Game) string {
	switch g.Over.Winner {
	case g.Asserter:
		return "the segment stands: the challenger's bond is gone"
	case g.Challenger:
		return "the segment is lost: its provider's stake is cut, the challenger is paid"
	}
	return "another game over the segment was won before: the bond is back"
}

// collect cuts the stake of the verifiers who agreed with a lost claim, as far as this node
// has their signatures, and withdraws what games owe the wallet.
func (p *Player) collect(ctx context.Context, x Dispute) error {
	lost, err := p.games.Lost(ctx, x.Ref().Claim())
	if err != nil {
		return err
	}
	c, kept, err := p.d.Claim(x.Ref())
	if err != nil {
		return err
	}
	if lost && kept {
		for _, v := range p.agreed(x.Ref()) {
			if _, err := p.games.SlashVerifier(ctx, x.Ref(), c.Lease.Lease, v); err != nil &&
				!errors.Is(err, games.ErrRefused) {
				return err
			}
			p.event(x, "verifier %s had agreed: its stake is cut", v.Verdict.Verifier.Hex())
		}
	}
	if err := p.games.TakeReward(ctx, games.ID(x.Game)); err != nil {
		return err
	}
	credit, err := p.games.Credit(ctx, p.d.Operator)
	if err != nil || credit.Sign() == 0 {
		return err
	}
	_, err = p.games.Withdraw(ctx, games.ID(x.Game), p.d.Operator)
	return err
}

// agreed returns the verdicts that agreed with a claim, except this operator's own.
func (p *Player) agreed(r games.Ref) []market.SignedVerdict {
	return slices.DeleteFunc(p.Verdicts(r), func(v market.SignedVerdict) bool {
		return !v.Verdict.Agree || v.Verdict.Verifier == p.d.Operator
	})
}

// Verdicts returns the verdicts on a claim that this node has, without their logs.
func (p *Player) Verdicts(r games.Ref) []market.SignedVerdict {
	s, err := p.leases.State(common.Hash(r.Lease))
	if err != nil {
		return nil
	}
	at := r.Segment - s.Deal.Lease.Lease.FirstSegment
	if at >= uint32(len(s.Segments)) || s.Segments[at].Hash != common.Hash(r.Hash) {
		return nil
	}
	return slices.Clone(s.Segments[at].Verdicts)
}
