package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strings"

	"github.com/infernetprotocol/infernet/scripts/bench/engine/plot"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
)

// goal is the largest difference of the final validation losses, in nats.
const goal = 0.01

type options struct {
	preset, text, out, draw, backend string
	steps, every, batch              uint
	seed                             uint64
	threads                          int
}

// result is the JSON that a run writes. Validation[i] belongs to step Steps[i].
type result struct {
	Preset     string           `json:"preset"`
	Text       string           `json:"text"`
	TextSHA256 string           `json:"text_sha256"` // of the training part followed by the held-out part
	Go         string           `json:"go"`
	Seed       uint64           `json:"seed"`
	Batch      uint32           `json:"batch"`
	Parameters uint64           `json:"parameters"`
	Tokens     uint64           `json:"tokens"` // trained on, by each run
	Steps      []uint32         `json:"steps"`
	Curves     map[string]curve `json:"curves"`
	Difference float64          `json:"final_difference"` // x8/1 − r32/1, validation
}

// curve holds losses in nats per byte. Training is the mean since the last point.
type curve struct {
	Training   []float64 `json:"training"`
	Validation []float64 `json:"validation"`
}

func main() {
	var o options
	flag.StringVar(&o.preset, "preset", "d128", "shape of the model")
	flag.StringVar(&o.text, "text", "opticks", "opticks, go, or a file")
	flag.UintVar(&o.steps, "steps", 2000, "steps of each run")
	flag.UintVar(&o.every, "every", 100, "steps between validations")
	flag.UintVar(&o.batch, "batch", 0, "sequences of a step (0: the preset's)")
	flag.Uint64Var(&o.seed, "seed", 1, "of weights and order")
	flag.StringVar(&o.backend, "backend", "auto", "back end")
	flag.IntVar(&o.threads, "threads", runtime.NumCPU(), "threads")
	flag.StringVar(&o.out, "json", "", "file to write")
	flag.StringVar(&o.draw, "draw", "", "draw this file's curves and do nothing else")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "quality:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	if o.draw != "" {
		return draw(o.draw)
	}
	c, err := readCorpus(o.text)
	if err != nil {
		return err
	}
	p, err := engine.Preset(o.preset, uint32(o.steps), o.seed)
	if err != nil {
		return err
	}
	if o.batch > 0 {
		p.Batch = uint32(o.batch)
	}
	r := result{
		Preset: o.preset, Text: c.name, TextSHA256: c.hash(), Go: runtime.Version(), Seed: o.seed, Batch: p.Batch,
		Parameters: p.Model.Parameters(), Tokens: p.TokensPerStep() * uint64(o.steps), Curves: map[string]curve{},
	}
	if err := r.train(o, p, c); err != nil {
		return err
	}
	b, err := json.MarshalIndent(r, "", " ")
	if err != nil {
		return err
	}
	if o.out != "" {
		err = os.WriteFile(o.out, append(b, '\n'), 0o644)
	} else {
		_, err = fmt.Printf("%s\n", b)
	}
	if err == nil && max(r.Difference, -r.Difference) > goal {
		err = fmt.Errorf("the final validation losses differ by %+.4f nats, the goal is %v", r.Difference, goal)
	}
	return err
}

// train advances both runs alternately, one stretch of steps at a time.
func (r *result) train(o options, p program.Program, c corpus) error {
	numerics := [...]string{program.R32, program.X8}
	var runs []*engine.Trainer
	for _, n := range numerics {
		p.Numerics = n
		t, err := engine.New(p, c.learned, engine.Options{Backend: o.backend, Threads: o.threads})
		if err != nil {
			return err
		}
		defer t.Close()
		t.Init()
		runs = append(runs, t)
	}
	for done := uint(0); done < o.steps; {
		n := min(o.every, o.steps-done)
		done += n
		r.Steps = append(r.Steps, uint32(done))
		line := fmt.Sprintf("step %5d of %d:", done, o.steps)
		for i, t := range runs {
			training, validation, err := stretch(t, n, c.held)
			if err != nil {
				return fmt.Errorf("%s: %w", numerics[i], err)
			}
			k := r.Curves[numerics[i]]
			r.Curves[numerics[i]] = curve{append(k.Training, training), append(k.Validation, validation)}
			line += fmt.Sprintf("  %s %.4f, held out %.4f", numerics[i], training, validation)
		}
		fmt.Fprintln(os.Stderr, line)
	}
	last := func(n string) float64 { v := r.Curves[n].Validation; return v[len(v)-1] }
	r.Difference = last(program.X8) - last(program.R32)
	return nil
}

// stretch runs n steps and returns their mean loss, and the loss on held after them.
func stretch(t *engine.Trainer, n uint, held []byte) (training, validation float64, err error) {
	for range n {
		step, err := t.Step()
		if err != nil {
			return 0, 0, err
		}
		training += float64(step.Loss) / float64(n)
	}
	v, err := t.Evaluate(held)
	return training, float64(v), err
}

func draw(file string) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var r result
	if err := json.Unmarshal(b, &r); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	out, found := strings.CutSuffix(file, ".json")
	if !found {
		return errors.New("-draw wants a .json file: the .svg is written beside it")
	}
	var lines []plot.Line
	for _, n := range [...]string{program.R32, program.X8} {
		lines = append(lines, plot.Line{Name: n + ", held out", X: r.x(), Y: r.Curves[n].Validation})
		lines = append(lines, plot.Line{Name: n + ", training", X: r.x(), Y: r.Curves[n].Training, Faint: true})
	}
	return os.WriteFile(out+".svg", plot.Chart{
		Title: fmt.Sprintf("%s, %d parameters, %s: %+.4f nats at the end", r.Preset, r.Parameters, r.Text,
			r.Difference),
		X: "step", Y: "loss, nats per byte", Lines: lines,
	}.SVG(), 0o644)
}

func (r result) x() (x []float64) {
	for _, s := range r.Steps {
		x = append(x, float64(s))
	}
	return x
}
