package escrowtest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/market/money"
)

// hostileScenario is a scenario in which one party is hostile. At its end no honest party has
// lost more than economics.Threats says, and no money was created or lost.
type hostileScenario struct {
	by   economics.Party
	name string
	play func(*trial)
}

// hostileScenarios are played on every rail that has the party.
var hostileScenarios = []hostileScenario{
	{economics.Client, "leaves with the credit's results", clientLeaves},
	{economics.Client, "ends with an old voucher and takes the reserve", clientEndsLow},
	{economics.Client, "pays no verifier", clientPaysNoVerifier},
	{economics.Provider, "forges vouchers and verdicts", providerForges},
	{economics.Provider, "gives the lease back in place of its voucher", providerGivesBack},
	{economics.Verifier, "agrees to what nobody computed", verifierAgrees},
	{economics.Verifier, "calls right work wrong", verifierDisagrees},
	{economics.Delegate, "signs the deposit away", delegateSignsAway},
	{economics.Arbiter, "gives away what it knows", arbiterBetrays},
	{economics.Arbiter, "is silent when the client is gone", arbiterIsSilent},
	{economics.Endpoint, "lies", endpointLies},
}

// RunHostile plays every hostile scenario, each over a testbed of its own, in parallel. For a
// party that the rail does not have it says why.
func RunHostile(t *testing.T, newBed func(testing.TB) HostileTestbed) {
	RunHostileTo(t, newBed, economics.HostileParties...)
}

// RunHostileTo plays the scenarios of these hostile parties.
func RunHostileTo(t *testing.T, newBed func(testing.TB) HostileTestbed, parties ...economics.Party) {
	for _, s := range hostileScenarios {
		if !slices.Contains(parties, s.by) {
			continue
		}
		t.Run(fmt.Sprintf("%s %s", s.by, s.name), func(t *testing.T) {
			t.Parallel()
			s.run(t, newBed(t))
		})
	}
}

// run plays a scenario, or checks that the testbed has no such party.
func (x hostileScenario) run(t testing.TB, bed HostileTestbed) {
	t.Helper()
	why := threat(economics.Params{}, setting(bed, x.by, 0), x.by).None
	if why == "" {
		h := &trial{scenario: &scenario{t: t, bed: bed}, by: x.by}
		x.play(h)
		return
	}
	_, lies := bed.(Endpoints)
	_, judges := bed.(Arbiters)
	if x.by == economics.Endpoint && lies || x.by == economics.Arbiter && judges {
		t.Errorf("%s has a hostile %s, and economics knows none: %s", bed.Pays(), x.by, why)
	}
	t.Logf("no such party on %s: %s", bed.Pays(), why)
}

// setting is that of a testbed's leases. Where a rail can have a delegate of its own, it has
// one, unless that is the hostile client's.
func setting(bed HostileTestbed, by economics.Party, segments uint32) economics.Setting {
	return economics.Setting{Rail: bed.Pays(), Segments: segments, Aggregated: by != economics.Client}
}

func threat(p economics.Params, in economics.Setting, by economics.Party) economics.Threat {
	for _, x := range p.Threats(in) {
		if x.By == by {
			return x
		}
	}
	return economics.Threat{None: "economics does not know it"}
}

// trial is a scenario with what everybody is due.
type trial struct {
	*scenario
	by economics.Party
	// Segments: that the client has right results of; that the provider has worked; that
	// the verifiers have executed; that the delegate has vouched for.
	right, worked, checked, vouched uint32
}

// hostileTerms are those of all hostile scenarios.
func hostileTerms() Terms { return Terms{Segments: 4, Credit: 2, Quorum: 2, Window: 4, Lifetime: 3600} }

// waryPolicy brings a voucher well before a window ends.
func waryPolicy() escrow.Policy { return escrow.Policy{Patience: 3600, Grace: 6, Retry: 1} }

// begin agrees on a deal and starts both parties.
func (h *trial) begin(client, provider escrow.Policy) {
	h.t.Helper()
	h.scenario = begin(h.t, h.bed, hostileTerms(), client, provider, nil)
}

// earn has the provider work a segment, the verifiers check it, and the delegate vouch for it,
// where everybody sees it.
func (h *trial) earn(i uint32) {
	h.t.Helper()
	h.work(i, h.provider, h.client)
	h.vouch(i+1, false, h.client, h.provider)
	h.right, h.worked, h.checked, h.vouched = i+1, i+1, i+1, i+1
}

// try has a hostile party do what its rail should refuse. What comes of it is counted at the
// end.
func (h *trial) try(p escrow.Party, actions ...escrow.Action) {
	h.t.Helper()
	rail := h.bed.Rail(h.t, p, nil)
	for i, a := range actions {
		a.ID, a.Deal = fmt.Sprintf("hostile/%d/%s", i, a.Kind), h.deal
		if err := rail.Do(h.t.Context(), a); err != nil {
			h.t.Logf("%s of a hostile %s: %v", a.Kind, h.by, err)
		}
	}
}

// must has a hostile party do what its rail allows.
func (h *trial) must(p escrow.Party, a escrow.Action) {
	h.t.Helper()
	a.ID, a.Deal = fmt.Sprintf("hostile/must/%s", a.Kind), h.deal
	if err := h.bed.Rail(h.t, p, nil).Do(h.t.Context(), a); err != nil {
		h.t.Fatalf("%s of a hostile %s: %v", a.Kind, h.by, err)
	}
}

// claims are those of the first n segments after some, with the verdicts of a quorum.
func (h *trial) claims(after, n uint32) (out []escrow.ClaimedSegment) {
	h.t.Helper()
	for i := after; i < after+n; i++ {
		c, fields := h.commitment(i)
		out = append(out, escrow.ClaimedSegment{Segment: c.Segment, Hash: c.Hash, Height: c.Height, Fields: fields,
			Sig: h.bed.SignCommitment(h.t, c), Verdicts: h.verdicts(c, true)})
	}
	return out
}

// losses counts the money: what every party that is listed has lost, and its bound.
func (h *trial) losses() {
	h.t.Helper()
	after, lease := h.bed.Holdings(h.t, h.deal), h.deal.Lease.Lease
	if after.Total() != h.before.Total() {
		h.t.Errorf("%d units before, %d after", h.before.Total(), after.Total())
	}
	if after.Pot != 0 || after.Reserved != 0 {
		h.t.Errorf("the escrow still has %d and %d of the job", after.Pot, after.Reserved)
	}
	p := economics.Params{
		Price: money.Units(lease.Price), VerifyBPS: h.deal.Offer.VerifyBPS, DelegateBPS: h.deal.Offer.DelegateBPS,
		Credit: h.deal.Offer.Credit, Steps: 1, Stride: 1, SamplePermille: 1000, Verifiers: h.deal.Offer.Quorum,
	}
	bed := h.bed.(HostileTestbed)
	known := threat(p, setting(bed, h.by, lease.Segments), h.by)
	if known.None != "" || len(known.Losses) == 0 {
		h.t.Fatalf("economics says nothing about a hostile %s: %s", h.by, known.None)
	}
	for _, l := range known.Losses {
		lost := h.lost(l.Party, after)
		h.t.Logf("%s, a hostile %s: the %s lost %d, at most %d", bed.Pays(), h.by, l.Party, lost, l.Most)
		if lost > l.Most {
			h.t.Errorf("an honest %s lost %d to a hostile %s, at most %d is promised (%s)", l.Party, lost, h.by, l.Most,
				l.By)
		}
	}
}

// lost is what an honest party should have and has not.
func (h *trial) lost(p economics.Party, after Holdings) money.Units {
	h.t.Helper()
	switch p {
	case economics.Client:
		return h.before.Client - after.Client - money.Units(h.deal.Lease.Lease.Price)*money.Units(h.right)
	case economics.Provider:
		verify, delegate := h.shares(h.worked)
		due := money.Units(h.deal.Lease.Lease.Price)*money.Units(h.worked) - verify - delegate
		return due - (after.Provider - h.before.Provider)
	case economics.Delegate:
		_, delegate := h.shares(h.vouched)
		return delegate - (after.Delegate - h.before.Delegate)
	}
	verify, _ := h.shares(h.checked)
	due, worst := verify/money.Units(h.deal.Offer.Quorum), money.Units(0)
	for i := range int(h.deal.Offer.Quorum) {
		worst = max(worst, due-(after.Verifiers[i]-h.before.Verifiers[i]))
	}
	return worst
}

// shares are those of verifiers and delegate in n segments.
func (h *trial) shares(n uint32) (verify, delegate money.Units) {
	h.t.Helper()
	verify, delegate, err := h.deal.Offer.Shares(h.deal.Lease.Lease, n)
	if err != nil {
		h.t.Fatal(err)
	}
	return verify, delegate
}

// toDelegate gives the shares of all to the delegate.
func (h *trial) toDelegate(n uint32) []market.Payee {
	h.t.Helper()
	verify, delegate := h.shares(n)
	return []market.Payee{{Account: h.deal.Offer.Delegate, Amount: uint64(verify + delegate)}}
}
