package tokenizer

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Vocabularies of pieces are those of SentencePiece, as Llama 2 and the first
// Mistrals have them: tokens are text in which ▁ stands for a space, a character
// without a token is written as the tokens of its bytes, and a text is one word.

// lower is the character that stands for a space.
const lower = "▁"

// Place says what stands before a text that is encoded.
type Place int

// The places of a text. They matter to vocabularies of pieces alone, which put a
// space before a text.
const (
	AtStart    Place = iota // nothing
	AfterToken              // an added token
	Within                  // other text
)

// pieces is how a vocabulary of pieces encodes.
type pieces struct {
	prepend  string // before every text that no other text precedes
	first    bool   // only at the start
	bytes    [256]int32
	replaced bool // spaces are written as ▁
}

// Pieces reports whether the vocabulary is one of SentencePiece's.
func (t *Tokenizer) Pieces() bool { return t.pieces != nil }

// written is a text as the vocabulary writes it.
func (p *pieces) written(text string, at Place) string {
	if p.replaced {
		text = strings.ReplaceAll(text, " ", lower)
	}
	if text == "" || p.prepend == "" || at == Within || p.first && at != AtStart {
		return text
	}
	if p.first && strings.HasPrefix(text, p.prepend) {
		return text
	}
	return p.prepend + text
}

// hasPieces reports whether the model falls back to bytes, which tells the two
// kinds of vocabularies apart.
func hasPieces(model json.RawMessage) bool {
	var m struct {
		ByteFallback bool `json:"byte_fallback"`
	}
	return json.Unmarshal(model, &m) == nil && m.ByteFallback
}

type pattern struct {
	String *string
	Regex  *string
}

func (p pattern) isText(s string) bool { return p.Regex == nil && p.String != nil && *p.String == s }

// parsePieceNormalizer accepts Prepend and Replace of a space.
func (t *Tokenizer) parsePieceNormalizer(b json.RawMessage) error {
	parts, err := partsOf(b, "normalizers")
	if err != nil {
		return err
	}
	for _, raw := range parts {
		var p struct {
			Type    string  `json:"type"`
			Prepend *string `json:"prepend"`
			Pattern pattern `json:"pattern"`
			Content string  `json:"content"`
		}
		if err := strict(raw, &p); err != nil {
			return err
		}
		switch {
		case p.Type == "Prepend" && p.Prepend != nil && *p.Prepend == lower && !t.pieces.replaced:
			t.pieces.prepend = lower
		case p.Type == "Replace" && p.Pattern.isText(" ") && p.Content == lower:
			t.pieces.replaced = true
		default:
			return unknown(p.Type)
		}
	}
	return nil
}

// parsePieceSplitter accepts what does not split a text: nothing, Metaspace
// without split, and a split at spaces that the normalizer has replaced.
func (t *Tokenizer) parsePieceSplitter(b json.RawMessage) error {
	parts, err := partsOf(b, "pretokenizers")
	if err != nil {
		return err
	}
	for _, raw := range parts {
		var p struct {
			Type        string  `json:"type"`
			Replacement string  `json:"replacement"`
			Scheme      string  `json:"prepend_scheme"`
			Split       *bool   `json:"split"`
			Pattern     pattern `json:"pattern"`
			Behavior    string  `json:"behavior"`
			Invert      bool    `json:"invert"`
		}
		if err := strict(raw, &p); err != nil {
			return err
		}
		switch {
		case p.Type == "Metaspace" && p.Replacement == lower && p.Split != nil && !*p.Split && t.pieces.prepend == "" &&
			(p.Scheme == "first" || p.Scheme == "never"):
			t.pieces.replaced, t.pieces.first = true, true
			if p.Scheme == "first" {
				t.pieces.prepend = lower
			}
		case p.Type == "Split" && p.Pattern.isText(" ") && t.pieces.replaced && !p.Invert:
		default:
			return unknown(p.Type)
		}
	}
	return nil
}

// parsePieceDecoder accepts the inverse of the vocabulary's writing.
func (t *Tokenizer) parsePieceDecoder(b json.RawMessage) error {
	parts, err := partsOf(b, "decoders")
	if err != nil {
		return err
	}
	var kinds []string
	for _, raw := range parts {
		var p struct {
			Type    string  `json:"type"`
			Pattern pattern `json:"pattern"`
			Content string  `json:"content"`
			Start   int     `json:"start"`
			Stop    int     `json:"stop"`
		}
		if err := strict(raw, &p); err != nil {
			return err
		}
		if p.Type == "Replace" && (!p.Pattern.isText(lower) || p.Content != " ") ||
			p.Type == "Strip" && (p.Content != " " || p.Start != 1 || p.Stop != 0) {
			return unknown(p.Type)
		}
		kinds = append(kinds, p.Type)
	}
	switch order := strings.Join(kinds, " "); order {
	case "Replace ByteFallback Fuse", "Replace ByteFallback Fuse Strip":
		return nil
	default:
		return fmt.Errorf("%w: the decoders %q", ErrUnsupported, order)
	}
}

// parsePieces finds the tokens of bytes. Because every byte has one, no
// character is unknown.
func (t *Tokenizer) parsePieces() error {
	for b := range 256 {
		id, ok := t.ids[fmt.Sprintf("<0x%02X>", b)]
		if !ok {
			return fmt.Errorf("%w: no token for the byte %#02x", ErrUnsupported, b)
		}
		t.pieces.bytes[b] = id
	}
	return nil
}

// pieceText is what a token of pieces stands for.
func pieceText(token string) []byte {
	if len(token) == 6 && strings.HasPrefix(token, "<0x") && token[5] == '>' {
		if b, err := strconv.ParseUint(token[3:5], 16, 8); err == nil {
			return []byte{byte(b)}
		}
	}
	return []byte(strings.ReplaceAll(token, lower, " "))
}

// start lists the symbols of a text before any is merged.
func (p *pieces) start(ids map[string]int32, text string) []symbol {
	out := make([]symbol, 0, len(text))
	add := func(id int32) {
		n := int32(len(out))
		out = append(out, symbol{id: id, prev: n - 1, next: n + 1})
	}
	for len(text) > 0 {
		_, n := utf8.DecodeRuneInString(text)
		if id, ok := ids[text[:n]]; ok {
			add(id)
		} else {
			for i := range n {
				add(p.bytes[text[i]])
			}
		}
		text = text[n:]
	}
	return out
}
