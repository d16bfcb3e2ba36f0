package main

import (
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

const goldenName = "golden.json.gz"

// golden holds what right.py computed in binary64 for goldenJob.
type golden struct {
	Torch     string               `json:"torch"`
	Gradients map[string][]float32 `json:"gradients"`
	Losses    []float64            `json:"losses"`
}

// goldenJob is small and has everything a decoder may have: grouped queries, bias,
// more than one attention block, micro-batches, a clip that takes effect.
func goldenJob() job {
	text := make([]byte, 3000)
	for i := range text {
		w := num.Philox4x32(1, 2, 3, uint64(i))
		text[i] = byte(w[0]&31) & byte(w[1]|3)
	}
	return job{"golden", program.Program{
		Numerics: program.R32, Tokenizer: program.Bytes, Batch: 2, Accumulate: 2, Seed: 5, Steps: 200,
		Model: program.Model{
			Vocab: 256, Dim: 16, Layers: 2, Heads: 4, KVHeads: 2, Hidden: 24, Context: 70, RopeTheta: 10000,
			NormEps: 1e-5, QKVBias: true,
		},
		Optimizer: program.Optimizer{
			Kind: "adamw", LR: 1e-2, MinLR: 1e-3, Warmup: 20, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8,
			WeightDecay: 0.1, Clip: 0.5,
		},
	}, text}
}

func writeGolden(o options) (err error) {
	dir, err := os.MkdirTemp("", "infernet-right-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	j := goldenJob()
	if err := j.write(dir); err != nil {
		return err
	}
	p, err := runPeer(o.python, dir, j)
	if err != nil {
		return err
	}
	g := golden{Torch: p.torch, Gradients: map[string][]float32{}, Losses: p.float64s.losses}
	for _, x := range p.float64s.gradients {
		g.Gradients[x.Name] = x.Data
	}
	f, err := os.Create(filepath.Join(o.golden, goldenName))
	if err != nil {
		return err
	}
	defer f.Close()
	z := gzip.NewWriter(f)
	if err := json.NewEncoder(z).Encode(g); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	return f.Sync()
}

func readGolden(dir string) (g golden, err error) {
	f, err := os.Open(filepath.Join(dir, goldenName))
	if err != nil {
		return g, err
	}
	defer f.Close()
	z, err := gzip.NewReader(io.LimitReader(f, 1<<20))
	if err != nil {
		return g, err
	}
	return g, json.NewDecoder(io.LimitReader(z, 1<<22)).Decode(&g)
}
