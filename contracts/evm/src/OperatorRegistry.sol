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
/// A lease that can be disputed locks units of leaseLock of its provider's stake:
/// while the lease is open, then until its challenge window is over ("cooling"),
/// which needs no transaction. active + unbonding ≥ locks · leaseLock, unless
/// slashing as a verifier has eaten into it. A quarter of what is slashed, at
/// most, is credited to who won the dispute; the rest is burned: it stays here for
/// ever, credited to nobody, and the events Slashed say how much it is.
///
/// A provider can lose a claim that is right, against itself, to have the
/// verifiers cut that agreed with it. So that this never pays, a cut is a 32nd of
/// the lock, and there are 16 for a lease at most: who loses a lock to its friends
/// gets back a quarter of it, and an eighth by the cuts.
///
/// A node key can lock no more than its wallet allows, and what is slashed is gone
/// from that allowance: so a stolen key is worth a quarter of it at most.
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
    /// @param open Units locked by leases that are not settled, or in dispute.
    /// @param cooling Units of settled leases.
    /// @param allowance Units that may be locked at once; the slashed ones are
    /// taken off it.
    struct Locks {
        uint32 open;
        uint32 cooling;
        uint32 allowance;
    }

    /// @dev Stake and locks of an operator in one slot.
    /// @param forbidden Units less than all that may be locked: so that the zero
    /// of a new operator allows all.
    /// @param classes Bit c: there may be locks that cool for up to 2^c seconds.
    struct Record {
        uint72 active;
        uint72 unbonding;
        uint40 readyAt;
        uint24 open;
        uint24 forbidden;
        uint24 classes;
    }

    /// @dev Units that cool for up to 2^c seconds, by when they began to: in the
    /// period of 2^c seconds number `period`, or the one before. They end with the
    /// period after that in which they began: between one and four windows.
    struct Cooling {
        uint40 period;
        uint24 current;
        uint24 previous;
    }

    /// @dev A node key keeps its operator when it is revoked, so that what it
    /// signed can still be held against it.
    struct Node {
        address operator;
        uint64 revokedAt;
    }

    /// @notice Cuts that make a lock.
    uint256 public constant CUTS_PER_LOCK = 32;
    /// @notice Part of the minimum stake that an active operator may have lost.
    uint256 public constant LOST_PARTS = 8;
    /// @notice Parts of a lock that winners share are counted in.
    uint256 public constant SHARES = 16;

    bytes32 private constant AUTHORIZATION_TYPEHASH =
        keccak256("Authorization(address operator,address node,uint64 deadline)");

    /// @notice The token that is staked.
    address public immutable token;
    /// @notice Active stake that an operator needs, base units. It stays active while
    /// it has lost no more than an eighth of that by cuts.
    uint96 public immutable minimumStake;
    /// @notice Seconds between requestUnbond and unbond.
    uint64 public immutable unbondDelay;

    /// @notice The unit in which leases lock stake, base units.
    uint96 public immutable leaseLock;
    /// @notice Who may lock.
    address public immutable escrow;
    /// @notice Who may slash.
    address public immutable game;

    mapping(address operator => Record) private _stakes;
    mapping(address node => Node) private _nodes;
    mapping(address operator => mapping(uint256 class => Cooling)) private _cooling;
    mapping(address account => uint256) private _credits;

    event Staked(address indexed operator, uint96 amount, uint96 active);
    event Authorized(address indexed operator, address indexed node);
    event Revoked(address indexed operator, address indexed node);
    event Allowed(address indexed operator, uint24 units);
    event UnbondRequested(address indexed operator, uint96 amount, uint64 readyAt);
    event Unbonded(address indexed operator, address indexed to, uint96 amount);
    /// @dev Twice where two share the reward; the second then burns nothing.
    event Slashed(address indexed operator, address indexed winner, uint96 toWinner, uint96 burned);
    /// @dev Out of what an event Slashed before called burned.
    event Rewarded(address indexed operator, address indexed winner, uint96 toWinner);
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
    /// @notice The operator's wallet allows no more than `allowance` units to be locked.
    error BeyondAllowance(uint256 allowance);
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
        address escrow_,
        address game_
    ) EIP712("infernet", "2") {
        if (token_.code.length == 0 || minimumStake_ == 0 || unbondDelay_ == 0) revert BadParameter();
        if (leaseLock_ < CUTS_PER_LOCK || leaseLock_ > type(uint72).max) revert BadParameter();
        if (escrow_ == address(0) || game_ == address(0)) revert BadParameter();
        token = token_;
        minimumStake = minimumStake_;
        unbondDelay = unbondDelay_;
        leaseLock = leaseLock_;
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
        if (operator != address(0) && (n.revokedAt == 0 || operator != msg.sender)) revert NodeTaken(node, operator);
        if (block.timestamp > deadline) revert AuthorizationExpired(deadline);
        (address signer, ECDSA.RecoverError err, ) = ECDSA.tryRecoverCalldata(
            hashAuthorization(msg.sender, node, deadline),
            nodeSig
        );
        if (err != ECDSA.RecoverError.NoError || signer != node) revert BadNodeSignature(node);
        (n.operator, n.revokedAt) = (msg.sender, 0);
        emit Authorized(msg.sender, node);
    }

    /// @notice Takes `node` off its operator; by the operator or the node. The
    /// key can come back to this operator alone.
    function revoke(address node) external {
        address operator = operatorOf(node);
        if (operator == address(0) || (msg.sender != operator && msg.sender != node)) revert NotNodesOperator(node);
        _nodes[node].revokedAt = uint64(block.timestamp);
        emit Revoked(operator, node);
    }

    /// @notice Lets leases lock so many units of the caller's stake at once, all if
    /// it was never called. What is slashed later is taken off.
    function allow(uint24 units) external {
        _stakes[msg.sender].forbidden = type(uint24).max - units;
        emit Allowed(msg.sender, units);
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
        uint256 locked = _locked(msg.sender, s) * leaseLock;
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
    function lock(address operator, uint16 units) external {
        if (msg.sender != escrow) revert OnlyBy(escrow);
        Record storage s = _stakes[operator];
        (uint256 cooling, uint24 classes) = _cools(operator, s.classes);
        uint256 units_ = uint256(s.open) + cooling + units;
        uint256 allowance = type(uint24).max - s.forbidden;
        if (units_ > allowance) revert BeyondAllowance(allowance);
        uint256 locked = units_ * leaseLock;
        if (s.active < locked) revert StakeTooSmall(s.active, uint96(locked));
        (s.open, s.classes) = (s.open + units, classes);
    }

    /// @inheritdoc IOperatorRegistry
    function cool(address operator, uint16 units, uint32 window) external {
        if (msg.sender != escrow) revert OnlyBy(escrow);
        Record storage s = _stakes[operator];
        if (s.open < units) revert NotLocked(operator);
        s.open -= units;
        if (window == 0) return;
        uint256 class = _class(window);
        s.classes |= uint24(1 << class);
        Cooling storage c = _cooling[operator][class];
        (c.previous, c.current) = (_previous(c, class), _current(c, class) + units);
        c.period = uint40(block.timestamp >> class);
    }

    /// @inheritdoc IOperatorRegistry
    function hold(address operator, uint16 units, uint32 window) external {
        if (msg.sender != escrow) revert OnlyBy(escrow);
        uint256 class = _class(window);
        Cooling storage c = _cooling[operator][class];
        (uint24 previous, uint24 current) = (_previous(c, class), _current(c, class));
        if (uint256(previous) + current < units) revert NotLocked(operator);
        // Whose they are is not known: of what is left, none ends too soon.
        uint24 first = previous < units ? previous : units;
        (c.previous, c.current) = (previous - first, current - (units - first));
        c.period = uint40(block.timestamp >> class);
        _stakes[operator].open += units;
    }

    /// @inheritdoc IOperatorRegistry
    function slashLock(
        address operator,
        uint16 units,
        address winner,
        address first,
        uint256 shares
    ) external returns (uint96 share) {
        if (msg.sender != game) revert OnlyBy(game);
        Record storage s = _stakes[operator];
        if (s.open < units) revert NotLocked(operator);
        s.open -= units;
        s.forbidden = type(uint24).max - s.forbidden < units ? type(uint24).max : s.forbidden + units;
        uint256 amount = _take(operator, uint256(units) * leaseLock);
        share = uint96(amount / SHARES);
        uint256 reward_ = share * shares;
        uint256 other = first == address(0) || first == winner ? 0 : reward_ / 2;
        _credits[winner] += reward_ - other;
        emit Slashed(operator, winner, uint96(reward_ - other), uint96(amount - reward_));
        if (other == 0) return share;
        _credits[first] += other;
        emit Slashed(operator, first, uint96(other), 0);
    }

    /// @inheritdoc IOperatorRegistry
    function reward(address operator, uint96 share, address winner) external {
        if (msg.sender != game) revert OnlyBy(game);
        _credits[winner] += share;
        emit Rewarded(operator, winner, share);
    }

    /// @inheritdoc IOperatorRegistry
    function slashVerifier(address verifier, uint16 units, address winner) external {
        if (msg.sender != game) revert OnlyBy(game);
        uint256 cut = (uint256(units) * leaseLock) / CUTS_PER_LOCK;
        uint256 most = minimumStake / (2 * LOST_PARTS);
        if (cut > most) cut = most;
        uint256 amount = _take(verifier, cut);
        if (amount < cut) revert StakeTooSmall(uint96(amount), uint96(cut));
        _credits[winner] += amount / 4;
        emit Slashed(verifier, winner, uint96(amount / 4), uint96(amount - amount / 4));
    }

    /// @inheritdoc IOperatorRegistry
    function operatorOf(address node) public view returns (address) {
        Node storage n = _nodes[node];
        return n.revokedAt != 0 ? address(0) : n.operator;
    }

    /// @inheritdoc IOperatorRegistry
    function signerOf(address node) external view returns (address operator, uint64 revokedAt) {
        Node storage n = _nodes[node];
        return (n.operator, n.revokedAt);
    }

    /// @inheritdoc IOperatorRegistry
    function activeOperatorOf(address node) public view returns (address operator) {
        operator = operatorOf(node);
        if (_stakes[operator].active < minimumStake - minimumStake / LOST_PARTS) return address(0);
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
        uint32 locked = uint32(_locked(operator, s));
        return Locks(s.open, locked - s.open, type(uint24).max - s.forbidden);
    }

    /// @notice What `account` can withdraw.
    function creditOf(address account) external view returns (uint256) {
        return _credits[account];
    }

    /// @notice What a node key signs to become a key of `operator`.
    function hashAuthorization(address operator, address node, uint64 deadline) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(AUTHORIZATION_TYPEHASH, operator, node, deadline)));
    }

    /// @dev Units that open and recently settled leases lock.
    function _locked(address operator, Record storage s) private view returns (uint256 units) {
        (units, ) = _cools(operator, s.classes);
        units += s.open;
    }

    /// @dev Units that cool in these classes, and the classes that have some. A lock keeps
    /// no others: so windows of many lengths make its call no dearer for ever.
    function _cools(address operator, uint256 classes) private view returns (uint256 units, uint24 live) {
        for (uint256 class = 0; classes != 0; class++) {
            if (classes & 1 != 0) {
                Cooling storage c = _cooling[operator][class];
                uint256 some = uint256(_previous(c, class)) + _current(c, class);
                if (some != 0) live |= uint24(1 << class);
                units += some;
            }
            classes >>= 1;
        }
    }

    /// @dev The least c for which 2^c is not below `window`.
    function _class(uint32 window) private pure returns (uint256 c) {
        while (uint256(1) << c < window) c++;
    }

    /// @dev Units that began to cool in the period that is now.
    function _current(Cooling storage c, uint256 class) private view returns (uint24) {
        return c.period == block.timestamp >> class ? c.current : 0;
    }

    /// @dev Units that began to cool in the period before.
    function _previous(Cooling storage c, uint256 class) private view returns (uint24) {
        uint256 period = block.timestamp >> class;
        if (c.period == period) return c.previous;
        return uint256(c.period) + 1 == period ? c.current : 0;
    }

    /// @dev Takes up to `amount` of a stake, from the active one first.
    function _take(address operator, uint256 amount) private returns (uint256) {
        Record storage s = _stakes[operator];
        (uint256 active, uint256 unbonding) = (s.active, s.unbonding);
        if (amount > active + unbonding) amount = active + unbonding;
        uint256 fromActive = amount < active ? amount : active;
        s.active = uint72(active - fromActive);
        s.unbonding = uint72(unbonding - (amount - fromActive));
        return amount;
    }
}
