package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/infernetprotocol/infernet/train/num/cuda"
)

// memory is the most that training a preset adds to a process, in bytes.
type memory struct {
	Preset string           `json:"preset"`
	Bytes  map[string]int64 `json:"bytes"`
}

// memories measures each side in a separate process.
func memories(o options, dir, name string) (memory, error) {
	if o.device == onGPU {
		return gpuMemory(o, dir, name)
	}
	m := memory{Preset: name, Bytes: map[string]int64{}}
	for _, numerics := range ours {
		progress("%s: memory of ours %s", name, numerics)
		n, err := ownMemory(o, name, numerics)
		if err != nil {
			return m, err
		}
		m.Bytes[numerics] = n
	}
	for _, mode := range []string{"eager", "bf16"} {
		progress("%s: memory of torch %s", name, mode)
		p, err := startPeer(o, o.threads)
		if err != nil {
			return m, err
		}
		a, err := p.ask(request{Op: "memory", Folder: filepath.Join(dir, name), Mode: mode})
		if err := errors.Join(err, p.close()); err != nil {
			return m, err
		}
		m.Bytes[mode] = a.Bytes
	}
	return m, nil
}

// ownMemory runs this program again as a process that only trains.
func ownMemory(o options, name, numerics string) (int64, error) {
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	args := []string{
		"-memory-of", name + "," + numerics, "-threads", strconv.Itoa(o.threads), "-backend", o.backend,
		"-text", o.text,
	}
	out, err := exec.Command(self, args...).Output()
	if err != nil {
		return 0, fmt.Errorf("measure our memory: %w", err)
	}
	return strconv.ParseInt(strings.TrimSpace(string(out)), 10, 64)
}

func printOwnMemory(o options) error {
	name, numerics, _ := strings.Cut(o.memory, ",")
	before, err := status("VmRSS")
	if err != nil {
		return err
	}
	t, err := start(o, name, numerics)
	if err != nil {
		return err
	}
	defer t.Close()
	for range 5 {
		if _, err := t.Step(); err != nil {
			return err
		}
	}
	after, err := status("VmHWM")
	if err != nil {
		return err
	}
	fmt.Println(after - before)
	if o.backend != cuda.Name {
		return nil
	}
	// Another process reads the GPU's memory while this one still runs.
	_, err = io.Copy(io.Discard, os.Stdin)
	return err
}

// status reads a size in bytes from the kernel's view of this process.
func status(key string) (int64, error) {
	kib, _, _ := strings.Cut(field("/proc/self/status", key), " ")
	n, err := strconv.ParseInt(kib, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("no %s in /proc/self/status: memory is measured on Linux: %w", key, err)
	}
	return n << 10, nil
}
