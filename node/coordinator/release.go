package coordinator

import (
	"context"
	"time"

	"github.com/infernetprotocol/infernet/market"
)

// Consent signs for the wallet that a lease is over. It is safe for concurrent use.
type Consent func(context.Context, market.Domain, market.Release) (market.Signature, error)

// Release has the coordinator free the locks of its own client's leases as they close, if all they
// did was found right. It is called before Run.
func (c *Coordinator) Release(ends Consent) { c.ends = ends }

// consentTime is how long a wallet may take to sign that a lease is over. A person who is asked may
// be away, and the provider's pay waits.
const consentTime = 10 * time.Second

// consent is the client's signature of the end of a lease, with the voucher that ends it. It is nil
// if the client is another's node, does not sign, or could still find something wrong: the
// provider's lock then stays for the window.
func (a *actor) consent(ctx context.Context, v market.Voucher) *market.Signature {
	s, err := a.c.leases.State(v.Lease)
	if err != nil || a.c.ends == nil || !a.own() || !s.Consents(v) {
		return nil
	}
	if s.Voucher.Release != nil {
		return s.Voucher.Release // signed before, perhaps by a person
	}
	ctx, cancel := context.WithTimeout(ctx, consentTime)
	defer cancel()
	sig, err := a.c.ends(ctx, s.Deal.Domain, market.Release{Lease: v.Lease})
	if err != nil {
		a.c.d.Log.Info("the lease's lock stays for its window: the wallet does not sign the release",
			"lease", v.Lease, "err", err)
		return nil
	}
	return &sig
}
