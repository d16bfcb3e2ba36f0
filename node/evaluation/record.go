package evaluation

import (
	"errors"
	"math"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// errUntold means that this node has not noted a state before it was stopped.
var errUntold = errors.New("this node was stopped before it noted the state")

// space of the ledger: Record by job.
const space = "evaluations"

// Point is a state of a job that is to be evaluated: the one after so many verified segments. Of 0 it is
// the state that the job starts from, and has no checkpoint.
type Point struct {
	Segments   uint32      `cbor:"1,keyasint"`
	Root       common.Hash `cbor:"2,keyasint"`
	Checkpoint market.Blob `cbor:"3,keyasint"`
}

// Value is the loss on the held-out rows after so many verified segments.
type Value struct {
	Segments uint32 `cbor:"1,keyasint"`
	Bits     uint32 `cbor:"2,keyasint"` // of the binary32 number of nats
}

// Loss returns nats per target that counts, or per pair.
func (v Value) Loss() float32 { return math.Float32frombits(v.Bits) }

// Missed is a state that could not be evaluated.
type Missed struct {
	Segments uint32 `cbor:"1,keyasint"`
	Why      string `cbor:"2,keyasint"`
}

// Record is what the ledger has of a job's evaluations. A state is in one list at most.
type Record struct {
	Job     market.JobID `cbor:"1,keyasint"`
	Waiting []Point      `cbor:"2,keyasint"` // in the order of their segments
	Values  []Value      `cbor:"3,keyasint"` // the same
	Missed  []Missed     `cbor:"4,keyasint"`
}

func keyOf(id market.JobID) ledger.Key { return ledger.Key{Space: space, ID: id.String()} }

// knows reports whether the state after so many segments is in one of the lists.
func (r Record) knows(segments uint32) bool {
	return slices.ContainsFunc(r.Waiting, func(p Point) bool { return p.Segments == segments }) ||
		slices.ContainsFunc(r.Values, func(v Value) bool { return v.Segments == segments }) ||
		slices.ContainsFunc(r.Missed, func(m Missed) bool { return m.Segments == segments })
}

// size is how many states are known.
func (r Record) size() int { return len(r.Waiting) + len(r.Values) + len(r.Missed) }

// noted returns the record with the states after segments that were verified in a row, and the one that the job
// starts from. Earlier states that are not known are missed: their checkpoints are not known either.
func (r Record) noted(verified []job.Verified) Record {
	if !r.knows(0) {
		r = r.with(Point{})
	}
	for i, v := range verified {
		for n := uint32(1); i == 0 && n < v.Segments; n++ {
			if !r.knows(n) {
				r = r.missed(n, errUntold.Error())
			}
		}
		if p := Point(v); !r.knows(p.Segments) && p.Checkpoint.CID != "" {
			r = r.with(p)
		}
	}
	return r
}

// with returns the record with a state more that waits.
func (r Record) with(p Point) Record {
	r.Waiting = append(slices.Clone(r.Waiting), p)
	return r
}

// without returns the record without a waiting state.
func (r Record) without(segments uint32) Record {
	r.Waiting = slices.DeleteFunc(slices.Clone(r.Waiting), func(p Point) bool { return p.Segments == segments })
	return r
}

// done returns the record with the loss of a state that waited.
func (r Record) done(segments uint32, loss float32) Record {
	r = r.without(segments)
	r.Values = append(slices.Clone(r.Values), Value{segments, math.Float32bits(loss)})
	return r
}

// missed returns the record with the reason why a state that waited has no loss.
func (r Record) missed(segments uint32, why string) Record {
	r = r.without(segments)
	r.Missed = append(slices.Clone(r.Missed), Missed{segments, why})
	return r
}
