package node

import "strings"

// called reports whether a person means an id: its start, or, as tables print it,
// its start and end around "…".
func called(id, name string) bool {
	start, end, _ := strings.Cut(name, "…")
	const least = 4 // characters, with the 0x
	return len(start) >= least && strings.HasPrefix(id, start) && strings.HasSuffix(id, end)
}
