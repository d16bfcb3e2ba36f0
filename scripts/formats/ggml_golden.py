"""Writes what train/gguf compares its K-quants with: numbers, and what ggml itself makes of them:
python ggml_golden.py LIBRARY FILE, where LIBRARY is the libggml-base.so of node-llama-cpp"""

import base64
import ctypes
import json
import pathlib
import random
import struct
import sys

TYPES = {"q5_0": (6, 32, 22), "q4_k": (12, 256, 144), "q6_k": (14, 256, 210)}


def numbers() -> list[float]:
    r = random.Random(7)
    rows = [[r.gauss(0, s) for _ in range(256)] for s in (0.02, 1, 300, 1e-3)]
    rows += [[abs(r.gauss(0, 0.1)) for _ in range(256)], [0.0] * 256, [0.5] * 256]
    rows += [[0.0 if i < 128 else r.gauss(0, 0.02) for i in range(256)], [r.gauss(0, 0.02) * (40 if i % 97 == 0 else 1) for i in range(256)]]
    return [x for row in rows for x in row]


def main(library: str, out: pathlib.Path) -> None:
    ggml, x = ctypes.CDLL(library), numbers()
    source = (ctypes.c_float * len(x))(*x)
    text = lambda b: base64.b64encode(b).decode()
    golden = {"values": text(struct.pack(f"<{len(x)}f", *x))}
    for name, (kind, values, size) in TYPES.items():
        to = (ctypes.c_uint8 * (len(x) // values * size))()
        ggml.ggml_quantize_chunk.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p] + [ctypes.c_int64] * 3 + [ctypes.c_void_p]
        ggml.ggml_quantize_chunk.restype = ctypes.c_size_t
        assert ggml.ggml_quantize_chunk(kind, source, to, 0, len(x) // 256, 256, None) == len(to)
        golden[name] = text(bytes(to))
    out.write_text(json.dumps(golden, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]))
