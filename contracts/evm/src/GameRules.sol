// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Entry, Header, Links, Malformed, Mismatch, Operator, Packed, Phase, Record, Ref, State} from "./Game.sol";
import {GameMoves} from "./GameMoves.sol";
import {Operators, Shape} from "./Operators.sol";
import {States} from "./States.sol";
import {Trees} from "./Trees.sol";

/// @title The moves of the game that read an operator: docs/disputes.md §4
/// @notice Each takes the state before a move and returns the one after it.
/// DisputeGame hands its own calldata on, and keeps whose turn it is, clocks
/// and money to itself. It keeps nothing.
contract GameRules {
    /// @notice PickNode: an opened node that is an operator's output root.
    function pickOp(
        Packed calldata c,
        uint32 child,
        Entry calldata node,
        Operator calldata o,
        Header calldata h
    ) external view returns (Packed memory p) {
        State memory s;
        States.open(c, p, s);
        if (GameMoves.hop(s.height) != s.height) revert Malformed();
        GameMoves.descend(s, child, node);
        Shape memory shape = _operator(s, h, o, s.index);
        s.opIndex = s.index;
        s.size = uint32(shape.cells);
        if (Operators.hashes(shape.kind)) {
            s.phase = Phase.Prove;
            s.tiles = 1;
            s.allTiles = 1;
        } else {
            s.height = uint8(Trees.depth(Trees.leavesOf(s.size)));
            s.index = 0;
            s.phase = s.height == 0 ? Phase.Cells : Phase.Leaves;
        }
        States.update(p, s);
    }

    /// @notice PickNode at the whole tree: what operator `index` gives is not
    /// what the record or the state after the step says.
    function pickLink(Packed calldata c, int32 link, uint32 index, Operator calldata o, Header calldata h) external view returns (Packed memory p) {
        State memory s;
        States.open(c, p, s);
        if (!GameMoves.whole(s)) revert Malformed();
        Shape memory shape = _operator(s, h, o, index);
        if (link == Links.STATE ? index != s.opCount - 1 : (link == Links.NONE || shape.writes != link)) revert Malformed();
        s.link = link;
        s.opIndex = index;
        s.phase = Phase.ProveLink;
        States.update(p, s);
    }

    /// @notice Cells: the bytes of the disputed leaf.
    function openCells(Packed calldata c, bytes calldata data) external view returns (Packed memory p) {
        State memory s;
        States.open(c, p, s);
        _checkLeaf(s, data);
        s.phase = Phase.PickCell;
        States.update(p, s);
    }

    /// @notice PickCell: a cell of the leaf.
    function pickCell(Packed calldata c, uint32 cell, bytes calldata encoding) external pure returns (Packed memory p) {
        State memory s;
        States.open(c, p, s);
        uint256 place = uint256(s.index) * Trees.LEAF_CELLS + cell;
        if (cell >= Trees.LEAF_CELLS || place >= s.size) revert Malformed();
        if (Trees.operator(encoding) != s.op) revert Mismatch();
        s.cell = uint32(place);
        s.tile = 0;
        s.tiles = Operators.tiles(encoding, place, s.isPrivate);
        s.allTiles = s.tiles;
        s.phase = s.tiles > 1 ? Phase.Sums : Phase.Prove;
        States.update(p, s);
    }

    /// @notice Sums: the accumulator's bits at the ends of the interval's parts;
    /// the first time the disputed leaf again, later nothing.
    function openSums(Packed calldata c, uint32[] calldata sums, bytes calldata leaf) external view returns (Packed memory p) {
        State memory s;
        States.open(c, p, s);
        if (sums.length != GameMoves.cuts(s.tiles)) revert Malformed();
        if (s.tiles == s.allTiles) s.accAfter = _bits(s, leaf);
        else if (leaf.length != 0) revert Malformed();
        s.focus = keccak256(abi.encodePacked(sums));
        s.phase = Phase.PickTile;
        States.update(p, s);
    }

    /// @notice ProveLink: whether the output root that was opened for the
    /// operator is what the state after the step, or the record, says.
    function proveLink(
        Packed calldata c,
        Header calldata h,
        Entry calldata output,
        Record calldata record,
        Ref calldata claim
    ) external view returns (bool) {
        Packed memory p;
        State memory s;
        States.open(c, p, s);
        if (Trees.trace(h) != s.trace) revert Mismatch();
        if (Trees.climb(output.value, s.opIndex, s.opCount, output.path) != s.ops) revert Mismatch();
        return s.link == Links.STATE ? output.value == s.afterRoot : _linked(s, output.value, record, claim);
    }

    function _linked(
        State memory s,
        bytes32 output,
        Record calldata r,
        Ref calldata claim
    ) private view returns (bool) {
        if (keccak256(abi.encode(claim)) != s.claim || Trees.segment(r.segment) != claim.hash) revert Mismatch();
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
        return step == s.step && bytes4(r.line << 32) == 0 && _leafOfOne(cell) == output;
    }

    function _little(bytes16 b, uint256 i) private pure returns (uint256) {
        return
            uint256(uint8(b[i])) |
            (uint256(uint8(b[i + 1])) << 8) |
            (uint256(uint8(b[i + 2])) << 16) |
            (uint256(uint8(b[i + 3])) << 24);
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

    /// @dev The hash of a leaf of an operator's output.
    function _leaf(bytes calldata cells) internal view virtual returns (bytes32) {
        return Trees.leaf(cells);
    }

    /// @dev The same of an output of one cell.
    function _leafOfOne(bytes4 cell) internal view virtual returns (bytes32) {
        return Trees.leafOfOne(cell);
    }

    function _checkLeaf(State memory s, bytes calldata data) private view {
        uint256 cells = s.size - uint256(s.index) * Trees.LEAF_CELLS;
        if (cells > Trees.LEAF_CELLS) cells = Trees.LEAF_CELLS;
        if (data.length != 4 * cells) revert Malformed();
        if (_leaf(data) != s.focus) revert Mismatch();
    }

    function _bits(State memory s, bytes calldata data) private view returns (uint32) {
        _checkLeaf(s, data);
        uint256 p = 4 * (uint256(s.cell) % Trees.LEAF_CELLS);
        return
            uint32(uint8(data[p])) |
            (uint32(uint8(data[p + 1])) << 8) |
            (uint32(uint8(data[p + 2])) << 16) |
            (uint32(uint8(data[p + 3])) << 24);
    }
}
