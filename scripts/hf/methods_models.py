"""Writes a small random LLaMA, or a Qwen3, and a LoRA adapter for it, as transformers and
PEFT do, for scripts/hf/methods to train: python methods_models.py OUT llama|qwen3"""

import pathlib
import sys

import torch
from peft import LoraConfig, get_peft_model
from transformers import AutoConfig, AutoModelForCausalLM

from reference import SHAPE

TARGETS = ["q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj"]


def main(out: pathlib.Path, family: str) -> None:
    torch.manual_seed(5)
    head = {"qwen3": dict(head_dim=12)}.get(family, {})
    model = AutoModelForCausalLM.from_config(
        AutoConfig.for_model(family, **SHAPE, **head, max_position_embeddings=512, tie_word_embeddings=False))
    for p in model.parameters():
        torch.nn.init.normal_(p, std=0.1) if p.dim() > 1 else torch.nn.init.normal_(p, mean=1, std=0.1)
    model.save_pretrained(out / "small")
    adapted = get_peft_model(model, LoraConfig(r=4, lora_alpha=10, target_modules=TARGETS, task_type="CAUSAL_LM"))
    for name, p in adapted.named_parameters():
        if "lora_B" in name:
            torch.nn.init.normal_(p, std=0.05)
    adapted.save_pretrained(out / "adapter")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2])
