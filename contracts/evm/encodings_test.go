package evm_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/trace"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

var ruleBook = bindings.NewGameRules()

// bench is GameRules alone, which keeps nothing and so takes any state.
type bench struct {
	t  *testing.T
	y  yard
	at common.Address
}

func newBench(t *testing.T) bench {
	y := newYard()
	at, _, err := y.try(&bindings.GameRulesMetaData, nil)
	if err != nil {
		t.Fatal(err)
	}
	return bench{t, y, at}
}

// takes asserts that a call succeeds, refuses that it reverts with an error.
func (b bench) takes(name string, data []byte) {
	b.t.Helper()
	if out, _, err := runtime.Call(b.at, data, b.y.cfg); err != nil {
		b.t.Errorf("%s: %v, %x", name, err, out)
	}
}

func (b bench) refuses(name, want string, data []byte) {
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
	header  trace.Header
	outputs merkle.Tree
	op      []byte
	path    []merkle.Root
}

func newChoice(n int, e []byte) choice {
	op := operatorHash(e)
	c := choice{op: e, path: []merkle.Root{op}, header: trace.Header{OpCount: 2, Ops: merkle.Node(&op, &op)}}
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
	return ruleBook.PackPickOp(bindState(c.state), child, e, c.operator(), bindHeader(c.header))
}

func (c choice) first() []byte {
	return c.pick(0, bindings.Entry{Value: merkle.Root{1}, Path: bound(c.outputs.Path(0))})
}

// constant is the encoding of an operator of cells that are all the same.
var constant = encoding(byte(0), -1, byte(1), 1, byte(0), byte(1), 7, byte(1), byte(0x10))

// TestEncodingsThatAreNone: what the front of an operator must be.
func TestEncodingsThatAreNone(t *testing.T) {
	b := newBench(t)
	b.takes("a constant", newChoice(2, constant).first())
	for name, e := range map[string][]byte{
		"longer than any":     append(bytes.Clone(constant), make([]byte, 2048)...),
		"no kind":             encoding(byte(9), -1),
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

// TestPlacesThatAreNone: nodes, operators and paths outside of their trees.
func TestPlacesThatAreNone(t *testing.T) {
	b := newBench(t)
	c := newChoice(3, constant)
	path := c.outputs.Path(3 - 1)
	path[0] = merkle.Root{3} // the place beside the last of three is open
	b.refuses("an open place", "Malformed", c.pick(3, bindings.Entry{Path: bound(path)}))
	c = newChoice(2, constant)
	c.path = nil
	b.refuses("a path too short", "Malformed", c.first())

	loss := encoding(byte(0), dispute.LossLink, byte(1), 1)
	c = newChoice(2, loss)
	link := func(i uint32) []byte {
		return ruleBook.PackPickLink(bindState(c.state), dispute.LossLink, i, c.operator(), bindHeader(c.header))
	}
	b.takes("the loss", link(0))
	b.refuses("an operator beyond the plan", "Malformed", link(2))
}

// TestCellsThatAreNone: cells beyond the leaf or the output, and chains whose
// bounds say nothing.
func TestCellsThatAreNone(t *testing.T) {
	b := newBench(t)
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
