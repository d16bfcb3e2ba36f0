package evm

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Probe checks every endpoint that is not paused: its chain id, the age of its
// head, its lag, and whether it agrees with the others on a deep block.
func (p *Pool) Probe(ctx context.Context) {
	var wg sync.WaitGroup
	for _, e := range p.due() {
		wg.Go(func() {
			if err := p.look(ctx, e); err != nil && ctx.Err() == nil {
				p.drop(e, err)
			}
		})
	}
	wg.Wait()
	p.compareHeads()
	p.compareHistory(ctx)
}

func (p *Pool) due() (es []*endpoint) {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := p.cfg.Now()
	for _, e := range p.endpoints {
		if !now.Before(e.until) {
			es = append(es, e)
		}
	}
	return es
}

func (p *Pool) look(ctx context.Context, e *endpoint) error {
	ctx, cancel := context.WithTimeout(ctx, p.cfg.Timeout)
	defer cancel()
	b, err := p.connect(ctx, e)
	if err != nil {
		return err
	}
	start := time.Now()
	id, err := b.ChainID(ctx)
	if err != nil {
		return fmt.Errorf("chain id: %w", err)
	}
	if !id.IsUint64() || id.Uint64() != p.cfg.ChainID {
		p.distrust(e)
		return fmt.Errorf("%w: it says %v, want %d", ErrWrongChain, id, p.cfg.ChainID)
	}
	head, err := b.HeaderByNumber(ctx, Latest)
	if err != nil {
		return fmt.Errorf("head: %w", err)
	}
	if err := p.fresh(head); err != nil {
		return err
	}
	p.mu.Lock()
	e.checked, e.head = true, head
	p.mu.Unlock()
	p.succeeded(e, time.Since(start)/2)
	return nil
}

// distrust requires that the endpoint's chain id is checked again.
func (p *Pool) distrust(e *endpoint) {
	p.mu.Lock()
	defer p.mu.Unlock()
	e.checked = false
}

func (p *Pool) connect(ctx context.Context, e *endpoint) (Backend, error) {
	p.mu.Lock()
	b := e.backend
	p.mu.Unlock()
	if b != nil {
		return b, nil
	}
	b, err := p.cfg.Dial(ctx, e.url)
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	e.backend = b
	return b, nil
}

// fresh checks a head's form and age.
func (p *Pool) fresh(h *types.Header) error {
	if h == nil || h.Number == nil || !h.Number.IsUint64() {
		return fmt.Errorf("%w: a head without height", ErrBadAnswer)
	}
	age := p.cfg.Now().Sub(time.Unix(int64(min(h.Time, 1<<62)), 0))
	if p.cfg.MaxHeadAge > 0 && age > p.cfg.MaxHeadAge {
		return fmt.Errorf("%w: its head %v is %s old by this machine's clock", ErrStale, h.Number,
			age.Round(time.Second))
	}
	return nil
}

// compareHeads excludes endpoints that lag behind the others. Of three or more the second highest head counts, and
// one that is far above it is excluded: alone it could make all others look old, and be asked alone from then on.
func (p *Pool) compareHeads() {
	es := p.usable()
	heads := p.heights(es)
	best := confirmed(heads)
	for i, e := range es {
		switch {
		case heads[i] > best && heads[i]-best > p.cfg.MaxLag:
			p.drop(e, fmt.Errorf("%w: its head is %d blocks above what the others have", ErrLies, heads[i]-best))
		case heads[i] < best && best-heads[i] > p.cfg.MaxLag:
			p.drop(e, fmt.Errorf("%w: it is %d blocks behind", ErrStale, best-heads[i]))
		}
	}
}

func (p *Pool) heights(es []*endpoint) []uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	heads := make([]uint64, len(es))
	for i, e := range es {
		heads[i] = e.head.Number.Uint64()
	}
	return heads
}

// confirmed is the second highest of three or more heads; of two, nobody can tell who is wrong, and the higher counts.
func confirmed(heads []uint64) uint64 {
	sorted := slices.Sorted(slices.Values(heads))
	switch n := len(sorted); n {
	case 0:
		return 0
	case 1, 2:
		return sorted[n-1]
	default:
		return sorted[n-2]
	}
}

// compareHistory asks all endpoints for one deep block and excludes those that
// have another one than most. If the sides are equal, it believes the side with
// the endpoint that is first in the configuration.
func (p *Pool) compareHistory(ctx context.Context) {
	es := p.usable()
	if len(es) < 2 {
		return
	}
	answers := p.askDeep(ctx, es, p.commonHeight(es))
	if truth, ok := majority(answers); ok {
		p.expose(answers, truth)
	}
}

// expose excludes the endpoints that have another block than the true one.
func (p *Pool) expose(answers []sameBlock, truth common.Hash) {
	for _, a := range answers {
		if a.hash != truth {
			p.drop(a.e, fmt.Errorf("%w: it has block %s where they have %s", ErrLies, a.hash, truth))
		}
	}
}

// commonHeight is a height that is deep for all of them.
func (p *Pool) commonHeight(es []*endpoint) *big.Int {
	p.mu.Lock()
	defer p.mu.Unlock()
	lowest := es[0].head.Number.Uint64()
	for _, e := range es {
		lowest = min(lowest, e.head.Number.Uint64())
	}
	return newInt(lowest - min(lowest, p.cfg.Agree))
}

func (p *Pool) askDeep(ctx context.Context, es []*endpoint, height *big.Int) []sameBlock {
	ctx, cancel := context.WithTimeout(ctx, p.cfg.Timeout)
	defer cancel()
	var mu sync.Mutex
	var wg sync.WaitGroup
	var out []sameBlock
	for _, e := range es {
		wg.Go(func() {
			h, err := e.backend.HeaderByNumber(ctx, height)
			if err != nil || h == nil {
				return // whether it answers at all is checked elsewhere
			}
			mu.Lock()
			defer mu.Unlock()
			out = append(out, sameBlock{e, h.Hash(), h})
		})
	}
	wg.Wait()
	return out
}

// confirmed asks the two best endpoints for a block. If they differ, it asks all
// and takes the block that more than half of them have; deep in the chain, it
// excludes those that have another one. It returns nothing when there is no second
// endpoint to ask, or when one of the two does not answer.
func (p *Pool) confirmed(ctx context.Context, height *big.Int) (*types.Header, error) {
	es := p.usable()
	if len(es) < 2 {
		return nil, nil
	}
	two := p.askDeep(ctx, es[:2], height)
	if len(two) < 2 {
		return nil, nil
	}
	if two[0].hash == two[1].hash {
		return two[0].header, nil
	}
	all := p.askDeep(ctx, es, height)
	truth, _ := majority(all)
	if p.isDeep(height) {
		p.expose(all, truth)
	} else if n := count(all, truth); 2*n <= len(all) {
		return nil, fmt.Errorf("%w: block %v", ErrDisagree, height)
	}
	for _, a := range all {
		if a.hash == truth {
			return a.header, nil
		}
	}
	return nil, nil
}

func count(answers []sameBlock, hash common.Hash) (n int) {
	for _, a := range answers {
		if a.hash == hash {
			n++
		}
	}
	return n
}

// isDeep reports whether honest endpoints cannot differ on a height any more.
func (p *Pool) isDeep(height *big.Int) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	best := p.highest()
	return height.IsUint64() && height.Uint64() <= best-min(best, p.cfg.Agree)
}

// majority is the hash that most have. It reports false without any answer.
func majority(answers []sameBlock) (best common.Hash, ok bool) {
	votes, first := map[common.Hash]int{}, map[common.Hash]int{}
	for _, a := range answers {
		if r, seen := first[a.hash]; !seen || a.e.rank < r {
			first[a.hash] = a.e.rank
		}
		votes[a.hash]++
	}
	for hash, n := range votes {
		if !ok || n > votes[best] || n == votes[best] && first[hash] < first[best] {
			best, ok = hash, true
		}
	}
	return best, ok
}
