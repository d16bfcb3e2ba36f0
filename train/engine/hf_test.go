package engine

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

func root(ts []tensor.Tensor) (program.Base, error) { return commit.BaseRoot(ts, 2) }

// TestSaveHF: what is saved opens with the same shape, tokenizer and bits.
func TestSaveHF(t *testing.T) {
	tr := start(t, small(), opticks(t), Options{})
	run(t, tr, 1)
	parent := t.TempDir()
	dir := filepath.Join(parent, "model")
	if err := tr.SaveHF(dir); err != nil {
		t.Fatal(err)
	}
	f, err := hf.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if f.Model != small().Model {
		t.Errorf("opens as %+v", f.Model)
	}
	tok, err := f.Tokenizer()
	if err != nil {
		t.Fatal(err)
	}
	ids, err := tok.Encode("Light é")
	if err != nil || !slices.Equal(ids, []int32{'L', 'i', 'g', 'h', 't', ' ', 0xc3, 0xa9}) {
		t.Errorf("tokens are not bytes: %v, %v", ids, err)
	}
	other := start(t, small(), opticks(t), Options{})
	params := other.model.Parameters()
	if err := f.Load(params); err != nil {
		t.Fatal(err)
	}
	for i, p := range tr.model.Parameters() {
		for j, v := range p.Data {
			if math.Float32bits(params[i].Data[j]) != math.Float32bits(v) {
				t.Fatalf("%s differs at %d", p.Name, j)
			}
		}
	}
	if err := tr.SaveHF(dir); !errors.Is(err, ErrExists) {
		t.Errorf("second save: %v", err)
	}
	if entries, err := os.ReadDir(parent); err != nil || len(entries) != 1 {
		t.Errorf("left behind: %v, %v", entries, err)
	}
}

// TestBase: a program that names a base runs from it and from nothing else.
func TestBase(t *testing.T) {
	first := start(t, small(), opticks(t), Options{})
	run(t, first, 2)
	dir := filepath.Join(t.TempDir(), "model")
	if err := first.SaveHF(dir); err != nil {
		t.Fatal(err)
	}
	f, err := hf.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	p := small()
	p.Base, err = root(first.model.Parameters())
	if err != nil {
		t.Fatal(err)
	}
	tr := start(t, p, opticks(t), Options{})
	if _, err := tr.Step(); !errors.Is(err, ErrNoState) {
		t.Fatalf("a step from the seed: %v", err)
	}
	if err := tr.InitFrom(f.Load, root); err != nil {
		t.Fatal(err)
	}
	before := first.model.Parameters()[0].Data[0]
	if got := tr.model.Parameters()[0].Data[0]; got != before || tr.StepIndex() != 0 {
		t.Errorf("starts with %v at step %d, want %v at 0", got, tr.StepIndex(), before)
	}
	run(t, tr, 1)

	nudged := func(ts []tensor.Tensor) error {
		err := f.Load(ts)
		ts[3].Data[0] = math.Nextafter32(ts[3].Data[0], 1)
		return err
	}
	for name, err := range map[string]error{
		"another value": tr.InitFrom(nudged, root), "no base": first.InitFrom(f.Load, root),
	} {
		if !errors.Is(err, ErrBase) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := tr.Step(); !errors.Is(err, ErrNoState) {
		t.Errorf("a step after the refusal: %v", err)
	}
}

// TestWeightsOf16BitsAreNotTrainedIn8: a base of bfloat16 starts a run of all its weights in r32/1, and an adapter's in
// x8/1, but not one of all weights in x8/1. There the model would not be the one that was evaluated.
func TestWeightsOf16BitsAreNotTrainedIn8(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "model")
	if err := start(t, small(), opticks(t), Options{}).SaveHFAs(dir, hf.SaveOptions{Type: hf.BF16}); err != nil {
		t.Fatal(err)
	}
	f, err := hf.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w, err := f.Survey()
	if err != nil {
		t.Fatal(err)
	}
	adapter := program.Adapter{Rank: 2, Alpha: 4, Targets: program.AllTargets}
	for _, c := range []struct {
		numerics string
		adapter  program.Adapter
		want     error
	}{
		{program.R32, program.Adapter{}, nil},
		{program.X8, adapter, nil},
		{program.X8, program.Adapter{}, program.ErrNarrow},
		{program.X8Private, program.Adapter{}, program.ErrNarrow},
	} {
		p := small()
		p.Numerics, p.Adapter, p.Base = c.numerics, c.adapter, w.Root
		tr := start(t, p, opticks(t), Options{})
		if err := tr.InitFrom(f.Load, root); !errors.Is(err, c.want) {
			t.Errorf("%s, adapter of rank %d: %v, want %v", c.numerics, c.adapter.Rank, err, c.want)
		}
		if _, err := tr.Step(); (c.want != nil) != errors.Is(err, ErrNoState) {
			t.Errorf("%s, adapter of rank %d: a step: %v", c.numerics, c.adapter.Rank, err)
		}
	}
}
