// Package rounds trains one model in several slots, round by round, so that whoever has the data
// set can do all of it again and reach the same bits (docs/rounds.md, docs/numerics.md §22).
//
// Roles. A [Plan] says what is trained, by how many slots, and how they are merged. Every slot is
// an ordinary training run: Plan.Slot is its program, and a round is Plan.Every of its steps. A
// [Merger] holds what the slots share: parameters, the outer optimizer's moments and the error
// feedback of each slot. A [File] lists what was merged in every round. [Replay] trains and merges
// it again.
//
// Flow of a round. Begin gives the start state of a slot that has no end state yet, Start that of
// one that has. Slots are trained elsewhere. Round takes the end states of a round and their
// weights, merges them, and returns the round's [Manifest]. After the last round, Final is a
// checkpoint of the run's own program.
//
// Trust. An end state is decoded strictly, and must be that of the slot's program at the step
// where its round ends. Whether it was trained as the program says is the caller's business: it
// compares the root in the manifest with one that it has had verified.
//
// Slots that are left out. A slot without an end state in a round keeps its step, its optimizer's
// moments and its error feedback. If it comes too late, a later round lists its end state without
// weight: nothing of it is merged and its feedback stays, but the slot goes on from that step and
// those moments. So steps of slots differ, and the manifests alone say where each one stands.
//
// Invariants. The manifest and all states are functions of the plan, the base and the end states,
// with every back end and in whatever order these came. After an error of Round the merger is
// what it was.
//
// Adapters. The shared parameters of a program with an adapter are those of the adapter. A and B
// are merged each for itself, so the merged product is not the mean of the products.
//
// Not here: averages of parameters (EMA) are refused by Plan.Validate.
//
// The package does no I/O and reads no clock.
package rounds
