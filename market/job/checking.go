package job

import (
	"fmt"
	"math"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/reputation"
)

func (e HeartbeatReceived) apply(m *machine) error {
	l, err := m.lease(e.Progress.Lease)
	if err != nil {
		return err
	}
	if err := m.inPhase("heartbeat", Leasing, Funding, Running, Verifying); err != nil {
		return err
	}
	l.LastHeartbeat, l.HeartbeatSeen = m.s.Clock.Mono, true
	l.Step = max(l.Step, e.Progress.Step)
	return nil
}

func (e HeartbeatExcused) apply(m *machine) error {
	l, err := m.lease(e.Lease)
	if err != nil {
		return err
	}
	if err := m.inPhase("excuse", Running, Verifying); err != nil {
		return err
	}
	l.LastHeartbeat = m.s.Clock.Mono
	return nil
}

func (e ResultReceived) apply(m *machine) error {
	r := e.Result.Result()
	l, err := m.lease(r.Commitment.Lease)
	if err != nil {
		return err
	}
	if err := m.inPhase("result", Running, Verifying); err != nil {
		return err
	}
	if w, ok := m.s.Work(e.Result.Hash()); ok {
		if w.Receipt == nil {
			m.do(m.s.receiptAction(w))
		}
		return nil // it was sent again: State.Receipt has the answer
	}
	if w := m.renamed(r); w != nil {
		return m.rename(w, e.Result)
	}
	if err := m.checkOrder(e.Result); err != nil {
		return err
	}
	w := Work{Result: r, Hash: e.Result.Hash(), Panel: m.verdictsNeeded()}
	l.Works = append(l.Works, w)
	l.LastHeartbeat, l.HeartbeatSeen = m.s.Clock.Mono, true
	l.Step = max(l.Step, r.Segment.FirstStep+r.Segment.Steps)
	l.measure(uint64(r.Segment.Steps)*m.s.Announcement.Spec.Program.TokensPerStep(), m.s.Clock.Mono)
	m.enter(Verifying)
	m.do(m.s.receiptAction(w))
	return nil
}

// renamed returns the work of which a result is the same segment with another height for its
// draw, or nil.
func (m *machine) renamed(r market.SegmentResult) *Work {
	for i := range m.s.Lease.Works {
		w := &m.s.Lease.Works[i]
		if c := w.Result.Commitment; c.Segment == r.Commitment.Segment && c.Hash == r.Commitment.Hash {
			return w
		}
	}
	return nil
}

// verdictsNeeded returns how many agreeing verdicts a segment needs.
func (m *machine) verdictsNeeded() int { return int(m.s.Announcement.Spec.Verification.Verifiers) }

// checkOrder checks that the result is of the next segment, starts from the root of the
// one before, and stays within the credit.
func (m *machine) checkOrder(r market.ValidResult) error {
	next, start := m.s.committed(), m.s.Root
	works := m.s.Lease.Works
	if n := len(works); n > 0 {
		start = common.Hash(works[n-1].Result.Segment.End)
	}
	c := r.Commitment()
	switch {
	case c.Segment < next && c.Segment >= m.s.Verified:
		return fmt.Errorf("%w: segment %d was committed with another hash", ErrConflict, c.Segment)
	case c.Segment != next:
		return fmt.Errorf("%w: segment %d, the next is %d", ErrOrder, c.Segment, next)
	case common.Hash(r.Segment().Start) != start:
		return fmt.Errorf("%w: segment %d does not start where segment %d ended", ErrOrder, c.Segment,
			int64(c.Segment)-1)
	case uint32(len(works)) >= m.s.Announcement.Offer.Credit:
		return fmt.Errorf("%w: %d segments await verdicts; send it after the next voucher", ErrCredit, len(works))
	}
	return nil
}

func (l ActiveLease) candidates() []market.Candidate {
	cs := make([]market.Candidate, len(l.Pool))
	for i, p := range l.Pool {
		cs[i] = p.Candidate
	}
	return cs
}

// peers returns the peer ids of the candidates.
func (l ActiveLease) peers() []string {
	ids := make([]string, len(l.Pool))
	for i, p := range l.Pool {
		ids[i] = p.Peer
	}
	return ids
}

// work returns the work of a commitment, to be changed.
func (m *machine) work(commitment common.Hash) (*Work, error) {
	if l := m.s.Lease; l != nil {
		for i := range l.Works {
			if l.Works[i].Hash == commitment {
				return &l.Works[i], nil
			}
		}
	}
	return nil, fmt.Errorf("%w: commitment %s", ErrStale, commitment)
}

func (e ReceiptIssued) apply(m *machine) error {
	w, err := m.work(e.Receipt.Commitment)
	if err != nil {
		return err
	}
	if e.Receipt.Candidates != m.s.Lease.Signed.Lease.Verifiers || e.Receipt.DrawHeight != w.Result.Commitment.Height {
		return fmt.Errorf("%w: the receipt names another height or other candidates", ErrConflict)
	}
	if w.Receipt != nil && *w.Receipt != e.Receipt {
		return fmt.Errorf("%w: a receipt with height %d was issued", ErrConflict, w.Receipt.DrawHeight)
	}
	w.Receipt = &e.Receipt
	if !w.Kept {
		m.do(w.keepAction())
	}
	if w.Drawing == nil {
		m.do(w.drawAction())
	}
	return nil
}

func (e DrawReady) apply(m *machine) error {
	w, err := m.work(e.Commitment)
	if err != nil {
		return err
	}
	if w.Receipt == nil {
		return fmt.Errorf("%w: no receipt was issued for it", ErrPhase)
	}
	if w.Drawing != nil {
		if w.Block != e.Block {
			return fmt.Errorf("%w: block %s decided the draw", ErrConflict, w.Block)
		}
		return nil
	}
	d, err := w.Result.Draw(append(slices.Clone(e.Earlier), e.Block), m.s.Announcement.Spec, m.s.Lease.candidates())
	if err != nil {
		return fmt.Errorf("%w: %w", ErrConflict, err)
	}
	w.Block, w.Drawing = e.Block, &d
	m.requestChecks(w)
	return nil
}

// requestChecks sends requests until as many verifiers were asked as the panel has
// members.
func (m *machine) requestChecks(w *Work) {
	for w.count(Waiting)+w.count(Agreed)+w.count(Disagreed) < w.Panel {
		if !m.requestNext(w) {
			return
		}
	}
}

func (w *Work) count(a Answer) int {
	n := 0
	for _, x := range w.Checks {
		if x.Answer == a {
			n++
		}
	}
	return n
}

// requestNext sends the next request: to the next drawn verifier, or again to one that
// was silent for CheckTimeout.
func (m *machine) requestNext(w *Work) bool {
	now := m.s.Clock.Mono
	order := slices.Concat(w.Drawing.Verifiers, w.Drawing.Reserves)
	for n := len(w.Checks); n < len(order); n++ {
		c := Check{Candidate: order[n], Since: now}
		if op := m.s.Lease.Pool[c.Candidate].Candidate.Operator; m.s.excludes(op) {
			c.Answer = Broken // its word counts no more
		}
		w.Checks = append(w.Checks, c)
		if c.Answer == Waiting {
			m.do(m.s.checkAction(*w, c))
			return true
		}
	}
	for i, a := range w.Checks {
		if a.Answer == Silent && now >= a.Since+m.s.Policy.CheckTimeout {
			w.Checks[i] = Check{Candidate: a.Candidate, Since: now, Commitment: a.Commitment}
			m.do(m.s.checkAction(*w, w.Checks[i]))
			return true
		}
	}
	return false
}

func (s State) checkAction(w Work, a Check) Action {
	seat, start := s.Lease.Pool[a.Candidate], s.Checkpoint
	for i, x := range s.Lease.Works {
		if x.Hash == w.Hash && i > 0 {
			start = s.Lease.Works[i-1].Result.End
		}
	}
	bare := w.Result
	bare.Log = nil // the verifier gets it once it has committed to its verdict
	return RequestCheck{
		Peer: seat.Peer, To: seat.Candidate, Intervals: w.Drawing.Intervals, Attempt: a.Since,
		Request: market.CheckRequest{
			Announcement: s.Chosen().Announcement(), Lease: s.Lease.Signed, Result: bare, Receipt: *w.Receipt,
			Start: start, ProviderPeer: s.Lease.Peer, Candidates: s.Lease.candidates(),
		},
	}
}

// errExcluded is returned to a verifier that is out of the job. It may be among those that
// the block has drawn: its word counts no more, neither for a segment nor against one.
var errExcluded = fmt.Errorf("%w: this verifier is out of the job", ErrStale)

func (e VerdictCommitted) apply(m *machine) error {
	s := e.Commitment.VerdictCommitment()
	w, a, err := m.checkBy(s.Commitment, e.Commitment.Node())
	if err != nil {
		return err
	}
	none := a.Commitment == (common.Hash{})
	switch {
	case a.Answer == Broken:
		return errExcluded
	case !none && a.Commitment != s.Hash:
		return fmt.Errorf("%w: this verifier has committed to another verdict", ErrConflict)
	case none && w.Revealed > 0 && a.Answer != Waiting:
		return fmt.Errorf("%w: it comes after others were shown the log", ErrStale)
	}
	a.Commitment = s.Hash
	m.reveal(w)
	return nil
}

// reveal lets the log be shown once every verifier that is waited for has committed to its
// verdict. One that was shown it before could hand it to another, which would then agree
// without work.
func (m *machine) reveal(w *Work) {
	awaited := func(c Check) bool { return c.Answer == Waiting && c.Commitment == common.Hash{} }
	committed := func(c Check) bool { return c.Commitment != common.Hash{} }
	if w.Revealed == 0 && slices.ContainsFunc(w.Checks, committed) && !slices.ContainsFunc(w.Checks, awaited) {
		w.Revealed = max(m.s.Clock.Mono, 1)
	}
}

// apply refuses a verdict that does not match its verifier's commitment, with
// market.ErrReveal. The driver then reports CheckRefused.
func (e VerdictReceived) apply(m *machine) error {
	v := e.Verdict.Verdict()
	w, a, err := m.checkBy(v.Commitment, e.Verdict.Node())
	if err != nil {
		return err
	}
	if a.Answer == Broken {
		return errExcluded
	}
	if err := e.Verdict.Opens(a.Commitment, w.Result.Log); err != nil {
		return err
	}
	if a.Answer == Agreed || a.Answer == Disagreed {
		if a.Verdict.Verdict != v {
			return fmt.Errorf("%w: this verifier has given another verdict", ErrConflict)
		}
		return nil
	}
	a.Verdict, a.Answer = e.Verdict.Signed(), Disagreed
	if v.Agree {
		a.Answer = Agreed
	}
	m.decide(w)
	m.advance()
	return nil
}

// checkBy returns the check that node was asked for.
func (m *machine) checkBy(commitment common.Hash, node common.Address) (*Work, *Check, error) {
	w, err := m.work(commitment)
	if err != nil {
		return nil, nil, err
	}
	for i := range w.Checks {
		if m.s.Lease.Pool[w.Checks[i].Candidate].Candidate.Node == node {
			return w, &w.Checks[i], nil
		}
	}
	return nil, nil, fmt.Errorf("%w: node %s was not asked to check this", ErrStale, node)
}

func (e CheckRefused) apply(m *machine) error {
	w, a, err := m.checkBy(e.Commitment, e.Node)
	if err != nil {
		return err
	}
	if a.Answer != Waiting || w.Finding != Open {
		return nil
	}
	a.Answer, a.Since = Silent, m.s.Clock.Mono
	m.goOn(w)
	m.advance()
	return nil
}

// apply marks the verifier's record and excludes it: it has seen the log, and does not stand
// by what it committed to.
func (e CommitmentBroken) apply(m *machine) error {
	w, a, err := m.checkBy(e.Commitment, e.Node)
	if err != nil {
		return err
	}
	if a.Answer != Waiting && a.Answer != Silent || a.Commitment == (common.Hash{}) {
		return nil
	}
	a.Answer = Broken
	op := m.s.Lease.Pool[a.Candidate].Candidate.Operator
	m.addVerifier(op, reputation.Counts{Wrong: 1})
	m.exclude(op, "signed a verdict that does not open its commitment")
	if w.Finding != Open {
		return nil
	}
	m.goOn(w)
	m.advance()
	return nil
}

// watchChecks replaces verifiers that are too late.
func (m *machine) watchChecks() {
	l, now := m.s.Lease, m.s.Clock.Mono
	decided := false
	for i := range l.Works {
		w := &l.Works[i]
		if w.Drawing == nil || w.Finding != Open {
			continue
		}
		for j := range w.Checks {
			if a := &w.Checks[j]; a.Answer == Waiting && now >= w.due(*a, m.s.Policy.CheckTimeout) {
				a.Answer, a.Since = Silent, now
				m.addVerifier(l.Pool[a.Candidate].Candidate.Operator, reputation.Counts{Missed: 1})
			}
		}
		m.goOn(w)
		decided = decided || w.Finding != Open
	}
	if decided {
		m.advance()
	}
}

// due returns when an answer to a check is overdue. First comes the commitment. The verdict
// may take as long again, from the time at which the log is shown; until then the others are
// waited for.
func (w Work) due(c Check, timeout uint64) uint64 {
	switch {
	case c.Commitment == (common.Hash{}):
		return c.Since + timeout
	case w.Revealed == 0:
		return math.MaxUint64
	}
	return max(c.Since, w.Revealed) + timeout
}
