package main

import (
	"encoding/json"
	"math"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/frozen"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// stepVector is a segment of a small program with all that it is computed from.
type stepVector struct {
	Program     program.Program `json:"program"`
	ProgramHash commit.Root     `json:"program_hash"`
	Data        string          `json:"data"` // a text of ASCII characters
	Records     []stepRecord    `json:"records"`
	Segment     commit.Segment  `json:"segment"`
	SegmentHash commit.Root     `json:"segment_hash"`
}

// stepRecord is what a step leaves: bits of float32, and the root of the state after it.
type stepRecord struct {
	Loss uint32      `json:"loss"`
	Norm uint32      `json:"norm"`
	Root commit.Root `json:"root"`
}

// normalVector is the start of a stream of numerics.md §12; Values are bits of float32.
type normalVector struct {
	Key     uint64   `json:"key,string"`
	Purpose uint32   `json:"purpose"`
	Std     uint32   `json:"std"` // bits of float32
	Values  []uint32 `json:"values"`
}

// permuteVector is Permute(Key, N, i) of numerics.md §12 for every i from 0.
type permuteVector struct {
	Key    uint64   `json:"key,string"`
	N      uint64   `json:"n"`
	Values []uint64 `json:"values"`
}

// nf4Vector is a matrix before and after numerics.md §20, as bits of float32.
type nf4Vector struct {
	Rows    int      `json:"rows"`
	Columns int      `json:"columns"`
	Values  []uint32 `json:"values"`
	Rounded []uint32 `json:"rounded"`
}

// stepFile returns docs/vectors/step.json.
func stepFile() ([]byte, error) {
	all := struct {
		About   string          `json:"about"`
		Normal  []normalVector  `json:"normal"`
		Permute []permuteVector `json:"permute"`
		NF4     nf4Vector       `json:"nf4"`
		Steps   []stepVector    `json:"steps"`
	}{
		About: "Inputs and results of docs/numerics.md, down to the hash of a segment. A float32 is " +
			"written as its bits. Written by scripts/messages.",
		NF4: nf4Of(5, 100),
	}
	for i, key := range []uint64{0, 7, 1<<63 + 1<<32 + 5} {
		all.Normal = append(all.Normal, normalOf(key, uint32(i*40), 0.25))
		all.Permute = append(all.Permute, permuteOf(key, uint64(1+i*12)))
	}
	for _, numerics := range []string{program.R32, program.X8} {
		v, err := stepOf(smallProgram(numerics))
		if err != nil {
			return nil, err
		}
		all.Steps = append(all.Steps, v)
	}
	b, err := json.MarshalIndent(all, "", " ")
	return append(b, '\n'), err
}

func normalOf(key uint64, purpose uint32, std float32) normalVector {
	x := make([]float32, 10)
	num.Normal(x, key, purpose, std)
	return normalVector{Key: key, Purpose: purpose, Std: math.Float32bits(std), Values: bitsOf(x)}
}

func permuteOf(key, n uint64) permuteVector {
	v := permuteVector{Key: key, N: n}
	for i := range n {
		v.Values = append(v.Values, num.Permute(key, n, i))
	}
	return v
}

// nf4Of has blocks that run across the ends of rows, and a last one that is short.
func nf4Of(rows, columns int) nf4Vector {
	x := make([]float32, rows*columns)
	num.Normal(x, 3, 1, 0.5)
	rounded := make([]float32, len(x))
	frozen.Pack(program.NF4, x).Values(rounded, 0)
	return nf4Vector{Rows: rows, Columns: columns, Values: bitsOf(x), Rounded: bitsOf(rounded)}
}

func bitsOf(x []float32) []uint32 {
	b := make([]uint32, len(x))
	for i, v := range x {
		b[i] = math.Float32bits(v)
	}
	return b
}

// smallProgram has grouped queries, biases, two blocks of attention, two micro-batches, a
// warm-up, a clip that acts, and sizes that are no multiple of 32 or 64.
func smallProgram(numerics string) program.Program {
	return program.Program{
		Numerics: numerics, Tokenizer: program.Bytes, Batch: 2, Accumulate: 2, Seed: 7, Steps: 6,
		Model: program.Model{
			Vocab: 256, Dim: 24, Layers: 2, Heads: 4, KVHeads: 2, Hidden: 36, Context: 70,
			RopeTheta: 10000, NormEps: 1e-5, QKVBias: true,
		},
		Optimizer: program.Optimizer{
			Kind: program.AdamW, LR: 1e-2, MinLR: 1e-3, Warmup: 2, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8,
			WeightDecay: 0.1, Clip: 0.5,
		},
	}
}

// smallText gives three samples, so that the second step begins a second epoch.
func smallText() string {
	b := make([]byte, 3*70+5)
	for i := range b {
		b[i] = 'a' + byte(num.Philox4x32(1, 2, 3, uint64(i))[0]%26)
	}
	return string(b)
}

// stepOf runs a segment of two steps, whose inner mark lies between them.
func stepOf(p program.Program) (v stepVector, err error) {
	v = stepVector{Program: p, ProgramHash: commit.Root(p.Hash()), Data: smallText()}
	t, err := engine.New(p, []byte(v.Data), engine.Options{Backend: "ref", Threads: 1})
	if err != nil {
		return v, err
	}
	defer t.Close()
	t.Init()
	v.Segment = commit.Segment{
		Job: merkle.Sum("job"), Program: v.ProgramHash, Numerics: p.Numerics,
		Dataset: merkle.Sum("content id"), Steps: 2,
	}
	if v.Segment.Start, err = rootOf(t); err != nil {
		return v, err
	}
	var log []commit.StepRecord
	for i := range v.Segment.Steps {
		r, err := t.Step()
		if err != nil {
			return v, err
		}
		root, err := rootOf(t)
		if err != nil {
			return v, err
		}
		log = append(log, commit.StepRecord{Step: i, Loss: r.Loss, Norm: r.Norm})
		v.Records = append(v.Records, stepRecord{math.Float32bits(r.Loss), math.Float32bits(r.Norm), root})
	}
	v.Segment.End, v.Segment.Log = v.Records[1].Root, commit.LogRoot(log)
	v.Segment.Marks = commit.MarksRoot([]commit.Root{v.Records[0].Root})
	v.SegmentHash = v.Segment.Hash()
	return v, nil
}

func rootOf(t *engine.Trainer) (commit.Root, error) {
	p := t.Program()
	h := commit.Header{Step: t.StepIndex(), Program: commit.Root(p.Hash()), Numerics: p.Numerics}
	return commit.StateRoot(h, t.Tensors(), 1)
}
