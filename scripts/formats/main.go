package main

import (
	"encoding/json"
	"fmt"
	"log"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/gguf"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

const (
	prompt = "The capital of France is"
	tokens = 32
	least  = 20 // tokens that are compared
)

// expected is what llama.cpp must find in a file.
type expected struct {
	Name   string  `json:"name"`
	Exact  bool    `json:"exact"` // the tokens are equal; otherwise it only loads and speaks
	Text   string  `json:"text"`
	Prompt []int32 `json:"prompt"`
	Tokens []int32 `json:"tokens"`
	Cases  []text  `json:"cases"`
}

// text is a text with the ids that the `tokenizers` library gives for it.
type text struct {
	Text string  `json:"text"`
	IDs  []int32 `json:"ids"`
}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 3 {
		log.Fatal("usage: formats SMOLLM2 OUT")
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		log.Fatal(err)
	}
}

func run(smollm2, out string) error {
	var list []expected
	for _, s := range small {
		dir := filepath.Join(out, s.name)
		if err := s.save(dir); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		e, err := export(dir, out, "f32", "q8_0", "q4_k_m")
		if err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		if e[0].Cases, err = cases(s.tokenizer); err != nil {
			return err
		}
		list = append(list, e...)
	}
	e, err := export(smollm2, out, gguf.Types()...)
	if err != nil {
		return err
	}
	b, err := json.Marshal(append(list, e...))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "expected.json"), b, 0o600)
}

// checkpoint is a small model that is made here.
type checkpoint struct {
	name, tokenizer string
	change          func(*program.Model)
}

var small = []checkpoint{
	{"llama", "llama3", func(m *program.Model) {
		m.RopeScaling = program.RopeScaling{Factor: 8, LowFreq: 1, HighFreq: 4, Original: 64}
	}},
	{"mistral", "gpt2", func(m *program.Model) { m.HeadDim = 24 }}, // is computed and stored as a llama
	{"qwen2", "qwen2", func(m *program.Model) { m.QKVBias = true }},
	{"qwen3", "qwen2", func(m *program.Model) { m.QKNorm, m.HeadDim, m.Tied = true, 24, true }},
	{"olmo2", "qwen2", func(m *program.Model) { m.QKNorm, m.QKNormWide, m.Norms = true, true, program.NormsAfter }},
	{"granite", "gpt2", func(m *program.Model) {
		m.EmbeddingMultiplier, m.AttentionMultiplier, m.ResidualMultiplier, m.LogitsScaling = 1.5, 0.1, 0.6, 3
	}},
	{"smollm3", "smollm2", func(m *program.Model) { m.NoRopeEvery = 4 }},
	{"mistral-nemo", "tekken", func(m *program.Model) { m.HeadDim = 24 }},
	{"llama-2", "legacy", func(*program.Model) {}},
	{"mistral-0.3", "metaspace", func(m *program.Model) { m.HeadDim = 24 }},
	{"gemma3", "gemma", func(m *program.Model) {
		m.QKNorm, m.Norms, m.NormsPlusOne, m.Activation = true, program.NormsBoth, true, program.GeluTanh
		m.HeadDim, m.EmbeddingMultiplier = 24, program.Binary64(math.Sqrt(float64(m.Dim)))
		m.Layers, m.GlobalEvery, m.Window, m.LocalRopeTheta, m.RopeTheta = 7, 3, 11, 3000, 1e6
	}},
}

// cases reads the texts of a tokenizer's golden file that llama.cpp must tokenize
// as the library does. It does not know of tokens that take white space along, nor
// of NFC, nor of a space at the start alone, which is then part of the text.
func cases(tokenizer string) (list []text, err error) {
	b, err := os.ReadFile("train/tokenizer/testdata/" + tokenizer + ".golden.json")
	if err != nil {
		return nil, err
	}
	var golden struct{ Cases []text }
	if err := json.Unmarshal(b, &golden); err != nil {
		return nil, err
	}
	for _, c := range golden.Cases {
		if stripping.MatchString(c.Text) || tokenizer == "qwen2" && !norm.NFC.IsNormalString(c.Text) {
			continue
		}
		if tokenizer == "metaspace" && c.Text != "" && !strings.HasPrefix(c.Text, " ") &&
			!strings.HasPrefix(c.Text, "<|im_end|>") {
			c.Text = " " + c.Text
		}
		list = append(list, c)
	}
	return list, nil
}

// stripping finds the tokens that take white space along.
var stripping = regexp.MustCompile("<(left|right|both)>")

// save writes a folder of random weights, with norms and biases that differ from
// those of a new model.
func (c checkpoint) save(dir string) error {
	m := program.Model{Vocab: 912, Dim: 128, Layers: 4, Heads: 8, KVHeads: 2, Hidden: 352, Context: 256,
		NormEps: 1e-5, RopeTheta: 1e4}
	c.change(&m)
	layout := model.Params(m)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	for i, x := range ts {
		num.Normal(x.Data, 7, uint32(i), 0.15)
		for j := range x.Data {
			if layout[i].Kind == model.Norm && !m.NormsPlusOne {
				x.Data[j]++
			}
		}
	}
	if err := hf.Save(dir, m, ts, hf.SaveOptions{}); err != nil {
		return err
	}
	b, err := os.ReadFile("train/tokenizer/testdata/" + c.tokenizer + ".json")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "tokenizer.json"), b, 0o600)
}

// export writes a folder in some types and generates from it.
func export(dir, out string, types ...string) (list []expected, err error) {
	f, err := hf.Open(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	e, err := generate(f)
	if err != nil {
		return nil, err
	}
	for _, kind := range types {
		e.Name, e.Exact = filepath.Base(dir)+"."+kind, kind == "f32"
		if err := write(f, filepath.Join(out, e.Name+".gguf"), kind); err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	return list, nil
}

func write(f *hf.Folder, name, kind string) error {
	t, err := gguf.ParseType(kind)
	if err != nil {
		return err
	}
	m, err := f.GGUF()
	if err != nil {
		return err
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	defer file.Close()
	return gguf.Write(file, m, t)
}

// generate takes the likeliest token every time, up to the end of the answer,
// which llama.cpp does not return.
func generate(f *hf.Folder) (e expected, err error) {
	t, err := f.Tokenizer()
	if err != nil {
		return e, err
	}
	before, _ := t.Frame()
	e.Text = prompt
	if t.Spaces().Start { // llama.cpp does not put it there
		e.Text = " " + prompt
	}
	ids, err := t.Encode(e.Text)
	if err != nil {
		return e, err
	}
	e.Prompt = append(before, ids...)
	ends, err := f.EndTokens()
	if err != nil {
		return e, err
	}
	g, err := engine.LoadGenerator(f, engine.LoadOptions{Context: 256})
	if err != nil {
		return e, err
	}
	defer g.Close()
	err = g.Run(e.Prompt, tokens, engine.Sampling{}, func(token int32) bool {
		if slices.Contains(ends, token) {
			return false
		}
		e.Tokens = append(e.Tokens, token)
		return true
	})
	if err == nil && len(e.Tokens) < least {
		err = fmt.Errorf("%d tokens, want %d at least", len(e.Tokens), least)
	}
	return e, err
}
