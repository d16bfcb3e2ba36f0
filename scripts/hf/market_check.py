"""Repeats with PyTorch and PEFT the jobs of scripts/hf/market, and compares: python market_check.py OUT MODEL"""

import json
import pathlib
import sys

import torch
from peft import PeftModel
from safetensors.torch import load_file
from transformers import AutoModelForCausalLM

from methods_check import Case, failures, report

BOUND = 1e-3  # of a loss
OTHER_SCALES = 3e-3  # of a loss over weights with bitsandbytes' own scales
ADAPTER = 2e-2  # of the adapter's change, relative
LINEAR = ("q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj")


class Job(Case):
    """A job's program on its real base, from the adapter that the job started from."""

    def __init__(self, folder: pathlib.Path, base: pathlib.Path, nearest: bool = True):
        case = json.loads((folder / "case.json").read_text())
        self.dir, self.case = folder, case
        self.program, self.steps, self.o = case["program"], case["steps"], case["program"]["optimizer"]
        model = AutoModelForCausalLM.from_pretrained(base, dtype=torch.float32)
        self.packed = self.program["adapter"].get("frozen") == "nf4"
        if self.packed:
            quantise(model, nearest)
        self.model = PeftModel.from_pretrained(model, folder / "start", is_trainable=True)
        self.params = {name(n): p for n, p in self.model.named_parameters() if p.requires_grad}
        self.start = {n: p.detach().clone() for n, p in self.params.items()}

    def held(self) -> float:
        """The mean loss of the held-out rows: per token that counts, or per pair."""
        total, counted = 0.0, 0
        with torch.no_grad():
            for row in self.case["held"]:
                n = len(row["pairs"] or []) if "dpo" in self.program else sum(t >= 0 for t in row["targets"])
                if n:
                    total += self.loss(row).item() * n
                    counted += n
        return total / counted


def name(parameter: str) -> str:
    return parameter.removeprefix("base_model.model.").replace(".default", "")


def quantise(model, nearest: bool) -> None:
    """Puts the values of 4-bit NF4 with double quantisation, as QLoRA has them, in place of the linear layers' weights."""
    import bitsandbytes.functional as bnb

    for n, m in model.named_modules():
        if n.split(".")[-1] not in LINEAR:
            continue
        packed, state = bnb.quantize_4bit(m.weight.data, blocksize=64, compress_statistics=True, quant_type="nf4")
        values = bnb.dequantize_4bit(packed, state).float().reshape(-1, 64)
        if nearest:
            values *= (scales(m.weight.data, state) / bnb.dequantize_blockwise(state.absmax, state.state2).add(state.offset))[:, None]
        m.weight.data = values.reshape(m.weight.shape)


def scales(weight: torch.Tensor, state) -> torch.Tensor:
    """The blocks' scales with their nearest 8-bit codes. bitsandbytes takes a neighbour for some that lie next to the
    middle of two, which moves SmolLM2's loss by 1e-3."""
    exact = weight.reshape(-1, 64).abs().amax(1)
    second, code = state.state2.absmax.repeat_interleave(state.state2.blocksize)[: len(exact)], state.state2.code
    codes = torch.cat([(x[:, None] - code).abs().argmin(1) for x in ((exact - state.offset) / second).split(4096)])
    return code[codes] * second + state.offset


def check(folder: pathlib.Path, base: pathlib.Path) -> None:
    job = Job(folder, base)
    optimizer = job.adamw(job.params)
    first, losses = job.held(), []
    for at, step in enumerate(job.steps):
        optimizer.zero_grad()
        loss = job.loss(step)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(job.params.values(), job.o["clip"] or float("inf"))
        for group in optimizer.param_groups:
            group["lr"] = job.rate(at)
        optimizer.step()
        losses.append(loss.item())
    last, evals = job.held(), job.case["evals"]
    print(f"{folder.name}: held-out loss {evals[0]:.4f} to {evals[-1]:.4f} on the market, {first:.4f} to {last:.4f} with PEFT")
    report("held-out loss before the first step", abs(first - evals[0]), BOUND)
    report("held-out loss after the last", abs(last - evals[-1]), BOUND)
    report("loss of the first batch", abs(losses[0] - job.case["loss_first"]), BOUND)
    report("loss of the last batch", abs(losses[-1] - job.case["loss_last"]), BOUND)
    if job.packed:
        other = Job(folder, base, nearest=False).held()
        report("held-out loss before the first step, with bitsandbytes' own scales", abs(other - evals[0]), OTHER_SCALES)
    if not evals[-1] < 0.99 * evals[0]:
        print("  the held-out loss has not fallen")
        failures.append("fall of the held-out loss")
    delivered = {name(n): p for n, p in load_file(folder / "delivered" / "adapter_model.safetensors").items()}
    ours = torch.cat([(delivered[n] - p).flatten() for n, p in job.start.items()])
    theirs = torch.cat([(p.detach() - job.start[n]).flatten() for n, p in job.params.items()])
    report("change of the adapter", ((ours - theirs).double().norm() / theirs.double().norm()).item(), ADAPTER)


if __name__ == "__main__":
    out, base = map(pathlib.Path, sys.argv[1:3])
    for folder in sorted(p.parent for p in out.glob("*/case.json")):
        check(folder, base)
    if failures:
        sys.exit(f"{len(failures)} comparisons failed: {failures}")
