package dispute

// A disputed interval, of steps or of tiles, is cut into parts of equal length. The last one
// may be shorter. The asserter opens the values between the parts.

// partLength returns the length of the parts of an interval of n.
func partLength(n uint32) uint32 { return (n + Fanout - 1) / Fanout }

// cutCount returns the number of values between the parts of an interval of n.
func cutCount(n uint32) uint32 { return (n+partLength(n)-1)/partLength(n) - 1 }

// span returns the start of part i of an interval of n, and its length.
func span(n, i uint32) (first, length uint32) {
	first = i * partLength(n)
	return first, min(partLength(n), n-first)
}

// levelsPerMove returns the number of levels that one move opens in a tree with height
// levels left. Moves open about equally many levels, at most six. One more move costs
// as much gas as about 60 hashes.
func levelsPerMove(height uint8) uint8 {
	if height == 0 {
		return 0
	}
	moves := (height + 5) / 6
	return (height + moves - 1) / moves
}
