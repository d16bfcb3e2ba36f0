package lightningrail

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// delivery identifies a message to one party together with the state of the locks.
// When locks are made again, the message is delivered again.
type delivery struct {
	to   common.Address
	what common.Hash
}

// deliver sends a message to a party that has not acknowledged it yet. A restart
// of this node forgets the acknowledgements, and everything is delivered again.
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
		r.Log.Debug("not heard, delivered again later", "lease", m.Lease, "topic", m.Topic, "to", to, "err", err)
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

// deliverAll sends the other parties the best voucher with its preimages, and that
// nothing more is locked, as far as they have not acknowledged it. tend repeats
// what is not acknowledged now. all reports whether every arbiter has
// acknowledged.
func (r *Rail) deliverAll(ctx context.Context, b record) (all bool) {
	all = true
	var ms []Message
	if r.Party == escrow.Client && b.vouched() > 0 {
		ms = append(ms, Message{Topic: Reveal, Lease: b.Deal.LeaseID(), Voucher: &b.Voucher})
	}
	switch {
	case b.Over != "":
		ms = append(ms, r.farewell(b))
	case r.Party == escrow.Client && b.Opened:
		ms = append(ms, Message{Topic: Locked, Lease: b.Deal.LeaseID(), Custody: b.Custody})
	}
	for _, m := range ms {
		for i, to := range r.others(b) {
			if m.Topic == Locked && i > 0 || m.Unopened && i == 0 {
				continue // arbiters know it; the client has said so itself
			}
			if m.Secrets = nil; i == 0 && m.Topic == Reveal { // arbiters have them already
				m.Secrets = b.secrets(b.vouched())
			}
			heard := r.deliver(ctx, to, m, b)
			all = all && (heard || i == 0)
		}
	}
	return all
}

// farewell says that nothing more is locked.
func (r *Rail) farewell(b record) Message {
	m := Message{Topic: Over, Lease: b.Deal.LeaseID(), Voucher: voucherOf(b)}
	if r.Party == escrow.Provider && !b.Opened {
		m.Unopened, m.Locks = true, lockRefs(b.Locks)
	}
	return m
}

func voucherOf(b record) *market.SignedVoucher {
	if b.vouched() == 0 {
		return nil
	}
	return &b.Voucher
}

// others are the other party and the arbiters: this party's, and for a provider those
// that the client has named.
func (r *Rail) others(b record) []common.Address {
	if r.Party == escrow.Client {
		return append([]common.Address{b.Deal.Lease.Lease.Node}, r.Arbiters...)
	}
	out := append([]common.Address{b.Deal.Offer.Delegate}, r.Arbiters...)
	for _, c := range b.Custody {
		if !slices.Contains(out, c.Arbiter) {
			out = append(out, c.Arbiter)
		}
	}
	return out
}

// refusals collects the answers of those who did not give what was asked for.
type refusals struct {
	away  bool // one of them did not answer
	lines []string
}

func (x *refusals) add(node common.Address, err error) {
	x.away = x.away || !errors.Is(err, ErrDenied)
	x.lines = append(x.lines, fmt.Sprintf("%s: %v", node, err))
}

// sum is ErrNoPreimage, which is final, only if all have refused. A party that is
// away for a moment must not cost a provider its claim.
func (x *refusals) sum() error {
	why := ErrNoPreimage
	if x.away {
		why = errNotHeard
	}
	return fmt.Errorf("%w: %s", why, strings.Join(x.lines, "; "))
}
