package evm_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

func preset(t testing.TB, numerics string) program.Program {
	t.Helper()
	p, err := engine.Preset("demo", 300, 1)
	if err != nil {
		t.Fatal(err)
	}
	p.Numerics = numerics
	return p
}

// disputedLease is a lease whose first segment is disputed.
type disputedLease struct {
	*world
	offer market.Offer
	lease market.Lease
	party *party // who signed it
	moves []spent
}

// spent is the cost of a transaction of a game.
type spent struct {
	side dispute.Side
	name string
	gas  uint64
}

// signed opens a lease, and signs the party's segment as its node.
func (w *world) signed(p *party) *disputedLease {
	w.t.Helper()
	o := w.offer()
	o.Trace = common.Hash(p.trace.Root())
	l := w.leaseOf(o)
	l.FirstSegment, l.StartRoot = 0, common.Hash(p.roots[0])
	w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
	p.lease = merkle.Root(l.StructHash())
	return &disputedLease{world: w, offer: o, lease: l, party: p}
}

func (s *disputedLease) ref() games.Ref {
	return games.Ref{Lease: merkle.Root(s.lease.StructHash()), Segment: s.party.segment.Index,
		Hash: s.party.segment.Hash(), Height: height}
}

func (s *disputedLease) boundRef() bindings.Ref {
	r := s.ref()
	return bindings.Ref{Lease: r.Lease, Segment: r.Segment, Hash: r.Hash, Height: r.Height}
}

// signature returns the lease node's signature of a segment.
func (s *disputedLease) signature(seg commit.Segment) bindings.Signed {
	return s.signedBy(node, s.lease, seg)
}

func (s *disputedLease) challengeData(at dispute.Interval) []byte {
	seg := s.party.segment
	return game.PackChallenge(
		binder.Offer(s.offer),
		binder.Lease(s.lease),
		binder.Segment(seg),
		binder.Header(s.party.Header()),
		s.signature(seg),
		bindInterval(at),
	)
}

func bindInterval(i dispute.Interval) bindings.Interval {
	entry := func(e dispute.Entry) bindings.Entry { return bindings.Entry{Value: e.Value, Path: bound(e.Path)} }
	return bindings.Interval{Number: i.Index, Left: entry(i.Left), Right: entry(i.Right)}
}

// whole is the interval of a challenger that does not know the marks.
var whole = dispute.Interval{Index: dispute.WholeSegment}

var rules = dispute.Rules{Clock: clock, Extension: extension}

// rules know the node's signatures.
func (s *disputedLease) rules() dispute.Rules {
	r := rules
	r.Consent = games.Consent{Domain: s.domain, Ref: s.ref(), Node: node.addr}
	return r
}

// claimed is the claim in dispute, as the pure rules know it.
func (s *disputedLease) claimed() dispute.Claim {
	return dispute.Claim{
		Lease: merkle.Root(s.lease.StructHash()), Height: height, Start: merkle.Root(s.lease.StartRoot),
		First: s.lease.FirstSegment, Segments: s.lease.Segments, Job: merkle.Root(s.offer.Job),
		Asserter: dispute.Address(s.lease.Provider), Segment: s.party.segment, Header: s.party.Header(),
	}
}

// challenge begins a game about the interval that the study looks at.
func (s *disputedLease) challenge(by account) dispute.State {
	s.t.Helper()
	return s.challengeAt(by, s.party.interval())
}

// challengeAt begins a game in the contract and in the pure rules.
func (s *disputedLease) challengeAt(by account, at dispute.Interval) dispute.State {
	s.t.Helper()
	s.value = big.NewInt(bond)
	s.must(by, s.game, s.challengeData(at))
	s.note(dispute.Challenger, "challenge")
	st, err := rules.Begin(s.claimed(), at, dispute.Address(by.addr), s.now())
	if err != nil {
		s.t.Fatalf("begin: %v", err)
	}
	s.same(st)
	return st
}

func (s *disputedLease) note(side dispute.Side, name string) {
	s.moves = append(s.moves, spent{side, name, s.gas})
}

func (s *disputedLease) slot(st dispute.State) common.Hash {
	return read(s.world, s.game, game.PackStateHash(s.ref().Game(common.Address(st.Challenger))), game.UnpackStateHash)
}

// same checks that the contract's slot holds this state.
func (s *disputedLease) same(st dispute.State) {
	s.t.Helper()
	if got := s.slot(st); got != common.Hash(st.Hash()) {
		s.t.Fatalf("in %s the contract's slot is %s, want %x", st.Phase, got, st.Hash())
	}
}

// move makes a move in the contract and in the pure rules.
func (s *disputedLease) move(st dispute.State, m dispute.Move) (dispute.State, dispute.Outcome) {
	s.t.Helper()
	data, err := games.Pack(s.ref(), st, m)
	if err != nil {
		s.t.Fatalf("pack %s: %v", m.Kind(), err)
	}
	from := provider
	if st.Mover(m) == dispute.Challenger {
		from = s.challengerOf(st)
	}
	s.must(from, s.game, data)
	s.note(st.Mover(m), m.Kind())
	next, end, err := s.rules().Apply(st, m, s.now())
	if err != nil {
		s.t.Fatalf("%s: the contract takes what the rules refuse: %v", m.Kind(), err)
	}
	if end.Winner == dispute.Nobody {
		s.same(next)
	} else if got := s.slot(st); got != (common.Hash{31: 1}) {
		s.t.Fatalf("the game is over, its slot is %s", got)
	}
	return next, end
}

func (s *disputedLease) challengerOf(st dispute.State) account {
	for _, a := range append([]account{stranger, client}, verifiers...) {
		if dispute.Address(a.addr) == st.Challenger {
			return a
		}
	}
	s.t.Fatalf("an unknown challenger %x", st.Challenger)
	return account{}
}

// play plays to the end. Each side plays what it knows, and the asserter shows its
// proof even if it loses.
func (s *disputedLease) play(st dispute.State, knows *party) dispute.Outcome {
	s.t.Helper()
	var last dispute.Move
	for range 60 {
		p := dispute.Player{Side: st.Turn(), Knowledge: s.party}
		if st.Turn() == dispute.Challenger {
			p.Knowledge, p.BadRecord = withLog{knows, s.party}, s.party.badRecord(knows)
		}
		m, err := p.Next(st, last)
		if err != nil && (m == nil || !errors.Is(err, dispute.ErrNoMove)) {
			s.t.Fatalf("%s in %s: %v", st.Turn(), st.Phase, err)
		}
		next, end := s.move(st, m)
		if end.Winner != dispute.Nobody {
			return end
		}
		st, last = next, m
	}
	s.t.Fatalf("a game without end: %+v", st)
	return dispute.Outcome{}
}

// withLog knows its own trace, and the log of the claim.
type withLog struct {
	*party
	claim *party
}

func (w withLog) Record(step uint32) (dispute.Record, error) { return w.claim.Record(step) }

func (p *party) badRecord(right *party) *uint32 {
	for i := range p.log {
		if p.log[i] != right.log[i] {
			step := uint32(i)
			return &step
		}
	}
	return nil
}

// products is the largest operator of products of more tiles than one: a
// gradient of a weight.
func (s *study) products() uint32 {
	var op, size uint32
	for i := range s.trace.Plan().Ops {
		o := &s.trace.Plan().Ops[i]
		if (o.Kind == ir.FMA || o.Kind == ir.X8) && o.Hi.Arg == 512 && o.Cells() > size &&
			o.Cells() <= 64*merkle.LeafCells {
			op, size = uint32(i), o.Cells()
		}
	}
	if size == 0 {
		s.t.Fatal("no such products")
	}
	return op
}

// flipped returns a party with one bit of one element of an operator wrong.
func (s *study) flipped(op uint32) *party {
	o := &s.trace.Plan().Ops[op]
	f := ir.Mutation{Op: op, Mask: 1 << 20}
	if !o.Kind.Hashes() {
		f.Cell = o.Cells() - 1
		f.Tile = o.Tiles(f.Cell, ir.Fine) / 2
	}
	if o.Kind == ir.Batch {
		f.Mask = 1
	}
	return s.party(&f)
}
