package tfevents_test

import (
	"bytes"
	"flag"
	"math"
	"os"
	"testing"

	"github.com/infernetprotocol/infernet/train/tfevents"
)

var update = flag.Bool("update", false, "write testdata")

// golden is a file that testdata/read.py has read with TensorBoard's own reader.
const golden = "testdata/events.out.tfevents.1700000000.infernet"

// TestFileIsWhatTensorBoardReads compares with bytes that TensorBoard's reader read as these figures.
func TestFileIsWhatTensorBoardReads(t *testing.T) {
	b := tfevents.AppendStart(nil, 1700000000.25, 1)
	b = tfevents.AppendScalars(b, 1700000001, 1, []tfevents.Scalar{
		{Tag: "train/loss", Value: 5.5}, {Tag: "train/rate", Value: 1e-4},
	})
	b = tfevents.AppendScalars(b, 1700000002, 300, []tfevents.Scalar{
		{Tag: "train/loss", Value: float32(math.Inf(1))}, {Tag: "train/rate", Value: 0},
	})
	b = tfevents.AppendScalars(b, 1700000003, math.MaxUint32, []tfevents.Scalar{{Tag: "eval/loss", Value: -0.125}})
	b = tfevents.AppendStart(b, 1700000004, 300) // what was said about step 300 and later is forgotten
	b = tfevents.AppendScalars(b, 1700000005, 300, []tfevents.Scalar{{Tag: "train/loss", Value: 2.5}})
	if *update {
		if err := os.WriteFile(golden, b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(b, want) {
		t.Errorf("got %x\nwant %x", b, want)
	}
}
