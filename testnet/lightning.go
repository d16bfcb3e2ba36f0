package testnet

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet/lightning"
)

// lightningNetwork is the Lightning network on which the parties are paid. Their stakes are on the EVM chain. The
// verifier is also the arbiter, and the second provider's lnd is the router.
type lightningNetwork struct {
	net   *lightning.Network
	nodes map[string]*lightning.Lnd // by party's name
	first money.Units               // what the arbiter had before any job
}

// startLightning starts the Lightning network, if the parties are paid there. readyTimeout does not bound it, because
// its
// daemons may have to be built.
func (n *Network) startLightning(ctx context.Context) error {
	if n.Rail != config.RailLightning {
		return nil
	}
	n.Say("lightning: btcd and lnd are built if this machine has never built them, which takes minutes")
	net, err := lightning.Start(ctx, lightning.Options{Dir: filepath.Join(n.Dir, "lightning"), Log: lineWriter{n.Say}})
	if err != nil {
		return err
	}
	s := &lightningNetwork{net: net, nodes: map[string]*lightning.Lnd{
		"client": net.Client, "provider-1": net.Provider, "provider-2": net.Router, "verifier": net.Arbiter,
	}}
	n.lightning = s
	had, err := net.Arbiter.Funds(ctx)
	if err != nil {
		return err
	}
	s.first = had.Sum()
	n.Say("lightning: 4 lnd nodes with channels, client — router — provider and arbiter")
	return nil
}

// lineWriter passes the output of a tool on to a function that prints lines.
type lineWriter struct {
	say func(format string, args ...any)
}

func (w lineWriter) Write(b []byte) (int, error) {
	w.say("%s", b)
	return len(b), nil
}

// joinLightning configures the parties for Lightning, if they are paid there.
func (n *Network) joinLightning() error {
	if n.lightning == nil {
		return nil
	}
	n.Decimals = 3
	var arbiter string
	for _, p := range n.Parties {
		if p.Name == "verifier" {
			arbiter = p.PeerID
		}
	}
	for _, p := range n.Parties {
		if err := n.lightning.configure(p, arbiter); err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
	}
	return nil
}

// configure writes a party's configuration.
func (s *lightningNetwork) configure(p *Party, arbiter string) error {
	c, err := config.Load(p.Home)
	if err != nil {
		return err
	}
	at := s.nodes[p.Name].Config
	c.Rail = config.RailLightning
	c.Lightning = config.Lightning{Address: at.Address, Cert: at.CertFile, Macaroon: at.MacFile, Network: at.Network,
		Arbiters: []string{arbiter}, Arbiter: p.PeerID == arbiter}
	return config.Save(p.Home, c)
}

// creditTime bounds how long the arbiter may take to credit what it received.
const creditTime = 30 * time.Second

// books replaces the money in b by what the lnd nodes have in channels and wallets. What the arbiter's node holds for
// others counts as theirs, and what is locked counts as held for the job. It waits until the arbiter has credited what
// it received, at most creditTime.
func (s *lightningNetwork) books(ctx context.Context, parties []*Party, b *Books) error {
	late := time.NewTimer(creditTime)
	defer late.Stop()
	t := time.NewTicker(time.Second) // each look asks the arbiter twice for each party
	defer t.Stop()
	for {
		even, err := s.read(ctx, parties, b)
		if err != nil || even {
			return err
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-late.C:
			return fmt.Errorf("the arbiter has not credited what it got within %v", creditTime)
		case <-t.C:
		}
	}
}

// read fills in b once. It returns even if the arbiter owes exactly what it has received.
func (s *lightningNetwork) read(ctx context.Context, parties []*Party, b *Books) (even bool, err error) {
	b.Escrow = 0
	var owed, arbiter money.Units
	for a := range b.Accounts {
		h := b.Accounts[a]
		h.Token, h.Credit = 0, 0
		b.Accounts[a] = h
	}
	for _, p := range parties {
		h, locked, err := s.holding(ctx, p, b.Accounts[p.Wallet])
		if err != nil {
			return false, fmt.Errorf("%s: %w", p.Name, err)
		}
		b.Accounts[p.Wallet], owed, b.Escrow = h, owed+h.Credit, b.Escrow+h.Credit+locked
	}
	for _, p := range parties {
		if p.Name == "verifier" {
			h := b.Accounts[p.Wallet]
			arbiter = h.Token
			h.Token -= owed
			b.Accounts[p.Wallet] = h
		}
	}
	return arbiter-s.first == owed, nil
}

// holding reads from a party's node what it has, what the arbiter owes it, and what it has locked for others.
func (s *lightningNetwork) holding(ctx context.Context, p *Party, h Holding) (Holding, money.Units, error) {
	f, err := s.nodes[p.Name].Funds(ctx)
	if err != nil {
		return h, 0, err
	}
	b, err := p.API.Balances(ctx)
	h.Token, h.Credit = f.Sum(), b.Credit
	if p.Name != "client" { // what the router forwards is locked by the client
		f.Locked = 0
	}
	return h, f.Locked, err
}

// outcome counts the paid segments by the ends of their HTLCs.
func (s *lightningNetwork) outcome(ctx context.Context) (o Outcome, err error) {
	for _, name := range []string{"provider-1", "provider-2"} {
		n, err := s.nodes[name].PaidSegments(ctx)
		if err != nil {
			return o, err
		}
		if n > 0 {
			o.Settled, o.Segments = o.Settled+1, o.Segments+n
		}
	}
	return o, nil
}
