"""Randomness: docs/numerics.md, section 12."""

import numpy as np

from .arithmetic import F, log, sincos_turns

_LOW = 0xffffffff


def philox(key: int, purpose: int, step: int, index):
    """Returns the four words of a block; index may be an array."""
    index = np.asarray(index, np.uint64)
    low = np.uint64(_LOW)
    c = [index & low, index >> np.uint64(32), np.full_like(index, step), np.full_like(index, purpose)]
    k0, k1 = key & _LOW, key >> 32
    for _ in range(10):
        a, b = c[0] * np.uint64(0xd2511f53), c[2] * np.uint64(0xcd9e8d57)
        c = [(b >> np.uint64(32)) ^ c[1] ^ np.uint64(k0), b & low, (a >> np.uint64(32)) ^ c[3] ^ np.uint64(k1), a & low]
        k0, k1 = (k0 + 0x9e3779b9) & _LOW, (k1 + 0xbb67ae85) & _LOW
    return c


def normal(n: int, key: int, purpose: int, std):
    """Returns n numbers of a normal distribution."""
    w = philox(key, purpose, 0, np.arange(-(-n // 4)))
    out = np.empty((len(w[0]), 4), F)
    for i in (0, 2):
        u = (((w[i] >> np.uint64(8)) + np.uint64(1)) / (1 << 24)).astype(F)
        radius = np.sqrt(F(-2) * log(u))
        sine, cosine = sincos_turns((w[i + 1] >> np.uint64(8)).astype(np.int64))
        out[:, i], out[:, i + 1] = (radius * cosine) * F(std), (radius * sine) * F(std)
    return out.reshape(-1)[:n]


def permute(key: int, n: int, i: int) -> int:
    """Returns the place of i in a permutation of 0 to n − 1."""
    half = ((n - 1).bit_length() + 1) // 2
    mask = (1 << half) - 1
    while True:
        left, right = i >> half, i & mask
        for r in range(8):
            w = philox(key, _LOW, r, right)
            left, right = right, left ^ ((int(w[0]) | int(w[1]) << 32) & mask)
        i = left << half | right
        if i < n:
            return i
