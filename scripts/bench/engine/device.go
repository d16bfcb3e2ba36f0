package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/cuda"
)

// Devices on which both sides compute: the processor, or the first GPU.
const (
	onCPU = "cpu"
	onGPU = "cuda"
)

// queuedOnGPU is how many products a measurement on a GPU queues before it waits
// for the last. Waiting for each product would measure the waiting.
const queuedOnGPU = 16

// settle completes the options for the device, or returns an error if they do not
// fit it.
func (o *options) settle() error {
	if o.clock != wall && o.clock != cpu {
		return fmt.Errorf("-clock %q: want wall or cpu", o.clock)
	}
	switch o.device {
	case onCPU:
		if o.backend == cuda.Name {
			return errors.New("-backend cuda beside PyTorch on the processor would compare machines: add -device cuda")
		}
		return nil
	case onGPU:
		return o.settleGPU()
	}
	return fmt.Errorf("-device %q: want cpu or cuda", o.device)
}

func (o *options) settleGPU() error {
	switch {
	case o.clock != wall:
		return errors.New("-clock cpu counts the processor's work, not a GPU's: leave it out with -device cuda")
	case o.backend != "auto" && o.backend != cuda.Name:
		return fmt.Errorf(
			"-backend %s beside PyTorch on a GPU would compare machines: leave it out with -device cuda",
			o.backend,
		)
	}
	o.backend = cuda.Name
	all, err := cuda.Devices()
	if err != nil {
		return fmt.Errorf("-device cuda: %w; infernet doctor --gpu says more", err)
	}
	if len(all) == 0 {
		return fmt.Errorf("-device cuda: %w", cuda.ErrNoDevice)
	}
	o.gpu = fmt.Sprintf("%s (%d MiB, compute capability %s)", all[0].Name, all[0].Memory>>20, all[0].Capability)
	return nil
}

// queued returns the number of products of one measurement.
func (o options) queued() int {
	if o.device == onGPU {
		return queuedOnGPU
	}
	return 1
}

// wait returns when the back end has computed x. x stays on the device.
func wait(be num.Backend, x []float32) {
	if d, ok := be.(num.Device); ok {
		d.Pull(x[:1])
	}
}

// random returns n random numbers in the memory of the back end.
func random(be num.Backend, n int, stream uint32) []float32 {
	x := num.Alloc(be, n)
	num.Normal(x, 1, stream, 1)
	if d, ok := be.(num.Device); ok {
		d.Push(x)
	}
	return x
}

// gpuMemory measures how much of the GPU's memory training holds, its context and
// libraries included, as the driver counts it. It compares the free memory before a
// process trains with the free memory when that process has done five steps and is
// still running. Both are read by a peer that computes nothing.
func gpuMemory(o options, dir, name string) (memory, error) {
	m := memory{Preset: name, Bytes: map[string]int64{}}
	watcher, err := startPeer(o, o.threads)
	if err != nil {
		return m, err
	}
	for _, side := range append(append([]string{}, ours...), "eager", "bf16") {
		progress("%s: GPU memory of %s", name, side)
		if m.Bytes[side], err = o.held(watcher, dir, name, side); err != nil {
			break
		}
	}
	return m, errors.Join(err, watcher.close())
}

func (o options) held(watcher *peer, dir, name, side string) (int64, error) {
	before, err := watcher.ask(request{Op: "free"})
	if err != nil {
		return 0, err
	}
	stop, err := o.trainAside(dir, name, side)
	if err != nil {
		return 0, err
	}
	during, err := watcher.ask(request{Op: "free"})
	return before.Bytes - during.Bytes, errors.Join(err, stop())
}

// trainAside starts a process that does five steps and then waits for stop.
func (o options) trainAside(dir, name, side string) (stop func() error, err error) {
	if side == "eager" || side == "bf16" {
		p, err := startPeer(o, o.threads)
		if err != nil {
			return nil, err
		}
		if _, err := p.ask(request{Op: "memory", Folder: filepath.Join(dir, name), Mode: side}); err != nil {
			return nil, errors.Join(err, p.close())
		}
		return p.close, nil
	}
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(
		self,
		"-memory-of",
		name+","+side,
		"-threads",
		strconv.Itoa(o.threads),
		"-backend",
		o.backend,
		"-text",
		o.text,
	)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	stop = func() error {
		err := in.Close()
		_, read := io.Copy(io.Discard, out)
		return errors.Join(err, read, cmd.Wait())
	}
	if !bufio.NewScanner(out).Scan() {
		return nil, errors.Join(fmt.Errorf("%s: training ended early", side), stop())
	}
	return stop, nil
}
