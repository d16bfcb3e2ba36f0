package engine

import (
	"context"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/num"
)

// Evaluate is the mean loss of the present state over dataset, in nats per
// target that counts, or per pair. dataset is cut into samples like the
// program's own. The losses of micro-batches, which hold the program's batch of
// samples in their order, are added up in binary64, and the sum is divided
// once. Nothing is changed. The error is ErrNoState or wraps data.ErrTooSmall
// or data.ErrTokens.
func (t *Trainer) Evaluate(dataset []byte) (float32, error) {
	return t.evaluate(context.Background(), dataset)
}

// EvaluateDelivered is Evaluate for what the run delivers, in the arithmetic in
// which models run: the averages of the parameters if the program keeps them,
// and r32/1 whatever the program's numerics are. The state is not changed.
// Between micro-batches it ends with the error of a ctx that is done.
func (t *Trainer) EvaluateDelivered(ctx context.Context, dataset []byte) (float32, error) {
	if !t.ready {
		return 0, ErrNoState
	}
	a, err := num.ArithmeticOf(t.prog.Numerics)
	if err != nil {
		return 0, err
	}
	if a != num.R32 {
		t.model.MultiplyIn(num.R32)
		defer t.model.MultiplyIn(a)
	}
	if averages := t.optimizer.Averages(); averages != nil {
		back, err := t.exchange(averages)
		if err != nil {
			return 0, err
		}
		defer back()
	}
	return t.evaluate(ctx, dataset)
}

// exchange puts values in the place of the parameters. back undoes it.
func (t *Trainer) exchange(values []Tensor) (back func(), err error) {
	if err := t.toHost(); err != nil {
		return nil, err
	}
	params := t.model.Parameters()
	was := make([][]float32, len(params))
	for i, p := range params {
		was[i] = slices.Clone(p.Data)
		copy(p.Data, values[i].Data)
	}
	t.place = onHost
	return func() {
		for i, p := range params {
			copy(p.Data, was[i])
		}
		t.place = onHost
	}, nil
}

func (t *Trainer) evaluate(ctx context.Context, dataset []byte) (float32, error) {
	if !t.ready {
		return 0, ErrNoState
	}
	b, err := data.Open(t.prog, dataset)
	if err != nil {
		return 0, fmt.Errorf("evaluate: %w", err)
	}
	t.toDevice()
	if !t.prog.DPO.IsZero() {
		return t.evaluatePairs(ctx, b)
	}
	var sum float64
	var counted int
	err = t.each(ctx, b, func(_, _ uint64, inputs, targets []int32) {
		t.model.ForwardSpans(inputs, t.lengths)
		sum += float64(t.model.Loss(targets))
		for _, target := range targets {
			if target != num.Ignore {
				counted++
			}
		}
	})
	return float32(sum / float64(counted)), err
}

// evaluatePairs is the mean loss per pair.
func (t *Trainer) evaluatePairs(ctx context.Context, b *data.Batches) (float32, error) {
	var sum float64
	var counted int
	err := t.each(ctx, b, func(first, samples uint64, inputs, targets []int32) {
		t.pairs.first = b.PairsAt(first, samples, t.pairs.first)
		sum += float64(t.pairLosses(inputs, targets, 0))
		counted += len(t.pairs.first)
	})
	return float32(sum / float64(counted)), err
}

// each calls f for all samples in their order, one micro-batch at a time. The error is
// that of a ctx that is done, or Err's.
func (t *Trainer) each(ctx context.Context, b *data.Batches,
	f func(first, samples uint64, inputs, targets []int32)) error {
	batch := uint64(t.prog.Batch)
	for first := uint64(0); first < b.Samples(); first += batch {
		if err := ctx.Err(); err != nil {
			return err
		}
		samples := min(batch, b.Samples()-first)
		n := int(samples) * int(t.prog.Model.Context)
		t.lengths = b.At(first, t.inputs[:n], t.targets[:n], t.lengths)
		f(first, samples, t.inputs[:n], t.targets[:n])
	}
	return t.Err()
}
