package lightningrail

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// TestCLTVHoldsForTheTime: a lock that was paid with the cltv can be settled for
// the time asked, and one block less would not do.
func TestCLTVHoldsForTheTime(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seconds, height := rapid.Uint64Range(0, 20*24*3600).Draw(t, "seconds"),
			rapid.Uint32Range(1, 1<<30).Draw(t, "height")
		p := Pace{Mean: rapid.SampledFrom([]uint64{0, 1, 600, 1200}).Draw(t, "mean")}
		cltv, err := p.CLTV(seconds)
		if errors.Is(err, ErrWindow) {
			if n := p.Blocks(seconds) + cancelBefore - blockPadding; n <= MaxCLTV {
				t.Fatalf("%d s are refused, they need %d blocks", seconds, n)
			}
			return
		}
		if err != nil || cltv < MinCLTV || cltv > MaxCLTV {
			t.Fatalf("cltv %d, %v", cltv, err)
		}
		if !p.holds(height, height+cltv+blockPadding, seconds) {
			t.Fatalf("cltv %d does not hold for %d s", cltv, seconds)
		}
		if cltv > MinCLTV && p.holds(height, height+cltv+blockPadding-1, seconds) {
			t.Fatalf("cltv %d is more than %d s need", cltv, seconds)
		}
	})
}

func TestBlocksLeaveRoomForLuck(t *testing.T) {
	for seconds, want := range map[uint64]uint32{0: 7, 600: 2 + 8 + 2, 24 * 3600: 145 + 52 + 2,
		math.MaxUint64: math.MaxUint16 + 1024 + 2} {
		if got := (Pace{}).Blocks(seconds); got != want {
			t.Errorf("%d s: %d blocks, want %d", seconds, got, want)
		}
	}
}

// TestFits: what cannot be paid is refused when it is offered.
func TestFits(t *testing.T) {
	const now = 1_000_000
	good := market.Offer{Segments: 8, VerifyBPS: 1000, Window: 600, Deadline: now + 3600}
	if err := (Pace{}).Fits(good, 1_000_000, now); err != nil {
		t.Fatal(err)
	}
	for name, x := range map[string]struct {
		spoil func(*market.Offer)
		price uint64
		want  error
	}{
		"two weeks":           {func(o *market.Offer) { o.Deadline = now + 14*24*3600 }, 1_000_000, ErrWindow},
		"a window of weeks":   {func(o *market.Offer) { o.Window = 14 * 24 * 3600 }, 1_000_000, ErrWindow},
		"a deadline for ever": {func(o *market.Offer) { o.Deadline = math.MaxUint64 }, 1_000_000, ErrWindow},
		"121 segments":        {func(o *market.Offer) { o.Segments = 121 }, 1_000_000, ErrSegments},
		"dust":                {func(*market.Offer) {}, 353_999, ErrDust},
		"shares of dust":      {func(o *market.Offer) { o.VerifyBPS = 1 }, 1_000_000, ErrDust},
		"a price of 2^63":     {func(*market.Offer) {}, 1 << 63, money.ErrRange},
	} {
		o := good
		x.spoil(&o)
		if err := (Pace{}).Fits(o, x.price, now); !errors.Is(err, x.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPartsAddUp: the provider's parts of n segments are what a voucher for n
// gives it, and nothing of a price is left out.
func TestPartsAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := escrow.Deal{Offer: market.Offer{VerifyBPS: rapid.Uint16Range(0, 4000).Draw(t, "verify"),
			DelegateBPS: rapid.Uint16Range(0, 4000).Draw(t, "delegate")}}
		d.Lease.Lease = market.Lease{Price: rapid.Uint64Range(0, 1<<40).Draw(t, "price"),
			Segments: rapid.Uint32Range(1, MaxLocks).Draw(t, "segments")}
		ps, err := parts(d)
		if errors.Is(err, ErrDust) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		var sum money.Units
		for i, p := range ps {
			sum += p.provider
			want, _, _, err := escrow.Split(d.Lease.Lease.Price, uint32(i)+1, d.Offer.VerifyBPS,
				d.Offer.DelegateBPS, nil)
			if err != nil || sum != want || p.provider+p.fee != money.Units(d.Lease.Lease.Price) || p.provider < Dust {
				t.Fatalf("segment %d: %+v, %d in all, want %d, %v", i, p, sum, want, err)
			}
		}
	})
}

func TestPreimagesAreAllDifferent(t *testing.T) {
	seen := map[lnd.Preimage]bool{}
	for _, lease := range []common.Hash{{1}, {2}} {
		for _, p := range []purpose{forProvider, forShares} {
			for i := range uint32(4) {
				for a := range uint32(4) {
					s, err := derive([]byte("secret"), lease, p, i, a)
					if err != nil || seen[s] {
						t.Fatalf("purpose %d, segment %d, attempt %d: used before, %v", p, i, a, err)
					}
					seen[s] = true
				}
			}
		}
	}
	again, err := derive([]byte("secret"), common.Hash{2}, forShares, 3, 3)
	if err != nil || !seen[again] {
		t.Error("the same secret gives another preimage")
	}
	if other, err := derive([]byte("secreT"), common.Hash{2}, forShares, 3, 3); err != nil || seen[other] {
		t.Error("another secret gives the same preimage")
	}
}

func TestTags(t *testing.T) {
	for _, tag := range []Tag{{Lease: common.Hash{0xab, 31: 1}, Segment: 0},
		{Lease: common.Hash{}, Segment: math.MaxUint32, Shares: true}} {
		if got, ok := ParseTag(tag.String()); !ok || got != tag {
			t.Errorf("%q is read as %+v, %t", tag, got, ok)
		}
	}
	good := Tag{Lease: common.Hash{1}, Segment: 7}.String()
	for _, memo := range []string{"", "infernet segment", good + " ", " " + good, good[:len(good)-1],
		strings.Replace(good, "7", "07", 1),
		strings.Replace(good, "7", "-7", 1), strings.Replace(good, "0x", "0X", 1), "infernet shares" + good,
		strings.Replace(good, "7", "4294967296", 1)} {
		if tag, ok := ParseTag(memo); ok {
			t.Errorf("%q is read as %+v", memo, tag)
		}
	}
}

func FuzzParseTag(f *testing.F) {
	f.Add(Tag{Lease: common.Hash{1}, Segment: 7}.String())
	f.Add("infernet shares 3 of 0x")
	f.Fuzz(func(t *testing.T, memo string) {
		if tag, ok := ParseTag(memo); ok && tag.String() != memo {
			t.Errorf("%q is read as %q", memo, tag)
		}
	})
}

func FuzzDecodeMessage(f *testing.F) {
	w := newTestbed(f, 1)
	v := w.voucher(1)
	for _, m := range []Message{{Topic: Credit}, {Topic: Entrust, Lease: w.deal.LeaseID(), Deal: &w.deal, CLTV: 37,
		Locks: []LockRef{{Attempt: 1}}, Secrets: []lnd.Preimage{{1}}},
		{Topic: Claimed, Voucher: &v, Claims: w.claims(1)}, {Topic: Withdraw, Request: "lnbc1",
			Sig: &market.Signature{1}}} {
		b, err := canon.Marshal(m)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := DecodeMessage(b)
		if err != nil {
			return
		}
		again, err := canon.Marshal(m)
		if err != nil || string(again) != string(b) {
			t.Errorf("%x is written as %x: %v", b, again, err)
		}
	})
}

func FuzzDecodeReply(f *testing.F) {
	for _, r := range []Reply{{}, {Done: true, Units: 5, Total: 9},
		{Requests: []string{"lnbc1"}, Secrets: []lnd.Preimage{{1}}, Sig: &market.Signature{1}, Window: 1}} {
		b, err := canon.Marshal(r)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := DecodeReply(b)
		if err != nil {
			return
		}
		again, err := canon.Marshal(r)
		if err != nil || string(again) != string(b) {
			t.Errorf("%x is written as %x: %v", b, again, err)
		}
	})
}

// FuzzHandle: whatever a peer sends, it gets an answer or a
// refusal, and what it may not know stays here.
func FuzzHandle(f *testing.F) {
	w := newTestbed(f, 2)
	w.do(w.asClient, escrow.Open, nil)
	v := w.voucher(1)
	for topic := range Topic(15) {
		b, err := canon.Marshal(Message{Topic: topic, Lease: w.deal.LeaseID(), Deal: &w.deal, Voucher: &v})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := DecodeMessage(b)
		if err != nil {
			return
		}
		stranger := common.Address{0xee}
		for _, h := range []Handler{w.asClient, w.asProvider, w.court,
			Router{Client: w.asClient, Provider: w.asProvider, Arbiter: w.court}} {
			if r, err := h.Handle(t.Context(), stranger, m); len(r.Secrets) > 0 {
				t.Errorf("a stranger got %d preimages: %v", len(r.Secrets), err)
			}
		}
	})
}

func TestAssetsOfNetworksDiffer(t *testing.T) {
	if Token("simnet") == Token("mainnet") || Asset("simnet") != "lightning:simnet/msat" {
		t.Error(Asset("simnet"), Token("simnet"))
	}
}
