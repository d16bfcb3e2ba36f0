// Package trainfile reads infernet.train.yml, the file in which a person describes the
// fine-tuning of a model: the base model, the data, the method and its settings. A key that
// is unknown, or that the engine cannot honour, is an error with its line.
package trainfile
