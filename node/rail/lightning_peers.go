package rail

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// peerClient sends the Lightning rail's messages to nodes by their keys. Safe for
// concurrent use.
type peerClient struct {
	host     *p2p.Host
	self     common.Address
	arbiter  *lightningrail.Arbiter           // this node's own; nil: it is none
	contacts func(lease common.Hash) []string // peers that may be meant
}

var _ lightningrail.Peers = (*peerClient)(nil)

// Ask implements lightningrail.Peers.
func (c *peerClient) Ask(ctx context.Context, node common.Address,
	m lightningrail.Message) (lightningrail.Reply, error) {
	if node == c.self && c.arbiter != nil {
		return c.arbiter.Handle(ctx, node, m)
	}
	to, err := c.peerOf(node, m.Lease)
	if err != nil {
		return lightningrail.Reply{}, err
	}
	req, err := canon.Marshal(m)
	if err != nil {
		return lightningrail.Reply{}, err
	}
	raw, err := askPatiently(ctx, c.host, to, req)
	var no *p2p.Refusal
	switch {
	case errors.As(err, &no) && no.Code == codeOver:
		return lightningrail.Reply{}, lightningrail.ErrLeaseOver
	case errors.As(err, &no) && no.Code == codeDenied:
		return lightningrail.Reply{}, fmt.Errorf("%w: %s", lightningrail.ErrDenied, no.Text)
	case err != nil:
		return lightningrail.Reply{}, err
	}
	return lightningrail.DecodeReply(raw)
}

// overBudget is how a request is repeated that came too soon after others: the messages of
// this protocol may be sent twice, and budgets fill within a second.
var overBudget = retry.Policy{First: 500 * time.Millisecond, Tries: 4}

// askPatiently sends a request, and again while the peer says that there were too many.
func askPatiently(ctx context.Context, n wire.Network, to peer.ID, req []byte) (raw []byte, err error) {
	err = retry.Do(ctx, overBudget, func() error {
		if raw, err = n.Request(ctx, to, p2p.LightningProtocol, req); errors.Is(err, p2p.ErrBusy) {
			return err
		}
		return retry.Final(err)
	})
	return raw, err
}

// errNoPeer: this node does not know where a party is reached.
var errNoPeer = errors.New("no peer is known for that node key")

// peerOf finds where a node is reached: an arbiter, the other side of a lease,
// or somebody who is connected.
func (c *peerClient) peerOf(node common.Address, lease common.Hash) (peer.ID, error) {
	known := c.contacts(lease)
	for _, p := range c.host.Peers() {
		known = append(known, p.String())
	}
	for _, k := range known {
		id, err := peer.Decode(k)
		if err != nil {
			continue
		}
		if key, err := market.NodeOfPeer(id); err == nil && key == node {
			return id, nil
		}
	}
	return "", fmt.Errorf("%w: %s", errNoPeer, node)
}

// KeysOf are the node keys of configured peers.
func KeysOf(peers []string) (keys []common.Address, err error) {
	for _, a := range peers {
		id, err := peer.Decode(a)
		if err != nil {
			return nil, err
		}
		key, err := market.NodeOfPeer(id)
		if err != nil {
			return nil, err
		}
		keys = append(keys, key)
	}
	return keys, nil
}

// Codes of refusals on this protocol.
const (
	codeDenied = "denied"
	codeOver   = "over"
)

// answerWith answers peers by a router.
func answerWith(r lightningrail.Router) p2p.Handler {
	return func(ctx context.Context, from peer.ID, raw []byte) ([]byte, error) {
		key, err := market.NodeOfPeer(from)
		if err != nil {
			return nil, p2p.Refuse(codeDenied, "%v", err)
		}
		m, err := lightningrail.DecodeMessage(raw)
		if err != nil {
			return nil, p2p.Refuse(codeDenied, "%v", err)
		}
		reply, err := r.Handle(ctx, key, m)
		switch {
		case errors.Is(err, lightningrail.ErrLeaseOver):
			return nil, p2p.Refuse(codeOver, "%v", err)
		case errors.Is(err, lightningrail.ErrDenied):
			return nil, p2p.Refuse(codeDenied, "%v", err)
		case err != nil:
			return nil, p2p.Refuse(
				"busy",
				"this node is full, or its lnd or chain does not answer: send it again later",
			)
		}
		return canon.Marshal(reply)
	}
}
