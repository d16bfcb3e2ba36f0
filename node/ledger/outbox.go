package ledger

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"

	"github.com/cockroachdb/pebble/v2"
)

// pending is an action that waits, with its position in the queue.
type pending struct {
	Seq    uint64 `cbor:"1,keyasint"` // entry that enqueued it
	Index  uint64 `cbor:"2,keyasint"` // among that entry's actions
	Action Action `cbor:"3,keyasint"`
}

// finished is an action that is done. Its signed bytes are dropped; the rest is kept to recognise the id.
type finished struct {
	Seq     uint64  `cbor:"1,keyasint"` // entry that ended it
	Kind    string  `cbor:"2,keyasint"`
	Body    Hash    `cbor:"3,keyasint"` // valueHash of the body
	Outcome Outcome `cbor:"4,keyasint"`
}

// Status says how far an action is.
type Status uint8

// Statuses of an action.
const (
	Unknown Status = iota
	Waiting
	Done
)

// enqueue adds the change's actions. An id that is known for the same action
// stays as it is, except that signed bytes may be added once.
func (w *writer) enqueue(c *prepared) error {
	for i, a := range c.Enqueue {
		if err := a.validate(); err != nil {
			return err
		}
		if slices.ContainsFunc(c.Enqueue[:i], func(b Action) bool { return b.ID == a.ID }) {
			return fmt.Errorf("%w: action %q is enqueued twice", ErrInvalid, a.ID)
		}
		if err := w.enqueueOne(pending{w.seq, uint64(i), a}); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) enqueueOne(p pending) error {
	a := p.Action
	var old finished
	if found, err := read(w.db, doneKey(a.ID), &old); err != nil || found {
		if err == nil && (old.Kind != a.Kind || old.Body != valueHash(a.Body)) {
			err = fmt.Errorf("%w: %q", ErrConflict, a.ID)
		}
		return err
	}
	var waiting pending
	found, err := read(w.db, pendingKey(a.ID), &waiting)
	if err != nil {
		return err
	}
	if found {
		merged, changed, err := waiting.Action.merge(a)
		if err != nil || !changed {
			return err
		}
		p = pending{waiting.Seq, waiting.Index, merged}
	}
	return w.set(pendingKey(a.ID), p)
}

// merge adds signed bytes to an action that has none. A second set of signed
// bytes for the same action would be a second payment.
func (a Action) merge(b Action) (_ Action, changed bool, err error) {
	same := a.Kind == b.Kind && a.Deadline == b.Deadline && bytes.Equal(a.Body, b.Body)
	if !same || (len(a.Signed) > 0 && len(b.Signed) > 0 && !bytes.Equal(a.Signed, b.Signed)) {
		return a, false, fmt.Errorf("%w: %q", ErrConflict, a.ID)
	}
	if len(a.Signed) > 0 || len(b.Signed) == 0 {
		return a, false, nil
	}
	return b, true, nil
}

// done ends actions. Actions enqueued by the same change cannot be ended by it.
func (w *writer) done(c *prepared) error {
	for i, o := range c.Done {
		if slices.ContainsFunc(c.Done[:i], func(p Outcome) bool { return p.ID == o.ID }) {
			return fmt.Errorf("%w: action %q is ended twice", ErrInvalid, o.ID)
		}
		if err := w.doneOne(o); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) doneOne(o Outcome) error {
	var p pending
	found, err := read(w.db, pendingKey(o.ID), &p)
	if err != nil {
		return err
	}
	if !found {
		return w.doneAgain(o)
	}
	if err := w.delete(pendingKey(o.ID)); err != nil {
		return err
	}
	return w.set(doneKey(o.ID), finished{w.seq, p.Action.Kind, valueHash(p.Action.Body), o})
}

func (w *writer) doneAgain(o Outcome) error {
	var old finished
	found, err := read(w.db, doneKey(o.ID), &old)
	switch {
	case err != nil:
		return err
	case !found:
		return fmt.Errorf("%w: %q", ErrUnknownAction, o.ID)
	case old.Outcome != o:
		return fmt.Errorf("%w: %q is done with another outcome", ErrConflict, o.ID)
	}
	return nil
}

// Pending returns the actions of a kind that wait, oldest first; all kinds for
// an empty one.
func (l *Ledger) Pending(kind string) ([]Action, error) {
	if err := l.settle(); err != nil {
		return nil, err
	}
	return View{l.db}.Pending(kind)
}

// Pending is like [Ledger.Pending].
func (v View) Pending(kind string) ([]Action, error) {
	var ps []pending
	err := scan(v.db, []byte{colPending}, func(_ []byte, p pending) error {
		if kind == "" || p.Action.Kind == kind {
			ps = append(ps, p)
		}
		return nil
	})
	slices.SortFunc(ps, func(a, b pending) int {
		return cmp.Or(cmp.Compare(a.Seq, b.Seq), cmp.Compare(a.Index, b.Index))
	})
	as := make([]Action, len(ps))
	for i, p := range ps {
		as[i] = p.Action
	}
	return as, err
}

// Outcome returns how far an action is, and how it ended if it is done.
func (l *Ledger) Outcome(id string) (Status, Outcome, error) {
	if err := l.settle(); err != nil {
		return Unknown, Outcome{}, err
	}
	return View{l.db}.Outcome(id)
}

// Outcome is like [Ledger.Outcome].
func (v View) Outcome(id string) (Status, Outcome, error) {
	return statusOf(v.db, id)
}

func statusOf(r pebble.Reader, id string) (Status, Outcome, error) {
	var f finished
	if found, err := read(r, doneKey(id), &f); err != nil || found {
		return Done, f.Outcome, err
	}
	var p pending
	found, err := read(r, pendingKey(id), &p)
	if err != nil || !found {
		return Unknown, Outcome{}, err
	}
	return Waiting, Outcome{}, nil
}
