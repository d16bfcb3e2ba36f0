package rounds

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
)

// A saved merger is this line, the length of the header as a little-endian uint32, the header in
// canonical CBOR, the values of the shared parameters, of the outer optimizer's moments and of each
// slot's error feedback as far as the plan has them, little-endian, and the SHA-256 of all of it.
const mergerMagic = "infernet/merger/1\n"

const savedFloats = 1 << 14 // values written at a time

// ErrMerger is wrapped by errors about the content of a saved merger.
var ErrMerger = errors.New("not a saved merger of this plan")

type mergerHeader struct {
	Plan  [32]byte `cbor:"1,keyasint"`
	Round uint32   `cbor:"2,keyasint"`
	Slots []slot   `cbor:"3,keyasint"`
}

// maxHeader bounds the header of a saved merger of this plan.
func (m *Merger) maxHeader() int { return 64 + int(m.plan.Slots)*(64+34*len(m.fresh)) }

// floats are all values that the merger keeps, in the order in which they are saved.
func (m *Merger) floats() [][]float32 {
	x := append(valuesOf(m.shared), m.momentum...)
	for _, c := range m.compress {
		x = append(x, c.Feedback()...)
	}
	return x
}

// Save writes the merger's state. The same state gives the same bytes. The error is w's.
func (m *Merger) Save(w io.Writer) error {
	h, err := canon.Marshal(mergerHeader{m.plan.Hash(), m.round, m.slots})
	if err != nil {
		return err
	}
	sum := sha256.New()
	out := io.MultiWriter(w, sum)
	b := binary.LittleEndian.AppendUint32([]byte(mergerMagic), uint32(len(h)))
	if _, err := out.Write(append(b, h...)); err != nil {
		return fmt.Errorf("save merger: %w", err)
	}
	for _, x := range m.floats() {
		for part := range slices.Chunk(x, savedFloats) {
			b = b[:0]
			for _, v := range part {
				b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
			}
			if _, err := out.Write(b); err != nil {
				return fmt.Errorf("save merger: %w", err)
			}
		}
	}
	if _, err := w.Write(sum.Sum(nil)); err != nil {
		return fmt.Errorf("save merger: %w", err)
	}
	return nil
}

// Load makes what Save wrote the merger's state. It reads at most one byte more. The error wraps
// ErrMerger if the content is wrong: another plan, another size, a state that no round leaves, a
// byte that has changed. After an error the merger is as it was.
func (m *Merger) Load(r io.Reader) error {
	sum := sha256.New()
	in := io.TeeReader(r, sum)
	h, err := m.readHeader(in)
	if err != nil {
		return err
	}
	kept := m.floats()
	values := zeros(kept)
	if err := readValues(in, values); err != nil {
		return err
	}
	want := sum.Sum(nil)
	var rest [sha256.Size + 1]byte
	n, err := io.ReadFull(r, rest[:])
	if n != sha256.Size || !bytes.Equal(rest[:n], want) {
		return fmt.Errorf("%w: it is damaged, or does not end where it should (%w)", ErrMerger, err)
	}
	for i, x := range values {
		copy(kept[i], x)
	}
	m.round, m.slots = h.Round, h.Slots
	m.rehash()
	return nil
}

func (m *Merger) readHeader(r io.Reader) (h mergerHeader, err error) {
	var start [len(mergerMagic) + 4]byte
	if _, err := io.ReadFull(r, start[:]); err != nil {
		return h, fmt.Errorf("%w: start: %w", ErrMerger, err)
	}
	n := binary.LittleEndian.Uint32(start[len(mergerMagic):])
	if string(start[:len(mergerMagic)]) != mergerMagic || uint64(n) > uint64(m.maxHeader()) {
		return h, fmt.Errorf("%w: it does not start like one of version 1", ErrMerger)
	}
	b := make([]byte, n)
	if _, err := io.ReadFull(r, b); err != nil {
		return h, fmt.Errorf("%w: header: %w", ErrMerger, err)
	}
	if err := canon.Unmarshal(b, m.maxHeader(), &h); err != nil {
		return h, fmt.Errorf("%w: header: %w", ErrMerger, err)
	}
	return h, m.checkHeader(h)
}

func (m *Merger) checkHeader(h mergerHeader) error {
	if h.Plan != m.plan.Hash() || h.Round > m.plan.Rounds() || len(h.Slots) != int(m.plan.Slots) {
		return fmt.Errorf("%w: it is of plan %x, round %d, %d slots; the plan is %x, %d rounds, %d slots", ErrMerger,
			h.Plan, h.Round, len(h.Slots), m.plan.Hash(), m.plan.Rounds(), m.plan.Slots)
	}
	for i, s := range h.Slots {
		begun := s.End != merkle.Root{}
		if s.Step%m.plan.Every != 0 || s.Step/m.plan.Every > h.Round || begun != (s.Step > 0) ||
			len(s.Moments) != len(m.fresh) || !begun && !slices.Equal(s.Moments, m.fresh) {
			return fmt.Errorf("%w: slot %d is at step %d with %d moments after %d rounds", ErrMerger, i, s.Step,
				len(s.Moments), h.Round)
		}
	}
	return nil
}

// readValues fills all tensors with finite values.
func readValues(r io.Reader, all [][]float32) error {
	b := make([]byte, 4*savedFloats)
	for _, x := range all {
		for part := range slices.Chunk(x, savedFloats) {
			if _, err := io.ReadFull(r, b[:4*len(part)]); err != nil {
				return fmt.Errorf("%w: values: %w", ErrMerger, err)
			}
			for i := range part {
				part[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
			}
		}
		if !num.Finite(x) {
			return fmt.Errorf("%w: a value is not finite", ErrMerger)
		}
	}
	return nil
}
