package disputes

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// hunterClient returns a client of the hunter on a copy of a chain, with money for
// bonds.
func hunterClient(t *testing.T, from *localChain) (*localChain, *games.Client) {
	t.Helper()
	a := from.copy()
	if err := a.give(hunter.addr, coins); err != nil {
		t.Fatal(err)
	}
	c, err := localPlayable{a}.client(t.Context(), hunter)
	if err != nil {
		t.Fatal(err)
	}
	return a, c
}

// shown makes a call that shows evidence, again once the contract takes what it committed to.
func shown(a *localChain, call func() error) error {
	err := call()
	if !errors.Is(err, games.ErrEvidenceWaits) {
		return err
	}
	a.now += extension + 1
	return call()
}

// TestDefects compares the rules and the contract on the fields of a claim. Exactly the
// claims without a defect begin a game, and exactly the others are lost at once.
func TestDefects(t *testing.T) {
	from, know := settledChain(t), newSyntheticJob(5)
	j, err := openLease(from, know.segment, know.header.Root(), 1)
	if err != nil {
		t.Fatal(err)
	}
	r, faults := rand.New(rand.NewPCG(1, 23)), map[dispute.Defect]int{}
	for i := range 200 {
		s := know.segment
		if i > 0 {
			s = mutated(r, s)
		}
		// The escrow counts places from one, so the last index of all, which no
		// lease can have, is nothing to it.
		s.Index = min(s.Index, math.MaxUint32-1)
		charge, err := j.evidence(from.contracts, s, know.header)
		if err != nil {
			t.Fatal(err)
		}
		fault := charge.Claim().Defect()
		faults[fault]++
		_, c := hunterClient(t, from)
		_, _, game := c.Challenge(t.Context(), charge, allOf(charge))
		a, c := hunterClient(t, from)
		words := shown(a, func() error { _, err := c.SlashMalformed(t.Context(), charge); return err })
		if (game == nil) != (fault == dispute.NoDefect) || (words == nil) != (fault != dispute.NoDefect) {
			t.Errorf("fault %q of %+v: challenge %v, wrong words %v", fault, s, game, words)
		}
		if fault == dispute.NoDefect {
			if err := refusedBy(words, "NoFault"); err != nil {
				t.Error(err)
			}
		} else if err := refusedBy(game, "NoGameNeeded"); err != nil {
			t.Error(err)
		}
	}
	t.Logf("%v", faults)
	for _, f := range []dispute.Defect{dispute.NoDefect, dispute.WrongJob, dispute.WrongTrace, dispute.WrongPlace,
		dispute.WrongSteps, dispute.WrongStart} {
		if faults[f] == 0 {
			t.Errorf("no claim with %q", f)
		}
	}
}

// TestLostAtOnce checks that contradictory segments cost the lock, once, without a
// game: a second hash for one index, or a start that is not the end before it.
func TestLostAtOnce(t *testing.T) {
	from, know := settledChain(t), newSyntheticJob(6)
	j, err := openLease(from, know.segment, know.header.Root(), 1)
	if err != nil {
		t.Fatal(err)
	}
	twin, next := know.segment, know.segment
	twin.End[0]++
	next.Index, next.Start = 1, merkle.Root{1}
	follows := next
	follows.Start = know.segment.End
	signed := func(s commit.Segment) games.Evidence {
		charge, err := j.evidence(from.contracts, s, know.header)
		if err != nil {
			t.Fatal(err)
		}
		return charge
	}
	between := func(a, b commit.Segment) games.Contradiction {
		x, y := signed(a), signed(b)
		return games.Contradiction{Offer: j.offer, Lease: j.lease, A: a, B: b, SigA: x.NodeSig, SigB: y.NodeSig,
			HeightA: height, HeightB: height}
	}
	for name, b := range map[string]games.Contradiction{"two hashes": between(know.segment, twin),
		"a start that is no end": between(know.segment, next)} {
		a, c := hunterClient(t, from)
		before := audit(t, localPlayable{a}, j, nil)
		stake := (&auditor{land: localPlayable{a}}).of(hunter.addr)
		for range 2 { // the second time it is done already
			err := shown(a, func() error { _, err := c.SlashContradiction(t.Context(), b); return err })
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		lock := int64(c.Parameters().Lock(locks))
		won := (&auditor{land: localPlayable{a}}).of(hunter.addr)
		if won.dollars-stake.dollars != lock/16*4 {
			t.Errorf("%s: %d dollars for who says so, want %d", name, won.dollars-stake.dollars, lock/16*4)
		}
		after := (&auditor{land: localPlayable{a}}).of(provider.addr)
		if got := before[provider.addr].dollars - after.dollars; got != lock {
			t.Errorf("%s: cost the provider %d, want %d", name, got, lock)
		}
		if _, _, err := c.Challenge(t.Context(), signed(b.B), allOf(signed(b.B))); refusedBy(err, "ClaimLost") != nil &&
			refusedBy(err, "NoGameNeeded") != nil && refusedBy(err, "LeaseLost") != nil {
			t.Errorf("%s: a challenge of a lost claim: %v", name, err)
		}
	}
	_, c := hunterClient(t, from)
	for name, b := range map[string]games.Contradiction{"the same segment": between(know.segment, know.segment),
		"one that goes on": between(know.segment, follows)} {
		if _, err := c.SlashContradiction(t.Context(), b); !errors.Is(err, games.ErrUnfounded) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestUnfoundedEvidence checks that evidence that the contract would refuse costs no
// gas.
func TestUnfoundedEvidence(t *testing.T) {
	from, know := settledChain(t), newSyntheticJob(7)
	j, err := openLease(from, know.segment, know.header.Root(), 1)
	if err != nil {
		t.Fatal(err)
	}
	good, err := j.evidence(from.contracts, know.segment, know.header)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*games.Evidence){
		"another segment": func(c *games.Evidence) { c.Segment.End[1]++ },
		"another lease":   func(c *games.Evidence) { c.Lease.Price++ },
		"another offer":   func(c *games.Evidence) { c.Offer.Nonce++ },
		"another trace":   func(c *games.Evidence) { c.Header.Seed++ },
		"no signature":    func(c *games.Evidence) { c.NodeSig = market.Signature{} },
	} {
		bad := good
		change(&bad)
		a, c := hunterClient(t, from)
		height := a.height
		if _, _, err := c.Challenge(t.Context(), bad, allOf(bad)); !errors.Is(err, games.ErrUnfounded) ||
			a.height != height {
			t.Errorf("%s: %v, %d transactions", name, err, a.height-height)
		}
	}
	untraced := good
	untraced.Offer.Trace = common.Hash{}
	if err := untraced.Check(from.domain); !errors.Is(err, games.ErrUntraceable) {
		t.Errorf("no trace: %v", err)
	}
}

// TestWrongAddresses checks that a client with the address of another contract returns
// an error.
func TestWrongAddresses(t *testing.T) {
	a := settledChain(t)
	for name, cfg := range map[string]games.Config{
		"an account":     {Domain: a.domain, Game: hunter.addr},
		"the escrow":     {Domain: a.domain, Game: a.escrow},
		"another escrow": {Domain: market.Domain{ChainID: a.domain.ChainID, Escrow: hunter.addr}, Game: a.game},
		"another chain":  {Domain: market.Domain{ChainID: 5, Escrow: a.escrow}, Game: a.game},
	} {
		cfg.Chain = localReader{a}
		if _, err := games.New(t.Context(), cfg); !errors.Is(err, games.ErrWrongContract) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
