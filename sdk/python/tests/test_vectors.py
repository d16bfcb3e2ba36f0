"""The examples of docs/vectors, read and written again."""

import json
import unittest
from pathlib import Path

import infernet
from infernet.draw import interval_count
from infernet.encoding import SCHEMA

VECTORS = Path(__file__).parents[3] / "docs" / "vectors"


def load(name: str) -> dict:
    return json.loads((VECTORS / name).read_text("utf-8"))


def unhex(text: str) -> bytes:
    return bytes.fromhex(text.removeprefix("0x"))


def value_of(kind: str, x):
    """Returns a value of the vectors' JSON as the library takes it."""
    if kind.startswith("["):
        return [value_of(kind[1:-1], y) for y in x]
    if kind in SCHEMA:
        return {f["name"]: value_of(f["type"], x[f["name"]]) for f in SCHEMA[kind]["fields"]}
    if kind == "binary64":
        return float(x["binary64"])
    if kind.startswith(("uint", "int")):
        return int(x)
    if kind.startswith("bytes"):
        return bytes.fromhex(x)
    return {1: 2} if kind == "any" else x


def domain() -> infernet.Domain:
    d = load("messages.json")["domain"]
    return infernet.Domain(d["chain_id"], unhex(d["escrow"]))


class Messages(unittest.TestCase):
    def test_bytes_and_digests(self):
        all_vectors = load("messages.json")["vectors"]
        self.assertGreater(len(all_vectors), 30)
        for v in all_vectors:
            with self.subTest(v["name"]):
                value = value_of(v["name"], v["fields"])
                self.assertEqual(infernet.encode(v["name"], value).hex(), v["bytes"])
                self.assertEqual(infernet.decode(v["name"], bytes.fromhex(v["bytes"])), value)
                if "digest" in v:
                    self.assertEqual(infernet.digest(v["name"], value, domain()).hex(), v["digest"])

    def test_every_byte_counts(self):
        """A message with one byte changed is refused, or is another message."""
        for v in load("messages.json")["vectors"]:
            raw = bytes.fromhex(v["bytes"])
            for i in range(0, len(raw), 1 + len(raw) // 64):
                changed = raw[:i] + bytes([raw[i] ^ 0x20]) + raw[i + 1:]
                try:
                    value = infernet.decode(v["name"], changed)
                except infernet.Malformed:
                    continue
                self.assertEqual(infernet.encode(v["name"], value), changed)
                self.assertNotEqual(value, infernet.decode(v["name"], raw))

    def test_refused_forms(self):
        good = infernet.encode("ack", {"ok": True, "refused": ""})
        self.assertEqual(good.hex(), "a201f50260")
        for name, bad in {
            "bytes behind": good.hex() + "00", "a key twice": "a201f501f5", "keys out of order": "a2026001f5",
            "an unknown key": "a301f5026003f5", "a field missing": "a101f5", "a tag": "a201c1f50260",
            "no definite length": "bf01f50260ff", "a long length": "a201f5027800", "nothing": "", "a list": "80",
        }.items():
            with self.subTest(name), self.assertRaises(infernet.Malformed):
                infernet.decode("ack", bytes.fromhex(bad))


class Draws(unittest.TestCase):
    def test_draws(self):
        for v in load("draws.json")["draws"]:
            cs = [{"operator": unhex(c["operator"]), "node": unhex(c["node"]), "stake": c["stake"],
                   "weight": c["weight"]} for c in v["candidates"]]
            self.assertEqual(infernet.candidates_hash(cs), unhex(v["candidates_hash"]))
            k = interval_count(v["steps"], v["steps_per_segment"], v["marks"])
            d = infernet.draw(unhex(v["block"]), unhex(v["commitment"]), k, cs,
                              sample_permille=v["sample_permille"], intervals=v["intervals"])
            self.assertEqual((d.whole, d.intervals), (v["whole"], v["executed"]))
            self.assertEqual([c["node"] for c in d.order], [unhex(n) for n in v["order"]])


def flipped(line: str) -> str:
    """Returns a line with the last hexadecimal digit of its bytes, or of the head's hash, changed."""
    said = json.loads(line)
    name = "raw" if "raw" in said else "head"
    said[name] = said[name][:-1] + ("0" if said[name][-1] != "0" else "1")
    return json.dumps(said)


class Ledger(unittest.TestCase):
    def test_audit(self):
        lines = (VECTORS / "ledger.jsonl").read_text("utf-8").splitlines()
        a = infernet.audit(lines)
        self.assertEqual((a.entries, len(a.values), sum(a.balances.values())), (3, 3, 0))
        self.assertEqual(a.balances["wallet", next(iter(a.balances))[1]], 5)
        for i, line in enumerate(lines):
            for changed in (lines[:i] + lines[i + 1:], lines[:i] + [line, line] + lines[i + 1:],
                            lines[:i] + [flipped(line)] + lines[i + 1:]):
                with self.subTest(i), self.assertRaises(infernet.AuditFailed):
                    infernet.audit(changed)


class Keys(unittest.TestCase):
    def test_sign_and_recover(self):
        digest = infernet.keccak(b"infernet")
        sig = infernet.sign(digest, bytes(31) + b"\x01")
        self.assertEqual(infernet.recover(digest, sig).hex(), "7e5f4552091a69125d5dfcb7b8c2659029395bdf")
        for bad in (sig[:64], sig[:64] + b"\x00", sig[:32] + b"\xff" * 32 + sig[64:], bytes(64) + b"\x1b"):
            with self.assertRaises(infernet.BadSignature):
                infernet.recover(digest, bad)


if __name__ == "__main__":
    unittest.main()
