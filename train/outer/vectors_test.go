package outer

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"flag"
	"math"
	"os"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
)

var update = flag.Bool("update", false, "write docs/vectors/outer.json anew; only for a new version of numerics.md §22")

const vectorFile = "../../docs/vectors/outer.json"

// vectorSet is the file. Floats are written as their bits, bytes in hexadecimal digits.
type vectorSet struct {
	About   string         `json:"about"`
	Updates []updateVector `json:"updates"`
	Outer   []outerVector  `json:"outer"`
}

// updateVector is two rounds of one tensor.
type updateVector struct {
	Feedback  float64   `json:"feedback"`
	Transform Transform `json:"transform"`
	Chunk     uint32    `json:"chunk"`
	Keep      uint32    `json:"keep"`
	Values    Values    `json:"values"`
	Rows      int       `json:"rows"`
	Cols      int       `json:"columns"`
	Rounds    []round   `json:"rounds"`
}

// round has the keys by which shared and local parameters are drawn.
type round struct {
	Shared  uint64   `json:"shared"`
	Local   uint64   `json:"local"`
	Packed  string   `json:"packed"`
	Decoded []uint32 `json:"decoded"`
	Left    []uint32 `json:"left,omitempty"` // the feedback
}

// outerVector is two merges and outer steps.
type outerVector struct {
	Kind     Kind         `json:"kind"`
	Rate     float64      `json:"rate"`
	Momentum float64      `json:"momentum"`
	Start    []uint32     `json:"start"`
	Weights  [][]uint64   `json:"weights"` // of each round
	Updates  [][][]uint32 `json:"updates"` // of each round and slot
	Ends     [][]uint32   `json:"ends"`
}

func bitsOf(x []float32) []uint32 {
	b := make([]uint32, len(x))
	for i, v := range x {
		b[i] = math.Float32bits(v)
	}
	return b
}

// drawn are values of §12, the same everywhere.
func drawn(n int, key uint64, std float32) []float32 {
	x := make([]float32, n)
	num.Normal(x, key, 0, std)
	return x
}

func vectors(t *testing.T, be num.Backend) vectorSet {
	v := vectorSet{About: "Inputs and results of docs/numerics.md §22. Shared and local parameters are drawn by §12: " +
		"their key is given, purpose 0, deviation 1. A float32 is written as its bits, bytes in hexadecimal digits. " +
		"Written by go test ./train/outer -update."}
	key := uint64(0)
	for _, s := range []Spec{
		{Chunk: 64, Values: Float32}, {Chunk: 128, Values: Int8}, {Chunk: 128, Values: Int4, Feedback: 0.5},
		{Chunk: 128, Values: TwoBits, Feedback: 0.9}, {Chunk: 64, Values: Sign, Feedback: 1},
		{Chunk: 128, Keep: 9, Values: TwoBits, Feedback: 0.95}, {Chunk: 64, Keep: 70, Values: Int4, Feedback: 0.95},
		{Transform: DCT, Keep: 11, Values: Sign, Feedback: 0.999},
		{Transform: DCT, Keep: 20, Values: Float32, Feedback: 1},
	} {
		u := updateVector{float64(s.Feedback), s.Transform, s.Chunk, s.Keep, s.Values, 2, 66, nil}
		c, err := NewCompressor(be, s, []Shape{{u.Rows, u.Cols}})
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			shared, local, out := drawn(132, key, 1), drawn(132, key+1, 1), make([]float32, 132)
			packed, err := c.Update([][]float32{out}, [][]float32{shared}, [][]float32{local})
			if err != nil {
				t.Fatal(err)
			}
			r := round{Shared: key, Local: key + 1, Packed: hex.EncodeToString(packed), Decoded: bitsOf(out)}
			key += 2
			if s.Feedback > 0 {
				r.Left = bitsOf(c.Feedback()[0])
			}
			u.Rounds = append(u.Rounds, r)
		}
		v.Updates = append(v.Updates, u)
	}
	for _, o := range optimizers {
		v.Outer = append(v.Outer, outerVectorOf(t, be, o))
	}
	return v
}

func outerVectorOf(t *testing.T, be num.Backend, o Optimizer) outerVector {
	const n = 12
	p := drawn(n, 900, 1)
	v := outerVector{Kind: o.Kind, Rate: float64(o.Rate), Momentum: float64(o.Momentum), Start: bitsOf(p)}
	moment, merged := make([]float32, n), make([]float32, n)
	for at, of := range [][]uint64{{1, 0, 2}, {1 << 40, 3, 5e12}} {
		weights, err := Weights(of)
		if err != nil {
			t.Fatal(err)
		}
		var slots [][]float32
		var bits [][]uint32
		for slot := range of {
			slots = append(slots, drawn(n, uint64(901+10*at+slot), 0.1))
			slots[slot][3] = 0
			bits = append(bits, bitsOf(slots[slot]))
		}
		Merge(be, merged, slots, weights)
		o.Step(be, p, moment, merged)
		v.Weights, v.Updates, v.Ends = append(v.Weights, of), append(v.Updates, bits), append(v.Ends, bitsOf(p))
	}
	return v
}

// TestVectors: every back end gives the file, which other implementations are tested with.
func TestVectors(t *testing.T) {
	for name, be := range backends(t) {
		var got bytes.Buffer
		e := json.NewEncoder(&got)
		e.SetEscapeHTML(false)
		if err := e.Encode(vectors(t, be)); err != nil {
			t.Fatal(err)
		}
		if *update {
			if err := os.WriteFile(vectorFile, got.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
			return
		}
		want, err := os.ReadFile(vectorFile)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got.Bytes(), want) {
			t.Errorf("%s gives other bits than %s", name, vectorFile)
		}
	}
}
