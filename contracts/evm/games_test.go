package evm_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// TestGamesOverEveryKind plays whole games about claims that are wrong in an operator
// of every kind, for the demo's run in both numerics. The contract must go from state
// to state as zkproof/dispute does, and the challenger must win.
func TestGamesOverEveryKind(t *testing.T) {
	for _, numerics := range []string{program.R32, program.X8} {
		s := newStudy(t, preset(t, numerics), 4, 2)
		played := map[ir.Kind]bool{}
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

// punished checks the cost of a lost claim, and that the bond went back.
func (s *disputedLease) punished(winner account) {
	s.t.Helper()
	s.equal("the winner's quarter", s.reward(winner.addr), reward)
	s.equal("what stays", s.balance(s.registry), uint64(len(verifiers)+1)*minimumStake) // the burned part with it
	stake := read(s.world, s.registry, registry.PackStakeOf(provider.addr), registry.UnpackStakeOf)
	s.equal("the provider's stake", stake.Active.Uint64(), minimumStake-leaseLock)
	s.equal("wei in the game", s.wei(s.game), 0)
}

func (s *disputedLease) reward(a common.Address) uint64 {
	return read(s.world, s.registry, registry.PackCreditOf(a), registry.UnpackCreditOf).Uint64()
}

func (s *disputedLease) wei(a common.Address) uint64 {
	s.t.Helper()
	b, err := s.eth.BalanceAt(ctx, a, nil)
	if err != nil {
		s.t.Fatalf("balance: %v", err)
	}
	return b.Uint64()
}

// TestGamesOverLinks checks that a claim whose log or end is wrong is lost by a link.
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

// TestGamesThatTheAsserterWins checks that an honest asserter proves its element and is
// paid for its answers, that the rest of the bond is burned, and that a side that stays
// silent loses by the clock.
func TestGamesThatTheAsserterWins(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	if end := c.play(c.challenge(stranger), s.flipped(s.products())); end.Winner != dispute.Asserter {
		t.Errorf("a right claim: %+v", end)
	}
	c.equal("burned wei, which stay in the game", c.wei(c.game), bond-bond/2)
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
	c.equal("the winner's quarter", c.reward(client.addr), reward)
	c.equal("wei in the game", c.wei(c.game), bond-bond/2)
}

// TestRewardIsShared checks a claim with two challengers: the first one shares the
// reward with the one that ends the claim, its own game is moot, and a verifier that
// agreed can be cut once.
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
	c.equal("the winner's part", c.reward(stranger.addr), reward/2)
	c.equal("the first challenger's", c.reward(client.addr), reward/2)
	c.refused("ClaimLost", delegate, c.game, c.withBond())
	c.must(delegate, c.game, game.PackMoot(bindState(first), c.boundRef()))
	c.refused("NotTheState", delegate, c.game, game.PackMoot(bindState(first), c.boundRef()))
	c.equal("wei in the game", c.wei(c.game), 0)

	before := c.balance(stranger.addr)
	c.must(stranger, c.registry, registry.PackWithdraw(stranger.addr))
	c.equal("withdrawn", c.balance(stranger.addr)-before, reward/2)

	a := c.attestation(0, 1<<1)
	c.must(delegate, c.game, c.cut(a))
	c.equal("the winner's part of the cut", c.reward(stranger.addr), verdictCut/4)
	c.equal("the caller's", c.reward(delegate.addr), 0)
	c.refused("AlreadyDone", delegate, c.game, c.cut(a))
	a.Intervals++
	a.Verifier = verifiers[1].addr
	c.refused("NotSigned", delegate, c.game, c.cut(a))
}

// attestation is an agreeing verdict of verifier i on some intervals of the claim.
func (s *disputedLease) attestation(i int, intervals uint64) bindings.Attestation {
	return s.agreed(verifiers[i].addr, checker(i), intervals)
}

// agreed is the verdict of any operator.
func (s *disputedLease) agreed(operator common.Address, key account, intervals uint64) bindings.Attestation {
	c := s.ref().Commitment()
	v := market.Verdict{Lease: c.Lease, Segment: c.Segment, Commitment: c.StructHash(), Agree: true,
		Intervals: intervals, Root: common.Hash(s.party.segment.End), Verifier: operator}
	return bindings.Attestation{Intervals: v.Intervals, Root: v.Root, Verifier: v.Verifier, Sig: s.sign(key, v)}
}

// cut takes the cut of a verifier.
func (s *disputedLease) cut(a bindings.Attestation) []byte {
	return game.PackSlashVerifier(s.boundRef(), binder.Lease(s.lease), a)
}

// withBond returns a challenge whose transaction will carry the bond.
func (s *disputedLease) withBond() []byte {
	s.value = big.NewInt(bond)
	return s.challengeData(s.party.interval())
}

// TestClaimsLostAtOnce checks that segments whose fields contradict the offer, the
// lease or each other are lost at once.
func TestClaimsLostAtOnce(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	words := func(c *disputedLease, seg commit.Segment) []byte {
		return game.PackWrongWords(binder.Offer(c.offer), binder.Lease(c.lease), binder.Segment(seg),
			binder.Header(s.right.Header()), c.signature(seg))
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
		c.shows(stranger, words(c, seg))
		c.equal(name, c.reward(stranger.addr), reward)
		c.refused("AlreadyDone", stranger, c.game, words(c, seg))
	}
	twin := right
	twin.End[0]++
	both := game.PackBreaks(binder.Offer(c.offer), binder.Lease(c.lease), binder.Segment(right), binder.Segment(twin),
		c.signature(right), c.signature(twin))
	c.shows(stranger, both)
	c.equal("equivocation", c.reward(stranger.addr), reward)
	same := game.PackBreaks(binder.Offer(c.offer), binder.Lease(c.lease), binder.Segment(right), binder.Segment(right),
		c.signature(right), c.signature(right))
	c.refused("NoFault", stranger, c.game, same)
}
