// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IRegistry} from "./Contracts.sol";
import {Lease, Offer, Payee, Voucher} from "../../src/Types.sol";
import {between, equal, vm} from "./Vm.sol";
import {World} from "./World.sol";

/// @title Stake leaves late, never below its locks
contract RegistryTest is World {
    bool public constant IS_TEST = true;

    error StillOwed(string what);

    function setUp() public {
        build();
    }

    /// @notice Nothing leaves before the delay, all of it after.
    function testFuzz_unbondWaits(uint96 amount, uint64 wait) public {
        amount = uint96(between(amount, 1, 10 * MINIMUM_STAKE));
        wait = uint64(between(wait, 0, 2 * UNBOND_DELAY));
        address who = operator(1);
        uint256 before = token.balanceOf(who);
        vm.prank(who);
        registry.requestUnbond(amount);
        vm.warp(block.timestamp + wait);
        vm.prank(who);
        if (wait < UNBOND_DELAY) vm.expectPartialRevert(IRegistry.StillUnbonding.selector);
        registry.unbond(who);
        equal("what left", token.balanceOf(who) - before, wait < UNBOND_DELAY ? 0 : amount);
    }

    /// @notice What open leases lock stays, to the unit.
    function testFuzz_locksHoldStake(uint8 leases, uint96 left) public {
        leases = uint8(between(leases, 1, 8));
        for (uint256 i = 0; i < leases; i++) {
            Offer memory o = newOffer(true);
            open(o, newLease(o, 0, 1, 1000), 0, 1000);
        }
        uint96 locked = leases * LEASE_LOCK;
        left = uint96(between(left, locked - 5, locked + 5));
        vm.prank(operator(0));
        registry.requestUnbond(10 * MINIMUM_STAKE - left);
        vm.warp(block.timestamp + UNBOND_DELAY);
        vm.prank(operator(0));
        if (left < locked) vm.expectPartialRevert(IRegistry.StakeLocked.selector);
        registry.unbond(operator(0));
    }

    /// @notice The lock of a settled lease cools for its window at least, and four of
    /// them at most, whatever the time of day; others' windows do not matter.
    function testFuzz_locksCool(uint32 window, uint32 other, uint32 at, uint32 wait) public {
        window = uint32(between(window, LEAST_WINDOW, 9000));
        vm.warp(block.timestamp + between(at, 0, 100_000));
        _settled(uint32(between(other, LEAST_WINDOW, 9000)), 7);
        uint256 began = block.timestamp;
        _settled(window, LOCKS);
        wait = uint32(between(wait, 0, 4 * window));
        vm.warp(began + wait);
        uint256 cooling = registry.locksOf(operator(0)).cooling;
        if (wait <= window && cooling < LOCKS) revert StillOwed("it has cooled too early");
        vm.warp(began + 4 * uint256(window));
        if (registry.locksOf(operator(0)).cooling >= LOCKS) revert StillOwed("it cools too long");
    }

    function _settled(uint32 window, uint16 locks) private {
        Offer memory o = newOffer(true);
        (o.window, o.locks) = (window, locks);
        Lease memory l = newLease(o, 0, 1, 1000);
        open(o, l, 0, 1000);
        (Voucher memory v, bytes memory sig, Payee[] memory ps) = newVoucher(o, l, 1, false);
        vm.prank(l.provider);
        escrow.close(o, l, v, sig, ps);
    }

    /// @notice A lease that can be disputed needs stake behind it.
    function testFuzz_leasesNeedStake(uint96 active) public {
        active = uint96(between(active, 0, 2 * LEASE_LOCK));
        vm.prank(operator(0));
        registry.requestUnbond(10 * MINIMUM_STAKE - active);
        Offer memory o = newOffer(true);
        Lease memory l = newLease(o, 0, 1, 1000);
        bytes32 lease = leaseHash(l);
        (bytes memory a, bytes memory b, bytes memory c) = (sign(CLIENT, l.offer), sign(DELEGATE, lease), sign(NODE, lease));
        vm.prank(o.client);
        if (active < LEASE_LOCK) vm.expectPartialRevert(IRegistry.StakeTooSmall.selector);
        escrow.open(o, a, 1000, noPermit(), l, b, c);
    }
}
