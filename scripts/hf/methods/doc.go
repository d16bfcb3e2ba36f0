// Command methods trains with every method of the engine, so that PyTorch and PEFT
// can repeat the training. It trains a small random model fully with SGD, Muon and
// an average, an adapter on that model, and an adapter on preferences. It also
// trains an adapter on SmolLM2, over frozen weights in float32 and in NF4. It writes
// batches, losses, gradients and results, which scripts/hf/methods_check.py
// compares. scripts/hf/run methods runs both.
package main
