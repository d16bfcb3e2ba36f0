package market_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	ethmath "github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
)

// typed builds apitypes' form of a struct from its type string, so that the test checks
// the text itself.
func typed(typeString string, m apitypes.TypedDataMessage) apitypes.TypedData {
	name, rest, _ := strings.Cut(typeString, "(")
	var fields []apitypes.Type
	for f := range strings.SplitSeq(strings.TrimSuffix(rest, ")"), ",") {
		kind, field, _ := strings.Cut(f, " ")
		fields = append(fields, apitypes.Type{Name: field, Type: kind})
	}
	return apitypes.TypedData{
		Types: apitypes.Types{
			"EIP712Domain": {{Name: "name", Type: "string"}, {Name: "version", Type: "string"},
				{Name: "chainId", Type: "uint256"}, {Name: "verifyingContract", Type: "address"}},
			name: fields,
		},
		PrimaryType: name,
		Domain: apitypes.TypedDataDomain{Name: "infernet", Version: "2",
			ChainId: ethmath.NewHexOrDecimal256(int64(domain.ChainID)), VerifyingContract: domain.Escrow.Hex()},
		Message: m,
	}
}

func num[T ~uint8 | ~uint16 | ~uint32 | ~uint64](v T) *big.Int {
	return new(big.Int).SetUint64(uint64(v))
}

func same(t *rapid.T, what string, s market.Structured, data apitypes.TypedData) {
	want, _, err := apitypes.TypedDataAndHash(data)
	if err != nil {
		t.Fatal(err)
	}
	if got := domain.Digest(s); got != common.Hash(want) {
		t.Fatalf("%s: digest %s, apitypes has %x", what, got, want)
	}
}

func TestDigestsAgreeWithApitypes(t *testing.T) {
	hash := rapid.Custom(func(t *rapid.T) common.Hash {
		return common.BytesToHash(rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, "hash"))
	})
	addr := rapid.Custom(func(t *rapid.T) common.Address {
		return common.BytesToAddress(rapid.SliceOfN(rapid.Byte(), 20, 20).Draw(t, "address"))
	})
	rapid.Check(t, func(t *rapid.T) {
		h, a, b, c := hash.Draw(t, "h"), addr.Draw(t, "a"), addr.Draw(t, "b"), addr.Draw(t, "c")
		u64, u32, u16, u8 := rapid.Uint64().Draw(t, "u64"), rapid.Uint32().Draw(t, "u32"),
			rapid.Uint16().Draw(t, "u16"), rapid.Uint8().Draw(t, "u8")
		yes, other := rapid.Bool().Draw(t, "bool"), hash.Draw(t, "other")
		type M = apitypes.TypedDataMessage
		same(t, "offer", market.Offer{Job: market.JobID(h), Client: a, Token: b, Delegate: c, MaxPrice: u64,
			Segments: u32, Credit: u32 + 1, Quorum: u8, VerifyBPS: u16, DelegateBPS: u16 + 1, Window: u32 + 2,
			Deadline: u64 + 1, Nonce: u64 + 2, Trace: other, Locks: u16 + 2, Pace: u32 + 3},
			typed(market.OfferType, M{"job": h[:], "client": a.Hex(), "token": b.Hex(), "delegate": c.Hex(),
				"maxPrice": num(u64), "segments": num(u32), "credit": num(u32 + 1), "quorum": num(u8),
				"verifyBPS": num(u16), "delegateBPS": num(u16 + 1), "window": num(u32 + 2), "deadline": num(u64 + 1),
				"nonce": num(u64 + 2), "trace": other[:], "locks": num(u16 + 2), "pace": num(u32 + 3)}))
		same(t, "lease", market.Lease{Offer: h, Provider: a, Node: b, Price: u64, FirstSegment: u32, Segments: u32 + 1,
			StartRoot: other, Begin: u64 + 3, Deadline: u64 + 1, Nonce: u64 + 2, Verifiers: h},
			typed(market.LeaseType, M{"offer": h[:], "provider": a.Hex(), "node": b.Hex(), "price": num(u64),
				"firstSegment": num(u32), "segments": num(u32 + 1), "startRoot": other[:], "begin": num(u64 + 3),
				"deadline": num(u64 + 1), "nonce": num(u64 + 2), "verifiers": h[:]}))
		same(t, "voucher", market.Voucher{Lease: h, Segments: u32, Payees: other, Last: yes},
			typed(market.VoucherType, M{"lease": h[:], "segments": num(u32), "payees": other[:], "last": yes}))
		same(t, "commitment", market.Commitment{Lease: h, Segment: u32, Hash: other, Height: u64},
			typed(market.CommitmentType, M{"lease": h[:], "segment": num(u32), "hash": other[:],
				"height": num(u64)}))
		same(t, "verdict", market.Verdict{Lease: h, Segment: u32, Commitment: other, Agree: yes,
			Intervals: u64 + 1, Root: h, Verifier: a},
			typed(market.VerdictType, M{"lease": h[:], "segment": num(u32), "commitment": other[:], "agree": yes,
				"intervals": num(u64 + 1), "root": h[:], "verifier": a.Hex()}))
		same(t, "release", market.Release{Lease: h}, typed(market.ReleaseType, M{"lease": h[:]}))
	})
}

func TestJobIDText(t *testing.T) {
	id := spec().ID()
	b, err := id.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	var back market.JobID
	if err := back.UnmarshalText(b); err != nil || back != id {
		t.Errorf("%v: %s became %s", err, id, back)
	}
	if back.UnmarshalText([]byte("0x12")) == nil {
		t.Error("a short id was accepted")
	}
}

func TestSegmentsOfHostileSpecs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := spec()
		s.Program.Steps = rapid.Uint32().Draw(t, "steps")
		s.StepsPerSegment = rapid.Uint32().Draw(t, "per segment")
		n := s.Segments()
		if s.StepsPerSegment == 0 {
			if n != 0 {
				t.Fatal("segments of no steps")
			}
			return
		}
		i := rapid.Uint32().Draw(t, "i")
		first, steps := s.SegmentSteps(i)
		if (i < n) != (steps > 0) || uint64(first)+uint64(steps) > uint64(s.Program.Steps) {
			t.Fatal(fmt.Sprintf("segment %d of %d: %d steps from %d of %d", i, n, steps, first, s.Program.Steps))
		}
		if n > 0 {
			if first, steps = s.SegmentSteps(n - 1); first+steps != s.Program.Steps {
				t.Fatal("the last segment does not end the run")
			}
		}
	})
}
