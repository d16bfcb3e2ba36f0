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
	Steps uint32      `cbor:"1,keyasint"`
	Root  commit.Root `cbor:"2,keyasint"`
	Log   []byte      `cbor:"3,keyasint"`
	// Same says that the segment starts where it says and, if all of it was executed, ends
	// there.
	Same bool        `cbor:"4,keyasint"`
	Salt common.Hash `cbor:"5,keyasint"` // of the commitment
	// Marks are the state roots at the marks that were reached.
	Marks []commit.Root `cbor:"6,keyasint"`
	Start commit.Root   `cbor:"7,keyasint"` // of the state that it began from
}

// outcome returns what the execution gave of the whole segment from the agreed start, or nil
// if it was not such an execution.
func (f finding) outcome(c check) *executor.Outcome {
	s := c.Result().Segment()
	log, err := commit.DecodeLog(f.Log, int(s.Steps))
	if err != nil || f.Steps != s.Steps || f.Start != s.Start {
		return nil
	}
	s.End, s.Log, s.Marks = f.Root, commit.LogRoot(log), commit.MarksRoot(f.Marks)
	if s.CheckMarks(c.Announcement().Spec().Stride(), f.Marks) != nil {
		return nil
	}
	return &executor.Outcome{Segment: s, Log: log, Marks: f.Marks}
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
	f, err := v.execute(ctx, c)
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
		return finding{
			Steps: c.steps, Root: c.Result().Segment().End, Log: make([]byte, c.steps*commit.RecordBytes),
			Same: true, Salt: salt,
		}, nil
	}
	data, err := v.data.Of(ctx, c.Announcement(), c.from)
	if err != nil {
		return finding{}, err
	}
	start, err := v.start(ctx, c)
	if err != nil {
		return finding{}, fmt.Errorf("start checkpoint: %w", err)
	}
	f, err := v.reexecute(ctx, c, data, start)
	f.Salt = salt
	return f, err
}

// start returns the checkpoint before the segment, or nil if the segment starts from the
// seed.
func (v *Verifier) start(ctx context.Context, c check) ([]byte, error) {
	q := c.Request()
	if q.Start.CID == "" {
		return nil, nil
	}
	return v.d.Checkpoint(ctx, q.Start, c.Announcement().Spec(), c.from, providerPeer(q))
}

// providerPeer returns the provider's peer ID. The request's validation has found it to be
// one.
func providerPeer(q market.CheckRequest) peer.ID {
	p, _ := peer.Decode(q.ProviderPeer)
	return p
}

// reexecute runs the steps and compares the roots at the start and at marks. If it ran the whole
// segment, it compares the end root and the content ID that the provider signed for it too.
func (v *Verifier) reexecute(ctx context.Context, c check, data, start []byte) (finding, error) {
	claim := c.Result().Result()
	s, err := v.d.Runner.Open(c.Announcement().Spec(), data, start)
	if err != nil {
		return finding{}, err
	}
	defer s.Close()
	if err := startsThere(s, claim.Segment); err != nil {
		return finding{}, err
	}
	s.KeepMarks(role.HoldFor(role.AsVerifier, c.Announcement()).Until)
	out, err := s.Run(ctx, claim.Segment.Index, c.steps, nil)
	if err != nil {
		return finding{}, err
	}
	f := finding{
		Steps: out.Segment.Steps, Root: out.Segment.End, Log: commit.EncodeLog(out.Log), Marks: out.Marks,
		Start: out.Segment.Start,
		Same:  out.Segment.Start == claim.Segment.Start && slices.Equal(out.Marks, claim.Marks[:len(out.Marks)]),
	}
	if f.Same && out.Segment.Steps == claim.Segment.Steps {
		f.Same, err = v.sameEnd(ctx, s, out.Segment.End, c)
	}
	if v.fault.Disagree {
		f.Same, f.Root[0] = false, f.Root[0]^1
	}
	return f, err
}

// startsThere returns an error for another state than the segment names as its start. The
// coordinator names the checkpoint, so that is not held against the provider. What begins at
// the seed the provider knows itself.
func startsThere(s *executor.Session, claimed commit.Segment) error {
	root, err := s.Root()
	if err == nil && claimed.Index > 0 && root != claimed.Start {
		err = fmt.Errorf("%w: its root is %s, the segment starts from %s", executor.ErrStart, common.Hash(root),
			common.Hash(claimed.Start))
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
		Agree: agree, Intervals: f.intervals(c), Root: common.Hash(f.Root), Verifier: v.d.Operator,
	}
}

// revealedLog returns the segment's log. The coordinator reveals it for the commitment, or
// the provider if the coordinator is away. While others have not committed yet, the error is
// that of a busy peer, and nothing is waited for here.
func (v *Verifier) revealedLog(ctx context.Context, c check, commitment market.VerdictCommitment) (
	log []byte, err error,
) {
	from := []peer.ID{c.from, providerPeer(c.Request())}
	err = retry.Do(ctx, wire.Deliver, func() error {
		var errs [2]error
		for i, p := range from {
			if log, errs[i] = v.reveal(ctx, p, c, commitment); errs[i] == nil {
				return nil
			}
			if wire.Busy(errs[i]) {
				break // the coordinator decides when the log is shown
			}
		}
		if wire.Busy(errs[0]) || wire.Final(errs[0]) && wire.Final(errs[1]) {
			return retry.Final(errors.Join(errs[:]...))
		}
		return errors.Join(errs[:]...)
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

// sign compares the finding with the log that the segment commits to, and signs the
// verdict.
func (v *Verifier) sign(
	ctx context.Context, c check, f finding, commitment market.VerdictCommitment, log []byte,
) (market.SignedVerdict, error) {
	agree := f.Same && bytes.HasPrefix(log, f.Log) || v.fault.Lazy
	s := market.SignedVerdict{Verdict: v.verdict(c, f, agree), Salt: f.Salt}
	claim := c.claim(log)
	if !agree {
		s.Log = f.Log
		if v.challenger != nil {
			own := f.outcome(c)
			if v.fault.Disagree {
				own = nil // it is not what was computed
			}
			v.challenger.Contest(claim, own) // first: a crash in between repeats both
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
		v.d.Event(c.Announcement().JobID(), "verdict", fmt.Sprintf("re-executed %d steps of segment %d: %s", f.Steps,
			s.Verdict.Segment, role.Agreement(agree)), nil)
	}
	return s, err
}

// intervals are those between marks that the execution covered.
func (f finding) intervals(c check) uint64 {
	return market.IntervalMask(c.Result().Segment().Steps, c.Announcement().Spec().Stride(), f.Steps)
}

// evidence is what arbiters need to judge the disagreement alone: the client may be away
// when the provider claims the segment.
func (c check) evidence(claim role.Claim, s market.SignedVerdict) role.Evidence {
	return role.Evidence{Announcement: claim.Announcement, Lease: claim.Lease, Result: claim.Result,
		Receipt: c.Request().Receipt, Block: c.block, Verdict: s, Start: claim.Start}
}
