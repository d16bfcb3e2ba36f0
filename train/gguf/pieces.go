package gguf

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// pieces adds a vocabulary of SentencePiece's pieces. llama.cpp has no merges for
// it. It joins any two neighbours whose union is a token, the token of the highest
// score first, then the leftmost.
func (m *metadata) pieces(in Model) error {
	spaces := in.Tokenizer.Spaces()
	if !spaces.Replaced {
		return fmt.Errorf("%w: pieces that write no ▁ for a space", ErrUnsupported)
	}
	tokens, types, err := tokensOf(in.Tokenizer, int(in.Shape.Vocab))
	if err != nil {
		return err
	}
	scores, err := scoresOf(in.Tokenizer, len(tokens))
	if err != nil {
		return err
	}
	pieceTypes(in, tokens, types, scores)
	m.text("tokenizer.ggml.model", "llama")
	m.text("tokenizer.ggml.pre", "default")
	m.texts("tokenizer.ggml.tokens", tokens)
	m.floats("tokenizer.ggml.scores", scores)
	m.integers("tokenizer.ggml.token_type", types)
	// llama.cpp would put the space behind every control token too.
	m.flag("tokenizer.ggml.add_space_prefix", spaces.Before && !spaces.Start)
	return nil
}

// pieceTypes corrects the types that only vocabularies of pieces have. llama.cpp
// writes user tokens as they are, so one with ▁ is a normal token if merges make
// it, and holds spaces otherwise.
func pieceTypes(in Model, tokens []string, types []int32, scores []float32) {
	unknown, named := in.Special["unk"]
	for id, text := range tokens {
		switch {
		case named && id == int(unknown):
			types[id] = tokenUnknown
		case types[id] == tokenNormal && isByte(text):
			types[id] = tokenByte
		case types[id] == tokenUser && strings.Contains(text, "▁") && scores[id] < 0:
			types[id] = tokenNormal
		case types[id] == tokenUser:
			tokens[id] = strings.ReplaceAll(text, "▁", " ")
		}
	}
}

// isByte reports whether a token is that of a byte.
func isByte(token string) bool {
	var b byte
	n, err := fmt.Sscanf(token, "<0x%02X>", &b)
	return n == 1 && err == nil && token == fmt.Sprintf("<0x%02X>", b)
}

// join is how a token is made: the ranks of its merges, the first and the last.
type join struct {
	token       string
	first, last int
}

// scoresOf gives tokens the scores by which llama.cpp merges as the tokenizer
// does: 0 to what no merge makes, and below that, the later the lower. Merges
// whose ranks interleave had one score in the file of SentencePiece.
func scoresOf(t *tokenizer.Tokenizer, n int) ([]float32, error) {
	joins, err := joinsOf(t)
	if err != nil {
		return nil, err
	}
	scores := make([]float32, n)
	group, end := 0, -1
	for i, j := range joins {
		tied := j.first < end
		if !tied {
			group++
		}
		if tied && !(run(j.token) && run(joins[i-1].token)) {
			return nil, fmt.Errorf("%w: merges to %.40q and to %.40q in turns", ErrUnsupported,
				joins[i-1].token, j.token)
		}
		end = max(end, j.last)
		if id, ok := t.ID(j.token); ok && int(id) < n {
			scores[id] = -float32(group)
		}
	}
	return scores, nil
}

// run reports whether a token repeats one character. Runs of equal score grow
// from the left in llama.cpp and in the tokenizer.
func run(token string) bool {
	_, size := utf8.DecodeRuneInString(token)
	return strings.Repeat(token[:size], len(token)/size) == token
}

// joinsOf lists the tokens that merges make, the first merged first. The error
// tells of a union that llama.cpp would merge and the tokenizer does not.
func joinsOf(t *tokenizer.Tokenizer) ([]join, error) {
	merges := t.Merges()
	known, at := make(map[[2]string]bool, len(merges)), map[string]int{}
	var joins []join
	for rank, m := range merges {
		known[m] = true
		token := m[0] + m[1]
		i, seen := at[token]
		if !seen {
			i = len(joins)
			at[token], joins = i, append(joins, join{token, rank, rank})
		}
		joins[i].last = rank
	}
	symbol := func(s string) bool {
		_, made := at[s]
		_, size := utf8.DecodeRuneInString(s)
		return made || size == len(s)
	}
	for _, e := range t.Entries() {
		if e.Added { // is cut out before anything is merged
			continue
		}
		for i := range e.Text {
			halves := [2]string{e.Text[:i], e.Text[i:]}
			if i > 0 && symbol(halves[0]) && symbol(halves[1]) && !known[halves] {
				return nil, fmt.Errorf("%w: llama.cpp merges %.40q and %.40q, the tokenizer does not", ErrUnsupported,
					halves[0], halves[1])
			}
		}
	}
	return joins, bytesMerged(merges)
}

// bytesMerged refuses merges of the tokens of bytes, which llama.cpp does not merge.
func bytesMerged(merges [][2]string) error {
	if i := slices.IndexFunc(merges, func(m [2]string) bool { return isByte(m[0]) || isByte(m[1]) }); i >= 0 {
		return fmt.Errorf("%w: a merge of %.40q and %.40q, which are bytes", ErrUnsupported, merges[i][0], merges[i][1])
	}
	return nil
}
