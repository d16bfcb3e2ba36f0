// Package ir is the intermediate representation of a training step: a straight
// list of operators, each element of which can be computed alone. A dispute
// about a step can therefore end at one element of one operator
// (docs/disputes.md §1–3).
//
// Roles. NewPlan turns a program into its operators. They compute what
// train/engine computes, bit for bit. An Instance is a plan bound to a data
// set; Instance.Begin opens a Step, which gives the state after the step and,
// on request, the output of every operator, its root and single leaves. Eval is
// the referee: it computes one element, or up to 64 terms of one, from the
// cells that it reads. The contract is a second implementation of Eval. In x8
// the operands of a product are outputs of their own, prepared once (Block), so
// that a tile reads bytes and does not quantise.
//
// Invariants. The state, loss and norm of Execute are those of
// engine.Trainer.Step, bit for bit. Every element of Execute's outputs is what
// Eval computes for it. The plan and its tables are a function of the program
// alone. Together with the data set they determine the Header. The root of the
// Header is called the trace root; the client signs it in its offer. Decoding
// of an operator is strict.
//
// The package does no I/O and reads no clock.
package ir
