// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IOperatorRegistry} from "./IOperatorRegistry.sol";
import {Permit, Tokens} from "./Tokens.sol";

/// @title Stakes of operators, and the node keys that act for them
/// @notice An operator is a wallet. It stakes one token, fixed at deployment,
/// and authorises node keys: the hot keys that sign bids, commitments and
/// verdicts. A node key belongs to at most one operator, and agreed to it.
/// Stake leaves through a delay, during which it is still this contract's and
/// slashing reaches it.
///
/// A lease that can be disputed locks leaseLock of its provider's stake: while
/// the lease is open, then until its challenge window is over ("cooling"),
/// which needs no transaction. active + unbonding ≥ locks · leaseLock, unless
/// slashing as a verifier has eaten into it. Half of what is slashed is credited
/// to who won the dispute; the other half is burned: it stays here for ever,
/// credited to nobody, and the events Slashed say how much it is.
///
/// A provider can lose a claim that is right, against itself, to have the
/// verifiers cut that agreed with it. So that this never pays, a cut is at most
/// a 32nd of a lock: half a lock is burned, and the half of the 16 cuts at most
/// that its friends can collect is a quarter of a lock.
///
/// Escrow and game are fixed at deployment. No owner, no upgrade.
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

    /// @notice How much of a stake cannot leave.
    /// @param open Locks of leases that are not settled, or in dispute.
    /// @param cooling Locks of settled leases, all until `coolUntil`.
    struct Locks {
        uint16 open;
        uint16 cooling;
        uint64 coolUntil;
    }

    /// @dev Stake and locks of an operator in one slot.
    struct Record {
        uint72 active;
        uint72 unbonding;
        uint40 readyAt;
        uint16 open;
        uint16 cooling;
        uint40 coolUntil;
    }

    /// @dev A node key keeps its operator when it is revoked, so that what it
    /// signed can still be held against it.
    struct Node {
        address operator;
        bool revoked;
    }

    /// @notice Locks per verdictCut, at least.
    uint256 public constant CUTS_PER_LOCK = 32;

    bytes32 private constant AUTHORIZATION_TYPEHASH =
        keccak256("Authorization(address operator,address node,uint64 deadline)");

    /// @notice The token that is staked.
    address public immutable token;
    /// @notice Active stake from which an operator counts as active, base units.
    uint96 public immutable minimumStake;
    /// @notice Seconds between requestUnbond and unbond.
    uint64 public immutable unbondDelay;

    /// @notice Stake that a lease locks, base units.
    uint96 public immutable leaseLock;
    /// @notice What a verifier loses that agreed with a wrong segment.
    uint96 public immutable verdictCut;
    /// @notice Who may lock.
    address public immutable escrow;
    /// @notice Who may slash.
    address public immutable game;

    mapping(address operator => Record) private _stakes;
    mapping(address node => Node) private _nodes;
    mapping(address account => uint256) private _credits;

    event Staked(address indexed operator, uint96 amount, uint96 active);
    event Authorized(address indexed operator, address indexed node);
    event Revoked(address indexed operator, address indexed node);
    event UnbondRequested(address indexed operator, uint96 amount, uint64 readyAt);
    event Unbonded(address indexed operator, address indexed to, uint96 amount);
    /// @dev Twice where two share the reward; the second then burns nothing.
    event Slashed(address indexed operator, address indexed winner, uint96 toWinner, uint96 burned);
    event Withdrawn(address indexed account, address indexed to, uint256 amount);

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
    /// @notice What would stay is less than `locked`, which open and recently
    /// settled leases lock.
    error StakeLocked(uint256 locked);
    /// @notice Only `account` may call.
    error OnlyBy(address account);
    /// @notice The operator has no such lock.
    error NotLocked(address operator);
    /// @notice There is nothing to withdraw.
    error NothingToPay();
    /// @notice A parameter of the deployment makes no sense.
    error BadParameter();

    /// @param escrow_ The address that JobEscrow will have.
    /// @param game_ The address that DisputeGame will have.
    constructor(
        address token_,
        uint96 minimumStake_,
        uint64 unbondDelay_,
        uint96 leaseLock_,
        uint96 verdictCut_,
        address escrow_,
        address game_
    ) EIP712("infernet", "1") {
        if (token_.code.length == 0 || minimumStake_ == 0 || unbondDelay_ == 0) revert BadParameter();
        if (verdictCut_ == 0 || leaseLock_ > type(uint72).max) revert BadParameter();
        if (verdictCut_ > leaseLock_ / CUTS_PER_LOCK) revert BadParameter();
        if (escrow_ == address(0) || game_ == address(0)) revert BadParameter();
        token = token_;
        minimumStake = minimumStake_;
        unbondDelay = unbondDelay_;
        leaseLock = leaseLock_;
        verdictCut = verdictCut_;
        escrow = escrow_;
        game = game_;
    }

    /// @notice Adds to the caller's active stake, by allowance or permit.
    function stake(uint96 amount, Permit calldata permit) external nonReentrant {
        if (amount == 0) revert ZeroAmount();
        Tokens.pull(token, msg.sender, amount, permit);
        uint72 active = SafeCast.toUint72(uint256(_stakes[msg.sender].active) + amount);
        _stakes[msg.sender].active = active;
        emit Staked(msg.sender, amount, active);
    }

    /// @notice Makes `node` a key of the caller.
    /// @param deadline Chain time until which the node's consent holds.
    /// @param nodeSig EIP-712 signature by `node` on
    /// Authorization(operator, node, deadline).
    function authorize(address node, uint64 deadline, bytes calldata nodeSig) external {
        Node storage n = _nodes[node];
        address operator = n.operator;
        if (operator != address(0) && (!n.revoked || operator != msg.sender)) revert NodeTaken(node, operator);
        if (block.timestamp > deadline) revert AuthorizationExpired(deadline);
        (address signer, ECDSA.RecoverError err, ) = ECDSA.tryRecoverCalldata(
            hashAuthorization(msg.sender, node, deadline),
            nodeSig
        );
        if (err != ECDSA.RecoverError.NoError || signer != node) revert BadNodeSignature(node);
        (n.operator, n.revoked) = (msg.sender, false);
        emit Authorized(msg.sender, node);
    }

    /// @notice Takes `node` off its operator; by the operator or the node. The
    /// key can come back to this operator alone.
    function revoke(address node) external {
        address operator = operatorOf(node);
        if (operator == address(0) || (msg.sender != operator && msg.sender != node)) revert NotNodesOperator(node);
        _nodes[node].revoked = true;
        emit Revoked(operator, node);
    }

    /// @notice Takes `amount` out of the active stake; it can leave after
    /// unbondDelay. A further request joins the first and starts the delay anew.
    function requestUnbond(uint96 amount) external {
        if (amount == 0) revert ZeroAmount();
        Record storage s = _stakes[msg.sender];
        if (s.active < amount) revert StakeTooSmall(s.active, amount);
        s.active -= uint72(amount);
        s.unbonding += uint72(amount);
        s.readyAt = SafeCast.toUint40(block.timestamp + unbondDelay);
        emit UnbondRequested(msg.sender, amount, s.readyAt);
    }

    /// @notice Pays what finished unbonding to `to`. The active stake that
    /// stays must cover the locks.
    function unbond(address to) external nonReentrant {
        Record storage s = _stakes[msg.sender];
        uint96 amount = s.unbonding;
        if (amount == 0) revert NothingUnbonding();
        if (block.timestamp < s.readyAt) revert StillUnbonding(s.readyAt);
        uint256 locked = _locked(s);
        if (s.active < locked) revert StakeLocked(locked);
        s.unbonding = 0;
        emit Unbonded(msg.sender, to, amount);
        Tokens.push(token, to, amount);
    }

    /// @notice Pays what the caller won by disputes to `to`.
    function withdraw(address to) external nonReentrant {
        uint256 amount = _credits[msg.sender];
        if (amount == 0) revert NothingToPay();
        _credits[msg.sender] = 0;
        emit Withdrawn(msg.sender, to, amount);
        Tokens.push(token, to, amount);
    }

    /// @inheritdoc IOperatorRegistry
    function lock(address operator) external {
        if (msg.sender != escrow) revert OnlyBy(escrow);
        Record storage s = _stakes[operator];
        uint256 locked = _locked(s) + leaseLock;
        if (s.active < locked) revert StakeTooSmall(s.active, uint96(locked));
        s.open += 1;
    }

    /// @inheritdoc IOperatorRegistry
    function cool(address operator, uint64 until) external {
        if (msg.sender != escrow) revert OnlyBy(escrow);
        Record storage s = _stakes[operator];
        if (s.open == 0) revert NotLocked(operator);
        s.open -= 1;
        if (block.timestamp >= s.coolUntil) s.cooling = 0;
        s.cooling += 1;
        if (until > s.coolUntil) s.coolUntil = SafeCast.toUint40(until);
    }

    /// @inheritdoc IOperatorRegistry
    function hold(address operator) external {
        if (msg.sender != escrow) revert OnlyBy(escrow);
        Record storage s = _stakes[operator];
        if (s.cooling == 0 || block.timestamp >= s.coolUntil) revert NotLocked(operator);
        s.cooling -= 1;
        s.open += 1;
    }

    /// @inheritdoc IOperatorRegistry
    function slashLock(address operator, address winner, address first) external {
        if (msg.sender != game) revert OnlyBy(game);
        if (_stakes[operator].open == 0) revert NotLocked(operator);
        _stakes[operator].open -= 1;
        _slash(operator, winner, first == address(0) ? winner : first, leaseLock);
    }

    /// @inheritdoc IOperatorRegistry
    function slashVerifier(address verifier, address winner) external {
        if (msg.sender != game) revert OnlyBy(game);
        _slash(verifier, winner, winner, verdictCut);
    }

    /// @inheritdoc IOperatorRegistry
    function operatorOf(address node) public view returns (address) {
        Node storage n = _nodes[node];
        return n.revoked ? address(0) : n.operator;
    }

    /// @inheritdoc IOperatorRegistry
    function signerOf(address node) external view returns (address) {
        return _nodes[node].operator;
    }

    /// @inheritdoc IOperatorRegistry
    function activeOperatorOf(address node) public view returns (address operator) {
        operator = operatorOf(node);
        if (_stakes[operator].active < minimumStake) return address(0);
    }

    /// @notice Whether `node` acts for an operator with enough active stake.
    function isActive(address node) external view returns (bool) {
        return activeOperatorOf(node) != address(0);
    }

    /// @notice The whole stake of an operator.
    function stakeOf(address operator) external view returns (Stake memory) {
        Record storage s = _stakes[operator];
        return Stake(s.active, s.unbonding, s.readyAt);
    }

    /// @notice The locks on it.
    function locksOf(address operator) external view returns (Locks memory) {
        Record storage s = _stakes[operator];
        return Locks(s.open, block.timestamp < s.coolUntil ? s.cooling : 0, s.coolUntil);
    }

    /// @notice What `account` can withdraw.
    function creditOf(address account) external view returns (uint256) {
        return _credits[account];
    }

    /// @notice What a node key signs to become a key of `operator`.
    function hashAuthorization(address operator, address node, uint64 deadline) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(AUTHORIZATION_TYPEHASH, operator, node, deadline)));
    }

    /// @dev What open and recently settled leases lock.
    function _locked(Record storage s) private view returns (uint256) {
        uint256 locks = s.open;
        if (block.timestamp < s.coolUntil) locks += s.cooling;
        return locks * leaseLock;
    }

    /// @dev Takes up to `amount`, from the active stake first, and credits half.
    function _slash(address operator, address winner, address other, uint256 amount) private {
        Record storage s = _stakes[operator];
        (uint256 active, uint256 unbonding) = (s.active, s.unbonding);
        if (amount > active + unbonding) amount = active + unbonding;
        uint256 fromActive = amount < active ? amount : active;
        s.active = uint72(active - fromActive);
        s.unbonding = uint72(unbonding - (amount - fromActive));
        uint256 burned = amount - amount / 2;
        uint256 shared = winner == other ? 0 : amount / 4;
        _credits[winner] += amount - burned - shared;
        emit Slashed(operator, winner, uint96(amount - burned - shared), uint96(burned));
        if (shared == 0) return;
        _credits[other] += shared;
        emit Slashed(operator, other, uint96(shared), 0);
    }
}
