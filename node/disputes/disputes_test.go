package disputes

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

const theProvider, theVerifier = 1, 2

// flip is what --fault flip-gradient:0 sets.
var flip = Options{Fault: role.FaultInjection{Flip: true}}

// claimOf is the claim of a provider to segment i, with a fault or none, and the
// data set.
func claimOf(t *testing.T, i uint32, wrong bool) (role.Claim, []byte) {
	t.Helper()
	spec, data := roletest.TraceableJob(t)
	return claimTo(t, spec, data, i, wrong), data
}

// claimTo is the claim to segment i of a job.
func claimTo(t *testing.T, spec market.Spec, data []byte, i uint32, wrong bool) role.Claim {
	t.Helper()
	tr, err := executor.Runner{}.Trace(spec, data)
	if err != nil {
		t.Fatal(err)
	}
	var fault *executor.InjectedFault
	if wrong {
		if fault, err = executor.FlippedGradient(tr, i); err != nil {
			t.Fatal(err)
		}
	}
	run := executor.Runner{Threads: 1}
	s, err := run.Open(spec, data, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	genesis, err := s.Root()
	if err != nil {
		t.Fatal(err)
	}
	for j := range i {
		_, n := spec.SegmentSteps(j)
		if _, err := s.Run(t.Context(), j, n, nil); err != nil {
			t.Fatal(err)
		}
	}
	start, err := s.Checkpoint()
	if err != nil {
		t.Fatal(err)
	}
	r, err := run.Replay(t.Context(), spec, data, start, executor.WholeSegment(spec, i), fault)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	out, _, err := r.Claim(t.Context(), i)
	if err != nil {
		t.Fatal(err)
	}
	offer := market.Offer{
		Job:      spec.ID(),
		Trace:    common.Hash(tr.Root()),
		Locks:    1,
		Segments: spec.Segments(),
		Window:   100,
		Deadline: 1 << 40,
	}
	lease := market.Lease{Offer: offer.StructHash(), Provider: common.Address{theProvider}, Segments: offer.Segments,
		StartRoot: common.Hash(genesis)}
	return role.Claim{
		Announcement: market.Announcement{Spec: spec, Offer: offer}, Lease: market.SignedLease{Lease: lease},
		Result: market.SegmentResult{
			Commitment: market.Commitment{Lease: lease.StructHash(), Segment: i, Hash: common.Hash(out.Segment.Hash()),
				Height: 7},
			Segment: out.Segment, Log: commit.EncodeLog(out.Log), Marks: out.Marks,
		},
	}
}

// TestAFlippedBitIsPlayedToItsEnd: the challenger finds it, both play by
// themselves until the referee decides, and the bond is withdrawn. On the way
// both crash, and nothing is left but their ledgers.
func TestAFlippedBitIsPlayedToItsEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	claim, data := claimOf(t, 0, true)
	a := newFixture()
	provider, verifier := newParty(t, a, theProvider, data, flip), newParty(t, a, theVerifier, data, Options{})
	if err := provider.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	early := claim // as it is known before the log is revealed
	early.Result.Log = nil
	if err := verifier.d.KeepClaim(early); err != nil {
		t.Fatal(err)
	}
	verifier.Contest(claim, nil, nil)
	for round := range 40 {
		verifier.act(t)
		provider.act(t)
		a.Pass(1)
		if verifier.only(t).Status == Won {
			break
		}
		if round%4 == 0 {
			verifier.restart(t)
			provider.restart(t)
		}
	}
	won, lost := verifier.only(t), provider.only(t)
	if won.Status != Won || won.Side != dispute.Challenger || won.Estimate.Reward != 5_000_000 {
		t.Errorf("challenger: %+v", won)
	}
	if lost.Status != Lost || lost.Side != dispute.Asserter {
		t.Errorf("asserter: %+v", lost)
	}
	g := a.games[0]
	if g.Over.By != "the tile" || a.moves != len(g.Moves) || len(a.coins) != 0 ||
		a.paid[common.Address{theVerifier}] == 0 {
		t.Errorf("decided by %s after %d moves; %v not withdrawn, %v paid", g.Over.By, a.moves, a.coins, a.paid)
	}
}

// TestARightClaimIsNotChallenged: one that is challenged nevertheless is
// defended to the end.
func TestARightClaimIsNotChallenged(t *testing.T) {
	claim, data := claimOf(t, 0, false)
	a := newFixture()
	provider, verifier := newParty(t, a, theProvider, data, Options{}), newParty(t, a, theVerifier, data, Options{})
	verifier.Contest(claim, nil, nil)
	verifier.act(t)
	if x := verifier.only(t); x.Status != Dropped || x.Note != ErrRight.Error() || len(a.games) != 0 {
		t.Fatalf("%+v, %d games", x, len(a.games))
	}
	if err := provider.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	griefer := account{a, common.Address{9}}
	tr, err := executor.Runner{}.Trace(claim.Announcement.Spec, data)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := griefer.Challenge(t.Context(), claim.Charge(tr.Header()),
		dispute.IntervalAt(claim.Result.Marks, 1)); err != nil {
		t.Fatal(err)
	}
	provider.act(t) // opens; the griefer goes away
	a.Pass(2000)
	provider.act(t) // ends it by the clock
	provider.act(t)
	if x := provider.only(t); x.Status != Won || a.games[0].Over.By != "the clock" {
		t.Errorf("%+v, decided by %s", x, a.games[0].Over.By)
	}
}

// TestAnAsserterThatIsWrongLosesByTheClock: without --fault a node makes no move for a
// claim that its own execution contradicts, as each would cost gas; the challenger ends
// the game when its time is over.
func TestAnAsserterThatIsWrongLosesByTheClock(t *testing.T) {
	claim, data := claimOf(t, 0, true)
	a := newFixture()
	provider, verifier := newParty(t, a, theProvider, data, Options{}), newParty(t, a, theVerifier, data, Options{})
	if err := provider.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	verifier.Contest(claim, nil, nil)
	for range 4 {
		verifier.act(t)
		provider.act(t)
		a.Pass(1)
	}
	if len(a.games) != 1 || a.games[0].Over != nil || a.moves != 0 {
		t.Fatalf("%d games, %d moves", len(a.games), a.moves)
	}
	if x := provider.only(t); x.Stuck == (common.Hash{}) || !strings.Contains(x.Note,
		"other bits than this node claimed") {
		t.Errorf("the asserter says %q", x.Note)
	}
	a.Pass(1001)
	verifier.act(t)
	verifier.act(t)
	if x := verifier.only(t); x.Status != Won || a.games[0].Over.By != "the clock" {
		t.Errorf("%+v", x)
	}
}

// TestARightClaimSurvivesABadExecution: one execution alone contradicts no claim.
func TestARightClaimSurvivesABadExecution(t *testing.T) {
	claim, data := claimOf(t, 0, false)
	a := newFixture()
	provider := newParty(t, a, theProvider, data, Options{})
	if err := provider.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	tr, err := executor.Runner{}.Trace(claim.Announcement.Spec, data)
	if err != nil {
		t.Fatal(err)
	}
	bad, err := executor.FlippedGradient(tr, 0)
	if err != nil {
		t.Fatal(err)
	}
	wrong := view{claim: claim, fault: bad, side: dispute.Challenger, disputed: &executor.Part{Steps: 2}}
	if err := provider.replays.with(t.Context(), wrong, knowledge.executeWhole); err != nil {
		t.Fatal(err)
	}
	v := view{claim: claim, side: dispute.Asserter}
	x := provider.replays.known[wrong.key()]
	provider.replays.known[v.key()] = x // as if memory had erred
	if err := provider.replays.write(x, v); err != nil {
		t.Fatal(err)
	}
	if _, _, err := (account{a, common.Address{9}}).Challenge(t.Context(), claim.Charge(tr.Header()),
		dispute.IntervalAt(claim.Result.Marks, 1)); err != nil {
		t.Fatal(err)
	}
	provider.act(t)
	if x := provider.only(t); a.moves != 1 || x.Stuck != (common.Hash{}) {
		t.Errorf("%d moves: %s", a.moves, x.Note)
	}
}

// TestAChallengeMustBeWorthItsGas: so it is where the operator says what a coin costs.
func TestAChallengeMustBeWorthItsGas(t *testing.T) {
	claim, data := claimOf(t, 0, true)
	for name, x := range map[string]struct {
		price int64 // of gas
		coin  money.Units
		want  Status
	}{
		"cheap gas":            {1e9, 100_000_000, Playing},
		"gas for a fortune":    {1e15, 100_000_000, Dropped},
		"no price of the coin": {1e15, 0, Playing},
	} {
		a := newFixture()
		a.price = x.price
		v := newParty(t, a, theVerifier, data, Options{CoinPrice: x.coin})
		v.Contest(claim, nil, nil)
		v.act(t)
		if got := v.only(t).Status; got != x.want {
			t.Errorf("%s: %s, want %s: %s", name, got, x.want, v.only(t).Note)
		}
	}
}

// TestOneWinnerAClaim: a second challenger's game is moot once the first has
// won, and its bond comes back.
func TestOneWinnerAClaim(t *testing.T) {
	claim, data := claimOf(t, 0, true)
	a := newFixture()
	first, second := newParty(t, a, theVerifier, data, Options{}), newParty(t, a, 3, data, Options{})
	for _, p := range []*party{first, second} {
		p.Contest(claim, nil, nil)
		p.act(t)
	}
	a.lost[claim.Ref().Claim()] = true // by the first one's game, say
	second.act(t)
	second.act(t)
	for _, x := range disputesOf(t, second) {
		if x.Game == common.Hash(claim.Ref().Game(common.Address{3})) && (x.Status != Moot || len(a.coins) != 0) {
			t.Errorf("%+v, coins %v", x, a.coins)
		}
	}
}

// verdicts are leases' states by name. It implements Leases.
type verdicts map[common.Hash]escrow.State

func (v verdicts) State(lease common.Hash) (escrow.State, error) { return v[lease], nil }

func (verdicts) Apply(common.Hash, escrow.Event) error { return role.ErrNoEscrow }

// TestVerifiersWhoAgreedAreCut: by every node that has their signatures, for all
// but its own.
func TestVerifiersWhoAgreedAreCut(t *testing.T) {
	claim, data := claimOf(t, 0, true)
	a := newFixture()
	v := newParty(t, a, theVerifier, data, Options{})
	judged := func(by byte, agree bool) market.SignedVerdict {
		return market.SignedVerdict{Verdict: market.Verdict{Verifier: common.Address{by}, Agree: agree}}
	}
	lease := common.Hash(claim.Ref().Lease)
	v.leases = verdicts{lease: escrow.State{Deal: escrow.Deal{Lease: claim.Lease}, Segments: []escrow.Segment{{
		Hash: common.Hash(claim.Ref().Hash), Verdicts: []market.SignedVerdict{judged(theVerifier, true),
			judged(7, true), judged(8, false)},
	}}}}
	v.Contest(claim, nil, nil)
	v.act(t)
	v.act(t)
	a.Pass(1001) // the provider stays silent
	v.act(t)
	v.act(t)
	if len(a.cut) != 1 || a.cut[0] != (common.Address{7}) {
		t.Errorf("cut: %v", a.cut)
	}
	other := claim.Ref()
	other.Hash[0]++
	if got := v.Verdicts(other); len(got) != 0 {
		t.Errorf("verdicts on another claim: %v", got)
	}
}

// TestAStartThatIsGoneIsComputedAgain: the segments before are deterministic.
func TestAStartThatIsGoneIsComputedAgain(t *testing.T) {
	claim, data := claimOf(t, 1, true)
	claim.Start = market.Blob{CID: "gone", Size: 1 << 20}
	a := newFixture()
	v := newParty(t, a, theVerifier, data, Options{})
	v.d.Blocks = &noCheckpoints{roletest.DataBlocks{Data: data}}
	v.restart(t)
	v.Contest(claim, nil, nil)
	v.act(t)
	if x := v.only(t); x.Status != Playing {
		t.Errorf("%s: %s", x.Status, x.Note)
	}
	later := claim
	later.Lease.Lease.FirstSegment = 1
	begins := view{claim: later, side: dispute.Challenger}
	if err := v.replays.with(t.Context(), begins, knowledge.executeWhole); !errors.Is(err, role.ErrNoStart) {
		t.Errorf("a lease that begins later: %v", err)
	}
}

// TestSegmentsWithFalseFieldsNeedNoGame: the contract sees such a fault at once.
func TestSegmentsWithFalseFieldsNeedNoGame(t *testing.T) {
	claim, data := claimOf(t, 0, false)
	claim.Lease.Lease.StartRoot[0] ^= 1
	lease := claim.Lease.Lease.StructHash()
	claim.Result.Commitment.Lease = lease
	a := newFixture()
	v := newParty(t, a, theVerifier, data, Options{})
	v.Contest(claim, nil, nil)
	v.act(t) // commits to the evidence
	a.Pass(51)
	v.act(t)
	if x := v.only(t); x.Status != Won || len(a.games) != 0 || !a.lost[claim.Ref().Claim()] {
		t.Errorf("%+v", x)
	}
}

func disputesOf(t *testing.T, p *party) []Dispute {
	t.Helper()
	all, err := p.List()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestClaimsAreFoundByName: they are deleted when nobody can dispute them any more.
func TestClaimsAreFoundByName(t *testing.T) {
	claim, data := claimOf(t, 0, false)
	v := newParty(t, newFixture(), theVerifier, data, Options{})
	if err := v.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	lease, job := common.Hash(claim.Ref().Lease).Hex(), claim.Announcement.Offer.Job.String()
	for name, want := range map[string]bool{
		lease + "/0": true, lease[:10] + "/0": true, job[:12] + "/0": true,
		lease + "/0/" + common.Hash(claim.Ref().Hash).Hex()[:9]: true,
		lease + "/1": false, "0x/0": false, lease: false, lease + "/x": false, lease + "/0/0x00": false,
	} {
		if _, err := v.FindClaim(name); (err == nil) != want || err != nil && !errors.Is(err, ErrUnknownClaim) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := v.d.DropClaims(claim.Until()); err != nil {
		t.Fatal(err)
	}
	if _, err := v.FindClaim(lease + "/0"); err != nil {
		t.Errorf("forgotten too early: %v", err)
	}
	if err := v.d.DropClaims(claim.Until() + 1); err != nil {
		t.Fatal(err)
	}
	if _, err := v.FindClaim(lease + "/0"); !errors.Is(err, ErrUnknownClaim) {
		t.Errorf("not forgotten: %v", err)
	}
}
