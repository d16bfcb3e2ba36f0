package tinybase

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// merges is how many pairs the tokenizer joins, beyond the 256 bytes.
const merges = 48

// markers are the tokens of the chat template, after the merges.
var markers = []string{"<|im_start|>", "<|im_end|>", "<|endoftext|>"}

// vocab is the number of tokens.
var vocab = 256 + merges + len(markers)

type pair [2]string

func (p pair) compare(q pair) int { return cmp.Or(cmp.Compare(p[0], q[0]), cmp.Compare(p[1], q[1])) }

// learn finds the merges of a text: again and again the pair of neighbours in words that is there most often, the
// first in order among equals (Sennrich et al. 2016, arXiv:1508.07909).
func learn(text string) (found []pair) {
	words := map[string]int{}
	for _, w := range strings.SplitAfter(text, " ") {
		words[w]++
	}
	split := map[string][]string{}
	for w := range words {
		for _, b := range []byte(w) {
			split[w] = append(split[w], string(tokenizer.Letter(b)))
		}
	}
	for range merges {
		best, n := pair{}, 0
		counts := count(words, split)
		for _, p := range slices.SortedFunc(maps.Keys(counts), pair.compare) {
			if counts[p] > n {
				best, n = p, counts[p]
			}
		}
		found = append(found, best)
		for w, parts := range split {
			split[w] = join(parts, best)
		}
	}
	return found
}

func count(words map[string]int, split map[string][]string) map[pair]int {
	counts := map[pair]int{}
	for w, parts := range split {
		for i := 1; i < len(parts); i++ {
			counts[pair{parts[i-1], parts[i]}] += words[w]
		}
	}
	return counts
}

func join(parts []string, p pair) (out []string) {
	for i := 0; i < len(parts); i++ {
		if i+1 < len(parts) && parts[i] == p[0] && parts[i+1] == p[1] {
			out = append(out, p[0]+p[1])
			i++
			continue
		}
		out = append(out, parts[i])
	}
	return out
}

// tokenizerJSON is a tokenizer.json with the merges of a text.
func tokenizerJSON(text string) ([]byte, error) {
	level := map[string]any{"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": true, "use_regex": true}
	ids := map[string]int{}
	for b := range 256 {
		ids[string(tokenizer.Letter(byte(b)))] = b
	}
	var lines []string
	for i, p := range learn(text) {
		ids[p[0]+p[1]] = 256 + i
		lines = append(lines, p[0]+" "+p[1])
	}
	var added []any
	for i, m := range markers {
		added = append(added, map[string]any{
			"id": 256 + merges + i, "content": m, "special": true, "single_word": false, "lstrip": false,
			"rstrip": false, "normalized": false,
		})
	}
	return json.Marshal(map[string]any{
		"version": "1.0", "truncation": nil, "padding": nil, "added_tokens": added, "normalizer": nil,
		"pre_tokenizer": level, "post_processor": nil, "decoder": level,
		"model": map[string]any{
			"type": "BPE", "dropout": nil, "unk_token": nil, "continuing_subword_prefix": nil,
			"end_of_word_suffix": nil, "fuse_unk": false, "byte_fallback": false, "vocab": ids, "merges": lines,
		},
	})
}
