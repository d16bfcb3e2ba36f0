package intake

import (
	"context"
	"errors"
	"time"

	"github.com/ethereum/go-ethereum/common"
	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/time/rate"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
)

const (
	// LooksPerSecond bounds the looks for the topic of funded offers, whoever forwards there. A look takes two calls at
	// most.
	LooksPerSecond = 20
	// LooksBurst is how many looks there may be at once.
	LooksBurst = 64
	// backedLife is for how long a look counts: a listed offer is repeated every two minutes.
	backedLife = 10 * time.Minute
	// maxBacked bounds the looks that are remembered.
	maxBacked = 4096
)

// backing knows of which offers the client is seen to have all the money that the job can cost. It is safe for
// concurrent use.
type backing struct {
	rails   rail.Set
	rate    *rate.Limiter
	seen    *lru.Cache[common.Hash, look] // offers that were looked at
	signers *signers
}

func newBacking(rails rail.Set) *backing {
	seen, err := lru.New[common.Hash, look](maxBacked)
	if err != nil {
		panic(err) // only for a size below 1
	}
	return &backing{rails: rails, rate: rate.NewLimiter(LooksPerSecond, LooksBurst), seen: seen,
		signers: newSigners()}
}

// ValidateFunded is the validator of the topic of funded offers. It asks for more than Validate: that the client is
// seen to have what the job can cost, and a whole unit of the money at least, at the job's first payment option.
func (i *Intake) ValidateFunded(ctx context.Context, from peer.ID, raw []byte) p2p.Result {
	v, r := i.judge(raw)
	if r != p2p.Accept {
		return r
	}
	b, offer := i.backing, v.OfferHash()
	l, ok := b.seen.Get(offer)
	if ok && time.Now().Before(l.until) {
		if !l.funded {
			return p2p.Unbacked
		}
		return p2p.Accept
	}
	funded, err := b.look(ctx, v)
	if err != nil {
		return p2p.Ignore // nobody can tell whether there is money
	}
	if funded && !ok && from != i.d.Self && !b.signers.allow(v.Offer().Client) {
		return p2p.Ignore // who forwards it cannot know how much others have heard of the client
	}
	b.seen.Add(offer, look{funded, time.Now().Add(backedLife)})
	if !funded {
		return p2p.Unbacked
	}
	return p2p.Accept
}

// look reports whether the client is seen to have the money. All nodes look at the same place, so that nobody is
// charged for what another sees elsewhere. It returns an error where that could not be read.
func (b *backing) look(ctx context.Context, v market.ValidAnnouncement) (bool, error) {
	r, err := b.rails.At(v.Domain())
	if err != nil {
		return false, err
	}
	most, err := money.Units(v.Offer().MaxPrice).Mul(v.Offer().Segments)
	if err != nil {
		return false, nil // nobody has so much
	}
	if err := b.rate.Wait(ctx); err != nil {
		return false, err
	}
	has, err := r.ClientFunds(ctx, v.Offer())
	if errors.Is(err, rail.ErrUnseen) {
		return false, nil
	}
	return err == nil && has >= max(most, unitOf(r.Decimals)), err
}

// unitOf is one unit of a money with so many decimals. It is the least that a client on the topic has, so that a crowd
// of clients costs a crowd of wallets with money in them.
func unitOf(decimals int) money.Units {
	u := money.Units(1)
	for range min(decimals, 18) {
		u *= 10
	}
	return u
}
