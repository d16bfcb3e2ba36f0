package verifier

import (
	"bytes"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
)

// asked returns the request of a provider whose coordinator has given no receipt, for the draw
// of a block.
func (i *fixture) asked(t *testing.T, height uint64) market.CheckRequest {
	t.Helper()
	node, q := keyOf(t, 4), i.check.Request() // the provider's key: evidencetest.Accuse
	sign := func(h common.Hash) market.Signature {
		sig, err := node.SignDigest(t.Context(), h)
		if err != nil {
			t.Fatal(err)
		}
		return sig
	}
	r := &q.Result
	r.Commitment.Height = height
	r.Sig, r.EndSig = sign(i.check.Announcement().Domain().Digest(r.Commitment)), sign(r.EndDigest())
	q.Receipt = market.Receipt{}
	return q
}

// TestAVerifierChecksForAProvider: it executes what a block draws that was not mined when it was
// asked, whether it is asked again or not, and hands the provider its verdict.
func TestAVerifierChecksForAProvider(t *testing.T) {
	for _, wrong := range []bool{false, true} {
		i := newFixtureOf(t, wrong)
		c := &contested{}
		i.challenger = c
		clock := i.d.Heads.(*roletest.Clock)
		q := i.asked(t, clock.Latest().Number+market.LeastDrawAhead)
		provider := providerPeer(q)
		if _, err := i.Check(t.Context(), provider, q); err != nil || i.kept(t) != 1 {
			t.Fatalf("not accepted: %v, %d kept", err, i.kept(t))
		}
		p, _ := i.queue.take()
		if err := i.attempt(t.Context(), p.check); !errors.Is(err, errNotMined) || !passing(err) || i.peers.asked != 0 {
			t.Errorf("before the block: %v, %d peers asked", err, i.peers.asked)
		}
		clock.Pass(1)
		clock.Pass(1)
		if _, err := i.Check(t.Context(), provider, q); err != nil {
			t.Errorf("asked again: %v", err)
		}
		if err := i.try(t.Context(), p); err != nil {
			t.Fatal(err)
		}
		given, ok, err := i.d.Given(q.Result.Commitment.Lease, 1)
		if err != nil || !ok || given.Verdict.Verdict.Agree == wrong || (c.n == 1) != wrong ||
			given.Verdict.Verdict.Commitment != q.Result.Commitment.StructHash() {
			t.Errorf("wrong %t: verdict %+v, %v, contested %d times", wrong, given.Verdict.Verdict, err, c.n)
		}
		if _, err := i.Check(t.Context(), provider, q); err != nil {
			t.Errorf("asked again after the verdict: %v", err)
		}
		i.deliveries.Wait()
		if i.peers.heard() < 1 {
			t.Error("nobody has the verdict")
		}
	}
}

// TestAVerifierTakesNoDrawThatAProviderHasSeen: nor one from a stranger, nor of a lease of others.
func TestAVerifierTakesNoDrawThatAProviderHasSeen(t *testing.T) {
	i := newFixture(t)
	head := i.d.Heads.Latest().Number
	for name, height := range map[string]uint64{"mined": head, "the next one": head + 1} {
		q := i.asked(t, height)
		_, err := i.Check(t.Context(), providerPeer(q), q)
		if r := (*p2p.Refusal)(nil); !errors.As(err, &r) || r.Code != wire.CodeLate {
			t.Errorf("%s: %v", name, err)
		}
	}
	q := i.asked(t, head+100)
	if _, err := i.Check(t.Context(), providerPeer(q), q); err == nil {
		t.Error("a block that is far away was taken")
	}
	q = i.asked(t, head+market.LeastDrawAhead)
	if _, err := i.Check(t.Context(), "stranger", q); err == nil {
		t.Error("a stranger asked for a check")
	}
	i.d.Key = keyOf(t, 77)
	if _, err := i.Check(t.Context(), providerPeer(q), q); !errors.Is(err, market.ErrDraw) {
		t.Errorf("no candidate: %v", err)
	}
	if i.kept(t) != 0 || i.queue.n != 0 {
		t.Errorf("%d kept, %d queued", i.kept(t), i.queue.n)
	}
}

// TestARequestOfAProviderSurvivesARestart: its block may be mined meanwhile, or not.
func TestARequestOfAProviderSurvivesARestart(t *testing.T) {
	i := newFixture(t)
	q := i.asked(t, i.d.Heads.Latest().Number+market.LeastDrawAhead)
	if _, err := i.Check(t.Context(), providerPeer(q), q); err != nil {
		t.Fatal(err)
	}
	i.Verifier = New(i.d, nil, anyPay, role.FaultInjection{})
	if err := i.Resume(t.Context()); err != nil || i.queue.n != 1 {
		t.Fatalf("%d queued, %v", i.queue.n, err)
	}
	clock := i.d.Heads.(*roletest.Clock)
	clock.Pass(1)
	clock.Pass(1)
	p, _ := i.queue.take()
	if err := i.try(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if _, ok, err := i.d.Given(q.Result.Commitment.Lease, 1); !ok || err != nil {
		t.Errorf("no verdict: %v", err)
	}
}

func keyOf(t *testing.T, b byte) *wallet.NodeKey {
	t.Helper()
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{b}, 32))
	if err != nil {
		t.Fatal(err)
	}
	return wallet.NewNodeKey(k)
}
