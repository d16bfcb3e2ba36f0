package api

import (
	"context"
	"net/http"
	"net/url"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// RoundsView is one model that several slots train, round by round.
type RoundsView struct {
	ID      string     `json:"id"`
	Name    string     `json:"name"`
	Method  string     `json:"method"`
	State   string     `json:"state" doc:"training, merging or ended"`
	Outcome string     `json:"outcome,omitempty" doc:"complete, cancelled or deserted"`
	Rounds  uint32     `json:"rounds"`
	Merged  uint32     `json:"merged" doc:"rounds"`
	Every   uint32     `json:"steps_per_round"`
	Slots   []SlotView `json:"slots"`
	// Grid has a line for each merged round, with a mark for each slot.
	Grid          []string `json:"grid" doc:"of merged rounds, a mark a slot: # counted, l too late, . absent"`
	Shared        string   `json:"shared" doc:"root of the parameters after the last merge"`
	BytesMoved    uint64   `json:"bytes_per_worker" doc:"of the states that a slot got and gave, on average"`
	BytesPacked   uint64   `json:"bytes_packed" doc:"that a slot's packed updates take, on average"`
	BytesParallel uint64   `json:"bytes_data_parallel" doc:"that a worker would send if all exchanged every gradient"`
	// Multiplier is the decentralisation multiplier, and OperationsPerByte the machine's part of the square-cube ratio
	// (docs/rounds.md).
	Multiplier        float64   `json:"multiplier" doc:"what was paid, by the pay of unchecked work that merged; 0: nothing yet"`
	OperationsPerByte float64   `json:"operations_per_byte" doc:"that a worker computes, of those that it moves; 0: nothing yet"`
	Artifact          string    `json:"artifact,omitempty" doc:"folder of the model on this machine"`
	PostedAt          time.Time `json:"posted_at"`
}

// SlotView is one slot: a job, and where it is.
type SlotView struct {
	Job      string  `json:"job"`
	State    string  `json:"state" doc:"of the job"`
	Provider string  `json:"provider,omitempty"`
	Verified uint32  `json:"segments_verified"`
	Step     uint32  `json:"step"`
	Loss     float64 `json:"loss" doc:"of the last step reported"`
	Behind   bool    `json:"behind" doc:"it trains from an earlier merge"`
	Caught   *uint32 `json:"caught_segment"`
	Replaced int     `json:"replaced" doc:"leases that ended before their segment was verified"`
	Bytes    uint64  `json:"bytes" doc:"of the states that it got and gave"`
	Lost     string  `json:"lost,omitempty" doc:"why the job is over before its last segment"`
}

// RoundsFile is a run for replay.
type RoundsFile struct {
	Name string `json:"name"`
	Data []byte `json:"data" doc:"train/rounds.File, base64"`
}

// RoundsList is all runs.
type RoundsList struct {
	Rounds []RoundsView `json:"rounds"`
}

func runsOf(h huma.API, b Backend) {
	pages(h, "/v1/rounds", "list-rounds", "Models that several slots train, round by round, the earliest first",
		roundsList, b.Rounds)
	byIDs(h, http.MethodGet, "/v1/rounds/{id}", "rounds", "One of them", b.RoundsOf)
	byIDs(h, http.MethodPost, "/v1/rounds/{id}/cancel", "cancel-rounds",
		"Stop the rounds and the jobs of all slots: verified segments are paid", b.CancelRounds)
	byIDs(h, http.MethodGet, "/v1/rounds/{id}/file", "rounds-file",
		"What anybody needs to train the model again, and to reach the same root", b.RoundsFile)
}

// Rounds implements Backend.
func (c *Client) Rounds(ctx context.Context) ([]RoundsView, error) {
	return roundsList.walk(ctx, c, "/v1/rounds", 0)
}

// RoundsOf implements Backend.
func (c *Client) RoundsOf(ctx context.Context, id string) (RoundsView, error) {
	return fetch[RoundsView](ctx, c, http.MethodGet, "/v1/rounds/"+url.PathEscape(id), nil)
}

// CancelRounds implements Backend.
func (c *Client) CancelRounds(ctx context.Context, id string) (RoundsView, error) {
	return fetch[RoundsView](ctx, c, http.MethodPost, "/v1/rounds/"+url.PathEscape(id)+"/cancel", nil)
}

// RoundsFile implements Backend.
func (c *Client) RoundsFile(ctx context.Context, id string) (RoundsFile, error) {
	return fetch[RoundsFile](ctx, c, http.MethodGet, "/v1/rounds/"+url.PathEscape(id)+"/file", nil)
}
