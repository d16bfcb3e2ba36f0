package ir_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
)

var update = flag.Bool("update", false, "write testdata anew")

// vectors are places of operators with everything that they read and the
// result. They are for a second implementation of the referee.
type vectors struct {
	Header ir.Header   `json:"header"`
	Root   merkle.Root `json:"root"`
	Places []placed    `json:"places"`
	Hashes []hashed    `json:"hashes"`
}

type placed struct {
	Op        string     `json:"op"`
	Cell      uint32     `json:"cell"`
	Tile      uint32     `json:"tile"`
	Step      uint32     `json:"step"`
	Inputs    []readCell `json:"inputs"`
	AccBefore uint32     `json:"accBefore"`
	Want      uint32     `json:"want"`
}

type readCell struct {
	Source ir.Source `json:"source"`
	ID     uint32    `json:"id"`
	Index  uint32    `json:"index"`
	Bits   uint32    `json:"bits"`
}

type hashed struct {
	Op    string        `json:"op"`
	Step  uint32        `json:"step"`
	Roots []merkle.Root `json:"roots"`
	Want  merkle.Root   `json:"want"`
}

// noted records the cells that an evaluation reads, each once.
type noted struct {
	ir.Reader
	cells []readCell
}

func (n *noted) Cell(s ir.Source, id, index uint32) (uint32, error) {
	v, err := n.Reader.Cell(s, id, index)
	c := readCell{s, id, index, v}
	for _, old := range n.cells {
		if old == c {
			return v, err
		}
	}
	n.cells = append(n.cells, c)
	return v, err
}

// only returns the cells of a vector and refuses all others.
type only []readCell

func (o only) Cell(s ir.Source, id, index uint32) (uint32, error) {
	for _, c := range o {
		if c.Source == s && c.ID == id && c.Index == index {
			return c.Bits, nil
		}
	}
	return 0, fmt.Errorf("the vector lacks cell %d of %d of source %d", index, id, s)
}

func place(t fataler, h *ir.Header, o *ir.Op, at ir.Place, r ir.Reader) placed {
	t.Helper()
	n := &noted{Reader: r}
	v, err := ir.Eval(h, o, at, n)
	if err != nil {
		t.Fatalf("%v: %v", o, err)
	}
	return placed{hex.EncodeToString(o.Encode()), at.Cell, at.Tile, at.Step, n.cells, at.AccBefore, v}
}

// tiles are the first, a middle and the last tile of a cell.
func tiles(t fataler, h *ir.Header, o *ir.Op, cell, step uint32, r ir.Reader) (out []placed) {
	t.Helper()
	at := ir.Place{Cell: cell, Step: step}
	all := o.Tiles(cell, ir.Fine)
	for at.Tile = 0; at.Tile < all; at.Tile++ {
		p := place(t, h, o, at, r)
		if at.AccBefore = p.Want; at.Tile == 0 || at.Tile == all/2 || at.Tile == all-1 {
			out = append(out, p)
		}
	}
	return out
}

// signature distinguishes operators that a referee treats differently.
func signature(o *ir.Op) string {
	s := fmt.Sprint(o.Kind, o.Writes, len(o.Dims), o.Lo.Form, o.Hi.Form, o.Init, o.When, o.Part, o.Code,
		o.Right == ir.NoOp)
	for _, in := range o.Inputs {
		s += fmt.Sprint(in.Number, in.Source, in.Guard != nil, in.Gather != nil)
	}
	return s
}

// stepVectors has one operator of every signature in a program's step.
func stepVectors(t *testing.T, p program.Program, data []byte) vectors {
	tr, err := ir.New(p, merkle.Sum("data"), ir.Division{Steps: 4, Stride: 2}, data)
	if err != nil {
		t.Fatal(err)
	}
	e := trainer(t, p, data)
	if _, err := e.Step(); err != nil {
		t.Fatal(err)
	}
	s := ir.Start{Tables: tables(t, tr.Plan()), State: clone(e.Tensors()), Data: rowsOf(t, p, data), Step: 1}
	l, _ := record(t, tr.Plan(), s, backend(t, "auto", 1))
	step, err := tr.Begin(s, backend(t, "auto", 1))
	if err != nil {
		t.Fatal(err)
	}
	_, roots, err := step.Run()
	if err != nil {
		t.Fatal(err)
	}
	v, seen := vectors{Header: tr.Header(), Root: tr.Root()}, map[string]bool{}
	r, h := rand.New(rand.NewPCG(5, 6)), tr.Header()
	for i := range tr.Plan().Ops {
		o := &tr.Plan().Ops[i]
		if seen[signature(o)] {
			continue
		}
		seen[signature(o)] = true
		if o.Kind.Hashes() {
			one := hashed{Op: hex.EncodeToString(o.Encode()), Step: 1, Want: roots[i]}
			for _, id := range o.Reads() {
				one.Roots = append(one.Roots, roots[id])
			}
			v.Hashes = append(v.Hashes, one)
			continue
		}
		for range 2 {
			v.Places = append(v.Places, tiles(t, &h, o, uint32(r.IntN(int(o.Cells()))), 1, l)...)
		}
	}
	return v
}

// awkward are bit patterns that implementations of arithmetic often get wrong.
var awkward = []uint32{
	0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x00800000, 0x80800000, 0x00800001, 0x3f800000, 0xbf800000, 0x3f7fffff,
	0x3f800001, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffc12345,
	0x42b17218, 0xc2cff1b5, 0xc2d00000, 0x42b20000, 0x3f3504f3, 0x3f3504f4, 0x20000000, 0x1f800000, 0x60000000,
	0x4b800000, 0x34000000, 0x5f7fffff,
}

func anyBits(r *rand.Rand) uint32 {
	switch r.IntN(4) {
	case 0:
		return awkward[r.IntN(len(awkward))]
	case 1:
		return r.Uint32()
	}
	return 0x3f000000 + r.Uint32N(0x01800000) | r.Uint32()&0x80000000 // of moderate size
}

// scratch returns arbitrary cells, always the same for a place.
type scratch struct {
	r     *rand.Rand
	cells map[[3]uint32]uint32
	bits  func(*rand.Rand) uint32

	prepared bool // inputs 0 and 1 are of blocks
}

// anyBlocks are the bits of a cell of a prepared operand. Its integers may be
// the −128 that quantising never gives, and some of its exponents are invalid.
func anyBlocks(r *rand.Rand, index uint32) uint32 {
	if index%ir.BlockCells == 16 {
		return r.Uint32N(116)
	}
	return r.Uint32() &^ (r.Uint32N(2) * (0xff << (8 * r.Uint32N(4))))
}

func (s *scratch) Cell(src ir.Source, id, index uint32) (uint32, error) {
	at := [3]uint32{uint32(src), id, index}
	if _, ok := s.cells[at]; !ok {
		if s.cells[at] = s.bits(s.r); s.prepared && id <= ir.InputB {
			s.cells[at] = anyBlocks(s.r, index)
		}
	}
	return s.cells[at], nil
}

// made are operators that no plan contains, over awkward cells.
func made(t *testing.T) vectors {
	r := rand.New(rand.NewPCG(7, 8))
	var v vectors
	for _, bits := range []func(*rand.Rand) uint32{anyBits,
		func(r *rand.Rand) uint32 { return awkward[r.IntN(len(awkward))] }, tiny} {
		for _, o := range madeOps() {
			for range 6 - 4*min(1, int(o.Kind)) { // chains are long
				cell := uint32(r.IntN(int(o.Cells())))
				if o.Kind == ir.Quantise { // half of its cells are always zeros
					cell = cell&^(ir.BlockCells-1) | uint32(r.IntN(18))
				}
				s := &scratch{r: r, cells: map[[3]uint32]uint32{}, bits: bits, prepared: o.Kind == ir.X8}
				v.Places = append(v.Places, tiles(t, &v.Header, &o, cell, uint32(r.IntN(9)), s)...)
			}
		}
	}
	return v
}

// tiny are subnormal numbers and numbers next to them.
func tiny(r *rand.Rand) uint32 { return r.Uint32N(0x01000000) | r.Uint32()&0x80000000 }

func madeOps() (ops []ir.Op) {
	input := func(n uint8, k int32) ir.Input {
		return ir.Input{Number: n, Source: ir.State, ID: uint32(n), Cells: 8192,
			Index: ir.Lin{Coord: []int32{200, 1}, K: k, Step: 3}}
	}
	maps := [][]byte{
		{0x00, 0x01, 0x30}, {0x00, 0x01, 0x31}, {0x00, 0x01, 0x32}, {0x00, 0x01, 0x33}, {0x00, 0x34},
		{0x00, 0x01, 0x02, 0x35},
		{0x00, 0x36}, {0x00, 0x37}, {0x00, 0x38}, {0x00, 0x01, 0x02, 0x10, 0x39}, {0x00, 0x01, 0x02, 0x11, 0x3a},
		{0x20, 0x21, 0x02, 0x00, 0x3b}, {0x00, 0x01, 0x02, 0x42, 0x32, 0x35, 0x40, 0x50},
		{0x00}, {0x00, 0x10, 0x33, 0x01, 0x11, 0x30, 0x34, 0x33, 0x37},
	}
	for _, code := range maps {
		ops = append(ops, ir.Op{Kind: ir.Map, Writes: ir.WritesNothing, Dims: []uint32{3, 5}, Code: code,
			Inputs: []ir.Input{input(0, 0), input(1, 0), input(2, 0)}, Consts: []uint32{0x3f800000, 0x40490fdb}})
	}
	blocks := func(n uint8) ir.Input {
		return ir.Input{Number: n, Source: ir.State, ID: uint32(n), Cells: 4096,
			Index: ir.Lin{Coord: []int32{192, 32}, K: 1, Step: 96}}
	}
	terms := map[ir.Kind][]uint32{ // tiles of every size
		ir.FMA: {1, 64, 130, 900, 1800, 4200}, ir.Add: {1, 64, 130, 900}, ir.Max: {1, 64, 130, 2100},
		ir.X8: {1, 64, 130},
	}
	for _, k := range []ir.Kind{ir.FMA, ir.Add, ir.Max, ir.X8} {
		for _, n := range terms[k] {
			o := ir.Op{Kind: k, Writes: ir.WritesNothing, Dims: []uint32{3, 5}, Hi: ir.Bound{Arg: n},
				Inputs: []ir.Input{input(0, 1)}}
			if k == ir.FMA || k == ir.X8 {
				o.Inputs = append(o.Inputs, input(1, 1))
			}
			if k == ir.X8 {
				o.Inputs = []ir.Input{blocks(0), blocks(1)}
			}
			if k != ir.Max && n > 64 {
				o.Init, o.Inputs = true, append(o.Inputs, input(2, 0))
			}
			ops = append(ops, o)
		}
	}
	for _, n := range []uint32{1, 64, 130} {
		in := input(0, 1)
		in.Index.Coord = []int32{200, 0, 0}
		ops = append(ops, ir.Op{Kind: ir.Quantise, Writes: ir.WritesNothing, Depth: n,
			Dims: []uint32{3, (n + 63) / 64, ir.BlockCells}, Inputs: []ir.Input{in}})
	}
	return ops
}

// windows is a Gemma 3 on a token file, in documents longer than its window.
func windows() program.Program {
	p := families(program.R32)["gemma3"]
	p.Tokenizer = program.Tokens
	return p
}

// TestVectors compares the files with the referee's present results, and
// evaluates every vector from its own cells alone.
func TestVectors(t *testing.T) {
	for name, v := range map[string]vectors{
		"r32.json":     stepVectors(t, preset(t, "demo", program.R32, 20), text(2000)),
		"x8.json":      stepVectors(t, preset(t, "demo", program.X8, 20), text(2000)),
		"tokens.json":  stepVectors(t, onTokens(program.R32), tokenFile(t, onTokens(program.R32), 100)),
		"methods.json": stepVectors(t, everything(), tokenFile(t, everything(), 12)),
		"made.json":    made(t),
		"gemma3.json":  stepVectors(t, families(program.R32)["gemma3"], text(2000)),
		"windows.json": stepVectors(t, windows(), tokenFile(t, windows(), 40)),
	} {
		raw := encode(t, v)
		file := "testdata/" + name
		if *update {
			if err := os.WriteFile(file, raw, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		old, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(raw, old) {
			t.Errorf("%s is not what the referee says: the trace's format or bits changed", file)
		}
		replay(t, name, old)
	}
}

// encode writes one vector per line.
func encode(t *testing.T, v vectors) []byte {
	var b bytes.Buffer
	line := func(x any, end string) {
		raw, err := json.Marshal(x)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(append(raw, end...))
	}
	b.WriteString("{\"header\": ")
	line(v.Header, ",\n\"root\": ")
	line(v.Root, ",\n\"places\": [")
	for i, p := range v.Places {
		b.WriteString([]string{"\n", ",\n"}[min(i, 1)])
		line(p, "")
	}
	b.WriteString("],\n\"hashes\": [")
	for i, h := range v.Hashes {
		b.WriteString([]string{"\n", ",\n"}[min(i, 1)])
		line(h, "")
	}
	b.WriteString("]}\n")
	return b.Bytes()
}

func replay(t *testing.T, name string, raw []byte) {
	var v vectors
	if err := json.Unmarshal(raw, &v); err != nil {
		t.Fatal(err)
	}
	for i, p := range v.Places {
		o := decode(t, p.Op)
		got, err := ir.Eval(&v.Header, &o, ir.Place{Cell: p.Cell, Tile: p.Tile, Step: p.Step, AccBefore: p.AccBefore},
			only(p.Inputs))
		if err != nil || got != p.Want {
			t.Errorf("%s: place %d: %08x, %v, want %08x", name, i, got, err, p.Want)
		}
	}
	for i, h := range v.Hashes {
		o := decode(t, h.Op)
		if got := o.HashOf(&v.Header, h.Step, h.Roots); got != h.Want {
			t.Errorf("%s: hash %d: %s, want %s", name, i, got, h.Want)
		}
	}
	if v.Root != (merkle.Root{}) && v.Header.Root() != v.Root {
		t.Errorf("%s: trace root %s, want %s", name, v.Header.Root(), v.Root)
	}
}

func decode(t *testing.T, text string) ir.Op {
	b, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	o, err := ir.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// TestGolden pins the plans. A change would change the trace root in every
// offer.
func TestGolden(t *testing.T) {
	for _, c := range []struct {
		name, numerics string
		ops            uint32
		root, trace    string
	}{
		{"demo", program.R32, 782,
			"0x5a50900e765293fb1adaf275e8f8f686406b564dc5fec6df935683d3c00774fa",
			"0x3012c4fa374ca864c01bd8e661f4ad7c642a7560a53ff6852e5ee5ffec94fb12"},
		{"demo", program.X8, 860,
			"0x7396ae986fc10677b786d2712b36fd2cbd8ca5c5fad0f6b6bbd32678cb3ceffd",
			"0x16607127a30f4de7d40743f99139a637a703389dd25c380c56f739d9374da7d4"},
		{"d64", program.R32, 824,
			"0x852f0853b775c5ffa53ba9f6592428d21e283f1ce61215eaad805566119917a5",
			"0x5b955d9e4e994077905b8fbec0e9502e59388833110dbaa1ac825dd84422e44d"},
		{"d64", program.X8, 902,
			"0xc67e81a99fa2480753b66bd0db8afbc977540ccb27de3efcf89b315c84d0c2f3",
			"0xb6803012a8510f34fcee3832e5e9baf47ac495c2f93a24029926dbca99aa8b6f"},
	} {
		tr, err := ir.New(
			preset(t, c.name, c.numerics, 20),
			merkle.Sum("data"),
			ir.Division{Steps: 4, Stride: 2},
			text(2000),
		)
		if err != nil {
			t.Fatal(err)
		}
		h := tr.Header()
		if h.OpCount != c.ops || h.Ops.String() != c.root || tr.Root().String() != c.trace {
			t.Errorf("%s %s: %d operators, %q, %q", c.name, c.numerics, h.OpCount, h.Ops, tr.Root())
		}
	}
}
