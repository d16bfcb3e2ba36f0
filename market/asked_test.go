package market_test

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// disputable is the announcement of a job whose segments can be disputed.
func disputable(t *testing.T) market.ValidAnnouncement {
	t.Helper()
	o := offer(spec())
	o.Trace, o.Locks = common.Hash{1}, 1
	ann, err := announce(spec(), o).Validate(domain, now)
	if err != nil {
		t.Fatal(err)
	}
	return ann
}

// TestAProposalNamesThePeersOfItsCandidates: a provider that cannot reach the verifiers could not
// ask them itself.
func TestAProposalNamesThePeersOfItsCandidates(t *testing.T) {
	ann := disputable(t)
	bid, l := bidOf(ann, market.RoleProvider, operator, provider, 900).Bid, leaseOf(ann)
	p := market.LeaseProposal{Announcement: ann.Announcement(), Lease: l, Sig: delegate.sign(l),
		Candidates: theCandidates(), Peers: []string{checker.peer()}}
	validate := func(p market.LeaseProposal) error { _, err := p.Validate(domain, bid, now); return err }
	check(t, p, validate, []twin[market.LeaseProposal]{
		{"none", func(p *market.LeaseProposal) { p.Peers = nil }, market.ErrRange},
		{"too many", func(p *market.LeaseProposal) { p.Peers = append(p.Peers, p.Peers[0]) }, market.ErrRange},
		{"of others", func(p *market.LeaseProposal) { p.Peers = []string{delegate.peer()} }, market.ErrContact},
		{"of nobody", func(p *market.LeaseProposal) { p.Peers = []string{""} }, market.ErrContact},
	})
}

// TestAReceiptMayLackWhereASegmentCanBeDisputed: elsewhere, who was found wrong in one draw would
// name another.
func TestAReceiptMayLackWhereASegmentCanBeDisputed(t *testing.T) {
	for name, x := range map[string]struct {
		ann  market.ValidAnnouncement
		want error
	}{"disputable": {disputable(t), nil}, "not": {valid(t), market.ErrMismatch}} {
		l := leaseOf(x.ann)
		c := market.CheckRequest{Announcement: x.ann.Announcement(), Lease: signedLease(l),
			Result: resultOf(x.ann, l, 0, genesis, word(1)), ProviderPeer: provider.peer(), Candidates: theCandidates()}
		c.Result.Log = nil
		v, err := c.Validate(domain, now)
		if !errors.Is(err, x.want) {
			t.Errorf("%s: %v, want %v", name, err, x.want)
		}
		if err != nil {
			continue
		}
		h := c.Result.Commitment.Height
		if v.Receipted() || v.InTime(h-market.LeastDrawAhead) != nil {
			t.Errorf("%s: asked in time: %v", name, v.InTime(h-market.LeastDrawAhead))
		}
		if err := v.InTime(h - 1); !errors.Is(err, market.ErrLate) {
			t.Errorf("%s: asked when the next block draws: %v", name, err)
		}
		c.Receipt = receiptOf(c.Result.Commitment)
		c.Receipt.Sig = market.Signature{}
		if _, err := c.Validate(domain, now); !errors.Is(err, market.ErrSignature) {
			t.Errorf("%s: an unsigned receipt: %v", name, err)
		}
	}
}
