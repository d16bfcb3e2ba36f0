package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	stranded "github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// source is a rail's money that can be scanned, claimed and waited for.
type source interface {
	stranded.Source
	// NextHead returns when a scan may find something new.
	NextHead(context.Context) error
}

// digger opens the rails. Only to claim, it asks for the passphrase and opens
// the ledger, which is made anew if it was lost.
type digger struct {
	*app
	cfg   config.Config
	claim bool
	pass  func() (string, error)

	books *ledger.Ledger // nil unless claim
	run   *runner
	ends  []func()

	failed []error // of rails that could not be opened
}

// close ends what was opened, in the other order.
func (d *digger) close() {
	if d.run != nil {
		if err := d.run.stop(); err != nil {
			d.log.Error("a sender failed", "err", err)
		}
	}
	for i := range d.ends {
		d.ends[len(d.ends)-1-i]()
	}
	if d.books != nil {
		if err := d.books.Close(); err != nil {
			d.log.Error("the ledger was not closed well", "err", err)
		}
	}
}

// sources are those of every configured rail; operators stake on the EVM chain
// whichever their jobs are paid on. A rail that cannot be opened keeps nobody from the
// money on the others: what is wrong with it is in d.failed.
func (d *digger) sources(ctx context.Context) (all []source, err error) {
	if d.claim {
		if _, err := d.client().Status(ctx); !errors.Is(err, api.ErrNoNode) {
			return nil, api.WithHint(errNodeRuns, "it claims what is due by itself, every hour; to claim now, stop it with `infernet drain`")
		}
		if d.books, err = ledger.Open(d.home.Ledger(), ledger.Options{Logger: d.log}); err != nil {
			return nil, err
		}
		d.run = newRunner(ctx)
	}
	for _, open := range []func(context.Context) (source, error){d.evm, d.solana, d.lightning} {
		switch s, err := open(ctx); {
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		case err != nil:
			d.failed = append(d.failed, err)
		case s != nil:
			all = append(all, s)
		}
	}
	if len(all) == 0 {
		return nil, d.failed[0]
	}
	return all, nil
}

// evm is the chain that holds stakes, and escrows if jobs are paid there.
func (d *digger) evm(ctx context.Context) (source, error) {
	w, err := operator(d.home, d.cfg)
	if err != nil {
		return nil, err
	}
	key, err := loadNodeKey(d.home)
	if err != nil {
		return nil, err
	}
	c := d.cfg.Chain
	client, pool, err := evm.Dial(ctx, c.URLs(), evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: c.Profile().MaxHeadAge(), Log: d.log})
	if err != nil {
		return nil, chainError(c, err)
	}
	d.ends = append(d.ends, pool.Close)
	rc := evmrail.Config{Chain: client, Domain: market.Domain{ChainID: c.ChainID, Escrow: c.Escrow}, Party: escrow.Client,
		Depth: c.ConfirmationDepth(), StartBlock: c.StartBlock, Poll: fundsPoll}
	if d.claim {
		own, err := d.walletKey(ctx, d.cfg, d.pass)
		if err != nil {
			return nil, err
		}
		d.ends = append(d.ends, func() { _ = own.close() }) // it was hung up
		fees := c.Profile().Fees()
		fees.Log = d.log
		for _, k := range []evm.TxSigner{own, key} {
			s := evm.NewSender(client, k, ledger.NewTxStore(d.books, c.ChainID), fees)
			rc.Senders = append(rc.Senders, s)
			d.run.add(s.Run)
		}
	}
	rail, err := evmrail.New(ctx, rc)
	if err != nil {
		return nil, err
	}
	return evmrail.NewScanner(evmrail.ScanConfig{Chain: client, Rail: rail, Registry: c.Registry, Accounts: []common.Address{w, key.Address()}}), nil
}

// solana is nil if no cluster is configured, or nobody is paid there for us.
func (d *digger) solana(ctx context.Context) (source, error) {
	if len(d.cfg.Solana.RPC) == 0 {
		return nil, nil
	}
	w, err := operator(d.home, d.cfg)
	if err != nil {
		return nil, err
	}
	node, err := loadNodeKey(d.home)
	if err != nil {
		return nil, err
	}
	rc := solanarail.Config{Deployment: d.cfg.Solana.Deployment(), Party: escrow.Provider, Poll: fundsPoll, Sender: solanarail.Watcher{}}
	client, err := solanarpc.NewClient(ctx, solanarpc.Config{Endpoints: d.cfg.Solana.RPC, Genesis: rc.Deployment.Genesis})
	if err != nil {
		return nil, api.WithHint(fmt.Errorf("solana: %w", err), "solana.rpc and solana.genesis in the configuration name the cluster")
	}
	rc.Chain = client
	if rc.Sender, err = d.solanaSender(ctx, client, rc, w); errors.Is(err, solanarail.ErrNoLink) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	rail, err := solanarail.New(ctx, rc)
	if err != nil {
		return nil, api.WithHint(err, "solana.program and solana.mint in the configuration name them")
	}
	return rail.Scanner([]common.Address{w, node.Address()}), nil
}

// solanaSender is the key from the phrase; just to look, the one that the chain
// says is paid for the wallet does.
func (d *digger) solanaSender(ctx context.Context, client *solanarpc.Client, rc solanarail.Config, w common.Address) (solanarail.Sender, error) {
	if !d.claim {
		rail, err := solanarail.New(ctx, rc)
		if err != nil {
			return nil, err
		}
		owner, err := rail.Owner(ctx, w)
		return solanarail.Watcher(owner), err
	}
	k, err := d.solanaKey()
	if err != nil {
		return nil, err
	}
	return solanarpc.NewSender(client, k, ledger.NewSolanaStore(d.books, rc.Deployment.Genesis), solanarpc.SenderConfig{Log: d.log}), nil
}

func (d *digger) solanaKey() (k solanarpc.Key, err error) {
	pass, err := d.pass()
	if err != nil {
		return k, err
	}
	seed, err := keys.Open(d.home.Seed(), pass)
	if err != nil {
		return k, api.WithHint(err, "what lies on Solana is claimed with the key from the phrase: `infernet keys restore` brings it back")
	}
	private, err := seed.Solana(0)
	if err != nil {
		return k, err
	}
	return solanarpc.KeyFromSeed(private.Seed())
}

// lightning lists what the lnd node alone knows of. To claim, it takes what
// arbiters say to this node's key over the network.
func (d *digger) lightning(ctx context.Context) (source, error) {
	c := d.cfg.Lightning
	switch {
	case c.Address == "":
		return nil, nil
	case d.claim:
		return d.lightningClaims(ctx)
	}
	client, err := lnd.Dial(ctx, lnd.Config{Address: c.Address, CertFile: c.Cert, MacFile: c.Macaroon, Network: c.Network})
	if lnd.Away(err) {
		return nil, api.WithHint(fmt.Errorf("lightning: %w", err), "start lnd and unlock its wallet, then scan again")
	}
	if err != nil {
		return nil, api.WithHint(fmt.Errorf("lightning: %w", err), "the section lightning of the configuration names lnd, its certificate and a macaroon")
	}
	d.ends = append(d.ends, func() { _ = client.Close() }) // it was only read
	rail := lightningrail.New(lightningrail.Config{
		Party: escrow.Provider, Node: client, Store: noBooks{}, Clock: func() uint64 { return uint64(time.Now().Unix()) }, Poll: fundsPoll,
	})
	return lightningSource{&lightningrail.Scanner{Provider: rail, Network: c.Network}, rail}, nil
}

func (d *digger) lightningClaims(ctx context.Context) (source, error) {
	key, err := loadNodeKey(d.home)
	if err != nil {
		return nil, err
	}
	own, err := d.unlockWith(ctx, d.pass)
	if err != nil {
		return nil, err
	}
	f, err := node.OpenLightningFunds(ctx, node.LightningFundsOptions{Config: d.cfg, Home: d.home, Key: key, Wallet: own, Ledger: d.books, Log: d.log})
	if err != nil {
		return nil, err
	}
	d.ends = append(d.ends, func() {
		if err := f.Close(); err != nil {
			d.log.Warn("the connections were not closed well", "err", err)
		}
	})
	return f, nil
}

type lightningSource struct {
	*lightningrail.Scanner
	rail *lightningrail.Rail
}

// NextHead implements source.
func (s lightningSource) NextHead(ctx context.Context) error { return s.rail.NextHead(ctx, 0) }

// noBooks are the books of a node whose ledger is not looked at.
type noBooks struct{}

func (noBooks) Get(string) ([]byte, bool, error)       { return nil, false, nil }
func (noBooks) Put(string, []byte) error               { return errors.New("a scan writes no books") }
func (noBooks) Names(string) (names []string, _ error) { return nil, nil }
