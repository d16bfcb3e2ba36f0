package engine

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
)

// TestReadStateGivesWhatATrainerLoads: the same names, shapes and bits in the same order, for what every optimizer
// keeps, for a whole model and for an adapter without its base.
func TestReadStateGivesWhatATrainerLoads(t *testing.T) {
	text := opticks(t)
	for name, change := range map[string]func(*program.Program){
		"adamw":    func(*program.Program) {},
		"averages": func(p *program.Program) { p.Optimizer.EMA = 0.5 },
		"muon":     func(p *program.Program) { p.Optimizer.Kind, p.Optimizer.Momentum = program.Muon, 0.5 },
		"adapter": func(p *program.Program) {
			p.Adapter = program.Adapter{Rank: 2, Alpha: 4, Targets: program.AllTargets}
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := small()
			change(&p)
			tr := start(t, p, text, Options{})
			run(t, tr, 2)
			s, err := ReadState(p, bytes.NewReader(saved(t, tr)))
			if err != nil {
				t.Fatal(err)
			}
			want := tr.Tensors()
			if s.Step != 2 || len(s.Tensors) != len(want) {
				t.Fatalf("step %d, %d tensors, want %d", s.Step, len(s.Tensors), len(want))
			}
			for i, x := range s.Tensors {
				w := want[i]
				if x.Name != w.Name || !slices.Equal(x.Shape, w.Shape) || !slices.Equal(x.Data, w.Data) {
					t.Errorf("tensor %d is %s %v, want %s %v", i, x.Name, x.Shape, w.Name, w.Shape)
				}
			}
			p.Seed++
			if _, err := ReadState(p, bytes.NewReader(saved(t, tr))); !errors.Is(err, ErrCheckpoint) {
				t.Errorf("another program's: %v", err)
			}
		})
	}
}
