package round

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// Event is an input of the machine. check only reads, and refuses what does not fit the state;
// apply cannot fail.
type Event interface {
	check(*State) error
	apply(*machine)
}

// Resumed is the first event after a restart, with the new process's time.
type Resumed struct{ Now Tick }

// StandbyTookOver says that the standby runs the machine from here, from the persisted state.
type StandbyTookOver struct{ Now Tick }

// SlotLeased says that both have signed the lease of a slot, and which stake it adds.
type SlotLeased struct {
	Slot           uint32
	Provider, Node common.Address
	Lock           money.Units
}

// HeartbeatReceived is a sign of life of a node, for all its slots.
type HeartbeatReceived struct{ Node common.Address }

// SlotLeft is a planned leave. The slot is offered at once.
type SlotLeft struct {
	Slot uint32
	Node common.Address
}

// UpdateReceived is a slot's update.
type UpdateReceived struct{ Update ValidUpdate }

// UpdateChecked is what the verifiers of a round decided about an update.
type UpdateChecked struct {
	Round, Slot uint32
	Update      common.Hash
	Right       bool
}

// MergeReported is what a member of the committee says of a merge.
type MergeReported struct{ Result ValidMergeResult }

// MergeJudged is the root that verifiers gave to a merge.
type MergeJudged struct{ Manifest, Root common.Hash }

// FaultProven is evidence that anybody may bring.
type FaultProven struct{ Fault Fault }

// Cancel ends the job by the client's wish.
type Cancel struct{}

func (e Tick) check(*State) error { return nil }
func (e Tick) apply(m *machine) {
	m.s.Clock = Tick{max(m.s.Clock.Chain, e.Chain), max(m.s.Clock.Mono, e.Mono)}
	m.dropGone()
}

func (e Resumed) check(*State) error { return nil }
func (e Resumed) apply(m *machine)   { m.resume(e.Now) }

func (e StandbyTookOver) check(s *State) error {
	if s.Params.Standby == (common.Address{}) || s.Signer == s.Params.Standby {
		return ErrPhase
	}
	return nil
}

func (e StandbyTookOver) apply(m *machine) {
	m.s.Signer = m.s.Params.Standby
	m.resume(e.Now)
}

func (e Cancel) check(s *State) error {
	if s.Phase == Settling {
		return ErrPhase
	}
	return nil
}
func (e Cancel) apply(m *machine) { m.stop(Cancelled) }
