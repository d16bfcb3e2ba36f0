"""Writes the results of `tokenizers` and `transformers` for SmolLM2 and for small
random models of every supported shape. scripts/hf compares with them:
python reference.py SMOLLM2 BOOK OUT"""

import json
import pathlib
import sys

import torch
from transformers import (
    AutoModelForCausalLM, AutoTokenizer, Gemma3ForCausalLM, Gemma3TextConfig, GraniteConfig, GraniteForCausalLM, LlamaConfig, LlamaForCausalLM,
    MistralConfig, MistralForCausalLM, Olmo2Config, Olmo2ForCausalLM, Qwen2Config, Qwen2ForCausalLM, Qwen3Config,
    Qwen3ForCausalLM, SmolLM3Config, SmolLM3ForCausalLM,
)  # fmt: skip

from templates_golden import CHATS, messages
from tokenizers_golden import WHOLE, hard

SHAPE = dict(vocab_size=320, hidden_size=64, intermediate_size=96, num_hidden_layers=3, num_attention_heads=8, num_key_value_heads=2)
SCALING = dict(
    rope_type="llama3", rope_theta=500000.0, factor=8.0, low_freq_factor=1.0, high_freq_factor=4.0,
    original_max_position_embeddings=64,
)  # fmt: skip


def tokens(tokenizer, book: str) -> dict:
    texts = WHOLE + hard(11, 300) + [book]
    cases = [{"text": t, "ids": tokenizer(t, add_special_tokens=False)["input_ids"]} for t in texts]
    chats = []
    for chat in map(messages, (CHATS[0], CHATS[2])):
        prompt = tokenizer.apply_chat_template(chat[:-1], add_generation_prompt=True, return_dict=True)
        chats.append({"messages": chat[:-1], "ids": prompt["input_ids"]})
    return {"cases": cases, "chats": chats}


def logits(model, ids: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        return model.eval()(ids).logits


def small_models(out: pathlib.Path) -> dict[str, torch.Tensor]:
    """Model folders as transformers writes them, in every number type, and their logits."""
    found = {}
    torch.manual_seed(3)
    llama = LlamaConfig(**SHAPE, rope_parameters=SCALING, max_position_embeddings=512, tie_word_embeddings=False)
    qwen2 = Qwen2Config(**SHAPE, max_position_embeddings=512, tie_word_embeddings=True)
    mistral = MistralConfig(**SHAPE, head_dim=20, max_position_embeddings=512, sliding_window=None)
    qwen3 = Qwen3Config(**{**SHAPE, "intermediate_size": 173}, head_dim=24, max_position_embeddings=512, tie_word_embeddings=True)
    smollm3 = SmolLM3Config(
        **{**SHAPE, "num_hidden_layers": 8}, max_position_embeddings=512, bos_token_id=0, eos_token_id=1, pad_token_id=None)
    olmo2 = Olmo2Config(
        **SHAPE, max_position_embeddings=512, bos_token_id=0, eos_token_id=1, pad_token_id=None)
    granite = GraniteConfig(
        **SHAPE, max_position_embeddings=512, tie_word_embeddings=True, embedding_multiplier=3.0,
        attention_multiplier=0.3, residual_multiplier=0.22, logits_scaling=1.5)
    gemma3 = Gemma3TextConfig(
        **{**SHAPE, "num_hidden_layers": 7}, head_dim=24, max_position_embeddings=512, sliding_window=33,
        query_pre_attn_scalar=20)
    for name, config, kind, dtype, shard in (
        ("llama3-f32", llama, LlamaForCausalLM, torch.float32, "5GB"),
        ("llama3-f16", llama, LlamaForCausalLM, torch.float16, "50KB"),
        ("qwen2-bf16", qwen2, Qwen2ForCausalLM, torch.bfloat16, "50KB"),
        ("mistral-f32", mistral, MistralForCausalLM, torch.float32, "5GB"),
        ("qwen3-bf16", qwen3, Qwen3ForCausalLM, torch.bfloat16, "50KB"),
        ("smollm3-bf16", smollm3, SmolLM3ForCausalLM, torch.bfloat16, "50KB"),
        ("granite-bf16", granite, GraniteForCausalLM, torch.bfloat16, "50KB"),
        ("gemma3-bf16", gemma3, Gemma3ForCausalLM, torch.bfloat16, "50KB"),
        ("olmo2-f32", olmo2, Olmo2ForCausalLM, torch.float32, "5GB"),
    ):
        model = kind(config)
        mean = -0.5 if config is gemma3 else 0.5  # whose norms multiply by 1 + their weights
        for p in model.parameters():  # larger than initial values, biases included
            torch.nn.init.normal_(p, std=0.2) if p.dim() > 1 else torch.nn.init.normal_(p, mean=mean, std=0.2)
        model = model.to(dtype)
        model.save_pretrained(out / name, max_shard_size=shard)
        ids = torch.randint(0, SHAPE["vocab_size"], (1, 200))
        opened = AutoModelForCausalLM.from_pretrained(out / name, dtype=torch.float32)
        found[name + ".ids"], found[name + ".logits"] = ids.int(), logits(opened, ids)
    return found


def main(smollm2: pathlib.Path, book: pathlib.Path, out: pathlib.Path) -> None:
    tokenizer = AutoTokenizer.from_pretrained(smollm2)
    text = book.read_text()
    (out / "tokens.json").write_text(json.dumps(tokens(tokenizer, text)))
    found = small_models(out)
    model = AutoModelForCausalLM.from_pretrained(smollm2, dtype=torch.float32)
    ids = torch.tensor([tokenizer(text[60_000:64_000], add_special_tokens=False)["input_ids"][:384]])
    found["smollm2.ids"], found["smollm2.logits"] = ids.int(), logits(model, ids)
    said = model.generate(ids[:, :64], max_new_tokens=48, do_sample=False, eos_token_id=None, pad_token_id=0)
    found["smollm2.greedy"] = said[:, 64:].int()
    (out / "reference.json").write_text(json.dumps({k: v.flatten().tolist() for k, v in found.items() if v.dtype == torch.int32}))
    for name, value in found.items():
        if value.dtype == torch.float32:
            value.numpy().astype("<f4").tofile(out / f"{name}.f32")


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:4]))
