// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Blocks} from "./Blocks.sol";
import {Float32} from "./Float32.sol";
import {Entry, Malformed, Mismatch, Packed, Ref, State, TileProof} from "./Game.sol";
import {Cursor, Input, Inputs} from "./Inputs.sol";
import {Operators, Shape} from "./Operators.sol";
import {Random} from "./Random.sol";
import {States} from "./States.sol";
import {Trees} from "./Trees.sol";

/// @title Computes the one tile that a game came down to
/// @notice An interpreter of the operators of docs/disputes.md §3 in the
/// arithmetic of docs/numerics.md, equal to package train/ir of the node bit
/// for bit. It keeps nothing; DisputeGame hands its own calldata on to it.
contract Referee {
    uint256 private constant INPUT_A = 0;
    uint256 private constant INPUT_B = 1;
    uint256 private constant INPUT_INIT = 2;
    uint256 private constant INPUT_WHEN = 3;
    uint256 private constant MAX_CONSTS = 16;
    uint256 private constant MAX_CODE = 64;
    // What a BATCH takes: a byte or the next one, or of an entry of a token file
    // the token, whether it counts, or whether a document starts there.
    uint256 private constant PART_NEXT = 1;
    uint256 private constant PART_TOKEN = 2;
    uint256 private constant PART_COUNTS = 3;
    uint256 private constant PART_STARTS = 4;
    uint256 private constant LOWEST_FLAG = 30;
    uint256 private constant MASK_TOKEN = (1 << 18) - 1;

    /// @dev An element of an operator, and what its encoding says of it; of a
    /// QUANTISE, its place in the block.
    struct Element {
        uint256 kind;
        uint256 lo;
        uint256 hi;
        bool init;
        bool when;
        int256 match_;
        uint256 place;
        Input[] inputs;
    }

    /// @notice Whether the tile under dispute is as the asserter says. Reverts
    /// with Malformed or Mismatch where the proof does not hold together.
    function proveTile(Packed calldata c, TileProof calldata p, Ref calldata) external view returns (bool) {
        Packed memory packed;
        State memory s;
        States.open(c, packed, s);
        if (Trees.trace(p.header) != s.trace || Trees.operator(p.encoding) != s.op) revert Mismatch();
        Shape memory shape = Operators.shape(p.encoding);
        if (Operators.hashes(shape.kind)) return _hash(s, p, shape.kind) == s.focus;
        uint256 claimed = s.allTiles > 1 ? s.accAfter : _bits(s, p.leaf);
        return _evaluate(s, p, shape) == claimed;
    }

    /// @dev The disputed cell of the disputed leaf.
    function _bits(State memory s, bytes calldata leaf) private pure returns (uint256) {
        uint256 cells = s.size - uint256(s.index) * Trees.LEAF_CELLS;
        if (cells > Trees.LEAF_CELLS) cells = Trees.LEAF_CELLS;
        if (leaf.length != 4 * cells) revert Malformed();
        if (Inputs.leafHash(s, leaf) != s.focus) revert Mismatch();
        uint256 pos = 4 * (uint256(s.cell) % Trees.LEAF_CELLS);
        bytes calldata b = leaf[pos:pos + 4];
        uint256 start;
        assembly ("memory-safe") {
            start := b.offset
        }
        return Inputs.cellAt(start);
    }

    function _evaluate(State memory s, TileProof calldata p, Shape memory shape) private view returns (uint256) {
        bytes calldata e = p.encoding;
        Cursor memory c = Cursor(shape.lo, Operators.coordinates(e, shape, s.cell), s.step);
        if (s.cell >= shape.cells) revert Malformed();
        if (shape.kind == Operators.BATCH) return _token(s, p, shape, c);
        Element memory x;
        x.kind = shape.kind;
        bool runs = shape.kind != Operators.MAP;
        if (shape.kind == Operators.QUANTISE) _quantiseFront(e, shape, c, x);
        else if (runs) _chainFront(e, shape, c, x);
        x.inputs = Inputs.parse(e, c, runs);
        Inputs.Leaf[] memory leaves = Inputs.open(s, p.header, x.inputs, p.inputs);
        if (!runs) return _map(e, c, x, leaves);
        if (c.pos != e.length) revert Malformed();
        _checkRoles(x);
        return _chain(s, x, leaves);
    }

    function _chainFront(bytes calldata e, Shape memory shape, Cursor memory c, Element memory x) private pure {
        (x.lo, x.hi) = Operators.bounds(e, shape, c.coordinates);
        uint256 init = Operators.u8(e, c.pos + 12);
        uint256 when = Operators.u8(e, c.pos + 13);
        if (init > 1 || when > 1) revert Malformed();
        x.init = init == 1;
        x.when = when == 1;
        // The blocks of X8 start at k = 0: form, dimension and argument of lo
        // are zero.
        if (x.kind == Operators.X8 && (Operators.u8(e, c.pos) | Operators.u32(e, c.pos + 2)) != 0) revert Malformed();
        // A maximum starts from its first term, so it has neither.
        if (x.when && x.kind != Operators.ADD && x.kind != Operators.FMA) revert Malformed();
        if (x.kind == Operators.MAX && x.init) revert Malformed();
        c.pos += 14;
        if (x.when) (x.match_, ) = Inputs.linear(e, c, false);
    }

    /// @dev Exactly the inputs that the chain has, in their order.
    function _checkRoles(Element memory x) private pure {
        uint256 wanted = 1 << INPUT_A;
        if (x.kind == Operators.FMA || x.kind == Operators.X8) wanted |= 1 << INPUT_B;
        if (x.init) wanted |= 1 << INPUT_INIT;
        if (x.when) wanted |= 1 << INPUT_WHEN;
        uint256 got = 0;
        for (uint256 i = 0; i < x.inputs.length; i++) {
            Input memory in_ = x.inputs[i];
            if (in_.number > INPUT_WHEN || (in_.number == INPUT_INIT && in_.stride != 0)) revert Malformed();
            bool blocks = x.kind == Operators.QUANTISE || (x.kind == Operators.X8 && in_.number <= INPUT_B);
            if (blocks && (in_.stride != 1 || in_.guarded)) revert Malformed();
            got |= 1 << in_.number;
        }
        if (got != wanted) revert Malformed();
    }

    function _chain(State memory s, Element memory x, Inputs.Leaf[] memory leaves) private pure returns (uint256) {
        if (x.kind == Operators.QUANTISE && x.place >= Blocks.USED) return 0;
        uint256 size = Operators.tile(x.kind, x.lo, x.hi, s.isPrivate);
        uint256 first = x.lo + uint256(s.tile) * size;
        if (first >= x.hi && s.tile != 0) revert Malformed();
        uint256 n = first >= x.hi ? 0 : x.hi - first;
        if (n > size) n = size;
        uint256 acc = s.accBefore;
        if (s.tile == 0) acc = _start(x, leaves);
        if (x.kind == Operators.ADD) return _sum(x, leaves, acc, first, n);
        if (x.kind == Operators.X8) {
            if (n == 0) return acc;
            return Blocks.chain(Inputs.blockOf(leaves, x.inputs[0], s.tile), Inputs.blockOf(leaves, x.inputs[1], s.tile), acc);
        }
        uint256[] memory a = Inputs.row(leaves, x.inputs[0], first, n);
        if (x.kind == Operators.MAX) {
            for (uint256 i = 0; i < n; i++) if (Float32.lt(acc, a[i])) acc = a[i];
            return acc;
        }
        if (x.kind == Operators.QUANTISE) return Blocks.cell(a, x.place);
        uint256[] memory b = Inputs.row(leaves, x.inputs[1], first, n);
        if (x.when) _keep(x, leaves, a, b, first);
        return Float32.dot(a, b, acc);
    }

    /// @dev Leaves of the factors a and b only those of the terms that an FMA has:
    /// where input 3 is as `match` says.
    function _keep(
        Element memory x,
        Inputs.Leaf[] memory leaves,
        uint256[] memory a,
        uint256[] memory b,
        uint256 first
    ) private pure {
        uint256[] memory w = Inputs.row(leaves, x.inputs[x.inputs.length - 1], first, a.length);
        uint256 n = 0;
        for (uint256 i = 0; i < w.length; i++) {
            if (int256(w[i]) != x.match_) continue;
            a[n] = a[i];
            b[n++] = b[i];
        }
        assembly ("memory-safe") {
            mstore(a, n)
            mstore(b, n)
        }
    }

    /// @dev What stands before the inputs of a QUANTISE: its block is all the
    /// terms that an element runs over.
    function _quantiseFront(bytes calldata e, Shape memory shape, Cursor memory c, Element memory x) private pure {
        uint256 depth = Operators.u32(e, c.pos);
        c.pos += 4;
        // The last dimensions are the blocks of a row, at least one, and a block's
        // cells. Rank 1 has no place for the first, and reverts.
        if (Operators.u32(e, shape.lo - 4) != Blocks.CELLS) revert Malformed();
        if (Operators.u32(e, shape.lo - 8) != (depth + Operators.TILE - 1) / Operators.TILE) revert Malformed();
        x.place = c.coordinates[shape.rank - 1];
        x.lo = Operators.TILE * c.coordinates[shape.rank - 2];
        x.hi = depth;
    }

    function _start(Element memory x, Inputs.Leaf[] memory leaves) private pure returns (uint256) {
        if (x.kind == Operators.MAX) {
            if (x.lo >= x.hi) revert Malformed();
            return Inputs.read(leaves, x.inputs[0], int256(x.lo), 0);
        }
        if (!x.init) return 0;
        // Input 2 is the last but when's.
        return Inputs.read(leaves, x.inputs[x.inputs.length - (x.when ? 2 : 1)], 0, 0);
    }

    function _sum(
        Element memory x,
        Inputs.Leaf[] memory leaves,
        uint256 acc,
        uint256 first,
        uint256 n
    ) private pure returns (uint256) {
        if (!x.when) {
            uint256[] memory a = Inputs.row(leaves, x.inputs[0], first, n);
            for (uint256 i = 0; i < n; i++) acc = Float32.add(acc, a[i]);
            return acc;
        }
        uint256[] memory w = Inputs.row(leaves, x.inputs[x.inputs.length - 1], first, n);
        for (uint256 i = 0; i < n; i++) {
            if (int256(w[i]) != x.match_) continue;
            acc = Float32.add(acc, Inputs.read(leaves, x.inputs[0], int256(first + i), 0));
        }
        return acc;
    }

    function _token(
        State memory s,
        TileProof calldata p,
        Shape memory shape,
        Cursor memory c
    ) private view returns (uint256) {
        bytes calldata e = p.encoding;
        uint256 micro = Operators.u32(e, c.pos);
        uint256 part = Operators.u32(e, c.pos + 4);
        if (shape.rank != 2 || part > PART_STARTS || Operators.u8(e, c.pos + 8) != 0) revert Malformed();
        if (e.length != c.pos + 9) revert Malformed();
        Inputs.Leaf[] memory leaves = Inputs.open(s, p.header, new Input[](0), p.inputs);
        (uint256 row, uint256 column) = (c.coordinates[0], c.coordinates[1]);
        if (part == PART_NEXT) column++;
        uint256 pos = Random.dataAt(p.header, s.step, micro, row, column, part >= PART_TOKEN);
        uint256 cell = Inputs.dataCell(leaves, pos / 4) >> (8 * (pos % 4));
        if (part <= PART_NEXT) return cell & 0xff;
        if (part == PART_TOKEN) return cell & MASK_TOKEN;
        return (cell >> (LOWEST_FLAG + part - PART_COUNTS)) & 1;
    }

    /// @dev Runs the code of a MAP on a stack in memory.
    function _map(
        bytes calldata e,
        Cursor memory c,
        Element memory x,
        Inputs.Leaf[] memory leaves
    ) private pure returns (uint256) {
        uint256[] memory cells = new uint256[](x.inputs.length);
        for (uint256 i = 0; i < cells.length; i++) {
            Input memory in_ = x.inputs[i];
            cells[i] = Inputs.read(leaves, in_, 0, in_.gather == 0 ? 0 : cells[in_.gather - 1]);
        }
        uint256 consts = Operators.u8(e, c.pos);
        uint256 codeAt = c.pos + 2 + 4 * consts;
        uint256 length = Operators.u8(e, codeAt - 1);
        if (consts > MAX_CONSTS || length == 0 || length > MAX_CODE || e.length != codeAt + length) revert Malformed();
        uint256[] memory stack = new uint256[](MAX_CODE);
        uint256 n = 0;
        for (uint256 i = 0; i < length; i++) {
            uint256 code = uint8(e[codeAt + i]);
            uint256 arg = code & 15;
            uint256 v;
            if (code < 0x10) {
                if (arg >= cells.length) revert Malformed();
                v = cells[arg];
            } else if (code < 0x20) {
                if (arg >= consts) revert Malformed();
                v = Operators.u32(e, c.pos + 1 + 4 * arg);
            } else if (code < 0x30) {
                if (arg >= c.coordinates.length) revert Malformed();
                v = c.coordinates[arg];
            } else if (code >= 0x40 && code < 0x50) {
                if (arg >= n) revert Malformed();
                v = stack[n - 1 - arg];
            } else {
                n = _instruction(code, stack, n);
                continue;
            }
            stack[n++] = v;
        }
        if (n != 1) revert Malformed();
        return stack[0];
    }

    /// @dev An instruction that takes cells off the stack.
    /// @return The number of cells afterwards.
    function _instruction(uint256 code, uint256[] memory t, uint256 n) private pure returns (uint256) {
        if (code == 0x50) {
            if (n == 0) revert Malformed();
            return n - 1;
        }
        if (code < 0x30 || code > 0x3b) revert Malformed();
        uint256 takes = code <= 0x33 ? 2 : code >= 0x39 ? 4 : code == 0x35 ? 3 : 1;
        if (n < takes) revert Malformed();
        n -= takes;
        uint256 a = t[n];
        if (takes == 1) t[n] = _unary(code, a);
        else if (takes == 2) t[n] = _binary(code, a, t[n + 1]);
        else if (takes == 3) t[n] = Float32.fma(a, t[n + 1], t[n + 2]);
        else t[n] = _chooses(code, a, t[n + 1]) ? t[n + 2] : t[n + 3];
        return n + 1;
    }

    function _unary(uint256 code, uint256 a) private pure returns (uint256) {
        if (code == 0x34) return Float32.sqrt(a);
        if (code == 0x36) return Float32.neg(a);
        if (code == 0x37) return Float32.exp(a);
        return Float32.log(a);
    }

    function _binary(uint256 code, uint256 a, uint256 b) private pure returns (uint256) {
        if (code == 0x30) return Float32.add(a, b);
        if (code == 0x31) return Float32.sub(a, b);
        if (code == 0x32) return Float32.mul(a, b);
        return Float32.div(a, b);
    }

    function _chooses(uint256 code, uint256 a, uint256 b) private pure returns (bool) {
        if (code == 0x39) return Float32.le(a, b);
        return code == 0x3a ? a == b : a < b;
    }

    /// @dev What an operator that hashes gives: a tensor's hash, a node of the
    /// state's tree, or the state's root after the step.
    function _hash(State memory s, TileProof calldata p, uint256 kind) private view returns (bytes32) {
        bytes calldata e = p.encoding;
        if (kind == Operators.TENSOR) {
            if (e.length != 45) revert Malformed();
            return Trees.tensor(bytes32(e[5:37]), Operators.u32(e, 37), _output(s, p, 0, 1, Operators.u32(e, 41)));
        }
        uint256 left = Operators.u32(e, 5);
        if (kind == Operators.STATE) {
            if (e.length != 9) revert Malformed();
            return Trees.state(p.header, uint256(s.step) + 1, _output(s, p, 0, 1, left));
        }
        uint256 right = Operators.u32(e, 9);
        if (right == type(uint32).max) {
            if (e.length != 45) revert Malformed();
            return Trees.node(_output(s, p, 0, 1, left), bytes32(e[13:45]));
        }
        if (e.length != 13) revert Malformed();
        return Trees.node(_output(s, p, 0, 2, left), _output(s, p, 1, 2, right));
    }

    /// @dev Number i of the output roots brought, checked to be operator id's.
    function _output(
        State memory s,
        TileProof calldata p,
        uint256 i,
        uint256 count,
        uint256 id
    ) private view returns (bytes32) {
        if (p.roots.length != count) revert Malformed();
        Entry calldata r = p.roots[i];
        if (Trees.climb(r.value, id, s.opCount, r.path) != s.ops) revert Mismatch();
        return r.value;
    }
}
