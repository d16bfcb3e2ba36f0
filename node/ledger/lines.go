package ledger

import (
	"encoding/binary"
	"fmt"

	"github.com/cockroachdb/pebble/v2"

	"github.com/infernetprotocol/infernet/train/canon"
)

// Line is one thing that happened, as people and programs are told it. Lines are no part of the entries' history: they
// are dropped when there are too many, and nothing is restored from them.
type Line struct {
	Seq  uint64 `cbor:"-"`          // its key
	At   int64  `cbor:"1,keyasint"` // unix milliseconds
	Job  string `cbor:"2,keyasint"`
	Kind string `cbor:"3,keyasint"`
	Text string `cbor:"4,keyasint"`
	Data []byte `cbor:"5,keyasint"` // JSON; empty: none
}

func lineKey(seq uint64) []byte { return binary.BigEndian.AppendUint64([]byte{colLine}, seq) }

// AddLine stores a line under its number and drops those below keep, in one synced batch.
func (l *Ledger) AddLine(x Line, keep uint64) error {
	v, err := canon.Marshal(x)
	if err != nil {
		return err
	}
	if len(v) > MaxValue {
		return fmt.Errorf("%w: a line has %d bytes, at most %d", ErrInvalid, len(v), MaxValue)
	}
	if err := l.settle(); err != nil {
		return err
	}
	b := l.db.NewBatch()
	if err := b.Set(lineKey(x.Seq), v, nil); err != nil {
		return discard(b, err)
	}
	if keep > 0 {
		if err := b.DeleteRange(lineKey(0), lineKey(keep), nil); err != nil {
			return discard(b, err)
		}
	}
	return l.writeLine(b)
}

// writeLine writes a batch. The ledger stays open until it is done.
func (l *Ledger) writeLine(b *pebble.Batch) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.usable(); err != nil {
		return discard(b, err)
	}
	if err := l.push(b); err != nil {
		l.fail(err)
		return l.broken
	}
	if err := b.SyncWait(); err != nil {
		l.fail(err)
		return l.broken
	}
	return b.Close()
}

// Lines calls fn for the stored lines, the oldest first, and stops at its error.
func (l *Ledger) Lines(fn func(Line) error) error {
	if err := l.settle(); err != nil {
		return err
	}
	return scan(l.db, []byte{colLine}, func(k []byte, x Line) error {
		if len(k) != 9 {
			return &CorruptError{What: fmt.Sprintf("key %q is no line's", k)}
		}
		x.Seq = binary.BigEndian.Uint64(k[1:])
		return fn(x)
	})
}
