package binder

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// fill sets every number, text and array below v to something else than zero.
func fill(t *testing.T, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			fill(t, v.Field(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(t, v.Index(i))
		}
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString(program.R32)
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(7)
	default:
		t.Fatalf("%s: say how to fill it", v.Type())
	}
}

// TestNothingIsLeftOut: of a message whose every field is set, every field of the contracts' type is set, and
// there are as many.
func TestNothingIsLeftOut(t *testing.T) {
	var (
		o market.Offer
		l market.Lease
		v market.Voucher
		s commit.Segment
		h ir.Header
	)
	for _, x := range []any{&o, &l, &v, &s, &h} {
		fill(t, reflect.ValueOf(x).Elem())
	}
	for from, to := range map[any]any{o: Offer(o), l: Lease(l), v: Voucher(v), s: Segment(s), h: Header(h)} {
		got, want := reflect.ValueOf(to), reflect.TypeOf(from)
		if got.NumField() != want.NumField() {
			t.Errorf("%s has %d fields, the contracts' type %d", want, want.NumField(), got.NumField())
		}
		for i := range got.NumField() {
			if got.Field(i).IsZero() {
				t.Errorf("%s: %s is left out", want, got.Type().Field(i).Name)
			}
		}
	}
	if SegmentOf(Segment(s)) != s {
		t.Errorf("%+v is not what it was", SegmentOf(Segment(s)))
	}
	if s.Numerics = "other"; SegmentOf(Segment(s)).Numerics != "" {
		t.Error("numerics that are not known have a name")
	}
}

// TestSignaturesKeepTheirV: both values of v come back from the two words.
func TestSignaturesKeepTheirV(t *testing.T) {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("key")))
	if err != nil {
		t.Fatal(err)
	}
	rng, seen := rand.New(rand.NewPCG(1, 2)), map[byte]bool{}
	for range 32 {
		digest := crypto.Keccak256([]byte{byte(rng.Uint32()), byte(rng.Uint32())})
		b, err := crypto.Sign(digest, key)
		if err != nil {
			t.Fatal(err)
		}
		sig := market.Signature(b)
		sig[64] += 27
		seen[sig[64]] = true
		if got := SignatureOf(Signature(sig)); got != sig {
			t.Errorf("%x became %x", sig, got)
		}
	}
	if len(seen) != 2 {
		t.Errorf("only %d values of v were seen", len(seen))
	}
}
