package api

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"

	"github.com/danielgtaylor/huma/v2"

	"github.com/infernetprotocol/infernet/market/money"
)

// PrepareRequest is a job that the wallet of another client is to pay, such as one in a browser.
type PrepareRequest struct {
	PostRequest
	Wallet string `json:"wallet" maxLength:"64" doc:"address of the EVM account that will sign"`
}

// Draft is a frozen job. It is posted when both texts are signed.
type Draft struct {
	ID      string          `json:"draft"`
	ChainID uint64          `json:"chain_id" doc:"the wallet has to be on this chain"`
	Expires uint64          `json:"expires" doc:"chain time after which the draft is forgotten"`
	Offer   json.RawMessage `json:"offer" doc:"typed data (EIP-712), for eth_signTypedData_v4: bounds what the job costs"`
	Permit  json.RawMessage `json:"permit" doc:"typed data: lets the escrow take the job's whole price (EIP-2612)"`
	Terms   []string        `json:"terms" doc:"what the signatures mean, in sentences"`
	Quote   Quote           `json:"quote"`
}

// SubmitRequest is a draft with its signatures.
type SubmitRequest struct {
	Draft  string `json:"draft"  maxLength:"64"`
	Offer  string `json:"offer"  maxLength:"256" doc:"signature of the offer, 65 bytes in hexadecimal"`
	Permit string `json:"permit" maxLength:"256" doc:"signature of the permit"`
}

// ClientWallet is what the wallet of a job's client has in the escrow, and how it takes it back.
type ClientWallet struct {
	Client   string       `json:"client"`
	Own      bool         `json:"own" doc:"it is this node's wallet, and the node takes the money back by itself"`
	ChainID  uint64       `json:"chain_id"`
	Decimals int          `json:"decimals"`
	Free     money.Units  `json:"free" doc:"of the deposit, which no lease reserves"`
	Credit   money.Units  `json:"credit" doc:"that the escrow owes the wallet already"`
	Calls    []WalletCall `json:"calls" doc:"transactions that bring it back, in this order; only the wallet can send them"`
}

// WalletCall is a transaction for a wallet to send.
type WalletCall struct {
	What  string      `json:"what"`
	To    string      `json:"to"`
	Data  string      `json:"data"`
	Units money.Units `json:"units" doc:"that it brings"`
}

// wallets registers what a client's own wallet needs.
func wallets(h huma.API, b Backend) {
	taken(h, "/v1/jobs/prepare", "prepare-job",
		"Freeze a job for a wallet outside of the node, which then signs it", b.PrepareJob)
	taken(h, "/v1/jobs/submit", "submit-job",
		"Post a job that its wallet has signed: its price goes into the escrow", b.SubmitJob)
	byIDs(h, http.MethodGet, "/v1/jobs/{id}/wallet", "job-wallet",
		"What the client's wallet can take back of a job's deposit, and how", b.WalletOf)
}

// taken registers a call with a body that may fail for want of money, or of what the body names.
func taken[In, Out any](
	h huma.API, path, id, summary string, call func(context.Context, In) (Out, error),
) {
	op := operation(http.MethodPost, path, id, summary)
	op.Errors = append(op.Errors, http.StatusBadRequest, http.StatusPaymentRequired, http.StatusNotFound)
	huma.Register(h, op, func(ctx context.Context, in *struct{ Body In }) (*reply[Out], error) {
		return answer(call(ctx, in.Body))
	})
}

// PrepareJob implements Backend.
func (c *Client) PrepareJob(ctx context.Context, r PrepareRequest) (Draft, error) {
	return send[Draft](ctx, c, "/v1/jobs/prepare", r)
}

// SubmitJob implements Backend.
func (c *Client) SubmitJob(ctx context.Context, r SubmitRequest) (JobView, error) {
	return send[JobView](ctx, c, "/v1/jobs/submit", r)
}

// WalletOf implements Backend.
func (c *Client) WalletOf(ctx context.Context, id string) (ClientWallet, error) {
	return fetch[ClientWallet](ctx, c, http.MethodGet, "/v1/jobs/"+url.PathEscape(id)+"/wallet", nil)
}
