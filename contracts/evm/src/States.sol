// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Packed, State} from "./Game.sol";

/// @title States of games: packed in calls, slots and events, open in memory
/// @notice zkproof/dispute of the node packs them alike (packed.go).
library States {
    /// @dev Of a packed state, bytes.
    uint256 private constant SIZE = 11 * 32;
    /// @dev Of its words that no move changes.
    uint256 private constant CONSTANT = 4 * 32;
    /// @dev Where the clocks stand in Packed.turn.
    bytes32 private constant CLOCKS = bytes32(((uint256(1) << 128) - 1) << 112);

    /// @notice The hash of a packed state, which is what a slot holds.
    function hash(Packed memory p) internal pure returns (bytes32 h) {
        assembly ("memory-safe") {
            h := keccak256(p, SIZE)
        }
    }

    /// @notice Copies a packed state to p and opens it to s; nothing of it is
    /// checked.
    function open(Packed calldata c, Packed memory p, State memory s) internal pure {
        assembly ("memory-safe") {
            calldatacopy(p, c, SIZE)
        }
        unpack(p, s);
    }

    /// @notice Opens a packed state. The members of State are words in memory.
    function unpack(Packed memory p, State memory s) internal pure {
        assembly ("memory-safe") {
            mcopy(s, p, 0x40) // claim, trace
            let w := mload(add(p, 0x40))
            mstore(add(s, 0x40), and(shr(192, w), 1)) // isPrivate
            mstore(add(s, 0x1a0), and(shr(160, w), 0xffffffff)) // opCount
            mstore(add(s, 0x60), shr(96, shl(96, w))) // asserter
            mstore(add(s, 0x80), shr(96, shl(96, mload(add(p, 0x60))))) // challenger
            mcopy(add(s, 0x120), add(p, 0x80), 0x40) // before, afterRoot
            mcopy(add(s, 0x1c0), add(p, 0xc0), 0x40) // ops, focus
            mstore(add(s, 0x240), mload(add(p, 0x100))) // op
            w := mload(add(p, 0x120))
            mstore(add(s, 0x380), shr(248, w)) // interval
            mstore(add(s, 0xa0), and(shr(240, w), 0xff)) // phase
            mstore(add(s, 0xc0), and(shr(176, w), 0xffffffffffffffff)) // movedAt
            mstore(add(s, 0xe0), and(shr(144, w), 0xffffffff)) // asserterLeft
            mstore(add(s, 0x100), and(shr(112, w), 0xffffffff)) // challengerLeft
            mstore(add(s, 0x160), and(shr(80, w), 0xffffffff)) // step
            mstore(add(s, 0x180), and(shr(48, w), 0xffffffff)) // count
            mstore(add(s, 0x200), and(shr(40, w), 0xff)) // height
            mstore(add(s, 0x220), and(shr(8, w), 0xffffffff)) // index
            mstore(add(s, 0x360), signextend(0, w)) // link
            w := mload(add(p, 0x140))
            mstore(add(s, 0x260), shr(224, w)) // opIndex
            mstore(add(s, 0x280), and(shr(192, w), 0xffffffff)) // size
            mstore(add(s, 0x2a0), and(shr(160, w), 0xffffffff)) // cell
            mstore(add(s, 0x2c0), and(shr(128, w), 0xffffffff)) // tile
            mstore(add(s, 0x2e0), and(shr(96, w), 0xffffffff)) // tiles
            mstore(add(s, 0x300), and(shr(64, w), 0xffffffff)) // allTiles
            mstore(add(s, 0x320), and(shr(32, w), 0xffffffff)) // accBefore
            mstore(add(s, 0x340), and(w, 0xffffffff)) // accAfter
        }
    }

    /// @notice Packs a state into p, whose constant words stay.
    function update(Packed memory p, State memory s) internal pure {
        assembly ("memory-safe") {
            mcopy(add(p, 0x80), add(s, 0x120), 0x40) // before, afterRoot
            mcopy(add(p, 0xc0), add(s, 0x1c0), 0x40) // ops, focus
            mstore(add(p, 0x100), mload(add(s, 0x240))) // op
            let w := or(shl(248, mload(add(s, 0x380))), shl(240, mload(add(s, 0xa0)))) // interval, phase
            w := or(w, shl(176, mload(add(s, 0xc0)))) // movedAt
            w := or(w, or(shl(144, mload(add(s, 0xe0))), shl(112, mload(add(s, 0x100))))) // clocks
            w := or(w, or(shl(80, mload(add(s, 0x160))), shl(48, mload(add(s, 0x180))))) // step, count
            w := or(w, or(shl(40, mload(add(s, 0x200))), shl(8, mload(add(s, 0x220))))) // height, index
            mstore(add(p, 0x120), or(w, and(mload(add(s, 0x360)), 0xff))) // link
            w := or(shl(224, mload(add(s, 0x260))), shl(192, mload(add(s, 0x280)))) // opIndex, size
            w := or(w, or(shl(160, mload(add(s, 0x2a0))), shl(128, mload(add(s, 0x2c0))))) // cell, tile
            w := or(w, or(shl(96, mload(add(s, 0x2e0))), shl(64, mload(add(s, 0x300))))) // tiles, allTiles
            w := or(w, or(shl(32, mload(add(s, 0x320))), mload(add(s, 0x340)))) // accBefore, accAfter
            mstore(add(p, 0x140), w)
        }
    }

    /// @notice Packs the state that a game begins with.
    function pack(State memory s) internal pure returns (Packed memory p) {
        p.claim = s.claim;
        p.trace = s.trace;
        uint256 w = uint160(s.asserter) | (uint256(s.opCount) << 160);
        p.asserter = bytes32(s.isPrivate ? w | (1 << 192) : w);
        p.challenger = bytes32(uint256(uint160(s.challenger)));
        update(p, s);
    }

    /// @notice Gives `to` the clocks and the time of the state s.
    function setClocks(Packed memory to, State memory s) internal pure {
        uint256 w = (uint256(s.movedAt) << 176) | (uint256(s.asserterLeft) << 144) | (uint256(s.challengerLeft) << 112);
        to.turn = (to.turn & ~CLOCKS) | bytes32(w);
    }

    /// @notice Whether a word Packed.turn has times in it.
    function timed(uint256 turn) internal pure returns (bool) {
        return turn & uint256(CLOCKS) != 0;
    }

    /// @notice Gives p the words of another state of its game.
    function replace(Packed memory p, bytes32[7] calldata changed) internal pure {
        assembly ("memory-safe") {
            calldatacopy(add(p, CONSTANT), changed, 0xe0)
        }
    }

    /// @notice Emits Moved(game, changed, opened) of DisputeGame.
    function emitMoved(bytes32 topic, bytes32 game, Packed memory p, bytes memory opened) internal {
        assembly ("memory-safe") {
            let q := mload(0x40)
            let n := mload(opened)
            mcopy(q, add(p, CONSTANT), 0xe0)
            mstore(add(q, 0xe0), 0x100) // where the length of opened stands
            mstore(add(q, add(0x120, n)), 0) // padding
            mcopy(add(q, 0x100), opened, add(n, 0x20))
            log2(q, add(0x120, and(add(n, 31), not(31))), topic, game)
        }
    }

    /// @notice The bytes of hashes, one after the other.
    function bytesOf(bytes32[] calldata hashes) internal pure returns (bytes memory b) {
        assembly ("memory-safe") {
            b := mload(0x40)
            let n := shl(5, hashes.length)
            mstore(b, n)
            calldatacopy(add(b, 32), hashes.offset, n)
            mstore(0x40, add(b, add(n, 32)))
        }
    }
}
