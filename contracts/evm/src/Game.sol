// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @notice Whose turn it is, and what the next move is about
/// (docs/disputes.md §4): the asserter opens, the challenger picks.
enum Phase {
    None,
    Steps,
    PickStep,
    Ops,
    PickNode,
    Leaves,
    PickLeaf,
    Cells,
    PickCell,
    Sums,
    PickTile,
    Prove,
    ProveLink
}

/// @notice A game between two moves. The same fields in the same order as
/// zkproof/dispute.State of the node; calls, slots and events have it Packed.
/// @param claim keccak256 of what Ref holds.
/// @param isPrivate Prove wants a proof instead of cells.
/// @param movedAt Chain time of the last move.
/// @param asserterLeft Seconds on its clock at movedAt.
/// @param before State root before `step`, which both agree on.
/// @param afterRoot State root after step + count − 1, disputed.
/// @param ops Root over the output roots of the step's operators.
/// @param focus What is disputed or was opened last; while the marks are to be
/// opened their root.
/// @param height Levels of the tree below focus.
/// @param index Place of focus in its level.
/// @param op Hash of the operator's encoding.
/// @param size Cells of the operator's output; while the marks are to be opened
/// their stride.
/// @param tile First tile under dispute, of `tiles` left and `allTiles`.
/// @param accBefore Bits of the chain before `tile`; of no meaning for tile 0.
/// @param link What proveLink must show; −1 for nothing.
/// @param interval Between two marks of the segment: the game is about its steps.
/// 255 while the asserter has still to open the marks.
struct State {
    bytes32 claim;
    bytes32 trace;
    bool isPrivate;
    address asserter;
    address challenger;
    Phase phase;
    uint64 movedAt;
    uint32 asserterLeft;
    uint32 challengerLeft;
    bytes32 before;
    bytes32 afterRoot;
    uint32 step;
    uint32 count;
    uint32 opCount;
    bytes32 ops;
    bytes32 focus;
    uint8 height;
    uint32 index;
    bytes32 op;
    uint32 opIndex;
    uint32 size;
    uint32 cell;
    uint32 tile;
    uint32 tiles;
    uint32 allTiles;
    uint32 accBefore;
    uint32 accAfter;
    int32 link;
    uint8 interval;
}

/// @notice A state in eleven words, whose keccak256 is what the contract keeps.
/// Widths in bits, from the upper end; a move changes the last seven words.
/// @param asserter 63 of zero, isPrivate 1, opCount 32, the address 160.
/// @param challenger 96 of zero, the address 160.
/// @param turn interval 8, phase 8, movedAt 64, asserterLeft 32, challengerLeft
/// 32, step 32, count 32, height 8, index 32, link 8.
/// @param place opIndex, size, cell, tile, tiles, allTiles, accBefore,
/// accAfter, 32 each.
struct Packed {
    bytes32 claim;
    bytes32 trace;
    bytes32 asserter;
    bytes32 challenger;
    bytes32 before;
    bytes32 afterRoot;
    bytes32 ops;
    bytes32 focus;
    bytes32 op;
    bytes32 turn;
    bytes32 place;
}

/// @notice The words of a trace root: what a step of the job is.
/// @param stride Steps between two marks of a segment: of `steps` it has
/// ⌈steps / stride⌉ intervals, 64 at most.
/// @param steps Of the whole run; the last segment may be shorter.
struct Header {
    bytes32 program;
    bytes32 numerics;
    bytes32 dataset;
    uint32 stepsPerSegment;
    uint32 stride;
    uint32 steps;
    bytes32 ops;
    uint32 opCount;
    bytes32 tables;
    uint32 tableCount;
    bytes32 data;
    uint64 dataBytes;
    uint64 seed;
    uint32 batch;
    uint32 accumulate;
    uint32 context;
    uint32 tensors;
}

/// @notice The words of a segment's hash.
/// @param numerics SHA-256 of the version's name.
/// @param marks Root over the state roots at the inner marks; zero if there are none.
struct Segment {
    bytes32 job;
    bytes32 program;
    bytes32 numerics;
    bytes32 dataset;
    uint32 index;
    uint32 firstStep;
    uint32 steps;
    bytes32 start;
    bytes32 end;
    bytes32 log;
    bytes32 marks;
}

/// @notice What a claim is about; State.claim is keccak256 of these words.
/// @param hash Of the segment's fields.
/// @param height Of the block that drew its verifiers, as the commitment says.
struct Ref {
    bytes32 lease;
    uint32 segment;
    bytes32 hash;
    uint64 height;
}

/// @notice What a node signed a segment's commitment with: the height that it names,
/// and the signature in the two words of ERC-2098.
struct Signed {
    uint64 height;
    bytes32 r;
    bytes32 vs;
}

/// @notice The interval between two marks of a segment that a challenge is about.
/// @param number Of the segment's; 2³² − 1 if the challenger does not know the marks:
/// then the asserter opens them first.
/// @param left The mark that it begins at; empty for the first.
/// @param right The mark that it ends at; empty for the last.
struct Interval {
    uint32 number;
    Entry left;
    Entry right;
}

/// @notice A hash of a tree with its path, lowest sibling first.
struct Entry {
    bytes32 value;
    bytes32[] path;
}

/// @notice The encoding of an operator, with its path under Header.ops.
struct Operator {
    bytes encoding;
    bytes32[] path;
}

/// @notice A leaf of a tensor that an operator reads.
/// @param source 0 an operator's output, 1 the state before the step, 2 a
/// table, 3 the data set.
/// @param leaf Its number in the tensor.
/// @param data Its cells, 4 bytes each, little-endian.
/// @param path To the root over the tensor's leaves.
/// @param header Of a tensor of the state or a table.
/// @param top From there to the root that both sides agree on.
struct Opening {
    uint8 source;
    uint32 id;
    uint32 leaf;
    bytes data;
    bytes32[] path;
    bytes32 header;
    bytes32[] top;
}

/// @notice All that a tile reads.
/// @param roots For operators that hash: the output roots read.
/// @param leaf Where the operator has one tile: the disputed leaf.
struct TileProof {
    Header header;
    bytes encoding;
    Opening[] inputs;
    Entry[] roots;
    bytes leaf;
}

/// @notice A line of a segment's log.
struct Record {
    Segment segment;
    bytes16 line;
    bytes32[] path;
}

/// @notice A part of the last move does not hash to what was opened before.
error Mismatch();
/// @notice An operator, a path or an index that cannot be.
error Malformed();

/// @title What a link is about: State.link
library Links {
    int32 internal constant NONE = -1;
    int32 internal constant LOSS = -2;
    int32 internal constant NORM = -3;
    int32 internal constant STATE = -4;
}
