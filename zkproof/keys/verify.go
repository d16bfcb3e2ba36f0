package keys

import (
	"errors"
	"fmt"
	"path/filepath"

	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark/backend/groth16"
	impl "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/backend/groth16/bn254/mpcsetup"
)

// Verify repeats every check of the ceremony from its files. It checks the
// contributions of both phases, and if they are sealed, that the keys result from them.
func (c *Ceremony) Verify() error {
	switch c.Phase {
	case Tau:
		_, err := follow(c, Tau, mpcsetup.NewPhase1(c.size()), 0)
		return err
	case Circuit:
		start, err := c.startCircuit()
		if err != nil {
			return err
		}
		_, err = follow(c, Circuit, start, 0)
		return err
	case Sealed:
		return c.verifySealed()
	}
	return fmt.Errorf("%w: one party made these keys, as those of the devnet are made, and could forge proofs: "+
		"there is no ceremony to verify", ErrPhase)
}

// follow verifies the contributions of a phase from one on, each against the one before,
// and returns the phase after the last.
func follow[T any, S step[T]](c *Ceremony, p Phase, before S, from int) (S, error) {
	for i := from; i < len(c.part(p).Contributions); i++ {
		next, err := readContribution[T, S](c, p, i)
		if err != nil {
			return nil, err
		}
		if err := recovered(func() error { return before.Verify(next) }); err != nil {
			return nil, c.wrong(p, i, fmt.Errorf("it does not follow from what was before it: %w", err))
		}
		before = next
	}
	return before, nil
}

// readContribution reads a contribution. The file must have the digest in the
// transcript.
func readContribution[T any, S step[T]](c *Ceremony, p Phase, i int) (S, error) {
	raw, err := readCapped(c.path(p, i), maxFile)
	if err != nil {
		return nil, c.wrong(p, i, err)
	}
	if got, want := digestOf(raw), c.part(p).Contributions[i].Digest; got != want {
		return nil, c.wrong(p, i, fmt.Errorf("the file of %d bytes has SHA-256 %s, the transcript says %s: it was "+
			"changed, or is not whole", len(raw), got, want))
	}
	into := S(new(T))
	if err := decode(raw, into, c.lengthsOf(p)); err != nil {
		return nil, c.wrong(p, i, err)
	}
	return into, nil
}

// wrong names the contribution that an error is about.
func (c *Ceremony) wrong(p Phase, i int, err error) error {
	return fmt.Errorf("%w: %s: contribution %d to %s, by %q: %w", ErrTranscript, contributionFile(p, i), i+1, p,
		c.part(p).Contributions[i].Name, err)
}

// verifyTau checks every contribution to tau and returns the resulting parameters.
func (c *Ceremony) verifyTau() (srs mpcsetup.SrsCommons, err error) {
	beacon, err := c.Tau.Beacon.bytes()
	if err != nil {
		return srs, fmt.Errorf("%w: tau is not sealed: %w", ErrTranscript, err)
	}
	last, err := follow(c, Tau, mpcsetup.NewPhase1(c.size()), 0)
	if err != nil {
		return srs, err
	}
	return last.Seal(beacon), nil
}

// verifyCircuit checks all contributions and returns the keys.
func (c *Ceremony) verifyCircuit() (Pair, error) {
	beacon, err := c.Own.Beacon.bytes()
	if err != nil {
		return Pair{}, fmt.Errorf("%w: the circuit's phase is not sealed: %w", ErrTranscript, err)
	}
	srs, r1cs, err := c.sealedTau()
	if err != nil {
		return Pair{}, err
	}
	first := new(mpcsetup.Phase2)
	evaluations := first.Initialize(r1cs, &srs)
	last, err := follow(c, Circuit, first, 0)
	if err != nil {
		return Pair{}, err
	}
	pk, vk := last.Seal(&srs, &evaluations, beacon)
	if err := checkKey(vk); err != nil {
		return Pair{}, err
	}
	return Pair{Proving: pk, Verifying: vk}, nil
}

// verifySealed checks that the keys are what contributions and beacons make.
func (c *Ceremony) verifySealed() error {
	pair, err := c.verifyCircuit()
	if err != nil {
		return err
	}
	for _, k := range []struct {
		name, digest string
		key          encoder
	}{{verifyingFile, c.Verifying, pair.Verifying}, {provingFile, c.Proving, pair.Proving}} {
		raw, err := encode(k.key)
		if err != nil {
			return err
		}
		if got := digestOf(raw); got != k.digest {
			return fmt.Errorf("%w: contributions and beacons make a %s with SHA-256 %s, the transcript says %s: "+
				"a beacon or the key is another", ErrTranscript, k.name, got, k.digest)
		}
		if err := c.checkFile(k.name, k.digest); err != nil {
			return err
		}
	}
	return nil
}

// checkFile compares a key's file with the transcript.
func (c *Ceremony) checkFile(name, digest string) error {
	raw, err := readCapped(filepath.Join(c.dir, name), maxFile)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrTranscript, err)
	}
	if got := digestOf(raw); got != digest {
		return fmt.Errorf("%w: %s has SHA-256 %s, the transcript says %s", ErrTranscript, name, got, digest)
	}
	return nil
}

var errCurve = errors.New("keys: not a circuit over BN254")

// checkKey refuses a verifying key whose second phase was skipped. If δ is the
// generator, or δ = γ, anyone can forge proofs. Deployed systems have had this defect.
func checkKey(key groth16.VerifyingKey) error {
	vk, ok := key.(*impl.VerifyingKey)
	if !ok {
		return errCurve
	}
	_, _, _, g2 := curve.Generators()
	if vk.G2.Delta.Equal(&g2) || vk.G2.Delta.Equal(&vk.G2.Gamma) || vk.G2.Delta.IsInfinity() {
		return fmt.Errorf("%w: the circuit's phase added nothing: δ is no secret", ErrTranscript)
	}
	return nil
}
