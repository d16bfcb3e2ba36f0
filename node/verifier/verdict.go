package verifier

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// finding is what re-execution gave, before it was compared with the log that is not in the
// request.
type finding struct {
	Intervals market.Intervals `cbor:"1,keyasint"`
	// Ends are the state roots at the ends of the intervals, in order.
	Ends []commit.Root `cbor:"2,keyasint"`
	Log  []byte        `cbor:"3,keyasint"` // of the intervals, 16 bytes a step
	// Same says that all roots are those claimed, and the checkpoint at the segment's end too
	// if that was reached.
	Same  bool        `cbor:"4,keyasint"`
	Salt  common.Hash `cbor:"5,keyasint"` // of the commitment
	Start commit.Root `cbor:"6,keyasint"` // of the state that the first interval began from
	// Moved says that an interval began from a state that this node computed, and that is not
	// the claimed one: the segment is wrong before it.
	Moved bool `cbor:"7,keyasint,omitempty"`
}

// outcome returns what the execution gave of the whole segment from the agreed start, or nil
// if it was not such an execution.
func (f finding) outcome(c check) *executor.Outcome {
	s, stride := c.Result().Segment(), c.Announcement().Spec().Stride()
	log, err := commit.DecodeLog(f.Log, int(s.Steps))
	if err != nil || f.Intervals != market.WholeSegment(s.Steps, stride) || f.Start != s.Start {
		return nil
	}
	inner := f.Ends[:len(f.Ends)-1]
	s.End, s.Log, s.Marks = f.root(), commit.LogRoot(log), commit.MarksRoot(inner)
	return &executor.Outcome{Segment: s, Log: log, Marks: inner}
}

// root is the state root at the end of the last interval.
func (f finding) root() commit.Root { return f.Ends[len(f.Ends)-1] }

// wrong returns the first interval whose end or log is not the claimed one, or nil. log is
// that of the whole segment.
func (f finding) wrong(c check, log []byte) *uint32 {
	steps, stride, own := c.Result().Segment().Steps, c.Announcement().Spec().Stride(), f.Log
	for at, i := range f.Intervals.List() {
		_, n := commit.Interval(steps, stride, i)
		one := market.Intervals(1) << i
		if f.Ends[at] != c.Result().RootAfter(i) ||
			!bytes.Equal(one.Log(log, steps, stride), own[:n*commit.RecordBytes]) {
			return &i
		}
		own = own[n*commit.RecordBytes:]
	}
	return nil
}

// work answers a check. What was judged before is not judged again: whoever asks twice gets
// the same verdict.
func (v *Verifier) work(ctx context.Context, c check) error {
	claim := c.Result().Commitment()
	old, ok, err := v.d.Given(claim.Lease, claim.Segment)
	if err != nil {
		return err
	}
	if ok && old.Verdict.Verdict.Commitment == c.Result().Hash() {
		v.deliver(ctx, c, old.Commitment, old.Verdict)
		return nil
	}
	f, err := v.find(ctx, c)
	if err != nil {
		return err
	}
	commitment, err := v.commit(ctx, c, f)
	if err != nil {
		return err
	}
	log, err := v.revealedLog(ctx, c, commitment)
	if err != nil {
		return fmt.Errorf("the segment's log: %w", err)
	}
	if err := v.endsThere(ctx, c, f, log); err != nil {
		return fmt.Errorf("the segment's end state: %w", err)
	}
	verdict, err := v.sign(ctx, c, f, commitment, log)
	if err != nil {
		return err
	}
	v.deliver(ctx, c, commitment, verdict)
	return nil
}

// find executes the drawn steps again, or returns what they gave before a restart. An error
// means that they could not be executed; then nothing is signed.
func (v *Verifier) find(ctx context.Context, c check) (finding, error) {
	key := checkKey(c.Result().Hash())
	old, ok, err := ledger.Get[CheckRecord](v.d.Ledger, key.Space, key.ID)
	if err != nil {
		return finding{}, err
	}
	if ok && old.Found != nil {
		return *old.Found, nil
	}
	f, err := v.executeInTime(ctx, c)
	if err != nil {
		return finding{}, err
	}
	_, err = v.d.Ledger.Commit(ledger.Change{
		Kind: "check.found", Body: c.Result().Hash(), At: v.d.Heads.Latest().Time,
		Put: []ledger.Record{{Key: key, Value: CheckRecord{c.Request(), c.from.String(), &f}}},
	})
	return f, err
}

func (v *Verifier) execute(ctx context.Context, c check) (finding, error) {
	var salt common.Hash
	_, _ = rand.Read(salt[:]) // never fails
	if v.fault.Lazy {
		return copied(c, salt), nil
	}
	data, err := v.data.Of(ctx, c.Announcement(), c.from)
	if err != nil {
		return finding{}, err
	}
	f, err := v.reexecute(ctx, c, data)
	f.Salt = salt
	return f, err
}

// copied is the finding of a verifier that has executed nothing.
func copied(c check, salt common.Hash) finding {
	steps := c.drawn.Steps(c.Result().Segment().Steps, c.Announcement().Spec().Stride())
	f := finding{Intervals: c.drawn, Log: make([]byte, steps*commit.RecordBytes), Same: true, Salt: salt}
	for _, i := range c.drawn.List() {
		f.Ends = append(f.Ends, c.Result().RootAfter(i))
	}
	return f
}

// providerPeer returns the provider's peer ID. The request's validation has found it to be
// one.
func providerPeer(q market.CheckRequest) peer.ID {
	p, _ := peer.Decode(q.ProviderPeer)
	return p
}

// reexecute runs the drawn intervals and compares the roots at their ends. If the last one is
// among them, it compares the content ID that the provider signed for the end state too.
func (v *Verifier) reexecute(ctx context.Context, c check, data []byte) (f finding, err error) {
	f = finding{Intervals: c.drawn, Same: true}
	for _, r := range c.drawn.Runs() {
		if err := v.rerun(ctx, c, data, r, &f); err != nil {
			return f, err
		}
	}
	if v.fault.Disagree {
		f.Same, f.Ends[len(f.Ends)-1][0] = false, f.root()[0]^1
	}
	return f, nil
}

// rerun executes one run of drawn intervals and adds what it finds.
func (v *Verifier) rerun(ctx context.Context, c check, data []byte, r market.Run, f *finding) error {
	claim := c.Result().Result()
	start, err := v.startOf(ctx, c, data, r.First)
	if err != nil {
		return fmt.Errorf("state at interval %d: %w", r.First, err)
	}
	s, err := v.d.Runner.Open(c.Announcement().Spec(), data, start.raw)
	if err != nil {
		return err
	}
	defer s.Close()
	switch err := v.startsThere(s, c, r.First, start); {
	case start.own && errors.Is(err, executor.ErrStart):
		f.Moved, f.Same = true, false
	case err != nil && r.First > 0:
		return fmt.Errorf("%w: %w", errWithheld, err)
	case err != nil:
		return err
	}
	s.KeepMarks(role.HoldFor(role.AsVerifier, c.Announcement()).Until)
	out, err := s.RunIntervals(ctx, claim.Segment.Index, r)
	if err != nil {
		return err
	}
	if len(f.Ends) == 0 {
		f.Start = out.Segment.Start
	}
	f.Log = append(f.Log, commit.EncodeLog(out.Log)...)
	for i, end := range append(out.Marks, out.Segment.End) {
		f.Ends, f.Same = append(f.Ends, end), f.Same && end == c.Result().RootAfter(r.First+uint32(i))
	}
	if r.First == 0 {
		f.Same = f.Same && out.Segment.Start == claim.Segment.Start
	}
	if f.Same && int(r.End) == len(claim.Marks)+1 {
		f.Same, err = v.sameEnd(ctx, s, out.Segment.End, c)
	}
	return err
}

// sameEnd compares the end states. The checkpoint that it makes for this stays in this
// node's block store: if the provider is gone, the next one starts from here.
func (v *Verifier) sameEnd(ctx context.Context, s role.Checkpointer, end commit.Root, c check) (bool, error) {
	claim := c.Result().Result()
	if end != claim.Segment.End {
		return false, nil
	}
	cid, err := v.d.StoreState(ctx, s, role.HoldFor(role.AsVerifier, c.Announcement()))
	return err == nil && cid == claim.End.CID, err
}

// commit signs a commitment to what this verifier found. The salt is in the ledger, so the
// commitment is the same after a restart.
func (v *Verifier) commit(ctx context.Context, c check, f finding) (market.VerdictCommitment, error) {
	claim := c.Result().Commitment()
	s := market.VerdictCommitment{
		Lease: claim.Lease, Segment: claim.Segment, Commitment: c.Result().Hash(), Verifier: v.d.Operator,
		Hash: market.CommitVerdict(v.verdict(c, f, false), f.Log, f.Salt),
	}
	var err error
	s.Sig, err = v.d.Key.SignDigest(ctx, s.Digest())
	return s, err
}

// verdict returns the verdict on a finding.
func (v *Verifier) verdict(c check, f finding, agree bool) market.Verdict {
	claim := c.Result().Commitment()
	return market.Verdict{
		Lease: claim.Lease, Segment: claim.Segment, Commitment: c.Result().Hash(),
		Agree: agree, Intervals: uint64(f.Intervals), Root: common.Hash(f.root()), Verifier: v.d.Operator,
	}
}

// revealedLog returns the segment's log. Who asks reveals it for the commitment, or the other of
// coordinator and provider if the one is away. While others have not committed yet, the error is
// that of a busy peer, and nothing is waited for here.
func (v *Verifier) revealedLog(ctx context.Context, c check, commitment market.VerdictCommitment) (
	log []byte, err error,
) {
	from := c.parties()
	err = retry.Do(ctx, wire.Deliver, func() error {
		errs := make([]error, len(from))
		for i, p := range from {
			if log, errs[i] = v.reveal(ctx, p, c, commitment); errs[i] == nil {
				return nil
			}
			if wire.Busy(errs[i]) {
				break // it decides when the log is shown
			}
		}
		if wire.Busy(errs[0]) || !slices.ContainsFunc(errs, func(err error) bool { return !wire.Final(err) }) {
			return retry.Final(errors.Join(errs...))
		}
		return errors.Join(errs...)
	})
	return log, err
}

// reveal sends the commitment to one peer and checks the log that the peer answers with.
func (v *Verifier) reveal(ctx context.Context, p peer.ID, c check,
	commitment market.VerdictCommitment) ([]byte, error) {
	u, err := wire.Ask(ctx, v.d.Net, p, p2p.CommitProtocol, commitment, market.DecodeLogReveal)
	if err != nil {
		return nil, err
	}
	return u.Log, u.Validate(c.Result().Segment())
}

// agrees reports whether a finding is what the segment claims.
func (v *Verifier) agrees(c check, f finding, log []byte) bool {
	return f.Same && f.wrong(c, log) == nil || v.fault.Lazy
}

// sign compares the finding with the log that the segment commits to, and signs the
// verdict.
func (v *Verifier) sign(
	ctx context.Context, c check, f finding, commitment market.VerdictCommitment, log []byte,
) (market.SignedVerdict, error) {
	wrong := f.wrong(c, log)
	agree := v.agrees(c, f, log)
	s := market.SignedVerdict{Verdict: v.verdict(c, f, agree), Salt: f.Salt}
	claim := c.claim(log)
	if !agree {
		s.Log = f.Log
		if v.challenger != nil {
			own := f.outcome(c)
			if v.fault.Disagree {
				own = nil // it is not what was computed
			}
			if v.fault.Disagree || f.Moved {
				wrong = nil // the player finds the first that is
			}
			v.challenger.Contest(claim, own, wrong) // first: a crash in between repeats both
		}
	}
	var err error
	if s.Sig, err = v.d.Key.SignDigest(ctx, c.Announcement().Domain().Digest(s.Verdict)); err != nil {
		return s, err
	}
	change := ledger.Change{
		Kind: "verdict.signed", Body: s.Verdict, At: v.d.Heads.Latest().Time,
		Put:    []ledger.Record{role.GivenVerdict{Verdict: s, Commitment: commitment}.Record()},
		Delete: []ledger.Key{checkKey(s.Verdict.Commitment)},
	}
	if claim.Disputable() {
		change.Put = append(change.Put, claim.Record())
	}
	if !agree {
		change.Put = append(change.Put, c.evidence(claim, s).Record())
	}
	_, err = v.d.Ledger.Commit(change)
	if err == nil {
		v.d.Event(c.Announcement().JobID(), "verdict", fmt.Sprintf("re-executed %d steps of segment %d: %s",
			len(f.Log)/commit.RecordBytes, s.Verdict.Segment, role.Agreement(agree)), nil)
	}
	return s, err
}

// evidence is what arbiters need to judge the disagreement alone: the client may be away
// when the provider claims the segment.
func (c check) evidence(claim role.Claim, s market.SignedVerdict) role.Evidence {
	return role.Evidence{Announcement: claim.Announcement, Lease: claim.Lease, Result: claim.Result,
		Receipt: c.Request().Receipt, Block: c.block, Verdict: s, Start: claim.Start}
}
