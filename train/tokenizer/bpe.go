package tokenizer

import "container/heap"

// bpe merges the bytes of a word.
type bpe struct {
	letters [256]int32 // ids of the single bytes, or noToken
	merges  map[pair]merge
	whole   map[string]int32 // words that are taken without merging, or nil
	pieces  *pieces          // of a vocabulary of pieces, with
	ids     map[string]int32
}

// noToken marks a byte that the vocabulary lacks.
const noToken = -1

type pair struct{ left, right int32 }

// merge is the result of merging a pair. The lowest rank is merged first.
type merge struct{ rank, id int32 }

// symbol is a part of a word. Symbols form a doubly linked list, so that a
// merge touches only the two neighbours.
type symbol struct {
	id         int32
	prev, next int32 // -1 at the ends
	gone       bool
}

// candidate is a pair that may be merged, as it was when it was queued.
type candidate struct {
	merge
	at int32 // index of the left symbol
	pair
}

type queue []candidate

func (q queue) Len() int      { return len(q) }
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)   { *q = append(*q, x.(candidate)) }
func (q queue) Less(i, j int) bool {
	return q[i].rank < q[j].rank || q[i].rank == q[j].rank && q[i].at < q[j].at
}
func (q *queue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

// encode appends the ids of a word.
func (b *bpe) encode(ids []int32, word string) []int32 {
	if id, ok := b.whole[word]; ok {
		return append(ids, id)
	}
	w := wordInProgress{bpe: b}
	if b.pieces != nil {
		w.symbols = b.pieces.start(b.ids, word)
	} else {
		w.symbols = b.start(word)
	}
	if len(w.symbols) == 0 {
		return ids
	}
	w.symbols[len(w.symbols)-1].next = -1
	for i := range w.symbols {
		w.offer(int32(i))
	}
	heap.Init(&w.queue)
	for len(w.queue) > 0 {
		w.join(heap.Pop(&w.queue).(candidate))
	}
	for i := int32(0); i >= 0; i = w.symbols[i].next {
		ids = append(ids, w.symbols[i].id)
	}
	return ids
}

// start lists the bytes of a word before any are merged.
func (b *bpe) start(word string) []symbol {
	out := make([]symbol, 0, len(word))
	for i := range len(word) {
		if id := b.letters[word[i]]; id != noToken {
			n := int32(len(out))
			out = append(out, symbol{id: id, prev: n - 1, next: n + 1})
		}
	}
	return out
}

type wordInProgress struct {
	bpe     *bpe
	symbols []symbol
	queue   queue
}

// offer queues the pair that starts at symbol i, if the vocabulary merges it.
func (w *wordInProgress) offer(i int32) (queued bool) {
	if i < 0 || w.symbols[i].next < 0 {
		return false
	}
	p := pair{w.symbols[i].id, w.symbols[w.symbols[i].next].id}
	m, ok := w.bpe.merges[p]
	if ok {
		w.queue = append(w.queue, candidate{m, i, p})
	}
	return ok
}

// join merges a candidate unless its symbols have changed since.
func (w *wordInProgress) join(c candidate) {
	left := &w.symbols[c.at]
	if left.gone || left.next < 0 || left.id != c.left || w.symbols[left.next].id != c.right {
		return
	}
	right := &w.symbols[left.next]
	right.gone = true
	left.id, left.next = c.id, right.next
	if right.next >= 0 {
		w.symbols[right.next].prev = c.at
	}
	for _, i := range [...]int32{left.prev, c.at} {
		if w.offer(i) {
			heap.Fix(&w.queue, len(w.queue)-1)
		}
	}
}
