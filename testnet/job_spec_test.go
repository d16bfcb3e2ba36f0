package testnet

import (
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// jobSpec holds the fields of a job file that tests vary.
type jobSpec struct {
	steps, each      int
	marks            int // 0: the default
	model            string
	verifiers        int
	deadline, window string
	delegate         string
	aggregator       string
	rails            string // in order; empty: those of the node's configuration
}

const jobSpecText = `name: test
data: data.txt
model: %s
training:
  steps: %d
  steps_per_segment: %d
payment:
  price_per_segment: "0.50"
  deadline: %s
  window: %s
  delegate_share: %s
verification:
  verifiers: %d
`

func (k jobSpec) file() string {
	or := func(s, def string) string {
		if s == "" {
			return def
		}
		return s
	}
	text := jobSpecText
	if k.marks != 0 {
		text = strings.Replace(text, "payment:\n", fmt.Sprintf("  marks: %d\npayment:\n", k.marks), 1)
	}
	if k.rails != "" {
		text = strings.Replace(text, "payment:\n", "payment:\n  rails: "+k.rails+"\n", 1)
	}
	return fmt.Sprintf(
		text,
		or(k.model, "demo"),
		scaled(k.steps),
		scaled(k.each),
		or(k.deadline, "10m"),
		or(k.window, "5s"),
		or(k.delegate, "0%"),
		max(k.verifiers, 1),
	)
}

// scaled reduces a number of steps under the race detector, so that a job takes as long as without.
func scaled(steps int) int { return max((steps+slower-1)/slower, 1) }

// request puts the job's data and returns the request to post it.
func (c *testNode) request(k jobSpec) api.PostRequest {
	t := c.net.t
	t.Helper()
	blob, err := c.backend().PutBlob(c.net.ctx, io.LimitReader(repeatedText{}, 8192))
	if err != nil {
		t.Fatal(err)
	}
	return api.PostRequest{FileName: "job.yml", File: k.file(), Dataset: blob, Aggregator: k.aggregator}
}

// post posts a job to the node and returns its id.
func (c *testNode) post(k jobSpec) string {
	t := c.net.t
	t.Helper()
	v, err := c.backend().PostJob(c.net.ctx, c.request(k))
	if err != nil {
		t.Fatal(err)
	}
	return v.ID
}

// repeatedText is an endless reader of one line.
type repeatedText struct{}

func (repeatedText) Read(b []byte) (int, error) {
	line := []byte("the quick brown fox jumps over the lazy dog\n")
	for i := range b {
		b[i] = line[i%len(line)]
	}
	return len(b), nil
}

// job returns the node's view of a job.
func (c *testNode) job(id string) api.JobView {
	c.net.t.Helper()
	v, err := c.backend().Job(c.net.ctx, id)
	if err != nil {
		c.net.t.Fatal(err)
	}
	return v
}

// waitForJob waits until the node's view of a job meets a condition.
func (c *testNode) waitForJob(id, what string, ok func(api.JobView) bool) api.JobView {
	c.net.t.Helper()
	var v api.JobView
	ctx, cancel := context.WithTimeout(c.net.ctx, conditionTimeout)
	defer cancel()
	for {
		if v = c.job(id); ok(v) {
			return v
		}
		if pause(ctx, 50*time.Millisecond) != nil {
			c.net.stuck("%s timed out waiting for: %s; the job is %+v%s", c.name, what, v, c.net.explain(id))
		}
	}
}

// explain is what every node that runs says of a job.
func (net *testNetwork) explain(id string) (all string) {
	for _, c := range net.nodes {
		if c.running() {
			e, err := c.backend().Explain(net.ctx, id)
			all += fmt.Sprintf("\n%s: %+v %v", c.name, e, err)
		}
	}
	return all
}

func ended(v api.JobView) bool { return v.Ended }
