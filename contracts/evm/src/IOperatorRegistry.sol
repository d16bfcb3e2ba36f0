// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title What JobEscrow and DisputeGame ask of the registry
interface IOperatorRegistry {
    /// @notice The operator that `node` belongs to, or zero.
    function operatorOf(address node) external view returns (address);

    /// @notice The operator that `node` belongs to if its active stake is at
    /// least the minimum, else zero.
    function activeOperatorOf(address node) external view returns (address);

    /// @notice The operator that `node` belongs or belonged to, or zero, and the
    /// chain time at which it was revoked, or zero.
    function signerOf(address node) external view returns (address operator, uint64 revokedAt);

    /// @notice Locks units of the operator's stake for a lease. By the escrow.
    function lock(address operator, uint16 units) external;

    /// @notice A lease of the operator is settled: its lock ends by itself once so
    /// many seconds have passed. By the escrow.
    function cool(address operator, uint16 units, uint32 window) external;

    /// @notice Takes back a lock that cools, for a dispute. By the escrow.
    function hold(address operator, uint16 units, uint32 window) external;

    /// @notice Takes the lock of one lease. Of its sixteenths `shares` are credited
    /// to `winner`, or half of them to `first`, if that is somebody else; the rest
    /// is burned. By the game.
    /// @param first Zero for nobody.
    /// @return share A sixteenth of what was taken.
    function slashLock(
        address operator,
        uint16 units,
        address winner,
        address first,
        uint256 shares
    ) external returns (uint96 share);

    /// @notice Credits a share of a lock that was taken before. By the game.
    function reward(address operator, uint96 share, address winner) external;

    /// @notice Takes the cut of a verifier's stake that goes with such a lock, in full or
    /// not at all. By the game.
    function slashVerifier(address verifier, uint16 units, address winner) external;
}
