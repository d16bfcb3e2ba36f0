package evm_test

import (
	"encoding/hex"
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
)

// blockOperand is one block of a prepared operand, whose tensor says that it has
// so many cells.
func blockOperand(number uint8, cells uint32) ir.Input {
	return ir.Input{Number: number, Source: ir.OpOutput, ID: uint32(number), Cells: cells,
		Index: ir.Lin{Coord: []int32{0}, K: 1}}
}

// oneBlock is the product of two blocks, of tensors of so many cells.
func oneBlock(a, b uint32) ir.Op {
	return ir.Op{Kind: ir.X8, Writes: ir.WritesNothing, Dims: []uint32{1}, Hi: ir.Bound{Arg: ir.Tile},
		Inputs: []ir.Input{blockOperand(ir.InputA, a), blockOperand(ir.InputB, b)}}
}

// TestRefereeReadsWholeBlocks checks that a tensor that ends within a block has none there,
// and neither has a leaf.
func TestRefereeReadsWholeBlocks(t *testing.T) {
	const whole = 17
	r, h := newReferee(t), readVectors(t, "made").Header
	brought := func(cells ...uint32) (p placed) {
		for id, n := range cells {
			for i := range n {
				p.Inputs = append(p.Inputs, readCell{Source: ir.OpOutput, ID: uint32(id), Index: i, Bits: 0x60 + i})
			}
		}
		return p
	}
	op := oneBlock(whole, whole)
	p := brought(whole, whole)
	p.Op = hex.EncodeToString(op.Encode())
	want, err := ir.Eval(&h, &op, ir.Place{}, opened{h, &op, p.Inputs})
	if err != nil {
		t.Fatal(err)
	}
	p.Want = want
	s, proof := tile(h, p, op.Encode(), &op)
	r.judge(t, "whole blocks", s, proof)
	for _, c := range [][2]uint32{{whole - 1, whole}, {whole, whole - 1}} {
		short := oneBlock(c[0], c[1])
		s, proof := tile(h, p, short.Encode(), &op)
		s.Op = short.Hash()
		r.refuses(t, fmt.Sprintf("tensors of %v cells", c), s, proof)

		s, proof = tile(h, brought(c[0], c[1]), op.Encode(), &short)
		s.Op = op.Hash()
		r.refuses(t, fmt.Sprintf("leaves of %v cells", c), s, proof)
	}
}
