package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/build"
	"io"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/testnet"
	"github.com/infernetprotocol/infernet/train/rounds"
)

var (
	// errUnbalanced: the demo's money does not add up.
	errUnbalanced = errors.New("the money does not add up")
	// errNoText: there is no text to train on.
	errNoText = errors.New("there is no text to train on")
)

const demoLong = `Runs a whole market on this machine, as separate processes that talk over real
sockets: a chain, a client, two providers and a verifier. The client posts a
training job on a real text; it is matched, trained, verified and paid, segment
by segment. Its first lines name a link to the client's page: it opens once, and
shows the job live; --keep leaves it up afterwards. All figures of money are read
from the chain, before and after; the exit code is 0 only if they add up to zero.`

func newDemo(a *app) *cobra.Command {
	var o testnet.DemoOptions
	var keep bool
	c := &cobra.Command{
		Use:     "demo",
		Short:   "Run a whole market on this machine, in about a minute",
		Long:    demoLong,
		Example: "  infernet demo\n  infernet demo --cheat\n  infernet demo --kill-provider --json",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			shape := demoShape(o)
			if !c.Flags().Changed("preset") {
				o.Preset = shape.preset
			}
			if !c.Flags().Changed("steps") {
				o.Steps = shape.steps
			}
			if !c.Flags().Changed("segments") {
				o.Segments = shape.segments
			}
			return a.demo(c.Context(), o, keep)
		},
	}
	f := c.Flags()
	f.BoolVar(&o.Cheat, "cheat", false, "one provider alters weights; it is caught, not paid, and replaced")
	f.BoolVar(&o.KillProvider, "kill-provider", false, "kill the provider in the middle of its third segment")
	f.BoolVar(&o.ClientVanishes, "client-vanishes", false, "kill the client in the middle of the job")
	f.BoolVar(&o.Dispute, "dispute", false, "one provider flips a bit of a gradient; a verifier disputes it on "+
		"chain and its stake is cut; then with private data, unless --finetune is given")
	f.BoolVar(&o.Finetune, "finetune", false, "tune a small model on chats by an adapter, in place of "+
		"training from a seed")
	f.StringVar(&o.Base, "base", "", "with --finetune: tune the model in this `FOLDER` in place of a small one")
	f.StringVar(&o.Licence, "licence", "", "the licence of --base (default: what the folder's README.md says)")
	f.Uint32Var(&o.Workers, "workers", 0, "have so many providers train one model together, in rounds: --segments "+
		"of them; then train it again on one machine, and compare")
	f.StringVar(&o.Method, "method", "", "with --finetune: lora (default), qlora, or dpo, "+
		"which learns from preferences; with --workers: diloco (default) or sparseloco")
	f.BoolVar(&o.Churn, "churn", false, "with --workers: kill a provider in the second round, and have another join")
	f.BoolVar(&keep, "keep", false, "leave the network up after the job, with its page, until Ctrl-C")
	f.StringVar(&o.Rail, "rail", "evm", "rail on which the job is paid: evm; solana, whose test network is built "+
		"with Rust at its first use; or lightning, whose daemons are built with Go")
	f.StringVar(&o.Text, "text", "", "text to train on (default: a book that comes with Go)")
	f.StringVar(&o.Dir, "dir", "", "keep everything in this folder (default: a temporary one, removed)")
	usual, played := demoShape(testnet.DemoOptions{}), demoShape(testnet.DemoOptions{Dispute: true})
	f.StringVar(&o.Preset, "preset", usual.preset,
		"shape of the model: demo, d64, d128, d256, d512; with --dispute the default is "+played.preset)
	f.Uint32Var(&o.Steps, "steps", usual.steps,
		fmt.Sprintf("optimizer steps of the job; with --dispute the default is %d", played.steps))
	f.Uint32Var(&o.Segments, "segments", usual.segments,
		fmt.Sprintf("segments of the job; with --dispute the default is %d", played.segments))
	return c
}

// jobShape is the size of a demo's job.
type jobShape struct {
	preset          string
	steps, segments uint32
}

// demoShape returns the default. A segment is long enough for 16 intervals, of which a check
// takes one. A dispute executes single operators, and with private data proves them: its job
// is small, and has segments before and after the disputed ones. A step of a model that somebody
// gave may take seconds. A tuned model has its own shape.
func demoShape(o testnet.DemoOptions) jobShape {
	s := jobShape{"d64", 1920, 4}
	switch {
	case o.Dispute:
		s = jobShape{"demo", 80, 8}
	case o.Workers > 0:
		s.steps = 480
	case o.Base != "":
		s.steps = 40
	}
	if o.Finetune {
		s.preset = ""
	}
	return s
}

func (a *app) demo(ctx context.Context, o testnet.DemoOptions, keep bool) (err error) {
	if err := demoBase(&o); err != nil {
		return err
	}
	switch {
	case o.Workers > 0:
		o.Method = cmp.Or(o.Method, rounds.DiLoCo)
	case o.Finetune:
		o.Method = cmp.Or(o.Method, jobfile.LoRA)
	}
	if err := o.Validate(); err != nil {
		return &usageError{err, "`infernet demo --help` lists the flags"}
	}
	if !o.Finetune {
		if o.Text, err = demoText(o.Text); err != nil {
			return err
		}
	}
	if o.Exe, err = os.Executable(); err != nil {
		return err
	}
	temporary := o.Dir == ""
	if err := demoDir(&o); err != nil {
		return err
	}
	if temporary {
		defer os.RemoveAll(o.Dir)
	}
	begin := time.Now()
	progress := a.err
	if !a.json {
		progress = a.out
	}
	lines, done := progress, func() {}
	if a.terminal() && !a.quiet {
		p := newPanel(a.out, a.colour())
		lines, done, o.Show = p, p.close, p.show
	}
	o.Say = func(format string, args ...any) {
		if !a.quiet {
			fmt.Fprintf(lines, "%5.1fs  %s\n", time.Since(begin).Seconds(), fmt.Sprintf(format, args...))
		}
	}
	stop := sync.OnceFunc(func() { done(); lines = progress })
	defer stop()
	finish := func(d *testnet.Demo, r testnet.Report) (err error) {
		stop()
		if temporary && r.Artifact != "" {
			if r.Artifact, err = keepModel(r.Artifact); err != nil {
				return err
			}
		}
		if o.Finetune && r.Artifact != "" {
			if r.Adapter, r.GGUF, err = tunedFiles(r.Artifact); err != nil {
				return err
			}
		}
		return a.printDemo(progress, d, r)
	}
	if keep {
		o.Keep = finish
	}
	d, r, err := testnet.RunDemo(ctx, o)
	if keep || err != nil {
		return err
	}
	return finish(d, r)
}

// keepModel copies the trained model out of a folder that will be removed. While the network stays
// up, its client still has it (`infernet job get`).
func keepModel(from string) (string, error) {
	dir, err := os.MkdirTemp("", "infernet-model-")
	if err != nil {
		return "", err
	}
	to := filepath.Join(dir, "model")
	return to, os.CopyFS(to, os.DirFS(from))
}

// tunedFiles names what a job over a base delivered. The error wraps fs.ErrNotExist if a GGUF file is not among it.
func tunedFiles(dir string) (adapter, file string, err error) {
	file = filepath.Join(dir, artifacts.GGUFName("q8_0"))
	_, err = os.Stat(file)
	return filepath.Join(dir, artifacts.AdapterFolder), file, err
}

// printModel says where the result is.
func printModel(w io.Writer, r testnet.Report) {
	if r.GGUF == "" {
		fmt.Fprintf(w, "the model, as a Hugging Face folder: %s\n", r.Artifact)
		return
	}
	fmt.Fprintf(w, "the adapter, for PEFT: %s\n", r.Adapter)
	fmt.Fprintf(w, "the tuned model, as a Hugging Face folder: %s\n", filepath.Join(r.Artifact, "merged"))
	fmt.Fprintf(w, "and as one file for llama.cpp: %s\n", r.GGUF)
}

func (a *app) printDemo(progress io.Writer, d *testnet.Demo, r testnet.Report) error {
	if !a.quiet {
		fmt.Fprintln(progress)
		if err := d.Table(progress); err != nil {
			return err
		}
		fmt.Fprintf(progress, "\n%d of %d segments paid, loss %.3f → %.3f, %d chain transactions, %.0f s\n",
			r.Paid, r.Segments, r.LossFirst, r.LossLast, r.ChainTxs, r.Seconds)
		if r.EvalLast > 0 {
			fmt.Fprintf(progress, "the loss on rows that were not trained on went from %.3f to %.3f\n", r.EvalFirst,
				r.EvalLast)
		}
		if r.Dispute != nil {
			fmt.Fprintf(progress, "the dispute took %d gas in %d transactions\n", r.DisputeGas, len(r.Dispute.Plays))
		}
		if r.WorkersReport != nil {
			printWorkers(progress, r.WorkersReport)
		}
		if r.CheckedFraction > 0 {
			fmt.Fprintf(progress, "checking took %.1f %% of the processor time that training took (checked_fraction)\n",
				100*r.CheckedFraction)
		}
		if r.Artifact != "" {
			printModel(progress, r)
		}
		if err := printPrivate(progress, d, r); err != nil {
			return err
		}
	}
	if a.json {
		if err := json.NewEncoder(a.out).Encode(r); err != nil {
			return err
		}
	}
	if !r.Balanced {
		return api.WithHint(fmt.Errorf("%w: %s", errUnbalanced, r.Unbalanced[0]),
			"run it again with --dir DIR and look at the logs there")
	}
	return nil
}

// printWorkers writes what several slots did together.
func printWorkers(w io.Writer, r *testnet.WorkersReport) {
	mb := func(n uint64) float64 { return float64(n) / 1e6 }
	fmt.Fprintf(w, "%d slots trained %d rounds by %s: loss %.3f, one machine with as many tokens %.3f\n", r.Slots,
		r.Rounds, r.Method, r.Loss, r.Single)
	fmt.Fprintf(w, "a worker moved %.1f MB of states; exchanging every gradient takes %.1f MB, packed updates %.1f\n",
		mb(r.Bytes), mb(r.DataParallel), mb(r.Packed))
	fmt.Fprintf(w, "replayed on one machine: root %.10s…, the same: %v\n", r.ReplayRoot, r.RootsEqual)
}

// printPrivate writes what became of the part with private data, if there was
// one.
func printPrivate(w io.Writer, d *testnet.Demo, r testnet.Report) error {
	if r.Private == nil {
		return nil
	}
	fmt.Fprint(w, "\nthe same with private data\n\n")
	if err := d.PrivateDemo().Table(w); err != nil {
		return err
	}
	if u := r.Private.Upheld; u != nil {
		fmt.Fprintf(w, "\na right segment was disputed and stands, by a proof that took %d ms\n", u.ProofMS)
	}
	return nil
}

// demoText finds a text: the one asked for, or the book in Go's own tests.
func demoText(path string) (string, error) {
	if path == "" {
		path = filepath.Join(build.Default.GOROOT, "src", "testdata", "Isaac.Newton-Opticks.txt")
	}
	if _, err := os.Stat(path); err != nil {
		return "", api.WithHint(fmt.Errorf("%w: %w", errNoText, err), "name one with --text FILE")
	}
	return filepath.Abs(path)
}

// demoBase looks at the model that was given, if one was, before anything is started.
func demoBase(o *testnet.DemoOptions) (err error) {
	if o.Base == "" || !o.Finetune { // Validate says what is missing
		return nil
	}
	f, licence, err := openModel(o.Base, o.Licence)
	if err != nil {
		return err
	}
	o.Licence = licence
	o.Base, err = filepath.Abs(o.Base)
	return errors.Join(err, f.Close())
}

// demoDir makes the demo's folder.
func demoDir(o *testnet.DemoOptions) (err error) {
	if o.Dir == "" {
		o.Dir, err = os.MkdirTemp("", "infernet-demo-")
		return err
	}
	if o.Dir, err = filepath.Abs(o.Dir); err != nil {
		return err
	}
	if entries, err := os.ReadDir(o.Dir); err == nil && len(entries) > 0 {
		return &usageError{fmt.Errorf("%s is not empty", o.Dir), "name a folder that does not exist yet"}
	}
	return os.MkdirAll(o.Dir, 0o700)
}
