package solanarpc_test

import (
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/chain/solanarpc/solanatest"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
)

var genesis = solana.Hash{4, 2}

// endpoint answers methods with what a test says: a result, or an error object.
type endpoint map[string]string

func (e endpoint) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var q struct {
		ID     json.RawMessage `json:"id"`
		Method string          `json:"method"`
	}
	if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	a, ok := e[q.Method]
	if !ok {
		a = map[string]string{"getGenesisHash": `"` + genesis.String() + `"`, "getSlot": "7"}[q.Method]
	}
	if strings.HasPrefix(a, `{"code"`) {
		_, _ = w.Write([]byte(`{"jsonrpc":"2.0","id":` + string(q.ID) + `,"error":` + a + `}`))
		return
	}
	_, _ = w.Write([]byte(`{"jsonrpc":"2.0","id":` + string(q.ID) + `,"result":` + a + `}`))
}

func dial(t *testing.T, es ...endpoint) *solanarpc.Client {
	t.Helper()
	cfg := solanarpc.Config{Genesis: genesis, Timeout: time.Minute, Pause: time.Millisecond}
	for _, e := range es {
		s := httptest.NewServer(e)
		t.Cleanup(s.Close)
		cfg.Endpoints = append(cfg.Endpoints, s.URL)
	}
	c, err := solanarpc.NewClient(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestAnswersThatMakeNoSense(t *testing.T) {
	account := `{"lamports":1,"owner":"11111111111111111111111111111111","data":["AAAA","base64"],"executable":false,"rentEpoch":0}`
	key := solana.PublicKey{1}
	for name, e := range map[string]endpoint{
		"none of two":    {"getMultipleAccounts": `{"context":{"slot":1},"value":[` + account + `]}`},
		"no data":        {"getMultipleAccounts": `{"context":{"slot":1},"value":[null,{"lamports":1,"owner":"11111111111111111111111111111111"}]}`},
		"foreign":        {"getProgramAccounts": `[{"pubkey":"` + key.String() + `","account":` + account + `}]`},
		"empty account":  {"getProgramAccounts": `[{"pubkey":"` + key.String() + `"}]`},
		"no transaction": {"getTransaction": `{"slot":1}`},
	} {
		c := dial(t, e)
		var err error
		switch {
		case e["getMultipleAccounts"] != "":
			_, _, err = c.Accounts(t.Context(), rpc.CommitmentConfirmed, key, key)
		case e["getProgramAccounts"] != "":
			_, err = c.Owned(t.Context(), rpc.CommitmentConfirmed, key, solanarpc.Match{Bytes: []byte{9, 9}})
		default:
			_, err = c.LogOf(t.Context(), solana.Signature{1})
		}
		if !errors.Is(err, solanarpc.ErrBadAnswer) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestHugeAnswerIsCut(t *testing.T) {
	c := dial(t, endpoint{"getMultipleAccounts": `"` + strings.Repeat("x", 17<<20) + `"`})
	_, _, err := c.Accounts(t.Context(), rpc.CommitmentConfirmed, solana.PublicKey{1})
	if err == nil || !strings.Contains(err.Error(), solanarpc.ErrTooLarge.Error()) {
		t.Errorf("17 MiB: %.200v", err)
	}
}

func TestNoEndpoint(t *testing.T) {
	if _, err := solanarpc.NewClient(t.Context(), solanarpc.Config{}); err == nil {
		t.Error("a client of nothing")
	}
}

func TestAccountsAreTyped(t *testing.T) {
	if _, err := solanarpc.ChainTime(nil); !errors.Is(err, solanarpc.ErrBadAnswer) {
		t.Errorf("no clock: %v", err)
	}
	past := make([]byte, 40)
	past[39] = 0x80
	if _, err := solanarpc.ChainTime(&solanarpc.Account{Data: past}); !errors.Is(err, solanarpc.ErrBadAnswer) {
		t.Errorf("a time before 1970: %v", err)
	}
	if _, err := solanarpc.TokenAmount(&solanarpc.Account{Data: make([]byte, 164)}); !errors.Is(err,
		solanarpc.ErrBadAnswer) {
		t.Errorf("a short token account: %v", err)
	}
	if n, err := solanarpc.TokenAmount(nil); err != nil || n != 0 {
		t.Errorf("no account: %d, %v", n, err)
	}
}

func key(t *testing.T) solanarpc.Key {
	t.Helper()
	k, err := solanarpc.KeyFromSeed(make([]byte, 32))
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func TestKeys(t *testing.T) {
	if _, err := solanarpc.KeyFromSeed(make([]byte, 31)); !errors.Is(err, solanarpc.ErrKey) {
		t.Errorf("a short seed: %v", err)
	}
	k := key(t)
	sig, err := k.Sign([]byte("text"))
	if err != nil || !k.PublicKey().Verify([]byte("text"), sig) || k.PublicKey() != k.Private().PublicKey() {
		t.Errorf("signature %s, %v", sig, err)
	}
}

// simulated is what Send says to a rehearsal that ends with an error.
func simulated(t *testing.T, txErr string) error {
	t.Helper()
	c := dial(t, endpoint{
		"getRecentPrioritizationFees": "[]",
		"simulateTransaction": `{"context":{"slot":1},"value":{"err":` + txErr +
			`,"logs":["a log"],"unitsConsumed":5}}`,
	})
	s := solanarpc.NewSender(c, key(t), &solanatest.Memory{}, solanarpc.SenderConfig{})
	ix := solana.NewInstruction(solana.PublicKey{3}, nil, []byte{1})
	_, err := s.Send(t.Context(), solanarpc.Call{Action: "a", Instructions: []solana.Instruction{ix}})
	return err
}

func TestRefusalsOfTransactions(t *testing.T) {
	var e *solanarpc.TxError
	if err := simulated(t, `{"InstructionError":[2,{"Custom":6015}]}`); !errors.As(err, &e) ||
		e.Program != (solana.PublicKey{3}) {
		t.Fatalf("a fault: %v", err)
	}
	if f, ok := e.ProgramError(); !ok || f != bindings.WrongVoucher || e.Passing() ||
		e.Error() != bindings.WrongVoucher.Error() || len(e.Logs) != 1 {
		t.Errorf("a fault: %+v", e)
	}
	for text, want := range map[string]struct {
		passing bool
		says    string
	}{
		`"BlockhashNotFound"`:                              {true, "BlockhashNotFound"},
		`{"InstructionError":[2,"InvalidAccountData"]}`:    {false, "InvalidAccountData"},
		`{"InstructionError":[2,{"Custom":1}]}`:            {false, "error 1"},
		`{"InstructionError":[99,{"Custom":1}]}`:           {false, "error 1"},
		`{"InsufficientFundsForRent":{"account_index":0}}`: {true, "InsufficientFundsForRent"},
		`{"InstructionError":["x",{"Custom":"y"}]}`:        {false, "InstructionError"},
		`[1,2]`: {false, "[1 2]"},
		`{"InstructionError":[2,{"Custom":99999999999999999}]}`: {false, "instruction 2"},
	} {
		err := simulated(t, text)
		e = nil
		if !errors.As(err, &e) || e.Passing() != want.passing {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if _, ok := e.ProgramError(); ok || e.Kind != "InstructionError" && !strings.Contains(e.Error(), want.says) {
			t.Errorf("%s says %q", text, e.Error())
		}
	}
}

func TestLongTransactions(t *testing.T) {
	payer := key(t).PublicKey()
	if !solanarpc.Fits(payer, []solana.Instruction{solana.NewInstruction(solana.PublicKey{3}, nil,
		make([]byte, 1000))}) {
		t.Error("1000 bytes do not fit")
	}
	if solanarpc.Fits(payer, []solana.Instruction{solana.NewInstruction(solana.PublicKey{3}, nil,
		make([]byte, 1200))}) {
		t.Error("1200 bytes fit")
	}
}
