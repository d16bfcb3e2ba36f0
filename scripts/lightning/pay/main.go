// Pay pays an invoice (BOLT 11) by the lnd of a node's home, and prints the preimage: a wallet of a browser does so in
// the tests of the page. usage: pay HOME INVOICE
package main

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
	"github.com/lightningnetwork/lnd/lnrpc/routerrpc"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"

	"github.com/infernetprotocol/infernet/node/config"
)

// patience is how long a payment may take, and feeLimit the most that forwarding may cost, in thousandths of a satoshi.
const (
	patience = time.Minute
	feeLimit = 100_000
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: pay HOME INVOICE")
		os.Exit(2)
	}
	preimage, err := pay(os.Args[1], os.Args[2])
	if err != nil {
		fmt.Fprintln(os.Stderr, "pay:", err)
		os.Exit(1)
	}
	fmt.Println(preimage)
}

// macaroon is sent with every call.
type macaroon string

func (m macaroon) GetRequestMetadata(context.Context, ...string) (map[string]string, error) {
	return map[string]string{"macaroon": string(m)}, nil
}

func (macaroon) RequireTransportSecurity() bool { return true }

func pay(home, invoice string) (preimage string, err error) {
	c, err := config.Load(config.HomeAt(home))
	if err != nil {
		return "", err
	}
	creds, err := credentials.NewClientTLSFromFile(c.Lightning.Cert, "")
	if err != nil {
		return "", err
	}
	mac, err := os.ReadFile(c.Lightning.Macaroon)
	if err != nil {
		return "", err
	}
	conn, err := grpc.NewClient(c.Lightning.Address, grpc.WithTransportCredentials(creds),
		grpc.WithPerRPCCredentials(macaroon(hex.EncodeToString(mac))))
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	return paid(ctx, routerrpc.NewRouterClient(conn), invoice)
}

// paid returns the preimage once the payment has succeeded.
func paid(ctx context.Context, r routerrpc.RouterClient, invoice string) (string, error) {
	s, err := r.SendPaymentV2(ctx, &routerrpc.SendPaymentRequest{PaymentRequest: invoice, FeeLimitMsat: feeLimit,
		TimeoutSeconds: int32(patience / time.Second), NoInflightUpdates: true})
	if err != nil {
		return "", err
	}
	p, err := s.Recv()
	if err != nil {
		return "", err
	}
	if p.Status != lnrpc.Payment_SUCCEEDED {
		return "", fmt.Errorf("payment %s: %s", p.Status, p.FailureReason)
	}
	return p.PaymentPreimage, nil
}
