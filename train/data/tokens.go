package data

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// A token file is this line, the length of the header as a little-endian
// uint32, the header in canonical CBOR, and the rows. A row is context entries,
// each a little-endian uint32: the token in the lower 18 bits, flagCounts if
// its prediction is part of the loss, and flagStart if a document starts there.
// Nothing follows the rows.
const tokensMagic = "infernet/tokens/1\n"

const (
	flagStart  = 1 << 31
	flagCounts = 1 << 30
	maskToken  = 1<<18 - 1

	maxTokensHeader = 1 << 10
)

// EntryBytes is the size of an entry of a row.
const EntryBytes = 4

// EntryToken is the token of an entry.
func EntryToken(entry uint32) uint32 { return entry & maskToken }

// EntryCounts reports whether the prediction of an entry is part of the loss.
func EntryCounts(entry uint32) bool { return entry&flagCounts != 0 }

// EntryStarts reports whether a document starts at an entry.
func EntryStarts(entry uint32) bool { return entry&flagStart != 0 }

// ErrTokens is wrapped by every error about what a token file holds.
var ErrTokens = errors.New("not a valid token file")

// TokensHeader describes the content of a token file.
type TokensHeader struct {
	Vocab   uint32 `cbor:"1,keyasint" json:"vocab"`   // every token is below it
	Context uint32 `cbor:"2,keyasint" json:"context"` // entries of a row
	Rows    uint64 `cbor:"3,keyasint" json:"rows"`
	Counted uint64 `cbor:"4,keyasint" json:"counted"` // entries whose prediction is part of the loss
	// Tokenizer is the SHA-256 of the tokenizer.json that made the tokens.
	Tokenizer [32]byte `cbor:"5,keyasint" json:"-"`
	// Pairs says that documents with something to learn come in pairs, a chosen
	// answer followed by a rejected one in the same row.
	Pairs bool `cbor:"6,keyasint,omitzero" json:"pairs,omitzero"`
}

// Tokens is a token file that has been checked. It refers to the file's bytes.
type Tokens struct {
	TokensHeader
	body    []byte
	counted []uint32 // of every row
	pairs   []uint32 // of every row, where there are Pairs
}

// ParseTokens checks a whole token file: every row starts with a document and
// has a target that counts, and every entry is a token with known flags. The
// error wraps ErrTokens.
func ParseTokens(b []byte) (*Tokens, error) {
	h, body, err := readTokensHeader(b)
	if err != nil {
		return nil, err
	}
	t := &Tokens{TokensHeader: h, body: body, counted: make([]uint32, h.Rows)}
	var sum uint64
	for r := range h.Rows {
		if t.counted[r], err = t.checkRow(r); err != nil {
			return nil, err
		}
		sum += uint64(t.counted[r])
		if err := t.checkPairs(r); err != nil {
			return nil, err
		}
	}
	if sum != h.Counted {
		return nil, fmt.Errorf("%w: %d targets count, the header says %d", ErrTokens, sum, h.Counted)
	}
	return t, nil
}

func readTokensHeader(b []byte) (h TokensHeader, body []byte, err error) {
	const start = len(tokensMagic) + 4
	if len(b) < start || string(b[:len(tokensMagic)]) != tokensMagic {
		return h, nil, fmt.Errorf("%w: it does not start like one of version 1; `infernet data prepare` makes one",
			ErrTokens)
	}
	n := binary.LittleEndian.Uint32(b[len(tokensMagic):])
	if n > maxTokensHeader || int(n) > len(b)-start {
		return h, nil, fmt.Errorf("%w: header of %d bytes", ErrTokens, n)
	}
	if err := canon.Unmarshal(b[start:start+int(n)], maxTokensHeader, &h); err != nil {
		return h, nil, fmt.Errorf("%w: header: %w", ErrTokens, err)
	}
	body = b[start+int(n):]
	entries := uint64(len(body)) / EntryBytes
	if h.Vocab == 0 || h.Vocab > maskToken+1 || h.Context < 2 || h.Context > program.MaxContext || h.Rows == 0 ||
		h.Rows > entries || uint64(len(body)) != EntryBytes*h.Rows*uint64(h.Context) {
		return h, nil, fmt.Errorf("%w: %d bytes for %d rows of %d tokens below %d", ErrTokens, len(body),
			h.Rows, h.Context, h.Vocab)
	}
	return h, body, nil
}

// Entries are the rows, entry after entry, little-endian.
func (t *Tokens) Entries() []byte { return t.body }

func (t *Tokens) entry(row, i uint64) uint32 {
	return binary.LittleEndian.Uint32(t.body[EntryBytes*(row*uint64(t.Context)+i):])
}

func (t *Tokens) checkRow(row uint64) (counted uint32, err error) {
	for i := range uint64(t.Context) {
		e := t.entry(row, i)
		starts, counts := e&flagStart != 0, e&flagCounts != 0
		switch {
		case e&^(flagStart|flagCounts|maskToken) != 0, e&maskToken >= t.Vocab:
			return 0, fmt.Errorf("%w: row %d, entry %d is %#x, the vocabulary has %d tokens", ErrTokens, row,
				i, e, t.Vocab)
		case i == 0 && !starts:
			return 0, fmt.Errorf("%w: row %d does not start a document", ErrTokens, row)
		case starts && counts:
			return 0, fmt.Errorf("%w: row %d, entry %d starts a document and counts: nothing predicts it",
				ErrTokens, row, i)
		case counts:
			counted++
		}
	}
	if counted == 0 {
		return 0, fmt.Errorf("%w: row %d has no target that counts", ErrTokens, row)
	}
	return counted, nil
}

// checkPairs requires an even number of documents with something to learn,
// followed by at most one document without.
func (t *Tokens) checkPairs(row uint64) error {
	if !t.Pairs {
		return nil
	}
	var learned, empty uint32
	for i := range uint64(t.Context) {
		switch e := t.entry(row, i); {
		case e&flagStart != 0:
			empty++
		case e&flagCounts != 0 && empty > 0:
			empty--
			learned++
			if empty > 0 {
				return fmt.Errorf("%w: row %d has a document without anything to learn among its pairs", ErrTokens, row)
			}
		}
	}
	if learned == 0 || learned%2 != 0 || empty > 1 {
		return fmt.Errorf("%w: row %d has %d documents to learn, want pairs of them", ErrTokens, row, learned)
	}
	t.pairs = append(t.pairs, learned/2)
	return nil
}

func (t *Tokens) samples() uint64              { return t.Rows }
func (t *Tokens) targets(sample uint64) uint64 { return uint64(t.counted[sample]) }

// fill writes a row: entry i predicts entry i+1 where the latter counts.
func (t *Tokens) fill(sample uint64, inputs, targets []int32) {
	for i := range inputs {
		e := t.entry(sample, uint64(i))
		inputs[i] = int32(e & maskToken)
		targets[i] = num.Ignore
		if i > 0 && e&flagCounts != 0 {
			targets[i-1] = inputs[i]
		}
	}
}

// spans appends the lengths of a row's documents.
func (t *Tokens) spans(sample uint64, lengths []int32) []int32 {
	for i := range uint64(t.Context) {
		if t.entry(sample, i)&flagStart != 0 {
			lengths = append(lengths, 0)
		}
		lengths[len(lengths)-1]++
	}
	return lengths
}

func (t *Tokens) pairsOf(sample uint64) uint64 {
	if !t.Pairs {
		return 0
	}
	return uint64(t.pairs[sample])
}

func (t *Tokens) documents(sample uint64) (n int) {
	for i := range uint64(t.Context) {
		if t.entry(sample, i)&flagStart != 0 {
			n++
		}
	}
	return n
}
