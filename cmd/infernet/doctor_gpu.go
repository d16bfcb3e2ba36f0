package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/train/num/conform"
	"github.com/infernetprotocol/infernet/train/num/cuda"
	"github.com/infernetprotocol/infernet/train/program"
)

// gpuRounds is how often the doctor runs every case of the conformance suite on
// a GPU: each kind of numbers several times.
const gpuRounds = 30

// doctorGPU checks the GPUs alone: it needs no configuration.
func (a *app) doctorGPU(ctx context.Context) error {
	p := &checkup{home: a.home, here: a.here}
	p.gpus(ctx)
	if err := a.print(map[string]any{"ok": p.well(), "checks": p.found}, p.print); err != nil {
		return err
	}
	if !p.well() {
		return errUnwell
	}
	return nil
}

// gpus finds the driver and its GPUs, and compares the bits of each with the
// reference's.
func (p *checkup) gpus(ctx context.Context) {
	version, err := cuda.DriverVersion()
	if p.note("driver", gpuHint(err), "CUDA %s", version); err != nil {
		return
	}
	devices, err := cuda.Devices()
	if err != nil {
		p.note("gpu", gpuHint(err), "")
	}
	for _, d := range devices {
		if ctx.Err() != nil {
			return
		}
		name := fmt.Sprintf("gpu %d", d.Index)
		p.note(name, nil, "%s, %d MiB, compute capability %s, %d multiprocessors", d.Name, d.Memory>>20, d.Capability,
			d.Processors)
		report, err := conforms(d.Index)
		p.note(name+" operations", gpuHint(err), "%d cases, %d values: equal bits", report.Cases, report.Values)
	}
	if len(devices) > 0 {
		p.gpuTraining()
	}
}

func conforms(index int) (conform.Report, error) {
	b, err := cuda.Open(index)
	if err != nil {
		return conform.Report{}, err
	}
	defer b.Close()
	report, err := conform.Run(b, conform.Options{Rounds: gpuRounds, Seed: 1})
	return report, errors.Join(b.Err(), err)
}

// gpuTraining trains a tiny model on the first GPU and on the reference.
func (p *checkup) gpuTraining() {
	for _, numerics := range []string{program.R32, program.X8} {
		want, _, err := trainedState("ref", numerics)
		if err == nil {
			got, _, failed := trainedState(cuda.Name, numerics)
			if err = failed; err == nil && got != want {
				err = fmt.Errorf("%w: %s", errBits, cuda.Name)
			}
		}
		p.note("gpu training "+numerics, gpuHint(err), "equal bits after %d steps", engineSteps)
	}
}

// gpuHint says what an operator can do about an error of a GPU.
func gpuHint(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, cuda.ErrNoDriver):
		return api.WithHint(err, "a node needs no GPU: with engine.backend auto it trains on the processor")
	case errors.Is(err, conform.ErrBits), errors.Is(err, errBits):
		return api.WithHint(err, "set engine.backend to auto, and report this GPU and its driver")
	case errors.Is(err, cuda.ErrMemory):
		return api.WithHint(err, "end other programs on the GPU; `nvidia-smi` lists them")
	}
	return api.WithHint(err, "see `nvidia-smi`; set engine.backend to auto until it works")
}
