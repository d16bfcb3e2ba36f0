// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title Play money of a development chain
/// @notice Anyone may mint. It is worth nothing, and is deployed on no public
/// chain.
contract TestDollar is ERC20Permit {
    constructor() ERC20("Test Dollar", "TUSD") ERC20Permit("Test Dollar") {}

    /// @notice Makes `amount` base units out of nothing.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// @inheritdoc ERC20
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
