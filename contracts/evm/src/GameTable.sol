// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {Header, Mismatch, Packed, Phase, Ref, Segment, Signed, State} from "./Game.sol";
import {GameRules} from "./GameRules.sol";
import {IJobEscrow} from "./IJobEscrow.sol";
import {IOperatorRegistry} from "./IOperatorRegistry.sol";
import {Referee} from "./Referee.sol";
import {States} from "./States.sol";
import {Trees} from "./Trees.sol";
import {Commitment, Lease, Offer, Types} from "./Types.sol";

/// @title State, clocks, money and checks of DisputeGame
abstract contract GameTable {
    using Types for Offer;
    using Types for Lease;

    /// @notice Fixed at deployment.
    /// @param escrow And registry: deployed before the game, which they name by
    /// the address that it will have.
    /// @param rules And referee: contracts without state that compute moves.
    /// @param privateRules And privateReferee: those of games about private data;
    /// zero where there are none.
    /// @param privateNumerics SHA-256 of the numerics of such games.
    /// @param privateBlocks Of others; zero where there are none.
    /// @param bond Wei of a challenge: the gas of the longest game times the
    /// highest price of gas it covers.
    /// @param answer Part of it that an asserter who wins gets for its gas; the
    /// rest is burned: it stays in the contract, and nobody is credited.
    /// @param clock Seconds that each player may think in a whole game. Nodes refuse
    /// contracts where money counts unless the registry's unbondDelay is the escrow's
    /// span and 16 clocks, at least: two, and an extension for each move of a game.
    /// @param extension Seconds that a player has at least on its turn.
    struct Parameters {
        IOperatorRegistry registry;
        IJobEscrow escrow;
        GameRules rules;
        Referee referee;
        address privateRules;
        address privateReferee;
        bytes32 privateNumerics;
        bytes32 privateBlocks;
        uint256 bond;
        uint256 answer;
        uint32 clock;
        uint32 extension;
    }

    /// @dev Signed under a place that a game goes on at: see DisputeGame.point.
    bytes32 private constant POSITION_TYPEHASH =
        keccak256(
            "Position(bytes32 game,bytes32 before,bytes32 afterRoot,bytes32 ops,bytes32 focus,bytes32 op,bytes32 turn,bytes32 place)"
        );
    /// @dev In a slot whose game is over: no hash.
    bytes32 private constant OVER = bytes32(uint256(1));

    IOperatorRegistry public immutable registry;
    IJobEscrow public immutable escrow;
    GameRules public immutable rules;
    Referee public immutable referee;
    address public immutable privateRules;
    address public immutable privateReferee;
    bytes32 public immutable privateNumerics;
    bytes32 public immutable privateBlocks;
    uint256 public immutable bond;
    uint256 public immutable answer;
    uint32 public immutable clock;
    uint32 public immutable extension;

    /// @dev Gas that a payment of a bond may use; with less than a wallet
    /// needs, the bond is credited.
    uint256 private constant PAY_GAS = 30_000;

    /// @dev Cuts of verifiers in one lease, at most.
    uint8 internal constant MAX_CUTS = 16;
    /// @dev Sixteenths of a lock that go to winners, one of them to each game over
    /// another claim that runs when the lease is lost; more than three share three.
    uint256 internal constant REWARD = 4;

    /// @notice Where a claim stands.
    /// @param first Its first challenger, unless that one has lost: it shares
    /// the reward with the winner of the first game that ends against the claim. Of the
    /// claim that cost a lease its lock: that winner.
    /// @param interval The one that the game over it was about.
    /// @param units Of the lock that it cost its author: the first lost game of a
    /// lease; else zero, and no verifier is cut.
    /// @param cuts Of verifiers.
    /// @param games That run over it; not counted any more once it is lost.
    /// @param firstAt Chain time at which `first` challenged.
    struct Standing {
        address first;
        bool lost;
        uint8 interval;
        uint16 units;
        uint8 cuts;
        uint16 games;
        uint40 firstAt;
    }

    /// @notice Rewards that games over a lost lease hold.
    struct Held {
        uint96 share;
        uint16 games;
    }

    mapping(bytes32 game => bytes32 state) internal _games;
    mapping(bytes32 claimAndVerifier => bool) internal _cut;
    mapping(bytes32 claim => Standing) internal _claims;
    mapping(bytes32 lease => Held) internal _held;
    /// @notice Chain time of the first commitment to evidence, zero for none: see
    /// DisputeGame.commitEvidence.
    mapping(bytes32 commitment => uint256) public committedAt;
    /// @notice Wei that an account can withdraw: bonds that it would not take.
    mapping(address account => uint256) public credits;

    /// @param height As the commitment says.
    /// @param state That the game begins with.
    event Challenged(
        bytes32 indexed game,
        bytes32 indexed lease,
        uint32 segment,
        bytes32 hash,
        uint64 height,
        address indexed asserter,
        address challenger,
        Packed state
    );
    /// @param changed The state after the move less its first four words.
    /// @param opened What the asserter opened: hashes one after the other, a
    /// leaf's bytes, or sums of 4 bytes each, big-endian; empty for picks.
    event Moved(bytes32 indexed game, bytes32[7] changed, bytes opened);
    /// @param winner Zero where another game had won already.
    event Decided(bytes32 indexed game, bytes32 indexed claim, address indexed winner, string by);
    event VerifierCut(bytes32 indexed claim, address indexed verifier, address indexed by);
    event Withdrawn(address indexed account, address to, uint256 amount);

    /// @notice A parameter of the deployment makes no sense.
    error BadParameter();
    /// @notice The transaction must carry exactly `bond` wei.
    error WrongBond(uint256 bond);
    /// @notice The node of the lease, or for a place one of the asserter's, did
    /// not sign that.
    error NotSigned();
    /// @notice The lease is under another offer, or the offer without a trace.
    error WrongOffer();
    /// @notice The words of the claim are wrong by themselves, or no game can
    /// decide it: use wrongWords.
    error NoGameNeeded();
    /// @notice The caller has committed to this call at `time`, or never where that is
    /// zero. It must have done so more than `extension` seconds ago.
    error EvidenceNotReady(uint256 time);
    /// @notice These segments show no fault.
    error NoFault();
    /// @notice The claim is lost already.
    error ClaimLost();
    /// @notice The verifier did not execute that interval.
    error NotChecked(uint8 interval);
    /// @notice The claim is not lost, or was not what cost the lease its lock.
    error ClaimStands();
    /// @notice The challenger has had its game over this claim, or that was done.
    error AlreadyDone();
    /// @notice No game is in this state.
    error NotTheState();
    /// @notice The game is in another phase.
    error WrongPhase(Phase phase);
    /// @notice The other player moves, by its wallet or its node key.
    error NotYourTurn(address player);
    /// @notice The clock ran out at `deadline`; the game can only be ended.
    error TooLate(uint256 deadline);
    /// @notice The player to move has until `deadline`.
    error StillRuns(uint256 deadline);
    /// @notice There is nothing to withdraw.
    error NothingToPay();
    /// @notice The account takes no money.
    error NotPaid(address to);

    constructor(Parameters memory p) {
        if (address(p.registry).code.length == 0 || address(p.escrow).code.length == 0) revert BadParameter();
        if (address(p.rules).code.length == 0 || address(p.referee).code.length == 0) revert BadParameter();
        if (p.bond == 0 || p.answer > p.bond || p.clock == 0 || p.extension > p.clock / 4) revert BadParameter();
        bool noProofs = p.privateNumerics == 0;
        if (noProofs && p.privateBlocks != 0) revert BadParameter();
        if ((p.privateRules.code.length == 0) != noProofs || (p.privateReferee.code.length == 0) != noProofs)
            revert BadParameter();
        registry = p.registry;
        escrow = p.escrow;
        rules = p.rules;
        referee = p.referee;
        privateRules = p.privateRules;
        privateReferee = p.privateReferee;
        privateNumerics = p.privateNumerics;
        privateBlocks = p.privateBlocks;
        bond = p.bond;
        answer = p.answer;
        clock = p.clock;
        extension = p.extension;
    }

    /// @notice Hash of the state of a game, 0 where there was none, 1 where it
    /// is over.
    function stateHash(bytes32 game) external view returns (bytes32) {
        return _games[game];
    }

    /// @notice Whether the claim is lost.
    function lost(bytes32 claim) external view returns (bool) {
        return _claims[claim].lost;
    }

    /// @dev keccak256(abi.encode(claim, challenger)).
    function _gameOf(bytes32 claim, address challenger) internal pure returns (bytes32 game) {
        assembly ("memory-safe") {
            mstore(0, claim)
            mstore(32, challenger)
            game := keccak256(0, 64)
        }
    }

    function _claim(Ref memory r) internal pure returns (bytes32) {
        return keccak256(abi.encode(r));
    }

    function _digest(bytes32 structHash) internal view returns (bytes32) {
        return MessageHashUtils.toTypedDataHash(escrow.domainSeparator(), structHash);
    }

    /// @dev The segment was signed by the lease's node, under this offer.
    function _signed(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Signed calldata s
    ) internal view returns (Ref memory r) {
        if (o.hash() != l.offer || o.trace == 0) revert WrongOffer();
        r = Ref(l.hash(), seg.index, Trees.segment(seg), s.height);
        bytes32 digest = _digest(Types.hash(Commitment(r.lease, r.segment, r.hash, r.height)));
        (address node, ECDSA.RecoverError err, ) = ECDSA.tryRecover(digest, s.r, s.vs);
        if (err != ECDSA.RecoverError.NoError || node != l.node) revert NotSigned();
    }

    /// @dev Whether the words of the segment contradict offer, lease or trace.
    function _fault(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Header calldata h
    ) internal view returns (bool) {
        if (Trees.trace(h) != o.trace) revert Mismatch();
        if (seg.job != o.job || seg.program != h.program) return true;
        if (seg.numerics != h.numerics || seg.dataset != h.dataset) return true;
        if (seg.index < l.firstSegment || seg.index - l.firstSegment >= l.segments) return true;
        uint256 first = uint256(seg.index) * h.stepsPerSegment;
        if (seg.firstStep != first || first >= h.steps) return true;
        if (seg.steps != (h.steps - first < h.stepsPerSegment ? h.steps - first : h.stepsPerSegment)) return true;
        if ((seg.steps <= h.stride) != (seg.marks == 0)) return true;
        return seg.index == l.firstSegment && seg.start != l.startRoot;
    }

    /// @dev A node of the asserter, not revoked, signed this place of the game.
    function _agreed(State memory s, bytes32[7] calldata to, bytes calldata sig) internal view {
        bytes32 position = keccak256(abi.encode(POSITION_TYPEHASH, _gameOf(s.claim, s.challenger), to));
        (address node, ECDSA.RecoverError err, ) = ECDSA.tryRecoverCalldata(_digest(position), sig);
        if (err != ECDSA.RecoverError.NoError || registry.operatorOf(node) != s.asserter) revert NotSigned();
    }

    /// @dev Reserves the slot of a game and stops the segment's pay.
    function _begin(Ref memory r, Lease calldata l) internal returns (bytes32 game) {
        bytes32 claim = _claim(r);
        game = _gameOf(claim, msg.sender);
        if (_games[game] != 0) revert AlreadyDone();
        Standing storage k = _claims[claim];
        if (k.lost) revert ClaimLost();
        if (k.first == address(0)) (k.first, k.firstAt) = (msg.sender, uint40(block.timestamp));
        k.games += 1;
        escrow.dispute(r.lease, r.segment, l.provider, l.begin);
    }

    /// @dev Opens the state of a running game.
    function _open(Packed calldata c, Packed memory p, State memory s) internal view {
        States.open(c, p, s);
        // What hashes to a slot was packed here, so that no bit is astray.
        if (_games[_gameOf(s.claim, s.challenger)] != States.hash(p)) revert NotTheState();
    }

    /// @dev The same, if the caller may move in this phase, or the other one,
    /// and in time.
    function _turn(Packed calldata c, Packed memory p, State memory s, Phase phase, Phase other) internal view {
        _open(c, p, s);
        if (s.phase != phase && s.phase != other) revert WrongPhase(s.phase);
        bool asserter = _asserterMoves(phase);
        _press(s, asserter, asserter ? s.asserter : s.challenger, !asserter);
    }

    /// @dev Takes the time since the last move off the running clock, if the
    /// caller is the player who may move now, and in time. Whose turn is next
    /// has at least the extension, so that a move in the last second does not
    /// rob it of its answer.
    /// @param asserter Whether its clock runs.
    /// @param asserterNext Whether it moves next.
    function _press(State memory s, bool asserter, address player, bool asserterNext) internal view {
        if (msg.sender != player && registry.operatorOf(msg.sender) != player) revert NotYourTurn(player);
        uint256 deadline = _deadline(s, asserter);
        if (block.timestamp > deadline) revert TooLate(deadline);
        unchecked {
            uint32 used = uint32(block.timestamp - s.movedAt);
            if (asserter) s.asserterLeft -= used;
            else s.challengerLeft -= used;
            if (asserterNext) {
                if (s.asserterLeft < extension) s.asserterLeft = extension;
            } else if (s.challengerLeft < extension) s.challengerLeft = extension;
        }
        s.movedAt = uint64(block.timestamp);
    }

    function _turn(Packed calldata c, Packed memory p, State memory s, Phase phase) internal view {
        _turn(c, p, s, phase, phase);
    }

    function _deadline(State memory s, bool asserter) internal pure returns (uint256) {
        unchecked {
            return uint256(s.movedAt) + (asserter ? s.asserterLeft : s.challengerLeft);
        }
    }

    /// @dev Whether the asserter moves in this phase.
    function _asserterMoves(Phase p) internal pure returns (bool) {
        return uint8(p) % 2 == 1 || p == Phase.ProveLink;
    }

    /// @dev Plays a move that GameRules computes from our calldata.
    function _ruled(Packed calldata c, Phase phase, bytes memory opened) internal {
        Packed memory p;
        State memory s;
        _turn(c, p, s, phase);
        bytes memory result = _forward(s.isPrivate ? privateRules : address(rules));
        assembly ("memory-safe") {
            p := add(result, 32)
        }
        States.setClocks(p, s);
        _kept(p, s, opened);
    }

    /// @dev Keeps the state after a move, and tells it with what was opened.
    function _moved(Packed memory p, State memory s, bytes memory opened) internal {
        States.update(p, s);
        _kept(p, s, opened);
    }

    function _kept(Packed memory p, State memory s, bytes memory opened) internal {
        bytes32 game = _gameOf(s.claim, s.challenger);
        _games[game] = States.hash(p);
        States.emitMoved(Moved.selector, game, p, opened);
    }

    /// @dev Calls a contract without state with our calldata as it is: it has a
    /// function of the same name, whose arguments come first.
    function _forward(address to) internal view returns (bytes memory result) {
        assembly ("memory-safe") {
            result := mload(0x40)
            let p := add(result, 32)
            calldatacopy(p, 0, calldatasize())
            let ok := staticcall(gas(), to, p, calldatasize(), 0, 0)
            returndatacopy(p, 0, returndatasize())
            if iszero(ok) {
                revert(p, returndatasize())
            }
            mstore(result, returndatasize())
            mstore(0x40, and(add(add(p, returndatasize()), 31), not(31)))
        }
    }

    /// @dev Ends a game: who wins takes what docs/disputes.md §5 says.
    function _decide(State memory s, Ref calldata r, bool wrong, string memory by) internal {
        Standing storage k = _claims[s.claim];
        (address first, bool mooted) = (k.first, k.lost);
        if (!mooted) k.games -= 1;
        (bool slash, uint16 units, uint16 games) = _close(s, r, wrong && !mooted);
        emit Decided(_gameOf(s.claim, s.challenger), s.claim, wrong ? s.challenger : s.asserter, by);
        if (wrong) {
            if (!mooted) (k.lost, k.interval) = (true, s.interval);
            if (slash) {
                (k.units, k.first) = (units, s.challenger);
                _slash(r.lease, s.asserter, units, games - k.games, s.challenger, first);
            } else if (!mooted) {
                _reward(r.lease, s.asserter, s.challenger);
            }
        } else if (!mooted) {
            if (first == s.challenger) (k.first, k.firstAt) = (address(0), 0);
            // The rest of the bond stays here for ever: nobody is credited.
            return _pay(s.asserter, answer);
        }
        _pay(s.challenger, bond);
    }

    function _close(State memory s, Ref calldata r, bool wrong) internal returns (bool, uint16, uint16) {
        if (keccak256(abi.encode(r)) != s.claim) revert Mismatch();
        _games[_gameOf(s.claim, s.challenger)] = OVER;
        return escrow.resolve(r.lease, r.segment, s.asserter, wrong);
    }

    /// @dev Takes the lock of a lease. Of the reward the games that still run over other
    /// claims of it hold a share each: who began one over a true fault is paid, although
    /// a friend of the asserter has won another first, however many others run.
    function _slash(
        bytes32 lease,
        address asserter,
        uint16 units,
        uint256 games,
        address winner,
        address first
    ) internal {
        uint256 held = games < REWARD ? games : REWARD - 1;
        uint256 share = registry.slashLock(asserter, units, winner, first, REWARD - held);
        if (games != 0) _held[lease] = Held(uint96((share * held) / games), uint16(games));
    }

    /// @dev Pays the share that a game holds.
    function _reward(bytes32 lease, address asserter, address winner) internal {
        Held storage h = _held[lease];
        if (h.games == 0) return;
        h.games -= 1;
        registry.reward(asserter, h.share, winner);
    }

    /// @dev Pays wei at once, or credits them to who does not take them.
    function _pay(address to, uint256 amount) internal {
        bool ok;
        assembly ("memory-safe") {
            ok := call(PAY_GAS, to, amount, 0, 0, 0, 0)
        }
        if (!ok) credits[to] += amount;
    }

    function _packed(uint32[] calldata sums) internal pure returns (bytes memory b) {
        b = new bytes(4 * sums.length);
        for (uint256 i = 0; i < sums.length; i++) {
            uint256 v = sums[i];
            assembly ("memory-safe") {
                // Writes past the value are overwritten by the next; the last
                // ends inside of the padding that `new bytes` rounds up to, or
                // behind it, where nothing is yet.
                let to := add(add(b, 32), shl(2, i))
                mstore(to, or(shl(224, v), and(mload(to), sub(shl(224, 1), 1))))
            }
        }
    }
}
