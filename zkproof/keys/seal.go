package keys

import "fmt"

// Files of a sealed ceremony.
const (
	provingFile   = "proving.key"
	verifyingFile = "verifying.key"
)

// Seal ends the present phase with a beacon. The beacon is a public value of 16 to 64
// bytes that was not known when the last contribution was made, such as the hash of a
// later block; source says where everybody can look it up. Seal verifies all
// contributions first. Sealing the second phase writes the keys.
func (c *Ceremony) Seal(beacon []byte, source string) error {
	if c.Phase != Tau && c.Phase != Circuit {
		return fmt.Errorf("%w: its phase is %q, there is nothing to seal", ErrPhase, c.Phase)
	}
	b, err := newBeacon(beacon, source)
	if err != nil {
		return err
	}
	part := c.part(c.Phase)
	if len(part.Contributions) == 0 {
		return fmt.Errorf("%w: nobody has contributed yet", ErrPhase)
	}
	if c.Phase == Circuit && b.Value == c.Tau.Beacon.Value {
		return fmt.Errorf("%w: %w", ErrPhase, errSameBeacon)
	}
	part.Beacon = b
	if c.Phase == Tau {
		return c.sealTau()
	}
	return c.sealCircuit()
}

func (c *Ceremony) sealTau() error {
	if _, err := c.verifyTau(); err != nil {
		return err
	}
	c.Phase = Circuit
	return c.save()
}

func (c *Ceremony) sealCircuit() error {
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
