package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/testnet"
)

const (
	goalFirstStep = 2 * time.Second
	jobTimeout    = time.Minute
)

// network starts a chain and parties in a temporary folder. done stops them and
// removes the folder.
func network(
	ctx context.Context,
	o options,
	parties ...*testnet.Party,
) (_ *testnet.Network, _ context.Context, done func(), err error) {
	exe, err := filepath.Abs(o.exe)
	if err != nil {
		return nil, nil, nil, err
	}
	dir, err := os.MkdirTemp("", "infernet-bench-")
	if err != nil {
		return nil, nil, nil, err
	}
	n, ctx, err := testnet.StartNetwork(
		ctx,
		testnet.Options{Exe: exe, Dir: dir, Parties: parties, Say: func(string, ...any) {}},
	)
	if err != nil {
		return nil, nil, nil, errors.Join(err, os.RemoveAll(dir))
	}
	return n, ctx, func() { n.Close(); _ = os.RemoveAll(dir) }, nil
}

// milestones are the kinds of events on a job's way to its first step.
var milestones = []string{"bid", "lease", "funded"}

// firstStep posts jobs, each on a fresh network, and waits for their first
// optimizer step.
func firstStep(ctx context.Context, o options) ([]row, error) {
	var took sample
	reached1 := map[string]sample{}
	for range o.nodes {
		view, at, err := postOnce(ctx, o)
		if err != nil {
			return nil, err
		}
		took = append(took, view.FirstStepAfter.Seconds())
		for kind, t := range at {
			reached1[kind] = append(reached1[kind], t.Sub(view.PostedAt).Seconds())
		}
	}
	var way []string
	for _, kind := range milestones {
		way = append(way, fmt.Sprintf("%s %.1f s", kind, reached1[kind].median()))
	}
	return []row{{
		what: "job posted → first step", measured: took.text("%.2f", 1, " s"), goal: "< 2 s",
		met: reached(took.median() < goalFirstStep.Seconds()),
		ratio: "on the way: " + strings.Join(
			way,
			", ",
		), bound: "bid window, then the funding's block (1 s) and its confirmation",
	}}, nil
}

// postOnce runs one job to its first step. at holds the time at which each
// milestone was first reached.
func postOnce(ctx context.Context, o options) (_ api.JobView, at map[string]time.Time, err error) {
	const dollars, stake = 1000_000_000, "100"
	client := &testnet.Party{Name: "client", Roles: "client", Dollars: dollars}
	_, ctx, done, err := network(ctx, o, client,
		&testnet.Party{Name: "provider", Roles: "provider", Price: "5.00", Stake: stake, Dollars: dollars},
		&testnet.Party{Name: "verifier", Roles: "verifier", Stake: stake, Dollars: dollars})
	if err != nil {
		return api.JobView{}, nil, err
	}
	defer done()
	ctx, cancel := context.WithTimeout(ctx, jobTimeout)
	defer cancel()
	id, err := post(ctx, o, client.API)
	if err != nil {
		return api.JobView{}, nil, err
	}
	if at, err = follow(ctx, client.API, id); err != nil {
		return api.JobView{}, nil, err
	}
	v, err := stepped(ctx, client.API, id)
	return v, at, err
}

// stepped waits until the job's provider has reported a step.
func stepped(ctx context.Context, c *api.Client, id string) (api.JobView, error) {
	t := time.NewTicker(20 * time.Millisecond)
	defer t.Stop()
	for {
		v, err := c.Job(ctx, id)
		switch {
		case err != nil || v.FirstStepAfter > 0:
			return v, err
		case v.Ended:
			return v, fmt.Errorf("%w ended without a step: %s", errJob, v.State)
		}
		select {
		case <-ctx.Done():
			return v, fmt.Errorf("%w took no step: %w", errJob, ctx.Err())
		case <-t.C:
		}
	}
}

// errJob is wrapped when a job failed.
var errJob = errors.New("job")

const jobText = `name: bench
data: text
model: d128
training:
  steps: 240
  steps_per_segment: 30
payment:
  price_per_segment: "0.50"
  deadline: 10m
  window: 5s
`

func post(ctx context.Context, o options, c *api.Client) (string, error) {
	text, err := book(ctx, o)
	if err != nil {
		return "", err
	}
	defer text.Close()
	blob, err := c.PutBlob(ctx, text)
	if err != nil {
		return "", err
	}
	v, err := c.PostJob(ctx, api.PostRequest{FileName: "job.yml", File: jobText, Dataset: blob})
	return v.ID, err
}

// book returns a text that is part of the Go distribution.
func book(ctx context.Context, o options) (*os.File, error) {
	root, err := exec.CommandContext(ctx, o.goTool, "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	return os.Open(filepath.Join(strings.TrimSpace(string(root)), "src", "testdata", "Isaac.Newton-Opticks.txt"))
}

// follow reads a job's events until its lease is funded.
func follow(ctx context.Context, c *api.Client, id string) (map[string]time.Time, error) {
	at := map[string]time.Time{}
	enough := errors.New("funded")
	err := c.Watch(ctx, id, 0, func(e api.Event) error {
		if _, ok := at[e.Kind]; !ok {
			at[e.Kind] = e.Time
		}
		if e.Kind == "funded" {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) {
		return nil, fmt.Errorf("%w %s was not funded: %w", errJob, id, errors.Join(err, ctx.Err()))
	}
	return at, nil
}
