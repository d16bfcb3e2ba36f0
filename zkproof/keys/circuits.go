package keys

import (
	"encoding/hex"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// sizes are the numbers of terms for which there are circuits.
var sizes = []int{circuit.LeafCells, 256, 1024}

// CircuitName returns the name of the circuit for tiles of at most so many terms.
func CircuitName(a circuit.Arithmetic, terms int) string { return fmt.Sprintf("%s-%d", a, terms) }

// GameCircuit returns the name of the circuit that games of an arithmetic are proven with.
func GameCircuit(a circuit.Arithmetic) string { return CircuitName(a, circuit.LeafCells) }

// CircuitInfo describes a circuit of this build.
type CircuitInfo struct {
	Name        string `json:"name"`
	Constraints int    `json:"constraints"`
	Powers      uint64 `json:"powers_of_tau"`     // the size of the first phase
	System      string `json:"constraint_system"` // SHA-256 of the compiled circuit
	Games       bool   `json:"games"`             // games are proven with it
}

// Circuits returns all circuits of this build, which it compiles.
func Circuits() ([]CircuitInfo, error) {
	var all []CircuitInfo
	for _, terms := range sizes {
		for _, a := range arithmetics {
			s, digest, err := compile(a, terms)
			if err != nil {
				return nil, err
			}
			all = append(all, CircuitInfo{Name: CircuitName(a, terms), Constraints: s.Constraints.GetNbConstraints(),
				Powers: powersFor(s), System: digest, Games: terms == circuit.LeafCells})
		}
	}
	return all, nil
}

var arithmetics = [...]circuit.Arithmetic{circuit.R32, circuit.X8}

// systemNamed compiles the circuit of that name.
func systemNamed(name string) (circuit.System, string, error) {
	for _, terms := range sizes {
		for _, a := range arithmetics {
			if CircuitName(a, terms) == name {
				return compile(a, terms)
			}
		}
	}
	return circuit.System{}, "", fmt.Errorf("%w: no circuit %q: infernet zk circuits lists them", ErrTranscript, name)
}

// compile is a variable so that tests can use a small circuit, whose set-up is fast.
var compile = compileTile

func compileTile(a circuit.Arithmetic, terms int) (circuit.System, string, error) {
	s, err := circuit.Compile(a, terms)
	if err != nil {
		return s, "", err
	}
	d, err := s.Digest()
	return s, hex.EncodeToString(d[:]), err
}

func (c *Ceremony) size() uint64 { return powersFor(c.system) }

// powersFor returns the number of powers of tau that the circuit needs.
func powersFor(s circuit.System) uint64 {
	return ecc.NextPowerOfTwo(uint64(s.Constraints.GetNbConstraints() + s.Constraints.GetNbPublicVariables()))
}

func (c *Ceremony) r1cs() (*cs.R1CS, error) { return asR1CS(c.system.Constraints) }

func asR1CS(s constraint.ConstraintSystem) (*cs.R1CS, error) {
	r, ok := s.(*cs.R1CS)
	if !ok {
		return nil, errCurve
	}
	return r, nil
}
