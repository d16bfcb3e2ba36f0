package main

import (
	"errors"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// TestAuditM5GameKeysAreCompared compares ceremonies with the keys of a deployed game.
func TestAuditM5GameKeysAreCompared(t *testing.T) {
	chain, err := devnet.New(t.Context(), devnet.Config{Listen: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer chain.Close()
	held, err := readGameKeys(t.Context(), chain.Client(), chain.Info().Game)
	if err != nil {
		t.Fatal(err)
	}
	tiles, blocks := keys.GameCircuit(circuit.R32), keys.GameCircuit(circuit.X8)
	if held[tiles] != keys.DevnetPins[circuit.R32].KeyHash() || held[blocks] != keys.DevnetPins[circuit.X8].KeyHash() {
		t.Fatalf("the devnet's game holds %x", held)
	}
	if _, err := readGameKeys(t.Context(), chain.Client(), chain.Info().Escrow); err == nil {
		t.Error("an escrow has the keys of a game")
	}
	with := func(name, key string) *keys.Ceremony {
		return &keys.Ceremony{Transcript: keys.Transcript{Circuit: name, Verifying: key}}
	}
	made := strings.Repeat("ab", 32)
	elsewhere := gameKeys{blocks: {31: 1}, tiles: {}}
	if key, ok := with(tiles, made).KeyHash(); ok {
		elsewhere[tiles] = key
	}
	for _, x := range []struct {
		on   gameKeys
		of   *keys.Ceremony
		want string
	}{
		{held, with(tiles, made), "it holds the devnet's, under which everybody can forge proofs"},
		{held, with(tiles, keys.DevnetPins[circuit.R32].Verifying), "it holds the devnet's"},
		{elsewhere, with(tiles, made), ""},
		{elsewhere, with(blocks, made), "the ceremony made 0xabab"},
		{elsewhere, with(tiles, ""), "is not sealed"},
		{elsewhere, with("r32-256", made), "games are not proven with r32-256"},
	} {
		err := sameGameKey(x.of, x.on)
		if x.want == "" && err == nil {
			continue
		}
		if !errors.Is(err, errGameKeys) || !strings.Contains(err.Error(), x.want) || x.want == "" {
			t.Errorf("%s, key %s: %v, want %q", x.of.Circuit, x.of.Verifying, err, x.want)
		}
	}
}
