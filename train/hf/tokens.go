package hf

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/infernetprotocol/infernet/train/strictjson"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// maxEnds bounds the tokens that end a generation.
const maxEnds = 64

// EndTokens returns the ids that end an answer of the model: eos_token_id of
// generation_config.json or, if that has none, of config.json.
func (f *Folder) EndTokens() ([]int32, error) {
	b, err := readSmall(filepath.Join(f.dir, "generation_config.json"), maxConfig)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for _, text := range [...][]byte{b, f.config} {
		if len(text) == 0 {
			continue
		}
		o, err := strictjson.Parse(text, maxKeys)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrFormat, err)
		}
		if ids, err := f.endTokens(o); err != nil || len(ids) > 0 {
			return ids, err
		}
	}
	return nil, nil
}

// endTokens reads a number or a list of numbers.
func (f *Folder) endTokens(o strictjson.Object) (ids []int32, err error) {
	var raw json.RawMessage
	if ok, err := o.Get("eos_token_id", &raw); !ok || err != nil {
		return nil, err
	}
	var one int32
	if json.Unmarshal(raw, &one) == nil {
		ids = []int32{one}
	} else if err := json.Unmarshal(raw, &ids); err != nil || len(ids) > maxEnds {
		return nil, fmt.Errorf("%w: eos_token_id %.80s", ErrFormat, raw)
	}
	for _, id := range ids {
		if id < 0 || uint32(id) >= f.Model.Vocab {
			return nil, fmt.Errorf("%w: eos_token_id %d of a vocabulary of %d", ErrFormat, id, f.Model.Vocab)
		}
	}
	return ids, nil
}

// ReadVocab returns a bound of the ids that a folder's texts have: the vocabulary of its model, or that of its
// tokenizer if it is smaller. A tokenizer may know tokens that its model has no row for, as Gemma 3's does. A folder
// without a config.json that can be read has its tokenizer's.
func ReadVocab(dir string, t *tokenizer.Tokenizer) (uint32, error) {
	vocab := uint32(t.VocabSize()) //nolint:gosec // at most tokenizer.MaxVocab
	b, err := readSmall(filepath.Join(dir, "config.json"), maxConfig)
	if errors.Is(err, fs.ErrNotExist) {
		return vocab, nil
	}
	if err != nil {
		return 0, err
	}
	if m, err := ParseConfig(b); err == nil {
		vocab = min(vocab, m.Vocab)
	}
	return vocab, nil
}

// ReadEndToken returns the text of the token that ends a text, eos_token of a
// folder's tokenizer_config.json; "" if there is none.
func ReadEndToken(dir string) (string, error) {
	o, err := readTokenizerConf(dir)
	if err != nil {
		return "", err
	}
	return tokenText(o, "eos_token")
}

// readTokenizerConf reads tokenizer_config.json, which may be missing.
func readTokenizerConf(dir string) (o strictjson.Object, err error) {
	b, err := readSmall(filepath.Join(dir, tokenizerConf), maxConfig)
	if errors.Is(err, fs.ErrNotExist) {
		return o, nil
	} else if err != nil {
		return o, err
	}
	if o, err = strictjson.Parse(b, maxKeys); err != nil {
		err = fmt.Errorf("%w: %s: %w", ErrFormat, tokenizerConf, err)
	}
	return o, err
}

// tokenText reads a token that stands as a text, or as an object with content.
func tokenText(o strictjson.Object, key string) (string, error) {
	var raw json.RawMessage
	if ok, err := o.Get(key, &raw); !ok || err != nil {
		return "", err
	}
	var text string
	var object struct {
		Content string `json:"content"`
	}
	if json.Unmarshal(raw, &text) == nil {
		return text, nil
	}
	if err := json.Unmarshal(raw, &object); err != nil {
		return "", fmt.Errorf("%w: %s: %s: %w", ErrFormat, tokenizerConf, key, err)
	}
	return object.Content, nil
}

// specialRoles are the special tokens that SpecialTokens looks for.
var specialRoles = [...]string{"bos", "eos", "unk", "pad"}

// SpecialTokens returns the ids of special tokens by role, "bos", "eos", "unk"
// and "pad": those that tokenizer_config.json names or, if it names none, that
// config.json does. t is the folder's tokenizer.
func (f *Folder) SpecialTokens(t *tokenizer.Tokenizer) (map[string]int32, error) {
	conf, err := readTokenizerConf(f.dir)
	if err != nil {
		return nil, err
	}
	config, err := strictjson.Parse(f.config, maxKeys)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFormat, err)
	}
	ids := map[string]int32{}
	for _, role := range specialRoles {
		text, err := tokenText(conf, role+"_token")
		if err != nil {
			return nil, err
		}
		if id, ok := t.ID(text); ok {
			ids[role] = id
			continue
		}
		var id int32
		ok, err := config.Get(role+"_token_id", &id)
		if ok && err == nil && id >= 0 && uint32(id) < f.Model.Vocab { // a list has no first one
			ids[role] = id
		}
	}
	return ids, nil
}
