package dispute

// An interval under dispute, of steps or of tiles, is cut into parts of equal
// length, the last may be shorter; the asserter opens what lies between them.

// partLength is the length of the parts of an interval of n.
func partLength(n uint32) uint32 { return (n + Fanout - 1) / Fanout }

// cutCount is how many values lie between the parts of an interval of n.
func cutCount(n uint32) uint32 { return (n+partLength(n)-1)/partLength(n) - 1 }

// span is where part i of an interval of n begins, and how long it is.
func span(n, i uint32) (first, length uint32) {
	first = i * partLength(n)
	return first, min(partLength(n), n-first)
}

// levelsPerMove is how many levels of a tree with height levels left one move opens: all
// moves about alike, none more than six. A move more costs as much gas as some
// 60 hashes.
func levelsPerMove(height uint8) uint8 {
	if height == 0 {
		return 0
	}
	moves := (height + 5) / 6
	return (height + moves - 1) / moves
}
