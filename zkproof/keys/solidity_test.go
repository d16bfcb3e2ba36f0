package keys

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// TestAuditM5ContractsOfVerifiedKeys checks that a contract is written for the keys of a
// ceremony that verifies, and for no others.
func TestAuditM5ContractsOfVerifiedKeys(t *testing.T) {
	small(t)
	dir := filepath.Join(t.TempDir(), "c")
	ceremonyOf(t, dir)
	var b bytes.Buffer
	if err := ExportSolidity(dir, &b); err != nil {
		t.Fatal(err)
	}
	key := reopen(t, dir).Verifying
	if source := b.String(); !strings.Contains(source, "abstract contract TileKey ") ||
		!strings.Contains(source, "KEY_HASH = 0x"+key) {
		t.Errorf("the contract does not name the key:\n%.400s", source)
	}
	rewrite(t, dir, func(x *Transcript) { x.Own.Beacon.Value = strings.Repeat("cd", 16) })
	if err := ExportSolidity(dir, &b); !errors.Is(err, ErrTranscript) {
		t.Errorf("with another beacon: %v", err)
	}
	alone, large := filepath.Join(t.TempDir(), "a"), filepath.Join(t.TempDir(), "l")
	if err := SetUpOneParty(alone, circuit.X8, 64); err != nil {
		t.Fatal(err)
	}
	if err := ExportSolidity(alone, &b); !errors.Is(err, ErrPhase) || !strings.Contains(err.Error(), "one party") {
		t.Errorf("keys of one party: %v", err)
	}
	contributeAll(t, large, circuit.X8, 256)
	if err := ExportSolidity(large, &b); !errors.Is(err, ErrPhase) {
		t.Errorf("keys that games do not take: %v", err)
	}
}
