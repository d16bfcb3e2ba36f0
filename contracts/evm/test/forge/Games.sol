// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Attestation} from "../../src/Types.sol";
import {Entry, Interval, Links, Operator, Opening, Packed, Phase, Record, Ref, Segment, Signed, State, TileProof} from "../../src/Game.sol";
import {States} from "../../src/States.sol";
import {Offer} from "../../src/Types.sol";
import {IEscrow, IGame} from "./Contracts.sol";
import {Stakes} from "./Stakes.sol";
import {equal, vm} from "./Vm.sol";

/// @title Random disputes over the deals, from the challenge to their end
/// @notice A segment is one step of two operators, each of one cell, so a game
/// begins with the operators' outputs. The asserter opens right or wrong ones;
/// the challenger picks one of them down to its tile, or says that the last is
/// not the state after the step, or points at either in one move; the referee
/// decides, or a clock, or words.
abstract contract Games is Stakes {
    struct Play {
        State state;
        Ref ref;
        uint256 deal;
        uint256 begun;
        uint32[2] bits; // that the asserter opened of either operator
        bytes32[2] nodes;
    }

    bytes32 private constant POSITION_TYPEHASH =
        keccak256(
            "Position(bytes32 game,bytes32 before,bytes32 afterRoot,bytes32 ops,bytes32 focus,bytes32 op,bytes32 turn,bytes32 place)"
        );

    /// @notice A call that pays its caller was taken from somebody else, or too early.
    error Copied(address by);

    Play[] internal plays;
    uint256[] internal running; // of plays
    Ref[] internal lostRefs; // that cost a lock in a game
    uint256[] internal lostDeals;
    mapping(bytes32 game => bool) internal begun;
    mapping(address challenger => uint256) internal gamesLost;
    mapping(bytes32 claim => mapping(uint256 verifier => bool)) internal cut;

    function challenge(uint256 seed) external handler {
        seed = _mix(seed);
        (bool found, uint256 n) = _challengeable(seed);
        if (!found) return;
        Deal storage d = deals[n];
        Offer memory o = jobs[d.job].offer;
        uint32 i = d.lease.firstSegment + uint32((seed >> 8) % d.lease.segments);
        Segment memory s = _says(o, d, i, (seed >> 16) % 2);
        Ref memory r = Ref(d.id, i, hashOf(s), HEIGHT);
        bytes32 claim = keccak256(abi.encode(r));
        address by = challengers[(seed >> 24) % 2];
        if (claims[claim].lost || begun[keccak256(abi.encode(claim, by))]) return;
        _begin(n, s, r, by);
        _did();
    }

    function _begin(uint256 n, Segment memory s, Ref memory r, address by) private {
        Deal storage d = deals[n];
        Offer memory o = jobs[d.job].offer;
        bytes32 claim = keccak256(abi.encode(r));
        _challenges(o, d, s, by);
        begun[keccak256(abi.encode(claim, by))] = true;
        Standing storage k = claims[claim];
        if (k.first == address(0)) (k.first, k.firstAt) = (by, block.timestamp);
        k.games++;
        purse[by] -= BOND;
        inGames += BOND;
        _disputes(d, r.segment);
        running.push(plays.length);
        Play storage p = plays.push();
        (p.ref, p.deal, p.state, p.begun) = (r, n, _begins(o, d, s, claim, by), block.timestamp);
        _agrees(p.state);
    }

    /// @dev Over the only interval of a segment of one step.
    function _challenges(Offer memory o, Deal storage d, Segment memory s, address by) private {
        Interval memory only;
        Signed memory signed = signedBy(d.id, s, d.provider);
        vm.prank(by);
        game.challenge{value: BOND}(o, d.lease, s, header(), signed, only);
    }

    /// @notice The next move of a game, in time.
    function move(uint256 seed) external handler {
        seed = _mix(seed);
        for (uint256 k = 0; k < 6 && k < running.length; k++) {
            uint256 place = addmod(seed, k, running.length);
            Play storage p = plays[running[place]];
            if (block.timestamp <= _deadline(p.state)) return _move(p, place, seed >> 8);
        }
    }

    function _move(Play storage p, uint256 place, uint256 seed) private {
        Phase phase = p.state.phase;
        State memory s = p.state;
        Packed memory c = States.pack(s);
        _tick(s);
        if (phase == Phase.Ops && (seed >> 4) % 4 == 0) _points(p, s, c, seed);
        else if (phase == Phase.Ops) _opensOutputs(p, s, c, seed);
        else if (phase == Phase.PickNode) _picks(p, s, c, seed);
        else if (phase == Phase.Cells) _opensCell(p, s, c);
        else if (phase == Phase.PickCell) _picksCell(s, c);
        else return _proves(p, s, c, place);
        p.state = s;
        _agrees(s);
        _did();
    }

    /// @dev What the asserter says the operators gave.
    function _gives(Play storage p, State memory s, uint256 seed) private returns (bytes32[] memory nodes) {
        for (uint256 i = 0; i < 2; i++) {
            p.bits[i] = (seed >> i) % 2 == 0 ? ANSWER_BITS : uint32(seed >> 8);
            (p.nodes[i], ) = leafOf(p.bits[i]);
        }
        if ((seed >> 2) % 2 == 0) p.nodes[1] = s.afterRoot; // as a state's root would be
        nodes = new bytes32[](2);
        (nodes[0], nodes[1]) = (p.nodes[0], p.nodes[1]);
        s.ops = s.focus = nodeOver(nodes[0], nodes[1]);
    }

    function _opensOutputs(Play storage p, State memory s, Packed memory c, uint256 seed) private {
        bytes32[] memory nodes = _gives(p, s, seed);
        vm.prank((seed >> 3) % 2 == 0 ? s.asserter : deals[p.deal].lease.node);
        game.openNodes(c, nodes);
        s.phase = Phase.PickNode;
    }

    /// @dev The asserter serves its outputs, and signs the place that the
    /// challenger picks: a tile, or the link to the state.
    function _points(Play storage p, State memory s, Packed memory c, uint256 seed) private {
        _gives(p, s, seed);
        s.op = sha256(abi.encodePacked("infernet/op/1\x00", encoding()));
        if ((seed >> 6) % 2 == 0) {
            (s.link, s.opIndex, s.phase) = (Links.STATE, 1, Phase.ProveLink);
        } else {
            uint32 child = p.nodes[1] == s.afterRoot ? 0 : uint32(seed >> 7) % 2;
            (s.focus, s.opIndex, s.size, s.height) = (p.nodes[child], child, 1, 0);
            (s.tiles, s.allTiles, s.phase) = (1, 1, Phase.Prove);
        }
        if (s.asserterLeft < EXTENSION) s.asserterLeft = EXTENSION;
        bytes32[7] memory to = _placeOf(s);
        bytes32 id = keccak256(abi.encode(s.claim, s.challenger));
        bytes memory sig = sign(NODE + deals[p.deal].provider, keccak256(abi.encode(POSITION_TYPEHASH, id, to)));
        vm.prank(s.challenger);
        game.point(c, to, sig);
    }

    /// @dev The words that moves change, without times.
    function _placeOf(State memory s) private pure returns (bytes32[7] memory) {
        Packed memory q = States.pack(s);
        bytes32 times = bytes32(((uint256(1) << 128) - 1) << 112);
        return [q.before, q.afterRoot, q.ops, q.focus, q.op, q.turn & ~times, q.place];
    }

    /// @dev The operator whose output is a leaf, down to its tile; or the link
    /// from the last one to the state.
    function _picks(Play storage p, State memory s, Packed memory c, uint256 seed) private {
        Operator memory o = Operator(encoding(), new bytes32[](1));
        o.path[0] = sha256(abi.encodePacked("infernet/op/1\x00", o.encoding));
        s.op = o.path[0];
        vm.prank(s.challenger);
        if (seed % 2 == 0) {
            game.pickLink(c, Links.STATE, 1, o, header());
            (s.link, s.opIndex, s.phase) = (Links.STATE, 1, Phase.ProveLink);
            return;
        }
        uint32 child = p.nodes[1] == s.afterRoot ? 0 : uint32(seed >> 1) % 2;
        Entry memory e = Entry(p.nodes[child], new bytes32[](1));
        e.path[0] = p.nodes[1 - child];
        game.pickOp(c, child, e, o, header());
        (s.focus, s.opIndex, s.size, s.height, s.index) = (e.value, child, 1, 0, 0);
        s.phase = Phase.Cells;
    }

    function _opensCell(Play storage p, State memory s, Packed memory c) private {
        (, bytes memory data) = leafOf(p.bits[s.opIndex]);
        vm.prank(s.asserter);
        game.openCells(c, data);
        s.phase = Phase.PickCell;
    }

    function _picksCell(State memory s, Packed memory c) private {
        vm.prank(s.challenger);
        game.pickCell(c, 0, encoding());
        (s.cell, s.tile, s.tiles, s.allTiles, s.phase) = (0, 0, 1, 1, Phase.Prove);
    }

    /// @dev The last move: the referee decides by what is right.
    function _proves(Play storage p, State memory s, Packed memory c, uint256 place) private {
        bool right;
        if (s.phase == Phase.ProveLink) {
            Entry memory e = Entry(p.nodes[1], new bytes32[](1));
            e.path[0] = p.nodes[0];
            Record memory none;
            vm.prank(s.asserter);
            game.proveLink(c, header(), e, none, p.ref);
            right = p.nodes[1] == s.afterRoot;
        } else {
            (, bytes memory data) = leafOf(p.bits[s.opIndex]);
            TileProof memory t = TileProof(header(), encoding(), new Opening[](0), new Entry[](0), data);
            vm.prank(s.asserter);
            game.proveTile(c, t, p.ref);
            right = p.bits[s.opIndex] == ANSWER_BITS;
        }
        _decides(p, place, !right);
    }

    /// @notice Whoever is to move has slept.
    function timeout(uint256 seed) external handler {
        if (running.length == 0) return;
        uint256 place = _mix(seed) % running.length;
        Play storage p = plays[running[place]];
        uint256 deadline = _deadline(p.state);
        if (block.timestamp <= deadline) vm.warp(deadline + 1);
        game.timeout(States.pack(p.state), p.ref);
        _decides(p, place, _asserterMoves(p.state.phase));
    }

    /// @notice Ends a game over a claim that another game has won.
    function moot(uint256 seed) external handler {
        seed = _mix(seed);
        for (uint256 k = 0; k < 8 && k < running.length; k++) {
            uint256 place = addmod(seed, k, running.length);
            Play storage p = plays[running[place]];
            if (!claims[p.state.claim].lost) continue;
            game.moot(States.pack(p.state), p.ref);
            _resolves(deals[p.deal], p.ref.segment, false);
            _returns(p.state.challenger, BOND);
            _ended(place);
            return _did();
        }
    }

    /// @notice The node signs a segment of the wrong job.
    function wrongWords(uint256 seed) external handler {
        seed = _mix(seed);
        (bool found, uint256 n) = _challengeable(seed);
        if (!found) return;
        Deal storage d = deals[n];
        Offer memory o = jobs[d.job].offer;
        uint32 i = d.lease.firstSegment + uint32((seed >> 32) % d.lease.segments);
        Segment memory s = _says(o, d, i, 7 + (seed % 1000));
        s.job = "another job";
        Ref memory r = Ref(d.id, s.index, hashOf(s), HEIGHT);
        if (claims[keccak256(abi.encode(r))].lost) return;
        Signed memory signed = signedBy(d.id, s, d.provider);
        bytes memory data = abi.encodeCall(IGame.wrongWords, (o, d.lease, s, header(), signed));
        uint256 time = _commits(d, challengers[0], data);
        if (time == 0) return;
        _shows(challengers[0], data);
        _losesAtOnce(d, r, challengers[0], time);
    }

    /// @notice The node signs two hashes for one segment.
    function breaks(uint256 seed) external handler {
        seed = _mix(seed);
        (bool found, uint256 n) = _challengeable(seed);
        if (!found) return;
        Deal storage d = deals[n];
        Offer memory o = jobs[d.job].offer;
        uint32 i = d.lease.firstSegment + uint32((seed >> 32) % d.lease.segments);
        (Segment memory a, Segment memory b) = (_says(o, d, i, 0), _says(o, d, i, 1 + (seed % 8)));
        Ref memory r = Ref(d.id, i, hashOf(b), HEIGHT);
        if (claims[keccak256(abi.encode(r))].lost) return;
        (Signed memory sigA, Signed memory sigB) = (signedBy(d.id, a, d.provider), signedBy(d.id, b, d.provider));
        bytes memory data = abi.encodeCall(IGame.breaks, (o, d.lease, a, b, sigA, sigB));
        uint256 time = _commits(d, challengers[1], data);
        if (time == 0) return;
        // Who sees the evidence before it is mined challenges the same claim.
        if (seed & 1 == 0 && !begun[keccak256(abi.encode(keccak256(abi.encode(r)), challengers[0]))])
            _begin(n, b, r, challengers[0]);
        _shows(challengers[1], data);
        _losesAtOnce(d, r, challengers[1], time);
    }

    /// @dev Commits to a call that pays its caller, and waits. Zero if the deal cannot be
    /// disputed after that. Else the time of the commitment.
    function _commits(Deal storage d, address by, bytes memory data) private returns (uint256 time) {
        if (block.timestamp + EXTENSION + 1 >= _until(d)) return 0;
        bytes32 commitment = keccak256(abi.encode(by, keccak256(data)));
        game.commitEvidence(commitment);
        time = game.committedAt(commitment);
        vm.warp(block.timestamp + EXTENSION);
        _copied(by, data);
        vm.warp(block.timestamp + 1);
    }

    /// @dev Makes the call that was committed to. A copy of it fails.
    function _shows(address by, bytes memory data) private {
        _copied(operator(3), data);
        vm.prank(by);
        (bool ok, bytes memory why) = address(game).call(data);
        if (!ok)
            assembly ("memory-safe") {
                revert(add(why, 32), mload(why))
            }
    }

    function _copied(address by, bytes memory data) private {
        vm.prank(by);
        (bool ok, ) = address(game).call(data);
        if (ok) revert Copied(by);
    }

    /// @notice Cuts a verifier that agreed with what cost a lease its lock.
    function slashVerifier(uint256 seed) external handler {
        seed = _mix(seed);
        uint256 n = lostRefs.length;
        for (uint256 k = 0; k < 4 && k < n; k++) {
            Ref memory r = lostRefs[addmod(seed, k, n)];
            bytes32 claim = keccak256(abi.encode(r));
            uint256 verifier = (seed >> 8) % OPERATORS;
            Deal storage d = deals[lostDeals[addmod(seed, k, n)]];
            if (cut[claim][verifier] || stakes[verifier].active + stakes[verifier].unbonding < _cutOf(d)) continue;
            cut[claim][verifier] = true;
            _cuts(r, d, verifier);
            return _did();
        }
    }

    function _cuts(Ref memory r, Deal storage d, uint256 verifier) private {
        Attestation memory a = attest(r.lease, r.segment, r.hash, verifier);
        vm.prank(operator(3));
        game.slashVerifier(r, d.lease, a);
        _takeCut(d, verifier, claims[keccak256(abi.encode(r))].first);
    }

    // --- what comes of it

    function _decides(Play storage p, uint256 place, bool wrong) private {
        (address asserter, address challenger) = (p.state.asserter, p.state.challenger);
        Standing storage k = claims[p.state.claim];
        (address first, bool mooted) = (k.first, k.lost);
        Deal storage d = deals[p.deal];
        if (!mooted) k.games--;
        if (_resolves(d, p.ref.segment, wrong && !mooted)) {
            _slashLock(d, k, challenger, first, 0);
            k.first = challenger;
            lostRefs.push(p.ref);
            lostDeals.push(p.deal);
        } else if (wrong && !mooted && d.holders != 0) {
            d.holders--;
            _reward(d, challenger, d.held);
        }
        if (wrong) k.lost = true;
        if (wrong || mooted) {
            _returns(challenger, BOND);
        } else {
            if (first == challenger) k.first = address(0);
            _returns(asserter, ANSWER);
            inGames -= BOND - ANSWER;
            bonds[BURNED] += BOND - ANSWER;
            gamesLost[challenger]++;
        }
        _ended(place);
        _did();
    }

    function _losesAtOnce(Deal storage d, Ref memory r, address by, uint256 time) private {
        Standing storage k = claims[keccak256(abi.encode(r))];
        k.lost = true;
        _disputes(d, r.segment);
        if (_resolves(d, r.segment, true)) {
            bool late = k.first != address(0) && k.firstAt > time;
            _slashLock(d, k, by, late ? address(0) : k.first, late ? 1 : 0);
            if (late) {
                d.holders--;
                _reward(d, k.first, d.held);
            }
        }
        _did();
    }

    function _returns(address to, uint256 amount) private {
        purse[to] += amount;
        inGames -= amount;
    }

    function _ended(uint256 place) private {
        running[place] = running[running.length - 1];
        running.pop();
    }

    // --- states

    function _begins(
        Offer memory o,
        Deal storage d,
        Segment memory g,
        bytes32 claim,
        address by
    ) private view returns (State memory s) {
        (s.claim, s.trace, s.asserter, s.challenger) = (claim, o.trace, d.lease.provider, by);
        (s.phase, s.height) = (Phase.Ops, 1);
        s.movedAt = uint64(block.timestamp);
        (s.asserterLeft, s.challengerLeft) = (CLOCK, CLOCK);
        (s.before, s.afterRoot) = (g.start, g.end);
        (s.step, s.count, s.opCount) = (g.firstStep, 1, 2);
        s.link = Links.NONE;
    }

    /// @dev Clocks: who moves pays its time, the other has the extension at least.
    function _tick(State memory s) private view {
        uint32 used = uint32(block.timestamp - s.movedAt);
        if (_asserterMoves(s.phase)) {
            s.asserterLeft -= used;
            if (s.challengerLeft < EXTENSION) s.challengerLeft = EXTENSION;
        } else {
            s.challengerLeft -= used;
            if (s.asserterLeft < EXTENSION) s.asserterLeft = EXTENSION;
        }
        s.movedAt = uint64(block.timestamp);
    }

    function _asserterMoves(Phase p) private pure returns (bool) {
        return p == Phase.Ops || p == Phase.Cells || p == Phase.Prove || p == Phase.ProveLink;
    }

    function _deadline(State memory s) internal pure returns (uint256) {
        return s.movedAt + (_asserterMoves(s.phase) ? s.asserterLeft : s.challengerLeft);
    }

    /// @dev The contract holds the state that we think it does.
    function _agrees(State memory s) private view {
        bytes32 id = keccak256(abi.encode(s.claim, s.challenger));
        equal("the game's state", uint256(game.stateHash(id)), uint256(States.hash(States.pack(s))));
    }

    function _says(Offer memory o, Deal storage d, uint32 i, uint256 seed) private view returns (Segment memory) {
        return segmentOf(o, d.lease, i, seed);
    }

    /// @dev A deal that can be disputed now.
    function _challengeable(uint256 seed) private view returns (bool, uint256) {
        uint256 n = deals.length;
        for (uint256 k = 0; k < 12; k++) {
            uint256 i = addmod(seed >> 64, k, n);
            Deal storage d = deals[i];
            if (jobs[d.job].offer.trace == 0 || d.lost != 0) continue;
            if (block.timestamp < _until(d)) return (true, i);
        }
        return (false, 0);
    }

    /// @dev When disputes over a deal can begin no more.
    function _until(Deal storage d) private view returns (uint256 until) {
        until = d.lease.begin + SPAN;
        if (d.stage != Stage.Open && d.windowEnd < until) until = d.windowEnd;
    }
}
