package keys

import (
	"bytes"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// people contribute to both phases of the ceremonies of these tests.
var people = []string{"Ada", "Grace", "Emmy"}

// ceremonyOf holds a ceremony of the test's small circuit with three contributors.
func ceremonyOf(t *testing.T, dir string) {
	t.Helper()
	if _, err := Init(dir, "r32-64"); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		for _, who := range people {
			if _, err := reopen(t, dir).Contribute(who); err != nil {
				t.Fatal(err)
			}
		}
		seal(t, dir)
	}
}

// rewrite changes the transcript of a folder, and writes it in the accepted form.
func rewrite(t *testing.T, dir string, change func(x *Transcript)) {
	t.Helper()
	x, err := readTranscript(dir)
	if err != nil {
		t.Fatal(err)
	}
	change(&x)
	raw, err := encodeTranscript(x)
	if err != nil {
		t.Fatal(err)
	}
	put(t, dir, transcriptFile, raw)
}

func put(t *testing.T, dir, name string, raw []byte) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), raw, 0o600); err != nil {
		t.Fatal(err)
	}
}

func get(t *testing.T, dir, name string) []byte {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// replace puts a contribution in the place of another, and its digest into the transcript.
func replace(t *testing.T, dir string, p Phase, i int, raw []byte) {
	t.Helper()
	put(t, dir, contributionFile(p, i), raw)
	rewrite(t, dir, func(x *Transcript) { (&Ceremony{Transcript: *x}).part(p).Contributions[i].Digest = digestOf(raw) })
}

// TestAuditM5ThreeContributors holds a whole ceremony. A folder in which anything was
// changed is refused, with the contribution that it is about.
func TestAuditM5ThreeContributors(t *testing.T) {
	small(t)
	dir, other := filepath.Join(t.TempDir(), "c"), filepath.Join(t.TempDir(), "d")
	ceremonyOf(t, dir)
	ceremonyOf(t, other)
	c := reopen(t, dir)
	if err := c.Verify(); err != nil {
		t.Fatal(err)
	}
	for _, p := range []Part{c.Tau, c.Own} {
		for i, x := range p.Contributions {
			if x.Name != people[i] || p.Beacon.Source != source {
				t.Errorf("contribution %d by %q, sealed by %q", i+1, x.Name, p.Beacon.Source)
			}
		}
	}
	for name, x := range map[string]struct {
		change func(t *testing.T, dir string)
		want   string
	}{
		"two contributions to tau swapped": {swapped(Tau), `tau-0001: contribution 1 to tau, by "Ada"`},
		"two to the circuit swapped":       {swapped(Circuit), `circuit-0001: contribution 1 to circuit, by "Ada"`},
		"a contribution of another ceremony": {func(t *testing.T, dir string) {
			replace(t, dir, Tau, 1, get(t, other, "tau-0002"))
		}, `tau-0002: contribution 2 to tau, by "Grace"`},
		"another ceremony's circuit phase": {func(t *testing.T, dir string) {
			replace(t, dir, Circuit, 2, get(t, other, "circuit-0003"))
		}, `circuit-0003: contribution 3 to circuit, by "Emmy"`},
		"a file that is not whole": {func(t *testing.T, dir string) {
			put(t, dir, "circuit-0002", get(t, dir, "circuit-0002")[:200])
		}, "200 bytes has SHA-256"},
		"a file that is not whole, and its digest": {func(t *testing.T, dir string) {
			replace(t, dir, Circuit, 1, get(t, dir, "circuit-0002")[:200])
		}, `circuit-0002: contribution 2 to circuit, by "Grace": the ceremony's transcript is broken: malformed`},
		"a contribution that is missing": {func(t *testing.T, dir string) {
			if err := os.Remove(filepath.Join(dir, "tau-0003")); err != nil {
				t.Fatal(err)
			}
		}, `tau-0003: contribution 3 to tau, by "Emmy"`},
		"a contribution left out": {func(t *testing.T, dir string) {
			rewrite(t, dir, func(x *Transcript) { x.Own.Contributions = x.Own.Contributions[:2] })
		}, "make a verifying.key with SHA-256"},
		"another beacon of tau": {func(t *testing.T, dir string) {
			rewrite(t, dir, func(x *Transcript) { x.Tau.Beacon.Value = strings.Repeat("ab", 32) })
		}, `circuit-0001: contribution 1 to circuit, by "Ada"`},
		"another beacon of the circuit": {func(t *testing.T, dir string) {
			rewrite(t, dir, func(x *Transcript) { x.Own.Beacon.Value = strings.Repeat("ab", 32) })
		}, "a beacon or the key is another"},
		"one beacon for both": {func(t *testing.T, dir string) {
			rewrite(t, dir, func(x *Transcript) { x.Own.Beacon = x.Tau.Beacon })
		}, "both phases are sealed by the same beacon"},
		"the keys of another ceremony": {func(t *testing.T, dir string) {
			takeKeys(t, dir, other)
		}, "make a verifying.key with SHA-256"},
		"another proving key": {func(t *testing.T, dir string) {
			put(t, dir, provingFile, get(t, other, provingFile))
		}, "proving.key has SHA-256"},
		"the devnet's phase": {func(t *testing.T, dir string) {
			rewrite(t, dir, func(x *Transcript) {
				none := Part{Contributions: []Contribution{}}
				x.Phase, x.Tau, x.Own = OneParty, none, none
			})
		}, "one party made these keys"},
		"another number of constraints": {func(t *testing.T, dir string) {
			rewrite(t, dir, func(x *Transcript) { x.Constraints++ })
		}, "use the build that the ceremony was held with"},
	} {
		t.Run(name, func(t *testing.T) { refused(t, dir, x.change, x.want) })
	}
}

// refused wants a changed copy of a ceremony to be refused with a text.
func refused(t *testing.T, dir string, change func(t *testing.T, dir string), want string) {
	t.Helper()
	copied := filepath.Join(t.TempDir(), "c")
	if err := os.CopyFS(copied, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	change(t, copied)
	c, err := Open(copied)
	if err == nil {
		err = c.Verify()
	}
	if !errors.Is(err, ErrTranscript) && !errors.Is(err, ErrPhase) || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v\nwant %s", err, want)
	}
}

// swapped exchanges the first two contributions of a phase, and says so in the transcript.
func swapped(p Phase) func(t *testing.T, dir string) {
	return func(t *testing.T, dir string) {
		first, second := get(t, dir, contributionFile(p, 0)), get(t, dir, contributionFile(p, 1))
		replace(t, dir, p, 0, second)
		replace(t, dir, p, 1, first)
	}
}

// takeKeys gives a ceremony the keys of another.
func takeKeys(t *testing.T, dir, from string) {
	t.Helper()
	for _, name := range []string{provingFile, verifyingFile} {
		put(t, dir, name, get(t, from, name))
	}
	rewrite(t, dir, func(x *Transcript) {
		x.Proving, x.Verifying = digestOf(get(t, dir, provingFile)), digestOf(get(t, dir, verifyingFile))
	})
}

// TestNobodyContributesToWhatDoesNotVerify checks that a broken last contribution is
// noticed by the next contributor, and that a seal notices the others.
func TestNobodyContributesToWhatDoesNotVerify(t *testing.T) {
	small(t)
	dir := filepath.Join(t.TempDir(), "c")
	if _, err := Init(dir, "r32-64"); err != nil {
		t.Fatal(err)
	}
	for _, p := range []Phase{Tau, Circuit} {
		contribute(t, dir, 3)
		first, third := get(t, dir, contributionFile(p, 0)), get(t, dir, contributionFile(p, 2))
		replace(t, dir, p, 2, first)
		if _, err := reopen(t, dir).Contribute("Ada"); !errors.Is(err, ErrTranscript) ||
			!strings.Contains(err.Error(), contributionFile(p, 2)) {
			t.Errorf("the last to %s is wrong: %v", p, err)
		}
		replace(t, dir, p, 2, third)
		replace(t, dir, p, 0, third)
		if err := reopen(t, dir).Seal(later, source); !errors.Is(err, ErrTranscript) {
			t.Errorf("the first to %s is wrong: %v", p, err)
		}
		replace(t, dir, p, 0, first)
		seal(t, dir)
	}
}

// fourth is another circuit, with more constraints than the cube.
type fourth struct{ cube }

func (c *fourth) Define(api frontend.API) error {
	for range 40 {
		api.AssertIsEqual(api.Mul(c.X, c.X), api.Mul(c.X, c.X))
	}
	return c.cube.Define(api)
}

// TestAContributionOfAnotherCircuit checks that the parts of two circuits cannot be mixed.
func TestAContributionOfAnotherCircuit(t *testing.T) {
	small(t)
	one, two := filepath.Join(t.TempDir(), "c"), filepath.Join(t.TempDir(), "d")
	ceremonyOf(t, one)
	ofCubes := compile
	compile = func(a circuit.Arithmetic, terms int) (circuit.System, string, error) {
		ccs, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, &fourth{})
		if err != nil {
			return circuit.System{}, "", err
		}
		s := circuit.System{Arithmetic: a, Terms: terms, Constraints: ccs}
		d, err := s.Digest()
		return s, hex.EncodeToString(d[:]), err
	}
	ceremonyOf(t, two)
	compile = ofCubes
	refused(t, one, func(t *testing.T, dir string) { replace(t, dir, Tau, 2, get(t, two, "tau-0003")) },
		`tau-0003: contribution 3 to tau, by "Emmy"`)
	refused(t, one, func(t *testing.T, dir string) { replace(t, dir, Circuit, 0, get(t, two, "circuit-0001")) },
		`circuit-0001: contribution 1 to circuit, by "Ada"`)
	refused(t, two, func(*testing.T, string) {}, "the ceremony is for")
}

// TestTranscriptsHaveOneForm checks that a transcript is refused unless it is written as
// infernet writes it, and every field fits.
func TestTranscriptsHaveOneForm(t *testing.T) {
	small(t)
	dir := filepath.Join(t.TempDir(), "c")
	ceremonyOf(t, dir)
	whole := get(t, dir, transcriptFile)
	for name, text := range map[string][]byte{
		"a blank behind":   append(bytes.Clone(whole), ' '),
		"a second value":   append(bytes.Clone(whole), "{}"...),
		"an unknown field": bytes.Replace(whole, []byte(`"curve"`), []byte(`"curves"`), 1),
		"a field twice":    bytes.Replace(whole, []byte(`"curve"`), []byte(`"curve": "BN254", "curve"`), 1),
		"another case":     bytes.Replace(whole, []byte(`"curve"`), []byte(`"Curve"`), 1),
		"too large":        append(bytes.Clone(whole), bytes.Repeat([]byte(" "), maxTranscript)...),
	} {
		put(t, dir, transcriptFile, text)
		if _, err := Open(dir); !errors.Is(err, ErrTranscript) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, change := range map[string]func(x *Transcript){
		"another version":       func(x *Transcript) { x.Version++ },
		"another curve":         func(x *Transcript) { x.Curve = "BLS12-381" },
		"another circuit":       func(x *Transcript) { x.Circuit = "r32-63" },
		"no phase":              func(x *Transcript) { x.Phase = "" },
		"an earlier phase":      func(x *Transcript) { x.Phase = Circuit },
		"no keys":               func(x *Transcript) { x.Verifying = "" },
		"a digest in capitals":  func(x *Transcript) { x.System = strings.ToUpper(x.System) },
		"no name":               func(x *Transcript) { x.Tau.Contributions[0].Name = "" },
		"a name that is a line": func(x *Transcript) { x.Tau.Contributions[0].Name = "Ada\nphase sealed" },
		"a long name":           func(x *Transcript) { x.Own.Contributions[0].Name = strings.Repeat("a", maxName+1) },
		"a short digest":        func(x *Transcript) { x.Own.Contributions[0].Digest = "00" },
		"a short beacon":        func(x *Transcript) { x.Own.Beacon.Value = "0011" },
		"a beacon from nowhere": func(x *Transcript) { x.Tau.Beacon.Source = "" },
		"no contribution":       func(x *Transcript) { x.Tau.Contributions = x.Tau.Contributions[:0] },
		"too many": func(x *Transcript) {
			for len(x.Tau.Contributions) <= maxContributions {
				x.Tau.Contributions = append(x.Tau.Contributions, x.Tau.Contributions...)
			}
		},
	} {
		put(t, dir, transcriptFile, whole)
		rewrite(t, dir, change)
		if _, err := Open(dir); !errors.Is(err, ErrTranscript) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestBeaconsAndNamesThatDoNotFit are refused before anything is computed.
func TestBeaconsAndNamesThatDoNotFit(t *testing.T) {
	small(t)
	dir := filepath.Join(t.TempDir(), "c")
	if _, err := Init(dir, "r32-64"); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", " Ada", "A\x1b[2Jda", string([]byte{0xff}), strings.Repeat("a", maxName+1)} {
		if _, err := reopen(t, dir).Contribute(name); !errors.Is(err, ErrPhase) {
			t.Errorf("%q: %v", name, err)
		}
	}
	contribute(t, dir, 1)
	for _, x := range []struct {
		beacon []byte
		source string
	}{{[]byte("short"), source}, {make([]byte, maxBeacon+1), source}, {beacon, ""}, {beacon, "a\tb"}} {
		if err := reopen(t, dir).Seal(x.beacon, x.source); !errors.Is(err, ErrPhase) {
			t.Errorf("%q of %q: %v", x.beacon, x.source, err)
		}
	}
	seal(t, dir)
	contribute(t, dir, 1)
	if err := reopen(t, dir).Seal(beacon, source); !errors.Is(err, errSameBeacon) {
		t.Errorf("the beacon of tau again: %v", err)
	}
}
