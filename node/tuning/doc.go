// Package tuning prepares a job on a model at its client: it reads the model's folder, lays the data out as tokens of
// the model's tokenizer, and puts both into a block store under their content ids.
//
// Invariants. What is published is what the job file names: the weights, configuration and tokenizer of the folder, and
// the token file. Weights are read one tensor after the other.
package tuning
