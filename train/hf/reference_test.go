package hf_test

import (
	"encoding/binary"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// TestAgainstTransformers: for a small random checkpoint of every family, which
// transformers wrote, the logits, the loss and every gradient are those of
// transformers up to rounding (scripts/hf/families_golden.py).
func TestAgainstTransformers(t *testing.T) {
	dirs, err := filepath.Glob("testdata/families/*")
	if err != nil || len(dirs) != 9 {
		t.Fatalf("%d families: %v", len(dirs), err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) { compare(t, dir) })
	}
}

func compare(t *testing.T, dir string) {
	var want struct {
		IDs  []int32
		Loss float64
	}
	b, err := os.ReadFile(filepath.Join(dir, "reference.json"))
	if err == nil {
		err = json.Unmarshal(b, &want)
	}
	if err != nil {
		t.Fatal(err)
	}
	f := open(t, dir)
	n := len(want.IDs) - 1
	m := model.New(f.Model, num.R32, 1, num.Ref())
	if err := f.Load(m.Parameters()); err != nil {
		t.Fatal(err)
	}
	m.ZeroGradients()
	m.Forward(want.IDs[:n], 1, n)
	logits := m.Logits()
	apart, largest := 0.0, 0.0
	for i, v := range floats(t, filepath.Join(dir, "logits.f32"), len(logits)) {
		apart, largest = max(apart, math.Abs(float64(v-logits[i]))), max(largest, math.Abs(float64(v)))
	}
	loss := float64(m.Backward(want.IDs[1:], 1/float32(n))) / float64(n)
	worst := worstGradient(t, filepath.Join(dir, "gradients"), m.Gradients())
	t.Logf("logits up to %.1f differ by %.1e at most, the loss %.6f by %.1e, gradients by %.1e of their length at most",
		largest, apart, want.Loss, math.Abs(loss-want.Loss), worst)
	const bound = 1e-5
	if !(apart <= bound) || !(math.Abs(loss-want.Loss) <= bound) || !(worst <= bound) {
		t.Errorf("more than %v is not rounding", bound)
	}
}

// TestPhi3IsSavedAsLlama: fused tensors are read in parts, and saved as the
// LLaMA that computes the same, with the tokens' ids of the source.
func TestPhi3IsSavedAsLlama(t *testing.T) {
	f := open(t, "testdata/families/phi3")
	m := model.New(f.Model, num.R32, 1, num.Ref())
	if err := f.Load(m.Parameters()); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "saved")
	if err := hf.Save(dir, f.Model, m.Parameters(), hf.SaveOptions{Source: f}); err != nil {
		t.Fatal(err)
	}
	var c struct {
		Type string `json:"model_type"`
		Eos  int    `json:"eos_token_id"`
	}
	b, err := os.ReadFile(filepath.Join(dir, "config.json"))
	if err == nil {
		err = json.Unmarshal(b, &c)
	}
	if err != nil || c.Type != "llama" || c.Eos != 1 {
		t.Errorf("%+v: %v", c, err)
	}
	again := open(t, dir)
	if again.Model != f.Model {
		t.Errorf("the shape becomes %+v, was %+v", again.Model, f.Model)
	}
	read := model.New(f.Model, num.R32, 1, num.Ref())
	if err := again.Load(read.Parameters()); err != nil {
		t.Fatal(err)
	}
	for i, x := range read.Parameters() {
		if !slices.Equal(x.Data, m.Parameters()[i].Data) {
			t.Errorf("%s changes", x.Name)
		}
	}
}

func floats(t *testing.T, name string, n int) []float32 {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil || len(b) != 4*n {
		t.Fatalf("%d bytes for %d values: %v", len(b), n, err)
	}
	x := make([]float32, n)
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
	}
	return x
}

// worstGradient is the largest distance of a gradient from that in dir, in parts
// of its length.
func worstGradient(t *testing.T, dir string, got []tensor.Tensor) (worst float64) {
	t.Helper()
	f := open(t, dir)
	layout := model.Params(f.Model)
	want := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	if err := f.Load(want); err != nil {
		t.Fatal(err)
	}
	for i, x := range want {
		apart, length := 0.0, 0.0
		for j, v := range x.Data {
			apart, length = math.Hypot(apart, float64(v-got[i].Data[j])), math.Hypot(length, float64(v))
		}
		if length == 0 {
			t.Errorf("%s has no gradient", x.Name)
		}
		worst = max(worst, apart/length)
	}
	return worst
}
