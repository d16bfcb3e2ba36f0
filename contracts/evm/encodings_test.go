package evm_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

var ruleBook = bindings.NewGameRules()

// rulesHarness is GameRules alone, which keeps no state and so accepts any state of a
// game.
type rulesHarness struct {
	t  *testing.T
	y  deployments
	at common.Address
}

func newRulesHarness(t *testing.T) rulesHarness {
	y := newDeployments()
	at, _, err := y.try(&bindings.GameRulesMetaData, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rulesHarness{t, y, at}
}

// takes checks that a call succeeds.
func (b rulesHarness) takes(name string, data []byte) {
	b.t.Helper()
	if out, _, err := runtime.Call(b.at, data, b.y.cfg); err != nil {
		b.t.Errorf("%s: %v, %x", name, err, out)
	}
}

func (b rulesHarness) refuses(name, want string, data []byte) {
	b.t.Helper()
	out, _, err := runtime.Call(b.at, data, b.y.cfg)
	if err == nil || !bytes.Equal(out, crypto.Keccak256([]byte(want + "()"))[:4]) {
		b.t.Errorf("%s: %v, %x, want %s", name, err, out, want)
	}
}

// encoding joins bytes, and numbers as four of them.
func encoding(parts ...any) (e []byte) {
	for _, p := range parts {
		switch v := p.(type) {
		case byte:
			e = append(e, v)
		case int:
			e = binary.BigEndian.AppendUint32(e, uint32(v))
		}
	}
	return e
}

func operatorHash(e []byte) merkle.Root {
	return sha256.Sum256(append([]byte("infernet/op/1\x00"), e...))
}

func bound(r []merkle.Root) [][32]byte {
	out := make([][32]byte, len(r))
	for i, x := range r {
		out[i] = x
	}
	return out
}

// choice is a state in PickNode over n outputs, of a plan of two operators.
type choice struct {
	state   dispute.State
	header  ir.Header
	outputs merkle.Tree
	op      []byte
	path    []merkle.Root
}

func newChoice(n int, e []byte) choice {
	op := operatorHash(e)
	c := choice{op: e, path: []merkle.Root{op}, header: ir.Header{OpCount: 2, Ops: merkle.Node(&op, &op)}}
	hashes := make([]merkle.Root, n)
	for i := range hashes {
		hashes[i] = merkle.Root{byte(i + 1)}
	}
	c.outputs = merkle.TreeOf(hashes)
	root := c.outputs.Root()
	c.state = dispute.State{
		Trace: c.header.Root(), Phase: dispute.PickNode, OpCount: uint32(n), Ops: root, Focus: root,
		Height: uint8(merkle.Depth(n)), Link: dispute.NoLink,
	}
	return c
}

func (c choice) operator() bindings.Operator {
	return bindings.Operator{Encoding: c.op, Path: bound(c.path)}
}

func (c choice) pick(child uint32, e bindings.Entry) []byte {
	return ruleBook.PackPickOp(bindState(c.state), child, e, c.operator(), binder.Header(c.header))
}

func (c choice) first() []byte {
	return c.pick(0, bindings.Entry{Value: merkle.Root{1}, Path: bound(c.outputs.Path(0))})
}

// constant is the encoding of an operator of cells that are all the same.
var constant = encoding(byte(0), -1, byte(1), 1, byte(0), byte(1), 7, byte(1), byte(0x10))

// TestEncodingsThatAreNone checks that what the front of an operator must be.
func TestEncodingsThatAreNone(t *testing.T) {
	b := newRulesHarness(t)
	b.takes("a constant", newChoice(2, constant).first())
	for name, e := range map[string][]byte{
		"longer than any":     append(bytes.Clone(constant), make([]byte, 2048)...),
		"no kind":             encoding(byte(10), -1, byte(1), 1),
		"writes -4":           encoding(byte(0), -4, byte(1), 1),
		"writes 0":            encoding(byte(0), 0, byte(1), 1),
		"a tensor that links": encoding(byte(6), -2),
		"no dimension":        encoding(byte(0), -1, byte(0)),
		"seven dimensions":    encoding(byte(0), -1, byte(7), 1, 1, 1, 1, 1, 1, 1),
		"no cell":             encoding(byte(0), -1, byte(1), 0),
		"2³¹ cells":           encoding(byte(0), -1, byte(2), 1<<16, 1<<15),
		"nothing":             {},
		"half a dimension":    encoding(byte(0), -1, byte(1), byte(0), byte(0), byte(1)),
	} {
		b.refuses(name, "Malformed", newChoice(2, e).first())
	}
}

// TestPlacesThatAreNone checks that nodes, operators and paths outside of their trees.
func TestPlacesThatAreNone(t *testing.T) {
	b := newRulesHarness(t)
	c := newChoice(3, constant)
	path := c.outputs.Path(3 - 1)
	path[0] = merkle.Root{3} // the place beside the last of three is open
	pair := merkle.Node(&c.path[0], &c.path[0])
	c.header.OpCount, c.header.Ops, c.path = 4, merkle.Node(&pair, &pair), append(c.path, pair)
	c.state.Trace = c.header.Root()
	b.refuses("an open place", "Malformed", c.pick(3, bindings.Entry{Path: bound(path)}))
	c = newChoice(2, constant)
	c.path = nil
	b.refuses("a path too short", "Malformed", c.first())

	loss := encoding(byte(0), dispute.LossLink, byte(1), 1)
	c = newChoice(2, loss)
	link := func(i uint32) []byte {
		return ruleBook.PackPickLink(bindState(c.state), dispute.LossLink, i, c.operator(), binder.Header(c.header))
	}
	b.takes("the loss", link(0))
	b.refuses("an operator beyond the plan", "Malformed", link(2))
}

// TestCellsThatAreNone checks that cells beyond the leaf or the output, and chains whose
// bounds say nothing.
func TestCellsThatAreNone(t *testing.T) {
	b := newRulesHarness(t)
	pick := func(size, cell uint32, e []byte) []byte {
		s := dispute.State{Phase: dispute.PickCell, Size: size, Op: operatorHash(e), Link: dispute.NoLink}
		return ruleBook.PackPickCell(bindState(s), cell, e)
	}
	hundred := encoding(byte(0), -1, byte(1), 100)
	b.takes("the last of a leaf", pick(100, 63, hundred))
	b.refuses("the first of the next leaf", "Malformed", pick(100, 64, hundred))
	b.refuses("one beyond the output", "Malformed", pick(1, 1, constant))

	// form, dimension and argument of where a sum ends
	sum := func(form, dim byte, arg int) []byte {
		return encoding(byte(2), -1, byte(2), 1, 1, byte(0), byte(0), 0, form, dim, arg)
	}
	b.takes("64 terms", pick(1, 0, sum(0, 0, 64)))
	for name, e := range map[string][]byte{
		"a dimension that is not there": sum(1, 2, 0),
		"2³¹ terms":                     sum(0, 0, 1<<31),
		"a number with a dimension":     sum(0, 1, 64),
		"a block with an argument":      sum(2, 0, 1),
		"no form":                       sum(5, 0, 64),
	} {
		b.refuses(name, "Malformed", pick(1, 0, e))
	}
}

// TestPicksThatDoNotFit checks that operators, links and sums that are not those in dispute.
func TestPicksThatDoNotFit(t *testing.T) {
	b := newRulesHarness(t)
	c := newChoice(128, constant) // seven levels: an opening goes down four
	c.state.Height = 7
	top := c.outputs.Path(0)
	eight := make([]merkle.Root, 8)
	for i := range eight {
		eight[i] = merkle.Root{byte(i + 1)}
	}
	b.refuses("a node that is no output", "Malformed",
		c.pick(0, bindings.Entry{Value: merkle.TreeOf(eight).Root(), Path: bound(top[3:])}))
	c = newChoice(2, constant)
	b.refuses("another output", "Mismatch", c.pick(0,
		bindings.Entry{Value: merkle.Root{9}, Path: bound(c.outputs.Path(0))}))
	c.header.Seed++
	b.refuses("another trace", "Mismatch", c.first())
	c = newChoice(2, constant)
	c.op = encoding(byte(0), -1, byte(1), 2)
	b.refuses("an operator of no plan", "Mismatch", c.first())

	c = newChoice(2, constant)
	state := func() []byte {
		return ruleBook.PackPickLink(bindState(c.state), dispute.StateLink, 0, c.operator(), binder.Header(c.header))
	}
	b.refuses("a state from the first operator", "Malformed", state())
	c.path, c.state.Height = []merkle.Root{operatorHash(constant)}, 0
	last := ruleBook.PackPickLink(bindState(c.state), dispute.StateLink, 1, c.operator(), binder.Header(c.header))
	b.refuses("a link below the whole", "Malformed", last)

	s := dispute.State{Phase: dispute.PickCell, Size: 1, Op: operatorHash(constant), Link: dispute.NoLink}
	b.refuses("another encoding", "Mismatch", ruleBook.PackPickCell(bindState(s), 0, encoding(byte(0), -1, byte(1), 2)))
	s = dispute.State{Phase: dispute.Cells, Size: 1, Focus: merkle.Leaf(make([]byte, 8)), Link: dispute.NoLink}
	b.refuses("a leaf of more cells", "Malformed", ruleBook.PackOpenCells(bindState(s), make([]byte, 8)))
	b.refuses("another leaf", "Mismatch", ruleBook.PackOpenCells(bindState(s), make([]byte, 4)))
	s = dispute.State{Phase: dispute.Sums, Tiles: 2, AllTiles: 4, Link: dispute.NoLink}
	b.takes("a sum", ruleBook.PackOpenSums(bindState(s), []uint32{1}, nil))
	b.refuses("a sum too many", "Malformed", ruleBook.PackOpenSums(bindState(s), []uint32{1, 2}, nil))
	b.refuses("a leaf again", "Malformed", ruleBook.PackOpenSums(bindState(s), []uint32{1}, make([]byte, 4)))
}

// TestLinksThatDoNotHold checks that what an output is compared with is of the claim.
func TestLinksThatDoNotHold(t *testing.T) {
	b := newRulesHarness(t)
	log := []commit.StepRecord{{Step: 0, Loss: 1}, {Step: 1, Loss: 2}}
	line, err := commit.ProveRecord(log, 0)
	if err != nil {
		t.Fatal(err)
	}
	c := newChoice(2, constant)
	c.state.Phase, c.state.Link = dispute.ProveLink, dispute.LossLink
	hash := merkle.Root{} // of the claim's segment, as the call says
	prove := func(seg commit.Segment, claim merkle.Root, h ir.Header, output merkle.Root) []byte {
		c.state.Claim = claim
		return ruleBook.PackProveLink(bindState(c.state), binder.Header(h),
			bindings.Entry{Value: output, Path: bound(c.outputs.Path(0))},
			bindings.Record{Segment: binder.Segment(seg), Line: line.Record, Path: bound(line.Path)},
			bindings.Ref{Hash: hash})
	}
	seg := commit.Segment{Steps: 2, Log: commit.LogRoot(log)}
	claimOf := func(s commit.Segment) merkle.Root { return dispute.ClaimKey(merkle.Root{}, s.Index, s.Hash(), 0) }
	hash = seg.Hash()
	b.takes("a record", prove(seg, claimOf(seg), c.header, merkle.Root{1}))
	b.refuses("another output", "Mismatch", prove(seg, claimOf(seg), c.header, merkle.Root{3}))
	b.refuses("another claim", "Mismatch", prove(seg, merkle.Root{4}, c.header, merkle.Root{1}))
	other := seg
	other.Start[0]++
	b.refuses("a record of another segment", "Mismatch", prove(other, claimOf(seg), c.header, merkle.Root{1}))
	other.Log[0]++
	hash = other.Hash()
	b.refuses("another log", "Mismatch", prove(other, claimOf(other), c.header, merkle.Root{1}))
	hash = seg.Hash()
	h := c.header
	h.Seed++
	b.refuses("another trace", "Mismatch", prove(seg, claimOf(seg), h, merkle.Root{1}))
}
