package testnet

import (
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// DemoOptions say what a demo trains and which fault it shows.
type DemoOptions struct {
	Exe      string
	Dir      string // kept
	Text     string // path of the data set
	Preset   string
	Steps    uint32
	Segments uint32
	Rail     string // on which the job is paid: evm, solana or lightning; "" is evm

	Cheat, KillProvider, ClientVanishes, Dispute bool
	// Finetune tunes a model on chats or, by DPO, on preferences, by an adapter, in place of training one from a
	// seed: the one in the folder Base, which is under Licence, or a small one that the demo makes.
	Finetune      bool
	Base, Licence string

	// Workers, unless 0, are the slots that train the model together by Method, each on a provider of
	// its own. Segments are then rounds. With Churn a provider is killed and another joins.
	Workers uint32
	// Method is that of Workers (diloco or sparseloco) or of Finetune (lora, qlora or dpo).
	Method string
	Churn  bool

	// Keep, unless nil, is called with what came out. Then the network stays up until the demo's context ends.
	Keep func(*Demo, Report) error

	// Say prints a line about what happens. It must not be nil.
	Say func(format string, args ...any)
	// Show, unless nil, is called with the job's state whenever that was read. Steps and losses are then not said.
	Show func(api.JobView)
}

// maxWorkers are the providers that a demo starts at most.
const maxWorkers = 8

// ErrOptions is wrapped by the errors of Validate.
var ErrOptions = errors.New("demo")

// Validate returns an error that wraps ErrOptions if the options contradict each other.
func (o DemoOptions) Validate() error {
	n := 0
	for _, b := range []bool{o.Cheat, o.KillProvider, o.ClientVanishes, o.Dispute, o.Churn} {
		if b {
			n++
		}
	}
	switch {
	case o.Rail != "" && o.Rail != config.RailEVM && o.Rail != config.RailSolana && o.Rail != config.RailLightning:
		return fmt.Errorf("%w: --rail: %q is none of evm, solana, lightning", ErrOptions, o.Rail)
	case o.Rail == config.RailLightning && (o.KillProvider || o.ClientVanishes):
		return fmt.Errorf(
			"%w: on lightning the money of a party that is gone returns when its HTLCs expire, hours later: "+
				"see make e2e-lightning for these endings",
			ErrOptions,
		)
	case o.Dispute && o.Rail != "" && o.Rail != config.RailEVM:
		return fmt.Errorf("%w: --dispute: wrong segments cost stake on the rail evm only", ErrOptions)
	case n > 1:
		return fmt.Errorf("%w: choose one of --cheat, --kill-provider, --client-vanishes, --dispute and --churn",
			ErrOptions)
	case o.Finetune && (o.Preset != "" || o.Text != ""):
		return fmt.Errorf("%w: --finetune tunes a model on the demo's own chats: leave --preset and --text out; "+
			"--base FOLDER takes a model of yours", ErrOptions)
	case !o.Finetune && (o.Base != "" || o.Licence != ""):
		return fmt.Errorf("%w: --base and --licence name a model to tune: add --finetune", ErrOptions)
	case (o.Base == "") != (o.Licence == ""):
		return fmt.Errorf("%w: --licence is that of the model in --base: give both", ErrOptions)
	case o.Base != "" && o.Dispute:
		return fmt.Errorf("%w: --dispute plays over the demo's small model: leave --base out", ErrOptions)
	case o.Workers == 0 && o.Churn:
		return fmt.Errorf("%w: --churn is for several workers: add --workers", ErrOptions)
	case o.Workers == 0 && !o.Finetune && o.Method != "":
		return fmt.Errorf("%w: --method is that of --workers or of --finetune: add one of them", ErrOptions)
	case o.Finetune && !slices.Contains([]string{jobfile.LoRA, jobfile.QLoRA, jobfile.DPO}, o.Method):
		return fmt.Errorf("%w: --method: %.40q is none of lora, qlora, dpo, by which --finetune tunes", ErrOptions,
			o.Method)
	case o.Workers != 0 && (o.Workers < 2 || o.Workers > maxWorkers):
		return fmt.Errorf("%w: --workers: want 2 to %d on one machine", ErrOptions, maxWorkers)
	case o.Workers != 0 && (o.Dispute || o.Finetune || o.KillProvider || o.ClientVanishes):
		return fmt.Errorf("%w: --workers goes with --cheat or --churn alone", ErrOptions)
	case o.Workers != 0 && o.Rail != "" && o.Rail != config.RailEVM:
		return fmt.Errorf("%w: --workers is shown on the rail evm only", ErrOptions)
	case o.Workers != 0 && o.Steps%max(o.Segments, 1) != 0:
		return fmt.Errorf("%w: --steps: want a multiple of --segments, which are the rounds", ErrOptions)
	case o.Segments < 4:
		return fmt.Errorf("%w: --segments: want 4 or more, so that something can happen in the third", ErrOptions)
	case o.Dispute && o.Segments <= rightSegment+1:
		return fmt.Errorf("%w: --segments: want %d or more with --dispute", ErrOptions, rightSegment+2)
	case o.Steps < 10*o.Segments:
		return fmt.Errorf("%w: --steps: want at least 10 a segment", ErrOptions)
	}
	return nil
}
