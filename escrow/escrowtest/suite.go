package escrowtest

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/driver"
	"github.com/infernetprotocol/infernet/market"
)

// terms are the terms of most scenarios.
func terms() Terms { return Terms{Segments: 3, Credit: 2, Quorum: 2, Window: 4, Lifetime: 3600} }

// namedScenario is a scenario and the function that runs it.
type namedScenario struct {
	name string
	play func(testing.TB, Testbed, *crashes) // the crashes interrupt the parties; nil: none does
}

// scenarios are what every rail must get right.
var scenarios = []namedScenario{
	{"happy path of several segments", happy},
	{"client vanishes", clientVanishes},
	{"client vanishes before any voucher", clientVanishesEarly},
	{"provider vanishes", providerVanishes},
	{"provider vanishes before it earned anything", providerVanishesEarly},
	{"better voucher wins the window", betterVoucher},
	{"provider stops, the rest is refunded", partial},
	{"lease is given back", givenBack},
	{"deadline passes", deadline},
	{"everything is replayed", replays},
	{"forgeries are refused", forgeries},
	{"every state is explained", explained},
	{"crash at every action of a happy path", crashHappy},
	{"crash at every action of a lease that ends in agreement", crashFinished},
	{"crash at every action of a dispute for pay", crashVanish},
}

// Run runs every scenario, each over a testbed of its own, in parallel.
func Run(t *testing.T, newBed func(testing.TB) Testbed) {
	RunSome(t, newBed)
}

// RunSome runs the scenarios with these names, or all if none is given.
func RunSome(t *testing.T, newBed func(testing.TB) Testbed, names ...string) {
	for _, n := range names {
		if !slices.ContainsFunc(scenarios, func(s namedScenario) bool { return s.name == n }) {
			t.Fatalf("no scenario is called %q", n)
		}
	}
	for _, s := range scenarios {
		if len(names) > 0 && !slices.Contains(names, s.name) {
			continue
		}
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			s.play(t, newBed(t), nil)
		})
	}
}

func happy(t testing.TB, bed Testbed, c *crashes) {
	s := begin(t, bed, terms(), patientPolicy(), patientPolicy(), c)
	s.fund()
	for i := range uint32(3) {
		s.work(i, s.provider, s.client)
		s.vouch(i+1, i == 2, s.client, s.provider)
	}
	s.settled()
	s.refundClient()
	s.check(3, 3)
}

func clientVanishes(t testing.TB, bed Testbed, c *crashes) {
	s := begin(t, bed, terms(), patientPolicy(), impatientPolicy(), c)
	s.provider.pauseAt(escrow.Funded)
	s.fund()
	s.work(0, s.provider)
	s.vouchAlone(1)
	s.client.vanish()
	s.work(1, s.provider)
	claimed := uint32(2)
	if s.provider.driver().State().Chain.Covered == 0 { // else the client would have to be there for more
		s.work(2, s.provider)
		claimed++
	}
	s.provider.resume()
	s.settled()
	s.restartClient()
	s.check(1, claimed)
}

// vouchAlone gives the provider a voucher, but not the client's machine.
func (s *scenario) vouchAlone(n uint32) { s.vouch(n, false, s.provider) }

// restartClient brings a vanished client back to take what is left.
func (s *scenario) restartClient() {
	s.t.Helper()
	j := s.client.store
	s.client = startFrom(s.t, s.bed, escrow.Client, s.deal.LeaseID(), j)
	s.refundClient()
}

func clientVanishesEarly(t testing.TB, bed Testbed, c *crashes) {
	s := begin(t, bed, terms(), patientPolicy(), impatientPolicy(), c)
	s.provider.pauseAt(escrow.Funded)
	s.fund()
	s.client.vanish()
	s.work(0, s.provider)
	s.provider.resume()
	s.settled()
	s.restartClient()
	s.check(0, 1)
}

func providerVanishes(t testing.TB, bed Testbed, c *crashes) {
	s := begin(t, bed, terms(), impatientPolicy(), patientPolicy(), c)
	s.client.pauseAt(escrow.Funded)
	s.fund()
	s.work(0, s.provider, s.client)
	s.vouch(1, false, s.client, s.provider)
	if s.deal.PerSegment { // it settles by itself what a voucher pays while it runs
		s.provider.finished()
	}
	s.provider.vanish()
	s.client.resume()
	s.refundClient()
	s.provider = startFrom(t, bed, escrow.Provider, s.deal.LeaseID(), s.provider.store)
	s.settled()
	s.check(1, 1)
}

func providerVanishesEarly(t testing.TB, bed Testbed, c *crashes) {
	s := begin(t, bed, terms(), impatientPolicy(), patientPolicy(), c)
	s.fund()
	s.provider.vanish()
	s.refundClient()
	s.check(0, 0)
}

func betterVoucher(t testing.TB, bed Testbed, c *crashes) {
	tm := terms()
	tm.Window = 30
	s := begin(t, bed, tm, patientPolicy(), patientPolicy(), c)
	s.fund()
	s.work(0, s.provider, s.client)
	s.vouchAlone(1) // the client's machine forgets it
	s.client.do(escrow.Stop{Reason: "test"})
	s.settled()
	if st := s.provider.phase(escrow.Closed); st.Chain.Settled.Segments != 1 {
		t.Errorf("%d segments paid", st.Chain.Settled.Segments)
	}
	s.refundClient()
	s.check(1, 1)
}

func partial(t testing.TB, bed Testbed, c *crashes) {
	s := begin(t, bed, terms(), patientPolicy(), patientPolicy(), c)
	s.fund()
	s.work(0, s.provider, s.client)
	s.provider.do(escrow.Stop{Reason: "drain"})
	s.vouch(1, false, s.client, s.provider)
	s.settled()
	s.refundClient()
	s.check(1, 1)
}

func givenBack(t testing.TB, bed Testbed, c *crashes) {
	s := begin(t, bed, terms(), patientPolicy(), patientPolicy(), c)
	s.fund()
	s.provider.do(escrow.Stop{Reason: "drain"})
	s.settled()
	s.refundClient()
	s.check(0, 0)
}

func deadline(t testing.TB, bed Testbed, c *crashes) {
	tm := terms()
	tm.Lifetime = 24 // on a busy machine it takes half of that to be funded
	s := begin(t, bed, tm, patientPolicy(), patientPolicy(), c)
	s.fund()
	s.work(0, s.provider, s.client)
	s.vouch(1, false, s.client, s.provider)
	s.settled()
	s.refundClient()
	s.check(1, 1)
}

// replays repeats every action of a finished scenario, as a node would that lost
// its records.
func replays(t testing.TB, bed Testbed, c *crashes) {
	s := begin(t, bed, terms(), patientPolicy(), patientPolicy(), c)
	s.fund()
	s.work(0, s.provider, s.client)
	s.vouch(1, true, s.client, s.provider)
	s.settled()
	s.refundClient()
	after := bed.Holdings(t, s.deal)
	v := s.voucher(1, true).Voucher
	for _, p := range []escrow.Party{escrow.Client, escrow.Provider} {
		rail := bed.Rail(t, p, nil)
		kinds := []escrow.Kind{escrow.Open, escrow.End, escrow.Close, escrow.Claim, escrow.Release, escrow.Refund,
			escrow.Withdraw}
		if s.deal.PerSegment {
			kinds = append(kinds, escrow.Pay)
		}
		for _, k := range kinds {
			a := escrow.Action{ID: "replay/" + string(k), Kind: k, Deal: s.deal, Voucher: v,
				Claims: []escrow.ClaimedSegment{{}}}
			if err := rail.Do(t.Context(), a); err != nil {
				t.Errorf("%s does %s again: %v", p, k, err)
			}
		}
	}
	if now := bed.Holdings(t, s.deal); now.Total() != after.Total() || now.Provider != after.Provider ||
		now.Client != after.Client {
		t.Errorf("replays moved money: %+v, then %+v", after, now)
	}
	s.check(1, 1)
}

// forgeries tries what a cheat would try. All of it is refused for good, and the
// lease goes on.
func forgeries(t testing.TB, bed Testbed, kills *crashes) {
	s := begin(t, bed, terms(), patientPolicy(), patientPolicy(), kills)
	s.fund()
	s.work(0, s.provider, s.client)
	rail := bed.Rail(t, escrow.Provider, nil)
	forged := s.voucher(3, false).Voucher
	forged.Sig[5] ^= 1
	if len(forged.Proof) > 0 {
		forged.Proof[5] ^= 1
	}
	unlike := s.voucher(1, false).Voucher
	unlike.Payees = unlike.Payees[:1]
	st := s.provider.driver().State()
	c := escrow.ClaimedSegment{Hash: st.Segments[0].Hash, Sig: st.Segments[0].Sig, Verdicts: st.Segments[0].Verdicts}
	few, other, gap := c, c, c
	few.Verdicts = c.Verdicts[:1]
	other.Hash = common.Hash{77}
	gap.Segment = 1
	greedy := s.deal
	greedy.Lease.Lease.Price--
	for name, a := range map[string]escrow.Action{
		"forged voucher":      {Kind: escrow.Close, Voucher: forged, Deal: s.deal},
		"other payees":        {Kind: escrow.Close, Voucher: unlike, Deal: s.deal},
		"too few verdicts":    {Kind: escrow.Claim, Claims: []escrow.ClaimedSegment{few}, Deal: s.deal},
		"other commitment":    {Kind: escrow.Claim, Claims: []escrow.ClaimedSegment{other}, Deal: s.deal},
		"gap in the claims":   {Kind: escrow.Claim, Claims: []escrow.ClaimedSegment{gap}, Deal: s.deal},
		"release before time": {Kind: escrow.Release, Deal: s.deal},
		"changed lease":       {Kind: escrow.Open, Deal: greedy},
		"another domain":      {Kind: escrow.Close, Deal: elsewhere(s.deal)},
		"unknown action":      {Kind: "escrow.steal", Deal: s.deal},
	} {
		a.ID = "forged/" + name
		if err := rail.Do(t.Context(), a); !errors.Is(err, escrow.ErrRefused) {
			t.Errorf("%s: %v", name, err)
		}
	}
	s.vouch(1, true, s.client, s.provider)
	s.settled()
	s.refundClient()
	s.check(1, 1)
}

func elsewhere(d escrow.Deal) escrow.Deal {
	d.Domain = market.Domain{ChainID: d.Domain.ChainID + 1, Escrow: d.Domain.Escrow}
	return d
}

func crashHappy(t testing.TB, bed Testbed, _ *crashes) {
	c := newCrashes()
	s := begin(t, bed, terms(), patientPolicy(), patientPolicy(), c)
	s.fund()
	for i := range uint32(2) {
		s.work(i, s.provider, s.client)
		s.vouch(i+1, false, s.client, s.provider)
	}
	s.provider.do(escrow.Stop{Reason: "drain"})
	s.settled()
	s.refundClient()
	s.check(2, 2)
	actions := 4 // open, close, refund, withdraw
	if direct(bed) {
		actions--
	}
	c.check(t, actions)
}

// crashFinished is for rails on which a client's consent ends a lease's lock.
func crashFinished(t testing.TB, bed Testbed, _ *crashes) {
	if _, locks := bed.(Releaser); !locks {
		t.Skip("leases lock no stake on this rail")
	}
	c := newCrashes()
	happy(t, bed, c)
	c.check(t, 2) // open and close: the last voucher returns the pot
}

func crashVanish(t testing.TB, bed Testbed, _ *crashes) {
	c := newCrashes()
	tm := terms()
	tm.Window = 20
	s := begin(t, bed, tm, patientPolicy(), impatientPolicy(), c)
	s.provider.pauseAt(escrow.Funded)
	s.fund()
	s.client.finished()
	s.work(0, s.provider)
	s.vouchAlone(1)
	s.client.vanish()
	s.work(1, s.provider)
	s.provider.resume()
	s.settled()
	s.restartClient()
	s.check(1, 2)
	actions := 5 // open, end, commit, release, withdraw
	if s.deal.PerSegment {
		actions-- // open, pay, commit, release
	}
	c.check(t, actions)
}

// check requires that at least n actions were interrupted, all but one of them at
// all three points, and enough of them between sending and effect. One is excepted
// because the chain can show an action's effect before the rail's own answer comes,
// when an endpoint is slow to say that it was done: then the node asks for nothing
// more, and there is no third point.
func (c *crashes) check(t testing.TB, n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	whole := 0
	for _, k := range c.seen {
		if k == points {
			whole++
		}
	}
	if len(c.seen) < n || whole < n-1 || c.sent < n/2 {
		t.Errorf("%d actions were interrupted at every point, %d after sending: %v", whole, c.sent, c.seen)
	}
}

// startFrom starts a node again from its store.
func startFrom(t testing.TB, bed Testbed, p escrow.Party, lease common.Hash, j *MemoryStore) *actor {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	a := &actor{t: t, bed: bed, party: p, store: j, changed: make(chan struct{}),
		passed: map[escrow.Phase]escrow.State{}, stop: cancel, done: make(chan struct{})}
	run, rail := a.boot(ctx)
	d, err := driver.Open(lease, j, rail, a.options())
	if err != nil {
		t.Fatal(err)
	}
	a.drv = d
	go a.live(ctx, run)
	t.Cleanup(a.vanish)
	return a
}
