// Package money has the type of amounts: an integer number of base units of a named asset.
// Nothing in infernet computes money in floating point, and amounts of different assets are
// never added.
package money

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// Asset identifies an asset on one rail in the manner of CAIP-19:
// "eip155:137/erc20:0x…", "solana:…/token:…", "lightning/sat". Two amounts are
// comparable only if their assets are the same string.
type Asset string

// ERC20 is the asset of an ERC-20 token on the EVM chain with the given id.
func ERC20(chainID uint64, token common.Address) Asset {
	return Asset(fmt.Sprintf("eip155:%d/erc20:%s", chainID, strings.ToLower(token.Hex())))
}

// ErrAsset is returned when amounts of different assets are added.
var ErrAsset = errors.New("amounts of different assets")

// ErrRange is returned when a result does not fit the amount's range.
var ErrRange = errors.New("amount out of range")

// Units is a signed number of base units (1 USDC is 1,000,000 units). 63 bits hold nine
// trillion dollars with six decimals. Contracts have the same limit. A sum outside the
// range is an error and never wraps around.
type Units int64

// Add returns u+v, or ErrRange if that does not fit.
func (u Units) Add(v Units) (Units, error) {
	s := u + v
	if (s > u) != (v > 0) {
		return 0, ErrRange
	}
	return s, nil
}

// Mul returns u·n, or ErrRange if that does not fit.
func (u Units) Mul(n uint32) (Units, error) {
	p := new(big.Int).Mul(big.NewInt(int64(u)), big.NewInt(int64(n)))
	if !p.IsInt64() {
		return 0, ErrRange
	}
	return Units(p.Int64()), nil
}

// BasisPoints returns ⌊u·bps/10000⌋ for u ≥ 0, as the contracts compute it.
func (u Units) BasisPoints(bps uint16) Units {
	p := new(big.Int).Mul(big.NewInt(int64(u)), big.NewInt(int64(bps)))
	return Units(p.Div(p, big.NewInt(10_000)).Int64())
}

// Big returns u as a big integer, for contract calls.
func (u Units) Big() *big.Int { return big.NewInt(int64(u)) }

// Format formats u with the asset's decimals, for example Format(1_500_000, 6) =
// "1.50". It writes at least two digits after the point and does not round.
func Format(u Units, decimals int) string {
	sign, v := "", new(big.Int).SetInt64(int64(u))
	if v.Sign() < 0 {
		sign, v = "-", v.Neg(v)
	}
	if decimals <= 0 {
		return sign + v.String()
	}
	s := v.String()
	if len(s) <= decimals {
		s = strings.Repeat("0", decimals-len(s)+1) + s
	}
	whole, frac := s[:len(s)-decimals], s[len(s)-decimals:]
	for len(frac) > 2 && frac[len(frac)-1] == '0' {
		frac = frac[:len(frac)-1]
	}
	return sign + whole + "." + frac
}

// Parse converts a non-negative decimal such as "1.5" into base units. More fractional
// digits than the asset has are an error, because Parse does not round.
func Parse(s string, decimals int) (Units, error) {
	whole, frac, _ := strings.Cut(strings.TrimSpace(s), ".")
	if whole == "" || len(frac) > decimals {
		return 0, fmt.Errorf("amount %q: want a number with at most %d decimals, such as 1.50", s, decimals)
	}
	digits := whole + frac + strings.Repeat("0", decimals-len(frac))
	for _, c := range digits {
		if c < '0' || c > '9' {
			return 0, fmt.Errorf("amount %q: want digits and one point, such as 1.50", s)
		}
	}
	v, _ := new(big.Int).SetString(digits, 10)
	if !v.IsInt64() {
		return 0, fmt.Errorf("amount %q: %w: with %d decimals at most %s",
			s, ErrRange, decimals, Format(math.MaxInt64, decimals))
	}
	return Units(v.Int64()), nil
}

// Unit says how amounts of an asset are written for people.
type Unit struct {
	Name     string // such as "dollars"
	Decimals int
}

// Write formats u with the unit's name. The zero Unit writes base units.
func (x Unit) Write(u Units) string {
	if x == (Unit{}) {
		return fmt.Sprintf("%d base units", u)
	}
	return Format(u, x.Decimals) + " " + x.Name
}

// Amount is a number of base units of an asset.
type Amount struct {
	Asset Asset `cbor:"1,keyasint" json:"asset"`
	Units Units `cbor:"2,keyasint" json:"units"`
}

// Add returns a+b. The error wraps ErrAsset or is ErrRange.
func (a Amount) Add(b Amount) (Amount, error) {
	if a.Asset != b.Asset {
		return Amount{}, fmt.Errorf("%w: %s and %s", ErrAsset, a.Asset, b.Asset)
	}
	u, err := a.Units.Add(b.Units)
	return Amount{a.Asset, u}, err
}

// Neg returns -a.
func (a Amount) Neg() Amount { return Amount{a.Asset, -a.Units} }
