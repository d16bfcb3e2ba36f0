package node

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/provider"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// weighed is a job of 512 steps a segment in 16 parts, on a rail without a dispute game.
func weighed(t *testing.T, chain uint64, change func(*market.Spec, *market.Offer)) (unsignedJob, string) {
	t.Helper()
	s := market.Spec{StepsPerSegment: 512, Marks: 16, Verification: market.Verification{
		Tier: market.TierExact, SamplePermille: 1000, Verifiers: 4}}
	o := market.Offer{MaxPrice: 250_000, Credit: 2, VerifyBPS: 5000, Quorum: 4}
	change(&s, &o)
	n := &Node{cfg: config.Config{Chain: config.Chain{ChainID: chain, Decimals: 6}}}
	d := unsignedJob{spec: s, offers: []railOffer{{&rail.Supervisor{Info: rail.Info{Name: market.OnSolana}}, o}}}
	if err := n.weigh(t.Context(), &d); err != nil {
		t.Fatal(err)
	}
	ann := market.RestoreAnnouncement(market.Announcement{Spec: s, Offer: o})
	return d, n.unsound(t.Context(), ann)
}

// TestTermsUnderWhichADeviationPaysAreRefused where money counts: the client does not post them
// and nobody bids for them. Both name the number to change.
func TestTermsUnderWhichADeviationPaysAreRefused(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*market.Spec, *market.Offer)
		want   string
	}{
		"everything is checked for a tenth": {func(s *market.Spec, o *market.Offer) {
			s.Verification.Verifiers, o.VerifyBPS = 1, 1000
		}, "payment.verification_share: 50%"},
		"one verifier, and nothing is locked": {func(s *market.Spec, o *market.Offer) {
			s.Verification.Verifiers = 1
		}, "verification.verifiers: 4"},
	} {
		for chain, refuses := range map[uint64]bool{137: true, 80002: false, 1337: false} {
			d, why := weighed(t, chain, c.change)
			err := d.refused()
			if refuses != (err != nil) || refuses != (why != "") {
				t.Errorf("%s, chain %d: %v; %q", name, chain, err, why)
			}
			text := strings.Join(append(d.economics.Refused, d.economics.Elsewhere...), "; ")
			if !strings.Contains(text, c.want) || !strings.Contains(text, "on solana, where no stake is locked: ") {
				t.Errorf("%s, chain %d: want %q: %s", name, chain, c.want, text)
			}
			if refuses && !errors.Is(err, api.ErrInvalid) || len(d.economics.Lines) != 3 {
				t.Errorf("%s, chain %d: %v; %+v", name, chain, err, d.economics)
			}
		}
	}
}

// TestAnExplanationStatesTheBoundsOfTheLease: by its own price, not by the most that its offer
// would have paid.
func TestAnExplanationStatesTheBoundsOfTheLease(t *testing.T) {
	s := market.Spec{StepsPerSegment: 512, Marks: 16, Verification: market.Verification{
		Tier: market.TierExact, Verifiers: 1, Intervals: 1}}
	o := market.Offer{MaxPrice: 250_000, Credit: 2, VerifyBPS: 1000, Quorum: 1}
	ann := market.Announcement{Spec: s, Offer: o}
	lease := market.Lease{Offer: o.StructHash(), Price: 100_000, Segments: 4}
	n := &Node{ledger: roletest.OpenLedger(t)}
	n.deps.Operator = common.Address{1}
	r := provider.LeaseRecord{Announcement: ann, Lease: market.SignedLease{Lease: lease},
		Candidates: make([]market.Candidate, 3)}
	key := ledger.Key{Space: role.SpaceLeases, ID: lease.StructHash().Hex()}
	if _, err := n.ledger.Commit(ledger.Change{Kind: "lease.signed", Body: "",
		Put: []ledger.Record{{Key: key, Value: r}}}); err != nil {
		t.Fatal(err)
	}
	x, ok := n.agreedLease(escrow.State{Deal: escrow.Deal{Offer: o, Lease: r.Lease}})
	if !ok || x.candidates != 3 {
		t.Fatalf("%+v, %t", x, ok)
	}
	text := strings.Join(n.boundsUnder(t.Context(), x), "\n")
	for _, want := range []string{
		"an honest client loses at most 200000, to a hostile verifier:",
		"an honest provider loses at most 180000, to a hostile client:",
		"an honest verifier loses at most 40000",
		"one of 16 intervals of a segment saves 4687, is found with 6.25 %",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("want %q:\n%s", want, text)
		}
	}
}

// TestLeasesOfFewVerifiers: without a game no number of verifiers helps, and an operator may do
// without the number that the economics ask for.
func TestLeasesOfFewVerifiers(t *testing.T) {
	n := &Node{cfg: config.Config{Chain: config.Chain{ChainID: 137, Decimals: 6}}}
	s := market.Spec{StepsPerSegment: 512, Marks: 16, Verification: market.Verification{Verifiers: 2, Intervals: 1}}
	o := market.Offer{MaxPrice: 250_000, Credit: 2, VerifyBPS: 2000, Quorum: 2}
	for _, few := range []bool{false, true} {
		n.cfg.Disputes.FewVerifiers = few
		least, err := n.leastVerifiers(t.Context(), s, o)
		if err != nil || least != 2 {
			t.Errorf("%d verifiers, %v", least, err)
		}
		err = n.leavingLoses(t.Context(), s, o, provider.Weighed{Price: 250_000, Candidates: 1, Heard: 16})
		if few != (err == nil) || !few && !errors.Is(err, economics.ErrCandidates) {
			t.Errorf("a lease of one, allowed %t: %v", few, err)
		}
	}
}
