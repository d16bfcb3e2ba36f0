package cuda

import (
	"cmp"
	"slices"
)

// arena divides a few large allocations into pieces, so that the operations of
// a step never call the driver's allocator. Pieces are aligned to granule
// bytes. take chooses the best fit, and adjacent free pieces are joined.
type arena struct {
	more  func(bytes int) (address, error) // a new chunk
	free  []piece                          // ascending, never touching
	taken map[address]int                  // bytes
	bases []address                        // of the chunks
	chunk int                              // least bytes of one
}

// piece is free memory.
type piece struct {
	at    address
	bytes int
}

// granule is the alignment of the widest access and of a cache line pair.
const granule = 256

func newArena(chunk int, more func(bytes int) (address, error)) *arena {
	return &arena{more: more, taken: map[address]int{}, chunk: chunk}
}

// take allocates a piece. The error is that of more.
func (a *arena) take(bytes int) (address, error) {
	bytes = ceil(max(bytes, 1), granule) * granule
	i := a.best(bytes)
	if i < 0 {
		var err error
		if i, err = a.grow(bytes); err != nil {
			return 0, err
		}
	}
	p := &a.free[i]
	at := p.at
	p.at, p.bytes = p.at+address(bytes), p.bytes-bytes
	if p.bytes == 0 {
		a.free = slices.Delete(a.free, i, i+1)
	}
	a.taken[at] = bytes
	return at, nil
}

// best is the smallest free piece that holds bytes, or -1.
func (a *arena) best(bytes int) int {
	found := -1
	for i, p := range a.free {
		if p.bytes >= bytes && (found < 0 || p.bytes < a.free[found].bytes) {
			found = i
		}
	}
	return found
}

// grow allocates a chunk: a large one or, if that is refused, only what is
// needed.
func (a *arena) grow(bytes int) (int, error) {
	size := max(bytes, a.chunk)
	at, err := a.more(size)
	if err != nil && size > bytes {
		size = bytes
		at, err = a.more(size)
	}
	if err != nil {
		return 0, err
	}
	a.bases = append(a.bases, at)
	i, _ := slices.BinarySearchFunc(a.free, at, byPlace)
	a.free = slices.Insert(a.free, i, piece{at, size})
	return i, nil
}

func byPlace(p piece, at address) int { return cmp.Compare(p.at, at) }

// give frees a piece. It reports false for an address that take did not return.
func (a *arena) give(at address) bool {
	bytes, ok := a.taken[at]
	if !ok {
		return false
	}
	delete(a.taken, at)
	i, _ := slices.BinarySearchFunc(a.free, at, byPlace)
	a.free = slices.Insert(a.free, i, piece{at, bytes})
	a.join(i)
	if i > 0 {
		a.join(i - 1)
	}
	return true
}

// join joins pieces i and i+1 if they are adjacent and belong to one chunk.
func (a *arena) join(i int) {
	if i+1 >= len(a.free) {
		return
	}
	p, next := &a.free[i], a.free[i+1]
	if p.at+address(p.bytes) != next.at || slices.Contains(a.bases, next.at) {
		return
	}
	p.bytes += next.bytes
	a.free = slices.Delete(a.free, i+1, i+2)
}
