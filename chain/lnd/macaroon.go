package lnd

import (
	"context"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/lightningnetwork/lnd/lnrpc"
	"google.golang.org/protobuf/proto"
	"gopkg.in/macaroon.v2"
)

// methods are the calls that this package makes, and all that its macaroon may
// permit. None of them opens or closes a channel or sends to an on-chain address.
var methods = []string{
	"/lnrpc.Lightning/GetInfo",
	"/lnrpc.Lightning/WalletBalance",
	"/lnrpc.Lightning/ChannelBalance",
	"/lnrpc.Lightning/ListChannels",
	"/lnrpc.Lightning/DecodePayReq",
	"/lnrpc.Lightning/AddInvoice",
	"/lnrpc.Lightning/LookupHtlcResolution",
	"/lnrpc.Lightning/ListInvoices",
	"/lnrpc.Lightning/ListPayments",
	"/lnrpc.Lightning/PendingChannels",
	"/invoicesrpc.Invoices/AddHoldInvoice",
	"/invoicesrpc.Invoices/LookupInvoiceV2",
	"/invoicesrpc.Invoices/SubscribeSingleInvoice",
	"/invoicesrpc.Invoices/SettleInvoice",
	"/invoicesrpc.Invoices/CancelInvoice",
	"/routerrpc.Router/SendPaymentV2",
	"/routerrpc.Router/TrackPaymentV2",
	"/walletrpc.WalletKit/EstimateFee",
}

// Permissions returns the arguments of `lncli bakemacaroon` for this package.
func Permissions() []string {
	out := make([]string, len(methods))
	for i, m := range methods {
		out[i] = "uri:" + m
	}
	return out
}

// BakeRequest asks for a macaroon that permits exactly what this package needs.
func BakeRequest() *lnrpc.BakeMacaroonRequest {
	r := &lnrpc.BakeMacaroonRequest{}
	for _, m := range methods {
		r.Permissions = append(r.Permissions, &lnrpc.MacaroonPermission{Entity: "uri", Action: m})
	}
	return r
}

// bakeryVersion is the first byte of an lnd macaroon's identifier.
const bakeryVersion = 3

// checkMacaroon refuses a macaroon that permits more or less than this package
// needs. Its identifier lists the permissions, and lnd's signature covers that.
func checkMacaroon(raw []byte) error {
	var m macaroon.Macaroon
	if err := m.UnmarshalBinary(raw); err != nil {
		return fmt.Errorf("%w: %w", ErrMacaroon, err)
	}
	var id lnrpc.MacaroonId
	if b := m.Id(); len(b) == 0 || b[0] != bakeryVersion || proto.Unmarshal(b[1:], &id) != nil {
		return fmt.Errorf("%w: not one of lnd's", ErrMacaroon)
	}
	var may []string
	for _, op := range id.Ops {
		for _, a := range op.Actions {
			if op.Entity != "uri" || !slices.Contains(methods, a) {
				return fmt.Errorf("%w: it allows %s:%s, which this node never needs; make one with `lncli "+
					"bakemacaroon %s`",
					ErrMacaroon, op.Entity, a, strings.Join(Permissions(), " "))
			}
			may = append(may, a)
		}
	}
	for _, want := range methods {
		if !slices.Contains(may, want) {
			return fmt.Errorf("%w: it does not allow %s; make one with `lncli bakemacaroon %s`", ErrMacaroon, want,
				strings.Join(Permissions(), " "))
		}
	}
	return nil
}

// bearer sends the macaroon with every call.
type bearer string

func newBearer(raw []byte) bearer { return bearer(hex.EncodeToString(raw)) }

// GetRequestMetadata implements credentials.PerRPCCredentials.
func (b bearer) GetRequestMetadata(context.Context, ...string) (map[string]string, error) {
	return map[string]string{"macaroon": string(b)}, nil
}

// RequireTransportSecurity implements credentials.PerRPCCredentials.
func (bearer) RequireTransportSecurity() bool { return true }
