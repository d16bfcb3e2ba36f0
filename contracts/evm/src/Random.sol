// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Header, Malformed} from "./Game.sol";

/// @title The order of the data: docs/numerics.md §12 and §15
library Random {
    uint256 private constant PURPOSE_PERMUTE = 0xffffffff;
    uint256 private constant PURPOSE_ORDER = 0xfffffff0;
    uint256 private constant FEISTEL_ROUNDS = 8;
    /// @dev Walks of a cycle; a fourth of all indices at least are inside, so
    /// a key that needs more is not to be found.
    uint256 private constant MAX_WALK = 256;

    uint256 private constant ENTRY_BYTES = 4;

    /// @notice The place in the data set, in bytes, of token [row, column] of
    /// micro-batch `micro` of a step; of a token file if `entries`.
    function dataAt(
        Header calldata h,
        uint256 step,
        uint256 micro,
        uint256 row,
        uint256 column,
        bool entries
    ) internal pure returns (uint256 pos) {
        // A sample of a text takes one byte more than it has tokens.
        uint256 size = h.dataBytes;
        uint256 each = h.context;
        if (entries) each *= ENTRY_BYTES;
        else if (size != 0) size--;
        if (each == 0 || size < each) revert Malformed();
        uint256 samples = size / each;
        // Counted in 64 bits, as the node does.
        uint256 g = uint64((step * h.accumulate + micro) * h.batch + row);
        uint256 key = philox(h.seed, PURPOSE_ORDER, 0, g / samples);
        pos = permute(key, samples, g % samples) * each + (entries ? ENTRY_BYTES * column : column);
        if (pos >= h.dataBytes) revert Malformed();
    }

    /// @notice Words 0 and 1, low first, of Philox4x32-10 with counter (index,
    /// step, purpose).
    function philox(uint256 key, uint256 purpose, uint256 step, uint256 index) internal pure returns (uint256) {
        unchecked {
            uint256 c0 = index & 0xffffffff;
            uint256 c1 = index >> 32;
            uint256 c2 = step;
            uint256 c3 = purpose;
            uint256 k0 = key & 0xffffffff;
            uint256 k1 = key >> 32;
            for (uint256 i = 0; i < 10; i++) {
                uint256 a = 0xd2511f53 * c0;
                uint256 b = 0xcd9e8d57 * c2;
                c0 = (b >> 32) ^ c1 ^ k0;
                c1 = b & 0xffffffff;
                c2 = (a >> 32) ^ c3 ^ k1;
                c3 = a & 0xffffffff;
                k0 = (k0 + 0x9e3779b9) & 0xffffffff;
                k1 = (k1 + 0xbb67ae85) & 0xffffffff;
            }
            return c0 | (c1 << 32);
        }
    }

    /// @notice Element i of the permutation of [0, n) that key chooses.
    function permute(uint256 key, uint256 n, uint256 i) internal pure returns (uint256) {
        unchecked {
            uint256 bits = 0;
            while (((n - 1) >> bits) != 0) bits++;
            uint256 half = (bits + 1) / 2;
            for (uint256 walk = 0; walk < MAX_WALK; walk++) {
                i = _feistel(key, half, i);
                if (i < n) return i;
            }
            revert Malformed();
        }
    }

    function _feistel(uint256 key, uint256 half, uint256 x) private pure returns (uint256) {
        unchecked {
            uint256 mask = (1 << half) - 1;
            uint256 l = x >> half;
            uint256 r = x & mask;
            for (uint256 round = 0; round < FEISTEL_ROUNDS; round++) {
                (l, r) = (r, l ^ (philox(key, PURPOSE_PERMUTE, round, r) & mask));
            }
            return (l << half) | r;
        }
    }
}
