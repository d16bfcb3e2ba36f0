package tuning

import (
	"bytes"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
)

// rows is a token file of n rows of four tokens.
func rows(tb testing.TB, n int32) []byte {
	tb.Helper()
	p := data.NewPacker(100, 4, [32]byte{})
	for i := range n {
		s := data.Sequence{Tokens: []int32{i, 1, 2, 3}, Counts: []bool{false, true, true, true}}
		if _, err := p.Add(s); err != nil {
			tb.Fatal(err)
		}
	}
	file, _, _, err := p.Close()
	if err != nil {
		tb.Fatal(err)
	}
	return file
}

// TestHeldOutRowsAreFoundAgain: from the data alone, and a job trains on the others.
func TestHeldOutRowsAreFoundAgain(t *testing.T) {
	raw := rows(t, 40)
	learned, held, err := data.Split(raw, 100)
	if err != nil {
		t.Fatal(err)
	}
	var j Job
	if err := j.tokens("", 4, raw); err != nil {
		t.Fatal(err)
	}
	if err := j.holdOut(100); err != nil || !bytes.Equal(j.Tokens, learned) || j.Base.Rows != 36 {
		t.Errorf("%d rows are trained on, want 36: %v", j.Base.Rows, err)
	}
	if again, err := HeldOut("", 4, 100, raw); err != nil || !bytes.Equal(again, held) || !bytes.Equal(j.Held, held) {
		t.Errorf("other rows are held out: %v", err)
	}
	if _, err := HeldOut("", 4, 100, rows(t, 1)); !errors.Is(err, data.ErrSplit) {
		t.Errorf("one row: %v", err)
	}
	if _, err := HeldOut("", 8, 100, raw); !errors.Is(err, ErrContext) {
		t.Errorf("rows of another length: %v", err)
	}
}
