// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Block, Blocks} from "./Blocks.sol";
import {Header, Malformed, Mismatch, Opening, State} from "./Game.sol";
import {Operators} from "./Operators.sol";
import {Poseidon2} from "./Poseidon2.sol";
import {Trees} from "./Trees.sol";

/// @notice An input of an operator, for one element: its linear forms are
/// evaluated but for k.
/// @param key Source and id, as openings have them.
/// @param cells Of the tensor that it reads.
/// @param index Of the cell read at k = 0; at k it is index + stride·k.
/// @param guard Where guarded: guard + guardStride·k < 0 reads as +0.
/// @param gather Input whose value times factor is added to index, plus one.
struct Input {
    uint256 number;
    uint256 key;
    uint256 cells;
    int256 index;
    int256 stride;
    bool guarded;
    int256 guard;
    int256 guardStride;
    uint256 gather;
    int256 factor;
}

/// @notice A place in the encoding, and what linear forms are evaluated at.
struct Cursor {
    uint256 pos;
    uint256[] coordinates;
    uint256 step;
}

/// @title The cells that an operator reads, checked against agreed roots
library Inputs {
    uint256 private constant MAX_INPUTS = 16;
    uint256 private constant MAX_OPENINGS = 64;
    uint256 private constant STATE_BEFORE = 1;
    uint256 private constant TABLE = 2;
    uint256 internal constant DATA = 3;

    /// @notice An opening whose leaf belongs to the tensor it says.
    /// @param key Source, id and number of the leaf.
    /// @param offset Of its bytes in the calldata.
    struct Leaf {
        uint256 key;
        uint256 offset;
        uint256 length;
    }

    /// @notice Reads the list of inputs.
    function parse(bytes calldata e, Cursor memory c, bool chain) internal pure returns (Input[] memory ins) {
        uint256 n = Operators.u8(e, c.pos++);
        if (n > MAX_INPUTS) revert Malformed();
        ins = new Input[](n);
        for (uint256 i = 0; i < n; i++) {
            Input memory in_ = ins[i];
            in_.number = Operators.u8(e, c.pos);
            if (chain ? (i > 0 && in_.number <= ins[i - 1].number) : in_.number != i) revert Malformed();
            uint256 source = Operators.u8(e, c.pos + 1);
            in_.key = (source << 32) | Operators.u32(e, c.pos + 2);
            in_.cells = Operators.u32(e, c.pos + 6);
            if (source > TABLE || in_.cells == 0 || in_.cells > Operators.MAX_CELLS) revert Malformed();
            c.pos += 10;
            (in_.index, in_.stride) = linear(e, c, chain);
            in_.guarded = _flag(e, c);
            if (in_.guarded) (in_.guard, in_.guardStride) = linear(e, c, chain);
            if (_flag(e, c)) {
                uint256 by = Operators.u8(e, c.pos);
                if (chain || by >= i || ins[by].gather != 0) revert Malformed();
                in_.gather = by + 1;
                in_.factor = _i32(e, c.pos + 1);
                c.pos += 5;
            }
        }
    }

    /// @notice Evaluates a linear form but for k, whose coefficient is 0 or 1.
    function linear(bytes calldata e, Cursor memory c, bool chain) internal pure returns (int256 v, int256 stride) {
        uint256 p = c.pos;
        v = _i32(e, p);
        uint256 rank = c.coordinates.length;
        for (uint256 d = 0; d < rank; d++) {
            p += 4;
            v += _i32(e, p) * int256(c.coordinates[d]);
        }
        stride = _i32(e, p + 4);
        if (stride != 0 && !(chain && stride == 1)) revert Malformed();
        v += _i32(e, p + 8) * int256(c.step);
        c.pos = p + 12;
    }

    /// @notice Climbs from every opened leaf to the root that both agree on.
    function open(
        State memory s,
        Header calldata h,
        Input[] memory ins,
        Opening[] calldata opened
    ) internal view returns (Leaf[] memory leaves) {
        if (opened.length > MAX_OPENINGS) revert Malformed();
        leaves = new Leaf[](opened.length);
        for (uint256 i = 0; i < opened.length; i++) {
            Opening calldata o = opened[i];
            uint256 key = (uint256(o.source) << 32) | o.id;
            _check(s, h, o, o.source == DATA ? (uint256(h.dataBytes) + 3) / 4 : _cellsOf(ins, key));
            bytes calldata data = o.data;
            uint256 offset;
            assembly ("memory-safe") {
                offset := data.offset
            }
            leaves[i] = Leaf((key << 32) | o.leaf, offset, data.length);
        }
    }

    /// @notice The hash of a leaf's bytes in this game.
    function leafHash(State memory s, bytes calldata cells) internal pure returns (bytes32) {
        return s.isPrivate ? Poseidon2.leaf(cells) : Trees.leaf(cells);
    }

    /// @notice The cell that an input reads at k.
    function read(Leaf[] memory leaves, Input memory in_, int256 k, uint256 gathered) internal pure returns (uint256) {
        if (in_.guarded && in_.guard + in_.guardStride * k < 0) return 0;
        int256 i = in_.index + in_.stride * k + int256(gathered) * in_.factor;
        if (i < 0 || i >= int256(in_.cells)) revert Malformed();
        return cell(leaves, in_.key, uint256(i));
    }

    /// @notice Cell `index` of a tensor.
    function cell(Leaf[] memory leaves, uint256 key, uint256 index) internal pure returns (uint256 v) {
        uint256 left;
        (v, left) = _load(leaves, key, index);
        if (left < 4) revert Malformed();
    }

    /// @notice The cell that stands at p of the calldata, little-endian.
    function cellAt(uint256 p) internal pure returns (uint256 v) {
        assembly ("memory-safe") {
            v := calldataload(p)
            v := or(or(byte(0, v), shl(8, byte(1, v))), or(shl(16, byte(2, v)), shl(24, byte(3, v))))
        }
    }

    /// @notice Four bytes of the data set; the last are filled up with zeros.
    function dataCell(Leaf[] memory leaves, uint256 index) internal pure returns (uint256 v) {
        uint256 left;
        (v, left) = _load(leaves, DATA << 32, index);
        if (left < 4) v &= (1 << (8 * left)) - 1;
    }

    /// @notice The n cells that an input of a chain reads from k on.
    function row(
        Leaf[] memory leaves,
        Input memory in_,
        uint256 k,
        uint256 n
    ) internal pure returns (uint256[] memory v) {
        v = _zeros(n);
        uint256 i;
        if (in_.guarded) {
            int256 g = in_.guard + in_.guardStride * int256(k);
            if (g < 0) {
                if (in_.guardStride == 0 || uint256(-g) >= n) return v;
                i = uint256(-g);
            }
        }
        int256 first = in_.index + in_.stride * int256(k);
        if (i == n) return v;
        if (first + in_.stride * int256(i) < 0 || first + in_.stride * int256(n - 1) >= int256(in_.cells))
            revert Malformed();
        if (in_.stride == 0) {
            uint256 same = cell(leaves, in_.key, uint256(first));
            for (; i < n; i++) v[i] = same;
            return v;
        }
        while (i < n) {
            (uint256 p, uint256 left) = _find(leaves, in_.key, uint256(first + int256(i)));
            left /= 4;
            if (left == 0) revert Malformed();
            uint256 run = n - i < left ? n - i : left;
            _spread(p, v, i, run);
            i += run;
        }
    }

    /// @notice The block of a prepared operand that a tile of X8 reads. None lies
    /// in two leaves.
    function blockOf(Leaf[] memory leaves, Input memory in_, uint256 tile) internal pure returns (Block memory b) {
        // A place below zero is a number beyond every tensor's cells.
        uint256 first = uint256(in_.index + int256(Blocks.CELLS * tile));
        if (first % Blocks.CELLS != 0 || first + Blocks.USED > in_.cells) revert Malformed();
        (uint256 p, uint256 left) = _find(leaves, in_.key, first);
        if (left < 4 * Blocks.USED) revert Malformed();
        assembly ("memory-safe") {
            mstore(b, calldataload(p))
            mstore(add(b, 0x20), calldataload(add(p, 0x20)))
            let v := calldataload(add(p, 0x40))
            v := or(or(byte(0, v), shl(8, byte(1, v))), or(shl(16, byte(2, v)), shl(24, byte(3, v))))
            mstore(add(b, 0x40), v)
        }
    }

    /// @dev A row of n zeros, with room behind it that _spread may write over.
    function _zeros(uint256 n) private pure returns (uint256[] memory v) {
        assembly ("memory-safe") {
            v := mload(0x40)
            mstore(v, n)
            let words := shl(5, add(n, 7))
            calldatacopy(add(v, 32), calldatasize(), words)
            mstore(0x40, add(add(v, 32), words))
        }
    }

    /// @dev Writes the cells that stand at p of the calldata to v[i] and on, eight
    /// at a time: up to seven more than `run`.
    function _spread(uint256 p, uint256[] memory v, uint256 i, uint256 run) private pure {
        assembly ("memory-safe") {
            let to := add(add(v, 32), shl(5, i))
            for {
                let end := add(p, shl(2, run))
            } lt(p, end) {
                p := add(p, 32)
            } {
                // Little-endian cells: swap bytes, then pairs of bytes.
                let w := calldataload(p)
                w := or(
                    and(shr(8, w), 0x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff),
                    shl(8, and(w, 0x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff))
                )
                w := or(
                    and(shr(16, w), 0x0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff),
                    shl(16, and(w, 0x0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff))
                )
                mstore(to, shr(224, w))
                mstore(add(to, 0x20), and(shr(192, w), 0xffffffff))
                mstore(add(to, 0x40), and(shr(160, w), 0xffffffff))
                mstore(add(to, 0x60), and(shr(128, w), 0xffffffff))
                mstore(add(to, 0x80), and(shr(96, w), 0xffffffff))
                mstore(add(to, 0xa0), and(shr(64, w), 0xffffffff))
                mstore(add(to, 0xc0), and(shr(32, w), 0xffffffff))
                mstore(add(to, 0xe0), and(w, 0xffffffff))
                to := add(to, 0x100)
            }
        }
    }

    /// @dev Four bytes, little-endian, and how many bytes the leaf has from
    /// there on, at least one.
    function _load(Leaf[] memory leaves, uint256 key, uint256 index) private pure returns (uint256 v, uint256 left) {
        uint256 p;
        (p, left) = _find(leaves, key, index);
        v = cellAt(p);
    }

    /// @dev Where a cell stands in the calldata, and how many bytes its leaf
    /// has from there on, at least one.
    function _find(Leaf[] memory leaves, uint256 key, uint256 index) private pure returns (uint256 p, uint256 left) {
        uint256 wanted = (key << 32) | (index / Trees.LEAF_CELLS);
        for (uint256 i = 0; i < leaves.length; i++) {
            if (leaves[i].key != wanted) continue;
            uint256 pos = (index % Trees.LEAF_CELLS) * 4;
            if (pos >= leaves[i].length) revert Malformed();
            return (leaves[i].offset + pos, leaves[i].length - pos);
        }
        revert Malformed();
    }

    function _check(State memory s, Header calldata h, Opening calldata o, uint256 cells) private view {
        bytes32 root = Trees.climb(leafHash(s, o.data), o.leaf, Trees.leavesOf(cells), o.path);
        bytes32 want = h.data;
        if (o.source == 0) {
            root = Trees.climb(root, o.id, s.opCount, o.top);
            want = s.ops;
        } else if (o.source == STATE_BEFORE) {
            root = Trees.climb(Trees.tensor(o.header, cells, root), o.id, h.tensors, o.top);
            root = Trees.state(h, s.step, root);
            want = s.before;
        } else if (o.source == TABLE) {
            root = Trees.climb(Trees.tensor(o.header, cells, root), o.id, h.tableCount, o.top);
            want = h.tables;
        }
        if (root != want) revert Mismatch();
    }

    function _cellsOf(Input[] memory ins, uint256 key) private pure returns (uint256) {
        for (uint256 i = 0; i < ins.length; i++) if (ins[i].key == key) return ins[i].cells;
        revert Malformed();
    }

    function _flag(bytes calldata e, Cursor memory c) private pure returns (bool) {
        uint256 v = Operators.u8(e, c.pos++);
        if (v > 1) revert Malformed();
        return v == 1;
    }

    function _i32(bytes calldata e, uint256 pos) private pure returns (int256) {
        return int32(uint32(Operators.u32(e, pos)));
    }
}
