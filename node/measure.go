package node

import (
	"context"
	"fmt"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// speed is the engine's speed on this machine, measured when the node started.
type speed struct {
	tokensPerSecond uint64 // on the d64 preset
	flops           uint64 // a second, by Model.FlopsPerToken
}

// measureSteps is the number of steps that are timed, after one that warms up.
const measureSteps = 3

// measure trains a few steps of the d64 preset and returns the speed, which bids promise. A rough figure is enough:
// a lease ends by missed heartbeats, not because its provider is slow.
func measure(r executor.Runner) (speed, error) {
	spec, data := measureSpec()
	s, err := r.Open(spec, data, nil)
	if err != nil {
		return speed{}, fmt.Errorf("measuring the engine: %w", err)
	}
	defer s.Close()
	var first, last time.Time
	_, err = s.Run(context.Background(), 0, measureSteps+1, func(commit.StepRecord) error {
		if last = time.Now(); first.IsZero() {
			first = last
		}
		return nil
	})
	if err != nil {
		return speed{}, fmt.Errorf("measuring the engine: %w", err)
	}
	perSecond := float64(measureSteps*spec.Program.TokensPerStep()) / max(last.Sub(first).Seconds(), 1e-6)
	return speed{uint64(perSecond), uint64(perSecond * float64(spec.Program.Model.FlopsPerToken()))}, nil
}

// measureSpec is the job that measure trains, with its data set.
func measureSpec() (market.Spec, []byte) {
	preset, _ := program.FindPreset("d64")
	data := make([]byte, 4096)
	for i := range data {
		data[i] = byte(i * i)
	}
	p := program.Program{
		Numerics: program.R32, Model: preset.Model, Batch: preset.Batch, Accumulate: 1, Seed: 1, Tokenizer: "byte",
		Steps:     measureSteps + 1,
		Optimizer: program.Optimizer{Kind: "adamw", LR: 1e-3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, Clip: 1},
	}
	return market.Spec{Version: 1, Program: p, StepsPerSegment: p.Steps, Marks: 1,
		Dataset: market.Blob{CID: "measure", Size: uint64(len(data))}}, data
}

// openMetrics registers the node's own metrics and makes the handler that serves all of them.
func (n *Node) openMetrics(reg *prometheus.Registry) error {
	gauge := func(name, help string, read func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Namespace: "infernet", Name: name, Help: help}, read)
	}
	for _, c := range []prometheus.Collector{
		gauge("chain_head", "Number of the newest block seen.",
			func() float64 { return float64(n.heads.Latest().Number) }),
		gauge("chain_head_age_seconds", "Age of the newest block by this machine's clock.", func() float64 {
			return time.Since(time.Unix(int64(n.heads.Latest().Time), 0)).Seconds()
		}),
		gauge("jobs_active", "Jobs this node coordinates that have not ended.",
			func() float64 { return float64(n.activeJobs()) }),
		gauge("leases_active", "Leases this node works on.", func() float64 { return float64(n.activeLeases()) }),
		gauge("engine_tokens_per_second", "Training speed on the d64 preset, measured at start.",
			func() float64 { return float64(n.speed.tokensPerSecond) }),
	} {
		if err := reg.Register(c); err != nil {
			return err
		}
	}
	n.metrics = handlerFor(reg)
	return nil
}

// activeJobs counts the jobs that this node coordinates and that have not ended.
func (n *Node) activeJobs() int {
	if n.coordinator == nil {
		return 0
	}
	active := 0
	for _, r := range n.coordinator.Records() {
		if r.State.Phase != job.Closed {
			active++
		}
	}
	return active
}

// activeLeases counts the leases that this node's provider works on.
func (n *Node) activeLeases() int {
	if n.provider == nil {
		return 0
	}
	return n.provider.Active()
}
