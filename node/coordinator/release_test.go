package coordinator

import (
	"context"
	"errors"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/role"
)

// oneLease is the machine of a client's only lease.
type oneLease struct {
	Leases
	s escrow.State
}

func (o *oneLease) State(common.Hash) (escrow.State, error) { return o.s, nil }

// verifiedLease is a client's lease of one segment, which is verified.
func verifiedLease(client common.Address) escrow.State {
	offer := market.Offer{Client: client, Locks: 2}
	return escrow.State{
		Party: escrow.Client, Segments: []escrow.Segment{{Step: escrow.Verified}},
		Deal: escrow.Deal{Offer: offer, Domain: market.Domain{ChainID: 7},
			Lease: market.SignedLease{Lease: market.Lease{Segments: 1}}},
	}
}

// TestOnlyTheClientsOwnNodeConsents: the wallet is asked once, for the lease's release in its
// domain. It is not asked for others' leases, nor if the operator keeps the windows.
func TestOnlyTheClientsOwnNodeConsents(t *testing.T) {
	wallet, asked := common.Address{9}, 0
	leases := &oneLease{s: verifiedLease(wallet)}
	c := open(t, role.Deps{Operator: wallet, Log: slog.New(slog.DiscardHandler)}, leases, job.Policy{})
	a := newActor(c, JobRecord{State: job.State{Announcement: market.Announcement{Offer: leases.s.Deal.Offer}}}, true)
	v := market.Voucher{Lease: common.Hash{3}, Segments: 1}
	if a.consent(t.Context(), v) != nil {
		t.Fatal("a node that keeps the windows consents")
	}
	away := errors.New("nobody at the signer")
	var err error
	c.Release(func(_ context.Context, d market.Domain, r market.Release) (market.Signature, error) {
		if asked++; d.ChainID != 7 || r.Lease != v.Lease {
			t.Errorf("asked for %+v on %+v", r, d)
		}
		return market.Signature{5}, err
	})
	err = away
	if a.consent(t.Context(), v) != nil || asked != 1 {
		t.Fatal("a wallet that does not sign")
	}
	err = nil
	sig := a.consent(t.Context(), v)
	if sig == nil || *sig != (market.Signature{5}) {
		t.Fatalf("the consent is %v", sig)
	}
	if leases.s.Voucher.Release = sig; a.consent(t.Context(), v) != sig || asked != 2 {
		t.Error("the wallet is asked again for what it has signed")
	}
	leases.s.Voucher.Release, c.d.Operator = nil, common.Address{8}
	if a.consent(t.Context(), v) != nil || asked != 2 {
		t.Error("an aggregator consents for its client")
	}
}
