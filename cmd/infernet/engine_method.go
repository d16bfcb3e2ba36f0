package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/spf13/pflag"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

// loraRate is the learning rate of an adapter that nobody gave one.
const loraRate = 2e-4

// methodFlags change how a program trains, without a file in JSON.
type methodFlags struct {
	rank            uint32
	alpha           float64
	targets, frozen string
	beta, rate      float64
	epochs          float64
}

func (m *methodFlags) flags(fl *pflag.FlagSet) {
	fl.Uint32Var(&m.rank, "lora-rank", 0, "train an adapter of this rank over the frozen weights")
	fl.Float64Var(&m.alpha, "lora-alpha", 0, "the adapter's alpha (default: twice its rank)")
	fl.StringVar(&m.targets, "targets", "all", "the layers that the adapter changes, such as q_proj,v_proj")
	fl.StringVar(&m.frozen, "frozen", "", "keep the frozen matrices as bf16 or nf4 (default: not rounded)")
	fl.Float64Var(&m.beta, "dpo-beta", 0, "learn from preferences, with this beta (such as 0.1)")
	fl.Float64Var(&m.rate, "lr", 0, "the learning rate; the schedule ends at a tenth of it")
	fl.Float64Var(&m.epochs, "epochs", 0, "length of the run in passes over the data, in place of --steps")
}

// apply changes p as the flags say. bare says that nobody gave the program
// itself, so that its learning rate is ours to choose.
func (m methodFlags) apply(p *program.Program, given func(string) bool, bare bool) error {
	if given("lora-rank") {
		if err := m.lora(p, given); err != nil {
			return err
		}
		if bare {
			setRate(p, loraRate)
		}
	} else if p.Adapter.IsZero() && (given("lora-alpha") || given("targets") || given("frozen")) {
		return &usageError{errors.New("--lora-alpha, --targets and --frozen belong to an adapter"),
			"name its rank with --lora-rank, such as 8"}
	}
	if given("dpo-beta") {
		p.DPO.Beta = program.Binary64(m.beta)
	}
	if given("lr") {
		setRate(p, m.rate)
	}
	return nil
}

// setRate keeps the end of a schedule at a tenth.
func setRate(p *program.Program, rate float64) {
	p.Optimizer.LR, p.Optimizer.MinLR = program.Binary64(rate), program.Binary64(rate/10)
}

// lora is an adapter of all linear layers, whose alpha is twice its rank.
func (m methodFlags) lora(p *program.Program, given func(string) bool) (err error) {
	p.Adapter = program.Adapter{
		Rank:    m.rank,
		Alpha:   program.Binary64(2 * m.rank),
		Targets: program.AllTargets,
		Frozen:  m.frozen,
	}
	if given("lora-alpha") {
		p.Adapter.Alpha = program.Binary64(m.alpha)
	}
	if given("targets") && m.targets != "all" {
		p.Adapter.Targets, err = program.TargetsOf(strings.Split(m.targets, ","))
	}
	return err
}

// length sets the steps that so many epochs take.
func (m methodFlags) length(p *program.Program, dataset []byte) error {
	b, err := data.Open(*p, dataset)
	if err != nil {
		return err
	}
	steps := math.Ceil(m.epochs * float64(b.Samples()) / float64(p.Batch*p.Accumulate))
	if !(steps >= 1 && steps <= program.MaxSteps) { //nolint:staticcheck // also for NaN
		return &usageError{
			fmt.Errorf("--epochs %g of %d samples is %g steps, want 1 to %d", m.epochs, b.Samples(), steps,
				uint32(program.MaxSteps)),
			"",
		}
	}
	p.Steps = uint32(steps)
	p.Optimizer.Warmup = min(p.Optimizer.Warmup, p.Steps/6)
	return nil
}

// checkTokenizer refuses tokens of another tokenizer than the folder's: they
// would train in silence on words that the model does not know.
func checkTokenizer(folder, name string, dataset []byte) error {
	tokens, err := data.ParseTokens(dataset)
	if err != nil {
		return err
	}
	_, raw, err := hf.ReadTokenizer(folder)
	if err != nil {
		return err
	}
	if sum := sha256.Sum256(raw); !bytes.Equal(sum[:], tokens.Tokenizer[:]) {
		return &usageError{fmt.Errorf("%s was made with the tokenizer %x, that of %s is %x", name, tokens.Tokenizer[:8],
			folder, sum[:8]), "prepare the data with this folder: `infernet data prepare --model " + folder + "`"}
	}
	return nil
}
