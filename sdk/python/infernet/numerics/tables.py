"""Tables of real-number formulas, rounded once: docs/numerics.md, section 13."""

from decimal import Decimal, getcontext, localcontext
from fractions import Fraction

import numpy as np

from .arithmetic import F

DIGITS = 90  # more than the 256 bits that the page asks for


def rounded(x: Fraction) -> np.float32:
    """Rounds a fraction to binary32, to nearest even, subnormals kept."""
    if x == 0:
        return F(0)
    size, sign = abs(x), -1 if x < 0 else 1
    e = size.numerator.bit_length() - size.denominator.bit_length()
    e -= size < Fraction(2) ** e
    unit = Fraction(2) ** (max(e, -126) - 23)
    return F(sign * float(round(size / unit) * unit))  # round() of a fraction ties to even


def _pi() -> Decimal:
    """Returns π by Machin's formula."""
    def arctan_of_inverse(n):
        term, out, k = Decimal(1) / n, Decimal(0), 1
        while term > Decimal(10) ** -(getcontext().prec + 2):
            out += term / k if k % 4 == 1 else -term / k
            term /= n * n
            k += 2
        return out
    return 4 * (4 * arctan_of_inverse(5) - arctan_of_inverse(239))


def _sincos(x: Decimal) -> tuple[Decimal, Decimal]:
    """Returns sine and cosine by their series."""
    x %= 2 * _pi()
    sums, term, k = [Decimal(0), Decimal(0)], Decimal(1), 0
    while k < 8 or abs(term) > Decimal(10) ** -getcontext().prec:
        sums[k % 2] += -term if k % 4 > 1 else term
        k += 1
        term = term * x / k
    return sums[1], sums[0]


def rope(context: int, head: int, theta: float):
    """Returns cosines and sines [context, head/2]."""
    cosines, sines = np.empty((context, head // 2), F), np.empty((context, head // 2), F)
    with localcontext() as c:
        c.prec = DIGITS
        for i in range(head // 2):
            angle = (Decimal(-2 * i) / head * Decimal(theta).ln()).exp()
            s1, c1 = _sincos(angle)
            s, c0 = Decimal(0), Decimal(1)
            for pos in range(context):  # a turn by the angle for each position
                cosines[pos, i], sines[pos, i] = rounded(Fraction(c0)), rounded(Fraction(s))
                s, c0 = s * c1 + c0 * s1, c0 * c1 - s * s1
    return cosines, sines


def rate(o: dict, steps: int, step: int) -> np.float32:
    """Returns the learning rate of a step with a cosine schedule."""
    top, low, warmup = Fraction(o["lr"]), Fraction(o["min_lr"]), o["warmup"]
    if step < warmup:
        return rounded(top * (step + 1) / warmup)
    if step >= steps:
        return rounded(low)
    with localcontext() as c:
        c.prec = DIGITS
        _, cosine = _sincos(_pi() * (step - warmup) / (steps - warmup))
    return rounded(low + (top - low) * (1 + Fraction(cosine)) / 2)


def corrections(o: dict, t: int) -> dict:
    """Returns the coefficients of AdamW at its update t, from 1."""
    b1, b2 = Fraction(o["beta1"]), Fraction(o["beta2"])
    return {"b1": F(o["beta1"]), "b2": F(o["beta2"]), "rest1": rounded(1 - b1), "rest2": rounded(1 - b2),
            "c1": rounded(1 / (1 - b1 ** t)), "c2": rounded(1 / (1 - b2 ** t))}
