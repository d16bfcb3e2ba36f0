// Package publish sends the folder of a model to where models are found: a Hugging Face hub.
//
// What the other side has already is not sent again. A state file beside the folder keeps what is
// half sent, so that a run that was cut goes on where it was. The token goes to the endpoint alone, in a
// header: no error, state file or address has it.
package publish
