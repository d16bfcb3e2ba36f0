//go:build daemons

package wallet

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// console is the person before a real clef: it answers what clef asks on its
// standard input and output.
type console struct {
	t       *testing.T
	in      io.Writer
	approve atomic.Bool
	asked   atomic.Int32
}

// startClef runs clef on a keystore with one key, and returns its URL.
func startClef(t *testing.T, account *keystore.Key) (*console, string) {
	t.Helper()
	program, err := exec.Command(filepath.Join("..", "..", "..", "scripts", "clef", "install")).Output()
	if err != nil {
		t.Fatalf("install clef: %v", err)
	}
	dir := t.TempDir()
	if _, err := keystore.NewKeyStore(filepath.Join(dir, "keys"), keystore.LightScryptN,
		keystore.LightScryptP).ImportECDSA(account.PrivateKey, "open sesame"); err != nil {
		t.Fatal(err)
	}
	port := freePort(t)
	cmd := exec.Command(strings.TrimSpace(string(program)), "--stdio-ui", "--lightkdf", "--suppress-bootwarn",
		"--advanced", "--chainid", "137",
		"--configdir", filepath.Join(dir, "config"), "--keystore", filepath.Join(dir, "keys"), "--auditlog", "",
		"--ipcdisable",
		"--http", "--http.port", fmt.Sprint(port))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	c := &console{t: t, in: in}
	c.approve.Store(true)
	done := make(chan struct{})
	go func() { defer close(done); c.sit(out) }()
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		<-done
		_ = cmd.Wait()
	})
	return c, fmt.Sprintf("http://localhost:%d", port)
}

func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// sit answers until clef ends.
func (c *console) sit(out io.Reader) {
	for lines := bufio.NewScanner(out); lines.Scan(); {
		var q struct {
			ID     json.RawMessage   `json:"id"`
			Method string            `json:"method"`
			Params []json.RawMessage `json:"params"`
		}
		if json.Unmarshal(lines.Bytes(), &q) != nil || len(q.ID) == 0 {
			continue // a notice
		}
		answer, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": q.ID,
			"result": c.answer(q.Method, q.Params)})
		if err != nil {
			c.t.Error(err)
			return
		}
		if _, err := c.in.Write(append(answer, '\n')); err != nil {
			return // clef has ended
		}
	}
}

func (c *console) answer(method string, params []json.RawMessage) any {
	c.asked.Add(1)
	yes := c.approve.Load()
	var asked map[string]json.RawMessage
	if len(params) > 0 {
		_ = json.Unmarshal(params[0], &asked)
	}
	switch method {
	case "ui_approveTx":
		return map[string]any{"approved": yes, "transaction": asked["transaction"]}
	case "ui_approveListing":
		return map[string]any{"accounts": asked["accounts"]}
	case "ui_approveSignData":
		return map[string]any{"approved": yes}
	case "ui_onInputRequired":
		return map[string]any{"text": "open sesame"}
	}
	return nil
}

func TestRealClef(t *testing.T) {
	if testing.Short() {
		t.Skip("long: it builds clef, which takes minutes")
	}
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	account := crypto.PubkeyToAddress(key.PublicKey)
	person, url := startClef(t, &keystore.Key{PrivateKey: key})
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	remote := dialUntil(ctx, t, url, account)
	t.Cleanup(remote.Close)
	if _, err := DialRemote(ctx, url, Clef, common.Address{9}); !errors.Is(err, ErrNoAccount) {
		t.Errorf("another account: %v", err)
	}
	g := newGuard(remote, Limits{PerDay: 100, PerJob: 100}, noon)
	signs(ctx, t, g)

	before := person.asked.Load()
	beyond := call(7, theToken, bindings.NewTestDollar().PackApprove(theEscrow, big.NewInt(101)))
	if _, err := g.SignTx(ctx, beyond, big.NewInt(137)); !errors.Is(err, ErrLimit) {
		t.Errorf("beyond the limit: %v", err)
	}
	if _, err := g.SignPermit(ctx, permission(8, 101)); !errors.Is(err, ErrLimit) {
		t.Errorf("a permit beyond the limit: %v", err)
	}
	if person.asked.Load() != before {
		t.Error("clef was asked beyond the limit")
	}
	person.approve.Store(false)
	if _, err := remote.SignPermit(ctx, permission(9, 1)); !errors.Is(err, ErrSigner) {
		t.Errorf("the person says no: %v", err)
	}
}

// dialUntil waits until clef listens.
func dialUntil(ctx context.Context, t *testing.T, url string, account common.Address) *Remote {
	t.Helper()
	again := time.NewTicker(50 * time.Millisecond)
	defer again.Stop()
	for {
		r, err := DialRemote(ctx, url, Clef, account)
		if err == nil {
			return r
		}
		select {
		case <-again.C:
		case <-ctx.Done():
			t.Fatal(err)
		}
	}
}
