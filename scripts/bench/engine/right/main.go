package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/train/engine"
)

// Bounds of what rounding explains; the package comment gives the reasons.
const (
	gradientBound = 1e-5
	lossBound     = 1e-4
	noiseFactor   = 4
)

// errWrong is returned when the model differs from PyTorch's by more than rounding.
var errWrong = errors.New("differs from PyTorch by more than rounding")

type options struct {
	python, presets, backend, out, golden, draw string
	steps                                       uint
}

func main() {
	var o options
	flag.StringVar(&o.python, "python", "python3", "the interpreter that has requirements.txt installed")
	flag.StringVar(&o.presets, "presets", "d64,d256", "presets to train")
	flag.UintVar(&o.steps, "steps", 200, "steps to compare")
	flag.StringVar(&o.backend, "backend", "auto", "our back end")
	flag.StringVar(&o.out, "json", "", "file for the result")
	flag.StringVar(&o.golden, "golden", "", "write the test's golden file into this folder and do nothing else")
	flag.StringVar(&o.draw, "draw", "", "draw this result as SVG beside it and do nothing else")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "right:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	switch {
	case o.draw != "":
		return draw(o.draw)
	case o.golden != "":
		return writeGolden(o)
	}
	var all []comparison
	var wrong error
	for _, name := range strings.Split(o.presets, ",") {
		p, err := engine.Preset(name, uint32(o.steps), 1)
		if err != nil {
			return err
		}
		b, err := book()
		if err != nil {
			return err
		}
		c, err := compare(o, job{name, p, b})
		if err != nil {
			return err
		}
		c.print()
		all, wrong = append(all, c), errors.Join(wrong, c.check())
	}
	if o.out != "" {
		b, err := json.MarshalIndent(all, "", " ")
		if err == nil {
			err = os.WriteFile(o.out, append(b, '\n'), 0o644)
		}
		wrong = errors.Join(wrong, err)
	}
	return wrong
}

// compare trains a job with our engine and with PyTorch.
func compare(o options, j job) (comparison, error) {
	dir, err := os.MkdirTemp("", "infernet-right-")
	if err != nil {
		return comparison{}, err
	}
	defer os.RemoveAll(dir)
	ours, err := j.train(o.backend)
	if err != nil {
		return comparison{}, err
	}
	if err := j.write(dir); err != nil {
		return comparison{}, err
	}
	theirs, err := runPeer(o.python, dir, j)
	if err != nil {
		return comparison{}, err
	}
	return newComparison(j, ours, theirs), nil
}

func (c comparison) print() {
	fmt.Printf(
		"%s, torch %s: %d gradient tensors, the worst from torch float32 by %.1e (%s), from float64 by %.1e (%s); "+
			"torch's float32 from its float64 by %.1e\n",
		c.Preset,
		c.Torch,
		c.Tensors,
		c.From32.Worst,
		c.From32.Tensor,
		c.From64.Worst,
		c.From64.Tensor,
		c.Torch32.Worst,
	)
	fmt.Printf(
		"%s: %d losses, %.4f to %.4f, from torch float32 by %.1e at most, from float64 by %.1e; torch's float32 "+
			"from its float64 by %.1e, ours from ours with weights one rounding away by %.1e\n",
		c.Preset,
		len(c.Ours),
		c.Ours[0],
		c.Ours[len(c.Ours)-1],
		most(c.Ours, c.Float32),
		most(c.Ours, c.Float64),
		most(c.Float32, c.Float64),
		most(c.Nudged, c.Ours),
	)
}

// check returns an error if the comparison exceeds its bounds.
func (c comparison) check() error {
	for width, g := range map[string]gap{"float32": c.From32, "float64": c.From64} {
		if !(g.Worst <= gradientBound) {
			return fmt.Errorf(
				"%w: %s: the gradient of %s by %.1e of its length from %s, the bound is %.0e",
				errWrong,
				c.Preset,
				g.Tensor,
				g.Worst,
				width,
				gradientBound,
			)
		}
	}
	bound := max(lossBound, noiseFactor*c.noise())
	if math.IsInf(bound, 1) {
		return fmt.Errorf("%w: %s: some losses are missing", errWrong, c.Preset)
	}
	if d := most(c.Ours, c.Float64); !(d <= bound) {
		return fmt.Errorf("%w: %s: a loss by %.1e from float64, the bound is %.1e", errWrong, c.Preset, d, bound)
	}
	return nil
}

func draw(file string) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var all []comparison
	if err := json.Unmarshal(b, &all); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	out := strings.TrimSuffix(file, filepath.Ext(file))
	for _, c := range all {
		if err := os.WriteFile(out+"-"+c.Preset+".svg", c.figure(), 0o644); err != nil {
			return err
		}
	}
	return nil
}
