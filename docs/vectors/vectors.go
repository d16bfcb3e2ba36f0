// Package vectors holds the examples of docs/messages.md and docs/numerics.md in bytes, hashes and
// bits. scripts/messages writes them; `infernet conform` asks other implementations for them.
package vectors

import _ "embed" // the files below

// The files of this folder.
var (
	//go:embed messages.json
	Messages []byte
	//go:embed draws.json
	Draws []byte
	//go:embed step.json
	Step []byte
)
