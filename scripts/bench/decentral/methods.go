package main

import (
	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/program"
)

// method is a way to train with several workers.
type method struct {
	name  string
	about string // what is compared, and what the paper says
	inner string // kind of the inner optimizer
	rate  float64
	every uint32 // inner steps of a round
	spec  outer.Spec
	outer outer.Optimizer
	// away leaves this share of the updates out of their rounds, as nodes that are gone do.
	away float64
	// beside names the method whose loss it is compared with; "" is one machine.
	beside string
	// within is the bar: how much higher its loss may be, in nats. bytes is how many times
	// fewer bytes it has to send than data parallel training, or than beside's.
	within, bytes float64
}

// experiment is a model and the methods tried on it.
type experiment struct {
	preset string
	slots  int
	steps  uint32 // of each slot
	batch  uint32 // of each slot
	// start is how many steps one machine takes before all methods begin from its parameters,
	// as DiLoCo's paper does.
	start uint32
	all   []method
	// stepsOf, unless nil, are the steps of slots that do not take as many.
	stepsOf func(slot int) uint32
}

var (
	dense    = outer.Spec{Chunk: 4096, Values: outer.Float32}
	nesterov = outer.Optimizer{Kind: outer.Nesterov, Rate: 0.7, Momentum: 0.9}
	sgd      = outer.Optimizer{Kind: outer.SGD, Rate: 1}
)

// with is a spec with other values, and error feedback.
func with(v outer.Values, feedback program.Binary64) outer.Spec {
	return outer.Spec{Chunk: 4096, Values: v, Feedback: feedback}
}

var experiments = []experiment{
	{preset: "d64", slots: 8, steps: 2000, batch: 2, start: 1000, all: []method{
		{name: "DiLoCo, H 500", inner: program.AdamW, every: 500, spec: dense, outer: nesterov,
			within: 0.02, bytes: 495,
			about: "paper: 500 times fewer bytes at equal loss (2311.08105)"},
		{name: "DiLoCo, H 500, a fifth of the updates missing", inner: program.AdamW, every: 500, spec: dense,
			outer: nesterov, away: 0.2, beside: "DiLoCo, H 500", within: 0.02, bytes: 1,
			about: "OpenDiLoCo: robust to churn"},
		{name: "DiLoCo, H 100", inner: program.AdamW, every: 100, spec: dense, outer: nesterov, within: 0.02, bytes: 99,
			about: "INTELLECT-1: H 100 (2412.01152)"},
		{name: "DiLoCo, H 100, int8", inner: program.AdamW, every: 100, spec: with(outer.Int8, 0), outer: nesterov,
			within: 0.02, bytes: 390, about: "INTELLECT-1: 400 times (H 100 and int8)"},
		{name: "MuLoCo, H 100", inner: program.Muon, every: 100, spec: dense, outer: nesterov, within: 0.02, bytes: 99,
			about: "Muon inside"},
		{name: "MuLoCo, H 100, 4 bits", inner: program.Muon, every: 100, spec: with(outer.Int4, 0.9), outer: nesterov,
			beside: "MuLoCo, H 100", within: 0.01, bytes: 7, about: "paper: 4 bits lose nothing (2505.23725)"},
		{name: "MuLoCo, H 100, 2 bits", inner: program.Muon, every: 100, spec: with(outer.TwoBits, 0.9),
			outer: nesterov, beside: "MuLoCo, H 100", within: 0.01, bytes: 15, about: "paper: 2 bits within 0.5 %"},
	}},
	{preset: "d128", slots: 8, steps: 600, batch: 2, start: 300, all: []method{
		{name: "DiLoCo, H 30", inner: program.AdamW, every: 30, spec: dense, outer: nesterov, within: 0.02, bytes: 29,
			about: "dense, for comparison"},
		{name: "SparseLoCo, H 30", inner: program.AdamW, every: 30, beside: "DiLoCo, H 30", within: 0.01, bytes: 140,
			spec: outer.Spec{Chunk: 4096, Keep: 64, Values: outer.TwoBits, Feedback: 0.95}, outer: sgd,
			about: "64 of 4096 in 2 bits; Covenant-72B: 146 times (2603.08163)"},
	}},
	{preset: "d128", slots: 4, steps: 500, batch: 4, all: []method{
		{name: "DeMo", inner: program.SGD, rate: 1, every: 1, within: 0.02, bytes: 85,
			spec:  outer.Spec{Transform: outer.DCT, Keep: 32, Values: outer.Float32, Feedback: 0.999},
			outer: outer.Optimizer{Kind: outer.SignSGD, Rate: 1e-3},
			about: "DCT of 64×64, 32 kept; paper: 85 times (2411.19870)"},
		{name: "DeMo, signs", inner: program.SGD, rate: 1, every: 1, within: 0.02, bytes: 85,
			spec:  outer.Spec{Transform: outer.DCT, Keep: 32, Values: outer.Sign, Feedback: 0.999},
			outer: outer.Optimizer{Kind: outer.SignSGD, Rate: 1e-3}, about: "the same in one bit"},
	}},
}
