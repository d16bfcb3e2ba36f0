package hf

import (
	"cmp"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/strictjson"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// The format of huggingface/safetensors: the length of the header as a
// little-endian uint64, the header as JSON, the values.
const (
	maxHeader      = 16 << 20
	metadataKey    = "__metadata__"
	headerMultiple = 8
)

// stored is a tensor of a safetensors file, and where its bytes are.
type stored struct {
	name  string
	file  io.ReaderAt
	dtype Type
	shape []uint32
	start int64 // from the start of the file
	bytes uint64
}

// readHeader lists the tensors of a file of size bytes and checks that they
// cover it without gap or overlap, as the format requires.
func readHeader(f io.ReaderAt, size int64) ([]stored, error) {
	var start [8]byte
	if _, err := f.ReadAt(start[:], 0); err != nil {
		return nil, fmt.Errorf("%w: no header: %w", ErrFormat, err)
	}
	n := binary.LittleEndian.Uint64(start[:])
	if n > maxHeader || int64(n) > size-8 {
		return nil, fmt.Errorf("%w: header of %d bytes in a file of %d", ErrFormat, n, size)
	}
	b := make([]byte, n)
	if _, err := f.ReadAt(b, 8); err != nil {
		return nil, fmt.Errorf("%w: header: %w", ErrFormat, err)
	}
	o, err := strictjson.Parse(b, maxKeys)
	if err != nil {
		return nil, fmt.Errorf("%w: header: %w", ErrFormat, err)
	}
	ts := make([]stored, 0, len(o.Keys))
	for _, name := range o.Keys {
		if name == metadataKey {
			continue
		}
		t, err := readEntry(name, o.Values[name])
		if err != nil {
			return nil, err
		}
		t.file, t.start = f, t.start+8+int64(n)
		ts = append(ts, t)
	}
	return ts, checkCover(ts, 8+int64(n), size)
}

type entry struct {
	Type    Type      `json:"dtype"`
	Shape   []uint32  `json:"shape"`
	Offsets [2]uint64 `json:"data_offsets"`
}

func readEntry(name string, raw json.RawMessage) (stored, error) {
	var e entry
	if err := json.Unmarshal(raw, &e); err != nil {
		return stored{}, fmt.Errorf("%w: %.80q: %w", ErrFormat, name, err)
	}
	values := uint64(1)
	for _, d := range e.Shape {
		if values *= uint64(d); values > 1<<40 {
			break
		}
	}
	length := e.Offsets[1] - e.Offsets[0]
	if len(e.Shape) > tensor.MaxRank || values > 1<<40 || e.Offsets[0] > e.Offsets[1] || e.Offsets[1] > 1<<50 {
		return stored{}, fmt.Errorf("%w: %.80q has shape %v and offsets %v", ErrFormat, name, e.Shape, e.Offsets)
	}
	if size := e.Type.size(); size == 0 {
		return stored{}, fmt.Errorf("%w: %.80q has type %.20q, want F32, BF16 or F16", ErrUnsupported, name, e.Type)
	} else if values*size != length {
		return stored{}, fmt.Errorf("%w: %.80q has %d bytes for shape %v of %s", ErrFormat, name, length,
			e.Shape, e.Type)
	}
	return stored{name: name, dtype: e.Type, shape: e.Shape, start: int64(e.Offsets[0]), bytes: length}, nil
}

func checkCover(ts []stored, at, size int64) error {
	byPlace := slices.Clone(ts)
	slices.SortFunc(byPlace, func(a, b stored) int {
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.bytes, b.bytes))
	})
	for _, t := range byPlace {
		if t.start != at {
			return fmt.Errorf("%w: %.80q starts at byte %d, want %d", ErrFormat, t.name, t.start, at)
		}
		at += int64(t.bytes)
	}
	if at != size {
		return fmt.Errorf("%w: the tensors end at byte %d of %d", ErrFormat, at, size)
	}
	return nil
}

const chunk = 1 << 16 // values read or written at a time

// read fills dst, which has the tensor's number of values.
func (t stored) read(dst []float32) error {
	size := int(t.dtype.size())
	buf := make([]byte, min(len(dst), chunk)*size)
	at := t.start
	for len(dst) > 0 {
		n := min(len(dst), chunk)
		if _, err := t.file.ReadAt(buf[:n*size], at); err != nil {
			return fmt.Errorf("read %s: %w", t.name, err)
		}
		t.dtype.decode(dst[:n], buf)
		if !num.Finite(dst[:n]) {
			return fmt.Errorf("%w: %s holds a value that is not finite", ErrFormat, t.name)
		}
		dst, at = dst[n:], at+int64(n*size)
	}
	return nil
}

// writeSafetensors writes a file of these tensors, in their order.
func writeSafetensors(w io.Writer, ts []tensor.Tensor, t Type) error {
	header := map[string]any{metadataKey: map[string]string{"format": "pt"}}
	var at uint64
	for _, x := range ts {
		end := at + t.size()*uint64(len(x.Data))
		header[x.Name] = entry{t, x.Shape, [2]uint64{at, end}}
		at = end
	}
	b, err := json.Marshal(header)
	if err != nil {
		return err
	}
	for len(b)%headerMultiple != 0 {
		b = append(b, ' ')
	}
	if _, err := w.Write(append(binary.LittleEndian.AppendUint64(nil, uint64(len(b))), b...)); err != nil {
		return err
	}
	buf := make([]byte, 0, 4*chunk)
	for _, x := range ts {
		for rest := x.Data; len(rest) > 0; rest = rest[min(chunk, len(rest)):] {
			if _, err := w.Write(t.encode(buf, rest[:min(chunk, len(rest))])); err != nil {
				return err
			}
		}
	}
	return nil
}
