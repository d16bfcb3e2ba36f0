package merkle

import "github.com/infernetprotocol/infernet/train/tensor"

// Sums hashes a state one tensor at a time, so that the tensors need not be in
// memory together. The zero value holds no tensor.
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

// Root is the state root of the tensors under an empty header. It names the
// parameters that a run starts from (commit.BaseRoot).
func (s *Sums) Root() Root {
	t := TreeOf(s.hashes)
	return State(0, Root{}, Sum(""), len(s.hashes), t.Root())
}
