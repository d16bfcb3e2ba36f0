package hf

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

var adapterModel = program.Model{
	Vocab: 256, Dim: 16, Layers: 2, Heads: 4, KVHeads: 2, Hidden: 12, Context: 8, RopeTheta: 1e4, NormEps: 1e-5,
}

var adapterShape = program.Adapter{Rank: 3, Alpha: 6, Targets: program.TargetV | program.TargetDown}

func adapterTensors(m program.Model, a program.Adapter) []tensor.Tensor {
	layout := model.AdapterParams(m, a)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	for i, x := range ts {
		for j := range x.Data {
			x.Data[j] = float32(i) + float32(j)/64
		}
	}
	return ts
}

// TestAdapterRoundTrip: what is saved opens as it was.
func TestAdapterRoundTrip(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "adapter")
	ts := adapterTensors(adapterModel, adapterShape)
	if err := SaveAdapter(dir, adapterModel, adapterShape, ts, "org/base"); err != nil {
		t.Fatal(err)
	}
	a, err := OpenAdapter(dir, adapterModel)
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	if a.Adapter != adapterShape {
		t.Errorf("opens as %+v", a.Adapter)
	}
	got := adapterTensors(adapterModel, adapterShape)
	for _, x := range got {
		clear(x.Data)
	}
	if err := a.Load(got); err != nil {
		t.Fatal(err)
	}
	for i, x := range ts {
		if !slices.Equal(x.Data, got[i].Data) {
			t.Errorf("%s differs", x.Name)
		}
	}
	if err := SaveAdapter(dir, adapterModel, adapterShape, ts, ""); !errors.Is(err, ErrExists) {
		t.Errorf("a second save: %v", err)
	}
	if err := SaveAdapter(filepath.Join(t.TempDir(), "x"), adapterModel, adapterShape, ts[1:], ""); !errors.Is(err,
		ErrFormat) {
		t.Errorf("a tensor less: %v", err)
	}
}

// TestAdapterRefuses every variant that computes something else, and every
// adapter that does not fit the model.
func TestAdapterRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		key   string
		value any
		want  error
	}{
		"method": {"peft_type", "IA3", ErrUnsupported}, "pattern": {"target_modules", "all-linear", ErrUnsupported},
		"target": {"target_modules", []string{"embed_tokens"}, ErrUnsupported},
		"rslora": {"use_rslora", true, ErrUnsupported},
		"dora":   {"use_dora", true, ErrUnsupported}, "bias": {"bias", "all", ErrUnsupported},
		"ranks":  {"rank_pattern", map[string]int{"q_proj": 2}, ErrUnsupported},
		"more":   {"modules_to_save", []string{"lm_head"}, ErrUnsupported},
		"layers": {"layers_to_transform", []int{1}, ErrUnsupported}, "rank": {"r", 4, ErrFormat},
		"no rank": {"r", nil, ErrFormat},
		"alpha":   {"lora_alpha", -1, ErrUnsupported}, "fewer": {"target_modules", []string{"v_proj"}, ErrUnsupported},
		"other": {"target_modules", []string{"v_proj", "up_proj"}, ErrFormat},
	} {
		dir := filepath.Join(t.TempDir(), "adapter")
		if err := SaveAdapter(dir, adapterModel, adapterShape, adapterTensors(adapterModel, adapterShape),
			""); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, adapterConfig)
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var config map[string]any
		if err := json.Unmarshal(b, &config); err != nil {
			t.Fatal(err)
		}
		config[c.key] = c.value
		if b, err = json.Marshal(config); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, b, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := OpenAdapter(dir, adapterModel); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	other := adapterModel
	other.Dim = 32
	dir := filepath.Join(t.TempDir(), "adapter")
	if err := SaveAdapter(dir, adapterModel, adapterShape, adapterTensors(adapterModel, adapterShape), ""); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenAdapter(dir, other); !errors.Is(err, ErrFormat) {
		t.Errorf("another model: %v", err)
	}
	if _, err := OpenAdapter(t.TempDir(), adapterModel); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("an empty folder: %v", err)
	}
}

// FuzzAdapterConfig: for any bytes, the result is an adapter that is valid in a
// program, or a typed error.
func FuzzAdapterConfig(f *testing.F) {
	f.Add([]byte(`{"peft_type":"LORA","r":8,"lora_alpha":16,"target_modules":["q_proj"],"bias":"none"}`))
	f.Add([]byte(`{"peft_type":"LORA","r":1e99}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		a, err := parseAdapter(b, adapterModel)
		if err == nil && (a.Rank == 0 || a.Targets == 0) ||
			err != nil && !errors.Is(err, ErrFormat) && !errors.Is(err, ErrUnsupported) {
			t.Errorf("%+v, %v", a, err)
		}
	})
}
