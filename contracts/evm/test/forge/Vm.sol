// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @notice The cheat codes of forge that the tests use.
interface Vm {
    function addr(uint256 key) external pure returns (address);
    function assume(bool condition) external pure;
    function computeCreateAddress(address deployer, uint256 nonce) external pure returns (address);
    function deal(address account, uint256 wei_) external;
    function envString(string calldata name) external view returns (string memory);
    function expectPartialRevert(bytes4 selector) external;
    function getNonce(address account) external view returns (uint64);
    function parseBytes(string calldata text) external pure returns (bytes memory);
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    function prank(address sender) external;
    function readFile(string calldata path) external view returns (string memory);
    function toString(uint256 value) external pure returns (string memory);
    function warp(uint256 time) external;
    function writeLine(string calldata path, string calldata line) external;
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

uint256 constant GROUP_ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;
/// @dev The first coordinate of the generator of secp256k1; the second is even.
uint256 constant GENERATOR_X = 0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798;

/// @notice An ECDSA signature (SEC 1, §4.1.3) whose secret number is 1, so that
/// it is computed by one multiplication where forge's own takes 0.1 ms, most of a
/// run. It gives the key away: for keys of tests alone.
function openSignature(uint256 key, bytes32 digest) pure returns (bytes memory) {
    uint256 s = addmod(uint256(digest), mulmod(GENERATOR_X, key, GROUP_ORDER), GROUP_ORDER);
    uint8 v = 27;
    if (s > GROUP_ORDER / 2) (s, v) = (GROUP_ORDER - s, 28);
    return abi.encodePacked(GENERATOR_X, s, v);
}
