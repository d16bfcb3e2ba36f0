package rounds_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/rounds"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// frozen are the shared roots after two rounds of three slots. No change of the program moves them.
var frozen = map[string]string{
	rounds.DiLoCo:     "0xd745c55e66d788cd2a17043a1e60f76398103059e82b9be9b5ade60e25f02cd3",
	rounds.SparseLoCo: "0x2a6bc7b183691306706d0cac4232ae9fc86e534018d496b4110d341fff6a2256",
	rounds.MuLoCo:     "0x29d6f61d9ed3245a8a8a2d222a5d9ef0de4f8c96bfcf2b6214c1b3bae934cbb6",
}

func values(ts []tensor.Tensor) (x [][]float32) {
	for _, t := range ts {
		x = append(x, slices.Clone(t.Data))
	}
	return x
}

func zeros(like [][]float32) (x [][]float32) {
	for _, v := range like {
		x = append(x, make([]float32, len(v)))
	}
	return x
}

// TestRoundsAreThoseOfTheSpecification: the merger's parameters are those that updates, merge and
// outer step of numerics.md §22 give one after the other.
func TestRoundsAreThoseOfTheSpecification(t *testing.T) {
	for method, want := range frozen {
		r := start(t, small(t, method, 3, 2), "auto")
		first := r.load(r.plan.Program, must(r.m.Final())).Parameters()
		s := specified{T: t, plan: r.plan, shared: values(first), compress: map[uint32]*outer.Compressor{}}
		s.momentum = zeros(s.shared)
		for _, weights := range []map[uint32]uint64{{0: 2, 2: 1}, all(3)} {
			r.round(weights)
			updates, list := make([][][]float32, 3), make([]uint64, 3)
			for slot, w := range weights {
				local := r.load(r.plan.Slot(slot), r.ends[slot]).Parameters()
				updates[slot], list[slot] = s.update(slot, first, values(local)), w
			}
			s.merge(updates, list)
			for i, x := range r.load(r.plan.Program, must(r.m.Final())).Parameters() {
				if !slices.Equal(x.Data, s.shared[i]) {
					t.Fatalf("%s: %s is not what the specification gives", method, x.Name)
				}
			}
		}
		if got := r.m.Shared().String(); got != want {
			t.Errorf("%s: the shared root is %s, want %s", method, got, want)
		}
	}
}

// specified is a merge of whole tensors with the portable back end.
type specified struct {
	*testing.T
	plan             rounds.Plan
	shared, momentum [][]float32
	compress         map[uint32]*outer.Compressor
}

// update packs the update of a slot, and returns what whoever receives it decodes.
func (s *specified) update(slot uint32, like []tensor.Tensor, local [][]float32) [][]float32 {
	s.Helper()
	if s.compress[slot] == nil {
		var shapes []outer.Shape
		for _, x := range like {
			shape := outer.Shape{Rows: 1, Cols: len(x.Data)}
			if len(x.Shape) == 2 {
				shape = outer.Shape{Rows: int(x.Shape[0]), Cols: int(x.Shape[1])}
			}
			shapes = append(shapes, shape)
		}
		c, err := outer.NewCompressor(num.Ref(), s.plan.Update, shapes)
		if err != nil {
			s.Fatal(err)
		}
		s.compress[slot] = c
	}
	u := zeros(s.shared)
	packed, err := s.compress[slot].Update(u, s.shared, local)
	if err != nil {
		s.Fatal(err)
	}
	decoded := zeros(s.shared)
	if err := s.compress[slot].Decode(decoded, packed); err != nil {
		s.Fatal(err)
	}
	return decoded
}

func (s *specified) merge(updates [][][]float32, weights []uint64) {
	s.Helper()
	shares, err := outer.Weights(weights)
	if err != nil {
		s.Fatal(err)
	}
	for i := range s.shared {
		of := make([][]float32, len(updates))
		for slot := range updates {
			if updates[slot] != nil {
				of[slot] = updates[slot][i]
			}
		}
		merged := make([]float32, len(s.shared[i]))
		outer.Merge(num.Ref(), merged, of, shares)
		s.plan.Outer.Step(num.Ref(), s.shared[i], s.momentum[i], merged)
	}
}

// FuzzLoad: a saved merger that loads is saved with the same bytes.
func FuzzLoad(f *testing.F) {
	p, err := engine.Preset("demo", 4, 1)
	if err != nil {
		f.Fatal(err)
	}
	p.Model.Layers, p.Model.Hidden, p.Model.Context, p.Batch = 1, 1, 2, 1
	p.Model.Dim, p.Model.Heads, p.Model.KVHeads = 8, 1, 1
	plan, err := rounds.Named(rounds.SparseLoCo, p, 2, 2)
	if err != nil {
		f.Fatal(err)
	}
	m, err := rounds.NewMerger(plan, rounds.Options{Engine: engine.Options{Backend: "ref", Threads: 1}})
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(m.Close)
	var saved bytes.Buffer
	if err := m.Save(&saved); err != nil {
		f.Fatal(err)
	}
	f.Add(saved.Bytes())
	f.Add(saved.Bytes()[:200])
	f.Fuzz(func(t *testing.T, b []byte) {
		if err := m.Load(bytes.NewReader(b)); err != nil {
			if !errors.Is(err, rounds.ErrMerger) {
				t.Error(err)
			}
			return
		}
		var again bytes.Buffer
		if err := m.Save(&again); err != nil || !bytes.Equal(again.Bytes(), b) {
			t.Errorf("saved again it has other bytes: %v", err)
		}
	})
}
