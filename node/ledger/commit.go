package ledger

import (
	"fmt"
	"slices"

	"github.com/cockroachdb/pebble/v2"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/storage"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Commit appends the change and returns its entry when it is synced. On an
// error other than ErrBroken nothing changed; after ErrBroken the change may
// or may not be there when the ledger is opened again.
func (l *Ledger) Commit(c Change) (Entry, error) {
	p, err := prepare(c)
	if err != nil {
		return Entry{}, err
	}
	return l.update(func(View) (prepared, error) { return p, nil })
}

// Update is Commit of a change that fn makes from what it reads: no other
// change comes between. fn must not call the ledger's methods, and its error
// is returned as it is.
func (l *Ledger) Update(fn func(View) (Change, error)) (Entry, error) {
	return l.update(func(v View) (prepared, error) {
		c, err := fn(v)
		if err != nil {
			return prepared{}, err
		}
		return prepare(c)
	})
}

func (l *Ledger) update(fn func(View) (prepared, error)) (Entry, error) {
	e, batch, err := l.apply(fn)
	if err != nil {
		return Entry{}, err
	}
	return e, l.sync(e.Seq, batch)
}

// apply makes the change visible; it is synced later, together with others.
func (l *Ledger) apply(fn func(View) (prepared, error)) (Entry, *pebble.Batch, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.usable(); err != nil {
		return Entry{}, nil, err
	}
	c, err := fn(View{l.db})
	if err != nil {
		return Entry{}, nil, err
	}
	w := writer{db: l.db, batch: l.db.NewBatch(), balances: l.balances, seq: l.head.Seq + 1}
	e, h, err := w.write(&c, l.head.Hash)
	if err != nil {
		return Entry{}, nil, discard(w.batch, err)
	}
	if err := l.push(w.batch); err != nil {
		l.fail(err)
		return Entry{}, nil, l.broken
	}
	l.head = h
	for b, u := range w.moved {
		l.balances[b] = u
	}
	return e, w.batch, nil
}

// push hands the batch to pebble, whose fatal errors come as a panic.
func (l *Ledger) push(b *pebble.Batch) error {
	return storage.Guard(func() error { return l.db.ApplyNoSyncWait(b, pebble.Sync) })
}

// sync waits for the batch. The log is written in order, so what came before
// is synced too.
func (l *Ledger) sync(seq uint64, b *pebble.Batch) error {
	err := b.SyncWait()
	l.mu.Lock()
	defer l.mu.Unlock()
	if err != nil {
		l.fail(err)
		return l.broken
	}
	l.durable = max(l.durable, seq)
	l.synced.Broadcast()
	return b.Close()
}

func (l *Ledger) fail(err error) {
	if l.broken == nil {
		l.broken = fmt.Errorf("%w: %w", ErrBroken, err)
		l.fault.Report("ledger", err)
	}
	l.synced.Broadcast()
}

func discard(b *pebble.Batch, err error) error {
	closeQuietly(b)
	return err
}

// writer turns one change into a batch.
type writer struct {
	db       *pebble.DB
	batch    *pebble.Batch
	balances map[balance]money.Units // before the change; read only
	moved    map[balance]money.Units // after it
	seq      uint64
	effects  []Effect
}

func (w *writer) write(c *prepared, prev Hash) (Entry, head, error) {
	for _, step := range []func(*prepared) error{w.post, w.records, w.enqueue, w.done} {
		if err := step(c); err != nil {
			return Entry{}, head{}, err
		}
	}
	e := Entry{Seq: w.seq, Prev: prev, Kind: c.Kind, At: c.At, Body: c.body, Postings: slices.Clone(c.Postings),
		Effects: w.effects}
	h, err := w.finish(e)
	return e, h, err
}

// finish writes the entry and the head.
func (w *writer) finish(e Entry) (head, error) {
	b, err := canon.Marshal(e)
	if err != nil {
		return head{}, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	if len(b) > MaxEntry {
		return head{}, fmt.Errorf("%w: entry has %d bytes, at most %d: split the change", ErrInvalid, len(b), MaxEntry)
	}
	h := head{e.Seq, entryHash(b)}
	hb, err := canon.Marshal(h)
	if err != nil {
		return head{}, err
	}
	if err := w.batch.Set(entryKey(e.Seq), b, nil); err != nil {
		return head{}, err
	}
	return h, w.batch.Set(keyHead, hb, nil)
}

// post moves the money.
func (w *writer) post(c *prepared) error {
	w.moved = make(map[balance]money.Units, len(c.Postings))
	for _, p := range c.Postings {
		b := balance{p.Account, p.Amount.Asset}
		was, ok := w.moved[b]
		if !ok {
			was = w.balances[b]
		}
		now, err := was.Add(p.Amount.Units)
		if err != nil {
			return fmt.Errorf("%w: balance of %s: %w", ErrUnbalanced, p.Account, err)
		}
		w.moved[b] = now
	}
	for b, u := range w.moved {
		v, err := canon.Marshal(u)
		if err != nil {
			return err
		}
		if err := w.batch.Set(b.key(), v, nil); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) records(c *prepared) error {
	for _, r := range c.puts {
		if err := w.put(r); err != nil {
			return err
		}
	}
	for _, k := range c.Delete {
		if err := w.delete(recordKey(k)); err != nil {
			return err
		}
	}
	return nil
}

// set writes a value and notes its hash in the entry.
func (w *writer) set(key []byte, v any) error {
	e, err := encode(key, v)
	if err != nil {
		return err
	}
	return w.put(e)
}

func (w *writer) put(e encoded) error {
	w.effects = append(w.effects, Effect{e.key, e.hash})
	return w.batch.Set(e.key, e.value, nil)
}

func (w *writer) delete(key []byte) error {
	w.effects = append(w.effects, Effect{Key: key})
	return w.batch.Delete(key, nil)
}
