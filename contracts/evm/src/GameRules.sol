// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Entry, Header, Links, Malformed, Mismatch, Operator, Phase, Record, Ref, State} from "./Game.sol";
import {Operators, Shape} from "./Operators.sol";
import {Trees} from "./Trees.sol";

/// @title The moves of the game: docs/disputes.md §4
/// @notice The same rules as zkproof/dispute of the node. Each takes the state
/// before a move and returns the one after it; whose turn it is, clocks and
/// money are DisputeGame's, which hands its own calldata on. It keeps nothing.
contract GameRules {
    /// @dev Values that one opening holds at most.
    uint256 private constant FANOUT = 64;

    /// @notice Steps: the state roots at the ends of the interval's parts.
    function openSteps(State calldata c, bytes32[] calldata roots) external view returns (State memory s) {
        s = c;
        if (roots.length != _cuts(s.count)) revert Malformed();
        s.focus = Trees.rootOver(roots, Trees.depth(roots.length), 0);
        s.phase = Phase.PickStep;
    }

    /// @notice PickStep: part `part` of the interval, with the roots at its
    /// ends; a path is not read where the part has no opened root.
    function pickStep(State calldata c, uint32 part, Entry calldata left, Entry calldata right) external view returns (State memory s) {
        s = c;
        uint256 n = _cuts(s.count);
        if (part > n) revert Malformed();
        if (part > 0) s.before = _listed(s, left, part - 1, n);
        else if (left.value != 0 || left.path.length != 0) revert Malformed();
        if (part < n) s.afterRoot = _listed(s, right, part, n);
        else if (right.value != 0 || right.path.length != 0) revert Malformed();
        (uint32 first, uint32 length) = _span(s.count, part);
        s.step += first;
        s.count = length;
        s.phase = Phase.Steps;
        if (length == 1) (s.phase, s.height, s.index) = (Phase.Ops, uint8(Trees.depth(s.opCount)), 0);
    }

    /// @notice Ops and Leaves: the nodes some levels below the disputed one.
    function openNodes(State calldata c, bytes32[] calldata nodes) external view returns (State memory s) {
        s = c;
        if (nodes.length != _children(s)) revert Malformed();
        uint256 h = _hop(s.height);
        bytes32 root = Trees.rootOver(nodes, h, s.height - h);
        if (s.phase == Phase.Ops && _whole(s)) {
            s.ops = root;
            s.focus = root;
        }
        if (root != s.focus) revert Mismatch();
        s.phase = Phase(uint8(s.phase) + 1);
    }

    /// @notice PickNode and PickLeaf: an opened node.
    function pickNode(State calldata c, uint32 child, Entry calldata node) external view returns (State memory s) {
        s = c;
        if (s.phase == Phase.PickNode && _hop(s.height) == s.height) revert Malformed();
        _descend(s, child, node);
        s.phase = s.height == 0 ? Phase.Cells : Phase(uint8(s.phase) - 1);
    }

    /// @notice PickNode: an opened node that is an operator's output root.
    function pickOp(
        State calldata c,
        uint32 child,
        Entry calldata node,
        Operator calldata o,
        Header calldata h
    ) external view returns (State memory s) {
        s = c;
        if (_hop(s.height) != s.height) revert Malformed();
        _descend(s, child, node);
        Shape memory shape = _operator(s, h, o, s.index);
        s.opIndex = s.index;
        s.size = uint32(shape.cells);
        if (shape.kind >= Operators.TENSOR) {
            s.phase = Phase.Prove;
            s.tiles = 1;
            s.allTiles = 1;
            return s;
        }
        s.height = uint8(Trees.depth(Trees.leavesOf(s.size)));
        s.index = 0;
        s.phase = s.height == 0 ? Phase.Cells : Phase.Leaves;
    }

    /// @notice PickNode at the whole tree: what operator `index` gives is not
    /// what the record or the state after the step says.
    function pickLink(State calldata c, int32 link, uint32 index, Operator calldata o, Header calldata h) external view returns (State memory s) {
        s = c;
        if (!_whole(s)) revert Malformed();
        Shape memory shape = _operator(s, h, o, index);
        if (link == Links.STATE ? index != s.opCount - 1 : (link == Links.NONE || shape.writes != link)) revert Malformed();
        s.link = link;
        s.opIndex = index;
        s.phase = Phase.ProveLink;
    }

    /// @notice Cells: the bytes of the disputed leaf.
    function openCells(State calldata c, bytes calldata data) external pure returns (State memory s) {
        s = c;
        _checkLeaf(s, data);
        s.phase = Phase.PickCell;
    }

    /// @notice PickCell: a cell of the leaf.
    function pickCell(State calldata c, uint32 cell, bytes calldata encoding) external pure returns (State memory s) {
        s = c;
        uint256 place = uint256(s.index) * Trees.LEAF_CELLS + cell;
        if (cell >= Trees.LEAF_CELLS || place >= s.size) revert Malformed();
        if (Trees.operator(encoding) != s.op) revert Mismatch();
        s.cell = uint32(place);
        s.tile = 0;
        s.tiles = Operators.tiles(encoding, place);
        s.allTiles = s.tiles;
        s.phase = s.tiles > 1 ? Phase.Sums : Phase.Prove;
    }

    /// @notice Sums: the accumulator's bits at the ends of the interval's parts;
    /// the first time the disputed leaf again, later nothing.
    function openSums(State calldata c, uint32[] calldata sums, bytes calldata leaf) external pure returns (State memory s) {
        s = c;
        if (sums.length != _cuts(s.tiles)) revert Malformed();
        if (s.tiles == s.allTiles) s.accAfter = _bits(s, leaf);
        else if (leaf.length != 0) revert Malformed();
        s.focus = keccak256(abi.encodePacked(sums));
        s.phase = Phase.PickTile;
    }

    /// @notice PickTile: part `part` of the interval.
    function pickTile(State calldata c, uint32 part, uint32[] calldata sums) external pure returns (State memory s) {
        s = c;
        uint256 n = _cuts(s.tiles);
        if (sums.length != n || keccak256(abi.encodePacked(sums)) != s.focus) revert Mismatch();
        if (part > n) revert Malformed();
        if (part > 0) s.accBefore = sums[part - 1];
        if (part < n) s.accAfter = sums[part];
        (uint32 first, uint32 length) = _span(s.tiles, part);
        s.tile += first;
        s.tiles = length;
        s.phase = length == 1 ? Phase.Prove : Phase.Sums;
    }

    /// @notice ProveLink: whether the output root that was opened for the
    /// operator is what the state after the step, or the record, says.
    function proveLink(
        State calldata s,
        Header calldata h,
        Entry calldata output,
        Record calldata record,
        Ref calldata
    ) external view returns (bool) {
        if (Trees.trace(h) != s.trace) revert Mismatch();
        if (Trees.climb(output.value, s.opIndex, s.opCount, output.path) != s.ops) revert Mismatch();
        return s.link == Links.STATE ? output.value == s.afterRoot : _linked(s, output.value, record);
    }

    /// @dev Values between the parts of an interval of n.
    function _cuts(uint256 n) private pure returns (uint256) {
        uint256 length = (n + FANOUT - 1) / FANOUT;
        return (n + length - 1) / length - 1;
    }

    /// @dev Where part i of an interval of n begins, and its length.
    function _span(uint256 n, uint256 i) private pure returns (uint32 first, uint32 length) {
        uint256 part = (n + FANOUT - 1) / FANOUT;
        uint256 begin = i * part;
        return (uint32(begin), uint32(n - begin < part ? n - begin : part));
    }

    /// @dev Levels that one opening goes down of so many: all moves alike,
    /// none more than five.
    function _hop(uint256 height) private pure returns (uint256) {
        if (height == 0) return 0;
        uint256 moves = (height + 4) / 5;
        return (height + moves - 1) / moves;
    }

    /// @dev Hashes at the bottom of the tree under dispute.
    function _bottom(State memory s) private pure returns (uint256) {
        return s.phase == Phase.Leaves || s.phase == Phase.PickLeaf ? Trees.leavesOf(s.size) : s.opCount;
    }

    /// @dev Whether focus is still the root of the tree under dispute.
    function _whole(State memory s) private pure returns (bool) {
        return s.height == Trees.depth(_bottom(s));
    }

    /// @dev Nodes hop(height) levels below focus that stand over a hash.
    function _children(State memory s) private pure returns (uint256) {
        uint256 h = _hop(s.height);
        uint256 below = s.height - h;
        uint256 n = ((_bottom(s) + (1 << below) - 1) >> below) - (uint256(s.index) << h);
        return n < 1 << h ? n : 1 << h;
    }

    function _linked(State calldata s, bytes32 output, Record calldata r) private view returns (bool) {
        bytes32 hash = Trees.segment(r.segment);
        if (keccak256(abi.encode(r.lease, r.segment.index, hash)) != s.claim) revert Mismatch();
        bytes32 root = Trees.climb(
            Trees.record(r.line),
            s.step - r.segment.firstStep,
            r.segment.steps,
            r.path
        );
        if (Trees.log(r.segment.steps, root) != r.segment.log) revert Mismatch();
        // Little-endian: the step, a reserved word of zero, loss, norm.
        uint256 step = _little(r.line, 0);
        bytes4 cell = s.link == Links.LOSS ? bytes4(r.line << 64) : bytes4(r.line << 96);
        return step == s.step && bytes4(r.line << 32) == 0 && Trees.leafOfOne(cell) == output;
    }

    function _little(bytes16 b, uint256 i) private pure returns (uint256) {
        return
            uint256(uint8(b[i])) |
            (uint256(uint8(b[i + 1])) << 8) |
            (uint256(uint8(b[i + 2])) << 16) |
            (uint256(uint8(b[i + 3])) << 24);
    }

    /// @dev An opened root of the list that focus is the root of.
    function _listed(State memory s, Entry calldata e, uint256 i, uint256 n) private view returns (bytes32) {
        if (Trees.climb(e.value, i, n, e.path) != s.focus) revert Mismatch();
        return e.value;
    }

    function _descend(State memory s, uint32 child, Entry calldata e) private view {
        if (child >= _children(s)) revert Malformed();
        uint256 h = _hop(s.height);
        if (Trees.climb(e.value, child, 1 << h, e.path) != s.focus) revert Mismatch();
        s.focus = e.value;
        s.index = uint32((uint256(s.index) << h) + child);
        s.height -= uint8(h);
    }

    /// @dev Checks that o is operator `index` of the plan; keeps its hash.
    function _operator(
        State memory s,
        Header calldata h,
        Operator calldata o,
        uint32 index
    ) private view returns (Shape memory) {
        if (Trees.trace(h) != s.trace) revert Mismatch();
        s.op = Trees.operator(o.encoding);
        if (Trees.climb(s.op, index, h.opCount, o.path) != h.ops) revert Mismatch();
        return Operators.shape(o.encoding);
    }

    function _checkLeaf(State memory s, bytes calldata data) private pure {
        uint256 cells = s.size - uint256(s.index) * Trees.LEAF_CELLS;
        if (cells > Trees.LEAF_CELLS) cells = Trees.LEAF_CELLS;
        if (data.length != 4 * cells) revert Malformed();
        if (Trees.leaf(data) != s.focus) revert Mismatch();
    }

    function _bits(State memory s, bytes calldata data) private pure returns (uint32) {
        _checkLeaf(s, data);
        uint256 p = 4 * (uint256(s.cell) % Trees.LEAF_CELLS);
        return
            uint32(uint8(data[p])) |
            (uint32(uint8(data[p + 1])) << 8) |
            (uint32(uint8(data[p + 2])) << 16) |
            (uint32(uint8(data[p + 3])) << 24);
    }
}
