package evm_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// charge is a challenge with the bond, of whatever words.
func (s *disputedLease) charge(o market.Offer, seg commit.Segment, h ir.Header,
	sig bindings.Signed) []byte {
	s.value = big.NewInt(bond)
	return game.PackChallenge(binder.Offer(o), binder.Lease(s.lease), binder.Segment(seg), binder.Header(h), sig,
		bindInterval(s.party.interval()))
}

// TestChallengesThatAreRefused checks that what a challenge must show.
func TestChallengesThatAreRefused(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	seg, h := s.right.segment, s.right.Header()
	c.refused("WrongBond", stranger, c.game, c.challengeData(whole))
	c.value = big.NewInt(bond + 1)
	c.refused("WrongBond", stranger, c.game, c.challengeData(whole))

	wrong := seg
	wrong.Steps++
	c.refused("NoGameNeeded", stranger, c.game, c.charge(c.offer, wrong, h, c.signature(wrong)))
	other := c.offer
	other.Nonce++
	c.refused("WrongOffer", stranger, c.game, c.charge(other, seg, h, c.signature(seg)))
	c.refused("NotSigned", stranger, c.game, c.charge(c.offer, seg, h, c.signature(wrong)))
	c.refused("NotSigned", stranger, c.game, c.charge(c.offer, seg, h, bindings.Signed{}))
	longer := h
	longer.Steps++
	c.refused("Mismatch", stranger, c.game, c.charge(c.offer, seg, longer, c.signature(seg)))
}

// TestTracesThatNoGameDecides checks that an offer without a trace, or whose step has one
// operator, leads to no game.
func TestTracesThatNoGameDecides(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	h := s.right.Header()
	h.OpCount = 1
	for want, root := range map[string]common.Hash{"NoGameNeeded": common.Hash(h.Root()), "WrongOffer": {}} {
		w := newWorld(t)
		o := w.offer()
		if o.Trace = root; root == (common.Hash{}) {
			o.Locks = 0
		}
		l := w.leaseOf(o)
		l.FirstSegment, l.StartRoot = 0, common.Hash(s.right.roots[0])
		w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
		c := &disputedLease{world: w, offer: o, lease: l, party: s.right}
		c.refused(want, stranger, c.game, c.charge(o, s.right.segment, h, c.signature(s.right.segment)))
	}
}

// TestMovesThatAreRefused checks that whose turn it is, in which phase, of which game.
func TestMovesThatAreRefused(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	c.refused("NothingToPay", stranger, c.game, game.PackWithdraw(stranger.addr))
	st := c.challenge(stranger)
	opening := game.PackOpenSteps(bindState(st), make([][32]byte, 3))
	c.refused("NotYourTurn", stranger, c.game, opening)
	c.refused("WrongPhase", provider, c.game, game.PackOpenCells(bindState(st), nil))
	c.refused("WrongPhase", provider, c.game, game.PackProvePrivate(bindState(st), nil, c.boundRef()))
	later := st
	later.MovedAt++
	c.refused("NotTheState", provider, c.game, game.PackOpenSteps(bindState(later), make([][32]byte, 3)))
	a := bindings.Attestation{Verifier: verifiers[0].addr}
	c.refused("ClaimStands", stranger, c.game, game.PackSlashVerifier(c.boundRef(), binder.Lease(c.lease), a))
	c.pass(clock + 1)
	other := c.boundRef()
	other.Segment++
	c.refused("Mismatch", stranger, c.game, game.PackTimeout(bindState(st), other))
	c.must(stranger, c.game, game.PackTimeout(bindState(st), c.boundRef()))
}
