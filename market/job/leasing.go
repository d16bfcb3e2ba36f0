package job

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

func (e BidReceived) apply(m *machine) error {
	if err := m.inPhase("bid", Announced, Matching, Leasing, Funding, Running, Verifying, Merging); err != nil {
		return err
	}
	bid := e.Bid.Bid()
	if bid.Offer != m.s.Announcement.Offer.StructHash() {
		return fmt.Errorf("%w: the bid is for another offer", ErrStale)
	}
	if x, excluded := m.s.exclusion(bid.Operator); excluded {
		return fmt.Errorf(
			"%w: operator is excluded from this job%s: %s",
			ErrConflict,
			x.rest(m.s.Clock.Chain),
			x.Reason,
		)
	}
	if node, err := market.NodeOf(e.Peer); err != nil || node != bid.Node {
		return fmt.Errorf("%w: bid.node is not the key of the peer that sent it", market.ErrContact)
	}
	return m.hold(HeldBid{e.Bid.Signed(), e.Peer, e.Stake})
}

// hold keeps a bid, one of each operator and role. If there is no room, the bid of the
// operator with the least stake goes, so that names without stake keep nobody out.
func (m *machine) hold(h HeldBid) error {
	b := h.Bid.Bid
	m.dropExpired()
	at := slices.IndexFunc(m.s.Bids, func(x HeldBid) bool {
		return x.Bid.Bid.Operator == b.Operator && x.Bid.Bid.Role == b.Role
	})
	if at >= 0 {
		old := m.s.Bids[at].Bid
		if old.Sig == h.Bid.Sig && old.Bid.Digest() == b.Digest() {
			return nil
		}
		if err := replaces(old.Bid, b); err != nil {
			return err
		}
		m.s.Bids[at] = h
		return nil
	}
	if len(m.s.Bids) < MaxBids {
		m.s.Bids = append(m.s.Bids, h)
		return nil
	}
	least := m.leastStaked()
	if h.Stake <= m.s.Bids[least].Stake {
		return fmt.Errorf(
			"%w: %d are held, of operators with at least as much stake; try again later",
			ErrFull,
			MaxBids,
		)
	}
	m.s.Bids[least] = h
	return nil
}

// replaces returns nil if an operator's next bid for a role takes the place of its last one:
// a node's own with a higher nonce, or that of another of its nodes that asks less.
func replaces(old, next market.Bid) error {
	switch {
	case next.Node == old.Node && next.Nonce <= old.Nonce:
		return fmt.Errorf("%w: bid.nonce must rise with every bid", ErrConflict)
	case next.Node != old.Node && (next.Price > old.Price || next.Price == old.Price && next.Nonce <= old.Nonce):
		return fmt.Errorf(
			"%w: node %s of this operator has bid, and an operator has one bid for a role: bid lower, or "+
				"wait until that bid expires",
			ErrConflict,
			old.Node,
		)
	}
	return nil
}

// leastStaked returns the index of the bid of the operator with the least stake, the newest
// of several.
func (m *machine) leastStaked() (least int) {
	for i, h := range m.s.Bids {
		if h.Stake <= m.s.Bids[least].Stake {
			least = i
		}
	}
	return least
}

func (e StakesRead) apply(m *machine) error {
	if err := m.inPhase("stakes", Matching); err != nil {
		return err
	}
	found, err := m.match(e)
	m.s.Refusals = found.Refusals
	if err != nil {
		m.s.LastNote = err.Error()
		m.openBidWindow()
		return nil
	}
	m.propose(found, e.SeedBlock)
	return nil
}

// match finds the provider of the next lease. A job with payment options is matched at
// the first one that can be used and that some bid suits. Once money may have moved,
// the job stays on its rail and waits until that can be used.
func (m *machine) match(e StakesRead) (found market.MatchResult, err error) {
	try := func(at market.ValidAnnouncement) error {
		if found = market.Match(m.matchInput(e, at)); found.Chosen == nil {
			return fmt.Errorf("none of %d bids suits", len(m.s.Bids))
		}
		return nil
	}
	if listed := m.s.Listed(); listed.Priced() && !m.s.MoneyMoved() {
		c, err := market.ChooseRail(listed, m.s.Segments()-m.s.Verified, e.Rails, try)
		m.s.Option, m.s.SkippedRails = c.Option, c.Skipped
		return found, err
	}
	return found, try(m.s.Chosen())
}

func (m *machine) matchInput(e StakesRead, at market.ValidAnnouncement) market.MatchInput {
	in := market.MatchInput{
		Announcement: at, Listed: m.s.Listed(),
		Stakes: e.Stakes, MinStake: e.MinStake, Reputation: e.Reputation,
		Excluded: make(map[common.Address]string, len(m.s.Excluded)),
		Busy:     e.Busy,
		Load:     e.Load,
		Least:    e.Least[at.Domain()],
		Now:      m.s.Clock.Chain, Seed: e.Seed, StakeUnit: e.StakeUnit, PriceUnit: e.Units[at.Domain()],
	}
	for _, x := range m.s.Excluded {
		if m.s.excludes(x.Operator) {
			in.Excluded[x.Operator] = x.Reason
		}
	}
	for _, h := range m.s.Bids {
		in.Bids = append(in.Bids, market.RestoreBid(h.Bid))
	}
	return in
}

// propose makes the next lease. block is the height of the block that drew its verifiers, if they
// were too many. The lease covers all segments that are left, or one of a job with rounds, from
// the last verified root.
func (m *machine) propose(found market.MatchResult, block uint64) {
	bid, offer := found.Chosen.Bid(), m.s.Chosen().Offer()
	m.s.Nonce++
	lease := market.Lease{
		Offer: offer.StructHash(), Provider: bid.Operator, Node: bid.Node, Price: bid.Price,
		FirstSegment: m.s.Verified, Segments: m.segmentsToLease(),
		StartRoot: m.s.Root, Begin: m.s.Clock.Chain, Deadline: m.leaseDeadline(), Nonce: m.s.Nonce,
	}
	lease.Verifiers = market.CandidatesHash(found.Verifiers)
	a := &ActiveLease{Signed: market.SignedLease{Lease: lease}, Hash: lease.StructHash(), Peer: m.peer(bid.Node),
		Claimed: bid.TokensPerSecond}
	for _, c := range found.Verifiers {
		a.Pool = append(a.Pool, PoolMember{c, m.peer(c.Node)})
	}
	if len(found.Eligible) > len(found.Verifiers) {
		a.Eligible, a.Block = found.Eligible, block
	}
	m.s.Lease = a
	m.enter(Leasing)
	m.do(m.s.proposalAction())
}

func (m *machine) segmentsToLease() uint32 {
	if m.s.Policy.Rounds {
		return 1
	}
	return m.s.Segments() - m.s.Verified
}

func (m *machine) leaseDeadline() uint64 {
	longest := uint64(market.MaxLease)
	if p := m.s.Policy.LeaseSeconds; p > 0 {
		longest = min(p, longest)
	}
	return min(m.s.Announcement.Offer.Deadline, m.s.Clock.Chain+longest)
}

func (m *machine) peer(node common.Address) string {
	at := slices.IndexFunc(m.s.Bids, func(h HeldBid) bool { return h.Bid.Bid.Node == node })
	return m.s.Bids[at].Peer
}

func (s State) proposalAction() Action {
	return ProposeLease{Peer: s.Lease.Peer, Lease: s.Lease.Signed.Lease, Start: s.Checkpoint,
		Candidates: s.Lease.candidates(), Peers: s.Lease.peers(), Eligible: s.Lease.Eligible, Block: s.Lease.Block}
}

func (e LeaseSigned) apply(m *machine) error {
	l, err := m.lease(e.Lease)
	if err != nil {
		return err
	}
	if err := m.inPhase("signature", Leasing); err != nil {
		return err
	}
	l.Signed.DelegateSig, l.Signed.NodeSig = e.DelegateSig, e.NodeSig
	l.Eligible, l.Block, m.s.LeftOut = nil, 0, 0
	l.MoneyMoved = true // unless Fund reports that nothing was sent
	m.enter(Funding)
	m.do(Fund{l.Signed})
	return nil
}

// maxLeftOut bounds the proposals in a row that may be refused for the bids that they left out.
// The provider's bid is dropped after them: this node has reasons to leave these out.
const maxLeftOut = 3

func (e LeaseRefused) apply(m *machine) error {
	if _, err := m.lease(e.Lease); err != nil {
		return err
	}
	if err := m.inPhase("refusal", Leasing); err != nil {
		return err
	}
	if e.LeftOut && m.s.LeftOut < maxLeftOut {
		m.s.LeftOut++
		m.matchOthers("the provider asks for verifiers that the lease left out: " + e.Reason)
		return nil
	}
	if e.Busy {
		m.matchOthers("the provider has no room now: " + e.Reason)
		return nil
	}
	if e.Away {
		m.retire("the provider was away: " + e.Reason)
		m.matchAgain()
		return nil
	}
	m.dropProposal("the provider refused: " + e.Reason)
	return nil
}

// matchOthers drops a proposal for which its provider has no room now. Nobody has signed
// anything. The provider's bid stands beside the others, which are matched at once.
func (m *machine) matchOthers(reason string) {
	m.s.Lease, m.s.LastNote = nil, reason
	m.matchAgain()
}

func (m *machine) matchAgain() {
	if m.s.Clock.Chain >= m.s.Announcement.Offer.Deadline {
		m.stop(Expired, "the offer's deadline has passed")
		return
	}
	m.enter(Matching)
	m.do(m.readStakes())
}

// dropProposal ends a proposal without result and drops the bid that it answered. The
// provider is told, because its signature may still arrive.
func (m *machine) dropProposal(reason string) {
	node := m.s.Lease.Signed.Lease.Node
	m.s.Bids = slices.DeleteFunc(m.s.Bids, func(h HeldBid) bool {
		return h.Bid.Bid.Node == node && h.Bid.Bid.Role == market.RoleProvider
	})
	m.end(reason, false)
}

func (e Funded) apply(m *machine) error {
	l, err := m.lease(e.Lease)
	if err != nil {
		return err
	}
	if l.Funded {
		return nil
	}
	if err := m.inPhase("funding", Funding); err != nil {
		return err
	}
	l.Funded, l.LastHeartbeat, m.s.FundingWaits = true, m.s.Clock.Mono, false
	m.enter(Running)
	return nil
}

func (e FundingFailed) apply(m *machine) error {
	l, err := m.lease(e.Lease)
	if err != nil {
		return err
	}
	if err := m.inPhase("funding", Funding); err != nil {
		return err
	}
	l.MoneyMoved = !e.Untouched
	if m.s.LastNote = "funding failed: " + e.Reason; e.Wait && m.reservesMoney() {
		m.s.FundingWaits = true
		return nil
	}
	m.end(m.s.LastNote, false)
	return nil
}

// reservesMoney reports whether an ended lease still reserves money on chain.
func (m *machine) reservesMoney() bool {
	return slices.ContainsFunc(m.s.Past, func(e EndedLease) bool { return !e.Released })
}

func (e Abandoned) apply(m *machine) error {
	l, err := m.lease(e.Lease)
	if err != nil {
		return err
	}
	if err := m.inPhase("abandoning", Leasing, Funding, Running, Verifying); err != nil {
		return err
	}
	m.end("the provider gave the lease up: "+e.Reason, l.Funded && m.computing())
	return nil
}

func (e Released) apply(m *machine) error {
	if l := m.s.Lease; l != nil && l.Hash == e.Lease {
		return m.releaseActive(l)
	}
	at := slices.IndexFunc(m.s.Past, func(x EndedLease) bool { return x.Hash == e.Lease })
	if at < 0 {
		return fmt.Errorf("%w: lease %s", ErrStale, e.Lease)
	}
	if m.s.Past[at].Released {
		return nil
	}
	m.s.Past[at].Released = true
	switch {
	case m.s.Phase == Refunding || m.s.Phase == Delivered:
		m.do(m.refund())
	case m.s.FundingWaits:
		m.s.FundingWaits = false
		m.do(Fund{m.s.Lease.Signed})
	}
	return nil
}

// releaseActive handles the provider closing its lease. Before delivery that gives the
// lease up.
func (m *machine) releaseActive(l *ActiveLease) error {
	if m.s.Phase != Delivered {
		m.end("the provider closed its lease early, as it does after a restart", m.computing())
		m.s.Past[len(m.s.Past)-1].Released = true
		return nil
	}
	m.s.Past = append(m.s.Past, EndedLease{Signed: l.Signed, Hash: l.Hash, Peer: l.Peer, Reason: "complete",
		Paid: l.Paid, Funded: true, Released: true, MoneyMoved: true})
	m.s.Lease = nil
	m.do(m.refund())
	return nil
}
