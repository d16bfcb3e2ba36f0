package api

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"github.com/infernetprotocol/infernet/market/money"
)

// TopUpWay is how a wallet in a browser funds this node's wallet of a rail.
type TopUpWay struct {
	Rail     string      `json:"rail" doc:"solana or lightning"`
	Chain    string      `json:"chain" doc:"as wallets name it, such as solana:mainnet"`
	Wallet   string      `json:"wallet,omitempty" doc:"that is paid"`
	Asset    money.Asset `json:"asset"`
	Decimals int         `json:"decimals"`
	Balance  money.Units `json:"balance" doc:"of this node's wallet, base units"`
}

// TopUpList is the answer of /v1/topups.
type TopUpList struct {
	TopUps []TopUpWay `json:"topups"`
}

// TopUpRequest asks for what a wallet is to sign or to pay.
type TopUpRequest struct {
	Rail  string      `json:"rail"  maxLength:"32"`
	Units money.Units `json:"units" minimum:"1" doc:"base units of the asset"`
	From  string      `json:"from,omitempty" maxLength:"64" doc:"Solana: address of the wallet that pays"`
}

// TopUpDraft is a payment that waits for its wallet.
type TopUpDraft struct {
	ID          string    `json:"draft"`
	Expires     time.Time `json:"expires" doc:"after which the draft is forgotten"`
	Transaction []byte    `json:"transaction,omitempty" doc:"Solana: to be signed as it is, base64"`
	Invoice     string    `json:"invoice,omitempty" doc:"Lightning: to be paid (BOLT 11)"`
	Terms       []string  `json:"terms" doc:"what it means, in sentences"`
}

// TopUpAnswer is what the wallet returned.
type TopUpAnswer struct {
	Draft  string `json:"draft"  maxLength:"64"`
	Answer []byte `json:"answer" maxLength:"4096" doc:"base64: the signed transaction, or the preimage in hexadecimal"`
}

// ToppedUp is money that has arrived.
type ToppedUp struct {
	ID      string      `json:"id" doc:"of the transaction, or the payment's hash"`
	Balance money.Units `json:"balance" doc:"of this node's wallet now, base units"`
}

func topUps(h huma.API, b Backend) {
	get(h, "/v1/topups", "topups", "How a wallet in a browser funds this node's wallets",
		func(ctx context.Context) (TopUpList, error) {
			v, err := b.TopUps(ctx)
			return TopUpList{list(v)}, err
		})
	taken(h, "/v1/topups/prepare", "prepare-topup",
		"What a wallet outside of the node is to sign or to pay; nothing moves", b.PrepareTopUp)
	taken(h, "/v1/topups/submit", "submit-topup",
		"Check what the wallet returned, and wait for the money", b.SubmitTopUp)
}

// TopUps implements Backend.
func (c *Client) TopUps(ctx context.Context) ([]TopUpWay, error) {
	l, err := fetch[TopUpList](ctx, c, http.MethodGet, "/v1/topups", nil)
	return l.TopUps, err
}

// PrepareTopUp implements Backend.
func (c *Client) PrepareTopUp(ctx context.Context, r TopUpRequest) (TopUpDraft, error) {
	return send[TopUpDraft](ctx, c, "/v1/topups/prepare", r)
}

// SubmitTopUp implements Backend.
func (c *Client) SubmitTopUp(ctx context.Context, r TopUpAnswer) (ToppedUp, error) {
	return send[ToppedUp](ctx, c, "/v1/topups/submit", r)
}
