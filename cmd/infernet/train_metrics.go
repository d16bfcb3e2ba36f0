package main

import (
	"bufio"
	"encoding/json"
	"os"

	"github.com/infernetprotocol/infernet/train/program"
)

// bookLine is a line of a run's metrics.jsonl. One with EvalLoss has no other figures.
type bookLine struct {
	Step            uint32   `json:"step"` // from 1
	Loss            *float32 `json:"loss,omitempty"`
	Rate            float64  `json:"lr,omitempty"`
	Epoch           float64  `json:"epoch,omitempty"`
	Elapsed         float64  `json:"elapsed_s"` // of training, over all calls
	TokensPerSecond float64  `json:"tokens_per_sec,omitempty"`
	EvalLoss        *float32 `json:"eval_loss,omitempty"`
}

// bookMetrics writes a run's metrics.jsonl, and keeps what is told of it in the end. It implements stepWatcher.
type bookMetrics struct {
	file    string
	samples uint64 // of the data
	program program.Program

	out               metricsFile
	elapsed           float64 // seconds
	first, last, held *float32
}

// begin keeps the lines up to a step, and goes on from what they say.
func (b *bookMetrics) begin(step uint32) (err error) {
	if b.out, err = openMetrics(b.file, step); err != nil {
		return err
	}
	f, err := os.Open(b.file)
	if err != nil {
		return err
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var l bookLine
		if err := json.Unmarshal(lines.Bytes(), &l); err != nil {
			return err
		}
		b.note(l)
	}
	return nil
}

func (b *bookMetrics) note(l bookLine) {
	b.elapsed = l.Elapsed
	if l.Loss != nil {
		if b.last = l.Loss; b.first == nil {
			b.first = l.Loss
		}
	}
	if l.EvalLoss != nil {
		b.held = l.EvalLoss
	}
}

func (b *bookMetrics) add(m stepMetrics) error {
	l := bookLine{Step: m.Step, Loss: m.Loss, Rate: m.Rate, TokensPerSecond: m.TokensPerSecond, EvalLoss: m.EvalLoss,
		Elapsed: b.elapsed}
	if m.Loss != nil {
		p := b.program
		l.Elapsed += float64(p.TokensPerStep()) / m.TokensPerSecond
		l.Epoch = float64(uint64(m.Step)*uint64(p.Batch)*uint64(p.Accumulate)) / float64(b.samples)
	}
	b.note(l)
	return json.NewEncoder(b.out.file).Encode(l)
}

func (b *bookMetrics) close() error { return b.out.close() }
