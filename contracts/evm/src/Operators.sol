// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Malformed} from "./Game.sol";

/// @notice The front of an operator's encoding (docs/disputes.md §3).
/// @param cells Of the output.
/// @param lo Where the first bound of a chain stands in the encoding.
struct Shape {
    uint256 kind;
    int32 writes;
    uint256 rank;
    uint256 cells;
    uint256 lo;
}

/// @title Reads the encoding of operators
/// @notice Kinds: 0 MAP, 1 FMA, 2 ADD, 3 MAX, 4 X8, 5 BATCH; 6 TENSOR, 7 NODE
/// and 8 STATE hash what others gave; 9 QUANTISE.
library Operators {
    uint256 internal constant MAP = 0;
    uint256 internal constant FMA = 1;
    uint256 internal constant ADD = 2;
    uint256 internal constant MAX = 3;
    uint256 internal constant X8 = 4;
    uint256 internal constant BATCH = 5;
    uint256 internal constant TENSOR = 6;
    uint256 internal constant NODE = 7;
    uint256 internal constant STATE = 8;
    uint256 internal constant QUANTISE = 9;
    /// @notice Terms of a chain that are proven at once, at most.
    uint256 internal constant TILE = 64;
    /// @dev At least, of public data.
    uint256 private constant LEAST_TILE = 8;
    /// @dev Tiles that one opening of sums tells apart.
    uint256 private constant FEW_TILES = 64;
    uint256 internal constant MAX_ENCODING = 2048;
    uint256 internal constant MAX_CELLS = type(uint32).max >> 1;
    uint256 private constant MAX_RANK = 6;

    /// @notice Whether elements run over k.
    function isChain(uint256 kind) internal pure returns (bool) {
        return kind >= FMA && kind <= X8;
    }

    /// @notice Whether the output is one hash.
    function hashes(uint256 kind) internal pure returns (bool) {
        return kind >= TENSOR && kind <= STATE;
    }

    /// @notice Reads kind, writes and dimensions.
    function shape(bytes calldata e) internal pure returns (Shape memory s) {
        if (e.length > MAX_ENCODING) revert Malformed();
        s.kind = u8(e, 0);
        s.writes = int32(uint32(u32(e, 1)));
        if (s.kind > QUANTISE || s.writes < -3 || s.writes > -1) revert Malformed();
        if (hashes(s.kind)) {
            if (s.writes != -1) revert Malformed();
            s.cells = 1;
            return s;
        }
        s.rank = u8(e, 5);
        if (s.rank == 0 || s.rank > MAX_RANK) revert Malformed();
        s.cells = 1;
        for (uint256 d = 0; d < s.rank; d++) {
            s.cells *= u32(e, 6 + 4 * d);
            if (s.cells == 0 || s.cells > MAX_CELLS) revert Malformed();
        }
        s.lo = 6 + 4 * s.rank;
    }

    /// @notice The coordinates of an output cell, row-major.
    function coordinates(bytes calldata e, Shape memory s, uint256 cell) internal pure returns (uint256[] memory pos) {
        pos = new uint256[](s.rank);
        for (uint256 d = s.rank; d > 0; d--) {
            uint256 size = u32(e, 2 + 4 * d);
            pos[d - 1] = cell % size;
            cell /= size;
        }
    }

    /// @notice The bounds of k of a chain, lo to below hi.
    function bounds(
        bytes calldata e,
        Shape memory s,
        uint256[] memory pos
    ) internal pure returns (uint256 lo, uint256 hi) {
        lo = _bound(e, s.lo, pos);
        hi = _bound(e, s.lo + 6, pos);
    }

    /// @notice Terms of a tile of a chain from lo to hi: of a public FMA, ADD or
    /// MAX 8, or twice as many until there are at most 64 tiles, but not above 64.
    function tile(uint256 kind, uint256 lo, uint256 hi, bool isPrivate) internal pure returns (uint256 n) {
        if (isPrivate || kind == X8 || kind == QUANTISE) return TILE;
        n = LEAST_TILE;
        while (n < TILE && lo + n * FEW_TILES < hi) n *= 2;
    }

    /// @notice Tiles of a cell's chain, at least 1; others have one.
    function tiles(bytes calldata e, uint256 cell, bool isPrivate) internal pure returns (uint32) {
        Shape memory s = shape(e);
        if (!isChain(s.kind)) return 1;
        (uint256 lo, uint256 hi) = bounds(e, s, coordinates(e, s, cell));
        if (hi <= lo) return 1;
        uint256 n = tile(s.kind, lo, hi, isPrivate);
        return uint32((hi - lo + n - 1) / n);
    }

    /// @notice A byte; reading past the end is malformed.
    function u8(bytes calldata e, uint256 pos) internal pure returns (uint256) {
        if (pos >= e.length) revert Malformed();
        return uint8(e[pos]);
    }

    /// @notice A big-endian number of 4 bytes.
    function u32(bytes calldata e, uint256 pos) internal pure returns (uint256 v) {
        if (pos + 4 > e.length) revert Malformed();
        assembly ("memory-safe") {
            v := shr(224, calldataload(add(e.offset, pos)))
        }
    }

    function _bound(bytes calldata e, uint256 p, uint256[] memory pos) private pure returns (uint256) {
        (uint256 form, uint256 dim, uint256 arg) = (u8(e, p), u8(e, p + 1), u32(e, p + 2));
        if (dim >= pos.length || arg > MAX_CELLS) revert Malformed();
        uint256 i = pos[dim];
        if (form == 0) {
            if (dim != 0) revert Malformed();
            return arg;
        }
        if (form == 1) return i + arg;
        if (form == 4) return i / 32 + arg;
        i -= i % 64;
        if (form == 2) {
            if (arg != 0) revert Malformed();
            return i;
        }
        if (form != 3) revert Malformed();
        return arg < i + 64 ? arg : i + 64;
    }
}
