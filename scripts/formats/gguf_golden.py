"""Writes what train/gguf compares its stored values with: numbers, and what
gguf-py makes of them in every type: python gguf_golden.py FILE"""

import base64
import json
import pathlib
import sys

import numpy as np
from gguf import GGMLQuantizationType as Type
from gguf.quants import quantize


def numbers() -> np.ndarray:
    draw = np.random.default_rng(7)
    rows = [
        draw.standard_normal(32) * 0.02,
        draw.standard_normal(32) * 300,
        np.zeros(32),
        draw.standard_normal(32) * 1e-6,  # subnormal in float16
        draw.standard_normal(32) * 1e-8,
        (np.arange(32) - 16) / 2,  # halves
        np.where(np.arange(32) == 5, -127, np.arange(32) - 15.5),
        np.ldexp(1 + np.arange(32) / 4096, -14),  # ties in float16
    ]
    return np.array(rows, dtype=np.float32)


def main(out: pathlib.Path) -> None:
    x = numbers()
    text = lambda a: base64.b64encode(np.ascontiguousarray(a).tobytes()).decode()
    types = {"f16": Type.F16, "bf16": Type.BF16, "q8_0": Type.Q8_0}
    golden = {"values": text(x.astype("<f4")), **{n: text(quantize(x, t)) for n, t in types.items()}}
    out.write_text(json.dumps(golden, indent=1) + "\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
