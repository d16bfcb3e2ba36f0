// Package conform asks another implementation of the protocol what the examples of docs/vectors
// give, and compares. The other program reads a request a line and writes an answer a line, both
// JSON: docs/conformance.md.
//
//	docs/vectors ── Cases ──▶ Run ⇄ the other program ──▶ Report
package conform
