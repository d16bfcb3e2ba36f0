package engine

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// ErrExists is wrapped by SaveHF when the folder is there already.
var ErrExists = errors.New("output folder exists")

// SaveHF writes the parameters as a Hugging Face model folder: config.json,
// generation_config.json, model.safetensors, tokenizer.json and
// tokenizer_config.json. It opens as LlamaForCausalLM, or with QKV bias as
// Qwen2ForCausalLM. The folder appears whole or not at all: it is written
// beside its place and renamed. dir must not hold anything yet, or the error
// wraps ErrExists; without a state it is ErrNoState.
func (t *Trainer) SaveHF(dir string) error {
	if !t.ready {
		return ErrNoState
	}
	if err := mustBeFree(dir); err != nil {
		return err
	}
	dir = filepath.Clean(dir)
	staged, err := os.MkdirTemp(filepath.Dir(dir), filepath.Base(dir)+".partial-")
	if err != nil {
		return fmt.Errorf("save model: %w", err)
	}
	defer os.RemoveAll(staged) // nothing is there any more after the rename
	if err := t.writeHF(staged); err != nil {
		return fmt.Errorf("save model: %w", err)
	}
	if err := os.Chmod(staged, 0o755); err != nil { // MkdirTemp's is the owner's alone
		return fmt.Errorf("save model: %w", err)
	}
	if err := os.Rename(staged, dir); err != nil {
		return fmt.Errorf("save model: %w", err)
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

func (t *Trainer) writeHF(dir string) error {
	for name, v := range map[string]any{
		"config.json":            hfConfig(t.prog.Model),
		"generation_config.json": map[string]any{"do_sample": true, "max_length": t.prog.Model.Context},
		"tokenizer.json":         byteTokenizer(),
		"tokenizer_config.json": map[string]any{
			"tokenizer_class": "PreTrainedTokenizerFast", "model_max_length": t.prog.Model.Context,
			"clean_up_tokenization_spaces": false,
		},
	} {
		b, err := json.MarshalIndent(v, "", "  ")
		if err != nil {
			return err
		}
		if err := writeFile(filepath.Join(dir, name), func(w io.Writer) error { _, err := w.Write(append(b, '\n')); return err }); err != nil {
			return err
		}
	}
	return writeFile(filepath.Join(dir, "model.safetensors"), func(w io.Writer) error {
		return writeSafetensors(w, t.model.Parameters())
	})
}

// writeFile creates a file, readable by all, and syncs it to the disk.
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

// hfConfig is config.json of transformers. Qwen2 is LLaMA with bias on q, k
// and v; LLaMA's own attention_bias would ask for one on o as well.
func hfConfig(m program.Model) map[string]any {
	architecture, kind := "LlamaForCausalLM", "llama"
	if m.QKVBias {
		architecture, kind = "Qwen2ForCausalLM", "qwen2"
	}
	return map[string]any{
		"architectures": []string{architecture}, "model_type": kind,
		"hidden_size": m.Dim, "intermediate_size": m.Hidden, "num_hidden_layers": m.Layers,
		"num_attention_heads": m.Heads, "num_key_value_heads": m.KVHeads,
		"max_position_embeddings": m.Context, "rope_theta": m.RopeTheta, "rms_norm_eps": m.NormEps,
		"vocab_size": m.Vocab, "tie_word_embeddings": m.Tied, "hidden_act": "silu",
		"attention_dropout": 0.0, "use_cache": true, "torch_dtype": "float32",
		"bos_token_id": nil, "eos_token_id": nil, "pad_token_id": nil,
	}
}

// byteTokenizer is a tokenizer.json whose token of every byte is its value: a
// BPE without merges over the byte-level alphabet.
func byteTokenizer() map[string]any {
	level := map[string]any{"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": true, "use_regex": false}
	vocab := make(map[string]int, 256)
	for b := range 256 {
		vocab[string(byteRune(b))] = b
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

// byteRune is GPT-2's printable stand-in for a byte: itself where it prints,
// else the next free one from 256 on.
func byteRune(b int) rune {
	prints := func(b int) bool { return b >= '!' && b <= '~' || b >= 0xa1 && b <= 0xac || b >= 0xae }
	if prints(b) {
		return rune(b)
	}
	n := 0
	for i := range b {
		if !prints(i) {
			n++
		}
	}
	return rune(256 + n)
}

type safetensor struct {
	Type    string    `json:"dtype"`
	Shape   []uint32  `json:"shape"`
	Offsets [2]uint64 `json:"data_offsets"`
}

// writeSafetensors writes the format of huggingface/safetensors: length of the
// header as a little-endian uint64, the header as JSON padded with spaces to 8
// bytes, the values.
func writeSafetensors(w io.Writer, ts []tensor.Tensor) error {
	header := map[string]any{"__metadata__": map[string]string{"format": "pt"}}
	var at uint64
	for _, t := range ts {
		end := at + 4*uint64(len(t.Data))
		header[t.Name] = safetensor{"F32", t.Shape, [2]uint64{at, end}}
		at = end
	}
	b, err := json.Marshal(header)
	if err != nil {
		return err
	}
	for len(b)%8 != 0 {
		b = append(b, ' ')
	}
	if _, err := w.Write(append(binary.LittleEndian.AppendUint64(nil, uint64(len(b))), b...)); err != nil {
		return err
	}
	buf := make([]byte, 0, 4*chunkFloats)
	for _, t := range ts {
		if err := writeFloats(w, t.Data, buf); err != nil {
			return err
		}
	}
	return nil
}
