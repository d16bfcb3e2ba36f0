"""Opens in transformers the folder that the engine has trained and saved, compares
logits and loss, and continues the training: python resume.py OUT"""

import json
import pathlib
import sys

import numpy as np
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer


def saved(out: pathlib.Path) -> bool:
    """Whether the small models that the engine saved with a configuration of its own give their logits here."""
    ids, right = json.loads((out / "reference.json").read_text()), True
    for folder in sorted(out.glob("*-saved")):
        name = folder.name.removesuffix("-saved")
        model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32)
        with torch.no_grad():
            got = model.eval()(torch.tensor([ids[name + ".ids"]])).logits[0].numpy()
        worst = float(np.abs(got - np.fromfile(out / f"{name}.logits.f32", dtype="<f4").reshape(got.shape)).max())
        print(f"{name}, saved by the engine as {type(model).__name__}: logits differ by {worst:.2e} at most")
        right = right and worst < 1e-4
    return right


def main(out: pathlib.Path) -> int:
    ours = json.loads((out / "ours.json").read_text())
    model = AutoModelForCausalLM.from_pretrained(out / "ours", dtype=torch.float32)
    AutoTokenizer.from_pretrained(out / "ours")
    ids = torch.tensor([ours["ids"]])
    with torch.no_grad():
        got = model(ids).logits[0].numpy()
    want = np.fromfile(out / "ours.f32", dtype="<f4").reshape(got.shape)
    worst = float(np.abs(got - want).max())
    print(f"saved by the engine, opened in transformers: logits differ by {worst:.2e} at most, of {np.abs(want).max():.1f}")

    inputs, targets = torch.tensor(ours["inputs"]), torch.tensor(ours["targets"])
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, weight_decay=0)

    def loss() -> torch.Tensor:
        return torch.nn.functional.cross_entropy(model(inputs).logits.flatten(0, 1), targets.flatten(), ignore_index=-1)

    first = loss()
    first.backward()
    before = first.item()
    norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0).item()
    optimizer.step()
    with torch.no_grad():
        after = loss().item()
    print(f"the next batch: loss {before:.6f} there, {ours['loss']:.6f} here; gradient norm {norm:.5f} there, {ours['norm']:.5f} here")
    print(f"trained on there: {before:.4f} becomes {after:.4f}")
    right = worst < ours["bound"] and abs(before - ours["loss"]) < 1e-4 and abs(norm / ours["norm"] - 1) < 1e-3 and after < before
    return 0 if saved(out) and right else 1


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
