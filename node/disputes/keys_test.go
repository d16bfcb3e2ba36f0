package disputes

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// TestNoBidWithoutTheContractsKeys: a node that could not prove under a contract's
// keys would lose right segments of private jobs; public ones need none.
func TestNoBidWithoutTheContractsKeys(t *testing.T) {
	a := newFixture()
	a.private = [2]merkle.Root{merkle.Sum(program.R32Private), merkle.Sum(program.X8Private)}
	missing := -1
	p := newParty(t, a, theProvider, nil, Options{Holds: func(of circuit.Arithmetic, _ merkle.Root) error {
		if int(of) == missing {
			return errors.New("the keys are not at hand")
		}
		return nil
	}})
	spec, _ := roletest.TraceableJob(t)
	says := func(numerics string) string {
		spec.Program.Numerics = numerics
		return p.Undefendable(roletest.Announced(spec, common.Hash{1}))
	}
	for _, numerics := range program.Numerics() {
		if why := says(numerics); why != "" {
			t.Errorf("%s with all keys: %s", numerics, why)
		}
	}
	for missing = range 2 {
		for _, numerics := range []string{program.R32Private, program.X8Private} {
			if why := says(numerics); !strings.Contains(why, "the keys are not at hand") {
				t.Errorf("%s without the keys of %s: %q", numerics, circuit.Arithmetic(missing), why)
			}
		}
		if why := says(program.X8) + says(program.R32); why != "" {
			t.Errorf("public numerics: %s", why)
		}
	}
	a.private[1] = merkle.Root{}
	if why := says(program.X8Private); !strings.Contains(why, "cannot judge") {
		t.Errorf("numerics that the contract takes for public: %q", why)
	}
}
