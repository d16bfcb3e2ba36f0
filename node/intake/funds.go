package intake

import (
	"context"
	"maps"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/time/rate"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/rail"
)

const (
	// fundsPerMinute bounds the looks at clients' money, so that strangers cannot have this node
	// wear out its endpoints. A look takes two calls at most.
	fundsPerMinute = 120
	// fundsLife is for how long a look counts.
	fundsLife = time.Minute
	// fundsWait is how long an offer waits for a look before it is treated like one whose
	// client is not seen to have the money.
	fundsWait = 500 * time.Millisecond
	// fundsTimeout bounds one look.
	fundsTimeout = 3 * time.Second
	// maxLooks bounds the offers that wait for a look, and those that were looked at.
	maxLooks = 4096
	// lookers is how many looks are under way at most.
	lookers = 4
)

// funds knows of which offers the client is seen to have the money. It looks from time to
// time, and never more often than it may. It is safe for concurrent use.
type funds struct {
	rails rail.Set
	rate  *rate.Limiter
	wake  chan struct{} // capacity 1: something is wanted
	found func()        // called after a look, and when an offer has waited long enough for one

	mu     sync.Mutex
	known  map[common.Hash]look
	wanted map[common.Hash]want
	turn   bool // of the newest
}

// look is what a look found.
type look struct {
	funded bool
	until  time.Time
}

// want is an offer that waits for a look.
type want struct {
	market.Suitability
	since   time.Time
	started bool
}

func newFunds(rails rail.Set, found func()) *funds {
	return &funds{
		rails: rails, rate: rate.NewLimiter(rate.Every(time.Minute/fundsPerMinute), fundsPerMinute/4),
		wake: make(chan struct{}, 1), found: found,
		known: map[common.Hash]look{}, wanted: map[common.Hash]want{},
	}
}

// of reports whether the offer's client is seen to have the money, as far as that is known,
// and whether it is worth a moment to wait for a look.
func (f *funds) of(k market.Suitability) (funded, wait bool) {
	offer := k.Announcement.OfferHash()
	f.mu.Lock()
	defer f.mu.Unlock()
	l, ok := f.known[offer]
	if ok && time.Now().Before(l.until) {
		return l.funded, false
	}
	w, ok := f.wanted[offer]
	if !ok {
		if len(f.wanted) >= maxLooks {
			return l.funded, false
		}
		w = want{Suitability: k, since: time.Now()}
		f.wanted[offer] = w
		f.signal()
		time.AfterFunc(fundsWait, f.found)
	}
	return l.funded, time.Since(w.since) < fundsWait
}

// run looks at what is wanted until ctx is done.
func (f *funds) run(ctx context.Context) {
	var wg sync.WaitGroup
	defer wg.Wait()
	for range lookers {
		wg.Go(func() {
			for f.rate.Wait(ctx) == nil {
				w, ok := f.next(ctx)
				if !ok {
					return
				}
				f.keep(w, f.look(ctx, w.Suitability))
				f.found()
			}
		})
	}
}

// next waits for an offer and takes it.
func (f *funds) next(ctx context.Context) (want, bool) {
	for {
		if w, ok := f.take(); ok {
			f.signal() // there may be more
			return w, true
		}
		select {
		case <-f.wake:
		case <-ctx.Done():
			return want{}, false
		}
	}
}

// take takes an offer that waits: in turns the newest, which waits for no crowd that came
// before, and any, so that no crowd that keeps coming takes all turns. Nobody gets ahead by
// naming a price.
func (f *funds) take() (next want, ok bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.turn = !f.turn
	for _, w := range f.wanted {
		if w.started || ok && !w.since.After(next.since) {
			continue
		}
		if next, ok = w, true; !f.turn {
			break
		}
	}
	if ok {
		next.started = true
		f.wanted[next.Announcement.OfferHash()] = next
	}
	return next, ok
}

func (f *funds) signal() {
	select {
	case f.wake <- struct{}{}:
	default: // somebody is on the way
	}
}

func (f *funds) keep(w want, funded bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.known) >= maxLooks {
		maps.DeleteFunc(f.known, func(_ common.Hash, l look) bool { return time.Now().After(l.until) })
	}
	for offer := range f.known { // some other: all are recent
		if len(f.known) < maxLooks {
			break
		}
		delete(f.known, offer)
	}
	offer := w.Announcement.OfferHash()
	delete(f.wanted, offer)
	f.known[offer] = look{funded, time.Now().Add(fundsLife)}
}

// look reports whether the client is seen to have what this node would ask for all segments, at
// one of the job's payment options.
func (f *funds) look(ctx context.Context, k market.Suitability) bool {
	ctx, cancel := context.WithTimeout(ctx, fundsTimeout)
	defer cancel()
	listed := k.Announcement
	if !listed.Priced() {
		return f.lookAt(ctx, k, listed)
	}
	for _, option := range listed.PaymentOptions() {
		if at, ok := listed.At(option.Domain); ok && f.lookAt(ctx, k, at) {
			return true
		}
	}
	return false
}

func (f *funds) lookAt(ctx context.Context, k market.Suitability, at market.ValidAnnouncement) bool {
	r, err := f.rails.At(at.Domain())
	if err != nil {
		return false
	}
	has, err := r.ClientFunds(ctx, at.Offer())
	return err == nil && has.Big().Cmp(asked(k, at.Offer())) >= 0
}

// asked returns what this node asks for all segments of an offer at one payment option, in that
// rail's base units. The option's price stands for the listed one.
func asked(k market.Suitability, o market.Offer) *big.Int {
	all := new(big.Int).SetUint64(o.MaxPrice)
	all.Mul(all, big.NewInt(int64(o.Segments)))
	all.Mul(all, new(big.Int).SetUint64(min(k.Price, k.Announcement.MaxPrice())))
	return all.Div(all, new(big.Int).SetUint64(max(k.Announcement.MaxPrice(), 1)))
}
