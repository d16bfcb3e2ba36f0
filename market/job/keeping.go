package job

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// KeepState asks to fetch and keep the end state of a segment, to check that its root is Root, and to answer with
// StateKept. It is asked for when the segment is committed, so that the state is mostly here when the panel has
// decided. It is of use while the state has the work of Commitment.
type KeepState struct {
	Commitment common.Hash // StructHash
	Blob       market.Blob
	Root       common.Hash
}

func (KeepState) action() {}

// Key implements Action.
func (a KeepState) Key() string { return "keep/" + a.Commitment.Hex() }

// StateKept answers KeepState: the driver holds the state, over restarts.
type StateKept struct{ Commitment common.Hash }

func (e StateKept) apply(m *machine) error {
	w, err := m.work(e.Commitment)
	if err != nil {
		return err
	}
	w.Kept = true
	m.advance()
	return nil
}

func (w Work) keepAction() Action {
	return KeepState{Commitment: w.Hash, Blob: w.Result.End, Root: common.Hash(w.Result.Segment.End)}
}

// Bounds of the wait for a segment's end state, from the time at which its verifiers have executed what they drew: as
// long as keptHeartbeats times the silence that a provider may keep, and what the bytes take at leastKeptRate bytes a
// second, but no longer than a check.
const (
	keptHeartbeats = 5
	leastKeptRate  = 64 << 10
)

// keepTimeout is how long, in ms, a segment's end state may take to come.
func (s State) keepTimeout(b market.Blob) uint64 {
	p := s.Policy
	grace := p.Heartbeat * p.Misses * keptHeartbeats
	return min(grace+min(b.Size, market.MaxBlob)*1000/leastKeptRate, p.CheckTimeout)
}

// withheld returns the work at the head of the lease if its end state has not come in time.
func (s State) withheld() (Work, bool) {
	if len(s.Lease.Works) == 0 {
		return Work{}, false
	}
	w := s.Lease.Works[0]
	return w, w.awaitsState() && s.Clock.Mono >= w.Revealed+s.keepTimeout(w.Result.End)
}

// awaitsState reports whether a segment's verifiers have executed what they drew, and its end state is not here.
func (w Work) awaitsState() bool { return w.Revealed > 0 && !w.Kept }

// endWithheld ends a lease whose provider does not give what it is paid for. The segment is trained again from the last
// state that is kept.
func (m *machine) endWithheld(w Work) {
	m.end(fmt.Sprintf("the end state of segment %d could not be had from anybody", w.Result.Commitment.Segment), true)
}

// keepLines say for people which segments wait for their end states.
func (s State) keepLines() (lines []string) {
	for _, w := range s.Lease.Works {
		if !w.awaitsState() {
			continue
		}
		waited := s.Clock.Mono - min(w.Revealed, s.Clock.Mono)
		lines = append(lines, fmt.Sprintf("segment %d is paid when its end state is here: "+
			"verifiers are through since %d s, another trains it after %d s",
			w.Result.Commitment.Segment, waited/1000, s.keepTimeout(w.Result.End)/1000))
	}
	return lines
}
