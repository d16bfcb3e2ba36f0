package main

import (
	"math/big"
	"strings"
)

// feeDigits is how many digits of a fee people are shown: it changes by the block.
const feeDigits = 3

// amountIn writes base units of something that has so many decimals, rounded to the
// digits that matter to people, without an exponent: "0.000376".
func amountIn(units *big.Int, decimals int) string {
	places := decimals
	if n := len(units.String()); n > feeDigits {
		places -= n - feeDigits
	}
	one := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
	text := new(big.Rat).SetFrac(units, one).FloatString(max(places, 0))
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return text
}
