package solanarpc_test

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"testing"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
)

// accountOf is the answer with one account of these bytes.
func accountOf(data []byte) string {
	return fmt.Sprintf(
		`{"context":{"slot":9},"value":[{"lamports":1,"owner":"11111111111111111111111111111111","data":[%q,"base64"],"executable":false,"rentEpoch":0}]}`,
		base64.StdEncoding.EncodeToString(data))
}

func TestHealthTellsEndpointsApart(t *testing.T) {
	c := dial(t, endpoint{}, endpoint{"getGenesisHash": `"` + solana.Hash{9}.String() + `"`},
		endpoint{"getSlot": `{"code":-32005,"message":"node is behind"}`})
	h := c.Health(t.Context())
	if len(h) != 3 || h[0].Err != nil || h[0].Slot != 7 || h[0].Latency <= 0 {
		t.Errorf("%+v", h)
	}
	if !errors.Is(h[1].Err, solanarpc.ErrWrongGenesis) || h[2].Err == nil {
		t.Errorf("another cluster: %v; one that is behind: %v", h[1].Err, h[2].Err)
	}
}

func TestFeesAreBounded(t *testing.T) {
	c := dial(t,
		endpoint{"getRecentPrioritizationFees": `[{"slot":1,"prioritizationFee":2000},{"slot":2,"prioritizationFee":0}]`})
	// Two signatures, and 200,000 units at 2000 millionths of a lamport.
	if fee, err := c.Fee(t.Context(), 2, 200_000, solana.PublicKey{1}); err != nil || fee != 2*solanarpc.BaseFee+400 {
		t.Errorf("%d lamports, %v", fee, err)
	}
	c = dial(t, endpoint{"getRecentPrioritizationFees": `[{"slot":1,"prioritizationFee":18446744073709551615}]`})
	if fee, err := c.Fee(t.Context(), 1, 200_000); !errors.Is(err, solanarpc.ErrBadAnswer) {
		t.Errorf("an absurd fee: %d, %v", fee, err)
	}
}

func TestMintIsChecked(t *testing.T) {
	mint := make([]byte, 82)
	mint[44] = 6
	c := dial(t, endpoint{"getMultipleAccounts": accountOf(mint)})
	if err := c.CheckMint(t.Context(), solana.PublicKey{1}, 6); err != nil {
		t.Errorf("the right mint: %v", err)
	}
	if err := c.CheckMint(t.Context(), solana.PublicKey{1}, 9); !errors.Is(err, solanarpc.ErrMint) {
		t.Errorf("other decimals: %v", err)
	}
	for _, answer := range []string{accountOf(mint[:81]), `{"context":{"slot":9},"value":[null]}`} {
		c := dial(t, endpoint{"getMultipleAccounts": answer})
		if err := c.CheckMint(t.Context(), solana.PublicKey{1}, 6); !errors.Is(err, solanarpc.ErrMint) {
			t.Errorf("%s: %v", answer, err)
		}
	}
}

func TestFinalDelayNeedsAClock(t *testing.T) {
	clock := make([]byte, 40)
	binary.LittleEndian.PutUint64(clock[32:], 1_700_000_000)
	c := dial(t, endpoint{"getMultipleAccounts": accountOf(clock)})
	if s, err := c.FinalDelay(t.Context()); err != nil || s != 0 {
		t.Errorf("%d s, %v", s, err)
	}
	c = dial(t, endpoint{"getMultipleAccounts": accountOf(clock[:39])})
	if _, err := c.FinalDelay(t.Context()); !errors.Is(err, solanarpc.ErrBadAnswer) {
		t.Errorf("half a clock: %v", err)
	}
}
