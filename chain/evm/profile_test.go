package evm_test

import (
	"encoding/json"
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

func TestProfilesAreWhole(t *testing.T) {
	seen := map[uint64]bool{}
	for _, p := range evm.Profiles {
		if err := p.Validate(); err != nil {
			t.Errorf("%s: %v", p.Name, err)
		}
		if seen[p.ChainID] {
			t.Errorf("chain %d is listed twice", p.ChainID)
		}
		seen[p.ChainID] = true
		text, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := evm.ParseProfile(text); err != nil || got != p {
			t.Errorf("%s does not survive its file: %+v, %v", p.Name, got, err)
		}
		if byID, ok := evm.ProfileOf(p.ChainID); !ok || byID != p {
			t.Errorf("%s is not found by its id", p.Name)
		}
		if byName, ok := evm.ProfileNamed(p.Name); !ok || byName != p {
			t.Errorf("%s is not found by its name", p.Name)
		}
	}
	if !seen[137] || !seen[80002] || !seen[8453] {
		t.Errorf("want Polygon, Amoy and Base, have %v", seen)
	}
}

func TestProfileFilesAreStrict(t *testing.T) {
	good, err := json.Marshal(evm.Profiles[0])
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"unknown key": strings.Replace(string(good), `"name"`, `"nmae"`, 1),
		"two objects": string(good) + "{}",
		"no finality": strings.Replace(string(good), `"finalized":true`, `"finalized":false`, 1),
		"no token": strings.Replace(string(good), strings.ToLower(evm.Profiles[0].Token.Hex()),
			"0x0000000000000000000000000000000000000000", 1),
		"fee below tip": strings.Replace(string(good), `"max_fee_gwei":2000`, `"max_fee_gwei":2`, 1),
		"flood":         strings.Repeat(" ", 1<<17),
	} {
		if _, err := evm.ParseProfile([]byte(text)); !errors.Is(err, evm.ErrProfile) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestTokenIsChecked(t *testing.T) {
	b := newSenderFixture(t)
	opts := bind.NewKeyedTransactor(key, big.NewInt(chainID))
	at, _, err := bind.DeployContract(opts, common.FromHex(bindings.TestDollarMetaData.Bin), b.chain.Client(), nil)
	if err != nil {
		t.Fatal(err)
	}
	b.chain.Commit()
	p := evm.Profile{Token: at, Decimals: 6}
	if err := p.Check(b.ctx, b.client); err != nil {
		t.Errorf("the right token: %v", err)
	}
	p.Decimals = 18
	if err := p.Check(b.ctx, b.client); !errors.Is(err, evm.ErrToken) {
		t.Errorf("other decimals: %v", err)
	}
	p.Token = recipient
	if err := p.Check(b.ctx, b.client); !errors.Is(err, evm.ErrToken) {
		t.Errorf("an account without code: %v", err)
	}
}

// TestAuditC1LeastWindows: the window that a chain needs is three times its finality, a look
// and an outage. The default window of jobs is enough everywhere.
func TestAuditC1LeastWindows(t *testing.T) {
	for name, want := range map[string]uint32{"polygon": 916, "amoy": 916, "base": 4501, "base-sepolia": 4501} {
		p, ok := evm.ProfileNamed(name)
		if got := p.LeastWindow(); !ok || got != want {
			t.Errorf("%s needs %d s, want %d", name, got, want)
		}
	}
	for _, p := range evm.Profiles {
		if p.LeastWindow() > 90*60 {
			t.Errorf("%s needs more than the default of a job file", p.Name)
		}
	}
}
