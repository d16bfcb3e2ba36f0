package tokenizer

import (
	"cmp"
	"slices"
)

// stage is a step of the pre-tokenizer.
type stage struct {
	name  string
	split splitter
}

// Names of stages that split by no pattern.
const (
	StageDigits  = "digits"       // every digit alone
	StageNumbers = "numbers"      // numbers from the rest
	StagePrefix  = "prefix space" // a space before the text
)

// Stages lists how a text is split into words, in order: patterns as the file
// writes them, and the names above.
func (t *Tokenizer) Stages() []string {
	names := make([]string, len(t.stages))
	for i, s := range t.stages {
		names[i] = s.name
	}
	return names
}

// Whole reports whether a word that is a token is taken without merging
// (ignore_merges).
func (t *Tokenizer) Whole() bool { return t.bpe.whole != nil }

// Spaces is how a vocabulary of pieces writes spaces.
type Spaces struct {
	Replaced bool // a space is written as ▁
	Before   bool // one stands before a text that no other text precedes
	Start    bool // Before holds at the start alone, not behind an added token
}

// Spaces tells how spaces are written. A vocabulary of bytes writes them as they are.
func (t *Tokenizer) Spaces() Spaces {
	if t.pieces == nil {
		return Spaces{}
	}
	return Spaces{t.pieces.replaced, t.pieces.prepend != "", t.pieces.first}
}

// Entry is a token as a tokenizer.json lists it. Text is "" for an id without a
// token.
type Entry struct {
	Text    string // bytes in the letters of Letter; that of an added token as it is
	Added   bool
	Special bool
}

// Entries lists the tokens by id.
func (t *Tokenizer) Entries() []Entry {
	list := make([]Entry, len(t.tokens))
	for text, id := range t.ids {
		special, added := t.special[id]
		list[id] = Entry{text, added, special}
	}
	return list
}

// Merges lists the pairs of tokens that are merged, the first to merge first.
func (t *Tokenizer) Merges() [][2]string {
	type ranked struct {
		pair
		rank int32
	}
	byRank := make([]ranked, 0, len(t.bpe.merges))
	for p, m := range t.bpe.merges {
		byRank = append(byRank, ranked{p, m.rank})
	}
	slices.SortFunc(byRank, func(a, b ranked) int { return cmp.Compare(a.rank, b.rank) })
	entries, list := t.Entries(), make([][2]string, len(byRank))
	for i, m := range byRank {
		list[i] = [2]string{entries[m.left].Text, entries[m.right].Text}
	}
	return list
}
