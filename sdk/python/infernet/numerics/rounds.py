"""Updates of rounds, their packed form, merges and outer steps: docs/numerics.md, section 22."""

from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction

import numpy as np

from .arithmetic import F, fma, product, total
from .tables import DIGITS, _pi, _sincos, rounded

CODE_BITS = {"f32": 32, "int8": 8, "int4": 4, "2bit": 2, "sign": 1}
INTEGERS = {"int8": (127, 6), "int4": (7, 2)}  # the largest, and t
BLOCK, SIDE = 64, 64


@dataclass
class Spec:
    feedback: float
    transform: str
    chunk: int
    keep: int
    values: str


def cosines(n: int):
    """Returns the table of the transform."""
    out = np.empty((n, n), F)
    with localcontext() as c:
        c.prec = DIGITS
        for k in range(n):
            for i in range(n):
                size = (Decimal(2 if k else 1) / n).sqrt()
                out[k, i] = rounded(Fraction(size * _sincos(_pi() * (2 * i + 1) * k / (2 * n))[1]))
    return out


def _divisor(n: int) -> int:
    return max(d for d in range(1, min(n, SIDE) + 1) if n % d == 0)


class Codec:
    """Updates of a tensor of rows by columns."""

    def __init__(self, spec: Spec, rows: int, columns: int):
        self.spec, self.rows, self.columns = spec, rows, columns
        self.left = np.zeros((rows, columns), F)
        self.chunk = spec.chunk
        if spec.transform:
            self.side = _divisor(rows), _divisor(columns)
            self.tables = [cosines(s) for s in self.side]
            self.chunk = self.side[0] * self.side[1]
        size = rows * columns
        self.lengths = [min(self.chunk, size - at) for at in range(0, size, self.chunk)]
        self.kept = [min(spec.keep, n) if spec.keep else n for n in self.lengths]
        self.index_bits = (self.chunk - 1).bit_length() if spec.keep else 0

    def update(self, shared, local):
        """Returns the packed update and its decoded values, and keeps what it leaves out."""
        a = shared - local
        if self.spec.feedback > 0:
            a = fma(F(self.spec.feedback), self.left, a)
        z = self._forward(a)
        indices, v = [], []
        for at, (n, k) in enumerate(zip(self.lengths, self.kept)):
            chunk = z[at * self.chunk:at * self.chunk + n]
            magnitude = chunk.view(np.uint32) & 0x7fffffff
            best = np.sort(np.argsort(-magnitude.astype(np.int64), kind="stable")[:k])
            indices.append(best)
            v.append(chunk[best])
        packed, w = self._quantise(indices, v)
        u = self._spread(indices, w)
        self.left = a - u
        return packed, u

    def _forward(self, a):
        if not self.spec.transform:
            return a.reshape(-1)
        (m, n), (r, c) = self.side, self.tables
        return np.concatenate([product(r, product(a[i:i + m, j:j + n], c.T)).reshape(-1)
                               for i in range(0, self.rows, m) for j in range(0, self.columns, n)])

    def _spread(self, indices, w):
        z = np.zeros(self.rows * self.columns, F)
        for at, (where, values) in enumerate(zip(indices, w)):
            z[at * self.chunk + where] = values
        if not self.spec.transform:
            return z.reshape(self.rows, self.columns)
        (m, n), (r, c) = self.side, self.tables
        u, tiles = np.empty((self.rows, self.columns), F), iter(z.reshape(-1, m, n))
        for i in range(0, self.rows, m):
            for j in range(0, self.columns, n):
                u[i:i + m, j:j + n] = product(r.T, product(next(tiles), c))
        return u

    def _quantise(self, indices, v):
        kind, books, exponents, codes, w = self.spec.values, b"", b"", _Bits(), []
        if kind == "f32":
            for x in v:
                codes.add(x.view(np.uint32), 32)
            w = v
        elif kind in INTEGERS:
            for x in v:
                parts = [self._block(x[at:at + BLOCK], codes) for at in range(0, len(x), BLOCK)]
                exponents += bytes(e + 63 for e, _ in parts)
                w.append(np.concatenate([values for _, values in parts]))
        else:
            groups = [np.concatenate(v)] if self.spec.keep else v
            parts = [self._group(x, codes) for x in groups]
            books = b"".join(book for book, _ in parts)
            w = np.split(np.concatenate([values for _, values in parts]), np.cumsum([len(x) for x in v])[:-1])
        places = _Bits()
        if self.spec.keep:
            places.add(np.concatenate(indices), self.index_bits)
        return books + exponents + places.bytes() + codes.bytes(), w

    def _block(self, x, codes):
        most, t = INTEGERS[self.spec.values]
        x = x.astype(np.float64)
        top = np.max(np.abs(x))
        e = -63 if top == 0 else int(np.clip(np.frexp(top)[1] - 1 - t, -63, 50))
        q = np.clip(np.rint(np.ldexp(x, -e)), -most, most).astype(np.int64)
        size = CODE_BITS[self.spec.values]
        codes.add(q & ((1 << size) - 1), size)
        return e, np.ldexp(q.astype(np.float64), e).astype(F)

    def _group(self, x, codes):
        size, sign = np.abs(x), np.signbit(x)
        mean = _mean(size, np.ones(len(x), bool))
        if self.spec.values == "sign":
            codes.add(sign, 1)
            return mean.tobytes(), np.where(sign, -mean, mean).astype(F)
        high = size >= mean
        low_mean, high_mean = _mean(size, ~high), _mean(size, high)
        codes.add(2 * sign + high, 2)
        w = np.where(high, high_mean, low_mean)
        return low_mean.tobytes() + high_mean.tobytes(), np.where(sign, -w, w).astype(F)


def _mean(size, where):
    count = np.count_nonzero(where)
    return total(np.where(where, size, F(0))) / F(count) if count else F(0)


class _Bits:
    """A stream of bits, the lowest first in a byte."""

    def __init__(self):
        self.value, self.size = 0, 0

    def add(self, codes, bits: int):
        for code in codes:
            self.value |= int(code) << self.size
            self.size += bits

    def bytes(self) -> bytes:
        return self.value.to_bytes(-(-self.size // 8), "little")


def merge(updates, weights: list[int]):
    """Returns the weighted mean of a tensor's updates, in the order of slots."""
    m = np.zeros_like(updates[0])
    for u, w in zip(updates, weights):
        if w:
            m = fma(rounded(Fraction(w, sum(weights))), u, m)
    return m


class Outer:
    """The outer optimizer of one tensor."""

    def __init__(self, kind: str, rate: float, momentum: float):
        self.kind, self.rate, self.momentum, self.b = kind, F(rate), F(momentum), F(0)

    def step(self, p, m):
        """Returns the parameters after a merge m."""
        if self.kind == "nesterov":
            self.b = (self.b * self.momentum) + m
            m = fma(self.momentum, self.b, m)
        elif self.kind == "sign":
            m = np.sign(m)
        return fma(-self.rate, m, p)
