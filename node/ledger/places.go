package ledger

import (
	"fmt"

	"github.com/cockroachdb/pebble/v2"

	"github.com/infernetprotocol/infernet/train/canon"
)

// MaxPlace is the longest name of a place, in bytes.
const MaxPlace = 64

func placeKey(name string) []byte { return append([]byte{colPlace}, name...) }

// Place returns the number of the last line that a reader has taken; false when nothing is known of the reader. Places
// are no part of the entries' history, as lines are none: a reader that takes every line would fill it.
func (l *Ledger) Place(reader string) (seq uint64, found bool, err error) {
	if err := l.settle(); err != nil {
		return 0, false, err
	}
	found, err = read(l.db, placeKey(reader), &seq)
	return seq, found, err
}

// SetPlace stores the number of the last line that a reader has taken, synced when it returns.
func (l *Ledger) SetPlace(reader string, seq uint64) error {
	if reader == "" || len(reader) > MaxPlace {
		return fmt.Errorf("%w: a reader's name has %d bytes, at most %d", ErrInvalid, len(reader), MaxPlace)
	}
	v, err := canon.Marshal(seq)
	if err != nil {
		return err
	}
	return l.changePlaces(func(b *pebble.Batch) error { return b.Set(placeKey(reader), v, nil) })
}

// KeepPlaces forgets the places of all readers but those whose names are given.
func (l *Ledger) KeepPlaces(readers []string) error {
	kept := map[string]bool{}
	for _, name := range readers {
		kept[name] = true
	}
	if err := l.settle(); err != nil {
		return err
	}
	var gone []string
	err := scan(l.db, []byte{colPlace}, func(k []byte, _ uint64) error {
		if name := string(k[1:]); !kept[name] {
			gone = append(gone, name)
		}
		return nil
	})
	if err != nil || len(gone) == 0 {
		return err
	}
	return l.changePlaces(func(b *pebble.Batch) error {
		for _, name := range gone {
			if err := b.Delete(placeKey(name), nil); err != nil {
				return err
			}
		}
		return nil
	})
}

// changePlaces writes one synced batch.
func (l *Ledger) changePlaces(fill func(*pebble.Batch) error) error {
	if err := l.settle(); err != nil {
		return err
	}
	b := l.db.NewBatch()
	if err := fill(b); err != nil {
		return discard(b, err)
	}
	return l.writeLine(b)
}
