package corpus

import (
	"math/rand/v2"
	"strings"
	"unicode"

	"github.com/cespare/xxhash/v2"
)

// MinHash and its bands (Broder 1997; Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, §3.4): two texts have
// the same least hash under a random order with the probability of their similarity, and four such in a row, somewhere
// among 32 groups, almost surely from a similarity of 0.6 on.
const (
	shingle = 5 // words
	bands   = 32
	rows    = 4
	hashes  = bands * rows
)

// orders are multiply-add hashes, drawn once and for all: the same texts are duplicates on every machine.
var orders = func() (all [hashes][2]uint64) {
	r := rand.New(rand.NewPCG(0x6d696e68617368, 1)) //nolint:gosec // it need not be unforeseeable
	for i := range all {
		all[i] = [2]uint64{r.Uint64() | 1, r.Uint64()}
	}
	return all
}()

// signature holds the least hashes of a text's shingles.
type signature [hashes]uint32

// near knows texts by their signatures, about a kilobyte each.
type near struct {
	least float64 // the similarity from which on two texts are the same
	all   []signature
	of    [bands]map[[rows]uint32][]int32
}

func newNear(least float64) *near {
	n := &near{least: least}
	for i := range n.of {
		n.of[i] = map[[rows]uint32][]int32{}
	}
	return n
}

// add reports whether a text like this one was added before, and adds it if not.
func (n *near) add(text string) (known bool) {
	s := signed(text)
	seen := map[int32]bool{}
	for i := range bands {
		for _, at := range n.of[i][s.band(i)] {
			if !seen[at] && s.similarity(n.all[at]) >= n.least {
				return true
			}
			seen[at] = true
		}
	}
	for i := range bands {
		n.of[i][s.band(i)] = append(n.of[i][s.band(i)], int32(len(n.all)))
	}
	n.all = append(n.all, s)
	return false
}

func (s *signature) band(i int) [rows]uint32 { return [rows]uint32(s[i*rows : (i+1)*rows]) }

// similarity estimates the Jaccard index of two texts' shingles, with a standard error of at most 0.045.
func (s *signature) similarity(other signature) float64 {
	same := 0
	for i := range s {
		if s[i] == other[i] {
			same++
		}
	}
	return float64(same) / hashes
}

func signed(text string) (s signature) {
	for i := range s {
		s[i] = ^uint32(0)
	}
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsNumber(r)
	})
	for i := range max(len(words)-shingle+1, 1) {
		h := xxhash.Sum64String(strings.Join(words[min(i, len(words)):min(i+shingle, len(words))], " "))
		for j, o := range orders {
			s[j] = min(s[j], uint32((h*o[0]+o[1])>>32))
		}
	}
	return s
}
