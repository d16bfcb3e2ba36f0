package testnet

import (
	"context"
	"fmt"
	"io"
	"path/filepath"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/tuning"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
)

const tuningJob = `name: finetune
base: ./base
data: chats.jsonl
method: lora
adapter: { rank: 8, alpha: 16, targets: all-linear }
deliver: [adapter, merged]
training:
  steps: %d
  steps_per_segment: %d
  marks: %d
  learning_rate: 0.001
  batch: %d
  context: %d
payment:
  price_per_segment: "%s"
  deadline: 10m
  window: %s
verification:
  sample: %s
`

const (
	// tuningBatch is how many rows of chats a step of the job takes.
	tuningBatch = 4
	// tuningChats is how many conversations there are, and baseSteps how long their model was
	// trained before on other text.
	tuningChats, baseSteps = 256, 200
)

// tuningRequest makes a small model and chats, as a person would bring them, and a job that tunes
// the one on the others.
func (d *Demo) tuningRequest(ctx context.Context) (api.PostRequest, error) {
	folder := filepath.Join(d.Dir, "base")
	if err := tinybase.Write(folder, baseSteps); err != nil {
		return api.PostRequest{}, err
	}
	each := (d.Steps + d.Segments - 1) / d.Segments
	file := fmt.Sprintf(tuningJob, d.Steps, each, d.marks(each), tuningBatch, tinybase.Context, d.price(each),
		d.window(), d.sample())
	f, err := jobfile.Parse("job.yml", []byte(file))
	if err != nil {
		return api.PostRequest{}, err
	}
	put := func(ctx context.Context, r io.Reader) (market.Blob, error) { return d.client.API.PutBlob(ctx, r) }
	j, err := tuning.Prepare(ctx, f, folder, tinybase.Chats(tuningChats), put)
	if err != nil {
		return api.PostRequest{}, err
	}
	d.Say("data      %s: %d conversations, %d tokens, of which %d are learned", j.Format, j.Report.Documents,
		j.Report.Tokens, j.Report.Learned)
	return api.PostRequest{FileName: "job.yml", File: file, Dataset: j.Dataset, Base: &j.Base}, nil
}
