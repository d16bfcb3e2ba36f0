"""Checkpoint files (docs/messages.md, "Records")."""

import math
import struct

import cbor2
import numpy as np

MAGIC = b"infernet/checkpoint/1\n"
MAX_HEADER = 1024  # bytes; a header of this version has fewer than 100


class BadCheckpoint(ValueError):
    """Raised for bytes that are not a checkpoint of the program."""


def write(numerics: str, program: bytes, step: int, tensors: dict) -> bytes:
    """Returns the file of a state: tensors by name, in canonical order."""
    count = sum(x.size for x in tensors.values())
    header = cbor2.dumps({1: numerics, 2: program, 3: step, 4: count})
    values = b"".join(x.astype("<f4").tobytes() for x in tensors.values())
    return MAGIC + struct.pack("<I", len(header)) + header + values


def read(raw: bytes, numerics: str, program: bytes, shapes: list[tuple]) -> tuple[int, list]:
    """Returns the step of a file and its tensors, of the given shapes in order. Raises BadCheckpoint."""
    at = len(MAGIC) + 4
    if raw[:len(MAGIC)] != MAGIC or len(raw) < at:
        raise BadCheckpoint("not a checkpoint of version 1")
    size = struct.unpack("<I", raw[len(MAGIC):at])[0]
    if size > MAX_HEADER or at + size > len(raw):
        raise BadCheckpoint(f"a header of {size} bytes, at most {MAX_HEADER}")
    step = _header(raw[at:at + size], numerics, program, sum(map(math.prod, shapes)))
    return step, _tensors(raw[at + size:], shapes)


def _header(raw: bytes, numerics: str, program: bytes, count: int) -> int:
    try:
        header = cbor2.loads(raw)
    except Exception as e:  # cbor2 raises more than its own kind for hostile bytes
        raise BadCheckpoint(f"header: {e}") from e
    step = header.get(3) if isinstance(header, dict) else None
    if type(step) is not int or not 0 <= step < 1 << 32:
        raise BadCheckpoint("header: no step")
    if cbor2.dumps({1: numerics, 2: program, 3: step, 4: count}) != raw:
        raise BadCheckpoint("header: of another program, or not in its deterministic form")
    return step


def _tensors(raw: bytes, shapes: list[tuple]) -> list:
    if len(raw) != 4 * sum(map(math.prod, shapes)):
        raise BadCheckpoint(f"{len(raw)} bytes of values, want {4 * sum(map(math.prod, shapes))}")
    out, at = [], 0
    for shape in shapes:
        n = math.prod(shape)
        out.append(np.frombuffer(raw, "<f4", n, 4 * at).astype(np.float32).reshape(shape))
        at += n
    return out
