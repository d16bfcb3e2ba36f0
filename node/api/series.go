package api

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	"github.com/danielgtaylor/huma/v2"
)

// MaxPoints is how many points a curve has at most in an answer, and DefaultPoints how many if the caller does not say.
const (
	MaxPoints     = 2000
	DefaultPoints = 800
)

// SeriesView is a job's curves, thinned so that the least and the greatest of what is left out stay.
type SeriesView struct {
	Job  string      `json:"job"`
	Loss []LossPoint `json:"loss" doc:"over the steps"`
	Time []TimePoint `json:"time" doc:"over time, while this node ran"`
}

// LossPoint is the loss at a step.
type LossPoint struct {
	Step       uint32  `json:"step"`
	Loss       float64 `json:"loss"`
	Reexecuted bool    `json:"reexecuted" doc:"a verifier executed the step again and found the same bits; else a claim"`
}

// TimePoint is a stretch of time that ends where the next begins, with what was counted last in it.
type TimePoint struct {
	At        int64  `json:"at" doc:"unix milliseconds at which the stretch begins"`
	Rate      uint64 `json:"rate" doc:"tokens a second that the provider claims, the last in the stretch"`
	RateMin   uint64 `json:"rate_min" doc:"the least of the stretch"`
	RateMax   uint64 `json:"rate_max" doc:"the greatest of the stretch"`
	Deposited uint64 `json:"deposited" doc:"so far, in base units of the job's asset"`
	Paid      uint64 `json:"paid" doc:"so far, in base units"`
	Refunded  uint64 `json:"refunded" doc:"so far, in base units"`
	BytesIn   uint64 `json:"bytes_in" doc:"that this node got for whatever purpose since it knows the job"`
	BytesOut  uint64 `json:"bytes_out" doc:"that this node sent for whatever purpose since it knows the job"`
}

type askSeries struct {
	ID     string `path:"id" maxLength:"128" doc:"of a job"`
	Points int    `query:"points" minimum:"4" maximum:"2000" default:"800" doc:"of a curve, at most"`
}

func series(h huma.API, b Backend) {
	op := operation(http.MethodGet, "/v1/jobs/{id}/series", "job-series", "A job's curves: loss, rate, money, bytes")
	op.Errors = append(op.Errors, http.StatusNotFound)
	huma.Register(h, op, func(ctx context.Context, in *askSeries) (*reply[SeriesView], error) {
		return answer(b.JobSeries(ctx, in.ID, in.Points))
	})
}

// JobSeries implements Backend.
func (c *Client) JobSeries(ctx context.Context, id string, points int) (SeriesView, error) {
	return fetch[SeriesView](ctx, c, http.MethodGet,
		fmt.Sprintf("/v1/jobs/%s/series?points=%d", url.PathEscape(id), points), nil)
}
