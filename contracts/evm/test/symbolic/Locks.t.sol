// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {OperatorRegistry} from "../../src/OperatorRegistry.sol";
import {AnyRegistry} from "./AnyRegistry.sol";
import {vm} from "./Setting.sol";

/// @title One call of OperatorRegistry from any state: locks
/// @notice The checks compare what is locked at a time to come, as it would be without
/// the call and as it is with it.
contract RegistryLocks is AnyRegistry {
    /// @dev Any window of a class, which has locks that cool already or not.
    struct Case {
        address operator;
        uint16 units;
        uint256 class;
        uint32 window;
        uint40 time;
        uint40 later;
        bool cooling;
    }

    function try_lock_staysWithinAllowanceAndStake(address operator, uint16 units, uint40 time) public {
        vm.warp(time);
        _setRecord(operator, CLASS_MASK);
        OperatorRegistry.Locks memory a = registry.locksOf(operator);
        vm.prank(ESCROW);
        registry.lock(operator, units);
        OperatorRegistry.Locks memory b = registry.locksOf(operator);
        uint256 locked = uint256(b.open) + b.cooling;
        assert(b.open == uint256(a.open) + units && b.cooling == a.cooling && b.allowance == a.allowance);
        assert(locked <= b.allowance && locked * UNIT <= registry.stakeOf(operator).active);
    }

    /// @dev The units of a lease count until its window is over, those of others longer.
    function check_cool_keepsUnitsThroughWindow(Case memory c) public {
        // Numbers, that paths need not tell apart.
        if (c.class == 0) _cool(c, 0);
        else if (c.class == 1) _cool(c, 1);
        else if (c.class == 12) _cool(c, 12);
        else if (c.class == 23) _cool(c, 23);
    }

    function _cool(Case memory c, uint256 class) private {
        _assume(c, class);
        uint256 before = _lockedAt(c.operator, c.later);
        vm.warp(c.time);
        vm.prank(ESCROW);
        registry.cool(c.operator, c.units, c.window);
        uint256 locked = _lockedAt(c.operator, c.later);
        if (c.later < uint256(c.time) + c.window) assert(locked >= before);
        else assert(locked + c.units >= before);
        // In the end they are free.
        if (c.later >= uint256(c.time) + 4 * uint256(c.window) && c.cooling) assert(locked + c.units == before);
    }

    /// @dev What is held is locked at all times, and nothing else is freed.
    function check_hold_freesNothing(Case memory c) public {
        // Numbers, that paths need not tell apart.
        if (c.class == 0) _hold(c, 0);
        else if (c.class == 1) _hold(c, 1);
        else if (c.class == 12) _hold(c, 12);
        else if (c.class == 23) _hold(c, 23);
    }

    function _hold(Case memory c, uint256 class) private {
        _assume(c, class);
        uint256 before = _lockedAt(c.operator, c.later);
        uint256 open = registry.locksOf(c.operator).open;
        vm.warp(c.time);
        vm.prank(ESCROW);
        registry.hold(c.operator, c.units, c.window);
        assert(_lockedAt(c.operator, c.later) >= before);
        assert(registry.locksOf(c.operator).open == open + c.units);
    }

    function try_slashLock_takesItsUnitsAlone(address operator, uint16 units, address winner, uint40 time) public {
        _setRecord(operator, CLASS_MASK);
        uint256 before = _lockedAt(operator, time);
        uint256 allowance = registry.locksOf(operator).allowance;
        vm.prank(GAME);
        registry.slashLock(operator, units, winner, winner, 4);
        assert(_lockedAt(operator, time) == before - units);
        assert(registry.locksOf(operator).allowance == (allowance < units ? 0 : allowance - units));
    }

    /// @dev A call for one operator changes nothing of another.
    function check_calls_leaveOthersAlone(
        address operator,
        address other,
        uint16 units,
        uint32 window,
        address winner,
        uint8 call
    ) public {
        vm.assume(other != operator && other != winner && window <= 2);
        _setRecord(operator, 0);
        _setRecord(other, 0);
        uint256 credit = registry.creditOf(other);
        uint256 locked = _lockedAt(other, 2 ** 31);
        OperatorRegistry.Stake memory a = registry.stakeOf(other);
        vm.prank(call < 3 ? ESCROW : GAME);
        if (call == 0) registry.lock(operator, units);
        else if (call == 1) registry.cool(operator, units, window);
        else if (call == 2) registry.hold(operator, units, window);
        else if (call == 3) registry.slashLock(operator, units, winner, address(0), 4);
        else registry.slashVerifier(operator, units, winner);
        OperatorRegistry.Stake memory b = registry.stakeOf(other);
        assert(a.active == b.active && a.unbonding == b.unbonding && a.readyAt == b.readyAt);
        assert(credit == registry.creditOf(other) && locked == _lockedAt(other, 2 ** 31));
    }

    function _assume(Case memory c, uint256 class) private {
        uint256 most = 2 ** class;
        vm.assume(c.window <= most && (class == 0 || c.window > most / 2));
        vm.assume(c.later >= c.time);
        _setRecord(c.operator, c.cooling ? most : 0);
        _setCooling(c.operator, class, c.time);
    }
}
