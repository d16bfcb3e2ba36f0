// Command market tunes a model by LoRA, QLoRA and DPO through a market of three nodes, each job twice, and writes what
// scripts/hf/market_check.py needs to repeat the training with PEFT: the starting adapter, the batches, the delivered
// adapter, and the losses on held-out rows as the client's node computed them. The verifier computes with other
// instructions than the provider where the processor has both. scripts/hf/run market runs both.
package main
