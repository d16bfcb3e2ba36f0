package engine

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"testing"
)

// readSafetensors reads what a reader of the format would: name to values.
func readSafetensors(t *testing.T, name string) map[string][]float32 {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	n := binary.LittleEndian.Uint64(b)
	var header map[string]json.RawMessage
	if err := json.Unmarshal(b[8:8+n], &header); err != nil {
		t.Fatal(err)
	}
	if (8+n)%8 != 0 {
		t.Errorf("values start at byte %d", 8+n)
	}
	out, body, used := map[string][]float32{}, b[8+n:], 0
	for name, raw := range header {
		if name == "__metadata__" {
			continue
		}
		var s safetensor
		if err := json.Unmarshal(raw, &s); err != nil || s.Type != "F32" {
			t.Fatalf("%s: %+v, %v", name, s, err)
		}
		x := make([]float32, (s.Offsets[1]-s.Offsets[0])/4)
		if err := binary.Read(bytes.NewReader(body[s.Offsets[0]:s.Offsets[1]]), binary.LittleEndian, x); err != nil {
			t.Fatal(err)
		}
		out[name] = x
		used += 4 * len(x)
	}
	if used != len(body) {
		t.Errorf("tensors cover %d of %d bytes", used, len(body))
	}
	return out
}

func TestSaveHF(t *testing.T) {
	tr := start(t, small(), opticks(t), Options{})
	run(t, tr, 1)
	parent := t.TempDir()
	dir := filepath.Join(parent, "model")
	if err := tr.SaveHF(dir); err != nil {
		t.Fatal(err)
	}
	got := readSafetensors(t, filepath.Join(dir, "model.safetensors"))
	params := tr.model.Parameters()
	if len(got) != len(params) {
		t.Errorf("%d tensors, want %d", len(got), len(params))
	}
	for _, p := range params {
		for i, v := range p.Data {
			if x := got[p.Name]; len(x) != len(p.Data) || math.Float32bits(x[i]) != math.Float32bits(v) {
				t.Fatalf("%s differs at %d", p.Name, i)
			}
		}
	}
	var config struct {
		Architectures []string
		Hidden        int `json:"hidden_size"`
		KV            int `json:"num_key_value_heads"`
	}
	b, err := os.ReadFile(filepath.Join(dir, "config.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &config); err != nil || config.Architectures[0] != "Qwen2ForCausalLM" || config.Hidden != 24 || config.KV != 2 {
		t.Errorf("config %+v, %v", config, err)
	}
	if err := tr.SaveHF(dir); !errors.Is(err, ErrExists) {
		t.Errorf("second save: %v", err)
	}
	entries, err := os.ReadDir(parent)
	if err != nil || len(entries) != 1 {
		t.Errorf("left behind: %v, %v", entries, err)
	}
}

// TestSaveHFLeavesNothingHalf: a folder that cannot be made is not there.
func TestSaveHFLeavesNothingHalf(t *testing.T) {
	tr := start(t, small(), opticks(t), Options{})
	dir := filepath.Join(t.TempDir(), "missing", "model")
	if err := tr.SaveHF(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("save under a missing folder: %v", err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := tr.SaveHF(file); err == nil {
		t.Error("saves over a file")
	}
}

func TestByteTokenizerCoversEveryByte(t *testing.T) {
	seen := map[rune]bool{}
	for b := range 256 {
		r := byteRune(b)
		if seen[r] {
			t.Errorf("byte %d shares %q", b, r)
		}
		seen[r] = true
	}
	for b, want := range map[int]rune{'a': 'a', ' ': 'Ġ', '\n': 'Ċ', 0xad: 'Ń', 0xff: 'ÿ'} {
		if got := byteRune(b); got != want {
			t.Errorf("byte %#x is %q, want %q", b, got, want)
		}
	}
}
