package gguf

import (
	"encoding/binary"
	"fmt"
	"io"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

const (
	magic   = "GGUF"
	version = 3
	align   = 32 // bytes: where the data and every tensor start
)

// Model is what a file holds.
type Model struct {
	Shape     program.Model
	Name      string // general.name
	Tokenizer *tokenizer.Tokenizer
	// Special are the ids of special tokens by role: "bos", "eos", "unk", "pad".
	Special map[string]int32
	// Template is the chat template as Jinja; "" is none.
	Template string
	// Load fills tensors under their Hugging Face names with finite values, as
	// hf.Folder.Load does.
	Load func([]tensor.Tensor) error
}

// Check returns nil if a file can say what the model is. The error wraps ErrUnsupported. The weights are not looked at.
func Check(m Model) error {
	if _, err := architecture(m.Shape); err != nil {
		return err
	}
	var meta metadata
	return meta.vocabulary(m)
}

// Write writes a model with its matrices in type t. The error wraps
// ErrUnsupported if llama.cpp cannot compute the model, and ErrRange; otherwise
// it is Load's or w's.
func Write(w io.Writer, m Model, t Type) error {
	arch, err := architecture(m.Shape)
	if err != nil {
		return err
	}
	var meta metadata
	meta.shape(arch, m, t)
	if err := meta.vocabulary(m); err != nil {
		return err
	}
	list := layout(m.Shape, arch, t)
	if _, err := w.Write(header(meta, list)); err != nil {
		return err
	}
	for _, s := range list {
		if err := s.write(w, m.Load); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return nil
}

// header is everything before the tensors' values.
func header(meta metadata, list []stored) []byte {
	b := binary.LittleEndian.AppendUint32([]byte(magic), version)
	b = binary.LittleEndian.AppendUint64(b, uint64(len(list)))
	b = binary.LittleEndian.AppendUint64(b, meta.count)
	b = append(b, meta.bytes...)
	for _, s := range list {
		b = appendString(b, s.name)
		b = binary.LittleEndian.AppendUint32(b, uint32(len(s.shape)))
		for i := range s.shape { // the fastest dimension first
			b = binary.LittleEndian.AppendUint64(b, uint64(s.shape[len(s.shape)-1-i]))
		}
		b = binary.LittleEndian.AppendUint32(b, uint32(s.kind))
		b = binary.LittleEndian.AppendUint64(b, s.at)
	}
	return append(b, make([]byte, padded(uint64(len(b)))-uint64(len(b)))...)
}

func padded(n uint64) uint64 { return (n + align - 1) / align * align }

// chunk is the number of values encoded at a time, a multiple of every block.
const chunk = 1 << 16

// write writes a tensor's values and the padding behind them.
func (s stored) write(w io.Writer, load func([]tensor.Tensor) error) error {
	x := s.values
	if x == nil {
		x = make([]float32, s.len())
		if err := load([]tensor.Tensor{{Name: s.source, Shape: s.shape, Data: x}}); err != nil {
			return err
		}
	}
	if s.more != 0 {
		for i := range x {
			x[i] += s.more
		}
	}
	if s.heads != 0 {
		x = pairs(x, s.shape[0], s.heads)
	}
	buf := make([]byte, 0, s.kind.size(chunk))
	for ; len(x) > 0; x = x[min(chunk, len(x)):] {
		b, err := s.kind.encode(buf, x[:min(chunk, len(x))])
		if err != nil {
			return err
		}
		if _, err := w.Write(b); err != nil {
			return err
		}
	}
	size := s.kind.size(s.len())
	_, err := w.Write(make([]byte, padded(size)-size))
	return err
}
