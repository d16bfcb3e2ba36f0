package keys

import (
	"encoding/hex"
	"fmt"
	"path/filepath"

	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark/backend/groth16"
	impl "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/backend/groth16/bn254/mpcsetup"
)

// Files of a sealed ceremony.
const (
	provingFile   = "proving.key"
	verifyingFile = "verifying.key"
)

// Seal ends the present phase with a beacon. The beacon is a public value of at least
// 16 bytes that was not known when the last contribution was made, such as the hash of
// a later block. Seal verifies all contributions first. Sealing the second phase writes
// the keys.
func (c *Ceremony) Seal(beacon []byte) error {
	if len(beacon) < minBeacon {
		return fmt.Errorf("%w: a beacon of %d bytes, want at least %d", ErrPhase, len(beacon), minBeacon)
	}
	switch c.Phase {
	case Tau:
		return c.sealTau(beacon)
	case Circuit:
		return c.sealCircuit(beacon)
	}
	return fmt.Errorf("%w: it is sealed already", ErrPhase)
}

func (c *Ceremony) sealTau(beacon []byte) error {
	if len(c.Tau) == 0 {
		return fmt.Errorf("%w: nobody has contributed yet", ErrPhase)
	}
	c.TauBeacon = hex.EncodeToString(beacon)
	if _, err := c.verifyTau(); err != nil {
		return err
	}
	c.Phase = Circuit
	return c.save()
}

func (c *Ceremony) sealCircuit(beacon []byte) error {
	if len(c.Circuit) == 0 {
		return fmt.Errorf("%w: nobody has contributed yet", ErrPhase)
	}
	c.Beacon = hex.EncodeToString(beacon)
	pair, err := c.verifyCircuit()
	if err != nil {
		return err
	}
	c.Phase = Sealed
	return c.saveKeys(pair)
}

// saveKeys writes the keys, and then the transcript with their digests.
func (c *Ceremony) saveKeys(p Pair) (err error) {
	if c.Proving, err = c.writeKey(provingFile, p.Proving); err != nil {
		return err
	}
	if c.Verifying, err = c.writeKey(verifyingFile, p.Verifying); err != nil {
		return err
	}
	return c.save()
}

// verifyTau checks every contribution to tau and returns the resulting parameters.
func (c *Ceremony) verifyTau() (srs mpcsetup.SrsCommons, err error) {
	beacon, err := hex.DecodeString(c.TauBeacon)
	if err != nil || len(beacon) < minBeacon {
		return srs, fmt.Errorf("%w: tau is sealed with no beacon", ErrTranscript)
	}
	ps := make([]*mpcsetup.Phase1, len(c.Tau))
	for i := range ps {
		ps[i] = new(mpcsetup.Phase1)
		if err := c.readContribution(Tau, i, c.Tau, ps[i]); err != nil {
			return srs, err
		}
	}
	if srs, err = mpcsetup.VerifyPhase1(c.size(), beacon, ps...); err != nil {
		return srs, fmt.Errorf("%w: tau: %w", ErrTranscript, err)
	}
	return srs, nil
}

// verifyCircuit checks all contributions and returns the keys.
func (c *Ceremony) verifyCircuit() (Pair, error) {
	srs, r1cs, err := c.circuitStart()
	if err != nil {
		return Pair{}, err
	}
	beacon, err := hex.DecodeString(c.Beacon)
	if err != nil || len(beacon) < minBeacon || len(c.Circuit) == 0 {
		return Pair{}, fmt.Errorf("%w: the circuit is sealed with no beacon or no contribution", ErrTranscript)
	}
	ps := make([]*mpcsetup.Phase2, len(c.Circuit))
	for i := range ps {
		ps[i] = new(mpcsetup.Phase2)
		if err := c.readContribution(Circuit, i, c.Circuit, ps[i]); err != nil {
			return Pair{}, err
		}
	}
	pk, vk, err := mpcsetup.VerifyPhase2(r1cs, &srs, beacon, ps...)
	if err != nil {
		return Pair{}, fmt.Errorf("%w: circuit: %w", ErrTranscript, err)
	}
	if err := checkKey(vk); err != nil {
		return Pair{}, err
	}
	return Pair{Proving: pk, Verifying: vk}, nil
}

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

// Verify repeats every check of the ceremony from its files. It checks the
// contributions of both phases, and if they are sealed, that the keys result from them.
func (c *Ceremony) Verify() error {
	if c.Phase == Tau {
		return c.readAll()
	}
	if c.Phase == OneParty {
		return fmt.Errorf("%w: one party made these keys: there is nothing to check", ErrPhase)
	}
	if c.Phase == Circuit {
		return c.verifyOpen()
	}
	pair, err := c.verifyCircuit()
	if err != nil {
		return err
	}
	for name, k := range map[string]struct {
		digest string
		key    encoder
	}{provingFile: {c.Proving, pair.Proving}, verifyingFile: {c.Verifying, pair.Verifying}} {
		want, err := encode(k.key)
		if err != nil {
			return err
		}
		got, err := readCapped(filepath.Join(c.dir, name), maxFile)
		if err != nil {
			return fmt.Errorf("%w: %w", ErrTranscript, err)
		}
		if string(got) != string(want) || digestOf(got) != k.digest {
			return fmt.Errorf("%w: %s is not what the contributions make", ErrTranscript, name)
		}
	}
	return nil
}

// readAll checks the contributions to tau before it is sealed.
func (c *Ceremony) readAll() error {
	prev := mpcsetup.NewPhase1(c.size())
	for i := range c.Tau {
		next := new(mpcsetup.Phase1)
		if err := c.readContribution(Tau, i, c.Tau, next); err != nil {
			return err
		}
		if err := prev.Verify(next); err != nil {
			return fmt.Errorf("%w: contribution %d to tau: %w", ErrTranscript, i+1, err)
		}
		prev = next
	}
	return nil
}

// verifyOpen checks the contributions to the circuit's phase before it is sealed.
func (c *Ceremony) verifyOpen() error {
	srs, r1cs, err := c.circuitStart()
	if err != nil || len(c.Circuit) == 0 {
		return err
	}
	prev := new(mpcsetup.Phase2)
	prev.Initialize(r1cs, &srs)
	for i := range c.Circuit {
		next := new(mpcsetup.Phase2)
		if err := c.readContribution(Circuit, i, c.Circuit, next); err != nil {
			return err
		}
		if err := prev.Verify(next); err != nil {
			return fmt.Errorf("%w: contribution %d to the circuit: %w", ErrTranscript, i+1, err)
		}
		prev = next
	}
	return nil
}
