package testnet

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/tuning"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
)

const tuningJob = `name: finetune
base: ./base
licence: %s
data: chats.jsonl
method: %s
adapter: { rank: 8, alpha: 16, targets: all-linear }
deliver: [adapter, merged, gguf:q8_0]
eval: { split: 10%%, every: segment }
training:
  steps: %d
  steps_per_segment: %d
  marks: %d
  learning_rate: %s
  batch: %d
  context: %d
payment:
  price_per_segment: "%s"
  deadline: %s
  window: %s
verification:
  sample: %s
`

const (
	// tuningBatch is how many rows of chats a step of the job takes, and givenContext how many tokens a
	// row has for a model that somebody gave: its template may add a system message.
	tuningBatch, givenContext = 4, 128
	// tuningChats is how many conversations there are, and baseSteps how long their model was
	// trained before on other text.
	tuningChats, baseSteps = 256, 200
)

// tunedBase is the model that a demo tunes, and how long its job may take.
type tunedBase struct{ folder, licence, deadline string }

// base is the model that somebody gave, or a small one, which is made here.
func (d *Demo) base() (tunedBase, error) {
	if d.Base != "" {
		return tunedBase{d.Base, d.Licence, "6h"}, nil
	}
	folder := filepath.Join(d.Dir, "base")
	return tunedBase{folder, tinybase.Licence, "10m"}, tinybase.Write(folder, baseSteps)
}

// context is the length of the job's rows, in tokens. Those of DPO hold two answers.
func (d *Demo) context() uint32 {
	c := uint32(tinybase.Context)
	if d.Base != "" {
		c = givenContext
	}
	if d.Method == jobfile.DPO {
		return 2 * c
	}
	return c
}

// rate is the job's learning rate: DPO's usual one is lower, also of a small adapter.
func (d *Demo) rate() string {
	if d.Method == jobfile.DPO {
		return "0.0005"
	}
	return "0.001"
}

// chats are conversations as a person would bring them, or, for DPO, pairs of a better and a worse answer.
func (d *Demo) chats() []byte {
	if d.Method == jobfile.DPO {
		return tinybase.Preferences(tuningChats)
	}
	return tinybase.Chats(tuningChats)
}

// licences are those of bases that the demo's nodes take: a given model's too.
func (d *Demo) licences() []string {
	if d.Licence == "" {
		return nil
	}
	return append(slices.Clone(config.DefaultLicences), d.Licence)
}

// tuningRequest makes data and a job that tunes a model on them.
func (d *Demo) tuningRequest(ctx context.Context) (api.PostRequest, error) {
	b, err := d.base()
	if err != nil {
		return api.PostRequest{}, err
	}
	each := (d.Steps + d.Segments - 1) / d.Segments
	file := fmt.Sprintf(tuningJob, b.licence, d.Method, d.Steps, each, d.marks(each), d.rate(), tuningBatch,
		d.context(), d.price(each), b.deadline, d.window(), d.sample())
	f, err := jobfile.Parse("job.yml", []byte(file))
	if err != nil {
		return api.PostRequest{}, err
	}
	put := func(ctx context.Context, r io.Reader) (market.Blob, error) { return d.client.API.PutBlob(ctx, r) }
	j, err := tuning.Prepare(ctx, f, b.folder, d.chats(), put)
	if err != nil {
		return api.PostRequest{}, err
	}
	d.Say("data      %s: %d conversations, %d tokens, of which %d are learned", j.Format, j.Report.Documents,
		j.Report.Tokens, j.Report.Learned)
	return api.PostRequest{FileName: "job.yml", File: file, Dataset: j.Dataset, Base: &j.Base}, nil
}
