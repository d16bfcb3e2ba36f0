"""Repeats with PyTorch and PEFT the training of scripts/hf/methods, and compares: python methods_check.py OUT [SMOLLM2]"""

import json
import pathlib
import sys

import numpy as np
import torch
from peft import PeftModel
from transformers import AutoModelForCausalLM

failures = []


def report(what: str, got: float, bound: float) -> None:
    print(f"  {what}: {got:.1e}" + ("" if got <= bound else f", more than {bound:.0e}"))
    if not got <= bound:
        failures.append(what)


def apart(a: torch.Tensor, b: torch.Tensor) -> float:
    return ((a.double() - b.double()).norm() / b.double().norm().clamp(min=1e-30)).item()


class Case:
    """A program on the small model: the same model in PyTorch, its parameters by
    the engine's names, and the engine's records."""

    def __init__(self, out: pathlib.Path, name: str):
        self.dir = out / name
        case = json.loads((self.dir / "case.json").read_text())
        self.program, self.steps, self.o = case["program"], case["steps"], case["program"]["optimizer"]
        self.model = AutoModelForCausalLM.from_pretrained(out / "small", dtype=torch.float32)
        self.params = dict(self.model.named_parameters())
        if "adapter" in self.program:
            self.model = PeftModel.from_pretrained(self.model, out / "adapter", is_trainable=True)
            self.params = {
                n.removeprefix("base_model.model.").replace(".default", ""): p
                for n, p in self.model.named_parameters()
                if p.requires_grad
            }
        self.start = {n: p.detach().clone() for n, p in self.params.items()}

    def read(self, name: str, like: torch.Tensor) -> torch.Tensor:
        return torch.from_numpy(np.fromfile(self.dir / f"{name}.f32", dtype="<f4")).reshape(like.shape)

    def documents(self, step: dict) -> list[torch.Tensor]:
        """The loss of each document, summed over the tokens that are learned."""
        losses, at = [], 0
        for n in step["lengths"]:
            inputs, targets = (torch.tensor(step[k][at : at + n]) for k in ("inputs", "targets"))
            at += n
            if (targets < 0).all():
                losses.append(torch.zeros(()))
                continue
            logits = self.model(inputs[None]).logits[0]
            losses.append(torch.nn.functional.cross_entropy(logits, targets, ignore_index=-1, reduction="sum"))
        return losses

    def loss(self, step: dict) -> torch.Tensor:
        if "dpo" not in self.program:
            counted = sum(t >= 0 for t in step["targets"])
            return torch.stack(self.documents(step)).sum() / counted
        with torch.no_grad(), self.model.disable_adapter():
            frozen = self.documents(step)
        own, beta = self.documents(step), self.program["dpo"]["beta"]
        z = [beta * ((frozen[i] - own[i]) - (frozen[i + 1] - own[i + 1])) for i in step["pairs"]]
        return -torch.nn.functional.logsigmoid(torch.stack(z)).mean()

    def rate(self, at: int) -> float:
        o, steps = self.o, self.program["steps"]
        if at < o["warmup"]:
            return o["lr"] * (at + 1) / o["warmup"]
        if o.get("schedule") == "linear":
            return o["min_lr"] + (o["lr"] - o["min_lr"]) * (steps - at) / (steps - o["warmup"])
        return o["lr"]

    def groups(self, names) -> list[dict]:
        decay = {"params": [self.params[n] for n in names if self.params[n].dim() > 1], "weight_decay": self.o["weight_decay"]}
        return [decay, {"params": [self.params[n] for n in names if self.params[n].dim() == 1], "weight_decay": 0.0}]

    def adamw(self, names):
        return torch.optim.AdamW(self.groups(names), lr=1.0, betas=(float(self.o["beta1"]), float(self.o["beta2"])), eps=self.o["eps"])

    def optimizers(self) -> list:
        if self.o["kind"] == "sgd":
            return [torch.optim.SGD(self.groups(self.params), lr=1.0, momentum=self.o["momentum"], nesterov=True)]
        if self.o["kind"] == "muon":
            inner = [n for n in self.params if ".layers." in n and self.params[n].dim() == 2]
            rest = [n for n in self.params if n not in inner]
            return [Muon([self.params[n] for n in inner], self.o), self.adamw(rest)]
        return [self.adamw(self.params)]


class Muon(torch.optim.Optimizer):
    """The paper's formulas in float64; torch.optim.Muon iterates in bfloat16."""

    def __init__(self, params, o: dict):
        super().__init__(params, {"lr": 1.0})
        self.o = o

    @torch.no_grad()
    def step(self) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                m = self.state[p].setdefault("m", torch.zeros_like(p, dtype=torch.float64))
                m.mul_(self.o["momentum"]).add_(p.grad)
                x = p.grad.double() + self.o["momentum"] * m
                tall = x.shape[0] > x.shape[1]
                x = x.T if tall else x
                x = x / x.norm().clamp(min=1e-7)
                for _ in range(5):
                    g = x @ x.T
                    x = 3.4445 * x + (-4.7750 * g + 2.0315 * g @ g) @ x
                x = x.T if tall else x
                p.mul_(1 - group["lr"] * self.o["weight_decay"])
                p.sub_((group["lr"] * 0.2 * max(p.shape) ** 0.5 * x).float())


def train(case: Case, optimizers: list) -> None:
    worst = {"loss": 0.0, "norm": 0.0}
    averages = {n: p.clone() for n, p in case.start.items()}
    for at, step in enumerate(case.steps):
        for p in case.params.values():
            p.grad = None
        loss = case.loss(step)
        loss.backward()
        clip = case.o["clip"] or float("inf")
        norm = torch.nn.utils.clip_grad_norm_(case.params.values(), clip)
        worst["loss"] = max(worst["loss"], abs(loss.item() / step["loss"] - 1))
        worst["norm"] = max(worst["norm"], abs(norm.item() / step["norm"] - 1))
        if at == 0:
            gradients(case)
        for optimizer in optimizers:
            for group in optimizer.param_groups:
                group["lr"] = case.rate(at)
            optimizer.step()
        keep = case.o.get("ema", 0)
        for n, p in case.params.items():
            averages[n] = keep * averages[n] + (1 - keep) * p.detach()
    report("losses of all steps, relative", worst["loss"], 2e-5)
    report("norms of all steps, relative", worst["norm"], 1e-4)
    changes(case, "last.", {n: p.detach() for n, p in case.params.items()})
    if "ema" in case.o:
        changes(case, "last.ema.", averages)


def gradients(case: Case) -> None:
    kind = {"sgd": "sgd.m.", "muon": None}.get(case.o["kind"], "adamw.m.")
    if kind is None:
        return
    worst = 0.0
    for n, p in case.params.items():
        want = p.grad
        if kind == "sgd.m." and p.dim() > 1:
            want = want + case.o["weight_decay"] * case.start[n]
        worst = max(worst, apart(case.read("first." + kind + n, p), want))
    report(f"gradients of {len(case.params)} tensors at step 0, the worst", worst, 1e-5)


def changes(case: Case, prefix: str, got: dict, bound: float = 1e-3) -> None:
    def change(now: dict) -> torch.Tensor:
        return torch.cat([(now[n] - p).flatten() for n, p in case.start.items()])

    ours = {n: case.read(prefix + n, p) for n, p in case.start.items()}
    what = "change of the average" if "ema" in prefix else "change of the parameters"
    report(f"{what} over {len(case.steps)} steps", apart(change(ours), change(got)), bound)


def small(out: pathlib.Path) -> None:
    for name in ("sgd", "muon", "ema", "lora", "dpo"):
        print(f"{name}:")
        case = Case(out, name)
        train(case, case.optimizers())
    library(Case(out, "muon"))


def library(case: Case) -> None:
    """PyTorch's Muon, which rounds to bfloat16 in its iteration."""
    inner = [p for n, p in case.params.items() if ".layers." in n and p.dim() == 2]
    rest = [n for n, p in case.params.items() if not (".layers." in n and p.dim() == 2)]
    adamw = case.adamw(rest)
    muon = torch.optim.Muon(inner, lr=1.0, weight_decay=case.o["weight_decay"], momentum=case.o["momentum"], adjust_lr_fn="match_rms_adamw")
    for at, step in enumerate(case.steps):
        for p in case.params.values():
            p.grad = None
        case.loss(step).backward()
        torch.nn.utils.clip_grad_norm_(case.params.values(), case.o["clip"])
        for optimizer in (muon, adamw):
            for group in optimizer.param_groups:
                group["lr"] = case.rate(at)
            optimizer.step()
    print("torch.optim.Muon:")
    changes(case, "last.", {n: p.detach() for n, p in case.params.items()}, bound=0.05)


def real(out: pathlib.Path, smollm2: pathlib.Path) -> None:
    print("SmolLM2:")
    ids = torch.tensor([json.loads((out / "smollm2.ids.json").read_text())])
    base = AutoModelForCausalLM.from_pretrained(smollm2, dtype=torch.float32)
    weights = {n: p.detach().clone() for n, p in base.named_parameters()}
    with torch.no_grad():
        plain = base(ids).logits[0]
        adapted = PeftModel.from_pretrained(base, out / "smollm2-adapter")
        logits = adapted(ids).logits[0]
        want = torch.from_numpy(np.fromfile(out / "smollm2.logits.f32", dtype="<f4")).reshape(logits.shape)
        print(f"  the adapter moves logits by {(logits - plain).abs().max():.1f} at most, of up to {logits.abs().max():.1f}")
        report("logits of the adapter in PEFT, largest difference", (logits - want).abs().max().item(), 2e-3)
        merged = AutoModelForCausalLM.from_pretrained(out / "smollm2-merged", dtype=torch.float32)
        report("logits of the merged model in transformers", (merged(ids).logits[0] - want).abs().max().item(), 2e-3)
    nf4(out / "nf4", weights)


def nf4(folder: pathlib.Path, weights: dict) -> None:
    """Compares with bitsandbytes: the codes of all values, and the values of blocks
    whose scale has the same code on both sides. Their code is not always the nearest."""
    import bitsandbytes.functional as bnb

    codes = scales = blocks = 0
    worst = theirs = 0.0
    for file in sorted(folder.glob("*.f32")):
        w = weights[file.stem]
        packed, state = bnb.quantize_4bit(w, blocksize=64, compress_statistics=True, quant_type="nf4")
        want = bnb.dequantize_4bit(packed, state).reshape(-1, 64)
        got = torch.from_numpy(np.fromfile(file, dtype="<f4")).reshape(-1, 64)
        w = w.reshape(-1, 64)
        scale = w.abs().amax(1, keepdim=True)
        blocks += len(w)
        level = [x / x.abs().amax(1, keepdim=True) for x in (got, want)]
        codes += ((level[0] - level[1]).abs() > 1e-5).any(1).sum().item()
        scales += ((got - want).abs() > 1e-6 * scale).any(1).sum().item()
        worst = max(worst, ((got - w).abs() / scale).max().item())
        theirs = max(theirs, ((want - w).abs() / scale).max().item())
    print(f"  NF4: {blocks} blocks, of which {codes} have other codes than bitsandbytes', and {scales} another scale")
    report("blocks with other codes, share", codes / blocks, 0)
    report("blocks with another scale, share", scales / blocks, 5e-3)
    report("worst error over that of bitsandbytes", worst / theirs - 1, 1e-3)


if __name__ == "__main__":
    if (pathlib.Path(sys.argv[1]) / "small").exists():
        small(pathlib.Path(sys.argv[1]))
    if len(sys.argv) > 2:
        real(*map(pathlib.Path, sys.argv[1:3]))
    if failures:
        sys.exit(f"{len(failures)} comparisons failed: {failures}")
