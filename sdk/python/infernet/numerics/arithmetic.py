"""Scalars, sums, functions and products: docs/numerics.md, sections 1 to 5 and 16."""

import numpy as np

F = np.float32
LANES, BLOCK, X8_BLOCK = 32, 4096, 64


def const(text: str) -> np.float32:
    """Returns a constant that is written in hexadecimal."""
    return F(float.fromhex(text))


def fma(a, b, c):
    """Returns a·b + c of float32 arrays, rounded once.

    The product is exact in binary64. The sum is rounded to odd there, so that the rounding to
    binary32 is the only one that counts.
    """
    p, c = np.multiply(a, b, dtype=np.float64), np.asarray(c, dtype=np.float64)
    s = p + c
    part = s - p
    lost = (p - (s - part)) + (c - part)
    even = (s.view(np.uint64) if s.ndim else np.asarray(s).view(np.uint64)) & np.uint64(1) == 0
    odd = np.where((lost != 0) & even, np.nextafter(s, np.copysign(np.inf, lost)), s)
    return odd.astype(F)


def _padded(x):
    missing = -x.shape[-1] % LANES
    return np.concatenate([x, np.zeros(x.shape[:-1] + (missing,), F)], axis=-1) if missing else x


def _across(lanes):
    width = LANES // 2
    while width:
        lanes = lanes[..., :width] + lanes[..., width:2 * width]
        width //= 2
    return lanes[..., 0]


def rowsum(x):
    """Returns the sum of each row."""
    x, lanes = _padded(x), np.zeros(x.shape[:-1] + (LANES,), F)
    for i in range(0, x.shape[-1], LANES):
        lanes = lanes + x[..., i:i + LANES]
    return _across(lanes)


def rowdot(x, y):
    """Returns the product of each row of x with that of y."""
    x, y, lanes = _padded(x), _padded(y), np.zeros(x.shape[:-1] + (LANES,), F)
    for i in range(0, x.shape[-1], LANES):
        lanes = fma(x[..., i:i + LANES], y[..., i:i + LANES], lanes)
    return _across(lanes)


def total(x):
    """Returns Sum of a vector."""
    while len(x) > BLOCK:
        x = np.array([rowsum(x[i:i + BLOCK]) for i in range(0, len(x), BLOCK)], F)
    return rowsum(x)


def sum_squares(x):
    """Returns SumSquares of a vector."""
    return total(np.array([rowdot(x[i:i + BLOCK], x[i:i + BLOCK]) for i in range(0, len(x), BLOCK)], F))


def _chain(start, x, coefficients):
    for c in coefficients:
        start = fma(start, x, const(c))
    return start


def exp(x):
    """Returns e^x."""
    x = np.clip(x, F(-104), F(89))
    magic = const("0x1.8p+23")
    n = fma(x, const("0x1.715476p+0"), magic) - magic
    r = fma(n, const("-0x1.0bfbe8p-15"), fma(n, const("-0x1.62ep-1"), x))
    p = _chain(np.full_like(x, const("0x1.6a1a72p-10")), r,
               ["0x1.123fc6p-7", "0x1.555916p-5", "0x1.55548ap-3", "0x1.fffffcp-2", "0x1p+0", "0x1p+0"])
    whole = n.astype(np.int32)
    half = whole >> 1
    return (p * np.ldexp(F(1), half)) * np.ldexp(F(1), whole - half)


_LOG = ["0x1.555546p-2", "-0x1.ffffecp-3", "0x1.99a58p-3", "-0x1.55638p-3", "0x1.232e28p-3",
        "-0x1.fb2716p-4", "0x1.e67e8ap-4", "-0x1.e3aca2p-4", "0x1.1bc35cp-4"]


def log(x):
    """Returns the natural logarithm of positive, normal x."""
    cut = 0x3f3504f3
    bits = np.asarray(x, F).view(np.int32) - cut
    e = (bits >> 23).astype(F)
    f = ((bits & 0x7fffff) + cut).astype(np.int32).view(F) - F(1)
    p = _chain(np.full_like(f, const(_LOG[8])), f, _LOG[7::-1] + ["-0x1p-1"])
    y = fma(p, f * f, e * const("0x1.0bfbe8p-15"))
    return fma(e, const("0x1.62ep-1"), f + y)


def sigmoid(x):
    """Returns 1 ÷ (1 + e^−x)."""
    return F(1) / (F(1) + exp(-x))


def sincos_turns(w):
    """Returns sine and cosine of w / 2^24 turns, w whole."""
    w = np.asarray(w, np.int64)
    q = (w + (1 << 21)) >> 22
    t = ((w - (q << 22)) / (1 << 24)).astype(F)
    z = t * t
    s = _chain(np.full_like(t, const("0x1.4be68ep+5")), z,
               ["-0x1.32cb24p+6", "0x1.466bbcp+6", "-0x1.4abbcep+5", "0x1.921fb6p+2"]) * t
    c = _chain(np.full_like(t, const("-0x1.a10842p+4")), z,
               ["0x1.e1e85cp+5", "-0x1.55d3bcp+6", "0x1.03c1fp+6", "-0x1.3bd3ccp+4", "0x1p+0"])
    q &= 3
    return np.choose(q, [s, c, -s, -c]), np.choose(q, [c, -s, -c, s])


def product(a, b, acc=None):
    """Returns a·b of matrices, one chain for each element, which goes on from acc if given."""
    acc = np.zeros((a.shape[0], b.shape[1]), F) if acc is None else acc
    for k in range(a.shape[1]):
        acc = fma(a[:, k:k + 1], b[k:k + 1, :], acc)
    return acc


def product_x8(a, b, acc=None):
    """Returns a·b in blocks of exact integers."""
    acc = np.zeros((a.shape[0], b.shape[1]), F) if acc is None else acc
    for k in range(0, a.shape[1], X8_BLOCK):
        qa, ea = _block(a[:, k:k + X8_BLOCK], 1)
        qb, eb = _block(b[k:k + X8_BLOCK, :], 0)
        acc = fma((qa @ qb).astype(F), np.ldexp(F(1), ea + eb), acc)
    return acc


def _block(x, axis):
    """Returns the integers of blocks that run along an axis, and their exponents."""
    x = x.astype(np.float64)
    top = np.max(np.abs(x), axis=axis, keepdims=True)
    e = np.where(top == 0, -63, np.clip(np.frexp(top)[1] - 1 - 6, -63, 50))
    return np.clip(np.rint(np.ldexp(x, -e)), -127, 127), e
