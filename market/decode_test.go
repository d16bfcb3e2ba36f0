package market_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// wire is a kind of message: an example, its decoder, and a use of the decoded value,
// which must not panic.
type wire struct {
	name    string
	example any
	decode  func([]byte) (any, error)
}

func as[T any](decode func([]byte) (T, error), use func(T)) func([]byte) (any, error) {
	return func(b []byte) (any, error) {
		v, err := decode(b)
		if err == nil {
			use(v)
		}
		return v, err
	}
}

func wires(t testing.TB) []wire {
	ann := valid(t)
	l := leaseOf(ann)
	cs := []market.Candidate{{Operator: auditor, Node: checker.addr(), Stake: 5, Weight: 5}}
	by := cs[0]
	r := resultOf(ann, l, 0, genesis, word(1))
	vr, err := r.Validate(ann, l)
	if err != nil {
		t.Fatal(err)
	}
	bid := bidOf(ann, market.RoleProvider, operator, provider, 900)
	receipt := receiptOf(r.Commitment)
	return []wire{
		{"announcement", ann.Announcement(), as(market.DecodeAnnouncement,
			func(a market.Announcement) { _, _ = a.Validate(domain, now) })},
		{
			"offers request",
			market.OffersRequest{Most: 9},
			as(market.DecodeOffersRequest, func(market.OffersRequest) {}),
		},
		{"offers reply", market.OffersReply{Offers: []market.OpenOffer{{Announcement: []byte{1}, Seen: 2}}},
			as(market.DecodeOffersReply, func(market.OffersReply) {})},
		{"bid", bid, as(market.DecodeBid, func(b market.SignedBid) { _, _ = b.Validate(ann, now) })},
		{"ack", market.Ack{OK: true}, as(market.DecodeAck, func(a market.Ack) { _ = a.Err() })},
		{"proposal", market.LeaseProposal{Announcement: ann.Announcement(), Lease: l, Sig: delegate.sign(l),
			Candidates: cs},
			as(market.DecodeLeaseProposal, func(p market.LeaseProposal) { _, _ = p.Validate(domain, bid.Bid, now) })},
		{"reply", market.LeaseReply{Sig: provider.sign(l)},
			as(market.DecodeLeaseReply, func(r market.LeaseReply) { _, _ = r.Validate(domain, l) })},
		{"bid request", market.BidRequest{Offer: word(1)}, as(market.DecodeBidRequest, func(market.BidRequest) {})},
		{"bid reply", market.BidReply{Bids: []market.SignedBid{bidOf(ann, market.RoleVerifier, auditor, checker, 0)}},
			as(market.DecodeBidReply, func(market.BidReply) {})},
		{"progress", market.Progress{Lease: l.StructHash()},
			as(market.DecodeProgress, func(p market.Progress) { _ = p.Validate(l, ann.Spec()) })},
		{"result", r, as(market.DecodeResult, func(r market.SegmentResult) { _, _ = r.Validate(ann, l) })},
		{"receipt", receipt, as(market.DecodeReceipt,
			func(x market.Receipt) { _, _ = x.Validate(ann, l, r.Commitment, 6) })},
		{"check", market.CheckRequest{Announcement: ann.Announcement(), Lease: signedLease(l), Result: r,
			Receipt: receipt, ProviderPeer: provider.peer(), Candidates: cs},
			as(market.DecodeCheck, func(c market.CheckRequest) { _, _ = c.Validate(domain, now) })},
		{"verdict commitment", market.VerdictCommitment{Lease: l.StructHash(), Commitment: vr.Hash(), Verifier: auditor,
			Hash: word(3)}, as(market.DecodeVerdictCommitment, func(s market.VerdictCommitment) {
			_, _ = s.Validate(vr, by)
		})},
		{"log reveal", market.LogReveal{Log: r.Log},
			as(market.DecodeLogReveal, func(u market.LogReveal) { _ = u.Validate(r.Segment) })},
		{"verdict", verdictOf(vr, by, checker, false),
			as(market.DecodeVerdict, func(v market.SignedVerdict) { _, _ = v.Validate(ann, vr, by, 4) })},
		{"voucher", voucherOf(l, 1, false, market.Payee{Account: auditor, Amount: 9}),
			as(market.DecodeVoucher, func(v market.SignedVoucher) { _, _ = v.Validate(ann, l, nil) })},
		{"end", market.LeaseEnd{Lease: l.StructHash(), Reason: "over"},
			as(market.DecodeLeaseEnd, func(e market.LeaseEnd) { _ = e.Validate(l.StructHash()) })},
		{"delegation", market.Delegation{Announcement: ann.Announcement(), Funded: 5},
			as(market.DecodeDelegation, func(d market.Delegation) { _, _ = d.Validate(domain, delegate.addr(), now) })},
	}
}

func TestDecoders(t *testing.T) {
	for _, w := range wires(t) {
		b, err := canon.Marshal(w.example)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.decode(b); err != nil {
			t.Errorf("%s: %v", w.name, err)
		}
		for _, bad := range [][]byte{nil, b[:len(b)-1], append(bytes.Clone(b), 0), {0xa0}, {0xf6},
			make([]byte, market.MaxMessage+1)} {
			if _, err := w.decode(bad); !errors.Is(err, market.ErrDecode) {
				t.Errorf("%s: %d bytes: %v", w.name, len(bad), err)
			}
		}
	}
}

// fuzz feeds one decoder. What it accepts must encode to the same bytes.
func fuzz(f *testing.F, name string) {
	for _, w := range wires(f) {
		if w.name != name {
			continue
		}
		b, err := canon.Marshal(w.example)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
		f.Fuzz(func(t *testing.T, b []byte) {
			v, err := w.decode(b)
			if err != nil {
				return
			}
			if again, err := canon.Marshal(v); err != nil || !bytes.Equal(again, b) {
				t.Fatalf("accepted bytes that are not canonical: %v", err)
			}
		})
		return
	}
	f.Fatalf("wires has no %q", name)
}

// TestEveryDecoderIsFuzzed: scripts/fuzz runs the functions below, by their names.
func TestEveryDecoderIsFuzzed(t *testing.T) {
	b, err := os.ReadFile("decode_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range wires(t) {
		if call := fmt.Sprintf("{ fuzz(f, %q) }", w.name); !bytes.Contains(b, []byte(call)) {
			t.Errorf("no function fuzzes the decoder of %s: add one at the end of this file", w.name)
		}
	}
}

func FuzzAnnouncement(f *testing.F)      { fuzz(f, "announcement") }
func FuzzOffersRequest(f *testing.F)     { fuzz(f, "offers request") }
func FuzzOffersReply(f *testing.F)       { fuzz(f, "offers reply") }
func FuzzBidRequest(f *testing.F)        { fuzz(f, "bid request") }
func FuzzBidReply(f *testing.F)          { fuzz(f, "bid reply") }
func FuzzBid(f *testing.F)               { fuzz(f, "bid") }
func FuzzAck(f *testing.F)               { fuzz(f, "ack") }
func FuzzLeaseProposal(f *testing.F)     { fuzz(f, "proposal") }
func FuzzLeaseReply(f *testing.F)        { fuzz(f, "reply") }
func FuzzProgress(f *testing.F)          { fuzz(f, "progress") }
func FuzzResult(f *testing.F)            { fuzz(f, "result") }
func FuzzReceipt(f *testing.F)           { fuzz(f, "receipt") }
func FuzzCheck(f *testing.F)             { fuzz(f, "check") }
func FuzzVerdict(f *testing.F)           { fuzz(f, "verdict") }
func FuzzVoucher(f *testing.F)           { fuzz(f, "voucher") }
func FuzzLeaseEnd(f *testing.F)          { fuzz(f, "end") }
func FuzzDelegation(f *testing.F)        { fuzz(f, "delegation") }
func FuzzVerdictCommitment(f *testing.F) { fuzz(f, "verdict commitment") }
func FuzzLogReveal(f *testing.F)         { fuzz(f, "log reveal") }
