package engine

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"unsafe"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/optim"
	"github.com/infernetprotocol/infernet/train/program"
)

// A checkpoint is this line, the length of the header as a little-endian
// uint32, the header in canonical CBOR, and the values of every tensor of the
// state in order, little-endian. It does not store shapes and names, because
// the program, which the header names by hash, determines them. It has no
// checksum, because its state root decides whether it is right
// (zkproof/commit).
const checkpointMagic = "infernet/checkpoint/1\n"

const (
	maxCheckpointHeader = 1 << 10
	chunkFloats         = 1 << 14 // values encoded at a time
)

// ErrCheckpoint is wrapped by every error about the content of a checkpoint.
var ErrCheckpoint = errors.New("not a checkpoint of this program")

type checkpointHeader struct {
	Numerics string   `cbor:"1,keyasint"`
	Program  [32]byte `cbor:"2,keyasint"`
	Step     uint32   `cbor:"3,keyasint"`
	Values   uint64   `cbor:"4,keyasint"` // of all tensors together
}

func (t *Trainer) header() checkpointHeader { return headerOf(t.prog, t.tensors, t.step) }

func headerOf(p program.Program, state []Tensor, step uint32) checkpointHeader {
	h := checkpointHeader{Numerics: p.Numerics, Program: p.Hash(), Step: step}
	for _, x := range state {
		h.Values += uint64(len(x.Data))
	}
	return h
}

// CheckpointBytes is the largest size of a checkpoint of the program: its
// values and the largest header. A longer download is not a checkpoint.
func (t *Trainer) CheckpointBytes() uint64 {
	return uint64(len(checkpointMagic)) + 4 + maxCheckpointHeader + 4*t.header().Values
}

// Save writes a checkpoint. The same state gives the same bytes. The error is
// ErrNoState, Err's or w's.
func (t *Trainer) Save(w io.Writer) error {
	if !t.ready {
		return ErrNoState
	}
	if err := t.toHost(); err != nil {
		return err
	}
	h, err := canon.Marshal(t.header())
	if err != nil {
		return err
	}
	b := binary.LittleEndian.AppendUint32([]byte(checkpointMagic), uint32(len(h)))
	if _, err := w.Write(append(b, h...)); err != nil {
		return fmt.Errorf("write checkpoint: %w", err)
	}
	buf := make([]byte, 0, 4*chunkFloats)
	for _, x := range t.tensors {
		if err := writeFloats(w, x.Data, buf); err != nil {
			return fmt.Errorf("write checkpoint: %s: %w", x.Name, err)
		}
	}
	return nil
}

// sameOrder says that this machine stores a float32 as a checkpoint does.
var sameOrder = binary.NativeEndian.Uint16([]byte{1, 0}) == 1

func writeFloats(w io.Writer, x []float32, buf []byte) error {
	if sameOrder && len(x) > 0 {
		_, err := w.Write(unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), 4*len(x)))
		return err
	}
	for len(x) > 0 {
		n := min(len(x), chunkFloats)
		buf = buf[:0]
		for _, v := range x[:n] {
			buf = binary.LittleEndian.AppendUint32(buf, math.Float32bits(v))
		}
		if _, err := w.Write(buf); err != nil {
			return err
		}
		x = x[n:]
	}
	return nil
}

// Load reads a checkpoint of the trainer's program and makes it the state. It
// reads at most one byte more than such a checkpoint has. The error wraps
// ErrCheckpoint if the content is wrong: another program or numerics, a step
// beyond the end of the program, a value that is not finite, a second moment
// below zero, or another size than the program's. After an error within the
// values there is no state; after an earlier error the state is unchanged.
func (t *Trainer) Load(r io.Reader) error {
	step, err := readStep(r, t.prog, t.tensors)
	if err != nil {
		return err
	}
	if err := t.needBase(); err != nil {
		return err
	}
	t.ready, t.place = false, onHost
	if err := readTensors(r, t.tensors, t.optimizer); err != nil {
		return err
	}
	t.step, t.ready = step, true
	return nil
}

// State is a program's state without a trainer.
type State struct {
	Step    uint32
	Tensors []Tensor // as Trainer.Tensors
}

// ReadState reads a checkpoint of a valid program as Load does, with the memory of the state alone: no base, no data
// set, no activations. The error is Load's.
func ReadState(p program.Program, r io.Reader) (s State, err error) {
	be, err := num.New("ref", 1)
	if err != nil {
		return s, err
	}
	defer be.Close()
	params := model.Params(p.Model)
	if !p.Adapter.IsZero() {
		params = model.AdapterParams(p.Model, p.Adapter)
	}
	values := model.Views(params, make([]float32, model.ArenaLen(params)), "")
	ps := make([]optim.Param, len(params))
	for i, x := range params {
		ps[i] = optim.Param{Values: values[i], Inner: x.Inner}
	}
	o := optim.New(p.Optimizer, p.Steps, ps, be)
	s.Tensors = append(values, o.State()...)
	if s.Step, err = readStep(r, p, s.Tensors); err != nil {
		return State{}, err
	}
	return s, readTensors(r, s.Tensors, o)
}

// readStep reads the header of a checkpoint, checks that it is of the program, and returns its step.
func readStep(r io.Reader, p program.Program, state []Tensor) (uint32, error) {
	h, err := readHeader(r)
	if err != nil {
		return 0, err
	}
	if want := headerOf(p, state, h.Step); h != want {
		return 0, fmt.Errorf("%w: it is of program %x, numerics %q, %d values; want %x, %q, %d", ErrCheckpoint,
			h.Program, h.Numerics, h.Values, want.Program, want.Numerics, want.Values)
	}
	if h.Step > p.Steps {
		return 0, fmt.Errorf("%w: step %d of a program of %d", ErrCheckpoint, h.Step, p.Steps)
	}
	return h.Step, nil
}

func readHeader(r io.Reader) (h checkpointHeader, err error) {
	var start [len(checkpointMagic) + 4]byte
	if _, err := io.ReadFull(r, start[:]); err != nil {
		return h, readError("start", err)
	}
	n := binary.LittleEndian.Uint32(start[len(checkpointMagic):])
	if string(start[:len(checkpointMagic)]) != checkpointMagic || n > maxCheckpointHeader {
		return h, fmt.Errorf("%w: it does not start like one of version 1", ErrCheckpoint)
	}
	b := make([]byte, n)
	if _, err := io.ReadFull(r, b); err != nil {
		return h, readError("header", err)
	}
	if err := canon.Unmarshal(b, maxCheckpointHeader, &h); err != nil {
		return h, fmt.Errorf("%w: header: %w", ErrCheckpoint, err)
	}
	return h, nil
}

// readTensors reads a state: the parameters, and what their optimizer keeps.
func readTensors(r io.Reader, state []Tensor, o *optim.Optimizer) error {
	buf := make([]byte, 4*chunkFloats)
	params := len(state) - len(o.State())
	for i, x := range state {
		if err := readFloats(r, x.Data, buf); err != nil {
			return readError(x.Name, err)
		}
		if !num.Finite(x.Data) || i >= params && !o.NonNegative(i-params) {
			return fmt.Errorf("%w: %s holds a value that no good step leaves", ErrCheckpoint, x.Name)
		}
	}
	if n, err := io.ReadFull(r, buf[:1]); n != 0 {
		return fmt.Errorf("%w: bytes after the end", ErrCheckpoint)
	} else if err != io.EOF {
		return readError("end", err)
	}
	return nil
}

func readFloats(r io.Reader, x []float32, buf []byte) error {
	for len(x) > 0 {
		n := min(len(x), chunkFloats)
		if _, err := io.ReadFull(r, buf[:4*n]); err != nil {
			return err
		}
		for i := range x[:n] {
			x[i] = math.Float32frombits(binary.LittleEndian.Uint32(buf[4*i:]))
		}
		x = x[n:]
	}
	return nil
}

// readError distinguishes a checkpoint that ends early from a reader that
// failed.
func readError(what string, err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("%w: it ends within %s", ErrCheckpoint, what)
	}
	return fmt.Errorf("read checkpoint: %s: %w", what, err)
}
