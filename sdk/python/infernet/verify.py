"""A verifier's work on a segment: execute what was drawn, commit to it, compare, sign a verdict.

docs/protocol.md, "Commit and reveal", and docs/messages.md. It moves no data and asks nobody:
the caller brings the states, the block and the provider's log.
"""

import struct
from dataclasses import dataclass
from typing import Callable

import cbor2

from .hashing import Domain, digest, struct_hash, tagged_hash
from .keys import sign
from .numerics import Trainer, log_root, marks_root

RECORD = 16  # bytes of a step's record


class Mismatch(ValueError):
    """Raised for values that are not those that the provider committed to."""


@dataclass(frozen=True)
class Finding:
    """What a verifier computed of a segment's drawn intervals."""

    intervals: list[int]  # ascending
    roots: list[bytes]  # of the state after each of them
    log: bytes  # the records of their steps

    def bits(self) -> int:
        """Returns `intervals` of a verdict."""
        return sum(1 << i for i in self.intervals)


@dataclass(frozen=True)
class Work:
    """A segment that a provider committed to, and how it is divided."""

    result: dict  # segment-result
    stride: int  # steps between marks

    def __post_init__(self):
        segment, marks = self.result["segment"], self.result["marks"]
        if digest("commit-segment", segment) != self.result["commitment"]["hash"]:
            raise Mismatch("the commitment is to another segment")
        if len(marks) != self.count() - 1 or marks_root(marks) != segment["marks"]:
            raise Mismatch("the marks are not those of the segment")

    def count(self) -> int:
        """Returns the number of intervals."""
        return -(-self.result["segment"]["steps"] // self.stride)

    def steps(self, interval: int) -> int:
        """Returns the number of steps of an interval; the last one may be shorter."""
        return min(self.stride, self.result["segment"]["steps"] - interval * self.stride)

    def claimed(self, mark: int) -> bytes:
        """Returns the root that the provider claims before interval mark; count() names the end."""
        segment = self.result["segment"]
        return ([segment["start"]] + self.result["marks"] + [segment["end"]])[mark]

    def log_of(self, log: bytes, intervals: list[int]) -> bytes:
        """Returns the records of intervals out of the whole segment's. Raises Mismatch for another log."""
        segment = self.result["segment"]
        if len(log) != RECORD * segment["steps"]:
            raise Mismatch(f"{len(log)} bytes of log, want {RECORD} a step")
        records = [struct.unpack("<IIff", log[at:at + RECORD]) for at in range(0, len(log), RECORD)]
        if any(zero for _, zero, _, _ in records) or log_root([(s, x, n) for s, _, x, n in records]) != segment["log"]:
            raise Mismatch("the log is not the one that the segment commits to")
        width = RECORD * self.stride
        return b"".join(log[i * width:(i + 1) * width] for i in intervals)


def execute(work: Work, program: dict, data: bytes, intervals: list[int],
            state: Callable[[int], bytes | None]) -> Finding:
    """Executes intervals of a segment, ascending.

    state(i) returns the checkpoint file of the state before interval i, or None where that is the
    program's seed. Raises Mismatch if it has another root than the provider claims, or if program
    is not the segment's, and BadCheckpoint for a file that is none.
    """
    if digest("program", program) != work.result["segment"]["program"]:
        raise Mismatch("the segment is of another program")
    run, roots, log, before = Trainer(program, data), [], b"", None
    for i in intervals:
        if before is None or i != before + 1:  # else the run goes on from its own state
            run = _begin(work, Trainer(program, data), i, state(i))
        for _ in range(work.steps(i)):
            at = run.step_index
            log += struct.pack("<IIff", at, 0, *map(float, run.step()))
        roots.append(run.root())
        before = i
    return Finding(list(intervals), roots, log)


def _begin(work: Work, run: Trainer, interval: int, raw: bytes | None) -> Trainer:
    if raw is not None:
        run.resume(raw)
    if run.step_index != work.result["segment"]["first_step"] + interval * work.stride:
        raise Mismatch(f"the state before interval {interval} is of step {run.step_index}")
    if run.root() != work.claimed(interval):
        raise Mismatch(f"the state before interval {interval} has another root than the provider claims")
    return run


class Verdict:
    """A verifier's verdict on a finding: first commitment(), then, with the provider's log, signed()."""

    def __init__(self, work: Work, finding: Finding, operator: bytes, salt: bytes):
        """operator is the verifier's operator; salt is 32 bytes that nobody can guess, new for each verdict."""
        self._work, self._finding, self._salt = work, finding, salt
        c = work.result["commitment"]
        self._about = {"lease": c["lease"], "segment": c["segment"], "commitment": struct_hash("commitment", c),
                       "verifier": operator}

    def commitment(self, key: bytes) -> dict:
        """Returns the verdict-commitment, signed by the node key."""
        about, f = self._about, self._finding
        hashed = sealed(about["commitment"], about["verifier"], f.bits(), f.roots[-1], f.log, self._salt)
        out = about | {"hash": hashed, "sig": bytes(65)}
        return out | {"sig": sign(digest("verdict-commitment", out), key)}

    def agrees(self, log: bytes) -> bool:
        """Compares with the provider's log of the segment. Raises Mismatch if it is another log."""
        f = self._finding
        same = all(root == self._work.claimed(i + 1) for i, root in zip(f.intervals, f.roots))
        return self._work.log_of(log, f.intervals) == f.log and same

    def signed(self, log: bytes, domain: Domain, key: bytes) -> dict:
        """Returns the signed-verdict on the provider's log, by the node key. Raises Mismatch."""
        f, agree = self._finding, self.agrees(log)
        verdict = self._about | {"agree": agree, "intervals": f.bits(), "root": f.roots[-1]}
        own = b"" if agree else f.log
        return {"verdict": verdict, "sig": sign(digest("verdict", verdict, domain), key), "log": own,
                "salt": self._salt}


def sealed(commitment: bytes, verifier: bytes, intervals: int, root: bytes, log: bytes, salt: bytes) -> bytes:
    """Returns `hash` of a verdict-commitment."""
    opening = {1: commitment, 2: verifier, 3: intervals, 4: root, 5: log, 6: salt}
    return tagged_hash("infernet/sealed/2", cbor2.dumps(opening))
