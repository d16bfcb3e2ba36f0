package ledger

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/fxamacker/cbor/v2"

	"github.com/infernetprotocol/infernet/train/canon"
)

// exportFormat is the version of an export, in its first line.
const exportFormat = "infernet/ledger-export/2"

// exportHead is the first line of an export.
type exportHead struct {
	Format  string `json:"format"`
	Entries uint64 `json:"entries"`
	Head    Hash   `json:"head"` // hash of the last entry
}

// line is an entry as Export writes it.
type line struct {
	Seq      uint64       `json:"seq"`
	Hash     Hash         `json:"hash"`
	Prev     Hash         `json:"prev"`
	Kind     string       `json:"kind"`
	At       uint64       `json:"at"`
	Body     any          `json:"body"`
	Postings []Posting    `json:"postings,omitempty"`
	Effects  []effectLine `json:"effects,omitempty"`
	// Raw is the entry's CBOR in hexadecimal, of which Hash is the hash and which the other
	// fields repeat for people.
	Raw string `json:"raw"`
}

// valueLine is a value that stands in the ledger at its end, as Export writes it after the
// entries. Raw is what Hash of its effect is the hash of.
type valueLine struct {
	Column string `json:"column"`
	Key    string `json:"key"`
	RawKey string `json:"raw_key"` // as in the effect that wrote it, hexadecimal
	Raw    string `json:"raw"`     // CBOR, hexadecimal
}

type effectLine struct {
	Column string `json:"column"`
	Key    string `json:"key"`
	Hash   string `json:"hash,omitempty"` // empty: deleted
}

var columnNames = map[byte]string{colPending: "pending", colDone: "done", colRecord: "record"}

// Export writes the ledger as JSON lines: the version and the head, the entries, oldest
// first, then the values that stand at the end. Byte strings are in hexadecimal, the integer
// keys of a body's CBOR are text. It stops before the first damaged entry and returns its
// *CorruptError. The ledger may be in use: Export writes one moment of it.
func (l *Ledger) Export(w io.Writer) error {
	snap, h, err := l.snapshot()
	if err != nil {
		return err
	}
	defer closeQuietly(snap)
	enc := json.NewEncoder(w)
	if err := enc.Encode(exportHead{exportFormat, h.Seq, h.Hash}); err != nil {
		return err
	}
	if err := entries(snap, 1, func(e Entry, h Hash) error {
		ln, err := newLine(e, h)
		if err != nil {
			return err
		}
		return enc.Encode(ln)
	}); err != nil {
		return err
	}
	for _, col := range []byte{colPending, colDone, colRecord} {
		if err := scanRaw(snap, []byte{col}, []byte{col}, func(k, v []byte) error {
			return enc.Encode(newValueLine(k, v))
		}); err != nil {
			return err
		}
	}
	return nil
}

func newValueLine(k, v []byte) valueLine {
	return valueLine{columnNames[k[0]], readable(k[1:]), hex.EncodeToString(k), hex.EncodeToString(v)}
}

func newLine(e Entry, h Hash) (line, error) {
	var body any
	if err := plainMode.Unmarshal(e.Body, &body); err != nil {
		return line{}, &CorruptError{Entry: e.Seq, What: "body", Err: err}
	}
	raw, err := canon.Marshal(e)
	if err != nil {
		return line{}, &CorruptError{Entry: e.Seq, What: "entry", Err: err}
	}
	ln := line{e.Seq, h, e.Prev, e.Kind, e.At, plain(body), e.Postings, nil, hex.EncodeToString(raw)}
	for _, f := range e.Effects {
		ln.Effects = append(ln.Effects, newEffectLine(f))
	}
	return ln, nil
}

func newEffectLine(f Effect) effectLine {
	if len(f.Key) == 0 {
		return effectLine{}
	}
	el := effectLine{Column: columnNames[f.Key[0]], Key: readable(f.Key[1:])}
	if f.Hash != (Hash{}) {
		el.Hash = f.Hash.String()
	}
	return el
}

// readable shows a key: the zero byte behind a space as a slash, an id that is
// not plain text as hex.
func readable(k []byte) string {
	space, id := "", string(k)
	if i := slices.Index(k, 0); i >= 0 {
		space, id = string(k[:i])+"/", string(k[i+1:])
	}
	if q := strconv.QuoteToASCII(id); q[1:len(q)-1] != id {
		id = hex.EncodeToString([]byte(id))
	}
	return space + id
}

// plain turns decoded CBOR into what encoding/json can write.
func plain(v any) any {
	switch v := v.(type) {
	case []byte:
		return hex.EncodeToString(v)
	case cbor.ByteString:
		return hex.EncodeToString([]byte(v))
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = plain(v[i])
		}
		return out
	case map[any]any:
		out := make(map[string]any, len(v))
		for k, e := range v {
			out[fmt.Sprint(plain(k))] = plain(e)
		}
		return out
	default:
		return v
	}
}
