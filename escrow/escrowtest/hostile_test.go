package escrowtest

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/infernetprotocol/infernet/market/economics"
)

// TestTheFakeConforms: what shows below that every hostile scenario can fail behaves as a rail does.
func TestTheFakeConforms(t *testing.T) {
	for _, s := range scenarios {
		if s.name == "every state is explained" || strings.HasPrefix(s.name, "crash") {
			continue // it has no evidence, and is not interrupted
		}
		t.Run(s.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) { s.play(t, newFake(""), nil) })
		})
	}
}

// TestHostilePartiesOfAFake plays every hostile scenario that a contract chain has.
func TestHostilePartiesOfAFake(t *testing.T) {
	for _, s := range hostileScenarios {
		t.Run(fmt.Sprintf("%s %s", s.by, s.name), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) { s.run(t, newFake("")) })
		})
	}
}

// faults is what a hostile scenario says of a fake with a flaw.
func (x hostileScenario) faults(t *testing.T, flaw string) (said []string) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		said = HostileFaults(t, func(testing.TB) HostileTestbed { return newFake(flaw) }, x.name)
	})
	return said
}

// flaws are rules that an escrow may break, with a scenario that notices and what it says.
var flaws = map[string]struct{ scenario, says string }{
	"pays providers a third":             {"pays no verifier", "an honest provider lost"},
	"knows no window":                    {"ends with an old voucher", "an honest provider lost"},
	"refunds the reserve":                {"ends with an old voucher", "units before"},
	"takes forged vouchers":              {"forges vouchers", "an honest client lost"},
	"takes forged verdicts":              {"forges vouchers", "an honest client lost"},
	"needs no quorum":                    {"forges vouchers", "an honest client lost"},
	"releases in the window":             {"ends with an old voucher", "an honest provider lost"},
	"forgets the credit":                 {"agrees to what nobody computed", "an honest client lost"},
	"pays more segments than are leased": {"signs the deposit away", "units before"},
	"pays any share":                     {"signs the deposit away", "an honest client lost"},
	"makes money":                        {"leaves with", "units before"},
	"does everything twice":              {"lies", "lost"},
}

// TestEveryHostileScenarioCanFail breaks the rules of an escrow, one after the other: a scenario
// notices each, and each scenario notices one.
func TestEveryHostileScenarioCanFail(t *testing.T) {
	found := map[string]bool{}
	for flaw, want := range flaws {
		for _, x := range hostileScenarios {
			said := fmt.Sprint(x.faults(t, flaw))
			found[x.name] = found[x.name] || said != "[]"
			if strings.Contains(x.name, want.scenario) && !strings.Contains(said, want.says) {
				t.Errorf("an escrow that %s: %q says %s", flaw, x.name, said)
			}
			t.Logf("%s: %s: %s", flaw, x.name, said)
		}
	}
	for _, x := range hostileScenarios {
		if x.by != economics.Arbiter && !found[x.name] {
			t.Errorf("no flaw makes it fail: %s", x.name)
		}
	}
}
