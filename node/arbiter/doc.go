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
//   - Who signed for another checkpoint than that of the state it committed to is not right. The
//     objector does not choose that checkpoint either.
package arbiter
