package escrowtest

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// scenario is one lease with both parties.
type scenario struct {
	t                testing.TB
	bed              Testbed
	deal             escrow.Deal
	before           Holdings
	client, provider *actor
}

// patientPolicy never counts the other side as vanished; impatientPolicy does so
// at once.
func patientPolicy() escrow.Policy   { return escrow.Policy{Patience: 3600, Grace: 1, Retry: 1} }
func impatientPolicy() escrow.Policy { return escrow.Policy{Patience: 2, Grace: 1, Retry: 1} }

// begin agrees on a deal and starts both parties.
func begin(t testing.TB, bed Testbed, terms Terms, client, provider escrow.Policy, c *crashes) *scenario {
	t.Helper()
	s := &scenario{t: t, bed: bed, deal: bed.Deal(t, terms)}
	s.before = bed.Holdings(t, s.deal)
	s.client = start(t, bed, escrow.Client, s.deal, client, c)
	s.provider = start(t, bed, escrow.Provider, s.deal, provider, c)
	return s
}

func (s *scenario) sign() {
	s.t.Helper()
	e := escrow.Signed{Delegate: s.deal.Lease.DelegateSig, Node: s.deal.Lease.NodeSig}
	s.provider.do(e)
	s.client.do(e)
}

// fund signs and waits until both see the money.
func (s *scenario) fund() {
	s.t.Helper()
	s.sign()
	s.client.phase(escrow.Funded)
	s.provider.phase(escrow.Funded)
}

// work computes, commits and verifies a segment. The actors in to are notified.
func (s *scenario) work(i uint32, to ...*actor) {
	s.t.Helper()
	s.judge(s.commit(i, to...), true, to...)
}

// commit computes a segment and commits to it.
func (s *scenario) commit(i uint32, to ...*actor) market.Commitment {
	s.t.Helper()
	s.provider.await("leave to begin the segment", func(st escrow.State) bool {
		n, ok := st.Next()
		return ok && n == i
	})
	s.provider.do(escrow.Began{Segment: i})
	c, fields := s.commitment(i)
	sig := s.bed.SignCommitment(s.t, c)
	for _, a := range to {
		a.do(escrow.CommittedTo{Segment: i, Hash: c.Hash, Sig: sig, Height: c.Height, Fields: fields})
	}
	return c
}

// commitment is what the provider's node signs for a segment, and the segment.
func (s *scenario) commitment(i uint32) (market.Commitment, commit.Segment) {
	fields := commit.Segment{Job: commit.Root(s.deal.Offer.Job),
		Index: s.deal.Lease.Lease.FirstSegment + i, Steps: 1, End: commit.Root{byte(i + 1)}}
	return market.Commitment{Lease: s.deal.LeaseID(), Segment: fields.Index, Hash: common.Hash(fields.Hash()),
		Height: 9}, fields
}

// judge gives the verdicts of a quorum on a segment.
func (s *scenario) judge(c market.Commitment, agree bool, to ...*actor) {
	s.t.Helper()
	for _, v := range s.verdicts(c, agree) {
		for _, a := range to {
			a.do(escrow.Judged{Verdict: v})
		}
	}
}

// verdicts are those of a quorum.
func (s *scenario) verdicts(c market.Commitment, agree bool) (out []market.SignedVerdict) {
	s.t.Helper()
	for n := range int(s.deal.Offer.Quorum) {
		v := market.Verdict{Lease: c.Lease, Segment: c.Segment, Commitment: c.StructHash(), Agree: agree, Intervals: 1,
			Root: common.Hash{9}, Verifier: s.bed.Verifiers()[n]}
		out = append(out, market.SignedVerdict{Verdict: v, Sig: s.bed.SignVerdict(s.t, n, v)})
	}
	return out
}

// payees of n vouched segments: the verifiers of the quorum share the
// verification fee, the delegate takes its own.
func (s *scenario) payees(n uint32) (ps []market.Payee) {
	s.t.Helper()
	verify, delegate, err := s.deal.Offer.Shares(s.deal.Lease.Lease, n)
	if err != nil {
		s.t.Fatal(err)
	}
	q := int(s.deal.Offer.Quorum)
	for _, v := range s.bed.Verifiers()[:q] {
		ps = append(ps, market.Payee{Account: v, Amount: uint64(verify) / uint64(q)})
	}
	return append(ps, market.Payee{Account: s.deal.Offer.Delegate, Amount: uint64(delegate)})
}

// voucher signs a voucher for n segments.
func (s *scenario) voucher(n uint32, last bool) escrow.Vouched {
	s.t.Helper()
	return s.voucherTo(n, last, s.payees(n))
}

// voucherTo signs a voucher whose shares go to these payees.
func (s *scenario) voucherTo(n uint32, last bool, ps []market.Payee) escrow.Vouched {
	s.t.Helper()
	v := market.Voucher{Lease: s.deal.LeaseID(), Segments: n, Payees: market.PayeesHash(ps), Last: last}
	signed := market.SignedVoucher{Voucher: v, Sig: s.bed.SignVoucher(s.t, v), Payees: ps}
	if p, ok := s.bed.(Prover); ok {
		signed.Proof = p.ProveVoucher(s.t, v)
	}
	if r, ok := s.bed.(Releaser); ok && v.Ends(s.deal.Lease.Lease) {
		signed.Release = r.Release(s.t, v.Lease)
	}
	return escrow.Vouched{Voucher: signed}
}

// vouch signs a voucher and gives it to these actors.
func (s *scenario) vouch(n uint32, last bool, to ...*actor) {
	s.t.Helper()
	v := s.voucher(n, last)
	for _, a := range to {
		a.hear(v)
	}
}

// refundClient lets the client take back what is left.
func (s *scenario) refundClient() {
	s.t.Helper()
	s.client.phase(escrow.Closed)
	s.client.do(escrow.GiveUp{})
	s.client.phase(escrow.Refunded)
	s.client.finished()
}

// settled waits until the provider has settled and has nothing left to do.
func (s *scenario) settled() {
	s.t.Helper()
	s.provider.phase(escrow.Closed)
	s.provider.finished()
}

// check counts the money: vouched segments by the voucher's payees, segments
// claimed beyond them by equal parts to the quorum's verifiers.
func (s *scenario) check(vouched, claimed uint32) {
	s.t.Helper()
	after := s.bed.Holdings(s.t, s.deal)
	if after.Total() != s.before.Total() {
		s.t.Errorf("%d units before, %d after", s.before.Total(), after.Total())
	}
	var ps []market.Payee
	if vouched > 0 {
		ps = s.payees(vouched)
	}
	q := int(s.deal.Offer.Quorum)
	var awards []escrow.Award
	for i := vouched; i < claimed; i++ {
		awards = append(awards, escrow.Award{Segment: s.deal.Lease.Lease.FirstSegment + i,
			Verifiers: s.bed.Verifiers()[:q]})
	}
	want, err := s.deal.Settle(vouched, claimed, ps, awards)
	if err != nil {
		s.t.Fatal(err)
	}
	others := after.Delegate - s.before.Delegate
	for i := range after.Verifiers {
		others += after.Verifiers[i] - s.before.Verifiers[i]
	}
	same := func(who string, got, want money.Units) {
		s.t.Helper()
		if got != want {
			s.t.Errorf("%s has %d more, want %d", who, got, want)
		}
	}
	same("provider", after.Provider-s.before.Provider, want.Provider)
	same("verifiers and delegate", others, want.Others)
	same("client", after.Client-s.before.Client, -want.Provider-want.Others)
	same("pot", after.Pot, 0)
	same("reserve", after.Reserved, 0)
}
