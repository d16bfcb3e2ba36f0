package round

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Limits of a job with rounds. They bound the state, and so what one event can cost.
const (
	MaxSlots     = 256
	MaxRounds    = 1 << 16
	MaxCredit    = 8
	MaxProviders = 4096
	MaxLock      = money.Units(1) << 50
	maxSeconds   = 1 << 32
	// missesAllowed is how many rounds in a row a slot may miss before it is freed.
	missesAllowed = 2
	// firstAbsence and mostAbsence are seconds of chain time, as in market/job.
	firstAbsence = 30
	mostAbsence  = 3600
)

// Verification says when updates are checked.
type Verification uint8

// Verifications.
const (
	// Sampled merges updates that nobody has checked. One that is found wrong within the credit
	// takes the run back.
	Sampled Verification = 1
	// BeforeMerge gives no weight to an update that is not checked.
	BeforeMerge Verification = 2
)

// Params are the terms of one job. Times are seconds of chain time, but for Heartbeat.
type Params struct {
	Job         market.JobID   `cbor:"1,keyasint"`
	Domain      market.Domain  `cbor:"2,keyasint"`
	Coordinator common.Address `cbor:"3,keyasint"` // signs receipts and manifests
	Standby     common.Address `cbor:"4,keyasint"` // takes over from it; zero: nobody
	Slots       uint32         `cbor:"5,keyasint"`
	Rounds      uint32         `cbor:"6,keyasint"`
	Credit      uint32         `cbor:"7,keyasint"` // merged rounds that may still go back
	Stale       uint32         `cbor:"8,keyasint"` // rounds for which a late update is carried over
	Verify      Verification   `cbor:"9,keyasint"`
	Tokens      uint64         `cbor:"10,keyasint"` // the weight of a whole round of one slot
	Price       money.Units    `cbor:"11,keyasint"` // of one round of one slot
	Budget      money.Units    `cbor:"12,keyasint"` // what the job has reserved
	Deadline    uint64         `cbor:"13,keyasint"` // the job's end, chain time
	FillTime    uint64         `cbor:"14,keyasint"` // how long the first round waits for all slots
	RoundTime   uint64         `cbor:"15,keyasint"` // the longest that a round is open
	Slack       uint64         `cbor:"16,keyasint"` // the shortest wait after the quorum of updates
	CheckTime   uint64         `cbor:"17,keyasint"` // for the verdicts of a closed round
	MergeTime   uint64         `cbor:"18,keyasint"` // for the committee
	Window      uint64         `cbor:"19,keyasint"` // in which the last rounds can be found wrong
	Heartbeat   uint64         `cbor:"20,keyasint"` // milliseconds
	Misses      uint64         `cbor:"21,keyasint"` // heartbeats after which a provider is gone
}

// Validate checks the ranges. The error wraps market.ErrRange and names the field.
func (p Params) Validate() error {
	for _, r := range []struct {
		ok   bool
		what string
	}{
		{p.Coordinator != (common.Address{}), "coordinator: want a node key"},
		{p.Standby != p.Coordinator, "standby: want another node than the coordinator"},
		{within(uint64(p.Slots), 1, MaxSlots), "slots: want 1 to 256"},
		{within(uint64(p.Rounds), 1, MaxRounds), "rounds: want 1 to 65536"},
		{within(uint64(p.Credit), 1, MaxCredit), "credit: want 1 to 8 rounds"},
		{p.Stale <= p.Credit, "stale: want at most the credit"},
		{p.Verify == Sampled || p.Verify == BeforeMerge, "verify: want sampled or before-merge"},
		{within(p.Tokens, 1, 1<<48), "tokens: want 1 to 2^48"},
		{p.Price >= 0 && p.affordable(), "budget: want at least price × slots × rounds"},
		{p.timesInRange(), "times: want 1 to 2^32"},
	} {
		if !r.ok {
			return fmt.Errorf("%w: %s", market.ErrRange, r.what)
		}
	}
	return nil
}

func within(v, least, most uint64) bool { return v >= least && v <= most }

func (p Params) affordable() bool {
	total, err := p.Price.Mul(p.Slots)
	if err == nil {
		total, err = total.Mul(p.Rounds)
	}
	return err == nil && total <= p.Budget && p.Budget <= 1<<61
}

func (p Params) timesInRange() bool {
	for _, t := range []uint64{
		p.FillTime, p.RoundTime, p.Slack, p.CheckTime, p.MergeTime, p.Window, p.Heartbeat, p.Misses,
	} {
		if !within(t, 1, maxSeconds) {
			return false
		}
	}
	return within(p.Deadline, 1, 1<<62)
}
