// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Float32} from "../src/Float32.sol";

/// @title Runs many operations of Float32 in one call, to compare them with Go
contract FloatProbe {
    /// @param cases A word each: operation, a, b, c of 32 bits, from the top
    /// of the lower half.
    /// @return results A word each.
    function run(uint256[] calldata cases) external pure returns (uint256[] memory results) {
        results = new uint256[](cases.length);
        for (uint256 i = 0; i < cases.length; i++) {
            uint256 w = cases[i];
            results[i] = _one(w >> 96, (w >> 64) & 0xffffffff, (w >> 32) & 0xffffffff, w & 0xffffffff);
        }
    }

    /// @notice The chain of one row, as the referee computes it.
    function dot(uint256[] memory a, uint256[] memory b, uint256 acc) external pure returns (uint256) {
        return Float32.dot(a, b, acc);
    }

    /// @notice The gas of one fma.
    function gasOfFMA(uint256 a, uint256 b, uint256 c) external view returns (uint256 used, uint256 result) {
        used = gasleft();
        result = Float32.fma(a, b, c);
        used -= gasleft();
    }

    function _one(uint256 op, uint256 a, uint256 b, uint256 c) private pure returns (uint256) {
        if (op == 0) return Float32.fma(a, b, c);
        if (op == 1) return Float32.add(a, b);
        if (op == 2) return Float32.sub(a, b);
        if (op == 3) return Float32.mul(a, b);
        if (op == 4) return Float32.div(a, b);
        if (op == 5) return Float32.sqrt(a);
        if (op == 6) return Float32.exp(a);
        if (op == 7) return Float32.log(a);
        if (op == 8) return Float32.neg(a);
        if (op == 9) return Float32.lt(a, b) ? 1 : 0;
        return Float32.le(a, b) ? 1 : 0;
    }
}
