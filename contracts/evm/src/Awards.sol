// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The chain of hashes over a lease's awards, and the event of a claim
/// @notice Both are over a few words and a list of verifiers, so they are encoded in
/// one place: a list from `list` has room for what stands before it.
library Awards {
    /// @dev Before a list: at most three words, and where the list stands.
    uint256 private constant ROOM = 0x80;

    /// @notice A list of n verifiers, with that room before it.
    function list(uint256 n) internal pure returns (address[] memory verifiers) {
        assembly ("memory-safe") {
            verifiers := add(mload(0x40), ROOM)
            mstore(verifiers, n)
            mstore(0x40, add(verifiers, shl(5, add(n, 1))))
        }
    }

    /// @notice keccak256(abi.encode(evidence, segment, payees, verifiers)), of a
    /// claim, which has no payees.
    function fold(
        bytes32 evidence,
        uint256 segment,
        address[] memory verifiers
    ) internal pure returns (bytes32 h) {
        assembly ("memory-safe") {
            let p := sub(verifiers, ROOM)
            mstore(p, evidence)
            mstore(add(p, 0x20), segment)
            mstore(add(p, 0x40), 0)
            mstore(add(p, 0x60), ROOM)
            h := keccak256(p, add(0xa0, shl(5, mload(verifiers))))
        }
    }

    /// @notice Emits Claimed(lease, segment, hash, verifiers) of JobEscrow.
    function emitClaimed(
        bytes32 topic,
        bytes32 lease,
        uint256 segment,
        bytes32 hash,
        address[] memory verifiers
    ) internal {
        assembly ("memory-safe") {
            let p := sub(verifiers, 0x60)
            mstore(p, segment)
            mstore(add(p, 0x20), hash)
            mstore(add(p, 0x40), 0x60)
            log2(p, add(0x80, shl(5, mload(verifiers))), topic, lease)
        }
    }
}
