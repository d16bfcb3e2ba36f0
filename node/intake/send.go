package intake

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/wire"
)

const (
	// maxSending bounds the offers whose bids are being sent.
	maxSending = 16
	// maxUnfunded bounds those of them whose clients are not seen to have the money. The other
	// slots are kept for those whose clients are.
	maxUnfunded = 12
	// maxPerContact bounds those of one coordinator.
	maxPerContact = 2
	// sendTimeout bounds all tries of one bid.
	sendTimeout = 4 * time.Second
)

// sendRetry is the policy for a bid to a coordinator that is busy or cannot be reached.
var sendRetry = retry.Policy{First: time.Second, Tries: 3}

// sending counts the offers whose bids are being sent. It is safe for concurrent use.
type sending struct {
	mu       sync.Mutex
	offers   map[common.Hash]bool
	contacts map[string]int
	unfunded int
}

func newSending() sending {
	return sending{offers: map[common.Hash]bool{}, contacts: map[string]int{}}
}

// start takes a slot for an offer, and reports whether there is one.
func (s *sending) start(k market.Suitability) bool {
	offer, contact := k.Announcement.OfferHash(), k.Announcement.Announcement().Contact
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.offers[offer] || len(s.offers) >= maxSending || s.contacts[contact] >= maxPerContact ||
		!k.Funded && s.unfunded >= maxUnfunded {
		return false
	}
	s.offers[offer] = true
	s.contacts[contact]++
	if !k.Funded {
		s.unfunded++
	}
	return true
}

// end gives the slot back.
func (s *sending) end(k market.Suitability) {
	contact := k.Announcement.Announcement().Contact
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.offers, k.Announcement.OfferHash())
	if s.contacts[contact]--; s.contacts[contact] == 0 {
		delete(s.contacts, contact)
	}
	if !k.Funded {
		s.unfunded--
	}
}

// send sends the bids for an offer to its coordinator, one after the other. If that does not
// answer the first one, the others are not sent.
func (i *Intake) send(ctx context.Context, k market.Suitability, bids []made) {
	silent := false
	for _, m := range bids {
		var err error
		if !silent {
			err = i.sendOne(ctx, k.Announcement, m.bid)
		}
		m.by.Sent(k.Announcement.OfferHash(), err == nil && !silent)
		if silent || ctx.Err() != nil {
			continue
		}
		silent = i.note(k, m.bid, err)
	}
}

// sendOne signs a bid and sends it.
func (i *Intake) sendOne(ctx context.Context, ann market.ValidAnnouncement, bid market.Bid) error {
	to, err := peer.Decode(ann.Announcement().Contact)
	if err != nil {
		return err
	}
	signed, err := i.sign(ctx, bid)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, sendTimeout)
	defer cancel()
	return wire.Retry(ctx, sendRetry, func() error {
		return wire.Send(ctx, i.d.Net, to, p2p.BidProtocol, signed)
	})
}

// note keeps how a coordinator answered a bid, and reports whether it was silent.
func (i *Intake) note(k market.Suitability, bid market.Bid, err error) (silent bool) {
	contact, client := k.Announcement.Announcement().Contact, k.Announcement.Offer().Client.Hex()
	switch {
	case err == nil:
		i.quiet.answered(contact)
		i.quiet.answered(client)
		i.taken(k, bid)
		return false
	case wire.Final(err):
		i.quiet.answered(contact)
	case !wire.Busy(err):
		i.quiet.silent(contact)
		i.quiet.silent(client)
		silent = true
	}
	i.decide(k, decideEvery, "bid not taken: "+wire.Short(err))
	return silent
}

// taken says, for people, what was bid.
func (i *Intake) taken(k market.Suitability, bid market.Bid) {
	text := "offered to verify"
	if bid.Role == market.RoleProvider {
		text = fmt.Sprintf("bid %s a segment, up to %d segments ahead of its pay",
			i.d.Rails.Asked(k.Announcement, bid.Price), k.Announcement.Offer().Credit)
		if i.stakes != nil {
			text += i.stakes.AtStake(k.Announcement)
		}
	}
	i.d.Log.Info("bid", "job", k.Announcement.JobID(), "price", bid.Price, "funded", k.Funded, "decision", text)
	i.mu.Lock()
	defer i.mu.Unlock()
	offer := k.Announcement.OfferHash()
	if old := i.decisions[offer]; bid.Role == market.RoleVerifier && old != "" && !strings.Contains(old, text) {
		text = old + "; " + text // what it decided as a provider comes first
	}
	i.decisions[offer] = text
}
