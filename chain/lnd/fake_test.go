package lnd

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
	"github.com/lightningnetwork/lnd/lnrpc/invoicesrpc"
	"github.com/lightningnetwork/lnd/lnrpc/routerrpc"
	"github.com/lightningnetwork/lnd/lnrpc/walletrpc"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/protobuf/proto"
	"gopkg.in/macaroon.v2"
)

// fakeLnd is a node that says what a test wants. Its methods are the services' own;
// what a test does not set answers that it is not implemented.
type fakeLnd struct {
	lnrpc.UnimplementedLightningServer
	invoicesrpc.UnimplementedInvoicesServer
	routerrpc.UnimplementedRouterServer

	fees     estimator
	info     *lnrpc.GetInfoResponse
	invoice  *lnrpc.Invoice
	watched  []*lnrpc.Invoice // what is said of one, in turn
	payreq   *lnrpc.PayReq
	payments []*lnrpc.Payment // that Track says, in turn
	channel  *lnrpc.ChannelBalanceResponse
	wallet   *lnrpc.WalletBalanceResponse
	closing  *lnrpc.PendingChannelsResponse
	invoices func(*lnrpc.ListInvoiceRequest) *lnrpc.ListInvoiceResponse
	list     func(*lnrpc.ListPaymentsRequest) *lnrpc.ListPaymentsResponse
	hold     *invoicesrpc.AddHoldInvoiceResp
	channels []*lnrpc.Channel
	probes   []*routerrpc.SendPaymentRequest // that were asked for
	probed   *lnrpc.Payment                  // what becomes of each
	err      error
}

func (l *fakeLnd) GetInfo(context.Context, *lnrpc.GetInfoRequest) (*lnrpc.GetInfoResponse, error) {
	return l.info, l.err
}

func (l *fakeLnd) WalletBalance(context.Context, *lnrpc.WalletBalanceRequest) (*lnrpc.WalletBalanceResponse, error) {
	return l.wallet, l.err
}

func (l *fakeLnd) ChannelBalance(context.Context, *lnrpc.ChannelBalanceRequest) (*lnrpc.ChannelBalanceResponse, error) {
	return l.channel, l.err
}

func (l *fakeLnd) DecodePayReq(context.Context, *lnrpc.PayReqString) (*lnrpc.PayReq, error) {
	return l.payreq, l.err
}

func (l *fakeLnd) ListInvoices(_ context.Context, r *lnrpc.ListInvoiceRequest) (*lnrpc.ListInvoiceResponse, error) {
	return l.invoices(r), l.err
}

func (l *fakeLnd) ListPayments(_ context.Context, r *lnrpc.ListPaymentsRequest) (*lnrpc.ListPaymentsResponse, error) {
	return l.list(r), l.err
}

func (l *fakeLnd) PendingChannels(context.Context,
	*lnrpc.PendingChannelsRequest) (*lnrpc.PendingChannelsResponse, error) {
	return l.closing, l.err
}

func (l *fakeLnd) ListChannels(context.Context, *lnrpc.ListChannelsRequest) (*lnrpc.ListChannelsResponse, error) {
	return &lnrpc.ListChannelsResponse{Channels: l.channels}, l.err
}

func (l *fakeLnd) SendPaymentV2(r *routerrpc.SendPaymentRequest, s routerrpc.Router_SendPaymentV2Server) error {
	l.probes = append(l.probes, r)
	return s.Send(l.probed)
}

func (l *fakeLnd) AddHoldInvoice(context.Context,
	*invoicesrpc.AddHoldInvoiceRequest) (*invoicesrpc.AddHoldInvoiceResp, error) {
	return l.hold, l.err
}

func (l *fakeLnd) LookupInvoiceV2(context.Context, *invoicesrpc.LookupInvoiceMsg) (*lnrpc.Invoice, error) {
	return l.invoice, l.err
}

func (l *fakeLnd) SubscribeSingleInvoice(_ *invoicesrpc.SubscribeSingleInvoiceRequest,
	s invoicesrpc.Invoices_SubscribeSingleInvoiceServer) error {
	for _, i := range l.watched {
		if err := s.Send(i); err != nil {
			return err
		}
	}
	return l.err
}

func (l *fakeLnd) SettleInvoice(context.Context,
	*invoicesrpc.SettleInvoiceMsg) (*invoicesrpc.SettleInvoiceResp, error) {
	return &invoicesrpc.SettleInvoiceResp{}, l.err
}

func (l *fakeLnd) CancelInvoice(context.Context,
	*invoicesrpc.CancelInvoiceMsg) (*invoicesrpc.CancelInvoiceResp, error) {
	return &invoicesrpc.CancelInvoiceResp{}, l.err
}

func (l *fakeLnd) TrackPaymentV2(_ *routerrpc.TrackPaymentRequest, s routerrpc.Router_TrackPaymentV2Server) error {
	for _, p := range l.payments {
		if err := s.Send(p); err != nil {
			return err
		}
	}
	return l.err
}

// honest is what a good node says at first.
func honest() *fakeLnd {
	return &fakeLnd{info: &lnrpc.GetInfoResponse{
		IdentityPubkey: "02" + strings.Repeat("ab", 32), BlockHeight: 7, BlockHash: strings.Repeat("0", 64),
		SyncedToChain:             true,
		StoreFinalHtlcResolutions: true, Chains: []*lnrpc.Chain{{Chain: "bitcoin", Network: "simnet"}},
	}}
}

// certificate makes a self-signed one, as lnd does.
func certificate(t testing.TB) (tls.Certificate, []byte) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "lnd"},
		NotAfter: time.Now().Add(time.Hour), IsCA: true,
		BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	der, err := x509.CreateCertificate(rand.Reader, c, c, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key},
		pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
}

// mint makes a macaroon that allows operations, as lnd's bakery does.
func mint(t testing.TB, ops ...*lnrpc.Op) []byte {
	t.Helper()
	id, err := proto.Marshal(&lnrpc.MacaroonId{Nonce: []byte{1}, StorageId: []byte{0}, Ops: ops})
	if err != nil {
		t.Fatal(err)
	}
	m, err := macaroon.New([]byte("root key"), append([]byte{bakeryVersion}, id...), "lnd", macaroon.V2)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := m.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func fitting() *lnrpc.Op { return &lnrpc.Op{Entity: "uri", Actions: methods} }

// serve starts the node and returns how to reach it.
func serve(t testing.TB, l *fakeLnd) Config {
	t.Helper()
	cert, text := certificate(t)
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := grpc.NewServer(grpc.Creds(credentials.NewServerTLSFromCert(&cert)))
	lnrpc.RegisterLightningServer(s, l)
	invoicesrpc.RegisterInvoicesServer(s, l)
	routerrpc.RegisterRouterServer(s, l)
	walletrpc.RegisterWalletKitServer(s, &l.fees)
	done := make(chan error, 1)
	go func() { done <- s.Serve(ln) }()
	t.Cleanup(func() {
		s.Stop()
		// A test that never dials may stop the server before it serves.
		if err := <-done; err != nil && !errors.Is(err, grpc.ErrServerStopped) {
			t.Error(err)
		}
	})
	dir := t.TempDir()
	c := Config{Address: ln.Addr().String(), CertFile: filepath.Join(dir, "tls.cert"),
		MacFile: filepath.Join(dir, "macaroon"), Network: "simnet"}
	write(t, c.CertFile, text)
	write(t, c.MacFile, mint(t, fitting()))
	return c
}

func write(t testing.TB, name string, b []byte) {
	t.Helper()
	if err := os.WriteFile(name, b, 0o600); err != nil {
		t.Fatal(err)
	}
}

// dial connects to a node.
func dial(t testing.TB, l *fakeLnd) *Client {
	t.Helper()
	c, err := Dial(t.Context(), serve(t, l))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	})
	return c
}
