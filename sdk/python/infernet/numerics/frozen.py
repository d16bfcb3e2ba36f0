"""Frozen matrices: docs/numerics.md, section 20."""

import numpy as np

from .arithmetic import F, const, total

_L = np.array([const(x) for x in (
    "-0x1p+0 -0x1.647362p-1 -0x1.0cd66p-1 -0x1.94654p-2 -0x1.23449ap-2 -0x1.7a6a7ep-3 -0x1.74f0e2p-4 0x0p+0 "
    "0x1.45f5fep-4 0x1.4995c6p-3 0x1.f809bap-3 0x1.5a0674p-2 0x1.c3497p-2 0x1.200f56p-1 0x1.722766p-1 0x1p+0"
).split()], F)


def _scales():
    from fractions import Fraction
    from .tables import rounded
    d = [F(0), F(1)]
    for i in range(7):
        for j in range(1 << i):
            x = Fraction(10) ** (i - 6) * (Fraction(1, 10) + Fraction(9, 10) * Fraction(2 * j + 1, 1 << (i + 1)))
            d += [rounded(x), rounded(-x)]
    return np.array(sorted(d), F)


def _middles(table):
    return ((table[:-1].astype(np.float64) + table[1:]) / 2).astype(F)


def _codes(x, table):
    return np.searchsorted(_middles(table), x, side="left")  # the number of middles below x


def nf4(x):
    """Returns the values of a matrix after rounding to NF4."""
    flat = x.reshape(-1)
    blocks = [flat[i:i + 64] for i in range(0, len(flat), 64)]
    tops = np.array([np.max(np.abs(b)) for b in blocks], F)
    mean, scales = total(tops) / F(len(tops)), np.empty_like(tops)
    d_table = _scales()
    for i in range(0, len(tops), 256):
        d = tops[i:i + 256] - mean
        t = np.max(np.abs(d))
        codes = _codes(d / t if t else np.zeros_like(d), d_table)
        scales[i:i + 256] = (d_table[codes] * t) + mean
    out = [_L[_codes(b / a, _L) if a else np.full(len(b), 7)] * s for b, a, s in zip(blocks, tops, scales)]
    return np.concatenate(out).reshape(x.shape)
