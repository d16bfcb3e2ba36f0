package rounds

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/program"
)

// Limits of a plan.
const (
	MaxSlots  = 256
	MaxRounds = 1 << 16
)

// The methods that Named knows.
const (
	DiLoCo     = "diloco"     // Douillard et al. 2023, arXiv:2311.08105
	FedAvg     = "fedavg"     // McMahan et al. 2016, arXiv:1602.05629
	SparseLoCo = "sparseloco" // Sarfi et al. 2025, arXiv:2508.15706
	MuLoCo     = "muloco"     // Thérien et al. 2025, arXiv:2505.23725
)

// ErrPlan is wrapped by the errors of Validate and Named.
var ErrPlan = errors.New("invalid plan of rounds")

// Plan says how several slots train one model.
type Plan struct {
	// Program is that of the run. Its Seed or Base gives the first parameters. Its Steps are
	// those of a slot that takes part in every round.
	Program program.Program `cbor:"1,keyasint" json:"program"`
	Slots   uint32          `cbor:"2,keyasint" json:"slots"` // 1 to MaxSlots
	Every   uint32          `cbor:"3,keyasint" json:"every"` // steps of a round, a divisor of Program.Steps
	// Method is the name that people know the plan by. Update and Outer are what counts; Named
	// gives those that belong to a name.
	Method string          `cbor:"4,keyasint" json:"method"`
	Update outer.Spec      `cbor:"5,keyasint" json:"update"` // how updates are made
	Outer  outer.Optimizer `cbor:"6,keyasint" json:"outer"`  // how shared parameters follow a merge
}

// Named is the plan of a method with the values that its paper and our own runs found best
// (docs/rounds.md). DiLoCo and MuLoCo use Nesterov with a rate of 0.7 and a momentum of 0.9.
// FedAvg takes the mean of what the slots have. MuLoCo sends 4 bits with feedback 0.9. SparseLoCo
// sends 64 of 4096 values in 2 bits with feedback 0.95. The error is Validate's.
func Named(method string, p program.Program, slots, every uint32) (Plan, error) {
	plan := Plan{
		Program: p, Slots: slots, Every: every, Method: method, Update: outer.Spec{Chunk: 4096, Values: outer.Float32},
		Outer: outer.Optimizer{Kind: outer.Nesterov, Rate: 0.7, Momentum: 0.9},
	}
	switch method {
	case FedAvg:
		plan.Outer = outer.Optimizer{Kind: outer.SGD, Rate: 1}
	case SparseLoCo:
		plan.Update = outer.Spec{Chunk: 4096, Keep: 64, Values: outer.TwoBits, Feedback: 0.95}
		plan.Outer = outer.Optimizer{Kind: outer.SGD, Rate: 1}
	case MuLoCo:
		plan.Update.Values, plan.Update.Feedback = outer.Int4, 0.9
	}
	return plan, plan.Validate()
}

// Validate wraps ErrPlan, and the error of the part that is wrong.
func (p Plan) Validate() error {
	for _, part := range []error{p.Program.Validate(), p.Update.Validate(), p.Outer.Validate()} {
		if part != nil {
			return fmt.Errorf("%w: %w", ErrPlan, part)
		}
	}
	switch {
	case p.Slots < 1 || p.Slots > MaxSlots:
		return fmt.Errorf("%w: %d slots: want 1 to %d", ErrPlan, p.Slots, MaxSlots)
	case p.Every < 1 || p.Program.Steps%p.Every != 0:
		return fmt.Errorf("%w: rounds of %d steps: want a divisor of the program's %d steps", ErrPlan, p.Every,
			p.Program.Steps)
	case p.Rounds() > MaxRounds:
		return fmt.Errorf("%w: %d rounds: want at most %d, so take more steps in each", ErrPlan, p.Rounds(), MaxRounds)
	case !slices.Contains([]string{DiLoCo, FedAvg, SparseLoCo, MuLoCo}, p.Method):
		return fmt.Errorf("%w: method %.40q: want %s, %s, %s or %s", ErrPlan, p.Method, DiLoCo, FedAvg, SparseLoCo,
			MuLoCo)
	case p.Method == MuLoCo && p.Program.Optimizer.Kind != program.Muon:
		return fmt.Errorf("%w: muloco: want optimizer.kind %q, not %q", ErrPlan, program.Muon, p.Program.Optimizer.Kind)
	case !p.Program.Adapter.IsZero() && (p.Program.Base.IsZero() || !p.Program.Adapter.Start.IsZero()):
		return fmt.Errorf("%w: in rounds an adapter begins from the seed, on parameters that all slots have: name a "+
			"base, and leave adapter.start out", ErrPlan)
	case p.Program.Optimizer.EMA != 0:
		return fmt.Errorf("%w: slots share no average of parameters: leave optimizer.ema out", ErrPlan)
	}
	return nil
}

// Rounds is how many rounds there are.
func (p Plan) Rounds() uint32 { return p.Program.Steps / p.Every }

// Slot is the program of slot i, below Slots: the run's, with the seed Seed + 1 + i modulo 2^64.
// Slots have different seeds, so each orders the samples in its own way; the run's own seed
// orders none. Begin gives the slot its first state, and not the slot's seed.
func (p Plan) Slot(i uint32) program.Program {
	slot := p.Program
	slot.Seed += 1 + uint64(i)
	return slot
}

// Hash names the plan.
func (p Plan) Hash() [32]byte {
	h, err := canon.Hash("infernet/rounds/1", p)
	if err != nil {
		panic(err) // plain data always encodes
	}
	return h
}

// mergeTensors is how many tensors of the size of the parameters a merger keeps at once, apart
// from error feedback: shared ones before and after, moments before and after, update and merge.
const mergeTensors = 6

// Bytes is the memory that a merger plans, in bytes: what it keeps, and a trainer that holds the
// state of one slot. End states that the caller passes are not counted. It saturates.
func (p Plan) Bytes() uint64 {
	tensors := uint64(mergeTensors)
	if p.Update.Feedback > 0 {
		tensors += 2 * uint64(p.Slots)
	}
	values, held := p.Program.Trained(), engine.LeastBytes(p.Program)
	if values > math.MaxUint64/4/tensors || 4*tensors*values > math.MaxUint64-held {
		return math.MaxUint64
	}
	return 4*tensors*values + held
}
