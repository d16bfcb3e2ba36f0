package ir_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
)

// samples has an operator of every kind.
func samples(tb testing.TB) (ops []ir.Op) {
	seen := map[string]bool{}
	for _, numerics := range []string{program.R32, program.X8} {
		x := plan(tb, preset(tb, "demo", numerics, 20))
		for i := range x.Ops {
			if s := signature(&x.Ops[i]); !seen[s] {
				seen[s] = true
				ops = append(ops, x.Ops[i])
			}
		}
	}
	return append(ops, madeOps()...)
}

// TestHostileEncodings changes valid operators. Decode must refuse each change.
func TestHostileEncodings(t *testing.T) {
	kinds := map[ir.Kind]ir.Op{}
	for _, o := range samples(t) {
		if _, ok := kinds[o.Kind]; !ok {
			kinds[o.Kind] = o
		}
	}
	for name, c := range map[string]struct {
		kind ir.Kind
		edit func(*ir.Op)
	}{
		"no rank":                  {ir.Map, func(o *ir.Op) { o.Dims = nil }},
		"dimension 0":              {ir.Map, func(o *ir.Op) { o.Dims[0] = 0 }},
		"too many cells":           {ir.Map, func(o *ir.Op) { o.Dims[0] = 1 << 31 }},
		"unknown kind":             {ir.Map, func(o *ir.Op) { o.Kind = 10 }},
		"writes a tensor":          {ir.Map, func(o *ir.Op) { o.Writes = 0 }},
		"writes nothing known":     {ir.Map, func(o *ir.Op) { o.Writes = -4 }},
		"no code":                  {ir.Map, func(o *ir.Op) { o.Code = nil }},
		"two cells left":           {ir.Map, func(o *ir.Op) { o.Code = append(o.Code, 0) }},
		"nothing left":             {ir.Map, func(o *ir.Op) { o.Code = append(o.Code, ir.Drop) }},
		"stack too short":          {ir.Map, func(o *ir.Op) { o.Code = []byte{0, ir.InstrAdd} }},
		"copy from below":          {ir.Map, func(o *ir.Op) { o.Code = []byte{0, ir.CopyBelow | 1, ir.InstrAdd} }},
		"no such input":            {ir.Map, func(o *ir.Op) { o.Code = []byte{15} }},
		"no such constant":         {ir.Map, func(o *ir.Op) { o.Code = []byte{ir.PushConst | 15} }},
		"no such coordinate":       {ir.Map, func(o *ir.Op) { o.Code = []byte{ir.PushCoord | 5} }},
		"no such instruction":      {ir.Map, func(o *ir.Op) { o.Code = []byte{0, 0x3c} }},
		"code too long":            {ir.Map, func(o *ir.Op) { o.Code = bytes.Repeat([]byte{0}, 65) }},
		"inputs out of order":      {ir.Map, func(o *ir.Op) { o.Inputs[0].Number = 1 }},
		"input of no source":       {ir.Map, func(o *ir.Op) { o.Inputs[0].Source = ir.Data }},
		"input without cells":      {ir.Map, func(o *ir.Op) { o.Inputs[0].Cells = 0 }},
		"a map over k":             {ir.Map, func(o *ir.Op) { o.Inputs[0].Index.K = 1 }},
		"gather by itself":         {ir.Map, func(o *ir.Op) { o.Inputs[0].Gather = &ir.Gather{} }},
		"k by twos":                {ir.FMA, func(o *ir.Op) { o.Inputs[0].Index.K = 2 }},
		"no second factor":         {ir.FMA, func(o *ir.Op) { o.Inputs = o.Inputs[:1] }},
		"unknown form":             {ir.FMA, func(o *ir.Op) { o.Hi.Form = 5 }},
		"bound outside":            {ir.FMA, func(o *ir.Op) { o.Hi = ir.Bound{Form: ir.Behind, Dim: 6} }},
		"fixed bound by dimension": {ir.FMA, func(o *ir.Op) { o.Hi.Dim = 1 }},
		"init without input":       {ir.FMA, func(o *ir.Op) { o.Init = true }},
		"when in a product":        {ir.FMA, func(o *ir.Op) { o.When, o.Match = true, o.Inputs[0].Index }},
		"gathering chain":          {ir.FMA, func(o *ir.Op) { o.Inputs[1].Gather = &ir.Gather{} }},
		"maximum from init":        {ir.Max, func(o *ir.Op) { o.Init = true }},
		"blocks from one":          {ir.X8, func(o *ir.Op) { o.Lo.Arg = 1 }},
		"one block for all":        {ir.X8, func(o *ir.Op) { o.Inputs[0].Index.K = 0 }},
		"guarded blocks": {ir.X8, func(o *ir.Op) {
			o.Inputs[1].Guard = &ir.Lin{Coord: make([]int32,
				len(o.Dims))}
		}},
		"no depth":           {ir.Quantise, func(o *ir.Op) { o.Depth = 0 }},
		"a block too few":    {ir.Quantise, func(o *ir.Op) { o.Depth += 64 }},
		"blocks of 31 cells": {ir.Quantise, func(o *ir.Op) { o.Dims[len(o.Dims)-1]-- }},
		"quantise of rank 1": {ir.Quantise, func(o *ir.Op) {
			o.Dims, o.Inputs[0].Index.Coord = []uint32{32},
				[]int32{0}
		}},
		"quantise of nothing":   {ir.Quantise, func(o *ir.Op) { o.Inputs = nil }},
		"quantise of input 1":   {ir.Quantise, func(o *ir.Op) { o.Inputs[0].Number = 1 }},
		"quantise of one value": {ir.Quantise, func(o *ir.Op) { o.Inputs[0].Index.K = 0 }},
		"guarded quantise": {ir.Quantise, func(o *ir.Op) {
			o.Inputs[0].Guard = &ir.Lin{Coord: make([]int32, len(o.Dims))}
		}},
		"gathering quantise": {ir.Quantise, func(o *ir.Op) { o.Inputs[0].Gather = &ir.Gather{} }},
		"batch of rank 1":    {ir.Batch, func(o *ir.Op) { o.Dims = o.Dims[:1] }},
		"batch of no part":   {ir.Batch, func(o *ir.Op) { o.Part = ir.PartStarts + 1 }},
		"hash of no cells":   {ir.TensorHash, func(o *ir.Op) { o.Size = 0 }},
		"hash that writes":   {ir.StateHash, func(o *ir.Op) { o.Writes = ir.WritesLoss }},
	} {
		o, err := ir.Decode(encoded(kinds[c.kind]))
		if err != nil {
			t.Fatalf("%s: the original: %v", name, err)
		}
		c.edit(&o)
		if _, err := ir.Decode(o.Encode()); !errors.Is(err, ir.ErrMalformed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func encoded(o ir.Op) []byte { return o.Encode() }

func TestCutAndLongEncodings(t *testing.T) {
	for _, o := range samples(t) {
		b := o.Encode()
		for n := range b {
			if _, err := ir.Decode(b[:n]); !errors.Is(err, ir.ErrMalformed) {
				t.Fatalf("kind %d cut to %d of %d bytes: %v", o.Kind, n, len(b), err)
			}
		}
		if _, err := ir.Decode(append(b, 0)); !errors.Is(err, ir.ErrMalformed) {
			t.Fatalf("kind %d with a byte more: %v", o.Kind, err)
		}
	}
	if _, err := ir.Decode(make([]byte, ir.MaxEncoding+1)); !errors.Is(err, ir.ErrMalformed) {
		t.Error(err)
	}
}

// same reads everything as the same bits.
type same uint32

func (s same) Cell(ir.Source, uint32, uint32) (uint32, error) { return uint32(s), nil }

// FuzzDecode: whatever decodes encodes to the same bytes, and each of its
// places is evaluated or refused without a panic.
func FuzzDecode(f *testing.F) {
	for _, o := range samples(f) {
		f.Add(o.Encode(), uint32(0), uint32(0))
	}
	h := &ir.Header{DataBytes: 100, Batch: 2, Accumulate: 1, Context: 9}
	f.Fuzz(func(t *testing.T, b []byte, cell, bits uint32) {
		o, err := ir.Decode(b)
		if err != nil {
			return
		}
		if !bytes.Equal(o.Encode(), b) {
			t.Fatal("two encodings of one operator")
		}
		at := ir.Place{Cell: cell % o.Cells(), Tiling: ir.Tiling(bits % 2), Step: bits, AccBefore: bits}
		if !o.Kind.Hashes() {
			at.Tile = cell % o.Tiles(at.Cell, at.Tiling)
		}
		if v, err := ir.Eval(h, &o, at, same(bits)); err != nil && !errors.Is(err, ir.ErrMalformed) {
			t.Fatalf("%v: %v", o, err)
		} else if again, _ := ir.Eval(h, &o, at, same(bits)); v != again {
			t.Fatal("two values of one cell")
		}
	})
}
