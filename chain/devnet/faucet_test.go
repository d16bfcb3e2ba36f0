package devnet

import (
	"math/big"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// TestAGiftCanBeSpentAtOnce: when Fund returns, the pool takes what the account sends. Subscribers hear of a block
// before the pool does.
func TestAGiftCanBeSpentAtOnce(t *testing.T) {
	chain := start(t, Config{})
	var wg sync.WaitGroup
	for range 24 {
		wg.Go(func() {
			key, err := crypto.GenerateKey()
			if err != nil {
				t.Error(err)
				return
			}
			if err := chain.Fund(t.Context(), crypto.PubkeyToAddress(key.PublicKey), big.NewInt(1e18), 0); err != nil {
				t.Errorf("fund: %v", err)
				return
			}
			tx := types.MustSignNewTx(key, types.LatestSignerForChainID(big.NewInt(ChainID)), &types.DynamicFeeTx{
				ChainID: big.NewInt(ChainID), GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e11), Gas: 21_000,
				To: &someone, Value: big.NewInt(1)})
			if err := chain.Client().SendTransaction(t.Context(), tx); err != nil {
				t.Errorf("spend: %v", err)
			}
		})
	}
	wg.Wait()
}
