package disputes

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// lookBack is how many blocks are searched again for challenges: a reorganisation may have
// moved them.
const lookBack = 64

// Run plays until ctx is done.
func (p *Player) Run(ctx context.Context) error {
	defer p.replays.close()
	defer p.judging.close()
	defer p.wg.Wait()
	p.mu.Lock()
	p.ctx = ctx
	p.mu.Unlock()
	defer p.stop()
	if err := p.d.DropClaims(p.d.Heads.Latest().Time); err != nil {
		return err
	}
	if err := p.resume(); err != nil {
		return err
	}
	p.wg.Go(func() { p.watchClaims(ctx) })
	var from uint64
	var readErrors errorDedup
	for {
		head := p.d.Heads.Latest()
		err := p.look(ctx, from)
		if err == nil {
			from = head.Number - min(head.Number, lookBack)
		}
		if ctx.Err() == nil && readErrors.changed(err) && err != nil {
			p.d.Log.Warn("challenges not read", "err", err)
		}
		if _, err := p.d.Heads.Next(ctx, head.Number); err != nil {
			if ctx.Err() != nil {
				return nil
			}
			return err
		}
	}
}

func (p *Player) stop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.ctx = nil // what comes from now on is played after the next start
}

// resume continues the disputes that the ledger holds.
func (p *Player) resume() error {
	all, err := p.List()
	if err != nil {
		return err
	}
	for _, x := range all {
		if x.Status.open() {
			p.play(x)
		}
	}
	return nil
}

// look finds challenges that concern this node.
func (p *Player) look(ctx context.Context, from uint64) error {
	found, err := p.games.Find(ctx, games.Filter{From: from})
	if err != nil {
		return err
	}
	for _, b := range found {
		if err := p.found(b); err != nil {
			return err
		}
	}
	return nil
}

// found starts to play a game that the chain shows, unless it is known.
func (p *Player) found(b games.Begun) error {
	known, ok, err := p.get(common.Hash(b.ID))
	if err != nil || ok && known.Status != Wanted {
		return err
	}
	x := disputeOf(b)
	x.Status, x.Estimate = Playing, known.Estimate
	switch p.d.Operator {
	case b.Asserter:
		x.Side = dispute.Asserter
	case b.Challenger:
		x.Side = dispute.Challenger
	default:
		if _, ours, err := p.d.Claim(b.Ref); err != nil || !ours {
			return err
		}
	}
	if err := p.put("dispute.begun", x); err != nil {
		return err
	}
	p.event(x, "%s challenges segment %d, signed by %s", x.Challenger.Hex(), x.Segment, x.Asserter.Hex())
	p.play(x)
	return nil
}

// Contest challenges a claim that this node's verifier found wrong. own is what the verifier
// computed of the whole segment, which is not executed again then, or nil. It returns at
// once. What comes of it is in the ledger and among the job's events.
func (p *Player) Contest(c role.Claim, own *executor.Outcome, at *uint32) {
	if !c.Disputable() {
		return
	}
	if own != nil {
		if err := p.replays.adopt(c, *own); err != nil {
			p.d.Log.Warn("what was computed of a segment is not kept", "segment", c.Segment().Index, "err", err)
		}
	}
	if own != nil {
		at = nil // the first wrong interval is known
	}
	if _, err := p.want(c, at); err != nil {
		p.d.Log.Warn("claim not contested", "segment", c.Segment().Index, "err", err)
	}
}

// Want notes the intent to challenge a claim, once, and starts to play. It returns the
// dispute as it is.
func (p *Player) Want(c role.Claim) (Dispute, error) { return p.want(c, nil) }

// want is Want with an interval that was found wrong, or nil.
func (p *Player) want(c role.Claim, at *uint32) (Dispute, error) {
	ref := c.Ref()
	x := disputeOf(games.Begun{
		ID: ref.Game(p.d.Operator), Ref: ref, Asserter: c.Lease.Lease.Provider, Challenger: p.d.Operator,
	})
	x.Side, x.Status, x.Interval = dispute.Challenger, Wanted, at
	known, ok, err := p.get(x.Game)
	if err != nil || ok && known.Status != Dropped {
		return known, err
	}
	if err := p.d.KeepClaim(c); err != nil {
		return x, err
	}
	if err := p.put("dispute.wanted", x); err != nil {
		return x, err
	}
	p.play(x)
	return x, nil
}

// ClaimOf returns the claim that a dispute is about. The error wraps ErrUnknownClaim.
func (p *Player) ClaimOf(x Dispute) (role.Claim, error) {
	c, ok, err := p.d.Claim(x.Ref())
	if err == nil && !ok {
		err = fmt.Errorf("%w: %s", ErrUnknownClaim, role.ClaimID(x.Ref()))
	}
	return c, err
}

// Header returns the header of the trace of a claim's job.
func (p *Player) Header(ctx context.Context, c role.Claim) (ir.Header, error) {
	data, err := p.replays.data.Of(ctx, market.RestoreAnnouncement(c.Announcement), c.Holders()...)
	if err != nil {
		return ir.Header{}, err
	}
	t, err := p.d.Runner.Trace(c.Announcement.Spec, data)
	if err != nil {
		return ir.Header{}, err
	}
	return t.Header(), nil
}

// Verify executes a claim's segment again, and estimates a challenge of it.
func (p *Player) Verify(ctx context.Context, c role.Claim) (d Difference, err error) {
	v, err := p.viewOf(c, dispute.Challenger)
	if err != nil {
		return d, err
	}
	err = p.replays.with(ctx, v, func(k knowledge) error {
		if d, err = k.difference(); err != nil {
			return err
		}
		d.Estimate, err = p.estimate(ctx, c.Announcement, k)
		return err
	})
	return d, err
}

// Play does at once what is due in a game, if it is this node's to do. The error wraps
// ErrUnknownGame.
func (p *Player) Play(ctx context.Context, game common.Hash) error {
	if _, ok, err := p.get(game); err != nil || !ok {
		return errors.Join(err, ErrUnknownGame)
	}
	p.mu.Lock()
	busy := p.running[game]
	if !busy {
		p.running[game] = true
	}
	p.mu.Unlock()
	if busy {
		p.Nudge() // the one who plays it looks now
		return nil
	}
	defer func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		delete(p.running, game)
	}()
	_, err := p.step(ctx, game)
	return err
}

// play gives a dispute to a goroutine of its own, unless one has it.
func (p *Player) play(x Dispute) {
	p.mu.Lock()
	defer p.mu.Unlock()
	ctx := p.ctx
	if ctx == nil || p.running[x.Game] {
		return
	}
	p.running[x.Game] = true
	p.wg.Go(func() { p.loadKeys(x) })
	p.wg.Go(func() {
		p.follow(ctx, x.Game)
		p.mu.Lock()
		defer p.mu.Unlock()
		delete(p.running, x.Game)
	})
}

// follow looks at one game at every new head, or when it is nudged, until the game is over.
func (p *Player) follow(ctx context.Context, game common.Hash) {
	var errs errorDedup
	for ctx.Err() == nil {
		head, nudged := p.d.Heads.Latest().Number, p.nudged()
		over, err := p.step(ctx, game)
		switch {
		case over:
			return
		case ctx.Err() != nil || !errs.changed(err):
		case err != nil:
			p.d.Log.Warn("dispute waits", "game", game, "err", err)
		default:
			p.d.Log.Info("dispute goes on", "game", game)
		}
		p.wait(ctx, head, nudged)
	}
}

// wait returns at the next head, or when somebody asks to look at once.
func (p *Player) wait(ctx context.Context, head uint64, nudged <-chan struct{}) {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	stop := make(chan struct{})
	defer close(stop)
	p.wg.Go(func() {
		select {
		case <-nudged:
			cancel()
		case <-stop:
		}
	})
	_, _ = p.d.Heads.Next(ctx, head)
}

func (p *Player) nudged() <-chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.nudge
}

// Nudge makes the player look at every game now.
func (p *Player) Nudge() {
	p.mu.Lock()
	defer p.mu.Unlock()
	close(p.nudge)
	p.nudge = make(chan struct{})
}

// event adds an event of the claim's job if it is known, otherwise to the log.
func (p *Player) event(x Dispute, format string, args ...any) {
	p.eventWith(x, map[string]any{}, format, args...)
}

// eventWith is event with figures beside the text.
func (p *Player) eventWith(x Dispute, figures map[string]any, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	c, ok, err := p.d.Claim(x.Ref())
	if err != nil || !ok {
		p.d.Log.Info("dispute", "game", x.Game, "what", text)
		return
	}
	figures["game"], figures["segment"] = x.Game.Hex(), x.Segment
	p.d.Event(c.Announcement.Offer.Job, "dispute", text, figures)
}
