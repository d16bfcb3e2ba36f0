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
)

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
