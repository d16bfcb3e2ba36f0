"""The binary form of objects: deterministic CBOR, by the rules in schema.json."""

import json
import math
import struct
from importlib import resources

import cbor2

SCHEMA = json.loads(resources.files(__package__).joinpath("schema.json").read_text("utf-8"))

# The largest message that any protocol takes, in bytes.
MAX_BYTES = 1 << 20


class Malformed(ValueError):
    """Raised for bytes or values that are not an object of the wanted kind."""


def encode(kind: str, value: dict) -> bytes:
    """Returns the bytes of an object.

    kind is a name of docs/messages.md, such as "signed-bid". value maps the names of its
    fields to ints, bools, floats (for binary64), strings, bytes, lists and dicts. An optional field may be
    missing. Raises Malformed.
    """
    return cbor2.dumps(_pack(kind, value, kind))


def decode(kind: str, raw: bytes) -> dict:
    """Reads an object. Raises Malformed, also for every form of it that encode does not write."""
    if len(raw) > MAX_BYTES:
        raise Malformed(f"{len(raw)} bytes, at most {MAX_BYTES}")
    try:
        value = _unpack(kind, cbor2.loads(raw), kind)
    except (cbor2.CBORError, RecursionError, OverflowError) as e:
        raise Malformed(f"{kind}: {e}") from e
    if encode(kind, value) != raw:
        raise Malformed(f"{kind}: not the deterministic form")
    return value


def _pack(kind: str, value, path: str):
    """Returns what CBOR encodes: a struct as a dict of keys in ascending order."""
    if kind.startswith("["):
        if not isinstance(value, list):
            raise Malformed(f"{path}: want a list")
        return [_pack(kind[1:-1], x, f"{path}[{i}]") for i, x in enumerate(value)]
    if kind not in SCHEMA:
        return _scalar(kind, value, path)
    if not isinstance(value, dict):
        raise Malformed(f"{path}: want a dict")
    fields = SCHEMA[kind]["fields"]
    if unknown := value.keys() - {f["name"] for f in fields}:
        raise Malformed(f"{path}: there is no field {sorted(unknown)[0]}")
    out = {}
    for f in fields:
        if f["name"] not in value:
            if f.get("optional"):
                continue
            raise Malformed(f"{path}: {f['name']} is missing")
        x = _pack(f["type"], value[f["name"]], f"{path}.{f['name']}")
        if not (f.get("optional") and _empty(x)):
            out[f["key"]] = x
    return out


def _unpack(kind: str, value, path: str):
    """Turns keys into names. _pack checks the rest."""
    if kind.startswith("["):
        if not isinstance(value, list):
            raise Malformed(f"{path}: want a list")
        return [_unpack(kind[1:-1], x, f"{path}[{i}]") for i, x in enumerate(value)]
    if kind not in SCHEMA:
        return _number(value, path) if kind == "binary64" else value
    if not isinstance(value, dict):
        raise Malformed(f"{path}: want a map")
    fields = {f["key"]: f for f in SCHEMA[kind]["fields"]}
    out = {}
    for key, x in value.items():
        if type(key) is not int or key not in fields:
            raise Malformed(f"{path}: there is no key {key!r}")
        f = fields[key]
        out[f["name"]] = _unpack(f["type"], x, f"{path}.{f['name']}")
    return out


def _empty(x) -> bool:
    """Reports whether an optional field is left out: zero, or of no length."""
    if isinstance(x, bytes):
        return not any(x)
    return x in (0, "", False) or x in ([], {})


def _bits(value, path: str) -> int:
    """Returns the bits of a number as a whole number: binary64 of docs/messages.md."""
    if type(value) is not float or not math.isfinite(value):
        raise Malformed(f"{path}: want a finite float")
    return int.from_bytes(struct.pack(">d", value), "big")


def _number(bits, path: str) -> float:
    """Returns the number that has the bits."""
    if type(bits) is not int or not 0 <= bits < 1 << 64:
        raise Malformed(f"{path}: want the bits of a number")
    return struct.unpack(">d", bits.to_bytes(8, "big"))[0]


def _scalar(kind: str, value, path: str):
    """Checks a value that is no struct and no list."""
    if kind == "any":
        return value
    if kind == "binary64":
        return _bits(value, path)
    if kind.startswith("bytes"):
        fits = isinstance(value, bytes) and (kind == "bytes" or len(value) == int(kind[5:]))
    elif kind.startswith("uint"):
        fits = type(value) is int and 0 <= value < 1 << int(kind[4:])
    elif kind == "int64":
        fits = type(value) is int and -(1 << 63) <= value < 1 << 63
    else:
        fits = type(value) is {"bool": bool, "text": str}.get(kind)
    if not fits:
        raise Malformed(f"{path}: want {kind}")
    return value
