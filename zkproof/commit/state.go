package commit

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// LeafBytes is the size of a leaf, which is the most that one move of a dispute opens.
// The last leaf of a tensor may be shorter.
const LeafBytes = merkle.LeafBytes

// MaxTensors is the largest number of tensors of a state.
const MaxTensors = 1 << 16

// Header describes a state. Step counts the optimizer steps that led to it, and Program
// is the program's hash.
type Header struct {
	Step     uint32
	Program  Root
	Numerics string
}

// Hash returns the state's root: the hash of the header, the number of tensors, and the
// root over the hashes of the tensors.
func (h Header) Hash(tensors int, root Root) Root {
	return merkle.State(uint64(h.Step), h.Program, merkle.Sum(h.Numerics), tensors, root)
}

// StateRoot hashes a state. The order of the tensors matters: give them in the engine's
// canonical order. At most workers goroutines hash, but at least one does. The error
// wraps tensor.ErrShape or ErrMalformed.
func StateRoot(h Header, ts []tensor.Tensor, workers int) (Root, error) {
	s, err := NewState(h, ts, workers)
	if err != nil {
		return Root{}, err
	}
	return s.Root(), nil
}

// State is a hashed state that can prove its leaves and follow changes of its values.
// It keeps hashes of 0.2 % of the tensors' size. It refers to the tensors' values,
// which the caller must not change between Update (or NewState) and Prove. It is not
// safe for concurrent use.
type State struct {
	header  Header
	tensors []tensor.Tensor
	headers []Root
	cells   []merkle.Cells
	top     merkle.Tree
	work    []span
	changed [][]bool
}

// span is a part of one tensor, the unit of work of the hashing goroutines.
type span struct{ tensor, piece int }

// NewState hashes ts as StateRoot does, and keeps the trees.
func NewState(h Header, ts []tensor.Tensor, workers int) (*State, error) {
	if len(ts) == 0 || len(ts) > MaxTensors {
		return nil, fmt.Errorf("%w: %d tensors, want 1 to %d", ErrMalformed, len(ts), MaxTensors)
	}
	s := &State{header: h, tensors: ts, top: merkle.NewTree(len(ts))}
	for i, t := range ts {
		if err := t.Check(); err != nil {
			return nil, err
		}
		s.reserve(i)
	}
	s.Update(h, workers)
	return s, nil
}

func (s *State) reserve(i int) {
	t := s.tensors[i]
	c := merkle.LeafHashOf(s.header.Numerics).NewCells(t.Data)
	s.cells = append(s.cells, c)
	s.headers = append(s.headers, merkle.TensorHeader(t.Name, t.Shape))
	s.changed = append(s.changed, make([]bool, c.Spans()))
	for piece := range c.Spans() {
		s.work = append(s.work, span{tensor: i, piece: piece})
	}
}

// Root returns the state's root as of the last Update.
func (s *State) Root() Root { return s.header.Hash(len(s.tensors), s.top.Root()) }

// TensorHashes are the hashes of the tensors as of the last Update, in order. The caller may keep
// them.
func (s *State) TensorHashes() []Root { return slices.Clone(s.top.Hashes()) }

// RootOf returns the root of the state whose tensors have these hashes, at least one.
func (h Header) RootOf(tensors []Root) Root {
	return h.Hash(len(tensors), merkle.TreeOf(tensors).Root())
}

// Update hashes the tensors' present values under header h, which must have the same
// numerics, and returns the new root.
func (s *State) Update(h Header, workers int) Root {
	s.header = h
	var next atomic.Int64
	var wg sync.WaitGroup
	for range max(1, workers) - 1 {
		wg.Go(func() { s.hashSpans(&next) })
	}
	s.hashSpans(&next)
	wg.Wait()
	for i, c := range s.cells {
		c.Join(s.changed[i])
		s.top.Hashes()[i] = merkle.Tensor(s.headers[i], len(s.tensors[i].Data), c.Root())
	}
	s.top.Build()
	return s.Root()
}

// hashSpans hashes spans until none is left.
func (s *State) hashSpans(next *atomic.Int64) {
	for {
		i := int(next.Add(1) - 1)
		if i >= len(s.work) {
			return
		}
		w := s.work[i]
		s.changed[w.tensor][w.piece] = s.cells[w.tensor].HashSpan(w.piece)
	}
}
