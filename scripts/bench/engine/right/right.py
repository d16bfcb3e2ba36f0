"""A decoder from its formulas, for scripts/bench/engine/right.

    right.py FOLDER

FOLDER holds init/, a Hugging Face folder, and run.json: batches, optimizer. For
float32 and float64 it writes losses.json and gradients-WIDTH/, a folder that holds
the first step's gradients instead of weights.
"""
import json
import os
import shutil
import sys

import torch
from safetensors.torch import load_file, save_file


def norm(x, weight, eps):
    return x / torch.sqrt((x * x).mean(-1, keepdim=True) + eps) * weight


def rope(x, theta):
    """Rotates pairs (i, i + head/2) of x[batch, head, position, :]."""
    half, positions = x.shape[-1] // 2, x.shape[-2]
    angle = torch.outer(torch.arange(positions, dtype=torch.float64),
                        theta ** (-torch.arange(half, dtype=torch.float64) / half))
    c, s = angle.cos().to(x.dtype), angle.sin().to(x.dtype)
    a, b = x[..., :half], x[..., half:]
    return torch.cat([a * c - b * s, a * s + b * c], -1)


def loss(w, c, inputs, targets):
    batch, length = inputs.shape
    heads, kv = c["num_attention_heads"], c["num_key_value_heads"]
    head = c["hidden_size"] // heads
    later = torch.triu(torch.ones(length, length, dtype=torch.bool), 1)
    x = w["model.embed_tokens.weight"][inputs]
    for i in range(c["num_hidden_layers"]):
        at = f"model.layers.{i}."

        def linear(name, h):
            y = h @ w[at + name + ".weight"].T
            return y + w[at + name + ".bias"] if at + name + ".bias" in w else y

        def split(y, n):
            return y.view(batch, length, n, head).transpose(1, 2)

        h = norm(x, w[at + "input_layernorm.weight"], c["rms_norm_eps"])
        q = rope(split(linear("self_attn.q_proj", h), heads), c["rope_theta"])
        k = rope(split(linear("self_attn.k_proj", h), kv), c["rope_theta"]).repeat_interleave(heads // kv, 1)
        v = split(linear("self_attn.v_proj", h), kv).repeat_interleave(heads // kv, 1)
        scores = (q @ k.transpose(-1, -2) / head**0.5).masked_fill(later, -torch.inf)
        o = (scores.softmax(-1) @ v).transpose(1, 2).reshape(batch, length, heads * head)
        x = x + linear("self_attn.o_proj", o)
        h = norm(x, w[at + "post_attention_layernorm.weight"], c["rms_norm_eps"])
        gate = linear("mlp.gate_proj", h)
        x = x + linear("mlp.down_proj", gate * torch.sigmoid(gate) * linear("mlp.up_proj", h))
    top = w["model.embed_tokens.weight"] if c["tie_word_embeddings"] else w["lm_head.weight"]
    logits = norm(x, w["model.norm.weight"], c["rms_norm_eps"]) @ top.T
    return torch.nn.functional.cross_entropy(logits.flatten(0, 1), targets.flatten())


def rate(o, step):
    if step < o["warmup"]:
        return o["lr"] * (step + 1) / o["warmup"]
    share = min(1.0, (step - o["warmup"]) / (o["steps"] - o["warmup"]))
    return o["min_lr"] + (o["lr"] - o["min_lr"]) * (1 + torch.cos(torch.tensor(torch.pi * share, dtype=torch.float64)).item()) / 2


def run(folder, dtype):
    name = str(dtype).removeprefix("torch.")
    with open(os.path.join(folder, "init", "config.json")) as f:
        c = json.load(f)
    with open(os.path.join(folder, "run.json")) as f:
        o = json.load(f)
    w = {k: v.to(dtype).requires_grad_() for k, v in load_file(os.path.join(folder, "init", "model.safetensors")).items()}
    optimizer = torch.optim.AdamW(
        [{"params": [x for x in w.values() if x.ndim == 2], "weight_decay": o["decay"]},
         {"params": [x for x in w.values() if x.ndim < 2], "weight_decay": 0.0}],
        lr=o["lr"], betas=o["betas"], eps=o["eps"])
    losses = []
    for step, b in enumerate(o["batches"]):
        optimizer.zero_grad()
        value = loss(w, c, torch.tensor(b["inputs"]), torch.tensor(b["targets"]))
        value.backward()
        if step == 0:
            out = os.path.join(folder, "gradients-" + name)
            shutil.copytree(os.path.join(folder, "init"), out)
            save_file({k: x.grad.float() for k, x in w.items()}, os.path.join(out, "model.safetensors"))
        length = torch.sqrt(sum((x.grad * x.grad).sum() for x in w.values()))
        if o["clip"] and length > o["clip"]:
            for x in w.values():
                x.grad *= o["clip"] / length
        for group in optimizer.param_groups:
            group["lr"] = rate(o, step)
        optimizer.step()
        losses.append(value.item())
    return losses


torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "2")))
folder = sys.argv[1]
losses = {str(d).removeprefix("torch."): run(folder, d) for d in (torch.float32, torch.float64)}
with open(os.path.join(folder, "losses.json"), "w") as f:
    json.dump({"torch": torch.__version__, "losses": losses}, f)
