"""Roots of states, logs and marks: docs/disputes.md, section 1."""

import hashlib
import struct

import cbor2


def _sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def _word(x) -> bytes:
    return x.encode().ljust(32, b"\0") if isinstance(x, str) else x.to_bytes(32, "big")


def _node(left: bytes, right: bytes) -> bytes:
    return _sha(b"infernet/node/1\0" + left + right)


def tree(hashes: list[bytes]) -> bytes:
    """Returns the root over hashes, at least one."""
    empty = bytes(32)
    while len(hashes) > 1:
        hashes = hashes + [empty] * (len(hashes) % 2)
        hashes = [_node(a, b) for a, b in zip(hashes[::2], hashes[1::2])]
        empty = _node(empty, empty)
    return hashes[0]


def _tensor(name: str, values) -> bytes:
    raw = values.astype("<f4").tobytes()
    leaves = [_sha(b"infernet/leaf/2\0" + raw[i:i + 256]) for i in range(0, len(raw), 256)]
    header = _sha(cbor2.dumps({1: name, 2: list(values.shape)}))
    return _sha(_word("infernet/tensor/2") + header + _word(values.size) + tree(leaves))


def state_root(tensors: dict, step: int, program: bytes, numerics: str) -> bytes:
    """Returns the root of a state: tensors by name, in canonical order."""
    root = tree([_tensor(name, x) for name, x in tensors.items()])
    header = _word("infernet/state/2") + _word(step) + program + _sha(numerics.encode())
    return _sha(header + _word(len(tensors)) + root)


def log_root(records: list[tuple]) -> bytes:
    """Returns the root of a log of (step, loss, norm)."""
    hashes = [_sha(b"infernet/step/1\0" + struct.pack("<IIff", step, 0, loss, norm)) for step, loss, norm in records]
    return _sha(_word("infernet/log/2") + _word(len(hashes)) + tree(hashes))


def marks_root(roots: list[bytes]) -> bytes:
    """Returns the root over the states at inner marks."""
    return tree(roots) if roots else bytes(32)
