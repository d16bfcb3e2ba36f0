package tokenizer

import (
	"encoding/json"
	"fmt"
	"strings"
)

// modelFile is the "model" of a tokenizer.json.
type modelFile struct {
	Type         string            `json:"type"`
	Dropout      *float64          `json:"dropout"`
	Unknown      *string           `json:"unk_token"`
	Prefix       *string           `json:"continuing_subword_prefix"`
	Suffix       *string           `json:"end_of_word_suffix"`
	FuseUnknown  bool              `json:"fuse_unk"`
	ByteFallback bool              `json:"byte_fallback"`
	IgnoreMerges bool              `json:"ignore_merges"`
	Vocab        map[string]int64  `json:"vocab"`
	Merges       []json.RawMessage `json:"merges"`
}

func (m modelFile) check() error {
	empty := func(s *string) bool { return s == nil || *s == "" }
	switch {
	case m.Dropout != nil && *m.Dropout != 0:
		return fmt.Errorf("%w: dropout %v makes ids random", ErrUnsupported, *m.Dropout)
	case !empty(m.Prefix) || !empty(m.Suffix):
		return fmt.Errorf("%w: continuing_subword_prefix or end_of_word_suffix", ErrUnsupported)
	case len(m.Vocab) > MaxVocab || len(m.Merges) > MaxMerges:
		return fmt.Errorf("%w: %d tokens and %d merges, want at most %d and %d", ErrFormat, len(m.Vocab), len(m.Merges),
			MaxVocab, MaxMerges)
	}
	return nil
}

func (t *Tokenizer) parseModel(b json.RawMessage) error {
	if kind, err := kindOf(b); err != nil {
		return err
	} else if kind != "BPE" {
		return unknown(kind)
	}
	var m modelFile
	if err := strict(b, &m); err != nil {
		return err
	}
	if err := m.check(); err != nil {
		return err
	}
	t.ids = make(map[string]int32, len(m.Vocab))
	t.bpe = &bpe{pieces: t.pieces, ids: t.ids}
	if m.IgnoreMerges {
		t.bpe.whole = make(map[string]int32, len(m.Vocab))
	}
	for token, id := range m.Vocab {
		if err := t.place(token, id); err != nil {
			return err
		}
		text, ok := spelled(token)
		if t.pieces != nil {
			text = pieceText(token)
			if m.IgnoreMerges {
				t.bpe.whole[token] = int32(id)
			}
		} else if !ok { // a special token that is listed among the others
			text = []byte(token)
		} else if m.IgnoreMerges {
			t.bpe.whole[string(text)] = int32(id)
		}
		t.tokens[id] = text
	}
	letters := func() error { return t.parseLetters(m.Unknown) }
	if t.pieces != nil {
		letters = t.parsePieces
	}
	if err := letters(); err != nil {
		return err
	}
	return t.parseMerges(m.Merges)
}

// place gives a token its id.
func (t *Tokenizer) place(token string, id int64) error {
	switch {
	case token == "" || len(token) > MaxToken:
		return fmt.Errorf("%w: a token of %d bytes, want 1 to %d", ErrFormat, len(token), MaxToken)
	case id < 0 || id >= MaxVocab:
		return fmt.Errorf("%w: token %.40q has id %d, want 0 to %d", ErrFormat, token, id, MaxVocab-1)
	case int(id) < len(t.tokens) && t.tokens[id] != nil:
		return fmt.Errorf("%w: two tokens have id %d", ErrFormat, id)
	}
	if grow := int(id) + 1 - len(t.tokens); grow > 0 {
		t.tokens = append(t.tokens, make([][]byte, grow)...)
	}
	t.ids[token] = int32(id)
	t.tokens[id] = []byte{}
	return nil
}

// parseLetters finds the tokens of single bytes. A vocabulary that was not
// trained with the whole alphabet lacks some.
func (t *Tokenizer) parseLetters(unknown *string) error {
	for b := range 256 {
		id, ok := t.ids[string(alphabet[b])]
		if !ok {
			id = noToken
			t.lacking = append(t.lacking, byte(b))
		}
		t.bpe.letters[b] = id
	}
	if len(t.lacking) > 0 && unknown != nil || len(t.lacking) > maxLacking {
		return fmt.Errorf("%w: %d bytes have no token: this is no byte-level vocabulary", ErrUnsupported,
			len(t.lacking))
	}
	return nil
}

// maxLacking is the largest number of bytes without a token: those that UTF-8
// never uses, and some rare ones.
const maxLacking = 64

func (t *Tokenizer) parseMerges(list []json.RawMessage) error {
	t.bpe.merges = make(map[pair]merge, len(list))
	for rank, raw := range list {
		left, right, err := parseMerge(raw)
		if err != nil {
			return fmt.Errorf("merge %d: %w", rank, err)
		}
		l, ok1 := t.ids[left]
		r, ok2 := t.ids[right]
		id, ok3 := t.ids[left+right]
		if !ok1 || !ok2 || !ok3 {
			return fmt.Errorf("%w: merge %d: %.40q and %.40q are not in the vocabulary with their union",
				ErrFormat, rank, left, right)
		}
		t.bpe.merges[pair{l, r}] = merge{rank: int32(rank), id: id} // the last of equals counts, as in the library
	}
	return nil
}

// parseMerge reads "left right" or ["left", "right"].
func parseMerge(raw json.RawMessage) (left, right string, err error) {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		left, right, ok := strings.Cut(text, " ")
		if !ok || strings.Contains(right, " ") {
			return "", "", fmt.Errorf("%w: %.80q is not two tokens", ErrFormat, text)
		}
		return left, right, nil
	}
	var two []string
	if json.Unmarshal(raw, &two) != nil || len(two) != 2 {
		return "", "", fmt.Errorf("%w: %.80s is not two tokens", ErrFormat, raw)
	}
	return two[0], two[1], nil
}

func (t *Tokenizer) parseAdded(list []addedToken) error {
	if len(list) > MaxAdded {
		return fmt.Errorf("%w: %d, want at most %d", ErrFormat, len(list), MaxAdded)
	}
	for _, a := range list {
		if a.SingleWord {
			return fmt.Errorf("%w: single_word of %.40q", ErrUnsupported, a.Content)
		}
		content, to := a.Content, t.raw
		if a.Normalized {
			content, to = t.normalize(content), t.cooked
		}
		if a.Normalized && t.pieces != nil {
			return fmt.Errorf("%w: normalized of %.40q in a vocabulary of pieces", ErrUnsupported, a.Content)
		}
		if content == "" {
			return fmt.Errorf("%w: an added token without content", ErrFormat)
		}
		if known, ok := t.ids[a.Content]; !ok {
			if err := t.place(a.Content, a.ID); err != nil {
				return err
			}
		} else if int64(known) != a.ID {
			return fmt.Errorf("%w: %.40q has id %d and, in the vocabulary, %d", ErrFormat, a.Content, a.ID, known)
		}
		id := int32(a.ID)
		if t.tokens[id] = addedText(a.Content); t.pieces != nil {
			t.tokens[id] = pieceText(a.Content)
		}
		t.special[id] = a.Special
		to.add(content, added{id: id, lstrip: a.LStrip, rstrip: a.RStrip})
	}
	return nil
}

// addedText is the decoded form of an added token. The library decodes it
// through the alphabet if all of its characters are letters of the alphabet,
// and takes it literally otherwise.
func addedText(content string) []byte {
	if text, ok := spelled(content); ok {
		return text
	}
	return []byte(content)
}

// parsePostProcessor reads the tokens that the file adds before and after a
// text.
func (t *Tokenizer) parsePostProcessor(b json.RawMessage) error {
	parts, err := partsOf(b, "processors")
	if err != nil {
		return err
	}
	for _, p := range parts {
		switch kind, err := kindOf(p); {
		case err != nil:
			return err
		case kind == "ByteLevel": // moves offsets, which ids do not have
		case kind == "TemplateProcessing" && t.before == nil && t.after == nil:
			if err := t.parseTemplate(p); err != nil {
				return err
			}
		default:
			return unknown(kind)
		}
	}
	return nil
}

type templatePiece struct {
	Special *struct {
		ID   string `json:"id"`
		Type int    `json:"type_id"`
	} `json:"SpecialToken"`
	Sequence *struct {
		ID   string `json:"id"`
		Type int    `json:"type_id"`
	} `json:"Sequence"`
}

// parseTemplate reads the template of a single text.
func (t *Tokenizer) parseTemplate(b json.RawMessage) error {
	var f struct {
		Type   string          `json:"type"`
		Single []templatePiece `json:"single"`
		Pair   json.RawMessage `json:"pair"` // for two texts, which nothing here encodes
		Tokens map[string]struct {
			ID     string   `json:"id"`
			IDs    []int32  `json:"ids"`
			Tokens []string `json:"tokens"`
		} `json:"special_tokens"`
	}
	if err := strict(b, &f); err != nil {
		return err
	}
	frame, texts := &t.before, 0
	for _, p := range f.Single {
		switch {
		case p.Sequence != nil && p.Special == nil && p.Sequence.ID == "A":
			frame, texts = &t.after, texts+1
		case p.Special != nil && p.Sequence == nil:
			ids := f.Tokens[p.Special.ID].IDs
			if _, err := t.Decode(ids, false); err != nil || len(ids) == 0 || len(ids) > maxParts {
				return fmt.Errorf("%w: template token %.40q has no ids", ErrFormat, p.Special.ID)
			}
			*frame = append(*frame, ids...)
		default:
			return fmt.Errorf("%w: a template piece that is neither a token nor the text", ErrUnsupported)
		}
	}
	if texts != 1 || len(f.Single) > maxParts {
		return fmt.Errorf("%w: a template with %d texts in %d pieces", ErrFormat, texts, len(f.Single))
	}
	return nil
}
