// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Header, Segment, Signed} from "../../src/Game.sol";
import {Permit} from "../../src/Tokens.sol";
import {Attestation, Award, Claim, Commitment, Lease, Offer, Payee, Types, Verdict, Vote, Voucher} from "../../src/Types.sol";
import {IEscrow, IGame, IRegistry, IToken} from "./Contracts.sol";
import {openSignature, vm} from "./Vm.sol";

/// @title The contracts, people with keys, and what they sign
abstract contract World {
    uint96 internal constant MINIMUM_STAKE = 100e6;
    /// @notice In which leases lock stake; odd, so that shares of it are rounded.
    uint96 internal constant UNIT = 320_001;
    uint16 internal constant LOCKS = 100;
    uint96 internal constant LEASE_LOCK = UNIT * LOCKS;
    uint64 internal constant UNBOND_DELAY = 600;
    uint32 internal constant LOSS_WINDOW = 100;
    uint32 internal constant LEAST_WINDOW = 10;
    uint32 internal constant SPAN = 60_000;
    /// @notice Of the block that draws the verifiers, as commitments name it.
    uint64 internal constant HEIGHT = 77;
    uint256 internal constant BOND = 1 ether;
    uint256 internal constant ANSWER = 0.6 ether;
    uint32 internal constant CLOCK = 300;
    uint32 internal constant EXTENSION = 60;
    /// @notice What the operators of a step give: 2 in r32.
    uint32 internal constant ANSWER_BITS = 0x40000000;

    // Private keys. An operator's node has its own.
    uint256 internal constant CLIENT = 0xc11e47;
    uint256 internal constant DELEGATE = 0xde1e;
    uint256 internal constant OPERATOR = 0x09e0; // + number, four of them
    uint256 internal constant NODE = 0x40de; // + number
    uint256 internal constant OPERATORS = 4;
    uint256 internal constant WEALTH = 1e6 ether; // of a challenger
    uint256 internal constant CHALLENGER = 0xca11; // + number, two of them

    error NotDeployed(string name);

    IToken public token;
    IRegistry public registry;
    IEscrow public escrow;
    IGame public game;
    uint64 internal nonces;
    // What takes long to compute, kept.
    bytes32 private domain;
    address[] private operators;
    address[] private nodes;
    bytes32 private plan;
    bytes32 private trace;
    address internal client;
    address internal delegate;
    address[2] internal challengers;

    function build() internal {
        vm.warp(1_000_000);
        (client, delegate) = (vm.addr(CLIENT), vm.addr(DELEGATE));
        for (uint256 i = 0; i < OPERATORS; i++) operators.push(vm.addr(OPERATOR + i));
        for (uint256 i = 0; i < OPERATORS; i++) nodes.push(vm.addr(NODE + i));
        for (uint256 i = 0; i < 2; i++) challengers[i] = vm.addr(CHALLENGER + i);
        bytes32 op = sha256(abi.encodePacked("infernet/op/1\x00", encoding()));
        plan = nodeOver(op, op);
        trace = sha256(abi.encode(bytes32("infernet/trace/2"), header()));
        token = IToken(make("bindings/abi/TestDollar", ""));
        address rules = make("bindings/abi/GameRules", "");
        address referee = make("bindings/abi/Referee", "");
        uint256 next = vm.getNonce(address(this));
        address escrowAt = vm.computeCreateAddress(address(this), next + 1);
        address gameAt = vm.computeCreateAddress(address(this), next + 2);
        bytes memory args = abi.encode(token, MINIMUM_STAKE, UNBOND_DELAY, UNIT, escrowAt, gameAt);
        IEscrow.Times memory times = IEscrow.Times(LOSS_WINDOW, LEAST_WINDOW, SPAN);
        registry = IRegistry(make("bindings/abi/OperatorRegistry", args));
        escrow = IEscrow(make("bindings/abi/JobEscrow", abi.encode(registry, gameAt, times)));
        game = IGame(make("bindings/abi/DisputeGame", abi.encode(parameters(rules, referee))));
        domain = escrow.domainSeparator();
        for (uint256 i = 0; i < OPERATORS; i++) enlist(i, 10 * MINIMUM_STAKE);
        rich(client);
        for (uint256 i = 0; i < 2; i++) vm.deal(challengers[i], WEALTH);
    }

    /// @dev Deploys a checked-in artefact.
    function make(string memory name, bytes memory args) internal returns (address made) {
        string memory artefact = vm.readFile(string.concat(name, ".json"));
        string memory hexadecimal = vm.parseJsonString(artefact, ".bytecode");
        bytes memory code = abi.encodePacked(vm.parseBytes(string.concat("0x", hexadecimal)), args);
        assembly ("memory-safe") {
            made := create(0, add(code, 32), mload(code))
        }
        if (made.code.length == 0) revert NotDeployed(name);
    }

    function parameters(address rules, address referee) internal view returns (IGame.Parameters memory p) {
        p.registry = address(registry);
        p.escrow = address(escrow);
        p.rules = rules;
        p.referee = referee;
        (p.bond, p.answer) = (BOND, ANSWER);
        (p.clock, p.extension) = (CLOCK, EXTENSION);
    }

    /// @notice Gives money and allowances.
    function rich(address who) internal {
        token.mint(who, 1e18);
        vm.prank(who);
        token.approve(address(escrow), type(uint256).max);
        vm.prank(who);
        token.approve(address(registry), type(uint256).max);
    }

    /// @notice Stakes operator i and authorises its node.
    function enlist(uint256 i, uint96 amount) internal {
        rich(operator(i));
        vm.prank(operator(i));
        registry.stake(amount, noPermit());
        authorize(i);
    }

    /// @notice Makes node i a key of operator i.
    function authorize(uint256 i) internal {
        bytes32 consent = registry.hashAuthorization(operator(i), node(i), type(uint64).max);
        bytes memory sig = openSignature(NODE + i, consent);
        vm.prank(operator(i));
        registry.authorize(node(i), type(uint64).max, sig);
    }

    function operator(uint256 i) internal view returns (address) {
        return operators[i];
    }

    function node(uint256 i) internal view returns (address) {
        return nodes[i];
    }

    function noPermit() internal pure returns (Permit memory p) {}

    function sign(uint256 key, bytes32 structHash) internal view returns (bytes memory) {
        return openSignature(key, keccak256(abi.encodePacked(hex"1901", domain, structHash)));
    }

    function offerHash(Offer memory o) internal pure returns (bytes32) {
        return keccak256(abi.encode(Types.OFFER_TYPEHASH, o));
    }

    function leaseHash(Lease memory l) internal pure returns (bytes32) {
        return keccak256(abi.encode(Types.LEASE_TYPEHASH, l));
    }

    function voucherHash(Voucher memory v) internal pure returns (bytes32) {
        return keccak256(abi.encode(Types.VOUCHER_TYPEHASH, v));
    }

    function payeesHash(Payee[] memory ps) internal pure returns (bytes32) {
        bytes memory words;
        for (uint256 i = 0; i < ps.length; i++) words = bytes.concat(words, abi.encode(ps[i]));
        return keccak256(words);
    }

    /// @notice An offer of 8 segments at 1 dollar at most.
    function newOffer(bool disputable) internal returns (Offer memory o) {
        o.job = "a job";
        o.client = client;
        o.token = address(token);
        o.delegate = delegate;
        (o.maxPrice, o.segments, o.credit, o.quorum) = (1e6, 8, 3, 2);
        (o.verifyBPS, o.delegateBPS, o.window) = (1000, 200, 50);
        o.deadline = uint64(block.timestamp) + 50_000;
        o.nonce = ++nonces;
        if (disputable) (o.trace, o.locks) = (trace, LOCKS);
    }

    /// @notice A lease of the first `segments`, by operator i.
    function newLease(Offer memory o, uint256 i, uint32 segments, uint64 price) internal returns (Lease memory l) {
        l.offer = offerHash(o);
        (l.provider, l.node) = (operator(i), node(i));
        (l.price, l.segments) = (price, segments);
        l.startRoot = "where it starts";
        l.begin = uint64(block.timestamp);
        l.deadline = o.deadline;
        l.nonce = ++nonces;
    }

    function open(Offer memory o, Lease memory l, uint256 i, uint64 deposit) internal {
        bytes32 lease = leaseHash(l);
        bytes memory offerSig = sign(CLIENT, l.offer);
        bytes memory delegateSig = sign(DELEGATE, lease);
        bytes memory nodeSig = sign(NODE + i, lease);
        vm.prank(o.client);
        escrow.open(o, offerSig, deposit, noPermit(), l, delegateSig, nodeSig);
    }

    /// @notice A voucher that pays one verifier and the delegate in full.
    function newVoucher(
        Offer memory o,
        Lease memory l,
        uint32 n,
        bool last
    ) internal view returns (Voucher memory v, bytes memory sig, Payee[] memory ps) {
        uint64 gross = l.price * n;
        if (n > 0) {
            ps = new Payee[](2);
            ps[0] = Payee(operator(3), (gross * o.verifyBPS) / 10_000);
            ps[1] = Payee(o.delegate, (gross * o.delegateBPS) / 10_000);
        }
        v = Voucher(leaseHash(l), n, payeesHash(ps), n > 0 && last);
        sig = sign(DELEGATE, voucherHash(v));
    }

    /// @notice What a step is: two operators, a step a segment.
    function header() internal view returns (Header memory h) {
        (h.program, h.numerics, h.dataset) = ("program", "numerics", "data set");
        (h.stepsPerSegment, h.stride, h.steps, h.opCount) = (1, 1, 1000, 2);
        h.ops = plan;
    }

    /// @notice Both operators give one cell, always ANSWER_BITS.
    function encoding() internal pure returns (bytes memory) {
        // Kind MAP, it writes nothing, of one dimension of 1; no input, one
        // constant, one instruction that takes it.
        return abi.encodePacked(uint8(0), int32(-1), uint8(1), uint32(1), uint8(0), uint8(1), ANSWER_BITS, uint8(1), uint8(0x10));
    }

    function nodeOver(bytes32 left, bytes32 right) internal pure returns (bytes32) {
        return sha256(abi.encodePacked("infernet/node/1\x00", left, right));
    }

    /// @notice The hash of a leaf of one cell, and its bytes.
    function leafOf(uint32 bits) internal pure returns (bytes32 hash, bytes memory data) {
        data = abi.encodePacked(uint8(bits), uint8(bits >> 8), uint8(bits >> 16), uint8(bits >> 24));
        hash = sha256(abi.encodePacked("infernet/leaf/2\x00", data));
    }

    /// @notice What the provider says of a segment; with another seed it says
    /// something else.
    function segmentOf(Offer memory o, Lease memory l, uint32 i, uint256 seed) internal view returns (Segment memory s) {
        Header memory h = header();
        s = Segment(o.job, h.program, h.numerics, h.dataset, i, i, 1, keccak256(abi.encode(i, seed)), 0, 0, 0);
        s.end = keccak256(abi.encode(i + 1, seed));
        if (i == l.firstSegment) s.start = l.startRoot;
    }

    function hashOf(Segment memory s) internal pure returns (bytes32) {
        return sha256(abi.encode(bytes32("infernet/segment/3"), s));
    }

    /// @notice Signed by operator i's node.
    function signedBy(bytes32 lease, Segment memory s, uint256 i) internal view returns (Signed memory c) {
        bytes memory sig = sign(NODE + i, Types.hash(Commitment(lease, s.index, hashOf(s), HEIGHT)));
        c.height = HEIGHT;
        (c.r, c.vs) = compact(sig);
    }

    /// @notice The agreement of operator i's node.
    function attest(bytes32 lease, uint32 segment, bytes32 hash, uint256 i) internal view returns (Attestation memory a) {
        bytes32 c = Types.hash(Commitment(lease, segment, hash, HEIGHT));
        a = Attestation(1, "what it found", operator(i), "");
        a.sig = sign(NODE + i, Types.hash(Verdict(lease, segment, c, true, a.intervals, a.root, a.verifier)));
    }

    /// @notice A segment and the agreements of operators 2 and 3, in the order of
    /// their addresses.
    function claimOf(
        bytes32 lease,
        Segment memory s,
        uint256 provider
    ) internal view returns (Claim[] memory cs, Vote[] memory votes) {
        (cs, votes) = (new Claim[](1), new Vote[](2));
        Signed memory c = signedBy(lease, s, provider);
        cs[0] = Claim(s, c.height, c.r, c.vs);
        (uint256 a, uint256 b) = operator(2) < operator(3) ? (2, 3) : (3, 2);
        votes[0] = voteOf(attest(lease, s.index, hashOf(s), a));
        votes[1] = voteOf(attest(lease, s.index, hashOf(s), b));
    }

    function voteOf(Attestation memory a) internal pure returns (Vote memory v) {
        (v.intervals, v.root, v.verifier) = (a.intervals, a.root, a.verifier);
        (v.r, v.vs) = compact(a.sig);
    }

    /// @notice A signature in the two words of ERC-2098.
    function compact(bytes memory sig) internal pure returns (bytes32 r, bytes32 vs) {
        assembly {
            r := mload(add(sig, 0x20))
            vs := or(mload(add(sig, 0x40)), shl(255, sub(byte(0, mload(add(sig, 0x60))), 27)))
        }
    }

    /// @notice Claims segment number i of the lease with the verdicts on it.
    function claimNext(Offer memory o, Lease memory l, uint32 i) internal returns (Award memory a) {
        uint32 first = l.firstSegment + i;
        (Claim[] memory cs, Vote[] memory votes) = claimOf(leaseHash(l), segmentOf(o, l, first, 0), 0);
        vm.prank(l.node);
        escrow.commit(l, first, cs, votes);
        a = Award(first, new address[](2));
        for (uint256 k = 0; k < 2; k++) a.verifiers[k] = votes[k].verifier;
    }
}
