package main

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/train/data/sft"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
)

// bound is the largest difference of a logit that fp32 rounding explains in
// models of this depth; the measured ones are a tenth of it (docs/models.md).
const bound = 2e-3

func main() {
	log.SetFlags(0)
	if len(os.Args) != 3 {
		log.Fatal("usage: hf SMOLLM2 REFERENCE")
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		log.Fatal(err)
	}
}

func run(smollm2, ref string) error {
	var ids map[string][]int32
	if err := readJSON(filepath.Join(ref, "reference.json"), &ids); err != nil {
		return err
	}
	if err := compareTokens(smollm2, ref); err != nil {
		return err
	}
	small := []string{"llama3-f32", "llama3-f16", "qwen2-bf16", "mistral-f32", "qwen3-bf16", "smollm3-bf16",
		"olmo2-f32", "granite-bf16", "gemma3-bf16"}
	for _, name := range small {
		dir := filepath.Join(ref, name)
		if err := compareLogits(dir, ref, name, ids[name+".ids"]); err != nil {
			return err
		}
		if err := saveAgain(dir); err != nil {
			return err
		}
	}
	if err := compareLogits(smollm2, ref, "smollm2", ids["smollm2.ids"]); err != nil {
		return err
	}
	if err := compareGreedy(smollm2, ids["smollm2.ids"][:64], ids["smollm2.greedy"]); err != nil {
		return err
	}
	return train(smollm2, ref, ids["smollm2.ids"][:128])
}

func readJSON(name string, v any) error {
	b, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	return json.Unmarshal(b, v)
}

var errDiffers = errors.New("differs from transformers")

// compareTokens checks that every text and conversation has the library's ids.
func compareTokens(smollm2, ref string) error {
	var want struct {
		Cases []struct {
			Text string
			IDs  []int32
		}
		Chats []struct {
			Messages []sft.Message
			IDs      []int32
		}
	}
	if err := readJSON(filepath.Join(ref, "tokens.json"), &want); err != nil {
		return err
	}
	tok, _, err := hf.ReadTokenizer(smollm2)
	if err != nil {
		return err
	}
	count := 0
	for _, c := range want.Cases {
		ids, err := tok.Encode(c.Text)
		if err != nil || !slices.Equal(ids, c.IDs) {
			return fmt.Errorf("%w: ids of %.80q (%w)", errDiffers, c.Text, err)
		}
		count += len(ids)
	}
	jinja, err := hf.ReadChatTemplate(smollm2)
	if err != nil {
		return err
	}
	tokens, err := hf.ReadTemplateTokens(smollm2)
	if err != nil {
		return err
	}
	template, err := sft.ParseTemplate(jinja, tokens)
	if err != nil {
		return err
	}
	for _, c := range want.Chats {
		ids, err := sft.Encoder{Tokenizer: tok, Template: template}.Prompt(c.Messages)
		if err != nil || !slices.Equal(ids, c.IDs) {
			return fmt.Errorf("%w: ids of %v: %v, want %v (%w)", errDiffers, c.Messages, ids, c.IDs, err)
		}
	}
	fmt.Printf("tokenizer: %d texts, %d ids and %d conversations equal\n", len(want.Cases), count, len(want.Chats))
	return nil
}

// compareLogits runs a folder's model over ids and prints the largest
// difference from the reference's logits, with r32/1 and, for information, x8/1.
func compareLogits(dir, ref, name string, ids []int32) error {
	want, err := readFloats(filepath.Join(ref, name+".logits.f32"))
	if err != nil {
		return err
	}
	exact, err := logits(dir, num.R32, ids)
	if err != nil {
		return err
	}
	rounded, err := logits(dir, num.X8, ids)
	if err != nil {
		return err
	}
	worst, mean, largest := difference(exact, want)
	x8worst, x8mean, _ := difference(rounded, want)
	fmt.Printf("%-10s %3d tokens: logits up to %5.2f differ by %.2e at most, %.2e on average (x8/1: %.2e, %.2e)\n",
		name, len(ids), largest, worst, mean, x8worst, x8mean)
	if len(want) == 0 || len(want) != len(exact) || !(worst <= bound) {
		return fmt.Errorf("%w: %s: logits by %v, at most %v is rounding", errDiffers, name, worst, bound)
	}
	return nil
}

// saveAgain saves a folder's model with a configuration of its own, for resume.py
// to open.
func saveAgain(dir string) error {
	f, err := hf.Open(dir)
	if err != nil {
		return err
	}
	defer f.Close()
	layout := model.Params(f.Model)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	if err := f.Load(ts); err != nil {
		return err
	}
	return hf.Save(dir+"-saved", f.Model, ts, hf.SaveOptions{})
}

func readFloats(name string) ([]float32, error) {
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	x := make([]float32, len(b)/4)
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
	}
	return x, nil
}

// logits returns the logits of every position.
func logits(dir string, a num.Arithmetic, ids []int32) ([]float32, error) {
	f, err := hf.Open(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	threads := runtime.GOMAXPROCS(0)
	be, err := num.New("auto", threads)
	if err != nil {
		return nil, err
	}
	defer be.Close()
	cfg := f.Model
	cfg.Context = uint32(len(ids))
	m := model.New(cfg, a, 1, be)
	if err := f.Load(m.Parameters()); err != nil {
		return nil, err
	}
	m.Forward(ids, 1, len(ids))
	return m.Logits(), nil
}

func difference(got, want []float32) (worst, mean, largest float64) {
	for i, w := range want[:min(len(got), len(want))] {
		d := math.Abs(float64(got[i] - w))
		worst, largest = max(worst, d), max(largest, math.Abs(float64(w)))
		mean += d / float64(len(want))
	}
	return worst, mean, largest
}

// compareGreedy generates with the cache and compares with what transformers generated.
func compareGreedy(dir string, prompt, want []int32) error {
	f, err := hf.Open(dir)
	if err != nil {
		return err
	}
	defer f.Close()
	l, err := engine.LoadGenerator(f, engine.LoadOptions{Context: 256})
	if err != nil {
		return err
	}
	defer l.Close()
	var got []int32
	err = l.Run(prompt, len(want), engine.Sampling{}, func(t int32) bool { got = append(got, t); return true })
	if err != nil || !slices.Equal(got, want) {
		return fmt.Errorf("%w: generates %v, want %v (%w)", errDiffers, got, want, err)
	}
	tok, err := f.Tokenizer()
	if err != nil {
		return err
	}
	text, err := tok.Decode(got, true)
	fmt.Printf("generation: %d greedy tokens equal: %.60q\n", len(got), strings.TrimSpace(string(text)))
	return err
}
