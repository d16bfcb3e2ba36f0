package clientwallet

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/rail"
)

// space holds what was submitted and is not posted yet, by job id.
const space ledger.Space = "client-wallet"

// PermitSeconds is how long a permit can be used, in seconds of chain time: while its draft waits, and for a deposit
// that is made late because the node was down.
const PermitSeconds = 4 * DraftSeconds

// Errors of a Poster.
var (
	// ErrSigner means that a signature is not the wallet's, or not of what was to be signed.
	ErrSigner = errors.New("not signed by the wallet of the draft")
	// ErrBalance means that the wallet does not hold the job's price.
	ErrBalance = errors.New("the wallet holds too little")
	// ErrOwn means that the wallet is this node's own.
	ErrOwn = errors.New("this is the wallet of the node itself")
)

// Contracts are what is read of the chain.
type Contracts interface {
	// Permission is a permit for the escrow that owner has to sign; its error may wrap wallet.ErrPermitDomain.
	Permission(ctx context.Context, owner common.Address, value money.Units, deadline uint64) (wallet.Permission, error)
	// Balance is what an account holds of the chain's token, and Credit what the escrow owes it.
	Balance(ctx context.Context, account common.Address) (money.Units, error)
	Credit(ctx context.Context, account common.Address) (money.Units, error)
}

// Deps is what a Poster needs.
type Deps struct {
	Contracts Contracts
	// Own is the node's wallet.
	Own common.Address
	// Escrow and Token are the chain's contracts.
	Escrow, Token common.Address
	// Rails say which offers this node serves.
	Rails rail.Set
	// Held reads an offer's money in the escrow.
	Held func(context.Context, market.Offer) (rail.EscrowBalance, error)
	// Send sends a transaction of the node key to the escrow, and waits for its block. The action is its permanent
	// name. A call that would revert is an *evm.RevertError, and nothing was sent.
	Send func(ctx context.Context, action string, data []byte) error
	// Post starts a job whose price is in the escrow. A job that was started before is left as it is.
	Post func(ctx context.Context, ann market.ValidAnnouncement, d artifacts.Delivery) error
	// Now is the chain's time.
	Now    func() uint64
	Ledger *ledger.Ledger
	Log    *slog.Logger
	// Again waits until what has failed is tried again; nil: half a minute. Its error ends Resume.
	Again func(context.Context) error
}

// resumeEvery is how often what has failed is tried again.
const resumeEvery = 30 * time.Second

// Poster posts jobs of other wallets. It is safe for concurrent use.
type Poster struct {
	d      Deps
	drafts *Drafts
	mu     sync.Mutex
	busy   map[market.JobID]int // calls of Submit that go on with a job
}

// New returns a Poster.
func New(d Deps) *Poster {
	if d.Again == nil {
		d.Again = func(ctx context.Context) error { return retry.Pause(ctx, resumeEvery) }
	}
	return &Poster{d: d, drafts: NewDrafts(), busy: map[market.JobID]int{}}
}

// begin keeps Resume from a job until end is called.
func (p *Poster) begin(id market.JobID) (end func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.busy[id]++
	return func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		if p.busy[id]--; p.busy[id] == 0 {
			delete(p.busy, id)
		}
	}
}

func (p *Poster) isBusy(id market.JobID) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.busy[id] > 0
}

// submitted is a job whose wallet has signed. It is in the ledger until the job is posted.
type submitted struct {
	Announcement market.Announcement `cbor:"1,keyasint"`
	Value        money.Units         `cbor:"2,keyasint"`
	Deadline     uint64              `cbor:"3,keyasint"`
	Permit       market.Signature    `cbor:"4,keyasint"`
	Merged       bool                `cbor:"5,keyasint,omitempty"`
	GGUF         []string            `cbor:"6,keyasint,omitempty"`
}

// Freeze makes a draft of a job whose announcement lacks its signature. It returns the draft's name. The error may wrap
// ErrOwn, ErrBalance, ErrManyDrafts and wallet.ErrPermitDomain.
func (p *Poster) Freeze(ctx context.Context, a market.Announcement, x artifacts.Delivery) (string, Draft, error) {
	if a.Offer.Client == p.d.Own {
		return "", Draft{}, ErrOwn
	}
	bound, err := money.Units(a.Offer.MaxPrice).Mul(a.Offer.Segments)
	if err != nil {
		return "", Draft{}, err
	}
	if err := p.affords(ctx, a.Offer.Client, bound); err != nil {
		return "", Draft{}, err
	}
	now := p.d.Now()
	perm, err := p.d.Contracts.Permission(ctx, a.Offer.Client, bound, now+PermitSeconds)
	if err != nil {
		return "", Draft{}, err
	}
	d := Draft{Announcement: a, Permission: perm, Delivery: x, Expires: now + DraftSeconds}
	id, err := p.drafts.Put(d, now)
	return id, d, err
}

func (p *Poster) affords(ctx context.Context, who common.Address, bound money.Units) error {
	have, err := p.d.Contracts.Balance(ctx, who)
	if err == nil && have < bound {
		err = fmt.Errorf("%w: %d of %d base units", ErrBalance, have, bound)
	}
	return err
}

// Submit posts a draft that its wallet has signed: the offer, and the permit. It returns the job's id. The error may
// wrap ErrNoDraft, ErrSigner, or ErrBalance: then no money has moved. After another error the deposit may be under way;
// the same call goes on, and so does the node by itself.
func (p *Poster) Submit(ctx context.Context, draft string, offer, permit market.Signature) (market.JobID, error) {
	d, err := p.drafts.Get(draft, p.d.Now())
	if err != nil {
		return market.JobID{}, err
	}
	x, err := p.signed(d, offer, permit)
	if err != nil {
		return market.JobID{}, err
	}
	id := x.Announcement.Offer.Job
	defer p.begin(id)()
	if err := p.commit("job.client-wallet", x, true); err != nil {
		return id, err
	}
	if err := p.finish(ctx, x); err != nil {
		return id, err
	}
	p.drafts.Drop(draft)
	return id, nil
}

// signed checks that the wallet has signed what the draft says.
func (p *Poster) signed(d Draft, offer, permit market.Signature) (submitted, error) {
	a := d.Announcement
	a.Sig = offer
	digest, err := d.Permission.Digest(d.Client())
	if err != nil {
		return submitted{}, err
	}
	by, err := market.RecoverDigest(digest, permit)
	if err := errors.Join(wrongSigner("the offer", a.Domain.Check(a.Offer, offer, d.Client())),
		wrongSigner("the permit", err)); err != nil {
		return submitted{}, err
	}
	if by != d.Client() {
		return submitted{}, fmt.Errorf("%w: the permit is signed by %s, the draft is of %s", ErrSigner, by, d.Client())
	}
	return submitted{a, d.Permission.Value, d.Permission.Deadline, permit, d.Delivery.Merged, d.Delivery.GGUF}, nil
}

func wrongSigner(what string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%w: %s: %w", ErrSigner, what, err)
}

// finish deposits and posts. Each part is made once, however often it is called.
func (p *Poster) finish(ctx context.Context, x submitted) error {
	ann, err := x.Announcement.Validate(p.d.Rails, p.d.Now())
	if err != nil {
		return errors.Join(err, p.commit("job.client-wallet-refused", x, false))
	}
	held, err := p.d.Held(ctx, ann.Offer())
	if err != nil {
		return err
	}
	if held.Total() == 0 && !held.Over {
		if err := p.deposit(ctx, x); err != nil {
			return err
		}
	}
	if !held.Over {
		if err := p.d.Post(ctx, ann, artifacts.Delivery{Merged: x.Merged, GGUF: x.GGUF}); err != nil {
			return err
		}
	}
	return p.commit("job.client-wallet-posted", x, false)
}

// deposit pays the job's price by the permit. What the contract refuses is forgotten: no money has moved, and the
// wallet may sign anew.
func (p *Poster) deposit(ctx context.Context, x submitted) error {
	o := x.Announcement.Offer
	data, err := bindings.NewJobEscrow().TryPackFund(binder.Offer(o), x.Announcement.Sig[:], uint64(x.Value),
		binder.Permit(uint64(x.Value), x.Deadline, x.Permit))
	if err != nil {
		return err
	}
	err = p.d.Send(ctx, "job.fund/"+o.StructHash().Hex(), data)
	var refused *evm.RevertError
	if errors.As(err, &refused) {
		return errors.Join(fmt.Errorf("%w: the escrow refuses the deposit: %w", ErrBalance, err),
			p.commit("job.client-wallet-refused", x, false))
	}
	return err
}

// commit writes that a job was submitted, or, if pending is false, that nothing is left to do for it here.
func (p *Poster) commit(kind string, x submitted, pending bool) error {
	key := ledger.Key{Space: space, ID: x.Announcement.Offer.Job.String()}
	c := ledger.Change{Kind: kind, Body: x.Announcement.Offer, At: p.d.Now()}
	if pending {
		c.Put = []ledger.Record{{Key: key, Value: x}}
	} else {
		c.Delete = []ledger.Key{key}
	}
	_, err := p.d.Ledger.Commit(c)
	return err
}

// Resume goes on with what was submitted and is not posted yet, until ctx is done: before the node stopped, or when its
// endpoint did not answer. A permit that is over by then is refused by the escrow, and the job is forgotten.
func (p *Poster) Resume(ctx context.Context) error {
	for {
		if err := p.goOn(ctx); err != nil {
			return err
		}
		if p.d.Again(ctx) != nil {
			return nil
		}
	}
}

func (p *Poster) goOn(ctx context.Context) error {
	all, err := ledger.List[submitted](p.d.Ledger, space, "")
	if err != nil {
		return err
	}
	for _, x := range all {
		if p.isBusy(x.Value.Announcement.Offer.Job) {
			continue
		}
		if err := p.finish(ctx, x.Value); err != nil && ctx.Err() == nil {
			p.d.Log.Warn("a job that a wallet signed is not posted yet", "job", x.ID, "err", err)
		}
	}
	return nil
}
