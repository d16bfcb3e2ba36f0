package testnet

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// browserWallet is a key that no node has.
type browserWallet struct {
	net *testNetwork
	key *ecdsa.PrivateKey
	at  common.Address
}

const walletDollars = 1_000_000_000

// browserWallet returns a wallet with coins and walletDollars base units.
func (net *testNetwork) browserWallet() *browserWallet {
	net.t.Helper()
	key, err := crypto.ToECDSA(common.LeftPadBytes([]byte{7}, 32))
	if err != nil {
		net.t.Fatal(err)
	}
	w := &browserWallet{net, key, crypto.PubkeyToAddress(key.PublicKey)}
	if err := net.chain.Fund(net.ctx, w.at, big.NewInt(1e18), walletDollars); err != nil {
		net.t.Fatal(err)
	}
	return w
}

// sign signs typed data as it comes from the API, with go-ethereum's hashing of it.
func (w *browserWallet) sign(typed json.RawMessage) string {
	w.net.t.Helper()
	var d apitypes.TypedData
	if err := json.Unmarshal(typed, &d); err != nil {
		w.net.t.Fatal(err)
	}
	hash, _, err := apitypes.TypedDataAndHash(d)
	if err != nil {
		w.net.t.Fatal(err)
	}
	sig, err := crypto.Sign(hash, w.key) // the recovery id counts from 0
	if err != nil {
		w.net.t.Fatal(err)
	}
	return hexutil.Encode(sig)
}

// send sends a call of the wallet and waits until it is mined.
func (w *browserWallet) send(c api.WalletCall) {
	w.net.t.Helper()
	cl := w.net.chain.Client()
	nonce, err := cl.PendingNonceAt(w.net.ctx, w.at)
	if err != nil {
		w.net.t.Fatal(err)
	}
	to := common.HexToAddress(c.To)
	tx, err := types.SignNewTx(w.key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Nonce: nonce, To: &to, Data: hexutil.MustDecode(c.Data), Gas: 500_000,
		GasFeeCap: big.NewInt(1e11), GasTipCap: big.NewInt(1e9),
	})
	if err == nil {
		err = cl.SendTransaction(w.net.ctx, tx)
	}
	if err != nil {
		w.net.t.Fatal(err)
	}
	w.net.until(c.What, func() bool {
		r, err := cl.TransactionReceipt(w.net.ctx, tx.Hash())
		return err == nil && r.Status == types.ReceiptStatusSuccessful
	})
}

func (w *browserWallet) dollars() money.Units {
	w.net.t.Helper()
	head, err := w.net.chain.Client().BlockNumber(w.net.ctx)
	if err != nil {
		w.net.t.Fatal(err)
	}
	b, err := ReadBooks(w.net.ctx, w.net.chain.Client(), w.net.contracts(), head, []common.Address{w.at})
	if err != nil {
		w.net.t.Fatal(err)
	}
	return b.Accounts[w.at].Token
}

// TestAWalletOutsideOfTheNodePaysForAJob: a wallet that no node has signs an offer and a permit, the job is trained,
// checked and paid, and the wallet takes the rest back. Wrong signatures move nothing.
func TestAWalletOutsideOfTheNodePaysForAJob(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c, w := net.node("client"), net.browserWallet()
	r := api.PrepareRequest{PostRequest: c.request(jobSpec{steps: 16, each: 8}), Wallet: w.at.Hex()}
	d, err := c.backend().PrepareJob(net.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	offer, permit := w.sign(d.Offer), w.sign(d.Permit)
	for name, wrong := range map[string]api.SubmitRequest{
		"exchanged": {Draft: d.ID, Offer: permit, Permit: offer},
		"short":     {Draft: d.ID, Offer: offer[:100], Permit: permit},
		"unknown":   {Draft: strings.Repeat("0", 32), Offer: offer, Permit: permit},
	} {
		if _, err := c.backend().SubmitJob(net.ctx, wrong); !errors.Is(err, api.ErrInvalid) &&
			!errors.Is(err, api.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if have := w.dollars(); have != walletDollars {
		t.Fatalf("the wallet holds %d before it has signed", have)
	}
	v, err := c.backend().SubmitJob(net.ctx, api.SubmitRequest{Draft: d.ID, Offer: offer, Permit: permit})
	if err != nil {
		t.Fatal(err)
	}
	if have := w.dollars(); have != walletDollars-d.Quote.Deposit {
		t.Errorf("the wallet holds %d after a deposit of %d", have, d.Quote.Deposit)
	}
	v = c.waitForJob(v.ID, "end", ended)
	if v.SegmentsPaid != 2 || v.Spent <= 0 || v.Spent >= d.Quote.Deposit {
		t.Errorf("%+v", v)
	}
	for {
		left, err := c.backend().WalletOf(net.ctx, v.ID)
		if err != nil || left.Own || left.Client != w.at.Hex() {
			t.Fatalf("%+v, %v", left, err)
		}
		if len(left.Calls) == 0 {
			break
		}
		w.send(left.Calls[0])
	}
	if have := w.dollars(); have != walletDollars-v.Spent {
		t.Errorf("the wallet holds %d at the end, want %d less %d", have, walletDollars, v.Spent)
	}
	c.checkLedger()
}

// TestWhatAWalletSignedIsPostedAfterARestart: the node stops when it has written what the wallet signed, before the
// deposit. Started again, it goes on by itself, once.
func TestWhatAWalletSignedIsPostedAfterARestart(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client)
	c, w := net.node("client"), net.browserWallet()
	d, err := c.backend().PrepareJob(net.ctx,
		api.PrepareRequest{PostRequest: c.request(jobSpec{steps: 16, each: 8}), Wallet: w.at.Hex()})
	if err != nil {
		t.Fatal(err)
	}
	gone, cancel := context.WithCancel(net.ctx)
	cancel()
	r := api.SubmitRequest{Draft: d.ID, Offer: w.sign(d.Offer), Permit: w.sign(d.Permit)}
	if _, err := c.backend().SubmitJob(gone, r); !errors.Is(err, api.ErrUnavailable) {
		t.Fatal(err)
	}
	for range 2 {
		c.stop()
		c.run()
		net.until("the job is posted", func() bool {
			jobs, err := c.backend().Jobs(net.ctx)
			return err == nil && len(jobs) == 1
		})
	}
	if have := w.dollars(); have != walletDollars-d.Quote.Deposit {
		t.Errorf("the wallet holds %d after one deposit of %d", have, d.Quote.Deposit)
	}
}

// TestAWalletThatCannotPostIsToldWhy: nothing is to be signed before it is clear that it will do.
func TestAWalletThatCannotPostIsToldWhy(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client)
	c := net.node("client")
	post := c.request(jobSpec{steps: 16, each: 8})
	withAggregator := post
	withAggregator.Aggregator = c.PeerID
	for name, x := range map[string]struct {
		r    api.PrepareRequest
		want error
		text string
	}{
		"poor":      {api.PrepareRequest{PostRequest: post, Wallet: common.Address{1}.Hex()}, api.ErrFunds, "holds 0"},
		"the own":   {api.PrepareRequest{PostRequest: post, Wallet: c.Wallet.Hex()}, api.ErrInvalid, "the node itself"},
		"no wallet": {api.PrepareRequest{PostRequest: post, Wallet: "me"}, api.ErrInvalid, "not an address"},
		"handed on": {api.PrepareRequest{PostRequest: withAggregator, Wallet: common.Address{1}.Hex()},
			api.ErrInvalid, "coordinates"},
	} {
		if _, err := c.backend().PrepareJob(net.ctx, x.r); !errors.Is(err, x.want) ||
			!strings.Contains(err.Error(), x.text) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
