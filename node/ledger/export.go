package ledger

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/fxamacker/cbor/v2"
)

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
}

type effectLine struct {
	Column string `json:"column"`
	Key    string `json:"key"`
	Hash   string `json:"hash,omitempty"` // empty: deleted
}

var columnNames = map[byte]string{colPending: "pending", colDone: "done", colRecord: "record"}

// Export writes the entries as JSON lines, oldest first: byte strings as hex,
// the integer keys of the body's CBOR as text. It stops before the first
// damaged entry and returns its *CorruptError.
func (l *Ledger) Export(w io.Writer) error {
	enc := json.NewEncoder(w)
	return l.Entries(1, func(e Entry, h Hash) error {
		ln, err := newLine(e, h)
		if err != nil {
			return err
		}
		return enc.Encode(ln)
	})
}

func newLine(e Entry, h Hash) (line, error) {
	var body any
	if err := plainMode.Unmarshal(e.Body, &body); err != nil {
		return line{}, &CorruptError{Entry: e.Seq, What: "body", Err: err}
	}
	ln := line{e.Seq, h, e.Prev, e.Kind, e.At, plain(body), e.Postings, nil}
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
