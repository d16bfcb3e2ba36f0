package market

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market/money"
)

// QuoteType is the EIP-712 type of a Quote.
const QuoteType = "Quote(string unit,string asset,uint64 rate,uint64 expires,uint64 nonce)"

var quoteTypeHash = crypto.Keccak256Hash([]byte(QuoteType))

// UnitDecimals is the number of decimals of a price in a unit of account, which is
// counted in millionths.
const UnitDecimals = 6

// Bounds of a quote.
const (
	// MaxQuoteLife is how long a quote may be valid: an hour, in seconds. Exchange
	// rates move.
	MaxQuoteLife = 3600
	// MaxUnit and MaxAsset are the longest names of a unit of account and of an asset, in
	// bytes.
	MaxUnit  = 8
	MaxAsset = 128
)

// Quote states the value of one unit of account in a rail's asset until the quote
// expires, so that a price in dollars can be paid on any rail. The party that is bound
// by it signs it, under the domain of the chain that holds the stakes.
type Quote struct {
	Unit    string      `cbor:"1,keyasint" json:"unit"` // of account: "USD"
	Asset   money.Asset `cbor:"2,keyasint" json:"asset"`
	Rate    uint64      `cbor:"3,keyasint" json:"rate"`    // base units of Asset for one Unit
	Expires uint64      `cbor:"4,keyasint" json:"expires"` // chain time
	Nonce   uint64      `cbor:"5,keyasint" json:"nonce"`
}

// SignedQuote is a quote with its signature.
type SignedQuote struct {
	Quote Quote     `cbor:"1,keyasint" json:"quote"`
	Sig   Signature `cbor:"2,keyasint" json:"sig"`
}

// ValidQuote is a quote that Validate accepted.
type ValidQuote struct{ q Quote }

// DecodeQuote reads a SignedQuote.
func DecodeQuote(b []byte) (SignedQuote, error) { return decode[SignedQuote](b, MaxMessage) }

// StructHash implements Structured. EIP-712 encodes a string by its hash.
func (q Quote) StructHash() common.Hash {
	w := make(abiEncoding, 0, 6*32)
	w.hash(quoteTypeHash)
	w.hash(crypto.Keccak256Hash([]byte(q.Unit)))
	w.hash(crypto.Keccak256Hash([]byte(q.Asset)))
	w.uint(q.Rate)
	w.uint(q.Expires)
	w.uint(q.Nonce)
	return crypto.Keccak256Hash(w)
}

// Validate accepts a quote that signer signed under d and that is valid at chain time
// now. Errors wrap ErrRange, ErrExpired or ErrSignature.
func (s SignedQuote) Validate(d Domain, signer common.Address, now uint64) (ValidQuote, error) {
	q := s.Quote
	if err := firstBroken(
		rule{printableName(q.Unit, MaxUnit), ErrRange, "unit: want a short name, such as USD"},
		rule{printableName(string(q.Asset), MaxAsset), ErrRange, "asset: want a name of printable characters"},
		rule{q.Rate > 0 && q.Rate < 1<<62, ErrRange, "rate: want base units for one unit, above 0"},
		rule{now < q.Expires, ErrExpired, "the quote is no longer binding: ask for another"},
		rule{q.Expires <= now+MaxQuoteLife, ErrRange, "expires: want at most an hour from now"},
	); err != nil {
		return ValidQuote{}, fmt.Errorf("quote: %w", err)
	}
	if err := d.Check(q, s.Sig, signer); err != nil {
		return ValidQuote{}, fmt.Errorf("quote: %w", err)
	}
	return ValidQuote{q}, nil
}

// printableName reports whether s is not empty, at most as long as most, and printable
// ASCII without spaces.
func printableName(s string, most int) bool {
	return s != "" && len(s) <= most && !strings.ContainsFunc(s, func(r rune) bool { return r <= ' ' || r > '~' })
}

// Quote returns the message itself.
func (v ValidQuote) Quote() Quote { return v.q }

// Convert converts a price in millionths of the unit into base units of the asset. It
// rounds up, so that the payee never gets less than promised. The error is
// money.ErrRange for a negative price or a result that does not fit.
func (v ValidQuote) Convert(price money.Units) (money.Amount, error) {
	if price < 0 {
		return money.Amount{}, fmt.Errorf("%w: a price of %d", money.ErrRange, price)
	}
	million := big.NewInt(1_000_000)
	p := new(big.Int).Mul(price.Big(), new(big.Int).SetUint64(v.q.Rate))
	p.Add(p, new(big.Int).Sub(million, big.NewInt(1))).Div(p, million)
	if !p.IsInt64() {
		return money.Amount{}, fmt.Errorf("%w: %s %s in %s",
			money.ErrRange, money.Format(price, UnitDecimals), v.q.Unit, v.q.Asset)
	}
	return money.Amount{Asset: v.q.Asset, Units: money.Units(p.Int64())}, nil
}

// LocalQuote returns an unsigned quote of this node's own, which converts a price into
// a rail's asset.
func LocalQuote(unit string, asset money.Asset, rate uint64) ValidQuote {
	return ValidQuote{Quote{Unit: unit, Asset: asset, Rate: rate}}
}
