package lightning

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/btcsuite/btcd/btcec/v2"
	"github.com/btcsuite/btcd/btcutil"
	"github.com/btcsuite/btcd/chaincfg"
	"github.com/btcsuite/btcd/chaincfg/chainhash"
	"github.com/btcsuite/btcd/txscript"
	"github.com/btcsuite/btcd/wire"
)

// params are the chain's: simnet, where blocks are made on demand.
var params = &chaincfg.SimNetParams

// firstBlocks activates segwit and taproot (two windows of 100 blocks and one
// more). The first 200 coinbases are mature then.
const firstBlocks = 301

// maxAnswer bounds an answer of btcd, in bytes.
const maxAnswer = 32 << 20

// Chain is a btcd process, which makes blocks on demand.
type Chain struct {
	proc  *process
	dir   string
	addr  string // of its RPC
	pass  string
	key   *btcec.PrivateKey
	home  btcutil.Address // gets the coinbases
	spent int64
	http  *http.Client
	fees  *feeRates
}

func startChain(ctx context.Context, bin, dir string) (*Chain, error) {
	c := &Chain{dir: dir, pass: rand.Text()}
	err := os.MkdirAll(dir, 0o700)
	if err == nil {
		c.fees, err = serveFeeRates()
	}
	if err == nil {
		err = c.drawHome()
	}
	if err == nil {
		err = choosing(c.choose, func() error { return c.start(ctx, bin) })
	}
	if err == nil {
		err = c.Mine(ctx, firstBlocks)
	}
	if err != nil {
		return nil, errors.Join(err, c.stop())
	}
	return c, nil
}

// drawHome draws the key that the coinbases are paid to.
func (c *Chain) drawHome() (err error) {
	if c.key, err = btcec.NewPrivateKey(); err == nil {
		c.home, err = btcutil.NewAddressPubKeyHash(btcutil.Hash160(c.key.PubKey().SerializeCompressed()), params)
	}
	return err
}

func (c *Chain) choose() (err error) {
	c.addr, err = freeAddress()
	return err
}

func (c *Chain) start(ctx context.Context, bin string) (err error) {
	if c.proc, err = spawn(filepath.Join(bin, "btcd"), filepath.Join(c.dir, "btcd.log"), c.args()...); err != nil {
		return err
	}
	return c.proc.serving(ctx, "btcd", func() error {
		if err := c.dial(); err != nil {
			return err
		}
		// the port may belong to another process that never answers
		short, cancel := context.WithTimeout(ctx, time.Second)
		defer cancel()
		_, err := c.Height(short)
		return err
	})
}

const rpcUser = "infernet"

func (c *Chain) cert() string { return filepath.Join(c.dir, "rpc.cert") }

func (c *Chain) args() []string {
	return []string{
		"--simnet", "--configfile=" + filepath.Join(c.dir, "none.conf"), "--datadir=" + filepath.Join(c.dir, "data"),
		"--logdir=" + filepath.Join(c.dir, "logs"),
		"--rpclisten=" + c.addr, "--rpccert=" + c.cert(), "--rpckey=" + filepath.Join(c.dir, "rpc.key"), "--rpcuser=" +
			rpcUser, "--rpcpass=" + c.pass,
		"--txindex", "--nobanning", "--nostalldetect", "--nolisten", "--trickleinterval=100ms", "--miningaddr=" +
			c.home.EncodeAddress(),
	}
}

func (c *Chain) dial() error {
	pem, err := os.ReadFile(c.cert())
	if err != nil {
		return err
	}
	pool := x509.NewCertPool()
	if !pool.AppendCertsFromPEM(pem) {
		return fmt.Errorf("%s is not written yet", c.cert())
	}
	c.http = &http.Client{Timeout: time.Minute, Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool,
		MinVersion: tls.VersionTLS12}}}
	return nil
}

func (c *Chain) stop() error {
	if c.http != nil {
		c.http.CloseIdleConnections()
	}
	if c.proc != nil {
		c.proc.stop(5 * time.Second)
	}
	if c.fees == nil {
		return nil
	}
	return c.fees.close()
}

// SetFeeRate changes the chain's fee rate, in satoshis per 1000 vbytes. The nodes
// ask for it every other second.
func (c *Chain) SetFeeRate(rate uint32) { c.fees.rate.Store(rate) }

// call makes a JSON-RPC call.
func (c *Chain) call(ctx context.Context, out any, method string, params ...any) error {
	if params == nil {
		params = []any{}
	}
	body, err := json.Marshal(map[string]any{"jsonrpc": "1.0", "id": 1, "method": method, "params": params})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://"+c.addr, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.SetBasicAuth(rpcUser, c.pass)
	resp, err := c.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(resp.Body, maxAnswer))
	if err != nil {
		return err
	}
	var r struct {
		Result json.RawMessage
		Error  *struct{ Message string }
	}
	if err := json.Unmarshal(raw, &r); err != nil {
		return fmt.Errorf("btcd: %s: %w", method, err)
	}
	if r.Error != nil {
		return fmt.Errorf("btcd: %s: %s", method, r.Error.Message)
	}
	if out == nil {
		return nil
	}
	return json.Unmarshal(r.Result, out)
}

// Height is the newest block's.
func (c *Chain) Height(ctx context.Context) (n uint32, err error) {
	return n, c.call(ctx, &n, "getblockcount")
}

// Mine makes n blocks now.
func (c *Chain) Mine(ctx context.Context, n int) error { return c.call(ctx, nil, "generate", n) }

// Waiting counts the transactions that are in no block yet.
func (c *Chain) Waiting(ctx context.Context) (int, error) {
	var ids []string
	err := c.call(ctx, &ids, "getrawmempool")
	return len(ids), err
}

// coinbase returns a mature coinbase of this chain that was not spent.
func (c *Chain) coinbase(ctx context.Context) (*wire.MsgTx, *chainhash.Hash, error) {
	c.spent++
	var hash, raw string
	if err := c.call(ctx, &hash, "getblockhash", c.spent); err != nil {
		return nil, nil, err
	}
	var block struct{ Tx []string }
	if err := c.call(ctx, &block, "getblock", hash, 1); err != nil {
		return nil, nil, err
	}
	if err := c.call(ctx, &raw, "getrawtransaction", block.Tx[0]); err != nil {
		return nil, nil, err
	}
	b, err := hex.DecodeString(raw)
	if err != nil {
		return nil, nil, err
	}
	var tx wire.MsgTx
	id, err := chainhash.NewHashFromStr(block.Tx[0])
	if err != nil {
		return nil, nil, err
	}
	return &tx, id, tx.Deserialize(bytes.NewReader(b))
}

// Fund pays each address satoshis from a coinbase and makes a block with the
// payment.
func (c *Chain) Fund(ctx context.Context, sat int64, addresses ...string) error {
	from, id, err := c.coinbase(ctx)
	if err != nil {
		return err
	}
	tx := wire.NewMsgTx(2)
	tx.AddTxIn(wire.NewTxIn(wire.NewOutPoint(id, 0), nil, nil))
	left := from.TxOut[0].Value - 100_000 // the fee
	for _, a := range addresses {
		if err := pay(tx, a, sat); err != nil {
			return err
		}
		left -= sat
	}
	if err := pay(tx, c.home.EncodeAddress(), left); err != nil {
		return err
	}
	if tx.TxIn[0].SignatureScript, err = txscript.SignatureScript(tx, 0, from.TxOut[0].PkScript, txscript.SigHashAll,
		c.key, true); err != nil {
		return err
	}
	var buf bytes.Buffer
	if err := tx.Serialize(&buf); err != nil {
		return err
	}
	if err := c.call(ctx, nil, "sendrawtransaction", hex.EncodeToString(buf.Bytes())); err != nil {
		return err
	}
	return c.Mine(ctx, 1)
}

func pay(tx *wire.MsgTx, to string, sat int64) error {
	a, err := btcutil.DecodeAddress(to, params)
	if err != nil {
		return err
	}
	script, err := txscript.PayToAddrScript(a)
	if err == nil {
		tx.AddTxOut(wire.NewTxOut(sat, script))
	}
	return err
}

// patience is how long anything may take that a node does by itself: seconds on an
// idle machine, much more on a busy one.
const patience = 3 * time.Minute

// until repeats fn until it succeeds, or returns its last error after the limit.
// It stops waiting when the awaited process has ended.
func until(ctx context.Context, limit time.Duration, what string, fn func() error) error {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	t := time.NewTicker(25 * time.Millisecond)
	defer t.Stop()
	for {
		err := fn()
		switch {
		case err == nil:
			return nil
		case errors.Is(err, errEnded):
			return fmt.Errorf("%s: %w", what, err)
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("%s: not within %v: %w", what, limit, err)
		case <-t.C:
		}
	}
}
