package lightning

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/lightningnetwork/lnd/lnrpc"
	"golang.org/x/sync/errgroup"
)

// What nodes have, in satoshis: each wallet, each channel, and how much of a
// channel the opener gives to its peer so that both sides can pay.
const (
	walletSat  = 50_000_000
	channelSat = 10_000_000
	pushSat    = 3_000_000
)

// Network is a chain and four nodes.
type Network struct {
	Chain                             *Chain
	Client, Router, Provider, Arbiter *Lnd
}

// Options of a network.
type Options struct {
	Dir string // everything is kept under it
	Log io.Writer
	// RouterFeeBase (units) and RouterFeePPM are what the router asks for.
	RouterFeeBase, RouterFeePPM uint32
	// BareProvider leaves the provider's wallet empty.
	BareProvider bool
}

// Start builds the daemons if need be, starts them and returns when payments can
// be made. Close it.
func Start(ctx context.Context, o Options) (n *Network, err error) {
	bin, err := Build(ctx, o.Log)
	if err != nil {
		return nil, err
	}
	n = &Network{}
	defer func() {
		if err != nil {
			n.Close()
		}
	}()
	if n.Chain, err = startChain(ctx, bin, filepath.Join(o.Dir, "btcd")); err != nil {
		return n, err
	}
	if err = n.startNodes(ctx, bin, o); err != nil {
		return n, err
	}
	if err = n.fund(ctx, n.rich(o)...); err != nil {
		return n, err
	}
	return n, n.open(ctx)
}

// Nodes are all nodes.
func (n *Network) Nodes() (all []*Lnd) {
	for _, l := range []*Lnd{n.Client, n.Router, n.Provider, n.Arbiter} {
		if l != nil {
			all = append(all, l)
		}
	}
	return all
}

// Close ends everything.
func (n *Network) Close() {
	for _, l := range n.Nodes() {
		l.close()
	}
	if n.Chain != nil {
		_ = n.Chain.stop() // nobody needs it any more
	}
}

func (n *Network) startNodes(ctx context.Context, bin string, o Options) (err error) {
	fees := []string{fmt.Sprintf("--bitcoin.basefee=%d", o.RouterFeeBase),
		fmt.Sprintf("--bitcoin.feerate=%d", o.RouterFeePPM)}
	for _, v := range []struct {
		to   **Lnd
		name string
	}{{&n.Client, "client"}, {&n.Router, "router"}, {&n.Provider, "provider"}, {&n.Arbiter, "arbiter"}} {
		if *v.to, err = newLnd(bin, o.Dir, v.name, n.Chain, fees...); err != nil {
			return err
		}
	}
	g, gctx := errgroup.WithContext(ctx)
	for _, l := range n.Nodes() {
		g.Go(func() error { return l.Start(gctx) })
	}
	if err := g.Wait(); err != nil {
		return err
	}
	return n.Sync(ctx)
}

// rich are the nodes that get coins at the start.
func (n *Network) rich(o Options) (out []*Lnd) {
	for _, l := range n.Nodes() {
		if l != n.Provider || !o.BareProvider {
			out = append(out, l)
		}
	}
	return out
}

// fund gives wallets coins.
func (n *Network) fund(ctx context.Context, to ...*Lnd) error {
	var at []string
	for _, l := range to {
		a, err := l.Admin.NewAddress(ctx, &lnrpc.NewAddressRequest{Type: lnrpc.AddressType_TAPROOT_PUBKEY})
		if err != nil {
			return err
		}
		at = append(at, a.Address)
	}
	if err := n.Chain.Fund(ctx, walletSat, at...); err != nil {
		return err
	}
	for _, l := range to {
		if err := until(ctx, patience, l.Name+" is funded", func() error {
			have, _, err := l.Client.Reserve(ctx)
			if err == nil && have < walletSat {
				err = fmt.Errorf("it has %d sat", have)
			}
			return err
		}); err != nil {
			return err
		}
	}
	return nil
}

// open opens the channels.
func (n *Network) open(ctx context.Context) error {
	return n.join(ctx, [2]*Lnd{n.Client, n.Router}, [2]*Lnd{n.Router, n.Provider}, [2]*Lnd{n.Arbiter, n.Router})
}

// join connects pairs of nodes, opens a channel in each and waits until payments
// can go through them.
func (n *Network) join(ctx context.Context, pairs ...[2]*Lnd) error {
	var points []string
	for _, p := range pairs {
		if err := p[0].connect(ctx, p[1]); err != nil {
			return err
		}
		point, err := p[0].openTo(ctx, p[1])
		if err != nil {
			return err
		}
		points = append(points, point)
	}
	if err := n.MineAll(ctx, 6); err != nil {
		return err
	}
	if err := n.Active(ctx); err != nil {
		return err
	}
	for _, payer := range []*Lnd{n.Client, n.Arbiter} {
		for _, p := range points {
			if err := payer.knows(ctx, p); err != nil {
				return err
			}
		}
	}
	return nil
}

// connect returns when to is a peer.
func (l *Lnd) connect(ctx context.Context, to *Lnd) error {
	return until(ctx, patience, l.Name+" connects to "+to.Name, func() error {
		_, err := l.Admin.ConnectPeer(ctx,
			&lnrpc.ConnectPeerRequest{Addr: &lnrpc.LightningAddress{Pubkey: to.Key.String(),
				Host: to.p2p}})
		if err == nil {
			return errors.New("dialled, not seen yet")
		}
		if strings.Contains(err.Error(), "already connected") {
			return nil
		}
		return err
	})
}

// openTo opens a channel and returns its outpoint.
func (l *Lnd) openTo(ctx context.Context, to *Lnd) (point string, err error) {
	var cp *lnrpc.ChannelPoint
	err = until(ctx, patience, l.Name+" opens a channel to "+to.Name, func() error {
		cp, err = l.Admin.OpenChannelSync(ctx, &lnrpc.OpenChannelRequest{
			NodePubkey: to.Key[:], LocalFundingAmount: channelSat, PushSat: pushSat, SpendUnconfirmed: true,
		})
		return err
	})
	if err != nil {
		return "", err
	}
	id := cp.GetFundingTxidBytes()
	for i, j := 0, len(id)-1; i < j; i, j = i+1, j-1 { // shown the other way round
		id[i], id[j] = id[j], id[i]
	}
	return fmt.Sprintf("%s:%d", hex.EncodeToString(id), cp.OutputIndex), nil
}

// knows returns when the node has both policies of a channel.
func (l *Lnd) knows(ctx context.Context, point string) error {
	return until(ctx, patience, l.Name+" knows channel "+point, func() error {
		e, err := l.Admin.GetChanInfo(ctx, &lnrpc.ChanInfoRequest{ChanPoint: point})
		if err == nil && (e.Node1Policy == nil || e.Node2Policy == nil) {
			err = errors.New("a policy is missing")
		}
		return err
	})
}

// Active returns when all open channels of the nodes that run are active.
func (n *Network) Active(ctx context.Context) error {
	for _, l := range n.Nodes() {
		if !l.Alive() {
			continue
		}
		if err := until(ctx, patience, l.Name+"'s channels are active", func() error {
			cs, err := l.Admin.ListChannels(ctx, &lnrpc.ListChannelsRequest{})
			if err != nil {
				return err
			}
			for _, c := range cs.Channels {
				if !c.Active {
					return fmt.Errorf("channel %s is not", c.ChannelPoint)
				}
			}
			if len(cs.Channels) == 0 {
				return errors.New("it has none")
			}
			return nil
		}); err != nil {
			return err
		}
	}
	return nil
}

// Sync returns when every node that runs has seen the newest block.
func (n *Network) Sync(ctx context.Context) error {
	h, err := n.Chain.Height(ctx)
	if err != nil {
		return err
	}
	for _, l := range n.Nodes() {
		if l.Alive() {
			if err := l.synced(ctx, h); err != nil {
				return err
			}
		}
	}
	return nil
}

// MineAll makes blocks and waits until all have seen them.
func (n *Network) MineAll(ctx context.Context, blocks int) error {
	if err := n.Chain.Mine(ctx, blocks); err != nil {
		return err
	}
	return n.Sync(ctx)
}
