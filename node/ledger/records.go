package ledger

import (
	"fmt"

	"github.com/cockroachdb/pebble/v2"

	"github.com/infernetprotocol/infernet/train/canon"
)

// Reader reads records: a *Ledger reads what is synced, a View what the
// change under way sees.
type Reader interface {
	reader() (pebble.Reader, error)
}

// View reads the ledger inside of Update.
type View struct{ db pebble.Reader }

func (v View) reader() (pebble.Reader, error) { return v.db, nil }

func (l *Ledger) reader() (pebble.Reader, error) { return l.db, l.settle() }

// Get returns the record under a key; false when there is none.
func Get[T any](r Reader, space Space, id string) (T, bool, error) {
	var v T
	db, err := r.reader()
	if err != nil {
		return v, false, err
	}
	found, err := read(db, recordKey(Key{space, id}), &v)
	return v, found, err
}

// Item is a record with its id.
type Item[T any] struct {
	ID    string
	Value T
}

// List returns the records of a space whose ids start with prefix, in byte
// order of their ids.
func List[T any](r Reader, space Space, prefix string) ([]Item[T], error) {
	var items []Item[T]
	err := Each(r, space, prefix, func(id string, v T) error {
		items = append(items, Item[T]{id, v})
		return nil
	})
	return items, err
}

// Each calls fn for the records that List returns, and stops at its error.
func Each[T any](r Reader, space Space, prefix string, fn func(id string, v T) error) error {
	db, err := r.reader()
	if err != nil {
		return err
	}
	from := recordPrefix(space)
	return scan(db, append(from, prefix...), func(k []byte, v T) error {
		return fn(string(k[len(from):]), v)
	})
}

// scan decodes every value whose key starts with prefix. The key is valid
// during the call only.
func scan[T any](r pebble.Reader, prefix []byte, fn func(key []byte, v T) error) error {
	return scanRaw(r, prefix, prefix, func(k, b []byte) error {
		var v T
		if err := canon.Unmarshal(b, MaxEntry, &v); err != nil {
			return &CorruptError{What: fmt.Sprintf("value of key %q", k), Err: err}
		}
		return fn(k, v)
	})
}

// scanRaw visits the keys from lower to the end of prefix.
func scanRaw(r pebble.Reader, lower, prefix []byte, fn func(key, value []byte) error) (err error) {
	it, err := r.NewIter(&pebble.IterOptions{LowerBound: lower, UpperBound: after(prefix)})
	if err != nil {
		return &CorruptError{What: fmt.Sprintf("column %q", prefix), Err: err}
	}
	defer func() {
		if cerr := it.Close(); err == nil && cerr != nil {
			err = &CorruptError{What: fmt.Sprintf("column %q", prefix), Err: cerr}
		}
	}()
	for ok := it.First(); ok; ok = it.Next() {
		if err := fn(it.Key(), it.Value()); err != nil {
			return err
		}
	}
	return nil
}
