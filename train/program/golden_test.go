package program_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
)

// TestHashesAreFrozen: programs of the first release keep their hashes,
// whatever fields are added later.
func TestHashesAreFrozen(t *testing.T) {
	a, b := base(), base()
	b.Model.QKVBias, b.Model.Tied, b.Seed = false, true, 1<<63
	for p, want := range map[program.Program]string{
		a: "68fb5ec218249fb085e575e98e9be9c2db00db1d2ccdbc328e000000851997cd",
		b: "8e240b05c0a56608a481d9954a6460f44644c55349eb453da6ee668270225926",
	} {
		if got := fmt.Sprintf("%x", p.Hash()); got != want {
			t.Errorf("hash %s, want %s", got, want)
		}
	}
}

func TestBaseAsText(t *testing.T) {
	p := base()
	p.Base[0], p.Base[31] = 0xab, 7
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var back program.Program
	if err := json.Unmarshal(text, &back); err != nil || back != p {
		t.Errorf("%s reads as %+v, %v", text, back, err)
	}
	for _, bad := range []string{"", "0x", "ab", p.Base.String()[2:], p.Base.String() + "00",
		"0x" + string(make([]byte, 64))} {
		if err := new(program.Base).UnmarshalText([]byte(bad)); err == nil {
			t.Errorf("reads %q", bad)
		}
	}
}

func TestVocabularies(t *testing.T) {
	p := base()
	p.Tokenizer, p.Model.Vocab = program.Tokens, 49152
	if err := p.Validate(); err != nil {
		t.Error(err)
	}
	for _, n := range []uint32{0, program.MaxVocab + 1} {
		if p.Model.Vocab = n; p.Validate() == nil {
			t.Errorf("vocabulary of %d is valid", n)
		}
	}
}
