package lightningrail

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Store keeps records by name. Put returns when the record is on disk. Safe for
// concurrent use.
type Store interface {
	Get(name string) (record []byte, found bool, err error)
	Put(name string, record []byte) error
	// Names lists the records whose names begin so, in any order.
	Names(prefix string) ([]string, error)
}

// maxRecord bounds a record, bytes.
const maxRecord = 1 << 20

// errNoRecord: this party has no part in the lease.
var errNoRecord = errors.New("no such lease in the lightning books")

// lock is one hash and what this party knows of it.
type lock struct {
	Attempt uint32        `cbor:"1,keyasint"`
	Hash    lnd.Hash      `cbor:"2,keyasint"`
	Request string        `cbor:"3,keyasint"` // the invoice for it
	Secret  *lnd.Preimage `cbor:"4,keyasint,omitempty"`
}

// record is what one party remembers of a lease. Which fields are used depends on
// the party.
type record struct {
	Version uint16      `cbor:"1,keyasint"` // 1
	Deal    escrow.Deal `cbor:"2,keyasint"`
	CLTV    uint32      `cbor:"3,keyasint"`
	// Locks are the provider's, by segment; an arbiter has their secrets.
	Locks []lock `cbor:"4,keyasint"`
	// Shares are the first arbiter's, by segment; none where shares are 0.
	Shares  []lock    `cbor:"5,keyasint"`
	Custody []Custody `cbor:"6,keyasint"`
	// Opened: all locks were in place at once.
	Opened bool `cbor:"7,keyasint"`
	// Voucher is the best one that was revealed to.
	Voucher   market.SignedVoucher    `cbor:"8,keyasint"`
	Claims    []escrow.ClaimedSegment `cbor:"9,keyasint"`
	WindowEnd uint64                  `cbor:"10,keyasint"`
	// Disputed segments, indices in the lease, which an arbiter holds back.
	Disputed []uint32 `cbor:"11,keyasint"`
	// Ruled segments: a dispute about them went for the provider.
	Ruled []uint32 `cbor:"12,keyasint"`
	// Collected is up to which segment claims were revealed to, after the window.
	Collected uint32 `cbor:"13,keyasint"`
	// Over says why nothing more is locked; empty: the lease runs.
	Over string `cbor:"14,keyasint"`
	// Credits are what an arbiter has given out of the shares.
	Credits []creditLine `cbor:"15,keyasint"`
}

func (b record) vouched() uint32 { return b.Voucher.Voucher.Segments }

// claimed counts the vouched segments too.
func (b record) claimed() uint32 { return max(b.vouched(), b.claimedTo()) }

func (b record) claimedTo() uint32 {
	if len(b.Claims) == 0 {
		return 0
	}
	return b.Claims[len(b.Claims)-1].Segment - b.Deal.Lease.Lease.FirstSegment + 1
}

// due is how many segments have been revealed to, or may be.
func (b record) due() uint32 { return max(b.vouched(), b.Collected) }

// free is how many segments can be revealed to once the window is over: those
// before the first that is disputed.
func (b record) free() uint32 {
	n := b.claimed()
	for _, d := range b.Disputed {
		if !slices.Contains(b.Ruled, d) {
			n = min(n, d)
		}
	}
	return max(n, b.vouched())
}

// ends is when the last claim on a lock can be made, chain time.
func (b record) ends() uint64 {
	const last = math.MaxUint64 - math.MaxUint32 // terms are hostile: no sum may wrap
	return min(b.Deal.Lease.Lease.Deadline, last) + uint64(b.Deal.Offer.Window)
}

// span is how long from now on its locks must be settleable, seconds.
func (b record) span(now uint64) uint64 { return b.ends() - min(now, b.ends()) }

// lockRefs names locks for other parties.
func lockRefs(ls []lock) []LockRef {
	out := make([]LockRef, len(ls))
	for i, l := range ls {
		out[i] = LockRef{Segment: uint32(i), Attempt: l.Attempt, Hash: l.Hash}
	}
	return out
}

// take replaces the voucher by a better one.
func (b *record) take(v *market.SignedVoucher) error {
	if v == nil || v.Voucher.Segments <= b.vouched() {
		return nil
	}
	if err := checkVoucher(b.Deal, *v); err != nil {
		return err
	}
	b.Voucher = *v
	return nil
}

// learn keeps preimages of the first locks.
func (b *record) learn(ps []lnd.Preimage) error {
	if len(ps) > len(b.Locks) {
		return deny("%d preimages for %d locks", len(ps), len(b.Locks))
	}
	for i, p := range ps {
		if p.Hash() != b.Locks[i].Hash {
			return deny("the preimage for segment %d has another hash than its lock", i)
		}
		b.Locks[i].Secret = &ps[i]
	}
	return nil
}

// secrets are the preimages of the first n locks, as far as they are known.
func (b record) secrets(n uint32) []lnd.Preimage {
	var out []lnd.Preimage
	for _, l := range b.Locks[:min(n, uint32(len(b.Locks)))] {
		if l.Secret == nil {
			break
		}
		out = append(out, *l.Secret)
	}
	return out
}

// records keeps a party's books: one change at a time, each on disk before it is
// seen. Nobody asks a peer or a node while it holds the lock.
type records struct {
	store Store
	kind  string // of party: part of the name

	mu      sync.Mutex // one change at a time
	seen    sync.Mutex
	changes map[common.Hash]uint64
	done    map[common.Hash]bool // nothing more comes of them, unless they change
}

func newRecords(store Store, kind string) records {
	return records{store: store, kind: kind, changes: map[common.Hash]uint64{}, done: map[common.Hash]bool{}}
}

func (s *records) name(lease common.Hash) string { return s.kind + "/" + lease.Hex() }

func (s *records) read(name string) (b record, err error) {
	raw, found, err := s.store.Get(name)
	if err != nil {
		return b, err
	}
	if !found {
		return b, errNoRecord
	}
	if err := canon.Unmarshal(raw, maxRecord, &b); err != nil {
		return b, fmt.Errorf("lightning book %s: %w", name, err)
	}
	return b, nil
}

func (s *records) get(lease common.Hash) (record, error) { return s.read(s.name(lease)) }

// change applies fn to a book and keeps the outcome; a book that is not there is
// a zero one with found false.
func (s *records) change(lease common.Hash, fn func(b *record, found bool) error) (record, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, err := s.get(lease)
	found := err == nil
	if err != nil && !errors.Is(err, errNoRecord) {
		return b, err
	}
	b.Version = 1
	if err := fn(&b, found); err != nil {
		return b, err
	}
	raw, err := canon.Marshal(b)
	if err != nil {
		return b, err
	}
	s.noteChange(lease)
	return b, s.store.Put(s.name(lease), raw)
}

// noteChange notes that a book changes.
func (s *records) noteChange(lease common.Hash) {
	s.seen.Lock()
	defer s.seen.Unlock()
	s.changes[lease]++
	delete(s.done, lease)
}

// revision says whether a book is done with, and how often it has changed.
func (s *records) revision(lease common.Hash) (done bool, changes uint64) {
	s.seen.Lock()
	defer s.seen.Unlock()
	return s.done[lease], s.changes[lease]
}

// markDone says that nothing more comes of a book, if it is as it was.
func (s *records) markDone(lease common.Hash, changes uint64) {
	s.seen.Lock()
	defer s.seen.Unlock()
	if s.changes[lease] == changes {
		s.done[lease] = true
	}
}

// edit changes a book that must be there.
func (s *records) edit(lease common.Hash, fn func(b *record) error) (record, error) {
	return s.change(lease, func(b *record, found bool) error {
		if !found {
			return errNoRecord
		}
		return fn(b)
	})
}

// each calls fn for every book of which more can come; fn says when it cannot.
func (s *records) each(fn func(record) (done bool)) error {
	names, err := s.store.Names(s.kind + "/")
	if err != nil {
		return err
	}
	for _, n := range names {
		lease := common.HexToHash(n[len(s.kind)+1:])
		done, changes := s.revision(lease)
		if done {
			continue
		}
		b, err := s.read(n)
		if err != nil {
			return err
		}
		if fn(b) {
			s.markDone(lease, changes)
		}
	}
	return nil
}

func (s *records) all() (out []record, err error) {
	names, err := s.store.Names(s.kind + "/")
	if err != nil {
		return nil, err
	}
	for _, n := range names {
		b, err := s.read(n)
		if err != nil {
			return nil, err
		}
		out = append(out, b)
	}
	return out, nil
}
