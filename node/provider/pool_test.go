package provider

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/canon"
)

// theOffer is what the verifiers of these tests have bid for.
var theOffer = common.Hash{5}

// neighbour is a verifier that a provider is connected to.
type neighbour struct {
	key      *ecdsa.PrivateKey
	operator common.Address
	stake    money.Units
	peer     peer.ID
}

// neighbours are a network and a registry of verifiers.
type neighbours struct {
	role.Registry
	all []neighbour

	mu    sync.Mutex
	asked int
}

func (n *neighbours) Reserve(peer.ID, time.Duration)                {}
func (n *neighbours) TurnedAway(peer.ID, time.Time) bool            { return false }
func (n *neighbours) MinStake(context.Context) (money.Units, error) { return 100, nil }

func (n *neighbours) Speaking(p2p.Protocol) (reserved, strangers []peer.ID) {
	for _, x := range n.all {
		if x.stake >= 100 {
			reserved = append(reserved, x.peer)
		} else {
			strangers = append(strangers, x.peer)
		}
	}
	return reserved, strangers
}

func (n *neighbours) Stake(_ context.Context, op common.Address) (money.Units, error) {
	for _, x := range n.all {
		if x.operator == op {
			return x.stake, nil
		}
	}
	return 100, nil
}

func (n *neighbours) OperatorOf(_ context.Context, node common.Address) (common.Address, error) {
	for _, x := range n.all {
		if crypto.PubkeyToAddress(x.key.PublicKey) == node {
			return x.operator, nil
		}
	}
	return common.Address{}, nil
}

func (n *neighbours) Request(ctx context.Context, to peer.ID, proto p2p.Protocol, _ []byte) ([]byte, error) {
	n.mu.Lock()
	n.asked++
	n.mu.Unlock()
	at := slices.IndexFunc(n.all, func(x neighbour) bool { return x.peer == to })
	if at < 0 || proto != p2p.HeardProtocol {
		return nil, fmt.Errorf("%s was asked by %s", to, proto)
	}
	x := n.all[at]
	b := market.Bid{Offer: theOffer, Role: market.RoleVerifier, Operator: x.operator,
		Node: crypto.PubkeyToAddress(x.key.PublicKey), Expires: roletest.NewClock().Latest().Time + 600, Nonce: 1}
	sig, err := wallet.NewNodeKey(x.key).SignDigest(ctx, b.Digest())
	if err != nil {
		return nil, err
	}
	return canon.Marshal(market.BidReply{Bids: []market.SignedBid{{Bid: b, Sig: sig}}})
}

func newNeighbours(t *testing.T, stakes ...money.Units) *neighbours {
	t.Helper()
	n := &neighbours{}
	for i, s := range stakes {
		k, err := crypto.ToECDSA(bytes.Repeat([]byte{byte(i + 20)}, 32))
		if err != nil {
			t.Fatal(err)
		}
		id, err := p2p.PeerIDOf(&k.PublicKey)
		if err != nil {
			t.Fatal(err)
		}
		n.all = append(n.all, neighbour{k, common.Address{byte(i + 20)}, s, id})
	}
	return n
}

// leaseNaming is a proposal whose candidates are the friends, of which so many are of these
// neighbours.
func (n *neighbours) leaseNaming(friends, of int) (q market.LeaseProposal) {
	q.Lease.Offer, q.Announcement.Contact = theOffer, "the coordinator"
	for i := range friends {
		q.Candidates = append(q.Candidates,
			market.Candidate{Operator: common.Address{1, byte(i)}, Stake: 100, Weight: 100})
		q.Peers = append(q.Peers, "friend")
	}
	for _, x := range n.all[:of] {
		q.Candidates = append(q.Candidates, market.Candidate{Operator: x.operator, Stake: x.stake, Weight: x.stake})
		q.Peers = append(q.Peers, x.peer.String())
	}
	return q
}

// TestALeaseOfFriendsAloneIsRefused: a provider asks verifiers that it knows, and passes on the
// bids that the lease leaves out. Those without enough stake count for nothing.
func TestALeaseOfFriendsAloneIsRefused(t *testing.T) {
	for name, x := range map[string]struct {
		stakes      []money.Units // of the provider's neighbours
		friends, of int
		left        int // bids that go back with the refusal; 0: the lease is signed
		asked       int
	}{
		"friends alone":                {[]money.Units{100, 100, 100}, 8, 0, 3, 3},
		"however many":                 {[]money.Units{100, 100}, 15, 0, 2, 2},
		"one of three is left out":     {[]money.Units{100, 100, 100}, 0, 2, 0, 3},
		"two of three are left out":    {[]money.Units{100, 100, 100}, 8, 1, 2, 3},
		"two of 16 are left out":       {slices.Repeat([]money.Units{100}, 16), 0, 14, 0, 16},
		"three of 16 are left out":     {slices.Repeat([]money.Units{100}, 16), 2, 13, 3, 16},
		"the neighbours have no stake": {[]money.Units{99, 0, 1}, 2, 0, 0, 3},
		"no more than 16 are heard":    {slices.Repeat([]money.Units{100}, 20), 15, 0, 16, 20},
		"no more than 48 are asked":    {slices.Repeat([]money.Units{100}, 50), 15, 0, 16, 48},
		"nobody is known":              {nil, 1, 0, 0, 0},
		"all are named":                {[]money.Units{100, 100}, 0, 2, 0, 2},
	} {
		t.Run(name, func(t *testing.T) {
			n := newNeighbours(t, x.stakes...)
			p := New(role.Deps{Net: n, Peers: n, Registry: n, Heads: roletest.NewClock()}, nil,
				Bounds{Limits: NoLimits()}, role.FaultInjection{})
			p.bids[theOffer] = openBid{at: map[common.Hash]market.Bid{theOffer: {}}}
			_, err := p.fairPool(t.Context(), n.leaseNaming(x.friends, x.of))
			var left *leftOutError
			if errors.As(err, &left) != (x.left > 0) || left != nil && len(left.bids) != x.left || n.asked != x.asked {
				t.Fatalf("%v, %d asked", err, n.asked)
			}
			if x.left > 0 {
				if r := p.refuse("", market.LeaseProposal{}, err); len(r.LeftOut) != x.left || r.Refused == "" {
					t.Errorf("%+v", r)
				}
			}
			if _, stands := p.bidFor(theOffer); !stands {
				t.Error("the bid is forgotten")
			}
		})
	}
}

// TestFewVerifiersAreHeard: a node that cannot tell whether a lease names friends of its client alone has no
// room for it now. The bid stands.
func TestFewVerifiersAreHeard(t *testing.T) {
	n := newNeighbours(t, 100, 100, 100)
	p := New(role.Deps{Net: n, Peers: n, Registry: n, Heads: roletest.NewClock()}, nil, Bounds{Limits: NoLimits()},
		role.FaultInjection{})
	p.bids[theOffer] = openBid{at: map[common.Hash]market.Bid{theOffer: {}}}
	few := errors.New("too few answer")
	for least, refused := range map[int]bool{3: false, 4: true} {
		p.Weigh(func(_ context.Context, _ market.Spec, _ market.Offer, x Weighed) error {
			if x.Heard < least {
				return few
			}
			return nil
		})
		q := n.leaseNaming(0, 3)
		err := p.fairLease(t.Context(), offer(1, 1), q)
		if errors.Is(err, few) != refused || errors.Is(err, market.ErrNoRoom) != refused {
			t.Fatalf("3 of %d answer: %v", least, err)
		}
		if !refused {
			continue
		}
		if r := p.refuse("", q, err); r.Wait == 0 || r.Refused == "" || len(r.LeftOut) > 0 {
			t.Errorf("%+v", r)
		}
		if _, stands := p.bidFor(theOffer); !stands {
			t.Error("the bid is forgotten")
		}
	}
}

// TestNamesWithoutTheirStakesAreRefused: a coordinator that gives its friends more stake than they
// have would have them drawn for seats that nobody staked for.
func TestNamesWithoutTheirStakesAreRefused(t *testing.T) {
	n := newNeighbours(t)
	p := New(role.Deps{Net: n, Peers: n, Registry: n, Heads: roletest.NewClock()}, nil, Bounds{Limits: NoLimits()},
		role.FaultInjection{})
	p.bids[theOffer] = openBid{at: map[common.Hash]market.Bid{theOffer: {}}}
	q := n.leaseNaming(8, 0)
	for overstated, refused := range []bool{false, false, true} {
		if _, err := p.fairPool(t.Context(), q); errors.Is(err, market.ErrRefused) != refused {
			t.Errorf("%d with more than their stakes: %v", overstated, err)
		}
		q.Candidates[overstated].Stake++
	}
}

// TestMadeUpNamesMakeNoRoom: however many names a full lease was drawn from, who is heard and not
// among them is left out.
func TestMadeUpNamesMakeNoRoom(t *testing.T) {
	n := newNeighbours(t, 100, 100)
	heads := roletest.NewClock()
	p := New(role.Deps{Net: n, Peers: n, Registry: n, Heads: heads}, nil, Bounds{Limits: NoLimits()},
		role.FaultInjection{})
	p.bids[theOffer] = openBid{at: map[common.Hash]market.Bid{theOffer: {}}}
	block := heads.Latest()
	q := market.LeaseProposal{Block: block.Number}
	q.Lease.Offer = theOffer
	for i := range market.MaxEligible {
		q.Eligible = append(q.Eligible,
			market.Candidate{Operator: common.Address{1, byte(i)}, Stake: 100, Weight: 100})
	}
	q.Candidates = market.DrawSeats(block.Hash, q.Eligible)
	var left *leftOutError
	if _, err := p.fairPool(t.Context(), q); !errors.As(err, &left) {
		t.Errorf("a pool of 256 that leaves out both verifiers that were heard: %v", err)
	}
	q.Candidates = q.Candidates[1:]
	if _, err := p.fairPool(t.Context(), q); errors.As(err, &left) || !errors.Is(err, market.ErrRefused) {
		t.Errorf("other seats than the block draws: %v", err)
	}
	q.Block += seatLag + 1
	if _, err := p.fairPool(t.Context(), q); !errors.Is(err, market.ErrRefused) {
		t.Errorf("a block far off: %v", err)
	}
}

// TestAVerifierThatIsNamedWithLessThanItsStakeIsLeftOut: it would hardly ever be drawn.
func TestAVerifierThatIsNamedWithLessThanItsStakeIsLeftOut(t *testing.T) {
	n := newNeighbours(t, 1000, 1000, 1000)
	p := New(role.Deps{Net: n, Peers: n, Registry: n, Heads: roletest.NewClock()}, nil, Bounds{Limits: NoLimits()},
		role.FaultInjection{})
	p.bids[theOffer] = openBid{at: map[common.Hash]market.Bid{theOffer: {}}}
	q := n.leaseNaming(6, 2)
	if _, err := p.fairPool(t.Context(), q); err != nil {
		t.Fatalf("one may be missing: %v", err)
	}
	for i := range q.Candidates {
		if q.Candidates[i].Stake == 1000 {
			q.Candidates[i].Stake, q.Candidates[i].Weight = 100, 100
		}
	}
	if _, err := p.fairPool(t.Context(), q); !errors.Is(err, market.ErrRefused) {
		t.Errorf("three with a tenth of their stakes beside six friends: %v", err)
	}
}
