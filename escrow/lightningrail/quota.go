package lightningrail

import (
	"errors"
	"fmt"
	"maps"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

// Quotas of an arbiter's books. A lease is pending until something is locked for its
// shares, for as long as its invoices can be paid: until then it has cost nobody
// anything.
const (
	mostPending   = 128  // leases
	mostPendingOf = 8    // of one client, and of one provider
	mostBooks     = 1024 // leases that have not ended
	mostBooksOf   = 64   // of one client, and of one provider
)

// errFull passes by itself.
var errFull = errors.New("the arbiter's books are full: try again later, or another arbiter")

// book is a lease that has not ended, for the quotas.
type book struct {
	client, provider common.Address // delegate, operator
	added            uint64
	opened           bool
}

// quota counts an arbiter's books. Safe for concurrent use.
type quota struct {
	mu    sync.Mutex
	books map[common.Hash]book // nil: not read yet
}

// admitLease refuses a new lease when its client, its provider or all together have
// too many, before anything is stored or any invoice is made for it.
func (a *Arbiter) admitLease(m Message) error {
	a.quota.mu.Lock()
	defer a.quota.mu.Unlock()
	if err := a.quota.load(&a.records); err != nil {
		return err
	}
	if _, known := a.quota.books[m.Lease]; known {
		return nil
	}
	if _, err := a.records.get(m.Lease); err == nil { // it has ended: nothing is added for it
		return nil
	} else if !errors.Is(err, errNoRecord) {
		return err
	}
	return a.quota.fits(book{client: m.Deal.Offer.Delegate, provider: m.Deal.Lease.Lease.Provider}, a.Clock())
}

// load reads the books at the first use, and drops those of which nothing more comes.
func (q *quota) load(s *records) error {
	if q.books == nil {
		all, err := s.all()
		if err != nil {
			return err
		}
		q.books = map[common.Hash]book{}
		for _, b := range all {
			q.books[b.Deal.LeaseID()] = bookOf(b)
		}
	}
	maps.DeleteFunc(q.books, func(lease common.Hash, _ book) bool {
		ended, _ := s.revision(lease)
		return ended
	})
	return nil
}

func bookOf(b record) book {
	return book{b.Deal.Offer.Delegate, b.Deal.Lease.Lease.Provider, b.Added, b.Opened}
}

// fits counts the books beside a new one.
func (q *quota) fits(x book, now uint64) error {
	var pending, pendingOf, of int
	for _, b := range q.books {
		same := b.client == x.client || b.provider == x.provider
		waits := !b.opened && now < b.added+uint64(invoiceTime/time.Second)
		pending, pendingOf, of = pending+count(waits), pendingOf+count(waits && same), of+count(same)
	}
	if pending >= mostPending || pendingOf >= mostPendingOf || len(q.books) >= mostBooks || of >= mostBooksOf {
		return fmt.Errorf("%w: %d leases, %d of them pending; of this client and provider %d and %d", errFull,
			len(q.books), pending, of, pendingOf)
	}
	return nil
}

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// note keeps what changed of a book.
func (q *quota) note(b record) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.books != nil {
		q.books[b.Deal.LeaseID()] = bookOf(b)
	}
}
