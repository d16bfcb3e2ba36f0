package gguf

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// TestPiecesAreWhole: a gemma3 with its keys, and the tokens with the types and scores that llama.cpp merges by.
func TestPiecesAreWhole(t *testing.T) {
	tok := readTokenizer(t, "gemma")
	f, _ := written(t, shaped(gemma), tok, F32)
	f.want(t, map[string]any{"gemma3.attention.sliding_window": 11, "gemma3.attention.sliding_window_pattern": 3,
		"gemma3.rope.freq_base_swa": 3000, "tokenizer.ggml.add_space_prefix": false,
		"tokenizer.ggml.add_bos_token": true, "tokenizer.ggml.bos_token_id": 1})
	types, scores := f.meta["tokenizer.ggml.token_type"].([]any), f.meta["tokenizer.ggml.scores"].([]any)
	for text, want := range map[string]int32{"<s>": tokenControl, "<0x0A>": tokenByte, "th": tokenNormal,
		"▁▁": tokenNormal, "\n\n": tokenUser, "<left>": tokenUser} {
		if id, ok := tok.ID(text); !ok || types[id] != want {
			t.Errorf("%q is of type %v, want %d", text, types[id], want)
		}
	}
	score := func(text string) float32 {
		id, _ := tok.ID(text)
		return scores[id].(float32)
	}
	if a, b, c, d := score("▁▁▁▁"), score("▁▁▁"), score("▁▁"), score("th"); a != b || b <= c || c <= d {
		t.Errorf("scores %g, %g, %g, %g", a, b, c, d)
	}
}

// TestSpaceBeforeTexts: llama.cpp puts it behind every control token, or nowhere.
func TestSpaceBeforeTexts(t *testing.T) {
	m := base
	m.Vocab = 912
	for name, want := range map[string]bool{"legacy": true, "metaspace": false} {
		f, _ := written(t, m, readTokenizer(t, name), F32)
		f.want(t, map[string]any{"tokenizer.ggml.add_space_prefix": want})
	}
}

// TestMergesThatScoresCannotSay changes the merges of a good file.
func TestMergesThatScoresCannotSay(t *testing.T) {
	b, err := os.ReadFile("../tokenizer/testdata/legacy.json")
	if err != nil {
		t.Fatal(err)
	}
	const all = `["▁t","h"],`
	if !strings.Contains(string(b), all) {
		t.Fatal("the file does not merge ▁t and h")
	}
	less := strings.Replace(string(b), all, "", 1)
	for name, changed := range map[string]string{
		"a merge that is not listed": less,
		"merges in turns":            strings.Replace(less, `"merges":[`, `"merges":[`+all, 1),
		"a merge of bytes": strings.NewReplacer(`"merges":[`, `"merges":[["<0x41>","<0x42>"],`,
			`"vocab":{`, `"vocab":{"<0x41><0x42>":911,`).Replace(string(b)),
	} {
		tok, err := tokenizer.Parse([]byte(changed))
		if err != nil {
			t.Fatal(name, err)
		}
		if _, err := scoresOf(tok, 912); !errors.Is(err, ErrUnsupported) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
