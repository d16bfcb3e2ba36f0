package provider

import (
	"bytes"
	"errors"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/evidencetest"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// stateFixture is a provider that has committed to a segment of two intervals.
type stateFixture struct {
	*Provider
	claim    role.Claim
	blocks   *roletest.MemoryBlocks
	verifier peer.ID // drawn for it
	stranger peer.ID
}

func peerOf(t *testing.T, seed byte) (common.Address, peer.ID) {
	t.Helper()
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{seed}, 32))
	if err != nil {
		t.Fatal(err)
	}
	id, err := p2p.PeerIDOf(&k.PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	return crypto.PubkeyToAddress(k.PublicKey), id
}

func newStateFixture(t *testing.T, wrong bool) *stateFixture {
	t.Helper()
	a := evidencetest.Accuse(t, 1, wrong)
	f := &stateFixture{blocks: a.Blocks}
	node, id := peerOf(t, 7)
	_, f.stranger = peerOf(t, 8)
	f.verifier = id
	d := role.Deps{
		Blocks: a.Blocks, Heads: roletest.NewClock(), Ledger: roletest.OpenLedger(t),
		Runner: executor.Runner{Threads: 1}, Log: slog.New(slog.DiscardHandler),
	}
	var err error
	if d.Pins, err = role.NewPins(d, nil); err != nil {
		t.Fatal(err)
	}
	f.Provider = New(d, nil, Bounds{}, role.FaultInjection{})
	f.ctx = t.Context()
	f.claim = role.Claim{Announcement: a.Evidence.Announcement, Lease: a.Evidence.Lease, Result: a.Evidence.Result,
		Start: a.Evidence.Start}
	if err := d.KeepClaim(f.claim); err != nil {
		t.Fatal(err)
	}
	r := LeaseRecord{Announcement: f.claim.Announcement, Lease: f.claim.Lease, Candidates: []market.Candidate{
		{Operator: common.Address{7}, Node: node, Stake: 1, Weight: 1}}}
	signed := ledger.Change{Kind: "lease.signed", Body: "", Put: []ledger.Record{leaseRecord(r)}}
	if _, err := d.Ledger.Commit(signed); err != nil {
		t.Fatal(err)
	}
	return f
}

// request asks for the state at the second interval.
func (f *stateFixture) request() market.StateRequest {
	c := f.claim.Result.Commitment
	return market.StateRequest{Lease: c.Lease, Segment: c.Segment, Commitment: c.StructHash(), Interval: 1}
}

// TestAStateIsServedToWhoWasDrawn: it is made once, and is the one that the claim names. A
// stranger, and who asks for what was not drawn, costs the node no work.
func TestAStateIsServedToWhoWasDrawn(t *testing.T) {
	f := newStateFixture(t, false)
	had := len(f.blocks.Blocks)
	for name, x := range map[string]struct {
		edit func(*market.StateRequest)
		from peer.ID
		want func(error) bool
	}{
		"a stranger": {func(*market.StateRequest) {}, f.stranger,
			func(err error) bool { return errors.Is(err, market.ErrDraw) }},
		"the start": {func(q *market.StateRequest) { q.Interval = 0 }, f.verifier,
			func(err error) bool { return errors.Is(err, market.ErrRange) }},
		"the end": {func(q *market.StateRequest) { q.Interval = 2 }, f.verifier,
			func(err error) bool { return errors.Is(err, market.ErrRange) }},
		"another lease": {func(q *market.StateRequest) { q.Lease[0]++ }, f.verifier,
			func(err error) bool { return refusedAs(err, wire.CodeUnknown) }},
		"another commitment": {func(q *market.StateRequest) { q.Commitment[0]++ }, f.verifier,
			func(err error) bool { return refusedAs(err, wire.CodeUnknown) }},
	} {
		q := f.request()
		x.edit(&q)
		if _, err := f.State(t.Context(), x.from, q); !x.want(err) {
			t.Errorf("%s: %v", name, err)
		}
	}
	f.wg.Wait()
	if n := len(f.blocks.Blocks); n != had {
		t.Fatalf("%d contents more for nobody", n-had)
	}
	for range 3 {
		if _, err := f.State(t.Context(), f.verifier, f.request()); err != nil && !refusedAs(err, wire.CodeBusy) {
			t.Fatal(err)
		}
	}
	f.wg.Wait()
	got, err := f.State(t.Context(), f.verifier, f.request())
	if err != nil || len(f.blocks.Blocks) != had+1 {
		t.Fatalf("%d contents more, %v", len(f.blocks.Blocks)-had, err)
	}
	s, err := f.d.Runner.Restore(f.claim.Announcement.Spec, f.blocks.Blocks[got.State.CID])
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if root, err := s.Root(); err != nil || root != f.claim.Result.Marks[0] {
		t.Errorf("%v, want %v: %v", root, f.claim.Result.Marks[0], err)
	}
}

// TestAStateThatIsNotTheClaimsIsNotServed: a provider that cannot compute what it has signed
// says nothing wrong, and whoever draws an interval that is not asked for gets nothing.
func TestAStateThatIsNotTheClaimsIsNotServed(t *testing.T) {
	f := newStateFixture(t, false)
	f.claim.Result.Marks = []commit.Root{{1}}
	if b, err := f.publishState(t.Context(), f.claim, 1); !errors.Is(err, executor.ErrStart) {
		t.Errorf("%+v %v", b, err)
	}
	lease, _, err := ledger.Get[LeaseRecord](f.d.Ledger, role.SpaceLeases, f.claim.Lease.Lease.StructHash().Hex())
	if err != nil {
		t.Fatal(err)
	}
	lease.Announcement.Spec.Verification.SamplePermille = 0
	drawn := 0
	for height := range uint64(10) { // the clock's one block draws for each of them
		r := f.claim.Result
		r.Commitment.Height = height
		d, err := f.drawing(t.Context(), r, lease)
		if err != nil || d.Intervals.Count() != 1 {
			t.Fatalf("%+v %v", d, err)
		}
		if d.Intervals.Has(1) {
			drawn++
		}
	}
	if drawn == 0 || drawn == 10 {
		t.Errorf("the second interval is drawn %d times of 10", drawn)
	}
}

func TestServedStatesAreBounded(t *testing.T) {
	var s servedStates
	for i := range 2 * mostStates {
		s.put(commit.Root{byte(i)}, market.Blob{Size: uint64(i)})
	}
	if _, ok := s.find(commit.Root{}); ok || len(s.known) != mostStates || len(s.order) != mostStates {
		t.Errorf("%d states are remembered", len(s.known))
	}
	if !s.begin() || s.begin() {
		t.Error("two are made ready at once")
	}
}
