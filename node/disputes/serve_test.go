package disputes

import (
	"context"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	ethcrypto "github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// link is a network of one peer: whatever answers there.
type link struct {
	answer p2p.Handler
	asked  int
}

// Request implements wire.Network.
func (w *link) Request(ctx context.Context, to peer.ID, _ p2p.Protocol, req []byte) ([]byte, error) {
	w.asked++
	return w.answer(ctx, to, req)
}

// match is a provider that serves, a verifier that asks, and a claim.
type match struct {
	*fixture
	claim              role.Claim
	provider, verifier *party
	net                *link
}

func newMatch(t *testing.T, wrong bool, o Options) *match {
	t.Helper()
	claim, data := claimOf(t, 0, wrong)
	return matchOver(t, claim, data, o)
}

func matchOver(t *testing.T, claim role.Claim, data []byte, o Options) *match {
	t.Helper()
	secret, err := ethcrypto.ToECDSA(ethcrypto.Keccak256([]byte("a provider's node")))
	if err != nil {
		t.Fatal(err)
	}
	key := wallet.NewNodeKey(secret)
	claim.Announcement.Domain = market.Domain{ChainID: 7, Escrow: common.Address{8}}
	claim.Lease.Lease.Node = key.Address()
	claim.Result.Commitment.Lease = claim.Lease.Lease.StructHash()
	node := somebody(t)
	claim.Peers = []string{node.String()}
	d := &match{fixture: newFixture(), claim: claim, net: &link{}}
	d.rules.Consent = games.Consent{Domain: claim.Announcement.Domain, Ref: claim.Ref(), Node: key.Address()}
	o.Patience = 100
	d.provider, d.verifier = newParty(t, d.fixture, theProvider, data, o),
		newParty(t, d.fixture, theVerifier, data, Options{})
	d.provider.d.Key, d.verifier.d.Net = key, d.net
	d.provider.d.Registry = operators{operators: map[common.Address]common.Address{nodeOf(t, node): {theVerifier}}}
	d.verifier.o.Patience = 20
	d.provider.restart(t)
	d.verifier.restart(t)
	d.net.answer = func(ctx context.Context, from peer.ID, raw []byte) ([]byte, error) {
		return wire.Serve(DecodeOpenRequest, d.provider.Open)(ctx, from, raw)
	}
	if err := d.provider.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	return d
}

func somebody(t *testing.T) peer.ID {
	t.Helper()
	_, public, err := crypto.GenerateSecp256k1Key(nil)
	if err != nil {
		t.Fatal(err)
	}
	id, err := peer.IDFromPublicKey(public)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// operators is a registry that knows which operator has which node.
type operators struct {
	role.Registry
	operators map[common.Address]common.Address
}

// OperatorOf implements Registry.
func (r operators) OperatorOf(_ context.Context, node common.Address) (common.Address, error) {
	return r.operators[node], nil
}

func nodeOf(t *testing.T, id peer.ID) common.Address {
	t.Helper()
	node, err := market.NodeOfPeer(id)
	if err != nil {
		t.Fatal(err)
	}
	return node
}

// play lets both do what is due until the verifier's game is over.
func (d *match) play(t *testing.T) Dispute {
	t.Helper()
	d.verifier.Contest(d.claim, nil, nil)
	for range 60 {
		d.verifier.act(t)
		d.provider.act(t)
		d.Pass(7)
		if x := d.verifier.only(t); !x.Status.open() {
			return x
		}
	}
	t.Fatalf("a game without end: %+v", d.games[0].State())
	return Dispute{}
}

// TestAnAsserterThatServesIsPointedAt: three transactions instead of fourteen,
// with a crash of both in between.
func TestAnAsserterThatServesIsPointedAt(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	d := newMatch(t, true, flip)
	d.verifier.Contest(d.claim, nil, nil)
	d.verifier.act(t)
	d.verifier.act(t) // asks, and is told to come again: the provider has yet to look
	d.provider.act(t)
	d.verifier.restart(t)
	d.verifier.act(t)
	d.provider.restart(t)
	d.Pass(200)
	if x := d.play(t); x.Status != Won || d.games[0].Over.By != "the tile" || d.moves != 2 {
		t.Errorf("%s after %d moves, decided by %s", x.Status, d.moves, d.games[0].Over.By)
	}
}

// TestAnAsserterThatDoesNotServe: it refuses, says what nobody asked for, signs
// something else, or opens rubbish; the game is played on chain, and won.
func TestAnAsserterThatDoesNotServe(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	spoil := func(d *match, change func(q OpenRequest, a *OpenReply)) p2p.Handler {
		return func(ctx context.Context, from peer.ID, raw []byte) ([]byte, error) {
			q, err := DecodeOpenRequest(raw)
			if err != nil {
				return nil, err
			}
			a, err := d.provider.Open(ctx, from, q)
			if err != nil {
				return nil, err
			}
			change(q, &a)
			return canon.Marshal(a)
		}
	}
	claim, data := claimOf(t, 0, true)
	for name, how := range map[string]func(d *match) p2p.Handler{
		"refuses": func(*match) p2p.Handler {
			return func(context.Context, peer.ID, []byte) ([]byte, error) {
				return nil,
					p2p.Refuse(wire.CodeUnknown, "no")
			}
		},
		"answers with noise": func(*match) p2p.Handler {
			return func(context.Context, peer.ID, []byte) ([]byte, error) { return []byte("noise"), nil }
		},
		"opens rubbish": func(d *match) p2p.Handler {
			return spoil(d, func(_ OpenRequest, a *OpenReply) { a.Move = a.Move[:len(a.Move)/2] })
		},
		"opens another tree": func(d *match) p2p.Handler {
			return spoil(d, func(_ OpenRequest, a *OpenReply) {
				called, err := games.Unpack(a.Move)
				if m, ok := called.Move.(dispute.OpenNodes); err == nil && ok {
					m.Nodes[0][0] ^= 1
					a.Move, _ = games.Pack(d.claim.Ref(), called.State, m)
				}
			})
		},
		"points itself": func(d *match) p2p.Handler {
			return spoil(d, func(q OpenRequest, a *OpenReply) {
				if s, err := q.State.Unpack(); err == nil && !s.Ends() {
					a.Move, _ = games.Pack(d.claim.Ref(), s, dispute.Point{})
				}
			})
		},
		"answers another state": func(d *match) p2p.Handler {
			return spoil(d, func(q OpenRequest, a *OpenReply) {
				if s, err := q.State.Unpack(); err == nil && !s.Ends() {
					s.MovedAt++
					a.Move, _ = games.Pack(d.claim.Ref(), s, dispute.OpenSteps{Roots: []merkle.Root{{1}}})
				}
			})
		},
		"signs another place": func(d *match) p2p.Handler {
			return spoil(d, func(_ OpenRequest, a *OpenReply) {
				if len(a.Sig) > 0 {
					a.Sig[7] ^= 1
				}
			})
		},
		"signs half": func(d *match) p2p.Handler {
			return spoil(d, func(_ OpenRequest, a *OpenReply) { a.Sig = a.Sig[:len(a.Sig)/2] })
		},
	} {
		d := matchOver(t, claim, data, flip)
		d.net.answer = how(d)
		if x := d.play(t); x.Status != Won || d.games[0].Over.By != "the tile" || d.moves < 5 {
			t.Errorf("%s: %s after %d moves, decided by %s", name, x.Status, d.moves, d.games[0].Over.By)
		}
		if d.net.asked == 0 || d.net.asked > 60 {
			t.Errorf("%s: asked %d times", name, d.net.asked)
		}
	}
}

// TestAnAsserterThatServesAndIsSilent: it loses by the clock, and one that found
// itself wrong signs nothing.
func TestAnAsserterThatServesAndIsSilent(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	d := newMatch(t, true, flip)
	d.verifier.Contest(d.claim, nil, nil)
	d.verifier.act(t)
	d.provider.act(t)
	d.verifier.act(t)
	if s := d.games[0].State(); !s.Ends() {
		t.Fatalf("in %s", s.Phase)
	}
	d.Pass(1001)
	d.verifier.act(t)
	d.verifier.act(t)
	if x := d.verifier.only(t); x.Status != Won || d.games[0].Over.By != "the clock" {
		t.Errorf("%+v", x)
	}
	sorry := newMatch(t, true, Options{}) // executes again, and gets other bits
	sorry.verifier.Contest(sorry.claim, nil, nil)
	sorry.verifier.act(t)
	sorry.provider.act(t)
	sorry.verifier.act(t)
	if s := sorry.games[0].State(); s.Phase != dispute.Ops || len(sorry.games[0].Moves) != 1 || sorry.net.asked == 0 {
		t.Errorf("it signed: in %s after %d questions", s.Phase, sorry.net.asked)
	}
}

// TestWhatIsServedToWhom: openings of the games that this node defends, of
// states of that game, so often; signatures where it wins.
func TestWhatIsServedToWhom(t *testing.T) {
	d := newMatch(t, false, Options{})
	griefer, from := account{d.fixture, common.Address{9}}, somebody(t)
	tr, err := d.provider.Header(t.Context(), d.claim)
	if err != nil {
		t.Fatal(err)
	}
	id, _, err := griefer.Challenge(t.Context(), d.claim.Charge(tr), dispute.Interval{Index: dispute.WholeSegment})
	if err != nil {
		t.Fatal(err)
	}
	first := d.games[0].State()
	refused := func(name, code string, q OpenRequest) {
		t.Helper()
		var r *p2p.Refusal
		if _, err := d.provider.Open(t.Context(), from, q); !errors.As(err, &r) || r.Code != code {
			t.Errorf("%s: %v", name, err)
		}
	}
	q := OpenRequest{Game: common.Hash(id), State: first.Pack()}
	refused("before this node knows of it", wire.CodeUnknown, q)
	d.provider.act(t)
	if got := d.games[0].State(); got != first {
		t.Fatalf("it did not wait: in %s", got.Phase)
	}
	if a, err := d.provider.Open(t.Context(), from, q); err != nil || len(a.Move) == 0 || len(a.Sig) != 0 {
		t.Errorf("%+v, %v", a, err)
	}
	other, theirs := first, first
	other.Challenger[3]++
	theirs.Phase, theirs.Focus = dispute.PickStep, merkle.Root{1}
	refused("another game", wire.CodeUnknown, OpenRequest{Game: common.Hash{1}, State: first.Pack()})
	refused("another game's state", wire.CodeInvalid, OpenRequest{Game: q.Game, State: other.Pack()})
	refused("the challenger's turn", wire.CodeInvalid, OpenRequest{Game: q.Game, State: theirs.Pack()})
	refused("no state", wire.CodeInvalid, OpenRequest{Game: q.Game})

	claimed := first
	claimed.Phase, claimed.Count, claimed.Tiles, claimed.AllTiles, claimed.Size = dispute.Prove, 1, 1, 1, 1
	if a, err := d.provider.Open(t.Context(), from, OpenRequest{Game: q.Game, State: claimed.Pack()}); err == nil ||
		len(a.Sig) != 0 {
		t.Errorf("it signed a place that it cannot prove: %+v", a)
	}
	for range requestsPerPeer {
		_, _ = d.provider.Open(t.Context(), from, q)
	}
	refused("too often", wire.CodeStale, q)
	d.provider.replays.ahead.Wait()
	if _, err := d.provider.Open(t.Context(), somebody(t), q); err != nil {
		t.Errorf("another peer: %v", err)
	}
	d.Pass(101)
	d.provider.act(t)
	if got := d.games[0].State(); got.Phase != dispute.PickStep {
		t.Errorf("its patience is over: in %s", got.Phase)
	}
}
