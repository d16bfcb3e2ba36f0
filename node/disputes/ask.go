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

// askWait bounds a game off chain: meanwhile nobody else has the bench.
const askWait = time.Minute

// errServed: no peer answers for the asserter.
var errServed = errors.New("the asserter's node does not serve its openings")

// seek plays a game off chain, if the asserter's node serves its openings, and
// points at where it ends. If it does not, the game goes on on chain, and
// nothing is lost: the asserter's clock runs.
func (p *Player) seek(ctx context.Context, x Dispute, g games.Game) error {
	s := g.State()
	if p.d.Net == nil || len(g.Moves) != 1 || !p.untried(x) {
		return nil
	}
	m, err := p.sought(ctx, x, s)
	soon := errors.Is(err, errServed) && p.d.Heads.Latest().Time < s.MovedAt+p.o.Patience
	if (soon || wire.Busy(err)) && ctx.Err() == nil {
		return nil // it may not have seen the challenge yet: again at the next look
	}
	p.note(x)
	if err != nil {
		p.event(x, "to be played on chain: %s", wire.Short(err))
		return nil
	}
	p.event(x, "%s: the asserter signed where the game ends", m.Kind())
	_, err = p.games.Move(ctx, g.Ref, s, m)
	return ignoreMoved(err)
}

func (p *Player) untried(x Dispute) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return !p.asked[x.Game]
}

func (p *Player) note(x Dispute) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asked[x.Game] = true
}

// sought is the move that points at the place.
func (p *Player) sought(ctx context.Context, x Dispute, s dispute.State) (m dispute.Point, err error) {
	c, err := p.ClaimOf(x)
	if err != nil {
		return m, err
	}
	fault, err := p.fault(c, dispute.Challenger)
	if err != nil {
		return m, err
	}
	err = p.replays.with(ctx, c, fault, func(k knowledge) error {
		ctx, cancel := context.WithTimeout(ctx, askWait)
		defer cancel()
		place, err := k.player(dispute.Challenger).PlayOffChain(s, func(at dispute.State) (dispute.Move, error) { return p.opening(ctx, x, c, at) })
		if err == nil {
			m, err = p.signed(ctx, x, c, place)
		}
		return err
	})
	return m, err
}

// opening is what the asserter's node answers a state with. It may be anything:
// the rules judge it.
func (p *Player) opening(ctx context.Context, x Dispute, c role.Claim, s dispute.State) (dispute.Move, error) {
	a, err := p.asks(ctx, x, c, s)
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

// signed is the place under the asserter's signature.
func (p *Player) signed(ctx context.Context, x Dispute, c role.Claim, place dispute.State) (m dispute.Point, err error) {
	a, err := p.asks(ctx, x, c, place)
	if err != nil {
		return m, err
	}
	if len(a.Sig) != len(m.Sig) {
		return m, fmt.Errorf("%w: of %d bytes", dispute.ErrConsent, len(a.Sig))
	}
	m = dispute.Point{To: place.Position(), Sig: [65]byte(a.Sig)}
	by := games.Consent{Domain: c.Announcement.Domain, Ref: x.Ref(), Node: c.Lease.Lease.Node}
	return m, by.Check(place, m.To, m.Sig)
}

// asks puts a question to the peers that may be the asserter's node, in turn.
func (p *Player) asks(ctx context.Context, x Dispute, c role.Claim, s dispute.State) (a Opened, err error) {
	err = errServed
	for _, id := range c.Holders() {
		var failed error
		if a, failed = wire.Ask(ctx, p.d.Net, id, p2p.OpenProtocol, Asked{Game: x.Game, State: s.Pack()}, decodeOpened); failed == nil {
			return a, nil
		}
		if wire.Busy(failed) {
			return a, failed
		}
		err = fmt.Errorf("%w: %w", errServed, failed)
	}
	return a, err
}
