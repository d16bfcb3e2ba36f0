package role

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// verifierQueue is how many checks wait at most; more get a busy answer.
const verifierQueue = 16

// verdictTries is how often a verdict is sent to somebody who does not answer.
const verdictTries = 5

// The ledger's columns of a verifier.
const (
	// SpaceChecks are the requests accepted and not answered yet, by commitment.
	SpaceChecks ledger.Space = "checks"
	// SpaceVerdicts are the verdicts given, by lease and segment.
	SpaceVerdicts ledger.Space = "verdicts"
)

// Verifier re-executes segments it was drawn for and signs what it finds.
type Verifier struct {
	d     Deps
	queue chan check
	data  *datasets
	kept  pins // checkpoints that the next provider may start from
	fault Fault
	court Court          // nil: nothing can be disputed
	posts sync.WaitGroup // deliveries under way

	mu   sync.Mutex
	bids map[common.Hash]uint64 // expiry, by offer
}

// Court takes claims that were found wrong. Safe for concurrent use.
type Court interface{ Contest(Claim) }

// check is a request that passed its checks.
type check struct {
	market.ValidCheck
	steps uint32 // drawn
	from  peer.ID
}

// CheckRecord is an accepted request in the ledger.
type CheckRecord struct {
	Request market.CheckRequest `cbor:"1,keyasint"`
	From    string              `cbor:"2,keyasint"`
}

// claim is what the request says, as disputes keep it.
func (c check) claim() Claim {
	q := c.Request()
	return Claim{
		Announcement: q.Announcement, Lease: q.Lease, Result: q.Result, Start: q.Start,
		Peers: []string{q.Announcement.Contact, q.ProviderPeer},
	}
}

// NewVerifier returns a verifier; Run makes it work. What it finds wrong goes to
// the court, if there is one.
func NewVerifier(d Deps, court Court, f Fault) *Verifier {
	return &Verifier{d: d, court: court, fault: f, queue: make(chan check, verifierQueue), data: newDatasets(d), kept: pins{d: d}, bids: map[common.Hash]uint64{}}
}

// Bid offers this node's checks for a job, if the job's own verification share
// pays for them.
func (v *Verifier) Bid(p market.Pick, now uint64) (market.Bid, string) {
	if p.Reason == market.ReasonMemory || p.Reason == market.ReasonToken {
		return market.Bid{}, p.Text()
	}
	return market.Bid{
		Offer: p.Announcement.OfferHash(), Role: market.RoleVerifier, Operator: v.d.Operator, Node: v.d.Key.Address(),
		Expires: now + bidLife, Nonce: now,
	}, ""
}

// Sent implements Bidder.
func (v *Verifier) Sent(ann market.ValidAnnouncement, b market.Bid) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.bids[ann.OfferHash()] = b.Expires
	maps.DeleteFunc(v.bids, func(_ common.Hash, until uint64) bool { return until < b.Nonce })
}

// Standing implements Bidder.
func (v *Verifier) Standing(offer common.Hash) uint64 {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.bids[offer]
}

// Check answers /infernet/check/1.
func (v *Verifier) Check(ctx context.Context, from peer.ID, q market.CheckRequest) (market.Ack, error) {
	valid, err := q.Validate(v.d.Domain, v.d.Heads.Latest().Time)
	if err != nil {
		return market.Ack{}, err
	}
	block, err := v.d.Heads.Wait(ctx, q.Receipt.DrawHeight, 0)
	if err != nil {
		return market.Ack{}, p2p.Refuse(codeBusy, "block %d is not there yet", q.Receipt.DrawHeight)
	}
	drawing, err := valid.Draw(block.Hash, v.d.Key.Address())
	if err != nil {
		return market.Ack{}, err
	}
	if from.String() != q.Announcement.Contact {
		return market.Ack{}, p2p.Refuse(codeInvalid, "a check comes from the offer's coordinator")
	}
	if len(v.queue) == cap(v.queue) {
		return market.Ack{}, errQueueFull
	}
	if err := v.remember(valid, from); err != nil {
		return market.Ack{}, err
	}
	select {
	case v.queue <- check{valid, drawing.Steps, from}:
		return accepted, nil
	default:
		return market.Ack{}, errQueueFull
	}
}

// remember keeps a request until it is answered: its acceptance outlives a
// restart.
func (v *Verifier) remember(valid market.ValidCheck, from peer.ID) error {
	q := valid.Request()
	c := ledger.Change{
		Kind: "check.accepted", Body: q.Receipt, At: v.d.Heads.Latest().Time,
		Put: []ledger.Record{{Key: checkKey(q.Receipt.Commitment), Value: CheckRecord{q, from.String()}}},
	}
	if q.Announcement.Offer.Trace != (common.Hash{}) {
		c.Put = append(c.Put, check{ValidCheck: valid}.claim().record())
	}
	_, err := v.d.Ledger.Commit(c)
	return err
}

func checkKey(commitment common.Hash) ledger.Key {
	return ledger.Key{Space: SpaceChecks, ID: commitment.Hex()}
}

// takeUp works on what was accepted before a restart.
func (v *Verifier) takeUp(ctx context.Context) error {
	old, err := ledger.List[CheckRecord](v.d.Ledger, SpaceChecks, "")
	if err != nil {
		return err
	}
	for _, r := range old {
		c, err := v.restore(ctx, r.Value)
		if err == nil {
			err = v.work(ctx, c)
		}
		if ctx.Err() != nil {
			return nil
		}
		if err != nil { // over, or not possible any more
			v.d.Log.Info("old check dropped", "commitment", r.ID, "err", err)
			if err := v.forget(r.Value.Request.Receipt.Commitment); err != nil {
				return err
			}
		}
	}
	return nil
}

func (v *Verifier) restore(ctx context.Context, r CheckRecord) (check, error) {
	from, err := peer.Decode(r.From)
	if err != nil {
		return check{}, err
	}
	valid, err := r.Request.Validate(v.d.Domain, v.d.Heads.Latest().Time)
	if err != nil {
		return check{}, err
	}
	block, err := v.d.Heads.Wait(ctx, r.Request.Receipt.DrawHeight, 0)
	if err != nil {
		return check{}, err
	}
	drawing, err := valid.Draw(block.Hash, v.d.Key.Address())
	return check{valid, drawing.Steps, from}, err
}

func (v *Verifier) forget(commitment common.Hash) error {
	_, err := v.d.Ledger.Commit(ledger.Change{
		Kind: "check.dropped", Body: commitment, At: v.d.Heads.Latest().Time, Delete: []ledger.Key{checkKey(commitment)},
	})
	return err
}

// Run checks one segment after another until ctx is done.
func (v *Verifier) Run(ctx context.Context) error {
	defer v.posts.Wait()
	if err := v.takeUp(ctx); err != nil {
		return err
	}
	for {
		select {
		case <-ctx.Done():
			return nil
		case c := <-v.queue:
			if err := v.work(ctx, c); err != nil && ctx.Err() == nil {
				v.d.Log.Warn("check not finished", "segment", c.Result().Commitment().Segment, "err", err)
			}
		}
	}
}

// work answers a check. What was judged before is not judged again: whoever
// asks twice gets the same verdict.
func (v *Verifier) work(ctx context.Context, c check) error {
	claim := c.Result().Commitment()
	old, ok, err := ledger.Get[market.SignedVerdict](v.d.Ledger, SpaceVerdicts, verdictID(claim.Lease, claim.Segment))
	if err != nil {
		return err
	}
	if ok && old.Verdict.Commitment == c.Result().Hash() {
		v.deliver(ctx, c, old)
		return nil
	}
	verdict, err := v.judge(ctx, c)
	if err != nil {
		return err
	}
	if !verdict.Verdict.Agree && v.court != nil {
		v.court.Contest(c.claim()) // first: a crash in between repeats both
	}
	if verdict, err = v.sign(ctx, verdict); err != nil {
		return err
	}
	v.deliver(ctx, c, verdict)
	return nil
}

// finding is what re-execution gave.
type finding struct {
	agree bool
	steps uint32
	root  commit.Root
	log   []byte // only when it disagrees
}

// judge re-executes the drawn steps. An error means that it could not: nothing
// is signed then.
func (v *Verifier) judge(ctx context.Context, c check) (market.SignedVerdict, error) {
	claim := c.Result().Commitment()
	data, err := v.data.dataOf(ctx, c.Announcement(), c.from)
	if err != nil {
		return market.SignedVerdict{}, err
	}
	start, err := v.start(ctx, c)
	if err != nil {
		return market.SignedVerdict{}, fmt.Errorf("start checkpoint: %w", err)
	}
	f, err := v.reexecute(ctx, c, data, start)
	if err != nil {
		return market.SignedVerdict{}, err
	}
	v.d.story(c.Announcement().JobID(), "verdict", fmt.Sprintf("re-executed %d steps of segment %d: %s", f.steps, claim.Segment, agreement(f.agree)), nil)
	return market.SignedVerdict{
		Verdict: market.Verdict{
			Lease: claim.Lease, Segment: claim.Segment, Commitment: c.Result().Hash(),
			Agree: f.agree, Steps: f.steps, Root: common.Hash(f.root), Verifier: v.d.Operator,
		},
		Log: f.log,
	}, nil
}

func agreement(agree bool) string {
	if agree {
		return "equal bits"
	}
	return "other bits"
}

func (v *Verifier) start(ctx context.Context, c check) ([]byte, error) {
	q := c.Request()
	if q.Start.CID == "" {
		return nil, nil
	}
	return v.d.checkpoint(ctx, q.Start, c.Announcement().Spec(), c.from, providerPeer(q))
}

// providerPeer is the peer that the request's validation found to be one.
func providerPeer(q market.CheckRequest) peer.ID {
	p, _ := peer.Decode(q.ProviderPeer)
	return p
}

// reexecute compares the start root, every step's record, and of a whole
// segment the end root and the checkpoint's content id.
func (v *Verifier) reexecute(ctx context.Context, c check, data, start []byte) (finding, error) {
	claim := c.Result().Result()
	s, err := v.d.Runner.Open(c.Announcement().Spec(), data, start)
	if err != nil {
		return finding{}, err
	}
	defer s.Close()
	out, err := s.Run(ctx, claim.Segment.Index, c.steps, nil)
	if err != nil {
		return finding{}, err
	}
	mine := commit.EncodeLog(out.Log)
	f := finding{steps: out.Segment.Steps, root: out.Segment.End}
	f.agree = out.Segment.Start == claim.Segment.Start && bytes.HasPrefix(claim.Log, mine)
	if f.agree && out.Segment.Steps == claim.Segment.Steps {
		f.agree, err = v.sameEnd(ctx, s, out.Segment.End, claim)
	}
	if v.fault.Disagree {
		f.agree, f.root[0] = false, f.root[0]^1
	}
	if !f.agree {
		f.log = mine
	}
	return f, err
}

// checkpointer gives the state as bytes.
type checkpointer interface{ Checkpoint() ([]byte, error) }

// sameEnd compares the end states. The checkpoint it makes for that stays in
// this node's block store: should the provider be gone, the next one starts
// from here.
func (v *Verifier) sameEnd(ctx context.Context, s checkpointer, end commit.Root, claim market.SegmentResult) (bool, error) {
	if end != claim.Segment.End {
		return false, nil
	}
	b, err := s.Checkpoint()
	if err != nil {
		return false, err
	}
	cid, _, err := v.d.Blocks.Put(ctx, bytes.NewReader(b))
	if err != nil {
		return false, err
	}
	v.kept.add(cid)
	return cid == claim.End.CID, nil
}

func (v *Verifier) sign(ctx context.Context, s market.SignedVerdict) (market.SignedVerdict, error) {
	sig, err := v.d.Key.SignDigest(ctx, v.d.Domain.Digest(s.Verdict))
	if err != nil {
		return s, err
	}
	s.Sig = sig
	_, err = v.d.Ledger.Commit(ledger.Change{
		Kind: "verdict.signed", Body: s.Verdict, At: v.d.Heads.Latest().Time,
		Put:    []ledger.Record{{Key: ledger.Key{Space: SpaceVerdicts, ID: verdictID(s.Verdict.Lease, s.Verdict.Segment)}, Value: s}},
		Delete: []ledger.Key{checkKey(s.Verdict.Commitment)},
	})
	return s, err
}

func verdictID(lease common.Hash, segment uint32) string { return fmt.Sprintf("%s/%d", lease, segment) }

// deliver sends the verdict to the coordinator and to the provider, to each
// again while it does not answer. The next check does not wait for that: one
// of them may be gone.
func (v *Verifier) deliver(ctx context.Context, c check, s market.SignedVerdict) {
	for _, p := range []peer.ID{c.from, providerPeer(c.Request())} {
		v.posts.Go(func() {
			send := func() error { return tell(ctx, v.d.Net, p, p2p.VerdictProtocol, s) }
			if err := retry(ctx, verdictTries, time.Second, send); err != nil {
				v.d.Log.Info("verdict not delivered", "peer", p, "err", err)
			}
		})
	}
}
