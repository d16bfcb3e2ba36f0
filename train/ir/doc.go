// Package ir writes a training step down as a straight list of operators
// whose every element can be computed alone, so that a dispute about a step can
// end in one element of one operator (docs/disputes.md §1–3).
//
// Roles. NewPlan turns a program into its operators, the same that train/engine
// computes, in numbers and in bits. Execute runs them over a state: it gives the
// state after the step and, for who asks, every operator's output, its root and
// single leaves. Eval is the referee: one element, or 64 terms of one, from the
// cells that it reads; the contract is the same function a second time. In x8 an
// operand of a product is an output of its own, prepared once (Block): a tile
// reads bytes, and quantises nothing.
//
// Invariants. Execute's state, loss and norm are those of engine.Trainer.Step,
// bit for bit. Every element of Execute's outputs is what Eval gives for it.
// The plan is a function of the program alone and the tables of it; with the
// data set they make the Header, whose root the client signs in its offer.
// An encoding decodes strictly or not at all.
//
// The package does no I/O and reads no clock.
package ir
