package ledger

import (
	"errors"
	"fmt"
	"strings"

	"github.com/infernetprotocol/infernet/market/money"
)

// Limits of one change. They keep an entry decodable within bounded memory;
// bulk data belongs into blocks, not into the ledger.
const (
	MaxValue = 1 << 20 // bytes of one record, body or action
	MaxEntry = 4 << 20 // bytes of one entry
	MaxItems = 4096    // postings, puts, deletes, actions or outcomes
	maxName  = 128     // bytes of an account, asset, kind or space
	maxID    = 512     // bytes of a record or action id
)

// Errors of a change. The ledger is as it was before.
var (
	// ErrInvalid means that the change breaks a rule of form; the message names it.
	ErrInvalid = errors.New("invalid change")
	// ErrUnbalanced means that the postings of an asset do not sum to zero, or a
	// balance would leave the range of money.Units.
	ErrUnbalanced = errors.New("postings do not balance")
	// ErrConflict means that the action's id stands for another action, or the action
	// is done with another outcome.
	ErrConflict = errors.New("action id already stands for something else")
	// ErrUnknownAction is returned for the outcome of an action that was never enqueued.
	ErrUnknownAction = errors.New("no such action")
)

// Account is a place where money is, or is owed: "wallet", "escrow/0x…",
// "earned/0x…". Money that enters or leaves the node's view is posted against
// an account of its own ("outside"), so that every entry sums to zero.
type Account string

// Posting moves a signed amount into an account.
type Posting struct {
	Account Account      `cbor:"1,keyasint" json:"account"`
	Amount  money.Amount `cbor:"2,keyasint" json:"amount"`
}

// Space is a column of records of one type: "jobs", "leases", "peers".
type Space string

// Key names a record.
type Key struct {
	Space Space
	ID    string // any bytes, at most 512; List returns them in byte order
}

// Record is a value to store under a key; Value is encoded as canonical CBOR.
type Record struct {
	Key   Key
	Value any
}

// Action is an effect to be carried out at least once. Its carrier must be
// idempotent by ID.
type Action struct {
	ID       string `cbor:"1,keyasint" json:"id"`
	Kind     string `cbor:"2,keyasint" json:"kind"`
	Deadline uint64 `cbor:"3,keyasint" json:"deadline"` // chain time, unix seconds; 0: none
	Body     []byte `cbor:"4,keyasint" json:"body"`
	// Signed holds the exact bytes to send, once they exist: enqueue the same
	// action again with Signed set before sending it.
	Signed []byte `cbor:"5,keyasint" json:"signed"`
}

// Outcome ends an action.
type Outcome struct {
	ID string `cbor:"1,keyasint" json:"id"`
	OK bool   `cbor:"2,keyasint" json:"ok"`
	// Note says what came of it: a transaction hash, a reason.
	Note string `cbor:"3,keyasint" json:"note"`
}

// Change is one step of the node's life, committed wholly or not at all.
type Change struct {
	Kind     string // what happened, e.g. "lease.funded"
	Body     any    // the event; canonical CBOR
	At       uint64 // chain time, unix seconds
	Postings []Posting
	Put      []Record
	Delete   []Key
	Enqueue  []Action
	Done     []Outcome
}

func (c Change) validate() error {
	if err := validName("kind", c.Kind); err != nil {
		return err
	}
	for _, n := range []int{len(c.Postings), len(c.Put), len(c.Delete), len(c.Enqueue), len(c.Done)} {
		if n > MaxItems {
			return fmt.Errorf("%w: %d items of one sort, at most %d: split the change", ErrInvalid, n, MaxItems)
		}
	}
	for _, p := range c.Postings {
		if err := errors.Join(validName("account", string(p.Account)),
			validName("asset", string(p.Amount.Asset))); err != nil {
			return err
		}
	}
	return c.validateKeys()
}

func (c Change) validateKeys() error {
	seen := make(map[Key]bool, len(c.Put)+len(c.Delete))
	keys := append([]Key(nil), c.Delete...)
	for _, r := range c.Put {
		keys = append(keys, r.Key)
	}
	for _, k := range keys {
		if err := k.validate(); err != nil {
			return err
		}
		if seen[k] {
			return fmt.Errorf("%w: record %s %q is named twice", ErrInvalid, k.Space, k.ID)
		}
		seen[k] = true
	}
	return nil
}

func (k Key) validate() error {
	if err := validName("space", string(k.Space)); err != nil {
		return err
	}
	return validID("record id", k.ID)
}

func (a Action) validate() error {
	if err := errors.Join(validID("action id", a.ID), validName("action kind", a.Kind)); err != nil {
		return err
	}
	if len(a.Body)+len(a.Signed) > MaxValue {
		return fmt.Errorf("%w: action %q has %d bytes, at most %d", ErrInvalid, a.ID,
			len(a.Body)+len(a.Signed), MaxValue)
	}
	return nil
}

func validID(what, s string) error {
	if s == "" || len(s) > maxID {
		return fmt.Errorf("%w: %s has %d bytes, want 1 to %d", ErrInvalid, what, len(s), maxID)
	}
	return nil
}

// validName accepts printable ASCII: it is shown to people and ends with a
// zero byte in keys.
func validName(what, s string) error {
	if s == "" || len(s) > maxName || strings.ContainsFunc(s, func(r rune) bool { return r < 0x21 || r > 0x7e }) {
		return fmt.Errorf("%w: %s %q: want 1 to %d printable ASCII characters without spaces", ErrInvalid,
			what, s, maxName)
	}
	return nil
}
