// Package data cuts a data set into the batches of a training run, such that
// the batch of any step can be computed alone: a verifier that starts in the
// middle of a run reads exactly the samples the provider read.
//
// The byte tokenizer makes every byte a token. Sample i is the window of
// context+1 bytes that starts at i·context: neighbours share one byte, which
// is the last target of one and the first input of the next, so an epoch
// predicts every byte once. A rest shorter than a window is left out.
//
// Rows are numbered through the whole run: row r of micro-batch a of step s
// has number g = (s·accumulate + a)·batch + r. It belongs to epoch e = ⌊g/n⌋
// of the n samples and is sample num.Permute(key(seed, e), n, g mod n). The
// key of an epoch is drawn from the seed by Philox, so every epoch has its own
// order.
package data

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/num"
)

// PurposeOrder is the Philox purpose of the epochs' keys. Purposes of the
// parameters' initial values count up from 0, so it stands at the top.
const PurposeOrder = 0xffff_fff0

// ErrTooSmall is wrapped by the error for a data set without one sample.
var ErrTooSmall = errors.New("data set too small")

// Batches gives the batches of a run over one data set. It is read-only and
// safe for concurrent use.
type Batches struct {
	text       []byte
	context    uint64
	batch      uint64
	accumulate uint64
	samples    uint64
	seed       uint64
}

// New prepares the batches of text, which it keeps and does not change. All
// sizes are at least 1; context is in tokens.
func New(text []byte, context, batch, accumulate int, seed uint64) (*Batches, error) {
	if len(text) < context+1 {
		return nil, fmt.Errorf("%w: %d bytes, but one sample takes context + 1 = %d: use a longer text or a shorter context",
			ErrTooSmall, len(text), context+1)
	}
	return &Batches{
		text: text, context: uint64(context), batch: uint64(batch), accumulate: uint64(accumulate),
		samples: uint64(len(text)-1) / uint64(context), seed: seed,
	}, nil
}

// Samples is the number of samples of an epoch.
func (b *Batches) Samples() uint64 { return b.samples }

// Fill writes micro-batch micro of step, both from 0: batch rows of context
// tokens each into inputs, and what follows each token into targets. It does
// not allocate.
func (b *Batches) Fill(step uint32, micro int, inputs, targets []int32) {
	first := (uint64(step)*b.accumulate + uint64(micro)) * b.batch
	for r := range b.batch {
		row := r * b.context
		window := b.text[b.Sample(first+r)*b.context:]
		for i := range b.context {
			inputs[row+i] = int32(window[i])
			targets[row+i] = int32(window[i+1])
		}
	}
}

// Sample is the index of the sample in row number row of the run.
func (b *Batches) Sample(row uint64) uint64 {
	epoch, i := row/b.samples, row%b.samples
	return num.Permute(b.epochKey(epoch), b.samples, i)
}

func (b *Batches) epochKey(epoch uint64) uint64 {
	w := num.Philox4x32(b.seed, PurposeOrder, 0, epoch)
	return uint64(w[0]) | uint64(w[1])<<32
}
