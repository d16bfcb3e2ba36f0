package data

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

func pack(tb testing.TB, vocab, context uint32, seqs ...Sequence) []byte {
	tb.Helper()
	p := NewPacker(vocab, context, [32]byte{9})
	for _, s := range seqs {
		if _, err := p.Add(s); err != nil {
			tb.Fatal(err)
		}
	}
	file, h, _, err := p.Close()
	if err != nil {
		tb.Fatal(err)
	}
	t, err := ParseTokens(file)
	if err != nil || t.TokensHeader != h {
		tb.Fatalf("%+v, packed %+v: %v", t, h, err)
	}
	return file
}

// TestRowByHand checks a row of two documents and padding.
func TestRowByHand(t *testing.T) {
	file := pack(t, 20, 8,
		Sequence{[]int32{11, 12, 13}, []bool{true, false, true}}, Sequence{[]int32{14, 15}, []bool{false, true}})
	p := program.Program{Tokenizer: program.Tokens, Batch: 2, Accumulate: 3,
		Model: program.Model{Vocab: 20, Context: 8}}
	b, err := Open(p, file)
	if err != nil {
		t.Fatal(err)
	}
	in, out := make([]int32, 16), make([]int32, 16)
	b.Fill(5, 1, in, out)
	const no = num.Ignore
	if want := []int32{11, 12, 13, 14, 15, 0, 0, 0}; !slices.Equal(in[:8], want) || !slices.Equal(in[8:], want) {
		t.Errorf("inputs %v", in)
	}
	if want := []int32{no, 13, no, 15, no, no, no, no}; !slices.Equal(out[8:], want) {
		t.Errorf("targets %v, want %v", out[8:], want)
	}
	if got := b.Spans(5, 1, make([]int32, 0, 16)); !slices.Equal(got, []int32{3, 2, 3, 3, 2, 3}) {
		t.Errorf("spans %v", got)
	}
	if n := b.Counted(5); n != 2*2*3 {
		t.Errorf("%d targets count", n)
	}
}

// TestPackingLosesNothing: every document is in exactly one row, whole.
func TestPackingLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		context := rapid.Uint32Range(2, 40).Draw(t, "context")
		p := NewPacker(1<<18, context, [32]byte{})
		var want []string
		for i := range rapid.IntRange(1, 200).Draw(t, "documents") {
			n := rapid.IntRange(2, int(context)).Draw(t, "length")
			s := Sequence{Tokens: make([]int32, n), Counts: make([]bool, n)}
			for j := range n {
				s.Tokens[j], s.Counts[j] = int32(1+i*300+j), true
			}
			if ok, err := p.Add(s); !ok || err != nil {
				t.Fatal(ok, err)
			}
			want = append(want, key(s.Tokens))
		}
		file, h, padded, err := p.Close()
		if err != nil {
			t.Fatal(err)
		}
		tokens, err := ParseTokens(file)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		zeros := uint64(0)
		row, targets := make([]int32, context), make([]int32, context)
		for r := range h.Rows {
			tokens.fill(r, row, targets)
			at := 0
			for _, n := range tokens.spans(r, nil) {
				if doc := row[at : at+int(n)]; doc[0] == 0 {
					zeros += uint64(n)
				} else {
					got = append(got, key(doc))
				}
				at += int(n)
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) || zeros != padded {
			t.Fatalf("%d documents of %d come back, %d zeros for %d", len(got), len(want), zeros, padded)
		}
	})
}

func key(tokens []int32) string {
	var b []byte
	for _, t := range tokens {
		b = binary.BigEndian.AppendUint32(b, uint32(t))
	}
	return string(b)
}

func TestParseTokensRefuses(t *testing.T) {
	good := pack(t, 20, 4, Sequence{[]int32{1, 2, 3}, []bool{false, true, true}})
	body := len(good) - 16
	poke := func(entry int, v uint32) []byte {
		b := bytes.Clone(good)
		binary.LittleEndian.PutUint32(b[body+4*entry:], v)
		return b
	}
	for name, b := range map[string][]byte{
		"empty": nil, "text": []byte("The Rays of Light which differ in Colour"), "cut": good[:len(good)-1],
		"more":         append(bytes.Clone(good), 0, 0, 0, 0),
		"reserved bit": poke(1, 1<<20|2|flagCounts), "token": poke(1, 20|flagCounts), "no start": poke(0, 1),
		"start counts": poke(0, 1|flagStart|flagCounts), "fewer count": poke(1, 2),
		"header": append([]byte(tokensMagic), 255, 255, 255, 255),
	} {
		if _, err := ParseTokens(b); !errors.Is(err, ErrTokens) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := ParseTokens(poke(3, 0)); err != nil {
		t.Errorf("a row whose last document is longer: %v", err)
	}
	p := program.Program{Tokenizer: program.Tokens, Batch: 1, Accumulate: 1,
		Model: program.Model{Vocab: 20, Context: 4}}
	for _, edit := range []func(*program.Program){
		func(p *program.Program) { p.Model.Context = 8 }, func(p *program.Program) { p.Model.Vocab = 19 },
	} {
		q := p
		edit(&q)
		if _, err := Open(q, good); !errors.Is(err, ErrTokens) {
			t.Errorf("%+v: %v", q.Model, err)
		}
	}
	for _, tokenizer := range []string{program.Tokens, program.Bytes} {
		p.Tokenizer = tokenizer
		if _, err := Open(p, Blank(p)); err != nil {
			t.Errorf("blank for %s: %v", tokenizer, err)
		}
	}
}

func TestPackerRefuses(t *testing.T) {
	p := NewPacker(20, 4, [32]byte{})
	for _, s := range []Sequence{
		{[]int32{1, 2, 3, 4, 5}, make([]bool, 5)}, {[]int32{1, 20}, make([]bool, 2)}, {[]int32{1, -1}, make([]bool, 2)},
		{[]int32{1}, nil},
	} {
		if _, err := p.Add(s); !errors.Is(err, ErrTokens) {
			t.Errorf("%v: %v", s, err)
		}
	}
	if ok, err := p.Add(Sequence{[]int32{1, 2}, []bool{true, false}}); ok || err != nil {
		t.Errorf("a document that counts for nothing: %v, %v", ok, err)
	}
	if _, _, _, err := p.Close(); !errors.Is(err, ErrTooSmall) {
		t.Errorf("nothing packed: %v", err)
	}
}

// FuzzParseTokens: a file that ParseTokens accepts could have been written by a
// Packer.
func FuzzParseTokens(f *testing.F) {
	f.Add(pack(f, 20, 4, Sequence{[]int32{1, 2, 3}, []bool{false, true, true}}))
	f.Fuzz(func(t *testing.T, b []byte) {
		tokens, err := ParseTokens(b)
		if err != nil {
			if !errors.Is(err, ErrTokens) {
				t.Fatal(err)
			}
			return
		}
		in, out := make([]int32, tokens.Context), make([]int32, tokens.Context)
		for r := range tokens.Rows {
			tokens.fill(r, in, out)
			var sum int32
			for _, n := range tokens.spans(r, nil) {
				sum += n
			}
			if sum != int32(tokens.Context) {
				t.Fatalf("row %d has documents of %d tokens", r, sum)
			}
		}
	})
}

// TestPairsByHand checks a batch of one row with two pairs and one with a
// single pair.
func TestPairsByHand(t *testing.T) {
	p := NewPairPacker(20, 9, [32]byte{})
	s := func(n int) Sequence {
		c := make([]bool, n)
		c[n-1] = true
		return Sequence{make([]int32, n), c}
	}
	for _, n := range [][2]int{{2, 2}, {5, 4}, {2, 2}} {
		if ok, err := p.AddPair(s(n[0]), s(n[1])); err != nil || !ok {
			t.Fatal(ok, err)
		}
	}
	if ok, err := p.AddPair(s(5), s(5)); err != nil || ok {
		t.Errorf("a pair longer than a row is packed: %v", err)
	}
	if ok, err := p.AddPair(s(2), Sequence{make([]int32, 2), make([]bool, 2)}); err != nil || ok {
		t.Errorf("a pair with nothing to learn is packed: %v", err)
	}
	file, _, _, err := p.Close()
	if err != nil {
		t.Fatal(err)
	}
	q := program.Program{Tokenizer: program.Tokens, Batch: 2, Accumulate: 1,
		Model: program.Model{Vocab: 20, Context: 9}}
	if _, err := Open(q, file); !errors.Is(err, ErrTokens) {
		t.Errorf("pairs without dpo: %v", err)
	}
	q.DPO.Beta = 1
	b, err := Open(q, file)
	if err != nil {
		t.Fatal(err)
	}
	if n := b.PairsOf(0); n != 3 {
		t.Errorf("%d pairs, want 3", n)
	}
	lengths := b.Spans(0, 0, nil)
	want := []int32{0, 2, 5}
	if b.Sample(0) == 1 {
		want = []int32{0, 2, 4}
	}
	if got := b.Pairs(0, 0, nil); !slices.Equal(got, want) || len(lengths) != 7 {
		t.Errorf("pairs at %v of documents %v, want %v", got, lengths, want)
	}
	if got := b.PairsAt(0, 2, nil); !slices.Equal(got, []int32{0, 2, 5}) {
		t.Errorf("pairs at %v in the data's order", got)
	}
	if _, err := Open(q, pack(t, 20, 9, s(3), s(4))); !errors.Is(err, ErrTokens) {
		t.Errorf("texts with dpo: %v", err)
	}
	if _, err := ParseTokens(Blank(q)); err != nil {
		t.Errorf("blank pairs: %v", err)
	}
}

// TestPairsRefuses refuses rows that do not consist of pairs.
func TestPairsRefuses(t *testing.T) {
	const start, learn = uint32(flagStart), uint32(flagCounts)
	for name, row := range map[string][]uint32{
		"one":               {start, learn, start, 0, 0, 0},
		"three":             {start, learn, start, learn, start, learn},
		"a gap":             {start, learn, start, start, learn, 0},
		"padding in front":  {start, start, learn, start, learn, 0},
		"padding in pieces": {start, learn, start, learn, start, start},
	} {
		p := NewPairPacker(1, 6, [32]byte{})
		p.open = [][]uint32{row}
		for _, e := range row {
			if e == learn {
				p.header.Counted++
			}
		}
		file, _, _, err := p.Close()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ParseTokens(file); !errors.Is(err, ErrTokens) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
