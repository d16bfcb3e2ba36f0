// Package train is the training engine. The bits of every step are specified
// (docs/numerics.md): two machines that run the same program over the same data
// get the same checkpoint, byte for byte.
//
//	program  what to run: plain data, named by its hash
//	num      the specified arithmetic: portable reference, AVX2 and AVX-512
//	model    the LLaMA/Qwen2-shape decoder, forward and backward
//	data     which bytes are the batch of a step
//	engine   the step loop, checkpoints, generation, Hugging Face folders
//	tensor   the one shape in which arrays change hands
//	canon    canonical CBOR, the encoding of everything that is hashed
//
// It does no network I/O and reads no clock.
package train
