package dispute

// An interval under dispute, of steps or of tiles, is cut into parts of equal
// length, the last may be shorter; the asserter opens what lies between them.

// part is the length of the parts of an interval of n.
func part(n uint32) uint32 { return (n + Fanout - 1) / Fanout }

// cuts is how many values lie between the parts of an interval of n.
func cuts(n uint32) uint32 { return (n+part(n)-1)/part(n) - 1 }

// span is where part i of an interval of n begins, and how long it is.
func span(n, i uint32) (first, length uint32) {
	first = i * part(n)
	return first, min(part(n), n-first)
}

// hop is how many levels of a tree with height levels left one move opens: all
// moves about alike, none more than six. A move more costs as much gas as some
// 60 hashes.
func hop(height uint8) uint8 {
	if height == 0 {
		return 0
	}
	moves := (height + 5) / 6
	return (height + moves - 1) / moves
}
