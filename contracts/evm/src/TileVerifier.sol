// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IProofVerifier} from "./IProofVerifier.sol";
import {TileKey} from "./TileKey.sol";

/// @title Checks proofs of r32's tiles: what gnark wrote for the pinned key, behind
/// the interface that the game calls
/// @notice TileKey.sol is `infernet zk solidity` of a key's folder. The one in
/// this tree is the devnet's, under which everybody can forge proofs
/// (docs/adr/0006), and which chains of development alone take: a deployment
/// elsewhere puts that of a verified ceremony in its place (docs/ceremony.md).
contract TileVerifier is TileKey, IProofVerifier {
    /// @dev Context and place, two leaf hashes of each operand.
    uint256 private constant INPUTS = 5;

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
