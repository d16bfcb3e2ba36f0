package commit

import (
	"bytes"
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// sample is a state with a tensor smaller than a leaf, one of whole leaves, numbers of
// leaves that are no power of two, and more leaves than are hashed at once.
func sample() (Header, []tensor.Tensor) {
	h := Header{Step: 50, Program: Root{1, 2, 3}, Numerics: "r32/1"}
	var ts []tensor.Tensor
	for i, shape := range [][]uint32{{3}, {2, merkle.LeafCells}, {5, merkle.LeafCells + 1}, {1}, {7, 300}, {129, 65}} {
		n := uint32(1)
		for _, d := range shape {
			n *= d
		}
		x := make([]float32, n)
		for j := range x {
			x[j] = float32(i*100000+j) / 7
		}
		ts = append(ts, tensor.Tensor{Name: string(rune('a' + i)), Shape: shape, Data: x})
	}
	return h, ts
}

func mustRoot(tb testing.TB, h Header, ts []tensor.Tensor, workers int) Root {
	tb.Helper()
	r, err := StateRoot(h, ts, workers)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// TestFrozen fixes the format. A change here needs a new version of every tag.
func TestFrozen(t *testing.T) {
	h, ts := sample()
	log := []StepRecord{{Step: 7, Loss: 2.5, Norm: 1}, {Step: 8, Loss: 2.25, Norm: 0.5}, {Step: 9, Loss: 2, Norm: 0.25}}
	for _, c := range []struct {
		what, want string
		got        Root
	}{
		{"state", frozenState, mustRoot(t, h, ts, 1)},
		{"log", frozenLog, LogRoot(log)},
		{"segment", frozenSegment, Segment{Numerics: "r32/1", Index: 3, FirstStep: 7, Steps: 3,
			Log: LogRoot(log), Marks: MarksRoot([]Root{{1}, {2}})}.Hash()},
	} {
		if c.got.String() != c.want {
			t.Errorf("%s: %s, want %s", c.what, c.got, c.want)
		}
	}
}

func TestWorkersDoNotMatter(t *testing.T) {
	h, ts := sample()
	want := mustRoot(t, h, ts, 1)
	for workers := range 9 {
		if got := mustRoot(t, h, ts, workers-1); got != want {
			t.Errorf("%d workers: %s, want %s", workers-1, got, want)
		}
	}
}

func TestRootBindsEverything(t *testing.T) {
	h0, ts0 := sample()
	want := mustRoot(t, h0, ts0, 2)
	seen := map[Root]string{want: "the state"}
	for name, edit := range map[string]func(*Header, []tensor.Tensor) []tensor.Tensor{
		"step":     func(h *Header, ts []tensor.Tensor) []tensor.Tensor { h.Step++; return ts },
		"program":  func(h *Header, ts []tensor.Tensor) []tensor.Tensor { h.Program[31]++; return ts },
		"numerics": func(h *Header, ts []tensor.Tensor) []tensor.Tensor { h.Numerics = "r32/2"; return ts },
		"name":     func(_ *Header, ts []tensor.Tensor) []tensor.Tensor { ts[2].Name = "x"; return ts },
		"shape": func(_ *Header, ts []tensor.Tensor) []tensor.Tensor {
			ts[1].Shape = []uint32{merkle.LeafCells, 2}
			return ts
		},
		"rank":      func(_ *Header, ts []tensor.Tensor) []tensor.Tensor { ts[0].Shape = []uint32{1, 3}; return ts },
		"first bit": func(_ *Header, ts []tensor.Tensor) []tensor.Tensor { flip(&ts[0].Data[0]); return ts },
		"last bit": func(_ *Header, ts []tensor.Tensor) []tensor.Tensor {
			flip(&ts[4].Data[len(ts[4].Data)-1])
			return ts
		},
		"sign of zero": func(_ *Header, ts []tensor.Tensor) []tensor.Tensor {
			ts[0].Data[0] = float32(math.Copysign(0, -1))
			return ts
		},
		"order": func(_ *Header, ts []tensor.Tensor) []tensor.Tensor { ts[0], ts[3] = ts[3], ts[0]; return ts },
		"fewer": func(_ *Header, ts []tensor.Tensor) []tensor.Tensor { return ts[:4] },
		"more": func(_ *Header, ts []tensor.Tensor) []tensor.Tensor {
			return append(ts, tensor.Tensor{Name: "f", Shape: []uint32{1}, Data: []float32{0}})
		},
		"longer by zeros": func(_ *Header, ts []tensor.Tensor) []tensor.Tensor {
			ts[0].Shape, ts[0].Data = []uint32{4}, append(ts[0].Data, 0)
			return ts
		},
	} {
		h, ts := sample()
		ts = edit(&h, ts)
		got := mustRoot(t, h, ts, 2)
		if other, ok := seen[got]; ok {
			t.Errorf("%s: same root as %s", name, other)
		}
		seen[got] = name
	}
}

func flip(x *float32) { *x = math.Float32frombits(math.Float32bits(*x) ^ 1) }

func TestStateRefusesMisshapen(t *testing.T) {
	for name, ts := range map[string][]tensor.Tensor{
		"none":       {},
		"no name":    {{Shape: []uint32{1}, Data: make([]float32, 1)}},
		"no rank":    {{Name: "a", Data: make([]float32, 1)}},
		"short":      {{Name: "a", Shape: []uint32{2}, Data: make([]float32, 1)}},
		"empty":      {{Name: "a", Shape: []uint32{0}}},
		"overflow":   {{Name: "a", Shape: []uint32{1 << 31, 1 << 31, 4}, Data: make([]float32, 0)}},
		"zero later": {{Name: "a", Shape: []uint32{5, 0}, Data: make([]float32, 1)}},
	} {
		if _, err := StateRoot(Header{}, ts, 1); !errors.Is(err, ErrMalformed) && !errors.Is(err, tensor.ErrShape) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestUpdateFollowsChanges compares incremental roots with fresh ones.
func TestUpdateFollowsChanges(t *testing.T) {
	h, ts := sample()
	s, err := NewState(h, ts, 2)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 40 {
		x := ts[i%len(ts)].Data
		flip(&x[i*997%len(x)])
		h.Step++
		if got, want := s.Update(h, 1+i%3), mustRoot(t, h, ts, 1); got != want {
			t.Fatalf("change %d: %s, want %s", i, got, want)
		}
	}
}

func TestProofsOfEveryLeaf(t *testing.T) {
	h, ts := sample()
	s, err := NewState(h, ts, 1)
	if err != nil {
		t.Fatal(err)
	}
	for i, x := range ts {
		var all []float32
		for leaf := range merkle.LeavesOf(len(x.Data)) {
			p, err := s.Prove(i, leaf)
			if err != nil {
				t.Fatal(err)
			}
			q, err := DecodeProof(p.Encode())
			if err != nil {
				t.Fatal(err)
			}
			if err := q.Verify(s.Root()); err != nil {
				t.Fatalf("tensor %d, leaf %d: %v", i, leaf, err)
			}
			all = append(all, q.Values()...)
		}
		if !slices.Equal(all, x.Data) {
			t.Errorf("tensor %d: the leaves are not its values", i)
		}
		if _, err := s.Prove(i, merkle.LeavesOf(len(x.Data))); !errors.Is(err, ErrMalformed) {
			t.Errorf("tensor %d: proves a leaf it does not have: %v", i, err)
		}
	}
	if _, err := s.Prove(len(ts), 0); !errors.Is(err, ErrMalformed) {
		t.Errorf("proves a tensor it does not have: %v", err)
	}
}

// TestInvalidTwins checks that a valid proof with any one thing changed is refused.
func TestInvalidTwins(t *testing.T) {
	h, ts := sample()
	s, err := NewState(h, ts, 1)
	if err != nil {
		t.Fatal(err)
	}
	for name, edit := range map[string]func(*Proof){
		"step":           func(p *Proof) { p.Step++ },
		"program":        func(p *Proof) { p.Program[0]++ },
		"numerics":       func(p *Proof) { p.Numerics = "" },
		"count":          func(p *Proof) { p.Count++ },
		"huge count":     func(p *Proof) { p.Count = math.MaxUint32 },
		"no tensors":     func(p *Proof) { p.Count = 0 },
		"tensor":         func(p *Proof) { p.Tensor = 3 },
		"tensor outside": func(p *Proof) { p.Tensor = 9 },
		"name":           func(p *Proof) { p.Name = "b" },
		"shape":          func(p *Proof) { p.Shape = []uint32{merkle.LeafCells + 1, 5} },
		"fewer leaves":   func(p *Proof) { p.Shape = []uint32{5, merkle.LeafCells} },
		"huge shape":     func(p *Proof) { p.Shape = []uint32{1 << 31, 1 << 31} },
		"zero shape":     func(p *Proof) { p.Shape = []uint32{0} },
		"no shape":       func(p *Proof) { p.Shape = nil },
		"leaf":           func(p *Proof) { p.Leaf = 2 },
		"leaf outside":   func(p *Proof) { p.Leaf = 6 },
		"data":           func(p *Proof) { p.Data[9] ^= 1 },
		"shorter":        func(p *Proof) { p.Data = p.Data[:LeafBytes-4] },
		"longer":         func(p *Proof) { p.Data = append(p.Data, 0) },
		"path":           func(p *Proof) { p.Path[0][0]++ },
		"path cut":       func(p *Proof) { p.Path = p.Path[:2] },
		"path grown":     func(p *Proof) { p.Path = append(p.Path, Root{}) },
		"top path":       func(p *Proof) { p.TopPath[2][31]++ },
		"top path cut":   func(p *Proof) { p.TopPath = nil },
	} {
		p, err := s.Prove(2, 3)
		if err != nil {
			t.Fatal(err)
		}
		edit(&p)
		if err := p.Verify(s.Root()); !errors.Is(err, ErrMalformed) && !errors.Is(err, ErrMismatch) {
			t.Errorf("%s: %v", name, err)
		}
	}
	p, _ := s.Prove(2, 3)
	if err := p.Verify(Root{}); !errors.Is(err, ErrMismatch) {
		t.Errorf("another root: %v", err)
	}
}

// FuzzDecodeProof checks that decoded bytes encode to the same bytes, and that a proof
// that verifies is the one that the state gives.
func FuzzDecodeProof(f *testing.F) {
	h, ts := sample()
	s, err := NewState(h, ts, 1)
	if err != nil {
		f.Fatal(err)
	}
	for _, at := range [][2]int{{0, 0}, {2, 5}, {4, 2}} {
		p, err := s.Prove(at[0], at[1])
		if err != nil {
			f.Fatal(err)
		}
		f.Add(p.Encode())
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		p, err := DecodeProof(b)
		if err != nil {
			return
		}
		if !bytes.Equal(p.Encode(), b) {
			t.Fatal("two encodings of one proof")
		}
		if p.Verify(s.Root()) != nil {
			return
		}
		q, err := s.Prove(int(p.Tensor), int(p.Leaf))
		if err != nil || !bytes.Equal(q.Encode(), b) {
			t.Fatal("a proof the state does not give")
		}
	})
}
