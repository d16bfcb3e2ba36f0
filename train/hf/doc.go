// Package hf reads and writes model folders as Hugging Face's libraries lay them
// out: config.json, safetensors (one file or shards with an index),
// tokenizer.json and the small files beside them.
//
// Flow. Open reads a folder's configuration and the headers of its weights and
// checks them against each other and against the shapes of model.Params, so
// that whatever cannot be computed is refused before memory is reserved. Load
// then fills a model's tensors, whatever their stored type (float32, bfloat16,
// float16), exactly. Save writes a folder, whole or not at all, that opens as
// LlamaForCausalLM or Qwen2ForCausalLM; with a Source it keeps that folder's
// configuration and tokenizer files.
//
// What is understood: LLaMA and Qwen2 decoders with grouped-query attention,
// tied or untied embeddings, bias on q, k and v (Qwen2), RoPE with any theta and
// Llama 3's scaling. What changes the arithmetic in another way (sliding
// windows, other scalings or activations, quantised weights) is refused by name.
//
// Invariants. A folder may come from a stranger: every file is capped, offsets
// and shapes are checked against the file's size, no path in an index leaves
// the folder, and no value that is not finite gets into a model.
package hf
