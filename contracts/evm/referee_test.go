package evm_test

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/runtime"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// tileCases is how many places with cells drawn anew TestRefereeOnDrawnCells
// compares; scripts/contracts/arith asks for more.
var tileCases = flag.Int("tiles", 300, "places of operators with random cells, contract against train/ir")

// vectors are those of train/ir.
type vectors struct {
	Header ir.Header `json:"header"`
	Places []placed  `json:"places"`
	Hashes []hashed  `json:"hashes"`
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

type hashed struct {
	Op    string        `json:"op"`
	Step  uint32        `json:"step"`
	Roots []merkle.Root `json:"roots"`
	Want  merkle.Root   `json:"want"`
}

func readVectors(t testing.TB, name string) (v vectors) {
	t.Helper()
	raw, err := os.ReadFile("../../train/ir/testdata/" + name + ".json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(raw, &v); err != nil {
		t.Fatal(err)
	}
	if h := &v.Header; h.Tensors == 0 { // operators made up, of no program
		h.Tensors, h.OpCount, h.TableCount = 16, 16, 16
	}
	return v
}

func operator(t testing.TB, encoded string) ([]byte, ir.Op) {
	t.Helper()
	encoding, err := hex.DecodeString(encoded)
	if err != nil {
		t.Fatal(err)
	}
	op, err := ir.Decode(encoding)
	if err != nil {
		t.Fatal(err)
	}
	return encoding, op
}

// blockGas is about the gas limit of a block of Polygon or Ethereum.
const blockGas = 30_000_000

// referee is the contract on an EVM of its own.
type referee struct {
	code  []byte
	bound *bindings.Referee
}

func newReferee(t testing.TB) *referee {
	t.Helper()
	code, _, _, err := runtime.Create(common.FromHex(bindings.RefereeMetaData.Bin), &runtime.Config{GasLimit: 1 << 50})
	if err != nil {
		t.Fatal(err)
	}
	return &referee{code, bindings.NewReferee()}
}

// holds asks the contract whether the tile of the state is as it says. An error is a
// refusal.
func (r *referee) holds(s dispute.State, p bindings.TileProof) (bool, error) {
	data := r.bound.PackProveTile(bindState(s), p, bindings.Ref{})
	out, _, err := runtime.Execute(r.code, data, &runtime.Config{GasLimit: blockGas})
	if err != nil {
		return false, err
	}
	return r.bound.UnpackProveTile(out)
}

func bindState(s dispute.State) bindings.Packed {
	p := s.Pack()
	return bindings.Packed{
		Claim: p[0], Trace: p[1], Asserter: p[2], Challenger: p[3], Before: p[4], AfterRoot: p[5],
		Ops: p[6], Focus: p[7], Op: p[8], Turn: p[9], Place: p[10],
	}
}

// tile is a place with the proof that the referee wants. Its state is that
// after a tile of several, so that what it claims stands in AccAfter.
func tile(h ir.Header, p placed, encoding []byte, op *ir.Op) (dispute.State, bindings.TileProof) {
	in := newInputs(h, p.Step, h.OpCount, op, p.Inputs)
	s := dispute.State{
		Trace: in.header.Root(), Phase: dispute.Prove, Before: in.before, Step: p.Step, Count: 1, OpCount: h.OpCount,
		Ops: in.ops, Op: op.Hash(), Size: op.Cells(), Index: p.Cell / merkle.LeafCells, Cell: p.Cell,
		Tile: p.Tile, Tiles: 1, AllTiles: max(2, p.Tile+1), AccBefore: p.AccBefore, AccAfter: p.Want,
		Link: dispute.NoLink,
	}
	return s, bindings.TileProof{Header: binder.Header(in.header), Encoding: encoding, Inputs: in.openings,
		Roots: []bindings.Entry{}}
}

// vectorFiles are the names of those of train/ir.
var vectorFiles = []string{"r32", "x8", "tokens", "methods", "made", "gemma3", "windows"}

// TestRefereeVectors checks that the referee computes every place of the vectors as
// train/ir did, and finds any other value wrong.
func TestRefereeVectors(t *testing.T) {
	r, places := newReferee(t), 0
	for _, name := range vectorFiles {
		v := readVectors(t, name)
		for i, p := range v.Places {
			encoding, op := operator(t, p.Op)
			s, proof := tile(v.Header, p, encoding, &op)
			r.judge(t, fmt.Sprintf("%s, place %d", name, i), s, proof)
			places++
		}
	}
	t.Logf("%d places", places)
}

// judge asks the contract about the value in s, and about another value.
func (r *referee) judge(t *testing.T, what string, s dispute.State, p bindings.TileProof) {
	t.Helper()
	right, err := r.holds(s, p)
	if err != nil || !right {
		t.Fatalf("%s: holds is %v, %v; want %08x", what, right, err, s.AccAfter)
	}
	s.AccAfter ^= 1
	if wrong, err := r.holds(s, p); err != nil || wrong {
		t.Fatalf("%s: another value holds: %v, %v", what, wrong, err)
	}
}

// TestRefereeReadsTheLeaf checks that, if a cell has one tile, the claim is the cell of
// the disputed leaf.
func TestRefereeReadsTheLeaf(t *testing.T) {
	r, v := newReferee(t), readVectors(t, "made")
	for i, p := range v.Places {
		encoding, op := operator(t, p.Op)
		if op.Tiles(p.Cell, ir.Fine) != 1 {
			continue
		}
		s, proof := tile(v.Header, p, encoding, &op)
		leaf := leavesOf(v.Header, &ir.Op{Inputs: []ir.Input{{Source: ir.OpOutput, ID: 7, Cells: op.Cells()}}},
			[]readCell{{ir.OpOutput, 7, p.Cell, p.Want}})[source{ir.OpOutput, 7}].data[int(s.Index)]
		s.AllTiles, s.AccAfter, s.Focus, proof.Leaf = 1, 0, merkle.Leaf(leaf), leaf
		if right, err := r.holds(s, proof); err != nil || !right {
			t.Fatalf("place %d: %v, %v", i, right, err)
		}
		leaf[4*(p.Cell%merkle.LeafCells)] ^= 1
		if _, err := r.holds(s, proof); !errors.Is(err, vm.ErrExecutionReverted) {
			t.Fatalf("place %d: takes another leaf: %v", i, err)
		}
		s.Focus = merkle.Leaf(leaf)
		if right, err := r.holds(s, proof); err != nil || right {
			t.Fatalf("place %d: another cell holds: %v, %v", i, right, err)
		}
	}
}

// TestRefereeHashes checks the hashes of the operators that hash.
func TestRefereeHashes(t *testing.T) {
	r := newReferee(t)
	for _, name := range vectorFiles {
		v := readVectors(t, name)
		for i, h := range v.Hashes {
			encoding, op := operator(t, h.Op)
			s, proof := hashProof(v.Header, h, encoding, &op)
			if right, err := r.holds(s, proof); err != nil || !right {
				t.Fatalf("%s, hash %d: %v, %v", name, i, right, err)
			}
			s.Focus[31]++
			if wrong, err := r.holds(s, proof); err != nil || wrong {
				t.Fatalf("%s, hash %d: another hash holds: %v, %v", name, i, wrong, err)
			}
		}
	}
}

func hashProof(h ir.Header, x hashed, encoding []byte, op *ir.Op) (dispute.State, bindings.TileProof) {
	ids, outputs := op.Reads(), map[int]merkle.Root{}
	for i, id := range ids {
		outputs[int(id)] = x.Roots[i]
	}
	tree := newSparse(int(h.OpCount), outputs)
	p := bindings.TileProof{Header: binder.Header(h), Encoding: encoding, Inputs: []bindings.Opening{},
		Roots: []bindings.Entry{}}
	for i, id := range ids {
		p.Roots = append(p.Roots, bindings.Entry{Value: x.Roots[i], Path: tree.path(int(id))})
	}
	return dispute.State{
		Trace: h.Root(), Phase: dispute.Prove, Step: x.Step, Count: 1, OpCount: h.OpCount, Ops: tree.root(),
		Focus: x.Want, Op: op.Hash(), Tiles: 1, AllTiles: 1, Link: dispute.NoLink,
	}, p
}

// drawn reads random cells, except for numbers that operators use as indexes or
// compare, which keep their values.
type drawn struct {
	r     *rand.Rand
	known map[readCell]uint32
	cells []readCell

	prepared map[source]bool // operands of X8
}

// operands are the tensors that an X8 multiplies.
func operands(op *ir.Op) map[source]bool {
	out := map[source]bool{}
	if op.Kind == ir.X8 {
		for _, in := range op.Inputs[:2] {
			out[source{in.Source, in.ID}] = true
		}
	}
	return out
}

// bits are what a cell is that was that of a vector.
func (d *drawn) bits(s ir.Source, id, index, old uint32) uint32 {
	switch {
	case d.prepared[source{s, id}] && index%ir.BlockCells == 16:
		return d.r.Uint32N(116) // an exponent, or none
	case d.prepared[source{s, id}]:
		return d.r.Uint32()
	case old > 1<<16 && s != ir.Data: // a float, not an index
		return operand(d.r)
	}
	return old
}

// Cell implements ir.Reader.
func (d *drawn) Cell(s ir.Source, id, index uint32) (uint32, error) {
	name := readCell{Source: s, ID: id, Index: index}
	old, ok := d.known[name]
	if !ok {
		return 0, fmt.Errorf("cell %d of %d of source %d is not of the vector", index, id, s)
	}
	for _, c := range d.cells {
		if c.Source == s && c.ID == id && c.Index == index {
			return c.Bits, nil
		}
	}
	bits := d.bits(s, id, index, old)
	d.cells = append(d.cells, readCell{s, id, index, bits})
	return bits, nil
}

// TestRefereeOnDrawnCells checks that the referee computes what train/ir computes for
// random cells: subnormals, infinities, NaN, and values next to a rounding.
func TestRefereeOnDrawnCells(t *testing.T) {
	var vs []vectors
	for _, name := range vectorFiles {
		vs = append(vs, readVectors(t, name))
	}
	ref, r, elements := newReferee(t), rand.New(rand.NewPCG(3, 9)), 0
	for i := range *tileCases {
		v := vs[r.IntN(len(vs))]
		p := v.Places[r.IntN(len(v.Places))]
		encoding, op := operator(t, p.Op)
		d := &drawn{r: r, known: map[readCell]uint32{}, prepared: operands(&op)}
		for _, c := range p.Inputs {
			d.known[readCell{Source: c.Source, ID: c.ID, Index: c.Index}] = c.Bits
		}
		if p.AccBefore != 0 {
			p.AccBefore = operand(r)
		}
		at := ir.Place{Cell: p.Cell, Tile: p.Tile, Step: p.Step, AccBefore: p.AccBefore}
		want, err := ir.Eval(&v.Header, &op, at, d)
		if err != nil {
			continue // the cells drawn lead to one that the vector lacks
		}
		p.Inputs, p.Want = d.cells, want
		elements += max(1, len(d.cells)/2)
		s, proof := tile(v.Header, p, encoding, &op)
		ref.judge(t, fmt.Sprintf("case %d, operator %s", i, p.Op), s, proof)
	}
	t.Logf("%d places, some %d elements", *tileCases, elements)
	if elements < *tileCases {
		t.Errorf("only %d elements", elements)
	}
}
