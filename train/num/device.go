package num

// Device is a Backend with memory of its own. Its operations take slices that
// Alloc made, and parts of them, without copying. Any other slice is copied for
// each operation. The additional methods are for work that a host does with a
// loop over the elements.
type Device interface {
	Backend
	// Alloc returns n zeros that live on the device until Close. The slice
	// identifies them. Pull copies the device's values to the slice's elements,
	// and Push copies them to the device. If there is no room, the device has
	// failed.
	Alloc(n int) ([]float32, error)
	Pull(x []float32)
	Push(x []float32)
	// Err is why the device failed, or nil. From then on every result is NaN.
	Err() error

	// Clear is x[i] = +0.
	Clear(x []float32)
	// Finite is the function Finite on the device.
	Finite(x []float32) bool
	// Gather writes row tokens[r] of table, rows of dim values, to row r of
	// dst. ScatterAdd adds row r of src to row tokens[r] of table, r ascending
	// (§14).
	Gather(dst, table []float32, tokens []int32, dim int)
	ScatterAdd(table, src []float32, tokens []int32, dim int)
	// Attention computes o = softmax(scale·q·kᵀ)·v of all heads.
	// AttentionBackward computes the gradients of q, k and v from do (§9, §14).
	Attention(o, q, k, v []float32, h Heads)
	AttentionBackward(dq, dk, dv, do, q, k, v []float32, h Heads)
}

// Heads is the shape of attention over consecutive sequences of equal length.
// Rows of q, o and their gradients have Heads·HeadDim values, rows of k and v
// KVHeads·HeadDim. Heads is a multiple of KVHeads.
type Heads struct {
	Seqs, Length, Heads, KVHeads, HeadDim int
	Scale                                 float32 // of the scores, positive
	Window                                int     // the keys that a row sees, or 0 for all
}

// Alloc returns n zeros in the memory of b: on its device, or on the host. A
// device without room has failed, and its Err says so.
func Alloc(b Backend, n int) []float32 {
	if d, ok := b.(Device); ok {
		if x, err := d.Alloc(n); err == nil {
			return x
		}
	}
	x := make([]float32, n)
	wantLargePages(x)
	return x
}
