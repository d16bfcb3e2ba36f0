// Package optim changes parameters by their gradients: AdamW, SGD with
// Nesterov's momentum, Muon, and an average of the parameters, as
// docs/numerics.md §11 and §18 specify them.
//
// Story. New plans the state that a program's optimizer keeps beside the
// parameters, where the back end computes. Start makes it that of step 0; Update
// does one step from the gradients, which it uses up. State lists the tensors
// that a checkpoint holds after the parameters: first moments of all, second
// moments of those that have one, averages of all, each in the parameters'
// order and named by what they are ("adamw.m.", "adamw.v.", "sgd.m.", "muon.m.",
// "ema.") and the parameter.
//
// Bits. AdamW is the back end's own operation. All else is put together from
// products, scalings and additions that the back ends have in common: y = a·x + y
// is a product of depth one, whose single fma is specified like any other. So
// there is nothing here that two back ends could compute differently.
//
// The package does no I/O and reads no clock.
package optim
