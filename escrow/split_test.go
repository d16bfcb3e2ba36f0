package escrow

import (
	"errors"
	"math"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// TestSplitLosesNothing checks against big integers that no unit is lost or
// made, whatever the price, the shares and the payees.
func TestSplitLosesNothing(t *testing.T) {
	accepted, refused := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		price := rapid.Uint64Range(0, math.MaxInt64).Draw(t, "price")
		if rapid.Bool().Draw(t, "small") {
			price %= 1_000_000
		}
		n := rapid.Uint32Range(0, market.MaxSegments).Draw(t, "segments")
		verify := rapid.Uint16Range(0, 10_000).Draw(t, "verify")
		delegate := rapid.Uint16Range(0, 10_000-verify).Draw(t, "delegate")
		gross := new(big.Int).Mul(new(big.Int).SetUint64(price), big.NewInt(int64(n)))
		share := func(bps uint16) *big.Int {
			return new(big.Int).Div(new(big.Int).Mul(gross, big.NewInt(int64(bps))), big.NewInt(10_000))
		}
		shares := new(big.Int).Add(share(verify), share(delegate))
		var ps []market.Payee
		paid := new(big.Int)
		for range rapid.IntRange(0, 4).Draw(t, "payees") {
			p := market.Payee{Amount: rapid.Uint64().Draw(t, "amount")}
			if shares.IsUint64() && rapid.IntRange(0, 9).Draw(t, "fair") > 0 {
				p.Amount %= shares.Uint64()/4 + 1
			}
			ps = append(ps, p)
			paid.Add(paid, new(big.Int).SetUint64(p.Amount))
		}
		provider, others, back, err := Split(price, n, verify, delegate, ps)
		if !gross.IsInt64() || paid.Cmp(shares) > 0 {
			if err == nil {
				t.Fatal("accepted")
			}
			refused++
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		accepted++
		total := new(big.Int).Add(provider.Big(), others.Big())
		if total.Add(total, back.Big()).Cmp(gross) != 0 || provider < 0 || others < 0 || back < 0 {
			t.Fatalf("%d + %d + %d is not %s", provider, others, back, gross)
		}
		if want := new(big.Int).Sub(gross, shares); provider.Big().Cmp(want) != 0 || others.Big().Cmp(paid) != 0 {
			t.Fatalf("provider %d, want %s", provider, want)
		}
	})
	if accepted < 10 || refused == 0 { // -short tries 20
		t.Errorf("%d accepted, %d refused: the property was hardly tried", accepted, refused)
	}
	for _, c := range []struct {
		price  uint64
		verify uint16
	}{{1 << 63, 0}, {1, 10_001}} {
		if _, _, _, err := Split(c.price, 1, c.verify, 0, nil); !errors.Is(err, money.ErrRange) {
			t.Errorf("%v: %v", c, err)
		}
	}
}

// TestSettleLosesNothing: the settlement of vouched and claimed segments adds
// up to what was reserved.
func TestSettleLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := deal()
		d.Offer.MaxPrice = rapid.Uint64Range(1, 1_000_000_007).Draw(t, "price")
		d.Offer.VerifyBPS = rapid.Uint16Range(0, 5000).Draw(t, "verify")
		d.Offer.DelegateBPS = rapid.Uint16Range(0, 5000).Draw(t, "delegate")
		d.Lease.Lease.Price = d.Offer.MaxPrice
		vouched := rapid.Uint32Range(0, segments).Draw(t, "vouched")
		claimed := rapid.Uint32Range(vouched, segments).Draw(t, "claimed")
		verify, delegate, err := d.Offer.Shares(d.Lease.Lease, vouched)
		if err != nil {
			t.Fatal(err)
		}
		ps := []market.Payee{{Amount: uint64(verify)}, {Amount: uint64(delegate)}}
		var awards []Award
		for i := range claimed {
			awards = append(awards, Award{i, make([]common.Address, rapid.IntRange(1, 7).Draw(t, "verifiers"))})
		}
		s, err := d.Settle(vouched, claimed, ps, awards)
		if err != nil {
			t.Fatal(err)
		}
		reserve, _ := d.Reserve()
		if s.Provider+s.Others+s.Back != reserve || s.Provider < 0 || s.Others < 0 || s.Back < 0 ||
			s.Segments != claimed {
			t.Fatalf("%+v of %d", s, reserve)
		}
	})
	if _, err := deal().Settle(2, 1, nil, nil); !errors.Is(err, ErrVoucher) {
		t.Error(err)
	}
	if _, err := deal().Settle(1, 1, []market.Payee{{Amount: 61}}, nil); !errors.Is(err, market.ErrShares) {
		t.Error(err)
	}
}
