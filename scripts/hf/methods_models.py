"""Writes a small random model of a family and a LoRA adapter for it, as transformers and PEFT
do, for scripts/hf/methods to train: python methods_models.py OUT llama|qwen3|olmo2|granite|gemma3_text"""

import pathlib
import sys

import torch
from peft import LoraConfig, get_peft_model
from transformers import AutoConfig, AutoModelForCausalLM

from reference import SHAPE

TARGETS = ["q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj"]

FAMILIES = {
    "qwen3": dict(head_dim=12),
    "granite": dict(embedding_multiplier=3.0, attention_multiplier=0.3, residual_multiplier=0.22, logits_scaling=1.5),
    "gemma3_text": dict(head_dim=12, sliding_window=10, sliding_window_pattern=2, query_pre_attn_scalar=20),
}


def main(out: pathlib.Path, family: str) -> None:
    torch.manual_seed(5)
    keys = dict(max_position_embeddings=512, tie_word_embeddings=False, bos_token_id=0, eos_token_id=1, pad_token_id=None)
    model = AutoModelForCausalLM.from_config(
        AutoConfig.for_model(family, **SHAPE, **keys, **FAMILIES.get(family, {})))
    mean = 0 if family == "gemma3_text" else 1  # whose norms multiply by 1 + their weights
    for p in model.parameters():
        torch.nn.init.normal_(p, std=0.1) if p.dim() > 1 else torch.nn.init.normal_(p, mean=mean, std=0.1)
    model.save_pretrained(out / "small")
    adapted = get_peft_model(model, LoraConfig(r=4, lora_alpha=10, target_modules=TARGETS, task_type="CAUSAL_LM"))
    for name, p in adapted.named_parameters():
        if "lora_B" in name:
            torch.nn.init.normal_(p, std=0.05)
    adapted.save_pretrained(out / "adapter")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2])
