// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title What JobEscrow and DisputeGame ask of the registry
interface IOperatorRegistry {
    /// @notice The operator that `node` belongs to, or zero.
    function operatorOf(address node) external view returns (address);

    /// @notice The operator that `node` belongs to if its active stake is at
    /// least the minimum, else zero.
    function activeOperatorOf(address node) external view returns (address);

    /// @notice The operator that `node` belongs or belonged to, or zero.
    function signerOf(address node) external view returns (address);

    /// @notice Locks leaseLock of the operator's stake for a lease. By the
    /// escrow.
    function lock(address operator) external;

    /// @notice A lease of the operator is settled: its lock ends by itself at
    /// chain time `until`. By the escrow.
    function cool(address operator, uint64 until) external;

    /// @notice Takes back a lock that is about to end, for a dispute. By the
    /// escrow.
    function hold(address operator) external;

    /// @notice Takes the lock of one lease: half is credited to `winner`, half
    /// burned. Where `first` is somebody else, the two share that half. By the
    /// game.
    /// @param first Zero for nobody.
    function slashLock(address operator, address winner, address first) external;

    /// @notice Takes verdictCut of a verifier's stake: half is credited to
    /// `winner`, half burned. By the game.
    function slashVerifier(address verifier, address winner) external;
}
