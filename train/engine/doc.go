// Package engine runs a training program: the same program over the same data
// set gives the same bits on every machine, with every number of threads, and
// whether or not it was stopped and resumed on the way.
//
// Flow. New validates the program, plans the memory and refuses what does not
// fit. Init makes the state of step 0 from the program's seed (InitFrom: from
// the base that the program names), or Load reads a checkpoint. Step does one
// optimizer step at a time; between steps Tensors shows the state for hashing,
// Save writes it, Generate and Evaluate look at what it learned, SaveHF exports
// it.
//
// State. Parameters in the order of model.Params, then what the optimizer keeps
// (train/optim): for AdamW its first moments, then its second, under the names
// "adamw.m." and "adamw.v." plus the parameter's; and the number of steps done. Nothing else survives a step: the
// batch of a step follows from the program and the step's number (train/data),
// and there is no other randomness.
//
// Adapters. Under program.Adapter the frozen parameters are no part of the
// state: Init makes them from the seed, or UseBase (and InitFrom, which calls it)
// reads those that the program names, before Load. What is delivered is the
// adapter (SaveAdapter) or the model with the adapter merged (SaveHF). With
// program.DPO a micro-batch runs forward twice, first without the adapter.
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
// Failure. A loss or norm that is not finite ends the step before anything
// changed; the record is not returned and ErrNonFinite says which step. Should
// the update itself leave a value that is not finite, the state is gone:
// ErrNonFinite is returned and everything but Init and Load answers
// ErrNoState. Nothing that is not finite is ever saved, and Load refuses it.
package engine
