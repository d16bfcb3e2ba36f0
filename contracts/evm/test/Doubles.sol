// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// @title A token with the vices that tests want, switched on one by one
contract ViciousToken is ERC20 {
    uint256 public fee;
    mapping(address => bool) public denied;
    address public target;
    bytes public attack;
    bool public attacked;
    bytes public answer;

    constructor() ERC20("Vicious", "VICE") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// @notice Takes `amount` from what every transfer delivers.
    function setFee(uint256 amount) external {
        fee = amount;
    }

    /// @notice Refuses transfers to `account`.
    function deny(address account) external {
        denied[account] = true;
    }

    /// @notice Calls `target` with `data` during every transfer.
    function setAttack(address target_, bytes calldata data) external {
        target = target_;
        attack = data;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!denied[to], "denied");
        super._update(from, to, value);
        if (fee != 0 && from != address(0)) super._update(to, address(0xdead), fee);
        if (target != address(0) && from != address(0)) {
            (attacked, answer) = target.call(attack);
        }
    }
}

/// @title A contract wallet with one owner (ERC-1271)
contract OneOwnerWallet is IERC1271 {
    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes calldata sig) external view returns (bytes4) {
        return ECDSA.recoverCalldata(hash, sig) == owner ? this.isValidSignature.selector : bytes4(0);
    }

    /// @notice Calls on behalf of the wallet.
    function execute(address target, bytes calldata data) external {
        require(msg.sender == owner, "not the owner");
        (bool ok, bytes memory answer) = target.call(data);
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(answer, 0x20), mload(answer))
            }
        }
    }
}
