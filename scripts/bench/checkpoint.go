package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// A measured segment is short, to save time. Its cost is compared with the time of
// the steps of a segment of usual length.
const (
	segmentSteps = 50
	stepsTimed   = 10
)

// checkpoints measures what a provider does around a segment: both roots, the
// checkpoint's bytes, and its blocks, stored and pinned on disk.
func checkpoints(ctx context.Context, o options) ([]row, error) {
	dir, err := os.MkdirTemp("", "infernet-bench-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	blocks, closeHost, err := store(ctx, dir)
	if err != nil {
		return nil, err
	}
	defer closeHost()
	var rows []row
	for _, preset := range []string{"d64", "d128"} {
		r, err := checkpoint(ctx, o, blocks, filepath.Join(dir, "plain"), preset)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", preset, err)
		}
		rows = append(rows, r)
	}
	return rows, nil
}

// store returns a host of this process that keeps blocks in dir.
func store(ctx context.Context, dir string) (*p2p.Blocks, func(), error) {
	key, err := crypto.GenerateKey()
	if err != nil {
		return nil, nil, err
	}
	h, err := p2p.New(ctx, p2p.Config{
		Key: crypto.FromECDSA(
			key,
		), Listen: []string{"/ip4/127.0.0.1/tcp/0"}, DataDir: filepath.Join(dir, "blocks"), Local: true,
	})
	if err != nil {
		return nil, nil, err
	}
	return h.Blocks(), func() { _ = h.Close() }, nil
}

// round is the cost of one segment.
type round struct{ step, start, end, save, put time.Duration }

// plainFile returns how long the disk takes to write and sync a file of as many bytes.
func plainFile(path string, raw []byte) (time.Duration, error) {
	begin := time.Now()
	f, err := os.Create(path)
	if err != nil {
		return 0, err
	}
	_, err = f.Write(raw)
	if err == nil {
		err = f.Sync()
	}
	err = errors.Join(err, f.Close())
	return time.Since(begin), err
}

func checkpoint(ctx context.Context, o options, blocks *p2p.Blocks, path, preset string) (row, error) {
	spec, err := segments(preset, uint32(o.count))
	if err != nil {
		return row{}, err
	}
	data := bytes.Repeat([]byte("Light itself is a heterogeneous mixture of differently refrangible rays. "), 200)
	s, err := executor.Runner{}.Open(spec, data, nil)
	if err != nil {
		return row{}, err
	}
	defer s.Close()
	var cost, roots, save, put, plain sample
	var size int
	for i := range uint32(o.count) {
		r, raw, err := segment(ctx, s, blocks, i)
		if err != nil {
			return row{}, err
		}
		file, err := plainFile(path, raw)
		if err != nil {
			return row{}, err
		}
		size = len(raw)
		plain = append(plain, file.Seconds())
		all := r.start + r.end + r.save + r.put
		cost = append(cost, 100*all.Seconds()/(segmentSteps*r.step.Seconds()))
		roots, save, put = append(
			roots,
			(r.start+r.end).Seconds(),
		), append(
			save,
			r.save.Seconds(),
		), append(
			put,
			r.put.Seconds(),
		)
	}
	return row{
		what: "roots and checkpoint every 50 steps, " + preset, measured: cost.text("%.2f", 1, " % of the steps"),
		goal: "≤ 1 %",
		met:  reached(cost.median() <= goalCommitment),
		ratio: fmt.Sprintf("%.1f MB: root %.0f ms, bytes %.0f ms, blocks %.0f ms; a plain synced file %.0f ms",
			float64(size)/1e6, 1e3*roots.median(), 1e3*save.median(), 1e3*put.median(), 1e3*plain.median()),
		bound: "the disk; training waits for it",
	}, nil
}

func segments(preset string, n uint32) (market.Spec, error) {
	p, err := engine.Preset(preset, n*stepsTimed, 1)
	return market.Spec{Version: 1, Name: "bench", Program: p, StepsPerSegment: stepsTimed, Marks: 1}, err
}

// errShort is returned when too few steps ran to time one.
var errShort = errors.New("segment is too short")

// segment runs segment i and publishes its end, as a provider does.
func segment(ctx context.Context, s *executor.Session, blocks *p2p.Blocks, i uint32) (r round, raw []byte, err error) {
	var steps []time.Time
	begin := time.Now()
	if _, err = s.Run(ctx, i, stepsTimed, func(commit.StepRecord) error {
		steps = append(steps, time.Now())
		return nil
	}); err != nil {
		return r, nil, err
	}
	end := time.Now()
	if len(steps) < 2 {
		return r, nil, errShort
	}
	last := steps[len(steps)-1]
	r.step = last.Sub(steps[0]) / time.Duration(len(steps)-1)
	r.start, r.end = max(0, steps[0].Sub(begin)-r.step), end.Sub(last)
	begin = time.Now()
	if raw, err = s.Checkpoint(); err != nil {
		return r, nil, err
	}
	r.save = time.Since(begin)
	begin = time.Now()
	_, _, err = blocks.Put(ctx, bytes.NewReader(raw))
	r.put = time.Since(begin)
	return r, raw, err
}
