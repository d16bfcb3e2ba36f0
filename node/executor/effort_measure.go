package executor

import (
	"bytes"
	"context"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// MeasureReplaying measures this machine's speed at what a dispute needs beyond the engine's
// steps, in about half a second of one core. Flops is left to the caller. Everything is done
// twice and the faster counts: what else the machine does at the moment is not its speed.
func (r Runner) MeasureReplaying() (Speed, error) {
	const steps = 2
	p, err := engine.Preset("demo", steps, 1)
	if err != nil {
		return Speed{}, err
	}
	data := bytes.Repeat([]byte("measured"), 512)
	spec := market.Spec{Version: 1, Program: p, StepsPerSegment: steps, Marks: 1,
		Dataset: market.Blob{CID: "measured", Size: uint64(len(data))}}
	replay, err := r.Replay(context.Background(), spec, data, nil, WholeSegment(spec, 0), nil)
	if err != nil {
		return Speed{}, err
	}
	defer replay.Close()
	_, written := valuesOf(replay.Plan())
	var s Speed
	for step := range uint32(steps) {
		opened, err := replay.Step(step)
		if err != nil {
			return s, err
		}
		took, err := timed(func() error { _, _, err := opened.Run(); return err })
		if err != nil {
			return s, err
		}
		s.Values = max(s.Values, written/took)
	}
	if s.Hashes, err = r.hashing(program.R32, 1<<19); err != nil {
		return s, err
	}
	s.Private, err = r.hashing(program.R32Private, 1<<14)
	return s, err
}

// hashing returns how many values of a state are hashed in a second.
func (r Runner) hashing(numerics string, values int) (fastest float64, err error) {
	values *= r.workers()
	x := []tensor.Tensor{{Name: "x", Shape: []uint32{uint32(values)}, Data: make([]float32, values)}}
	for range 2 {
		took, err := timed(func() error {
			_, err := commit.StateRoot(commit.Header{Numerics: numerics}, x, r.workers())
			return err
		})
		if err != nil {
			return 0, err
		}
		fastest = max(fastest, float64(values)/took)
	}
	return fastest, nil
}

// timed returns how long fn took, in seconds, more than 0.
func timed(fn func() error) (float64, error) {
	begin := time.Now()
	err := fn()
	return max(time.Since(begin).Seconds(), 1e-6), err
}
