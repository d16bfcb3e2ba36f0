package job_test

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

// TestRandomLives walks at random, with honest and dishonest parties, and checks the
// invariants of the package comment after every event.
func TestRandomLives(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		w := newWorld(t, rapid.Uint8Range(1, 3).Draw(rt, "verifiers"))
		var asked []job.RequestCheck
		vouchers, verified := map[common.Hash]job.Payment{}, uint32(0)
		kept, toKeep := map[common.Hash]bool{}, []job.KeepState(nil) // roots of states
		earned := map[common.Hash]uint32{}
		try := func(e job.Event) {
			next, acts, err := w.s.Apply(e)
			if err != nil {
				return
			}
			if all := next.VerifiedSince(w.s); uint32(len(all)) != next.Verified-w.s.Verified {
				rt.Fatalf("%d states of %d segments", len(all), next.Verified-w.s.Verified)
			}
			w.s = next
			asked = append(asked, checks(acts)...)
			if w.s.Verified > verified && !kept[w.s.Root] {
				rt.Fatalf("segment %d is earned, and its end state is not kept", w.s.Verified-1)
			}
			for _, a := range acts {
				if k, ok := a.(job.KeepState); ok {
					toKeep = append(toKeep, k)
				}
				if v, ok := a.(job.SendVoucher); ok {
					old := vouchers[v.Voucher.Lease]
					if v.Voucher.Segments < old.Voucher.Segments {
						rt.Fatal("a voucher shrank")
					}
					for _, p := range old.Payees {
						if !slices.ContainsFunc(v.Payees, func(q market.Payee) bool {
							return q.Account == p.Account &&
								q.Amount >= p.Amount
						}) {
							rt.Fatal("a payee lost")
						}
					}
					vouchers[v.Voucher.Lease], earned[v.Voucher.Lease] = v.Payment, v.Voucher.Segments
				}
			}
			sum := uint32(0)
			for _, n := range earned {
				sum += n
			}
			if w.s.Verified < verified || sum != w.s.Verified || w.s.Verified > w.s.Segments() {
				rt.Fatalf("%d verified after %d, %d on vouchers", w.s.Verified, verified, sum)
			}
			verified = w.s.Verified
		}
		for range rapid.IntRange(10, 120).Draw(rt, "events") {
			if w.s.Over() {
				break
			}
			l := w.s.Lease
			switch rapid.IntRange(0, 10).Draw(rt, "event") {
			case 0:
				w.mono, w.chain = w.mono+rapid.Uint64Range(0, 16_000).Draw(rt, "ms"),
					w.chain+rapid.Uint64Range(0, 20).Draw(rt, "s")
				try(job.Tick{Chain: w.chain, Mono: w.mono})
			case 1:
				w.mono += 5000
				for _, p := range []party{alice, bob} {
					try(w.bid(p, market.RoleProvider, rapid.Uint64Range(1, 1100).Draw(rt, "price")))
				}
				for _, j := range judges {
					try(w.bid(j, market.RoleVerifier, 0))
				}
				try(job.Tick{Chain: w.chain, Mono: w.mono})
				try(stakes())
			case 2, 3, 4:
				if l == nil {
					continue
				}
				who := alice
				if l.Signed.Lease.Provider == bob.op {
					who = bob
				}
				d := domain.Digest(l.Signed.Lease)
				try(job.LeaseSigned{Lease: l.Hash, DelegateSig: delegate.sign(d), NodeSig: who.sign(d)})
				try(job.Funded{Lease: l.Hash})
				if i := w.s.Verified + uint32(len(l.Works)); i < w.s.Segments() {
					from := byte(9 + i)
					if i > l.Signed.Lease.FirstSegment && rapid.IntRange(0, 9).Draw(rt, "wrong start") == 0 {
						from++
					}
					r := w.result(who, i, from, byte(10+i))
					try(job.ResultReceived{Result: r})
					rec := market.Receipt{Commitment: r.Hash(), DrawHeight: r.Commitment().Height,
						Candidates: l.Signed.Lease.Verifiers}
					rec.Sig = delegate.sign(rec.Digest())
					try(job.ReceiptIssued{Receipt: rec})
					try(job.DrawReady{Commitment: r.Hash(), Block: common.Hash{5}})
				}
			case 5:
				if len(toKeep) > 0 {
					k := toKeep[rapid.IntRange(0, len(toKeep)-1).Draw(rt, "keep")]
					kept[k.Root] = true
					try(job.StateKept{Commitment: k.Commitment})
				}
			case 6, 7, 8:
				if len(asked) > 0 {
					i := rapid.IntRange(0, len(asked)-1).Draw(rt, "check")
					try(w.verdict(asked[i], rapid.IntRange(0, 4).Draw(rt, "agree") > 0))
				}
			case 9:
				for _, p := range w.s.Past {
					try(job.Released{Lease: p.Hash})
				}
				if w.s.Phase == job.Delivered {
					if l != nil {
						try(job.Released{Lease: l.Hash})
					}
					try(job.ArtifactFetched{})
				}
				try(job.Refunded{})
			case 10:
				b, err := w.s.Encode()
				if err != nil {
					rt.Fatal(err)
				}
				if w.s, err = job.Decode(b); err != nil {
					rt.Fatal(err)
				}
				try(job.Resumed{Now: job.Tick{Chain: w.chain, Mono: w.mono}})
			}
		}
	})
}
