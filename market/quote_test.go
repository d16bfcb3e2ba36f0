package market_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"

	"github.com/ethereum/go-ethereum/signer/core/apitypes"
)

// dollars is a quote of dollars in thousandths of a satoshi, at 1000 satoshis a dollar.
func dollars() market.Quote {
	return market.Quote{Unit: "USD", Asset: "lightning:mainnet/msat", Rate: 1_000_000, Expires: now + 600, Nonce: 1}
}

func signedQuote(q market.Quote) market.SignedQuote {
	return market.SignedQuote{Quote: q, Sig: provider.sign(q)}
}

func validQuote(t testing.TB, q market.Quote) market.ValidQuote {
	t.Helper()
	v, err := signedQuote(q).Validate(domain, provider.addr(), now)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestQuotesAreWhatWalletsSign(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := market.Quote{
			Unit: rapid.String().Draw(t, "unit"), Asset: money.Asset(rapid.String().Draw(t, "asset")),
			Rate: rapid.Uint64().Draw(t, "rate"), Expires: rapid.Uint64().Draw(t, "expires"),
			Nonce: rapid.Uint64().Draw(t, "nonce"),
		}
		same(t, "quote", q, typed(market.QuoteType, apitypes.TypedDataMessage{
			"unit": q.Unit, "asset": string(q.Asset), "rate": num(q.Rate), "expires": num(q.Expires),
			"nonce": num(q.Nonce),
		}))
	})
}

func TestHostileQuotes(t *testing.T) {
	if _, err := signedQuote(dollars()).Validate(domain, provider.addr(), now); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		change func(*market.Quote)
		want   error
	}{
		"no unit":           {func(q *market.Quote) { q.Unit = "" }, market.ErrRange},
		"long unit":         {func(q *market.Quote) { q.Unit = strings.Repeat("U", 9) }, market.ErrRange},
		"unit with a break": {func(q *market.Quote) { q.Unit = "US\nD" }, market.ErrRange},
		"look-alike unit":   {func(q *market.Quote) { q.Unit = "UЅD" }, market.ErrRange},
		"no asset":          {func(q *market.Quote) { q.Asset = "" }, market.ErrRange},
		"flood of an asset": {func(q *market.Quote) {
			q.Asset = money.Asset(strings.Repeat("x", 129))
		}, market.ErrRange},
		"for nothing":        {func(q *market.Quote) { q.Rate = 0 }, market.ErrRange},
		"absurd rate":        {func(q *market.Quote) { q.Rate = math.MaxUint64 }, market.ErrRange},
		"expired":            {func(q *market.Quote) { q.Expires = now }, market.ErrExpired},
		"binding for a year": {func(q *market.Quote) { q.Expires = now + 365*24*3600 }, market.ErrRange},
		"for ever":           {func(q *market.Quote) { q.Expires = math.MaxUint64 }, market.ErrRange},
	} {
		q := dollars()
		c.change(&q)
		if _, err := signedQuote(q).Validate(domain, provider.addr(), now); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	s := signedQuote(dollars())
	s.Quote.Rate++
	if _, err := s.Validate(domain, provider.addr(), now); !errors.Is(err, market.ErrSignature) {
		t.Errorf("changed after signing: %v", err)
	}
	if _, err := signedQuote(dollars()).Validate(domain, delegate.addr(), now); !errors.Is(err, market.ErrSignature) {
		t.Errorf("by somebody else: %v", err)
	}
	elsewhere := domain
	elsewhere.ChainID++
	if _, err := signedQuote(dollars()).Validate(elsewhere, provider.addr(), now); !errors.Is(err,
		market.ErrSignature) {
		t.Errorf("for another chain: %v", err)
	}
}

func FuzzQuote(f *testing.F) {
	b, err := canon.Marshal(signedQuote(dollars()))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	f.Fuzz(func(t *testing.T, b []byte) {
		s, err := market.DecodeQuote(b)
		if err != nil {
			if !errors.Is(err, market.ErrDecode) {
				t.Errorf("untyped: %v", err)
			}
			return
		}
		_, _ = s.Validate(domain, provider.addr(), now) // must not panic
	})
}

// TestPricesRoundUp checks that a converted price is never less than was promised, and
// less than one base unit more.
func TestPricesRoundUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := dollars()
		q.Rate = rapid.Uint64Range(1, 1<<40).Draw(t, "rate")
		v, err := signedQuote(q).Validate(domain, provider.addr(), now)
		if err != nil {
			t.Fatal(err)
		}
		price := rapid.Int64Range(0, 1<<22).Draw(t, "price")
		a, err := v.Convert(money.Units(price))
		if err != nil {
			t.Fatal(err)
		}
		exact := uint64(price) * q.Rate
		if got := uint64(a.Units) * 1_000_000; got < exact || got >= exact+1_000_000 || a.Asset != q.Asset {
			t.Fatalf("%d at %d: %+v", price, q.Rate, a)
		}
	})
	for _, price := range []money.Units{-1, math.MaxInt64} {
		q := dollars()
		q.Rate = 1 << 61
		if price < 0 {
			q.Rate = 1
		}
		v := validQuote(t, q)
		if _, err := v.Convert(price); !errors.Is(err, money.ErrRange) {
			t.Errorf("%d at %d: %v", price, q.Rate, err)
		}
	}
}

func TestRailsAreNamedInOrder(t *testing.T) {
	order, err := market.ParseRails("lightning, solana,evm")
	if want := []market.Rail{market.OnLightning, market.OnSolana, market.OnEVM}; err != nil ||
		!slices.Equal(order, want) {
		t.Fatalf("%v, %v", order, err)
	}
	for _, text := range []string{"", "evm,", "evm,evm", "paypal", "evm;solana", strings.Repeat("evm,", 1000)} {
		if _, err := market.ParseRails(text); !errors.Is(err, market.ErrRange) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
