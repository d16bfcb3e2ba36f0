package data

import (
	"errors"
	"testing"
)

func text(n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(i * 7)
	}
	return b
}

func TestEpochUsesEverySampleOnceInItsOwnOrder(t *testing.T) {
	b, err := New(text(1000), 9, 4, 2, 5)
	if err != nil {
		t.Fatal(err)
	}
	if b.Samples() != 111 {
		t.Fatalf("%d samples, want 111", b.Samples())
	}
	var orders [2][]uint64
	for e := range orders {
		seen := map[uint64]bool{}
		for i := range b.Samples() {
			s := b.Sample(uint64(e)*b.Samples() + i)
			if s >= b.Samples() || seen[s] {
				t.Fatalf("epoch %d: sample %d out of range or twice", e, s)
			}
			seen[s] = true
			orders[e] = append(orders[e], s)
		}
	}
	same := 0
	for i := range orders[0] {
		if orders[0][i] == orders[1][i] {
			same++
		}
	}
	if same > 20 {
		t.Errorf("%d of 111 samples at the same place in both epochs", same)
	}
}

func TestBatchOfAnyStepAlone(t *testing.T) {
	const context, batch, accumulate = 9, 4, 2
	body := text(1000)
	fresh := func() *Batches {
		b, err := New(body, context, batch, accumulate, 5)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	walked, in, out := fresh(), make([]int32, context*batch), make([]int32, context*batch)
	row := uint64(0)
	for step := range uint32(40) {
		for micro := range accumulate {
			walked.Fill(step, micro, in, out)
			in2, out2 := make([]int32, len(in)), make([]int32, len(out))
			fresh().Fill(step, micro, in2, out2)
			for r := range batch {
				at := int(walked.Sample(row)) * context
				row++
				for i := range context {
					k := r*context + i
					if in[k] != int32(body[at+i]) || out[k] != int32(body[at+i+1]) || in2[k] != in[k] ||
						out2[k] != out[k] {
						t.Fatalf("step %d, micro-batch %d, row %d, token %d differs", step, micro, r, i)
					}
				}
			}
		}
	}
}

func TestSeedChangesOrder(t *testing.T) {
	a, _ := New(text(1000), 9, 1, 1, 1)
	b, _ := New(text(1000), 9, 1, 1, 2)
	same := 0
	for i := range a.Samples() {
		if a.Sample(i) == b.Sample(i) {
			same++
		}
	}
	if same > 20 {
		t.Errorf("%d of 111 samples at the same place under two seeds", same)
	}
}

func TestSmallest(t *testing.T) {
	if _, err := New(text(9), 9, 1, 1, 1); !errors.Is(err, ErrTooSmall) {
		t.Errorf("9 bytes for a window of 10: %v", err)
	}
	b, err := New(text(10), 9, 3, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	in, out := make([]int32, 27), make([]int32, 27)
	b.Fill(1<<23, 0, in, out)
	if in[18] != 0 || out[26] != 63 {
		t.Errorf("only sample reads %d … %d", in[18], out[26])
	}
}
