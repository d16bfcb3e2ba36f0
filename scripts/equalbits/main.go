// Equalbits trains a small job and prints its state root. scripts/equal-bits builds
// it for several processors, runs each build, and compares the roots. The data set
// is generated, so the root depends on this program alone.
package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/amx/emulator"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// AMX's instructions run on every processor with AVX-512, if not by its tiles.
func init() {
	num.Register(emulator.Name, func() (num.Backend, error) {
		return num.NewTiles(emulator.Name, 2, emulator.Multiply)
	})
}

func main() {
	backend := flag.String("backend", "auto", "numerics back end")
	threads := flag.Int("threads", 1, "threads that compute")
	numerics := flag.String("numerics", program.R32, "version of the numerics")
	steps := flag.Uint("steps", 3, "optimizer steps")
	flag.Parse()
	root, err := train(*backend, *threads, *numerics, uint32(*steps))
	if err != nil {
		fmt.Fprintln(os.Stderr, "equalbits:", err)
		os.Exit(1)
	}
	fmt.Println(root)
}

// job uses every feature: grouped queries, bias, several attention blocks, widths
// that are no multiple of a vector or a block, two micro-batches.
func job(numerics string, steps uint32) program.Program {
	return program.Program{
		Numerics: numerics, Tokenizer: "byte", Batch: 2, Accumulate: 2, Seed: 7, Steps: steps,
		Model: program.Model{
			Vocab: 256, Dim: 72, Layers: 2, Heads: 4, KVHeads: 2, Hidden: 100, Context: 70,
			RopeTheta: 10000, NormEps: 1e-5, QKVBias: true,
		},
		Optimizer: program.Optimizer{
			Kind: "adamw", LR: 1e-2, MinLR: 1e-3, Warmup: 1, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8,
			WeightDecay: 0.1, Clip: 1,
		},
	}
}

// dataset returns bytes below 64 from Philox: noise that is the same everywhere.
func dataset(n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(num.Philox4x32(1, 2, 3, uint64(i))[0] & 63)
	}
	return b
}

func train(backend string, threads int, numerics string, steps uint32) (commit.Root, error) {
	p := job(numerics, steps)
	t, err := engine.New(p, dataset(4000), engine.Options{Backend: backend, Threads: threads})
	if err != nil {
		return commit.Root{}, err
	}
	defer t.Close()
	t.Init()
	for range steps {
		if _, err := t.Step(); err != nil {
			return commit.Root{}, err
		}
	}
	h := commit.Header{Step: t.StepIndex(), Program: commit.Root(p.Hash()), Numerics: numerics}
	return commit.StateRoot(h, t.Tensors(), 1)
}
