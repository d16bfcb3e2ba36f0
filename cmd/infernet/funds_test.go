package main

import (
	"bytes"
	"context"
	"encoding/json"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// loss is a node on a devnet that is about to lose its disk.
type loss struct {
	t     *testing.T
	ctx   context.Context
	chain *devnet.Chain
	dir   string
}

// infernet runs a command and returns what it printed.
func (l *loss) infernet(args ...string) string {
	l.t.Helper()
	var out, stderr bytes.Buffer
	if code := run(args, strings.NewReader(""), &out, &stderr); code != 0 {
		l.t.Fatalf("infernet %s: exit %d\n%s", strings.Join(args, " "), code, stderr.String())
	}
	return out.String()
}

func (l *loss) path(name string) string { return filepath.Join(l.dir, name) }

// startDevnet runs a chain on which stakes leave after two seconds.
func startDevnet(t *testing.T) *devnet.Chain {
	t.Helper()
	return startDevnetWith(t, devnet.Config{UnbondDelay: 2})
}

func startDevnetWith(t *testing.T, c devnet.Config) *devnet.Chain {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	chain, err := devnet.New(ctx, c)
	if err != nil {
		cancel()
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() { done <- chain.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	return chain
}

// rail makes transactions with some keys, kept in a ledger.
func (l *loss) rail(p escrow.Party, db *ledger.Ledger, signers ...evm.TxSigner) *evmrail.Rail {
	l.t.Helper()
	info := l.chain.Info()
	client, err := evm.NewClient(l.ctx, l.chain.Client(), info.ChainID, 50*time.Millisecond)
	if err != nil {
		l.t.Fatal(err)
	}
	c := evmrail.Config{Chain: client, Domain: l.domain(), Party: p, Depth: 1, StartBlock: 1,
		Poll: 50 * time.Millisecond}
	for _, s := range signers {
		c.Senders = append(
			c.Senders, evm.NewSender(client, s, ledger.NewTxStore(db, info.ChainID), evm.SenderConfig{Depth: 1}))
	}
	r, err := evmrail.New(l.ctx, c)
	if err != nil {
		l.t.Fatal(err)
	}
	return r
}

func (l *loss) domain() market.Domain {
	return market.Domain{ChainID: l.chain.Info().ChainID, Escrow: l.chain.Info().Escrow}
}

// openLedger opens a ledger and closes it with the test.
func (l *loss) openLedger(name string) *ledger.Ledger {
	l.t.Helper()
	b, err := ledger.Open(name, ledger.Options{})
	if err != nil {
		l.t.Fatal(err)
	}
	return b
}

func (l *loss) sign(k market.Signer, s market.Structured) market.Signature {
	l.t.Helper()
	sig, err := k.SignDigest(l.ctx, l.domain().Digest(s))
	if err != nil {
		l.t.Fatal(err)
	}
	return sig
}

const (
	lossPrice    = 1_000_003
	lossSegments = 5
)

// deal is a job of the lost node's wallet, leased to another operator.
func (l *loss) deal(own, node, provider *wallet.NodeKey) escrow.Deal {
	l.t.Helper()
	now := uint64(time.Now().Unix())
	d := escrow.Deal{Domain: l.domain(), Deposit: lossPrice * lossSegments}
	d.Offer = market.Offer{Job: market.JobID{1}, Client: own.Address(), Token: l.chain.Info().Dollar,
		Delegate: node.Address(), MaxPrice: lossPrice,
		Segments: lossSegments, Credit: 2, Quorum: 2, VerifyBPS: 777, DelegateBPS: 111, Window: 3,
		Deadline: now + 7200, Nonce: 1}
	sig := l.sign(own, d.Offer)
	d.OfferSig = sig[:]
	d.Lease.Lease = market.Lease{Offer: d.OfferID(), Provider: provider.Address(), Node: provider.Address(),
		Price:    lossPrice,
		Segments: lossSegments, Begin: now, Deadline: now + 3600, Nonce: 1}
	d.Lease.DelegateSig, d.Lease.NodeSig = l.sign(node, d.Lease.Lease), l.sign(provider, d.Lease.Lease)
	return d
}

// send makes a transaction that the test needs.
func (l *loss) send(k evm.TxSigner, db *ledger.Ledger, id string, to common.Address, data []byte) {
	l.t.Helper()
	client, err := evm.NewClient(l.ctx, l.chain.Client(), l.chain.Info().ChainID, 50*time.Millisecond)
	if err != nil {
		l.t.Fatal(err)
	}
	s := evm.NewSender(client, k, ledger.NewTxStore(db, l.chain.Info().ChainID), evm.SenderConfig{Depth: 1})
	tx, err := s.Send(l.ctx, evm.Call{Action: id, To: to, Data: data})
	if err == nil {
		_, err = s.Wait(l.ctx, tx, 1)
	}
	if err != nil {
		l.t.Fatalf("%s: %v", id, err)
	}
}

func (l *loss) dollars(of common.Address) money.Units {
	l.t.Helper()
	client, err := evm.NewClient(l.ctx, l.chain.Client(), l.chain.Info().ChainID, time.Second)
	if err != nil {
		l.t.Fatal(err)
	}
	token := bindings.NewTestDollar()
	v, err := evm.Read(l.ctx, client, l.chain.Info().Dollar, token.PackBalanceOf(of), evm.Latest, token.UnpackBalanceOf)
	if err != nil {
		l.t.Fatal(err)
	}
	return money.Units(v.Int64())
}

// TestLostLedger: a node loses its disk while a job runs that it pays for. Its
// phrase alone brings back every unit: what the provider has not earned, and
// the stake.
func TestLostLedger(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	l := &loss{t: t, ctx: ctx, chain: startDevnet(t), dir: t.TempDir()}
	t.Setenv(passphraseEnv, "correct horse")
	home := l.path("home")
	l.infernet("--home", home, "keys", "new", "--light-wallet", "--out", l.path("phrase"))
	l.infernet("--home", home, "init", "--devnet", l.chain.URL())
	l.infernet("--home", home, "wallet", "fund")
	l.infernet("--home", home, "stake", "100")
	phrase, err := os.ReadFile(l.path("phrase"))
	if err != nil {
		t.Fatal(err)
	}
	own, node := restored(t, string(phrase))
	had := l.dollars(own.Address()) + devnet.DefaultMinimumStake

	provider, d, earned := l.midJob(home, own, node)
	if err := os.RemoveAll(home); err != nil {
		t.Fatal(err)
	}

	again := l.path("again")
	l.infernet("--home", again, "keys", "restore", "--phrase-file", l.path("phrase"), "--light-wallet")
	l.infernet("--home", again, "init", "--devnet", l.chain.URL())
	var found scanned
	if err := json.Unmarshal([]byte(l.infernet("--home", again, "--json", "funds", "scan")), &found); err != nil {
		t.Fatal(err)
	}
	if len(found.Items) != 2 || len(found.Claimed) != 0 {
		t.Fatalf("found %+v", found)
	}
	collecting := escrow.Action{ID: "close", Kind: escrow.Close, Deal: d, Voucher: earned}
	db := l.openLedger(l.path("provider2"))
	if err := l.rail(escrow.Provider, db, provider).Do(ctx, collecting); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(
		[]byte(l.infernet("--home", again, "--json", "funds", "scan", "--claim", "--all", "--wait")),
		&found); err != nil {
		t.Fatal(err)
	}
	if len(found.Items) != 0 || len(found.Claimed) < 4 {
		t.Errorf("left %+v, claimed %+v", found.Items, found.Claimed)
	}
	paid, _, _, err := escrow.Split(lossPrice, 2, d.Offer.VerifyBPS, d.Offer.DelegateBPS, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := l.dollars(own.Address()); got != had-paid || l.dollars(provider.Address()) != paid {
		t.Errorf("the wallet has %d, want %d; the provider %d, want %d", got, had-paid,
			l.dollars(provider.Address()), paid)
	}
}

// midJob opens a lease of five segments, of which two are vouched for.
func (l *loss) midJob(home string, own, node *wallet.NodeKey) (*wallet.NodeKey, escrow.Deal, market.SignedVoucher) {
	l.t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		l.t.Fatal(err)
	}
	provider := wallet.NewNodeKey(key)
	if err := l.chain.Fund(l.ctx, provider.Address(), big.NewInt(1e18), 0); err != nil {
		l.t.Fatal(err)
	}
	info, reg := l.chain.Info(), bindings.NewOperatorRegistry()
	until := uint64(time.Now().Add(time.Hour).Unix())
	consent, err := wallet.Consent(l.ctx, provider, info.ChainID, info.Registry, provider.Address(), until)
	if err != nil {
		l.t.Fatal(err)
	}
	others := l.openLedger(l.path("provider"))
	l.send(provider, others, "authorize", info.Registry, reg.PackAuthorize(provider.Address(), until, consent[:]))
	db := l.openLedger(config.HomeAt(home).Ledger())
	l.send(own, db, "approve", info.Dollar, bindings.NewTestDollar().PackApprove(info.Escrow,
		big.NewInt(lossPrice*lossSegments)))
	d := l.deal(own, node, provider)
	if err := l.rail(escrow.Client, db, own).Do(
		l.ctx, escrow.Action{ID: "open", Kind: escrow.Open, Deal: d}); err != nil {
		l.t.Fatal(err)
	}
	for _, b := range []*ledger.Ledger{db, others} {
		if err := b.Close(); err != nil {
			l.t.Fatal(err)
		}
	}
	v := market.Voucher{Lease: d.LeaseID(), Segments: 2, Payees: market.PayeesHash(nil)}
	return provider, d, market.SignedVoucher{Voucher: v, Sig: l.sign(node, v)}
}

// restored are the keys of a phrase.
func restored(t *testing.T, phrase string) (own, node *wallet.NodeKey) {
	t.Helper()
	seed, err := keys.Parse(phrase)
	if err != nil {
		t.Fatal(err)
	}
	o, err := seed.EVM(0)
	if err != nil {
		t.Fatal(err)
	}
	n, err := seed.Node(0)
	if err != nil {
		t.Fatal(err)
	}
	return wallet.NewNodeKey(o), wallet.NewNodeKey(n)
}
