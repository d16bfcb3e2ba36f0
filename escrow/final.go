package escrow

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market"
)

// A lease that ends in agreement frees its lock as it closes: beside the last voucher the client
// signs a market.Release, and the provider's Close brings both (ADR 38).

// Consents reports whether a client has nothing left to dispute once a voucher pays what it says:
// it ends a lease with a lock, all that was begun is verified, nobody found it wrong, and nothing
// is disputed. Whoever disagreed and was overruled keeps the window for a challenge.
func (s State) Consents(v market.Voucher) bool {
	if s.Party != Client || s.Deal.Offer.Locks == 0 || !v.Ends(s.lease()) || int(v.Segments) != len(s.Segments) ||
		s.Chain.Games+s.Chain.Lost != 0 {
		return false
	}
	wrong := slices.ContainsFunc(s.Examined, func(x Examination) bool { return !x.Right })
	return !wrong && !slices.ContainsFunc(s.Segments, contested)
}

// contested reports whether a segment is not verified, or a verifier has found it wrong.
func contested(g Segment) bool {
	return g.Step != Verified && g.Step != Earned ||
		slices.ContainsFunc(g.Verdicts, func(v market.SignedVerdict) bool { return !v.Verdict.Agree })
}

// keep makes a voucher the best one. A consent is to the lease's end, not to one voucher: what
// was given once is not lost by the same voucher that comes again without it.
func (s *State) keep(v market.SignedVoucher) {
	if v.Release == nil && v.Voucher.Ends(s.lease()) {
		v.Release = s.Voucher.Release
	}
	s.Voucher = v
}

// withConsent ends the name of a close that brings the client's consent.
const withConsent = "/released"

// closing is what a close brings: the best voucher, and the client's consent unless it is of no
// use now. What the chain refused with the consent is done without, under another name.
func (s State) closing() (v market.SignedVoucher, name string) {
	v, name = s.payable(), s.voucherName()
	if s.consentRefused() != "" || s.Chain.Games+s.Chain.Lost != 0 {
		v.Release = nil
	}
	if v.Release != nil {
		name += withConsent
	}
	return v, name
}

// consentRefused is why the chain refused to close with the client's consent, or empty.
func (s State) consentRefused() string {
	for _, is := range s.Issued {
		if is.Failed && hasKind(is.Name, Close) && strings.HasSuffix(is.Name, withConsent) {
			return is.Reason
		}
	}
	return ""
}

// Lock says what becomes of the provider's lock when the lease is closed, and why; empty where
// nothing is locked or the lease is not settled.
func (s State) Lock() string {
	o := s.Deal.Offer
	if o.Locks == 0 || s.Chain.Settled == nil {
		return ""
	}
	if s.now() < s.Chain.WindowEnd {
		until := time.Unix(int64(min(s.Chain.WindowEnd, 1<<62)), 0).UTC().Format(time.RFC3339)
		return fmt.Sprintf("the provider's lock stays for disputes until %s at least: %s", until, s.whyLocked())
	}
	if s.Voucher.Release != nil && s.consentRefused() == "" {
		return "the provider's lock is free: the client has signed that nothing is disputed"
	}
	return "the window for disputes is over"
}

// whyLocked is why a lock stays after the close.
func (s State) whyLocked() string {
	switch refused := s.consentRefused(); {
	case s.Chain.Games+s.Chain.Lost != 0:
		return "a segment was disputed"
	case s.Voucher.Release == nil:
		return "the client has not signed that nothing is disputed"
	case refused != "":
		return "the chain refused to free it: " + refused
	}
	return "the provider closed without the client's consent"
}
