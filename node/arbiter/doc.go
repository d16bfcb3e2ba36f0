// Package arbiter executes segments again to which somebody objects, for a node that others
// have made their arbiter. The Lightning rail asks it: there no contract can decide.
//
//	objection with evidence ─▶ Admit ─▶ execute from the segment's start ─▶ right or wrong
//
// # Invariants
//
//   - Evidence counts only if it is about the terms that the arbiter holds the money for.
//   - The objector does not choose the state before the segment: another state than the
//     segment names is replaced by what the job computes from the seed.
//   - Who does not deliver the state that was committed is not right.
package arbiter
