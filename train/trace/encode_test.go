package trace_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/trace"
)

// samples are operators of every kind.
func samples(tb testing.TB) (ops []trace.Op) {
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

// TestHostileEncodings changes valid operators; each change must be refused.
func TestHostileEncodings(t *testing.T) {
	kinds := map[trace.Kind]trace.Op{}
	for _, o := range samples(t) {
		if _, ok := kinds[o.Kind]; !ok {
			kinds[o.Kind] = o
		}
	}
	for name, c := range map[string]struct {
		kind trace.Kind
		edit func(*trace.Op)
	}{
		"no rank":                  {trace.Map, func(o *trace.Op) { o.Dims = nil }},
		"dimension 0":              {trace.Map, func(o *trace.Op) { o.Dims[0] = 0 }},
		"too many cells":           {trace.Map, func(o *trace.Op) { o.Dims[0] = 1 << 31 }},
		"unknown kind":             {trace.Map, func(o *trace.Op) { o.Kind = 10 }},
		"writes a tensor":          {trace.Map, func(o *trace.Op) { o.Writes = 0 }},
		"writes nothing known":     {trace.Map, func(o *trace.Op) { o.Writes = -4 }},
		"no code":                  {trace.Map, func(o *trace.Op) { o.Code = nil }},
		"two cells left":           {trace.Map, func(o *trace.Op) { o.Code = append(o.Code, 0) }},
		"nothing left":             {trace.Map, func(o *trace.Op) { o.Code = append(o.Code, trace.Drop) }},
		"stack too short":          {trace.Map, func(o *trace.Op) { o.Code = []byte{0, trace.InstrAdd} }},
		"copy from below":          {trace.Map, func(o *trace.Op) { o.Code = []byte{0, trace.CopyBelow | 1, trace.InstrAdd} }},
		"no such input":            {trace.Map, func(o *trace.Op) { o.Code = []byte{15} }},
		"no such constant":         {trace.Map, func(o *trace.Op) { o.Code = []byte{trace.PushConst | 15} }},
		"no such coordinate":       {trace.Map, func(o *trace.Op) { o.Code = []byte{trace.PushCoord | 5} }},
		"no such instruction":      {trace.Map, func(o *trace.Op) { o.Code = []byte{0, 0x3c} }},
		"code too long":            {trace.Map, func(o *trace.Op) { o.Code = bytes.Repeat([]byte{0}, 65) }},
		"inputs out of order":      {trace.Map, func(o *trace.Op) { o.Inputs[0].Number = 1 }},
		"input of no source":       {trace.Map, func(o *trace.Op) { o.Inputs[0].Source = trace.Data }},
		"input without cells":      {trace.Map, func(o *trace.Op) { o.Inputs[0].Cells = 0 }},
		"a map over k":             {trace.Map, func(o *trace.Op) { o.Inputs[0].Index.K = 1 }},
		"gather by itself":         {trace.Map, func(o *trace.Op) { o.Inputs[0].Gather = &trace.Gather{} }},
		"k by twos":                {trace.FMA, func(o *trace.Op) { o.Inputs[0].Index.K = 2 }},
		"no second factor":         {trace.FMA, func(o *trace.Op) { o.Inputs = o.Inputs[:1] }},
		"unknown form":             {trace.FMA, func(o *trace.Op) { o.Hi.Form = 5 }},
		"bound outside":            {trace.FMA, func(o *trace.Op) { o.Hi = trace.Bound{Form: trace.Behind, Dim: 6} }},
		"fixed bound by dimension": {trace.FMA, func(o *trace.Op) { o.Hi.Dim = 1 }},
		"init without input":       {trace.FMA, func(o *trace.Op) { o.Init = true }},
		"when in a product":        {trace.FMA, func(o *trace.Op) { o.When, o.Match = true, o.Inputs[0].Index }},
		"gathering chain":          {trace.FMA, func(o *trace.Op) { o.Inputs[1].Gather = &trace.Gather{} }},
		"maximum from init":        {trace.Max, func(o *trace.Op) { o.Init = true }},
		"blocks from one":          {trace.X8, func(o *trace.Op) { o.Lo.Arg = 1 }},
		"one block for all":        {trace.X8, func(o *trace.Op) { o.Inputs[0].Index.K = 0 }},
		"guarded blocks":           {trace.X8, func(o *trace.Op) { o.Inputs[1].Guard = &trace.Lin{Coord: make([]int32, len(o.Dims))} }},
		"no depth":                 {trace.Quantise, func(o *trace.Op) { o.Depth = 0 }},
		"a block too few":          {trace.Quantise, func(o *trace.Op) { o.Depth += 64 }},
		"blocks of 31 cells":       {trace.Quantise, func(o *trace.Op) { o.Dims[len(o.Dims)-1]-- }},
		"quantise of rank 1":       {trace.Quantise, func(o *trace.Op) { o.Dims, o.Inputs[0].Index.Coord = []uint32{32}, []int32{0} }},
		"quantise of nothing":      {trace.Quantise, func(o *trace.Op) { o.Inputs = nil }},
		"quantise of input 1":      {trace.Quantise, func(o *trace.Op) { o.Inputs[0].Number = 1 }},
		"quantise of one value":    {trace.Quantise, func(o *trace.Op) { o.Inputs[0].Index.K = 0 }},
		"guarded quantise": {trace.Quantise, func(o *trace.Op) {
			o.Inputs[0].Guard = &trace.Lin{Coord: make([]int32, len(o.Dims))}
		}},
		"gathering quantise": {trace.Quantise, func(o *trace.Op) { o.Inputs[0].Gather = &trace.Gather{} }},
		"batch of rank 1":    {trace.Batch, func(o *trace.Op) { o.Dims = o.Dims[:1] }},
		"batch two ahead":    {trace.Batch, func(o *trace.Op) { o.Shift = 2 }},
		"hash of no cells":   {trace.TensorHash, func(o *trace.Op) { o.Size = 0 }},
		"hash that writes":   {trace.StateHash, func(o *trace.Op) { o.Writes = trace.WritesLoss }},
	} {
		o, err := trace.Decode(encoded(kinds[c.kind]))
		if err != nil {
			t.Fatalf("%s: the original: %v", name, err)
		}
		c.edit(&o)
		if _, err := trace.Decode(o.Encode()); !errors.Is(err, trace.ErrMalformed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func encoded(o trace.Op) []byte { return o.Encode() }

func TestCutAndLongEncodings(t *testing.T) {
	for _, o := range samples(t) {
		b := o.Encode()
		for n := range b {
			if _, err := trace.Decode(b[:n]); !errors.Is(err, trace.ErrMalformed) {
				t.Fatalf("kind %d cut to %d of %d bytes: %v", o.Kind, n, len(b), err)
			}
		}
		if _, err := trace.Decode(append(b, 0)); !errors.Is(err, trace.ErrMalformed) {
			t.Fatalf("kind %d with a byte more: %v", o.Kind, err)
		}
	}
	if _, err := trace.Decode(make([]byte, trace.MaxEncoding+1)); !errors.Is(err, trace.ErrMalformed) {
		t.Error(err)
	}
}

// same reads everything as the same bits.
type same uint32

func (s same) Cell(trace.Source, uint32, uint32) (uint32, error) { return uint32(s), nil }

// FuzzDecode: what decodes encodes to the same bytes, and any place of it is
// evaluated or refused, never worse.
func FuzzDecode(f *testing.F) {
	for _, o := range samples(f) {
		f.Add(o.Encode(), uint32(0), uint32(0))
	}
	h := &trace.Header{DataBytes: 100, Batch: 2, Accumulate: 1, Context: 9}
	f.Fuzz(func(t *testing.T, b []byte, cell, bits uint32) {
		o, err := trace.Decode(b)
		if err != nil {
			return
		}
		if !bytes.Equal(o.Encode(), b) {
			t.Fatal("two encodings of one operator")
		}
		at := trace.Place{Cell: cell % o.Cells(), Tiling: trace.Tiling(bits % 2), Step: bits, AccBefore: bits}
		if !o.Kind.Hashes() {
			at.Tile = cell % o.Tiles(at.Cell, at.Tiling)
		}
		if v, err := trace.Eval(h, &o, at, same(bits)); err != nil && !errors.Is(err, trace.ErrMalformed) {
			t.Fatalf("%v: %v", o, err)
		} else if again, _ := trace.Eval(h, &o, at, same(bits)); v != again {
			t.Fatal("two values of one cell")
		}
	})
}
