package lightningrail

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// delivery is a message to one party, while its locks are what they are: made
// again, it is told again.
type delivery struct {
	to   common.Address
	what common.Hash
}

// deliver says something to a party that has not said yet that it has heard it. A
// start of this node forgets what was heard, and tells all of it again.
func (r *Rail) deliver(ctx context.Context, to common.Address, m Message, b record) (heard bool) {
	what, err := canon.Hash("infernet/lightning/saying/1", struct {
		Message Message   `cbor:"1,keyasint"`
		Locks   []LockRef `cbor:"2,keyasint"`
		Shares  []LockRef `cbor:"3,keyasint"`
	}{m, lockRefs(b.Locks), lockRefs(b.Shares)})
	s := delivery{to, what}
	if err == nil && r.delivered(s) {
		return true
	}
	reply, err := r.Peers.Ask(ctx, to, m)
	if err != nil || !reply.Done {
		r.Log.Debug("not heard, told again later", "lease", m.Lease, "topic", m.Topic, "to", to, "err", err)
		return false
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.deliveries[s] = true
	return true
}

func (r *Rail) delivered(s delivery) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.deliveries[s]
}

// deliverAll tells the others the best voucher, with the preimages that it pays,
// and that nothing more is locked, as far as they have not heard it. Who does
// not hear it now is told again by tend; all says whether every arbiter has.
func (r *Rail) deliverAll(ctx context.Context, b record) (all bool) {
	all = true
	var ms []Message
	if r.Party == escrow.Client && b.vouched() > 0 {
		ms = append(ms, Message{Topic: Reveal, Lease: b.Deal.LeaseID(), Voucher: &b.Voucher})
	}
	if b.Over != "" {
		ms = append(ms, Message{Topic: Over, Lease: b.Deal.LeaseID(), Voucher: voucherOf(b)})
	}
	for _, m := range ms {
		for i, to := range r.others(b) {
			if m.Secrets = nil; i == 0 && m.Topic == Reveal { // arbiters have them
				m.Secrets = b.secrets(b.vouched())
			}
			heard := r.deliver(ctx, to, m, b)
			all = all && (heard || i == 0)
		}
	}
	return all
}

func voucherOf(b record) *market.SignedVoucher {
	if b.vouched() == 0 {
		return nil
	}
	return &b.Voucher
}

// others are the other party and the arbiters.
func (r *Rail) others(b record) []common.Address {
	other := b.Deal.Lease.Lease.Node
	if r.Party == escrow.Provider {
		other = b.Deal.Offer.Delegate
	}
	return append([]common.Address{other}, r.Arbiters...)
}

// refusals are the answers of those who did not give what was asked for.
type refusals struct {
	away  bool // of one there was no answer
	lines []string
}

func (x *refusals) add(node common.Address, err error) {
	x.away = x.away || !errors.Is(err, ErrDenied)
	x.lines = append(x.lines, fmt.Sprintf("%s: %v", node, err))
}

// sum is ErrNoPreimage, which stays, only if all have refused. Who is away for a
// moment must not cost a provider its turn.
func (x *refusals) sum() error {
	why := ErrNoPreimage
	if x.away {
		why = errNotHeard
	}
	return fmt.Errorf("%w: %s", why, strings.Join(x.lines, "; "))
}
