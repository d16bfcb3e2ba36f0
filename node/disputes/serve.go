package disputes

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// An asserter's node serves its openings to whoever challenged its claim on
// chain (/infernet/open/1): the two play the game off chain, and the challenger
// goes to where it ends in one transaction (dispute.Point). What is served binds
// nobody; the signature at the end does, and it is given where this node wins.

// OpenRequest asks for the asserter's move in a state. If that move would end the game, it
// asks for the asserter's signature under the position.
type OpenRequest struct {
	Game  common.Hash    `cbor:"1,keyasint"`
	State dispute.Packed `cbor:"2,keyasint"`
}

// OpenReply answers with the move or the signature.
type OpenReply struct {
	Move []byte `cbor:"1,keyasint"` // the call that would make it on chain
	Sig  []byte `cbor:"2,keyasint"` // on games.Position
}

// These are the limits of the protocol. The longest game has fewer than 32 openings.
const (
	maxRequest      = 1 << 10  // bytes of a question
	maxReply        = 64 << 10 // bytes of an answer
	requestsPerPeer = 64       // of one peer about one game
	maxPeers        = 16       // peers that ask about one game
)

// DecodeOpenRequest reads an OpenRequest.
func DecodeOpenRequest(b []byte) (q OpenRequest, err error) {
	return q, canon.Unmarshal(b, maxRequest, &q)
}

func decodeOpenReply(b []byte) (a OpenReply, err error) { return a, canon.Unmarshal(b, maxReply, &a) }

// Handle registers what the player of games answers.
func Handle(h wire.Host, p *Player) {
	h.Handle(p2p.OpenProtocol, wire.Serve(DecodeOpenRequest, p.Open))
}

// served is a game that this node serves.
type served struct {
	first dispute.State // after the challenge
	asked map[peer.ID]int
	// ahead is the first step of the interval that was executed because of a question. A game
	// leads to one interval; others would cost this node its clock.
	ahead *uint32
}

// Open answers /infernet/open/1 for games over this node's own claims. Openings of private
// data go to the challenger's node alone, along one line of picks.
func (p *Player) Open(ctx context.Context, from peer.ID, q OpenRequest) (OpenReply, error) {
	x, ok, err := p.get(q.Game)
	if err != nil || !ok || x.Side != dispute.Asserter || x.Status != Playing {
		return OpenReply{}, p2p.Refuse(wire.CodeUnknown, "this node defends no game %s", q.Game)
	}
	g, err := p.serves(ctx, x)
	if err == nil && g.first.Private {
		err = p.mayRead(ctx, x, from)
	}
	if err != nil {
		return OpenReply{}, err
	}
	if !p.mayAsk(g, from) {
		return OpenReply{}, p2p.Refuse(wire.CodeStale, "asked too often: play on chain")
	}
	s, err := g.stateOf(q.State)
	if err != nil {
		return OpenReply{}, p2p.Refuse(wire.CodeInvalid, "%s", wire.Short(err))
	}
	a, err := p.open(ctx, x, g, s)
	if errors.Is(err, errReplayBusy) {
		p.mayAskAgain(g, from)
	}
	return a, err
}

// serves returns the game as it began on chain: a challenge with its bond. A game about
// private data is served until its first move on chain, so that the chain shows its second
// line of picks at most.
func (p *Player) serves(ctx context.Context, x Dispute) (*served, error) {
	p.mu.Lock()
	g := p.serving[x.Game]
	p.mu.Unlock()
	if g != nil && !g.first.Private {
		return g, nil
	}
	on, err := p.games.Game(ctx, x.Begun())
	if err != nil {
		return nil, err
	}
	first := on.Moves[0].State
	if first.Private && len(on.Moves) > 1 {
		return nil, p2p.Refuse(wire.CodeStale, "game %s is played on chain", x.Game)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.serving[x.Game] == nil {
		p.serving[x.Game] = &served{first: first, asked: map[peer.ID]int{}}
	}
	return p.serving[x.Game], nil
}

// mayAsk counts a peer's questions. A peer that has used them up plays on chain.
func (p *Player) mayAsk(g *served, from peer.ID) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if g.asked[from] >= requestsPerPeer || g.asked[from] == 0 && len(g.asked) >= maxPeers {
		return false
	}
	g.asked[from]++
	return true
}

// mayAskAgain does not count a question that was put off: an execution can take longer than
// so many blocks.
func (p *Player) mayAskAgain(g *served, from peer.ID) {
	p.mu.Lock()
	defer p.mu.Unlock()
	g.asked[from] = max(g.asked[from]-1, 1)
}

// mayExecute notes that a view's interval is executed because of a question, which happens to
// one interval of a game.
func (p *Player) mayExecute(g *served, v view) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if v.disputed == nil || g.ahead != nil {
		return false
	}
	g.ahead = &v.disputed.First
	return true
}

// stateOf unpacks a state, and checks that it is one of this game in the asserter's turn.
func (g *served) stateOf(w dispute.Packed) (dispute.State, error) {
	s, err := w.Unpack()
	if err == nil {
		err = s.Valid()
	}
	if err != nil {
		return s, err
	}
	f := g.first
	if s.Claim != f.Claim || s.Trace != f.Trace || s.Private != f.Private || s.Asserter != f.Asserter ||
		s.Challenger != f.Challenger || s.OpCount != f.OpCount {
		return s, fmt.Errorf("%w: of another game", dispute.ErrState)
	}
	if s.Turn() != dispute.Asserter {
		return s, fmt.Errorf("%w: it is the challenger's turn", dispute.ErrState)
	}
	return s, nil
}

// open answers a question in a game from this node's own execution.
func (p *Player) open(ctx context.Context, x Dispute, g *served, s dispute.State) (a OpenReply, err error) {
	c, err := p.ClaimOf(x)
	if err != nil {
		return a, err
	}
	v, err := p.viewOf(c, dispute.Asserter)
	if err == nil {
		v, err = v.inInterval(s)
	}
	if errors.Is(err, dispute.ErrState) {
		err = p2p.Refuse(wire.CodeInvalid, "%s", wire.Short(err))
	}
	if err != nil {
		return a, err
	}
	err = p.replays.tryWith(ctx, v, func(k knowledge) error {
		player, err := k.player()
		if err != nil {
			return err
		}
		if s.Private {
			player.Prover = p.prove.deferred(new(unproven)) // that it could is enough here
			if err := p.extendTranscript(x, player, g.first, s); err != nil {
				return err
			}
		}
		if s.Ends() {
			a.Sig, err = p.signPosition(ctx, x, c, player, s)
			return err
		}
		m, err := player.Next(s, nil)
		if err == nil {
			a.Move, err = games.Pack(x.Ref(), s, m)
		}
		return err
	})
	if errors.Is(err, errReplayBusy) && p.mayExecute(g, v) {
		p.replays.executeAhead(v)
	}
	if errors.Is(err, errContradicted) {
		err = p2p.Refuse(wire.CodeStale, "this claim is not defended: play on chain")
	}
	return a, err
}

// signPosition signs a position in which this node wins. A node that rehearses a cheat
// signs one in which it would say so.
func (p *Player) signPosition(ctx context.Context, x Dispute, c role.Claim, player dispute.Player, s dispute.State) (
	[]byte, error,
) {
	err := player.CheckSignable(s)
	if err != nil && (!errors.Is(err, dispute.ErrNoMove) || !p.o.Fault.Flip) {
		return nil, err
	}
	if p.d.Key.Address() != c.Lease.Lease.Node {
		return nil, p2p.Refuse(wire.CodeStale, "the lease's node key is another one: play on chain")
	}
	sig, err := p.d.Key.SignDigest(ctx, c.Announcement.Domain.Digest(games.PositionOf(x.Ref(), s)))
	if err != nil {
		return nil, err
	}
	p.event(x, "signed where the game ends, in %s of step %d", s.Phase, s.Step)
	return sig[:], nil
}

// waitsForPoint reports whether the asserter still leaves its challenger the time to point,
// before it opens on chain. Opening on chain costs both more.
func (p *Player) waitsForPoint(g games.Game, now uint64) bool {
	s := g.State()
	return len(g.Moves) == 1 && now < s.MovedAt+p.o.Patience
}

// prepare executes what is disputed of the claim in a state again, so that its openings are
// at hand. It does so once for a game: where several games compete for memory, each waits for
// its turn to move.
func (p *Player) prepare(ctx context.Context, x Dispute, s dispute.State) error {
	p.mu.Lock()
	done := p.prepared[x.Game]
	p.prepared[x.Game] = true
	p.mu.Unlock()
	if done {
		return nil
	}
	c, err := p.ClaimOf(x)
	if errors.Is(err, ErrUnknownClaim) {
		return nil // there is nothing to open, here or on chain
	}
	if err != nil {
		return err
	}
	v, err := p.viewOf(c, dispute.Asserter)
	if err != nil {
		return err
	}
	err = p.replays.with(ctx, v.in(s), knowledge.prepare)
	if errors.Is(err, errContradicted) {
		return nil // the move that is due finds that too
	}
	return err
}
