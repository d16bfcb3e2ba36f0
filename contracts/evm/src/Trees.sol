// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Header, Malformed, Segment} from "./Game.sol";

/// @title The hashes of docs/disputes.md §1
/// @notice SHA-256 over 32-byte words, and binary trees whose number of levels
/// follows from the number of their hashes; open places hold zero.
library Trees {
    uint256 internal constant LEAF_CELLS = 64;
    // "infernet/node/1" and a zero byte, at the upper end of a word.
    uint256 private constant NODE_TAG = 0x696e6665726e65742f6e6f64652f310000000000000000000000000000000000;

    /// @notice The hash of a leaf's bytes.
    function leaf(bytes calldata cells) internal pure returns (bytes32) {
        return sha256(abi.encodePacked("infernet/leaf/2\x00", cells));
    }

    /// @notice The hash of a leaf of one cell, whose bytes are little-endian.
    function leafOfOne(bytes4 cell) internal pure returns (bytes32) {
        return sha256(abi.encodePacked("infernet/leaf/2\x00", cell));
    }

    /// @notice The hash of an operator's encoding.
    function operator(bytes calldata encoding) internal pure returns (bytes32) {
        return sha256(abi.encodePacked("infernet/op/1\x00", encoding));
    }

    /// @notice The hash of a line of a segment's log.
    function record(bytes16 line) internal pure returns (bytes32) {
        return sha256(abi.encodePacked("infernet/step/1\x00", line));
    }

    /// @notice The trace root of these words.
    function trace(Header calldata h) internal view returns (bytes32) {
        uint256 from;
        assembly ("memory-safe") {
            from := h
        }
        return _sha256("infernet/trace/2", from, 17);
    }

    /// @notice The hash that a node signs for a segment.
    function segment(Segment calldata s) internal view returns (bytes32) {
        uint256 from;
        assembly ("memory-safe") {
            from := s
        }
        return _sha256("infernet/segment/3", from, 11);
    }

    /// @notice The hash of a tensor of a state or a table.
    function tensor(bytes32 header, uint256 cells, bytes32 root) internal pure returns (bytes32) {
        return sha256(abi.encode(bytes32("infernet/tensor/2"), header, cells, root));
    }

    /// @notice The root of the state after `done` steps, over its tensors.
    function state(Header calldata h, uint256 done, bytes32 top) internal pure returns (bytes32) {
        return sha256(abi.encode(bytes32("infernet/state/2"), done, h.program, h.numerics, uint256(h.tensors), top));
    }

    /// @notice The log over `records` lines.
    function log(uint256 records, bytes32 root) internal pure returns (bytes32) {
        return sha256(abi.encode(bytes32("infernet/log/2"), records, root));
    }

    /// @notice Leaves of so many cells.
    function leavesOf(uint256 cells) internal pure returns (uint256) {
        return (cells + LEAF_CELLS - 1) / LEAF_CELLS;
    }

    /// @notice Levels above n hashes: ⌈log₂ n⌉.
    function depth(uint256 n) internal pure returns (uint256 d) {
        while (d < 64 && (uint256(1) << d) < n) d++;
    }

    /// @dev Whether d is depth(n), of n > 0.
    function _isDepth(uint256 d, uint256 n) private pure returns (bool) {
        unchecked {
            return d <= 64 && (n - 1) >> d == 0 && (d == 0 || (n - 1) >> (d - 1) != 0);
        }
    }

    /// @notice The root of a tree over n hashes in which `hash` is number i.
    function climb(bytes32 hash, uint256 i, uint256 n, bytes32[] calldata path) internal view returns (bytes32 root) {
        if (i >= n || !_isDepth(path.length, n)) revert Malformed();
        assembly ("memory-safe") {
            let p := mload(0x40)
            mstore(p, NODE_TAG)
            root := hash
            let sibling := path.offset
            for {
                let end := add(sibling, shl(5, path.length))
            } lt(sibling, end) {
                sibling := add(sibling, 32)
            } {
                let right := shl(5, and(i, 1))
                mstore(add(p, add(16, right)), root)
                mstore(add(p, sub(48, right)), calldataload(sibling))
                if iszero(staticcall(gas(), 2, p, 80, 0, 32)) {
                    revert(0, 0)
                }
                root := mload(0)
                i := shr(1, i)
            }
        }
    }

    /// @notice The node over two others.
    function node(bytes32 left, bytes32 right) internal pure returns (bytes32) {
        return sha256(abi.encodePacked("infernet/node/1\x00", left, right));
    }

    /// @notice The root of `levels` levels over nodes that stand `below` levels
    /// above the bottom; open places stand over nothing.
    function rootOver(bytes32[] calldata nodes, uint256 levels, uint256 below) internal view returns (bytes32 root) {
        if (nodes.length == 0 || nodes.length > uint256(1) << levels) revert Malformed();
        bytes32 empty;
        for (uint256 i = 0; i < below; i++) empty = node(empty, empty);
        assembly ("memory-safe") {
            function over(p, l, r) -> h {
                mstore(add(p, 16), l)
                mstore(add(p, 48), r)
                if iszero(staticcall(gas(), 2, p, 80, 0, 32)) {
                    revert(0, 0)
                }
                h := mload(0)
            }
            let p := mload(0x40)
            mstore(p, NODE_TAG)
            let row := add(p, 96)
            let n := nodes.length
            calldatacopy(row, nodes.offset, shl(5, n))
            for {
                let d := 0
            } lt(d, levels) {
                d := add(d, 1)
            } {
                mstore(add(row, shl(5, n)), empty) // read where n is odd
                n := shr(1, add(n, 1))
                for {
                    let i := 0
                } lt(i, n) {
                    i := add(i, 1)
                } {
                    let pair := add(row, shl(6, i))
                    mstore(add(row, shl(5, i)), over(p, mload(pair), mload(add(pair, 32))))
                }
                empty := over(p, empty, empty)
            }
            root := mload(row)
        }
    }

    /// @dev SHA-256 of a word and words of the calldata, where structs of static
    /// fields lie as they are hashed. A field with bits beyond its type changes
    /// the hash, and its reading reverts.
    function _sha256(bytes32 tag, uint256 from, uint256 words) private view returns (bytes32 h) {
        assembly ("memory-safe") {
            let p := mload(0x40)
            mstore(p, tag)
            calldatacopy(add(p, 32), from, shl(5, words))
            if iszero(staticcall(gas(), 2, p, shl(5, add(words, 1)), 0, 32)) {
                revert(0, 0)
            }
            h := mload(0)
        }
    }
}
