// Package hf reads and writes model folders in the layout of Hugging Face's
// libraries: config.json, safetensors (one file, or shards with an index),
// tokenizer.json and the small files beside them.
//
// Flow. Open reads a folder's configuration and the headers of its weights. It
// checks them against each other and against the shapes of model.Params, so
// that a model which cannot be computed is refused before memory is reserved.
// Load then fills a model's tensors exactly, whatever their stored type is
// (float32, bfloat16, float16). Save writes a folder, all of it or nothing,
// that opens as LlamaForCausalLM or Qwen2ForCausalLM. With a Source it keeps
// that folder's configuration and tokenizer files.
//
// Supported are LLaMA and Qwen2 decoders with grouped-query attention, tied or
// untied embeddings, bias on q, k and v (Qwen2), and RoPE with any theta and
// with Llama 3's scaling. Anything else that changes the arithmetic (sliding
// windows, other scalings or activations, quantised weights) is refused by
// name.
//
// Invariants. A folder may be hostile. The size of every file is limited,
// offsets and shapes are checked against the file's size, no path in an index
// leaves the folder, and no value that is not finite enters a model.
package hf
