// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Award, Claim, Offer, Payee, Types, Vote, Voucher} from "../../src/Types.sol";
import {IEscrow} from "./Contracts.sol";
import {Ledger} from "./Ledger.sol";
import {between, vm} from "./Vm.sol";

/// @title Random calls of the escrow and the registry
/// @notice A handler looks for something that the rules allow, calls it, which
/// must succeed, and books what it changes. Where it finds nothing it is idle.
abstract contract Deals is Ledger {
    /// @notice What an operator has at least that counts as active.
    uint256 private constant ACTIVE = MINIMUM_STAKE - MINIMUM_STAKE / 8;

    uint256 internal salt;
    /// @notice Handlers called, and those that called a contract with success.
    uint256 public entered;
    mapping(bytes4 handler => uint256) public done;

    /// @dev A handler, which says by _did that it acted.
    modifier handler() {
        entered++;
        _;
    }

    /// @dev A random number: forge likes to give the same few seeds again.
    function _mix(uint256 seed) internal view returns (uint256) {
        return uint256(keccak256(abi.encode(seed, entered, salt)));
    }

    function _did() internal {
        done[msg.sig]++;
    }

    // --- money of a job

    function openNew(uint256 seed) external handler {
        seed = _mix(seed);
        uint256 by = seed % 2;
        if (!_canLock(by, 2 * LOCKS)) return _stakeFor(by);
        Pot storage p = jobs.push();
        Offer memory o = newOffer(seed % 8 != 0);
        if (o.locks != 0) o.locks = uint16(between(seed >> 72, 1, 2 * LOCKS));
        if ((seed >> 88) % 3 == 0) o.window = uint32(between(seed >> 96, LEAST_WINDOW, 500));
        if ((seed >> 8) % 4 == 0) o.token = address(vice);
        o.deadline = uint64(block.timestamp + between(seed >> 16, 500, 50_000));
        (o.verifyBPS, o.delegateBPS) = (uint16((seed >> 48) % 3001), uint16((seed >> 64) % 501));
        (p.offer, p.id) = (o, offerHash(o));
        // Whoever gets back in while the token moves can do this: it must not.
        if (o.token == address(vice))
            vice.setAttack(address(escrow), abi.encodeCall(IEscrow.fund, (o, sign(CLIENT, p.id), 0, noPermit())));
        _open(jobs.length - 1, by, seed >> 80, uint64(between(seed >> 160, 2e6, 8e6)));
    }

    function openMore(uint256 seed) external handler {
        seed = _mix(seed);
        uint256 by = (seed >> 8) % 2;
        if (!_canLock(by, 2 * LOCKS)) return _stakeFor(by);
        for (uint256 k = 0; k < 8 && k < jobs.length; k++) {
            uint256 i = addmod(seed, k, jobs.length);
            if (jobs[i].pot == 0 || !_takes(jobs[i])) continue;
            return _open(i, by, seed >> 16, 0);
        }
    }

    function _open(uint256 job, uint256 by, uint256 seed, uint64 deposit) private {
        Pot storage p = jobs[job];
        uint256 pot = p.pot + deposit;
        Deal storage d = deals.push();
        uint32 segments = uint32(between(seed, 1, pot < 4 ? pot : 4));
        uint64 price = uint64(between(seed >> 16, 1, pot / segments < 1e6 ? pot / segments : 1e6));
        d.lease = newLease(p.offer, by, segments, price);
        d.lease.firstSegment = uint32((seed >> 80) % (9 - segments));
        (d.job, d.provider, d.id) = (job, by, leaseHash(d.lease));
        d.lock = uint256(p.offer.locks) * UNIT;
        open(p.offer, d.lease, by, deposit);
        hand[p.offer.token][p.offer.client] -= deposit;
        p.pot = pot - price * segments;
        p.reserved += price * segments;
        stakes[by].open += p.offer.locks;
        _did();
    }

    function fund(uint256 seed) external handler {
        seed = _mix(seed);
        for (uint256 k = 0; k < 8 && k < jobs.length; k++) {
            Pot storage p = jobs[addmod(seed, k, jobs.length)];
            uint256 room = 8e6 - p.pot - p.reserved - p.spent;
            if (room == 0 || !_takes(p)) continue;
            uint64 amount = uint64(between(seed >> 16, 1, room));
            vm.prank(seed % 2 == 0 ? p.offer.client : p.offer.delegate);
            escrow.fund(p.offer, "", amount, noPermit());
            p.pot += amount;
            hand[p.offer.token][p.offer.client] -= amount;
            return _did();
        }
    }

    function refund(uint256 seed) external handler {
        seed = _mix(seed);
        for (uint256 k = 0; k < 8 && k < jobs.length; k++) {
            Pot storage p = jobs[addmod(seed, k, jobs.length)];
            if (p.pot == 0) continue;
            vm.prank(block.timestamp > p.offer.deadline ? operator(3) : p.offer.client);
            escrow.refund(p.offer);
            _giveBack(p);
            return _did();
        }
    }

    function cancel(uint256 seed) external handler {
        seed = _mix(seed);
        for (uint256 k = 0; k < 8 && k < jobs.length; k++) {
            Pot storage p = jobs[addmod(seed, k, jobs.length)];
            if (p.over) continue;
            vm.prank(p.offer.client);
            escrow.cancel(p.offer);
            p.over = true;
            _giveBack(p);
            return _did();
        }
    }

    function withdraw(uint256 seed) external handler {
        seed = _mix(seed);
        address coin = seed % 2 == 0 ? address(token) : address(vice);
        address[6] memory all = [client, delegate, operator(0), operator(1), operator(2), operator(3)];
        for (uint256 k = 0; k < 6; k++) {
            address who = all[addmod(seed, k, 6)];
            uint256 owed = credit[coin][who];
            address to = all[(seed >> 16) % 6];
            if (owed == 0 || _refuses(coin, to)) continue;
            vm.prank(who);
            escrow.withdraw(coin, to);
            credit[coin][who] = 0;
            hand[coin][to] += owed;
            return _did();
        }
    }

    // --- roads of a lease

    function close(uint256 seed) external handler {
        _close(_mix(seed), _running, true);
    }

    /// @notice The client agrees that the lease is over, so that its lock is free at once.
    function closeFinal(uint256 seed) external handler {
        _close(_mix(seed), _quiet, false);
    }

    /// @dev No game may run over what ends at once.
    function _quiet(Deal storage d) private view returns (bool) {
        return d.games == 0 && _running(d);
    }

    function _close(uint256 seed, function(Deal storage) view returns (bool) fit, bool window) private {
        (bool found, Deal storage d) = _deal(seed, fit);
        if (!found) return;
        uint32 most = _payable(d);
        uint32 least = d.disputed != 0 || d.claimed < d.paid ? d.paid : d.claimed;
        if (most < least) return;
        uint32 n = uint32(between(seed >> 16, least, most));
        Payee[] memory ps = _closes(d, n, seed, window);
        d.windowEnd = uint64(block.timestamp) + (window ? jobs[d.job].offer.window : 0);
        _settle(d, n, ps, 0, true, window);
        _did();
    }

    function _closes(Deal storage d, uint32 n, uint256 seed, bool window) private returns (Payee[] memory) {
        Offer memory o = jobs[d.job].offer;
        (Voucher memory v, bytes memory sig, Payee[] memory ps) = newVoucher(o, d.lease, n, (seed >> 32) % 8 == 0);
        bytes memory consent = sign(CLIENT, keccak256(abi.encode(Types.RELEASE_TYPEHASH, d.id)));
        vm.prank(seed % 2 == 0 ? d.lease.provider : d.lease.node);
        if (window) escrow.close(o, d.lease, v, sig, ps);
        else escrow.closeFinal(o, d.lease, v, sig, ps, consent);
        if (v.last) jobs[d.job].over = true;
        return ps;
    }

    function end(uint256 seed) external handler {
        seed = _mix(seed);
        (bool found, Deal storage d) = _deal(seed, _endable);
        if (!found) return;
        bool first = d.stage == Stage.Open;
        uint32 n = uint32(between(seed >> 16, first ? 0 : _better(d), _notLost(d)));
        Offer memory o = jobs[d.job].offer;
        (Voucher memory v, bytes memory sig, Payee[] memory ps) = newVoucher(o, d.lease, n, (seed >> 32) % 8 == 0);
        vm.prank(first ? (seed % 2 == 0 ? o.client : d.lease.provider) : operator(3));
        escrow.end(o, d.lease, v, sig, ps);
        if (first) (d.stage, d.windowEnd) = (Stage.Ending, uint64(block.timestamp) + o.window);
        if (n > 0) {
            (d.vouched, d.claimed, d.last) = (n, n, v.last);
            delete d.payees;
            delete d.awards;
            for (uint256 i = 0; i < ps.length; i++) d.payees.push(ps[i]);
        }
        _did();
    }

    function commit(uint256 seed) external handler {
        seed = _mix(seed);
        if (stakes[2].active < ACTIVE) return _stakeFor(2);
        if (stakes[3].active < ACTIVE) return _stakeFor(3);
        (bool found, Deal storage d) = _deal(seed, _claimable);
        if (!found) return;
        Offer memory o = jobs[d.job].offer;
        uint32 next = d.lease.firstSegment + d.claimed;
        (Claim[] memory cs, Vote[] memory votes) = claimOf(d.id, segmentOf(o, d.lease, next, 0), d.provider);
        vm.prank(d.lease.node);
        escrow.commit(d.lease, next, cs, votes);
        d.claimed++;
        (d.stage, d.windowEnd) = (Stage.Ending, uint64(block.timestamp) + o.window);
        Award storage a = d.awards.push();
        a.segment = next;
        for (uint256 i = 0; i < 2; i++) a.verifiers.push(votes[i].verifier);
        _did();
    }

    function release(uint256 seed) external handler {
        (bool found, Deal storage d) = _deal(_mix(seed), _releasable);
        if (!found) return;
        if (block.timestamp < d.windowEnd) vm.warp(d.windowEnd);
        Payee[] memory ps = d.payees;
        escrow.release(jobs[d.job].offer, d.lease, ps, d.awards);
        if (d.last) jobs[d.job].over = true;
        uint256 awarded = _award(d);
        _settle(d, d.claimed > d.paid ? d.claimed : d.paid, ps, awarded, false, false);
        _did();
    }

    function advance(uint256 seed) external handler {
        seed = _mix(seed);
        (bool found, Deal storage d) = _deal(seed, _advances);
        if (!found) return;
        uint32 n = uint32(between(seed >> 16, d.paid + 1, _payable(d)));
        Pot storage p = jobs[d.job];
        (Voucher memory v, bytes memory sig, Payee[] memory ps) = newVoucher(p.offer, d.lease, n, false);
        vm.prank(d.lease.provider);
        escrow.advance(p.offer, d.lease, v, sig, ps);
        uint256 amount = _share(d, n) - _share(d, d.paid);
        d.paid = n;
        p.reserved -= amount;
        p.spent += amount;
        _give(p.offer.token, d.lease.provider, amount, true);
        _did();
    }

    // --- what the rules allow

    function _takes(Pot storage p) private view returns (bool) {
        return !p.over && block.timestamp <= p.offer.deadline;
    }

    function _canLock(uint256 i, uint256 units) private view returns (bool) {
        return stakes[i].active >= _locked(stakes[i]) + units * UNIT;
    }

    function _running(Deal storage d) internal view returns (bool) {
        return d.stage == Stage.Open || (d.stage == Stage.Ending && block.timestamp < d.windowEnd);
    }

    function _endable(Deal storage d) private view returns (bool) {
        return _running(d) && (d.stage == Stage.Open || _better(d) <= _notLost(d));
    }

    /// @dev The least voucher that takes the place of the last and of the claims.
    function _better(Deal storage d) private view returns (uint32) {
        return d.vouched + 1 > d.claimed ? d.vouched + 1 : d.claimed;
    }

    function _claimable(Deal storage d) private view returns (bool) {
        Offer storage o = jobs[d.job].offer;
        if (d.lost != 0 || block.timestamp + o.window > d.lease.begin + SPAN) return false;
        return _running(d) && d.claimed < d.lease.segments && d.claimed < d.vouched + o.credit;
    }

    function _releasable(Deal storage d) private view returns (bool) {
        return d.stage == Stage.Ending && d.games == 0;
    }

    function _advances(Deal storage d) private view returns (bool) {
        return d.stage != Stage.Closed && d.paid < _payable(d);
    }

    /// @dev Segments of the lease before those in dispute or lost.
    function _payable(Deal storage d) private view returns (uint32 n) {
        n = _notLost(d);
        if (d.disputed != 0 && d.lease.firstSegment + n >= d.disputed) n = d.disputed - 1 - d.lease.firstSegment;
    }

    function _notLost(Deal storage d) private view returns (uint32 n) {
        n = d.lease.segments;
        if (d.lost != 0 && d.lease.firstSegment + n >= d.lost) n = d.lost - 1 - d.lease.firstSegment;
    }

    /// @dev One of eight deals, the younger ones rather, that is as wanted.
    function _deal(
        uint256 seed,
        function(Deal storage) internal view returns (bool) wanted
    ) internal view returns (bool found, Deal storage d) {
        uint256 n = deals.length;
        uint256 from = n > 24 && seed % 4 != 0 ? n - 24 : 0;
        d = deals[0];
        for (uint256 k = 0; k < 12 && k < n; k++) {
            d = deals[from + addmod(seed >> 2, k, n - from)];
            if (wanted(d)) return (true, d);
        }
    }

    /// @dev What an operator without enough stake does instead.
    function _stakeFor(uint256 i) internal {
        _stake(i, 10 * LEASE_LOCK);
    }

    function _stake(uint256 i, uint96 amount) internal {
        vm.prank(operator(i));
        registry.stake(amount, noPermit());
        stakes[i].active += amount;
        hand[address(token)][operator(i)] -= amount;
        _did();
    }
}
