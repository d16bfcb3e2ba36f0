package money_test

import (
	"errors"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market/money"
)

// fits computes in big integers what Units must, or refuse.
func fits(t *rapid.T, got money.Units, err error, want *big.Int) {
	if want.IsInt64() {
		if err != nil || int64(got) != want.Int64() {
			t.Fatalf("got %d, %v, want %s", got, err, want)
		}
	} else if !errors.Is(err, money.ErrRange) {
		t.Fatalf("got %d, %v, want ErrRange for %s", got, err, want)
	}
}

func TestArithmetic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		u, v := money.Units(rapid.Int64().Draw(t, "u")), money.Units(rapid.Int64().Draw(t, "v"))
		n, bps := rapid.Uint32().Draw(t, "n"), rapid.Uint16Range(0, 10_000).Draw(t, "bps")
		sum, err := u.Add(v)
		fits(t, sum, err, new(big.Int).Add(u.Big(), v.Big()))
		product, err := u.Mul(n)
		fits(t, product, err, new(big.Int).Mul(u.Big(), big.NewInt(int64(n))))
		if u >= 0 {
			share := u.BasisPoints(bps)
			// share ≤ u·bps/10000 < share+1
			exact := new(big.Int).Mul(u.Big(), big.NewInt(int64(bps)))
			low := new(big.Int).Mul(share.Big(), big.NewInt(10_000))
			if rest := exact.Sub(exact, low); rest.Sign() < 0 || rest.Cmp(big.NewInt(10_000)) >= 0 {
				t.Fatalf("%d of %d is not %d", bps, u, share)
			}
		}
	})
}

func TestFormatThenParse(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		u, d := money.Units(rapid.Int64Min(0).Draw(t, "u")), rapid.IntRange(2, 18).Draw(t, "decimals")
		s := money.Format(u, d)
		if back, err := money.Parse(s, d); err != nil || back != u {
			t.Fatalf("%d became %q and %d, %v", u, s, back, err)
		}
		if u > 0 && money.Format(-u, d) != "-"+s {
			t.Fatalf("the negative of %s is %s", s, money.Format(-u, d))
		}
	})
}

func TestText(t *testing.T) {
	for _, c := range []struct {
		u        money.Units
		decimals int
		want     string
	}{{1_500_000, 6, "1.50"}, {1, 6, "0.000001"}, {0, 6, "0.00"}, {5, 0, "5"}, {5, -1, "5"}, {15, 1, "1.5"},
		{math.MinInt64, 6, "-9223372036854.775808"}} {
		if got := money.Format(c.u, c.decimals); got != c.want {
			t.Errorf("%d: %q, want %q", c.u, got, c.want)
		}
	}
	for _, bad := range []string{"", ".", ".5", "-1", "+1", "1e3", "0x1", "1.2345678", "1.2.3", "1,5", "٣",
		"9223372036855"} {
		if u, err := money.Parse(bad, 6); err == nil {
			t.Errorf("%q was read as %d", bad, u)
		}
	}
	if _, err := money.Parse("9223372036855", 6); !errors.Is(err, money.ErrRange) {
		t.Error(err)
	}
	if u, err := money.Parse(" 1.5 ", 6); err != nil || u != 1_500_000 {
		t.Error(u, err)
	}
}

func TestAmounts(t *testing.T) {
	usdc := money.ERC20(137, common.HexToAddress("0xAB"))
	if want := "eip155:137/erc20:0x" + strings.Repeat("0", 38) + "ab"; string(usdc) != want {
		t.Errorf("%s, want %s", usdc, want)
	}
	a := money.Amount{Asset: usdc, Units: 5}
	if sum, err := a.Add(a.Neg()); err != nil || sum != (money.Amount{Asset: usdc}) {
		t.Error(sum, err)
	}
	if _, err := a.Add(money.Amount{Asset: "lightning/sat", Units: 1}); !errors.Is(err, money.ErrAsset) {
		t.Error(err)
	}
	if _, err := a.Add(money.Amount{Asset: usdc, Units: math.MaxInt64}); !errors.Is(err, money.ErrRange) {
		t.Error(err)
	}
}
