package role

import (
	"fmt"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// MaxDeaths is how often this process may die while it works on something before that is set
// aside.
const MaxDeaths = 2

// Attempt is a piece of work on which the node works, or over which it has died before.
type Attempt struct {
	ID     string       `cbor:"1,keyasint"`
	Job    market.JobID `cbor:"2,keyasint"`
	What   string       `cbor:"3,keyasint"` // for people
	Begun  bool         `cbor:"4,keyasint"` // it was under way when this was written
	Deaths uint32       `cbor:"5,keyasint"` // of the process while it was under way
	At     uint64       `cbor:"6,keyasint"` // of the latest, chain time
}

// Aside reports whether the work is not begun any more until the operator says so.
func (a Attempt) Aside() bool { return a.Deaths >= MaxDeaths }

func (a Attempt) record() ledger.Record {
	return ledger.Record{Key: ledger.Key{Space: SpaceAttempts, ID: a.ID}, Value: a}
}

// Attempts remember over restarts what a node was working on when its process died. A piece of
// work that takes the process down, by memory or a bug, would do so again at every start.
type Attempts struct{ d Deps }

// NewAttempts counts what was under way when the process ended as deaths, and reports what is
// set aside because of that. It is called once at the start, before any work.
func NewAttempts(d Deps) (*Attempts, error) {
	a := &Attempts{d}
	all, err := a.all()
	if err != nil {
		return a, err
	}
	for _, x := range all {
		if !x.Begun {
			continue
		}
		x.Begun, x.Deaths, x.At = false, x.Deaths+1, d.Heads.Latest().Time
		if err := a.put("work.died", x); err != nil {
			return a, err
		}
		if x.Aside() {
			d.Log.Warn("work is set aside: the node died over it", "id", x.ID, "work", x.What, "deaths", x.Deaths)
			d.Event(x.Job, "aside", fmt.Sprintf("set aside: the node died %d times over %s; `infernet explain %s`",
				x.Deaths, x.What, x.ID), nil)
		}
	}
	return a, nil
}

func (a *Attempts) all() (out []Attempt, err error) {
	all, err := ledger.List[Attempt](a.d.Ledger, SpaceAttempts, "")
	for _, r := range all {
		out = append(out, r.Value)
	}
	return out, err
}

func (a *Attempts) put(kind string, x Attempt) error {
	_, err := a.d.Ledger.Commit(ledger.Change{Kind: kind, Body: x.ID, At: a.d.Heads.Latest().Time,
		Put: []ledger.Record{x.record()}})
	return err
}

// Begin notes, before it begins, that the node works on something. The caller calls end when it
// has ended, however it did. Begin fails for what is set aside.
func (a *Attempts) Begin(id string, job market.JobID, what string) (end func(), err error) {
	x, _, err := ledger.Get[Attempt](a.d.Ledger, SpaceAttempts, id)
	if err != nil {
		return nil, err
	}
	if x.Aside() {
		return nil, fmt.Errorf("%s is set aside: the node died over it", id)
	}
	x.ID, x.Job, x.What, x.Begun = id, job, what, true
	if err := a.put("work.begun", x); err != nil {
		return nil, err
	}
	return func() {
		if err := a.Clear(id); err != nil {
			a.d.Log.Error("end of work not noted: a later crash may count against it", "id", id, "err", err)
		}
	}, nil
}

// Clear forgets a piece of work and its deaths.
func (a *Attempts) Clear(id string) error {
	_, err := a.d.Ledger.Commit(ledger.Change{Kind: "work.ended", Body: id, At: a.d.Heads.Latest().Time,
		Delete: []ledger.Key{{Space: SpaceAttempts, ID: id}}})
	return err
}

// SetAside returns what is not begun any more, by ID.
func (a *Attempts) SetAside() ([]Attempt, error) {
	all, err := a.all()
	return slices.DeleteFunc(all, func(x Attempt) bool { return !x.Aside() }), err
}

// Find returns what is set aside under an ID or its beginning.
func (a *Attempts) Find(id string) (Attempt, bool, error) {
	all, err := a.SetAside()
	i := slices.IndexFunc(all, func(x Attempt) bool { return len(id) >= 8 && strings.HasPrefix(x.ID, id) })
	if err != nil || i < 0 {
		return Attempt{}, false, err
	}
	return all[i], true, nil
}
