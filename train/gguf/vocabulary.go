package gguf

import (
	"fmt"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// Types of tokens, with ggml's numbers.
const (
	tokenNormal  = 1
	tokenUnknown = 2
	tokenControl = 3
	tokenUser    = 4 // added, and no control token
	tokenUnused  = 5
	tokenByte    = 6
)

// roles are the keys of special tokens.
var roles = [...]struct{ role, key string }{
	{"bos", "bos_token_id"}, {"eos", "eos_token_id"}, {"unk", "unknown_token_id"}, {"pad", "padding_token_id"},
}

// vocabulary adds the tokenizer.
func (m *metadata) vocabulary(in Model) error {
	add := m.bytePairs
	switch {
	case in.Tokenizer == nil:
		return fmt.Errorf("%w: a model without a tokenizer", ErrUnsupported)
	case in.Tokenizer.Pieces():
		add = m.pieces
	}
	if err := add(in); err != nil {
		return err
	}
	for _, r := range roles {
		if id, ok := in.Special[r.role]; ok {
			m.number("tokenizer.ggml."+r.key, uint32(id))
		}
	}
	if err := m.frame(in); err != nil {
		return err
	}
	if in.Template != "" {
		m.text("tokenizer.chat_template", templateFor(in))
	}
	return nil
}

// bytePairs adds a vocabulary of bytes.
func (m *metadata) bytePairs(in Model) error {
	pre, err := preTokenizer(in.Tokenizer)
	if err != nil {
		return err
	}
	tokens, types, err := tokensOf(in.Tokenizer, int(in.Shape.Vocab))
	if err != nil {
		return err
	}
	merges, err := mergesOf(in.Tokenizer)
	if err != nil {
		return err
	}
	m.text("tokenizer.ggml.model", "gpt2")
	m.text("tokenizer.ggml.pre", pre)
	m.texts("tokenizer.ggml.tokens", tokens)
	m.integers("tokenizer.ggml.token_type", types)
	m.texts("tokenizer.ggml.merges", merges)
	return nil
}

// frame says which tokens stand around every text. Where the folder names no bos
// or eos, they are the ones of the frame.
func (m *metadata) frame(in Model) error {
	before, after := in.Tokenizer.Frame()
	for _, f := range [...]struct {
		role string
		ids  []int32
	}{{"bos", before}, {"eos", after}} {
		id, named := in.Special[f.role]
		switch {
		case len(f.ids) > 1 || len(f.ids) == 1 && named && id != f.ids[0]:
			return fmt.Errorf("%w: the tokens %d around a text: want %s_token alone", ErrUnsupported, f.ids, f.role)
		case len(f.ids) == 1 && !named:
			m.number("tokenizer.ggml."+f.role+"_token_id", uint32(f.ids[0]))
		}
		m.flag("tokenizer.ggml.add_"+f.role+"_token", len(f.ids) > 0)
	}
	return nil
}

// preTokenizers are llama.cpp's names of the ways to split a text into words.
// convert_hf_to_gguf.py finds them by a hash of some tokens; here they follow
// from the tokenizer.json itself, so that they are found with added tokens too.
var preTokenizers = []struct {
	stages []string
	whole  bool
	name   string
}{
	{[]string{tokenizer.PatternGPT2}, false, "gpt-2"},
	{[]string{tokenizer.StageDigits, tokenizer.PatternGPT2}, false, "smollm"},
	{[]string{tokenizer.PatternQwen2}, false, "qwen2"},
	{[]string{tokenizer.PatternLlama3}, true, "llama-bpe"},
	{[]string{tokenizer.PatternTekken}, true, "tekken"},
	{[]string{tokenizer.PatternLlama3}, false, "smaug-bpe"},
}

func preTokenizer(t *tokenizer.Tokenizer) (string, error) {
	stages := t.Stages()
	for _, p := range preTokenizers {
		if slices.Equal(stages, p.stages) && t.Whole() == p.whole {
			return p.name, nil
		}
	}
	if len(stages) == 0 && len(t.Merges()) == 0 { // a token a byte, however it is split
		return preTokenizers[0].name, nil
	}
	return "", fmt.Errorf("%w: a tokenizer that splits by %q", ErrUnsupported, stages)
}

// tokensOf lists the tokens of a vocabulary of n, with their types. Added tokens
// behind the vocabulary are left out: the model has no embedding for them, such
// as for the image token of Gemma 3's tokenizer in a model of text.
func tokensOf(t *tokenizer.Tokenizer, n int) (tokens []string, types []int32, err error) {
	entries := t.Entries()
	for len(entries) > n && (entries[len(entries)-1].Added || entries[len(entries)-1].Text == "") {
		entries = entries[:len(entries)-1]
	}
	if len(entries) > n {
		return nil, nil, fmt.Errorf("%w: a tokenizer of %d ids for a vocabulary of %d", ErrUnsupported, len(entries), n)
	}
	for i := range n {
		var e tokenizer.Entry
		if i < len(entries) {
			e = entries[i]
		}
		text, kind := e.Text, int32(tokenNormal)
		switch {
		case text == "":
			text, kind = fmt.Sprintf("[PAD%d]", i), tokenUnused
		case e.Special:
			kind = tokenControl
		case e.Added:
			kind = tokenUser
		}
		tokens, types = append(tokens, text), append(types, kind)
	}
	return tokens, types, nil
}

func mergesOf(t *tokenizer.Tokenizer) ([]string, error) {
	list := t.Merges()
	merges := make([]string, len(list))
	for i, m := range list {
		if strings.Contains(m[0]+m[1], " ") {
			return nil, fmt.Errorf("%w: a merge of %.40q and %.40q", ErrUnsupported, m[0], m[1])
		}
		merges[i] = m[0] + " " + m[1]
	}
	return merges, nil
}

// templateFor leaves out the copies of lists in SmolLM3's template, which
// llama.cpp's Jinja does not know and which change nothing.
func templateFor(in Model) string {
	if in.Shape.NoRopeEvery == 0 {
		return in.Template
	}
	return strings.ReplaceAll(in.Template, "[:]", "")
}
