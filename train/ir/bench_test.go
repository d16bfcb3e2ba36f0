package ir_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
)

// BenchmarkStep compares the cost of a disputed step with that of the engine's
// step: executed once, and executed with the output roots of all operators.
func BenchmarkStep(b *testing.B) {
	for _, name := range []string{"demo", "d64", "d256"} {
		for _, numerics := range []string{program.R32, program.X8} {
			p := preset(b, name, numerics, 1000)
			data := text(1 << 16)
			tr, err := ir.New(p, merkle.Sum("data"), ir.Division{Steps: 50, Stride: 25}, data)
			if err != nil {
				b.Fatal(err)
			}
			e := trainer(b, p, data)
			s := ir.Start{Tables: tr.Plan().TableValues(), State: clone(e.Tensors()), Data: data}
			be := backend(b, "auto", 2)
			b.Run(name+"/"+numerics+"/engine", func(b *testing.B) {
				for b.Loop() {
					if _, err := e.Step(); err != nil {
						b.Fatal(err)
					}
				}
			})
			b.Run(name+"/"+numerics+"/execute", func(b *testing.B) {
				for b.Loop() {
					if _, err := tr.Plan().Execute(s, be, nil); err != nil {
						b.Fatal(err)
					}
				}
			})
			b.Run(name+"/"+numerics+"/roots", func(b *testing.B) {
				for b.Loop() {
					step, err := tr.Begin(s, be)
					if err != nil {
						b.Fatal(err)
					}
					if _, _, err := step.Run(); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkTables reports the time of the tables per step of the run.
func BenchmarkTables(b *testing.B) {
	for _, steps := range []uint32{1000, 20000} {
		x := plan(b, preset(b, "demo", program.R32, steps))
		b.Run("rates", func(b *testing.B) {
			for b.Loop() {
				x.TableValues()
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(steps), "µs/step")
		})
	}
}
