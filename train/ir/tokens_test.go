package ir_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
)

// tokenFile packs documents of up to most tokens, whose last tokens count.
func tokenFile(tb fataler, p program.Program, most int) []byte {
	tb.Helper()
	pack, r := data.NewPacker(p.Model.Vocab, p.Model.Context, [32]byte{1}), rand.New(rand.NewPCG(uint64(most), 2))
	if !p.DPO.IsZero() {
		pack = data.NewPairPacker(p.Model.Vocab, p.Model.Context, [32]byte{1})
	}
	for range 30 {
		add := func() (bool, error) { return pack.Add(document(p, r, most)) }
		if !p.DPO.IsZero() {
			add = func() (bool, error) { return pack.AddPair(document(p, r, most), document(p, r, most)) }
		}
		if _, err := add(); err != nil {
			tb.Fatal(err)
		}
	}
	file, _, _, err := pack.Close()
	if err != nil {
		tb.Fatal(err)
	}
	return file
}

// document is of 2 to most tokens. About the first third does not count.
func document(p program.Program, r *rand.Rand, most int) data.Sequence {
	n := 2 + r.IntN(most-1)
	s := data.Sequence{Tokens: make([]int32, n), Counts: make([]bool, n)}
	for j := range n {
		s.Tokens[j], s.Counts[j] = int32(r.IntN(int(p.Model.Vocab))), j > n/3
	}
	return s
}

// onTokens is micro over a token file, whose rows are longer than two blocks of
// attention.
func onTokens(numerics string) program.Program {
	p := micro(numerics)
	p.Tokenizer, p.Model.Vocab, p.Model.Context, p.Batch = program.Tokens, 300, 150, 2
	return p
}

func rowsOf(tb fataler, p program.Program, dataset []byte) []byte {
	tb.Helper()
	rows, err := ir.Rows(p, dataset)
	if err != nil {
		tb.Fatal(err)
	}
	return rows
}

// TestTokenFiles: documents shorter and longer than a block of attention, alone
// in a row and many to a row, with a mask of the loss, in every family.
func TestTokenFiles(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		for _, most := range []int{3, 40, 150} {
			p := onTokens(numerics)
			t.Run(fmt.Sprint(numerics, "/", most), func(t *testing.T) {
				file := tokenFile(t, p, most)
				followOn(t, p, file, 3)
				refereeOn(t, p, file)
			})
		}
		for name, p := range families(numerics) {
			p.Tokenizer = program.Tokens
			t.Run(name+"/"+numerics, func(t *testing.T) { followOn(t, p, tokenFile(t, p, 30), 2) })
		}
	}
}

func refereeOn(t *testing.T, p program.Program, file []byte) {
	x, e := plan(t, p), trainer(t, p, file)
	inRange(t, x)
	s := ir.Start{Tables: x.TableValues(), State: clone(e.Tensors()), Data: rowsOf(t, p, file), Step: 1}
	l, _ := record(t, x, s, backend(t, "auto", 2))
	referee(t, x, l, rand.New(rand.NewPCG(7, 8)), 12)
}

// dataset fits p.
func dataset(tb fataler, p program.Program) []byte {
	tb.Helper()
	if p.Tokenizer == program.Bytes {
		return text(20 * int(p.Model.Context))
	}
	return tokenFile(tb, p, int(p.Model.Context)/2)
}
