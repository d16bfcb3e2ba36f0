package ledger

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/fxamacker/cbor/v2"

	"github.com/infernetprotocol/infernet/train/canon"
)

// SpaceAside holds the records that Repair has set aside, by the name they had: "jobs/0x…".
const SpaceAside Space = "aside"

// Aside is a record that was set aside, byte for byte.
type Aside struct {
	Space  Space  `cbor:"1,keyasint" json:"space"`
	ID     string `cbor:"2,keyasint" json:"id"`
	Value  []byte `cbor:"3,keyasint" json:"value"`
	Reason string `cbor:"4,keyasint" json:"reason"`
}

// Unreadable is a record that does not decode because a text in it is not UTF-8, which older versions could write.
// Verify tells whether it is as it was written.
type Unreadable struct {
	Key Key
	Err error // why it does not decode

	value []byte
}

// Lenient decodes the record into v and keeps its texts as they are. The caller makes them UTF-8 before it writes the
// record again.
func (u Unreadable) Lenient(v any) error { return lenient.Unmarshal(u.value, v) }

// Unreadable returns the records that do not decode, by key.
func (l *Ledger) Unreadable() ([]Unreadable, error) {
	db, err := l.reader()
	if err != nil {
		return nil, err
	}
	var all []Unreadable
	err = scanRaw(db, []byte{colRecord}, []byte{colRecord}, func(k, b []byte) error {
		var v any
		if bad := strict.Unmarshal(b, &v); bad != nil {
			all = append(all, Unreadable{Key: parseRecordKey(k), Err: bad, value: bytes.Clone(b)})
		}
		return nil
	})
	return all, err
}

// Repair moves an unreadable record to SpaceAside, byte for byte, and puts the repaired value in its place, or nothing
// if that is nil. It writes one entry at chain time at, and touches no balance and no action.
func (l *Ledger) Repair(u Unreadable, repaired any, at uint64) error {
	name := Key{Space: SpaceAside, ID: string(u.Key.Space) + "/" + u.Key.ID}
	c := Change{Kind: "record.set-aside", Body: name.ID, At: at, Put: []Record{
		{Key: name, Value: Aside{Space: u.Key.Space, ID: u.Key.ID, Value: u.value, Reason: u.Err.Error()}},
	}}
	if repaired == nil {
		c.Delete = []Key{u.Key}
	} else {
		c.Put = append(c.Put, Record{Key: u.Key, Value: repaired})
	}
	_, err := l.Commit(c)
	return err
}

// strict reads values of unknown type whose texts are UTF-8. lenient reads other texts too. Both keep canon's limits.
var strict, lenient = decoder(cbor.UTF8RejectInvalid), decoder(cbor.UTF8DecodeInvalid)

func decoder(texts cbor.UTF8Mode) cbor.DecMode {
	o := canon.DecOptions()
	o.UTF8 = texts
	m, err := o.DecMode()
	if err != nil {
		panic(err) // constant options
	}
	return m
}

// parseRecordKey is recordKey's inverse.
func parseRecordKey(k []byte) Key {
	space, id, _ := bytes.Cut(k[1:], []byte{0})
	return Key{Space: Space(space), ID: string(id)}
}

// UnreadableError names the records that do not decode, and what to do.
type UnreadableError struct{ Records []Unreadable }

// Error names the records and says what to do.
func (e *UnreadableError) Error() string {
	var names []string
	for _, u := range e.Records {
		names = append(names, fmt.Sprintf("%s (%v)", u.Key.Name(), u.Err))
	}
	return fmt.Sprintf("%v: it holds what cannot be read: %s: keep a copy of the folder, then run `infernet ledger "+
		"repair`, which sets that aside and touches no money",
		ErrCorrupt, strings.Join(names, "; "))
}

// Unwrap makes the error an ErrCorrupt.
func (e *UnreadableError) Unwrap() error { return ErrCorrupt }

// Name is the key for people.
func (k Key) Name() string { return readable(recordKey(k)[1:]) }

// CheckReadable returns an *UnreadableError if any record does not decode.
func (l *Ledger) CheckReadable() error {
	all, err := l.Unreadable()
	if err == nil && len(all) > 0 {
		err = &UnreadableError{all}
	}
	return err
}
