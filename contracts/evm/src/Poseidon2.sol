// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Malformed} from "./Game.sol";

/// @title The hash of leaves of private data
/// @notice Poseidon2 over BN254's scalar field, width 2, 6 full and 50 partial
/// rounds, x⁵ (Grassi, Khovratovich and Schofnegger, ePrint 2023/323), in the
/// Merkle–Damgård construction and with the round keys of gnark-crypto: equal
/// to HashLeaf of the node's zkproof/circuit.
library Poseidon2 {
    uint256 private constant P = 21888242871839275222246405745257275088548364400416034343698204186575808495617;
    /// @dev "infernet/leaf/poseidon2/1" and the number of cells.
    uint256 private constant TAG = 0x696e6665726e65742f6c6561662f706f736569646f6e322f310040;
    uint256 private constant LEAF_BYTES = 256;
    uint256 private constant ELEMENTS = 10;
    uint256 private constant ELEMENT_BYTES = 28;

    // Two a full round, one a partial round.
    bytes private constant ROUND_KEYS =
        hex"1da4d6adfb0d0b494584f763db50a81908580a5f5e295e168b9b8d31770fac4f"
        hex"0946129a2e33b4e819707a56a3b3790eab80d0a0c7a0c63451fab2a59acc074c"
        hex"2a39b9d5376afd35580abd6952986570867b87303b07140268794dad4b8f82ea"
        hex"27605717d1245c20c546b3c7014e5fa3e4a70e66ecd6de5d32448eea5e3069b2"
        hex"24c896cb2594e17b973653193a470ed7e771ebb09a228d638e50809c03773632"
        hex"0911096c45dd9cda0d61d783957003db6d8701c7869a919ad8042e1b7d597a49"
        hex"26ff6166f1e4b99e27eee6d352a8ce26f1daba01aad28021f11f38a70603afdc"
        hex"008e2faedcf76d08ad6591ff90e50fea79bcb5e18cfb7d954d5b89437bf64b7e"
        hex"19c9da2379b598ace3ad4d1872470830f6184a3cec71eeb632f98820eb353d78"
        hex"0f7c4eb15d8b0b62a8f6a090ec9610a2ab3dfcdb57e2539aa459a40583dfe96b"
        hex"18b99417dc26b5e079750eba282362d1d46900b47dd5ff809171588b08ac3983"
        hex"1ee044081160b3eee2d4493feab82141c73f1c054b76320a8848af08a8d91a26"
        hex"29bb95c8763efd3e0e87f5df12ee8a150455b6d7a14780d19122220366c258dc"
        hex"22c23eec9cb13ff8a3ee9a363d740653215e8991f7f9ec12067b4705e9a5c9fb"
        hex"23589e033a31a667680c8b18926c3be09115c7644c4f905cc7deefc1690b42dc"
        hex"304e99b887f2e1e92c9c0cde5f2bdd4764f60b98a219f1f0dd64ec938a6a247c"
        hex"22e817865236ad3a76fbe88bbdf31fcae792f326271d53a3a493b2de7f7d8b4c"
        hex"10c9efe573e86fa5b238a3f5c70a00bf02bc7dcfcc4878e026b77c881dc8b1c9"
        hex"0a94f16be920d85f4d6f80e745c6bddbc084f309edffef023ea283c72b89bbb6"
        hex"23ed72b4d01d14e3c7888fedb770494abc2c1ea81d6465b5df3da0ebcd69101a"
        hex"17c5115640e4cebeed0e6cbb511ac38498df815a77cb162de8d8f1022eb6bb74"
        hex"2e507fcca290d0d9cf765245750eb04773e09e1fc813959fb99680a82772e4fc"
        hex"0d4a98999f5b39176af6cce65c8d12162433f055cb71d70dfc8803013292bbbf"
        hex"238d8022cc09c21ab3c01261a03dc125321d829e22a7a3b7a1bd3c335eccfa21"
        hex"010cd8e4c2b7051cb81dc8292e35d8e943ce365613d5b39770e454ed9f4ae165"
        hex"088027e54f2a3604b11178cf0ea3c6aa861173a90fb231238e03539590ecc027"
        hex"1b840f5311a2b1d4b4cd7aa7e5a9a6d161165468daa938108302b73e464819db"
        hex"2bf51a5da1828a1cf9b764b1e16c15929a3a346e44198ea0cb366fcd8db78dc1"
        hex"206ad089d8d296ffe68a6a86767a7fe726b8872f9c7beef9d56a3a50f6f23827"
        hex"24d19193171494fa1a54e0a99ac16d05eaec4b6d617c7c199fc07ff88eac550c"
        hex"1dd654a2ca9d9f24f33d88246a40dfb32c40662278b9c0b995d9f9fbaf152138"
        hex"0d171025c925f6e259d20ecbd3a601108c85f05b0fe7793b8acf57f3789785e4"
        hex"055bef435a43aec245cd99ccb0f7c8791d9e8cf2b80d95dd98b9908fed877d55"
        hex"10d2ac8c61c8a2e88a2a3f42d9359a14be63d0ad4cfd9f203b75765d0e595f0e"
        hex"103479710e70996982a84057ec3ba6b2254d7966ddc41e85296e3d0790dcfa56"
        hex"2a366f0448fda3c05914ffb48c765da8de96f9aa340db1638225f8372921807b"
        hex"16be0fb8ef62da17919b6e0378d00594153bb8899aeb686c04626b63285837a4"
        hex"0417038500e9d06c60abbc7f0d0d24c32dec8a0b2aa5a4d52cfd8c78a15bc370"
        hex"26a6873b43ffd2ccf66ec6f4493ff9b54f4d76480bc486a3e5a0308fdd013812"
        hex"0a3314a838f32630a96251914fe5ad262f3db9b2aa8aa9f7391922d36278c498"
        hex"0fde0c5429a6beb07f462d4821f48f86aeadb46a090b15a044f4b59399027da4"
        hex"0abc2d5049972a6b9b357e4163793b0bb517e1eb535a984df11a1c89cda2c8a9"
        hex"0dab51d6e3ebfa661d21722fb21e55051b427a5f173f7f17735205dbb77c464e"
        hex"29c36622598b511d51af6cc37123652fb21be5c2d68fb8efe9b92e70a8c1ae03"
        hex"2c03ec80adac2a33ae846bc0b700d0bcc41c4096e53ac6990d6bbe7ea2fbc85c"
        hex"0918fdbe9cf3a59fbdb4c6852d065105317303116017d893b8b521e3cebe1e0d"
        hex"1f19ec22e69ca33f599dd13cd7e495a8176a79df4f7acf79a9d2135acabe2359"
        hex"1c4b037c8ae85ee1eb32b872eb7f76928c4c76b29ceb001346447b2911080704"
        hex"2b68900ed906616d6c826d0bde341766ba3131e04d420de5af0a69c534efd8db"
        hex"20ca92aa222fcc69448f8dac653c8daaa180ff6dfb397cef723d4f0c782bc7f0"
        hex"10d22d05bdff6bb375276fc82057db337045a5ab7ac053941f6186289b66b2b6"
        hex"0b1ffdbb529367bb98f32ba45784cb435aa910b4a00636d1e5ca79e88bdd6cd9"
        hex"2da32b38e7984bc2ed757ec705eccf8282c7b4f82e5e515f6f89bcc33022ce9f"
        hex"042593ad87403f6d2674b8b55a886725b87eb33958031e94d292cecc6abed1bb"
        hex"181fa1b4d067783a19d7367bf49b3f01051faedab463a6de9308fbd6e7d419f1"
        hex"15aaa6cc9b7900b15683c95515c26028a8e35b00ed8a815c34927188c60de660"
        hex"1bf28a93209084bbbc63234f057254c280b1a636f5a0eced6787320212f75a7a"
        hex"1cdb8c8bee5426f02cd9e229776118f156273b312f805c8e6f8c9d81a620cb6f"
        hex"08299c0abf196d53162e0facb5f1876f516df2505cc387a0f8ea0e8760d5ca7e"
        hex"221643d205fe82778a7b7b58cb65c4962d76c0072cabd1124117269d7c710b8a"
        hex"2d036a95f81cf49bb7a0143a28c88767f6bd10c3f74b22db487920d43343dbff"
        hex"08a50897c06aafe6ea414fb1bceca2267cd4a39486729fbc6d5d1bb7a172ebd2";

    /// @notice The hash of a leaf's bytes, at most 64 cells of 4; cells that are
    /// not there count as zero.
    function leaf(bytes calldata cells) internal pure returns (bytes32) {
        if (cells.length > LEAF_BYTES) revert Malformed();
        bytes memory keys = ROUND_KEYS;
        uint256 h = _compress(keys, 0, TAG);
        for (uint256 i = 0; i < ELEMENTS; i++) h = _compress(keys, h, _element(cells, ELEMENT_BYTES * i));
        return bytes32(h);
    }

    /// @notice The hash of a leaf of one cell, whose bytes are little-endian.
    function leafOfOne(bytes4 cell) internal pure returns (bytes32) {
        bytes memory keys = ROUND_KEYS;
        uint256 h = _compress(keys, _compress(keys, 0, TAG), _reverse(uint256(bytes32(cell))));
        for (uint256 i = 1; i < ELEMENTS; i++) h = _compress(keys, h, 0);
        return bytes32(h);
    }

    /// @dev The 28 bytes from `from` on as a little-endian number.
    function _element(bytes calldata cells, uint256 from) private pure returns (uint256 v) {
        if (from >= cells.length) return 0;
        uint256 n = cells.length - from;
        if (n > ELEMENT_BYTES) n = ELEMENT_BYTES;
        assembly ("memory-safe") {
            v := calldataload(add(cells.offset, from))
            v := and(v, not(shr(shl(3, n), not(0))))
        }
        return _reverse(v);
    }

    function _reverse(uint256 v) private pure returns (uint256) {
        v = ((v >> 8) & 0x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff) |
            ((v & 0x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff) << 8);
        v = ((v >> 16) & 0x0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff) |
            ((v & 0x0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff) << 16);
        v = ((v >> 32) & 0x00000000ffffffff00000000ffffffff00000000ffffffff00000000ffffffff) |
            ((v & 0x00000000ffffffff00000000ffffffff00000000ffffffff00000000ffffffff) << 32);
        v = ((v >> 64) & 0x0000000000000000ffffffffffffffff0000000000000000ffffffffffffffff) |
            ((v & 0x0000000000000000ffffffffffffffff0000000000000000ffffffffffffffff) << 64);
        return (v >> 128) | (v << 128);
    }

    /// @dev right + the second word of the permutation of (left, right).
    function _compress(bytes memory keys, uint256 left, uint256 right) private pure returns (uint256 h) {
        assembly ("memory-safe") {
            // Sums stay below 5·P < 2^256; products reduce.
            function sbox(x) -> y {
                y := mulmod(x, x, P)
                y := mulmod(mulmod(y, y, P), x, P)
            }
            function full(k, n, a, b) -> key, x, y {
                for {
                    key := k
                    let end := add(k, shl(6, n))
                    x := a
                    y := b
                } lt(key, end) {
                    key := add(key, 64)
                } {
                    x := sbox(add(x, mload(key)))
                    y := sbox(add(y, mload(add(key, 32))))
                    let sum := add(x, y)
                    x := add(x, sum)
                    y := add(y, sum)
                }
            }
            let sum := add(left, right)
            let key, a, b := full(add(keys, 32), 3, add(left, sum), add(right, sum))
            b := mod(b, P)
            for {
                let end := add(key, 1600)
            } lt(key, end) {
                key := add(key, 32)
            } {
                a := sbox(add(a, mload(key)))
                sum := add(a, b)
                a := add(a, sum)
                b := mod(add(add(b, b), sum), P)
            }
            key, a, b := full(key, 3, a, b)
            h := addmod(right, b, P)
        }
    }
}
