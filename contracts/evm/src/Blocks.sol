// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Float32} from "./Float32.sol";

/// @title A block of x8, as docs/numerics.md §16 fixes it
/// @notice Up to 64 binary32 of two rows become integers of 8 bits under one
/// exponent for each row; their products are summed exactly. Equal to package
/// train/num of the node, bit for bit.
library Blocks {
    /// @notice acc + Σ a[i]·b[i] over a block, rounded once more for the sum.
    function chain(uint256[] memory a, uint256[] memory b, uint256 acc) internal pure returns (uint256) {
        unchecked {
            (uint256 topA, uint256 topB) = (_largest(a), _largest(b));
            if (topA >= Float32.INF || topB >= Float32.INF) return Float32.NAN;
            (int256 ea, int256 eb) = (_exponent(topA), _exponent(topB));
            return Float32.fma(Float32.fromInt(_sum(a, ea, b, eb)), uint256(ea + eb + 127) << 23, acc);
        }
    }

    /// @dev The largest magnitude's bits.
    function _largest(uint256[] memory row) private pure returns (uint256 top) {
        assembly ("memory-safe") {
            let p := add(row, 32)
            for {
                let end := add(p, shl(5, mload(row)))
            } lt(p, end) {
                p := add(p, 32)
            } {
                let m := and(mload(p), 0x7fffffff)
                if gt(m, top) {
                    top := m
                }
            }
        }
    }

    /// @dev The block's exponent by its largest magnitude.
    function _exponent(uint256 top) private pure returns (int256 e) {
        unchecked {
            e = int256(top >> 23) - 133;
            if (e < -63) e = -63;
            if (e > 50) e = 50;
        }
    }

    /// @dev Σ of the products of the integers.
    function _sum(uint256[] memory a, int256 ea, uint256[] memory b, int256 eb) private pure returns (int256 sum) {
        assembly ("memory-safe") {
            // clamp(roundToEven(v·2^−e), ±127). The significand stands 150 − f
            // places to the right; with the hidden bit a subnormal is still 0, as
            // e is far above. Where it is not to be shifted, v is far above 127.
            function integer(v, place) -> q {
                q := or(and(v, 0x7fffff), 0x800000)
                let d := sub(place, and(shr(23, v), 255))
                if sgt(d, 0) {
                    q := shr(d, add(q, add(sub(shl(sub(d, 1), 1), 1), and(shr(d, q), 1))))
                }
                if gt(q, 127) {
                    q := 127
                }
                if shr(31, v) {
                    q := sub(0, q)
                }
            }
            let other := sub(b, a)
            ea := add(ea, 150)
            eb := add(eb, 150)
            let p := add(a, 32)
            for {
                let end := add(p, shl(5, mload(a)))
            } lt(p, end) {
                p := add(p, 32)
            } {
                sum := add(sum, mul(integer(mload(p), ea), integer(mload(add(p, other)), eb)))
            }
        }
    }
}
