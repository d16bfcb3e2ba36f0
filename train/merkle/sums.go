package merkle

import "github.com/infernetprotocol/infernet/train/tensor"

// Sums hashes a state tensor by tensor, so that they need not be in memory
// together. The zero value has none yet.
type Sums struct{ hashes []Root }

// Add hashes the next tensor, which may change afterwards.
func (s *Sums) Add(t tensor.Tensor) {
	c := NewCells(t.Data)
	changed := make([]bool, c.Spans())
	for i := range changed {
		changed[i] = c.HashSpan(i)
	}
	c.Join(changed)
	s.hashes = append(s.hashes, Tensor(TensorHeader(t.Name, t.Shape), len(t.Data), c.Root()))
}

// Root is the state root of the tensors under an empty header: how parameters
// to start from are named (commit.BaseRoot).
func (s *Sums) Root() Root {
	t := TreeOf(s.hashes)
	return State(0, Root{}, Sum(""), len(s.hashes), t.Root())
}
