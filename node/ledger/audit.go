package ledger

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// maxExportLine bounds a line of an export: an entry in hexadecimal and again as JSON.
const maxExportLine = 12 * MaxEntry

// ErrAudit is wrapped by the errors of Audit about what an export says.
var ErrAudit = errors.New("the export does not hold")

// Audited is what an export has shown.
type Audited struct {
	Entries    uint64    `json:"entries"`
	Head       Hash      `json:"head"`
	Values     int       `json:"values"`     // that stand at the end, each with its hash
	Signatures int       `json:"signatures"` // in records, each good
	Balances   []Posting `json:"balances"`   // by account and asset; they sum to zero
}

// CheckValue checks what a record of a space holds, and returns how many signatures it has
// found good.
type CheckValue func(space Space, id string, value []byte) (signatures int, err error)

// Audit reads an export from its first line to its last, and computes all of it anew: the
// chain of hashes, the text that repeats each entry for people, the postings' sums, and the
// hash of every value. check, unless nil, looks into records. It needs no ledger. The error
// wraps ErrAudit and names the line.
func Audit(r io.Reader, check CheckValue) (Audited, error) {
	in := bufio.NewScanner(r)
	in.Buffer(make([]byte, 64<<10), maxExportLine)
	a := audit{state: replay{live: map[string]written{}, balances: map[balance]sum{}}, check: check}
	n := 0
	for in.Scan() {
		n++
		if err := a.line(n, in.Bytes()); err != nil {
			return Audited{}, fmt.Errorf("%w: line %d: %w", ErrAudit, n, err)
		}
	}
	if err := in.Err(); err != nil {
		return Audited{}, fmt.Errorf("%w: after line %d: %w", ErrAudit, n, err)
	}
	return a.end()
}

type audit struct {
	head  exportHead
	state replay
	check CheckValue
	out   Audited
}

func (a *audit) line(n int, b []byte) error {
	switch {
	case n == 1:
		if err := sameText(b, &a.head); err != nil {
			return err
		}
		if a.head.Format != exportFormat {
			return fmt.Errorf("the format is %q, this program reads %q", a.head.Format, exportFormat)
		}
		return nil
	case a.out.Entries < a.head.Entries:
		return a.entry(b)
	}
	return a.value(b)
}

// entry takes the next entry, and compares its text with what its bytes say.
func (a *audit) entry(b []byte) error {
	var said struct {
		Raw string `json:"raw"`
	}
	if err := json.Unmarshal(b, &said); err != nil {
		return err
	}
	raw, err := hex.DecodeString(said.Raw)
	if err != nil {
		return err
	}
	e, err := decodeEntry(raw)
	if err != nil {
		return err
	}
	if e.Seq != a.out.Entries+1 || e.Prev != a.out.Head {
		return fmt.Errorf("entry %d does not follow entry %d", e.Seq, a.out.Entries)
	}
	h := entryHash(raw)
	want, err := newLine(e, h)
	if err != nil {
		return err
	}
	if err := sameAs(b, want); err != nil {
		return err
	}
	a.out.Entries, a.out.Head = e.Seq, h
	return a.state.entry(e, h)
}

// sameText reads a line, and refuses one that Export would write otherwise.
func sameText(b []byte, v any) error {
	if err := json.Unmarshal(b, v); err != nil {
		return err
	}
	return sameAs(b, v)
}

func sameAs(b []byte, v any) error {
	text, err := json.Marshal(v)
	if err == nil && !bytes.Equal(text, bytes.TrimSpace(b)) {
		err = errors.New("the text is not what the bytes say")
	}
	return err
}

// value takes a value that stands at the end.
func (a *audit) value(b []byte) error {
	var said valueLine
	if err := sameText(b, &said); err != nil {
		return err
	}
	key, err := hex.DecodeString(said.RawKey)
	if err != nil {
		return err
	}
	v, err := hex.DecodeString(said.Raw)
	if err != nil {
		return err
	}
	w, ok := a.state.live[string(key)]
	if !ok || w.hash != valueHash(v) {
		return fmt.Errorf("no entry wrote the value of %s %s", said.Column, said.Key)
	}
	if newValueLine(key, v) != said {
		return errors.New("the text is not what the bytes say")
	}
	delete(a.state.live, string(key))
	a.out.Values++
	if a.check == nil || key[0] != colRecord {
		return nil
	}
	space, id, _ := strings.Cut(string(key[1:]), "\x00")
	n, err := a.check(Space(space), id, v)
	a.out.Signatures += n
	if err != nil {
		return fmt.Errorf("%s %s: %w", space, id, err)
	}
	return nil
}

// end looks for what is missing.
func (a *audit) end() (Audited, error) {
	switch {
	case a.head.Format == "":
		return Audited{}, fmt.Errorf("%w: it is empty", ErrAudit)
	case a.out.Entries != a.head.Entries || a.out.Head != a.head.Head:
		return Audited{}, fmt.Errorf("%w: %d of %d entries are here", ErrAudit, a.out.Entries, a.head.Entries)
	}
	for _, w := range a.state.live {
		return Audited{}, fmt.Errorf("%w: a value that entry %d wrote is missing", ErrAudit, w.seq)
	}
	for b, s := range a.state.balances {
		a.out.Balances = append(a.out.Balances, Posting{b.account, money.Amount{Asset: b.asset, Units: s.units}})
	}
	slices.SortFunc(a.out.Balances, func(x, y Posting) int {
		return strings.Compare(string(x.Account)+"\x00"+string(x.Amount.Asset),
			string(y.Account)+"\x00"+string(y.Amount.Asset))
	})
	return a.out, nil
}

// ReadValue decodes a record's value, as Audit hands it out.
func ReadValue(value []byte, v any) error { return canon.Unmarshal(value, MaxValue+2048, v) }
