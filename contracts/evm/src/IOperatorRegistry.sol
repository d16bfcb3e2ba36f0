// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title What JobEscrow asks of the registry
interface IOperatorRegistry {
    /// @notice The operator that `node` belongs to, or zero.
    function operatorOf(address node) external view returns (address);

    /// @notice The operator that `node` belongs to if its active stake is at
    /// least the minimum, else zero.
    function activeOperatorOf(address node) external view returns (address);
}
