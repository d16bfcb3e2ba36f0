"""The rounds of docs/vectors/outer.json, computed again."""

import json
import unittest
from pathlib import Path

import numpy as np

from infernet import numerics
from infernet.numerics import rounds

VECTORS = json.loads((Path(__file__).resolve().parents[3] / "docs/vectors/outer.json").read_text())


def floats(bits):
    return np.array(bits, np.uint32).view(np.float32)


def bits(x):
    return np.asarray(x, np.float32).reshape(-1).view(np.uint32).tolist()


class Rounds(unittest.TestCase):
    def test_updates(self):
        self.assertEqual(len(VECTORS["updates"]), 9)
        for v in VECTORS["updates"]:
            spec = rounds.Spec(v["feedback"], v["transform"], v["chunk"], v["keep"], v["values"])
            codec = rounds.Codec(spec, v["rows"], v["columns"])
            for r in v["rounds"]:
                with self.subTest(spec):
                    shared, local = (numerics.normal(v["rows"] * v["columns"], r[k], 0, 1).reshape(v["rows"], -1)
                                     for k in ("shared", "local"))
                    packed, decoded = codec.update(shared, local)
                    self.assertEqual(packed.hex(), r["packed"])
                    self.assertEqual(bits(decoded), r["decoded"])
                    if spec.feedback:
                        self.assertEqual(bits(codec.left), r["left"])

    def test_outer_steps(self):
        self.assertEqual(len(VECTORS["outer"]), 3)
        for v in VECTORS["outer"]:
            with self.subTest(v["kind"]):
                p, outer = floats(v["start"]), rounds.Outer(v["kind"], v["rate"], v["momentum"])
                for weights, updates, end in zip(v["weights"], v["updates"], v["ends"]):
                    p = outer.step(p, rounds.merge([floats(u) for u in updates], weights))
                    self.assertEqual(bits(p), end)


if __name__ == "__main__":
    unittest.main()
