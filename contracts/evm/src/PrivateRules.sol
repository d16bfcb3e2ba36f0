// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {GameRules} from "./GameRules.sol";
import {Poseidon2} from "./Poseidon2.sol";

/// @title The moves of a game about private data
/// @notice Those of every game, over leaves hashed with Poseidon2
/// (docs/disputes.md §6). It keeps nothing.
contract PrivateRules is GameRules {
    function _leaf(bytes calldata cells) internal pure override returns (bytes32) {
        return Poseidon2.leaf(cells);
    }

    function _leafOfOne(bytes4 cell) internal pure override returns (bytes32) {
        return Poseidon2.leafOfOne(cell);
    }
}
