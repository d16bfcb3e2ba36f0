package intake

import (
	"crypto/sha256"
	"encoding/binary"
	"math"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
)

// In a large network more nodes can do a job than its coordinator hears. So each draws, by its key and the offer's
// hash, whether it bids at once. An offer that is announced again has not found enough: at each time twice as many
// bid. One that is filled is not announced again, and the others never bid.
const (
	// crowd is the size of a network up to which all bid at once. If a third of a larger one can do the job, the
	// coordinator hears 340, and keeps 256 (market/job MaxBids).
	crowd = 1024
	// leastShare bounds what somebody gains who has a network seem larger: after seven repeats all bid.
	leastShare = 1.0 / 128
)

// ShareOf is the share of the nodes of a network that bid for an offer when it is announced first. 0 nodes: it is not
// known how many there are.
func ShareOf(nodes int) float64 {
	if nodes <= crowd {
		return 1
	}
	return max(float64(crowd)/float64(nodes), leastShare)
}

// Crowd has the intake leave offers to others in a large network. size estimates how many nodes there are, 0: unknown.
// It is called before Run.
func (i *Intake) Crowd(size func() int) { i.size = size }

// drawn reports whether this node bids for an offer now.
func (i *Intake) drawn(k market.Suitability) bool {
	if i.size == nil {
		return true
	}
	share := ShareOf(i.size())
	return share >= 1 || draw(i.d.Key.Address(), k.Announcement.OfferHash()) < share*math.Exp2(i.repeats(k))
}

// repeats is how often an offer was announced since it was listed, as far as time tells.
func (i *Intake) repeats(k market.Suitability) float64 {
	i.mu.Lock()
	defer i.mu.Unlock()
	return math.Floor(float64(i.book.Listed(k.Announcement.OfferHash())) / role.AnnounceEvery.Seconds())
}

// draw is a number from 0 to 1 for a node and an offer. A client could choose its offer so that certain nodes bid at
// once; it chooses among their bids anyway.
func draw(node common.Address, offer common.Hash) float64 {
	h := sha256.Sum256(append(node.Bytes(), offer.Bytes()...))
	return float64(binary.BigEndian.Uint64(h[:])>>11) / (1 << 53)
}
