"""Whole steps: docs/numerics.md, sections 11, 14 and 15."""

import math

import numpy as np

from ..hashing import digest
from . import checkpoint, tables
from .arithmetic import F, fma, sum_squares, total
from .commitment import state_root
from .decoder import Decoder
from .random import normal, permute, philox

ORDER = (1 << 32) - 16  # the purpose of the keys of epochs


class Unsupported(ValueError):
    """Raised for a program that this package does not run."""


def _refuse(p: dict):
    m, o = p["model"], p["optimizer"]
    beyond = [k for k in ("base", "adapter", "dpo") if p.get(k)]
    shapes = ("rope_scaling", "head_dim", "qk_norm", "no_rope_every", "norms", "qk_norm_wide", "tied_embeddings")
    shapes += ("embedding_multiplier", "attention_multiplier", "residual_multiplier", "logits_scaling",
               "norms_plus_one", "activation", "global_every")
    beyond += [k for k in shapes if m.get(k)]
    beyond += [k for k in ("momentum", "schedule", "decay", "ema") if o.get(k)]
    if beyond or p["numerics"] not in ("r32/1", "x8/1") or p["tokenizer"] != "byte" or o["kind"] != "adamw":
        raise Unsupported(f"want AdamW on bytes with r32/1 or x8/1, without {beyond}")


def _shapes(m: dict) -> dict:
    """Returns the shapes of the parameters by name, in canonical order."""
    dim, kv = m["dim"], m["dim"] // m["heads"] * m["kv_heads"]
    out = {"model.embed_tokens.weight": (m["vocab"], dim)}
    for i in range(m["layers"]):
        at = f"model.layers.{i}."
        out[at + "input_layernorm.weight"] = (dim,)
        for name, width in (("q", dim), ("k", kv), ("v", kv)):
            out[f"{at}self_attn.{name}_proj.weight"] = (width, dim)
            if m["qkv_bias"]:
                out[f"{at}self_attn.{name}_proj.bias"] = (width,)
        out[at + "self_attn.o_proj.weight"] = (dim, dim)
        out[at + "post_attention_layernorm.weight"] = (dim,)
        out[at + "mlp.gate_proj.weight"] = out[at + "mlp.up_proj.weight"] = (m["hidden"], dim)
        out[at + "mlp.down_proj.weight"] = (dim, m["hidden"])
    return out | {"model.norm.weight": (dim,), "lm_head.weight": (m["vocab"], dim)}


def _initial(p: dict, name: str, shape: tuple, place: int):
    if len(shape) == 1:
        return np.full(shape, F(0) if name.endswith(".bias") else F(1))
    std = 0.02 * math.sqrt(768 / p["model"]["dim"])
    if name.endswith(("o_proj.weight", "down_proj.weight")):
        std /= math.sqrt(2 * p["model"]["layers"])
    return normal(math.prod(shape), p["seed"], place, F(std)).reshape(shape)


class Trainer:
    """A run of a program over a text, from its first step.

    program maps names as in docs/messages.md. Raises Unsupported.
    """

    def __init__(self, program: dict, data: bytes):
        _refuse(program)
        self.program, self.data, self.step_index = program, data, 0
        m = program["model"]
        shapes = _shapes(m)
        self.params = {n: _initial(program, n, s, i) for i, (n, s) in enumerate(shapes.items())}
        self.m = {n: np.zeros(s, F) for n, s in shapes.items()}
        self.v = {n: np.zeros(s, F) for n, s in shapes.items()}
        rope = tables.rope(m["context"], m["dim"] // m["heads"], m["rope_theta"])
        self.decoder = Decoder(m, program["numerics"], rope, self.params)

    def root(self) -> bytes:
        """Returns the root of the present state."""
        program = digest("program", self.program)
        return state_root(self._tensors(), self.step_index, program, self.program["numerics"])

    def checkpoint(self) -> bytes:
        """Returns the present state as a checkpoint file."""
        program = digest("program", self.program)
        return checkpoint.write(self.program["numerics"], program, self.step_index, self._tensors())

    def resume(self, raw: bytes):
        """Takes the state of a checkpoint file in place of the present one. Raises BadCheckpoint.

        Whether it is the state that somebody claims is for the caller to compare, by root.
        """
        shapes = [x.shape for x in self._tensors().values()]
        step, values = checkpoint.read(raw, self.program["numerics"], digest("program", self.program), shapes)
        names = list(self.params)
        for i, part in enumerate((self.params, self.m, self.v)):
            part.update(zip(names, values[i * len(names):(i + 1) * len(names)]))
        self.step_index = step

    def _tensors(self) -> dict:
        tensors = dict(self.params)
        tensors |= {"adamw.m." + n: x for n, x in self.m.items()}
        return tensors | {"adamw.v." + n: x for n, x in self.v.items()}

    def step(self) -> tuple:
        """Makes a step, and returns its loss and the norm of its gradient."""
        p = self.program
        scale = F(1 / (p["batch"] * p["model"]["context"] * p["accumulate"]))
        grads, loss = {n: np.zeros_like(x) for n, x in self.params.items()}, F(0)
        with np.errstate(all="ignore"):
            for micro in range(p["accumulate"]):
                inputs, targets = self._batch(micro)
                loss = loss + total(self.decoder.pass_both(inputs, targets, scale, grads))
            squares = total(np.array([sum_squares(g.reshape(-1)) for g in grads.values()], F))
            self._update(grads, squares)
        self.step_index += 1
        return loss * scale, np.sqrt(squares)

    def _batch(self, micro: int):
        p, context = self.program, self.program["model"]["context"]
        n, rows = (len(self.data) - 1) // context, []
        for r in range(p["batch"]):
            g = (self.step_index * p["accumulate"] + micro) * p["batch"] + r
            w = philox(p["seed"], ORDER, 0, g // n)
            at = permute(int(w[0]) | int(w[1]) << 32, n, g % n) * context
            rows.append(np.frombuffer(self.data[at:at + context + 1], np.uint8).astype(np.int64))
        return np.concatenate([r[:-1] for r in rows]), np.concatenate([r[1:] for r in rows])

    def _update(self, grads: dict, squares):
        o = self.program["optimizer"]
        norm, clip = np.sqrt(squares), F(o["clip"])
        scale = F(1) if clip == 0 or norm <= clip else clip / norm
        lr, c = tables.rate(o, self.program["steps"], self.step_index), tables.corrections(o, self.step_index + 1)
        for name, g in grads.items():
            x, d = self.params[name], g * scale
            self.m[name] = fma(c["b1"], self.m[name], c["rest1"] * d)
            self.v[name] = fma(c["b2"], self.v[name], (c["rest2"] * d) * d)
            u = (self.m[name] * c["c1"]) / (np.sqrt(self.v[name] * c["c2"]) + F(o["eps"]))
            decay = F(o["weight_decay"]) if x.ndim > 1 else F(0)
            self.params[name] = fma(-lr, fma(decay, x, u), x)
