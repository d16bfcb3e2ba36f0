// Package round is a pure state machine of one job that K slots train together, round by round.
// A driver gives it events, persists the returned [State], and then carries out the [Action]s.
//
// In a round every held slot sends one signed [Update]. The round closes at a deadline that the
// arrivals set, its [Manifest] lists the updates with their weights, a committee of the slots'
// holders merges them, and the root that a quorum gives is what the next round starts from.
// docs/rounds.md has the diagram, generated from [Transitions], which the machine obeys.
//
// # Invariants
//
//   - Equal states and events give equal states, actions and manifests.
//   - An event that is refused changes nothing and allocates nothing.
//   - A slot has one holder, and an update has weight in one manifest of the chain at most.
//   - What the job reserved is free, held, paid or refunded, and charges come from locks.
//   - Time alone ends the job from every state.
package round
