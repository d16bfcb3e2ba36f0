"""Which jobs the verifier takes, and what it finds right in a request to check (docs/messages.md, docs/protocol.md)."""

import hashlib
from dataclasses import dataclass

from infernet import Domain, candidates_hash, digest, draw, recover
from infernet.draw import interval_count
from infernet.hashing import struct_hash
from infernet.network import Refusal, node_of
from infernet.numerics import Trainer
from infernet.verify import Work

MAX_DATA = 16 << 20  # bytes of a data set
MAX_PARAMETERS = 2_000_000
MAX_WORK = 10**11  # parameters × tokens of a segment: numpy does that in some minutes
MAX_EARLIER = 4  # heights that a result names beside its last


def want(holds: bool, rule: str) -> None:
    """Refuses what breaks a rule."""
    if not holds:
        raise Refusal("invalid", rule)


def consider(announcement: dict, domain: Domain, now: int) -> bytes:
    """Returns the id of an offer whose segments this program can check. Raises Refusal and ValueError."""
    spec, offer = announcement["spec"], announcement["offer"]
    rules, division = spec["verification"], (spec["steps_per_segment"], spec["marks"])
    want(announcement["domain"] == {"chain_id": domain.chain_id, "escrow": domain.escrow}, "it is of another chain")
    want(offer["job"] == digest("spec", spec), "the offer is for another job")
    want("pricing" not in spec and "others" not in announcement, "one rail and one token are read here")
    want(offer["deadline"] > now, "its deadline is over")
    want(offer["verify_bps"] > 0, "verifiers are paid nothing")
    want(rules["tier"] == "exact" and 1 <= rules["intervals"] <= 64 and 1 <= rules["verifiers"] <= 7, "bad rules")
    want(division[0] > 0 and 1 <= division[1] <= 64, "a segment has steps, and 1 to 64 marks")
    want(offer["segments"] == -(-spec["program"]["steps"] // division[0]), "the offer has another number of segments")
    want(node_of(announcement["contact"]) == offer["delegate"], "the coordinator is not the offer's delegate")
    want(recover(digest("offer", offer, domain), announcement["sig"]) == offer["client"], "another wallet signed")
    _affordable(spec)
    Trainer(spec["program"], bytes(spec["program"]["model"]["context"] + 1))  # raises for what it does not run
    return struct_hash("offer", offer)


def _affordable(spec: dict) -> None:
    p, m = spec["program"], spec["program"]["model"]
    want(all(m[k] > 0 for k in ("vocab", "dim", "heads", "kv_heads", "context")), "a model without a size")
    want(m["dim"] % m["heads"] == 0 and m["heads"] % m["kv_heads"] == 0 and m["dim"] // m["heads"] % 2 == 0,
         "heads divide a model")
    want(m["vocab"] >= 256, "bytes have 256 values")
    layer = m["dim"] * (4 * m["dim"] + 3 * m["hidden"] + 4)
    parameters = 2 * m["vocab"] * m["dim"] + m["layers"] * layer
    tokens = p["batch"] * p["accumulate"] * m["context"] * spec["steps_per_segment"]
    want(parameters <= MAX_PARAMETERS and 0 < parameters * tokens <= MAX_WORK, "more work than this program takes")
    want(m["context"] < spec["dataset"]["size"] <= MAX_DATA, "a data set of another size than this program takes")


@dataclass(frozen=True)
class Check:
    """A request to check a segment, found right; only the draw is still to be read from the chain."""

    request: dict
    work: Work
    commitment: bytes  # its struct hash
    lease: bytes  # its struct hash

    @property
    def spec(self) -> dict:
        """The job."""
        return self.request["announcement"]["spec"]

    @property
    def coordinator(self) -> str:
        """The coordinator's peer id."""
        return self.request["announcement"]["contact"]

    @property
    def provider(self) -> str:
        """The provider's peer id."""
        return self.request["provider_peer"]

    def named(self) -> list[dict]:
        """Returns the commitments that the provider has signed for this segment, that of the request last."""
        result = self.request["result"]
        return [result["commitment"] | {"height": e["height"]} for e in result.get("earlier", [])] + [
            result["commitment"]]

    def intervals(self, hashes: list[bytes]) -> list[int]:
        """Returns what the blocks of named() draw to be executed."""
        out: set[int] = set()
        for commitment, block in zip(self.named(), hashes):
            out |= set(self._draw(commitment, block).intervals)
        return sorted(out)

    def drawn(self, block: bytes, operator: bytes, node: bytes) -> bool:
        """Reports whether the last block draws a verifier, or names it as one who steps in."""
        order = self._draw(self.request["result"]["commitment"], block).order
        return any(c["operator"] == operator and c["node"] == node for c in order)

    def _draw(self, commitment: dict, block: bytes):
        rules = self.spec["verification"]
        return draw(block, struct_hash("commitment", commitment), self.work.count(), self.request["candidates"],
                    sample_permille=rules["sample_permille"], intervals=rules["intervals"])


def examine(request: dict, node: bytes, domain: Domain) -> Check:
    """Checks all of a request that needs no chain; node is who has sent it. Raises Refusal and ValueError."""
    offer, signed, result = request["announcement"]["offer"], request["lease"], request["result"]
    lease, c = signed["lease"], result["commitment"]
    lease_id, commitment = struct_hash("lease", lease), struct_hash("commitment", c)
    want(node == offer["delegate"], "a check is asked for by the offer's delegate")
    want(lease["offer"] == struct_hash("offer", offer), "the lease is under another offer")
    signed_by = digest("lease", lease, domain)
    want(recover(signed_by, signed["delegate_sig"]) == offer["delegate"], "another delegate signed the lease")
    want(recover(signed_by, signed["node_sig"]) == lease["node"], "another provider signed the lease")
    want(node_of(request["provider_peer"]) == lease["node"], "the provider has another peer id")
    want(candidates_hash(request["candidates"]) == lease["verifiers"], "the lease names other candidates")
    want(c["lease"] == lease_id, "the commitment is under another lease")
    want(recover(digest("segment-result", result), result["end_sig"]) == lease["node"], "another node signed the end")
    _receipt(request, commitment)
    spec = request["announcement"]["spec"]
    _segment(result, lease, spec)
    steps = spec["steps_per_segment"]
    check = Check(request, Work(result, -(-steps // spec["marks"])), commitment, lease_id)
    want(check.work.count() == interval_count(result["segment"]["steps"], steps, spec["marks"]), "other marks")
    _heights(check, lease["node"], domain)
    return check


def _receipt(request: dict, commitment: bytes) -> None:
    r, offer, lease = request["receipt"], request["announcement"]["offer"], request["lease"]["lease"]
    want(r["commitment"] == commitment and r["draw_height"] == request["result"]["commitment"]["height"] and
         r["candidates"] == lease["verifiers"], "the receipt is for another commitment")
    want(recover(digest("receipt", r), r["sig"]) == offer["delegate"], "another delegate signed the receipt")


def _segment(result: dict, lease: dict, spec: dict) -> None:
    s, c, program, length = result["segment"], result["commitment"], spec["program"], spec["steps_per_segment"]
    want(s["index"] == c["segment"] and 0 <= s["index"] - lease["first_segment"] < lease["segments"],
         "a segment of another lease")
    want(s["first_step"] == s["index"] * length and
         s["steps"] == min(length, program["steps"] - s["first_step"]) > 0, "it has other steps than the job says")
    want(s["job"] == digest("spec", spec) and s["program"] == digest("program", program) and
         s["numerics"] == program["numerics"], "a segment of another job")
    want(s["dataset"] == hashlib.sha256(spec["dataset"]["cid"].encode()).digest(), "a segment on other data")
    if s["index"] == lease["first_segment"]:
        want(s["start"] == lease["start_root"], "the first segment starts where the lease does")


def _heights(check: Check, node: bytes, domain: Domain) -> None:
    result, named = check.request["result"], check.named()
    heights = [c["height"] for c in named]
    want(len(named) <= MAX_EARLIER + 1 and heights == sorted(set(heights)), "heights ascend, at most five")
    for commitment, sig in zip(named, [e["sig"] for e in result.get("earlier", [])] + [result["sig"]]):
        want(recover(digest("commitment", commitment, domain), sig) == node, "another node signed the commitment")
