package escrowtest

import (
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/escrow"
)

// clientLeaves: the client takes the results of as many segments as the credit allows, has
// none checked and is gone. Its node comes back for the rest of its money alone.
func clientLeaves(h *trial) {
	h.begin(patientPolicy(), impatientPolicy())
	h.fund()
	h.client.vanish()
	for i := range h.deal.Offer.Credit {
		h.commit(i, h.provider)
	}
	h.worked = h.deal.Offer.Credit
	h.provider.do(escrow.Stop{Reason: "no voucher came"})
	h.settled()
	h.restartClient()
	h.losses()
}

// clientEndsLow: the client ends the lease with a voucher below the best that it has signed,
// and asks for what the lease reserves.
func clientEndsLow(h *trial) {
	h.begin(patientPolicy(), waryPolicy())
	h.fund()
	h.earn(0)
	h.work(1, h.provider, h.client)
	h.vouchAlone(2)
	h.commit(2, h.provider)
	h.commit(3, h.provider)
	h.worked, h.checked = 4, 2
	h.provider.finished()
	take := []escrow.Action{{Kind: escrow.Refund}, {Kind: escrow.Release}}
	if h.deal.PerSegment { // nothing is reserved in a pot
		take = nil
	}
	h.try(escrow.Client, take...)
	h.client.do(escrow.Stop{Reason: "hostile"})
	h.client.await("the window", func(s escrow.State) bool { return s.Phase >= escrow.Ending })
	h.try(escrow.Client, take...)
	h.settled()
	h.refundClient()
	h.losses()
}

// clientPaysNoVerifier: the client's delegate keeps what is for verifiers, in every voucher.
func clientPaysNoVerifier(h *trial) {
	h.begin(patientPolicy(), patientPolicy())
	h.fund()
	n := h.deal.Lease.Lease.Segments
	for i := range n {
		h.work(i, h.provider, h.client)
		v := h.voucherTo(i+1, i+1 == n, h.toDelegate(i+1))
		h.client.hear(v)
		h.provider.hear(v)
	}
	h.worked, h.checked = n, n
	h.settled()
	h.refundClient()
	h.losses()
}

// providerForges: the provider has done nothing, and brings forged vouchers and verdicts.
func providerForges(h *trial) {
	h.begin(patientPolicy(), patientPolicy())
	h.fund()
	h.provider.vanish()
	forged := h.voucher(2, false).Voucher
	forged.Sig[5] ^= 1
	if len(forged.Proof) > 0 {
		forged.Proof[5] ^= 1
	}
	unsigned, few := h.claims(0, 2), h.claims(0, 2)
	for i := range unsigned {
		for j := range unsigned[i].Verdicts {
			unsigned[i].Verdicts[j].Sig[5] ^= 1
		}
		few[i].Verdicts = few[i].Verdicts[1:]
	}
	h.try(escrow.Provider,
		escrow.Action{Kind: escrow.Close, Voucher: forged}, escrow.Action{Kind: escrow.Claim, Claims: unsigned},
		escrow.Action{Kind: escrow.Claim, Claims: few}, escrow.Action{Kind: escrow.Release})
	h.client.do(escrow.Stop{Reason: "the provider sends nothing"})
	h.refundClient()
	h.losses()
}

// providerGivesBack: the provider gives the lease back in place of the voucher that it has, so
// that nobody else is paid either. On a rail that pays each segment it is too late for that.
func providerGivesBack(h *trial) {
	h.begin(patientPolicy(), patientPolicy())
	h.fund()
	h.earn(0)
	h.earn(1)
	h.provider.finished()
	h.provider.vanish()
	last := escrow.Action{Kind: escrow.Close}
	if h.deal.PerSegment {
		last.Voucher = h.voucher(2, false).Voucher
	}
	h.must(escrow.Provider, last)
	h.refundClient()
	h.losses()
}

// verifierAgrees: a quorum agrees to segments that their friend, the provider, has made up.
// Nobody looks at the claims.
func verifierAgrees(h *trial) {
	h.begin(patientPolicy(), impatientPolicy())
	h.provider.pauseAt(escrow.Funded)
	h.fund()
	h.try(escrow.Provider, escrow.Action{Kind: escrow.Claim, Claims: h.claims(0, h.deal.Offer.Credit+1)})
	for i := range h.deal.Offer.Credit {
		h.work(i, h.provider)
	}
	h.provider.resume()
	h.settled()
	h.refundClient()
	h.losses()
}

// verifierDisagrees: all verifiers that were drawn call right work wrong.
func verifierDisagrees(h *trial) {
	h.begin(patientPolicy(), waryPolicy())
	h.fund()
	h.earn(0)
	for i := uint32(1); i <= h.deal.Offer.Credit; i++ {
		h.judge(h.commit(i, h.provider, h.client), false, h.provider, h.client)
	}
	h.worked, h.right = 3, 3
	h.client.do(escrow.Stop{Reason: "a segment was found wrong"})
	h.settled()
	h.refundClient()
	h.losses()
}

// delegateSignsAway: whoever signs for the client signs for work that nobody did, and keeps
// all shares. Its friend, the provider, cashes it.
func delegateSignsAway(h *trial) {
	h.begin(patientPolicy(), patientPolicy())
	h.fund()
	h.provider.vanish()
	n := h.deal.Lease.Lease.Segments
	above := h.toDelegate(n)
	above[0].Amount++
	h.try(escrow.Provider,
		escrow.Action{Kind: escrow.Close, Voucher: h.voucherTo(n+1, false, h.toDelegate(n)).Voucher},
		escrow.Action{Kind: escrow.Close, Voucher: h.voucherTo(n, false, above).Voucher})
	h.must(escrow.Provider, escrow.Action{Kind: escrow.Close, Voucher: h.voucherTo(n, true, h.toDelegate(n)).Voucher})
	h.refundClient()
	h.losses()
}

// arbiterBetrays: the arbiter gives the provider every preimage that it has, before anything
// is earned.
func arbiterBetrays(h *trial) {
	h.begin(patientPolicy(), patientPolicy())
	h.fund()
	h.provider.finished()
	h.provider.vanish()
	h.bed.(Arbiters).Betray(h.t, h.deal)
	h.client.do(escrow.Stop{Reason: "money is gone"})
	h.refundClient()
	h.losses()
}

// arbiterIsSilent: the client is gone, and the arbiter reveals nothing of what the provider
// has earned. The locks return to the client.
func arbiterIsSilent(h *trial) {
	h.begin(patientPolicy(), impatientPolicy())
	h.provider.pauseAt(escrow.Funded)
	h.fund()
	h.client.vanish()
	for i := range h.deal.Offer.Credit {
		h.work(i, h.provider)
	}
	h.worked, h.checked = h.deal.Offer.Credit, h.deal.Offer.Credit
	h.bed.(Arbiters).Silence(h.t)
	h.provider.resume() // it asks in vain
	h.client = startFrom(h.t, h.bed, escrow.Client, h.deal.LeaseID(), h.client.store)
	h.client.do(escrow.Stop{Reason: "it comes back for its money"})
	h.client.await("the release", func(s escrow.State) bool {
		return slices.ContainsFunc(s.Issued, func(i escrow.Issued) bool {
			return strings.HasPrefix(i.Name, string(escrow.Release))
		})
	})
	h.losses()
}

// endpointLies: one of every node's endpoints lies. The client's machine has forgotten a
// voucher, which the provider brings in the window.
func endpointLies(h *trial) {
	h.bed.(Endpoints).Lie(h.t)
	h.begin(patientPolicy(), patientPolicy())
	h.fund()
	h.earn(0)
	h.work(1, h.provider, h.client)
	h.vouchAlone(2)
	h.right, h.worked, h.checked, h.vouched = 2, 2, 2, 2
	h.client.do(escrow.Stop{Reason: "test"})
	h.settled()
	h.refundClient()
	h.losses()
}
