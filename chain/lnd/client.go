package lnd

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"math"
	"os"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
	"github.com/lightningnetwork/lnd/lnrpc/invoicesrpc"
	"github.com/lightningnetwork/lnd/lnrpc/routerrpc"
	"github.com/lightningnetwork/lnd/lnrpc/walletrpc"
	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
	"google.golang.org/grpc/credentials"

	"github.com/infernetprotocol/infernet/market/money"
)

// Bounds of a node's answers, and of how long they may take.
const (
	callTime   = 20 * time.Second
	maxMessage = 4 << 20
	maxBackoff = 2 * time.Second // between attempts to reconnect
)

// Config says where a node is and how it is authenticated.
type Config struct {
	Address  string // host:port of its gRPC
	CertFile string // its TLS certificate, PEM: pinned
	MacFile  string // the macaroon, as Permissions says
	Network  string // bitcoin network that it must be on
}

// Client is a connection to one node. It reconnects by itself after the node was
// away. Safe for concurrent use.
type Client struct {
	conn     *grpc.ClientConn
	ln       lnrpc.LightningClient
	invoices invoicesrpc.InvoicesClient
	router   routerrpc.RouterClient
	wallet   walletrpc.WalletKitClient
	key      NodeKey
}

// Dial connects to a node and checks its macaroon, its network and its
// configuration. The caller must call Close.
func Dial(ctx context.Context, c Config) (*Client, error) {
	creds, err := pinned(c.CertFile)
	if err != nil {
		return nil, err
	}
	mac, err := os.ReadFile(c.MacFile)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrMacaroon, err)
	}
	if err := checkMacaroon(mac); err != nil {
		return nil, err
	}
	retry := backoff.DefaultConfig
	retry.BaseDelay, retry.MaxDelay = 100*time.Millisecond, maxBackoff
	conn, err := grpc.NewClient(c.Address, grpc.WithTransportCredentials(creds),
		grpc.WithPerRPCCredentials(newBearer(mac)),
		grpc.WithConnectParams(grpc.ConnectParams{Backoff: retry, MinConnectTimeout: callTime}),
		grpc.WithDefaultCallOptions(grpc.MaxCallRecvMsgSize(maxMessage)))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrConfig, err)
	}
	n := &Client{conn: conn, ln: lnrpc.NewLightningClient(conn), invoices: invoicesrpc.NewInvoicesClient(conn),
		router: routerrpc.NewRouterClient(conn),
		wallet: walletrpc.NewWalletKitClient(conn)}
	if err := n.check(ctx, c.Network); err != nil {
		conn.Close()
		return nil, err
	}
	return n, nil
}

// pinned accepts exactly the certificate in the file.
func pinned(file string) (credentials.TransportCredentials, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("%w: certificate: %w", ErrConfig, err)
	}
	block, _ := pem.Decode(b)
	if block == nil {
		return nil, fmt.Errorf("%w: %s holds no PEM certificate", ErrConfig, file)
	}
	cert, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return nil, fmt.Errorf("%w: certificate: %w", ErrConfig, err)
	}
	pool := x509.NewCertPool()
	pool.AddCert(cert)
	return credentials.NewTLS(&tls.Config{MinVersion: tls.VersionTLS12, RootCAs: pool,
		VerifyConnection: func(s tls.ConnectionState) error {
			// lnd's certificate is its own authority: a certificate that it may have signed is
			// not the pinned one.
			if !bytes.Equal(s.PeerCertificates[0].Raw, cert.Raw) {
				return errCertificate
			}
			return nil
		}}), nil
}

// check refuses a node on another network, and one that does not store how HTLCs
// ended.
func (c *Client) check(ctx context.Context, network string) error {
	raw, err := c.info(ctx)
	if err != nil {
		return err
	}
	info, err := infoOf(raw)
	switch {
	case err != nil:
		return err
	case info.Network != network:
		return fmt.Errorf("%w: it is on %s, want %s", ErrConfig, info.Network, network)
	case !raw.StoreFinalHtlcResolutions:
		return fmt.Errorf("%w: start lnd with --store-final-htlc-resolutions, else nobody can tell "+
			"whether a settled invoice was paid", ErrConfig)
	}
	c.key = info.Key
	return nil
}

// Close ends the connection.
func (c *Client) Close() error { return c.conn.Close() }

// Key is the node's identity.
func (c *Client) Key() NodeKey { return c.key }

func (c *Client) info(ctx context.Context) (*lnrpc.GetInfoResponse, error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	raw, err := c.ln.GetInfo(ctx, &lnrpc.GetInfoRequest{})
	return raw, classify("node's state", err)
}

// Info reads the node's state.
func (c *Client) Info(ctx context.Context) (Info, error) {
	raw, err := c.info(ctx)
	if err != nil {
		return Info{}, err
	}
	return infoOf(raw)
}

func infoOf(raw *lnrpc.GetInfoResponse) (Info, error) {
	key, err := ParseNodeKey(raw.IdentityPubkey)
	if err != nil {
		return Info{}, err
	}
	if len(raw.Chains) != 1 || len(raw.Chains[0].Network) > 16 || len(raw.BlockHash) > 64 {
		return Info{}, fmt.Errorf("%w: its chains %.100v", ErrAnswer, raw.Chains)
	}
	return Info{Key: key, Network: raw.Chains[0].Network, Height: raw.BlockHeight, Block: raw.BlockHash,
		Synced: raw.SyncedToChain}, nil
}

// Reserve returns what the node has on chain, confirmed, and what lnd keeps back
// of it for the claims of its channels, both in satoshis. A node with less than
// that may be unable to claim an HTLC when a channel is closed by force.
func (c *Client) Reserve(ctx context.Context) (have, need int64, err error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	b, err := c.ln.WalletBalance(ctx, &lnrpc.WalletBalanceRequest{})
	if err != nil {
		return 0, 0, classify("wallet's balance", err)
	}
	if b.ConfirmedBalance < 0 || b.ReservedBalanceAnchorChan < 0 {
		return 0, 0, fmt.Errorf("%w: wallet %d, reserve %d", ErrAnswer, b.ConfirmedBalance, b.ReservedBalanceAnchorChan)
	}
	return b.ConfirmedBalance, b.ReservedBalanceAnchorChan, nil
}

// Balance reads what the node has in channels.
func (c *Client) Balance(ctx context.Context) (Balance, error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	b, err := c.ln.ChannelBalance(ctx, &lnrpc.ChannelBalanceRequest{})
	if err != nil {
		return Balance{}, classify("channels' balance", err)
	}
	var out Balance
	for _, v := range []struct {
		to   *money.Units
		from *lnrpc.Amount
	}{
		// lnd names them from the side to which the HTLC would be added.
		{&out.Local, b.LocalBalance}, {&out.Remote, b.RemoteBalance}, {&out.Out, b.UnsettledRemoteBalance},
		{&out.In, b.UnsettledLocalBalance},
	} {
		if *v.to, err = units(v.from.GetMsat()); err != nil {
			return Balance{}, err
		}
	}
	return out, nil
}

// units converts an amount and refuses impossible ones. lnd's amounts are signed
// or unsigned; bitcoin's end at 21 million coins.
func units[T int64 | uint64](v T) (money.Units, error) {
	const most = 21_000_000 * 100_000_000 * 1000
	if v < 0 || uint64(v) > most {
		return 0, fmt.Errorf("%w: amount %d", ErrAnswer, v)
	}
	return money.Units(v), nil
}

// height converts a block height or a number of blocks and refuses impossible
// ones.
func height[T int32 | int64](v T) (uint32, error) {
	if v < 0 || int64(v) > math.MaxInt32 {
		return 0, fmt.Errorf("%w: %d blocks", ErrAnswer, v)
	}
	return uint32(v), nil
}
