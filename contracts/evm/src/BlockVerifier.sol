// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {BlockKey} from "./BlockKey.sol";
import {IProofVerifier} from "./IProofVerifier.sol";

/// @title Checks proofs of x8's tiles: what gnark wrote for the pinned key, behind
/// the interface that the game calls
/// @notice BlockKey.sol is `infernet zk solidity` of a key's folder, as
/// TileKey.sol is of r32's: see TileVerifier.
contract BlockVerifier is BlockKey, IProofVerifier {
    /// @dev Context and place, the hash of each operand's leaf.
    uint256 private constant INPUTS = 3;

    /// @inheritdoc IProofVerifier
    function keyHash() external pure returns (bytes32) {
        return KEY_HASH;
    }

    /// @inheritdoc IProofVerifier
    /// @dev Reverts for a proof that is not valid: ProofInvalid,
    /// CommitmentInvalid or PublicInputNotInField.
    function verify(bytes calldata proof, uint256[] calldata publicInputs) external view returns (bool) {
        if (publicInputs.length != INPUTS) return false;
        uint256[INPUTS] calldata inputs;
        assembly ("memory-safe") {
            inputs := publicInputs.offset
        }
        verifyProof(proof, inputs);
        return true;
    }
}
