"""Answers the questions of `infernet conform` about the numerics."""

import numpy as np

import infernet
from infernet import numerics
from infernet.encoding import SCHEMA


def bits(x) -> list:
    return np.asarray(x, np.float32).reshape(-1).view(np.uint32).tolist()


def floats(words) -> np.ndarray:
    return np.array(words, np.uint32).view(np.float32)


def program_of(text: dict, kind: str = "program") -> dict:
    """Returns a program in JSON with the types of the schema: numbers of type binary64 as floats."""
    out = {}
    for f in SCHEMA[kind]["fields"]:
        if f["name"] in text:
            x = text[f["name"]]
            out[f["name"]] = program_of(x, f["type"]) if f["type"] in SCHEMA else (
                float(x) if f["type"] == "binary64" else x)
    return out


def normal(q):
    return {"values": bits(numerics.normal(q["n"], int(q["key"]), q["purpose"], floats([q["std"]])[0]))}


def permute(q):
    return {"values": [numerics.permute(int(q["key"]), q["n"], i) for i in range(q["n"])]}


def nf4(q):
    return {"rounded": bits(numerics.nf4(floats(q["values"]).reshape(q["rows"], q["columns"])))}


def step(q):
    program = program_of(q["program"])
    t = numerics.Trainer(program, q["data"].encode("ascii"))
    start, lines, records, roots = t.root(), [], [], []
    for i in range(q["steps"]):
        loss, norm = t.step()
        roots.append(t.root())
        lines.append((i, loss, norm))
        records.append({"loss": bits(loss)[0], "norm": bits(norm)[0], "root": roots[-1].hex()})
    s = {"job": unhex(q["job"]), "program": infernet.digest("program", program), "numerics": program["numerics"],
         "dataset": unhex(q["dataset"]), "index": 0, "first_step": 0, "steps": q["steps"], "start": start,
         "end": roots[-1], "log": numerics.log_root(lines), "marks": numerics.marks_root(roots[:-1])}
    shown = {k: x.hex() if isinstance(x, bytes) else x for k, x in s.items()}
    return {"program_hash": s["program"].hex(), "records": records, "segment": shown,
            "segment_hash": infernet.digest("commit-segment", s).hex()}


def unhex(text: str) -> bytes:
    return bytes.fromhex(text.removeprefix("0x"))
