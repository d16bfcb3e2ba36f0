package lightningrail

import (
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market/money"
)

// Limits of what is locked.
const (
	// MaxLocks is how many segments a lease may have. Each is an HTLC in every channel
	// of the route, and a channel holds 483.
	MaxLocks = 120
	// Dust is the smallest pay of a segment, in units. Below 354 satoshis an HTLC has
	// no output of its own when a channel is closed by force, and its money would go
	// to the miners.
	Dust = 354 * lnd.Sat
	// leastFee is the smallest HTLC that nodes forward.
	leastFee = lnd.Sat
)

// Errors of terms that this rail cannot carry out.
var (
	ErrDust = errors.New(
		"a segment's pay is too small for a lock of its own: raise the price per segment, or make segments longer")
	ErrSegments = errors.New("too many segments for one lease on lightning")
)

// part is what is locked for one segment.
type part struct{ provider, fee money.Units }

// parts divides a lease's price by segments. The provider's parts of the first n
// add up to what Split gives it for n segments; the fees are the rest.
func parts(d escrow.Deal) ([]part, error) {
	l := d.Lease.Lease
	if l.Segments > MaxLocks {
		return nil, fmt.Errorf("%w: %d, at most %d", ErrSegments, l.Segments, MaxLocks)
	}
	out := make([]part, l.Segments)
	var before money.Units
	for i := range out {
		all, _, _, err := escrow.Split(l.Price, uint32(i)+1, d.Offer.VerifyBPS, d.Offer.DelegateBPS, nil)
		if err != nil {
			return nil, err
		}
		out[i] = part{provider: all - before, fee: money.Units(l.Price) - (all - before)}
		before = all
		if p := out[i]; p.provider < Dust || p.fee != 0 && p.fee < leastFee {
			return nil, fmt.Errorf("%w: %d msat for the provider, %d for shares; want %d, and 0 or %d",
				ErrDust, p.provider, p.fee, Dust, leastFee)
		}
	}
	return out, nil
}

// purpose says whose lock a preimage is for.
type purpose byte

const (
	forProvider purpose = 1
	forShares   purpose = 2
)

// derive computes the preimage of a lock from the client's secret (HKDF, RFC
// 5869). Whoever has the seed has all preimages.
func derive(secret []byte, lease common.Hash, p purpose, segment, attempt uint32) (lnd.Preimage, error) {
	info := append([]byte("infernet/lightning/preimage/1"), byte(p))
	info = append(info, lease[:]...)
	info = binary.BigEndian.AppendUint32(info, segment)
	info = binary.BigEndian.AppendUint32(info, attempt)
	b, err := hkdf.Expand(sha256.New, secret, string(info), 32)
	if err != nil {
		return lnd.Preimage{}, err
	}
	return lnd.Preimage(b), nil
}
