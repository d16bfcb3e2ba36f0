package disputetest

import (
	"math/rand/v2"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/program"
)

// Preferences trains an adapter on a frozen base of four bits a value, by Muon,
// on pairs of answers: every operator that steps over a text do not have.
func Preferences(p *program.Program) {
	p.Tokenizer, p.Batch = program.Tokens, 2
	p.Adapter = program.Adapter{Rank: 2, Alpha: 4, Targets: program.AllTargets, Frozen: program.NF4}
	p.DPO.Beta = 0.5
	p.Optimizer.Kind, p.Optimizer.Momentum, p.Optimizer.EMA = program.Muon, 0.9, 0.9
}

// pairs is a token file of pairs of short documents.
func pairs(p program.Program) ([]byte, error) {
	pack := data.NewPairPacker(p.Model.Vocab, p.Model.Context, [32]byte{1})
	r := rand.New(rand.NewPCG(3, 4))
	for range 20 {
		if _, err := pack.AddPair(document(p, r), document(p, r)); err != nil {
			return nil, err
		}
	}
	file, _, _, err := pack.Close()
	return file, err
}

// document is of two tokens to half a row, of which the first does not count.
func document(p program.Program, r *rand.Rand) data.Sequence {
	n := 2 + r.IntN(int(p.Model.Context)/2-1)
	s := data.Sequence{Tokens: make([]int32, n), Counts: make([]bool, n)}
	for i := range n {
		s.Tokens[i], s.Counts[i] = int32(r.IntN(int(p.Model.Vocab))), i > 0
	}
	return s
}
