"""Writes what train/hf tests families of models with: tiny random models of every
family that is computed, with what `transformers` makes of them, and the
config.json of families and variants that are refused:
python families_golden.py TESTDATA"""

import json
import pathlib
import shutil
import sys

import torch
from safetensors.torch import save_file
from transformers import AutoConfig, AutoModelForCausalLM

SHAPE = dict(
    vocab_size=32, hidden_size=16, intermediate_size=23, num_hidden_layers=2, num_attention_heads=4,
    num_key_value_heads=2, max_position_embeddings=128, bos_token_id=0, eos_token_id=1, pad_token_id=None,
)  # fmt: skip

# As published: heads wider than hidden_size / heads in Qwen3 and Mistral NeMo, no
# RoPE in some layers of SmolLM3.
FAMILIES = {
    "llama": dict(head_dim=6, attention_bias=False),
    "mistral": dict(head_dim=6, sliding_window=None),
    "qwen2": dict(),
    "qwen3": dict(head_dim=10, tie_word_embeddings=True),
    "smollm3": dict(num_hidden_layers=4, no_rope_layer_interval=2),
    "phi3": dict(sliding_window=None, rope_parameters=dict(rope_type="default", rope_theta=250000.0)),  # Phi-4
    "olmo2": dict(head_dim=6, num_hidden_layers=3),
    "granite": dict(embedding_multiplier=3.0, attention_multiplier=0.3, residual_multiplier=0.22, logits_scaling=1.5),
    "gemma3_text": dict(
        head_dim=6, num_hidden_layers=3, query_pre_attn_scalar=5, sliding_window=11, sliding_window_pattern=2,
        rope_parameters=dict(
            full_attention=dict(rope_type="default", rope_theta=1e5),
            sliding_attention=dict(rope_type="default", rope_theta=100.0))),
}

# What is refused: the name of the file, the family if that is another, and keys.
REFUSED = {
    **{kind: (kind, {}) for kind in (
        "deepseek_v3", "gemma", "gemma2", "gemma3", "gpt2", "gpt_neox", "gpt_oss", "mixtral",
        "olmo3", "phi", "qwen2_moe", "qwen3_moe",
    )},
    "gemma3-caps": ("gemma3_text", dict(attn_logit_softcapping=50.0)),
    "gemma3-scaled": ("gemma3_text", dict(rope_parameters=dict(
        full_attention=dict(rope_type="linear", rope_theta=1e6, factor=8.0),
        sliding_attention=dict(rope_type="default", rope_theta=1e4)))),
    "gemma3-bidirectional": ("gemma3_text", dict(use_bidirectional_attention=True)),
    "gemma3-uneven": ("gemma3_text", dict(num_hidden_layers=3, layer_types=[
        "full_attention", "sliding_attention", "sliding_attention"])),
    "gemma3-gelu": ("gemma3_text", dict(hidden_activation="gelu")),
    "granite-bias": ("granite", dict(attention_bias=True)),
    "granite-zero": ("granite", dict(logits_scaling=0.0)),
    "olmo2-bias": ("olmo2", dict(attention_bias=True)),
    "mistral-window": ("mistral", dict(sliding_window=4096)),
    "phi3-window": ("phi3", dict(sliding_window=2047, pad_token_id=None)),
    "phi3-partial": ("phi3", dict(partial_rotary_factor=0.75, pad_token_id=None)),
    "phi3-longrope": ("phi3", dict(rope_parameters=dict(
        rope_type="longrope", rope_theta=1e4, short_factor=[1.0] * 48, long_factor=[2.0] * 48), pad_token_id=None)),
    "qwen2-window": ("qwen2", dict(use_sliding_window=True, sliding_window=64)),
    "qwen3-bias": ("qwen3", dict(attention_bias=True)),
    "qwen3-yarn": ("qwen3", dict(
        rope_parameters=dict(rope_type="yarn", rope_theta=1e6, factor=4.0, original_max_position_embeddings=32768))),
    "smollm3-uneven": ("smollm3", dict(num_hidden_layers=4, no_rope_layers=[1, 0, 1, 1])),
    "smollm3-window": ("smollm3", dict(use_sliding_window=True, sliding_window=64)),
}  # fmt: skip


def computed(out: pathlib.Path, kind: str, keys: dict) -> None:
    """A model in bfloat16, and its logits, loss and gradients in float32."""
    config = AutoConfig.for_model(kind, **{**SHAPE, **keys})
    model = AutoModelForCausalLM.from_config(config)
    mean = -0.5 if kind == "gemma3_text" else 0.5  # whose norms multiply by 1 + their weights
    for p in model.parameters():
        torch.nn.init.normal_(p, std=0.2) if p.dim() > 1 else torch.nn.init.normal_(p, mean=mean, std=0.2)
    model.to(torch.bfloat16).save_pretrained(out)
    (out / "generation_config.json").unlink(missing_ok=True)
    model = AutoModelForCausalLM.from_pretrained(out, dtype=torch.float32, attn_implementation="eager")
    ids = torch.randint(0, SHAPE["vocab_size"], (1, 71))  # two blocks of attention
    logits = model(ids[:, :-1]).logits[0]
    loss = torch.nn.functional.cross_entropy(logits, ids[0, 1:])
    loss.backward()
    (out / "gradients").mkdir()
    shutil.copy(out / "config.json", out / "gradients")
    save_file({k: p.grad for k, p in model.named_parameters()}, out / "gradients/model.safetensors")
    logits.detach().numpy().astype("<f4").tofile(out / "logits.f32")
    (out / "reference.json").write_text(json.dumps({"ids": ids[0].tolist(), "loss": loss.item()}) + "\n")


def refused(out: pathlib.Path, kind: str, keys: dict) -> None:
    config = AutoConfig.for_model(kind, **keys)
    values = {**config.to_diff_dict(), "model_type": kind}
    out.write_text(json.dumps(values, indent=1, sort_keys=True, default=str) + "\n")


def main(out: pathlib.Path) -> None:
    torch.manual_seed(7)
    for kind, keys in FAMILIES.items():
        shutil.rmtree(out / "families" / kind, ignore_errors=True)
        (out / "families" / kind).mkdir(parents=True)
        computed(out / "families" / kind, kind, keys)
    shutil.rmtree(out / "refused", ignore_errors=True)
    (out / "refused").mkdir(parents=True)
    for name, (kind, keys) in REFUSED.items():
        refused(out / "refused" / f"{name}.json", kind, keys)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
