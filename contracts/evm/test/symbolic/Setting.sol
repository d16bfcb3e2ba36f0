// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @notice What the checks ask of halmos: forge's cheat codes, and its own.
interface Vm {
    function assume(bool condition) external pure;
    function load(address account, bytes32 slot) external view returns (bytes32);
    function store(address account, bytes32 slot, bytes32 value) external;
    function prank(address sender) external;
    function warp(uint256 time) external;
}

/// @notice An unknown value of so many bits, and storage of which nothing is known.
interface Svm {
    function createUint(uint256 bits, string calldata name) external returns (uint256);
    function createBytes(uint256 size, string calldata name) external returns (bytes memory);
    function enableSymbolicStorage(address account) external;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
Svm constant svm = Svm(address(uint160(uint256(keccak256("svm cheat code")))));

/// @notice An honest token. Who holds something may be moved by anyone: allowances are
/// the token's affair, not what is checked. It refuses transfers at will.
contract Coin {
    mapping(address account => uint256) public balanceOf;
    bool public refuses;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function refuse(bool refuses_) external {
        refuses = refuses_;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        if (refuses) return false;
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}
