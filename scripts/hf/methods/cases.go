package main

import (
	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// trial is a program on the small model, and its data.
type trial struct {
	name    string
	program program.Program
	data    []byte
}

const (
	caseSteps   = 4
	caseContext = 48
)

// cases returns the cases of all methods. Where the decay of first moments is zero,
// the first moment is the gradient, and the check reads it from there.
func cases(m program.Model) []trial {
	m.Context = caseContext
	plain := program.Program{
		Numerics: program.R32, Tokenizer: program.Tokens, Model: m, Batch: 3, Accumulate: 1, Seed: 1, Steps: caseSteps,
		Optimizer: program.Optimizer{
			Kind:        program.AdamW,
			LR:          1e-3,
			Beta2:       0.95,
			Eps:         1e-8,
			WeightDecay: 0.1,
			Clip:        0.5,
			Schedule:    program.Constant,
		},
	}
	texts, pairs := documents(m, false), documents(m, true)
	sgd, muon, ema, lora, dpo := plain, plain, plain, plain, plain
	sgd.Optimizer = program.Optimizer{
		Kind:        program.SGD,
		LR:          0.05,
		Momentum:    0.9,
		WeightDecay: 0.01,
		Schedule:    program.Constant,
	}
	muon.Optimizer.Kind, muon.Optimizer.Momentum = program.Muon, 0.95
	ema.Optimizer.EMA, ema.Optimizer.Schedule, ema.Optimizer.MinLR, ema.Optimizer.Warmup = 0.75, program.Linear, 1e-4, 2
	lora.Adapter = program.Adapter{Rank: 1, Alpha: 1, Targets: program.TargetQ} // begin reads peft's
	dpo.Adapter, dpo.DPO.Beta = lora.Adapter, 0.3
	return []trial{
		{"sgd", sgd, texts},
		{"muon", muon, texts},
		{"ema", ema, texts},
		{"lora", lora, texts},
		{"dpo", dpo, pairs},
	}
}

// documents returns a token file of random documents. The later half of each
// document is learned.
func documents(m program.Model, pairs bool) []byte {
	pack := data.NewPacker(m.Vocab, m.Context, [32]byte{})
	if pairs {
		pack = data.NewPairPacker(m.Vocab, m.Context, [32]byte{})
	}
	for i := range uint64(30) {
		a, b := document(m.Vocab, 2*i), document(m.Vocab, 2*i+1)
		if pairs {
			must(pack.AddPair(a, b))
			continue
		}
		must(pack.Add(a))
		must(pack.Add(b))
	}
	file, _, _, err := pack.Close()
	must(true, err)
	return file
}

func document(vocab uint32, number uint64) data.Sequence {
	n := 9 + int(number*5%14)
	s := data.Sequence{Tokens: make([]int32, n), Counts: make([]bool, n)}
	for i := range s.Tokens {
		s.Tokens[i] = int32(num.Philox4x32(number, 1, 0, uint64(i))[0] % vocab)
		s.Counts[i] = i >= n/2
	}
	return s
}

// must panics if the packer refuses the documents.
func must(ok bool, err error) {
	if err != nil || !ok {
		panic(err) // they are made to fit
	}
}
