package disputes

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// offChainTimeout bounds a game off chain.
const offChainTimeout = time.Minute

// errNotServed is returned when no peer answers for the asserter.
var errNotServed = errors.New("the asserter's node does not serve its openings")

// playOffChain plays a game off chain if the asserter's node serves its openings, and
// points at where it ends. If the node does not serve them, the game continues on chain.
// Nothing is lost then: it is the asserter's time that runs.
func (p *Player) playOffChain(ctx context.Context, x Dispute, g games.Game) error {
	s := g.State()
	if p.d.Net == nil || len(g.Moves) != 1 || !p.mayPlayOffChain(x) {
		return nil
	}
	m, err := p.findPoint(ctx, x, s)
	soon := errors.Is(err, errNotServed) && p.d.Heads.Latest().Time < s.MovedAt+p.o.Patience
	if (soon || wire.Busy(err)) && ctx.Err() == nil {
		return nil // it may not have seen the challenge yet: again at the next look
	}
	p.stopOffChain(x)
	if err != nil {
		p.event(x, "to be played on chain: %s", wire.Short(err))
		return nil
	}
	p.event(x, "%s: the asserter signed where the game ends", m.Kind())
	_, err = p.games.Move(ctx, g.Ref, s, m)
	return ignoreMoved(err)
}

// mayPlayOffChain reports whether playing a game off chain was not yet tried to its end.
func (p *Player) mayPlayOffChain(x Dispute) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return !p.chainOnly[x.Game]
}

// stopOffChain notes that a game is not to be played off chain any more.
func (p *Player) stopOffChain(x Dispute) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.chainOnly[x.Game] = true
}

// findPoint plays the game off chain. It returns the move that points at where it ends.
func (p *Player) findPoint(ctx context.Context, x Dispute, s dispute.State) (m dispute.Point, err error) {
	c, err := p.ClaimOf(x)
	if err != nil {
		return m, err
	}
	v, err := p.viewOf(c, dispute.Challenger)
	if err != nil {
		return m, err
	}
	ctx, cancel := context.WithTimeout(ctx, offChainTimeout)
	defer cancel()
	end, err := dispute.OffChain(s, func(at dispute.State, last dispute.Move) (dispute.Move, error) {
		if at.Turn() == dispute.Asserter {
			return p.opening(ctx, x, c, at)
		}
		return p.pick(ctx, v, at, last)
	})
	if err == nil {
		m, err = p.signedPoint(ctx, x, c, end)
	}
	return m, err
}

// pick returns the challenger's pick in a state, from the part that is disputed by then.
func (p *Player) pick(ctx context.Context, v view, s dispute.State, last dispute.Move) (m dispute.Move, err error) {
	err = p.replays.with(ctx, v.in(s), func(k knowledge) error {
		player, err := k.player()
		if err == nil {
			m, err = player.Next(s, last)
		}
		return err
	})
	return m, err
}

// opening returns what the asserter's node answers a state with. That may be anything: the
// rules judge it.
func (p *Player) opening(ctx context.Context, x Dispute, c role.Claim, s dispute.State) (dispute.Move, error) {
	a, err := p.request(ctx, x, c, s)
	if err != nil {
		return nil, err
	}
	called, err := games.Unpack(a.Move)
	if err != nil {
		return nil, err
	}
	if called.State != s {
		return nil, fmt.Errorf("%w: an answer to another state", dispute.ErrMove)
	}
	return called.Move, nil
}

// signedPoint returns the move to the end of the game under the asserter's signature.
func (p *Player) signedPoint(ctx context.Context, x Dispute, c role.Claim, end dispute.State) (
	m dispute.Point, err error,
) {
	a, err := p.request(ctx, x, c, end)
	if err != nil {
		return m, err
	}
	if len(a.Sig) != len(m.Sig) {
		return m, fmt.Errorf("%w: of %d bytes", dispute.ErrConsent, len(a.Sig))
	}
	m = dispute.Point{To: end.Position(), Sig: [65]byte(a.Sig)}
	by := games.Consent{Domain: c.Announcement.Domain, Ref: x.Ref(), Node: c.Lease.Lease.Node}
	return m, by.Check(end, m.To, m.Sig)
}

// request asks the peers that may be the asserter's node, one after the other.
func (p *Player) request(ctx context.Context, x Dispute, c role.Claim, s dispute.State) (a OpenReply, err error) {
	q := OpenRequest{Game: x.Game, State: s.Pack()}
	err = errNotServed
	for _, id := range c.Holders() {
		var failed error
		a, failed = wire.Ask(ctx, p.d.Net, id, p2p.OpenProtocol, q, decodeOpenReply)
		if failed == nil {
			return a, nil
		}
		if wire.Busy(failed) {
			return a, failed
		}
		err = fmt.Errorf("%w: %w", errNotServed, failed)
	}
	return a, err
}
