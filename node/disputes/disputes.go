package disputes

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// Errors of disputes.
var (
	// ErrNoGames: the rail has no dispute game, or none is configured.
	ErrNoGames = errors.New("wrong segments cannot be disputed on this rail: chain.game in the configuration names the contract")
	// ErrUnknownClaim: this node has no such segment.
	ErrUnknownClaim = errors.New("this node knows no such segment")
	// ErrUnknownGame: this node has no such game.
	ErrUnknownGame = errors.New("this node knows no such game")
	// ErrRight: the segment is what this node computes.
	ErrRight = errors.New("the segment is right: a challenge would lose its bond")
	// ErrNotWorth: the challenge costs more than it brings.
	ErrNotWorth = errors.New("the challenge costs more than it brings")
)

// Games is the chain's dispute game as this node's operator plays it: it
// challenges and is paid as the wallet, and moves with the node key. Safe for
// concurrent use.
type Games interface {
	Parameters() games.Parameters
	// GasPrice is what a unit of gas costs now, wei.
	GasPrice(ctx context.Context) (*big.Int, error)
	Find(ctx context.Context, f games.Filter) ([]games.Begun, error)
	Game(ctx context.Context, b games.Begun) (games.Game, error)
	Challenge(ctx context.Context, c games.Evidence) (games.ID, common.Hash, error)
	SlashMalformed(ctx context.Context, c games.Evidence) (common.Hash, error)
	Move(ctx context.Context, r games.Ref, s dispute.State, m dispute.Move) (common.Hash, error)
	Timeout(ctx context.Context, r games.Ref, s dispute.State) (common.Hash, error)
	Moot(ctx context.Context, r games.Ref, s dispute.State) (common.Hash, error)
	SlashVerifier(ctx context.Context, r games.Ref, v market.SignedVerdict) (common.Hash, error)
	Withdraw(ctx context.Context, after games.ID, to common.Address) (common.Hash, error)
	// TakeReward pays what the registry owes the operator out of slashed stakes.
	TakeReward(ctx context.Context, after games.ID) error
	Lost(ctx context.Context, claim merkle.Root) (bool, error)
	Credit(ctx context.Context, account common.Address) (*big.Int, error)
}

// Verdicts are where the signed verdicts on a lease's segments are. Safe for concurrent
// use.
type Verdicts interface {
	State(lease common.Hash) (escrow.State, error)
}

// DisputeOptions are what an operator decides.
type Options struct {
	// CoinPrice is what a coin of the chain costs in base units of the asset:
	// a challenge must bring more than it costs. 0: whoever is wrong is
	// challenged.
	CoinPrice money.Units
	// Depth is how deep the end of a game must be to be final.
	Depth uint64
	// Patience is how many seconds the two players of a game leave each other to
	// play it off chain, before an asserter opens on chain.
	Patience uint64
	Fault    role.FaultInjection
	// Chain and Contract are where the games are.
	Chain    uint64
	Contract common.Address
	// Keys loads an arithmetic's proving keys, of a verifying key's hash; nil: this
	// node proves nothing about private data.
	Keys func(a circuit.Arithmetic, key merkle.Root) (keys.Pair, error)
	// Holds is nil where Keys would load them, as far as can be told at once.
	Holds func(a circuit.Arithmetic, key merkle.Root) error
}

// Disputes plays this node's games: it answers challenges of the operator's own
// claims, challenges claims that were found wrong, ends games whose other player
// does not move, and takes what is won. Everything it needs is in the ledger
// and on the chain: after a crash, a reorganisation or a day offline it reads
// where its games stand and goes on.
type Player struct {
	d        role.Deps
	games    Games
	verdicts Verdicts
	o        Options
	replays  *replayCache
	prove    provers

	mu      sync.Mutex
	running map[common.Hash]bool // games that a goroutine plays
	serving map[common.Hash]*served
	asked   map[common.Hash]bool // games that are not to be played off chain any more
	nudge   chan struct{}        // closed and replaced: look at the chain now
	ctx     context.Context      // of Run; nil before and after
	wg      sync.WaitGroup
}

// NewDisputes returns the player of a node; Run makes it play.
func New(d role.Deps, g Games, t Verdicts, o Options) *Player {
	o.Depth = max(o.Depth, 1)
	return &Player{
		prove: provers{load: o.Keys}, d: d, games: g, verdicts: t, o: o, replays: &replayCache{d: d, data: role.NewDatasets(d)},
		running: map[common.Hash]bool{}, serving: map[common.Hash]*served{}, asked: map[common.Hash]bool{}, nudge: make(chan struct{}),
	}
}

// lookBack is how many blocks are looked through again for challenges: a
// reorganisation may have moved them.
const lookBack = 64

// Run plays until ctx is done.
func (p *Player) Run(ctx context.Context) error {
	defer p.replays.close()
	defer p.wg.Wait()
	p.mu.Lock()
	p.ctx = ctx
	p.mu.Unlock()
	defer p.stop()
	if err := p.d.DropClaims(p.d.Heads.Latest().Time); err != nil {
		return err
	}
	if err := p.takeUp(); err != nil {
		return err
	}
	var from uint64
	var unread errorDedup
	for {
		head := p.d.Heads.Latest()
		err := p.look(ctx, from)
		if err == nil {
			from = head.Number - min(head.Number, lookBack)
		}
		if ctx.Err() == nil && unread.changed(err) && err != nil {
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
	p.ctx = nil // what comes from now on is taken up at the next start
}

// takeUp goes on with what the ledger holds.
func (p *Player) takeUp() error {
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

// found takes up a game that the chain shows, unless it is known.
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

// Contest challenges a claim that this node's verifier found wrong. It returns
// at once: what comes of it is in the ledger and in the job's story.
func (p *Player) Contest(c role.Claim) {
	if !c.Disputable() {
		return
	}
	if _, err := p.Want(c); err != nil {
		p.d.Log.Warn("claim not contested", "segment", c.Segment().Index, "err", err)
	}
}

// Want notes the intent to challenge, once a claim. What comes of it follows.
func (p *Player) Want(c role.Claim) (Dispute, error) {
	ref := c.Ref()
	x := disputeOf(games.Begun{ID: ref.Game(p.d.Operator), Ref: ref, Asserter: c.Lease.Lease.Provider, Challenger: p.d.Operator})
	x.Side, x.Status = dispute.Challenger, Wanted
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

// ClaimOf is what a dispute is about. The error wraps ErrUnknownClaim.
func (p *Player) ClaimOf(x Dispute) (role.Claim, error) {
	c, ok, err := p.d.Claim(x.Ref())
	if err == nil && !ok {
		err = fmt.Errorf("%w: %s", ErrUnknownClaim, role.ClaimID(x.Ref()))
	}
	return c, err
}

// Header is the words of the trace of a claim's job.
func (p *Player) Header(ctx context.Context, c role.Claim) (ir.Header, error) {
	data, err := p.replays.data.Of(ctx, market.RestoreAnnouncement(c.Announcement), c.Holders()...)
	if err != nil {
		return ir.Header{}, err
	}
	t, err := executor.Trace(c.Announcement.Spec, data)
	if err != nil {
		return ir.Header{}, err
	}
	return t.Header(), nil
}

// Verify executes a claim's segment again, and values a challenge of it.
func (p *Player) Verify(ctx context.Context, c role.Claim) (d Difference, err error) {
	fault, err := p.fault(c, dispute.Challenger)
	if err != nil {
		return d, err
	}
	err = p.replays.with(ctx, c, fault, func(k knowledge) error {
		if d, err = k.difference(); err != nil {
			return err
		}
		d.Estimate, err = p.estimate(ctx, k)
		return err
	})
	return d, err
}

// Play does at once what is due in a game, if it is this node's to do.
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

// tell adds a line to the story of the claim's job, if it is known, else to the
// log.
func (p *Player) event(x Dispute, format string, args ...any) {
	p.eventWith(x, map[string]any{}, format, args...)
}

// tellWith adds figures to the line.
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

// play gives a dispute to a goroutine of its own, unless one has it.
func (p *Player) play(x Dispute) {
	p.mu.Lock()
	defer p.mu.Unlock()
	ctx := p.ctx
	if ctx == nil || p.running[x.Game] {
		return
	}
	p.running[x.Game] = true
	p.wg.Go(func() { p.warm(x) })
	p.wg.Go(func() {
		p.follow(ctx, x.Game)
		p.mu.Lock()
		defer p.mu.Unlock()
		delete(p.running, x.Game)
	})
}

// follow looks at one game at every new head, or when it is nudged, until it is
// over.
func (p *Player) follow(ctx context.Context, game common.Hash) {
	var waits errorDedup
	for ctx.Err() == nil {
		head, nudged := p.d.Heads.Latest().Number, p.nudged()
		over, err := p.step(ctx, game)
		switch {
		case over:
			return
		case ctx.Err() != nil || !waits.changed(err):
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

// Nudge makes every game be looked at now.
func (p *Player) Nudge() {
	p.mu.Lock()
	defer p.mu.Unlock()
	close(p.nudge)
	p.nudge = make(chan struct{})
}
