package node

import "strings"

// matchesID reports whether name, as a person typed it, means id. It is the start of the id, or the start and the end
// around "…", as tables print it.
func matchesID(id, name string) bool {
	start, end, _ := strings.Cut(name, "…")
	const least = 4 // characters, with 0x
	return len(start) >= least && strings.HasPrefix(id, start) && strings.HasSuffix(id, end)
}
