package round

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/market"
)

// Limits of a model that several slots train. They bound the state.
const (
	MaxSlots  = 256
	MaxRounds = 1 << 16
	maxTime   = 1 << 40 // ms
)

// Params are the terms of one run. Times are milliseconds.
type Params struct {
	Slots  uint32 `cbor:"1,keyasint" json:"slots"`
	Rounds uint32 `cbor:"2,keyasint" json:"rounds"`
	// Weight of a slot's segment in a merge: its tokens.
	Weight uint64 `cbor:"3,keyasint" json:"weight"`
	// Slack is the shortest wait for the others once more than two thirds are there.
	Slack uint64 `cbor:"4,keyasint" json:"slack"`
	// Longest is how long a round waits for a part of the slots. It waits for the first for ever:
	// the deadlines of the slots' jobs end that.
	Longest uint64 `cbor:"5,keyasint" json:"longest"`
}

// Errors of Apply. The state stays as it was.
var (
	ErrEnded = errors.New("the run is over")
	ErrSlot  = errors.New("the run has no such slot")
	ErrStale = errors.New("known already, or of a round that is over")
	ErrPhase = errors.New("not in this phase of the run")
	ErrState = errors.New("bad state of a run")
)

// Validate checks the ranges. The error wraps market.ErrRange and names the field.
func (p Params) Validate() error {
	for _, r := range []struct {
		ok   bool
		what string
	}{
		{within(uint64(p.Slots), 1, MaxSlots), "slots: want 1 to 256"},
		{within(uint64(p.Rounds), 1, MaxRounds), "rounds: want 1 to 65536"},
		{within(p.Weight, 1, 1<<48), "weight: want 1 to 2^48"},
		{within(p.Slack, 0, maxTime) && within(p.Longest, 1, maxTime), "times: want at most 2^40 ms"},
	} {
		if !r.ok {
			return fmt.Errorf("%w: %s", market.ErrRange, r.what)
		}
	}
	return nil
}

func within(v, least, most uint64) bool { return v >= least && v <= most }
