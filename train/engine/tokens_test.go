package engine

import (
	"errors"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// packed is a token file of sentences of a book, each byte a token above 256,
// of which only the second half counts.
func packed(tb testing.TB, p program.Program) []byte {
	tb.Helper()
	pack := data.NewPacker(p.Model.Vocab, p.Model.Context, [32]byte{1})
	text := opticks(tb)[20000:40000]
	for i := 0; i+60 < len(text); {
		n := 10 + int(text[i])%50
		s := data.Sequence{Tokens: make([]int32, n), Counts: make([]bool, n)}
		for j := range n {
			s.Tokens[j], s.Counts[j] = 256+int32(text[i+j]), j >= n/2
		}
		if _, err := pack.Add(s); err != nil {
			tb.Fatal(err)
		}
		i += n
	}
	file, _, _, err := pack.Close()
	if err != nil {
		tb.Fatal(err)
	}
	return file
}

func onTokens() program.Program {
	p := small()
	p.Tokenizer, p.Model.Vocab = program.Tokens, 512
	p.Model.RopeScaling = program.RopeScaling{Factor: 4, LowFreq: 1, HighFreq: 4, Original: 32}
	return p
}

// TestTokensGiveTheSameBits: packed rows, a loss mask and scaled RoPE on every
// back end. The loss is the mean over the targets that count.
func TestTokensGiveTheSameBits(t *testing.T) {
	p := onTokens()
	file := packed(t, p)
	ref := start(t, p, file, Options{Backend: "ref", Threads: 1})
	records := run(t, ref, 3)
	if l := float64(records[0].Loss); math.Abs(l-math.Log(512)) > 0.4 {
		t.Errorf("first loss %v, want about ln 512 = %v", l, math.Log(512))
	}
	for _, name := range []string{"auto", "avx2"} {
		fast, err := New(p, file, Options{Backend: name, Threads: 3})
		if errors.Is(err, num.ErrUnsupported) {
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		defer fast.Close()
		fast.Init()
		run(t, fast, 3)
		mustEqual(t, ref, fast)
	}
}

func TestEvaluateOnTokens(t *testing.T) {
	p := onTokens()
	p.Steps, p.Optimizer.Warmup = 40, 2
	file := packed(t, p)
	tr := start(t, p, file, Options{})
	before, err := tr.Evaluate(file)
	if err != nil {
		t.Fatal(err)
	}
	run(t, tr, 40)
	after, err := tr.Evaluate(file)
	if err != nil || after > before-2 {
		t.Errorf("loss from %v to %v, %v", before, after, err)
	}
	if n := testing.AllocsPerRun(2, func() { tr.gradients() }); n > 0 {
		t.Errorf("gradients of a step allocate %v times", n)
	}
	if _, err := tr.Evaluate(opticks(t)); !errors.Is(err, data.ErrTokens) {
		t.Errorf("text for a program on tokens: %v", err)
	}
}
