// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Segment} from "./Game.sol";

/// @notice What a client's wallet signs: the job, the money at most, and the
/// bounds within which `delegate` may act for it.
/// @param job SHA-256 of the job's canonical specification.
/// @param maxPrice Highest price of a segment, base units of `token`.
/// @param credit Segments a provider may claim on chain beyond its vouchers.
/// @param quorum Agreeing verdicts that such a claim needs.
/// @param verifyBPS Verifiers' share of the gross price, 1/10000.
/// @param delegateBPS Delegate's share of the gross price, 1/10000.
/// @param window Seconds in which a better claim may come once a lease ends.
/// @param deadline Chain time, unix seconds, of the job's end.
/// @param trace Root of the step's operators (docs/disputes.md); zero: the
/// job's segments cannot be disputed on chain.
/// @param locks Units of OperatorRegistry.leaseLock that each lease locks of its
/// provider's stake; zero exactly where `trace` is.
/// @param pace Seconds of chain time, at least, that maxPrice takes to leave the pot,
/// counted from the offer's first call, over all leases: so whoever holds the
/// delegate's key alone drains it no faster. Zero: no bound.
struct Offer {
    bytes32 job;
    address client;
    address token;
    address delegate;
    uint64 maxPrice;
    uint32 segments;
    uint32 credit;
    uint8 quorum;
    uint16 verifyBPS;
    uint16 delegateBPS;
    uint32 window;
    uint64 deadline;
    uint64 nonce;
    bytes32 trace;
    uint16 locks;
    uint32 pace;
}

/// @notice The agreement on a run of segments, signed by the offer's delegate
/// and by the provider's node key.
/// @param offer Struct hash of the offer.
/// @param provider The operator that is paid.
/// @param node Its node key, authorised in OperatorRegistry.
/// @param price Per segment, base units.
/// @param startRoot State root that the first segment starts from.
/// @param begin Chain time, unix seconds, of its signing: `open` comes within
/// OPEN_TIME of it.
/// @param verifiers Hash of those who may be drawn to verify its segments; read off
/// chain only.
struct Lease {
    bytes32 offer;
    address provider;
    address node;
    uint64 price;
    uint32 firstSegment;
    uint32 segments;
    bytes32 startRoot;
    uint64 begin;
    uint64 deadline;
    uint64 nonce;
    bytes32 verifiers;
}

/// @notice The first `segments` segments of a lease are earned. Cumulative:
/// a later voucher replaces an earlier one. Signed by the delegate.
/// @param payees Hash of the list of payees (see Types.hashPayees).
/// @param last The job is over: what is left goes back to the client.
struct Voucher {
    bytes32 lease;
    uint32 segments;
    bytes32 payees;
    bool last;
}

/// @notice The provider's claim on a segment, signed by its node key.
/// @param segment Index in the job, not in the lease.
/// @param height Of the block whose hash draws the verifiers; not mined yet when
/// the provider signs.
struct Commitment {
    bytes32 lease;
    uint32 segment;
    bytes32 hash;
    uint64 height;
}

/// @notice A verifier's finding on a commitment, signed by its node key.
/// @param commitment Struct hash of the Commitment.
/// @param intervals Those between the segment's marks that were executed, bit i for
/// interval i.
/// @param root The last state root that was computed.
/// @param verifier The operator that the signing node key belongs to.
struct Verdict {
    bytes32 lease;
    uint32 segment;
    bytes32 commitment;
    bool agree;
    uint64 intervals;
    bytes32 root;
    address verifier;
}

/// @notice A share of a voucher's verification and delegate fees.
/// @param amount Cumulative over the lease, base units.
struct Payee {
    address account;
    uint64 amount;
}

/// @notice An agreeing verdict less what the commitment already says.
struct Attestation {
    uint64 intervals;
    bytes32 root;
    address verifier;
    bytes sig;
}

/// @notice A segment claimed on chain: what its hash is over, so that anybody can
/// check and challenge it, and the signature of the lease's node key on the
/// Commitment, in the two words of ERC-2098.
struct Claim {
    Segment segment;
    uint64 height;
    bytes32 r;
    bytes32 vs;
}

/// @notice An agreeing verdict on a claimed segment, less what the claim says;
/// its signature like the claim's.
struct Vote {
    uint64 intervals;
    bytes32 root;
    address verifier;
    bytes32 r;
    bytes32 vs;
}

/// @notice What a lease's evidence is a chain of hashes over: the verifiers of a
/// claimed segment, as the event Claimed named them.
struct Award {
    uint32 segment;
    address[] verifiers;
}

/// @title EIP-712 hashes of the objects above
/// @notice The same text and the same hashes as package market of the node.
library Types {
    bytes32 internal constant OFFER_TYPEHASH =
        keccak256(
            "Offer(bytes32 job,address client,address token,address delegate,uint64 maxPrice,uint32 segments,uint32 credit,uint8 quorum,uint16 verifyBPS,uint16 delegateBPS,uint32 window,uint64 deadline,uint64 nonce,bytes32 trace,uint16 locks,uint32 pace)"
        );
    bytes32 internal constant LEASE_TYPEHASH =
        keccak256(
            "Lease(bytes32 offer,address provider,address node,uint64 price,uint32 firstSegment,uint32 segments,bytes32 startRoot,uint64 begin,uint64 deadline,uint64 nonce,bytes32 verifiers)"
        );
    bytes32 internal constant VOUCHER_TYPEHASH =
        keccak256("Voucher(bytes32 lease,uint32 segments,bytes32 payees,bool last)");
    bytes32 internal constant RELEASE_TYPEHASH = keccak256("Release(bytes32 lease)");
    bytes32 internal constant COMMITMENT_TYPEHASH =
        keccak256("Commitment(bytes32 lease,uint32 segment,bytes32 hash,uint64 height)");
    bytes32 internal constant VERDICT_TYPEHASH =
        keccak256(
            "Verdict(bytes32 lease,uint32 segment,bytes32 commitment,bool agree,uint64 intervals,bytes32 root,address verifier)"
        );

    // Structs of static fields lie in the calldata as they are hashed. A field
    // with bits beyond its type changes the hash, and its reading reverts.

    function hash(Offer calldata o) internal pure returns (bytes32) {
        uint256 from;
        assembly ("memory-safe") {
            from := o
        }
        return _hash(OFFER_TYPEHASH, from, 16);
    }

    function hash(Lease calldata l) internal pure returns (bytes32) {
        uint256 from;
        assembly ("memory-safe") {
            from := l
        }
        return _hash(LEASE_TYPEHASH, from, 11);
    }

    function hash(Voucher calldata v) internal pure returns (bytes32) {
        uint256 from;
        assembly ("memory-safe") {
            from := v
        }
        return _hash(VOUCHER_TYPEHASH, from, 4);
    }

    /// @notice Struct hash of the Verdict that a vote stands for.
    /// @param commitment That of the Commitment to this segment.
    function hash(
        Vote calldata v,
        bytes32 lease,
        uint32 segment,
        bytes32 commitment
    ) internal pure returns (bytes32 h) {
        (bytes32 typeHash, uint64 intervals, address verifier) = (VERDICT_TYPEHASH, v.intervals, v.verifier);
        assembly ("memory-safe") {
            let p := mload(0x40)
            mstore(p, typeHash)
            mstore(add(p, 0x20), lease)
            mstore(add(p, 0x40), segment)
            mstore(add(p, 0x60), commitment)
            mstore(add(p, 0x80), 1)
            mstore(add(p, 0xa0), intervals)
            mstore(add(p, 0xc0), calldataload(add(v, 0x20)))
            mstore(add(p, 0xe0), verifier)
            h := keccak256(p, 0x100)
        }
    }

    function hash(Commitment memory c) internal pure returns (bytes32) {
        return hashCommitment(c.lease, c.segment, c.hash, c.height);
    }

    /// @notice Struct hash of the Commitment of these.
    function hashCommitment(
        bytes32 lease,
        uint32 segment,
        bytes32 segmentHash,
        uint64 height
    ) internal pure returns (bytes32 h) {
        bytes32 typeHash = COMMITMENT_TYPEHASH;
        assembly ("memory-safe") {
            let p := mload(0x40)
            mstore(p, typeHash)
            mstore(add(p, 0x20), lease)
            mstore(add(p, 0x40), segment)
            mstore(add(p, 0x60), segmentHash)
            mstore(add(p, 0x80), height)
            h := keccak256(p, 0xa0)
        }
    }

    function hash(Verdict memory v) internal pure returns (bytes32) {
        return keccak256(abi.encode(VERDICT_TYPEHASH, v));
    }

    /// @notice Struct hash of a client's consent that a lease is over: nothing of it
    /// will be disputed.
    function hashRelease(bytes32 lease) internal pure returns (bytes32) {
        return keccak256(abi.encode(RELEASE_TYPEHASH, lease));
    }

    /// @notice Hash of account₀, amount₀, account₁, … as 32-byte words.
    function hashPayees(Payee[] calldata ps) internal pure returns (bytes32 h) {
        assembly ("memory-safe") {
            let p := mload(0x40)
            calldatacopy(p, ps.offset, shl(6, ps.length))
            h := keccak256(p, shl(6, ps.length))
        }
    }

    /// @dev Struct hash of EIP-712 over words of the calldata.
    function _hash(bytes32 typeHash, uint256 from, uint256 words) private pure returns (bytes32 h) {
        assembly ("memory-safe") {
            let p := mload(0x40)
            mstore(p, typeHash)
            calldatacopy(add(p, 32), from, shl(5, words))
            h := keccak256(p, shl(5, add(words, 1)))
        }
    }
}
