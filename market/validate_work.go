package market

import (
	"crypto/sha256"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Validate checks a heartbeat of lease l.
func (p Progress) Validate(l Lease, spec Spec) error {
	first, n := spec.SegmentSteps(p.Segment)
	return firstBroken(
		rule{p.Lease == l.StructHash(), ErrMismatch, "progress.lease is another lease"},
		rule{l.covers(p.Segment), ErrRange, "progress.segment is not the lease's"},
		rule{p.Step >= first && uint64(p.Step) <= uint64(first)+uint64(n), ErrRange,
			"progress.step is not in the segment"},
		rule{p.TokensPerSecond <= maxUnits, ErrRange, "progress.tokens_per_second: want at most 2^63-1"},
	)
}

// covers reports whether segment is one of the lease's.
func (l Lease) covers(segment uint32) bool {
	return segment >= l.FirstSegment && uint64(segment) < uint64(l.FirstSegment)+uint64(l.Segments)
}

// Validate checks the notice that a lease is over. The caller knows the sender from the
// stream: only the delegate's node key counts.
func (e LeaseEnd) Validate(lease common.Hash) error {
	return firstBroken(
		rule{e.Lease == lease, ErrMismatch, "end.lease is another lease"},
		rule{validText(e.Reason), ErrRange, "end.reason: want a line of at most 256 bytes"},
	)
}

// ValidResult is a segment result that Validate accepted. Whether the work is right is
// for the verifiers to find.
type ValidResult struct {
	r    SegmentResult
	hash common.Hash
}

// Result returns the message itself.
func (v ValidResult) Result() SegmentResult { return v.r }

// Commitment returns the commitment that the provider signed.
func (v ValidResult) Commitment() Commitment { return v.r.Commitment }

// Segment returns the segment that the commitment binds.
func (v ValidResult) Segment() commit.Segment { return v.r.Segment }

// Hash returns Commitment.StructHash. Receipts and draws refer to it.
func (v ValidResult) Hash() common.Hash { return v.hash }

// RestoreResult marks as valid a result that this node validated before and
// kept in its own ledger. Never call it on what a peer sent.
func RestoreResult(r SegmentResult) ValidResult { return ValidResult{r, r.Commitment.StructHash()} }

// DatasetRoot returns the Dataset field of a commit.Segment: the SHA-256 of the CID's
// text.
func (b Blob) DatasetRoot() commit.Root { return sha256.Sum256([]byte(b.CID)) }

// Validate checks a result against its lease and the job's spec: every bound field, the
// log, the hash, and last the node's signature.
func (r SegmentResult) Validate(ann ValidAnnouncement, l Lease) (ValidResult, error) {
	if err := r.matchesLease(ann, l); err != nil {
		return ValidResult{}, err
	}
	if err := checkLog(r.Segment, r.Log); err != nil {
		return ValidResult{}, err
	}
	return r.checkSignature(ann, l)
}

// validateWithoutLog is Validate for a result without its log, as check requests
// contain it.
func (r SegmentResult) validateWithoutLog(ann ValidAnnouncement, l Lease) (ValidResult, error) {
	if len(r.Log) > 0 {
		return ValidResult{}, fmt.Errorf("%w: result.log: a check leaves it out", ErrRange)
	}
	if err := r.matchesLease(ann, l); err != nil {
		return ValidResult{}, err
	}
	return r.checkSignature(ann, l)
}

// checkSignature checks the end checkpoint, the hash and the signature.
func (r SegmentResult) checkSignature(ann ValidAnnouncement, l Lease) (ValidResult, error) {
	if err := r.End.validate("end"); err != nil {
		return ValidResult{}, err
	}
	if root := commit.Root(r.Commitment.Hash); root != r.Segment.Hash() {
		return ValidResult{}, fmt.Errorf("%w: commitment.hash is not the segment's", ErrMismatch)
	}
	if err := checkMarks(r.Segment, ann.Spec().Stride(), r.Marks); err != nil {
		return ValidResult{}, err
	}
	if err := ann.Domain().Check(r.Commitment, r.Sig, l.Node); err != nil {
		return ValidResult{}, fmt.Errorf("commitment: %w", err)
	}
	if err := checkDigest(r.EndDigest(), r.EndSig, l.Node); err != nil {
		return ValidResult{}, fmt.Errorf("end: %w", err)
	}
	if err := r.checkEarlier(ann, l.Node); err != nil {
		return ValidResult{}, err
	}
	return ValidResult{r, r.Commitment.StructHash()}, nil
}

func (r SegmentResult) matchesLease(ann ValidAnnouncement, l Lease) error {
	spec, s, c := ann.Spec(), r.Segment, r.Commitment
	first, n := spec.SegmentSteps(c.Segment)
	return firstBroken(
		rule{c.Lease == l.StructHash(), ErrMismatch, "commitment.lease is another lease"},
		rule{l.covers(c.Segment), ErrRange, "commitment.segment is not the lease's"},
		rule{s.Index == c.Segment, ErrMismatch, "segment.index is not the commitment's segment"},
		rule{s.Job == commit.Root(ann.JobID()), ErrMismatch, "segment.job is another job"},
		rule{s.Program == spec.Program.Hash(), ErrMismatch, "segment.program is not the spec's"},
		rule{s.Numerics == spec.Program.Numerics, ErrMismatch, "segment.numerics is not the spec's"},
		rule{s.Dataset == spec.Dataset.DatasetRoot(), ErrMismatch, "segment.dataset is not the spec's"},
		rule{s.FirstStep == first && s.Steps == n, ErrMismatch, "segment.first_step and steps are not the spec's"},
		rule{c.Segment != l.FirstSegment || s.Start == commit.Root(l.StartRoot), ErrMismatch,
			"segment.start is not the lease's start_root"},
	)
}

// ValidReceipt is a receipt that Validate accepted.
type ValidReceipt struct{ r Receipt }

// Receipt returns the message itself.
func (v ValidReceipt) Receipt() Receipt { return v.r }

// Validate checks a receipt for a result under a lease. It decides nothing: the commitment
// has named the block of the draw, and the lease its candidates. head is the highest block
// that the provider knows. At the block of the draw or above it the receipt comes too late,
// with ErrLate: a coordinator that could wait for the block would accept only what it likes.
// A head of 0 skips this check; it is for parties that did not see the head.
func (r Receipt) Validate(ann ValidAnnouncement, l Lease, c Commitment, head uint64) (ValidReceipt, error) {
	if err := firstBroken(
		rule{r.Commitment == c.StructHash(), ErrMismatch, "receipt.commitment is another commitment"},
		rule{r.DrawHeight == c.Height, ErrMismatch, "receipt.draw_height is not the commitment's height"},
		rule{r.DrawHeight > head, ErrLate, "receipt: its block is mined already"},
		rule{r.Candidates == l.Verifiers, ErrMismatch, "receipt.candidates are not the lease's verifiers"},
	); err != nil {
		return ValidReceipt{}, err
	}
	if err := checkDigest(r.Digest(), r.Sig, ann.Offer().Delegate); err != nil {
		return ValidReceipt{}, fmt.Errorf("receipt: %w", err)
	}
	return ValidReceipt{r}, nil
}

// The block that draws a segment's verifiers is named by the provider in its signed
// commitment, before it is mined. The coordinator takes the height or refuses it, and can
// name no other.
const (
	// DrawAhead is how many blocks above its head a provider names the block of the draw.
	DrawAhead = 4
	// LeastDrawAhead is how many blocks above its head a coordinator wants it at least. The
	// next block may be in the hands of its maker.
	LeastDrawAhead = 2
	// headLag is how many blocks a coordinator's head may be behind the provider's.
	headLag = 4
	// MaxRenamed is how often in a row a segment's height may be named anew. Whoever lets
	// one lapse has seen the draw: so many draws of verifiers, and no more, can be passed
	// over. No draw of intervals can.
	MaxRenamed = 4
)

// CheckHeight returns nil if the commitment's height is neither mined nor too near nor too
// far for a coordinator whose head this is. Otherwise the error wraps ErrLate or ErrRange.
func (c Commitment) CheckHeight(head uint64) error {
	return firstBroken(
		rule{c.Height >= head+LeastDrawAhead, ErrLate,
			"commitment.height: want a block that is not mined, nor the next one"},
		rule{c.Height <= head+DrawAhead+headLag, ErrRange, "commitment.height: want at most 4 blocks ahead"},
	)
}

// ValidCheck is a check request that Validate accepted.
type ValidCheck struct {
	c      CheckRequest
	lease  ValidLease
	result ValidResult
}

// Request returns the message itself.
func (v ValidCheck) Request() CheckRequest { return v.c }

// Announcement returns the job's announcement.
func (v ValidCheck) Announcement() ValidAnnouncement { return v.lease.ann }

// Lease returns the lease under which the segment was computed.
func (v ValidCheck) Lease() ValidLease { return v.lease }

// Result returns the provider's result, without its log.
func (v ValidCheck) Result() ValidResult { return v.result }

// Validate checks everything in the request except the draw, which needs the hash of
// block of the commitment's height (see Draw).
func (c CheckRequest) Validate(s Served, now uint64) (ValidCheck, error) {
	if err := validCandidates(c.Candidates, c.Lease.Lease); err != nil {
		return ValidCheck{}, err
	}
	if err := checkStart(c.Result.Commitment.Segment, c.Start); err != nil {
		return ValidCheck{}, err
	}
	if node, err := NodeOf(c.ProviderPeer); err != nil || node != c.Lease.Lease.Node {
		return ValidCheck{}, fmt.Errorf("%w: provider_peer is not a peer id of lease.node", ErrContact)
	}
	ann, err := c.Announcement.validateChosen(s, now)
	if err != nil {
		return ValidCheck{}, err
	}
	lease, err := c.Lease.Validate(ann, now)
	if err != nil {
		return ValidCheck{}, err
	}
	result, err := c.Result.validateWithoutLog(ann, c.Lease.Lease)
	if err != nil {
		return ValidCheck{}, err
	}
	if err := c.validReceipt(ann, result.Commitment()); err != nil {
		return ValidCheck{}, err
	}
	return ValidCheck{c, lease, result}, nil
}

// validReceipt: the coordinator's, or none where a wrong segment can be disputed. Elsewhere who
// was found wrong could be found right by others, in a draw that the first did not see.
func (c CheckRequest) validReceipt(ann ValidAnnouncement, m Commitment) error {
	if c.Receipt == (Receipt{}) && ann.Offer().Trace != (common.Hash{}) {
		return nil
	}
	_, err := c.Receipt.Validate(ann, c.Lease.Lease, m, 0)
	return err
}

// Receipted reports whether the coordinator has signed that it knew the commitment before its
// block was mined.
func (v ValidCheck) Receipted() bool { return v.c.Receipt != (Receipt{}) }

// InTime returns nil if the block of the draw is not mined yet, nor the next one, for a verifier
// whose head this is. It is the condition for a request without a receipt: nobody else says that
// the provider did not choose its draw. Otherwise the error wraps ErrLate or ErrRange.
func (v ValidCheck) InTime(head uint64) error { return v.result.Commitment().CheckHeight(head) }

// validCandidates: few, distinct, in order, those that the lease names, and not its provider.
func validCandidates(cs []Candidate, l Lease) error {
	if len(cs) < 1 || len(cs) > MaxCandidates {
		return fmt.Errorf("%w: candidates: want 1 to %d", ErrRange, MaxCandidates)
	}
	if err := eachOnce("candidates", cs, l); err != nil {
		return err
	}
	if CandidatesHash(cs) != l.Verifiers {
		return fmt.Errorf("%w: candidates are not the lease's verifiers", ErrMismatch)
	}
	return nil
}

// eachOnce checks the order of candidates, and that the lease's provider is none of them.
func eachOnce(what string, cs []Candidate, l Lease) error {
	for i, c := range cs {
		if c.Stake < 0 || c.Weight < 0 {
			return fmt.Errorf("%w: %s: negative stake or weight", ErrRange, what)
		}
		if i > 0 && cs[i-1].Operator.Cmp(c.Operator) >= 0 {
			return fmt.Errorf("%w: %s: want them by operator, each once", ErrRange, what)
		}
		if c.Operator == l.Provider || c.Node == l.Node {
			return fmt.Errorf("%w: %s: the provider is one", ErrRange, what)
		}
	}
	return nil
}

// Draw repeats the draw with the hashes of the blocks at the result's Heights. The error
// wraps ErrDraw when node is not among those drawn.
func (v ValidCheck) Draw(blocks []common.Hash, node common.Address) (Drawing, error) {
	d, err := v.result.r.Draw(blocks, v.Announcement().Spec(), v.c.Candidates)
	if err != nil {
		return d, err
	}
	if !d.Includes(v.c.Candidates, node) {
		return d, fmt.Errorf("%w: block %d does not draw node %s for this segment", ErrDraw,
			v.result.Commitment().Height, node)
	}
	return d, nil
}

// Validate checks that the request names an inner mark of a result that this node committed
// to. Whether the interval was drawn, the draw says.
func (q StateRequest) Validate(r SegmentResult) error {
	c := r.Commitment
	return firstBroken(
		rule{q.Lease == c.Lease && q.Segment == c.Segment && q.Commitment == c.StructHash(), ErrMismatch,
			"state: it is of another commitment"},
		rule{q.Interval >= 1 && q.Interval <= uint32(len(r.Marks)), ErrRange,
			"state.interval: want one that starts at an inner mark"},
	)
}

// Validate checks that the reply identifies a checkpoint.
func (p StateReply) Validate() error { return p.State.validate("state") }

// ValidVerdict is a verdict that Validate accepted.
type ValidVerdict struct {
	v    SignedVerdict
	node common.Address
	// steps and stride are those of the segment.
	steps, stride uint32
}

// Signed returns the message itself.
func (v ValidVerdict) Signed() SignedVerdict { return v.v }

// Verdict returns the verdict without its signature.
func (v ValidVerdict) Verdict() Verdict { return v.v.Verdict }

// Node returns the key that signed it.
func (v ValidVerdict) Node() common.Address { return v.node }

// RootAfter returns the state root that the result claims at the end of an interval. The
// interval must be one of the segment's.
func (v ValidResult) RootAfter(interval uint32) commit.Root {
	if int(interval) < len(v.r.Marks) {
		return v.r.Marks[interval]
	}
	return v.r.Segment.End
}

// Validate checks a verdict on result by the verifier that was drawn to re-execute these
// intervals.
func (s SignedVerdict) Validate(ann ValidAnnouncement, result ValidResult, by Candidate, drawn Intervals) (ValidVerdict,
	error) {
	v, c, seg, stride := s.Verdict, result.Commitment(), result.Segment(), ann.Spec().Stride()
	if err := firstBroken(
		rule{v.Lease == c.Lease && v.Segment == c.Segment && v.Commitment == result.Hash(), ErrMismatch,
			"verdict is on another commitment"},
		rule{v.Verifier == by.Operator, ErrMismatch, "verdict.verifier is not the operator drawn"},
		rule{drawn != 0 && v.Intervals == uint64(drawn), ErrMismatch, "verdict.intervals are not those drawn"},
		rule{v.Root != (common.Hash{}), ErrRange, "verdict.root: want the state root reached"},
		rule{!v.Agree || v.Root == common.Hash(result.RootAfter(drawn.Last())), ErrMismatch,
			"verdict agrees with a root that is not the segment's"},
		rule{!v.Agree || len(s.Log) == 0, ErrRange, "verdict.log: only a disagreeing verdict carries one"},
		rule{v.Agree || len(s.Log) == int(drawn.Steps(seg.Steps, stride))*logRecord, ErrRange,
			"verdict.log: want 16 bytes a step"},
	); err != nil {
		return ValidVerdict{}, err
	}
	if err := ann.Domain().Check(v, s.Sig, by.Node); err != nil {
		return ValidVerdict{}, fmt.Errorf("verdict: %w", err)
	}
	return ValidVerdict{s, by.Node, seg.Steps, stride}, nil
}
