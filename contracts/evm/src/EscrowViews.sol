// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {IOperatorRegistry} from "./IOperatorRegistry.sol";
import {Trees} from "./Trees.sol";
import {Claim, Commitment, Lease, Offer, Payee, Types, Verdict, Vote, Voucher} from "./Types.sol";

/// @title State, views and checks of JobEscrow
/// @notice Nothing here moves money or writes state but _startWindow.
abstract contract EscrowViews is EIP712 {
    using Types for Offer;
    using Types for Lease;
    using Types for Voucher;
    using Types for Vote;

    /// @notice Payees of one voucher, and verdicts of one claim, at most.
    uint256 public constant MAX_PAYEES = 16;
    /// @notice The largest amount of one offer: amounts are signed 63-bit
    /// integers off chain.
    uint256 public constant MAX_AMOUNT = uint256(uint64(type(int64).max));
    /// @notice Segments of one offer at most, as off chain.
    uint256 public constant MAX_SEGMENTS = 1 << 16;
    /// @notice Seconds from a lease's `begin` in which it can be opened.
    uint256 public constant OPEN_TIME = 1 hours;
    uint256 internal constant BPS = 10_000;
    /// @dev Seconds of the longest window: what Standing and the registry's classes of
    /// windows hold.
    uint256 private constant MAX_SPAN = 1 << 23;

    enum Status {
        None,
        Open,
        Ending,
        Closed
    }

    /// @notice The money of an offer, base units of its token.
    /// @param known The client's signature was checked.
    /// @param over Cancelled, or a last voucher was settled: no more deposits
    /// or leases.
    /// @param pot What no lease reserves.
    /// @param spent What providers, verifiers and delegate got.
    /// @param start Chain time of the first call that named the offer; its pace
    /// counts from then.
    struct Job {
        bool known;
        bool over;
        uint64 pot;
        uint64 reserved;
        uint64 spent;
        uint64 start;
    }

    /// @dev A Job in a slot.
    struct Purse {
        bool known;
        bool over;
        uint40 start;
        uint64 pot;
        uint64 reserved;
        uint64 spent;
    }

    /// @notice Where a lease stands.
    /// @param last The best voucher said so.
    /// @param vouched Segments of the best voucher given to `end`.
    /// @param claimed These and the segments claimed by `commit` since.
    /// @param windowEnd Chain time from which it can be released.
    /// @param games Disputes that run over its segments.
    /// @param disputed The first segment in dispute, in the job, plus one; 0:
    /// none. It and those after it wait.
    /// @param lost The first segment lost to a dispute, plus one; 0: none. It
    /// and those after it are never paid.
    /// @param paid Segments whose provider's share was paid by `advance`.
    /// @param locks Units of the provider's stake that the lease locks.
    /// @param evidence Hash of the best voucher's payees, or zero, and a chain of hashes
    /// on it over the claims since, as they came (see Award).
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

    /// @dev LeaseState in two slots, with the offer's terms of claims: so `commit`
    /// needs no offer.
    struct Standing {
        Status status;
        bool last;
        uint8 quorum;
        uint16 credit;
        uint24 window;
        uint24 vouched;
        uint24 claimed;
        uint40 windowEnd;
        uint16 games;
        uint24 disputed;
        uint24 lost;
        uint24 paid;
        uint16 locks;
        bytes32 evidence;
    }

    struct Ids {
        bytes32 offer;
        bytes32 lease;
    }

    struct Settlement {
        uint32 segments;
        uint64 reserved;
        uint64 provider;
        uint64 others;
    }

    /// @notice Where nodes and stakes are looked up.
    IOperatorRegistry public immutable registry;
    /// @notice The DisputeGame, which alone may stop and cut payment.
    address public immutable game;
    /// @notice Seconds for a lower voucher to come once a segment is lost: leastWindow at least.
    uint32 public immutable lossWindow;
    /// @notice The shortest window of an offer, seconds: time enough to see an end of
    /// a lease on chain, and to answer it, for a node that was away for a while.
    uint32 public immutable leastWindow;
    /// @notice Seconds that pass at most from a lease's `begin` to the last dispute over
    /// it. Stakes stay that long, and for a game more, within reach.
    uint32 public immutable span;

    mapping(bytes32 offer => Purse) internal _jobs;
    mapping(bytes32 lease => Standing) internal _leases;
    mapping(address token => mapping(address account => uint256)) internal _credits;

    event Funded(bytes32 indexed offer, address indexed client, uint64 amount);
    event Opened(
        bytes32 indexed offer,
        bytes32 indexed lease,
        address indexed provider,
        address node,
        uint64 price,
        uint32 firstSegment,
        uint32 segments,
        uint64 deadline
    );
    event Ended(
        bytes32 indexed offer,
        bytes32 indexed lease,
        uint32 segments,
        bool last,
        uint64 windowEnd,
        Payee[] payees
    );
    /// @dev Starts the offer's window anew. Says all that a challenge of the claim needs.
    event Claimed(bytes32 indexed lease, Claim claim, address[] verifiers);
    event Settled(
        bytes32 indexed offer,
        bytes32 indexed lease,
        address indexed provider,
        uint32 segments,
        uint64 toProvider,
        uint64 toOthers,
        uint64 back
    );
    event Advanced(
        bytes32 indexed offer,
        bytes32 indexed lease,
        address indexed provider,
        uint32 segments,
        uint64 toProvider
    );
    event Lost(bytes32 indexed lease, uint32 segment, uint64 windowEnd);
    event Over(bytes32 indexed offer, address indexed client);
    event Refunded(bytes32 indexed offer, address indexed client, uint64 amount);
    event Credited(address indexed token, address indexed account, uint256 amount);
    event Withdrawn(address indexed token, address indexed account, address to, uint256 amount);

    /// @notice A field of the offer makes no sense; its name is given.
    error BadOffer(string field);
    /// @notice A field of the lease is outside of the offer; its name is given.
    error BadLease(string field);
    /// @notice The signature is not `signer`'s, or is malformed or malleable.
    error BadSignature(address signer);
    /// @notice The node key does not belong to this provider.
    error NotProvidersNode(address node, address provider);
    /// @notice Only the provider, or its node key while authorised, may call.
    error NotProvider(address provider);
    /// @notice Only the client may call (to deposit: or the delegate).
    error NotClient(address client);
    /// @notice The job was cancelled, or its last voucher is settled.
    error JobOver(bytes32 offer);
    /// @notice The offer's deadline is over; for a claim: its window would end after the
    /// lease's span.
    error DeadlinePassed(uint64 deadline);
    /// @notice Only the client may do that before the deadline.
    error NotYet(uint64 deadline);
    /// @notice The deposits would exceed maxPrice × segments of the offer.
    error BeyondOffer(uint256 total, uint256 bound);
    /// @notice The pot holds less than the lease reserves.
    error PotTooSmall(uint64 pot, uint256 wanted);
    /// @notice The lease is not in a status in which this can happen.
    error WrongStatus(bytes32 lease, Status status);
    /// @notice The voucher is for another lease, or for more segments than it has.
    error WrongVoucher();
    /// @notice The job's pace allows that payment from chain time `from` on.
    error TooFast(uint256 from);
    /// @notice The voucher is for less than what stands already.
    error LowerVoucher(uint32 segments, uint32 standing);
    /// @notice The payees are not those of the voucher, or too many, or there is no voucher.
    error WrongPayees();
    /// @notice The payees get more than the shares of verifiers and delegate.
    error BeyondShares(uint256 sum, uint256 shares);
    /// @notice The window runs until `windowEnd`.
    error WindowRuns(uint64 windowEnd);
    /// @notice The window is over; the lease can only be released.
    error WindowOver(uint64 windowEnd);
    /// @notice No claim was given.
    error NothingClaimed();
    /// @notice The claims exceed the lease, or the offer's credit.
    error BeyondCredit(uint256 segments);
    /// @notice Claims come in order, without a gap.
    error OutOfOrder(uint32 segment, uint32 expected);
    /// @notice Other than `quorum` verdicts were given.
    error WrongQuorum(uint256 given, uint256 wanted);
    /// @notice Verifiers must be distinct, in ascending order, and not the provider.
    error WrongVerifier(address verifier);
    /// @notice The verdict was not signed by a node key of an active `verifier`.
    error BadVerdict(address verifier);
    /// @notice The payees and awards are not those of the best voucher and of the claims
    /// since.
    error WrongAwards();
    /// @notice Segments from `segment` on are in dispute, or lost to one.
    error Disputed(uint32 segment);
    /// @notice No dispute runs over the lease.
    error NotDisputed(bytes32 lease);
    /// @notice A segment of the lease is lost: vouchers alone count now.
    error LeaseLost(uint32 segment);
    /// @notice Only the DisputeGame may call.
    error NotGame();
    /// @notice A parameter of the deployment makes no sense.
    error BadParameter();
    /// @notice There is nothing to refund or to withdraw.
    error NothingToPay();

    /// @notice Fixed at deployment; seconds.
    struct Times {
        uint32 lossWindow;
        uint32 leastWindow;
        uint32 span;
    }

    constructor(IOperatorRegistry registry_, address game_, Times memory t) EIP712("infernet", "2") {
        if (game_ == address(0) || t.leastWindow == 0 || t.lossWindow < t.leastWindow) revert BadParameter();
        if (t.span < t.leastWindow || t.span > MAX_SPAN) revert BadParameter();
        registry = registry_;
        game = game_;
        (lossWindow, leastWindow, span) = (t.lossWindow, t.leastWindow, t.span);
    }

    /// @notice The money of an offer.
    function jobOf(bytes32 offer) external view returns (Job memory) {
        Purse storage p = _jobs[offer];
        return Job(p.known, p.over, p.pot, p.reserved, p.spent, p.start);
    }

    /// @notice Where a lease stands.
    function leaseOf(bytes32 lease) external view returns (LeaseState memory s) {
        Standing storage k = _leases[lease];
        (s.status, s.last, s.games) = (k.status, k.last, k.games);
        (s.vouched, s.claimed, s.paid) = (k.vouched, k.claimed, k.paid);
        (s.windowEnd, s.disputed, s.lost, s.locks) = (k.windowEnd, k.disputed, k.lost, k.locks);
        s.evidence = k.evidence;
    }

    /// @notice What `account` can withdraw.
    function creditOf(address token, address account) external view returns (uint256) {
        return _credits[token][account];
    }

    /// @notice EIP-712 domain separator: infernet, 2, this chain, this contract.
    function domainSeparator() external view returns (bytes32) {
        return _domainSeparatorV4();
    }

    /// @notice Struct hash, the name of the offer.
    function hashOffer(Offer calldata o) external pure returns (bytes32) {
        return o.hash();
    }

    /// @notice Struct hash, the name of the lease.
    function hashLease(Lease calldata l) external pure returns (bytes32) {
        return l.hash();
    }

    /// @notice Struct hash.
    function hashVoucher(Voucher calldata v) external pure returns (bytes32) {
        return v.hash();
    }

    /// @notice Struct hash, which verdicts refer to.
    function hashCommitment(Commitment calldata c) external pure returns (bytes32) {
        return Types.hash(c);
    }

    /// @notice Struct hash.
    function hashVerdict(Verdict calldata v) external pure returns (bytes32) {
        return Types.hash(v);
    }

    /// @notice What Voucher.payees holds for this list.
    function hashPayees(Payee[] calldata payees) external pure returns (bytes32) {
        return Types.hashPayees(payees);
    }

    function _checkOffer(Offer calldata o) internal view {
        uint256 bound = uint256(o.maxPrice) * o.segments;
        if (bound == 0 || bound > MAX_AMOUNT || o.segments > MAX_SEGMENTS) revert BadOffer("maxPrice, segments");
        if (o.quorum == 0 || o.quorum > MAX_PAYEES) revert BadOffer("quorum");
        if (uint256(o.verifyBPS) + o.delegateBPS > BPS) revert BadOffer("verifyBPS, delegateBPS");
        if (o.window < leastWindow || o.window > span) revert BadOffer("window");
        if ((o.trace == 0) != (o.locks == 0)) revert BadOffer("locks");
        if (o.client == address(0)) revert BadOffer("client");
    }

    function _checkLease(Offer calldata o, bytes32 offer, Lease calldata l, bytes32 lease) internal view {
        Status status = _leases[lease].status;
        if (status != Status.None) revert WrongStatus(lease, status);
        if (l.offer != offer) revert BadLease("offer");
        if (l.price > o.maxPrice) revert BadLease("price");
        if (l.segments == 0 || uint256(l.firstSegment) + l.segments > o.segments) revert BadLease("segments");
        if (l.deadline > o.deadline || block.timestamp > l.deadline) revert BadLease("deadline");
        if (uint256(l.deadline) + o.window > uint256(l.begin) + span) revert BadLease("deadline");
        // A begin to come would free who revokes its key before it (see slashVerifier).
        if (l.begin > block.timestamp || l.begin + OPEN_TIME < block.timestamp) revert BadLease("begin");
    }

    /// @dev Names offer and lease by what they hold, so a caller can bring no
    /// terms but the signed ones: an unknown pair has status None.
    function _identify(Offer calldata o, Lease calldata l) internal pure returns (Ids memory) {
        bytes32 offer = o.hash();
        if (l.offer != offer) revert BadLease("offer");
        return Ids(offer, l.hash());
    }

    function _requireRunning(bytes32 lease, Standing storage s) internal view {
        Status status = s.status;
        if (status == Status.Open) return;
        if (status != Status.Ending) revert WrongStatus(lease, status);
        if (block.timestamp >= s.windowEnd) revert WindowOver(s.windowEnd);
    }

    /// @dev The first `segments` of the lease may be paid: none is in dispute or
    /// lost.
    function _requirePayable(Lease calldata l, Standing storage s, uint32 segments) internal view {
        uint256 next = uint256(l.firstSegment) + segments;
        if (s.disputed != 0 && next >= s.disputed) revert Disputed(s.disputed - 1);
        _requireNotLost(l, s, segments);
    }

    function _requireNotLost(Lease calldata l, Standing storage s, uint256 segments) internal view {
        if (s.lost != 0 && l.firstSegment + segments >= s.lost) revert Disputed(s.lost - 1);
    }

    function _requireProvider(Lease calldata l) internal view {
        if (msg.sender == l.provider) return;
        if (msg.sender != l.node || registry.operatorOf(l.node) != l.provider) revert NotProvider(l.provider);
    }

    function _requireClient(address client, bytes32 structHash, bytes calldata sig) internal view {
        if (!SignatureChecker.isValidSignatureNowCalldata(client, _hashTypedDataV4(structHash), sig))
            revert BadSignature(client);
    }

    function _requireSigner(address signer, bytes32 structHash, bytes calldata sig) internal view {
        (address got, ECDSA.RecoverError err, ) = ECDSA.tryRecoverCalldata(_hashTypedDataV4(structHash), sig);
        if (err != ECDSA.RecoverError.NoError || got != signer) revert BadSignature(signer);
    }

    /// @dev A voucher for no segment is worth nothing and needs no signature;
    /// then it must say nothing else either.
    function _checkVoucher(
        Offer calldata o,
        Lease calldata l,
        bytes32 lease,
        Voucher calldata v,
        bytes calldata sig,
        Payee[] calldata payees
    ) internal view {
        if (v.segments == 0) {
            if (v.last || payees.length != 0) revert WrongVoucher();
            return;
        }
        if (v.lease != lease || v.segments > l.segments) revert WrongVoucher();
        if (payees.length > MAX_PAYEES || Types.hashPayees(payees) != v.payees) revert WrongPayees();
        _requireSigner(o.delegate, v.hash(), sig);
        uint256 sum;
        for (uint256 i = 0; i < payees.length; i++) sum += payees[i].amount;
        (uint256 verify, uint256 delegate) = _shares(o, uint256(l.price) * v.segments);
        if (sum > verify + delegate) revert BeyondShares(sum, verify + delegate);
    }

    /// @dev What the job has paid is within its pace: over all leases, as whoever holds
    /// the delegate's key opens as many as it likes; and when money leaves, not when a
    /// voucher comes, which a window may end before.
    function _requirePace(Offer calldata o, Purse storage job) internal view {
        uint256 from = job.start + (uint256(job.spent) * o.pace) / o.maxPrice;
        if (o.pace != 0 && block.timestamp < from) revert TooFast(from);
    }

    /// @dev Checks a claim with its votes.
    /// @param from Number of the first of them.
    /// @param verifiers Where the operators go whose votes they are; as long as the
    /// quorum.
    function _checkClaim(
        Lease calldata l,
        bytes32 lease,
        uint32 segment,
        Claim calldata c,
        Vote[] calldata votes,
        uint256 from,
        address[] memory verifiers
    ) internal view {
        if (c.segment.index != segment) revert OutOfOrder(c.segment.index, segment);
        bytes32 domain = _domainSeparatorV4();
        bytes32 commitment = Types.hashCommitment(lease, segment, Trees.segment(c.segment), c.height);
        bytes32 digest = MessageHashUtils.toTypedDataHash(domain, commitment);
        (address node, ECDSA.RecoverError err, ) = ECDSA.tryRecover(digest, c.r, c.vs);
        if (err != ECDSA.RecoverError.NoError || node != l.node) revert BadSignature(l.node);
        address previous;
        for (uint256 i = 0; i < verifiers.length; i++) {
            Vote calldata v = votes[from + i];
            address verifier = v.verifier;
            if (verifier <= previous || verifier == l.provider) revert WrongVerifier(verifier);
            digest = MessageHashUtils.toTypedDataHash(domain, v.hash(lease, segment, commitment));
            (node, err, ) = ECDSA.tryRecover(digest, v.r, v.vs);
            if (err != ECDSA.RecoverError.NoError || registry.activeOperatorOf(node) != verifier)
                revert BadVerdict(verifier);
            previous = verifiers[i] = verifier;
        }
    }

    function _shares(Offer calldata o, uint256 gross) internal pure returns (uint256 verify, uint256 delegate) {
        return ((gross * o.verifyBPS) / BPS, (gross * o.delegateBPS) / BPS);
    }

    /// @dev The provider's share of the first `segments`.
    function _providerShare(Offer calldata o, Lease calldata l, uint32 segments) internal pure returns (uint64) {
        uint256 gross = uint256(l.price) * segments;
        (uint256 verify, uint256 delegate) = _shares(o, gross);
        return uint64(gross - verify - delegate);
    }

    /// @dev What settles `segments`, less what `advance` has paid.
    function _split(
        Offer calldata o,
        Lease calldata l,
        uint32 segments,
        uint32 paid
    ) internal pure returns (Settlement memory m) {
        uint64 before = paid == 0 ? 0 : _providerShare(o, l, paid);
        m.segments = segments;
        m.reserved = uint64(uint256(l.price) * l.segments) - before;
        m.provider = _providerShare(o, l, segments) - before;
    }

    function _startWindow(Standing storage s, uint256 window) internal {
        s.status = Status.Ending;
        s.windowEnd = _after(window);
    }

    /// @dev Chain time in so many seconds.
    function _after(uint256 window) internal view returns (uint40) {
        return uint40(block.timestamp + window);
    }
}
