package num

// Device is a Backend with memory of its own. Its operations take slices that
// Alloc made, and parts of them, without copying; any other slice is copied for
// the one operation. What follows beside is what a host would do by a loop over
// elements: on a Device it is a call.
type Device interface {
	Backend
	// Alloc gives n zeros that live on the device until Close. The slice is
	// their name: its own elements are the device's after Pull, and become the
	// device's by Push. Without room the device has failed.
	Alloc(n int) ([]float32, error)
	Pull(x []float32)
	Push(x []float32)
	// Err is why the device failed, or nil. From then on every result is NaN.
	Err() error

	// Clear is x[i] = +0.
	Clear(x []float32)
	// Finite is the function Finite.
	Finite(x []float32) bool
	// Gather writes row tokens[r] of table to row r of dst, rows of dim, and
	// ScatterAdd adds row r of src to row tokens[r] of table, r ascending (§14).
	Gather(dst, table []float32, tokens []int32, dim int)
	ScatterAdd(table, src []float32, tokens []int32, dim int)
	// Attention computes o = softmax(scale·q·kᵀ)·v of all heads, and
	// AttentionBackward the gradients of q, k and v from do (§9, §14).
	Attention(o, q, k, v []float32, h Heads)
	AttentionBackward(dq, dk, dv, do, q, k, v []float32, h Heads)
}

// Heads is the shape of attention over sequences of one length that lie one
// behind the other: rows of q, o and their gradients are Heads·HeadDim values,
// those of k and v KVHeads·HeadDim; Heads is a multiple of KVHeads.
type Heads struct {
	Seqs, Length, Heads, KVHeads, HeadDim int
	Scale                                 float32 // of the scores, positive
}

// Alloc gives n zeros where b computes: on its device, or on the host. A device
// that has no room has failed: its Err says so.
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
