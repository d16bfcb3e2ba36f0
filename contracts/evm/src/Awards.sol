// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The chain of hashes over a lease's awards
/// @notice A list from `list` has room for what the hash has before it.
library Awards {
    /// @dev Before a list: two words, and where the list stands.
    uint256 private constant ROOM = 0x60;

    /// @notice A list of n verifiers, with that room before it.
    function list(uint256 n) internal pure returns (address[] memory verifiers) {
        assembly ("memory-safe") {
            verifiers := add(mload(0x40), ROOM)
            mstore(verifiers, n)
            mstore(0x40, add(verifiers, shl(5, add(n, 1))))
        }
    }

    /// @notice keccak256(abi.encode(evidence, segment, verifiers)).
    function fold(
        bytes32 evidence,
        uint256 segment,
        address[] memory verifiers
    ) internal pure returns (bytes32 h) {
        assembly ("memory-safe") {
            let p := sub(verifiers, ROOM)
            mstore(p, evidence)
            mstore(add(p, 0x20), segment)
            mstore(add(p, 0x40), ROOM)
            h := keccak256(p, add(0x80, shl(5, mload(verifiers))))
        }
    }
}
