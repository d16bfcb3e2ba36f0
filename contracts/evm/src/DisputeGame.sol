// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Entry, Header, Links, Mismatch, Operator, Phase, Record, Ref, Segment, State, TileProof} from "./Game.sol";
import {GameTable} from "./GameTable.sol";
import {Attestation, Commitment, Lease, Offer, Types, Verdict} from "./Types.sol";
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
/// A game is one storage slot, the hash of its state, which every move carries
/// and an event repeats; many run at once. The first that ends against a claim
/// wins the lock of the lease; other games over that claim end with their bonds
/// returned. No owner, no upgrade.
contract DisputeGame is GameTable, ReentrancyGuardTransient {
    constructor(Parameters memory p) GameTable(p) {}

    /// @notice Begins a game over a segment that the node of a lease signed.
    /// Anyone, with the bond, once a claim. The words of the claim must be
    /// right: else prove that with wrongWords.
    function challenge(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Header calldata h,
        bytes calldata nodeSig
    ) external payable nonReentrant {
        if (msg.value != bond) revert WrongBond(bond);
        Ref memory r = _signed(o, l, seg, nodeSig);
        if (_fault(o, l, seg, h)) revert NoGameNeeded();
        if (h.opCount < 2 || seg.steps == 0) revert NoGameNeeded();
        State memory s;
        s.claim = _claim(r);
        s.trace = o.trace;
        s.isPrivate = privateNumerics != 0 && h.numerics == privateNumerics;
        (s.asserter, s.challenger) = (l.provider, msg.sender);
        s.movedAt = uint64(block.timestamp);
        (s.asserterLeft, s.challengerLeft) = (clock, clock);
        (s.before, s.afterRoot) = (seg.start, seg.end);
        (s.step, s.count, s.opCount) = (seg.firstStep, seg.steps, h.opCount);
        s.link = Links.NONE;
        s.phase = Phase.Steps;
        if (s.count == 1) (s.phase, s.height) = (Phase.Ops, uint8(Trees.depth(s.opCount)));
        bytes32 game = _begin(r, l.provider);
        _games[game] = keccak256(abi.encode(s));
        emit Challenged(game, r.lease, r.segment, r.hash, l.provider, msg.sender);
        emit Moved(game, s, "");
    }

    /// @notice The words of a signed segment contradict offer, lease or trace:
    /// lost at once. Anyone; no bond.
    function wrongWords(
        Offer calldata o,
        Lease calldata l,
        Segment calldata seg,
        Header calldata h,
        bytes calldata nodeSig
    ) external nonReentrant {
        Ref memory r = _signed(o, l, seg, nodeSig);
        if (!_fault(o, l, seg, h)) revert NoFault();
        _loseAtOnce(r, l.provider);
    }

    /// @notice Two signed segments of one lease that cannot both be honest: two
    /// hashes for one place, or a start that is not the end before it. The
    /// later one, or the second, is lost. Anyone; no bond.
    function breaks(
        Offer calldata o,
        Lease calldata l,
        Segment calldata a,
        Segment calldata b,
        bytes calldata sigA,
        bytes calldata sigB
    ) external nonReentrant {
        Ref memory ra = _signed(o, l, a, sigA);
        Ref memory rb = _signed(o, l, b, sigB);
        bool twice = a.index == b.index && ra.hash != rb.hash;
        if (!twice && (uint256(a.index) + 1 != b.index || a.end == b.start)) revert NoFault();
        _loseAtOnce(rb, l.provider);
    }

    /// @notice Steps: opens the state roots at the ends of the interval's parts.
    function openSteps(State calldata c, bytes32[] calldata roots) external {
        _play(c, Phase.Steps, abi.encodePacked(roots));
    }

    /// @notice PickStep: names a part of the interval; `left` is empty for the
    /// first and `right` for the last.
    function pickStep(State calldata c, uint32 part, Entry calldata left, Entry calldata right) external {
        _play(c, Phase.PickStep, "");
    }

    /// @notice Ops, Leaves: opens the nodes below the disputed one.
    function openNodes(State calldata c, bytes32[] calldata nodes) external {
        _play(c, c.phase == Phase.Leaves ? Phase.Leaves : Phase.Ops, abi.encodePacked(nodes));
    }

    /// @notice PickNode, PickLeaf: names an opened node.
    function pickNode(State calldata c, uint32 child, Entry calldata node) external {
        _play(c, c.phase == Phase.PickLeaf ? Phase.PickLeaf : Phase.PickNode, "");
    }

    /// @notice PickNode: names an opened node that is an operator's output.
    function pickOp(
        State calldata c,
        uint32 child,
        Entry calldata node,
        Operator calldata o,
        Header calldata h
    ) external {
        _play(c, Phase.PickNode, "");
    }

    /// @notice PickNode, first: names an operator whose output is not what the
    /// record (−2 loss, −3 norm) or the state after the step (−4) says.
    function pickLink(State calldata c, int32 link, uint32 index, Operator calldata o, Header calldata h) external {
        _play(c, Phase.PickNode, "");
    }

    /// @notice Cells: opens the disputed leaf.
    function openCells(State calldata c, bytes calldata data) external {
        _play(c, Phase.Cells, data);
    }

    /// @notice PickCell: names a cell of the leaf, 0 to 63.
    function pickCell(State calldata c, uint32 cell, bytes calldata encoding) external {
        _play(c, Phase.PickCell, "");
    }

    /// @notice Sums: opens the chain's value after the interval's parts.
    function openSums(State calldata c, uint32[] calldata sums, bytes calldata leaf) external {
        _play(c, Phase.Sums, _packed(sums));
    }

    /// @notice PickTile: names a part of the interval.
    function pickTile(State calldata c, uint32 part, uint32[] calldata sums) external {
        _play(c, Phase.PickTile, "");
    }

    /// @notice Prove: brings what the tile reads. The Referee computes it, and
    /// the game is over.
    function proveTile(State calldata c, TileProof calldata p, Ref calldata r) external nonReentrant {
        State memory s = _turn(c, Phase.Prove);
        if (s.isPrivate) revert WrongPhase(s.phase);
        bool holds = abi.decode(_forward(address(referee)), (bool));
        _decide(s, r, !holds, "the tile");
    }

    /// @notice Prove, for private data: a proof of the same.
    function provePrivate(
        State calldata c,
        bytes calldata proof,
        uint256[] calldata commitments,
        Ref calldata r
    ) external nonReentrant {
        State memory s = _turn(c, Phase.Prove);
        if (!s.isPrivate) revert WrongPhase(s.phase);
        uint256[] memory inputs = new uint256[](commitments.length + 1);
        inputs[0] = context(s, r);
        for (uint256 i = 0; i < commitments.length; i++) inputs[i + 1] = commitments[i];
        if (!verifier.verify(proof, inputs)) revert Mismatch();
        _decide(s, r, false, "the proof");
    }

    /// @notice ProveLink: the output root that was opened for the operator, and
    /// for a link to the record the record; else an empty one.
    function proveLink(
        State calldata c,
        Header calldata h,
        Entry calldata output,
        Record calldata record,
        Ref calldata r
    ) external nonReentrant {
        State memory s = _turn(c, Phase.ProveLink);
        bool holds = abi.decode(_forward(address(rules)), (bool));
        _decide(s, r, !holds, "the link");
    }

    /// @notice Ends a game whose player to move did not. Anyone.
    function timeout(State calldata c, Ref calldata r) external nonReentrant {
        State memory s = _open(c);
        bool asserter = _asserterMoves(s.phase);
        uint256 deadline = uint256(s.movedAt) + (asserter ? s.asserterLeft : s.challengerLeft);
        if (block.timestamp <= deadline) revert StillRuns(deadline);
        _decide(s, r, asserter, "the clock");
    }

    /// @notice Ends a game over a claim that another game has won; the bond
    /// goes back. Anyone.
    function moot(State calldata c, Ref calldata r) external nonReentrant {
        State memory s = _open(c);
        if (!lost[s.claim]) revert ClaimStands();
        _close(s, r, false);
        _credit(s.challenger, bond);
        emit Decided(_gameOf(s.claim, s.challenger), s.claim, address(0), "another game");
    }

    /// @notice Takes the cut of a verifier that agreed with a lost claim. Anyone,
    /// who is paid half of it. Once a claim and verifier.
    function slashVerifier(Ref calldata r, Attestation calldata a) external nonReentrant {
        bytes32 claim = keccak256(abi.encode(r));
        if (!lost[claim]) revert ClaimStands();
        bytes32 done = keccak256(abi.encode(claim, a.verifier));
        if (_cut[done]) revert AlreadyDone();
        bytes32 commitment = Types.hash(Commitment(r.lease, r.segment, r.hash));
        bytes32 verdict = Types.hash(Verdict(r.lease, r.segment, commitment, true, a.steps, a.root, a.verifier));
        (address node, ECDSA.RecoverError err, ) = ECDSA.tryRecoverCalldata(_digest(verdict), a.sig);
        if (err != ECDSA.RecoverError.NoError || registry.signerOf(node) != a.verifier) revert NotSigned();
        _cut[done] = true;
        emit VerifierCut(claim, a.verifier, msg.sender);
        registry.slashVerifier(a.verifier, msg.sender);
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

    function _loseAtOnce(Ref memory r, address provider) private {
        bytes32 claim = _claim(r);
        if (lost[claim]) revert AlreadyDone();
        escrow.dispute(r.lease, r.segment, provider);
        lost[claim] = true;
        if (escrow.resolve(r.lease, r.segment, provider, true)) registry.slashLock(provider, msg.sender);
        emit Decided(bytes32(0), claim, msg.sender, "its own words");
    }
}
