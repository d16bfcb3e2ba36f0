// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @notice The cheat codes of forge that the tests use.
interface Vm {
    function addr(uint256 key) external pure returns (address);
    function assume(bool condition) external pure;
    function computeCreateAddress(address deployer, uint256 nonce) external pure returns (address);
    function deal(address account, uint256 wei_) external;
    function expectPartialRevert(bytes4 selector) external;
    function getNonce(address account) external view returns (uint64);
    function parseBytes(string calldata text) external pure returns (bytes memory);
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    function prank(address sender) external;
    function readFile(string calldata path) external view returns (string memory);
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function warp(uint256 time) external;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

/// @notice What forge asks a test about the calls of an invariant run.
struct FuzzSelector {
    address addr;
    bytes4[] selectors;
}

error Unequal(string what, uint256 got, uint256 want);

function equal(string memory what, uint256 got, uint256 want) pure {
    if (got != want) revert Unequal(what, got, want);
}

/// @notice v brought between least and most.
function between(uint256 v, uint256 least, uint256 most) pure returns (uint256) {
    return least + (v % (most - least + 1));
}
