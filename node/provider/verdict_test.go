package provider

import (
	"bytes"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestStrangersGiveNoVerdict: an operator without stake sent an agreeing verdict, by a key
// that nobody had drawn. A claim takes the first verdicts by address, so it failed on chain,
// and a client that had vanished kept the work unpaid.
func TestStrangersGiveNoVerdict(t *testing.T) {
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		t.Fatal(err)
	}
	key, deal := wallet.NewNodeKey(k), roletest.SettledDeal()
	drawable := market.Candidate{Operator: common.Address{9}, Node: key.Address(), Weight: 1}
	record := LeaseRecord{Lease: deal.Lease, Candidates: []market.Candidate{drawable}}
	d := role.Deps{Ledger: roletest.OpenLedger(t)}
	signed := ledger.Change{Kind: "lease.signed", Put: []ledger.Record{leaseRecord(record)}}
	if _, err := d.Ledger.Commit(signed); err != nil {
		t.Fatal(err)
	}
	p := &Provider{d: d, leases: &oneLease{s: escrow.State{Deal: deal}}}
	v := market.SignedVerdict{Verdict: market.Verdict{Lease: deal.LeaseID(), Agree: true, Verifier: common.Address{1}}}
	if v.Sig, err = key.SignDigest(t.Context(), deal.Domain.Digest(v.Verdict)); err != nil {
		t.Fatal(err)
	}
	var refused *p2p.Refusal
	if _, err := p.Verdict(t.Context(), "", v); !errors.As(err, &refused) {
		t.Errorf("a stranger's verdict: %v", err)
	}
	if err := p.candidate(deal.LeaseID(), common.Address{3}, drawable.Operator); err == nil {
		t.Error("another key of a candidate was taken")
	}
	if err := p.candidate(deal.LeaseID(), drawable.Node, drawable.Operator); err != nil {
		t.Error(err)
	}
}
