package provider

import (
	"bytes"
	"context"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// someVerifiers take every check.
type someVerifiers struct {
	mu    sync.Mutex
	asked []peer.ID
	last  market.CheckRequest
}

func (v *someVerifiers) Request(_ context.Context, to peer.ID, proto p2p.Protocol, raw []byte) ([]byte, error) {
	q, err := market.DecodeCheck(raw)
	if err != nil || proto != p2p.CheckProtocol {
		return nil, p2p.Refuse(wire.CodeInvalid, "%s: %v", proto, err)
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.asked, v.last = append(v.asked, to), q
	return canon.Marshal(wire.Accepted)
}

func (v *someVerifiers) take() []peer.ID {
	v.mu.Lock()
	defer v.mu.Unlock()
	out := v.asked
	v.asked = nil
	return out
}

// unchecked is a provider whose client has vanished with a segment, to which a friend has said no,
// and the lease's verifiers.
type unchecked struct {
	*stateFixture
	leases *machine
	peers  *someVerifiers
	clock  *roletest.Clock
	record LeaseRecord
}

// machine is the escrow machine of one lease.
type machine struct {
	role.Leases
	s escrow.State
}

func (m *machine) State(common.Hash) (escrow.State, error) { return m.s, nil }
func (m *machine) Apply(_ common.Hash, e escrow.Event) (err error) {
	m.s, _, err = m.s.Apply(e)
	return err
}

func newUnchecked(t *testing.T, verifiers int) *unchecked {
	t.Helper()
	f := newStateFixture(t, false)
	u := &unchecked{stateFixture: f, peers: &someVerifiers{}, clock: f.d.Heads.(*roletest.Clock)}
	u.record = LeaseRecord{Announcement: f.claim.Announcement, Lease: f.claim.Lease}
	for n := range verifiers {
		node, id := peerOf(t, byte(20+n))
		u.record.Candidates = append(u.record.Candidates,
			market.Candidate{Operator: common.Address{byte(20 + n)}, Node: node, Stake: 1, Weight: 1})
		u.record.Peers = append(u.record.Peers, id.String())
	}
	_, self := peerOf(t, 4)
	d := &f.Provider.d
	d.Net, d.Self, d.Key, d.Events = u.peers, self, keyOf(t, 4), events.New(time.Now)
	ann := f.claim.Announcement
	c := f.claim.Result.Commitment
	s := escrow.State{Party: escrow.Provider, Phase: escrow.Funded, Stopped: "gone", Seen: 4000,
		Policy: escrow.Policy{Patience: 20, Checks: checksWait},
		Deal:   escrow.Deal{Domain: ann.Domain, Offer: ann.Offer, Lease: f.claim.Lease},
		Segments: []escrow.Segment{{Step: escrow.Earned},
			{Step: escrow.Disputed, Hash: c.Hash, Height: c.Height, Sig: f.claim.Result.Sig,
				Verdicts: []market.SignedVerdict{{Verdict: market.Verdict{Verifier: common.Address{1}}}}}}}
	s.Voucher.Voucher.Segments, s.Chain.Time = 1, 5000
	u.leases = &machine{s: s}
	f.Provider.leases = u.leases
	return u
}

// round has the provider look at the lease, and returns whom it asks.
func (u *unchecked) round(t *testing.T) []peer.ID {
	t.Helper()
	if err := u.haveChecked(t.Context(), u.record); err != nil {
		t.Fatal(err)
	}
	u.wg.Wait()
	return u.peers.take()
}

// TestAProviderAsksVerifiersItself: for a draw that nobody knows yet, with all names that the
// segment had, and more of them after each time that a verifier may take.
func TestAProviderAsksVerifiersItself(t *testing.T) {
	u := newUnchecked(t, 8)
	before := u.claim.Result.Commitment.Height
	for n, want := range []int{1, 2, 4, 8, 0} {
		if got := u.round(t); len(got) != want {
			t.Fatalf("round %d: %d verifiers are asked, want %d", n, len(got), want)
		}
		if want == 0 {
			break // no name is left
		}
		if got := u.round(t); len(got) != 0 {
			t.Errorf("round %d: %d are asked again at once", n, len(got))
		}
		q := u.peers.last
		m, named := q.Result.Commitment, q.Result.Earlier
		if len(named) != n+1 || named[0].Height != before || q.Receipt != (market.Receipt{}) || len(q.Result.Log) != 0 {
			t.Errorf("round %d: earlier heights %+v, receipt %+v", n, named, q.Receipt)
		}
		if err := m.CheckHeight(u.clock.Latest().Number); err != nil {
			t.Errorf("round %d: %v", n, err)
		}
		if err := q.Announcement.Domain.Check(m, q.Result.Sig, q.Lease.Lease.Node); err != nil {
			t.Errorf("round %d: %v", n, err)
		}
		if g := u.leases.s.Segments[1]; g.Height != m.Height || g.Sig != q.Result.Sig {
			t.Errorf("round %d: the escrow machine has height %d", n, g.Height)
		}
		if _, ok, err := u.d.Committed(m.Lease, 1, m.StructHash()); !ok || err != nil {
			t.Errorf("round %d: the claim is not kept: %v", n, err)
		}
		u.clock.Pass(askedWait)
		u.leases.s.Chain.Time += askedWait
		u.leases.s.Seen = u.leases.s.Chain.Time - 1000
	}
}

// TestAllAreAskedWhereThereIsTimeForOneRound: in the window that the client has begun.
func TestAllAreAskedWhereThereIsTimeForOneRound(t *testing.T) {
	u := newUnchecked(t, 5)
	u.leases.s.Phase, u.leases.s.Chain.WindowEnd = escrow.Ending, 5000+askedWait
	u.leases.s.Deal.Offer.Window = uint32(3 * askedWait)
	asked := u.round(t)
	slices.Sort(asked)
	if len(slices.Compact(asked)) != 5 {
		t.Errorf("%d of 5 are asked", len(asked))
	}
}

// TestAnAskedVerifierIsShownTheLog: when all that were asked have committed, or have had their
// time, although the coordinator has not shown it.
func TestAnAskedVerifierIsShownTheLog(t *testing.T) {
	u := newUnchecked(t, 2)
	u.leases.s.Deal.Offer.Quorum, u.record.Announcement.Offer.Quorum = 2, 2
	u.leases.s.Seen = 4900 // the coordinator was heard not long ago
	u.leases.s.Phase, u.leases.s.Chain.WindowEnd, u.leases.s.Deal.Offer.Window = escrow.Ending, 5001, 60
	if got := u.round(t); len(got) != 2 {
		t.Fatalf("%d are asked", len(got))
	}
	r := u.peers.last.Result
	shown := func() bool { return u.mayReveal(t.Context(), r, u.record) == nil }
	commits := func(operator byte) {
		u.verdicts.add(market.VerdictCommitment{Commitment: r.Commitment.StructHash(),
			Verifier: common.Address{operator}, Hash: common.Hash{operator}})
	}
	commits(20)
	if shown() {
		t.Error("the log is shown to one of two")
	}
	commits(21)
	if !shown() {
		t.Error("all have committed, and the log is not shown")
	}
	u.verdicts = committedVerdicts{}
	u.clock.Pass(askedWait + 1)
	if !shown() {
		t.Error("a verifier that does not answer keeps all verdicts away")
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
