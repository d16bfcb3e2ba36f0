package merkle

import "github.com/infernetprotocol/infernet/train/canon"

// tensorHeader is what a tensor's hash binds in addition to its values.
type tensorHeader struct {
	Name  string   `cbor:"1,keyasint"`
	Shape []uint32 `cbor:"2,keyasint"`
}

// TensorHeader is the hash of a tensor's name and shape, a word of the tensor's
// hash.
func TensorHeader(name string, shape []uint32) Root {
	b, err := canon.Marshal(tensorHeader{Name: name, Shape: shape})
	if err != nil {
		panic(err) // plain data always encodes
	}
	return Sum(string(b))
}

// Tensor is the hash of a tensor: of its header, its number of cells and the
// root over its leaves.
func Tensor(header Root, cells int, root Root) Root {
	return H(Word("infernet/tensor/2"), header, Uint(uint64(cells)), root)
}

// State is the root of a state. It hashes the number of steps that led to the
// state, the hashes of the program and of the numerics' name, the number of
// tensors, and the root over their hashes.
func State(step uint64, program, numerics Root, tensors int, root Root) Root {
	return H(Word("infernet/state/2"), Uint(step), program, numerics, Uint(uint64(tensors)), root)
}
