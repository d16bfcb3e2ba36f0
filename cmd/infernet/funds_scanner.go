package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/account"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/rail"
)

// source is a rail's money that can be scanned, claimed and waited for.
type source interface {
	funds.Source
	// NextHead returns when a scan may find something new.
	NextHead(context.Context) error
}

// fundsScanner opens the sources of all rails. To claim, it also asks for the passphrase and opens the ledger, which it
// creates if it was lost.
type fundsScanner struct {
	*app
	cfg   config.Config
	claim bool
	pass  func() (string, error)

	ledger *ledger.Ledger // nil unless claim
	run    *runner
	ends   []func()

	key    *account.Key // nil unless it was unlocked
	failed []error      // of rails that could not be opened
}

// close closes what is open, the newest first.
func (s *fundsScanner) close() {
	if s.run != nil {
		if err := s.run.stop(); err != nil {
			s.log.Error("a sender failed", "err", err)
		}
	}
	for i := range s.ends {
		s.ends[len(s.ends)-1-i]()
	}
	if s.ledger != nil {
		if err := s.ledger.Close(); err != nil {
			s.log.Error("the ledger was not closed well", "err", err)
		}
	}
}

// sources opens the source of every configured rail, and of the EVM chain, where stakes are. A rail that cannot be
// opened does not stop the others: its error is added to s.failed.
func (s *fundsScanner) sources(ctx context.Context) (all []source, err error) {
	if s.claim {
		if _, err := s.client().Status(ctx); !errors.Is(err, api.ErrNoNode) {
			return nil, api.WithHint(errNodeRuns,
				"it claims what is due by itself, every hour; to claim now, stop it with `infernet drain`")
		}
		if s.ledger, err = ledger.Open(s.home.Ledger(), ledger.Options{Logger: s.log}); err != nil {
			return nil, err
		}
		s.run = newRunner(ctx)
	}
	for _, open := range []func(context.Context) (source, error){s.evm, s.solana, s.lightning} {
		switch src, err := open(ctx); {
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		case err != nil:
			s.failed = append(s.failed, err)
		case src != nil:
			all = append(all, src)
		}
	}
	if len(all) == 0 {
		return nil, s.failed[0]
	}
	return all, nil
}

// evm is the source of stakes, and of escrows if jobs are paid on the EVM chain.
func (s *fundsScanner) evm(ctx context.Context) (source, error) {
	w, err := operator(s.home, s.cfg)
	if err != nil {
		return nil, err
	}
	key, err := loadNodeKey(s.home)
	if err != nil {
		return nil, err
	}
	c := s.cfg.Chain
	client, pool, err := evm.Dial(
		ctx, c.URLs(), evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: c.Profile().MaxHeadAge(), Log: s.log})
	if err != nil {
		return nil, chainError(c, err)
	}
	s.ends = append(s.ends, pool.Close)
	rc := evmrail.Config{
		Chain: client, Domain: market.Domain{ChainID: c.ChainID, Escrow: c.Escrow}, Party: escrow.Client,
		Depth: c.ConfirmationDepth(), StartBlock: c.StartBlock, Poll: fundsPoll,
	}
	if s.claim {
		own, err := s.openAccount(ctx, client)
		if err != nil {
			return nil, err
		}
		node := account.Sender(account.Use{Config: s.cfg, Ledger: s.ledger, Chain: client, Log: s.log}, key)
		for _, x := range []*evm.Sender{own.Sender(), node} {
			rc.Senders = append(rc.Senders, x)
			s.run.add(x.Run)
		}
	}
	onChain, err := evmrail.New(ctx, rc)
	if err != nil {
		return nil, err
	}
	return evmrail.NewScanner(evmrail.ScanConfig{
		Chain: client, Rail: onChain, Registry: c.Registry, Accounts: []common.Address{w, key.Address()},
	}), nil
}

// solana is the source on Solana; nil if no cluster is configured, or the chain knows no account that is paid for the
// wallet.
func (s *fundsScanner) solana(ctx context.Context) (source, error) {
	if len(s.cfg.Solana.RPC) == 0 {
		return nil, nil
	}
	w, err := operator(s.home, s.cfg)
	if err != nil {
		return nil, err
	}
	node, err := loadNodeKey(s.home)
	if err != nil {
		return nil, err
	}
	rc := solanarail.Config{
		Deployment: s.cfg.Solana.Deployment(), Party: escrow.Provider, Poll: fundsPoll, Sender: solanarail.Watcher{},
	}
	client, err := solanarpc.NewClient(
		ctx, solanarpc.Config{Endpoints: s.cfg.Solana.RPC, Genesis: rc.Deployment.Genesis})
	if err != nil {
		return nil, api.WithHint(fmt.Errorf("solana: %w", err),
			"solana.rpc and solana.genesis in the configuration name the cluster")
	}
	rc.Chain = client
	if rc.Sender, err = s.solanaSender(ctx, client, rc, w); errors.Is(err, solanarail.ErrNoLink) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	onSolana, err := solanarail.New(ctx, rc)
	if err != nil {
		return nil, api.WithHint(err, "solana.program and solana.mint in the configuration name them")
	}
	return onSolana.Scanner([]common.Address{w, node.Address()}), nil
}

// solanaSender is the sender of the key from the phrase. Without a claim, the account that the chain says is paid for
// the wallet is enough.
func (s *fundsScanner) solanaSender(ctx context.Context, client *solanarpc.Client, rc solanarail.Config,
	w common.Address) (solanarail.Sender, error) {
	if !s.claim {
		onSolana, err := solanarail.New(ctx, rc)
		if err != nil {
			return nil, err
		}
		owner, err := onSolana.Owner(ctx, w)
		return solanarail.Watcher(owner), err
	}
	k, err := account.SolanaKey(s.home, s.pass)
	if err != nil {
		return nil, err
	}
	return rail.NewSolanaSender(s.cfg, client, k, s.ledger, s.log)
}

// walletKey unlocks the wallet's key at the first call.
func (s *fundsScanner) walletKey(ctx context.Context) (*account.Key, error) {
	if s.key != nil {
		return s.key, nil
	}
	key, err := s.unlock(ctx, s.cfg, s.pass)
	if err != nil {
		return nil, err
	}
	s.key = key
	s.ends = append(s.ends, func() { s.closed("the signer", key.Close()) })
	return key, nil
}

// closed logs a connection that did not close without an error.
func (s *fundsScanner) closed(what string, err error) {
	if err != nil {
		s.log.Warn("the connection was not closed well", "to", what, "err", err)
	}
}

// openAccount opens the wallet behind its guard.
func (s *fundsScanner) openAccount(ctx context.Context, client *evm.Client) (*account.Account, error) {
	key, err := s.walletKey(ctx)
	if err != nil {
		return nil, err
	}
	return key.Open(account.Use{Config: s.cfg, Ledger: s.ledger, Chain: client, Log: s.log})
}

// lightning is the source on Lightning. Without a claim it lists what lnd alone knows. To claim, it joins the network,
// where arbiters answer this node's key.
func (s *fundsScanner) lightning(ctx context.Context) (source, error) {
	c := s.cfg.Lightning
	switch {
	case c.Address == "":
		return nil, nil
	case s.claim:
		return s.lightningClaims(ctx)
	}
	client, err := lnd.Dial(
		ctx, lnd.Config{Address: c.Address, CertFile: c.Cert, MacFile: c.Macaroon, Network: c.Network})
	if lnd.Away(err) {
		return nil, api.WithHint(fmt.Errorf("lightning: %w", err), "start lnd and unlock its wallet, then scan again")
	}
	if err != nil {
		return nil, api.WithHint(fmt.Errorf("lightning: %w", err),
			"the section lightning of the configuration names lnd, its certificate and a macaroon")
	}
	s.ends = append(s.ends, func() { _ = client.Close() }) // it was only read
	side := lightningrail.New(lightningrail.Config{
		Party: escrow.Provider, Node: client, Store: emptyStore{},
		Clock: func() uint64 { return uint64(time.Now().Unix()) }, Poll: fundsPoll,
	})
	return lightningSource{&lightningrail.Scanner{Provider: side, Network: c.Network}, side}, nil
}

// lightningClaims opens the Lightning rail with its arbiters, so that its money can be claimed.
func (s *fundsScanner) lightningClaims(ctx context.Context) (source, error) {
	key, err := loadNodeKey(s.home)
	if err != nil {
		return nil, err
	}
	unlocked, err := s.walletKey(ctx)
	if err != nil {
		return nil, err
	}
	own, err := unlocked.Messages()
	if err != nil {
		return nil, err
	}
	host, err := node.JoinNetwork(ctx, s.cfg, s.home, key, s.ledger, s.log)
	if err != nil {
		return nil, err
	}
	s.ends = append(s.ends, func() { s.closed("the network", host.Close()) })
	f, err := rail.OpenLightningFunds(ctx, rail.LightningFundsOptions{
		Config: s.cfg, Host: host, NodeKey: key, Wallet: own, Ledger: s.ledger, Log: s.log,
	})
	if err != nil {
		return nil, err
	}
	s.ends = append(s.ends, func() { s.closed("lnd", f.Close()) })
	return f, nil
}

// lightningSource is a scan of Lightning that claims nothing.
type lightningSource struct {
	*lightningrail.Scanner
	rail *lightningrail.Rail
}

// NextHead implements source.
func (s lightningSource) NextHead(ctx context.Context) error { return s.rail.NextHead(ctx, 0) }

// emptyStore is the Lightning rail's store for a scan without the node's ledger: it is empty and read-only.
type emptyStore struct{}

// Get implements lightningrail.Store.
func (emptyStore) Get(string) ([]byte, bool, error) { return nil, false, nil }

// Put implements lightningrail.Store.
func (emptyStore) Put(string, []byte) error { return errors.New("a scan writes no books") }

// Names implements lightningrail.Store.
func (emptyStore) Names(string) (names []string, _ error) { return nil, nil }
