package main

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/node/config"
)

// staker is a home on a devnet, and what the commands say there.
type staker struct {
	t    *testing.T
	home string
}

func newStaker(t *testing.T, chain *devnet.Chain, change func(*config.Config)) *staker {
	t.Helper()
	s := &staker{t, filepath.Join(t.TempDir(), "home")}
	pass := filepath.Join(filepath.Dir(s.home), "pass")
	if err := os.WriteFile(pass, []byte("a pass phrase\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s.runs("init", "--devnet", chain.URL(), "--light-wallet", "--passphrase-file", pass, "--listen",
		"/ip4/127.0.0.1/tcp/0")
	h := config.HomeAt(s.home)
	cfg, err := config.Load(h)
	if err != nil {
		t.Fatal(err)
	}
	cfg.Storage.QuotaBytes = 1 << 28 // the doctor wants as much free, on any machine
	change(&cfg)
	if err := os.Remove(h.ConfigFile()); err != nil {
		t.Fatal(err)
	}
	if err := config.Save(h, cfg); err != nil {
		t.Fatal(err)
	}
	s.runs("wallet", "fund")
	return s
}

func (s *staker) try(args ...string) (code int, out, stderr string) {
	s.t.Helper()
	var o, e bytes.Buffer
	code = run(append([]string{"--home", s.home, "--json"}, args...), strings.NewReader(""), &o, &e)
	return code, o.String(), e.String()
}

func (s *staker) runs(args ...string) string {
	s.t.Helper()
	code, out, stderr := s.try(args...)
	if code != 0 {
		s.t.Fatalf("infernet %s: exit %d\n%s", strings.Join(args, " "), code, stderr)
	}
	return out
}

// stake is what the chain has.
func (s *staker) stake() (v stakeView) {
	s.t.Helper()
	if err := json.Unmarshal([]byte(s.runs("stake")), &v); err != nil {
		s.t.Fatal(err)
	}
	return v
}

// TestStakingKeepsTheLimits: the commands sign within wallet.limits as the node does,
// and remember the day's sum from one run to the next. An allowance and the stake that
// it is for count both.
func TestStakingKeepsTheLimits(t *testing.T) {
	s := newStaker(t, startDevnet(t), func(c *config.Config) { c.Wallet.Limits.PerDay = "250" })
	s.runs("stake", "100")
	code, _, stderr := s.try("stake", "100")
	if code == 0 || !strings.Contains(stderr, wallet.ErrLimit.Error()) ||
		!strings.Contains(stderr, "at most 250.00 dollars may") || !strings.Contains(stderr, "wallet.limits.per_day") {
		t.Errorf("exit %d: %s", code, stderr)
	}
	if v := s.stake(); v.Active != 100_000_000 || !v.Authorized {
		t.Errorf("%+v", v)
	}
	s.runs("stake", "unbond", "40") // gives nothing away
	if v := s.stake(); v.Active != 60_000_000 || v.Unbonding != 40_000_000 {
		t.Errorf("%+v", v)
	}
}

// TestStakeIsCollectedWhenItsDelayIsOver, and before that it is stderr when.
func TestStakeIsCollectedWhenItsDelayIsOver(t *testing.T) {
	chain := startDevnetWith(t, devnet.Config{UnbondDelay: 3600})
	s := newStaker(t, chain, func(*config.Config) {})
	refused := func(want string, args ...string) {
		t.Helper()
		if code, _, stderr := s.try(args...); code == 0 || !strings.Contains(stderr, want) {
			t.Errorf("infernet %s: exit %d: %s", strings.Join(args, " "), code, stderr)
		}
	}
	refused("none is unbonding", "stake", "collect")
	refused("0.00 is active, not 100.00", "stake", "unbond", "100")
	s.runs("stake", "100")
	s.runs("stake", "unbond", "100")
	refused("the delay of 100.00 ends at "+chainTime(s.stake().ReadyAt), "stake", "collect")

	s = newStaker(t, startDevnetWith(t, devnet.Config{UnbondDelay: 1}), func(*config.Config) {})
	s.runs("stake", "100")
	s.runs("stake", "unbond", "100")
	for tries, code := 0, 1; code != 0; tries++ { // blocks come every second
		var stderr string
		if code, _, stderr = s.try("stake", "collect"); tries == 200 {
			t.Fatal(stderr)
		}
	}
	if v := s.stake(); v.Active != 0 || v.Unbonding != 0 {
		t.Errorf("%+v", v)
	}
}

// TestStakingByARemoteSigner: the signer's account stakes, not the keystore's.
func TestStakingByARemoteSigner(t *testing.T) {
	secret, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	key := wallet.NewNodeKey(secret)
	var signed atomic.Int32
	url := remoteSigner(t, key, &signed)
	s := newStaker(t, startDevnet(t), func(c *config.Config) {
		c.Wallet.Remote = config.Remote{URL: url, Protocol: string(wallet.Web3Signer), Address: key.Address()}
		if err := os.RemoveAll(config.HomeAt(filepath.Dir(c.Wallet.PassphraseFile) + "/home").Keystore()); err != nil {
			t.Fatal(err)
		}
	})
	s.runs("stake", "100")
	if v := s.stake(); v.Operator != key.Address() || v.Active != 100_000_000 || !v.Authorized {
		t.Errorf("%+v", v)
	}
	if n := signed.Load(); n != 3 {
		t.Errorf("%d transactions were signed", n)
	}
	if code, out, stderr := s.try("doctor"); code != 0 {
		t.Errorf("doctor: exit %d\n%s%s", code, out, stderr)
	}
}

// remoteSigner is Web3Signer for one account.
func remoteSigner(t *testing.T, key *wallet.NodeKey, signed *atomic.Int32) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q struct {
			ID     json.RawMessage       `json:"id"`
			Method string                `json:"method"`
			Params []apitypes.SendTxArgs `json:"params"`
		}
		if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
			t.Error(err)
		}
		result := any([]common.Address{key.Address()})
		if q.Method == "eth_signTransaction" {
			signed.Add(1)
			result = signedArgs(t, key, q.Params[0])
		}
		w.Header().Set("Content-Type", "application/json")
		if err := json.NewEncoder(w).Encode(
			map[string]any{"jsonrpc": "2.0", "id": q.ID, "result": result}); err != nil {
			t.Error(err)
		}
	}))
	t.Cleanup(s.Close)
	return s.URL
}

func signedArgs(t *testing.T, key *wallet.NodeKey, args apitypes.SendTxArgs) hexutil.Bytes {
	to, id := args.To.Address(), args.ChainID.ToInt()
	tx, err := key.SignTx(t.Context(), types.NewTx(&types.DynamicFeeTx{
		ChainID: id, Nonce: uint64(args.Nonce), Gas: uint64(args.Gas), To: &to, GasFeeCap: args.MaxFeePerGas.ToInt(),
		GasTipCap: args.MaxPriorityFeePerGas.ToInt(), Value: args.Value.ToInt(), Data: *args.Input,
	}), id)
	if err != nil {
		t.Error(err)
		return nil
	}
	b, err := tx.MarshalBinary()
	if err != nil {
		t.Error(err)
	}
	return b
}
