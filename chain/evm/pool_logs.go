package evm

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// ErrGap means that an endpoint leaves out logs that it shows in receipts, or that
// the others show.
var ErrGap = errors.New("the endpoint leaves out logs of the chain")

// logAnswer is one endpoint's answer to a search.
type logAnswer struct {
	e    *endpoint
	logs []types.Log
}

// logID names a log by its block and its place there.
type logID struct {
	block common.Hash
	index uint
}

func idOf(l types.Log) logID { return logID{l.BlockHash, l.Index} }

// FilterLogs implements Backend. It asks two endpoints, because an answer does not
// show what it leaves out. A log that only one has is accepted if another
// endpoint's receipt shows it too, so that none can add or hide a log alone; the
// endpoint that left it out is excluded. A pool of one endpoint has nothing to
// compare.
func (p *Pool) FilterLogs(ctx context.Context, q ethereum.FilterQuery) ([]types.Log, error) {
	if es := p.usable(); len(es) > 1 {
		if two := p.askLogs(ctx, es[:2], q); len(two) == 2 {
			return p.completeLogs(ctx, two)
		}
	}
	return ask(ctx, p, func(ctx context.Context, b Backend) ([]types.Log, error) { return b.FilterLogs(ctx, q) })
}

// askLogs returns the answers that came.
func (p *Pool) askLogs(ctx context.Context, es []*endpoint, q ethereum.FilterQuery) (out []logAnswer) {
	all := make([]*logAnswer, len(es))
	var wg sync.WaitGroup
	for i, e := range es {
		wg.Go(func() {
			v, err := p.askOne(ctx, e, func(ctx context.Context) (any, error) { return e.backend.FilterLogs(ctx, q) })
			if err == nil {
				all[i] = &logAnswer{e, v.([]types.Log)}
			}
		})
	}
	wg.Wait()
	for _, a := range all {
		if a != nil {
			out = append(out, *a)
		}
	}
	return out
}

// completeLogs merges two answers in the order of the chain.
func (p *Pool) completeLogs(ctx context.Context, two []logAnswer) ([]types.Log, error) {
	out, gaps := slices.Clone(two[0].logs), map[*endpoint]int{}
	for i, giver := range two {
		other := two[1-i].e
		for _, l := range missingFrom(two[1-i], giver) {
			said, err := p.others(ctx, giver.e, l)
			if err != nil {
				return nil, err
			}
			switch {
			case said == outvote:
				p.refute(giver.e, l)
				out = slices.DeleteFunc(out, func(x types.Log) bool { return sameLog(x, l) })
				continue
			case said == shown:
				gaps[other]++
			}
			if i == 1 {
				out = append(out, l)
			}
		}
	}
	for e, n := range gaps {
		p.drop(e, fmt.Errorf("%w: %d in one search", ErrGap, n))
	}
	slices.SortFunc(out, func(a, b types.Log) int {
		return cmp.Or(cmp.Compare(a.BlockNumber, b.BlockNumber), cmp.Compare(a.Index, b.Index))
	})
	return out, nil
}

// refute excludes an endpoint that shows a log that is not on the chain. Near the
// head the log may only have been reorganised away.
func (p *Pool) refute(e *endpoint, l types.Log) {
	if p.isDeep(newInt(l.BlockNumber)) {
		p.drop(e, fmt.Errorf("%w: log %d of block %s is in no other's receipts", ErrLies, l.Index, l.BlockHash))
	}
}

// missingFrom returns the logs that one answer has and that the other lacks, or
// has with another content.
func missingFrom(other, giver logAnswer) (out []types.Log) {
	has := map[logID]types.Log{}
	for _, l := range other.logs {
		has[idOf(l)] = l
	}
	for _, l := range giver.logs {
		if x, ok := has[idOf(l)]; !ok || !sameLog(x, l) {
			out = append(out, l)
		}
	}
	return out
}

func sameLog(a, b types.Log) bool {
	return a.Address == b.Address && a.BlockHash == b.BlockHash && a.TxHash == b.TxHash && a.Index == b.Index &&
		slices.Equal(a.Topics, b.Topics) && bytes.Equal(a.Data, b.Data)
}

// word is what other endpoints say about a log that one endpoint shows.
type word int

const (
	silent  word = iota // nobody else has its block yet
	shown               // another's receipt has it
	outvote             // two that have its block do not know it
)

// others asks the other endpoints for the receipt of a log's transaction. An
// endpoint that has not reached its block does not count. One against one is
// ErrDisagree, as is one that does not answer: near the head that is settled a
// moment later.
func (p *Pool) others(ctx context.Context, giver *endpoint, l types.Log) (word, error) {
	against := 0
	var failures error
	for _, e := range p.usable() {
		if e == giver {
			continue
		}
		v, err := p.askOne(ctx, e, func(ctx context.Context) (any,
			error) {
			return e.backend.TransactionReceipt(ctx, l.TxHash)
		})
		if err == nil && receiptHas(v.(*types.Receipt), l) {
			return shown, nil
		}
		if err != nil && !errors.Is(err, ethereum.NotFound) {
			failures = errors.Join(failures, err)
			continue
		}
		has, err := p.hasHeight(ctx, e, l.BlockNumber)
		failures = errors.Join(failures, err)
		if has {
			against++
		}
	}
	switch {
	case against > 1:
		return outvote, nil
	case against == 0 && failures == nil:
		return silent, nil
	}
	return silent, errors.Join(fmt.Errorf("%w: log %d of transaction %s", ErrDisagree, l.Index, l.TxHash), failures)
}

func (p *Pool) hasHeight(ctx context.Context, e *endpoint, n uint64) (bool, error) {
	_, err := p.askOne(ctx, e, func(ctx context.Context) (any, error) {
		return e.backend.HeaderByNumber(ctx, newInt(n))
	})
	if errors.Is(err, ethereum.NotFound) {
		return false, nil
	}
	return err == nil, err
}

func receiptHas(r *types.Receipt, l types.Log) bool {
	return r != nil && r.BlockHash == l.BlockHash && slices.ContainsFunc(r.Logs,
		func(x *types.Log) bool { return x != nil && sameLog(*x, l) })
}
