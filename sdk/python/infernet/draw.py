"""The draw of verifiers and intervals for a segment."""

from dataclasses import dataclass

from .hashing import in_order, tagged_hash


@dataclass(frozen=True)
class Drawn:
    """What a block draws for a segment."""

    whole: bool
    intervals: list[int]  # ascending
    order: list[dict]  # candidates: the verifiers, then those who step in for them


class _Stream:
    """Numbers without bias, from a seed."""

    def __init__(self, seed: bytes):
        self._seed, self._next = seed, 0

    def below(self, n: int) -> int:
        """Returns a number below n, at least 1."""
        while True:
            block = tagged_hash("infernet/draw-stream/1", self._seed + self._next.to_bytes(8, "big"))
            self._next += 1
            v = int.from_bytes(block, "big") >> (256 - n.bit_length())
            if v < n:
                return v


def interval_count(steps: int, steps_per_segment: int, marks: int) -> int:
    """Returns into how many intervals a segment of so many steps is divided."""
    stride = max(-(-steps_per_segment // max(marks, 1)), 1)
    return -(-steps // stride)


def draw(block: bytes, commitment: bytes, k: int, candidates: list[dict], *, sample_permille: int,
         intervals: int) -> Drawn:
    """Repeats the draw for a segment of k intervals.

    block is the hash of the block that the commitment names, and commitment its struct hash.
    The other arguments are those of the lease and of the job's `verification`.
    """
    seed = tagged_hash("infernet/draw/2", block + commitment)
    s = _Stream(seed)
    m = k if s.below(1000) < sample_permille else intervals
    drawn = _intervals(seed, k, m)
    return Drawn(len(drawn) == k, drawn, _order(s, candidates))


def _intervals(seed: bytes, k: int, m: int) -> list[int]:
    if m >= k:
        return list(range(k))
    s, left, out = _Stream(tagged_hash("infernet/draw-intervals/1", seed)), list(range(k)), []
    for _ in range(m):
        at = s.below(len(left))
        out.append(left[at])
        left[at] = left[-1]
        left.pop()
    return sorted(out)


def _order(s: _Stream, candidates: list[dict]) -> list[dict]:
    left = in_order([c for c in candidates if c["weight"] > 0])
    out = []
    while left:
        x = s.below(sum(c["weight"] for c in left))
        for i, c in enumerate(left):
            x -= c["weight"]
            if x < 0:
                out.append(left.pop(i))
                break
    return out
