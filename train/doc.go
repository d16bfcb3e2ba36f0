// Package train is the parent of the training engine's packages and holds no code.
// The engine trains and runs decoder models of the LLaMA and Qwen2 families. The
// bits of every step are specified (docs/numerics.md): two machines that run the
// same program over the same data get the same checkpoint, byte for byte.
//
// What is computed:
//
//	program    a training run as plain data, named by its hash
//	engine     the step loop, checkpoints, generation and evaluation
//	model      the decoder, forward and backward, with LoRA adapters
//	optim      AdamW, SGD, Muon, and the average of the parameters
//	frozen     frozen matrices stored as bfloat16 or NF4
//	ir         a step as a list of operators, for disputes
//
// How it is computed:
//
//	num        the specified arithmetic: portable reference, AVX2 and AVX-512
//	num/cuda   the same arithmetic on NVIDIA GPUs
//	num/ptx    a PTX interpreter, with which tests run the GPU kernels
//	num/conform  the conformance suite of back ends
//
// Data and formats:
//
//	data       the batch of every step; token files
//	data/sft   token files from texts, conversations and preferences
//	tokenizer  text to token ids and back, from a tokenizer.json
//	hf         Hugging Face model and adapter folders
//	tensor     named arrays, the type that the packages exchange
//	merkle     hashes and Merkle trees of tensors
//	canon      canonical CBOR, the encoding of everything that is hashed
//	strictjson JSON objects from untrusted files
//
// The engine does no network I/O and reads no clock.
package train
