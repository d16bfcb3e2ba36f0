package evm

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/crypto"
)

var permitTypeHash = crypto.Keccak256(
	[]byte("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"))

// PermitDigest is what owner signs so that spender may take value of a token
// (EIP-2612). separator and nonce are the token's DOMAIN_SEPARATOR() and
// nonces(owner); deadline is chain time.
func PermitDigest(separator common.Hash, owner, spender common.Address, value, nonce *big.Int,
	deadline uint64) common.Hash {
	word := func(v *big.Int) []byte { return math.U256Bytes(new(big.Int).Set(v)) }
	permit := crypto.Keccak256(permitTypeHash, common.LeftPadBytes(owner[:], 32), common.LeftPadBytes(spender[:], 32),
		word(value), word(nonce), word(new(big.Int).SetUint64(deadline)))
	return crypto.Keccak256Hash([]byte{0x19, 0x01}, separator[:], permit)
}
