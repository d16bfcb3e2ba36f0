package bases

import (
	"os"
	"path/filepath"
	"testing"
)

// TestDamagedBasesAreDropped: a changed, a cut and a missing file are found by the content id; what is whole stays,
// and what is not here is not damaged.
func TestDamagedBasesAreDropped(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "bases"), 1<<30, nil)
	f := model(t, 0)
	for name, spoil := range map[string]func(weights string, raw []byte) error{
		"changed": func(w string, raw []byte) error {
			raw[len(raw)-1] ^= 1
			return os.WriteFile(w, raw, 0o600)
		},
		"cut":     func(w string, raw []byte) error { return os.WriteFile(w, raw[:len(raw)/2], 0o600) },
		"missing": func(w string, _ []byte) error { return os.Remove(w) },
	} {
		e := added(t, s, f)
		if dropped, err := s.DropDamaged(t.Context(), named(e)); err != nil || dropped {
			t.Fatalf("whole: dropped %v, %v", dropped, err)
		}
		weights := filepath.Join(e.Path, "model.safetensors")
		raw, err := os.ReadFile(weights)
		if err != nil {
			t.Fatal(err)
		}
		if err := spoil(weights, raw); err != nil {
			t.Fatal(err)
		}
		if dropped, err := s.DropDamaged(t.Context(), named(e)); err != nil || !dropped {
			t.Errorf("%s: dropped %v, %v", name, dropped, err)
		}
		if left := listed(t, s); len(left) != 0 {
			t.Errorf("%s: %d bases are left", name, len(left))
		}
		if dropped, err := s.DropDamaged(t.Context(), named(e)); err == nil || dropped {
			t.Errorf("%s: not here any more: dropped %v, %v", name, dropped, err)
		}
	}
}
