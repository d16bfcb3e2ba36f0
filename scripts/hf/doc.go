// Command hf compares the engine with what transformers computed: token ids,
// logits of SmolLM2 and of small random models, greedy generation. It then
// trains SmolLM2 for two steps, saves it, and writes what transformers must find
// when it opens and continues it. scripts/hf/run runs the whole check.
package main
