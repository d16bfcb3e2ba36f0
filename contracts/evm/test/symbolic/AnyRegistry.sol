// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {OperatorRegistry} from "../../src/OperatorRegistry.sol";
import {Coin, svm, vm} from "./Setting.sol";

/// @notice A registry of whose storage nothing is known, but which classes of windows
/// may have locks that cool.
abstract contract AnyRegistry {
    /// @dev Slot of OperatorRegistry._stakes. The highest 24 bits of a Record are its classes.
    uint256 private constant STAKES = 2;
    /// @dev Slot of OperatorRegistry._cooling. The lowest 40 bits of a Cooling are its period.
    uint256 private constant COOLING = 4;
    address internal constant ESCROW = address(0xe5c);
    address internal constant GAME = address(0x6a3e);
    /// @dev leaseLock, base units; no multiple of 32, so that divisions leave rests.
    uint96 internal constant UNIT = 40_000_003;
    /// @dev Class of windows of 2049 to 4096 s, for calls that only read it.
    uint256 internal constant CLASS_MASK = 1 << 12;

    OperatorRegistry internal registry;
    Coin internal coin;

    function setUp() public {
        coin = new Coin();
        registry = new OperatorRegistry(address(coin), 1_000_000_007, 1 weeks, UNIT, ESCROW, GAME);
        svm.enableSymbolicStorage(address(registry));
    }

    /// @dev Any record with these classes: a number that is known spares paths.
    function _setRecord(address operator, uint256 classes) internal {
        uint256 rest = svm.createUint(232, "record");
        bytes32 slot = keccak256(abi.encode(operator, STAKES));
        vm.store(address(registry), slot, bytes32(abi.encodePacked(uint24(classes), uint232(rest))));
        vm.assume(registry.stakeOf(operator).active == uint72(rest)); // it is that slot
    }

    /// @dev Any units that cool in a class, since a period that is not in the future.
    function _setCooling(address operator, uint256 class, uint256 time) internal {
        uint256 rest = svm.createUint(216, "cooling");
        uint256 period = svm.createUint(40, "period");
        vm.assume(period <= time >> class);
        bytes32 slot = keccak256(abi.encode(class, keccak256(abi.encode(operator, COOLING))));
        vm.store(address(registry), slot, bytes32(rest << 40 | period));
    }

    function _lockedAt(address operator, uint256 time) internal returns (uint256) {
        vm.warp(time);
        OperatorRegistry.Locks memory k = registry.locksOf(operator);
        return uint256(k.open) + k.cooling;
    }
}
