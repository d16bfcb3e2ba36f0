// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Entry, Header, Interval, Links, Mismatch, Operator, Packed, Phase, Record, Ref, Segment, Signed, State, TileProof} from "./Game.sol";
import {GameMoves} from "./GameMoves.sol";
import {GameTable} from "./GameTable.sol";
import {Attestation, Commitment, Lease, Offer, Types, Verdict} from "./Types.sol";
import {States} from "./States.sol";
import {Trees} from "./Trees.sol";

/// @title The game in which a wrong segment costs its author stake
/// @notice docs/disputes.md §4. A challenger shows a provider's signature on a
/// segment and posts the bond. In turns the asserter opens its claim and the
/// challenger points at what is wrong, until one tile of one element is left,
/// which the Referee computes. A player whose clock runs out loses.
///
///   Steps ⇄ PickStep → Ops ⇄ PickNode → Leaves ⇄ PickLeaf → Cells → PickCell
///     → Sums ⇄ PickTile → Prove                PickNode → ProveLink
///
/// An asserter that serves its openings off chain signs the place that they and
/// the challenger's picks lead to, and `point` goes there in one move.
///
/// A game is one storage slot, the hash of its state, which every move carries
/// and an event repeats; many run at once. The first that ends against a lease
/// takes its lock, and no further game begins over it; other games over the same
/// claim end with their bonds returned. A quarter of the lock is the reward: the
/// winner's, and the first challenger's, if that is another one who still plays,
/// half and half. Games that run over other claims of the lease hold a sixteenth
/// of the lock each, or three in equal parts, which their winners get. So neither a friend that the asserter
/// concedes to nor one who overtakes a challenge in the mempool gets it all. No
/// owner, no upgrade.
contract DisputeGame is GameTable, ReentrancyGuardTransient {
    using Types for Lease;

    constructor(Parameters memory p) GameTable(p) {}

    /// @notice Begins a game over an interval of a segment that the node of a lease
    /// signed. Anyone, with the bond, once a claim. The words of the claim must be
    /// right: else prove that with wrongWords.
    function challenge(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Header calldata h,
        Signed calldata signed,
        Interval calldata i
    ) external payable nonReentrant {
        if (msg.value != bond) revert WrongBond(bond);
        Ref memory r = _signed(o, l, seg, signed);
        if (_fault(o, l, seg, h)) revert NoGameNeeded();
        if (h.opCount < 2 || seg.steps == 0 || h.stride == 0) revert NoGameNeeded();
        bytes32 game = _begin(r, l);
        Packed memory p = States.pack(_start(o, l, seg, h, r, i));
        _games[game] = States.hash(p);
        emit Challenged(game, r.lease, r.segment, r.hash, r.height, l.provider, msg.sender, p);
    }

    /// @notice Commits to a call of wrongWords or breaks, which pay the caller. Whoever
    /// sees such a call before it is mined could send a copy first: a copy has no
    /// commitment of its own that is old enough. Anyone; a second time changes nothing.
    /// @param commitment keccak256(abi.encode(caller, keccak256(the call's data))).
    function commitEvidence(bytes32 commitment) external {
        if (committedAt[commitment] == 0) committedAt[commitment] = block.timestamp;
    }

    /// @notice The words of a signed segment contradict offer, lease or trace:
    /// lost at once. Anyone who has committed to this call; no bond.
    function wrongWords(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Header calldata h,
        Signed calldata signed
    ) external nonReentrant {
        Ref memory r = _signed(o, l, seg, signed);
        if (!_fault(o, l, seg, h)) revert NoFault();
        _loseAtOnce(r, l);
    }

    /// @notice Two signed segments of one lease that cannot both be honest: two
    /// hashes for one place, or a start that is not the end before it. The
    /// later one, or the second, is lost. Anyone who has committed to this call; no bond.
    function breaks(
        Offer calldata o,
        Lease calldata l,
        Segment calldata a,
        Segment calldata b,
        Signed calldata signedA,
        Signed calldata signedB
    ) external nonReentrant {
        Ref memory ra = _signed(o, l, a, signedA);
        Ref memory rb = _signed(o, l, b, signedB);
        bool twice = a.index == b.index && ra.hash != rb.hash;
        if (!twice && (uint256(a.index) + 1 != b.index || a.end == b.start)) revert NoFault();
        _loseAtOnce(rb, l);
    }

    /// @notice Steps: opens the state roots at the ends of the interval's parts.
    function openSteps(Packed calldata c, bytes32[] calldata roots) external {
        Packed memory p;
        State memory s;
        _turn(c, p, s, Phase.Steps);
        GameMoves.openSteps(s, roots);
        _moved(p, s, States.bytesOf(roots));
    }

    /// @notice PickStep: names a part of the interval; `left` is empty for the
    /// first and `right` for the last.
    function pickStep(Packed calldata c, uint32 part, Entry calldata left, Entry calldata right) external {
        Packed memory p;
        State memory s;
        _turn(c, p, s, Phase.PickStep);
        GameMoves.pickStep(s, part, left, right);
        _moved(p, s, "");
    }

    /// @notice Steps, Ops, by the challenger: goes on at Prove or ProveLink, in a
    /// place that a node of the asserter signed. Both got there off chain, by
    /// the moves of this game; who agrees can take the whole way at once.
    /// @param to The last seven words of the state there, its times zero.
    /// @param sig EIP-712 signature on Position(game, to), in the escrow's domain.
    function point(Packed calldata c, bytes32[7] calldata to, bytes calldata sig) external {
        Packed memory p;
        State memory s;
        _open(c, p, s);
        if (s.phase != Phase.Steps && s.phase != Phase.Ops) revert WrongPhase(s.phase);
        _press(s, true, s.challenger, true);
        _agreed(s, to, sig);
        GameMoves.point(p, s, to);
        States.setClocks(p, s);
        _kept(p, s, "");
    }

    /// @notice Ops, Leaves: opens the nodes below the disputed one.
    function openNodes(Packed calldata c, bytes32[] calldata nodes) external {
        Packed memory p;
        State memory s;
        _turn(c, p, s, Phase.Ops, Phase.Leaves);
        GameMoves.openNodes(s, nodes);
        _moved(p, s, States.bytesOf(nodes));
    }

    /// @notice PickNode, PickLeaf: names an opened node.
    function pickNode(Packed calldata c, uint32 child, Entry calldata node) external {
        Packed memory p;
        State memory s;
        _turn(c, p, s, Phase.PickNode, Phase.PickLeaf);
        GameMoves.pickNode(s, child, node);
        _moved(p, s, "");
    }

    /// @notice PickNode: names an opened node that is an operator's output.
    function pickOp(
        Packed calldata c,
        uint32 child,
        Entry calldata node,
        Operator calldata o,
        Header calldata h
    ) external {
        _ruled(c, Phase.PickNode, "");
    }

    /// @notice PickNode, first: names an operator whose output is not what the
    /// record (−2 loss, −3 norm) or the state after the step (−4) says.
    function pickLink(Packed calldata c, int32 link, uint32 index, Operator calldata o, Header calldata h) external {
        _ruled(c, Phase.PickNode, "");
    }

    /// @notice Cells: opens the disputed leaf.
    function openCells(Packed calldata c, bytes calldata data) external {
        _ruled(c, Phase.Cells, data);
    }

    /// @notice PickCell: names a cell of the leaf, 0 to 63.
    function pickCell(Packed calldata c, uint32 cell, bytes calldata encoding) external {
        _ruled(c, Phase.PickCell, "");
    }

    /// @notice Sums: opens the chain's value after the interval's parts; the
    /// first time with the disputed leaf again.
    function openSums(Packed calldata c, uint32[] calldata sums, bytes calldata leaf) external {
        _ruled(c, Phase.Sums, _packed(sums));
    }

    /// @notice PickTile: names a part of the interval.
    function pickTile(Packed calldata c, uint32 part, uint32[] calldata sums) external {
        Packed memory p;
        State memory s;
        _turn(c, p, s, Phase.PickTile);
        GameMoves.pickTile(s, part, sums);
        _moved(p, s, "");
    }

    /// @notice Prove: brings what the tile reads. The referee computes it, and
    /// the game is over.
    function proveTile(Packed calldata c, TileProof calldata proof, Ref calldata r) external nonReentrant {
        Packed memory p;
        State memory s;
        _turn(c, p, s, Phase.Prove);
        bool holds = abi.decode(_forward(s.isPrivate ? privateReferee : address(referee)), (bool));
        _decide(s, r, !holds, "the tile");
    }

    /// @notice Prove, where the tile's data are private: a proof of the same,
    /// as the privateReferee reads it.
    function provePrivate(Packed calldata c, bytes calldata proof, Ref calldata r) external nonReentrant {
        Packed memory p;
        State memory s;
        _turn(c, p, s, Phase.Prove);
        if (!s.isPrivate) revert WrongPhase(s.phase);
        bool holds = abi.decode(_forward(privateReferee), (bool));
        _decide(s, r, !holds, "the proof");
    }

    /// @notice ProveLink: the output root that was opened for the operator, and
    /// for a link to the record the record; else an empty one.
    function proveLink(
        Packed calldata c,
        Header calldata h,
        Entry calldata output,
        Record calldata record,
        Ref calldata r
    ) external nonReentrant {
        Packed memory p;
        State memory s;
        _turn(c, p, s, Phase.ProveLink);
        bool holds = abi.decode(_forward(s.isPrivate ? privateRules : address(rules)), (bool));
        _decide(s, r, !holds, "the link");
    }

    /// @notice Ends a game whose player to move did not. Anyone.
    function timeout(Packed calldata c, Ref calldata r) external nonReentrant {
        Packed memory p;
        State memory s;
        _open(c, p, s);
        bool asserter = _asserterMoves(s.phase);
        uint256 deadline = _deadline(s, asserter);
        if (block.timestamp <= deadline) revert StillRuns(deadline);
        _decide(s, r, asserter, "the clock");
    }

    /// @notice Ends a game over a claim that another game has won; the bond
    /// goes back. Anyone.
    function moot(Packed calldata c, Ref calldata r) external nonReentrant {
        Packed memory p;
        State memory s;
        _open(c, p, s);
        if (!_claims[s.claim].lost) revert ClaimStands();
        _close(s, r, false);
        emit Decided(_gameOf(s.claim, s.challenger), s.claim, address(0), "another game");
        _pay(s.challenger, bond);
    }

    /// @notice Takes the cut of a verifier that has executed the disputed interval of
    /// the claim that cost a lease its lock, and agreed. Anyone; a quarter of it is paid to
    /// who won that game, as a copy of the call would take it from any other caller. Once a
    /// verifier, and 16 times a lease; only of who can pay it in full, so that accounts
    /// without stake do not use up the 16. A key that was revoked before the lease began
    /// says nothing.
    function slashVerifier(Ref calldata r, Lease calldata l, Attestation calldata a) external nonReentrant {
        bytes32 claim = keccak256(abi.encode(r));
        if (l.hash() != r.lease) revert Mismatch();
        Standing storage k = _claims[claim];
        if (k.units == 0) revert ClaimStands();
        if ((a.intervals >> k.interval) & 1 == 0) revert NotChecked(k.interval);
        bytes32 done = keccak256(abi.encode(claim, a.verifier));
        if (_cut[done] || k.cuts == MAX_CUTS) revert AlreadyDone();
        bytes32 commitment = Types.hash(Commitment(r.lease, r.segment, r.hash, r.height));
        bytes32 verdict = Types.hash(Verdict(r.lease, r.segment, commitment, true, a.intervals, a.root, a.verifier));
        (address node, ECDSA.RecoverError err, ) = ECDSA.tryRecoverCalldata(_digest(verdict), a.sig);
        (address operator, uint64 revokedAt) = registry.signerOf(node);
        if (err != ECDSA.RecoverError.NoError || operator != a.verifier) revert NotSigned();
        if (revokedAt != 0 && revokedAt <= l.begin) revert NotSigned();
        _cut[done] = true;
        k.cuts += 1;
        emit VerifierCut(claim, a.verifier, msg.sender);
        registry.slashVerifier(a.verifier, k.units, k.first);
    }

    /// @notice Pays the caller's bonds to `to`.
    function withdraw(address payable to) external nonReentrant {
        uint256 amount = credits[msg.sender];
        if (amount == 0) revert NothingToPay();
        credits[msg.sender] = 0;
        emit Withdrawn(msg.sender, to, amount);
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert NotPaid(to);
    }

    /// @dev The state after a challenge.
    function _start(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Header calldata h,
        Ref memory r,
        Interval calldata i
    ) private view returns (State memory s) {
        s.claim = _claim(r);
        s.trace = o.trace;
        s.isPrivate = h.numerics != 0 && (h.numerics == privateNumerics || h.numerics == privateBlocks);
        (s.asserter, s.challenger) = (l.provider, msg.sender);
        s.movedAt = uint64(block.timestamp);
        (s.asserterLeft, s.challengerLeft) = (clock, clock);
        s.opCount = h.opCount;
        GameMoves.startAt(s, seg, h.stride, i);
        s.link = Links.NONE;
        s.phase = Phase.Steps;
        if (s.count == 1) (s.phase, s.height) = (Phase.Ops, uint8(Trees.depth(s.opCount)));
    }

    /// @dev A challenger that came after the commitment may have copied the evidence, or
    /// have found the fault itself: it holds what a game over another claim does.
    function _loseAtOnce(Ref memory r, Lease calldata l) private {
        uint256 time = committedAt[keccak256(abi.encode(msg.sender, keccak256(msg.data)))];
        if (time == 0 || block.timestamp <= time + extension) revert EvidenceNotReady(time);
        bytes32 claim = _claim(r);
        Standing storage k = _claims[claim];
        if (k.lost) revert AlreadyDone();
        k.lost = true;
        emit Decided(bytes32(0), claim, msg.sender, "its own words");
        escrow.dispute(r.lease, r.segment, l.provider, l.begin);
        (bool slash, uint16 units, uint16 games) = escrow.resolve(r.lease, r.segment, l.provider, true);
        if (!slash) return;
        (address first, bool late) = (k.first, k.firstAt > time);
        uint256 others = games - k.games + (late ? 1 : 0);
        _slash(r.lease, l.provider, units, others, msg.sender, late ? address(0) : first);
        if (late) _reward(r.lease, l.provider, first);
    }
}
