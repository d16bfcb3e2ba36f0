package fault_test

import (
	"encoding/json"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/testnet/fault"
	"github.com/infernetprotocol/infernet/testnet/fault/faulttest"
)

// upstream is an endpoint that answers blocks by their height, and keeps what
// it was sent.
type upstream struct {
	*httptest.Server
	got []string // methods
}

func newUpstream(t *testing.T) *upstream {
	t.Helper()
	u := &upstream{}
	u.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q struct {
			ID     json.RawMessage `json:"id"`
			Method string          `json:"method"`
			Params []any           `json:"params"`
		}
		if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
			t.Errorf("the proxy forwards nonsense: %v", err)
		}
		u.got = append(u.got, q.Method)
		b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": q.ID, "result": u.answer(t, q.Method, q.Params)})
		if err != nil {
			t.Error(err)
		}
		_, _ = w.Write(b)
	}))
	t.Cleanup(u.Close)
	return u
}

func (u *upstream) answer(t *testing.T, method string, params []any) any {
	switch method {
	case "eth_chainId":
		return "0x89"
	case "eth_getBlockByNumber":
		n := big.NewInt(100)
		if s := params[0].(string); s != "latest" {
			n = hexutil.MustDecodeBig(s)
		}
		return &types.Header{Number: n, Difficulty: new(big.Int), Extra: []byte{}}
	}
	return "0x" + strings.Repeat("11", 32)
}

func serve(t *testing.T, cfg fault.Config) (*fault.Proxy, *ethclient.Client) {
	t.Helper()
	cfg.Stall = time.Millisecond
	p := faulttest.Serve(t, cfg, nil)
	c, err := ethclient.Dial(p.URL())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return p, c
}

func TestCalmProxyChangesNothing(t *testing.T) {
	u := newUpstream(t)
	p, c := serve(t, fault.Config{Dialect: fault.EVM, Upstream: u.URL})
	if id, err := c.ChainID(t.Context()); err != nil || id.Int64() != 137 {
		t.Errorf("chain id %v, %v", id, err)
	}
	if h, err := c.HeaderByNumber(t.Context(), nil); err != nil || h.Number.Int64() != 100 {
		t.Errorf("head %+v, %v", h, err)
	}
	if p.Counts().Total() != 0 || p.Served() != 2 {
		t.Errorf("counts %v, served %d", p.Counts(), p.Served())
	}
}

func TestFaultsOfReading(t *testing.T) {
	u := newUpstream(t)
	p, c := serve(t, fault.Config{Dialect: fault.EVM, Upstream: u.URL})
	for _, k := range []fault.Kind{fault.Stall, fault.Malformed, fault.Truncated, fault.ServerError, fault.RPCError} {
		p.SetPlan(fault.Always(k))
		if _, err := c.HeaderByNumber(t.Context(), nil); err == nil {
			t.Errorf("%s went unnoticed", k)
		}
		if p.Counts()[k] == 0 {
			t.Errorf("%s is not counted", k)
		}
	}
	p.SetPlan(fault.Always(fault.WrongChain))
	if id, err := c.ChainID(t.Context()); err != nil || id.Int64() == 137 {
		t.Errorf("wrong chain: %v, %v", id, err)
	}
	p.SetPlan(fault.Always(fault.StaleHead))
	if h, err := c.HeaderByNumber(t.Context(), nil); err != nil || h.Number.Int64() != 70 {
		t.Errorf("stale head: %+v, %v", h, err)
	}
	honest := (&types.Header{Number: big.NewInt(100), Difficulty: new(big.Int), Extra: []byte{}}).Hash()
	p.SetPlan(fault.Always(fault.ForgedBlock))
	if h, err := c.HeaderByNumber(t.Context(), nil); err != nil || h.Hash() == honest {
		t.Errorf("forged block: %+v, %v", h, err)
	}
}

func TestFaultsOfSending(t *testing.T) {
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	tx := types.MustSignNewTx(key, types.LatestSignerForChainID(big.NewInt(137)),
		&types.DynamicFeeTx{ChainID: big.NewInt(137), Gas: 21000})
	for _, x := range []struct {
		kind     fault.Kind
		readOnly bool
		arrives  bool
		fails    bool
	}{
		{fault.None, false, true, false},
		{fault.DroppedSend, false, false, false},
		{fault.LostAnswer, false, true, true},
		{fault.None, true, false, true},
	} {
		u := newUpstream(t)
		_, c := serve(t, fault.Config{Dialect: fault.EVM, Upstream: u.URL, Plan: fault.Always(x.kind),
			ReadOnly: x.readOnly})
		err := c.SendTransaction(t.Context(), tx)
		if (err != nil) != x.fails || (len(u.got) == 1) != x.arrives {
			t.Errorf("%q, read only %t: error %v, arrived %v", x.kind, x.readOnly, err, u.got)
		}
	}
}

// TestNoBatchIsSentByARehearsal: a transaction may be in it.
func TestNoBatchIsSentByARehearsal(t *testing.T) {
	u := newUpstream(t)
	p, _ := serve(t, fault.Config{Dialect: fault.EVM, Upstream: u.URL, ReadOnly: true})
	batch := `[{"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02"]}]`
	resp, err := http.Post(p.URL(), "application/json", strings.NewReader(batch))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusForbidden || len(u.got) > 0 {
		t.Errorf("status %d, forwarded %v", resp.StatusCode, u.got)
	}
}

func TestRandomIsRepeatable(t *testing.T) {
	play := func(seed uint64) (ks []fault.Kind) {
		plan := fault.EVM.Random(seed, 3)
		for range 200 {
			ks = append(ks, plan("eth_getBlockByNumber"), plan("eth_sendRawTransaction"))
		}
		return ks
	}
	a, b, c := play(1), play(1), play(2)
	same, faults := true, 0
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("the same seed differs at %d", i)
		}
		same = same && a[i] == c[i]
		if a[i] != fault.None {
			faults++
		}
	}
	if same || faults < 80 || faults > 200 {
		t.Errorf("another seed is the same: %t; %d faults of 400", same, faults)
	}
}

func TestSendsAlternate(t *testing.T) {
	plan := fault.EVM.Sends(1, fault.DroppedSend, fault.LostAnswer)
	var got []fault.Kind
	for range 6 {
		plan("eth_call")
		got = append(got, plan("eth_sendRawTransaction"))
	}
	want := []fault.Kind{"", fault.DroppedSend, "", fault.LostAnswer, "", fault.DroppedSend}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("got %v", got)
		}
	}
}

func TestOnlyHTTP(t *testing.T) {
	for _, url := range []string{"ws://127.0.0.1:1", "", "::"} {
		if _, err := fault.New(fault.Config{Dialect: fault.EVM, Upstream: url}); err == nil {
			t.Errorf("%q was taken", url)
		}
	}
}

func TestFloodsAreRefused(t *testing.T) {
	u := newUpstream(t)
	p, _ := serve(t, fault.Config{Dialect: fault.EVM, Upstream: u.URL})
	resp, err := http.Post(p.URL(), "application/json", io.LimitReader(endless{}, 5<<20))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusRequestEntityTooLarge || len(u.got) > 0 {
		t.Errorf("status %d, forwarded %v", resp.StatusCode, u.got)
	}
}

type endless struct{}

func (endless) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = ' '
	}
	return len(b), nil
}
