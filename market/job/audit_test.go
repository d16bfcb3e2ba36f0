package job_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

// rubbish commits a verifier to nothing that it could open.
func (w *world) rubbish(c job.RequestCheck) {
	w.t.Helper()
	check, err := c.Request.Validate(domain, w.chain)
	if err != nil {
		w.t.Fatal(err)
	}
	p, r := judge(c.To.Node), check.Result()
	v := market.VerdictCommitment{Lease: r.Commitment().Lease, Segment: r.Commitment().Segment, Commitment: r.Hash(),
		Verifier: p.op, Hash: common.Hash{1}}
	v.Sig = p.sign(v.Digest())
	valid, err := v.Validate(r, c.To)
	if err != nil {
		w.t.Fatal(err)
	}
	w.apply(job.VerdictCommitted{Commitment: valid})
}

// pass lets time go by with heartbeats. It keeps the actions of all of it.
func (w *world) pass(ms uint64) {
	w.t.Helper()
	var all []job.Action
	for left := ms; left > 0; {
		step := min(left, 2000)
		w.tick(step)
		all, left = append(all, w.todo...), left-step
		w.beat()
	}
	w.todo = all
}

// reveals reports whether the verifier of a check is shown the log now.
func (w *world) reveals(c job.RequestCheck) bool {
	return w.s.Reveals(c.Request.Receipt.Commitment, c.To.Node)
}

// TestAuditH6NobodySeesTheLogBeforeAllHaveCommitted: of two verifiers of one owner the first
// commits to rubbish. It is not shown the log, so it has nothing to give to the second.
func TestAuditH6NobodySeesTheLogBeforeAllHaveCommitted(t *testing.T) {
	w := newWorld(t, 2)
	w.run(alice)
	asked := w.commit(alice, 0, 9, 10)
	a, b := asked[0], asked[1]
	w.rubbish(a)
	if w.reveals(a) || w.reveals(b) {
		t.Fatal("the log is shown before the second verifier has committed")
	}
	w.pass(job.DefaultPolicy().CheckTimeout - 1)
	if w.reveals(a) {
		t.Fatal("the log is shown before the second verifier is overdue")
	}
	w.verdict(b, true) // commits
	if !w.reveals(a) || !w.reveals(b) {
		t.Fatal("all have committed, and the log is not shown")
	}
	for _, j := range judges {
		if j.node != a.To.Node && j.node != b.To.Node && w.s.Reveals(a.Request.Receipt.Commitment, j.node) {
			t.Fatal("the log is shown to one that was not asked")
		}
	}
}

// TestAuditH6AnOverdueVerifierHoldsNobodyUp: the next one drawn has to commit in its place.
// Who comes after the log was shown comes too late.
func TestAuditH6AnOverdueVerifierHoldsNobodyUp(t *testing.T) {
	w := newWorld(t, 2)
	w.run(alice)
	asked := w.commit(alice, 0, 9, 10)
	a, b := asked[0], asked[1]
	yes := w.verdict(a, true) // commits
	w.pass(job.DefaultPolicy().CheckTimeout)
	c := find[job.RequestCheck](w)
	if record(w.s, b.To.Operator).Missed != 1 || record(w.s, a.To.Operator).Missed != 0 {
		t.Fatalf("records: %+v", w.s.Records)
	}
	if w.reveals(a) {
		t.Fatal("the log is shown before the one in its place has committed")
	}
	also := w.verdict(c, true)
	if !w.reveals(a) || w.reveals(b) {
		t.Fatal("the log is to be shown to those that have committed")
	}
	late := market.VerdictCommitment{Lease: w.s.Lease.Hash, Commitment: b.Request.Receipt.Commitment,
		Verifier: b.To.Operator, Hash: common.Hash{3}}
	late.Sig = judge(b.To.Node).sign(late.Digest())
	check, err := b.Request.Validate(domain, w.chain)
	if err != nil {
		t.Fatal(err)
	}
	valid, err := late.Validate(check.Result(), b.To)
	if err != nil {
		t.Fatal(err)
	}
	w.refuse(job.VerdictCommitted{Commitment: valid}, job.ErrStale)
	w.apply(yes)
	w.apply(also)
	if w.s.Verified != 1 {
		t.Fatalf("%s", w.s.Explain())
	}
}

// TestAuditH6ABrokenCommitmentLeavesAMark: who commits to rubbish in order to be shown the
// log is wrong on record, and out of the job.
func TestAuditH6ABrokenCommitmentLeavesAMark(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	a := w.commit(alice, 0, 9, 10)[0]
	w.rubbish(a)
	w.refuse(w.verdict(a, true), market.ErrReveal)
	for range 2 {
		w.apply(job.CommitmentBroken{Commitment: a.Request.Receipt.Commitment, Node: a.To.Node})
	}
	if r := record(w.s, a.To.Operator); r.Wrong != 1 {
		t.Errorf("record %+v", r)
	}
	w.refuse(w.bid(judge(a.To.Node), market.RoleVerifier, 0), job.ErrConflict)
	work, _ := w.s.Work(a.Request.Receipt.Commitment)
	if len(work.Checks) != 2 {
		t.Fatalf("nobody was asked in its place: %+v", work.Checks)
	}
}

// TestAuditH6AFalseDisagreementDoesNotEndALease: with one verifier a segment, a single
// disagreement ended the lease and cost the provider its work. Two further verifiers overrule
// it, and it is the false one that is excluded, also from the segments that follow.
func TestAuditH6AFalseDisagreementDoesNotEndALease(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	a := w.commit(alice, 0, 9, 10)[0]
	w.apply(w.verdict(a, false))
	for range 2 {
		w.phase(job.Verifying)
		w.apply(w.verdict(find[job.RequestCheck](w), true))
	}
	if w.s.Lease == nil || w.s.Verified != 1 || record(w.s, alice.op).Wrong != 0 ||
		record(w.s, a.To.Operator).Wrong != 1 {
		t.Fatalf("%s %+v", w.s.Explain(), w.s.Records)
	}
	for _, c := range w.commit(alice, 1, 10, 11) {
		if c.To.Operator == a.To.Operator {
			t.Error("the verifier that was wrong is asked again")
		}
	}
}

// TestTheOnlyVerifierDecides: with nobody else to ask, its word is all there is.
func TestTheOnlyVerifierDecides(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	a := w.commit(alice, 0, 9, 10)[0]
	w.apply(w.verdict(a, false))
	for range len(judges) - 1 {
		work, _ := w.s.Work(a.Request.Receipt.Commitment)
		next := w.s.Lease.Pool[work.Checks[len(work.Checks)-1].Candidate].Candidate
		w.apply(job.CheckRefused{Commitment: work.Hash, Node: next.Node, Reason: "away"})
	}
	w.phase(job.Announced)
	if record(w.s, alice.op).Wrong != 1 {
		t.Errorf("%s", w.s.Explain())
	}
}

// TestAuditH6DrawsCannotBePassedOver: a provider that says that it had no receipt names
// another block, which draws others. It may do that a few times, and not once a verifier has
// committed to a verdict.
func TestAuditH6DrawsCannotBePassedOver(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	w.commit(alice, 0, 9, 10)
	w.refuse(job.ResultReceived{Result: func() market.ValidResult {
		w.later = 0
		r := w.result(alice, 0, 9, 10).Result()
		r.Commitment.Height--
		r.Sig = alice.sign(domain.Digest(r.Commitment))
		return market.RestoreResult(r)
	}()}, job.ErrStale)
	for n := range market.MaxRenamed {
		w.later += 5
		hidden := w.result(alice, 0, 9, 10).Result()
		hidden.Earlier = hidden.Earlier[:n]
		w.refuse(job.ResultReceived{Result: market.RestoreResult(hidden)}, job.ErrConflict)
		w.apply(job.ResultReceived{Result: w.result(alice, 0, 9, 10)})
		if c := w.draw(); len(c) != 1 || len(w.s.Lease.Works) != 1 {
			t.Fatalf("after height %d: %d checks of %d works", n, len(c), len(w.s.Lease.Works))
		}
	}
	w.later += 5
	w.refuse(job.ResultReceived{Result: w.result(alice, 0, 9, 10)}, job.ErrConflict)

	w = newWorld(t, 1)
	w.run(alice)
	yes := w.verdict(w.commit(alice, 0, 9, 10)[0], true) // commits
	w.later += 5
	w.refuse(job.ResultReceived{Result: w.result(alice, 0, 9, 10)}, job.ErrConflict)
	w.apply(yes)
	if w.s.Verified != 1 {
		t.Error("the segment is not earned")
	}
}

// TestExcludedVerifiersHaveNoWord: a block may draw a verifier that is out of the job since.
// It was not asked, and what it sent nevertheless was counted: it could disagree with every
// segment that came after.
func TestExcludedVerifiersHaveNoWord(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	out := w.commit(alice, 0, 9, 10)[0]
	w.apply(w.verdict(out, false))
	for range 2 {
		w.apply(w.verdict(find[job.RequestCheck](w), true))
	}
	asked := w.commit(alice, 1, 10, 11)[0]
	for w.uncommitted(asked.Request.Receipt.Commitment, asked.To.Node) {
		w.apply(job.CheckRefused{Commitment: asked.Request.Receipt.Commitment, Node: asked.To.Node, Reason: "away"})
		next := checks(w.todo)
		if len(next) == 0 {
			break
		}
		asked = next[0]
	}
	if !w.uncommitted(asked.Request.Receipt.Commitment, out.To.Node) {
		t.Fatal("the excluded verifier is not among those drawn")
	}
	check, err := asked.Request.Validate(domain, w.chain)
	if err != nil {
		t.Fatal(err)
	}
	p, r := judge(out.To.Node), check.Result()
	v := market.VerdictCommitment{Lease: r.Commitment().Lease, Segment: 1, Commitment: r.Hash(), Verifier: p.op,
		Hash: common.Hash{1}}
	v.Sig = p.sign(v.Digest())
	valid, err := v.Validate(r, out.To)
	if err != nil {
		t.Fatal(err)
	}
	w.refuse(job.VerdictCommitted{Commitment: valid}, job.ErrStale)
}
