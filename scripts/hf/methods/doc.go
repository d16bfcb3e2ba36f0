// Command methods trains by every method of the engine what PyTorch and PEFT then
// train again: a small random model fully with SGD, Muon and an average, an
// adapter on it, an adapter on preferences; and an adapter on SmolLM2, over frozen
// weights in float32 and in NF4. It writes batches, losses, gradients and results
// for scripts/hf/methods_check.py to compare. scripts/hf/run methods runs all.
package main
