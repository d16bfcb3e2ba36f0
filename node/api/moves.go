package api

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/url"
	"sync"

	"github.com/danielgtaylor/huma/v2"
)

// MaxBundle bounds a dispute's file that is checked, in bytes, as a bundle of node/bundle is bounded.
const MaxBundle = 4 << 20

// checkPath judges a dispute's file. It changes nothing, so that a session that only reads may call it.
const checkPath = "/v1/disputes/check"

// bundled is a dispute's file as the body of a call.
type bundled struct {
	RawBody []byte `contentType:"application/octet-stream" required:"true"`
}

// checks registers the check of a dispute's file. One is checked at a time: it is somebody else's, and takes
// up to some seconds of the processor.
func checks(h huma.API, b Backend) {
	var one sync.Mutex
	op := operation(http.MethodPost, checkPath, "check-dispute",
		"Judge a dispute's file: every signature, every move, the referee's computation; nothing of it is kept")
	op.MaxBodyBytes = MaxBundle + 1 // the first size that is refused
	op.Errors = append(op.Errors, http.StatusBadRequest)
	huma.Register(h, op, func(ctx context.Context, in *bundled) (*reply[DisputeMoves], error) {
		if !one.TryLock() {
			return nil, problem(WithHint(fmt.Errorf("%w: another dispute's file is being checked", ErrUnavailable),
				"wait until that is done"))
		}
		defer one.Unlock()
		return answer(b.CheckDispute(ctx, in.RawBody))
	})
}

// DisputeMoves is a game replayed from its transactions on chain, move by move.
type DisputeMoves struct {
	Game       string        `json:"game"`
	Segment    uint32        `json:"segment"`
	Asserter   string        `json:"asserter"`
	Challenger string        `json:"challenger"`
	Winner     string        `json:"winner" doc:"the zero address while nobody has won"`
	Why        string        `json:"why"`
	Private    bool          `json:"private" doc:"the job's data are private: no cell is shown"`
	Signatures int           `json:"signatures" doc:"that were checked"`
	Moves      []DisputeMove `json:"moves"`
	Tile       *DisputeTile  `json:"tile" doc:"what the referee computed; null: nothing was shown"`
}

// DisputeMove is one transaction of a game.
type DisputeMove struct {
	By       string       `json:"by" doc:"who signed it"`
	Side     string       `json:"side" doc:"asserter or challenger; nobody: anyone may end a game in time"`
	Kind     string       `json:"move"`
	Phase    string       `json:"phase" doc:"that it answered"`
	Tx       string       `json:"tx"`
	Block    uint64       `json:"block"`
	Time     uint64       `json:"time" doc:"chain time"`
	Gas      uint64       `json:"gas"`
	Until    uint64       `json:"until,omitempty" doc:"chain time by which it had to be made"`
	Opened   int          `json:"opened,omitempty" doc:"hashes, sums or bytes that it opened"`
	Picked   *uint32      `json:"picked,omitempty" doc:"which of what was opened it picked, from 0"`
	Operator string       `json:"operator,omitempty" doc:"kind of the operator that it named"`
	Left     *DisputeLeft `json:"left" doc:"where the game stood after it; null: it ended the game"`
}

// DisputeLeft is where a game stands: what it is still about, and whose turn it is.
type DisputeLeft struct {
	Phase    string  `json:"phase"`
	Turn     string  `json:"turn"`
	Until    uint64  `json:"until" doc:"chain time by which that side must move"`
	What     string  `json:"what" doc:"steps, operators, leaves, cells, tiles or link"`
	First    uint32  `json:"first" doc:"a step counts in the run, all else from 0 in what is disputed"`
	Count    uint32  `json:"count"`
	Of       uint32  `json:"of"`
	Step     *uint32 `json:"step,omitempty" doc:"once one is left"`
	Operator *uint32 `json:"operator,omitempty" doc:"once one is left"`
	Cell     *uint32 `json:"cell,omitempty" doc:"once one is left"`
}

// DisputeTile is what the referee computed at the end.
type DisputeTile struct {
	Operator    uint32           `json:"operator"`
	Kind        string           `json:"kind"`
	Step        uint32           `json:"step" doc:"in the run"`
	Cell        uint32           `json:"cell"`
	Coordinates []uint32         `json:"coordinates" doc:"of the cell in the operator's output"`
	Tile        uint32           `json:"tile"`
	Tiles       uint32           `json:"tiles"`
	Claimed     string           `json:"claimed" doc:"bits of 32, or a hash, in hexadecimal"`
	Computed    string           `json:"computed" doc:"as claimed"`
	Operands    []DisputeOperand `json:"operands"`
}

// DisputeOperand is a cell that the tile reads, or a hash.
type DisputeOperand struct {
	Source string `json:"source" doc:"operator, state, table or data"`
	ID     uint32 `json:"id" doc:"of the operator or the tensor"`
	Index  uint32 `json:"index" doc:"of the cell"`
	Value  string `json:"value" doc:"as claimed"`
}

// DisputeMoves implements Backend.
func (c *Client) DisputeMoves(ctx context.Context, id string) (DisputeMoves, error) {
	return fetch[DisputeMoves](ctx, c, http.MethodGet, "/v1/disputes/"+url.PathEscape(id)+"/moves", nil)
}

// CheckDispute implements Backend.
func (c *Client) CheckDispute(ctx context.Context, raw []byte) (DisputeMoves, error) {
	h := http.Header{"Content-Type": {"application/octet-stream"}}
	res, err := c.doWith(ctx, http.MethodPost, checkPath, bytes.NewReader(raw), h)
	if err != nil {
		return DisputeMoves{}, err
	}
	return decoded[DisputeMoves](res)
}
