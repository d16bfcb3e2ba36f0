package tokenizer

import (
	"strings"
	"unicode"
)

// added is an added token: text that becomes one id before any splitting.
type added struct {
	id     int32
	lstrip bool // takes the white space before it along
	rstrip bool // takes the white space behind it along
}

// trie finds the longest added token at a position.
type trie struct {
	next []map[byte]int
	ends []*added
}

func newTrie() *trie { return &trie{next: []map[byte]int{nil}, ends: []*added{nil}} }

func (t *trie) add(content string, a added) {
	at := 0
	for i := range len(content) {
		to, ok := t.next[at][content[i]]
		if !ok {
			to = len(t.next)
			t.next, t.ends = append(t.next, nil), append(t.ends, nil)
			if t.next[at] == nil {
				t.next[at] = map[byte]int{}
			}
			t.next[at][content[i]] = to
		}
		at = to
	}
	t.ends[at] = &a
}

// longest finds the longest token that text starts with.
func (t *trie) longest(text string) (a *added, length int) {
	at := 0
	for i := range len(text) {
		to, ok := t.next[at][text[i]]
		if !ok {
			break
		}
		if at = to; t.ends[at] != nil {
			a, length = t.ends[at], i+1
		}
	}
	return a, length
}

// cut yields the pieces of text in order: added tokens with their ids, and the
// text between them with -1. Where tokens overlap, the leftmost wins, then the
// longest. Empty pieces are left out.
func (t *trie) cut(text string, yield func(piece string, id int32)) {
	plain := func(piece string) {
		if piece != "" {
			yield(piece, -1)
		}
	}
	start := 0
	for i := 0; i < len(text); {
		a, n := t.longest(text[i:])
		if a == nil {
			i++
			continue
		}
		from, to := i, i+n
		if a.lstrip {
			from = start + len(strings.TrimRightFunc(text[start:i], unicode.IsSpace))
		}
		if a.rstrip {
			to = len(text) - len(strings.TrimLeftFunc(text[to:], unicode.IsSpace))
		}
		plain(text[start:from])
		yield(text[from:to], a.id)
		start, i = to, max(to, i+n)
	}
	plain(text[start:])
}
