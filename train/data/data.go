// Package data cuts a data set into the batches of a training run, such that
// the batch of any step can be computed alone: a verifier that starts in the
// middle of a run reads exactly the samples the provider read.
//
// With the byte tokenizer every byte is a token. Sample i is the window of
// context+1 bytes that starts at byte i·context. Neighbouring samples share one
// byte: it is the last target of the first and the first input of the second,
// so an epoch predicts every byte once. A remainder shorter than a window is
// left out.
//
// A token file is written by Packer, checked by ParseTokens, and already cut
// into rows of context tokens: sample i is row i. A row holds one or several
// documents. Positions and attention start anew with each document (Spans). An
// entry predicts the next one only within its document, and only if the next
// one counts.
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
	"github.com/infernetprotocol/infernet/train/program"
)

// PurposeOrder is the Philox purpose of the epochs' keys. It stands at the top
// of its range because the purposes of the parameters' initial values count up
// from 0.
const PurposeOrder = 0xffff_fff0

// ErrTooSmall is wrapped by the error for a data set without one sample.
var ErrTooSmall = errors.New("data set too small")

// source is a data set as samples.
type source interface {
	samples() uint64
	// targets is the number of a sample's targets that count.
	targets(sample uint64) uint64
	// fill writes a sample of context tokens.
	fill(sample uint64, inputs, targets []int32)
	// spans appends the lengths of the documents of a sample.
	spans(sample uint64, lengths []int32) []int32
	// pairsOf is the number of pairs of documents in a sample; the pairs come
	// first. documents is the number of all documents of the sample.
	pairsOf(sample uint64) uint64
	documents(sample uint64) int
}

// Batches gives the batches of a run over one data set. It is read-only and
// safe for concurrent use.
type Batches struct {
	source
	context    uint64
	batch      uint64
	accumulate uint64
	n          uint64 // samples
	seed       uint64
}

// Open prepares the batches of a program over dataset, which it keeps and does
// not change. dataset is text for the byte tokenizer, otherwise a token file
// with the program's context and vocabulary. The error wraps ErrTooSmall or
// ErrTokens.
func Open(p program.Program, dataset []byte) (*Batches, error) {
	if p.Tokenizer == program.Bytes {
		return New(dataset, int(p.Model.Context), int(p.Batch), int(p.Accumulate), p.Seed)
	}
	t, err := OpenTokens(p, dataset)
	if err != nil {
		return nil, err
	}
	return batches(t, int(p.Model.Context), int(p.Batch), int(p.Accumulate), p.Seed), nil
}

// OpenTokens parses a token file and requires that it fits the program. The
// error wraps ErrTokens.
func OpenTokens(p program.Program, dataset []byte) (*Tokens, error) {
	t, err := ParseTokens(dataset)
	if err != nil {
		return nil, err
	}
	if t.Context != p.Model.Context || t.Vocab > p.Model.Vocab {
		return nil, fmt.Errorf("%w: rows of %d tokens below %d; the program's context is %d and its vocabulary %d: "+
			"prepare the data with these",
			ErrTokens, t.Context, t.Vocab, p.Model.Context, p.Model.Vocab)
	}
	switch {
	case t.Pairs && p.DPO.IsZero():
		return nil, fmt.Errorf("%w: it holds pairs of preferences, which only a program with dpo learns from",
			ErrTokens)
	case !t.Pairs && !p.DPO.IsZero():
		return nil, fmt.Errorf("%w: the program's dpo wants pairs: make them with `infernet data prepare --format "+
			"preferences`", ErrTokens)
	}
	return t, nil
}

// Blank is a data set of one sample. It is for a trainer of p that takes no
// step but saves, generates or hashes.
func Blank(p program.Program) []byte {
	if p.Tokenizer == program.Bytes {
		return make([]byte, p.Model.Context+1)
	}
	return blankTokens(p.Model.Context, !p.DPO.IsZero())
}

// New prepares the batches of text, which it keeps and does not change. All
// sizes are at least 1; context is in tokens.
func New(text []byte, context, batch, accumulate int, seed uint64) (*Batches, error) {
	if len(text) < context+1 {
		return nil, fmt.Errorf(
			"%w: %d bytes, but one sample takes context + 1 = %d: use a longer text or a shorter context",
			ErrTooSmall, len(text), context+1)
	}
	return batches(windows{text, uint64(context)}, context, batch, accumulate, seed), nil
}

func batches(s source, context, batch, accumulate int, seed uint64) *Batches {
	return &Batches{
		source: s, context: uint64(context), batch: uint64(batch), accumulate: uint64(accumulate),
		n: s.samples(), seed: seed,
	}
}

// Samples is the number of samples of an epoch.
func (b *Batches) Samples() uint64 { return b.n }

// Fill writes micro-batch micro of step, both counted from 0. inputs gets batch
// rows of context tokens each, and targets gets the token that follows each of
// them, or num.Ignore where it does not count. Fill does not allocate.
func (b *Batches) Fill(step uint32, micro int, inputs, targets []int32) {
	first := b.first(step, micro)
	for r := range b.batch {
		lo, hi := r*b.context, (r+1)*b.context
		b.fill(b.Sample(first+r), inputs[lo:hi], targets[lo:hi])
	}
}

// Spans writes to lengths the lengths of the documents in the rows that Fill
// writes, in their order, and returns the part of lengths that it used. lengths
// has room for batch·context.
func (b *Batches) Spans(step uint32, micro int, lengths []int32) []int32 {
	first := b.first(step, micro)
	lengths = lengths[:0]
	for r := range b.batch {
		lengths = b.spans(b.Sample(first+r), lengths)
	}
	return lengths
}

// Counted is the number of targets of a step that count, over all
// micro-batches; at least 1.
func (b *Batches) Counted(step uint32) (n uint64) {
	first := b.first(step, 0)
	for r := range b.batch * b.accumulate {
		n += b.targets(b.Sample(first + r))
	}
	return n
}

// PairsOf is the number of pairs of a step, over all micro-batches, in a data
// set of pairs; at least 1.
func (b *Batches) PairsOf(step uint32) (n uint64) {
	first := b.first(step, 0)
	for r := range b.batch * b.accumulate {
		n += b.pairsOf(b.Sample(first + r))
	}
	return n
}

// Pairs writes to pairs, for every pair, the index in Spans of its chosen
// answer. The rejected answer is the next document.
func (b *Batches) Pairs(step uint32, micro int, pairs []int32) []int32 {
	first, at := b.first(step, micro), int32(0)
	pairs = pairs[:0]
	for r := range b.batch {
		pairs, at = b.pairsAt(b.Sample(first+r), pairs, at)
	}
	return pairs
}

// PairsAt is Pairs for the samples that At writes.
func (b *Batches) PairsAt(first, samples uint64, pairs []int32) []int32 {
	at := int32(0)
	pairs = pairs[:0]
	for i := range samples {
		pairs, at = b.pairsAt(first+i, pairs, at)
	}
	return pairs
}

// pairsAt appends the pairs of a sample whose first document has index at in
// Spans, and returns the index of the first document of the next sample.
func (b *Batches) pairsAt(sample uint64, pairs []int32, at int32) ([]int32, int32) {
	for i := range int32(b.pairsOf(sample)) {
		pairs = append(pairs, at+2*i)
	}
	return pairs, at + int32(b.documents(sample))
}

// At writes as many samples as inputs holds, from sample number first on and in
// the order of the data set, and writes the lengths of their documents to
// lengths.
func (b *Batches) At(first uint64, inputs, targets, lengths []int32) []int32 {
	lengths = lengths[:0]
	for i := range uint64(len(inputs)) / b.context {
		lo, hi := i*b.context, (i+1)*b.context
		b.fill(first+i, inputs[lo:hi], targets[lo:hi])
		lengths = b.spans(first+i, lengths)
	}
	return lengths
}

func (b *Batches) first(step uint32, micro int) uint64 {
	return (uint64(step)*b.accumulate + uint64(micro)) * b.batch
}

// Sample is the index of the sample that the run reads as its row number row.
func (b *Batches) Sample(row uint64) uint64 {
	epoch, i := row/b.n, row%b.n
	return num.Permute(b.epochKey(epoch), b.n, i)
}

func (b *Batches) epochKey(epoch uint64) uint64 {
	w := num.Philox4x32(b.seed, PurposeOrder, 0, epoch)
	return uint64(w[0]) | uint64(w[1])<<32
}

// windows is a text of bytes as samples.
type windows struct {
	text    []byte
	context uint64
}

func (w windows) samples() uint64       { return uint64(len(w.text)-1) / w.context }
func (w windows) targets(uint64) uint64 { return w.context }
func (w windows) pairsOf(uint64) uint64 { return 0 }
func (w windows) documents(uint64) int  { return 1 }

func (w windows) fill(sample uint64, inputs, targets []int32) {
	window := w.text[sample*w.context:]
	for i := range inputs {
		inputs[i] = int32(window[i])
		targets[i] = int32(window[i+1])
	}
}

func (w windows) spans(_ uint64, lengths []int32) []int32 { return append(lengths, int32(w.context)) }
