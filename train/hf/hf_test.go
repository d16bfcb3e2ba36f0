package hf_test

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

func shape() program.Model {
	return program.Model{
		Vocab: 256, Dim: 16, Layers: 2, Heads: 4, KVHeads: 2, Hidden: 12, Context: 32, RopeTheta: 500000, NormEps: 1e-5,
		QKVBias: true, RopeScaling: program.RopeScaling{Factor: 8, LowFreq: 1, HighFreq: 4, Original: 16},
	}
}

// values makes parameters of m that are all different.
func values(m program.Model, seed uint64) []tensor.Tensor {
	layout := model.Params(m)
	arena := make([]float32, model.ArenaLen(layout))
	model.Fill(layout, arena, m, seed)
	return model.Views(layout, arena, "")
}

// saved writes a folder of m and returns it.
func saved(tb testing.TB, m program.Model, o hf.SaveOptions) string {
	tb.Helper()
	dir := filepath.Join(tb.TempDir(), "model")
	if err := hf.Save(dir, m, values(m, 5), o); err != nil {
		tb.Fatal(err)
	}
	return dir
}

func open(tb testing.TB, dir string) *hf.Folder {
	tb.Helper()
	f, err := hf.Open(dir)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { f.Close() })
	return f
}

func mustEqual(tb testing.TB, got, want []tensor.Tensor) {
	tb.Helper()
	for i, x := range want {
		for j, v := range x.Data {
			if math.Float32bits(got[i].Data[j]) != math.Float32bits(v) {
				tb.Fatalf("%s[%d] is %v, want %v", x.Name, j, got[i].Data[j], v)
			}
		}
	}
}

// TestRoundTrip: every kind of shape comes back with its bits.
func TestRoundTrip(t *testing.T) {
	tied, plain := shape(), shape()
	tied.Tied, tied.QKVBias = true, false
	plain.RopeScaling = program.RopeScaling{}
	qwen3, smollm3, wide := plain, tied, shape()
	qwen3.QKVBias, qwen3.QKNorm, qwen3.HeadDim, qwen3.Hidden = false, true, 10, 173
	smollm3.NoRopeEvery, smollm3.RopeScaling = 2, program.RopeScaling{}
	wide.HeadDim = 6
	olmo2 := qwen3
	olmo2.Norms, olmo2.QKNormWide = program.NormsAfter, true
	granite := plain
	granite.QKVBias, granite.LogitsScaling, granite.AttentionMultiplier = false, 7, 0.2
	gemma3 := qwen3
	gemma3.Norms, gemma3.NormsPlusOne, gemma3.Activation = program.NormsBoth, true, program.GeluTanh
	gemma3.GlobalEvery, gemma3.LocalRopeTheta, gemma3.Window = 2, 100, 2*gemma3.Context
	gemma3.EmbeddingMultiplier = program.Binary64(math.Sqrt(float64(gemma3.Dim)))
	narrow := qwen3
	narrow.HeadDim = 0
	for _, m := range []program.Model{shape(), tied, plain, qwen3, smollm3, wide, narrow, olmo2, granite, gemma3} {
		f := open(t, saved(t, m, hf.SaveOptions{}))
		if f.Model != m {
			t.Errorf("opens as %+v, want %+v", f.Model, m)
		}
		got := values(m, 6)
		if err := f.Load(got); err != nil {
			t.Fatal(err)
		}
		mustEqual(t, got, values(m, 5))
	}
}

// TestSaveFromSource keeps the source's files and rounds to bfloat16.
func TestSaveFromSource(t *testing.T) {
	m := shape()
	first := saved(t, m, hf.SaveOptions{Bytes: true})
	edit(t, first, "config.json", `"use_cache": true`, `"use_cache": true, "a_key_of_theirs": [1, 1e-05]`)
	write(t, first, "chat_template.jinja", []byte("{{ messages }}"))
	source := open(t, first)
	short := m
	short.Context = 8 // trained with less
	dir := filepath.Join(t.TempDir(), "second")
	if err := hf.Save(dir, short, values(m, 7), hf.SaveOptions{Source: source, Type: hf.BF16}); err != nil {
		t.Fatal(err)
	}
	f := open(t, dir)
	if f.Model != m || f.Types()[hf.BF16] != len(model.Params(m)) {
		t.Errorf("opens as %+v with %v", f.Model, f.Types())
	}
	for name, says := range map[string]string{
		"config.json": `"torch_dtype": "bfloat16"`, "chat_template.jinja": "{{ messages }}", "tokenizer.json": `"BPE"`,
		"generation_config.json": "max_length",
	} {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Contains(b, []byte(says)) {
			t.Errorf("%s: %v\n%s", name, err, b)
		}
	}
	if b, _ := os.ReadFile(filepath.Join(dir, "config.json")); !bytes.Contains(b, []byte("a_key_of_theirs")) ||
		!bytes.Contains(b, []byte("1e-05")) {
		t.Errorf("keys got lost:\n%s", b)
	}
	got, want := values(m, 1), values(m, 7)
	if err := f.Load(got); err != nil {
		t.Fatal(err)
	}
	for i, x := range want {
		for j, v := range x.Data {
			if w := got[i].Data[j]; math.Abs(float64(w-v)) > math.Abs(float64(v))/256 ||
				math.Float32bits(w)&0xffff != 0 {
				t.Fatalf("%s[%d]: %v saved as %v", x.Name, j, v, w)
			}
		}
	}
	other := m
	other.Hidden = 16
	if err := hf.Save(filepath.Join(t.TempDir(), "x"), other, values(other, 7),
		hf.SaveOptions{Source: source}); !errors.Is(err, hf.ErrFormat) {
		t.Errorf("another shape: %v", err)
	}
}

func TestSaveRefuses(t *testing.T) {
	m, dir := shape(), t.TempDir()
	if err := hf.Save(filepath.Join(dir, "missing", "model"), m, values(m, 1), hf.SaveOptions{}); !errors.Is(err,
		fs.ErrNotExist) {
		t.Errorf("under a missing folder: %v", err)
	}
	write(t, dir, "file", nil)
	if err := hf.Save(filepath.Join(dir, "file"), m, values(m, 1), hf.SaveOptions{}); err == nil {
		t.Error("saves over a file")
	}
	if err := hf.Save(dir, m, values(m, 1), hf.SaveOptions{}); !errors.Is(err, hf.ErrExists) {
		t.Errorf("into a folder with files: %v", err)
	}
	if err := hf.Save(filepath.Join(dir, "x"), m, values(m, 1), hf.SaveOptions{Type: hf.F16}); !errors.Is(err,
		hf.ErrUnsupported) {
		t.Errorf("as float16: %v", err)
	}
	if err := hf.Save(filepath.Join(dir, "x"), m, values(m, 1)[1:], hf.SaveOptions{}); !errors.Is(err, hf.ErrFormat) {
		t.Errorf("a tensor less: %v", err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("left behind: %v, %v", entries, err)
	}
}

func write(tb testing.TB, dir, name string, b []byte) {
	tb.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), b, 0o600); err != nil {
		tb.Fatal(err)
	}
}

func edit(tb testing.TB, dir, name, old, new string) {
	tb.Helper()
	b, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil || !bytes.Contains(b, []byte(old)) {
		tb.Fatalf("%s has no %s: %v\n%s", name, old, err, b)
	}
	write(tb, dir, name, bytes.Replace(b, []byte(old), []byte(new), 1))
}

// TestConfigRefused: the error names the key that is not supported.
func TestConfigRefused(t *testing.T) {
	b, err := os.ReadFile(filepath.Join(saved(t, shape(), hf.SaveOptions{}), "config.json"))
	if err != nil {
		t.Fatal(err)
	}
	for key, c := range map[string]struct {
		value any
		want  error
	}{
		"model_type":    {"mistral", hf.ErrUnsupported},
		"architectures": {[]string{"LlamaForSequenceClassification"}, hf.ErrUnsupported},
		"hidden_act":    {"gelu", hf.ErrUnsupported}, "head_dim": {7, hf.ErrUnsupported},
		"attention_bias": {true, hf.ErrUnsupported},
		"mlp_bias":       {true, hf.ErrUnsupported}, "use_sliding_window": {true, hf.ErrUnsupported},
		"quantization_config":   {map[string]int{"bits": 4}, hf.ErrUnsupported},
		"layer_types":           {[]string{"full_attention", "sliding_attention"}, hf.ErrUnsupported},
		"partial_rotary_factor": {0.5, hf.ErrUnsupported},
		"rope_scaling":          {map[string]any{"rope_type": "yarn", "factor": 4}, hf.ErrUnsupported},
		"hidden_size":           {"16", hf.ErrFormat},
		"vocab_size":            {1 << 30, hf.ErrUnsupported}, "num_hidden_layers": {nil, hf.ErrFormat},
		"rms_norm_eps":        {1, hf.ErrUnsupported},
		"num_key_value_heads": {3, hf.ErrUnsupported}, "num_attention_heads": {0, hf.ErrUnsupported},
		"intermediate_size": {-4, hf.ErrFormat},
	} {
		var config map[string]any
		if err := json.Unmarshal(b, &config); err != nil {
			t.Fatal(err)
		}
		config[key] = c.value
		text, _ := json.Marshal(config)
		if _, err := hf.ParseConfig(text); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", key, err)
		}
	}
	for _, text := range []string{"", "[]", "{}", `{"model_type":"llama","model_type":"qwen2"}`} {
		if _, err := hf.ParseConfig([]byte(text)); !errors.Is(err, hf.ErrFormat) && !errors.Is(err, hf.ErrUnsupported) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestNewerConfig reads a configuration in the form that transformers 5 writes.
func TestNewerConfig(t *testing.T) {
	m, err := hf.ParseConfig([]byte(`{"architectures": ["LlamaForCausalLM"], "model_type": "llama",
		"head_dim": 8, "hidden_size": 16, "intermediate_size": 12, "max_position_embeddings": 1000000,
		"num_attention_heads": 2, "num_hidden_layers": 1, "vocab_size": 300, "rms_norm_eps": 1e-06,
		"tie_word_embeddings": true, "dtype": "bfloat16", "layer_types": ["full_attention"],
		"rope_parameters": {"rope_theta": 100000.0, "rope_type": "llama3", "factor": 32.0, "low_freq_factor": 1.0,
		"high_freq_factor": 4.0, "original_max_position_embeddings": 8192}}`))
	want := program.Model{
		Vocab: 300, Dim: 16, Layers: 1, Heads: 2, KVHeads: 2, Hidden: 12, Context: program.MaxContext,
		RopeTheta: 100000, NormEps: 1e-6,
		Tied: true, RopeScaling: program.RopeScaling{Factor: 32, LowFreq: 1, HighFreq: 4, Original: 8192},
	}
	if err != nil || m != want {
		t.Errorf("%+v, want %+v: %v", m, want, err)
	}
}

// entry is a tensor in a safetensors header.
type entry struct {
	Type    string    `json:"dtype"`
	Shape   []uint32  `json:"shape"`
	Offsets [2]uint64 `json:"data_offsets"`
}

// file lays tensors out as a safetensors file, each value written by put.
func file(tb testing.TB, kind string, size int, ts []tensor.Tensor, put func([]byte, float32)) []byte {
	tb.Helper()
	header, at := map[string]entry{}, 0
	var body []byte
	for _, x := range ts {
		end := at + size*len(x.Data)
		header[x.Name] = entry{kind, x.Shape, [2]uint64{uint64(at), uint64(end)}}
		for _, v := range x.Data {
			var b [4]byte
			put(b[:], v)
			body = append(body, b[:size]...)
		}
		at = end
	}
	return assemble(tb, header, body)
}

func assemble(tb testing.TB, header any, body []byte) []byte {
	tb.Helper()
	h, err := json.Marshal(header)
	if err != nil {
		tb.Fatal(err)
	}
	return slices.Concat(binary.LittleEndian.AppendUint64(nil, uint64(len(h))), h, body)
}

// TestShardsAndTypes reads two shards of different types by their index, with
// the additional tensors of older files.
func TestShardsAndTypes(t *testing.T) {
	m := shape()
	m.Tied, m.QKVBias = true, false
	dir := saved(t, m, hf.SaveOptions{})
	ts := values(m, 9)
	for _, x := range ts { // values that both short types hold exactly
		for i := range x.Data {
			x.Data[i] = float32(i%64-32) / 256
		}
	}
	ts[0].Data[1] = 1.0 / (1 << 24) // the smallest of float16
	half := len(ts) / 2
	spare := tensor.Tensor{Name: "model.layers.0.self_attn.rotary_emb.inv_freq", Shape: []uint32{2},
		Data: []float32{1, 2}}
	halves := map[float32]uint16{}
	for h := range uint16(0x7c00) { // a table by the definition of binary16
		f := float32(math.Ldexp(float64(h&1023|1024), int(h>>10)-25))
		if h>>10 == 0 {
			f = float32(math.Ldexp(float64(h), -24))
		}
		if halves[f] = h; f != 0 {
			halves[-f] = h | 0x8000
		}
	}
	write(t, dir, "a.safetensors", file(t, "F16", 2, append(slices.Clone(ts[:half]), spare), func(b []byte, v float32) {
		h, ok := halves[v]
		if !ok {
			t.Fatalf("%v is no float16", v)
		}
		binary.LittleEndian.PutUint16(b, h)
	}))
	write(t, dir, "b.safetensors", file(t, "BF16", 2, ts[half:], func(b []byte, v float32) {
		binary.LittleEndian.PutUint16(b, uint16(math.Float32bits(v)>>16))
	}))
	index := map[string]any{"metadata": map[string]any{"total_size": 1},
		"weight_map": map[string]string{"x": "a.safetensors", "y": "b.safetensors"}}
	b, _ := json.Marshal(index)
	write(t, dir, "model.safetensors.index.json", b)
	f := open(t, dir)
	got := values(m, 1)
	if err := f.Load(got); err != nil {
		t.Fatal(err)
	}
	mustEqual(t, got, ts)
	if n := f.Types(); n[hf.F16] != half+1 || n[hf.BF16] != len(ts)-half {
		t.Errorf("types %v", n)
	}
}

// TestWeightsRefused: no file makes Open or Load reserve large memory, read
// outside the file, or load a value that is not finite.
func TestWeightsRefused(t *testing.T) {
	m := shape()
	dir := saved(t, m, hf.SaveOptions{})
	good, err := os.ReadFile(filepath.Join(dir, "model.safetensors"))
	if err != nil {
		t.Fatal(err)
	}
	n := binary.LittleEndian.Uint64(good)
	body := good[8+n:]
	with := func(change func(h map[string]entry)) []byte {
		h := map[string]entry{}
		at := uint64(0)
		for _, x := range values(m, 5) {
			end := at + 4*uint64(len(x.Data))
			h[x.Name] = entry{"F32", x.Shape, [2]uint64{at, end}}
			at = end
		}
		change(h)
		return assemble(t, h, body)
	}
	const norm = "model.norm.weight"
	set := func(name string, change func(e *entry)) []byte {
		return with(func(h map[string]entry) { e := h[name]; change(&e); h[name] = e })
	}
	for name, c := range map[string]struct {
		b    []byte
		want error
	}{
		"empty": {nil, hf.ErrFormat}, "cut": {good[:len(good)-4], hf.ErrFormat},
		"more":            {append(bytes.Clone(good), 0, 0, 0, 0), hf.ErrFormat},
		"header too long": {binary.LittleEndian.AppendUint64(nil, math.MaxUint64), hf.ErrFormat},
		"header garbage":  {append([]byte{4, 0, 0, 0, 0, 0, 0, 0}, "{]}x"...), hf.ErrFormat},
		"missing":         {with(func(h map[string]entry) { delete(h, norm) }), hf.ErrFormat},
		"shape":           {set(norm, func(e *entry) { e.Shape = []uint32{4, 4} }), hf.ErrFormat},
		"huge shape":      {set(norm, func(e *entry) { e.Shape = []uint32{1 << 31, 1 << 31, 1 << 31} }), hf.ErrFormat},
		"rank":            {set(norm, func(e *entry) { e.Shape = []uint32{16, 1, 1, 1, 1, 1, 1, 1, 1} }), hf.ErrFormat},
		"backwards": {set(norm, func(e *entry) { e.Offsets[0], e.Offsets[1] = e.Offsets[1], e.Offsets[0] }),
			hf.ErrFormat},
		"outside": {set(norm, func(e *entry) { e.Offsets[0] += 1 << 40; e.Offsets[1] += 1 << 40 }), hf.ErrFormat},
		"overlap": {set(norm, func(e *entry) { e.Offsets[0] -= 64; e.Offsets[1] -= 64 }), hf.ErrFormat},
		"type":    {set(norm, func(e *entry) { e.Type = "I64" }), hf.ErrUnsupported},
		"unknown tensor": {with(func(h map[string]entry) {
			h["model.layers.0.self_attn.q_norm.weight"] = h[norm]
			delete(h,
				norm)
		}), hf.ErrFormat},
		"one too many": {assemble(t, func() map[string]entry {
			h := map[string]entry{}
			at := uint64(0)
			for _, x := range append(values(m, 5), tensor.Tensor{Name: "extra", Shape: []uint32{1},
				Data: []float32{0}}) {
				end := at + 4*uint64(len(x.Data))
				h[x.Name] = entry{"F32", x.Shape, [2]uint64{at, end}}
				at = end
			}
			return h
		}(), append(bytes.Clone(body), 0, 0, 0, 0)), hf.ErrUnsupported},
	} {
		write(t, dir, "model.safetensors", c.b)
		f, err := hf.Open(dir)
		if err == nil {
			f.Close()
		}
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, v := range map[string]float64{"NaN": math.NaN(), "infinity": math.Inf(-1)} {
		b := bytes.Clone(good)
		binary.LittleEndian.PutUint32(b[len(b)-4:], math.Float32bits(float32(v)))
		write(t, dir, "model.safetensors", b)
		if err := open(t, dir).Load(values(m, 1)); !errors.Is(err, hf.ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestIndexStaysInside: an index with a path outside the folder, or to a
// missing file, is refused.
func TestIndexStaysInside(t *testing.T) {
	dir := saved(t, shape(), hf.SaveOptions{})
	for index, want := range map[string]error{
		`{"weight_map":{"a":"../model.safetensors"}}`: hf.ErrFormat, `{"weight_map":{"a":"/etc/passwd"}}`: hf.ErrFormat,
		`{"weight_map":{"a":"config.json"}}`: hf.ErrFormat, `{"weight_map":{}}`: hf.ErrFormat, `[`: hf.ErrFormat,
		`{"weight_map":{"a":"gone.safetensors"}}`: fs.ErrNotExist,
	} {
		write(t, dir, "model.safetensors.index.json", []byte(index))
		if _, err := hf.Open(dir); !errors.Is(err, want) {
			t.Errorf("%s: %v", index, err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "d.safetensors"), 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, dir, "model.safetensors.index.json", []byte(`{"weight_map":{"a":"d.safetensors"}}`))
	if _, err := hf.Open(dir); !errors.Is(err, hf.ErrFormat) {
		t.Errorf("a folder as weights: %v", err)
	}
	if _, err := hf.Open(t.TempDir()); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("an empty folder: %v", err)
	}
}

func TestSmallFiles(t *testing.T) {
	m := shape()
	dir := saved(t, m, hf.SaveOptions{Bytes: true})
	for _, c := range []struct {
		name, text string
		ends       []int32
		bad        bool
	}{
		{"generation_config.json", `{"eos_token_id": 7}`, []int32{7}, false},
		{"generation_config.json", `{"eos_token_id": [7, 8]}`, []int32{7, 8}, false},
		{"generation_config.json", `{}`, nil, false},
		{"generation_config.json", `{"eos_token_id": 300}`, nil, true},
		{"generation_config.json", `{"eos_token_id": "x"}`, nil, true},
	} {
		write(t, dir, c.name, []byte(c.text))
		if ids, err := open(t, dir).EndTokens(); !slices.Equal(ids, c.ends) || (err != nil) != c.bad {
			t.Errorf("%s: %v, %v", c.text, ids, err)
		}
	}
	for text, want := range map[string]string{
		`{"eos_token": "<end>", "chat_template": "{{ x }}"}`: "<end>", `{"eos_token": {"content": "</s>"}}`: "</s>",
		`{"eos_token": null}`: "",
	} {
		write(t, dir, "tokenizer_config.json", []byte(text))
		if got, err := hf.ReadEndToken(dir); err != nil || got != want {
			t.Errorf("%s: %q, %v", text, got, err)
		}
		template, err := hf.ReadChatTemplate(dir)
		if err != nil || strings.Contains(text, "chat_template") != (template == "{{ x }}") {
			t.Errorf("%s: template %q, %v", text, template, err)
		}
	}
	if _, err := open(t, dir).Tokenizer(); err != nil {
		t.Errorf("byte tokenizer: %v", err)
	}
}

// FuzzOpen: for any weights file, Open refuses it or its tensors load.
func FuzzOpen(f *testing.F) {
	m := shape()
	m.Layers, m.Dim, m.Hidden, m.Vocab = 1, 8, 4, 4
	m.QKVBias, m.Tied, m.RopeScaling = false, true, program.RopeScaling{}
	dir := saved(f, m, hf.SaveOptions{})
	good, err := os.ReadFile(filepath.Join(dir, "model.safetensors"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add(good[:100])
	f.Fuzz(func(t *testing.T, b []byte) {
		write(t, dir, "model.safetensors", b)
		folder, err := hf.Open(dir)
		if err != nil {
			if !errors.Is(err, hf.ErrFormat) && !errors.Is(err, hf.ErrUnsupported) {
				t.Fatal(err)
			}
			return
		}
		defer folder.Close()
		if err := folder.Load(values(m, 1)); err != nil && !errors.Is(err, hf.ErrFormat) {
			t.Fatal(err)
		}
	})
}

func FuzzParseConfig(f *testing.F) {
	b, err := os.ReadFile(filepath.Join(saved(f, shape(), hf.SaveOptions{}), "config.json"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := hf.ParseConfig(b)
		if err != nil && !errors.Is(err, hf.ErrFormat) && !errors.Is(err, hf.ErrUnsupported) {
			t.Fatal(err)
		}
		if err == nil && (m.Layers == 0 || m.Context < 2) {
			t.Fatalf("accepts %+v", m)
		}
	})
}
