package program_test

import (
	"bytes"
	"encoding/json"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestBinary64 holds the forms of numbers: docs/messages.md says the first one to others.
func TestBinary64(t *testing.T) {
	for _, c := range []struct {
		v    program.Binary64
		cbor []byte
		json string
	}{
		{10000, []byte{0x1b, 0x40, 0xc3, 0x88, 0, 0, 0, 0, 0}, "10000"},
		{0, []byte{0}, "0"},
		{0x1p-1074, []byte{1}, "5e-324"},
		{program.Binary64(math.Copysign(0, -1)), []byte{0x1b, 0x80, 0, 0, 0, 0, 0, 0, 0}, "-0"},
		{-1e-5, []byte{0x1b, 0xbe, 0xe4, 0xf8, 0xb5, 0x88, 0xe3, 0x68, 0xf1}, "-0.00001"},
	} {
		var fromCBOR, fromJSON program.Binary64
		b, err := canon.Marshal(c.v)
		if err != nil || !bytes.Equal(b, c.cbor) {
			t.Errorf("%v is % x (%v), want % x", c.v, b, err, c.cbor)
		}
		if err := canon.Unmarshal(c.cbor, 9, &fromCBOR); err != nil || !same(fromCBOR, c.v) {
			t.Errorf("% x reads as %v (%v), want %v", c.cbor, fromCBOR, err, c.v)
		}
		text, err := json.Marshal(c.v)
		if err != nil || string(text) != c.json {
			t.Errorf("%v is %s (%v), want %s", c.v, text, err, c.json)
		}
		if err := json.Unmarshal(text, &fromJSON); err != nil || !same(fromJSON, c.v) {
			t.Errorf("%s reads as %v (%v), want %v", text, fromJSON, err, c.v)
		}
	}
}

func same(a, b program.Binary64) bool {
	return math.Float64bits(float64(a)) == math.Float64bits(float64(b))
}

// TestOtherFormsOfNumbersAreRefused: every number has one form.
func TestOtherFormsOfNumbersAreRefused(t *testing.T) {
	for name, b := range map[string][]byte{
		"a float":         {0xfb, 0x40, 0xc3, 0x88, 0, 0, 0, 0, 0},
		"a long zero":     {0x18, 0},
		"null":            {0xf6},
		"a negative":      {0x20},
		"a tag":           {0xc1, 0},
		"infinity":        {0x1b, 0x7f, 0xf0, 0, 0, 0, 0, 0, 0},
		"minus infinity":  {0x1b, 0xff, 0xf0, 0, 0, 0, 0, 0, 0},
		"not a number":    {0x1b, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0},
		"another of them": {0x1b, 0xff, 0xf0, 0, 0, 0, 0, 0, 1},
	} {
		var v program.Binary64
		if err := canon.Unmarshal(b, 9, &v); err == nil {
			t.Errorf("%s reads as %v", name, v)
		}
	}
}

// TestZerosAreNotOne: programs that compute with different bits have different hashes.
func TestZerosAreNotOne(t *testing.T) {
	p, q := base(), base()
	q.Optimizer.Momentum = program.Binary64(math.Copysign(0, -1))
	if p.Hash() == q.Hash() {
		t.Error("0 and -0 in a field that is left out when zero have one hash")
	}
}
