package main

import (
	"math/big"
	"strings"
)

// feeDigits is how many digits of a fee people are shown: it changes by the block.
const feeDigits = 3

// coinDigits is how many digits of a balance they are shown: it pays for many fees.
const coinDigits = 6

// inCoins is an amount of wei, in decimal digits, for people.
func inCoins(wei string) string {
	v, ok := new(big.Int).SetString(wei, 10)
	if !ok {
		return wei
	}
	return amountIn(v, 18, coinDigits) + " coins"
}

// amountIn writes base units of something that has so many decimals, rounded to the
// digits that matter to people, without an exponent: "0.000376".
func amountIn(units *big.Int, decimals, digits int) string {
	places := decimals
	if n := len(units.String()); n > digits {
		places -= n - digits
	}
	one := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
	text := new(big.Rat).SetFrac(units, one).FloatString(max(places, 0))
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return text
}
