package trace_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/trace"
)

// TestMaxTiles compares with every cell of every chain of a plan.
func TestMaxTiles(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		plan, err := trace.NewPlan(micro(numerics))
		if err != nil {
			t.Fatal(err)
		}
		longer := 0
		for i := range plan.Ops {
			o := &plan.Ops[i]
			most := uint32(1)
			for cell := range o.Cells() {
				most = max(most, o.Tiles(cell))
			}
			if got := o.MaxTiles(); got != most {
				t.Errorf("%s, operator %d: %d tiles, want %d", numerics, i, got, most)
			}
			if most > 1 {
				longer++
			}
		}
		if longer == 0 {
			t.Errorf("%s: no chain has two tiles: the test proves little", numerics)
		}
	}
}
