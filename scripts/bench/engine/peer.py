"""The peer that scripts/bench/engine measures: the same decoder in PyTorch.

    peer.py THREADS wall|cpu cpu|cuda

Reads one JSON request per line and answers each with one JSON line. For every
preset, the Go side has written a folder with the initial weights as a Hugging Face
folder and the first batches. On a GPU work is queued, so the clock is read only
when the device has computed everything. Products in binary32 are computed in
binary32 on a GPU too, never in TF32.
"""
import json
import os
import resource
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from safetensors.torch import load_file

import device

at = None  # the device.Device that everything runs on; main sets it


class Decoder(torch.nn.Module):
    """LLaMA/Qwen2 with bias on q, k and v, written for speed in eager mode:
    one product for q, k and v, one for gate and up, torch's fused attention and
    norm."""

    def __init__(self, folder):
        super().__init__()
        with open(os.path.join(folder, "config.json")) as f:
            c = json.load(f)
        w = load_file(os.path.join(folder, "model.safetensors"))
        self.heads, self.layers = c["num_attention_heads"], c["num_hidden_layers"]
        self.eps = c["rms_norm_eps"]
        head, context = c["hidden_size"] // self.heads, c["max_position_embeddings"]
        self.p = torch.nn.ParameterDict()
        take = lambda name, *keys: self.p.update({name: torch.nn.Parameter(torch.cat([w[k] for k in keys]).clone())})
        take("embed", "model.embed_tokens.weight")
        for i in range(self.layers):
            at = f"model.layers.{i}."
            take(f"n1_{i}", at + "input_layernorm.weight")
            take(f"qkv_{i}", *[f"{at}self_attn.{x}_proj.weight" for x in "qkv"])
            take(f"bias_{i}", *[f"{at}self_attn.{x}_proj.bias" for x in "qkv"])
            take(f"o_{i}", at + "self_attn.o_proj.weight")
            take(f"n2_{i}", at + "post_attention_layernorm.weight")
            take(f"gu_{i}", at + "mlp.gate_proj.weight", at + "mlp.up_proj.weight")
            take(f"d_{i}", at + "mlp.down_proj.weight")
        take("norm", "model.norm.weight")
        take("head", "lm_head.weight")
        angle = torch.outer(torch.arange(context), c["rope_theta"] ** (-torch.arange(0, head, 2) / head))
        self.register_buffer("cos", torch.cat([angle.cos()] * 2, -1))
        self.register_buffer("sin", torch.cat([-angle.sin(), angle.sin()], -1))

    def turn(self, x):
        half = x.shape[-1] // 2
        return x * self.cos + torch.cat([x[..., half:], x[..., :half]], -1) * self.sin

    def forward(self, tokens, targets):
        b, t = tokens.shape
        p, x = self.p, F.embedding(tokens, self.p["embed"])
        for i in range(self.layers):
            h = F.rms_norm(x, x.shape[-1:], p[f"n1_{i}"], self.eps)
            q, k, v = F.linear(h, p[f"qkv_{i}"], p[f"bias_{i}"]).view(b, t, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
            o = F.scaled_dot_product_attention(self.turn(q), self.turn(k), v, is_causal=True)
            x = x + F.linear(o.transpose(1, 2).reshape(b, t, -1), p[f"o_{i}"])
            h = F.rms_norm(x, x.shape[-1:], p[f"n2_{i}"], self.eps)
            gate, up = F.linear(h, p[f"gu_{i}"]).chunk(2, -1)
            x = x + F.linear(F.silu(gate) * up, p[f"d_{i}"])
        logits = F.linear(F.rms_norm(x, x.shape[-1:], p["norm"], self.eps), p["head"])
        return F.cross_entropy(logits.float().view(b * t, -1), targets.view(-1))


class Run:
    """One model in training, in one of the modes eager, compile and bf16."""

    def __init__(self, folder, mode):
        with open(os.path.join(folder, "run.json")) as f:
            r = json.load(f)
        self.model, self.clip, self.done, self.losses = Decoder(folder).to(at.name), r["clip"], 0, []
        self.batches = [tuple(torch.tensor(b[k], device=at.name) for k in ("inputs", "targets")) for b in r["batches"]]
        matrices = [x for x in self.model.p.values() if x.ndim == 2]
        vectors = [x for x in self.model.p.values() if x.ndim < 2]
        self.optimizer = torch.optim.AdamW(
            [{"params": matrices, "weight_decay": r["decay"]}, {"params": vectors, "weight_decay": 0.0}],
            lr=r["lr"], betas=r["betas"], eps=r["eps"], fused=True)
        if mode == "compile":
            at.compiles()
        self.loss = torch.compile(self.model) if mode == "compile" else self.model
        self.bf16 = mode == "bf16"
        self.step()  # compiles and reserves memory
        self.step()

    def step(self):
        inputs, targets = self.batches[self.done % len(self.batches)]
        self.optimizer.zero_grad(set_to_none=True)
        with torch.autocast(at.name, torch.bfloat16, enabled=self.bf16):
            loss = self.loss(inputs, targets)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.clip)
        self.optimizer.step()
        self.done += 1
        if len(self.losses) < 8:
            self.losses.append(loss.item())
        return inputs.numel()


# Seconds by the wall clock, or the processor time of this process.
now = time.process_time if sys.argv[2] == "cpu" else time.perf_counter
runs = {}


def train(q):
    key = q["folder"], q["mode"]
    if key not in runs:
        runs[key] = Run(*key)
    run, tokens, start = runs[key], 0, at.time()
    while tokens == 0 or now() - start < q["seconds"]:
        tokens += run.step()
    return {"rate": tokens / (at.time() - start), "losses": run.losses}


def product(q):
    dtype = {"fp32": torch.float32, "bf16": torch.bfloat16}[q["mode"]]
    m, n, k = q["m"], q["n"], q["k"]
    a = torch.randn((k, m) if q["layout"] == "TN" else (m, k)).to(at.name, dtype)
    b = torch.randn((n, k) if q["layout"] == "NT" else (k, n)).to(at.name, dtype)
    a, b = (a.t() if q["layout"] == "TN" else a), (b.t() if q["layout"] == "NT" else b)
    c = torch.empty(m, n, dtype=dtype, device=at.name)
    torch.matmul(a, b, out=c)
    times, start = [], at.time()
    while len(times) < 3 or now() - start < q["seconds"]:
        t = at.time()
        for _ in range(q["queued"]):
            torch.matmul(a, b, out=c)
        times.append((at.time() - t) / q["queued"])
    return {"rate": 2 * m * n * k / float(np.median(times))}


def resident():
    with open("/proc/self/status") as f:
        return next(int(line.split()[1]) << 10 for line in f if line.startswith("VmRSS"))


def memory(q):
    """The memory that training adds to a process that has imported torch and
    multiplied. For a GPU's memory the Go side asks another peer by `free`."""
    torch.matmul(torch.ones(64, 64), torch.ones(64, 64))
    before, run = resident(), Run(q["folder"], q["mode"])
    for _ in range(3):
        run.step()
    at.synchronise()
    return {"bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 - before}


def free(q):
    """The device's free memory as its driver reports it."""
    return {"bytes": at.free()}


def main():
    global at
    torch.set_num_threads(int(sys.argv[1]))
    torch.manual_seed(0)
    try:
        at = device.choose(torch, sys.argv[3], now)
    except device.Unusable as e:
        print(json.dumps({"error": str(e)}), flush=True)
        return
    print(json.dumps({"torch": torch.__version__, "device": at.description}), flush=True)
    for line in sys.stdin:
        q = json.loads(line)
        try:
            answer = {"train": train, "product": product, "memory": memory, "free": free}[q["op"]](q)
        except device.Unusable as e:  # a mode that this machine cannot run
            answer = {"absent": str(e)}
        except Exception as e:  # the Go side reports it and continues
            answer = {"error": f"{type(e).__name__}: {e}"[:400]}
        print(json.dumps(answer), flush=True)


main()
