package evm_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// TestAuditH4EvidenceIsNotCopied: whoever saw a call of breaks or wrongWords before it was
// mined sent a copy of it first, and took the reward of who had found the fault.
func TestAuditH4EvidenceIsNotCopied(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	twin := s.right.segment
	twin.End[0]++
	wrong := s.right.segment
	wrong.Steps++
	for name, call := range map[string]func(*disputedLease) []byte{
		"two segments": func(c *disputedLease) []byte {
			return c.contradiction(c.offer, c.lease, s.right.segment, twin)
		},
		"words": func(c *disputedLease) []byte {
			return game.PackWrongWords(binder.Offer(c.offer), binder.Lease(c.lease), binder.Segment(wrong),
				binder.Header(s.right.Header()), c.signature(wrong))
		},
	} {
		c := newWorld(t).signed(s.right)
		finder, copier := stranger, client
		data := call(c)
		c.refused("EvidenceNotReady", finder, c.game, data)
		commitment := game.PackCommitEvidence(games.Commitment(finder.addr, data))
		c.must(finder, c.game, commitment)
		at := c.committedAt(finder, data)
		c.pass(extension / 2)
		c.refused("EvidenceNotReady", finder, c.game, data)
		c.must(copier, c.game, commitment) // neither its own nor a new begin of the wait
		c.equal("the time of the commitment", c.committedAt(finder, data), at)
		c.pass(extension/2 + 1)
		// Once it has seen the call.
		c.must(copier, c.game, game.PackCommitEvidence(games.Commitment(copier.addr, data)))
		c.pass(extension - 10)
		c.refused("EvidenceNotReady", copier, c.game, data)
		c.must(finder, c.game, data)
		c.equal(name+": who found it", c.owed(finder), reward)
		c.pass(extension)
		c.refused("AlreadyDone", copier, c.game, data)
		c.equal(name+": who copied it", c.owed(copier), 0)
	}
}

// TestHostileR8AFriendThatCommittedBeforeWinsTheRewardAlone: a provider knows which of its words are wrong,
// and has a friend commit to them when it signs them. When a finder's commitment or call shows up, the friend
// is first. It takes the reward, and nothing more: three quarters of the lock are lost to the provider and its
// friends. The finder loses the gas of its commitment, which ADR 61 bounds.
func TestHostileR8AFriendThatCommittedBeforeWinsTheRewardAlone(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	wrong := s.right.segment
	wrong.Steps++
	data := game.PackWrongWords(binder.Offer(c.offer), binder.Lease(c.lease), binder.Segment(wrong),
		binder.Header(s.right.Header()), c.signature(wrong))
	finder, friend := stranger, client
	c.must(friend, c.game, game.PackCommitEvidence(games.Commitment(friend.addr, data)))
	c.pass(extension)
	c.must(finder, c.game, game.PackCommitEvidence(games.Commitment(finder.addr, data)))
	if c.gas > 48_000 {
		t.Errorf("a finder's commitment takes %d gas", c.gas)
	}
	t.Logf("a finder's commitment takes %d gas", c.gas)
	c.pass(extension + 1)
	c.must(friend, c.game, data) // with a higher tip than the finder's
	c.refused("AlreadyDone", finder, c.game, data)
	c.equal("the finder", c.owed(finder), 0)
	c.equal("the friend", c.owed(friend), reward)
	c.equal("the provider's stake", c.stakeOf(provider), minimumStake-leaseLock)
}

// TestHostileR8FriendsTogetherGetOneReward: friends of which one commits early and one challenges first share
// one reward. However many they are, the provider and they lose three quarters of the lock, and a finder that had
// committed and came second is paid nothing.
func TestHostileR8FriendsTogetherGetOneReward(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.flipped(s.products()))
	other := c.party.segment
	other.End[0]++
	data := c.contradiction(c.offer, c.lease, other, c.party.segment)
	finder, friend, first := stranger, delegate, client
	c.challenge(first)
	c.must(friend, c.game, game.PackCommitEvidence(games.Commitment(friend.addr, data)))
	c.commits(finder, finder, data)
	c.must(friend, c.game, data)
	c.refused("AlreadyDone", finder, c.game, data)
	c.equal("the friends together", c.owed(friend)+c.owed(first), reward)
	c.equal("the finder", c.owed(finder), 0)
	c.equal("the provider's stake", c.stakeOf(provider), minimumStake-leaseLock)
	if lost := leaseLock - c.owed(friend) - c.owed(first); 4*lost < 3*leaseLock {
		t.Fatalf("provider and friends lose %d of a lock of %d", lost, leaseLock)
	}
}

// TestHostileR8AGameLostToAFriendPaysItAsMuch: a friend needs no evidence. It challenges any segment that the
// provider signed, and the provider lets its clock run out. So another share for the callers of breaks and
// wrongWords would leave provider and friend with what they have today (ADR 61).
func TestHostileR8AGameLostToAFriendPaysItAsMuch(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	friend := client
	st := c.challenge(friend)
	c.pass(2 * clock)
	c.must(stranger, c.game, game.PackTimeout(bindState(st), c.boundRef()))
	c.equal("the friend", c.owed(friend), reward)
	c.equal("the provider's stake", c.stakeOf(provider), minimumStake-leaseLock)
}

// TestAuditH4AChallengeAfterTheCommitmentIsNoCopy: whoever saw the evidence challenged the same
// claim, and was its first challenger, to whom half of the reward belonged.
func TestAuditH4AChallengeAfterTheCommitmentIsNoCopy(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.flipped(s.products()))
	other := c.party.segment
	other.End[0]++
	data := c.contradiction(c.offer, c.lease, other, c.party.segment)
	c.commits(stranger, stranger, data)
	late := c.challenge(client)
	c.must(stranger, c.game, data)
	c.equal("who found it", c.owed(stranger), 3*share)
	c.equal("who challenged then", c.owed(client), share)
	c.must(delegate, c.game, game.PackMoot(bindState(late), c.boundRef()))
	c.equal("wei in the game", c.wei(c.game), 0)

	c = newWorld(t).signed(s.flipped(s.products()))
	c.challenge(client)
	c.shows(stranger, c.contradiction(c.offer, c.lease, other, c.party.segment))
	c.equal("the first challenger, before the commitment", c.owed(client), reward/2)
	c.equal("who found it then", c.owed(stranger), reward-reward/2)
}

// TestAuditH4ACutIsTheWinners: whoever copied a call that shows a verifier's verdict took the
// part of the cut that pays for it.
func TestAuditH4ACutIsTheWinners(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.flipped(s.products()))
	if end := c.play(c.challenge(client), s.right); end.Winner != dispute.Challenger {
		t.Fatalf("%+v", end)
	}
	c.must(stranger, c.game, c.cut(c.attestation(0, 2)))
	c.equal("who copied the call", c.owed(stranger), 0)
	c.equal("who won the game", c.owed(client), reward+verdictCut/4)
}

func (w *world) committedAt(caller account, data []byte) uint64 {
	return read(w, w.game, game.PackCommittedAt(games.Commitment(caller.addr, data)), game.UnpackCommittedAt).Uint64()
}
