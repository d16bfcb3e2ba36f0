// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Award, Lease, Offer, Payee} from "../../src/Types.sol";
import {IToken} from "./Contracts.sol";
import {equal, vm} from "./Vm.sol";
import {World} from "./World.sol";

interface IVicious is IToken {
    function deny(address account) external;
    function setAttack(address target, bytes calldata data) external;
    function attacked() external view returns (bool);
}

/// @title The ghost ledger: what everybody should have, by the rules alone
/// @notice A second book of the money, kept beside the contracts from what the
/// documents say (docs/escrow.md, docs/disputes.md §5): it reads nothing of
/// them. Books compares the two.
abstract contract Ledger is World {
    enum Stage {
        Open,
        Ending,
        Closed
    }

    /// @notice An offer's money.
    struct Pot {
        Offer offer;
        bytes32 id;
        bool over;
        uint256 pot;
        uint256 reserved;
        uint256 spent;
    }

    /// @notice A lease. Numbers of segments are those of JobEscrow.LeaseState;
    /// `lost` and `disputed` are places in the job plus one.
    struct Deal {
        uint256 job;
        uint256 provider;
        bytes32 id;
        Lease lease;
        Stage stage;
        bool last;
        uint32 vouched;
        uint32 claimed;
        uint32 paid;
        uint32 lost;
        uint32 disputed;
        uint16 games;
        uint64 windowEnd;
        uint256 lock; // stake that it locks
        uint256 rewarded; // of what was slashed of that
        uint256 taken;
        uint256 cuts; // of verifiers
        uint256 held; // share of each game that runs on when it is lost
        uint256 holders;
        Payee[] payees; // of the best voucher that ended it
        Award[] awards; // of the claims since
    }

    /// @notice An operator's stake.
    /// @param cut What it has lost as a verifier.
    struct Stake {
        uint256 active;
        uint256 unbonding;
        uint256 readyAt;
        uint256 open;
        uint256 cut;
        Cooling[] cooling;
    }

    /// @notice Units that cool in a class of windows: until the period of 2^class
    /// seconds is over that follows on the one in which they began.
    struct Cooling {
        uint256 class;
        uint256 period;
        uint256 units;
    }

    /// @notice Where a claim stands.
    /// @param first Its first challenger, or of a claim that cost a lock in a game who won it.
    /// @param firstAt When it challenged.
    /// @param games That run over it.
    struct Standing {
        address first;
        uint256 firstAt;
        bool lost;
        uint256 games;
    }

    uint256 internal constant BPS = 10_000;
    address internal constant BURNED = 0x000000000000000000000000000000000000dEaD;

    /// @notice A token that refuses transfers to operator 1, and calls the escrow
    /// while it moves.
    IVicious internal vice;
    Pot[] internal jobs;
    Deal[] internal deals;
    mapping(address token => mapping(address who => uint256)) internal hand;
    mapping(address token => mapping(address who => uint256)) internal credit;
    mapping(uint256 operator => Stake) internal stakes;
    mapping(address who => uint256) internal won; // of slashed stake
    mapping(address who => uint256) internal purse; // wei
    mapping(address who => uint256) internal bonds; // wei credited by the game
    mapping(bytes32 claim => Standing) internal claims;
    uint256 internal inGames; // wei of the bonds of running games

    /// @notice Builds the world and opens the book with what everybody has.
    function _found() internal {
        build();
        vice = IVicious(make("doubles/abi/ViciousToken", ""));
        for (uint256 i = 0; i < OPERATORS; i++) stakes[i].active = 10 * MINIMUM_STAKE;
        for (uint256 i = 0; i < OPERATORS; i++) hand[address(token)][operator(i)] = token.balanceOf(operator(i));
        hand[address(token)][client] = token.balanceOf(client);
        vice.mint(client, 1e18);
        _allow(client);
        vice.deny(operator(1));
        hand[address(vice)][client] = 1e18;
        for (uint256 i = 0; i < 2; i++) purse[challengers[i]] = WEALTH;
    }

    // --- leases

    /// @dev The provider's share of the first n segments.
    function _share(Deal storage d, uint256 n) internal view returns (uint256) {
        Offer storage o = jobs[d.job].offer;
        uint256 gross = d.lease.price * n;
        return gross - (gross * o.verifyBPS) / BPS - (gross * o.delegateBPS) / BPS;
    }

    /// @dev Settles n segments; `push`: the provider's share is transferred.
    function _settle(Deal storage d, uint256 n, Payee[] memory ps, uint256 awarded, bool push, bool window) internal {
        Pot storage p = jobs[d.job];
        uint256 before = _share(d, d.paid);
        uint256 due = _share(d, n) - before;
        uint256 others = awarded;
        for (uint256 i = 0; i < ps.length; i++) {
            credit[p.offer.token][ps[i].account] += ps[i].amount;
            others += ps[i].amount;
        }
        uint256 held = uint256(d.lease.price) * d.lease.segments - before;
        p.reserved -= held;
        p.spent += due + others;
        p.pot += held - due - others;
        if (p.over) _giveBack(p);
        _give(p.offer.token, d.lease.provider, due, push);
        d.stage = Stage.Closed;
        if (p.offer.trace != 0 && d.games == 0 && d.lost == 0) _cool(d, window);
    }

    /// @dev Pays, in hand if asked and not refused by the token.
    function _give(address coin, address to, uint256 amount, bool push) internal {
        if (push && !_refuses(coin, to)) hand[coin][to] += amount;
        else credit[coin][to] += amount;
    }

    function _refuses(address coin, address to) internal view returns (bool) {
        return coin == address(vice) && to == operator(1);
    }

    function _giveBack(Pot storage p) internal {
        credit[p.offer.token][p.offer.client] += p.pot;
        p.pot = 0;
    }

    /// @dev What the verifiers of claims get.
    function _award(Deal storage d) internal returns (uint256 sum) {
        Offer storage o = jobs[d.job].offer;
        uint256 part = ((d.lease.price * uint256(o.verifyBPS)) / BPS) / 2;
        for (uint256 i = 0; i < d.awards.length; i++) {
            for (uint256 k = 0; k < 2; k++) credit[o.token][d.awards[i].verifiers[k]] += part;
            sum += 2 * part;
        }
    }

    // --- disputes

    /// @dev A segment's pay and those after it wait.
    function _disputes(Deal storage d, uint32 segment) internal {
        if (d.stage == Stage.Closed && d.games == 0) _hold(d);
        d.games++;
        if (d.disputed == 0 || segment + 1 < d.disputed) d.disputed = segment + 1;
    }

    /// @dev One of the disputes is over.
    function _resolves(Deal storage d, uint32 segment, bool wrong) internal returns (bool slash) {
        slash = wrong && d.lost == 0;
        d.games--;
        if (wrong && (d.lost == 0 || segment + 1 < d.lost)) d.lost = segment + 1;
        if (wrong && d.stage != Stage.Closed) {
            (d.vouched, d.claimed, d.last) = (0, 0, false);
            delete d.payees;
            delete d.awards;
            (d.stage, d.windowEnd) = (Stage.Ending, uint64(block.timestamp) + LOSS_WINDOW);
        }
        if (d.games != 0) return slash;
        d.disputed = 0;
        if (d.stage == Stage.Closed && d.lost == 0) _cool(d, true);
    }

    /// @dev Takes a lock. Four sixteenths are for winners: one for each game that
    /// runs over another claim, or three for all of them if there are more, the rest
    /// for the winner and, if that is another, the first challenger.
    function _slashLock(Deal storage d, Standing storage k, address winner, address first, uint256 late) internal {
        stakes[d.provider].open -= jobs[d.job].offer.locks;
        d.taken = _take(stakes[d.provider], d.lock);
        uint256 share = d.taken / 16;
        uint256 others = d.games - k.games + late;
        uint256 held = others < 3 ? others : 3;
        won[BURNED] += d.taken;
        uint256 due = share * (4 - held);
        uint256 half = first == address(0) || first == winner ? 0 : due / 2;
        _reward(d, winner, due - half);
        if (half != 0) _reward(d, first, half);
        if (others != 0) (d.held, d.holders) = ((share * held) / others, others);
    }

    /// @dev Out of what was burned.
    function _reward(Deal storage d, address winner, uint256 amount) internal {
        d.rewarded += amount;
        won[winner] += amount;
        won[BURNED] -= amount;
    }

    /// @dev Takes a verifier's cut, a quarter of which is the reporter's.
    function _cutOf(Deal storage d) internal view returns (uint256 amount) {
        amount = d.lock / 32;
        if (amount > MINIMUM_STAKE / 16) amount = MINIMUM_STAKE / 16;
    }

    function _takeCut(Deal storage d, uint256 verifier, address reporter) internal {
        uint256 amount = _cutOf(d);
        equal("a cut in full", _take(stakes[verifier], amount), amount);
        stakes[verifier].cut += amount;
        d.cuts += amount;
        won[reporter] += amount / 4;
        won[BURNED] += amount - amount / 4;
    }

    function _take(Stake storage s, uint256 amount) private returns (uint256) {
        if (amount > s.active + s.unbonding) amount = s.active + s.unbonding;
        uint256 first = amount < s.active ? amount : s.active;
        s.active -= first;
        s.unbonding -= amount - first;
        return amount;
    }

    // --- locks

    /// @dev The lease's lock is open no more; it cools if a window runs.
    function _cool(Deal storage d, bool window) internal {
        Stake storage s = stakes[d.provider];
        Offer storage o = jobs[d.job].offer;
        s.open -= o.locks;
        if (!window) return;
        uint256 class = _class(o.window);
        uint256 live;
        for (uint256 i = 0; i < s.cooling.length; i++)
            if (_cools(s.cooling[i])) s.cooling[live++] = s.cooling[i];
        while (s.cooling.length > live) s.cooling.pop();
        s.cooling.push(Cooling(class, block.timestamp >> class, o.locks));
    }

    /// @dev Takes as many units back as the lease locks, the older ones first.
    function _hold(Deal storage d) internal {
        Stake storage s = stakes[d.provider];
        Offer storage o = jobs[d.job].offer;
        uint256 class = _class(o.window);
        uint256 period = block.timestamp >> class;
        equal("what cools", _warm(s, class, period, _warm(s, class, period - 1, o.locks)), 0);
        s.open += o.locks;
    }

    /// @dev Takes units back from those that began to cool in a period.
    /// @return left What there is not.
    function _warm(Stake storage s, uint256 class, uint256 period, uint256 left) private returns (uint256) {
        for (uint256 i = 0; i < s.cooling.length; i++) {
            Cooling storage c = s.cooling[i];
            if (c.class != class || c.period != period) continue;
            uint256 n = c.units < left ? c.units : left;
            c.units -= n;
            left -= n;
        }
        return left;
    }

    function _class(uint256 window) private pure returns (uint256 c) {
        while (2 ** c < window) c++;
    }

    function _cools(Cooling storage c) private view returns (bool) {
        return block.timestamp >> c.class <= c.period + 1;
    }

    function _coolingOf(Stake storage s) internal view returns (uint256 units) {
        for (uint256 i = 0; i < s.cooling.length; i++) if (_cools(s.cooling[i])) units += s.cooling[i].units;
    }

    function _locked(Stake storage s) internal view returns (uint256) {
        return (s.open + _coolingOf(s)) * UNIT;
    }

    function _allow(address who) private {
        vm.prank(who);
        vice.approve(address(escrow), type(uint256).max);
    }
}
