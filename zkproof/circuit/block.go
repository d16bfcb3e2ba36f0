package circuit

import (
	"fmt"
	"math/big"

	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/rangecheck"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/zkproof/circuit/float"
)

// A leaf of a prepared operand of x8 (ir.Block) consists of two blocks. Each has integers of
// one byte, and an exponent. The rest is zeros, which are constants of the circuit.
const (
	leafBlocks   = LeafCells / ir.BlockCells
	cellBytes    = 4
	blockCells   = num.X8Block / cellBytes // of integers
	integerBias  = 128
	exponentBias = -num.X8MinExponent
	exponentBits = 7 // of 0 to 113
	overExponent = 1<<exponentBits - 1 - (num.X8MaxExponent + exponentBias)
)

// Positions of a block's variables in the witness: the bytes of its integers, then the cell
// of its exponent.
const (
	exponentPlace = num.X8Block
	blockSize     = num.X8Block + 1
)

// block is the variables of one block.
type block []frontend.Variable

// fillBlocks splits a leaf into the variables of its blocks. Cells after a tensor's end
// are +0.
func fillBlocks(dst []frontend.Variable, leaf []uint32) error {
	for i := range leafBlocks {
		var cells [ir.BlockCells]uint32
		copy(cells[:], leaf[min(len(leaf), i*ir.BlockCells):])
		b := dst[i*blockSize:][:blockSize]
		for j := range num.X8Block {
			b[j] = cells[j/cellBytes] >> (8 * (j % cellBytes)) & 0xff
		}
		b[exponentPlace] = cells[blockCells]
		for _, c := range cells[blockCells+1:] {
			if c != 0 {
				return fmt.Errorf("%w: a leaf of blocks with %#x behind an exponent", ErrFalse, c)
			}
		}
	}
	return nil
}

// blockLeafCells returns the cells of a leaf from its bytes and exponents, whose ranges
// it checks.
func blockLeafCells(api frontend.API, ranges frontend.Rangechecker, leaf []frontend.Variable) []frontend.Variable {
	cells := make([]frontend.Variable, LeafCells)
	for i := range cells {
		cells[i] = 0
	}
	for i := range leafBlocks {
		b, out := leaf[i*blockSize:][:blockSize], cells[i*ir.BlockCells:]
		for j := range blockCells {
			sum := frontend.Variable(0)
			for k := range cellBytes {
				ranges.Check(b[j*cellBytes+k], 8)
				sum = api.Add(sum, api.Mul(b[j*cellBytes+k], 1<<(8*k)))
			}
			out[j] = sum
		}
		ranges.Check(b[exponentPlace], 32)
		out[blockCells] = b[exponentPlace]
	}
	return cells
}

// blocks opens the leaves and returns n blocks from offset on. It checks that the
// offset is that of a block in the first leaf.
func (o operand) blocks(api frontend.API, offset frontend.Variable, n int) ([]block, error) {
	ranges := rangecheck.New(api)
	var all []block
	for i, leaf := range o.cells {
		h, err := hashLeaf(api, blockLeafCells(api, ranges, leaf))
		if err != nil {
			return nil, err
		}
		api.AssertIsEqual(h, o.hashes[i])
		for j := range leafBlocks {
			all = append(all, leaf[j*blockSize:][:blockSize])
		}
	}
	second := api.Mul(offset, new(big.Int).ModInverse(big.NewInt(ir.BlockCells), api.Compiler().Field()))
	api.AssertIsBoolean(second)
	out := make([]block, n)
	for i := range out {
		out[i] = make(block, blockSize)
		for j := range out[i] {
			out[i][j] = api.Select(second, all[i+1][j], all[i][j])
		}
	}
	return out, nil
}

// blockProducts computes one exact sum and one fma for every block whose in bit is set.
func blockProducts(api frontend.API, f *float.Arithmetic, a, b []block, in []frontend.Variable,
	acc float.Number) float.Number {
	ranges := rangecheck.New(api)
	for i := range a {
		sum := frontend.Variable(0)
		for k := range num.X8Block {
			sum = api.Add(sum, api.Mul(api.Sub(a[i][k], integerBias), api.Sub(b[i][k], integerBias)))
		}
		// Blocks whose bit is not set count as zeros, so they may have any value.
		e := api.Add(exponent(api, ranges, a[i], in[i]), exponent(api, ranges, b[i], in[i]))
		next := f.FMA(integer(api, ranges, api.Mul(sum, in[i])), scale(api, e), acc)
		acc = selectNumber(api, in[i], next, acc)
	}
	return acc
}

// exponent returns the biased exponent of a block whose in bit is set. A block without
// an exponent is not finite and has no proof.
func exponent(api frontend.API, ranges frontend.Rangechecker, b block, in frontend.Variable) frontend.Variable {
	e := api.Mul(b[exponentPlace], in)
	ranges.Check(e, exponentBits)
	ranges.Check(api.Add(e, overExponent), exponentBits)
	return e
}

// integer converts an exact sum of at most 2^20 in magnitude into a Number. It need not
// be normalised to be multiplied exactly.
func integer(api frontend.API, ranges frontend.Rangechecker, sum frontend.Variable) float.Number {
	h, err := api.Compiler().NewHint(negativeHint, 1, sum)
	if err != nil {
		panic(err)
	}
	negative := h[0]
	api.AssertIsBoolean(negative)
	magnitude := api.Mul(sum, api.Sub(1, api.Mul(2, negative)))
	ranges.Check(magnitude, 21)
	// An exact zero is +0: its sign decides that of a zero accumulator.
	return float.Number{S: api.Mul(negative, api.Sub(1, api.IsZero(sum))), E: 150, M: magnitude}
}

// scale returns two to the power of the sum of two biased exponents.
func scale(api frontend.API, exponents frontend.Variable) float.Number {
	return float.Number{S: 0, E: api.Add(exponents, 150-2*exponentBias), M: 1}
}
