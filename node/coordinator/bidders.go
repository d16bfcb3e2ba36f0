package coordinator

import (
	"context"
	"maps"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

const (
	// bidderLife is for how long what the registry says of a bidder counts, so that bids in a
	// row do not each ask the chain.
	bidderLife = 10 * time.Second
	// maxBidders bounds the bidders that are remembered.
	maxBidders = 1024
)

// bidders remembers what the registry says of node keys that bid. It is safe for concurrent
// use.
type bidders struct {
	mu    sync.Mutex
	known map[common.Address]bidder // by node key
}

// bidder is the operator of a node key, and its active stake.
type bidder struct {
	operator common.Address
	stake    money.Units
	read     time.Time
}

func (b bidder) old() bool { return time.Since(b.read) > bidderLife }

// of returns what the registry says of a node key.
func (x *bidders) of(ctx context.Context, r role.Registry, node common.Address) (b bidder, err error) {
	x.mu.Lock()
	b, ok := x.known[node]
	x.mu.Unlock()
	if ok && !b.old() {
		return b, nil
	}
	b = bidder{read: time.Now()}
	if b.operator, err = r.OperatorOf(ctx, node); err != nil {
		return b, err
	}
	if b.operator != (common.Address{}) {
		if b.stake, err = r.Stake(ctx, b.operator); err != nil {
			return b, err
		}
	}
	x.put(node, b) // also who is nobody's node
	return b, nil
}

func (x *bidders) put(node common.Address, b bidder) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if len(x.known) >= maxBidders {
		maps.DeleteFunc(x.known, func(_ common.Address, old bidder) bool { return old.old() })
	}
	if len(x.known) < maxBidders {
		x.known[node] = b
	}
}

// staked returns the active stake of a bid's operator, which must have authorised the
// bidder's node key.
func (c *Coordinator) staked(ctx context.Context, b market.Bid) (money.Units, error) {
	known, err := c.bidders.of(ctx, c.d.Registry, b.Node)
	switch {
	case err != nil:
		return 0, p2p.Refuse(wire.CodeBusy, "the registry was not read: send it again later")
	case known.operator != b.Operator:
		return 0, p2p.Refuse(wire.CodeInvalid,
			"node %s is no key of operator %s: authorise it with `infernet stake`", b.Node, b.Operator)
	}
	return known.stake, nil
}
