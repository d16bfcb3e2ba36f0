package api

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"github.com/infernetprotocol/infernet/market/money"
)

// Books are the ledger's accounts in one asset.
type Books struct {
	Asset    money.Asset            `json:"asset"`
	Decimals int                    `json:"decimals" doc:"of the asset; 0 if no rail of this node pays in it"`
	Accounts map[string]money.Units `json:"accounts"`
	Total    money.Units            `json:"total" doc:"sum over all accounts; 0 when the books balance"`
}

// MostDays is how many days an answer about earnings covers at most.
const MostDays = 366

// Earnings are what settled leases have paid this node's operator for training.
type Earnings struct {
	Days []EarnedDay `json:"days" doc:"the latest first; a day without pay is left out"`
}

// EarnedDay is what was earned in an asset on a day.
type EarnedDay struct {
	Day      string      `json:"day" format:"date" doc:"UTC, by chain time"`
	Asset    money.Asset `json:"asset"`
	Decimals int         `json:"decimals" doc:"of the asset; 0 if no rail of this node pays in it"`
	Units    money.Units `json:"units" doc:"in base units; below zero where a chain took back what it had shown"`
}

type askEarnings struct {
	Days int `query:"days" minimum:"1" maximum:"366" default:"30" doc:"that the answer covers, today's among them"`
}

func earned(h huma.API, b Backend) {
	huma.Register(h, operation(http.MethodGet, "/v1/earnings", "earnings", "What leases have paid, by day and asset"),
		func(ctx context.Context, in *askEarnings) (*reply[Earnings], error) {
			return answer(b.Earned(ctx, in.Days))
		})
}

// Earned implements Backend.
func (c *Client) Earned(ctx context.Context, days int) (Earnings, error) {
	return fetch[Earnings](ctx, c, http.MethodGet, fmt.Sprintf("/v1/earnings?days=%d", days), nil)
}

// booksPath serves the ledger. A browser's session is not given it: it has the texts of vouchers and
// of whatever else the node has to keep.
const booksPath = "/v1/ledger/export"

// books registers the export of the ledger while the node runs. One is made at a time: each keeps
// what the ledger holds now from being tidied up until it ends.
func books(h huma.API, b Backend) {
	var one sync.Mutex
	op := operation(http.MethodGet, booksPath, "export-ledger",
		"The ledger at one moment, as lines of JSON, for an audit; not for browsers")
	op.Responses = map[string]*huma.Response{"200": {Description: "infernet/ledger-export/2",
		Content: map[string]*huma.MediaType{"application/jsonl": {Schema: bytesSchema()}}}}
	huma.Register(h, op, func(ctx context.Context, _ *nothing) (*huma.StreamResponse, error) {
		if !one.TryLock() {
			return nil, problem(WithHint(fmt.Errorf("%w: the ledger is being exported", ErrUnavailable),
				"wait until that is done"))
		}
		return &huma.StreamResponse{Body: func(hc huma.Context) {
			defer one.Unlock()
			_, w := humago.Unwrap(hc)
			w.Header().Set("Content-Type", "application/jsonl")
			if err := b.ExportLedger(ctx, unhurried{w, http.NewResponseController(w)}); err != nil {
				panic(http.ErrAbortHandler) // the caller must not take a part for the whole
			}
		}}, nil
	})
}

// ExportLedger implements Backend. The error is ErrNoNode where no node runs.
func (c *Client) ExportLedger(ctx context.Context, w io.Writer) error {
	res, err := c.do(ctx, http.MethodGet, booksPath, nil)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	_, err = io.Copy(w, res.Body)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = fmt.Errorf("the node could not export all of its ledger; its log says why: %w", err)
	}
	return err
}
