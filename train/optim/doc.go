// Package optim updates parameters from their gradients with AdamW, SGD with
// Nesterov momentum, or Muon, and keeps an average of the parameters, as
// docs/numerics.md §11 and §18 specify.
//
// Flow. New plans the state that a program's optimizer keeps in addition to the
// parameters, in the memory of the back end. Start sets it to the state of step
// 0. Update performs one step and uses the gradients up. State lists the
// tensors that follow the parameters in a checkpoint: the first moments of all
// parameters, the second moments of those that have one, and the averages, each
// in the order of the parameters. Their names are "adamw.m.", "adamw.v.",
// "sgd.m.", "muon.m." or "ema." plus the name of the parameter.
//
// Bits. AdamW is an operation of the back end. Everything else is made of
// products, scalings and additions that all back ends have: y = a·x + y is a
// product of depth one, whose single fma is specified like any other. Two back
// ends can therefore not compute anything here differently.
//
// The package does no I/O and reads no clock.
package optim
