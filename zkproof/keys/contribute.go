package keys

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/backend/groth16/bn254/mpcsetup"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// Contribute adds a contribution of fresh randomness to the present phase and returns
// its digest. The contributor should publish the digest: it shows later that the
// contribution is in the transcript. The secret is not kept.
func (c *Ceremony) Contribute() (digest string, err error) {
	switch c.Phase {
	case Tau:
		return c.addContribution(Tau, &c.Tau, func() (io.WriterTo, error) { return c.nextTau() })
	case Circuit:
		return c.addContribution(Circuit, &c.Circuit, func() (io.WriterTo, error) { return c.nextCircuit() })
	}
	return "", fmt.Errorf("%w: it is sealed", ErrPhase)
}

func (c *Ceremony) addContribution(p Phase, list *[]string, make func() (io.WriterTo, error)) (string, error) {
	if len(*list) >= maxContributions {
		return "", fmt.Errorf("%w: %d contributions are enough", ErrPhase, len(*list))
	}
	next, err := make()
	if err != nil {
		return "", err
	}
	raw, err := encode(next)
	if err != nil {
		return "", err
	}
	if err := writeFile(c.path(p, len(*list)), raw); err != nil {
		return "", err
	}
	*list = append(*list, digestOf(raw))
	return digestOf(raw), c.save()
}

func (c *Ceremony) path(p Phase, i int) string {
	return filepath.Join(c.dir, fmt.Sprintf("%s-%04d", p, i+1))
}

func (c *Ceremony) nextTau() (*mpcsetup.Phase1, error) {
	p := mpcsetup.NewPhase1(c.size())
	if n := len(c.Tau); n > 0 {
		if err := c.readContribution(Tau, n-1, c.Tau, p); err != nil {
			return nil, err
		}
	}
	p.Contribute()
	return p, nil
}

func (c *Ceremony) nextCircuit() (*mpcsetup.Phase2, error) {
	p := new(mpcsetup.Phase2)
	if n := len(c.Circuit); n > 0 {
		if err := c.readContribution(Circuit, n-1, c.Circuit, p); err != nil {
			return nil, err
		}
	} else {
		srs, r1cs, err := c.circuitStart()
		if err != nil {
			return nil, err
		}
		p.Initialize(r1cs, &srs)
	}
	p.Contribute()
	return p, nil
}

// circuitStart returns the values from which the circuit's phase starts.
func (c *Ceremony) circuitStart() (mpcsetup.SrsCommons, *cs.R1CS, error) {
	r1cs, err := c.r1cs()
	if err != nil {
		return mpcsetup.SrsCommons{}, nil, err
	}
	srs, err := c.verifyTau()
	return srs, r1cs, err
}

func (c *Ceremony) size() uint64 { return powersFor(c.system) }

// powersFor returns the number of powers of tau that the circuit needs.
func powersFor(s circuit.System) uint64 {
	return ecc.NextPowerOfTwo(uint64(s.Constraints.GetNbConstraints() + s.Constraints.GetNbPublicVariables()))
}

var errCurve = errors.New("keys: not a circuit over BN254")

func (c *Ceremony) r1cs() (*cs.R1CS, error) { return asR1CS(c.system.Constraints) }

func asR1CS(s constraint.ConstraintSystem) (*cs.R1CS, error) {
	r, ok := s.(*cs.R1CS)
	if !ok {
		return nil, errCurve
	}
	return r, nil
}

// readContribution reads a contribution. The file must have the digest in the
// transcript.
func (c *Ceremony) readContribution(p Phase, i int, list []string, into io.ReaderFrom) error {
	raw, err := readCapped(c.path(p, i), maxFile)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrTranscript, err)
	}
	if got := digestOf(raw); got != list[i] {
		return fmt.Errorf("%w: contribution %d to %s has digest %s, the transcript says %s",
			ErrTranscript, i+1, p, got, list[i])
	}
	if err := decode(raw, into); err != nil {
		return fmt.Errorf("contribution %d to %s: %w", i+1, p, err)
	}
	return nil
}
