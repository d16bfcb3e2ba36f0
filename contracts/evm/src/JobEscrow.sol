// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Awards} from "./Awards.sol";
import {EscrowViews} from "./EscrowViews.sol";
import {IOperatorRegistry} from "./IOperatorRegistry.sol";
import {Permit, Tokens} from "./Tokens.sol";
import {Award, Claim, Lease, Offer, Payee, Types, Vote, Voucher} from "./Types.sol";

/// @title Holds the money of jobs and pays it out segment by segment
/// @notice A client's signed offer opens a pot. A lease, signed by the offer's
/// delegate and by a provider's node key, reserves price × segments of it. It
/// is settled once, by one of these roads:
///
///   Open ── close ──────────────────────────────▶ Closed   best case
///   Open ── closeFinal ─────────────────────────▶ Closed   the same, and its lock is free
///   Open ── end ──▶ Ending ── close ────────────▶ Closed   the provider had a better voucher
///   Open ── end ──▶ Ending (── claim) ── release ▶ Closed   after the window
///
/// While a dispute runs over a segment of a lease, that segment and those after
/// it wait; those before it can be settled by `close`, or paid by `advance`.
/// No dispute begins after the window, or after the first that is lost: so a
/// lease waits for one window, the longest game and lossWindow, whatever strangers
/// do to it, and for the job's pace, where the offer names one. Nor does one begin later than `span` after the lease's begin, however
/// late the lease ends or is claimed. A lease of an offer without a trace cannot be disputed, and locks no
/// stake.
///
/// At every moment, for every token: balance ≥ Σ pots + Σ reserved + Σ credits,
/// with equality unless somebody sent tokens here by a plain transfer; those
/// belong to nobody. No owner, no upgrade, no fee of its own.
contract JobEscrow is EscrowViews, ReentrancyGuardTransient {
    using Types for Offer;
    using Types for Lease;
    using Types for Voucher;

    /// @param game_ The address that DisputeGame will have.
    constructor(
        IOperatorRegistry registry_,
        address game_,
        Times memory times
    ) EscrowViews(registry_, game_, times) {}

    /// @notice Adds `deposit` base units to the pot of an offer, which its
    /// first call registers. Money moves only when the client or the delegate
    /// it named calls; a stranger could otherwise lead a standing allowance
    /// from one of the client's offers to another.
    /// @param sig The client's signature on the offer (ECDSA or ERC-1271);
    /// not read if the client calls or the offer is registered already.
    function fund(Offer calldata o, bytes calldata sig, uint64 deposit, Permit calldata permit) external nonReentrant {
        _fund(o, o.hash(), sig, deposit, permit);
    }

    /// @notice Funds as `fund` does, then reserves price × segments for the
    /// lease. `deposit` may be 0 when the pot suffices; then anyone may call.
    function open(
        Offer calldata o,
        bytes calldata sig,
        uint64 deposit,
        Permit calldata permit,
        Lease calldata l,
        bytes calldata delegateSig,
        bytes calldata nodeSig
    ) external nonReentrant {
        bytes32 offer = o.hash();
        bytes32 lease = l.hash();
        _checkLease(o, offer, l, lease);
        _requireSigner(o.delegate, lease, delegateSig);
        _requireSigner(l.node, lease, nodeSig);
        if (registry.operatorOf(l.node) != l.provider) revert NotProvidersNode(l.node, l.provider);
        _fund(o, offer, sig, deposit, permit);

        Purse storage job = _jobs[offer];
        uint256 amount = uint256(l.price) * l.segments;
        if (amount > job.pot) revert PotTooSmall(job.pot, amount);
        job.pot -= uint64(amount);
        job.reserved += uint64(amount);
        _begin(_leases[lease], o);
        if (o.locks != 0) registry.lock(l.provider, o.locks);
        emit Opened(offer, lease, l.provider, l.node, l.price, l.firstSegment, l.segments, l.deadline);
    }

    /// @notice Settles the lease with a voucher for at least what is claimed
    /// on chain; the provider's share is pushed (credited if the token refuses
    /// the transfer). By the provider or its node key. A voucher for 0
    /// segments needs no signature: so a provider gives its lease back.
    function close(
        Offer calldata o,
        Lease calldata l,
        Voucher calldata v,
        bytes calldata sig,
        Payee[] calldata payees
    ) external nonReentrant {
        _close(o, l, v, sig, payees, true);
    }

    /// @notice Closes as `close` does, and frees the lease's lock at once: nothing of the
    /// lease is disputed from then on. Wants the client's own signature over the lease's
    /// Release: the delegate's is not enough, unless it is the client. The provider consents
    /// as it calls, itself or by its node key.
    /// @param clientSig ECDSA or ERC-1271; not over a voucher, as the provider may bring any.
    function closeFinal(
        Offer calldata o,
        Lease calldata l,
        Voucher calldata v,
        bytes calldata sig,
        Payee[] calldata payees,
        bytes calldata clientSig
    ) external nonReentrant {
        bytes32 lease = l.hash();
        Standing storage s = _leases[lease];
        if (s.games != 0) revert Disputed(s.disputed - 1);
        _requireClient(o.client, Types.hashRelease(lease), clientSig);
        _close(o, l, v, sig, payees, false);
    }

    /// @notice Ends the lease: the voucher given is the claim to beat within
    /// the offer's window. By the client, the delegate, the provider or its
    /// node key; after the lease's deadline by anyone. While the window runs,
    /// anyone may raise the claim with a better voucher, which does not extend
    /// the window and takes the place of all claims: so it covers them. A voucher
    /// for 0 segments needs no signature.
    function end(
        Offer calldata o,
        Lease calldata l,
        Voucher calldata v,
        bytes calldata sig,
        Payee[] calldata payees
    ) external nonReentrant {
        Ids memory id = _identify(o, l);
        Standing storage s = _leases[id.lease];
        _requireRunning(id.lease, s);
        _requireNotLost(l, s, v.segments);
        _checkVoucher(o, l, id.lease, v, sig, payees);
        if (s.status == Status.Open) {
            if (block.timestamp <= l.deadline && msg.sender != o.client && msg.sender != o.delegate) _requireProvider(l);
            _startWindow(s, o.window);
        } else if (v.segments <= s.vouched || v.segments < s.claimed) {
            revert LowerVoucher(v.segments, s.claimed);
        }
        if (v.segments > 0) {
            (s.vouched, s.claimed) = (uint24(v.segments), uint24(v.segments));
            s.last = v.last;
            s.evidence = v.payees;
        }
        emit Ended(id.offer, id.lease, v.segments, v.last, s.windowEnd, payees);
    }

    /// @notice Claims segments that no voucher covers, for a client that
    /// vanished: in order, at most `credit` beyond the vouched ones, each with
    /// `quorum` agreeing verdicts of active operators other than the provider.
    /// By the provider or its node key, until a segment of the lease is lost. Starts
    /// the window anew, which must end within `span` of the lease's begin.
    /// @param first Index in the job of the first segment claimed.
    /// @param votes Those of the first claim by ascending address of the verifier,
    /// then those of the second, and so on.
    function commit(Lease calldata l, uint32 first, Claim[] calldata claims, Vote[] calldata votes) external {
        bytes32 lease = l.hash();
        _requireProvider(l);
        Standing storage s = _leases[lease];
        _requireRunning(lease, s);
        if (claims.length == 0) revert NothingClaimed();
        address[] memory verifiers = Awards.list(s.quorum);
        unchecked {
            uint256 total = s.claimed + claims.length;
            if (s.lost != 0) revert LeaseLost(s.lost - 1);
            if (total > l.segments || total > uint256(s.vouched) + s.credit) revert BeyondCredit(total);
            if (first != l.firstSegment + s.claimed) revert OutOfOrder(first, l.firstSegment + s.claimed);
            uint256 wanted = claims.length * verifiers.length;
            if (votes.length != wanted) revert WrongQuorum(votes.length, wanted);
            uint40 windowEnd = _after(s.window);
            uint256 last = uint256(l.begin) + span;
            if (windowEnd > last) revert DeadlinePassed(uint64(last));
            s.status = Status.Ending;
            s.claimed = uint24(total);
            s.windowEnd = windowEnd;
        }
        bytes32 evidence = s.evidence;
        for (uint256 i = 0; i < claims.length; i++) {
            unchecked {
                uint32 segment = first + uint32(i);
                _checkClaim(l, lease, segment, claims[i], votes, i * verifiers.length, verifiers);
                evidence = Awards.fold(evidence, segment, verifiers);
                emit Claimed(lease, claims[i], verifiers);
            }
        }
        s.evidence = evidence;
    }

    /// @notice After the window, settles the lease with the best voucher and
    /// the claimed segments beyond it, whose verifiers share the verification
    /// fee. By anyone. All shares are credited.
    /// @param payees The list of the best voucher, as the last event Ended
    /// with segments > 0 named it.
    /// @param awards The events Claimed of the lease since, in order; none after Lost.
    function release(
        Offer calldata o,
        Lease calldata l,
        Payee[] calldata payees,
        Award[] calldata awards
    ) external nonReentrant {
        Ids memory id = _identify(o, l);
        Standing storage s = _leases[id.lease];
        if (s.status != Status.Ending) revert WrongStatus(id.lease, s.status);
        if (block.timestamp < s.windowEnd) revert WindowRuns(s.windowEnd);
        if (s.games != 0) revert Disputed(s.disputed - 1);
        Settlement memory m = _split(o, l, s.claimed > s.paid ? s.claimed : s.paid, s.paid);
        if (s.vouched == 0 && payees.length != 0) revert WrongPayees();
        uint64 fees = _creditAwards(o, l, s, s.vouched == 0 ? bytes32(0) : Types.hashPayees(payees), awards);
        m.others = _creditPayees(o.token, payees) + fees;
        if (s.last) _over(id.offer, o.client);
        _shut(o, l, s, false);
        if (_settle(o, l, id, m)) _credit(o.token, l.provider, m.provider);
    }

    /// @notice Pays the provider's share of the segments that a voucher covers, before
    /// a disputed one; the lease goes on. By the provider or its node key, whenever
    /// it wants to have no more at risk.
    function advance(
        Offer calldata o,
        Lease calldata l,
        Voucher calldata v,
        bytes calldata sig,
        Payee[] calldata payees
    ) external nonReentrant {
        Ids memory id = _identify(o, l);
        _requireProvider(l);
        Standing storage s = _leases[id.lease];
        if (s.status != Status.Open && s.status != Status.Ending) revert WrongStatus(id.lease, s.status);
        if (v.segments <= s.paid) revert LowerVoucher(v.segments, s.paid);
        _requirePayable(l, s, v.segments);
        _checkVoucher(o, l, id.lease, v, sig, payees);
        uint64 amount = _providerShare(o, l, v.segments) - (s.paid == 0 ? 0 : _providerShare(o, l, s.paid));
        s.paid = uint24(v.segments);
        Purse storage job = _jobs[id.offer];
        job.reserved -= amount;
        job.spent += amount;
        _requirePace(o, job);
        emit Advanced(id.offer, id.lease, l.provider, v.segments, amount);
        if (amount != 0 && !Tokens.tryPush(o.token, l.provider, amount)) _credit(o.token, l.provider, amount);
    }

    /// @notice A dispute over a segment begins. By the game, which has checked
    /// that the provider signed for this lease. Until the lease's window is over,
    /// also where it is settled, and until a segment of it is lost; and never later
    /// than `span` after the lease's begin.
    function dispute(bytes32 lease, uint32 segment, address provider, uint64 begin) external {
        if (msg.sender != game) revert NotGame();
        Standing storage s = _leases[lease];
        if (s.status == Status.None) revert WrongStatus(lease, s.status);
        if (s.lost != 0) revert LeaseLost(s.lost - 1);
        uint256 until = uint256(begin) + span;
        if (s.status != Status.Open && s.windowEnd < until) until = s.windowEnd;
        if (block.timestamp >= until) revert WindowOver(uint64(until));
        if (s.status == Status.Closed && s.games == 0) registry.hold(provider, s.locks, s.window);
        s.games += 1;
        uint24 mark = _mark(segment);
        if (s.disputed == 0 || mark < s.disputed) s.disputed = mark;
    }

    /// @notice A dispute is over. By the game.
    /// @param wrong The segment is lost: nothing from it on is paid, and a
    /// window starts in which a voucher for less may come.
    /// @return slash Whether it is the first loss of the lease, whose lock is
    /// then the game's to slash.
    /// @return locks Units of it.
    /// @return games That still run over the lease.
    function resolve(
        bytes32 lease,
        uint32 segment,
        address provider,
        bool wrong
    ) external returns (bool slash, uint16 locks, uint16 games) {
        if (msg.sender != game) revert NotGame();
        Standing storage s = _leases[lease];
        if (s.games == 0) revert NotDisputed(lease);
        slash = wrong && s.lost == 0;
        (locks, games) = (s.locks, s.games - 1);
        s.games = games;
        if (wrong) _lose(lease, s, segment);
        if (games != 0) return (slash, locks, games);
        s.disputed = 0;
        // The lock of a lease settled meanwhile, unless it is taken.
        if (s.status == Status.Closed && s.lost == 0) registry.cool(provider, locks, s.window);
    }

    /// @notice Credits the client with what no lease reserves. By the client
    /// at any time, by anyone after the offer's deadline.
    function refund(Offer calldata o) external nonReentrant {
        bytes32 offer = o.hash();
        if (msg.sender != o.client && block.timestamp <= o.deadline) revert NotYet(o.deadline);
        if (_jobs[offer].pot == 0) revert NothingToPay();
        _refund(offer, o.token, o.client);
    }

    /// @notice Ends the job: no more deposits or leases; what no lease
    /// reserves, now and later, is credited to the client. By the client.
    /// Open leases run on.
    function cancel(Offer calldata o) external nonReentrant {
        if (msg.sender != o.client) revert NotClient(o.client);
        bytes32 offer = o.hash();
        if (_jobs[offer].over) revert JobOver(offer);
        _over(offer, o.client);
        _refund(offer, o.token, o.client);
    }

    /// @notice Pays the caller's credit in `token` to `to`.
    function withdraw(address token, address to) external nonReentrant {
        uint256 amount = _credits[token][msg.sender];
        if (amount == 0) revert NothingToPay();
        _credits[token][msg.sender] = 0;
        emit Withdrawn(token, msg.sender, to, amount);
        Tokens.push(token, to, amount);
    }

    /// @param window Whether the lease can be disputed, and its lock stays, for the window.
    function _close(
        Offer calldata o,
        Lease calldata l,
        Voucher calldata v,
        bytes calldata sig,
        Payee[] calldata payees,
        bool window
    ) private {
        Ids memory id = _identify(o, l);
        _requireProvider(l);
        Standing storage s = _leases[id.lease];
        _requireRunning(id.lease, s);
        uint32 standing = s.claimed > s.paid ? s.claimed : s.paid;
        if (s.disputed != 0) standing = s.paid; // what waits need not be claimed
        if (v.segments < standing) revert LowerVoucher(v.segments, standing);
        _requirePayable(l, s, v.segments);
        _checkVoucher(o, l, id.lease, v, sig, payees);
        Settlement memory m = _split(o, l, v.segments, s.paid);
        m.others = _creditPayees(o.token, payees);
        if (v.last) _over(id.offer, o.client);
        _shut(o, l, s, window);
        if (_settle(o, l, id, m) && !Tokens.tryPush(o.token, l.provider, m.provider))
            _credit(o.token, l.provider, m.provider);
    }

    function _fund(
        Offer calldata o,
        bytes32 offer,
        bytes calldata sig,
        uint64 deposit,
        Permit calldata permit
    ) private {
        Purse storage job = _jobs[offer];
        if (job.over) revert JobOver(offer);
        if (block.timestamp > o.deadline) revert DeadlinePassed(o.deadline);
        if (!job.known) {
            _checkOffer(o);
            if (msg.sender != o.client) _requireClient(o.client, offer, sig);
            (job.known, job.start) = (true, uint40(block.timestamp));
        }
        if (deposit == 0) return;
        if (msg.sender != o.client && msg.sender != o.delegate) revert NotClient(o.client);
        uint256 bound = uint256(o.maxPrice) * o.segments;
        uint256 total = uint256(job.pot) + job.reserved + job.spent + deposit;
        if (total > bound) revert BeyondOffer(total, bound);
        job.pot += deposit;
        emit Funded(offer, o.client, deposit);
        Tokens.pull(o.token, o.client, deposit, permit);
    }

    /// @dev A lease is open, with the terms of its claims. More credit than
    /// segments is of no use.
    function _begin(Standing storage s, Offer calldata o) private {
        s.status = Status.Open;
        s.quorum = o.quorum;
        s.credit = o.credit < type(uint16).max ? uint16(o.credit) : type(uint16).max;
        s.window = uint24(o.window);
        s.locks = o.locks;
    }

    /// @dev As LeaseState names it. No lease has so high numbers as a node may sign.
    function _mark(uint32 segment) private pure returns (uint24) {
        return segment < MAX_SEGMENTS ? uint24(segment + 1) : uint24(MAX_SEGMENTS + 1);
    }

    /// @dev All claims are void, and so is the voucher given: within the window one
    /// for segments before the lost one may come. A further loss, in a game that ran
    /// already, starts the window anew.
    function _lose(bytes32 lease, Standing storage s, uint32 segment) private {
        uint24 mark = _mark(segment);
        if (s.lost == 0 || mark < s.lost) s.lost = mark;
        if (s.status == Status.Closed) return;
        if (s.status == Status.Ending) {
            s.vouched = 0;
            s.claimed = 0;
            s.last = false;
            s.evidence = 0;
        }
        _startWindow(s, lossWindow);
        emit Lost(lease, segment, s.windowEnd);
    }

    /// @dev Books what the lease gives back; the shares of others were credited.
    /// @return due Whether the provider's share is to be paid.
    function _settle(
        Offer calldata o,
        Lease calldata l,
        Ids memory id,
        Settlement memory m
    ) private returns (bool due) {
        uint64 back = m.reserved - m.provider - m.others;
        Purse storage job = _jobs[id.offer];
        job.reserved -= m.reserved;
        job.spent += m.provider + m.others;
        job.pot += back;
        _requirePace(o, job);
        emit Settled(id.offer, id.lease, l.provider, m.segments, m.provider, m.others, back);
        if (job.over) _refund(id.offer, o.token, o.client);
        return m.provider != 0;
    }

    /// @dev The lease is settled; its lock ends with the window that `close`
    /// leaves for challenges, or at once. Before any token is called: a token that could
    /// begin a dispute after its lock is free would have it hold another lease's lock.
    function _shut(Offer calldata o, Lease calldata l, Standing storage s, bool window) private {
        s.status = Status.Closed;
        s.windowEnd = _after(window ? o.window : 0);
        if (o.locks != 0 && s.games == 0 && s.lost == 0) registry.cool(l.provider, o.locks, window ? o.window : 0);
    }

    function _over(bytes32 offer, address client) private {
        if (_jobs[offer].over) return;
        _jobs[offer].over = true;
        emit Over(offer, client);
    }

    function _refund(bytes32 offer, address token, address client) private {
        uint64 amount = _jobs[offer].pot;
        if (amount == 0) return;
        _jobs[offer].pot = 0;
        _credit(token, client, amount);
        emit Refunded(offer, client, amount);
    }

    function _creditPayees(address token, Payee[] calldata payees) private returns (uint64 sum) {
        for (uint256 i = 0; i < payees.length; i++) {
            _credit(token, payees[i].account, payees[i].amount);
            sum += payees[i].amount;
        }
    }

    /// @dev A segment's verification fee goes in equal parts to the verifiers
    /// of its claim.
    /// @param evidence What the awards follow: the best voucher's payees.
    /// @return sum Of the fees.
    function _creditAwards(
        Offer calldata o,
        Lease calldata l,
        Standing storage s,
        bytes32 evidence,
        Award[] calldata awards
    ) private returns (uint64 sum) {
        uint256 fee = (uint256(l.price) * o.verifyBPS) / BPS;
        for (uint256 i = 0; i < awards.length; i++) {
            Award calldata a = awards[i];
            evidence = keccak256(abi.encode(evidence, a.segment, a.verifiers));
            uint64 part = uint64(fee / a.verifiers.length);
            for (uint256 j = 0; j < a.verifiers.length; j++) _credit(o.token, a.verifiers[j], part);
            sum += uint64(part * a.verifiers.length);
        }
        if (evidence != s.evidence) revert WrongAwards();
    }

    function _credit(address token, address account, uint64 amount) private {
        if (amount == 0) return;
        _credits[token][account] += amount;
        emit Credited(token, account, amount);
    }
}
