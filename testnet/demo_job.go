package testnet

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/train/program"
)

const jobText = `name: demo
data: %s
model: %s
privacy: %s
training:
  steps: %d
  steps_per_segment: %d
  marks: %d
  learning_rate: 0.003
payment:
  price_per_segment: "%s"
  deadline: 10m
  window: %s
verification:
  sample: %s
%s`

// price returns the most that the client pays for a segment of so many steps.
func (d *Demo) price(steps uint32) string {
	if d.Rail == config.RailLightning {
		return "10000" // satoshis: enough for a claim on chain, also of short segments
	}
	const dearest = 6.00 // dollars for a million tokens, of all providers
	tokens := float64(steps) * float64(d.tokensPerStep())
	return fmt.Sprintf("%.2f", max(0.50, 1.5*dearest*tokens/1e6))
}

func (d *Demo) tokensPerStep() uint32 {
	if d.Finetune {
		return tuningBatch * d.context()
	}
	p, _ := program.FindPreset(d.Preset)
	return p.Batch * p.Model.Context
}

// sample returns how many segments are checked whole. The fault of a dispute is in one step,
// which may be in no interval that is drawn.
func (d *Demo) sample() string {
	if d.Dispute {
		return "100%"
	}
	return "0%"
}

// unit returns the asset's name in printed texts.
func (d *Demo) unit() string {
	if d.Rail == config.RailLightning {
		return "sat"
	}
	return "dollars"
}

// window returns the offer's window. It is long enough for a claim to be final on the rail before the window ends.
func (d *Demo) window() string {
	switch {
	case d.private != nil:
		return privateWindow
	case d.Dispute:
		return disputeWindow
	}
	if d.Rail == config.RailSolana {
		return "20s"
	}
	return window
}

// trainingRequest is a job that trains a small model on the text from a seed.
func (d *Demo) trainingRequest(ctx context.Context) (api.PostRequest, error) {
	data, err := os.Open(d.Text)
	if err != nil {
		return api.PostRequest{}, err
	}
	defer data.Close()
	blob, err := d.client.API.PutBlob(ctx, data)
	if err != nil {
		return api.PostRequest{}, err
	}
	each := (d.Steps + d.Segments - 1) / d.Segments
	file := fmt.Sprintf(
		jobText,
		filepath.Base(d.Text),
		d.Preset,
		d.privacy(),
		d.Steps,
		each,
		d.marks(each),
		d.price(each),
		d.window(),
		d.sample(),
		d.workersText(),
	)
	return api.PostRequest{FileName: "job.yml", File: file, Dataset: blob}, nil
}

func (d *Demo) post(ctx context.Context) (string, error) {
	request := d.trainingRequest
	if d.Finetune {
		request = d.tuningRequest
	}
	r, err := request(ctx)
	if err != nil {
		return "", err
	}
	q, err := d.client.API.Quote(ctx, r)
	if err != nil {
		return "", err
	}
	d.Say(
		"quote: %d parameters, %d tokens, %d segments of at most %s %s; deposit at most %s, at risk at most %s",
		q.Parameters,
		q.Tokens,
		q.Segments,
		d.formatUnits(q.MaxPrice),
		d.unit(),
		d.formatUnits(q.Deposit),
		d.formatUnits(q.AtRisk),
	)
	if d.Dispute {
		if err := d.preview(q); err != nil {
			return "", err
		}
	}
	j, err := d.client.API.PostJob(ctx, r)
	return j.ID, err
}

// readCheckedFraction asks the nodes for how long their engines ran: those of verifiers over
// those of providers. It returns 0 if one of them cannot be asked.
func (d *Demo) readCheckedFraction(ctx context.Context) float64 {
	var trained, checked float64
	for _, p := range d.net.Parties {
		if p.killed.Load() {
			return 0
		}
		s, err := p.API.Status(ctx)
		if err != nil {
			return 0
		}
		switch {
		case strings.Contains(p.Roles, "provider"):
			trained += s.Engine.Seconds
		case strings.Contains(p.Roles, "verifier"):
			checked += s.Engine.Seconds
		}
	}
	if trained == 0 {
		return 0
	}
	return checked / trained
}
