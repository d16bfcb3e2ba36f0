package circuit

import (
	"math/bits"

	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/rangecheck"
)

// operand is adjacent leaves of a tensor. A tile's terms begin anywhere in the first
// leaf, so they may extend over one leaf more than they fill. A leaf that they do not
// reach repeats the one before it.
type operand struct {
	hashes []frontend.Variable
	cells  [][]frontend.Variable
}

// window opens the leaves and returns the cells from offset on, as many as all leaves
// but one have. It checks that the offset is below a leaf's size.
func (o operand) window(api frontend.API, offset frontend.Variable) ([]frontend.Variable, error) {
	ranges := rangecheck.New(api)
	var all []frontend.Variable
	for i, leaf := range o.cells {
		for _, c := range leaf {
			ranges.Check(c, 32)
		}
		h, err := hashLeaf(api, leaf)
		if err != nil {
			return nil, err
		}
		api.AssertIsEqual(h, o.hashes[i])
		all = append(all, leaf...)
	}
	return shiftLeft(api, all, offset, len(all)-LeafCells), nil
}

// shiftLeft drops the first offset cells and keeps size cells. It has one stage per bit
// of the offset, like a barrel shifter. It checks that there are as many cells to drop.
func shiftLeft(api frontend.API, cells []frontend.Variable, offset frontend.Variable, size int) []frontend.Variable {
	stages := bits.Len(uint(len(cells) - size - 1))
	bit := api.ToBinary(offset, stages)
	for s := stages - 1; s >= 0; s-- {
		by := 1 << s
		next := make([]frontend.Variable, min(len(cells)-by, size+by-1))
		for i := range next {
			next[i] = api.Select(bit[s], cells[i+by], cells[i])
		}
		cells = next
	}
	return cells[:size]
}

// prefixMask returns n booleans of which the first count are 1.
func prefixMask(api frontend.API, count frontend.Variable, n int) []frontend.Variable {
	in := make([]frontend.Variable, n)
	hints, err := api.Compiler().NewHint(prefixHint, n, count)
	if err != nil {
		panic(err)
	}
	sum := frontend.Variable(0)
	for i := range in {
		in[i] = hints[i]
		api.AssertIsBoolean(in[i])
		sum = api.Add(sum, in[i])
		if i > 0 {
			api.AssertIsEqual(api.Mul(in[i], api.Sub(1, in[i-1])), 0)
		}
	}
	api.AssertIsEqual(sum, count)
	return in
}
