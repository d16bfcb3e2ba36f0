package canon_test

import (
	"bytes"
	"errors"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/canon"
)

type value struct {
	N    uint64    `cbor:"1,keyasint"`
	S    string    `cbor:"2,keyasint"`
	B    []byte    `cbor:"3,keyasint"`
	F    float64   `cbor:"4,keyasint"`
	H    [4]byte   `cbor:"5,keyasint"`
	List []int     `cbor:"6,keyasint"`
	P    *value    `cbor:"7,keyasint"`
	Q    []float64 `cbor:"8,keyasint"`
}

func TestRoundTrip(t *testing.T) {
	v := value{N: 300, S: "é", B: []byte{1}, F: 0.5, H: [4]byte{9}, List: []int{-1, 2}, P: &value{}}
	b, err := canon.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var back value
	if err := canon.Unmarshal(b, len(b), &back); err != nil {
		t.Fatal(err)
	}
	if again, err := canon.Marshal(back); err != nil || !bytes.Equal(again, b) {
		t.Fatalf("%x, %v, want %x", again, err, b)
	}
	if err := canon.Unmarshal(b, len(b)-1, &back); !errors.Is(err, canon.ErrTooLarge) {
		t.Errorf("over the limit: %v", err)
	}
}

func TestNilAndEmptyAreOneValue(t *testing.T) {
	a, err := canon.Marshal(value{})
	if err != nil {
		t.Fatal(err)
	}
	b, err := canon.Marshal(value{B: []byte{}, List: []int{}})
	if err != nil || !bytes.Equal(a, b) {
		t.Errorf("%x and %x, %v", a, b, err)
	}
}

// TestRefusals: each is a second encoding of something, or no encoding.
func TestRefusals(t *testing.T) {
	type one struct {
		N uint64 `cbor:"1,keyasint"`
	}
	for name, b := range map[string][]byte{
		"nothing":          {},
		"trailing byte":    {0xa1, 1, 5, 0},
		"long integer":     {0xa1, 1, 0x18, 5},
		"long key":         {0xa1, 0x18, 1, 5},
		"missing key":      {0xa0},
		"unknown key":      {0xa2, 1, 5, 2, 5},
		"key twice":        {0xa2, 1, 5, 1, 5},
		"null":             {0xa1, 1, 0xf6},
		"indefinite map":   {0xbf, 1, 5, 0xff},
		"tag":              {0xa1, 1, 0xc1, 5},
		"negative":         {0xa1, 1, 0x20},
		"float for number": {0xa1, 1, 0xf9, 0x3c, 0},
		"text key":         {0xa1, 0x61, '1', 5},
	} {
		var v one
		if err := canon.Unmarshal(b, 100, &v); err == nil {
			t.Errorf("%s was read as %+v", name, v)
		}
	}
	var h struct {
		H [4]byte `cbor:"1,keyasint"`
	}
	for _, n := range []byte{3, 5} {
		if err := canon.Unmarshal(append([]byte{0xa1, 1, 0x40 | n}, make([]byte, n)...), 100, &h); err == nil {
			t.Errorf("%d bytes were read as an array of 4", n)
		}
	}
	var f struct {
		F float64 `cbor:"1,keyasint"`
	}
	if err := canon.Unmarshal([]byte{0xa1, 1, 0xf9, 0x3c, 0}, 100, &f); !errors.Is(err, canon.ErrNotCanonical) {
		t.Errorf("a short float: %v", err)
	}
	for _, bad := range []float64{math.NaN(), math.Inf(1)} {
		if _, err := canon.Marshal(value{F: bad}); err == nil {
			t.Errorf("%v was encoded", bad)
		}
		if _, err := canon.Hash("t", value{F: bad}); err == nil {
			t.Errorf("%v was hashed", bad)
		}
	}
}

func TestTagsKeepHashesApart(t *testing.T) {
	a, err := canon.Hash("a", value{})
	if err != nil {
		t.Fatal(err)
	}
	b, err := canon.Hash("b", value{})
	if err != nil || a == b {
		t.Error("two tags, one hash", err)
	}
	enc, err := canon.Marshal(value{})
	if err != nil || canon.HashBytes("a", enc) != a {
		t.Error("Hash is not HashBytes of the encoding", err)
	}
}

func FuzzUnmarshal(f *testing.F) {
	b, err := canon.Marshal(value{N: 1, P: &value{List: []int{1}}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	f.Fuzz(func(t *testing.T, b []byte) {
		var v value
		if canon.Unmarshal(b, 1<<16, &v) != nil {
			return
		}
		if again, err := canon.Marshal(v); err != nil || !bytes.Equal(again, b) {
			t.Fatalf("two encodings: %x and %x, %v", b, again, err)
		}
	})
}
