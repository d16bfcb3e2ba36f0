package hf

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// SaveOptions says what Save writes beside the weights.
type SaveOptions struct {
	// Type of the stored values: F32, the default, keeps every bit; BF16 rounds.
	Type Type
	// Source, if set, is the folder that the model was read from. Its
	// configuration and tokenizer are kept. Its shape is the model's, except
	// for the context.
	Source *Folder
	// Bytes writes the byte tokenizer, for a model trained on bytes.
	Bytes bool
}

// copied lists the files of a Source that Save copies.
var copied = []string{
	tokenizerName, tokenizerConf, templateName, "special_tokens_map.json", "added_tokens.json",
	"vocab.json", "merges.txt", "generation_config.json",
}

// Save writes a model folder: config.json, generation_config.json,
// model.safetensors and the tokenizer's files. It writes all of the folder or
// nothing: the folder is written next to dir and renamed. dir must not exist or
// must be empty, or the error wraps ErrExists. ts are the parameters of m.
func Save(dir string, m program.Model, ts []tensor.Tensor, o SaveOptions) error {
	if o.Type == "" {
		o.Type = F32
	}
	if err := checkSave(m, ts, o); err != nil {
		return err
	}
	return stage(dir, func(staged string) error { return writeFolder(staged, m, ts, o) })
}

func checkSave(m program.Model, ts []tensor.Tensor, o SaveOptions) error {
	if o.Type != F32 && o.Type != BF16 {
		return fmt.Errorf("%w: weights are saved as F32 or BF16, not %q", ErrUnsupported, o.Type)
	}
	if s := o.Source; s != nil {
		shape := s.Model
		if shape.Context = m.Context; shape != m {
			return fmt.Errorf("%w: %s holds a model of another shape", ErrFormat, s.dir)
		}
	}
	want := model.Params(m)
	for i, x := range ts {
		if len(ts) != len(want) || x.Name != want[i].Name || !slices.Equal(x.Shape, want[i].Shape) || x.Check() != nil {
			return fmt.Errorf("%w: tensor %d of %d is %s %v", ErrFormat, i, len(want), x.Name, x.Shape)
		}
	}
	return nil
}

func mustBeFree(dir string) error {
	entries, err := os.ReadDir(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist), err == nil && len(entries) == 0:
		return nil
	case err != nil:
		return fmt.Errorf("save model: %w", err)
	}
	return fmt.Errorf("%w: %s: name another, or move it away", ErrExists, dir)
}

func writeFolder(dir string, m program.Model, ts []tensor.Tensor, o SaveOptions) error {
	files, err := smallFiles(m, o)
	if err != nil {
		return err
	}
	for name, b := range files {
		if err := writeFile(filepath.Join(dir, name), func(w io.Writer) error {
			_, err := w.Write(b)
			return err
		}); err != nil {
			return err
		}
	}
	return writeFile(filepath.Join(dir, weightsName), func(w io.Writer) error {
		return writeSafetensors(w, ts, o.Type)
	})
}

// smallFiles are the files beside the weights.
func smallFiles(m program.Model, o SaveOptions) (map[string][]byte, error) {
	if o.Source != nil {
		return o.Source.smallFiles(o.Type)
	}
	config := newConfig(m)
	config["torch_dtype"] = o.Type.torch()
	values := map[string]any{
		configName:               config,
		"generation_config.json": map[string]any{"do_sample": true, "max_length": m.Context},
	}
	if o.Bytes {
		values[tokenizerName] = byteTokenizer()
		values[tokenizerConf] = map[string]any{
			"tokenizer_class": "PreTrainedTokenizerFast", "model_max_length": m.Context,
			"clean_up_tokenization_spaces": false,
		}
	}
	files := map[string][]byte{}
	for name, v := range values {
		b, err := indented(v)
		if err != nil {
			return nil, err
		}
		files[name] = b
	}
	return files, nil
}

// smallFiles is the small files of a source folder, for weights of another
// type.
func (f *Folder) smallFiles(t Type) (map[string][]byte, error) {
	config, err := f.retyped(t)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	if files[configName], err = indented(config); err != nil {
		return nil, err
	}
	for _, name := range copied {
		b, err := readSmall(filepath.Join(f.dir, name), tokenizer.MaxFile)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		} else if err != nil {
			return nil, err
		}
		files[name] = b
	}
	return files, nil
}

func indented(v any) ([]byte, error) {
	b, err := json.MarshalIndent(v, "", "  ")
	return append(b, '\n'), err
}

// writeFile creates a file that all users can read, and syncs it to the disk.
func writeFile(name string, write func(io.Writer) error) (err error) {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	w := bufio.NewWriterSize(f, 1<<20)
	if err := write(w); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return f.Sync()
}

// byteTokenizer is a tokenizer.json in which the token of every byte is its
// value: a BPE without merges over the byte-level alphabet.
func byteTokenizer() map[string]any {
	level := map[string]any{"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": true, "use_regex": false}
	vocab := make(map[string]int, 256)
	for b := range 256 {
		vocab[string(tokenizer.Letter(byte(b)))] = b
	}
	return map[string]any{
		"version": "1.0", "truncation": nil, "padding": nil, "added_tokens": []any{}, "normalizer": nil,
		"pre_tokenizer": level, "post_processor": nil, "decoder": level,
		"model": map[string]any{
			"type": "BPE", "dropout": nil, "unk_token": nil, "continuing_subword_prefix": nil,
			"end_of_word_suffix": nil, "fuse_unk": false, "byte_fallback": false, "vocab": vocab, "merges": []any{},
		},
	}
}
