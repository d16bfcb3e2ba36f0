// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Header, Malformed, Mismatch, Opening, Packed, Ref, State, TileProof} from "./Game.sol";
import {Blocks} from "./Blocks.sol";
import {Cursor, Input, Inputs} from "./Inputs.sol";
import {IProofVerifier} from "./IProofVerifier.sol";
import {Operators, Shape} from "./Operators.sol";
import {Poseidon2} from "./Poseidon2.sol";
import {Referee} from "./Referee.sol";
import {States} from "./States.sol";
import {Trees} from "./Trees.sol";

/// @notice A leaf that an operand reads, by its hash alone.
/// @param hash Of its cells; the proof shows what they are.
/// @param path To the root over the tensor's leaves.
/// @param header Of a tensor of the state or a table.
/// @param top From there to the root that both sides agree on.
struct SealedLeaf {
    uint32 leaf;
    bytes32 hash;
    bytes32[] path;
    bytes32 header;
    bytes32[] top;
}

/// @notice What shows a tile of a product over private data.
/// @param sealed_ The first and the last leaf of operand a's terms, then of b's;
/// where both are one leaf, the second only repeats its number and hash.
/// @param init The leaf of input 2 where the first tile starts from one, opened;
/// else none.
/// @param leaf Where the operator has one tile: the disputed leaf.
/// @param proof As the verifier contract takes it.
struct PrivateProof {
    Header header;
    bytes encoding;
    SealedLeaf[4] sealed_;
    Opening[] init;
    bytes leaf;
    bytes proof;
}

/// @title Decides the last tile of a game about private data
/// @notice docs/disputes.md §6. Leaves are hashed with Poseidon2, so that a
/// Groth16 proof can open them; this contract climbs from their hashes to the
/// roots that both sides agree on, says which terms the tile has, and passes
/// both to the verifier of the operator's kind: one for tiles of FMA, one for the
/// blocks of X8. It keeps nothing; DisputeGame hands its own calldata on
/// to it.
contract PrivateReferee {
    /// @notice Version of the context of proofs.
    bytes32 public constant CONTEXT = "infernet/context/1";
    uint256 private constant INPUT_INIT = 2;

    /// @notice Checks the proofs of tiles of FMA.
    IProofVerifier public immutable verifier;
    /// @notice SHA-256 of its verifying key.
    bytes32 public immutable keyHash;
    /// @notice Checks the proofs of tiles of X8.
    IProofVerifier public immutable blockVerifier;
    /// @notice SHA-256 of its verifying key.
    bytes32 public immutable blockKeyHash;
    /// @notice Computes tiles whose leaves are opened.
    Referee public immutable referee;

    /// @notice The verifier holds another key.
    error WrongKey(bytes32 held);

    /// @dev A tile: the `cells` that it reads of each operand, from k = `first` on,
    /// how many terms a proof counts in them, and the accumulator's bits.
    struct Tile {
        bool blocks;
        uint256 first;
        uint256 cells;
        uint256 terms;
        uint256 before;
        uint256 afterwards;
    }

    constructor(
        IProofVerifier verifier_,
        bytes32 keyHash_,
        IProofVerifier blockVerifier_,
        bytes32 blockKeyHash_,
        Referee referee_
    ) {
        if (verifier_.keyHash() != keyHash_) revert WrongKey(verifier_.keyHash());
        if (blockVerifier_.keyHash() != blockKeyHash_) revert WrongKey(blockVerifier_.keyHash());
        verifier = verifier_;
        keyHash = keyHash_;
        blockVerifier = blockVerifier_;
        blockKeyHash = blockKeyHash_;
        referee = referee_;
    }

    /// @notice The hash of a leaf of private data.
    function leafHash(bytes calldata cells) external pure returns (bytes32) {
        return Poseidon2.leaf(cells);
    }

    /// @notice What the Referee says of a tile whose leaves are opened: of every
    /// operator, if the asserter wants.
    function proveTile(Packed calldata c, TileProof calldata p, Ref calldata r) external view returns (bool) {
        return referee.proveTile(c, p, r);
    }

    /// @notice Whether the proof shows that the tile under dispute is as the
    /// asserter says. Reverts where it does not, or does not hold together: a
    /// false tile has no proof, and its asserter loses by the clock.
    /// @param proof abi.encode of a PrivateProof.
    function provePrivate(Packed calldata c, bytes calldata proof, Ref calldata r) external view returns (bool) {
        PrivateProof calldata p;
        assembly ("memory-safe") {
            p := add(proof.offset, 0x20) // behind the offset of the struct itself
        }
        (uint256[] memory public_, bool blocks) = _statement(c, p, r);
        return (blocks ? blockVerifier : verifier).verify(p.proof, public_);
    }

    /// @notice The public inputs that a proof of this tile must have.
    function publicInputs(
        Packed calldata c,
        PrivateProof calldata p,
        Ref calldata r
    ) external view returns (uint256[] memory public_) {
        (public_, ) = _statement(c, p, r);
    }

    /// @dev Those, and whether they are about blocks. One leaf holds a block, two
    /// the terms of an FMA.
    function _statement(
        Packed calldata c,
        PrivateProof calldata p,
        Ref calldata r
    ) private view returns (uint256[] memory public_, bool blocks) {
        Packed memory packed;
        State memory s;
        States.open(c, packed, s);
        if (Trees.trace(p.header) != s.trace || Trees.operator(p.encoding) != s.op) revert Mismatch();
        (Tile memory t, Input[] memory ins) = _tile(s, p);
        blocks = t.blocks;
        uint256 step = blocks ? 2 : 1;
        public_ = new uint256[](1 + 4 / step);
        public_[0] = _place(s, p, ins, t) | (uint256(uint128(_context(s, r, blocks))) << 112);
        for (uint256 i = 1; i < public_.length; i++) public_[i] = uint256(p.sealed_[(i - 1) * step].hash);
    }

    /// @dev The game and the place in it that a proof is for; the caller is the
    /// game's contract.
    function _context(State memory s, Ref calldata r, bool blocks) private view returns (bytes16) {
        bytes32 game = keccak256(abi.encode(s.claim, s.challenger));
        bytes memory words = abi.encode(
            CONTEXT,
            block.chainid,
            msg.sender,
            game,
            s.trace,
            r.segment,
            s.step,
            s.opIndex,
            s.cell,
            s.tile,
            blocks ? blockKeyHash : keyHash,
            s.asserter
        );
        return bytes16(sha256(words));
    }

    function _tile(
        State memory s,
        PrivateProof calldata p
    ) private view returns (Tile memory t, Input[] memory ins) {
        bytes calldata e = p.encoding;
        Shape memory shape = Operators.shape(e);
        t.blocks = shape.kind == Operators.X8;
        if (!t.blocks && shape.kind != Operators.FMA) revert Malformed();
        if (s.cell >= shape.cells) revert Malformed();
        Cursor memory c = Cursor(shape.lo + 12, Operators.coordinates(e, shape, s.cell), s.step);
        (uint256 lo, uint256 hi) = Operators.bounds(e, shape, c.coordinates);
        uint256 init = Operators.u8(e, c.pos);
        if (init > 1 || Operators.u8(e, c.pos + 1) != 0) revert Malformed();
        c.pos += 2;
        ins = Inputs.parse(e, c, true);
        if (c.pos != e.length || ins.length != 2 + init || ins[0].number != 0 || ins[1].number != 1) revert Malformed();
        if (init == 1 && (ins[2].number != INPUT_INIT || ins[2].stride != 0)) revert Malformed();
        // The blocks of X8 start at k = 0: form, dimension and argument of lo
        // are zero.
        if (t.blocks && (Operators.u8(e, shape.lo) | Operators.u32(e, shape.lo + 2)) != 0) revert Malformed();
        _extent(t, lo, hi, s.tile);
        t.before = _before(s, p, ins);
        t.afterwards = s.allTiles > 1 ? s.accAfter : _claimed(s, p.leaf);
    }

    /// @dev Which cells the tile reads. Of a block all, however many terms the chain
    /// has left.
    function _extent(Tile memory t, uint256 lo, uint256 hi, uint256 tile) private pure {
        uint256 first = lo + tile * Operators.TILE;
        if (first >= hi) revert Malformed();
        if (t.blocks) {
            (t.first, t.cells, t.terms) = (tile * Blocks.CELLS, Blocks.USED, 1);
            return;
        }
        uint256 n = hi - first;
        if (n > Operators.TILE) n = Operators.TILE;
        (t.first, t.cells, t.terms) = (first, n, n);
    }

    /// @dev What the chain starts from, or held before the tile.
    function _before(State memory s, PrivateProof calldata p, Input[] memory ins) private view returns (uint256) {
        if (s.tile != 0) return s.accBefore;
        if (ins.length == 2) return 0;
        Inputs.Leaf[] memory leaves = Inputs.open(s, p.header, ins, p.init);
        return Inputs.read(leaves, ins[2], 0, 0);
    }

    /// @dev The disputed cell of the disputed leaf.
    function _claimed(State memory s, bytes calldata leaf) private pure returns (uint256 v) {
        uint256 cells = s.size - uint256(s.index) * Trees.LEAF_CELLS;
        if (cells > Trees.LEAF_CELLS) cells = Trees.LEAF_CELLS;
        if (leaf.length != 4 * cells) revert Malformed();
        if (Poseidon2.leaf(leaf) != s.focus) revert Mismatch();
        uint256 place = 4 * (uint256(s.cell) % Trees.LEAF_CELLS);
        for (uint256 i = 4; i > 0; i--) v = (v << 8) | uint8(leaf[place + i - 1]);
    }

    /// @dev The packed public input that says what the tile is, once its leaves
    /// are known to be the operands'.
    function _place(
        State memory s,
        PrivateProof calldata p,
        Input[] memory ins,
        Tile memory t
    ) private view returns (uint256) {
        uint256 a = _window(s, p.header, ins[0], t, p.sealed_[0], p.sealed_[1]);
        uint256 b = _window(s, p.header, ins[1], t, p.sealed_[2], p.sealed_[3]);
        return a | (b << 16) | (t.terms << 32) | (t.before << 48) | (t.afterwards << 80);
    }

    /// @dev Where in its first leaf an operand's terms begin.
    function _window(
        State memory s,
        Header calldata h,
        Input memory in_,
        Tile memory t,
        SealedLeaf calldata first,
        SealedLeaf calldata last
    ) private view returns (uint256) {
        // Constant or guarded operands are no window: open them instead.
        if (in_.stride != 1 || in_.guarded) revert Malformed();
        int256 start = in_.index + int256(t.first);
        if (start < 0 || start + int256(t.cells) > int256(in_.cells)) revert Malformed();
        uint256 from = uint256(start);
        if (t.blocks && from % Blocks.CELLS != 0) revert Malformed();
        if (first.leaf != from / Trees.LEAF_CELLS) revert Malformed();
        if (last.leaf != (from + t.cells - 1) / Trees.LEAF_CELLS) revert Malformed();
        _climb(s, h, in_, first);
        if (last.leaf != first.leaf) _climb(s, h, in_, last);
        else if (last.hash != first.hash) revert Mismatch();
        return from % Trees.LEAF_CELLS;
    }

    /// @dev The leaf belongs to the tensor that the operand reads.
    function _climb(State memory s, Header calldata h, Input memory in_, SealedLeaf calldata l) private view {
        uint256 id = uint256(uint32(in_.key));
        bytes32 root = Trees.climb(l.hash, l.leaf, Trees.leavesOf(in_.cells), l.path);
        bytes32 want = s.ops;
        uint256 source = in_.key >> 32;
        if (source == 0) {
            root = Trees.climb(root, id, s.opCount, l.top);
        } else {
            bool state = source == 1;
            root = Trees.climb(Trees.tensor(l.header, in_.cells, root), id, state ? h.tensors : h.tableCount, l.top);
            if (state) root = Trees.state(h, s.step, root);
            want = state ? s.before : h.tables;
        }
        if (root != want) revert Mismatch();
    }
}
