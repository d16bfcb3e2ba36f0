// Package jobfile reads the YAML or JSON file in which a person describes a
// training job: its data, model, training, payment and verification. Keys that
// are left out have defaults; Example explains all of them.
package jobfile
