package reputation_test

import (
	"math"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/reputation"
)

const now = 1_800_000_000

func name(n byte) common.Address { return common.Address{0: n} }

// good is a job of client n in which so many usual segments were delivered.
func good(n byte, segments uint64) reputation.Evidence {
	return reputation.Evidence{
		Client: name(n), At: now, Paid: segments * reputation.PerUnit,
		Counts: reputation.Counts{Delivered: segments},
	}
}

// wrong is a result that these operators found wrong.
func wrong(by ...common.Address) reputation.Evidence {
	return reputation.Evidence{Client: name(1), At: now, By: by, Counts: reputation.Counts{Wrong: 1}}
}

func rate(r reputation.Record) reputation.Score { return reputation.Rate(r, 100, 100, now) }

func TestScores(t *testing.T) {
	unpaid := good(1, 50)
	unpaid.Paid = 0
	old := wrong()
	old.At = now - 2*reputation.HalfLife
	hopeless := wrong()
	hopeless.Wrong = math.MaxUint64
	halfway := wrong()
	halfway.At = now - reputation.HalfLife/2
	later := wrong()
	later.At = now + 99
	for what, c := range map[string]struct {
		r    reputation.Record
		want uint64
	}{
		"nothing is known":                 {nil, reputation.Newcomer},
		"two segments reach par":           {reputation.Record{good(1, 2)}, reputation.Par},
		"unpaid work shows nothing":        {reputation.Record{unpaid}, reputation.Newcomer},
		"one client counts so much":        {reputation.Record{good(1, 9999)}, 9285},
		"a stake lets so much count":       {reputation.Record{good(1, 99), good(2, 99), good(3, 99)}, 9583},
		"one wrong halves a newcomer":      {reputation.Record{wrong()}, 3750},
		"what is to come is fresh":         {reputation.Record{later}, 3750},
		"two half-lives later it is less":  {reputation.Record{old}, 6000},
		"one verifier takes so much":       {reputation.Record{wrong(name(8)), wrong(name(8))}, 7058},
		"two verifiers take twice as much": {reputation.Record{wrong(name(8)), wrong(name(9))}, 6666},
		"between half-lives it fades":      {reputation.Record{halfway}, 4285},
		"nobody is shut out":               {reputation.Record{hopeless}, 1000},
	} {
		if got := rate(c.r).BPS; got != c.want {
			t.Errorf("%s: %d, want %d", what, got, c.want)
		}
	}
}

func TestCosts(t *testing.T) {
	for _, c := range []struct {
		bps     uint64
		welcome bool
		want    uint64
	}{
		{reputation.Newcomer, false, 1000}, {reputation.Newcomer, true, 937}, {reputation.Par, false, 937},
		{10_000, false, 937}, {3750, false, 2000}, {3750, true, 2000}, {reputation.Least, false, 7500},
	} {
		if got := (reputation.Score{BPS: c.bps}).Cost(1000, c.welcome); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
	if got := (reputation.Score{BPS: reputation.Least}).Cost(math.MaxUint64, false); got != math.MaxUint64 {
		t.Errorf("no saturation: %d", got)
	}
}

func anyEvidence(t *rapid.T) reputation.Evidence {
	n := func(what string) uint64 {
		return rapid.OneOf(rapid.Uint64Range(0, 40), rapid.Uint64()).Draw(t, what)
	}
	e := reputation.Evidence{
		Counts: reputation.Counts{Delivered: n("delivered"), Missed: n("missed"), Wrong: n("wrong")},
		Client: name(rapid.Byte().Draw(t, "client")), At: now - min(n("age"), now), Paid: n("paid"),
	}
	for range rapid.IntRange(0, 3).Draw(t, "finders") {
		e.By = append(e.By, name(rapid.Byte().Draw(t, "by")))
	}
	return e
}

// TestAScoreFollowsWhatIsKnown: more good never lowers a score, more bad and less stake never
// raise it, whatever the numbers are.
func TestAScoreFollowsWhatIsKnown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := reputation.Record(rapid.SliceOfN(rapid.Custom(anyEvidence), 1, 6).Draw(t, "record"))
		stake := money.Units(rapid.Int64().Draw(t, "stake"))
		least := money.Units(rapid.Int64().Draw(t, "least"))
		score := func(r reputation.Record, stake money.Units) uint64 {
			s := reputation.Rate(r, stake, least, now)
			if s.BPS < reputation.Least || s.BPS > 10_000 {
				t.Fatalf("%+v", s)
			}
			return s.BPS
		}
		base := score(r, stake)
		better, worse, missed := r[0], r[0], r[0]
		better.Delivered, better.Paid = better.Delivered|1<<20, better.Paid|1<<40
		worse.Wrong, missed.Missed = worse.Wrong|1<<20, missed.Missed|1<<20
		with := func(e reputation.Evidence) reputation.Record { return append(reputation.Record{e}, r[1:]...) }
		if score(with(better), stake) < base || score(with(worse), stake) > base || score(with(missed), stake) > base {
			t.Fatal("a score goes the wrong way")
		}
		if stake < math.MaxInt64 && score(r, stake+1) < base {
			t.Fatal("more stake lowers the score")
		}
		if w := r.Weigh(stake, now); stake > 0 && (w < 1 || w > stake) {
			t.Fatalf("a stake of %d weighs %d", stake, w)
		}
	})
}

func TestAClaimThatNoHardwareMeets(t *testing.T) {
	for _, c := range []struct {
		claimed, shown uint64
		over           bool
	}{{400, 100, false}, {403, 100, false}, {404, 100, true}, {1 << 62, 0, false}, {math.MaxUint64, 1, true}} {
		r := reputation.Record{{}, {Claimed: c.claimed, Shown: c.shown}}
		if _, over := r.Overclaimed(); over != c.over {
			t.Errorf("%+v: %t", c, over)
		}
	}
}

func TestAScoreIsExplained(t *testing.T) {
	r := reputation.Record{good(1, 99), good(2, 99), good(3, 99), wrong(name(8))}
	got := strings.Join(rate(r).Explain(), "\n")
	for _, want := range []string{
		"score 94.84 %, a newcomer's is 75.00 %", "60.00 units delivered for 3 clients",
		"0.50 missed or found wrong by 1 operators, in 4 jobs", "the stake lets 40.00 units count",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}
