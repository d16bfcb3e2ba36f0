// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title IEEE 754 binary32 in integers, as docs/numerics.md §1 and §3 fix it
/// @notice Numbers are the 32 bits of a binary32 in a uint256. Rounding is to
/// nearest, ties to even; subnormals are kept; a result that is not a number is
/// 0x7fc00000. Equal to package train/num of the node, bit for bit.
library Float32 {
    uint256 internal constant NAN = 0x7fc00000;
    uint256 internal constant INF = 0x7f800000;
    uint256 internal constant ONE = 0x3f800000;
    uint256 private constant SIGN = 0x80000000;
    uint256 private constant MAGNITUDE = 0x7fffffff;

    // Coefficients of the polynomials, 4 bytes each, highest power first.
    bytes private constant EXP = hex"3ab50d39_3c091fe3_3d2aac8b_3e2aaa45_3efffffe_3f800000_3f800000";
    bytes private constant LOG =
        hex"3d8de1ae_bdf1d651_3df33f45_bdfd938b_3e119714_be2ab1c0_3e4cd2c0_be7ffff6_3eaaaaa3_bf000000";

    /// @notice a·b + c with one rounding.
    /// @dev The sum is made in an integer, with the smaller term replaced by a
    /// single unit where it lies wholly below the rounding position of the
    /// larger: 60 places below a product, 80 below an addend, which leaves
    /// 109 bits at most.
    function fma(uint256 a, uint256 b, uint256 c) internal pure returns (uint256 r) {
        assembly ("memory-safe") {
            let ea := and(shr(23, a), 255)
            let eb := and(shr(23, b), 255)
            let ec := and(shr(23, c), 255)
            switch or(or(eq(ea, 255), eq(eb, 255)), eq(ec, 255))
            case 0 {
                // Significands, the hidden bit of normal numbers in place.
                let x := mul(
                    or(and(a, 0x7fffff), shl(23, iszero(iszero(ea)))),
                    or(and(b, 0x7fffff), shl(23, iszero(iszero(eb))))
                )
                let y := or(and(c, 0x7fffff), shl(23, iszero(iszero(ec))))
                // The product is x·2^q, the addend y·2^(q−d).
                // A product of zero lies below every addend.
                let q := sub(mul(add(add(ea, iszero(ea)), add(eb, iszero(eb))), iszero(iszero(x))), 300)
                let d := sub(add(q, 150), add(ec, iszero(ec)))
                switch slt(d, 0)
                case 0 {
                    if gt(d, 60) {
                        y := iszero(iszero(y))
                        d := 60
                    }
                    x := shl(d, x)
                    q := sub(q, d)
                }
                default {
                    d := sub(0, d)
                    if gt(d, 80) {
                        q := add(q, sub(d, 80))
                        x := iszero(iszero(x))
                        d := 80
                    }
                    y := shl(d, y)
                }
                let s := shr(31, xor(a, b))
                let t := shr(31, c)
                r := shl(31, and(s, t)) // the sign of a zero
                x := add(add(xor(x, sub(0, s)), s), add(xor(y, sub(0, t)), t))
                if x {
                    s := shr(255, x)
                    x := add(xor(x, sub(0, s)), s)
                    // Position of the highest bit.
                    let l := shl(6, lt(0xffffffffffffffff, x))
                    l := or(l, shl(5, lt(0xffffffff, shr(l, x))))
                    l := or(l, shl(4, lt(0xffff, shr(l, x))))
                    l := or(l, shl(3, lt(0xff, shr(l, x))))
                    l := add(l, mul(3, lt(31, shr(l, x))))
                    l := add(l, byte(shr(l, x), 0x0000010102020202030303030303030304040404040404040404040404040404))
                    // e − 150 is the exponent of the last place, e at least 1.
                    let e := add(add(l, q), 127)
                    e := xor(e, mul(xor(e, 1), slt(e, 1)))
                    // 24 open places below make the shift a right shift always.
                    x := shl(24, x)
                    d := sub(e, add(q, 126))
                    x := shr(d, add(x, add(sub(shl(sub(d, 1), 1), 1), and(shr(d, x), 1))))
                    q := add(shl(23, sub(e, 1)), x)
                    if gt(q, 0x7f7fffff) {
                        q := 0x7f800000
                    }
                    r := or(shl(31, s), q)
                }
            }
            default {
                r := 0x7fc00000
                a := xor(a, and(b, 0x80000000)) // the product's sign; its bits are not used below
                let ma := and(a, 0x7fffffff)
                let mb := and(b, 0x7fffffff)
                let mc := and(c, 0x7fffffff)
                if iszero(or(or(gt(ma, 0x7f800000), gt(mb, 0x7f800000)), gt(mc, 0x7f800000))) {
                    switch or(eq(ma, 0x7f800000), eq(mb, 0x7f800000))
                    case 0 {
                        r := c
                    }
                    default {
                        if iszero(or(iszero(ma), iszero(mb))) {
                            let p := or(and(a, 0x80000000), 0x7f800000)
                            if or(lt(mc, 0x7f800000), eq(c, p)) {
                                r := p
                            }
                        }
                    }
                }
            }
        }
    }

    /// @notice acc = fma(a[i], b[i], acc) for all i, over rows of one length.
    /// @dev _run keeps the accumulator open from term to term and takes those that
    /// need no special case; where it stops, fma takes one.
    function dot(uint256[] memory a, uint256[] memory b, uint256 acc) internal pure returns (uint256) {
        uint256 p;
        uint256 end;
        uint256 other;
        assembly ("memory-safe") {
            p := add(a, 32)
            end := add(p, shl(5, mload(a)))
            other := sub(b, a)
        }
        while (true) {
            if (acc & INF != INF && acc != SIGN) (acc, p) = _run(acc, p, end, other);
            if (p == end) return acc;
            uint256 x;
            uint256 y;
            assembly ("memory-safe") {
                x := mload(p)
                y := mload(add(p, other))
                p := add(p, 32)
            }
            acc = fma(x, y, acc);
        }
        return acc;
    }

    /// @dev The chain over the words from p to end and those `other` bytes after
    /// them, up to the first term that is subnormal or not finite, or at which the
    /// sum all but cancels, may be subnormal or overflow. The accumulator is finite and not −0; it
    /// is y·2^(e−300), y signed, e at least 151; but for the first, y has 24 bits, or
    /// is 2^24. Terms of different size are added as in fma.
    /// @return r The accumulator's bits.
    /// @return next Where the chain stopped.
    function _run(uint256 acc, uint256 p, uint256 end, uint256 other) private pure returns (uint256 r, uint256 next) {
        assembly ("memory-safe") {
            next := p
            let e := and(shr(23, acc), 255)
            let y := or(and(acc, 0x7fffff), shl(23, iszero(iszero(e))))
            e := add(add(e, iszero(e)), 150)
            if shr(31, acc) {
                y := sub(0, y)
            }
            for {

            } lt(next, end) {
                next := add(next, 32)
            } {
                let v := mload(next)
                let w := mload(add(next, other))
                let x := and(v, 0x7f800000)
                let q := and(w, 0x7f800000)
                if or(gt(sub(x, 0x800000), 0x7e800000), gt(sub(q, 0x800000), 0x7e800000)) {
                    // A product of zero changes no sum: one of zero is +0.
                    if or(or(eq(x, INF), eq(q, INF)), mul(and(v, MAGNITUDE), and(w, MAGNITUDE))) {
                        break
                    }
                    continue
                }
                // The product is x·2^(q−300), like the accumulator.
                q := shr(23, add(x, q))
                x := mul(or(and(v, 0x7fffff), 0x800000), or(and(w, 0x7fffff), 0x800000))
                v := sub(0, shr(31, xor(v, w)))
                x := sub(xor(x, v), v)
                v := sub(q, e)
                // The sum is below 2^(w+4): the product below 2^48, y at most 2^24.
                switch slt(v, 0)
                case 0 {
                    switch gt(v, 60)
                    case 0 {
                        w := add(v, 44)
                        x := add(shl(v, x), y)
                        q := e
                    }
                    default {
                        w := 104
                        x := add(shl(60, x), sub(sgt(y, 0), slt(y, 0)))
                        q := sub(q, 60)
                    }
                }
                default {
                    v := sub(0, v)
                    w := 45
                    if gt(v, 24) {
                        if gt(v, 80) {
                            if iszero(y) {
                                break
                            }
                            x := sub(sgt(x, 0), slt(x, 0))
                            q := sub(e, 80)
                            v := 80
                        }
                        w := add(v, 21)
                    }
                    x := add(x, shl(v, y))
                }
                // The highest bit is one of four, unless the terms all but cancel. Of
                // −2^n it counts as the one below, where a place more is kept, a zero.
                v := shr(w, xor(x, sar(255, x)))
                if iszero(v) {
                    break
                }
                // Places to round away: those below 24 bits.
                v := add(sub(w, 23), byte(or(v, 16), 0x00000101020202020303030303030303))
                // The exponent of a normal number, below 254 lest it round up.
                q := add(q, v)
                if gt(sub(q, 151), 252) {
                    break
                }
                // Half to even, of negative numbers too.
                y := sar(v, add(x, add(shr(sub(257, v), not(0)), and(shr(v, x), 1))))
                e := q
            }
            if y {
                r := shl(31, shr(255, y))
                if r {
                    y := sub(0, y)
                }
                r := or(r, add(shl(23, sub(e, 151)), y))
            }
        }
    }

    /// @notice a + b.
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        return fma(a, ONE, b);
    }

    /// @notice a − b.
    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        return fma(b, ONE | SIGN, a);
    }

    /// @notice a × b: the addend is the zero of the product's sign.
    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        return fma(a, b, (a ^ b) & SIGN);
    }

    /// @notice −a.
    function neg(uint256 a) internal pure returns (uint256) {
        return isNaN(a) ? NAN : a ^ SIGN;
    }

    /// @notice a ÷ b.
    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        unchecked {
            uint256 s = (a ^ b) & SIGN;
            uint256 ma = a & MAGNITUDE;
            uint256 mb = b & MAGNITUDE;
            if (ma > INF || mb > INF || (ma == mb && (ma == 0 || ma == INF))) return NAN;
            if (ma == INF || mb == 0) return s | INF;
            if (mb == INF || ma == 0) return s;
            (uint256 x, int256 p) = _unpack(ma);
            (uint256 y, int256 q) = _unpack(mb);
            x <<= 60;
            // One more bit says whether the quotient is exact.
            return s | _round(((x / y) << 1) | (x % y == 0 ? 0 : 1), p - q - 61);
        }
    }

    /// @notice The square root of a.
    function sqrt(uint256 a) internal pure returns (uint256) {
        unchecked {
            if (a == 0 || a == SIGN || a == INF) return a;
            if (a > INF) return NAN; // negative, or not a number
            (uint256 x, int256 q) = _unpack(a);
            if (q & 1 != 0) {
                x <<= 1;
                q -= 1;
            }
            x <<= 60;
            uint256 root = Math.sqrt(x);
            return _round((root << 1) | (root * root == x ? 0 : 1), q / 2 - 31);
        }
    }

    /// @notice e^x by numerics.md §3.
    function exp(uint256 x) internal pure returns (uint256) {
        unchecked {
            if (isNaN(x)) return NAN;
            if (lt(x, 0xc2d00000)) x = 0xc2d00000; // −104
            if (lt(0x42b20000, x)) x = 0x42b20000; // 89
            uint256 t = fma(x, 0x3fb8aa3b, 0x4b400000); // log2(e), 1.5·2^23
            uint256 n = sub(t, 0x4b400000);
            uint256 r = fma(n, 0xbf317000, x); // −ln 2, upper part
            r = fma(n, 0xb805fdf4, r); // and lower
            uint256 p = _polynomial(EXP, r);
            // n as an integer, in two factors 2^h·2^(n−h).
            int256 i = int256(t) - 0x4b400000;
            int256 h = i >> 1;
            p = mul(p, _power(h));
            return mul(p, _power(i - h));
        }
    }

    /// @notice The natural logarithm by numerics.md §3, of positive normal x;
    /// else not a number.
    function log(uint256 x) internal pure returns (uint256) {
        unchecked {
            if (x < 0x00800000 || x >= INF) return NAN;
            int256 e = (int256(x) - 0x3f3504f3) >> 23;
            uint256 f = sub(uint256(int256(x) - (e << 23)), ONE);
            uint256 n = fromInt(e);
            uint256 p = _polynomial(LOG, f);
            uint256 y = fma(p, mul(f, f), mul(n, 0x3805fdf4));
            return fma(n, 0x3f317000, add(f, y));
        }
    }

    /// @notice a < b; false beside what is not a number.
    function lt(uint256 a, uint256 b) internal pure returns (bool) {
        return !isNaN(a) && !isNaN(b) && _order(a) < _order(b);
    }

    /// @notice a ≤ b; false beside what is not a number.
    function le(uint256 a, uint256 b) internal pure returns (bool) {
        return !isNaN(a) && !isNaN(b) && _order(a) <= _order(b);
    }

    /// @notice Whether a is not a number.
    function isNaN(uint256 a) internal pure returns (bool) {
        return a & MAGNITUDE > INF;
    }

    /// @notice An integer of less than 2^24 as a binary32; zero is +0.
    function fromInt(int256 i) internal pure returns (uint256) {
        unchecked {
            if (i == 0) return 0;
            return i < 0 ? SIGN | _round(uint256(-i), 0) : _round(uint256(i), 0);
        }
    }

    /// @dev Σ cᵢ·xⁱ by Horner's rule, one fma a power.
    function _polynomial(bytes memory c, uint256 x) private pure returns (uint256 p) {
        unchecked {
            for (uint256 i = 0; i < c.length; i += 4) {
                uint256 k;
                assembly ("memory-safe") {
                    k := shr(224, mload(add(add(c, 32), i)))
                }
                p = i == 0 ? k : fma(p, x, k);
            }
        }
    }

    /// @dev 2^n for −126 ≤ n ≤ 127.
    function _power(int256 n) private pure returns (uint256) {
        unchecked {
            return uint256(n + 127) << 23;
        }
    }

    /// @dev Integers in the order of the numbers; both zeros are 0.
    function _order(uint256 a) private pure returns (int256) {
        unchecked {
            return a >= SIGN ? -int256(a ^ SIGN) : int256(a);
        }
    }

    /// @dev m·2^q of a finite magnitude.
    function _unpack(uint256 a) private pure returns (uint256 m, int256 q) {
        unchecked {
            uint256 e = a >> 23;
            m = a & 0x7fffff;
            if (e == 0) e = 1;
            else m |= 0x800000;
            q = int256(e) - 150;
        }
    }

    /// @dev The magnitude x·2^q, x > 0 of at most 109 bits, rounded.
    function _round(uint256 x, int256 q) private pure returns (uint256 r) {
        unchecked {
            int256 e = int256(Math.log2(x)) + q + 127;
            if (e < 1) e = 1;
            x <<= 24;
            uint256 d = uint256(e - 126 - q);
            r = (uint256(e - 1) << 23) + ((x + (1 << (d - 1)) - 1 + ((x >> d) & 1)) >> d);
            if (r > INF) r = INF;
        }
    }
}
