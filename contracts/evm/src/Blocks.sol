// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Float32} from "./Float32.sol";

/// @notice A block of a prepared operand, as QUANTISE gives it: 64 integers,
/// each a byte that is 128 more, and the exponent plus 63.
struct Block {
    uint256 low;
    uint256 high;
    uint256 exponent;
}

/// @title Blocks of x8, as docs/numerics.md §16 fixes them
/// @notice Up to 64 binary32 become integers of 8 bits under one exponent; the
/// products of two such blocks are summed exactly. Equal to package train/num of
/// the node, bit for bit.
library Blocks {
    /// @notice Cells of a block that are not always zero: the integers, four to a
    /// cell, and the exponent.
    uint256 internal constant USED = 17;
    /// @notice From a block to the next.
    uint256 internal constant CELLS = 32;
    uint256 private constant EXPONENT_CELL = 16;
    int256 private constant EXPONENT_BIAS = 63;
    uint256 private constant MOST_EXPONENT = 113;
    uint256 private constant SPOILED = 255;
    /// @dev Four integers that are 0.
    uint256 private constant ZEROS = 0x80808080;

    /// @notice acc + Σ a[i]·b[i] over a block, rounded once more for the sum. A
    /// block with an exponent that none can have was not finite.
    function chain(Block memory a, Block memory b, uint256 acc) internal pure returns (uint256) {
        unchecked {
            if (a.exponent > MOST_EXPONENT || b.exponent > MOST_EXPONENT) return Float32.NAN;
            int256 sum = _dot(a.low, b.low) + _dot(a.high, b.high);
            return Float32.fma(Float32.fromInt(sum), (a.exponent + b.exponent + 1) << 23, acc);
        }
    }

    /// @notice A cell of the block that a row of at most 64 binary32 makes.
    function cell(uint256[] memory row, uint256 place) internal pure returns (uint256 v) {
        unchecked {
            uint256 top = _largest(row);
            if (top >= Float32.INF) return place == EXPONENT_CELL ? SPOILED : ZEROS;
            int256 e = _exponent(top);
            if (place == EXPONENT_CELL) return uint256(e + EXPONENT_BIAS);
            v = ZEROS;
            for (uint256 i = 0; i < 4 && 4 * place + i < row.length; i++) {
                v += uint256(_integer(row[4 * place + i], e)) << (8 * i);
            }
        }
    }

    /// @dev Σ of the products of 32 integers, each a byte that is 128 more.
    function _dot(uint256 a, uint256 b) private pure returns (int256 sum) {
        assembly ("memory-safe") {
            for {
                let i := 0
            } lt(i, 32) {
                i := add(i, 1)
            } {
                sum := add(sum, mul(sub(byte(i, a), 128), sub(byte(i, b), 128)))
            }
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

    /// @dev clamp(roundToEven(v·2^−e), ±127). The significand stands 150 + e − f
    /// places to the right; with the hidden bit a subnormal is still 0, as e is
    /// far above. Where it is not to be shifted, v is far above 127.
    function _integer(uint256 v, int256 e) private pure returns (int256 q) {
        assembly ("memory-safe") {
            q := or(and(v, 0x7fffff), 0x800000)
            let d := sub(add(e, 150), and(shr(23, v), 255))
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
    }
}
