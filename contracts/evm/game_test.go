package evm_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/trace"
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

// sued is a lease whose first segment somebody doubts.
type sued struct {
	*world
	offer market.Offer
	lease market.Lease
	party *party // who signed it
	moves []spent
}

// spent is what a transaction of a game cost.
type spent struct {
	side dispute.Side
	name string
	gas  uint64
}

// signed opens a lease and lets its node sign the party's segment.
func (w *world) signed(p *party) *sued {
	w.t.Helper()
	o := w.offer()
	o.Trace = common.Hash(p.trace.Root())
	l := w.leaseOf(o)
	l.FirstSegment, l.StartRoot = 0, common.Hash(p.roots[0])
	w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
	p.lease = merkle.Root(l.StructHash())
	return &sued{world: w, offer: o, lease: l, party: p}
}

func (s *sued) ref() games.Ref {
	return games.Ref{Lease: merkle.Root(s.lease.StructHash()), Segment: s.party.segment.Index, Hash: s.party.segment.Hash()}
}

func (s *sued) boundRef() bindings.Ref {
	r := s.ref()
	return bindings.Ref{Lease: r.Lease, Segment: r.Segment, Hash: r.Hash}
}

func bindSegment(s commit.Segment) bindings.Segment {
	return bindings.Segment{
		Job: s.Job, Program: s.Program, Numerics: merkle.Sum(s.Numerics), Dataset: s.Dataset, Index: s.Index,
		FirstStep: s.FirstStep, Steps: s.Steps, Start: s.Start, End: s.End, Log: s.Log,
	}
}

func bindHeader(h trace.Header) bindings.Header {
	return bindings.Header{
		Program: h.Program, Numerics: h.Numerics, Dataset: h.Dataset, StepsPerSegment: h.StepsPerSegment, Steps: h.Steps,
		Ops: h.Ops, OpCount: h.OpCount, Tables: h.Tables, TableCount: h.TableCount, Data: h.Data, DataBytes: h.DataBytes,
		Seed: h.Seed, Batch: h.Batch, Accumulate: h.Accumulate, Context: h.Context, Tensors: h.Tensors,
	}
}

// signature is the lease's node's under a segment.
func (s *sued) signature(seg commit.Segment) []byte {
	return s.sign(node, market.Commitment{Lease: s.lease.StructHash(), Segment: seg.Index, Hash: common.Hash(seg.Hash())})
}

func (s *sued) challengeData() []byte {
	seg := s.party.segment
	return game.PackChallenge(bindOffer(s.offer), bindLease(s.lease), bindSegment(seg), bindHeader(s.party.Header()), s.signature(seg))
}

var rules = dispute.Rules{Clock: clock, Extension: extension}

// challenge begins a game, in the contract and beside it.
func (s *sued) challenge(by account) dispute.State {
	s.t.Helper()
	s.value = big.NewInt(bond)
	s.must(by, s.game, s.challengeData())
	s.note(dispute.Challenger, "challenge")
	h := s.party.Header()
	st, err := rules.Begin(dispute.Claim{
		Lease: merkle.Root(s.lease.StructHash()), Start: merkle.Root(s.lease.StartRoot), First: s.lease.FirstSegment,
		Segments: s.lease.Segments, Job: merkle.Root(s.offer.Job), Asserter: dispute.Address(provider.addr),
		Segment: s.party.segment, Header: h,
	}, dispute.Address(by.addr), s.now())
	if err != nil {
		s.t.Fatalf("begin: %v", err)
	}
	s.same(st)
	return st
}

func (s *sued) note(side dispute.Side, name string) {
	s.moves = append(s.moves, spent{side, name, s.gas})
}

func (s *sued) slot(st dispute.State) common.Hash {
	return read(s.world, s.game, game.PackStateHash(s.ref().Game(common.Address(st.Challenger))), game.UnpackStateHash)
}

// same asserts that the contract's slot holds this state.
func (s *sued) same(st dispute.State) {
	s.t.Helper()
	if got := s.slot(st); got != common.Hash(st.Hash()) {
		s.t.Fatalf("in %s the contract's slot is %s, want %x", st.Phase, got, st.Hash())
	}
}

// move makes a move in the contract and beside it.
func (s *sued) move(st dispute.State, m dispute.Move) (dispute.State, dispute.Outcome) {
	s.t.Helper()
	data, err := games.Pack(s.ref(), st, m)
	if err != nil {
		s.t.Fatalf("pack %s: %v", m.Kind(), err)
	}
	from := provider
	if st.Turn() == dispute.Challenger {
		from = s.challengerOf(st)
	}
	s.must(from, s.game, data)
	s.note(st.Turn(), m.Kind())
	next, end, err := rules.Apply(st, m, s.now())
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

func (s *sued) challengerOf(st dispute.State) account {
	for _, a := range append([]account{stranger, client}, verifiers...) {
		if dispute.Address(a.addr) == st.Challenger {
			return a
		}
	}
	s.t.Fatalf("an unknown challenger %x", st.Challenger)
	return account{}
}

// play plays to the end; each side knows what it says, and the asserter brings
// its proof even where that loses.
func (s *sued) play(st dispute.State, knows *party) dispute.Outcome {
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
		if (o.Kind == trace.FMA || o.Kind == trace.X8) && o.Tiles(0) == 8 && o.Cells() > size && o.Cells() <= 64*merkle.LeafCells {
			op, size = uint32(i), o.Cells()
		}
	}
	if size == 0 {
		s.t.Fatal("no such products")
	}
	return op
}

// flipped is a party with one bit of one element of an operator wrong.
func (s *study) flipped(op uint32) *party {
	o := &s.trace.Plan().Ops[op]
	f := trace.Fault{Op: op, Mask: 1 << 20}
	if !o.Kind.Hashes() {
		f.Cell = o.Cells() - 1
		f.Tile = o.Tiles(f.Cell) / 2
	}
	if o.Kind == trace.Batch {
		f.Mask = 1
	}
	return s.party(&f)
}

// Whole games over claims that are wrong in an operator of every kind, the
// demo's run in both numerics: the contract goes from state to state as
// zkproof/dispute does, and the challenger wins.
func TestGamesOverEveryKind(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		s := newStudy(t, preset(t, numerics), 4, 2)
		played := map[trace.Kind]bool{}
		for i := range s.trace.Plan().Ops {
			kind := s.trace.Plan().Ops[i].Kind
			if played[kind] {
				continue
			}
			wrong := s.flipped(uint32(i))
			if wrong.segment.Hash() == s.right.segment.Hash() {
				continue // the bit went under in a rounding
			}
			played[kind] = true
			c := newWorld(t).signed(wrong)
			if end := c.play(c.challenge(stranger), s.right); end.Winner != dispute.Challenger {
				t.Errorf("%s, operator %d of kind %d: %+v", numerics, i, kind, end)
			}
			c.punished(stranger)
		}
		t.Logf("%s: kinds %v", numerics, played)
		if len(played) < 8 {
			t.Errorf("%s: only kinds %v", numerics, played)
		}
	}
}

// punished asserts what a lost claim costs, and that the bond is back.
func (s *sued) punished(winner account) {
	s.t.Helper()
	s.equal("the winner's half", s.reward(winner.addr), leaseLock/2)
	s.equal("the burned half", s.reward(read(s.world, s.registry, registry.PackBURNED(), registry.UnpackBURNED)), leaseLock/2)
	stake := read(s.world, s.registry, registry.PackStakeOf(provider.addr), registry.UnpackStakeOf)
	s.equal("the provider's stake", stake.Active.Uint64(), minimumStake-leaseLock)
	s.equal("wei in the game", s.wei(s.game), 0)
}

func (s *sued) reward(a common.Address) uint64 {
	return read(s.world, s.registry, registry.PackCreditOf(a), registry.UnpackCreditOf).Uint64()
}

func (s *sued) wei(a common.Address) uint64 {
	s.t.Helper()
	b, err := s.eth.BalanceAt(ctx, a, nil)
	if err != nil {
		s.t.Fatalf("balance: %v", err)
	}
	return b.Uint64()
}

// A claim whose log is wrong, or whose end is, is lost by a link.
func TestGamesOverLinks(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	liar := s.party(nil)
	liar.log[2].Loss++
	liar.commits()
	forger := s.party(nil)
	forger.roots[3], forger.roots[4] = merkle.Root{7}, merkle.Root{8}
	forger.commits()
	for name, wrong := range map[string]*party{"loss": liar, "state": forger} {
		c := newWorld(t).signed(wrong)
		if end := c.play(c.challenge(stranger), s.right); end.Winner != dispute.Challenger {
			t.Errorf("%s: %+v", name, end)
		}
		c.punished(stranger)
	}
}

// An honest asserter proves its element, and gets what its answers cost; the
// rest of the bond is burned. Who stays silent loses by the clock, on both sides.
func TestGamesThatTheAsserterWins(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	if end := c.play(c.challenge(stranger), s.flipped(s.products())); end.Winner != dispute.Asserter {
		t.Errorf("a right claim: %+v", end)
	}
	c.equal("burned wei", read(c.world, c.game, game.PackCredits(common.HexToAddress("0xdEaD")), game.UnpackCredits).Uint64(), bond-bond/2)
	c.equal("wei in the game", c.wei(c.game), bond-bond/2)
	st := c.challenge(client)
	end := func(st dispute.State) []byte { return timeoutData(c, st) }
	c.refused("StillRuns", delegate, c.game, end(st))
	c.pass(clock + 1)
	m, err := dispute.Player{Side: dispute.Asserter, Knowledge: s.right}.Next(st, nil)
	if err != nil {
		t.Fatal(err)
	}
	late, err := games.Pack(c.ref(), st, m)
	if err != nil {
		t.Fatal(err)
	}
	c.refused("TooLate", provider, c.game, late)
	c.must(delegate, c.game, end(st)) // anyone
	c.equal("the winner's half", c.reward(client.addr), leaseLock/2)
	c.equal("wei in the game", c.wei(c.game), bond-bond/2)
}

// Two challengers: the first shares the reward with whoever ends the claim, its
// own game is moot, and a verifier that agreed can be cut once.
func TestRewardIsShared(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	wrong := s.flipped(s.products())
	c := newWorld(t).signed(wrong)
	first := c.challenge(client)
	c.refused("AlreadyDone", client, c.game, c.withBond())
	c.refused("ClaimStands", stranger, c.game, game.PackMoot(bindState(first), c.boundRef()))
	if end := c.play(c.challenge(stranger), s.right); end.Winner != dispute.Challenger {
		t.Fatalf("%+v", end)
	}
	c.equal("the winner's part", c.reward(stranger.addr), leaseLock/4)
	c.equal("the first challenger's", c.reward(client.addr), leaseLock/4)
	c.refused("ClaimLost", delegate, c.game, c.withBond())
	c.must(delegate, c.game, game.PackMoot(bindState(first), c.boundRef()))
	c.refused("NotTheState", delegate, c.game, game.PackMoot(bindState(first), c.boundRef()))
	c.equal("wei in the game", c.wei(c.game), 0)

	before := c.balance(stranger.addr)
	c.must(stranger, c.registry, registry.PackWithdraw(stranger.addr))
	c.equal("withdrawn", c.balance(stranger.addr)-before, leaseLock/4)

	commitment := market.Commitment{Lease: c.lease.StructHash(), Hash: common.Hash(wrong.segment.Hash())}
	v := market.Verdict{Lease: commitment.Lease, Commitment: commitment.StructHash(), Agree: true, Steps: 4, Verifier: verifiers[0].addr}
	a := bindings.Attestation{Steps: v.Steps, Root: v.Root, Verifier: v.Verifier, Sig: c.sign(checker(0), v)}
	c.must(delegate, c.game, game.PackSlashVerifier(c.boundRef(), a))
	c.equal("the verifier's cut", c.reward(delegate.addr), verdictCut/2)
	c.refused("AlreadyDone", delegate, c.game, game.PackSlashVerifier(c.boundRef(), a))
	a.Steps++
	a.Verifier = verifiers[1].addr
	c.refused("NotSigned", delegate, c.game, game.PackSlashVerifier(c.boundRef(), a))
}

// withBond is a challenge whose transaction will carry the bond.
func (s *sued) withBond() []byte {
	s.value = big.NewInt(bond)
	return s.challengeData()
}

// Words that contradict offer, lease or each other are lost at once.
func TestClaimsLostAtOnce(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	words := func(c *sued, seg commit.Segment) []byte {
		return game.PackWrongWords(bindOffer(c.offer), bindLease(c.lease), bindSegment(seg), bindHeader(s.right.Header()), c.signature(seg))
	}
	c := newWorld(t).signed(s.right)
	right := s.right.segment
	c.refused("NoFault", stranger, c.game, words(c, right))
	for name, change := range map[string]func(*commit.Segment){
		"job":   func(x *commit.Segment) { x.Job[0]++ },
		"steps": func(x *commit.Segment) { x.Steps++ },
		"start": func(x *commit.Segment) { x.Start[0]++ },
		"index": func(x *commit.Segment) { x.Index = 1<<32 - 1 },
	} {
		c, seg := newWorld(t).signed(s.right), right
		change(&seg)
		c.must(stranger, c.game, words(c, seg))
		c.equal(name, c.reward(stranger.addr), leaseLock/2)
		c.refused("AlreadyDone", stranger, c.game, words(c, seg))
	}
	twin := right
	twin.End[0]++
	both := game.PackBreaks(bindOffer(c.offer), bindLease(c.lease), bindSegment(right), bindSegment(twin), c.signature(right), c.signature(twin))
	c.must(stranger, c.game, both)
	c.equal("equivocation", c.reward(stranger.addr), leaseLock/2)
	same := game.PackBreaks(bindOffer(c.offer), bindLease(c.lease), bindSegment(right), bindSegment(right), c.signature(right), c.signature(right))
	c.refused("NoFault", stranger, c.game, same)
}
