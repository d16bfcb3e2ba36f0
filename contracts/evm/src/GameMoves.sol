// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Entry, Interval, Malformed, Mismatch, Packed, Phase, Segment, State} from "./Game.sol";
import {States} from "./States.sol";
import {Trees} from "./Trees.sol";

/// @title The moves of the game that need no operator: docs/disputes.md §4
/// @notice The same rules as zkproof/dispute of the node. Each makes of the
/// state before a move the one after it; whose turn it is, clocks and money are
/// DisputeGame's.
library GameMoves {
    /// @dev Values that one opening holds at most.
    uint256 private constant FANOUT = 64;
    /// @dev Links as the last byte of a state's turn has them: from the lowest to none.
    uint8 private constant STATE_LINK = 0xfc;
    uint8 private constant NO_LINK = 0xff;
    /// @dev State.interval while the asserter has to open the marks.
    uint8 private constant NOT_KNOWN = 0xff;

    /// @notice The begin of a game: an interval of a segment, between two of its marks,
    /// whose root stands in its hash; or all of it, if the asserter must open them.
    function startAt(State memory s, Segment calldata seg, uint32 stride, Interval calldata i) internal view {
        uint256 n = (uint256(seg.steps) + stride - 1) / stride;
        if (n > FANOUT) revert Malformed();
        (s.step, s.count) = (seg.firstStep, seg.steps);
        if (i.number == type(uint32).max && n > 1) {
            (s.before, s.afterRoot) = (_unmarked(seg.start, i.left), _unmarked(seg.end, i.right));
            (s.focus, s.size, s.interval) = (seg.marks, stride, NOT_KNOWN);
            return;
        }
        if (i.number >= n) revert Malformed();
        s.before = i.number == 0 ? _unmarked(seg.start, i.left) : _marked(seg, i.left, i.number - 1, n - 1);
        s.afterRoot = i.number == n - 1 ? _unmarked(seg.end, i.right) : _marked(seg, i.right, i.number, n - 1);
        s.interval = uint8(i.number);
        (uint32 first, uint32 length) = _span(s.count, i.number, stride);
        s.step += first;
        s.count = length;
    }

    function _marked(Segment calldata seg, Entry calldata e, uint256 i, uint256 n) private view returns (bytes32) {
        if (Trees.climb(e.value, i, n, e.path) != seg.marks) revert Mismatch();
        return e.value;
    }

    function _unmarked(bytes32 root, Entry calldata e) private pure returns (bytes32) {
        if (e.value != 0 || e.path.length != 0) revert Malformed();
        return root;
    }

    /// @notice Steps: the state roots at the ends of the interval's parts.
    function openSteps(State memory s, bytes32[] calldata roots) internal view {
        if (roots.length != _parts(s.count, _stepPart(s)) - 1) revert Malformed();
        bytes32 root = Trees.rootOver(roots, Trees.depth(roots.length), 0);
        if (s.size != 0 && root != s.focus) revert Mismatch();
        s.focus = root;
        s.phase = Phase.PickStep;
    }

    /// @notice PickStep: part `part` of the interval, with the roots at its
    /// ends; a path is not read where the part has no opened root.
    function pickStep(State memory s, uint32 part, Entry calldata left, Entry calldata right) internal view {
        uint256 length_ = _stepPart(s);
        uint256 n = _parts(s.count, length_) - 1;
        if (part > n) revert Malformed();
        if (part > 0) s.before = _listed(s, left, part - 1, n);
        else if (left.value != 0 || left.path.length != 0) revert Malformed();
        if (part < n) s.afterRoot = _listed(s, right, part, n);
        else if (right.value != 0 || right.path.length != 0) revert Malformed();
        (uint32 first, uint32 length) = _span(s.count, part, length_);
        s.step += first;
        s.count = length;
        if (s.size != 0) (s.size, s.interval) = (0, uint8(part));
        s.phase = Phase.Steps;
        if (length == 1) (s.phase, s.height, s.index) = (Phase.Ops, uint8(Trees.depth(s.opCount)), 0);
    }

    /// @notice Steps and Ops: a place that both agree on, which is one tile or
    /// one link of a step of the interval. Of p, the words that moves change
    /// become those of the place.
    function point(Packed memory p, State memory s, bytes32[7] calldata to) internal pure {
        (uint256 turn, uint256 place) = (uint256(to[5]), uint256(to[6]));
        bool tile = uint8(turn >> 240) == uint8(Phase.Prove);
        if (!tile && uint8(turn >> 240) != uint8(Phase.ProveLink)) revert Malformed();
        if (States.timed(turn) || uint32(turn >> 48) != 1) revert Malformed();
        unchecked {
            // Steps before the interval wrap round, and are beyond it.
            uint32 after_ = uint32(turn >> 80) - s.step;
            if (after_ >= s.count) revert Malformed();
            if (turn >> 248 != (s.interval == NOT_KNOWN ? after_ / s.size : s.interval)) revert Malformed();
        }
        // A place to show a link at has one, and a tile none.
        if (tile ? uint8(turn) != NO_LINK : uint8(turn) < STATE_LINK || uint8(turn) == NO_LINK) revert Malformed();
        // One tile is left, of all tiles.
        if (tile && (uint32(place >> 96) != 1 || uint32(place >> 128) >= uint32(place >> 64))) revert Malformed();
        States.replace(p, to);
    }

    /// @notice Ops and Leaves: the nodes some levels below the disputed one.
    function openNodes(State memory s, bytes32[] calldata nodes) internal view {
        if (nodes.length != _children(s)) revert Malformed();
        uint256 h = hop(s.height);
        bytes32 root = Trees.rootOver(nodes, h, s.height - h);
        if (s.phase == Phase.Ops && whole(s)) {
            s.ops = root;
            s.focus = root;
        }
        if (root != s.focus) revert Mismatch();
        s.phase = Phase(uint8(s.phase) + 1);
    }

    /// @notice PickNode and PickLeaf: an opened node.
    function pickNode(State memory s, uint32 child, Entry calldata node) internal view {
        if (s.phase == Phase.PickNode && hop(s.height) == s.height) revert Malformed();
        descend(s, child, node);
        s.phase = s.height == 0 ? Phase.Cells : Phase(uint8(s.phase) - 1);
    }

    /// @notice PickTile: part `part` of the interval.
    function pickTile(State memory s, uint32 part, uint32[] calldata sums) internal pure {
        uint256 n = cuts(s.tiles);
        if (sums.length != n || keccak256(abi.encodePacked(sums)) != s.focus) revert Mismatch();
        if (part > n) revert Malformed();
        if (part > 0) s.accBefore = sums[part - 1];
        if (part < n) s.accAfter = sums[part];
        (uint32 first, uint32 length) = _span(s.tiles, part, _part(s.tiles));
        s.tile += first;
        s.tiles = length;
        s.phase = length == 1 ? Phase.Prove : Phase.Sums;
    }

    /// @dev Values between the parts of an interval of n.
    function cuts(uint256 n) internal pure returns (uint256) {
        return _parts(n, _part(n)) - 1;
    }

    /// @dev Length of the parts of an interval of n.
    function _part(uint256 n) private pure returns (uint256) {
        return (n + FANOUT - 1) / FANOUT;
    }

    /// @dev The same of the disputed steps: the stride while the marks are to be opened.
    function _stepPart(State memory s) private pure returns (uint256) {
        return s.size != 0 ? s.size : _part(s.count);
    }

    /// @dev Parts of such a length in an interval of n.
    function _parts(uint256 n, uint256 length) private pure returns (uint256) {
        return (n + length - 1) / length;
    }

    /// @dev Where part i of an interval of n begins, and its length.
    function _span(uint256 n, uint256 i, uint256 length) private pure returns (uint32, uint32) {
        uint256 begin = i * length;
        return (uint32(begin), uint32(n - begin < length ? n - begin : length));
    }

    /// @dev Levels that one opening goes down of so many: all moves alike,
    /// none more than six.
    function hop(uint256 height) internal pure returns (uint256) {
        if (height == 0) return 0;
        uint256 moves = (height + 5) / 6;
        return (height + moves - 1) / moves;
    }

    /// @dev Hashes at the bottom of the tree under dispute.
    function _bottom(State memory s) private pure returns (uint256) {
        return s.phase == Phase.Leaves || s.phase == Phase.PickLeaf ? Trees.leavesOf(s.size) : s.opCount;
    }

    /// @dev Whether focus is still the root of the tree under dispute.
    function whole(State memory s) internal pure returns (bool) {
        return s.height == Trees.depth(_bottom(s));
    }

    /// @dev Nodes hop(height) levels below focus that stand over a hash.
    function _children(State memory s) private pure returns (uint256) {
        uint256 h = hop(s.height);
        uint256 below = s.height - h;
        uint256 n = ((_bottom(s) + (1 << below) - 1) >> below) - (uint256(s.index) << h);
        return n < 1 << h ? n : 1 << h;
    }

    /// @dev An opened root of the list that focus is the root of.
    function _listed(State memory s, Entry calldata e, uint256 i, uint256 n) private view returns (bytes32) {
        if (Trees.climb(e.value, i, n, e.path) != s.focus) revert Mismatch();
        return e.value;
    }

    function descend(State memory s, uint32 child, Entry calldata e) internal view {
        if (child >= _children(s)) revert Malformed();
        uint256 h = hop(s.height);
        if (Trees.climb(e.value, child, 1 << h, e.path) != s.focus) revert Mismatch();
        s.focus = e.value;
        s.index = uint32((uint256(s.index) << h) + child);
        s.height -= uint8(h);
    }
}
