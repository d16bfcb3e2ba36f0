// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Deals} from "./Deals.sol";
import {between, vm} from "./Vm.sol";

/// @title Random calls of the registry, and time
abstract contract Stakes is Deals {
    function stake(uint256 seed) external handler {
        seed = _mix(seed);
        _stake(seed % OPERATORS, uint96(between(seed >> 16, 1, 50e6)));
    }

    function requestUnbond(uint256 seed) external handler {
        seed = _mix(seed);
        Stake storage s = stakes[seed % OPERATORS];
        if (s.active == 0) return;
        uint96 amount = uint96(between(seed >> 16, 1, s.active < 30e6 ? s.active : 30e6));
        vm.prank(operator(seed % OPERATORS));
        registry.requestUnbond(amount);
        s.active -= amount;
        s.unbonding += amount;
        s.readyAt = block.timestamp + UNBOND_DELAY;
        _did();
    }

    function unbond(uint256 seed) external handler {
        seed = _mix(seed);
        for (uint256 k = 0; k < OPERATORS; k++) {
            uint256 i = addmod(seed, k, OPERATORS);
            Stake storage s = stakes[i];
            if (s.unbonding == 0) continue;
            if (block.timestamp < s.readyAt) vm.warp(s.readyAt);
            if (s.active < _locked(s)) continue;
            address to = operator((seed >> 16) % OPERATORS);
            vm.prank(operator(i));
            registry.unbond(to);
            hand[address(token)][to] += s.unbonding;
            s.unbonding = 0;
            return _did();
        }
    }

    /// @notice Pays out slashed stake that was won.
    function collect(uint256 seed) external handler {
        seed = _mix(seed);
        for (uint256 k = 0; k < 2; k++) {
            address who = challengers[addmod(seed, k, 2)];
            if (won[who] == 0) continue;
            vm.prank(who);
            registry.withdraw(who);
            hand[address(token)][who] += won[who];
            won[who] = 0;
            return _did();
        }
    }

    /// @notice A node leaves its operator and comes back, or the operator takes it
    /// off and on again.
    function rekey(uint256 seed) external handler {
        seed = _mix(seed);
        uint256 i = seed % OPERATORS;
        vm.prank((seed >> 16) % 2 == 0 ? node(i) : operator(i));
        registry.revoke(node(i));
        authorize(i);
        _did();
    }

    function pass(uint256 seed) external handler {
        vm.warp(block.timestamp + between(_mix(seed), 1, 120));
        _did();
    }
}
