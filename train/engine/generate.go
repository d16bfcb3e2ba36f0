package engine

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/num"
)

// purposeSample is the Philox purpose of Generate's draws.
const purposeSample = data.PurposeOrder + 1

// Generate continues prompt by n bytes. Temperature 0 takes the likeliest byte
// every time (the first of equals); above, byte i of the output is drawn with
// word 0 of Philox4x32(seed, purpose, 0, i). Everything is specified
// arithmetic, so the bytes are equal on every back end. An empty prompt stands
// for a line break. Only the last context bytes are looked at. It returns nil
// when there is no state.
func (t *Trainer) Generate(prompt []byte, n int, temperature float32, seed uint64) []byte {
	if !t.ready || n <= 0 {
		return nil
	}
	context := int(t.prog.Model.Context)
	window := make([]int32, 0, context)
	if len(prompt) == 0 {
		prompt = []byte("\n")
	}
	for _, b := range prompt[max(0, len(prompt)-context):] {
		window = append(window, int32(b))
	}
	out := make([]byte, n)
	for i := range out {
		t.model.Forward(window, 1, len(window))
		next := pick(t.model.LastLogits(), temperature, num.Philox4x32(seed, purposeSample, 0, uint64(i))[0])
		out[i] = byte(next)
		if len(window) == context {
			window = window[:copy(window, window[1:])]
		}
		window = append(window, int32(next))
	}
	return out
}

// pick draws an index with probability softmax(logits/temperature): the first
// whose running sum of e^((x−max)/temperature), added in order, exceeds the
// upper 24 bits of word as a fraction of the whole sum.
func pick(logits []float32, temperature float32, word uint32) int {
	best := 0
	for i, x := range logits {
		if x > logits[best] {
			best = i
		}
	}
	if !(temperature > 0) {
		return best
	}
	top, total := logits[best], float32(0)
	for i, x := range logits {
		logits[i] = num.Exp(float32((x - top) / temperature))
		total += logits[i]
	}
	target := float32(total * (float32(word>>8) / (1 << 24)))
	running := float32(0)
	for i, w := range logits {
		if running += w; running > target {
			return i
		}
	}
	return best
}

// Evaluate is the mean loss in nats per target that counts of the present state
// over dataset, which is cut into samples like the program's own, without
// changing anything. The error is ErrNoState or wraps data.ErrTooSmall or
// data.ErrTokens.
func (t *Trainer) Evaluate(dataset []byte) (float32, error) {
	if !t.ready {
		return 0, ErrNoState
	}
	b, err := data.Open(t.prog, dataset)
	if err != nil {
		return 0, fmt.Errorf("evaluate: %w", err)
	}
	var sum float64
	var counted int
	context, batch := int(t.prog.Model.Context), uint64(t.prog.Batch)
	for first := uint64(0); first < b.Samples(); first += batch {
		n := int(min(batch, b.Samples()-first)) * context
		t.lengths = b.At(first, t.inputs[:n], t.targets[:n], t.lengths)
		t.model.ForwardSpans(t.inputs[:n], t.lengths)
		sum += float64(t.model.Loss(t.targets[:n]))
		for _, target := range t.targets[:n] {
			if target != num.Ignore {
				counted++
			}
		}
	}
	return float32(sum / float64(counted)), nil
}
