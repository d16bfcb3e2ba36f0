"""Checks an export of a node's ledger (`infernet ledger export`), without the node."""

import json
from collections import defaultdict
from dataclasses import dataclass, field

from .encoding import Malformed, decode
from .hashing import tagged_hash

FORMAT = "infernet/ledger-export/2"
_ZERO = bytes(32)


class AuditFailed(ValueError):
    """Raised for an export that does not hold."""


@dataclass
class Audited:
    """What an export has shown."""

    entries: int = 0
    head: bytes = _ZERO
    values: dict[bytes, bytes] = field(default_factory=dict)  # key to CBOR, as they stand at the end
    balances: dict[tuple[str, str], int] = field(default_factory=dict)  # account and asset to base units


def audit(lines) -> Audited:
    """Computes an export anew: the chain of hashes, the postings' sums, and the hash of every value.

    lines are the file's lines. It does not check signatures. Raises AuditFailed.
    """
    lines = iter(lines)
    head = json.loads(next(lines, "{}"))
    if head.get("format") != FORMAT:
        raise AuditFailed(f"the format is {head.get('format')!r}, want {FORMAT!r}")
    out, live, balances = Audited(), {}, defaultdict(int)
    for n, text in enumerate(lines, 2):
        try:
            said = json.loads(text)
            if out.entries < head["entries"]:
                _entry(out, live, balances, said)
            else:
                _value(out, live, said)
        except (AuditFailed, Malformed, ValueError, KeyError, TypeError) as e:
            raise AuditFailed(f"line {n}: {e}") from e
    if (out.entries, out.head.hex()) != (head["entries"], head["head"]) or live:
        raise AuditFailed("the export is not whole")
    out.balances = dict(balances)
    return out


def _entry(out: Audited, live: dict, balances: dict, said: dict) -> None:
    raw = bytes.fromhex(said["raw"])
    e = decode("ledger-entry", raw)
    if e["seq"] != out.entries + 1 or e["prev"] != out.head:
        raise AuditFailed(f"entry {e['seq']} does not follow entry {out.entries}")
    out.entries, out.head = e["seq"], tagged_hash("infernet/ledger/entry/1", raw)
    if (said["seq"], said["hash"], said["kind"], said["at"]) != (e["seq"], out.head.hex(), e["kind"], e["at"]):
        raise AuditFailed("the text is not what the bytes say")
    sums = defaultdict(int)
    for p in e["postings"]:
        sums[p["amount"]["asset"]] += p["amount"]["units"]
        balances[p["account"], p["amount"]["asset"]] += p["amount"]["units"]
    if any(sums.values()):
        raise AuditFailed("its postings do not sum to zero")
    for f in e["effects"]:
        if f["hash"] == _ZERO:
            live.pop(f["key"], None)
        else:
            live[f["key"]] = f["hash"]


def _value(out: Audited, live: dict, said: dict) -> None:
    key, value = bytes.fromhex(said["raw_key"]), bytes.fromhex(said["raw"])
    if live.pop(key, None) != tagged_hash("infernet/ledger/value/1", value):
        raise AuditFailed(f"no entry wrote the value of {said['column']} {said['key']}")
    out.values[key] = value
