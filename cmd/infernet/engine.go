package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
)

func newEngine(a *app) *cobra.Command {
	c := group("engine", "Train on this machine, without a job or a node",
		"Runs the training engine by itself: to measure a machine, to repeat a run, or to\n"+
			"compare with another framework. The same program and data give the same root on\n"+
			"every machine, with every back end and number of threads.",
		"  infernet engine run --preset d64 --steps 200\n"+
			"  infernet engine preset d64 > program.json && infernet engine run --config program.json")
	c.AddCommand(newEngineRun(a), newEnginePreset(a), newEngineRoot(a))
	return c
}

func newEngineRun(a *app) *cobra.Command {
	var f engineFlags
	c := &cobra.Command{
		Use:   "run",
		Short: "Train a program and print its root and its speed",
		Long: `Trains a program from its first step and prints the root of the final state, the
losses and what it cost. Without --data it trains on a text made from numbers,
the same on every machine.

The first step may be that of a model folder (--init), as a whole or with an
adapter over it (--lora-rank). With --checkpoints the state is kept every so many
steps and at Ctrl-C; the same command with --resume goes on, and ends at the same
root as a run that nothing stopped.

With --init, --save and --batches-out anyone can repeat the run in another
framework: from the same weights, on the same tokens.`,
		Example: "  infernet engine run --preset d256 --numerics x8/1 --steps 50 --json\n" +
			"  infernet engine run --init ./SmolLM2 --data chats.tokens --steps 20 --save ./tuned",
		Args: exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			f.given = c.Flags().Changed
			r, err := f.run(c.Context(), a.progress())
			if err != nil {
				return err
			}
			return a.print(r, r.text)
		},
	}
	fl := c.Flags()
	fl.StringVar(&f.config, "config", "", "a `FILE` with a program in JSON; infernet engine preset prints one")
	fl.StringVar(&f.preset, "preset", "", "a named program: "+strings.Join(presetNames(), ", ")+" (default d64)")
	fl.StringVar(&f.numerics, "numerics", "", "r32/1 or x8/1, in place of the program's")
	fl.Uint32Var(&f.steps, "steps", 0, "length of the run, in place of the program's (default 100)")
	fl.StringVar(&f.options.Backend, "backend", "auto", "auto, ref, avx2, avx512, amx or cuda")
	fl.IntVar(&f.options.Threads, "threads", 0, "goroutines that compute (0: one per processor)")
	fl.Uint64Var(&f.maxMiB, "max-memory", 0, "the most memory that the plan may take, in MiB (0: 16384)")
	fl.BoolVar(&f.options.Recompute, "recompute", false, "make activations again in the backward pass: less memory, "+
		"more time, equal bits")
	fl.StringVar(&f.init, "init", "", "start from the weights of this Hugging Face `FOLDER`")
	fl.StringVar(&f.save, "save", "", "write the trained model to this Hugging Face `FOLDER`; it must not exist")
	fl.StringVar(&f.saveAdapter, "save-adapter", "", "write the trained adapter alone to this `FOLDER`, as PEFT "+
		"does; it must not exist")
	fl.StringVar(&f.data, "data", "", "the text or token `FILE` to train on")
	fl.StringVar(&f.batchesOut, "batches-out", "", "write the tokens of every step to this `FILE`, a JSON object a "+
		"line; it must not exist")
	fl.StringVar(&f.saveType, "save-dtype", "f32", "the type of the saved weights: f32 or bf16")
	fl.StringVar(&f.eval, "eval", "", "a text or token `FILE` that is not trained on: its loss is told")
	fl.StringVar(&f.metrics, "metrics", "", "write a JSON line a step to this `FILE`: loss, norm, rate, tokens/s")
	fl.StringVar(&f.tensorBoard, "tensorboard", "", "write the same figures for TensorBoard to this `DIR`")
	fl.StringVar(&f.keep.dir, "checkpoints", "", "keep the state of the run in this `FOLDER`")
	fl.Uint32Var(&f.keep.every, "every", segmentSteps, "steps between checkpoints, and between evaluations")
	fl.BoolVar(&f.resume, "resume", false, "go on from the newest of --checkpoints")
	f.method.flags(fl)
	c.MarkFlagsMutuallyExclusive("config", "preset")
	c.MarkFlagsMutuallyExclusive("steps", "epochs")
	return c
}

// defaultSteps is the length of a run that nobody gave one.
const defaultSteps = 100

func presetNames() (names []string) {
	for _, p := range program.Presets() {
		names = append(names, p.Name)
	}
	return names
}

func presetProgram(name string, steps uint32) (program.Program, error) {
	if _, ok := program.FindPreset(name); !ok {
		return program.Program{}, &usageError{fmt.Errorf("unknown preset %q", name),
			"choose one of " + strings.Join(presetNames(), ", ")}
	}
	p, err := engine.Preset(name, steps, 1)
	if err != nil {
		return p, &usageError{err, ""}
	}
	return p, nil
}

func writeProgram(w io.Writer, p program.Program) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(p)
}

// progress tells a person how far a run is; scripts do not get it.
func (a *app) progress() func(format string, args ...any) { return a.say }
