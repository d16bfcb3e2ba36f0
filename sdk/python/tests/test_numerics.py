"""The steps of docs/vectors/step.json, computed again."""

import json
import unittest
from pathlib import Path

import numpy as np

import infernet
from infernet import numerics

VECTORS = json.loads((Path(__file__).resolve().parents[3] / "docs/vectors/step.json").read_text())


def floats(bits):
    return np.array(bits, np.uint32).view(np.float32)


def bits(x):
    return np.asarray(x, np.float32).reshape(-1).view(np.uint32).tolist()


def program_of(text: dict, kind: str = "program") -> dict:
    """Returns an object of JSON with the types of the schema: numbers of type binary64 as floats."""
    out = {}
    for f in infernet.encoding.SCHEMA[kind]["fields"]:
        if f["name"] in text:
            x = text[f["name"]]
            nested = f["type"] in infernet.encoding.SCHEMA
            out[f["name"]] = program_of(x, f["type"]) if nested else float(x) if f["type"] == "binary64" else x
    return out


class Numerics(unittest.TestCase):
    def test_fma_rounds_once(self):
        f = np.float32
        near_tie = ((1 + 2**-15) * 2**-24, 1 - 2**-15, 1 + 2**-23, 1 + 2**-23)  # wrong if rounded twice
        for a, b, c, want in [near_tie, (1 + 2**-12, 1 + 2**-12, -1, 2**-11 + 2**-24), (1 + 2**-23, 1 - 2**-23, 1, 2),
                              (2**-100, 2**-100, 1, 1), (2**-75, 2**-75, 2**-149, 2**-148), (-1, 0, 0, 0)]:
            self.assertEqual(float(numerics.fma(f(a), f(b), f(c))), want)

    def test_normal(self):
        for v in VECTORS["normal"]:
            got = numerics.normal(len(v["values"]), int(v["key"]), v["purpose"], floats([v["std"]])[0])
            self.assertEqual(bits(got), v["values"])

    def test_permute(self):
        for v in VECTORS["permute"]:
            self.assertEqual([numerics.permute(int(v["key"]), v["n"], i) for i in range(v["n"])], v["values"])

    def test_nf4(self):
        v = VECTORS["nf4"]
        x = floats(v["values"]).reshape(v["rows"], v["columns"])
        self.assertEqual(bits(numerics.nf4(x)), v["rounded"])

    def test_steps(self):
        self.assertEqual([v["segment"]["numerics"] for v in VECTORS["steps"]], ["r32/1", "x8/1"])
        for v in VECTORS["steps"]:
            with self.subTest(v["segment"]["numerics"]):
                self.replay(v)

    def replay(self, v):
        program, claimed = program_of(v["program"]), v["segment"]
        hexed = lambda b: "0x" + b.hex()
        self.assertEqual(hexed(infernet.digest("program", program)), v["program_hash"])
        t = numerics.Trainer(program, v["data"].encode("ascii"))
        segment = {k: bytes.fromhex(x[2:]) if k in ("job", "program", "dataset") else x for k, x in claimed.items()}
        segment["start"], records, roots = t.root(), [], []
        self.assertEqual(hexed(segment["start"]), claimed["start"])
        for i, want in enumerate(v["records"]):
            loss, norm = t.step()
            self.assertEqual(bits([loss, norm]), [want["loss"], want["norm"]], f"step {i}")
            records.append((i, loss, norm))
            roots.append(t.root())
            self.assertEqual(hexed(roots[-1]), want["root"], f"step {i}")
        segment |= {"end": roots[-1], "log": numerics.log_root(records), "marks": numerics.marks_root(roots[:-1])}
        self.assertEqual(hexed(infernet.digest("commit-segment", segment)), v["segment_hash"])

    def test_other_programs_are_refused(self):
        program = program_of(VECTORS["steps"][0]["program"])
        program["optimizer"]["kind"] = "sgd"
        with self.assertRaises(numerics.Unsupported):
            numerics.Trainer(program, b"text" * 100)


if __name__ == "__main__":
    unittest.main()
