// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Entry, Header, Interval, Operator, Packed, Record, Ref, Segment, Signed, TileProof} from "../../src/Game.sol";
import {Permit} from "../../src/Tokens.sol";
import {Attestation, Award, Claim, Commitment, Lease, Offer, Payee, Verdict, Vote, Voucher} from "../../src/Types.sol";

// What the tests call of the contracts. They run the artefacts that are checked
// in and deployed, so they import no contract: it would be compiled again.

interface IToken {
    function mint(address to, uint256 amount) external;
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
}

interface IRegistry {
    struct Stake {
        uint96 active;
        uint96 unbonding;
        uint64 readyAt;
    }

    struct Locks {
        uint32 open;
        uint32 cooling;
        uint32 allowance;
    }

    error StakeTooSmall(uint96 active, uint96 wanted);
    error StillUnbonding(uint64 readyAt);
    error StakeLocked(uint256 locked);

    function stake(uint96 amount, Permit calldata permit) external;
    function authorize(address node, uint64 deadline, bytes calldata nodeSig) external;
    function requestUnbond(uint96 amount) external;
    function unbond(address to) external;
    function withdraw(address to) external;
    function revoke(address node) external;
    function slashLock(address operator, uint16 units, address winner, address first, uint256 shares) external;
    function stakeOf(address operator) external view returns (Stake memory);
    function locksOf(address operator) external view returns (Locks memory);
    function creditOf(address account) external view returns (uint256);
    function hashAuthorization(address operator, address node, uint64 deadline) external view returns (bytes32);
}

interface IEscrow {
    enum Status {
        None,
        Open,
        Ending,
        Closed
    }

    struct Job {
        bool known;
        bool over;
        uint64 pot;
        uint64 reserved;
        uint64 spent;
        uint64 start;
    }

    struct LeaseState {
        Status status;
        bool last;
        uint32 vouched;
        uint32 claimed;
        uint64 windowEnd;
        uint16 games;
        uint32 disputed;
        uint32 lost;
        uint32 paid;
        uint16 locks;
        bytes32 evidence;
    }

    struct Times {
        uint32 lossWindow;
        uint32 leastWindow;
        uint32 span;
    }

    error BadSignature(address signer);
    error BeyondShares(uint256 sum, uint256 shares);

    function fund(Offer calldata o, bytes calldata sig, uint64 deposit, Permit calldata permit) external;
    function open(
        Offer calldata o,
        bytes calldata sig,
        uint64 deposit,
        Permit calldata permit,
        Lease calldata l,
        bytes calldata delegateSig,
        bytes calldata nodeSig
    ) external;
    function close(Offer calldata o, Lease calldata l, Voucher calldata v, bytes calldata sig, Payee[] calldata payees) external;
    function closeFinal(Offer calldata o, Lease calldata l, Voucher calldata v, bytes calldata sig, Payee[] calldata payees, bytes calldata clientSig) external;
    function end(Offer calldata o, Lease calldata l, Voucher calldata v, bytes calldata sig, Payee[] calldata payees) external;
    function commit(Lease calldata l, uint32 first, Claim[] calldata claims, Vote[] calldata votes) external;
    function release(Offer calldata o, Lease calldata l, Payee[] calldata payees, Award[] calldata awards) external;
    function advance(Offer calldata o, Lease calldata l, Voucher calldata v, bytes calldata sig, Payee[] calldata payees) external;
    function refund(Offer calldata o) external;
    function cancel(Offer calldata o) external;
    function withdraw(address token, address to) external;
    function jobOf(bytes32 offer) external view returns (Job memory);
    function leaseOf(bytes32 lease) external view returns (LeaseState memory);
    function creditOf(address token, address account) external view returns (uint256);
    function domainSeparator() external view returns (bytes32);
    function hashOffer(Offer calldata o) external pure returns (bytes32);
    function hashLease(Lease calldata l) external pure returns (bytes32);
    function hashVoucher(Voucher calldata v) external pure returns (bytes32);
    function hashCommitment(Commitment calldata c) external pure returns (bytes32);
    function hashVerdict(Verdict calldata v) external pure returns (bytes32);
    function hashPayees(Payee[] calldata payees) external pure returns (bytes32);
}

interface IGame {
    struct Parameters {
        address registry;
        address escrow;
        address rules;
        address referee;
        address privateRules;
        address privateReferee;
        bytes32 privateNumerics;
        bytes32 privateBlocks;
        uint256 bond;
        uint256 answer;
        uint32 clock;
        uint32 extension;
    }

    function challenge(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Header calldata h,
        Signed calldata signed,
        Interval calldata i
    ) external payable;
    function commitEvidence(bytes32 commitment) external;
    function wrongWords(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Header calldata h,
        Signed calldata signed
    ) external;
    function breaks(
        Offer calldata o,
        Lease calldata l,
        Segment calldata a,
        Segment calldata b,
        Signed calldata signedA,
        Signed calldata signedB
    ) external;
    function point(Packed calldata c, bytes32[7] calldata to, bytes calldata sig) external;
    function openNodes(Packed calldata c, bytes32[] calldata nodes) external;
    function pickOp(
        Packed calldata c,
        uint32 child,
        Entry calldata node,
        Operator calldata o,
        Header calldata h
    ) external;
    function pickLink(Packed calldata c, int32 link, uint32 index, Operator calldata o, Header calldata h) external;
    function openCells(Packed calldata c, bytes calldata data) external;
    function pickCell(Packed calldata c, uint32 cell, bytes calldata encoding) external;
    function proveTile(Packed calldata c, TileProof calldata proof, Ref calldata r) external;
    function proveLink(
        Packed calldata c,
        Header calldata h,
        Entry calldata output,
        Record calldata record,
        Ref calldata r
    ) external;
    function timeout(Packed calldata c, Ref calldata r) external;
    function moot(Packed calldata c, Ref calldata r) external;
    function slashVerifier(Ref calldata r, Lease calldata l, Attestation calldata a) external;
    function withdraw(address payable to) external;
    function stateHash(bytes32 game) external view returns (bytes32);
    function committedAt(bytes32 commitment) external view returns (uint256);
    function lost(bytes32 claim) external view returns (bool);
    function credits(address account) external view returns (uint256);
}
