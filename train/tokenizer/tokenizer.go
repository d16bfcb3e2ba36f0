package tokenizer

import (
	"errors"
	"fmt"
	"sync"
	"unicode/utf8"
)

// Errors of this package; test with errors.Is.
var (
	// ErrFormat: the bytes are not a tokenizer.json, or one that contradicts
	// itself.
	ErrFormat = errors.New("not a valid tokenizer.json")
	// ErrUnsupported: the file has a part that this package does not know; the
	// error names it.
	ErrUnsupported = errors.New("tokenizer.json asks for something this build does not know")
	// ErrText: the text to encode is not UTF-8, or longer than MaxText.
	ErrText = errors.New("text cannot be encoded")
	// ErrID: an id that is no token.
	ErrID = errors.New("no such token id")
)

// Limits of an untrusted file, and of one text.
const (
	MaxFile   = 64 << 20 // bytes of a tokenizer.json
	MaxVocab  = 1 << 19  // ids
	MaxMerges = 1 << 19
	MaxAdded  = 1 << 13 // added tokens
	MaxToken  = 1 << 10 // bytes of one token
	MaxText   = 1 << 30 // bytes of one text to encode
	MaxPieces = 1 << 24 // the same for a vocabulary of pieces, which takes it whole
)

// Tokenizer is a parsed tokenizer.json.
type Tokenizer struct {
	tokens    [][]byte // bytes of every id; nil where there is none
	ids       map[string]int32
	special   map[int32]bool
	raw       *trie // added tokens matched before normalisation
	cooked    *trie // added tokens matched after it
	normalize func(string) string
	stages    []stage
	bpe       *bpe
	pieces    *pieces // nil for a vocabulary of bytes
	lacking   []byte  // that have no token
	before    []int32 // ids of the post-processor's template
	after     []int32

	mu    sync.RWMutex
	words map[string][]int32
}

// VocabSize is one more than the largest id.
func (t *Tokenizer) VocabSize() int { return len(t.tokens) }

// ID finds the token whose text, as the model sees it, is content, such as
// "<|im_end|>".
func (t *Tokenizer) ID(content string) (int32, bool) {
	id, ok := t.ids[content]
	return id, ok
}

// Special reports whether id is a special token. Special tokens mark structure,
// and readers do not want to see them.
func (t *Tokenizer) Special(id int32) bool { return t.special[id] }

// Lacking lists the bytes that have no token. Encode leaves them out, as the
// library does, so a text that contains one is decoded without it.
func (t *Tokenizer) Lacking() []byte { return t.lacking }

// Frame returns the ids that the file's post-processor puts before and after a
// text, such as LLaMA 3's begin_of_text.
func (t *Tokenizer) Frame() (before, after []int32) { return t.before, t.after }

// Encode returns the ids of a text without the Frame. Added tokens in the text
// become their ids. Use EncodePlain for untrusted text between markers.
func (t *Tokenizer) Encode(text string) ([]int32, error) {
	if err := t.checkText(text); err != nil {
		return nil, err
	}
	ids, at := make([]int32, 0, len(text)/3+1), AtStart
	t.raw.cut(text, func(piece string, id int32) {
		if id >= 0 {
			ids, at = append(ids, id), AfterToken
			return
		}
		t.cooked.cut(t.normalize(piece), func(piece string, id int32) {
			if id >= 0 {
				ids = append(ids, id)
				return
			}
			ids = t.encodeWords(ids, piece, at)
		})
	})
	return ids, nil
}

// EncodePlain is Encode, but treats the text of added tokens as ordinary text.
func (t *Tokenizer) EncodePlain(text string) ([]int32, error) { return t.EncodePart(text, AtStart) }

// EncodePart is EncodePlain of a part of a text.
func (t *Tokenizer) EncodePart(text string, at Place) ([]int32, error) {
	if err := t.checkText(text); err != nil {
		return nil, err
	}
	return t.encodeWords(make([]int32, 0, len(text)/3+1), t.normalize(text), at), nil
}

// Cut yields the parts of a text in order: added tokens with their ids, and the
// text between them with -1.
func (t *Tokenizer) Cut(text string, yield func(text string, id int32)) {
	t.raw.cut(text, func(piece string, id int32) {
		if id >= 0 {
			yield(piece, id)
			return
		}
		t.cooked.cut(piece, yield)
	})
}

func (t *Tokenizer) checkText(text string) error {
	limit := MaxText
	if t.pieces != nil {
		limit = MaxPieces
	}
	if len(text) > limit {
		return fmt.Errorf("%w: %d bytes, want at most %d", ErrText, len(text), limit)
	}
	if utf8.ValidString(text) {
		return nil
	}
	for i := 0; ; {
		r, n := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && n == 1 {
			return fmt.Errorf("%w: byte %d (%#x) is not UTF-8: convert the text first", ErrText, i, text[i])
		}
		i += n
	}
}

// Decode returns the bytes that ids stand for. With skipSpecial, special tokens
// are left out. A vocabulary of pieces begins a text with a space, which stays.
// Ids that end inside a character give incomplete UTF-8. The
// error wraps ErrID.
func (t *Tokenizer) Decode(ids []int32, skipSpecial bool) ([]byte, error) {
	var out []byte
	for i, id := range ids {
		if id < 0 || int(id) >= len(t.tokens) || t.tokens[id] == nil {
			return nil, fmt.Errorf("%w: %d at place %d, the vocabulary ends at %d", ErrID, id, i, len(t.tokens)-1)
		}
		if skipSpecial && t.special[id] {
			continue
		}
		out = append(out, t.tokens[id]...)
	}
	return out, nil
}

// encodeWords splits text and appends the ids of its words.
func (t *Tokenizer) encodeWords(ids []int32, text string, at Place) []int32 {
	if text == "" {
		return ids
	}
	if t.pieces != nil {
		return t.bpe.encode(ids, t.pieces.written(text, at))
	}
	t.split(text, 0, func(word string) { ids = t.encodeWord(ids, word) })
	return ids
}

func (t *Tokenizer) split(text string, at int, yield func(string)) {
	if at == len(t.stages) {
		yield(text)
		return
	}
	t.stages[at].split(text, func(piece string) { t.split(piece, at+1, yield) })
}

// Limits of the cache of encoded words. Most text consists of few different
// words.
const (
	maxWords    = 1 << 16
	maxWordSize = 64
)

func (t *Tokenizer) encodeWord(ids []int32, word string) []int32 {
	if len(word) > maxWordSize {
		return t.bpe.encode(ids, word)
	}
	t.mu.RLock()
	known, ok := t.words[word]
	t.mu.RUnlock()
	if ok {
		return append(ids, known...)
	}
	start := len(ids)
	ids = t.bpe.encode(ids, word)
	t.mu.Lock()
	if len(t.words) < maxWords {
		t.words[string([]byte(word))] = append([]int32(nil), ids[start:]...)
	}
	t.mu.Unlock()
	return ids
}
