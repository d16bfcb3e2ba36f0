// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IOperatorRegistry} from "./IOperatorRegistry.sol";
import {Permit, Tokens} from "./Tokens.sol";

/// @title Stakes of operators, and the node keys that act for them
/// @notice An operator is a wallet. It stakes one token, fixed at deployment,
/// and authorises node keys: the hot keys that sign bids, commitments and
/// verdicts. A node key belongs to at most one operator, and agreed to it.
/// Stake leaves through a delay, during which it is still this contract's:
/// active and unbonding stake are kept per operator in one record, so that
/// locks and slashing can reach both. No owner, no upgrade.
contract OperatorRegistry is IOperatorRegistry, EIP712, ReentrancyGuardTransient {
    /// @notice An operator's stake.
    /// @param active Counts for isActive.
    /// @param unbonding On its way out; counts for nothing.
    /// @param readyAt Chain time from which `unbonding` may leave.
    struct Stake {
        uint96 active;
        uint96 unbonding;
        uint64 readyAt;
    }

    bytes32 private constant AUTHORIZATION_TYPEHASH =
        keccak256("Authorization(address operator,address node,uint64 deadline)");

    /// @notice The token that is staked.
    address public immutable token;
    /// @notice Active stake from which an operator counts as active, base units.
    uint96 public immutable minimumStake;
    /// @notice Seconds between requestUnbond and unbond.
    uint64 public immutable unbondDelay;

    mapping(address operator => Stake) private _stakes;
    mapping(address node => address operator) private _operators;

    event Staked(address indexed operator, uint96 amount, uint96 active);
    event Authorized(address indexed operator, address indexed node);
    event Revoked(address indexed operator, address indexed node);
    event UnbondRequested(address indexed operator, uint96 amount, uint64 readyAt);
    event Unbonded(address indexed operator, address indexed to, uint96 amount);

    /// @notice The amount is zero.
    error ZeroAmount();
    /// @notice The operator has less active stake than that.
    error StakeTooSmall(uint96 active, uint96 wanted);
    /// @notice Nothing is unbonding.
    error NothingUnbonding();
    /// @notice The delay runs until `readyAt`.
    error StillUnbonding(uint64 readyAt);
    /// @notice The node key belongs to `operator`, which must revoke it first.
    error NodeTaken(address node, address operator);
    /// @notice The node key's consent is older than its deadline.
    error AuthorizationExpired(uint64 deadline);
    /// @notice The node key did not sign this authorization.
    error BadNodeSignature(address node);
    /// @notice The caller is neither the node nor its operator.
    error NotNodesOperator(address node);
    /// @notice A parameter of the deployment makes no sense.
    error BadParameter();

    constructor(address token_, uint96 minimumStake_, uint64 unbondDelay_) EIP712("infernet", "1") {
        if (token_.code.length == 0 || minimumStake_ == 0 || unbondDelay_ == 0) revert BadParameter();
        token = token_;
        minimumStake = minimumStake_;
        unbondDelay = unbondDelay_;
    }

    /// @notice Adds to the caller's active stake, by allowance or permit.
    function stake(uint96 amount, Permit calldata permit) external nonReentrant {
        if (amount == 0) revert ZeroAmount();
        Tokens.pull(token, msg.sender, amount, permit);
        uint96 active = _stakes[msg.sender].active + amount;
        _stakes[msg.sender].active = active;
        emit Staked(msg.sender, amount, active);
    }

    /// @notice Makes `node` a key of the caller.
    /// @param deadline Chain time until which the node's consent holds.
    /// @param nodeSig EIP-712 signature by `node` on
    /// Authorization(operator, node, deadline).
    function authorize(address node, uint64 deadline, bytes calldata nodeSig) external {
        address operator = _operators[node];
        if (operator != address(0)) revert NodeTaken(node, operator);
        if (block.timestamp > deadline) revert AuthorizationExpired(deadline);
        (address signer, ECDSA.RecoverError err, ) = ECDSA.tryRecoverCalldata(
            hashAuthorization(msg.sender, node, deadline),
            nodeSig
        );
        if (err != ECDSA.RecoverError.NoError || signer != node) revert BadNodeSignature(node);
        _operators[node] = msg.sender;
        emit Authorized(msg.sender, node);
    }

    /// @notice Takes `node` off its operator; by the operator or the node.
    function revoke(address node) external {
        address operator = _operators[node];
        if (operator == address(0) || (msg.sender != operator && msg.sender != node)) revert NotNodesOperator(node);
        delete _operators[node];
        emit Revoked(operator, node);
    }

    /// @notice Takes `amount` out of the active stake; it can leave after
    /// unbondDelay. A further request joins the first and starts the delay anew.
    function requestUnbond(uint96 amount) external {
        if (amount == 0) revert ZeroAmount();
        Stake storage s = _stakes[msg.sender];
        if (s.active < amount) revert StakeTooSmall(s.active, amount);
        s.active -= amount;
        s.unbonding += amount;
        s.readyAt = uint64(block.timestamp) + unbondDelay;
        emit UnbondRequested(msg.sender, amount, s.readyAt);
    }

    /// @notice Pays what finished unbonding to `to`.
    function unbond(address to) external nonReentrant {
        Stake storage s = _stakes[msg.sender];
        uint96 amount = s.unbonding;
        if (amount == 0) revert NothingUnbonding();
        if (block.timestamp < s.readyAt) revert StillUnbonding(s.readyAt);
        s.unbonding = 0;
        emit Unbonded(msg.sender, to, amount);
        Tokens.push(token, to, amount);
    }

    /// @inheritdoc IOperatorRegistry
    function operatorOf(address node) external view returns (address) {
        return _operators[node];
    }

    /// @inheritdoc IOperatorRegistry
    function activeOperatorOf(address node) public view returns (address operator) {
        operator = _operators[node];
        if (_stakes[operator].active < minimumStake) return address(0);
    }

    /// @notice Whether `node` acts for an operator with enough active stake.
    function isActive(address node) external view returns (bool) {
        return activeOperatorOf(node) != address(0);
    }

    /// @notice The whole stake of an operator.
    function stakeOf(address operator) external view returns (Stake memory) {
        return _stakes[operator];
    }

    /// @notice What a node key signs to become a key of `operator`.
    function hashAuthorization(address operator, address node, uint64 deadline) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(AUTHORIZATION_TYPEHASH, operator, node, deadline)));
    }
}
