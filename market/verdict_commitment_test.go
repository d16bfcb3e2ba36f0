package market_test

import (
	"bytes"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// The same value stands in docs/messages.md and in sdk/python/tests/test_verify.py.
func TestCommitVerdictFrozen(t *testing.T) {
	repeat := func(b byte, n int) []byte { return bytes.Repeat([]byte{b}, n) }
	v := market.Verdict{
		Commitment: common.Hash(repeat(1, 32)), Verifier: common.Address(repeat(2, 20)), Intervals: 5,
		Root: common.Hash(repeat(3, 32)),
	}
	got := market.CommitVerdict(v, repeat(4, 16), common.Hash(repeat(5, 32)))
	if want := common.HexToHash("f5170c3a2f60f21d6a91caa6183df2047e6ffa3c3e3317e40c9c1480908c4357"); got != want {
		t.Fatalf("%v, want %v", got, want)
	}
}
