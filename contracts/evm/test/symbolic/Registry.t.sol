// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {OperatorRegistry} from "../../src/OperatorRegistry.sol";
import {Permit} from "../../src/Tokens.sol";
import {AnyRegistry} from "./AnyRegistry.sol";
import {vm} from "./Setting.sol";

/// @title One call of OperatorRegistry from any state: money
/// @notice Storage, arguments and callers are unknown, within the bounds that a check
/// assumes; chain time too where a check takes it, and else it is 1. A call that reverts changes nothing, so only calls that succeed are
/// looked at.
contract RegistryMoney is AnyRegistry {
    /// @dev What the registry owes to the accounts of a call, and what it holds.
    struct Sum {
        uint256 active;
        uint256 unbonding;
        uint256 credits;
        uint256 balance;
    }

    // Conservation: what a call adds to stakes and credits came in by the token, and
    // what leaves by the token was taken off them. Slashing alone leaves a difference,
    // which is burned.

    function check_stake_conserves(address operator, uint96 amount, uint256 held) public {
        Sum memory a = _start(operator, operator, operator, held);
        vm.assume(operator != address(registry));
        coin.mint(operator, amount);
        vm.prank(operator);
        Permit memory none;
        registry.stake(amount, none);
        Sum memory b = _sum(operator, operator, operator);
        assert(b.balance == a.balance + amount && b.active == a.active + amount);
        assert(b.unbonding == a.unbonding && b.credits == a.credits);
    }

    function check_requestUnbond_conserves(address operator, uint96 amount, uint256 held) public {
        Sum memory a = _start(operator, operator, operator, held);
        vm.prank(operator);
        registry.requestUnbond(amount);
        Sum memory b = _sum(operator, operator, operator);
        assert(b.active == a.active - amount && b.unbonding == a.unbonding + amount);
        assert(b.balance == a.balance && b.credits == a.credits);
    }

    function try_unbond_conserves(address operator, address to, uint256 held, uint40 time) public {
        vm.warp(time);
        _setRecord(operator, CLASS_MASK);
        Sum memory a = _start(operator, operator, operator, held);
        vm.assume(to != address(registry));
        vm.prank(operator);
        registry.unbond(to);
        Sum memory b = _sum(operator, operator, operator);
        assert(b.unbonding == 0 && b.balance == a.balance - a.unbonding);
        assert(b.active == a.active && b.credits == a.credits);
        OperatorRegistry.Locks memory k = registry.locksOf(operator);
        assert(b.active >= (uint256(k.open) + k.cooling) * UNIT);
    }

    function check_withdraw_conserves(address account, address to, uint256 held) public {
        Sum memory a = _start(account, account, account, held);
        vm.assume(to != address(registry));
        vm.prank(account);
        registry.withdraw(to);
        Sum memory b = _sum(account, account, account);
        assert(b.credits == 0 && b.balance == a.balance - a.credits);
        assert(b.active == a.active && b.unbonding == a.unbonding);
    }

    function try_slashLock_conserves(
        address operator,
        uint16 units,
        address winner,
        address first,
        uint8 shares,
        uint256 held
    ) public {
        // A number at a time, which solvers multiply by easily.
        for (uint256 i = 0; i <= 4; i++) if (shares == i) _slashLock(operator, units, winner, first, i, held);
    }

    function _slashLock(
        address operator,
        uint16 units,
        address winner,
        address first,
        uint256 shares,
        uint256 held
    ) private {
        Sum memory a = _start(operator, winner, first, held);
        vm.prank(GAME);
        uint256 share = registry.slashLock(operator, units, winner, first, shares);
        Sum memory b = _sum(operator, winner, first);
        uint256 taken = a.active + a.unbonding - b.active - b.unbonding;
        assert(taken <= uint256(units) * UNIT && b.active <= a.active && b.unbonding <= a.unbonding);
        // So four shares, at once or by reward later, are a quarter at most.
        assert(16 * share <= taken && b.credits == a.credits + share * shares && b.balance == a.balance);
    }

    function check_slashVerifier_conserves(address verifier, uint16 units, address winner, uint256 held) public {
        Sum memory a = _start(verifier, winner, winner, held);
        vm.prank(GAME);
        registry.slashVerifier(verifier, units, winner);
        Sum memory b = _sum(verifier, winner, winner);
        uint256 taken = a.active + a.unbonding - b.active - b.unbonding;
        assert(taken <= uint256(units) * UNIT / 32 && b.active <= a.active && b.unbonding <= a.unbonding);
        assert(b.credits == a.credits + taken / 4 && b.balance == a.balance);
    }

    function check_reward_creditsShare(address operator, uint96 share, address winner, uint256 held) public {
        Sum memory a = _start(operator, winner, winner, held);
        vm.prank(GAME);
        registry.reward(operator, share, winner);
        Sum memory b = _sum(operator, winner, winner);
        assert(b.credits == a.credits + share && b.balance == a.balance);
        assert(b.active == a.active && b.unbonding == a.unbonding);
    }

    /// @dev Calls of the escrow move no money.
    function check_locks_moveNoMoney(address operator, uint16 units, uint32 window, uint8 call, uint256 held) public {
        vm.assume(window <= 2);
        _setRecord(operator, CLASS_MASK);
        Sum memory a = _start(operator, operator, operator, held);
        vm.prank(ESCROW);
        if (call == 0) registry.lock(operator, units);
        else if (call == 1) registry.cool(operator, units, window);
        else registry.hold(operator, units, window);
        Sum memory b = _sum(operator, operator, operator);
        assert(a.active == b.active && a.unbonding == b.unbonding);
        assert(a.credits == b.credits && a.balance == b.balance);
    }

    function _start(address operator, address winner, address first, uint256 held) private returns (Sum memory s) {
        vm.assume(held < 1 << 128 && registry.creditOf(winner) < 1 << 128 && registry.creditOf(first) < 1 << 128);
        coin.mint(address(registry), held);
        return _sum(operator, winner, first);
    }

    function _sum(address operator, address winner, address first) private view returns (Sum memory s) {
        OperatorRegistry.Stake memory k = registry.stakeOf(operator);
        (s.active, s.unbonding) = (k.active, k.unbonding);
        s.credits = registry.creditOf(winner) + (first == winner ? 0 : registry.creditOf(first));
        s.balance = coin.balanceOf(address(registry));
    }
}
