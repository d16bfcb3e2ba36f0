package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"io/fs"
	"os"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/optim"
)

// stepMetrics is a line of a metrics file. A line with EvalLoss has no other
// figures.
type stepMetrics struct {
	Step            uint32   `json:"step"` // from 1
	Loss            *float32 `json:"loss,omitempty"`
	Norm            *float32 `json:"norm,omitempty"` // of the gradient, before clipping
	Rate            float64  `json:"rate,omitempty"` // the learning rate
	TokensPerSecond float64  `json:"tokens_per_second,omitempty"`
	EvalLoss        *float32 `json:"eval_loss,omitempty"`
}

// metricsFile takes a line a step.
type metricsFile struct{ file *os.File } // nil: nobody asked for one

// openMetrics opens a file whose lines up to a step are kept. What a killed run
// wrote beyond it is done again.
func openMetrics(name string, step uint32) (m metricsFile, err error) {
	if name == "" {
		return m, nil
	}
	kept, err := metricsUpTo(name, step)
	if err != nil {
		return m, err
	}
	if m.file, err = os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644); err != nil {
		return m, err
	}
	_, err = m.file.Seek(kept, 0)
	return m, errors.Join(err, m.file.Truncate(kept))
}

// metricsUpTo is the length of the whole lines of a file up to a step.
func metricsUpTo(name string, step uint32) (n int64, err error) {
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	} else if err != nil {
		return 0, err
	}
	defer f.Close()
	r := bufio.NewReader(f)
	for {
		line, err := r.ReadSlice('\n')
		var m stepMetrics
		if err != nil || json.Unmarshal(line, &m) != nil || m.Step > step {
			return n, nil //nolint:nilerr // what is no whole line of ours is written again
		}
		n += int64(len(line))
	}
}

func (m metricsFile) close() error {
	if m.file == nil {
		return nil
	}
	return m.file.Close()
}

func (m metricsFile) add(s stepMetrics) error {
	if m.file == nil {
		return nil
	}
	return json.NewEncoder(m.file).Encode(s)
}

// metricsOf are the figures of a step that took so many seconds.
func metricsOf(t *engine.Trainer, r engine.Record, seconds float64) stepMetrics {
	p := t.Program()
	return stepMetrics{
		Step: r.Step + 1, Loss: &r.Loss, Norm: &r.Norm,
		Rate:            float64(optim.ScheduleOf(p.Optimizer, p.Steps).Rate(r.Step)),
		TokensPerSecond: float64(p.TokensPerStep()) / seconds,
	}
}
