package hf_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// TestIdsOfTextsStayBelowTheModelsVocabulary: a tokenizer may know more tokens than its model, and fewer.
func TestIdsOfTextsStayBelowTheModelsVocabulary(t *testing.T) {
	config, err := os.ReadFile("testdata/families/qwen3/config.json")
	if err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile("../tokenizer/testdata/qwen2.json")
	if err != nil {
		t.Fatal(err)
	}
	tok, err := tokenizer.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	size, vocab := uint32(tok.VocabSize()), regexp.MustCompile(`"vocab_size": *\d+`)
	for name, x := range map[string]struct {
		config string
		want   uint32
	}{
		"fewer":    {fmt.Sprintf(`"vocab_size": %d`, size-1), size - 1},
		"more":     {fmt.Sprintf(`"vocab_size": %d`, size+100), size},
		"no model": {"", size},
	} {
		dir := t.TempDir()
		if x.config != "" {
			b := vocab.ReplaceAll(config, []byte(x.config))
			if err := os.WriteFile(filepath.Join(dir, "config.json"), b, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := hf.ReadVocab(dir, tok); err != nil || got != x.want {
			t.Errorf("%s: %d, want %d, %v", name, got, x.want, err)
		}
	}
}
