package tokenizer

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// file is a tokenizer.json. Truncation and padding are ignored: the library
// saves them with the file, but they are settings of a call and do not affect
// what a text means.
type file struct {
	Version       string          `json:"version"`
	Truncation    json.RawMessage `json:"truncation"`
	Padding       json.RawMessage `json:"padding"`
	Added         []addedToken    `json:"added_tokens"`
	Normalizer    json.RawMessage `json:"normalizer"`
	PreTokenizer  json.RawMessage `json:"pre_tokenizer"`
	PostProcessor json.RawMessage `json:"post_processor"`
	Decoder       json.RawMessage `json:"decoder"`
	Model         json.RawMessage `json:"model"`
}

type addedToken struct {
	ID         int64  `json:"id"`
	Content    string `json:"content"`
	SingleWord bool   `json:"single_word"`
	LStrip     bool   `json:"lstrip"`
	RStrip     bool   `json:"rstrip"`
	Normalized bool   `json:"normalized"`
	Special    bool   `json:"special"`
}

// Parse reads a tokenizer.json of at most MaxFile bytes. The error wraps
// ErrFormat or ErrUnsupported and names the part.
func Parse(b []byte) (*Tokenizer, error) {
	if len(b) > MaxFile {
		return nil, fmt.Errorf("%w: %d bytes, want at most %d", ErrFormat, len(b), MaxFile)
	}
	var f file
	if err := strict(b, &f); err != nil {
		return nil, err
	}
	if f.Version != "1.0" {
		return nil, fmt.Errorf("%w: version %q", ErrUnsupported, f.Version)
	}
	t := &Tokenizer{special: map[int32]bool{}, raw: newTrie(), cooked: newTrie(), words: map[string][]int32{}}
	parts := []parser{
		{"normalizer", func(t *Tokenizer) (err error) { t.normalize, err = parseNormalizer(f.Normalizer); return err }},
		{"pre_tokenizer", func(t *Tokenizer) (err error) {
			t.stages, err = parsePreTokenizer(f.PreTokenizer)
			return err
		}},
		{"decoder", func(*Tokenizer) error { return parseDecoder(f.Decoder) }},
	}
	if hasPieces(f.Model) {
		t.pieces, t.normalize = &pieces{}, func(s string) string { return s }
		parts = []parser{
			{"normalizer", func(t *Tokenizer) error { return t.parsePieceNormalizer(f.Normalizer) }},
			{"pre_tokenizer", func(t *Tokenizer) error { return t.parsePieceSplitter(f.PreTokenizer) }},
			{"decoder", func(t *Tokenizer) error { return t.parsePieceDecoder(f.Decoder) }},
		}
	}
	for _, part := range append(parts, []parser{
		{"model", func(t *Tokenizer) error { return t.parseModel(f.Model) }},
		{"added_tokens", func(t *Tokenizer) error { return t.parseAdded(f.Added) }},
		{"post_processor", func(t *Tokenizer) error { return t.parsePostProcessor(f.PostProcessor) }},
	}...) {
		if err := part.parse(t); err != nil {
			return nil, fmt.Errorf("%s: %w", part.name, err)
		}
	}
	return t, nil
}

// parser reads a part of the file.
type parser struct {
	name  string
	parse func(*Tokenizer) error
}

// strict decodes one JSON value without unknown keys.
func strict(b []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		if name, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
			return fmt.Errorf("%w: key %s", ErrUnsupported, name)
		}
		return fmt.Errorf("%w: %w", ErrFormat, err)
	}
	if _, err := d.Token(); err == nil {
		return fmt.Errorf("%w: something follows the JSON value", ErrFormat)
	}
	return nil
}

// kindOf reads a component's "type"; "" stands for null.
func kindOf(b json.RawMessage) (string, error) {
	if len(b) == 0 || string(b) == "null" {
		return "", nil
	}
	var k struct {
		Type string `json:"type"`
	}
	if err := json.Unmarshal(b, &k); err != nil || k.Type == "" {
		return "", fmt.Errorf("%w: a component without a type", ErrFormat)
	}
	return k.Type, nil
}

func unknown(kind string) error { return fmt.Errorf("%w: %q", ErrUnsupported, kind) }

// maxParts bounds the components of a Sequence.
const maxParts = 8

// partsOf lists the components of a Sequence, which stand under key. Any other
// component is its own only part.
func partsOf(b json.RawMessage, key string) ([]json.RawMessage, error) {
	kind, err := kindOf(b)
	if err != nil || kind == "" {
		return nil, err
	}
	if kind != "Sequence" {
		return []json.RawMessage{b}, nil
	}
	var s map[string]json.RawMessage
	if err := strict(b, &s); err != nil {
		return nil, err
	}
	var parts []json.RawMessage
	if err := strict(s[key], &parts); err != nil {
		return nil, err
	}
	if len(s) != 2 || len(parts) > maxParts {
		return nil, fmt.Errorf("%w: a Sequence with %d keys and %d parts", ErrUnsupported, len(s), len(parts))
	}
	return parts, nil
}

func parseNormalizer(b json.RawMessage) (func(string) string, error) {
	parts, err := partsOf(b, "normalizers")
	if err != nil {
		return nil, err
	}
	normalize := func(s string) string { return s }
	for _, p := range parts {
		kind, err := kindOf(p)
		if err != nil {
			return nil, err
		}
		if kind != "NFC" {
			return nil, unknown(kind)
		}
		normalize = norm.NFC.String
	}
	return normalize, nil
}

type byteLevel struct {
	Type        string `json:"type"`
	PrefixSpace bool   `json:"add_prefix_space"`
	TrimOffsets bool   `json:"trim_offsets"` // of offsets, which ids do not have
	UseRegex    *bool  `json:"use_regex"`    // true when absent
}

// parsePreTokenizer requires ByteLevel as the last part, because it is what
// turns text into bytes.
func parsePreTokenizer(b json.RawMessage) ([]stage, error) {
	parts, err := partsOf(b, "pretokenizers")
	if err != nil {
		return nil, err
	}
	var stages []stage
	for i, p := range parts {
		kind, err := kindOf(p)
		if err != nil {
			return nil, err
		}
		if (kind == "ByteLevel") != (i == len(parts)-1) {
			return nil, fmt.Errorf("%w: %q at place %d of %d: ByteLevel must stand last", ErrUnsupported, kind,
				i+1, len(parts))
		}
		s, err := parseSplitter(kind, p)
		if err != nil {
			return nil, err
		}
		stages = append(stages, s...)
	}
	if len(parts) == 0 {
		return nil, fmt.Errorf("%w: none, but the bytes' letters need ByteLevel", ErrUnsupported)
	}
	return stages, nil
}

func parseSplitter(kind string, b json.RawMessage) ([]stage, error) {
	switch kind {
	case "ByteLevel":
		var l byteLevel
		if err := strict(b, &l); err != nil {
			return nil, err
		}
		var s []stage
		if l.PrefixSpace {
			s = append(s, stage{StagePrefix, prefixed})
		}
		if l.UseRegex == nil || *l.UseRegex {
			s = append(s, stage{PatternGPT2, byPattern(patterns[PatternGPT2])})
		}
		return s, nil
	case "Digits":
		var d struct {
			Type  string `json:"type"`
			Alone bool   `json:"individual_digits"`
		}
		err := strict(b, &d)
		name := StageNumbers
		if d.Alone {
			name = StageDigits
		}
		return []stage{{name, byDigits(d.Alone)}}, err
	case "Split":
		return parseSplit(b)
	}
	return nil, unknown(kind)
}

func parseSplit(b json.RawMessage) ([]stage, error) {
	var s struct {
		Type    string `json:"type"`
		Pattern struct {
			Regex  string
			String string
		} `json:"pattern"`
		Behavior string `json:"behavior"`
		Invert   bool   `json:"invert"`
	}
	if err := strict(b, &s); err != nil {
		return nil, err
	}
	re, ok := patterns[s.Pattern.Regex]
	switch {
	case !ok:
		return nil, fmt.Errorf("%w: Split by the pattern %.200q", ErrUnsupported, s.Pattern.Regex+s.Pattern.String)
	case !(s.Behavior == "Isolated" && !s.Invert || s.Behavior == "Removed" && s.Invert): // both keep every match
		return nil, fmt.Errorf("%w: Split with behavior %q, invert %v", ErrUnsupported, s.Behavior, s.Invert)
	}
	return []stage{{s.Pattern.Regex, byPattern(re)}}, nil
}

// parseDecoder accepts the inverse of ByteLevel.
func parseDecoder(b json.RawMessage) error {
	parts, err := partsOf(b, "decoders")
	if err != nil {
		return err
	}
	if len(parts) != 1 {
		return fmt.Errorf("%w: %d parts, want ByteLevel alone", ErrUnsupported, len(parts))
	}
	kind, err := kindOf(parts[0])
	if err == nil && kind != "ByteLevel" {
		err = unknown(kind)
	}
	return err
}
