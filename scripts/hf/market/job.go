package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/tuning"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
	"github.com/infernetprotocol/infernet/train/program"
)

// The job: so few steps of so few tokens that a core takes a minute for it.
const jobText = `name: %s-%d
base: ./base
licence: %s
data: data.jsonl
method: %s
adapter: { rank: 8, alpha: 16, targets: all-linear }
eval: { split: 20%%, every: segment }
training: { steps: 6, steps_per_segment: 3, learning_rate: 5e-4, schedule: constant, batch: 2, context: %d }
payment: { price_per_segment: "0.50", deadline: 2h, window: 5s }
verification: { sample: 100%% }
`

const (
	documents = 40
	// patience is how long a job may take on a busy machine.
	patience, poll = 20 * time.Minute, time.Second
)

// tuned is a job that has ended well.
type tuned struct {
	method  string
	job     tuning.Job
	program program.Program
	view    api.JobView
}

// tune posts a job and waits until it is paid and its states are evaluated.
func (r *run) tune(ctx context.Context, method string, number int) (t tuned, err error) {
	raw, context := tinybase.Chats(documents), 96
	if method == jobfile.DPO {
		raw, context = tinybase.Preferences(documents), 144
	}
	t.method = method
	file := fmt.Sprintf(jobText, method, number, r.licence, method, context)
	f, err := jobfile.Parse("job.yml", []byte(file))
	if err != nil {
		return t, err
	}
	if t.job, err = tuning.Prepare(ctx, f, r.base, raw, r.put); err != nil {
		return t, err
	}
	if f, err = f.On(&t.job.Base); err != nil {
		return t, err
	}
	t.program = f.Program
	v, err := r.client.API.PostJob(ctx, api.PostRequest{FileName: "job.yml", File: file, Dataset: t.job.Dataset,
		Base: &t.job.Base})
	if err != nil {
		return t, err
	}
	t.view, err = r.wait(ctx, v.ID)
	return t, err
}

func (r *run) put(ctx context.Context, from io.Reader) (market.Blob, error) {
	return r.client.API.PutBlob(ctx, from)
}

func (r *run) wait(ctx context.Context, id string) (v api.JobView, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for {
		if v, err = r.client.API.Job(ctx, id); err != nil {
			return v, err
		}
		if v.Ended && v.Eval.Waiting == 0 {
			break
		}
		if err := retry.Pause(ctx, poll); err != nil {
			return v, fmt.Errorf("%w: the job is %s at step %d", err, v.State, v.Step)
		}
	}
	if n := v.Segments; v.SegmentsPaid != n || v.SegmentsChecked != n || v.Reassigned != 0 || v.Artifact == "" ||
		len(v.Eval.Values) != int(n)+1 {
		return v, fmt.Errorf("%w: %+v", errDiffers, v)
	}
	return v, nil
}
