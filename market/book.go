package market

import (
	"container/list"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// Errors of Book.Add.
var (
	// ErrListed means that the offer was in the book already. Its time was refreshed.
	ErrListed = errors.New("already listed")
	// ErrSuperseded means that a later offer of this client for this job is listed.
	ErrSuperseded = errors.New("superseded by a later offer")
	// ErrAnnouncer means that this client has as many offers listed as it may.
	ErrAnnouncer = errors.New("too many offers of one client")
)

// BookLimits bounds a book.
type BookLimits struct {
	Capacity  int    // offers
	PerClient int    // offers of one client
	Stale     uint64 // seconds of chain time after which an offer not repeated is dropped
	// Quiet is Stale for a client with as many offers as it may have: its next one takes the
	// place of one that was not repeated for so long.
	Quiet uint64
}

// DefaultBookLimits allows 8192 offers, 256 per client, and drops offers that were not
// repeated for ten minutes. With the largest announcements (MaxAnnouncement) that is 128 MiB.
func DefaultBookLimits() BookLimits {
	return BookLimits{Capacity: 1 << 13, PerClient: 256, Stale: 600, Quiet: 60}
}

// Book lists open offers. An offer stays listed until one of these happens: it is
// filled (its coordinator stops repeating it, or Remove is called), its client makes an
// offer with a higher nonce for the same job, or its deadline passes. In a full book, a new
// offer takes the place of the one that was announced longest ago. So a flood of offers keeps
// none from being listed when it is announced. A Book is not safe for concurrent use.
type Book struct {
	limits  BookLimits
	offers  map[common.Hash]*listing
	order   *list.List // of *listing, the one announced longest ago first
	jobs    map[jobKey]common.Hash
	clients map[common.Address]int
	// superseded are the offers that later ones have replaced since the last Expire.
	superseded []common.Hash
}

// jobKey names a client's offers for a job. Other clients may make offers for the same
// job id.
type jobKey struct {
	job    JobID
	client common.Address
}

type listing struct {
	ann  ValidAnnouncement
	from uint64 // when it was listed
	seen uint64
	need workload
	at   *list.Element
}

// NewBook returns an empty book.
func NewBook(l BookLimits) *Book {
	return &Book{limits: l, offers: map[common.Hash]*listing{}, order: list.New(), jobs: map[jobKey]common.Hash{},
		clients: map[common.Address]int{}}
}

// Len returns the number of listed offers.
func (b *Book) Len() int { return len(b.offers) }

// Refresh marks a listed offer as repeated at chain time now and reports whether it is
// listed. A repeated announcement need not be validated again.
func (b *Book) Refresh(a Announcement, now uint64) bool {
	l, ok := b.offers[a.Offer.StructHash()]
	if !ok || l.ann.a.Sig != a.Sig || l.ann.a.Contact != a.Contact {
		return false
	}
	b.repeat(l, now)
	return true
}

// repeat notes that an offer was announced again.
func (b *Book) repeat(l *listing, now uint64) {
	l.seen = max(l.seen, now)
	b.order.MoveToBack(l.at)
}

// Add lists an offer at chain time now. Errors wrap ErrExpired, ErrListed,
// ErrSuperseded or ErrAnnouncer.
func (b *Book) Add(ann ValidAnnouncement, now uint64) error {
	offer := ann.Offer()
	key := jobKey{ann.job, offer.Client}
	if offer.Deadline <= now {
		return fmt.Errorf("%w: offer %s", ErrExpired, ann.offer)
	}
	if l, ok := b.offers[ann.offer]; ok {
		b.repeat(l, now)
		return fmt.Errorf("%w: offer %s", ErrListed, ann.offer)
	}
	if old, ok := b.jobs[key]; ok {
		if b.offers[old].ann.Offer().Nonce >= offer.Nonce {
			return fmt.Errorf("%w: offer %s; raise the nonce to replace it", ErrSuperseded, old)
		}
		b.Remove(old)
		b.superseded = append(b.superseded, old)
	}
	if n := b.clients[offer.Client]; n >= b.limits.PerClient && !b.dropQuiet(offer.Client, now) {
		return fmt.Errorf("%w: %s has %d", ErrAnnouncer, offer.Client, n)
	}
	if len(b.offers) > 0 && len(b.offers) >= b.limits.Capacity {
		b.Remove(b.order.Front().Value.(*listing).ann.offer)
	}
	l := &listing{ann: ann, from: now, seen: now, need: measure(ann.Spec())}
	l.at = b.order.PushBack(l)
	b.offers[ann.offer] = l
	b.jobs[key] = ann.offer
	b.clients[offer.Client]++
	return nil
}

// dropQuiet removes the offer of a client that was announced longest ago, if it was not announced
// lately: it is filled. It reports whether there was one.
func (b *Book) dropQuiet(client common.Address, now uint64) bool {
	for at := b.order.Front(); at != nil; at = at.Next() {
		if l := at.Value.(*listing); l.ann.Offer().Client == client {
			if quiet := now > l.seen && now-l.seen > b.limits.Quiet; quiet {
				b.Remove(l.ann.offer)
				return true
			}
			return false // all others were announced later
		}
	}
	return false
}

// Remove takes an offer off the list, if it is listed.
func (b *Book) Remove(offer common.Hash) {
	l, ok := b.offers[offer]
	if !ok {
		return
	}
	client := l.ann.Offer().Client
	b.order.Remove(l.at)
	delete(b.offers, offer)
	delete(b.jobs, jobKey{l.ann.job, client})
	if b.clients[client]--; b.clients[client] == 0 {
		delete(b.clients, client)
	}
}

// Expire drops offers whose deadline passed and offers that were not repeated for Stale
// seconds. It returns their hashes and those of superseded offers in order: no lease of them is
// to be expected. An offer that only made room for another is not among them.
func (b *Book) Expire(now uint64) []common.Hash {
	gone := b.superseded
	b.superseded = nil
	for h, l := range b.offers {
		if l.expired(now) || now > l.seen && now-l.seen > b.limits.Stale {
			gone = append(gone, h)
		}
	}
	slices.SortFunc(gone, common.Hash.Cmp)
	gone = slices.Compact(gone)
	for _, h := range gone {
		b.Remove(h)
	}
	return gone
}

func (l *listing) expired(now uint64) bool { return l.ann.a.Offer.Deadline <= now }

// Get returns a listed offer.
func (b *Book) Get(offer common.Hash) (ValidAnnouncement, bool) {
	l, ok := b.offers[offer]
	if !ok {
		return ValidAnnouncement{}, false
	}
	return l.ann, true
}

// Newest returns the live offers, at most so many, those first that were announced last.
func (b *Book) Newest(most int, now uint64) (out []ValidAnnouncement) {
	for at := b.order.Back(); at != nil && len(out) < most; at = at.Prev() {
		if l := at.Value.(*listing); !l.expired(now) {
			out = append(out, l.ann)
		}
	}
	return out
}

// Seen returns the chain time at which a listed offer was announced last.
func (b *Book) Seen(offer common.Hash) (uint64, bool) {
	l, ok := b.offers[offer]
	if !ok {
		return 0, false
	}
	return l.seen, true
}

// Listed returns for how many seconds of chain time an offer was announced again and again since it was listed, or 0 if
// it is not listed.
func (b *Book) Listed(offer common.Hash) uint64 {
	l, ok := b.offers[offer]
	if !ok {
		return 0
	}
	return l.seen - l.from
}

// Filter selects offers; zero fields select all.
type Filter struct {
	Text       string         // part of the job's name, in any case
	Job        JobID          // exactly this job
	Client     common.Address // offers of this client
	Token      common.Address // paid in this token
	MinPrice   uint64         // per segment, at least
	Until      uint64         // deadline at most
	Parameters uint64         // model at most this large
	Limit      int            // at most so many
}

// Search returns the live offers that match, ordered by price per segment from the
// highest, then by hash.
func (b *Book) Search(f Filter, now uint64) []ValidAnnouncement {
	var found []ValidAnnouncement
	for _, l := range b.offers {
		if !l.expired(now) && f.matches(l) {
			found = append(found, l.ann)
		}
	}
	slices.SortFunc(found, func(x, y ValidAnnouncement) int {
		if p, q := x.a.Offer.MaxPrice, y.a.Offer.MaxPrice; p != q {
			if p > q {
				return -1
			}
			return 1
		}
		return x.offer.Cmp(y.offer)
	})
	if f.Limit > 0 && len(found) > f.Limit {
		found = found[:f.Limit]
	}
	return found
}

func (f Filter) matches(l *listing) bool {
	o, zero := l.ann.a.Offer, common.Address{}
	return (f.Text == "" || strings.Contains(strings.ToLower(l.ann.a.Spec.Name), strings.ToLower(f.Text))) &&
		(f.Job == JobID{} || f.Job == l.ann.job) &&
		(f.Client == zero || f.Client == o.Client) &&
		(f.Token == zero || f.Token == o.Token) &&
		(o.MaxPrice >= f.MinPrice) &&
		(f.Until == 0 || o.Deadline <= f.Until) &&
		(f.Parameters == 0 || l.need.parameters <= f.Parameters)
}
