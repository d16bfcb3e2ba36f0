// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @notice An EIP-2612 approval to be used in the same transaction; a zero
/// `deadline` means that there is none and a standing allowance is used.
struct Permit {
    uint256 value;
    uint256 deadline;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

/// @title Moves ERC-20 tokens and measures what moved
/// @notice A token that takes a fee, or whose balances move by themselves
/// while it is called, is refused: accounts are kept in units received.
library Tokens {
    using SafeERC20 for IERC20;

    /// @notice The token moved another amount than it was told to.
    error InexactToken(address token, uint256 expected, uint256 moved);

    /// @notice Takes exactly `amount` from `from`. A permit that fails is
    /// ignored: somebody may have submitted it first, and then the allowance
    /// is there.
    function pull(address token, address from, uint256 amount, Permit calldata p) internal {
        if (p.deadline != 0) {
            try IERC20Permit(token).permit(from, address(this), p.value, p.deadline, p.v, p.r, p.s) {} catch {}
        }
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(from, address(this), amount);
        uint256 moved = IERC20(token).balanceOf(address(this)) - before;
        if (moved != amount) revert InexactToken(token, amount, moved);
    }

    /// @notice Pays exactly `amount` to `to`, or reverts.
    function push(address token, address to, uint256 amount) internal {
        if (!tryPush(token, to, amount)) revert SafeERC20.SafeERC20FailedOperation(token);
    }

    /// @notice Pays exactly `amount` to `to`; false if the token refuses, as
    /// it does for an account on its deny list.
    function tryPush(address token, address to, uint256 amount) internal returns (bool ok) {
        uint256 before = IERC20(token).balanceOf(address(this));
        ok = IERC20(token).trySafeTransfer(to, amount);
        uint256 moved = before - IERC20(token).balanceOf(address(this));
        if (moved != (ok ? amount : 0)) revert InexactToken(token, amount, moved);
    }
}
