package node

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// speed is the engine's speed on this machine, measured when the node started.
type speed struct {
	tokensPerSecond uint64 // on the d64 preset
	flops           uint64 // a second, by Model.FlopsPerToken
	replaying       executor.Speed
}

// measureSteps is the number of steps that are timed, after one that warms up.
const measureSteps = 3

// measure trains a few steps of the d64 preset and returns the speed, which bids promise. A rough figure is enough:
// a lease ends by missed heartbeats, not because its provider is slow. What a dispute needs is measured as well, and
// the fastest step counts for it.
func measure(r executor.Runner) (s speed, err error) {
	if s, err = measureEngine(r); err != nil {
		return s, fmt.Errorf("measuring the engine: %w", err)
	}
	fastest := s.replaying.Flops
	if s.replaying, err = r.MeasureReplaying(); err != nil {
		return s, fmt.Errorf("measuring what disputes need: %w", err)
	}
	s.replaying.Flops = fastest
	return s, nil
}

func measureEngine(r executor.Runner) (speed, error) {
	spec, data := measureSpec()
	x, err := r.Open(spec, data, nil)
	if err != nil {
		return speed{}, err
	}
	defer x.Close()
	var took []time.Duration
	last := time.Now()
	_, err = x.Run(context.Background(), 0, measureSteps+1, func(commit.StepRecord) error {
		now := time.Now()
		took, last = append(took, max(now.Sub(last), time.Microsecond)), now
		return nil
	})
	if err != nil {
		return speed{}, err
	}
	var all time.Duration
	for _, d := range took[1:] {
		all += d
	}
	tokens, flops := float64(spec.Program.TokensPerStep()), float64(spec.Program.Model.FlopsPerToken())
	perSecond := measureSteps * tokens / all.Seconds()
	return speed{uint64(perSecond), uint64(perSecond * flops),
		executor.Speed{Flops: tokens * flops / slices.Min(took[1:]).Seconds()}}, nil
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
		gauge("clock_offset_seconds", "The newest block's time less this machine's clock: above 0 the clock is behind.",
			func() float64 { return n.clock.Offset().Seconds() }),
		gauge("jobs_active", "Jobs this node coordinates that have not ended.",
			func() float64 { return float64(n.activeJobs()) }),
		gauge("leases_active", "Leases this node works on.", func() float64 { return float64(n.activeLeases()) }),
		gauge("engine_tokens_per_second", "Training speed on the d64 preset, measured at start.",
			func() float64 { return float64(n.speed.tokensPerSecond) }),
		gauge("engine_seconds", "Processor seconds that executing steps took, in all roles, since the start.",
			n.engineSeconds),
	} {
		if err := reg.Register(c); err != nil {
			return err
		}
	}
	n.metrics = promhttp.HandlerFor(reg, promhttp.HandlerOpts{})
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

// sampleEvery is how often jobs are looked at for their curves.
const sampleEvery = time.Second

// drawCurves tells the curves what happens to jobs, and first what the log of events has kept.
func (n *Node) drawCurves(ctx context.Context) error {
	err := n.events.Watch(ctx, "", 0, func(e api.Event) error {
		n.series.Happened(e)
		return nil
	})
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// sampleJobs tells the curves what each job that goes on looks like, and once what it looked like at its end.
func (n *Node) sampleJobs(ctx context.Context) error {
	t := time.NewTicker(sampleEvery)
	defer t.Stop()
	open := map[market.JobID]bool{}
	for {
		select {
		case <-ctx.Done():
			return nil
		case now := <-t.C:
			n.sampleAll(open, now)
		}
	}
}

// sampleAll samples the jobs that go on, and those of open that have ended since. It notes in open which go on.
func (n *Node) sampleAll(open map[market.JobID]bool, now time.Time) {
	in, out := n.host.Traffic()
	for _, r := range n.coordinator.Records() {
		id, ended := r.State.Announcement.Offer.Job, r.State.Phase == job.Closed
		if ended && !open[id] {
			continue
		}
		n.series.Sample(n.jobView(r), now, in, out)
		if open[id] = true; ended {
			delete(open, id)
		}
	}
}

// JobSeries implements api.Backend.
func (n *Node) JobSeries(_ context.Context, id string, points int) (api.SeriesView, error) {
	j, err := n.jobID(id)
	if err != nil {
		return api.SeriesView{}, err
	}
	return n.series.Of(j.String(), points), nil
}
