// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title A Groth16 verifier, as DisputeGame calls it
interface IProofVerifier {
    /// @notice SHA-256 of the verifying key that the code holds.
    function keyHash() external view returns (bytes32);

    /// @notice Whether the proof is valid for these public inputs.
    function verify(bytes calldata proof, uint256[] calldata publicInputs) external view returns (bool);
}
