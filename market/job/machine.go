package job

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/reputation"
)

// machine is a State that is being changed, with the actions so far.
type machine struct {
	s   State
	out []Action
}

// Apply returns the state after e and the actions to take. If it returns an error,
// which wraps one of this package's, the returned state is s.
func (s State) Apply(e Event) (State, []Action, error) {
	if s.Phase == Closed {
		return s, nil, ErrClosed
	}
	m := machine{s: s.clone()}
	if err := e.apply(&m); err != nil {
		return s, nil, err
	}
	return m.s, m.out, nil
}

// clone copies everything that Apply may change in place.
func (s State) clone() State {
	s.Bids = slices.Clone(s.Bids)
	s.SkippedRails = slices.Clone(s.SkippedRails)
	s.Excluded = slices.Clone(s.Excluded)
	s.Past = slices.Clone(s.Past)
	s.Records = slices.Clone(s.Records)
	if s.Lease != nil {
		l := *s.Lease
		l.Works = slices.Clone(l.Works)
		for i := range l.Works {
			l.Works[i].Checks = slices.Clone(l.Works[i].Checks)
		}
		l.Paid.Payees = slices.Clone(l.Paid.Payees)
		s.Lease = &l
	}
	return s
}

func (m *machine) do(a ...Action) { m.out = append(m.out, a...) }

func (m *machine) enter(p Phase) { m.s.Phase, m.s.Since = p, m.s.Clock.Mono }

// inPhase returns ErrPhase unless the job is in one of the phases.
func (m *machine) inPhase(what string, ps ...Phase) error {
	if slices.Contains(ps, m.s.Phase) {
		return nil
	}
	return fmt.Errorf("%w: %s while the job is %s", ErrPhase, what, m.s.Phase)
}

// lease returns the active lease if hash names it.
func (m *machine) lease(hash common.Hash) (*ActiveLease, error) {
	if m.s.Lease == nil || m.s.Lease.Hash != hash {
		return nil, fmt.Errorf("%w: lease %s", ErrStale, hash)
	}
	return m.s.Lease, nil
}

// openBidWindow announces the job and opens a bid window.
func (m *machine) openBidWindow() {
	m.enter(Announced)
	m.do(Announce{m.s.Announcement}, CollectBids{m.s.Since + m.s.Policy.BidWindow})
}

// addRecord adds to an operator's record in a role of this job. The result is valid until
// the next call.
func (m *machine) addRecord(op common.Address, role market.Role, c reputation.Counts) *Record {
	at, ok := slices.BinarySearchFunc(m.s.Records, op, func(x Record, a common.Address) int {
		return cmp.Or(x.Operator.Cmp(a), cmp.Compare(x.Role, role))
	})
	if !ok {
		m.s.Records = slices.Insert(m.s.Records, at, Record{Operator: op, Role: role})
	}
	r := &m.s.Records[at]
	r.Reputation, r.At = r.Reputation.Add(c), m.s.Clock.Chain
	return r
}

// addProvider and addVerifier are addRecord for one role.
func (m *machine) addProvider(op common.Address, c reputation.Counts) *Record {
	return m.addRecord(op, market.RoleProvider, c)
}

func (m *machine) addVerifier(op common.Address, c reputation.Counts) *Record {
	return m.addRecord(op, market.RoleVerifier, c)
}

// exclusion returns why an operator is excluded now.
func (s State) exclusion(op common.Address) (Exclusion, bool) {
	for _, x := range s.Excluded {
		if x.Operator == op && (x.Until == 0 || s.Clock.Chain < x.Until) {
			return x, true
		}
	}
	return Exclusion{}, false
}

// excludes reports whether an operator is excluded now.
func (s State) excludes(op common.Address) bool {
	_, excluded := s.exclusion(op)
	return excluded
}

// exclude excludes an operator from the rest of the job.
func (m *machine) exclude(op common.Address, why string) { m.excludeUntil(op, why, 0) }

// The time for which a provider that was absent is excluded doubles with every absence in the
// job. It is chain time, in seconds.
const (
	firstAbsence = 30
	mostAbsence  = 3600
)

// absent excludes a provider for a while. Who was killed comes back, and may be the only one;
// who goes again and again costs the job less and less time.
func (m *machine) absent(op common.Address, why string) {
	missed := uint64(1)
	for _, r := range m.s.Records {
		if r.Operator == op {
			missed = max(r.Reputation.Missed, 1)
		}
	}
	rest := min(uint64(firstAbsence)<<min(missed-1, 16), mostAbsence)
	m.excludeUntil(op, why, m.s.Clock.Chain+rest)
}

// excludeUntil excludes an operator until a chain time, or for good if that is 0, and drops its
// bids. An exclusion for good stays.
func (m *machine) excludeUntil(op common.Address, why string, until uint64) {
	at := slices.IndexFunc(m.s.Excluded, func(x Exclusion) bool { return x.Operator == op })
	switch {
	case at < 0:
		m.s.Excluded = append(m.s.Excluded, Exclusion{op, why, until})
	case m.s.Excluded[at].Until != 0:
		m.s.Excluded[at] = Exclusion{op, why, until}
	}
	m.s.Bids = slices.DeleteFunc(m.s.Bids, func(h HeldBid) bool { return h.Bid.Bid.Operator == op })
}

func (e Tick) apply(m *machine) error {
	m.s.Clock = Tick{max(m.s.Clock.Chain, e.Chain), max(m.s.Clock.Mono, e.Mono)}
	m.endOverdue()
	switch now := m.s.Clock; {
	case m.s.Phase == Refunding:
	case m.s.Phase == Delivered:
		m.settleOverdue()
	case now.Chain >= m.s.Announcement.Offer.Deadline:
		m.stop(Expired, "the offer's deadline has passed")
	case m.s.Phase == Announced:
		m.closeWindow()
	case m.s.Lease != nil:
		m.watch()
	}
	return nil
}

// closeWindow starts a match once the bid window is over.
func (m *machine) closeWindow() {
	if m.s.Clock.Mono < m.s.Since+m.s.Policy.BidWindow {
		return
	}
	m.dropExpired()
	if len(m.s.Bids) == 0 {
		m.s.LastNote = "no bid has come"
		m.s.Since = m.s.Clock.Mono
		m.do(Announce{m.s.Announcement}, CollectBids{m.s.Since + m.s.Policy.BidWindow})
		return
	}
	m.enter(Matching)
	m.do(m.readStakes())
}

func (m *machine) dropExpired() {
	m.s.Bids = slices.DeleteFunc(m.s.Bids, func(h HeldBid) bool { return h.Bid.Bid.Expires <= m.s.Clock.Chain })
}

func (m *machine) readStakes() Action {
	ops := make([]common.Address, 0, len(m.s.Bids))
	for _, h := range m.s.Bids {
		ops = append(ops, h.Bid.Bid.Operator)
	}
	slices.SortFunc(ops, common.Address.Cmp)
	return ReadStakes{Round: m.s.Since, Nonce: m.s.Nonce, Operators: slices.Compact(ops)}
}

// watch ends a lease whose deadline, heartbeat, signature or state is overdue.
func (m *machine) watch() {
	l, p, mono := m.s.Lease, m.s.Policy, m.s.Clock.Mono
	withheld, overdue := m.s.withheld()
	switch {
	case m.s.Phase == Leasing:
		if mono >= m.s.Since+p.ReplyTimeout {
			m.dropProposal("the provider did not sign in time")
		}
	case m.s.Clock.Chain >= l.Signed.Lease.Deadline:
		m.end("the lease's deadline has passed", m.computing())
	case m.s.Phase == Funding:
	case m.computing() && mono >= l.LastHeartbeat+m.s.heartbeatTimeout():
		m.end("the provider's heartbeats stopped", true)
	case overdue:
		m.endWithheld(withheld)
	default:
		m.watchChecks()
	}
}

// computing reports whether the provider still owes results.
func (m *machine) computing() bool { return m.s.computing() }

func (s State) computing() bool {
	l := s.Lease
	return l.Funded && s.committed() < l.Signed.Lease.FirstSegment+l.Signed.Lease.Segments
}

// committed returns the first segment of the lease without a result.
func (s State) committed() uint32 { return s.Verified + uint32(len(s.Lease.Works)) }

func (s State) heartbeatTimeout() uint64 {
	if !s.Lease.HeartbeatSeen {
		return s.Policy.StartGrace
	}
	return s.Policy.Heartbeat * s.Policy.Misses
}

// Silence returns for how long the provider of the active lease has not been heard, and after how long its lease ends
// for that; both in milliseconds. ok is false while no provider owes work.
func (s State) Silence() (ms, limit uint64, ok bool) {
	if s.Lease == nil || s.Phase != Running && s.Phase != Verifying || !s.computing() {
		return 0, 0, false
	}
	return s.Clock.Mono - min(s.Lease.LastHeartbeat, s.Clock.Mono), s.heartbeatTimeout(), true
}

// end ends the active lease. With blame, the provider's miss is recorded and its
// operator excluded for a while.
func (m *machine) end(reason string, blame bool) {
	l := m.s.Lease
	provider := l.Signed.Lease.Provider
	if blame {
		m.addProvider(provider, reputation.Counts{Missed: 1})
		m.absent(provider, reason)
	}
	m.retire(reason)
	m.reopen()
}

// retire moves the active lease to the past.
func (m *machine) retire(reason string) {
	l := m.s.Lease
	e := EndedLease{Signed: l.Signed, Hash: l.Hash, Peer: l.Peer, Reason: reason, Paid: l.Paid, Funded: l.Funded,
		Released: !l.Funded, MoneyMoved: l.MoneyMoved}
	m.s.Past = append(m.s.Past, e)
	m.forgetVoid()
	m.s.Lease, m.s.FundingWaits, m.s.LastNote = nil, false, reason
	m.do(e.action())
}

// mostVoid bounds the ended leases that are kept although no money ever moved for them: whoever bids and refuses makes
// as many as it likes.
const mostVoid = 16

// forgetVoid forgets the oldest of the leases for which no money moved, if there are too many.
func (m *machine) forgetVoid() {
	void := func(e EndedLease) bool { return e.Released && !e.Funded && !e.MoneyMoved }
	n := 0
	for _, e := range m.s.Past {
		if void(e) {
			n++
		}
	}
	if at := slices.IndexFunc(m.s.Past, void); n > mostVoid {
		m.s.Past = slices.Delete(m.s.Past, at, at+1)
	}
}

// action is what the coordinator still does for the lease while the chain holds money for it.
func (e EndedLease) action() Action {
	if e.Complete && !e.EndRequested {
		return SendVoucher{e.Peer, e.Paid}
	}
	return EndLease{Peer: e.Peer, Lease: e.Signed, Reason: e.Reason, OnChain: e.Funded, Payment: e.Paid}
}

// reopen starts to match the segments that are left.
func (m *machine) reopen() {
	if m.s.Clock.Chain >= m.s.Announcement.Offer.Deadline {
		m.stop(Expired, "the offer's deadline has passed")
		return
	}
	m.openBidWindow()
}

// stop ends the job early.
func (m *machine) stop(o Outcome, reason string) {
	if m.s.Lease != nil {
		m.retire(reason)
	}
	m.s.Outcome, m.s.LastNote = o, reason
	m.enter(Refunding)
	m.do(m.refund())
}

func (m *machine) refund() Action {
	n := 0
	for _, e := range m.s.Past {
		if e.Released {
			n++
		}
	}
	return Refund{Job: m.s.Announcement.Offer.Job, Released: n}
}

// released reports whether the chain holds nothing for any lease.
func (s State) released() bool {
	return s.Lease == nil && !slices.ContainsFunc(s.Past, func(e EndedLease) bool { return !e.Released })
}

func (e Cancel) apply(m *machine) error {
	if err := m.inPhase("cancel", Announced, Matching, Leasing, Funding, Running, Verifying, Merging); err != nil {
		return err
	}
	m.stop(Cancelled, cmp.Or(e.Reason, "cancelled by the client"))
	return nil
}

func (e Resumed) apply(m *machine) error {
	mono := e.Now.Mono
	m.s.Clock = Tick{max(m.s.Clock.Chain, e.Now.Chain), mono}
	m.s.Since = mono
	if l := m.s.Lease; l != nil {
		l.LastHeartbeat, l.LastResult = mono, 0 // of the process before
		for i := range l.Works {
			l.Works[i].resume(mono)
		}
	}
	m.do(m.s.Pending()...)
	return nil
}

// resume starts the waiting times of a work's checks again.
func (w *Work) resume(mono uint64) {
	for j := range w.Checks {
		w.Checks[j].Since = mono
	}
	if w.Revealed > 0 {
		w.Revealed = max(mono, 1)
	}
}
