// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IOperatorRegistry} from "../../src/IOperatorRegistry.sol";
import {EscrowViews} from "../../src/EscrowViews.sol";
import {JobEscrow} from "../../src/JobEscrow.sol";
import {Award, Lease, Offer, Payee, Voucher} from "../../src/Types.sol";
import {Coin, svm, vm} from "./Setting.sol";

/// @notice A registry that answers the escrow anything: locks are checked by themselves.
contract Registry {
    mapping(address node => address) public operatorOf;

    function cool(address, uint16, uint32) external {}
}

/// @title One call of JobEscrow from any state of one offer and one lease
/// @notice Storage, terms, callers, signatures (of which halmos knows nothing but that the
/// same bytes have the same signer) and chain time are unknown, within the bounds of
/// _assume. A call that reverts changes nothing.
contract EscrowMoney {
    JobEscrow private escrow;
    Coin private coin;

    /// @dev What is known of an offer before or after a call.
    struct Sum {
        EscrowViews.Job job;
        EscrowViews.LeaseState lease;
        uint256 credits; // provider, client and a payee
        uint256 balance;
    }

    struct Case {
        bytes32 offerSeed;
        address client;
        address provider;
        address node;
        address delegate;
        address payee;
        address sender;
        uint64 price;
        uint16 verifyBPS;
        uint16 delegateBPS;
        uint32 window;
        uint16 locks;
        uint32 segments;
        uint32 vouched;
        uint64 amount;
        bool last;
        bool refuses;
        uint40 time;
    }

    /// @dev Segments of the lease at most: a bound on what a solver multiplies by.
    uint256 private constant SEGMENTS = 3;

    function setUp() public {
        coin = new Coin();
        Registry registry = new Registry();
        svm.enableSymbolicStorage(address(registry));
        EscrowViews.Times memory times = EscrowViews.Times(1 hours, 1 hours, 30 days);
        escrow = new JobEscrow(IOperatorRegistry(address(registry)), address(0x6a3e), times);
        svm.enableSymbolicStorage(address(escrow));
    }

    function try_close_conserves(Case memory c) public {
        (Offer memory o, Lease memory l) = _terms(c);
        Payee[] memory payees = _payees(c, c.amount == 0 ? 0 : 1);
        Sum memory a = _start(c, o, l);
        Voucher memory v = _voucher(c, l, payees);
        bytes memory sig = svm.createBytes(65, "sig");
        vm.prank(c.sender);
        escrow.close(o, l, v, sig, payees);
        Sum memory b = _sum(c, o, l);
        _conserved(a, b);
        _settled(c, a, b, v.segments);
        assert(b.lease.status == EscrowViews.Status.Closed && b.lease.paid == a.lease.paid);
    }

    function try_advance_conserves(Case memory c) public {
        (Offer memory o, Lease memory l) = _terms(c);
        Payee[] memory payees = _payees(c, 0);
        Sum memory a = _start(c, o, l);
        Voucher memory v = _voucher(c, l, payees);
        bytes memory sig = svm.createBytes(65, "sig");
        vm.prank(c.sender);
        escrow.advance(o, l, v, sig, payees);
        Sum memory b = _sum(c, o, l);
        _conserved(a, b);
        assert(b.lease.paid == v.segments && b.lease.paid > a.lease.paid && b.lease.paid <= c.segments);
        assert(b.lease.vouched == a.lease.vouched && b.lease.claimed == a.lease.claimed);
        assert(b.lease.status == a.lease.status && b.job.pot == a.job.pot);
        assert(b.job.spent - a.job.spent <= uint256(c.price) * v.segments);
    }

    function try_end_movesNoMoney(Case memory c) public {
        (Offer memory o, Lease memory l) = _terms(c);
        Payee[] memory payees = _payees(c, 0);
        Sum memory a = _start(c, o, l);
        Voucher memory v = _voucher(c, l, payees);
        bytes memory sig = svm.createBytes(65, "sig");
        vm.prank(c.sender);
        escrow.end(o, l, v, sig, payees);
        Sum memory b = _sum(c, o, l);
        _conserved(a, b);
        assert(a.job.pot == b.job.pot && a.job.reserved == b.job.reserved && a.job.spent == b.job.spent);
        assert(a.balance == b.balance && a.lease.paid == b.lease.paid && b.lease.claimed <= c.segments);
        if (a.lease.status == EscrowViews.Status.Ending) {
            // What was vouched and claimed grows, and the window stays.
            assert(b.lease.vouched > a.lease.vouched && b.lease.claimed >= a.lease.claimed);
            assert(b.lease.windowEnd == a.lease.windowEnd && c.time < a.lease.windowEnd);
        } else {
            assert(a.lease.status == EscrowViews.Status.Open && b.lease.windowEnd == uint256(c.time) + o.window);
        }
    }

    /// @dev No payee and no award: what no voucher and no claim names gets nothing.
    function try_release_conserves(Case memory c) public {
        (Offer memory o, Lease memory l) = _terms(c);
        Sum memory a = _start(c, o, l);
        vm.assume(a.lease.claimed <= c.segments); // as `end` and `commit` keep it
        vm.prank(c.sender);
        escrow.release(o, l, new Payee[](0), new Award[](0));
        Sum memory b = _sum(c, o, l);
        _conserved(a, b);
        _settled(c, a, b, a.lease.claimed > a.lease.paid ? a.lease.claimed : a.lease.paid);
        assert(a.lease.status == EscrowViews.Status.Ending && b.lease.status == EscrowViews.Status.Closed);
        assert(c.time >= a.lease.windowEnd && a.lease.games == 0);
        assert(b.lease.vouched == a.lease.vouched && b.lease.claimed == a.lease.claimed);
    }

    function check_refund_conserves(Case memory c) public {
        (Offer memory o, Lease memory l) = _terms(c);
        Sum memory a = _start(c, o, l);
        vm.prank(c.sender);
        escrow.refund(o);
        Sum memory b = _sum(c, o, l);
        _conserved(a, b);
        assert(b.job.pot == 0 && b.credits == a.credits + a.job.pot && b.job.spent == a.job.spent);
        assert(c.sender == c.client || c.time > o.deadline);
    }

    function check_cancel_conserves(Case memory c) public {
        (Offer memory o, Lease memory l) = _terms(c);
        Sum memory a = _start(c, o, l);
        vm.prank(c.sender);
        escrow.cancel(o);
        Sum memory b = _sum(c, o, l);
        _conserved(a, b);
        assert(b.job.pot == 0 && b.job.over && !a.job.over && b.credits == a.credits + a.job.pot);
        assert(b.job.reserved == a.job.reserved && b.job.spent == a.job.spent && c.sender == c.client);
    }

    /// @dev What the escrow owes changes as what it holds, and the job's money changes its
    /// place only: a refund, which ends in a credit, is all that leaves it.
    function _conserved(Sum memory a, Sum memory b) private pure {
        uint256 owedBefore = uint256(a.job.pot) + a.job.reserved + a.credits;
        uint256 owed = uint256(b.job.pot) + b.job.reserved + b.credits;
        assert(a.balance + owed == b.balance + owedBefore);
        uint256 before = uint256(a.job.pot) + a.job.reserved + a.job.spent;
        uint256 total = uint256(b.job.pot) + b.job.reserved + b.job.spent;
        assert(total <= before && b.job.spent >= a.job.spent);
        assert(b.job.known == a.job.known && b.job.start == a.job.start && (b.job.over || !a.job.over));
    }

    /// @dev All that the lease reserved is free, and no more was spent than its segments cost.
    function _settled(Case memory c, Sum memory a, Sum memory b, uint256 segments) private pure {
        uint256 spent = uint256(b.job.spent) - a.job.spent;
        assert(spent <= uint256(c.price) * segments);
        assert(uint256(a.job.reserved) - b.job.reserved <= uint256(c.price) * c.segments);
        if (a.lease.paid == 0) assert(uint256(a.job.reserved) - b.job.reserved == uint256(c.price) * c.segments);
        if (b.job.over) assert(b.job.pot == 0 || a.job.over);
        else assert(uint256(a.job.pot) + a.job.reserved == uint256(b.job.pot) + b.job.reserved + spent);
    }

    function _terms(Case memory c) private returns (Offer memory o, Lease memory l) {
        vm.assume(c.segments != 0 && c.segments <= SEGMENTS && c.price < 1 << 40 && c.price != 0);
        vm.assume(uint256(c.verifyBPS) + c.delegateBPS <= 10_000);
        vm.warp(c.time);
        coin.refuse(c.refuses);
        (o.job, o.client, o.token, o.delegate) = (c.offerSeed, c.client, address(coin), c.delegate);
        (o.maxPrice, o.segments, o.quorum) = (c.price, c.segments, 1);
        (o.verifyBPS, o.delegateBPS, o.window, o.locks) = (c.verifyBPS, c.delegateBPS, c.window, c.locks);
        o.deadline = 1 << 31;
        l.offer = escrow.hashOffer(o);
        (l.provider, l.node, l.price, l.segments) = (c.provider, c.node, c.price, c.segments);
        l.deadline = o.deadline;
    }

    function _payees(Case memory c, uint256 n) private pure returns (Payee[] memory payees) {
        payees = new Payee[](n);
        if (n == 1) payees[0] = Payee(c.payee, c.amount);
    }

    function _voucher(Case memory c, Lease memory l, Payee[] memory payees) private view returns (Voucher memory) {
        bytes32 hash = payees.length == 0 ? keccak256("") : keccak256(abi.encode(c.payee, c.amount));
        return Voucher(escrow.hashLease(l), c.vouched, hash, c.last);
    }

    function _start(Case memory c, Offer memory o, Lease memory l) private returns (Sum memory s) {
        uint256 held = svm.createUint(128, "held");
        coin.mint(address(escrow), held);
        s = _sum(c, o, l);
        vm.assume(escrow.creditOf(address(coin), c.client) < 1 << 128);
        vm.assume(escrow.creditOf(address(coin), c.provider) < 1 << 128);
        vm.assume(escrow.creditOf(address(coin), c.payee) < 1 << 128);
        vm.assume(uint256(s.job.pot) + s.job.reserved + s.job.spent < 1 << 63);
        vm.assume(s.lease.paid <= c.segments);
    }

    function _sum(Case memory c, Offer memory o, Lease memory l) private view returns (Sum memory s) {
        s.job = escrow.jobOf(escrow.hashOffer(o));
        s.lease = escrow.leaseOf(escrow.hashLease(l));
        s.balance = coin.balanceOf(address(escrow));
        unchecked {
            s.credits = escrow.creditOf(address(coin), c.client);
            if (c.provider != c.client) s.credits += escrow.creditOf(address(coin), c.provider);
            if (c.payee != c.client && c.payee != c.provider) s.credits += escrow.creditOf(address(coin), c.payee);
        }
    }
}
