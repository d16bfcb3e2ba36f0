package lightning

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
	"google.golang.org/grpc/credentials"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market/money"
)

// Lnd is one lnd node. Admin may do everything, for setting the network up and
// for breaking it; Client is what the rail uses, with its own macaroon.
type Lnd struct {
	Name   string
	Key    lnd.NodeKey
	Admin  lnrpc.LightningClient
	Client *lnd.Client
	Config lnd.Config

	dir, bin, p2p string
	args          []string // but for the addresses
	proc          *process
	conn          *grpc.ClientConn
}

func newLnd(bin, dir, name string, c *Chain, extra ...string) (*Lnd, error) {
	n := &Lnd{Name: name, dir: filepath.Join(dir, name), bin: filepath.Join(bin, "lnd")}
	if err := os.MkdirAll(n.dir, 0o700); err != nil {
		return nil, err
	}
	n.Config = lnd.Config{CertFile: filepath.Join(n.dir, "tls.cert"),
		MacFile: filepath.Join(n.dir, "infernet.macaroon"), Network: "simnet"}
	n.args = append([]string{
		"--lnddir=" + n.dir, "--alias=" + name, "--bitcoin.simnet", "--bitcoin.node=btcd",
		"--btcd.rpchost=" + c.addr, "--btcd.rpcuser=" + rpcUser, "--btcd.rpcpass=" + c.pass,
		"--btcd.rpccert=" + c.cert(), "--fee.url=" + c.fees.url, "--fee.min-update-timeout=1s",
		"--fee.max-update-timeout=2s", "--noseedbackup", "--nobootstrap", "--norest", "--store-final-htlc-resolutions",
		// A test's time is short: confirmations and delays are as small as lnd
		// lets them be, gossip is not held back.
		"--bitcoin.defaultchanconfs=1", "--bitcoin.defaultremotedelay=4", "--bitcoin.timelockdelta=24",
		"--trickledelay=50", "--gossip.sub-batch-delay=5ms", "--channel-commit-interval=5ms",
		"--db.batch-commit-interval=10ms", "--caches.rpc-graph-cache-duration=0", "--minbackoff=100ms",
		"--maxbackoff=1s",
		"--routerrpc.apriori.penaltyhalflife=1s", // else a failure keeps a route shut for minutes
		"--logging.console.disable", "--debuglevel=info",
	}, extra...)
	return n, nil
}

// admin sends the admin macaroon.
type admin string

func (m admin) GetRequestMetadata(context.Context, ...string) (map[string]string, error) {
	return map[string]string{"macaroon": string(m)}, nil
}
func (admin) RequireTransportSecurity() bool { return true }

// Start starts the node, again after Kill or Stop, and returns when it serves.
// Its addresses are chosen at the first start; others know it by them later.
func (n *Lnd) Start(ctx context.Context) error {
	if n.Client == nil {
		return choosing(n.choose, func() error { return n.start(ctx) })
	}
	var failed error
	if err := until(ctx, patience, n.Name+" gets its port back", func() error {
		if failed = n.start(ctx); errors.Is(failed, errTaken) {
			return errTaken
		}
		return nil
	}); err != nil {
		return err
	}
	return failed
}

func (n *Lnd) choose() (err error) {
	if n.Config.Address, err = freeAddress(); err == nil {
		n.p2p, err = freeAddress()
	}
	return err
}

func (n *Lnd) start(ctx context.Context) (err error) {
	args := append([]string{"--rpclisten=" + n.Config.Address, "--listen=" + n.p2p, "--externalip=" + n.p2p}, n.args...)
	if n.proc, err = spawn(n.bin, filepath.Join(n.dir, "lnd.log"), args...); err != nil {
		return err
	}
	if n.conn == nil {
		if err := n.proc.serving(ctx, n.Name+": certificate and macaroon", n.dial); err != nil {
			return err
		}
	}
	if err := n.proc.serving(ctx, n.Name+" serves", func() error { return n.serves(ctx) }); err != nil {
		return err
	}
	if n.Client != nil {
		return n.proc.serving(ctx, n.Name+" answers its client", func() error {
			_, err := n.Client.Info(ctx)
			return err
		})
	}
	return n.bake(ctx)
}

func (n *Lnd) serves(ctx context.Context) error {
	s, err := lnrpc.NewStateClient(n.conn).GetState(ctx, &lnrpc.GetStateRequest{})
	if err != nil {
		n.conn.ResetConnectBackoff()
		return err
	}
	if s.State != lnrpc.WalletState_SERVER_ACTIVE {
		return fmt.Errorf("state %v", s.State)
	}
	return nil
}

func (n *Lnd) dial() error {
	creds, err := credentials.NewClientTLSFromFile(n.Config.CertFile, "")
	if err != nil {
		return err
	}
	mac, err := os.ReadFile(filepath.Join(n.dir, "data/chain/bitcoin/simnet/admin.macaroon"))
	if err == nil && len(mac) == 0 {
		err = errors.New("the macaroon's file is there, its content is not yet")
	}
	if err != nil {
		return err
	}
	quick := backoff.DefaultConfig
	quick.BaseDelay, quick.MaxDelay = 20*time.Millisecond, 200*time.Millisecond
	n.conn, err = grpc.NewClient(n.Config.Address, grpc.WithTransportCredentials(creds),
		grpc.WithPerRPCCredentials(admin(hex.EncodeToString(mac))),
		grpc.WithConnectParams(grpc.ConnectParams{Backoff: quick, MinConnectTimeout: time.Second}))
	if err != nil {
		return err
	}
	n.Admin = lnrpc.NewLightningClient(n.conn)
	return nil
}

// bake makes the macaroon that the rail uses, and connects with it.
func (n *Lnd) bake(ctx context.Context) error {
	var raw *lnrpc.BakeMacaroonResponse
	if err := until(ctx, patience, n.Name+": macaroon", func() (err error) {
		raw, err = n.Admin.BakeMacaroon(ctx, lnd.BakeRequest())
		return err
	}); err != nil {
		return err
	}
	b, err := hex.DecodeString(raw.Macaroon)
	if err != nil {
		return err
	}
	if err := os.WriteFile(n.Config.MacFile, b, 0o600); err != nil {
		return err
	}
	if n.Client, err = lnd.Dial(ctx, n.Config); err != nil {
		return err
	}
	n.Key = n.Client.Key()
	return nil
}

// Kill ends the node as a power cut would; Stop lets it end in order.
func (n *Lnd) Kill() { n.proc.kill() }
func (n *Lnd) Stop() { n.proc.stop(30 * time.Second) }

// Alive reports whether its process runs.
func (n *Lnd) Alive() bool { return n.proc != nil && n.proc.alive() }

func (n *Lnd) close() {
	if n.Client != nil {
		_ = n.Client.Close() // it is only read
	}
	if n.conn != nil {
		_ = n.conn.Close()
	}
	if n.proc != nil {
		n.proc.stop(10 * time.Second)
	}
}

// synced returns when the node has seen the chain up to a height.
func (n *Lnd) synced(ctx context.Context, height uint32) error {
	return until(ctx, patience, n.Name+" is synced", func() error {
		i, err := n.Client.Info(ctx)
		if err == nil && (!i.Synced || i.Height < height) {
			err = fmt.Errorf("height %d of %d, synced %t", i.Height, height, i.Synced)
		}
		return err
	})
}

// Funds is all that a node has, in units: in channels, with what their costs
// take of its side, and on chain.
type Funds struct {
	Channels money.Units // spendable, and the costs of the channels it opened
	Locked   money.Units // in HTLCs that it has offered
	Incoming money.Units // in HTLCs offered to it
	Wallet   money.Units // on chain, confirmed or not
	Limbo    money.Units // on chain, on its way to the wallet
}

// Sum of what is the node's own whatever happens to the HTLCs.
func (f Funds) Sum() money.Units { return f.Channels + f.Wallet + f.Limbo }

// Funds reads what the node has.
func (n *Lnd) Funds(ctx context.Context) (f Funds, err error) {
	cs, err := n.Admin.ListChannels(ctx, &lnrpc.ListChannelsRequest{})
	if err != nil {
		return f, err
	}
	b, err := n.Client.Balance(ctx)
	if err != nil {
		return f, err
	}
	f.Channels, f.Locked, f.Incoming = b.Local, b.Out, b.In
	for _, c := range cs.Channels {
		if c.Initiator { // who opened a channel bears its costs
			f.Channels += money.Units(c.FeePerKw*commitWeight/1000+2*anchor) * lnd.Sat
		}
	}
	w, err := n.Admin.WalletBalance(ctx, &lnrpc.WalletBalanceRequest{})
	if err != nil {
		return f, err
	}
	p, err := n.Admin.PendingChannels(ctx, &lnrpc.PendingChannelsRequest{})
	if err != nil {
		return f, err
	}
	f.Wallet = money.Units(w.TotalBalance) * lnd.Sat
	f.Limbo = money.Units(p.TotalLimboBalance) * lnd.Sat
	return f, nil
}

// A commitment transaction without HTLCs (BOLT 3): its weight, and the value of
// each of its two anchors, satoshis. lnd's own figure for its fee contains what
// both balances lose by being cut to whole satoshis, which is nobody's loss.
const (
	commitWeight = 1124
	anchor       = 330
)

// PaidSegments counts the hold invoices of segments whose money has come, by
// the end of their HTLCs.
func (n *Lnd) PaidSegments(ctx context.Context) (count uint32, err error) {
	all, err := n.Admin.ListInvoices(ctx, &lnrpc.ListInvoiceRequest{NumMaxInvoices: 10_000})
	if err != nil {
		return 0, err
	}
	for _, i := range all.Invoices {
		if t, ok := lightningrail.ParseTag(i.Memo); !ok || t.Shares || len(i.RHash) != len(lnd.Hash{}) {
			continue
		}
		inv, err := n.Client.Lookup(ctx, lnd.Hash(i.RHash))
		if err != nil {
			return 0, err
		}
		if inv.HTLC == (lnd.HTLC{}) {
			continue
		}
		end, err := n.Client.Resolution(ctx, inv.HTLC)
		if err != nil {
			return 0, err
		}
		if end == lnd.Paid {
			count++
		}
	}
	return count, nil
}
