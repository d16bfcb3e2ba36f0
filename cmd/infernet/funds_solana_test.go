//go:build daemons

package main

import (
	"context"
	"encoding/json"
	"os"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// solanaLoss is a node that is paid on Solana and about to lose its disk.
type solanaLoss struct {
	*loss
	net    *surfpool.Net
	client *solanarpc.Client
}

func startSolana(t *testing.T, l *loss) *solanaLoss {
	t.Helper()
	net, err := surfpool.Start(l.ctx, surfpool.Options{SlotMS: 50})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := net.Close(); err != nil {
			t.Error(err)
		}
	})
	c, err := net.Client(l.ctx, net.URL)
	if err != nil {
		t.Fatal(err)
	}
	return &solanaLoss{l, net, c}
}

// enter puts a home on the rail.
func (l *solanaLoss) enter(home string) {
	l.t.Helper()
	h := config.HomeAt(home)
	c, err := config.Load(h)
	if err != nil {
		l.t.Fatal(err)
	}
	at := l.net.Deployment
	c.Rail = config.RailSolana
	c.Solana = config.Solana{RPC: []string{l.net.URL}, Genesis: at.Genesis.String(), Program: at.Program.String(),
		Mint: at.Token.Mint.String(), TokenProgram: at.Token.Program.String(), ProgramHash: at.Code.Hex()}
	if err := config.Save(h, c); err != nil {
		l.t.Fatal(err)
	}
}

// link says on chain that a key is paid for an account.
func (l *solanaLoss) link(account *wallet.NodeKey, k solanarpc.Key) {
	l.t.Helper()
	program, domain := l.net.Deployment.Program, l.net.Deployment.Domain().Separator()
	sig, err := account.SignDigest(l.ctx, bindings.LinkDigest(domain, k.PublicKey(), 1))
	if err != nil {
		l.t.Fatal(err)
	}
	if err := l.net.Send(
		l.ctx, []solana.Instruction{bindings.NewLink(program, domain, k.PublicKey(), account.Address(), 1, sig)},
		k.Private()); err != nil {
		l.t.Fatal(err)
	}
}

// member makes somebody who can be paid there.
func (l *solanaLoss) member() (*wallet.NodeKey, solanarpc.Key) {
	l.t.Helper()
	own, err := crypto.GenerateKey()
	if err != nil {
		l.t.Fatal(err)
	}
	private, err := solana.NewRandomPrivateKey()
	if err != nil {
		l.t.Fatal(err)
	}
	k, err := solanarpc.KeyFromSeed(private[:32])
	if err == nil {
		err = l.net.Fund(l.ctx, k.PublicKey(), solana.LAMPORTS_PER_SOL, 0)
	}
	if err != nil {
		l.t.Fatal(err)
	}
	account := wallet.NewNodeKey(own)
	l.link(account, k)
	return account, k
}

func (l *solanaLoss) time() uint64 {
	l.t.Helper()
	_, as, err := l.client.Accounts(l.ctx, rpc.CommitmentConfirmed, solanarpc.ClockAddress)
	if err != nil {
		l.t.Fatal(err)
	}
	now, err := solanarpc.ChainTime(as[0])
	if err != nil {
		l.t.Fatal(err)
	}
	return now
}

// held are a key's dollars.
func (l *solanaLoss) held(k solanarpc.Key) money.Units {
	l.t.Helper()
	_, as, err := l.client.Accounts(l.ctx, rpc.CommitmentConfirmed, l.net.Deployment.Token.Account(k.PublicKey()))
	if err != nil {
		l.t.Fatal(err)
	}
	u, err := solanarpc.TokenAmount(as[0])
	if err != nil {
		l.t.Fatal(err)
	}
	return money.Units(u)
}

func (l *solanaLoss) signed(k *wallet.NodeKey, s market.Structured) market.Signature {
	l.t.Helper()
	sig, err := k.SignDigest(l.ctx, l.net.Deployment.Domain().Digest(s))
	if err != nil {
		l.t.Fatal(err)
	}
	return sig
}

// open leases the node's job to a provider and puts the money in, with the
// home's ledger.
func (l *solanaLoss) open(home string, own, node *wallet.NodeKey, k solanarpc.Key) escrow.Deal {
	l.t.Helper()
	provider, _ := l.member()
	verifier, _ := l.member()
	pool := []market.Candidate{{Operator: verifier.Address(), Node: verifier.Address(), Stake: 1, Weight: 1}}
	now, deployment := l.time(), l.net.Deployment
	d := escrow.Deal{Domain: deployment.Domain(), Deposit: lossPrice * lossSegments}
	d.Offer = market.Offer{Job: market.JobID{1}, Client: own.Address(), Token: deployment.TokenAccount(),
		Delegate: node.Address(), MaxPrice: lossPrice,
		Segments: lossSegments, Credit: 2, Quorum: 1, VerifyBPS: 777, DelegateBPS: 111, Window: 3,
		Deadline: now + 40, Nonce: 1}
	sig := l.signed(own, d.Offer)
	d.OfferSig = sig[:]
	d.Lease.Lease = market.Lease{Offer: d.OfferID(), Provider: provider.Address(), Node: provider.Address(),
		Price:    lossPrice,
		Segments: lossSegments, Begin: now, Deadline: now + 30, Nonce: 1,
		Verifiers: market.CandidatesHash(pool)}
	d.Lease.DelegateSig, d.Lease.NodeSig = l.signed(node, d.Lease.Lease), l.signed(provider, d.Lease.Lease)

	db := l.openLedger(config.HomeAt(home).Ledger())
	rail, err := solanarail.New(l.ctx, solanarail.Config{
		Chain: l.client, Deployment: deployment, Party: escrow.Client, Signer: k, Poll: 50 * time.Millisecond,
		Sender: solanarpc.NewSender(l.client, k, ledger.NewSolanaStore(db, deployment.Genesis),
			solanarpc.SenderConfig{Poll: 50 * time.Millisecond}),
		Own:        []common.Address{own.Address(), node.Address()},
		Candidates: func(context.Context, escrow.Deal) ([]market.Candidate, error) { return pool, nil },
	})
	if err == nil {
		err = rail.Do(l.ctx, escrow.Action{ID: "open", Kind: escrow.Open, Deal: d})
	}
	if err != nil {
		l.t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		l.t.Fatal(err)
	}
	return d
}

// TestLostLedgerOnSolana: a client whose disk is gone in the middle of a job
// restores its keys from the phrase and gets every unit back, and the rent.
func TestLostLedgerOnSolana(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	l := startSolana(t, &loss{t: t, ctx: ctx, chain: startDevnet(t), dir: t.TempDir()})
	t.Setenv(passphraseEnv, "correct horse")
	home := l.path("home")
	l.infernet("--home", home, "keys", "new", "--light-wallet", "--out", l.path("phrase"))
	l.infernet("--home", home, "init", "--devnet", l.chain.URL())
	phrase, err := os.ReadFile(l.path("phrase"))
	if err != nil {
		t.Fatal(err)
	}
	own, node := restored(t, string(phrase))
	k := solanaKeyOf(t, string(phrase))
	if err := l.net.Fund(ctx, k.PublicKey(), 10*solana.LAMPORTS_PER_SOL, lossPrice*lossSegments+777); err != nil {
		t.Fatal(err)
	}
	l.link(own, k)
	l.link(node, k)
	l.open(home, own, node, k)
	if got := l.held(k); got != 777 {
		t.Fatalf("mid-job the wallet holds %d, want 777", got)
	}
	l.enter(home)
	l.railsAreWell(home)
	if err := os.RemoveAll(home); err != nil {
		t.Fatal(err)
	}

	again := l.path("again")
	l.infernet("--home", again, "keys", "restore", "--phrase-file", l.path("phrase"), "--light-wallet")
	l.infernet("--home", again, "init", "--devnet", l.chain.URL())
	l.enter(again)
	var found scanned
	if err := json.Unmarshal([]byte(l.infernet("--home", again, "--json", "funds", "scan")), &found); err != nil {
		t.Fatal(err)
	}
	if n := kinds(found.Items); n[funds.Lease] != 1 || n[funds.Rent] != 1 || len(found.Claimed) != 0 {
		t.Fatalf("found %+v", found)
	}
	if err := json.Unmarshal(
		[]byte(l.infernet("--home", again, "--json", "funds", "scan", "--claim", "--all", "--wait")),
		&found); err != nil {
		t.Fatal(err)
	}
	if len(found.Items) != 0 || len(found.Claimed) != 5 { // end, release, refund, and the rent of both accounts
		t.Errorf("left %+v, claimed %+v", found.Items, found.Claimed)
	}
	for _, c := range found.Claimed {
		if c.Tx == "" {
			t.Errorf("%s was claimed without a transaction", c.ID)
		}
	}
	if got := l.held(k); got != lossPrice*lossSegments+777 {
		t.Errorf("the wallet holds %d, want %d", got, lossPrice*lossSegments+777)
	}
}

// railsAreWell: `infernet rails` sees both rails, what they cost and when a
// payment counts.
func (l *solanaLoss) railsAreWell(home string) {
	l.t.Helper()
	var all []railStatus
	if err := json.Unmarshal([]byte(l.infernet("--home", home, "--json", "rails")), &all); err != nil {
		l.t.Fatal(err)
	}
	if len(all) != 2 {
		l.t.Fatalf("rails %+v", all)
	}
	for _, r := range all {
		if !r.OK || r.Fee == "" || r.Height == 0 || r.Use == "" || len(r.Endpoints) != 1 || !r.Endpoints[0].OK {
			l.t.Errorf("%+v", r)
		}
	}
	if s := all[1]; s.FeeUnit != "lamports" || s.Asset != l.net.Deployment.Token.Mint.String() {
		l.t.Errorf("solana: %+v", s)
	}
}

func kinds(items []funds.Item) map[funds.Kind]int {
	n := map[funds.Kind]int{}
	for _, i := range items {
		n[i.Kind]++
	}
	return n
}

func solanaKeyOf(t *testing.T, phrase string) solanarpc.Key {
	t.Helper()
	seed, err := keys.Parse(phrase)
	if err != nil {
		t.Fatal(err)
	}
	private, err := seed.Solana(0)
	if err != nil {
		t.Fatal(err)
	}
	k, err := solanarpc.KeyFromSeed(private.Seed())
	if err != nil {
		t.Fatal(err)
	}
	return k
}
