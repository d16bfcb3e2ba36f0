package hf

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/infernetprotocol/infernet/train/strictjson"
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

// ReadEndToken returns the text of the token that ends a text, eos_token of a
// folder's tokenizer_config.json; "" if there is none.
func ReadEndToken(dir string) (string, error) {
	b, err := readSmall(filepath.Join(dir, tokenizerConf), maxConfig)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	} else if err != nil {
		return "", err
	}
	o, err := strictjson.Parse(b, maxKeys)
	if err != nil {
		return "", fmt.Errorf("%w: %s: %w", ErrFormat, tokenizerConf, err)
	}
	var raw json.RawMessage
	if ok, err := o.Get("eos_token", &raw); !ok || err != nil {
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
		return "", fmt.Errorf("%w: %s: eos_token: %w", ErrFormat, tokenizerConf, err)
	}
	return object.Content, nil
}
