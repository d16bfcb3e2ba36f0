package evm_test

import (
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/crypto"
)

// highS is the other signature of the same key on the same digest.
func highS(sig []byte) []byte {
	twin := slices.Clone(sig)
	s := new(big.Int).Sub(crypto.S256().Params().N, new(big.Int).SetBytes(sig[32:64]))
	s.FillBytes(twin[32:64])
	twin[64] = 27 + 28 - sig[64]
	return twin
}
