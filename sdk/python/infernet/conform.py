"""Answers the questions of `infernet conform`: one JSON object a line, as docs/conformance.md says.

    infernet conform -- python -m infernet.conform
"""

import json
import sys

import cbor2

import infernet
from infernet.draw import interval_count
from infernet.encoding import SCHEMA


class Unsupported(Exception):
    """Raised for a question that this library does not know."""


def value_of(kind: str, x):
    """Returns a value of JSON as the library takes it."""
    if kind.startswith("["):
        return [value_of(kind[1:-1], y) for y in x]
    if kind in SCHEMA:
        return {f["name"]: value_of(f["type"], x[f["name"]]) for f in SCHEMA[kind]["fields"] if f["name"] in x}
    if kind == "binary64":
        return float(x["binary64"])
    if kind.startswith(("uint", "int")):
        return int(x)
    if kind.startswith("bytes"):
        return unhex(x)
    return cbor2.loads(unhex(x)) if kind == "any" else x


def json_of(kind: str, x):
    """Returns the JSON of a value of the library."""
    if kind.startswith("["):
        return [json_of(kind[1:-1], y) for y in x]
    if kind in SCHEMA:
        types = {f["name"]: f["type"] for f in SCHEMA[kind]["fields"]}
        return {name: json_of(types[name], y) for name, y in x.items()}
    if kind == "binary64":
        return {"binary64": repr(x)}
    if kind.startswith(("uint", "int")):
        return str(x)
    if kind.startswith("bytes"):
        return x.hex()
    return cbor2.dumps(x).hex() if kind == "any" else x


def unhex(text: str) -> bytes:
    return bytes.fromhex(text.removeprefix("0x"))


def encode(q):
    return {"bytes": infernet.encode(q["object"], value_of(q["object"], q["fields"])).hex()}


def decode(q):
    return {"fields": json_of(q["object"], infernet.decode(q["object"], unhex(q["bytes"])))}


def digest(q):
    d = infernet.Domain(q["domain"]["chain_id"], unhex(q["domain"]["escrow"]))
    return {"digest": infernet.digest(q["object"], value_of(q["object"], q["fields"]), d).hex()}


def recover(q):
    return {"signer": infernet.recover(unhex(q["digest"]), unhex(q["signature"])).hex()}


def draw(q):
    cs = [c | {"operator": unhex(c["operator"]), "node": unhex(c["node"])} for c in q["candidates"]]
    k = interval_count(q["steps"], q["steps_per_segment"], q["marks"])
    d = infernet.draw(unhex(q["block"]), unhex(q["commitment"]), k, cs,
                      sample_permille=q["sample_permille"], intervals=q["intervals"])
    return {"candidates_hash": infernet.candidates_hash(cs).hex(), "whole": d.whole, "executed": d.intervals,
            "order": [c["node"].hex() for c in d.order]}


def numeric(name: str):
    """Returns the answer to a question about the numerics, which need numpy."""
    def answer(q):
        try:
            from infernet import conform_numerics
        except ImportError as e:
            raise Unsupported(str(e)) from e
        return getattr(conform_numerics, name)(q)
    return answer


ANSWERS = {"encode": encode, "decode": decode, "digest": digest, "recover": recover, "draw": draw} | {
    name: numeric(name) for name in ("normal", "permute", "nf4", "step")}


def answer(q: dict) -> dict:
    """Returns the answer to a question, less its id."""
    if q["op"] not in ANSWERS:
        return {"unsupported": True}
    try:
        return ANSWERS[q["op"]](q)
    except Unsupported:
        return {"unsupported": True}
    except (infernet.Malformed, infernet.BadSignature) as e:
        return {"malformed": str(e) or type(e).__name__}


def main():
    for line in sys.stdin:
        q = json.loads(line)
        print(json.dumps(answer(q) | {"id": q["id"]}), flush=True)


if __name__ == "__main__":
    main()
