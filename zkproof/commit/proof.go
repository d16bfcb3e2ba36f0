package commit

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// maxCells is the largest number of cells of a tensor whose leaves a path of 32 hashes
// can address.
const maxCells = 1 << merkle.MaxDepth * merkle.LeafCells

// MaxProof is the largest encoding of a Proof that is decoded, in bytes. It has room
// for a leaf, two paths of 32 hashes and a header.
const MaxProof = 8 << 10

// Proof opens one leaf of a state. Data has the leaf's bytes; the other fields say
// where the leaf is. It is untrusted data from a peer until Verify accepts it.
type Proof struct {
	Step     uint32   `cbor:"1,keyasint" json:"step"`
	Program  Root     `cbor:"2,keyasint" json:"program"`
	Numerics string   `cbor:"3,keyasint" json:"numerics"`
	Count    uint32   `cbor:"4,keyasint" json:"count"` // tensors of the state
	Tensor   uint32   `cbor:"5,keyasint" json:"tensor"`
	Name     string   `cbor:"6,keyasint" json:"name"`
	Shape    []uint32 `cbor:"7,keyasint" json:"shape"`
	Leaf     uint32   `cbor:"8,keyasint" json:"leaf"`
	Data     []byte   `cbor:"9,keyasint" json:"data"`
	Path     []Root   `cbor:"10,keyasint" json:"path"`     // leaf to tensor, lowest first
	TopPath  []Root   `cbor:"11,keyasint" json:"top_path"` // tensor to state
}

// Prove opens a leaf of a tensor; both are counted from 0. The error wraps ErrMalformed
// if there is no such leaf.
func (s *State) Prove(tensor, leaf int) (Proof, error) {
	if tensor < 0 || tensor >= len(s.tensors) {
		return Proof{}, fmt.Errorf("%w: tensor %d of %d", ErrMalformed, tensor, len(s.tensors))
	}
	t := s.tensors[tensor]
	data, path, err := s.cells[tensor].Open(leaf)
	if err != nil {
		return Proof{}, fmt.Errorf("%s: %w", t.Name, err)
	}
	return Proof{
		Step: s.header.Step, Program: s.header.Program, Numerics: s.header.Numerics,
		Count: uint32(len(s.tensors)), Tensor: uint32(tensor), Name: t.Name, Shape: t.Shape,
		Leaf: uint32(leaf), Data: data, Path: path, TopPath: s.top.Path(tensor),
	}, nil
}

// Verify checks that p opens a leaf of the state with root want. The error
// wraps ErrMalformed or ErrMismatch.
func (p Proof) Verify(want Root) error {
	values, err := p.values()
	if err != nil {
		return err
	}
	leaves := merkle.LeavesOf(values)
	if int64(p.Leaf) >= int64(leaves) {
		return fmt.Errorf("%w: leaf %d of %d", ErrMalformed, p.Leaf, leaves)
	}
	if n := 4 * min(merkle.LeafCells, values-int(p.Leaf)*merkle.LeafCells); len(p.Data) != n {
		return fmt.Errorf("%w: leaf of %d bytes, want %d", ErrMalformed, len(p.Data), n)
	}
	root, err := merkle.Climb(merkle.LeafHashOf(p.Numerics).Leaf(p.Data), int(p.Leaf), leaves, p.Path)
	if err != nil {
		return err
	}
	h := merkle.Tensor(merkle.TensorHeader(p.Name, p.Shape), values, root)
	if root, err = merkle.Climb(h, int(p.Tensor), int(p.Count), p.TopPath); err != nil {
		return err
	}
	header := Header{Step: p.Step, Program: p.Program, Numerics: p.Numerics}
	if got := header.Hash(int(p.Count), root); got != want {
		return fmt.Errorf("%w: leaf %d of %s opens %s, want %s", ErrMismatch, p.Leaf, p.Name, got, want)
	}
	return nil
}

// values returns the number of values of the whole tensor.
func (p Proof) values() (int, error) {
	if p.Count == 0 || p.Count > MaxTensors || len(p.Name) > tensor.MaxName || len(p.Shape) == 0 ||
		len(p.Shape) > tensor.MaxRank {
		return 0, fmt.Errorf("%w: proof's header is out of range", ErrMalformed)
	}
	n := uint64(1)
	for _, d := range p.Shape {
		if d == 0 || n > maxCells/uint64(d) {
			return 0, fmt.Errorf("%w: proof's shape %v", ErrMalformed, p.Shape)
		}
		n *= uint64(d)
	}
	return int(n), nil
}

// Values returns the values of the leaf.
func (p Proof) Values() []float32 { return merkle.Decode(p.Data) }

// Encode returns the canonical encoding of the proof.
func (p Proof) Encode() []byte {
	b, err := canon.Marshal(p)
	if err != nil {
		panic(err) // plain data always encodes
	}
	return b
}

// DecodeProof decodes the output of Encode, strictly and up to MaxProof bytes. The
// result is unverified: call Verify.
func DecodeProof(b []byte) (Proof, error) {
	var p Proof
	if err := canon.Unmarshal(b, MaxProof, &p); err != nil {
		return Proof{}, fmt.Errorf("%w: proof: %w", ErrMalformed, err)
	}
	return p, nil
}
