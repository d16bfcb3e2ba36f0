package job

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/reputation"
)

// decide applies the panel rule of the package comment to w.
func (m *machine) decide(w *Work) {
	n, yes, no := m.verdictsNeeded(), w.count(Agreed), w.count(Disagreed)
	if no > 0 {
		w.Panel = max(w.Panel, n+1, yes+no)
	}
	switch {
	case w.Finding != Open:
		return
	case yes >= n && 2*yes > w.Panel:
		w.Finding = Accepted
		return
	case 2*no > w.Panel:
		w.Finding = Rejected
		return
	case w.count(Waiting) == 0 && yes+no == w.Panel:
		w.Panel++
	}
	m.goOn(w)
}

// goOn asks for the verdicts that the panel still lacks. If nobody is left to ask, those
// that there are decide: without one that agrees, the segment is rejected.
func (m *machine) goOn(w *Work) {
	m.requestChecks(w)
	m.reveal(w)
	switch yes, no := w.count(Agreed), w.count(Disagreed); {
	case w.count(Waiting) > 0 || yes+no >= w.Panel:
	case no > 0 && yes == 0:
		w.Finding = Rejected
	case w.count(Silent) == 0:
		w.Finding = Undecided // everybody has answered
	}
}

// advance earns, in order, the accepted segments at the head of the lease whose end states are kept. A segment that is
// not accepted ends the lease.
func (m *machine) advance() {
	earned := false
	for len(m.s.Lease.Works) > 0 && m.s.Lease.Works[0].Finding != Open {
		w := m.s.Lease.Works[0]
		if w.Finding == Accepted && !w.Kept {
			break
		}
		if w.Finding != Accepted {
			m.sendVoucher(earned)
			m.fail(w)
			return
		}
		m.earn(w)
		earned = true
	}
	m.sendVoucher(earned)
	switch {
	case !earned:
	case m.s.Verified == m.s.Segments():
		m.deliver()
	case m.s.Policy.Rounds:
		m.completeLease()
	case len(m.s.Lease.Works) == 0:
		m.enter(Running)
	}
}

// sendVoucher sends one voucher for all segments that were earned.
func (m *machine) sendVoucher(earned bool) {
	if earned {
		m.do(SendVoucher{m.s.Lease.Peer, m.s.Lease.Paid})
	}
}

// earn counts a segment as verified and adds it to the voucher.
func (m *machine) earn(w Work) {
	l := m.s.Lease
	l.Works = l.Works[1:]
	m.s.Verified++
	m.s.Root, m.s.Checkpoint = common.Hash(w.Result.Segment.End), w.Result.End
	p := m.addProvider(l.Signed.Lease.Provider, reputation.Counts{Delivered: 1})
	p.Paid, p.Claimed, p.Shown = p.Paid+l.Signed.Lease.Price, l.Claimed, max(p.Shown, l.Shown)
	var agreed []common.Address
	for _, a := range w.Checks {
		op := l.Pool[a.Candidate].Candidate.Operator
		switch a.Answer {
		case Agreed:
			agreed = append(agreed, op)
			m.addVerifier(op, reputation.Counts{Delivered: 1}).Paid += l.Signed.Lease.Price
		case Disagreed:
			m.addVerifier(op, reputation.Counts{Wrong: 1}).By = l.whoAnswered(w, Agreed)
			m.exclude(op, "disagreed with a segment that was accepted")
		}
	}
	m.pay(agreed)
}

// pay adds a segment to the voucher. The verifiers that agreed share its verification
// fee equally, and the delegate gets its share.
func (m *machine) pay(agreed []common.Address) {
	l, o := m.s.Lease, m.s.Announcement.Offer
	n := m.s.Verified - l.Signed.Lease.FirstSegment
	// Validate has bounded price × segments, so neither call can fail.
	v0, d0, _ := o.Shares(l.Signed.Lease, n-1)
	v1, d1, _ := o.Shares(l.Signed.Lease, n)
	each := uint64(v1-v0) / uint64(len(agreed))
	for _, op := range agreed {
		l.Paid.credit(op, each)
	}
	account := m.s.Policy.DelegateAccount
	if account == (common.Address{}) {
		account = o.Delegate
	}
	l.Paid.credit(account, uint64(d1-d0))
	l.Paid.Voucher = market.Voucher{
		Lease: l.Hash, Segments: n, Payees: market.PayeesHash(l.Paid.Payees), Last: m.s.Verified == m.s.Segments(),
	}
}

// credit adds amount to an account's cumulative share. Payees stay ordered by account.
func (p *Payment) credit(account common.Address, amount uint64) {
	if amount == 0 {
		return
	}
	at, ok := slices.BinarySearchFunc(p.Payees, account,
		func(x market.Payee, a common.Address) int { return x.Account.Cmp(a) })
	if !ok {
		p.Payees = slices.Insert(p.Payees, at, market.Payee{Account: account})
	}
	p.Payees[at].Amount += amount
}

// fail ends the lease because a segment was rejected or left undecided.
func (m *machine) fail(w Work) {
	l := m.s.Lease
	if w.Finding == Undecided {
		m.end("verifiers disagree on a segment and none is left to ask", false)
		return
	}
	for _, a := range w.Checks {
		op := l.Pool[a.Candidate].Candidate.Operator
		switch a.Answer {
		case Agreed:
			m.addVerifier(op, reputation.Counts{Wrong: 1}).By = l.whoAnswered(w, Disagreed)
			m.exclude(op, "agreed with a segment that was rejected")
		case Disagreed:
			m.addVerifier(op, reputation.Counts{Delivered: 1})
		}
	}
	const why = "verifiers rejected a segment"
	provider := l.Signed.Lease.Provider
	p := m.addProvider(provider, reputation.Counts{Wrong: 1})
	p.By = l.whoAnswered(w, Disagreed)
	m.exclude(provider, why)
	m.end(why, false)
}

// whoAnswered are the operators whose answer to a work's check was a.
func (l *ActiveLease) whoAnswered(w Work, a Answer) (out []common.Address) {
	for _, c := range w.Checks {
		if c.Answer == a {
			out = append(out, l.Pool[c.Candidate].Candidate.Operator)
		}
	}
	return out
}

// deliver starts the delivery: every segment is verified and on the last voucher.
func (m *machine) deliver() {
	m.s.Outcome = Complete
	m.enter(Delivered)
	m.do(m.s.fetchAction())
}

func (s State) fetchAction() Action { return FetchArtifact{s.Checkpoint, s.Root} }

// settleOverdue asks the chain to end a delivered lease that its provider has not
// closed by the lease's deadline.
func (m *machine) settleOverdue() {
	if l := m.s.Lease; l != nil && !l.EndRequested && m.s.Clock.Chain >= l.Signed.Lease.Deadline {
		l.EndRequested = true
		m.do(l.settlementAction())
	}
}

func (l ActiveLease) settlementAction() Action {
	return EndLease{Peer: l.Peer, Lease: l.Signed,
		Reason: "the job is complete, and the lease was not closed by its deadline", OnChain: true, Payment: l.Paid}
}

func (ArtifactFetched) apply(m *machine) error {
	if err := m.inPhase("artifact", Delivered); err != nil {
		return err
	}
	m.s.Fetched = true
	m.finish()
	return nil
}

func (Refunded) apply(m *machine) error {
	if err := m.inPhase("refund", Delivered, Refunding); err != nil {
		return err
	}
	m.s.Returned = m.s.released()
	m.finish()
	return nil
}

// finish closes the job when the money is settled and the artifact, if there is one,
// was fetched.
func (m *machine) finish() {
	if m.s.Returned && (m.s.Phase == Refunding || m.s.Fetched) {
		m.enter(Closed)
	}
}
