package keys_test

import (
	"bytes"
	"encoding/binary"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm/runtime"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// dot is a game about private data that came down to a tile: element 1 of
// operator 2, of an FMA whose a begins in the middle of a leaf and ends in the next,
// or of an X8 whose block of a is the second of its leaf.
type dot struct {
	header ir.Header
	op     ir.Op
	a, b   []uint32 // outputs of operators 0 and 1
	ops    []merkle.Root
	state  dispute.State
	sealed [4]bindings.SealedLeaf
	raw    []byte // the operator's encoding, where it is none of op
	leaf   []byte // of the output, where the chain has one tile
}

const (
	terms = 100 // of the chain: two tiles
	width = 3   // elements of the output
)

func newDot() dot {
	r := rand.New(rand.NewPCG(8, 8))
	d := dot{a: randomCells(r, width*terms), b: randomCells(r, terms)}
	row := ir.Lin{Coord: []int32{terms}, K: 1}
	d.op = ir.Op{
		Kind: ir.FMA, Writes: ir.WritesNothing, Dims: []uint32{width}, Hi: ir.Bound{Arg: terms},
		Inputs: []ir.Input{
			{Number: ir.InputA, ID: 0, Cells: width * terms, Index: row},
			{Number: ir.InputB, ID: 1, Cells: terms, Index: ir.Lin{Coord: []int32{0}, K: 1}},
		},
	}
	d.settle([4]struct{ op, leaf int }{{0, 1}, {0, 2}, {1, 0}, {1, 0}})
	d.state.Op, d.state.AccAfter = d.op.Hash(), d.sum()
	return d
}

// settle makes the state of the game, with the leaves that the tile reads.
func (d *dot) settle(leaves [4]struct{ op, leaf int }) {
	d.header = ir.Header{Numerics: merkle.Sum("private"), OpCount: 4}
	a, b := sealedTree(d.a), sealedTree(d.b)
	d.ops = []merkle.Root{a.Root(), b.Root(), {2}, {3}}
	d.settleLeaves(leaves)
	d.state = dispute.State{
		Claim: merkle.Sum("claim"), Trace: d.header.Root(), Private: true, Asserter: dispute.Address{1},
		Challenger: dispute.Address{2}, Phase: dispute.Prove, MovedAt: 1, OpCount: 4,
		Ops: merkle.TreeOf(append([]merkle.Root(nil), d.ops...)).Root(), OpIndex: 2, Size: width, Cell: 1, Tiles: 1,
		AllTiles: 2, Link: dispute.NoLink,
	}
}

// newBlockDot is newDot of X8: the first block of a row, of rows of two blocks less
// one, where b's is the first of its leaf.
func newBlockDot() dot {
	r := rand.New(rand.NewPCG(8, 9))
	d := dot{a: slices.Concat(preparedLeaf(r), preparedLeaf(r), preparedLeaf(r)), b: preparedLeaf(r)}
	d.op = ir.Op{
		Kind: ir.X8, Writes: ir.WritesNothing, Dims: []uint32{width}, Hi: ir.Bound{Arg: terms},
		Inputs: []ir.Input{
			{Number: ir.InputA, ID: 0, Cells: uint32(len(d.a)),
				Index: ir.Lin{Base: ir.BlockCells, Coord: []int32{2 * ir.BlockCells}, K: 1}},
			{Number: ir.InputB, ID: 1, Cells: uint32(len(d.b)), Index: ir.Lin{Coord: []int32{0}, K: 1}},
		},
	}
	d.settle([4]struct{ op, leaf int }{{0, 1}, {0, 1}, {1, 0}, {1, 0}})
	d.state.Op, d.state.AccAfter = d.op.Hash(), product(leafOf(d.a, 1), d.b, ir.BlockCells, 0, 0)
	return d
}

// settleLeaves brings leaves of operators' outputs, by their numbers.
func (d *dot) settleLeaves(leaves [4]struct{ op, leaf int }) {
	for i, leaf := range leaves {
		d.sealLeaf(i, leaf.op, leaf.leaf)
	}
}

// sealLeaf brings a leaf of operator op's output in place i.
func (d *dot) sealLeaf(i, op, leaf int) {
	t := sealedTree([][]uint32{d.a, d.b}[op])
	d.sealed[i] = bindings.SealedLeaf{
		Leaf: uint32(leaf), Hash: t.Hashes()[leaf], Path: words(t.Path(leaf)),
		Top: words(merkle.TreeOf(append([]merkle.Root(nil), d.ops...)).Path(op)),
	}
}

// sum is the chain after the first tile.
func (d dot) sum() uint32 {
	acc := float32(0)
	for k := range 64 {
		acc = num.FMA(math.Float32frombits(d.a[terms+k]), math.Float32frombits(d.b[k]), acc)
	}
	return math.Float32bits(acc)
}

func randomCells(r *rand.Rand, n int) []uint32 {
	v := make([]uint32, n)
	for i := range v {
		v[i] = math.Float32bits(float32(r.NormFloat64()))
	}
	return v
}

func leafOf(cells []uint32, i int) []uint32 {
	return cells[i*circuit.LeafCells : min(len(cells), (i+1)*circuit.LeafCells)]
}

// sealedTree is the tree over an array's leaves, hashed for private data.
func sealedTree(cells []uint32) merkle.Tree {
	var hashes []merkle.Root
	for i := range merkle.LeavesOf(len(cells)) {
		h := circuit.HashLeaf(leafOf(cells, i))
		hashes = append(hashes, merkle.Root(h.Bytes()))
	}
	return merkle.TreeOf(hashes)
}

func words(rs []merkle.Root) (out [][32]byte) {
	for _, r := range rs {
		out = append(out, r)
	}
	return out
}

// statement is what the asserter proves, and with what.
func (d dot) statement(c circuit.Context) (circuit.Statement, circuit.Leaves) {
	if d.op.Kind == ir.X8 {
		l := circuit.Leaves{A: [][]uint32{leafOf(d.a, 1)}, B: [][]uint32{leafOf(d.b, 0)}}
		return circuit.Statement{
			Context: c, Place: circuit.Place{OffsetA: ir.BlockCells, Terms: 1, AccAfter: d.state.AccAfter},
			HashA: []fr.Element{circuit.HashLeaf(l.A[0])}, HashB: []fr.Element{circuit.HashLeaf(l.B[0])},
		}, l
	}
	l := circuit.Leaves{
		A: [][]uint32{leafOf(d.a, 1), leafOf(d.a, 2)},
		B: [][]uint32{leafOf(d.b, 0), leafOf(d.b, 0)},
	}
	st := circuit.Statement{Context: c, Place: circuit.Place{OffsetA: terms % 64, Terms: 64,
		AccAfter: d.state.AccAfter}}
	for i := range 2 {
		st.HashA, st.HashB = append(st.HashA, circuit.HashLeaf(l.A[i])), append(st.HashB, circuit.HashLeaf(l.B[i]))
	}
	return st, l
}

func (d dot) proof() bindings.PrivateProof {
	h := d.header
	encoding := d.raw
	if encoding == nil {
		encoding = d.op.Encode()
	}
	return bindings.PrivateProof{
		Header:   bindings.Header{Numerics: h.Numerics, OpCount: h.OpCount},
		Encoding: encoding, Sealed: d.sealed, Init: []bindings.Opening{}, Leaf: d.leaf,
	}
}

func (d dot) packed() bindings.Packed {
	p := d.state.Pack()
	return bindings.Packed{
		Claim: p[0], Trace: p[1], Asserter: p[2], Challenger: p[3], Before: p[4], AfterRoot: p[5],
		Ops: p[6], Focus: p[7], Op: p[8], Turn: p[9], Place: p[10],
	}
}

var (
	private = bindings.NewPrivateReferee()
	ref     = bindings.Ref{Segment: 5}
)

// deployPrivate is a chain with the referee of private games, and its verifiers.
func deployPrivate(t *testing.T) chain {
	t.Helper()
	c := deploy(t, bindings.TileVerifierMetaData.Bin)
	create := func(code []byte) (common.Address, error) {
		_, at, _, err := runtime.Create(code, c.cfg)
		return at, err
	}
	blocks, err := create(common.FromHex(bindings.BlockVerifierMetaData.Bin))
	if err != nil {
		t.Fatal(err)
	}
	referee, err := create(common.FromHex(bindings.RefereeMetaData.Bin))
	if err != nil {
		t.Fatal(err)
	}
	key, blockKey := keys.DevnetPins[circuit.R32].KeyHash(), keys.DevnetPins[circuit.X8].KeyHash()
	under := func(key, blockKey [32]byte) (common.Address, error) {
		return create(append(common.FromHex(bindings.PrivateRefereeMetaData.Bin),
			private.PackConstructor(c.verifier, key, blocks, blockKey, referee)...))
	}
	at, err := under(key, blockKey)
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range [][2][32]byte{{{1}, blockKey}, {key, {1}}, {blockKey, key}} {
		if _, err := under(wrong[0], wrong[1]); err == nil {
			t.Errorf("verifiers with other keys than %x were taken", wrong)
		}
	}
	return chain{c.cfg, at}
}

// inputs asks the contract for the public inputs of a game's tile.
func (c chain) inputs(t *testing.T, d dot) ([]*big.Int, error) {
	t.Helper()
	out, _, err := c.call(t, private.PackPublicInputs(d.packed(), d.proof(), ref))
	if err != nil {
		return nil, err
	}
	return private.UnpackPublicInputs(out)
}

// encoded is abi.encode of the proof, as provePrivate takes it.
func (d dot) encoded(t *testing.T, words []byte) []byte {
	t.Helper()
	abi, err := bindings.PrivateRefereeMetaData.ParseABI()
	if err != nil {
		t.Fatal(err)
	}
	p := d.proof()
	p.Proof = words
	raw, err := abi.Methods["publicInputs"].Inputs[1:2].Pack(p)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func (c chain) holds(t *testing.T, d dot, words []byte) (bool, uint64) {
	t.Helper()
	out, gas, err := c.call(t, private.PackProvePrivate(d.packed(), d.encoded(t, words), ref))
	if err != nil {
		return false, gas
	}
	ok, err := private.UnpackProvePrivate(out)
	return ok && err == nil, gas
}

// TestPrivateTile plays the last move of a game about private data: the
// contract says what must be proven, and takes the proof of that alone.
func TestPrivateTile(t *testing.T) {
	c := deployPrivate(t)
	tiles, blocks := provesTile(t, c, circuit.R32, newDot), provesTile(t, c, circuit.X8, newBlockDot)
	for name, d := range map[string]dot{"a tile": newDot(), "a block": newBlockDot()} {
		words := map[string][]byte{"a tile": blocks, "a block": tiles}[name]
		if ok, _ := c.holds(t, d, words); ok {
			t.Errorf("%s is proven under the other key", name)
		}
	}
}

// provesTile returns the proof.
func provesTile(t *testing.T, c chain, a circuit.Arithmetic, game func() dot) []byte {
	t.Helper()
	_, pair := devnetKeys(t, a)
	d := game()
	public, err := c.inputs(t, d)
	if err != nil {
		t.Fatal(err)
	}
	var packed [32]byte
	public[0].FillBytes(packed[:])
	st, l := d.statement(circuit.Context(packed[2:18]))
	if len(public) != len(st.Public()) {
		t.Fatalf("%d public inputs in the contract, %d here", len(public), len(st.Public()))
	}
	for i, want := range st.Public() {
		if public[i].Cmp(want) != 0 {
			t.Fatalf("public input %d is %x in the contract, %x here", i, public[i], want)
		}
	}
	proof, err := pair.System.Prove(pair.Proving, st, l)
	if err != nil {
		t.Fatal(err)
	}
	calldata, err := circuit.Calldata(proof)
	if err != nil {
		t.Fatal(err)
	}
	ok, gas := c.holds(t, d, calldata)
	t.Logf("the last move of a private game of %s takes %d gas, without the game's own", a, gas)
	if !ok {
		t.Fatal("the honest proof is refused")
	}
	refusesTwins(t, c, game, calldata)
	return calldata
}

// refusesTwins changes what the proof is for, one thing at a time.
func refusesTwins(t *testing.T, c chain, game func() dot, calldata []byte) {
	t.Helper()
	for name, change := range map[string]func(d *dot){
		"sum":         func(d *dot) { d.state.AccAfter ^= 1 },
		"asserter":    func(d *dot) { d.state.Asserter[3] = 9 },
		"challenger":  func(d *dot) { d.state.Challenger[3] = 9 },
		"claim":       func(d *dot) { d.state.Claim[3] = 9 },
		"cell":        func(d *dot) { d.state.Cell = 2 },
		"tile":        func(d *dot) { d.state.Tile = 1 },
		"step":        func(d *dot) { d.state.Step = 1 },
		"operator":    func(d *dot) { d.state.OpIndex = 3 },
		"operators":   func(d *dot) { d.state.Ops[0] ^= 1 },
		"trace":       func(d *dot) { d.state.Trace[0] ^= 1 },
		"encoding":    func(d *dot) { d.op.Inputs[0].Index.Base = 1 },
		"leaf's hash": func(d *dot) { d.sealed[1].Hash[31] ^= 1 },
		"b's hash":    func(d *dot) { d.sealed[2].Hash[31] ^= 1 },
		"last leaf":   func(d *dot) { d.sealed[3].Leaf++ },
		"length":      func(d *dot) { d.op.Hi.Arg = 0; d.state.Op = d.op.Hash() },
		"start":       func(d *dot) { d.op.Lo.Form = ir.Behind; d.state.Op = d.op.Hash() },
		"place in a":  func(d *dot) { d.op.Inputs[0].Index.Base++; d.state.Op = d.op.Hash() },
		"place in b":  func(d *dot) { d.op.Inputs[1].Index.Base = 1; d.state.Op = d.op.Hash() },
		"end of b":    func(d *dot) { d.op.Inputs[1].Cells = 16; d.state.Op = d.op.Hash() },
		"init":        func(d *dot) { d.op.Init = true; d.state.Op = d.op.Hash() },
		"condition":   func(d *dot) { d.op.When = true; d.state.Op = d.op.Hash() },
		"stride":      func(d *dot) { d.op.Inputs[1].Index.K = 0; d.state.Op = d.op.Hash() },
		"cell beyond": func(d *dot) { d.state.Cell = width },
		"guard": func(d *dot) {
			d.op.Inputs[0].Guard = &ir.Lin{Coord: []int32{0}}
			d.state.Op = d.op.Hash()
		},
		"leaf's number": func(d *dot) { d.sealed[0].Leaf = 0 },
		"repeated leaf": func(d *dot) { d.sealed[3].Hash = d.sealed[0].Hash },
		"path":          func(d *dot) { d.sealed[0].Path = d.sealed[2].Path },
		"operator's kind": func(d *dot) {
			d.op.Kind = ir.Add
			d.op.Inputs = d.op.Inputs[:1]
			d.state.Op = d.op.Hash()
		},
	} {
		other := game()
		change(&other)
		if ok, _ := c.holds(t, other, calldata); ok {
			t.Errorf("a proof for another %s is accepted", name)
		}
	}
	if ok, _ := c.holds(t, game(), append(bytes.Clone(calldata[:32]), calldata...)); ok {
		t.Error("a long proof is accepted")
	}
}

// TestPrivateLeaves checks that the contract hashes leaves as the circuit does.
func TestPrivateLeaves(t *testing.T) {
	c := deployPrivate(t)
	r := rand.New(rand.NewPCG(4, 4))
	for n := range circuit.LeafCells + 1 {
		cells := make([]uint32, n)
		raw := make([]byte, 4*n)
		for i := range cells {
			cells[i] = r.Uint32()
			binary.LittleEndian.PutUint32(raw[4*i:], cells[i])
		}
		out, gas, err := c.call(t, private.PackLeafHash(raw))
		if err != nil {
			t.Fatal(err)
		}
		want := circuit.HashLeaf(cells)
		var got fr.Element
		if got.SetBytes(out); !got.Equal(&want) {
			t.Fatalf("%d cells: %x, want %x", n, out, want.Bytes())
		}
		if n == circuit.LeafCells {
			t.Logf("a call that hashes a leaf takes %d gas", gas)
		}
	}
	if _, _, err := c.call(t, private.PackLeafHash(make([]byte, 260))); err == nil {
		t.Error("a leaf of 65 cells is hashed")
	}
}
