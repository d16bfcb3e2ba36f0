package main

import (
	"context"
	"fmt"
)

// Goals of the figures below.
const (
	goalOffers     = 20_000 // a second and core
	goalSuitable   = 50e6   // ns, for 10,000 open offers
	goalPostings   = 0.90   // of raw batches
	goalCommitment = 1      // per cent of a segment's steps
)

// offers measures the processor time that a node spends on one received announcement.
func offers(ctx context.Context, o options) ([]row, error) {
	runs, err := benchmark{pkg: "./market", match: "^Benchmark(Recover|Announcement)$", cpu: 1}.repeat(ctx, o)
	if err != nil {
		return nil, err
	}
	floor, err := values(runs, "Recover", "recoveries/cpu-s")
	if err != nil {
		return nil, err
	}
	var rows []row
	for _, who := range []struct{ name, what string }{
		{"friends", "offers validated, coordinator met before"},
		{"strangers", "offers validated, a new coordinator each"},
	} {
		s, err := values(runs, "Announcement/"+who.name, "announcements/cpu-s")
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{
			what: who.what, measured: s.text("%.1f", 1e-3, " k/s/core"), goal: "≥ 20 k/s/core",
			met:   reached(s.median() >= goalOffers),
			ratio: fmt.Sprintf("%.2f of bare secp256k1 recovery, %.1f k/s", s.over(floor).median(), floor.median()/1e3),
			bound: "signature recovery, then decoding",
		})
	}
	return rows, nil
}

func matching(ctx context.Context, o options) ([]row, error) {
	runs, err := benchmark{pkg: "./market", match: "^BenchmarkSuitable$", cpu: 1}.repeat(ctx, o)
	if err != nil {
		return nil, err
	}
	s, err := values(runs, "Suitable", "ns/op")
	if err != nil {
		return nil, err
	}
	return []row{{
		what: "10,000 open offers matched to a node", measured: s.text("%.0f", 1e-6, " ms"), goal: "< 50 ms",
		met:   reached(s.median() < goalSuitable),
		ratio: fmt.Sprintf("%.1f µs an offer", s.median()/1e7), bound: "one core: judging each offer, sorting all",
	}}, nil
}

// postings compares synced commits of the ledger with raw pebble batches of the same
// bytes and syncs.
func postings(ctx context.Context, o options) ([]row, error) {
	runs, err := benchmark{pkg: "./node/ledger", match: "^BenchmarkPostings$"}.repeat(ctx, o)
	if err != nil {
		return nil, err
	}
	var rows []row
	for _, w := range []struct{ n, bound string }{
		{"1", "the disk's sync; both sides differ by its moods"},
		{"16", "encoding and chaining entries under one lock, which raw batches skip"},
	} {
		name := "Postings/writers=" + w.n
		rate, err := values(runs, name, "postings/s")
		if err != nil {
			return nil, err
		}
		share, err := values(runs, name, "of-raw")
		if err != nil {
			return nil, err
		}
		raw, err := values(runs, name, "raw/s")
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{
			what: "ledger postings, synced, writers: " + w.n, measured: rate.text("%.1f", 1e-3, " k/s"),
			goal:  "≥ 90 % of raw pebble",
			met:   reached(share.median() >= goalPostings),
			ratio: fmt.Sprintf("%s of raw batches, %.1f k/s", share.text("%.0f", 100, " %"), raw.median()/1e3),
			bound: w.bound,
		})
	}
	return rows, nil
}

// commitments measures the state root alone, every 50 steps.
func commitments(ctx context.Context, o options) ([]row, error) {
	runs, err := benchmark{pkg: "./zkproof/commit", match: "^BenchmarkSegmentCost$/^(d64|d128)$"}.repeat(ctx, o)
	if err != nil {
		return nil, err
	}
	var rows []row
	for _, preset := range []string{"d64", "d128"} {
		cost, err := values(runs, "SegmentCost/"+preset, "%/segment")
		if err != nil {
			return nil, err
		}
		root, err := values(runs, "SegmentCost/"+preset, "µs/root")
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{
			what: "commitment every 50 steps, " + preset, measured: cost.text("%.2f", 1, " % of the steps"),
			goal: "≤ 1 %", met: reached(cost.median() <= goalCommitment),
			ratio: fmt.Sprintf("%.1f ms a root", root.median()/1e3), bound: "SHA-256 over weights and moments",
		})
	}
	return rows, nil
}

func hashes(ctx context.Context, o options) ([]row, error) {
	runs, err := benchmark{pkg: "./zkproof/commit", match: "^BenchmarkHash$", cpu: 0}.repeat(ctx, o)
	if err != nil {
		return nil, err
	}
	plain, err := values(runs, "Hash/sha256", "MB/s")
	if err != nil {
		return nil, err
	}
	var rows []row
	for _, n := range []string{"1", "2"} {
		s, err := values(runs, "Hash/state/"+n, "MB/s")
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{
			what: "state tree of 64 MiB, workers: " + n, measured: s.text("%.0f", 1, " MB/s"),
			ratio: fmt.Sprintf("%.2f of plain SHA-256 on one core, %.0f MB/s", s.over(plain).median(), plain.median()),
			bound: "SHA-256; copying floats to bytes, hashing the tree",
		})
	}
	return rows, nil
}

// gemm measures the product of two square matrices on one thread, with every
// instruction set of this machine.
func gemm(ctx context.Context, o options) ([]row, error) {
	runs, err := benchmark{
		pkg:   "./train/num",
		match: "^BenchmarkMatMul$/./^NN$/^1024x1024x1024$/^1$",
		cpu:   0,
	}.repeat(
		ctx,
		o,
	)
	if err != nil {
		return nil, err
	}
	var rows []row
	for _, set := range []string{"avx512", "avx2"} {
		name := "MatMul/" + set + "/NN/1024x1024x1024/1"
		if runs[0][name] == nil {
			continue
		}
		rate, err := values(runs, name, "GFLOP/s")
		if err != nil {
			return nil, err
		}
		share, err := values(runs, name, "%peak")
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{
			what: "product of 1024×1024 matrices, " + set + ", one thread", measured: rate.text("%.0f", 1, " GFLOP/s"),
			ratio: share.text("%.0f", 1, " % of peak"), bound: "moving panels; the order of sums is fixed",
		})
	}
	return rows, nil
}
