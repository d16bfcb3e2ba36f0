// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Books} from "./Books.sol";
import {FuzzSelector, vm} from "./Vm.sol";

/// @title Whatever is called in whatever order, the books agree
/// @notice Of every run a line goes to a file: the calls, those that a contract
/// had to refuse, and those of each handler that succeeded. scripts/contracts/test
/// sums them up and judges.
abstract contract MoneyTest {
    bool public constant IS_TEST = true;
    Books internal books;

    function setUp() public {
        books = new Books();
        books.begin(uint256(bytes32(bytes(_name()))));
    }

    function targetContracts() public view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(books);
    }

    /// @dev Each handler, thieves, and again those that `_often` has more of.
    function targetSelectors() public view returns (FuzzSelector[] memory list) {
        (bytes4[25] memory all, ) = books.handlers();
        bytes4[8] memory more = _often();
        bytes4[] memory s = new bytes4[](34);
        for (uint256 i = 0; i < 25; i++) s[i] = all[i];
        for (uint256 i = 0; i < 8; i++) s[25 + i] = more[i];
        s[33] = books.steal.selector;
        list = new FuzzSelector[](1);
        list[0] = FuzzSelector(address(books), s);
    }

    function invariant_booksAgree() public view {
        books.addUp();
    }

    function afterInvariant() public {
        books.addUp();
        (bytes4[25] memory all, string[25] memory names) = books.handlers();
        string memory line = string.concat(_name(), " calls=", vm.toString(books.entered()));
        line = string.concat(line, " refused=", vm.toString(books.refused()));
        for (uint256 i = 0; i < 25; i++) line = string.concat(line, " ", names[i], "=", vm.toString(books.done(all[i])));
        vm.writeLine(vm.envString("INFERNET_CALLS"), line);
    }

    function _name() internal pure virtual returns (string memory);

    function _often() internal view virtual returns (bytes4[8] memory);
}

/// @title Mostly leases that are settled
contract DealsMoneyTest is MoneyTest {
    function _name() internal pure override returns (string memory) {
        return "deals";
    }

    function _often() internal view override returns (bytes4[8] memory) {
        bytes4 a = books.openMore.selector;
        bytes4 b = books.openNew.selector;
        return [a, a, b, books.fund.selector, books.end.selector, books.commit.selector, books.release.selector, books.close.selector];
    }
}

/// @title Mostly leases in dispute
contract GamesMoneyTest is MoneyTest {
    function _name() internal pure override returns (string memory) {
        return "games";
    }

    function _often() internal view override returns (bytes4[8] memory) {
        bytes4 a = books.move.selector;
        bytes4 b = books.challenge.selector;
        return [a, a, a, b, b, books.openNew.selector, books.moot.selector, books.advance.selector];
    }
}
