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

// Evaluate is the mean loss in nats per byte of the present state over text,
// cut into windows like a data set, without changing anything. The error is
// ErrNoState or wraps data.ErrTooSmall.
func (t *Trainer) Evaluate(text []byte) (float32, error) {
	context, batch := int(t.prog.Model.Context), int(t.prog.Batch)
	if !t.ready {
		return 0, ErrNoState
	}
	windows := (len(text) - 1) / context
	if len(text) < context+1 {
		return 0, fmt.Errorf("%w: %d bytes to evaluate on, one window takes %d", data.ErrTooSmall, len(text), context+1)
	}
	var sum float64
	for first := 0; first < windows; first += batch {
		n := min(batch, windows-first) * context
		part := text[first*context:]
		for i := range n {
			t.inputs[i], t.targets[i] = int32(part[i]), int32(part[i+1])
		}
		t.model.Forward(t.inputs[:n], n/context, context)
		sum += float64(t.model.Loss(t.targets[:n]))
	}
	return float32(sum / float64(windows*context)), nil
}
