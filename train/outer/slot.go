package outer

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num"
)

// Shape is the rows and columns of a tensor; a vector is one row.
type Shape struct{ Rows, Cols int }

// Compressor makes the updates of one slot, tensor by tensor, and keeps what they left out.
type Compressor struct {
	be       num.Backend
	decay    float32
	codecs   []*Codec
	feedback [][]float32 // nil without feedback
	next     [][]float32 // what the current update leaves out
	factor   [1]float32
}

// NewCompressor makes the compressor of a slot that has sent no update, for tensors in
// canonical order. It wraps ErrSpec and ErrShape.
func NewCompressor(be num.Backend, s Spec, shapes []Shape) (*Compressor, error) {
	c := &Compressor{be: be, decay: float32(s.Feedback)}
	for _, shape := range shapes {
		codec, err := NewCodec(be, s, shape.Rows, shape.Cols)
		if err != nil {
			return nil, err
		}
		c.codecs = append(c.codecs, codec)
		if s.Feedback > 0 {
			c.feedback = append(c.feedback, make([]float32, codec.at.n))
			c.next = append(c.next, make([]float32, codec.at.n))
		}
	}
	return c, nil
}

// Size is the length of every packed update in bytes.
func (c *Compressor) Size() (n int) {
	for _, codec := range c.codecs {
		n += codec.Size()
	}
	return n
}

// Feedback are the tensors of the error feedback, which belong to the slot's state; none
// without feedback. The caller may set their values, to go on from a state.
func (c *Compressor) Feedback() [][]float32 { return c.feedback }

// Update makes the update from shared to local parameters: u becomes its decoded values, and
// the packed bytes are returned. After an error, which wraps ErrShape or ErrNotFinite, the
// feedback is what it was.
func (c *Compressor) Update(u, shared, local [][]float32) ([]byte, error) {
	if len(u) != len(c.codecs) || len(shared) != len(c.codecs) || len(local) != len(c.codecs) {
		return nil, fmt.Errorf("%w: %d tensors, want %d", ErrShape, len(shared), len(c.codecs))
	}
	packed := make([]byte, 0, c.Size())
	for i := range c.codecs {
		var err error
		if packed, err = c.tensor(packed, i, u[i], shared[i], local[i]); err != nil {
			return nil, fmt.Errorf("tensor %d: %w", i, err)
		}
	}
	c.feedback, c.next = c.next, c.feedback
	return packed, nil
}

// Undo takes the last Update back, which succeeded: the feedback is what it was before. It is
// for a round that fails after some of its updates were made.
func (c *Compressor) Undo() { c.feedback, c.next = c.next, c.feedback }

// tensor encodes a = shared − local, plus the feedback times its decay, and leaves a − u for
// the next update.
func (c *Compressor) tensor(packed []byte, i int, u, shared, local []float32) ([]byte, error) {
	n := c.codecs[i].at.n
	if len(u) != n || len(shared) != n || len(local) != n {
		return nil, fmt.Errorf("%w: %d values, the tensor has %d", ErrShape, len(shared), n)
	}
	a := u
	if c.feedback != nil {
		a = c.next[i]
	}
	for j := range a {
		a[j] = shared[j] - local[j]
	}
	if c.feedback == nil {
		return c.codecs[i].Encode(packed, u, a)
	}
	c.factor[0] = c.decay
	c.be.MatMul(num.NN, 1, n, 1, c.factor[:], 1, c.feedback[i], n, a, n, true)
	packed, err := c.codecs[i].Encode(packed, u, a)
	if err != nil {
		return nil, err
	}
	for j := range a {
		a[j] -= u[j]
	}
	return packed, nil
}

// Decode writes the values of a packed update to u. It wraps ErrPacked and ErrShape.
func (c *Compressor) Decode(u [][]float32, packed []byte) error {
	if len(u) != len(c.codecs) {
		return fmt.Errorf("%w: %d tensors, want %d", ErrShape, len(u), len(c.codecs))
	}
	if len(packed) != c.Size() {
		return fmt.Errorf("%w: %d bytes, want %d", ErrPacked, len(packed), c.Size())
	}
	for i, codec := range c.codecs {
		if err := codec.Decode(u[i], packed[:codec.Size()]); err != nil {
			return fmt.Errorf("tensor %d: %w", i, err)
		}
		packed = packed[codec.Size():]
	}
	return nil
}
