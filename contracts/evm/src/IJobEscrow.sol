// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title What DisputeGame asks of the escrow
interface IJobEscrow {
    /// @notice EIP-712 domain separator of the objects that parties sign.
    function domainSeparator() external view returns (bytes32);

    /// @notice A dispute over a segment of a lease begins.
    /// @param begin The lease's.
    function dispute(bytes32 lease, uint32 segment, address provider, uint64 begin) external;

    /// @notice It is over; wrong: the segment is lost.
    /// @return slash Whether the lease's lock is to be taken.
    /// @return locks Units of it.
    /// @return games That still run over the lease.
    function resolve(
        bytes32 lease,
        uint32 segment,
        address provider,
        bool wrong
    ) external returns (bool slash, uint16 locks, uint16 games);
}
