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
	// Names lists the records whose names have this prefix, in any order.
	Names(prefix string) ([]string, error)
}

// maxRecord bounds a record, in bytes.
const maxRecord = 1 << 20

// errNoRecord means that this party has no part in the lease.
var errNoRecord = errors.New("no such lease in the lightning records")

// lock is one hash and what this party knows of it.
type lock struct {
	Attempt uint32        `cbor:"1,keyasint"`
	Hash    lnd.Hash      `cbor:"2,keyasint"`
	Request string        `cbor:"3,keyasint"` // the invoice for it
	Secret  *lnd.Preimage `cbor:"4,keyasint,omitempty"`
}

// record is what one party stores about a lease. Which fields are used depends on
// the party.
type record struct {
	Version uint16      `cbor:"1,keyasint"` // 1
	Deal    escrow.Deal `cbor:"2,keyasint"`
	CLTV    uint32      `cbor:"3,keyasint"`
	// Locks are the provider's, by segment. An arbiter has their preimages.
	Locks []lock `cbor:"4,keyasint"`
	// Shares are the first arbiter's locks, by segment. There is none where a share is
	// 0.
	Shares  []lock    `cbor:"5,keyasint"`
	Custody []Custody `cbor:"6,keyasint"`
	// Opened says that all locks were in place at the same time.
	Opened bool `cbor:"7,keyasint"`
	// Voucher is the best one for which preimages were revealed.
	Voucher   market.SignedVoucher    `cbor:"8,keyasint"`
	Claims    []escrow.ClaimedSegment `cbor:"9,keyasint"`
	WindowEnd uint64                  `cbor:"10,keyasint"`
	// Contests are the commitments that were objected to before an arbiter.
	Contests []contested `cbor:"11,keyasint,omitempty"`
	// Entrusted are the preimages that an arbiter holds.
	Entrusted []entrusted `cbor:"12,keyasint,omitempty"`
	// Collected is up to which segment preimages were revealed for claims, after the
	// window.
	Collected uint32 `cbor:"13,keyasint"`
	// Over says why nothing more is locked. Empty means that the lease runs.
	Over string `cbor:"14,keyasint"`
	// Credits are what an arbiter has credited from the shares.
	Credits []creditLine `cbor:"15,keyasint"`
	// Candidates are the verifiers that may be drawn in the lease.
	Candidates []market.Candidate `cbor:"16,keyasint,omitempty"`
	// Covered is for how many of the provider's first locks an arbiter that it trusts
	// holds the preimages.
	Covered uint32 `cbor:"17,keyasint,omitempty"`
	// Left says that the client has told an arbiter that the lease is over.
	Left bool `cbor:"18,keyasint,omitempty"`
	// Added is when an arbiter heard of the lease first, chain time.
	Added uint64 `cbor:"19,keyasint,omitempty"`
}

func (b record) vouched() uint32 { return b.Voucher.Voucher.Segments }

// claimed includes the vouched segments.
func (b record) claimed() uint32 { return max(b.vouched(), b.claimedTo()) }

func (b record) claimedTo() uint32 {
	if len(b.Claims) == 0 {
		return 0
	}
	return b.Claims[len(b.Claims)-1].Segment - b.Deal.Lease.Lease.FirstSegment + 1
}

// due is for how many segments preimages were revealed or may be.
func (b record) due() uint32 { return max(b.vouched(), b.Collected) }

// free is for how many segments preimages can be revealed once the window is over:
// those before the first disputed one.
func (b record) free() uint32 {
	n := b.claimed()
	for _, c := range b.Claims {
		if b.heldBack(commitmentOf(b.Deal, c).StructHash()) {
			n = min(n, c.Segment-b.Deal.Lease.Lease.FirstSegment)
		}
	}
	return max(n, b.vouched())
}

// ends is the chain time until which a lock can be claimed.
func (b record) ends() uint64 {
	const last = math.MaxUint64 - math.MaxUint32 // terms are hostile: no sum may wrap
	return min(b.Deal.Lease.Lease.Deadline, last) + uint64(b.Deal.Offer.Window)
}

// span is for how many seconds from now its locks must be settleable.
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

// learn stores preimages of locks, in any order. Those of other locks are ignored:
// they may be of a lock that was made again.
func (b *record) learn(ps []lnd.Preimage) {
	byHash := make(map[lnd.Hash]*lnd.Preimage, len(ps))
	for i, p := range ps {
		byHash[p.Hash()] = &ps[i]
	}
	b.Locks = slices.Clone(b.Locks)
	for i, l := range b.Locks {
		if p := byHash[l.Hash]; p != nil {
			b.Locks[i].Secret = p
		}
	}
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

// records stores a party's records. Changes happen one at a time, and each is on
// disk before it is visible. Nobody calls a peer or a node while holding the lock.
type records struct {
	store Store
	kind  string // of party: part of the name

	mu      sync.Mutex // one change at a time
	seen    sync.Mutex
	changes map[common.Hash]uint64
	done    map[common.Hash]bool // leases that need no more work, unless they change
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
		return b, fmt.Errorf("lightning record %s: %w", name, err)
	}
	return b, nil
}

func (s *records) get(lease common.Hash) (record, error) { return s.read(s.name(lease)) }

// change applies fn to a record and stores the result. If there is no record, fn
// gets a zero one and found is false.
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

// noteChange counts a change of a record.
func (s *records) noteChange(lease common.Hash) {
	s.seen.Lock()
	defer s.seen.Unlock()
	s.changes[lease]++
	delete(s.done, lease)
}

// revision reports whether a record needs no more work, and how often it has
// changed.
func (s *records) revision(lease common.Hash) (done bool, changes uint64) {
	s.seen.Lock()
	defer s.seen.Unlock()
	return s.done[lease], s.changes[lease]
}

// markDone notes that a record needs no more work, unless it has changed since.
func (s *records) markDone(lease common.Hash, changes uint64) {
	s.seen.Lock()
	defer s.seen.Unlock()
	if s.changes[lease] == changes {
		s.done[lease] = true
	}
}

// edit changes a record that must exist.
func (s *records) edit(lease common.Hash, fn func(b *record) error) (record, error) {
	return s.change(lease, func(b *record, found bool) error {
		if !found {
			return errNoRecord
		}
		return fn(b)
	})
}

// each calls fn for every record that may need work. fn reports when it needs
// none.
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
