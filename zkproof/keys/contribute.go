package keys

import (
	"fmt"
	"io"
	"path/filepath"

	"github.com/consensys/gnark/backend/groth16/bn254/mpcsetup"
	cs "github.com/consensys/gnark/constraint/bn254"
)

// Contribute adds a contribution of fresh randomness to the present phase and returns it
// as it stands in the transcript. The contributor should publish its digest: it shows
// later that the contribution is in the transcript. The secret is not kept. Contribute
// refuses a ceremony whose last contribution does not follow from the one before.
func (c *Ceremony) Contribute(name string) (Contribution, error) {
	if err := checkText("name", name, maxName); err != nil {
		return Contribution{}, fmt.Errorf("%w: %w", ErrPhase, err)
	}
	switch c.Phase {
	case Tau:
		return contributeTo(c, Tau, name, c.startTau)
	case Circuit:
		return contributeTo(c, Circuit, name, c.startCircuit)
	}
	return Contribution{}, fmt.Errorf("%w: its phase is %q, nobody can contribute any more", ErrPhase, c.Phase)
}

// step is gnark's form of what a phase is after a contribution.
type step[T any] interface {
	*T
	io.ReaderFrom
	io.WriterTo
	Contribute()
	Verify(next *T) error
}

func contributeTo[T any, S step[T]](c *Ceremony, p Phase, name string, start func() (S, error)) (Contribution, error) {
	part := c.part(p)
	if n := len(part.Contributions); n >= maxContributions {
		return Contribution{}, fmt.Errorf("%w: %d contributions are enough", ErrPhase, n)
	}
	next, err := lastOf(c, p, start)
	if err != nil {
		return Contribution{}, err
	}
	next.Contribute()
	raw, err := encode(next)
	if err != nil {
		return Contribution{}, err
	}
	if err := writeFile(c.path(p, len(part.Contributions)), raw); err != nil {
		return Contribution{}, err
	}
	made := Contribution{Name: name, Digest: digestOf(raw)}
	part.Contributions = append(part.Contributions, made)
	return made, c.save()
}

// lastOf returns a phase after its last contribution, which it verifies against the one
// before. Those further back are left to Verify, so that a contribution does not take
// longer and longer.
func lastOf[T any, S step[T]](c *Ceremony, p Phase, start func() (S, error)) (S, error) {
	n := len(c.part(p).Contributions)
	if n < 2 {
		first, err := start()
		if err != nil {
			return nil, err
		}
		return follow(c, p, first, 0)
	}
	before, err := readContribution[T, S](c, p, n-2)
	if err != nil {
		return nil, err
	}
	return follow(c, p, before, n-1)
}

// part returns the part of the transcript that a phase adds to.
func (c *Ceremony) part(p Phase) *Part {
	if p == Tau {
		return &c.Tau
	}
	return &c.Own
}

func (c *Ceremony) path(p Phase, i int) string { return filepath.Join(c.dir, contributionFile(p, i)) }

func contributionFile(p Phase, i int) string { return fmt.Sprintf("%s-%04d", p, i+1) }

// startTau returns the first phase before any contribution.
func (c *Ceremony) startTau() (*mpcsetup.Phase1, error) { return mpcsetup.NewPhase1(c.size()), nil }

// startCircuit returns the circuit's phase before any contribution.
func (c *Ceremony) startCircuit() (*mpcsetup.Phase2, error) {
	srs, r1cs, err := c.sealedTau()
	if err != nil {
		return nil, err
	}
	p := new(mpcsetup.Phase2)
	p.Initialize(r1cs, &srs)
	return p, nil
}

// sealedTau returns the values from which the circuit's phase starts.
func (c *Ceremony) sealedTau() (mpcsetup.SrsCommons, *cs.R1CS, error) {
	r1cs, err := c.r1cs()
	if err != nil {
		return mpcsetup.SrsCommons{}, nil, err
	}
	srs, err := c.verifyTau()
	return srs, r1cs, err
}
