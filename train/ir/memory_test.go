package ir_test

import (
	"testing"
	"unsafe"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestPeakBytesIsWhatExecuteReserves counts the arrays that hold outputs, each
// once. The test keeps them reachable, so that no two of them have the same
// address.
func TestPeakBytesIsWhatExecuteReserves(t *testing.T) {
	for _, p := range []program.Program{micro(program.X8), preset(t, "demo", program.R32, 20)} {
		x, e := plan(t, p), trainer(t, p, text(2001))
		arrays, bytes := map[*float32][]float32{}, uint64(0)
		s := ir.Start{Tables: x.TableValues(), State: e.Tensors(), Data: text(2001)}
		if _, err := x.Execute(s, backend(t, "auto", 1), func(_ int, out []float32) error {
			if at := unsafe.SliceData(out); arrays[at] == nil {
				arrays[at] = out
				bytes += 4 * uint64(len(out))
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		all := uint64(0)
		for i := range x.Ops {
			all += 4 * uint64(x.Ops[i].Cells())
		}
		if bytes != x.PeakBytes() || bytes > all/2 {
			t.Errorf("%d bytes reserved, %d foretold, of %d written", bytes, x.PeakBytes(), all)
		}
	}
}
