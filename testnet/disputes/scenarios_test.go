package disputes

import (
	"context"
	"fmt"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// TestScenarios plays every scenario on the contracts in this process. They must go as
// by the pure rules, and all parties must get what they are owed.
func TestScenarios(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		base := settledChain(t)
		sum := newTally()
		cast := disputetest.NewJob(t, numerics).Parties(t)
		again := cast.Scenarios()
		for i, s := range cast.Scenarios() {
			if i%fewer() != 0 {
				continue
			}
			playScenario(t, localPlayable{base.copy()}, s, again[i], sum)
		}
		sum.report(t, numerics)
	}
}

// report prints what happened in the scenarios.
func (l *tally) report(t *testing.T, where string) {
	t.Helper()
	accepted, refused := l.moves()
	t.Logf("%s: %d scenarios, %d moves made, %d refused", where, l.games, accepted, refused)
	t.Logf("moves by kind: %v", l.accepted)
	t.Logf("ends: %v", l.ends)
}

// playScenario plays a scenario on a chain and again by the rules, and checks the
// results.
func playScenario(t *testing.T, l playableChain, s, again disputetest.Scenario, sum *tally,
	by ...dispute.ProofReferee) {
	t.Helper()
	ctx := t.Context()
	j, err := openLease(l, s.Claim.Segment, s.Claim.Header().Root(), 1)
	if err != nil {
		t.Fatal(err)
	}
	s.Claim.Lease, s.Claim.Height = j.name(), height
	charge, err := j.evidence(l.place(), s.Claim.Segment, s.Claim.Header())
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, r := range s.Roles {
		names = append(names, r.Name)
		if err := l.give(player(r.Name).addr, coins); err != nil {
			t.Fatal(err)
		}
	}
	before := audit(t, l, j, names)
	start, err := l.time()
	if err != nil {
		t.Fatal(err)
	}
	st := newChainBackend(ctx, l, charge)
	reader, err := st.client(asserter)
	if err != nil {
		t.Fatal(err)
	}
	got := s.Play(t, st, start)
	s.Check(t, got)
	rules := reader.Parameters().Rules()
	rules.Consent = disputetest.PlaceholderConsent{}
	for _, proofs := range by {
		rules.Proofs = proofs
	}
	compareWithRules(t, again, rules, charge, start, got)
	if err := settleScenario(ctx, l, j, s, st, got); err != nil {
		t.Errorf("%s: %v", s.Name, err)
	}
	v := moneyCheck{t: t, s: s, got: got, rules: reader.Parameters(), before: before, after: audit(t, l, j, names),
		lease: j}
	v.check()
	sum.add(got)
}

// add counts the moves of a scenario.
func (l *tally) add(got disputetest.ScenarioResult) {
	l.games++
	for kind, n := range got.ByKind {
		l.accepted[kind] += n
	}
	l.refused["of scenarios"] += got.Refused
	for _, e := range got.Results {
		switch {
		case e.Late:
			l.ends["too late"]++
		case e.Moot:
			l.ends["moot"]++
		default:
			l.ends["won by the "+e.Winner.String()]++
		}
	}
}

// compareWithRules plays the scenario by the pure rules and compares the results.
func compareWithRules(t *testing.T, s disputetest.Scenario, rules dispute.Rules, charge games.Evidence, start uint64,
	got disputetest.ScenarioResult) {
	t.Helper()
	want := s.Play(t, &disputetest.RulesBackend{Rules: rules, Claim: charge.Claim()}, start)
	if fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
		t.Errorf("%s:\non the chain %+v\nby the rules %+v", s.Name, got, want)
	}
}

// settleScenario does what follows a scenario: bonds are withdrawn, verifiers that
// agreed with a lost claim are cut, and the lease is closed.
func settleScenario(ctx context.Context, l playableChain, j job, s disputetest.Scenario, st *chainBackend,
	got disputetest.ScenarioResult) error {
	for _, r := range append([]disputetest.Role{{Name: asserter}}, s.Roles...) {
		c, err := st.client(r.Name)
		if err != nil {
			return err
		}
		// A node moves; what its operator is owed, the operator withdraws.
		if r.Name == asserter {
			if c, err = l.client(ctx, provider); err != nil {
				return err
			}
		}
		id := st.evidence.Ref().Game(player(r.Name).addr)
		if _, err := c.Withdraw(ctx, id, c.Sender.Address()); err != nil {
			return fmt.Errorf("%s withdraws: %w", r.Name, err)
		}
	}
	err := j.collect(l)
	if got.Lost {
		if err := refusedBy(err, "Disputed"); err != nil {
			return err
		}
		return cutVerifier(ctx, l, st, j, &got)
	}
	if err != nil {
		return fmt.Errorf("close after a claim that stands: %w", err)
	}
	return cutVerifier(ctx, l, st, j, nil)
}

// cutVerifier reports a verifier's agreement with the claim, twice. lost is the result of a
// scenario in which the claim is lost, or nil.
func cutVerifier(
	ctx context.Context,
	l playableChain,
	st *chainBackend,
	j job,
	lost *disputetest.ScenarioResult,
) error {
	c, err := l.client(ctx, stranger)
	if err != nil {
		return err
	}
	ref := st.evidence.Ref()
	v := market.SignedVerdict{Verdict: market.Verdict{
		Lease: common.Hash(ref.Lease), Segment: ref.Segment, Agree: true, Intervals: 1<<2 - 1,
		Verifier: verifiers[0].addr, Commitment: ref.Commitment().StructHash(),
	}}
	if v.Sig, err = l.place().sign(named("checker 0"), v.Verdict); err != nil {
		return err
	}
	_, err = c.SlashVerifier(ctx, ref, j.lease, v)
	switch {
	case lost == nil:
		return refusedBy(err, "ClaimStands")
	case lostIn(*lost).Interval == dispute.NotKnown: // lost by silence: nobody checked that
		return refusedBy(err, "NotChecked")
	case err == nil:
		_, err = c.SlashVerifier(ctx, ref, j.lease, v)
	}
	return err
}

// moneyCheck checks the money of a scenario.
type moneyCheck struct {
	t             *testing.T
	s             disputetest.Scenario
	got           disputetest.ScenarioResult
	rules         games.Parameters
	before, after map[common.Address]holdings
	lease         job
}

func (v moneyCheck) delta(who common.Address) holdings {
	a, b := v.after[who], v.before[who]
	return holdings{wei: a.wei - b.wei, dollars: a.dollars - b.dollars}
}

func (v moneyCheck) wei(who string, got, want int64) {
	v.t.Helper()
	if got != want {
		v.t.Errorf("%s: %s has %d wei more, want %d", v.s.Name, who, got, want)
	}
}

func (v moneyCheck) check() {
	v.t.Helper()
	bond, answer := v.rules.Bond.Int64(), v.rules.Answer.Int64()
	var answers, burnedWei, rewards int64
	for _, r := range v.s.Roles {
		e, d := v.got.Results[r.Name], v.delta(player(r.Name).addr)
		if e.Winner == dispute.Asserter && !(v.got.Lost && e.Last > v.lostAt()) {
			v.wei(r.Name, d.wei, -bond)
			answers, burnedWei = answers+answer, burnedWei+bond-answer
		} else {
			v.wei(r.Name, d.wei, 0)
		}
		rewards += d.dollars
		v.reward(r, e, d.dollars)
	}
	v.wei("the provider", v.delta(provider.addr).wei+v.delta(node.addr).wei, answers)
	v.wei("nobody", v.delta(burned).wei, burnedWei)
	v.stakes(rewards)
}

// lostAt returns the time at which the claim was lost.
func (v moneyCheck) lostAt() uint64 { return lostIn(v.got).Last }

// lostIn returns the game that the claim was lost in.
func lostIn(got disputetest.ScenarioResult) (in disputetest.ChallengerResult) {
	for _, e := range got.Results {
		if e.First {
			in = e
		}
	}
	return in
}

// winnings is what winners get of the lock. No scenario has games over other claims of the
// lease, which would hold a share of it.
func (v moneyCheck) winnings() int64 { return int64(v.rules.Lock(locks)) / 16 * 4 }

// cut is what the verifier that agreed loses of its stake, if the claim is lost.
func (v moneyCheck) cut() int64 {
	if lostIn(v.got).Interval == dispute.NotKnown {
		return 0
	}
	return int64(v.rules.Lock(locks)) / 32
}

// reward checks the rewards: the challenger that ended the claim is paid and shares
// that with the first challenger that has not lost; its is also the part of a verifier's cut.
// No other account is paid.
func (v moneyCheck) reward(r disputetest.Role, e disputetest.ChallengerResult, dollars int64) {
	v.t.Helper()
	all, firstChallenger := v.winnings(), v.got.FirstChallenger
	var shared, due int64
	if firstChallenger != "" && !v.got.Results[firstChallenger].First {
		shared = all / 2
	}
	switch {
	case v.got.Lost && e.First:
		due = all - shared
	case v.got.Lost && r.Name == firstChallenger:
		due = shared
	}
	if v.got.Lost && e.First {
		due += v.cut() / 4 // stranger showed the verdict
	}
	if dollars != due {
		v.t.Errorf("%s: %s has %d dollars more, want %d", v.s.Name, r.Name, dollars, due)
	}
}

// stakes checks the stakes: a lost claim costs its provider the lock of the lease,
// once, and a verifier that agreed its cut. What winners do not get of them is burned.
func (v moneyCheck) stakes(rewards int64) {
	v.t.Helper()
	lock, cut := int64(v.rules.Lock(locks)), v.cut()
	all := v.winnings() + cut/4
	want := map[common.Address]int64{provider.addr: v.lease.share(), stranger.addr: 0, burned: 0, verifiers[0].addr: 0}
	if v.got.Lost {
		want = map[common.Address]int64{provider.addr: -lock, stranger.addr: 0,
			burned: lock + cut - all, verifiers[0].addr: -cut}
		if rewards != all {
			v.t.Errorf("%s: rewards of %d, want %d", v.s.Name, rewards, all)
		}
	}
	for who, dollars := range want {
		if got := v.delta(who).dollars; got != dollars {
			v.t.Errorf("%s: %s has %d dollars more, want %d", v.s.Name, who, got, dollars)
		}
	}
}
