package evm_test

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// claimedEvent is the event of the last transaction, which claimed a segment.
func (w *world) claimedEvent() *bindings.JobEscrowClaimed {
	w.t.Helper()
	for _, x := range w.receipt.Logs {
		if e, err := escrow.UnpackClaimedEvent(x); err == nil {
			return e
		}
	}
	w.t.Fatalf("no claim in %d events", len(w.receipt.Logs))
	return nil
}

// TestAuditC2ClaimsAreChallengedFromTheirEvent: a claim was a bare hash, which nobody could
// dispute. Now what the event says suffices for a challenge: of whom cannot open what it
// claimed, the lock and the claim are lost.
func TestAuditC2ClaimsAreChallengedFromTheirEvent(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	garbage := s.party(nil)
	garbage.segment.End, garbage.segment.Log = merkle.Sum("no state"), merkle.Sum("no log")
	garbage.segment.Marks = merkle.Sum("no marks")
	c := newWorld(t).signed(garbage)
	c.must(provider, c.address, commitData(c.lease, c.claimOf(c.lease, garbage.segment, 2)))
	e := c.claimedEvent().Claim
	c.value = big.NewInt(bond)
	c.must(client, c.game, game.PackChallenge(binder.Offer(c.offer), binder.Lease(c.lease), e.Segment,
		binder.Header(s.right.Header()), bindings.Signed{Height: e.Height, R: e.R, Vs: e.Vs}, bindInterval(whole)))
	st, err := rules.Begin(c.claimed(), whole, dispute.Address(client.addr), c.now())
	if err != nil {
		t.Fatal(err)
	}
	c.same(st)
	c.pass(clock + 1)
	c.must(client, c.game, timeoutData(c, st))
	c.equal("the client's reward", c.owed(client), reward)
	c.equal("the provider's stake", c.stakeOf(provider), minimumStake-leaseLock)
	c.pass(lossWindow)
	c.must(client, c.address, escrow.PackRelease(binder.Offer(c.offer), binder.Lease(c.lease), []bindings.Payee{},
		awards(0)))
	c.equal("the client's money", c.job(c.offer).Pot, 10_000_000)
}

// TestAuditC2WrongWordsOfAClaim checks that a claim whose words cannot be is lost by its
// event, without a bond.
func TestAuditC2WrongWordsOfAClaim(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	seg := someSegment(0)
	c.must(provider, c.address, commitData(c.lease, c.claimOf(c.lease, seg, 2)))
	e := c.claimedEvent().Claim
	c.shows(client, game.PackWrongWords(binder.Offer(c.offer), binder.Lease(c.lease), e.Segment,
		binder.Header(s.right.Header()), bindings.Signed{Height: e.Height, R: e.R, Vs: e.Vs}))
	c.equal("the provider's stake", c.stakeOf(provider), minimumStake-leaseLock)
	c.equal("claimed", uint64(c.standing().Claimed), 0)
}

func (s *disputedLease) standing() bindings.EscrowViewsLeaseState { return s.world.lease(s.lease) }

// silenced lets the asserter of a game lose by the clock.
func (s *disputedLease) silenced(st dispute.State) {
	s.t.Helper()
	s.pass(clock + 1)
	s.must(delegate, s.game, timeoutData(s, st))
}

// TestAuditH1CutsOfALeaseAreBounded: a provider that gives its lock to its friends, to have
// verifiers cut that agreed with right work, loses by it. Cuts are half of a lock at most, and
// accounts without stake do not use them up.
func TestAuditH1CutsOfALeaseAreBounded(t *testing.T) {
	const most = 16
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	c.must(stranger, c.token, dollar.PackMint(stranger.addr, big.NewInt(wealth)))
	operators, keys := []account{}, []account{}
	for i := range most + 1 {
		operators = append(operators, named(fmt.Sprint("operator ", i)))
		keys = append(keys, named(fmt.Sprint("key ", i)))
		c.endow(operators[i])
		c.authorize(operators[i], keys[i])
	}
	c.silenced(c.challenge(stranger))
	costless := named("costless")
	c.endow(costless)
	c.authorize(costless, named("costless key"))
	c.refused("StakeTooSmall", stranger, c.game, c.cut(c.agreed(costless.addr, named("costless key"), 2)))
	taken := uint64(0)
	for i := range operators {
		c.must(stranger, c.token, dollar.PackMint(operators[i].addr, big.NewInt(minimumStake)))
		c.stake(operators[i], minimumStake)
		data := c.cut(c.agreed(operators[i].addr, keys[i], 2))
		if i == most {
			c.refused("AlreadyDone", stranger, c.game, data)
			continue
		}
		c.must(stranger, c.game, data)
		taken += minimumStake - c.stakeOf(operators[i])
		c.equal("one that staked the minimum is active", b2u(c.active(keys[i])), 1)
	}
	if taken > leaseLock/2 {
		t.Errorf("%d was cut, for a lock of %d", taken, leaseLock)
	}
	if back := c.owed(stranger); back > leaseLock*3/8 {
		t.Errorf("the attacker has %d back of its lock of %d", back, leaseLock)
	}
}

// endow gives an account coins for its transactions. The pool learns of a block a little later than
// the chain, and until then refuses who has coins only since it; sealing an empty block waits for
// the pool.
func (w *world) endow(a account) {
	w.value = new(big.Int).Lsh(big.NewInt(1), 70)
	w.must(stranger, a.addr, nil)
	w.chain.Commit()
}

// TestAuditH2ReservesAreHeldForOneGame: a provider's second accounts challenged its segment one
// after the other, and held the client's reserve as long as they liked.
func TestAuditH2ReservesAreHeldForOneGame(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	v, sig, ps := nothing()
	c.must(client, c.address, endData(c.offer, c.lease, v, sig, ps))
	end := c.standing().WindowEnd
	c.pass(end - c.now() - 20)
	st := c.challenge(stranger)
	c.pass(30)
	c.value = big.NewInt(bond)
	c.refused("WindowOver", verifiers[0], c.game, c.challengeData(s.right.interval()))
	release := escrow.PackRelease(binder.Offer(c.offer), binder.Lease(c.lease), ps, awards(0))
	c.refused("Disputed", client, c.address, release)
	m, err := dispute.Player{Side: dispute.Asserter, Knowledge: s.right}.Next(st, nil)
	if err != nil {
		t.Fatal(err)
	}
	next, _ := c.move(st, m)
	c.pass(clock + 1)
	c.must(client, c.game, timeoutData(c, next)) // the challenger is silent
	c.must(client, c.address, release)
}

// TestAuditH3RevokedKeySignsNoPlace: a key that had been revoked long ago lost a right claim.
func TestAuditH3RevokedKeySignsNoPlace(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	old := named("an old node key")
	c.authorize(provider, old)
	c.must(provider, c.registry, registry.PackRevoke(old.addr))
	st := c.challenge(stranger)
	place := c.sought(st, s.flipped(s.products()))
	place.AccAfter ^= 1 // what the right execution does not give
	c.refused("NotSigned", stranger, c.game, c.packed(st, c.pointTo(old, st, place.Position())))
}

// TestAuditH3RevokedKeySaysNothingLater checks that a verdict counts if its key was revoked
// after the lease had begun, and not if before.
func TestAuditH3RevokedKeySaysNothingLater(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	w := newWorld(t)
	w.must(verifiers[0], w.registry, registry.PackRevoke(checker(0).addr))
	c := w.signed(s.right)
	c.pass(2)
	c.must(verifiers[1], c.registry, registry.PackRevoke(checker(1).addr))
	c.silenced(c.challenge(stranger))
	c.refused("NotSigned", delegate, c.game, c.cut(c.attestation(0, 2)))
	c.must(delegate, c.game, c.cut(c.attestation(1, 2)))
	later := c.lease
	later.Begin++ // not this lease
	c.refused(
		"Mismatch",
		delegate,
		c.game,
		game.PackSlashVerifier(c.boundRef(), binder.Lease(later), c.attestation(2, 2)),
	)
}

// TestAuditM1VerifierIsCutForWhatItChecked: a verifier was cut for steps that it had not been
// drawn for.
func TestAuditM1VerifierIsCutForWhatItChecked(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	wrong := s.flipped(s.products()) // in its second interval
	for _, at := range []dispute.Interval{wrong.interval(), whole} {
		c := newWorld(t).signed(wrong)
		if end := c.play(c.challengeAt(stranger, at), s.right); end.Winner != dispute.Challenger {
			t.Fatalf("%+v", end)
		}
		c.refused("NotChecked", stranger, c.game, c.cut(c.attestation(0, 1)))
		c.refused("NotChecked", stranger, c.game, c.cut(c.attestation(0, ^uint64(2))))
		c.must(stranger, c.game, c.cut(c.attestation(0, 3)))
	}
	c := newWorld(t).signed(wrong)
	c.silenced(c.challengeAt(stranger, whole)) // which interval is wrong is not known
	c.refused("NotChecked", stranger, c.game, c.cut(c.attestation(0, ^uint64(0))))
}

// twin is another claim of the party to its segment, wrong in its end.
func (p *party) twin(end byte) *party {
	other := *p
	other.segment.End = merkle.Root{end, 1}
	return &other
}

// over is the same lease, of which another claim is disputed.
func (s *disputedLease) over(p *party) *disputedLease {
	other := *s
	other.party = p
	return &other
}

// TestAuditH4FirstChallengerIsPaid: the first challenger of a wrong claim got nothing if the
// provider lost another segment of the lease to a friend meanwhile.
func TestAuditH4FirstChallengerIsPaid(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	wrong := s.flipped(s.products())
	c := newWorld(t).signed(wrong)
	st := c.challenge(client)
	c.shows(stranger, c.contradiction(c.offer, c.lease, crafted(c.offer, 1, 1), crafted(c.offer, 1, 2)))
	if end := c.play(st, s.right); end.Winner != dispute.Challenger {
		t.Fatalf("%+v", end)
	}
	c.equal("the friend", c.owed(stranger), 3*share)
	c.equal("the challenger", c.owed(client), share)
}

// TestAuditH4ManyFriends checks that however many games friends lose on purpose, one that runs
// over another claim has its part.
func TestAuditH4ManyFriends(t *testing.T) {
	const friends = 5
	s := newStudy(t, preset(t, program.R32), 4, 2)
	wrong := s.flipped(s.products())
	c := newWorld(t).signed(wrong)
	st := c.challengeAt(client, whole)
	var lost []func()
	for i := range byte(friends) {
		twin := c.over(wrong.twin(i))
		state := twin.challengeAt(stranger, whole)
		lost = append(lost, func() { twin.must(delegate, twin.game, timeoutData(twin, state)) })
	}
	c.pass(clock + 1)
	for _, end := range lost {
		end()
	}
	held := uint64(3 * share / friends) // five games ran when the sixth was lost
	c.equal("the friends", c.owed(stranger), share+(friends-1)*held)
	c.must(delegate, c.game, timeoutData(c, st))
	c.equal("the challenger", c.owed(client), held)
	sum := c.owed(client) + c.owed(stranger)
	if sum > reward {
		t.Errorf("%d is paid, of a reward of %d", sum, reward)
	}
}

// TestAuditH4GamesOverTheSameClaimHoldNothing checks that friends that challenge the same claim,
// and never play, do not lessen the reward of who wins it.
func TestAuditH4GamesOverTheSameClaimHoldNothing(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.flipped(s.products()))
	st := c.challenge(client)
	for _, friend := range []account{stranger, verifiers[0], verifiers[1]} {
		c.challenge(friend)
	}
	if end := c.play(st, s.right); end.Winner != dispute.Challenger {
		t.Fatalf("%+v", end)
	}
	c.equal("the winner", c.owed(client), reward)
	twice := newWorld(t).signed(s.flipped(s.products()))
	twice.challenge(client)
	seg := twice.party.segment
	other := seg
	other.End[0]++
	twice.shows(stranger, twice.contradiction(twice.offer, twice.lease, other, seg))
	twice.equal("the first challenger, of a claim lost at once", twice.owed(client), reward/2)
}
