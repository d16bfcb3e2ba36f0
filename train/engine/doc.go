// Package engine runs a training program: the same program over the same data
// set gives the same bits on every machine, with every number of threads, and
// whether or not it was stopped and resumed on the way.
//
// Flow. New validates the program, plans the memory and refuses a program that
// does not fit. Init makes the state of step 0 from the program's seed,
// InitFrom makes it from the base that the program names, and Load reads a
// checkpoint. Step performs one optimizer step. Between steps, Tensors gives
// access to the state for hashing, Save writes it, Generate and Evaluate use
// what it has learned, and SaveHF exports it.
//
// State. The parameters in the order of model.Params; then the tensors of the
// optimizer (train/optim), for AdamW its first moments and then its second,
// named "adamw.m." and "adamw.v." plus the name of the parameter; and the
// number of steps done. Nothing else is carried from step to step: the batch of
// a step follows from the program and the number of the step (train/data), and
// there is no other randomness.
//
// Adapters. With program.Adapter the frozen parameters are not part of the
// state. Before Load, Init makes them from the seed, or UseBase (which InitFrom
// calls) reads those that the program names. The run delivers the adapter
// (SaveAdapter) or the model with the adapter merged (SaveHF). With program.DPO
// a micro-batch runs forward twice, first without the adapter.
//
// A step, in order:
//
//  1. gradients to +0; for every micro-batch ascending: forward, loss, backward
//     with the gradient scaled by 1/(the step's targets that count), rounded once:
//     batch·context·accumulate of them in a data set of bytes;
//  2. loss = (sum of the micro-batches' sums of row losses) · that scale;
//  3. squares = Sum over the tensors, canonical order, of SumSquares of each
//     one's gradient; norm = √squares;
//  4. the optimizer's update of every tensor, with its schedule's rate and
//     ClipScale's factor; norms and biases do not decay.
//
// Failure. A loss or norm that is not finite ends the step before anything has
// changed. Step then returns ErrNonFinite, which names the step, and no record.
// If the update itself produces a value that is not finite, Step returns
// ErrNonFinite and the state is lost: every method but Init and Load then
// returns ErrNoState. A value that is not finite is never saved, and Load
// refuses it.
package engine
