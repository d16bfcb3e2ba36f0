package coordinator

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	libp2p "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// operators is a registry in which every node key is one operator's.
type operators struct {
	role.Registry
	mu     sync.Mutex
	owner  map[common.Address]common.Address
	stakes map[common.Address]money.Units
	reads  int
}

func (r *operators) OperatorOf(_ context.Context, node common.Address) (common.Address, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.reads++
	return r.owner[node], nil
}

func (r *operators) Stake(_ context.Context, op common.Address) (money.Units, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.stakes[op], nil
}

// node is somebody who bids.
type node struct {
	key  *wallet.NodeKey
	peer peer.ID
	op   common.Address
}

// hall is a coordinator with one job for which bids are collected.
type hall struct {
	*Coordinator
	t     *testing.T
	a     *actor
	reg   *operators
	clock *roletest.Clock
}

func newHall(t *testing.T) *hall {
	t.Helper()
	h := &hall{t: t, clock: roletest.NewClock(),
		reg: &operators{owner: map[common.Address]common.Address{}, stakes: map[common.Address]money.Units{}}}
	d := role.Deps{Heads: h.clock, Registry: h.reg, Ledger: roletest.OpenLedger(t), Events: events.New(time.Now),
		Log: slog.New(slog.DiscardHandler)}
	h.Coordinator = open(t, d, nil, job.Policy{})
	spec, _ := roletest.TraceableJob(t)
	ann := market.RestoreAnnouncement(market.Announcement{Domain: roletest.Domain, Spec: spec,
		Offer: market.Offer{Job: spec.ID(), Client: common.Address{9}, MaxPrice: 100, Segments: 2, Deadline: 1 << 40}})
	s, _ := job.New(ann, common.Hash{1}, job.Policy{BidWindow: 1 << 40}, h.tick())
	h.a = newActor(h.Coordinator, JobRecord{State: s}, false)
	h.adopt(h.a)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { defer close(ended); h.a.run(ctx) }()
	t.Cleanup(func() { stop(); <-ended })
	return h
}

// node returns a registered node of an operator of its own, with a stake.
func (h *hall) node(name string, stake money.Units) node {
	h.t.Helper()
	seed := sha256.Sum256([]byte(name))
	k, err := crypto.ToECDSA(seed[:])
	if err != nil {
		h.t.Fatal(err)
	}
	priv, err := libp2p.UnmarshalSecp256k1PrivateKey(seed[:])
	if err != nil {
		h.t.Fatal(err)
	}
	id, err := peer.IDFromPrivateKey(priv)
	if err != nil {
		h.t.Fatal(err)
	}
	n := node{wallet.NewNodeKey(k), id, common.BytesToAddress(bytes.ToUpper([]byte(name)))}
	h.reg.owner[n.key.Address()], h.reg.stakes[n.op] = n.op, stake
	return n
}

// signed is a node's bid for the job.
func (h *hall) signed(n node, nonce uint64) market.SignedBid {
	h.t.Helper()
	b := market.Bid{
		Offer:           h.a.ann.OfferHash(),
		Role:            market.RoleProvider,
		Operator:        n.op,
		Node:            n.key.Address(),
		Price:           5,
		TokensPerSecond: 1,
		Expires:         h.clock.Latest().Time + 600,
		Nonce:           nonce,
	}
	sig, err := n.key.SignDigest(h.t.Context(), b.Digest())
	if err != nil {
		h.t.Fatal(err)
	}
	return market.SignedBid{Bid: b, Sig: sig}
}

// held reports whether the job has a bid of a node.
func (h *hall) held(n node) bool {
	for _, b := range h.a.state().Bids {
		if b.Bid.Bid.Node == n.key.Address() {
			return true
		}
	}
	return false
}

// TestAuditB6AHonestStakedBidIsHeardAmong256Names has one attacker bid under as many names as a
// job holds bids, before anybody else does.
func TestAuditB6AHonestStakedBidIsHeardAmong256Names(t *testing.T) {
	h := newHall(t)
	for i := range job.MaxBids {
		n := h.node(fmt.Sprint("sybil ", i), 0)
		if _, err := h.Bid(t.Context(), n.peer, h.signed(n, 1)); err != nil {
			t.Fatal(err)
		}
	}
	honest := h.node("honest", 100)
	if _, err := h.Bid(t.Context(), honest.peer, h.signed(honest, 1)); err != nil {
		t.Fatal(err)
	}
	if n := len(h.a.state().Bids); !h.held(honest) || n != job.MaxBids {
		t.Errorf("%d bids are held, the honest one: %t", n, h.held(honest))
	}
	late := h.node("another sybil", 0)
	if _, err := h.Bid(t.Context(), late.peer, h.signed(late, 1)); err == nil || h.held(late) {
		t.Errorf("a further name without stake: %v", err)
	}
}

// TestReplayedBidsCountOnce sends a genuine bid again: by its own node, and by a stranger who
// has heard it. Nor does each copy ask the registry.
func TestReplayedBidsCountOnce(t *testing.T) {
	h := newHall(t)
	n, thief := h.node("honest", 100), h.node("thief", 100)
	first, second := h.signed(n, 1), h.signed(n, 2)
	for range 20 {
		if _, err := h.Bid(t.Context(), n.peer, first); err != nil {
			t.Fatal(err)
		}
	}
	if h.reg.reads != 1 {
		t.Errorf("the registry was asked %d times", h.reg.reads)
	}
	if _, err := h.Bid(t.Context(), thief.peer, first); err == nil || !strings.Contains(err.Error(), "own node key") {
		t.Errorf("a stranger's copy: %v", err)
	}
	if _, err := h.Bid(t.Context(), n.peer, second); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Bid(t.Context(), n.peer, first); err == nil {
		t.Error("an older bid takes the place of a newer one")
	}
	if bids := h.a.state().Bids; len(bids) != 1 || bids[0].Bid.Bid.Nonce != 2 || bids[0].Stake != 100 {
		t.Errorf("%+v", bids)
	}
	long := h.signed(n, 3)
	long.Bid.Expires = h.clock.Latest().Time + market.MaxBidLife + 1
	if _, err := h.Bid(t.Context(), n.peer, long); err == nil {
		t.Error("a bid for more than an hour is taken")
	}
	h.clock.Pass(601)
	if _, err := h.Bid(t.Context(), n.peer, second); err == nil {
		t.Error("a bid is taken after its end")
	}
}
