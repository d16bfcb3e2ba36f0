package evm_test

import (
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// disputeGas is what a whole dispute by pointing may cost.
const disputeGas = 400_000

// methods are ways to train on a token file, each a change of AdamW on all
// parameters.
var methods = map[string]func(*program.Program){
	"full": func(*program.Program) {},
	"sgd":  func(p *program.Program) { p.Optimizer = program.Optimizer{Kind: program.SGD, LR: 0.1, Momentum: 0.9} },
	"muon": func(p *program.Program) {
		p.Optimizer.Kind, p.Optimizer.Momentum, p.Optimizer.EMA = program.Muon, 0.9, 0.9
	},
	"lora":  func(p *program.Program) { adapt(p, "") },
	"bf16":  func(p *program.Program) { adapt(p, program.BF16) },
	"qlora": func(p *program.Program) { adapt(p, program.NF4) },
	"dpo":   func(p *program.Program) { adapt(p, program.NF4); p.DPO.Beta = 0.5 },
}

func adapt(p *program.Program, frozen string) {
	p.Adapter = program.Adapter{Rank: 4, Alpha: 8, Targets: program.AllTargets, Frozen: frozen}
}

// tokenRows is a token file of documents, or of pairs of them.
func tokenRows(t *testing.T, p program.Program) []byte {
	t.Helper()
	pack, r := data.NewPacker(p.Model.Vocab, p.Model.Context, [32]byte{1}), rand.New(rand.NewPCG(1, 2))
	if !p.DPO.IsZero() {
		pack = data.NewPairPacker(p.Model.Vocab, p.Model.Context, [32]byte{1})
	}
	document := func() data.Sequence {
		n := 4 + r.IntN(int(p.Model.Context)/2-4)
		s := data.Sequence{Tokens: make([]int32, n), Counts: make([]bool, n)}
		for j := range n {
			s.Tokens[j], s.Counts[j] = int32(r.IntN(int(p.Model.Vocab))), j >= n/3
		}
		return s
	}
	for range 60 {
		add := func() (bool, error) { return pack.Add(document()) }
		if !p.DPO.IsZero() {
			add = func() (bool, error) { return pack.AddPair(document(), document()) }
		}
		if _, err := add(); err != nil {
			t.Fatal(err)
		}
	}
	file, _, _, err := pack.Close()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// TestFlippedBitOfEveryMethodIsLost: a provider that is wrong in one bit of one
// operator loses by pointing, whatever it trains and however, and the dispute is
// cheap. In r32 one operator of every form of the plan is tried, in x8 a product,
// which is what differs.
func TestFlippedBitOfEveryMethodIsLost(t *testing.T) {
	for name, change := range methods {
		p := preset(t, program.R32)
		p.Tokenizer = program.Tokens
		p.Model.Context, p.Model.Layers, p.Batch = 24, 1, 2
		change(&p)
		t.Run(name+"/r32", func(t *testing.T) {
			everyFormIsLost(t, p, 3, func(*ir.Op) bool { return true })
		})
		t.Run(name+"/x8", func(t *testing.T) {
			p.Numerics = program.X8
			everyFormIsLost(t, p, 1, func(o *ir.Op) bool { return o.Kind == ir.X8 })
		})
	}
}

// everyFormIsLost tries an operator of every form that is wanted, of which there
// are at least so many.
func everyFormIsLost(t *testing.T, p program.Program, least int, want func(*ir.Op) bool) {
	t.Helper()
	s := newStudyOn(t, p, ir.Division{Steps: 4, Stride: 2}, 2, tokenRows(t, p))
	var most uint64
	forms := map[form]bool{}
	for i := range s.trace.Plan().Ops {
		o := &s.trace.Plan().Ops[i]
		if f := formOf(o); !forms[f] && want(o) && o.Cells() > 1 {
			if gas, lost := s.lostByPointing(uint32(i)); lost {
				forms[f], most = true, max(most, gas)
			}
		}
	}
	if t.Logf("%d operators, %d forms, at most %d gas", len(s.trace.Plan().Ops), len(forms), most); len(forms) < least {
		t.Errorf("only %d forms", len(forms))
	}
	if most > disputeGas {
		t.Errorf("a dispute of %d gas, want at most %d", most, disputeGas)
	}
}

// form is what a referee tells apart of operators that do not hash.
type form struct {
	kind       ir.Kind
	part       ir.Part
	init, when bool
}

func formOf(o *ir.Op) form { return form{o.Kind, o.Part, o.Init, o.When} }

// lostByPointing plays over a claim with a flipped bit in an operator. It reports
// false if the bit goes under in a rounding.
func (s *study) lostByPointing(op uint32) (gas uint64, lost bool) {
	s.t.Helper()
	wrong := s.flipped(op)
	if wrong.segment.Hash() == s.right.segment.Hash() {
		return 0, false
	}
	c := newWorld(s.t).signed(wrong)
	st := c.challenge(stranger)
	next, _ := c.move(st, c.pointAt(st, c.sought(st, s.right)))
	if end := c.play(next, s.right); end.Winner != dispute.Challenger {
		s.t.Errorf("operator %d: %+v", op, end)
	}
	c.punished(stranger)
	for _, m := range c.moves {
		gas += m.gas
	}
	return gas, true
}
