package data

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/canon"
)

// heldOutTag separates the hashes of Split from others.
const heldOutTag = "infernet/held-out/1"

// MaxHeldPermille is the largest part of a token file that Split holds out, in thousandths of its rows.
const MaxHeldPermille = 500

// ErrSplit is wrapped by the error for a token file that cannot be divided.
var ErrSplit = errors.New("nothing can be held out of the data")

// Split divides a token file into rows to train on and rows that are held out, both as token files
// with their rows in the file's order. It is a function of the file alone: of n rows in the order
// of their hashes, the first n·permille/1000 are held out, rounded down, at least one; and with the
// last of them every row that is equal to it, so that no row is in both. The hash of a row is the
// SHA-256 of "infernet/held-out/1" and the row's entries. permille is 1 to MaxHeldPermille. The
// error wraps ErrTokens or ErrSplit.
func Split(file []byte, permille uint16) (learned, held []byte, err error) {
	t, err := ParseTokens(file)
	if err != nil {
		return nil, nil, err
	}
	if permille < 1 || permille > MaxHeldPermille {
		return nil, nil, fmt.Errorf("%w: want 1 to %d thousandths of the rows", ErrSplit, MaxHeldPermille)
	}
	hashes := t.rowHashes()
	order := slices.SortedFunc(slices.Values(hashes), compareHashes)
	last := order[max(t.Rows*uint64(permille)/1000, 1)-1]
	var sides [2][]uint64
	for r, h := range hashes {
		side := 0
		if compareHashes(h, last) <= 0 {
			side = 1
		}
		sides[side] = append(sides[side], uint64(r))
	}
	if len(sides[0]) == 0 {
		return nil, nil, fmt.Errorf("%w: of %d rows, equal ones counted once, none would be left to train on: bring "+
			"more data, or a smaller training.context", ErrSplit, t.Rows)
	}
	if learned, err = t.only(sides[0]); err == nil {
		held, err = t.only(sides[1])
	}
	return learned, held, err
}

func compareHashes(a, b [32]byte) int { return bytes.Compare(a[:], b[:]) }

// row is the bytes of a row.
func (t *Tokens) row(r uint64) []byte {
	n := EntryBytes * uint64(t.Context)
	return t.body[r*n : (r+1)*n]
}

func (t *Tokens) rowHashes() [][32]byte {
	out := make([][32]byte, t.Rows)
	for r := range t.Rows {
		h := sha256.New()
		h.Write([]byte(heldOutTag))
		h.Write(t.row(r))
		h.Sum(out[r][:0])
	}
	return out
}

// only is a token file of some of the rows.
func (t *Tokens) only(rows []uint64) ([]byte, error) {
	h := t.TokensHeader
	h.Rows, h.Counted = uint64(len(rows)), 0
	for _, r := range rows {
		h.Counted += uint64(t.counted[r])
	}
	raw, err := canon.Marshal(h)
	if err != nil {
		return nil, err
	}
	out := startTokens(raw, len(rows)*EntryBytes*int(t.Context))
	for _, r := range rows {
		out = append(out, t.row(r)...)
	}
	return out, nil
}
