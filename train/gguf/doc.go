// Package gguf writes models as GGUF files, the format of llama.cpp and of what
// is built on it. One file holds the shape, the tokenizer and the weights.
//
// Flow. Write lists the tensors of a shape under llama.cpp's names (architecture.go, tensors.go)
// and the metadata that its loader reads (metadata.go, vocabulary.go, pieces.go). It writes
// the header with every tensor's place, and then the tensors one by one. Only
// one tensor is in memory at a time, as float32.
//
// A file says what convert_hf_to_gguf.py of llama.cpp says of the same folder:
// LLaMA, Mistral, SmolLM3 and Granite files hold the rows of q and k in the order of pairs
// that llama.cpp turns; Qwen, OLMo 2 and Gemma 3 files hold them as they are. Vectors are
// stored in float32, matrices in the type that was asked for, or in F16 where their
// rows are no multiple of its block.
//
// Specification: ggml/docs/gguf.md of llama.cpp, version 3.
package gguf
