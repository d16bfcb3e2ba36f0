// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ref} from "../../src/Game.sol";
import {Offer, Payee, Types, Voucher} from "../../src/Types.sol";
import {IEscrow, IGame, IRegistry, IToken} from "./Contracts.sol";
import {Games} from "./Games.sol";
import {equal, vm} from "./Vm.sol";

/// @title Thieves, and the comparison of the contracts with the ghost ledger
contract Books is Games {
    error Stolen(string by);

    /// @dev Of the longest game here.
    uint256 private constant MOVES = 6;

    /// @notice Calls that the contracts had to refuse, and did.
    uint256 public refused;

    constructor() {
        _found();
    }

    /// @notice The first lease, before anything is counted. With another salt a
    /// run draws other numbers.
    function begin(uint256 salt_) external {
        salt = salt_;
        this.openNew(1);
        (entered, done[this.openNew.selector]) = (0, 0);
    }

    /// @notice What a run may call, and their names.
    function handlers() public pure returns (bytes4[25] memory all, string[25] memory names) {
        all = [
            this.openNew.selector,
            this.openMore.selector,
            this.fund.selector,
            this.refund.selector,
            this.cancel.selector,
            this.withdraw.selector,
            this.close.selector,
            this.closeFinal.selector,
            this.end.selector,
            this.commit.selector,
            this.release.selector,
            this.advance.selector,
            this.stake.selector,
            this.requestUnbond.selector,
            this.unbond.selector,
            this.collect.selector,
            this.rekey.selector,
            this.pass.selector,
            this.timeout.selector,
            this.moot.selector,
            this.wrongWords.selector,
            this.breaks.selector,
            this.slashVerifier.selector,
            this.challenge.selector,
            this.move.selector
        ];
        names = [
            "openNew",
            "openMore",
            "fund",
            "refund",
            "cancel",
            "withdraw",
            "close",
            "closeFinal",
            "end",
            "commit",
            "release",
            "advance",
            "stake",
            "requestUnbond",
            "unbond",
            "collect",
            "rekey",
            "pass",
            "timeout",
            "moot",
            "wrongWords",
            "breaks",
            "slashVerifier",
            "challenge",
            "move"
        ];
    }

    /// @notice Tries what must fail: to be paid twice, for another, too early, or
    /// without a right to it.
    function steal(uint256 seed) external handler {
        seed = _mix(seed);
        Deal storage d = deals[(seed >> 8) % deals.length];
        Pot storage p = jobs[d.job];
        (Voucher memory v, bytes memory sig, Payee[] memory ps) = newVoucher(p.offer, d.lease, d.lease.segments, true);
        address thief = operator(3);
        uint256 way = seed % 12;
        if (way == 0 && d.stage == Stage.Closed)
            _refused(d.lease.provider, address(escrow), abi.encodeCall(IEscrow.close, (p.offer, d.lease, v, sig, ps)), "close twice");
        else if (way == 1 && (d.stage != Stage.Ending || block.timestamp < d.windowEnd))
            _refused(thief, address(escrow), abi.encodeCall(IEscrow.release, (p.offer, d.lease, d.payees, d.awards)), "release before its time");
        else if (way == 2 && (d.disputed != 0 || d.lost != 0) && (d.disputed != 0 ? d.disputed : d.lost) <= d.lease.firstSegment + d.lease.segments)
            _refused(d.lease.provider, address(escrow), abi.encodeCall(IEscrow.close, (p.offer, d.lease, v, sig, ps)), "pay of what is lost");
        else if (way == 3)
            _refused(thief, address(escrow), abi.encodeCall(IEscrow.close, (p.offer, d.lease, v, sign(OPERATOR, voucherHash(v)), ps)), "a forged voucher");
        else if (way == 4 && block.timestamp <= p.offer.deadline)
            _refused(thief, address(escrow), abi.encodeCall(IEscrow.refund, (p.offer)), "another's refund");
        else if (way == 5 && credit[address(vice)][thief] == 0)
            _refused(thief, address(escrow), abi.encodeCall(IEscrow.withdraw, (address(vice), thief)), "a credit that is not there");
        else if (way == 6 && stakes[3].unbonding == 0)
            _refused(thief, address(registry), abi.encodeCall(IRegistry.unbond, (thief)), "stake without a request");
        else if (way == 7 && won[thief] == 0)
            _refused(thief, address(registry), abi.encodeCall(IRegistry.withdraw, (thief)), "stake that another won");
        else if (way == 8)
            _refused(thief, address(registry), abi.encodeCall(IRegistry.slashLock, (operator(0), 1, thief, thief, 4)), "a slash of its own");
        else if (way == 9)
            _refused(thief, address(game), abi.encodeCall(IGame.withdraw, (payable(thief))), "bonds that it has not");
        else if (way == 10)
            _freed(d, p.offer, v, sig, ps, sign(DELEGATE, keccak256(abi.encode(Types.RELEASE_TYPEHASH, d.id))), "a lock by the delegate's word");
        else if (way == 11 && d.games != 0)
            _freed(d, p.offer, v, sig, ps, sign(CLIENT, keccak256(abi.encode(Types.RELEASE_TYPEHASH, d.id))), "a lock that a game may take");
    }

    /// @dev The provider tries to have a lease's lock freed as it closes.
    function _freed(Deal storage d, Offer memory o, Voucher memory v, bytes memory sig, Payee[] memory ps, bytes memory consent, string memory what) private {
        _refused(d.lease.provider, address(escrow), abi.encodeCall(IEscrow.closeFinal, (o, d.lease, v, sig, ps, consent)), what);
    }

    function _refused(address by, address to, bytes memory data, string memory what) private {
        vm.prank(by);
        (bool ok, ) = to.call(data);
        if (ok) revert Stolen(what);
        refused++;
    }

    /// @notice Everything at once.
    function addUp() external view {
        _escrow();
        _coins(token);
        _coins(vice);
        _registry();
        _hostages();
        _bonds();
        _wei();
        if (vice.attacked()) revert Stolen("a token that calls back");
    }

    /// @dev Every pot and lease is as the ledger has it, and the escrow holds what
    /// they and the credits sum up to.
    function _escrow() private view {
        uint256[2] memory owed;
        for (uint256 i = 0; i < jobs.length; i++) {
            Pot storage p = jobs[i];
            IEscrow.Job memory j = escrow.jobOf(p.id);
            equal("pot", j.pot, p.pot);
            equal("reserved", j.reserved, p.reserved);
            equal("spent", j.spent, p.spent);
            owed[p.offer.token == address(token) ? 0 : 1] += p.pot + p.reserved;
        }
        address[8] memory all = _people();
        for (uint256 c = 0; c < 2; c++) {
            address coin = c == 0 ? address(token) : address(vice);
            for (uint256 i = 0; i < 8; i++) owed[c] += credit[coin][all[i]];
            equal("the escrow's balance", IToken(coin).balanceOf(address(escrow)), owed[c]);
        }
        for (uint256 i = 0; i < deals.length; i++) _lease(deals[i]);
    }

    function _lease(Deal storage d) private view {
        IEscrow.LeaseState memory s = escrow.leaseOf(d.id);
        equal("stage", uint256(s.status), 1 + uint256(d.stage));
        equal("lost", s.lost, d.lost);
        equal("paid", s.paid, d.paid);
        equal("games", s.games, d.games);
        if (d.stage == Stage.Ending) equal("the window's end", s.windowEnd, d.windowEnd);
        // Winners get a quarter of a lock at most, and verifiers lose half of it.
        if (d.rewarded > d.taken / 4) revert Stolen("rewards beyond a quarter");
        if (d.cuts > d.lock / 2) revert Stolen("cuts beyond half a lock");
        // Who loses its own claim to a friend is five eighths of the lock short.
        if (d.rewarded + d.cuts / 4 > (3 * d.taken) / 8) revert Stolen("a lock that comes back");
        // Whoever wins the game that takes it is paid, however many others run.
        if (d.rewarded < d.taken / 16) revert Stolen("a lock without a reward");
    }

    /// @dev Nobody but the parties keeps a lease's money: its games began within its
    /// span, and end soon, whatever is played; and each has its state.
    function _hostages() private view {
        for (uint256 i = 0; i < running.length; i++) {
            Play storage p = plays[running[i]];
            if (p.begun >= deals[p.deal].lease.begin + SPAN) revert Stolen("a game after the span");
            if (_deadline(p.state) > p.begun + 2 * CLOCK + MOVES * EXTENSION) revert Stolen("a game without end");
        }
    }

    /// @dev A challenger that has lost no game has all its wei, but for the bonds of those
    /// that run: who shows what is true ends with no less than before.
    function _bonds() private view {
        for (uint256 i = 0; i < 2; i++) {
            uint256 out = gamesLost[challengers[i]];
            for (uint256 k = 0; k < running.length; k++)
                if (plays[running[k]].state.challenger == challengers[i]) out++;
            equal("a challenger's bonds", challengers[i].balance + out * BOND, WEALTH);
        }
    }

    /// @dev What everybody has in hand and credited.
    function _coins(IToken coin) private view {
        address[8] memory all = _people();
        for (uint256 i = 0; i < 8; i++) {
            equal("in hand", coin.balanceOf(all[i]), hand[address(coin)][all[i]]);
            equal("credited", escrow.creditOf(address(coin), all[i]), credit[address(coin)][all[i]]);
        }
    }

    function _registry() private view {
        uint256 held = won[BURNED] + won[challengers[0]] + won[challengers[1]];
        for (uint256 i = 0; i < OPERATORS; i++) {
            Stake storage s = stakes[i];
            IRegistry.Stake memory got = registry.stakeOf(operator(i));
            equal("active", got.active, s.active);
            equal("unbonding", got.unbonding, s.unbonding);
            IRegistry.Locks memory locks = registry.locksOf(operator(i));
            equal("open locks", locks.open, s.open);
            equal("cooling locks", locks.cooling, _coolingOf(s));
            // Locks are never more than the stake, but for what was cut of a verifier.
            if (_locked(s) > s.active + s.unbonding + s.cut) revert Stolen("a lock without stake");
            held += s.active + s.unbonding;
        }
        for (uint256 i = 0; i < 2; i++) equal("won stake", registry.creditOf(challengers[i]), won[challengers[i]]);
        equal("the registry's balance", token.balanceOf(address(registry)), held);
    }

    function _wei() private view {
        equal("the game's wei", address(game).balance, inGames + bonds[BURNED]);
        for (uint256 i = 0; i < 2; i++) equal("a challenger's wei", challengers[i].balance, purse[challengers[i]]);
        for (uint256 i = 0; i < 2; i++) equal("an operator's wei", operator(i).balance, purse[operator(i)]);
    }

    function _people() private view returns (address[8] memory) {
        return [client, delegate, operator(0), operator(1), operator(2), operator(3), challengers[0], challengers[1]];
    }
}
