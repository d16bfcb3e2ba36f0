package commit

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"sync"
	"sync/atomic"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// LeafBytes is the size of a leaf: what one step of a dispute opens at most.
// The last leaf of a tensor may be shorter.
const LeafBytes = 4096

const (
	leafFloats = LeafBytes / 4
	leafTag    = "infernet/leaf/1\x00"
	// claim is how many leaves a worker takes at a time: enough that the
	// shared counter costs nothing, few enough that workers end together.
	claim = 32
)

// MaxTensors is the largest number of tensors of a state.
const MaxTensors = 1 << 16

// Header says what state the tensors are. Step counts the optimizer steps
// that led to it; Program is the program's hash.
type Header struct {
	Step     uint32
	Program  Root
	Numerics string
}

// tensorHeader is what a tensor's hash binds besides its leaves' root.
type tensorHeader struct {
	Name  string   `cbor:"1,keyasint"`
	Shape []uint32 `cbor:"2,keyasint"`
	Root  Root     `cbor:"3,keyasint"`
}

// stateHeader is what a state's root binds besides its tensors.
type stateHeader struct {
	Step     uint32 `cbor:"1,keyasint"`
	Program  Root   `cbor:"2,keyasint"`
	Numerics string `cbor:"3,keyasint"`
	Count    uint32 `cbor:"4,keyasint"`
	Root     Root   `cbor:"5,keyasint"`
}

func hashTensor(t tensorHeader) Root {
	h, err := canon.Hash("infernet/tensor/1", t)
	if err != nil {
		panic(err) // plain data always encodes
	}
	return h
}

func hashState(h Header, count int, root Root) Root {
	r, err := canon.Hash("infernet/state/1", stateHeader{
		Step: h.Step, Program: h.Program, Numerics: h.Numerics, Count: uint32(count), Root: root,
	})
	if err != nil {
		panic(err) // plain data always encodes
	}
	return r
}

// StateRoot hashes a state. The order of the tensors is part of it: give the
// canonical order of the engine. At most workers goroutines hash, at least
// one. The error wraps tensor.ErrShape or ErrMalformed.
func StateRoot(h Header, ts []tensor.Tensor, workers int) (Root, error) {
	s, err := NewState(h, ts, workers)
	if err != nil {
		return Root{}, err
	}
	return s.Root(), nil
}

// State is a hashed state that can still prove its pieces and follow changes.
// It keeps 0.8 % of the tensors' size in hashes and refers to their values,
// which the caller must not change between Update (or NewState) and Prove. It
// is not safe for concurrent use.
type State struct {
	header  Header
	tensors []tensor.Tensor
	trees   []tree
	top     tree
	work    []span
	scratch []bool
}

// span is a run of leaves of one tensor, and whether any of them changed.
type span struct {
	tensor, first, n int
	changed          []bool
}

// NewState hashes ts as StateRoot does and keeps the trees.
func NewState(h Header, ts []tensor.Tensor, workers int) (*State, error) {
	if len(ts) == 0 || len(ts) > MaxTensors {
		return nil, fmt.Errorf("%w: %d tensors, want 1 to %d", ErrMalformed, len(ts), MaxTensors)
	}
	s := &State{header: h, tensors: ts, top: newTree(len(ts)), trees: make([]tree, len(ts))}
	for i, t := range ts {
		if err := t.Check(); err != nil {
			return nil, err
		}
		s.reserve(i, leavesOf(len(t.Data)))
	}
	s.Update(h, workers)
	return s, nil
}

func (s *State) reserve(i, leaves int) {
	s.trees[i] = newTree(leaves)
	if leaves > len(s.scratch) {
		s.scratch = make([]bool, leaves)
	}
	for first := 0; first < leaves; first += claim {
		n := min(claim, leaves-first)
		s.work = append(s.work, span{tensor: i, first: first, n: n, changed: make([]bool, n)})
	}
}

// Root is the state's root as of the last Update.
func (s *State) Root() Root { return hashState(s.header, len(s.tensors), s.top.root()) }

// Update hashes the tensors' present values under header h and returns the
// new root. Inner nodes above unchanged leaves are kept.
func (s *State) Update(h Header, workers int) Root {
	s.header = h
	var next atomic.Int64
	var wg sync.WaitGroup
	for range max(1, workers) - 1 {
		wg.Go(func() { s.hashLeaves(&next) })
	}
	s.hashLeaves(&next)
	wg.Wait()
	s.join()
	return s.Root()
}

// hashLeaves takes spans until none is left.
func (s *State) hashLeaves(next *atomic.Int64) {
	var buf [len(leafTag) + LeafBytes]byte
	copy(buf[:], leafTag)
	for {
		i := int(next.Add(1) - 1)
		if i >= len(s.work) {
			return
		}
		w := &s.work[i]
		data, hashes := s.tensors[w.tensor].Data, s.trees[w.tensor].levels[0]
		for j := range w.n {
			leaf := w.first + j
			n := encodeFloats(buf[len(leafTag):], leafOf(data, leaf))
			h := Root(sha256.Sum256(buf[:len(leafTag)+n]))
			w.changed[j] = h != hashes[leaf]
			hashes[leaf] = h
		}
	}
}

// join recomputes what lies above changed leaves.
func (s *State) join() {
	for i := 0; i < len(s.work); {
		t, any := s.work[i].tensor, false
		for ; i < len(s.work) && s.work[i].tensor == t; i++ {
			for j, c := range s.work[i].changed {
				s.scratch[s.work[i].first+j] = c
				any = any || c
			}
		}
		if any {
			s.trees[t].rebuild(s.scratch)
		}
		s.top.levels[0][t] = s.tensorHash(t)
	}
	s.top.build()
}

func (s *State) tensorHash(i int) Root {
	t := s.tensors[i]
	return hashTensor(tensorHeader{Name: t.Name, Shape: t.Shape, Root: s.trees[i].root()})
}

func leavesOf(floats int) int { return (floats + leafFloats - 1) / leafFloats }

func leafOf(data []float32, i int) []float32 {
	return data[i*leafFloats : min((i+1)*leafFloats, len(data))]
}

// encodeFloats writes src little-endian into dst and returns the bytes used.
func encodeFloats(dst []byte, src []float32) int {
	for i, v := range src {
		binary.LittleEndian.PutUint32(dst[4*i:4*i+4], math.Float32bits(v))
	}
	return 4 * len(src)
}
