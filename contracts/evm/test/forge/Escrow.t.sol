// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IEscrow} from "./Contracts.sol";
import {Award, Lease, Offer, Payee, Types, Voucher} from "../../src/Types.sol";
import {between, equal, vm} from "./Vm.sol";
import {World} from "./World.sol";

/// @title Pay of one lease, for any price, shares and number of segments
contract EscrowTest is World {
    bool public constant IS_TEST = true;

    function setUp() public {
        build();
    }

    function _opened(uint64 price, uint32 segments, uint16 verify, uint16 delegated) private returns (Offer memory o, Lease memory l) {
        o = newOffer(false);
        (o.verifyBPS, o.delegateBPS) = (verify, delegated);
        l = newLease(o, 0, segments, price);
        open(o, l, 0, price * segments);
    }

    /// @notice What a voucher does not give to the provider, verifiers and the
    /// delegate goes back to the pot: not a unit is made or lost.
    function testFuzz_closePaysExactly(uint64 price, uint32 n, uint16 verify, uint16 delegated, uint64 first) public {
        price = uint64(between(price, 1, 1e6));
        verify = uint16(between(verify, 0, 9000));
        delegated = uint16(between(delegated, 0, 1000));
        n = uint32(between(n, 1, 8));
        (Offer memory o, Lease memory l) = _opened(price, 8, verify, delegated);
        uint64 gross = price * n;
        uint64 fees = (gross * verify) / 10_000 + (gross * delegated) / 10_000;
        Payee[] memory ps = new Payee[](2);
        first = uint64(between(first, 0, fees));
        (ps[0], ps[1]) = (Payee(operator(2), first), Payee(o.delegate, fees - first));
        equal("provider", _closed(o, l, n, ps), gross - fees);
        _books(l, fees, price * 8 - gross);
    }

    /// @return got What the provider of the lease has in hand of it.
    function _closed(Offer memory o, Lease memory l, uint32 n, Payee[] memory ps) private returns (uint256 got) {
        Voucher memory v = Voucher(leaseHash(l), n, payeesHash(ps), false);
        got = token.balanceOf(l.provider);
        vm.prank(l.provider);
        escrow.close(o, l, v, sign(DELEGATE, voucherHash(v)), ps);
        got = token.balanceOf(l.provider) - got;
    }

    function _books(Lease memory l, uint256 fees, uint256 pot) private view {
        equal("payees", escrow.creditOf(address(token), operator(2)) + escrow.creditOf(address(token), delegate), fees);
        equal("pot", escrow.jobOf(l.offer).pot, pot);
        equal("reserved", escrow.jobOf(l.offer).reserved, 0);
    }

    /// @notice One unit beyond the shares is refused.
    function testFuzz_payeesStayWithinTheShares(uint64 price, uint32 n, uint64 beyond) public {
        price = uint64(between(price, 1, 1e6));
        n = uint32(between(n, 1, 8));
        (Offer memory o, Lease memory l) = _opened(price, 8, 1000, 200);
        uint64 gross = price * n;
        uint64 fees = (gross * 1000) / 10_000 + (gross * 200) / 10_000;
        Payee[] memory ps = new Payee[](1);
        ps[0] = Payee(operator(2), fees + uint64(between(beyond, 1, 1e6)));
        Voucher memory v = Voucher(leaseHash(l), n, payeesHash(ps), false);
        bytes memory sig = sign(DELEGATE, voucherHash(v));
        vm.prank(l.provider);
        vm.expectPartialRevert(IEscrow.BeyondShares.selector);
        escrow.close(o, l, v, sig, ps);
    }

    /// @notice Nobody but the delegate signs vouchers.
    function testFuzz_vouchersAreTheDelegates(uint256 key) public {
        key = between(key, 1, type(uint128).max);
        vm.assume(key != DELEGATE);
        (Offer memory o, Lease memory l) = _opened(1000, 8, 1000, 200);
        (Voucher memory v, , Payee[] memory ps) = newVoucher(o, l, 3, false);
        bytes memory sig = sign(key, voucherHash(v));
        vm.prank(l.provider);
        vm.expectPartialRevert(IEscrow.BadSignature.selector);
        escrow.close(o, l, v, sig, ps);
    }

    /// @notice Only the client's own signature frees a lock as the lease closes, for any
    /// number of segments; then nothing of it cools.
    function testFuzz_onlyTheClientReleases(uint256 key, uint32 n) public {
        key = between(key, 1, type(uint128).max);
        vm.assume(key != CLIENT);
        n = uint32(between(n, 0, 8));
        (Offer memory o, Lease memory l) = _opened(1000, 8, 1000, 200);
        (Voucher memory v, bytes memory sig, Payee[] memory ps) = newVoucher(o, l, n, false);
        bytes32 consent = keccak256(abi.encode(Types.RELEASE_TYPEHASH, leaseHash(l)));
        uint256 held = _locks(l);
        (bytes memory wrong, bytes memory right) = (sign(key, consent), sign(CLIENT, consent));
        vm.prank(l.provider);
        vm.expectPartialRevert(IEscrow.BadSignature.selector);
        escrow.closeFinal(o, l, v, sig, ps, wrong);
        equal("still locked", _locks(l), held);
        vm.prank(l.provider);
        escrow.closeFinal(o, l, v, sig, ps, right);
        equal("free", held - _locks(l), o.locks);
    }

    function _locks(Lease memory l) private view returns (uint256) {
        return uint256(registry.locksOf(l.provider).open) + registry.locksOf(l.provider).cooling;
    }

    /// @notice Segments claimed with verdicts are paid after the window, however
    /// many of them a voucher covers.
    function testFuzz_releasePaysTheBest(uint32 vouched, uint32 claims) public {
        vouched = uint32(between(vouched, 0, 5));
        claims = uint32(between(claims, 1, 3));
        (Offer memory o, Lease memory l) = _opened(1000, 8, 1000, 200);
        (Voucher memory v, bytes memory sig, Payee[] memory ps) = newVoucher(o, l, vouched, false);
        vm.prank(l.provider);
        escrow.end(o, l, v, sig, ps);
        Award[] memory awards = new Award[](claims);
        for (uint32 i = 0; i < claims; i++) awards[i] = claimNext(o, l, vouched + i);
        vm.warp(block.timestamp + o.window);
        escrow.release(o, l, ps, awards);
        uint256 gross = 1000 * (vouched + claims);
        equal("provider", escrow.creditOf(address(token), l.provider), gross - gross / 10 - gross / 50);
        uint256 kept = token.balanceOf(address(escrow));
        equal("all is there", kept, 8000);
    }
}
