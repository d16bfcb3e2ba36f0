package ledger

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/cockroachdb/pebble/v2"

	"github.com/infernetprotocol/infernet/market/money"
)

// ErrCorrupt is wrapped by every *CorruptError.
var ErrCorrupt = errors.New("ledger is damaged")

// CorruptError says where the ledger is damaged and what to do.
type CorruptError struct {
	// Entry is the first entry that is not as it was written, or the one
	// that wrote the damaged value; 0 when it is not known.
	Entry uint64
	What  string
	Err   error // the cause, if there is one
}

// Error says where the damage is and what to do.
func (e *CorruptError) Error() string {
	where := e.What
	if e.Entry > 0 {
		where = fmt.Sprintf("entry %d: %s", e.Entry, e.What)
	}
	if e.Err != nil {
		where = fmt.Sprintf("%s: %v", where, e.Err)
	}
	return fmt.Sprintf("%v: %s: stop the node, keep a copy of the folder, check the disk and restore the newest "+
		"backup; entries before the damage can be exported", ErrCorrupt, where)
}

// Unwrap returns ErrCorrupt and the cause.
func (e *CorruptError) Unwrap() []error { return []error{ErrCorrupt, e.Err} }

// Verify replays every entry and compares the result with what is stored: the
// chain of hashes, the balances, the outbox and the records. It returns a
// *CorruptError for the first difference. The ledger may be in use.
func (l *Ledger) Verify() error {
	snap, h, err := l.snapshot()
	if err != nil {
		return err
	}
	defer closeQuietly(snap)
	r := replay{live: make(map[string]written), balances: make(map[balance]sum)}
	if err := entries(snap, 1, r.entry); err != nil {
		return err
	}
	if r.head != h {
		return &CorruptError{Entry: r.head.Seq + 1, What: fmt.Sprintf("missing or changed: the head names entry %d, "+
			"the chain ends at %d", h.Seq, r.head.Seq)}
	}
	return errors.Join(r.checkColumns(snap), r.checkBalances(snap))
}

func (l *Ledger) snapshot() (*pebble.Snapshot, head, error) {
	if err := l.settle(); err != nil {
		return nil, head{}, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.usable(); err != nil {
		return nil, head{}, err
	}
	return l.db.NewSnapshot(), l.head, nil
}

// Entries calls fn for every entry from number from on, with its hash, and
// stops at its error. The chain is checked on the way.
func (l *Ledger) Entries(from uint64, fn func(Entry, Hash) error) error {
	snap, _, err := l.snapshot()
	if err != nil {
		return err
	}
	defer closeQuietly(snap)
	return entries(snap, max(from, 1), fn)
}

// entries visits the chain from a number on. A damaged block of the store ends
// the visit with the number of the entry that could not be read.
func entries(r pebble.Reader, from uint64, fn func(Entry, Hash) error) error {
	var prev Hash
	next, first := from, true
	var stopped error
	err := scanRaw(r, entryKey(from), []byte{colEntry}, func(k, b []byte) error {
		e, err := checkEntry(k, b, next)
		if err == nil && e.Prev != prev && (!first || from == 1) {
			err = &CorruptError{Entry: max(next, 2) - 1, What: "its hash is not the one that the next entry holds"}
		}
		if err != nil {
			stopped = err
			return err
		}
		first, prev = false, entryHash(b)
		next++
		if err := fn(e, prev); err != nil {
			stopped = err
		}
		return stopped
	})
	var c *CorruptError
	if stopped == nil && errors.As(err, &c) {
		c.Entry = next
	}
	return err
}

func checkEntry(k, b []byte, want uint64) (Entry, error) {
	if len(k) != 9 || binary.BigEndian.Uint64(k[1:]) != want {
		return Entry{}, &CorruptError{Entry: want, What: "missing"}
	}
	e, err := decodeEntry(b)
	if err == nil && e.Seq != want {
		err = fmt.Errorf("it says that it is number %d", e.Seq)
	}
	if err != nil {
		return Entry{}, &CorruptError{Entry: want, What: "not as written", Err: err}
	}
	return e, nil
}

// replay is the state that the entries lead to.
type replay struct {
	head     head
	live     map[string]written // columns p, d and r
	balances map[balance]sum
}

// written is a value's hash and the entry that wrote it.
type written struct {
	hash Hash
	seq  uint64
}

// sum is a balance and the last entry that moved it.
type sum struct {
	units money.Units
	seq   uint64
}

func (r *replay) entry(e Entry, h Hash) error {
	r.head = head{e.Seq, h}
	for _, f := range e.Effects {
		if f.Hash == (Hash{}) {
			delete(r.live, string(f.Key))
			continue
		}
		r.live[string(f.Key)] = written{f.Hash, e.Seq}
	}
	for _, p := range e.Postings {
		b := balance{p.Account, p.Amount.Asset}
		u, err := r.balances[b].units.Add(p.Amount.Units)
		if err != nil {
			return &CorruptError{Entry: e.Seq, What: "its postings overflow a balance", Err: err}
		}
		r.balances[b] = sum{u, e.Seq}
	}
	return nil
}

// checkColumns compares the stored records and actions with the replayed ones.
func (r *replay) checkColumns(db pebble.Reader) error {
	for _, col := range []byte{colPending, colDone, colRecord} {
		err := scanRaw(db, []byte{col}, []byte{col}, func(k, v []byte) error {
			w, ok := r.live[string(k)]
			if !ok {
				return &CorruptError{What: fmt.Sprintf("value of key %q comes from no entry", k)}
			}
			if w.hash != valueHash(v) {
				return &CorruptError{Entry: w.seq, What: fmt.Sprintf("value of key %q is not as written", k)}
			}
			delete(r.live, string(k))
			return nil
		})
		if err != nil {
			return err
		}
	}
	for k, w := range r.live {
		return &CorruptError{Entry: w.seq, What: fmt.Sprintf("value of key %q is missing", k)}
	}
	return nil
}

func (r *replay) checkBalances(db pebble.Reader) error {
	err := eachBalance(db, func(b balance, u money.Units) error {
		want := r.balances[b]
		if want.units != u || want.seq == 0 {
			return &CorruptError{Entry: want.seq, What: fmt.Sprintf(
				"balance of %s is stored as %d, its postings sum to %d", bytes.TrimPrefix(b.key(), []byte{colBalance}),
				u, want.units)}
		}
		delete(r.balances, b)
		return nil
	})
	if err != nil {
		return err
	}
	for b, s := range r.balances {
		return &CorruptError{Entry: s.seq, What: fmt.Sprintf("balance of %s in %s is missing", b.account, b.asset)}
	}
	return nil
}
