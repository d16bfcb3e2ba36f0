package keys

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Phase is the progress of a ceremony.
type Phase string

// The phases of a ceremony.
const (
	Tau     Phase = "tau"     // powers of tau: for every circuit of this size
	Circuit Phase = "circuit" // this circuit's own part
	Sealed  Phase = "sealed"  // the keys exist
	// OneParty means that one party made the keys without a ceremony. It could forge proofs.
	OneParty Phase = "one party"
)

// Transcript is the content of ceremony.json.
type Transcript struct {
	Version     int    `json:"version"`
	Circuit     string `json:"circuit"` // its name, such as r32-64
	Curve       string `json:"curve"`
	System      string `json:"constraint_system"` // SHA-256 of the compiled circuit
	Constraints int    `json:"constraints"`
	Phase       Phase  `json:"phase"`
	Tau         Part   `json:"tau_phase"`
	Own         Part   `json:"circuit_phase"`
	Verifying   string `json:"verifying_key,omitempty"` // SHA-256 of the file
	Proving     string `json:"proving_key,omitempty"`
}

// Part is what one phase consists of.
type Part struct {
	Contributions []Contribution `json:"contributions"`
	Beacon        Beacon         `json:"beacon,omitzero"` // once the phase is sealed
}

// Contribution is one contribution to a phase.
type Contribution struct {
	Name   string `json:"name"`   // of the contributor, as it says itself
	Digest string `json:"sha256"` // of the file
}

// Beacon is the public value that seals a phase.
type Beacon struct {
	Value  string `json:"value"`  // hexadecimal
	Source string `json:"source"` // where everybody can look it up
}

const (
	transcriptVersion = 2
	transcriptFile    = "ceremony.json"
	curveName         = "BN254"
	maxTranscript     = 1 << 20
	// maxContributions bounds the work of checking a transcript.
	maxContributions = 1000
	maxName          = 64
	maxSource        = 256
	minBeacon        = 16
	maxBeacon        = 64
)

// encodeTranscript returns the only accepted encoding of a transcript.
func encodeTranscript(t Transcript) ([]byte, error) {
	raw, err := json.MarshalIndent(t, "", "  ")
	return append(raw, '\n'), err
}

// TranscriptDigest returns the SHA-256 of a transcript's file. It names a ceremony with all of
// its contributions, beacons and keys.
func (t Transcript) TranscriptDigest() (string, error) {
	raw, err := encodeTranscript(t)
	return digestOf(raw), err
}

// readTranscript reads the transcript of a folder. A transcript has one encoding, so that
// its digest names its content.
func readTranscript(dir string) (t Transcript, err error) {
	raw, err := readCapped(filepath.Join(dir, transcriptFile), maxTranscript)
	if errors.Is(err, fs.ErrNotExist) {
		return t, fmt.Errorf("%w: no %s in %s: begin with infernet zk contribute, or name a ceremony's folder",
			ErrTranscript, transcriptFile, dir)
	}
	if err != nil {
		return t, fmt.Errorf("%w: %w", ErrTranscript, err)
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(&t); err != nil {
		return t, fmt.Errorf("%w: %s: %w", ErrTranscript, transcriptFile, err)
	}
	again, err := encodeTranscript(t)
	if err != nil {
		return t, err
	}
	if !bytes.Equal(again, raw) {
		return t, fmt.Errorf("%w: %s is not in the form that infernet writes: get the file again, unchanged",
			ErrTranscript, transcriptFile)
	}
	return t, t.check()
}

// check returns an error unless the fields are well-formed and fit the phase.
func (t Transcript) check() error {
	if t.Version != transcriptVersion || t.Curve != curveName {
		return fmt.Errorf("%w: version %d over %q, this build reads version %d over %s",
			ErrTranscript, t.Version, t.Curve, transcriptVersion, curveName)
	}
	if err := errors.Join(t.Tau.check(Tau), t.Own.check(Circuit)); err != nil {
		return err
	}
	tau, own, keys := t.Tau.sealed(), t.Own.sealed(), isDigest(t.Verifying) && isDigest(t.Proving)
	noKeys := t.Verifying == "" && t.Proving == ""
	var fits bool
	switch t.Phase {
	case Tau:
		fits = !tau && !own && len(t.Own.Contributions) == 0 && noKeys
	case Circuit:
		fits = tau && !own && noKeys
	case Sealed:
		fits = tau && own && keys
	case OneParty:
		fits = !tau && !own && len(t.Tau.Contributions)+len(t.Own.Contributions) == 0 && keys
	}
	if !fits || !isDigest(t.System) {
		return fmt.Errorf("%w: phase %q does not fit the contributions, beacons and keys that are named",
			ErrTranscript, t.Phase)
	}
	if own && t.Own.Beacon.Value == t.Tau.Beacon.Value {
		return fmt.Errorf("%w: %w", ErrTranscript, errSameBeacon)
	}
	return nil
}

// errSameBeacon is wrapped if both phases have one beacon: it was known when the second
// phase began.
var errSameBeacon = errors.New("both phases are sealed by the same beacon: the second must come later than " +
	"the last contribution")

func (p Part) sealed() bool { return p.Beacon != Beacon{} }

func (p Part) check(name Phase) error {
	if len(p.Contributions) > maxContributions {
		return fmt.Errorf("%w: %d contributions to %s, at most %d", ErrTranscript, len(p.Contributions), name,
			maxContributions)
	}
	for i, c := range p.Contributions {
		if err := checkText("name", c.Name, maxName); err != nil {
			return fmt.Errorf("%w: contribution %d to %s: %w", ErrTranscript, i+1, name, err)
		}
		if !isDigest(c.Digest) {
			return fmt.Errorf("%w: contribution %d to %s: %q is no SHA-256", ErrTranscript, i+1, name, c.Digest)
		}
	}
	if !p.sealed() {
		return nil
	}
	if len(p.Contributions) == 0 {
		return fmt.Errorf("%w: %s is sealed without a contribution", ErrTranscript, name)
	}
	if _, err := p.Beacon.bytes(); err != nil {
		return fmt.Errorf("%w: the beacon of %s: %w", ErrTranscript, name, err)
	}
	return nil
}

// newBeacon returns a beacon in the form of the transcript.
func newBeacon(value []byte, source string) (Beacon, error) {
	b := Beacon{Value: hex.EncodeToString(value), Source: source}
	if _, err := b.bytes(); err != nil {
		return b, fmt.Errorf("%w: %w", ErrPhase, err)
	}
	return b, nil
}

var errBeacon = errors.New("not a beacon")

func (b Beacon) bytes() ([]byte, error) {
	raw, err := hex.DecodeString(b.Value)
	if err != nil || b.Value != strings.ToLower(b.Value) {
		return nil, fmt.Errorf("%w: %q, want lower-case hexadecimal", errBeacon, b.Value)
	}
	if len(raw) < minBeacon || len(raw) > maxBeacon {
		return nil, fmt.Errorf("%w: %d bytes, want %d to %d", errBeacon, len(raw), minBeacon, maxBeacon)
	}
	return raw, checkText("source", b.Source, maxSource)
}

// errText is wrapped if a name or a source cannot stand in a transcript.
var errText = errors.New("not a text that a transcript takes")

// checkText returns nil for one line of printable characters.
func checkText(what, text string, limit int) error {
	odd := func(r rune) bool { return !unicode.IsPrint(r) }
	if text == "" || len(text) > limit || !utf8.ValidString(text) || strings.TrimSpace(text) != text ||
		slices.ContainsFunc([]rune(text), odd) {
		return fmt.Errorf("%w: %s %q: want 1 to %d bytes of printable characters", errText, what, text, limit)
	}
	return nil
}

func isDigest(s string) bool {
	raw, err := hex.DecodeString(s)
	return err == nil && len(raw) == 32 && s == strings.ToLower(s)
}
