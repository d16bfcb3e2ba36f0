package data

import (
	"encoding/binary"
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
)

// Sequence is a document as tokens. Counts[i] says that the prediction of token
// i is part of the loss. The first token is never predicted, so it never
// counts.
type Sequence struct {
	Tokens []int32
	Counts []bool
}

// counted is the number of tokens that count.
func (s Sequence) counted() (n uint64) {
	for i, c := range s.Counts {
		if c && i > 0 {
			n++
		}
	}
	return n
}

// openRows is the number of rows that a Packer tries to fill at a time.
const openRows = 64

// Packer puts documents into rows of equal length, several into one row where
// they fit. Each document goes to the fullest open row that has room for it
// (best fit), so that little padding is needed. The same documents in the same
// order give the same file.
type Packer struct {
	header TokensHeader
	open   [][]uint32
	body   []byte
	padded uint64
}

// NewPacker makes a packer for rows of context tokens, each below vocab.
// tokenizer is the SHA-256 of the tokenizer.json.
func NewPacker(vocab, context uint32, tokenizer [32]byte) *Packer {
	return &Packer{header: TokensHeader{Vocab: vocab, Context: context, Tokenizer: tokenizer}}
}

// NewPairPacker is NewPacker for pairs of documents, which AddPair adds.
func NewPairPacker(vocab, context uint32, tokenizer [32]byte) *Packer {
	p := NewPacker(vocab, context, tokenizer)
	p.header.Pairs = true
	return p
}

// AddPair packs a chosen and a rejected answer into one row. It reports false
// and packs nothing if one of them has no token that counts, or if together
// they are longer than a row.
func (p *Packer) AddPair(chosen, rejected Sequence) (bool, error) {
	n := len(chosen.Tokens) + len(rejected.Tokens)
	if chosen.counted() == 0 || rejected.counted() == 0 || n > int(p.header.Context) {
		return false, nil
	}
	for _, s := range [...]Sequence{chosen, rejected} {
		if err := p.check(s); err != nil {
			return false, err
		}
	}
	at := p.row(n)
	p.put(at, chosen)
	p.put(at, rejected)
	return true, nil
}

// Add packs one document of at most context tokens. It reports false and packs
// nothing if no token of the document counts.
func (p *Packer) Add(s Sequence) (bool, error) {
	if err := p.check(s); err != nil {
		return false, err
	}
	if s.counted() == 0 {
		return false, nil
	}
	p.put(p.row(len(s.Tokens)), s)
	return true, nil
}

func (p *Packer) check(s Sequence) error {
	if len(s.Tokens) != len(s.Counts) || len(s.Tokens) > int(p.header.Context) {
		return fmt.Errorf("%w: a document of %d tokens and %d marks for rows of %d", ErrTokens, len(s.Tokens),
			len(s.Counts), p.header.Context)
	}
	for _, t := range s.Tokens {
		if t < 0 || uint32(t) >= p.header.Vocab {
			return fmt.Errorf("%w: token %d of a vocabulary of %d", ErrTokens, t, p.header.Vocab)
		}
	}
	return nil
}

// put appends a document to an open row.
func (p *Packer) put(at int, s Sequence) {
	p.header.Counted += s.counted()
	for i, t := range s.Tokens {
		e := uint32(t)
		switch {
		case i == 0:
			e |= flagStart
		case s.Counts[i]:
			e |= flagCounts
		}
		p.open[at] = append(p.open[at], e)
	}
}

// row finds the fullest open row with room for n entries, or opens one.
func (p *Packer) row(n int) int {
	best, fullest := -1, 0
	for i, r := range p.open {
		if len(r)+n <= int(p.header.Context) && (best < 0 || len(r) > len(p.open[best])) {
			best = i
		}
		if len(r) > len(p.open[fullest]) {
			fullest = i
		}
	}
	if best >= 0 {
		return best
	}
	row := make([]uint32, 0, p.header.Context)
	if len(p.open) == openRows {
		p.emit(p.open[fullest])
		p.open[fullest] = row
		return fullest
	}
	p.open = append(p.open, row)
	return len(p.open) - 1
}

// emit writes a row, padded with a document of zeros that do not count.
func (p *Packer) emit(row []uint32) {
	for i := range p.header.Context {
		var e uint32
		switch {
		case int(i) < len(row):
			e = row[i]
		case int(i) == len(row):
			e = flagStart
			p.padded += uint64(p.header.Context - i)
		}
		p.body = binary.LittleEndian.AppendUint32(p.body, e)
	}
	p.header.Rows++
}

// Close returns the file, its header and the number of entries that are
// padding. The error wraps ErrTooSmall when nothing was packed.
func (p *Packer) Close() (file []byte, h TokensHeader, padded uint64, err error) {
	for _, r := range p.open {
		p.emit(r)
	}
	p.open = nil
	if p.header.Rows == 0 {
		return nil, h, 0, fmt.Errorf("%w: no document has a token to learn", ErrTooSmall)
	}
	head, err := canon.Marshal(p.header)
	if err != nil {
		return nil, h, 0, err
	}
	return append(startTokens(head, len(p.body)), p.body...), p.header, p.padded, nil
}

// startTokens is a token file up to its rows, with room for that many bytes of them. head is its
// header.
func startTokens(head []byte, body int) []byte {
	file := make([]byte, 0, len(tokensMagic)+4+len(head)+body)
	file = append(file, tokensMagic...)
	file = binary.LittleEndian.AppendUint32(file, uint32(len(head)))
	return append(file, head...)
}

// blankTokens is a token file of one row, for a trainer that takes no step.
func blankTokens(context uint32, pairs bool) []byte {
	s := Sequence{Tokens: make([]int32, 2), Counts: []bool{false, true}}
	p := NewPacker(1, context, [32]byte{})
	p.put(p.row(len(s.Tokens)), s)
	if pairs {
		p.header.Pairs = true
		p.put(0, s)
	}
	file, _, _, err := p.Close()
	if err != nil {
		panic(err) // two or four zeros fit every row that holds a sample
	}
	return file
}
