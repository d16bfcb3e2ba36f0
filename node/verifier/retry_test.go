package verifier

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/evidencetest"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// peers answer a verifier: they reveal the log for a commitment, and take verdicts.
type peers struct {
	mu       sync.Mutex
	log      []byte
	away     bool
	busy     bool // others have not committed yet
	state    market.Blob
	refusal  error // of the state
	asked    int
	verdicts int
}

func (v *peers) Request(_ context.Context, _ peer.ID, proto p2p.Protocol, _ []byte) ([]byte, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.asked++
	switch {
	case v.away:
		return nil, p2p.ErrUnreachable
	case v.busy && proto == p2p.CommitProtocol:
		return nil, p2p.Refuse(wire.CodeBusy, "others have not committed yet")
	case proto == p2p.CommitProtocol:
		return canon.Marshal(market.LogReveal{Log: v.log})
	case proto == p2p.VerdictProtocol:
		v.verdicts++
	case proto == p2p.StateProtocol && v.refusal != nil:
		return nil, v.refusal
	case proto == p2p.StateProtocol:
		return canon.Marshal(market.StateReply{State: v.state})
	}
	return canon.Marshal(wire.Accepted)
}

func (v *peers) comesBack() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.away = false
}

func (v *peers) heard() int {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.verdicts
}

// fixture is a verifier that was asked to check a right segment.
type fixture struct {
	*Verifier
	peers  *peers
	blocks *roletest.MemoryBlocks
	check  check
	log    *bytes.Buffer
	rail   *railtest.Fake // shows the lease as open
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	return newFixtureOf(t, false)
}

// newFixtureOf returns a verifier of a segment that is wrong at its end, or right.
func newFixtureOf(t *testing.T, wrong bool) *fixture {
	t.Helper()
	a := evidencetest.Accuse(t, 1, wrong)
	key := func(b byte) *wallet.NodeKey {
		k, err := crypto.ToECDSA(bytes.Repeat([]byte{b}, 32))
		if err != nil {
			t.Fatal(err)
		}
		return wallet.NewNodeKey(k)
	}
	me, delegate, node := key(9), key(2), key(4)
	cs := []market.Candidate{{Operator: common.Address{9}, Node: me.Address(), Stake: 5, Weight: 5}}
	sign := func(k *wallet.NodeKey, h common.Hash) market.Signature {
		sig, err := k.SignDigest(t.Context(), h)
		if err != nil {
			t.Fatal(err)
		}
		return sig
	}
	l, r, domain := &a.Evidence.Lease, &a.Evidence.Result, a.Deal.Domain
	l.Lease.Verifiers = market.CandidatesHash(cs)
	l.DelegateSig, l.NodeSig = sign(delegate, domain.Digest(l.Lease)), sign(node, domain.Digest(l.Lease))
	r.Commitment.Lease, r.Commitment.Height = l.Lease.StructHash(), 11
	r.Sig, r.EndSig = sign(node, domain.Digest(r.Commitment)), sign(node, r.EndDigest())
	receipt := market.Receipt{Commitment: r.Commitment.StructHash(), DrawHeight: 11, Candidates: l.Lease.Verifiers}
	receipt.Sig = sign(delegate, receipt.Digest())
	who, err := p2p.PeerIDOf(&node.Key().PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	q := market.CheckRequest{
		Announcement: a.Evidence.Announcement, Lease: a.Evidence.Lease, Result: a.Evidence.Result, Receipt: receipt,
		Start: a.Evidence.Start, ProviderPeer: who.String(), Candidates: cs,
	}
	i := &fixture{peers: &peers{log: q.Result.Log}, blocks: a.Blocks, log: &bytes.Buffer{},
		rail: &railtest.Fake{Static: rail.Info{Domain: a.Deal.Domain}, Lease: escrow.StatusOpen}}
	q.Result.Log = nil
	valid, err := q.Validate(a.Deal.Domain, roletest.NewClock().Latest().Time)
	if err != nil {
		t.Fatal(err)
	}
	d := role.Deps{
		Net: i.peers, Blocks: a.Blocks, Heads: roletest.NewClock(), Ledger: roletest.OpenLedger(t),
		Runner: executor.Runner{Threads: 1},
		Rails:  rail.Set{railtest.Connected(i.rail, 0)}, Key: me,
		Operator: cs[0].Operator, Events: events.New(time.Now), Log: slog.New(slog.NewTextHandler(i.log, nil)),
	}
	if d.Pins, err = role.NewPins(d, nil); err != nil {
		t.Fatal(err)
	}
	if d.Attempts, err = role.NewAttempts(d); err != nil {
		t.Fatal(err)
	}
	i.Verifier = New(d, nil, anyPay, role.FaultInjection{})
	contact, err := peer.Decode(q.Announcement.Contact)
	if err != nil {
		t.Fatal(err)
	}
	whole := market.WholeSegment(q.Result.Segment.Steps, q.Announcement.Spec.Stride())
	i.check = check{ValidCheck: valid, drawn: whole, from: contact}
	return i
}

// TestACheckSucceedsSecondsAfterItsCauseIsGone: that is long before the coordinator would
// ask another: whatever was away, the data set, the checkpoint before the segment,
// those who show its log, or who wants the verdict.
func TestACheckSucceedsSecondsAfterItsCauseIsGone(t *testing.T) {
	const absence = 100 * time.Second
	for name, take := range map[string]func(*fixture) (giveBack func()){
		"the data set":         func(i *fixture) func() { return i.hides(i.check.Announcement().Spec().Dataset.CID) },
		"the start checkpoint": func(i *fixture) func() { return i.hides(i.check.Request().Start.CID) },
		"the peers":            func(i *fixture) func() { i.peers.away = true; return i.peers.comesBack },
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				i := newFixture(t)
				giveBack := take(i)
				ctx, cancel := context.WithCancel(t.Context())
				ended := make(chan error, 1)
				go func() { ended <- i.Run(ctx) }()
				i.queue.put(postponed{check: i.check})
				time.Sleep(absence)
				synctest.Wait()
				if n := i.peers.heard(); n != 0 {
					t.Errorf("%d verdicts without it", n)
				}
				giveBack()
				time.Sleep(wire.Backoff.Max + 12*time.Second) // a try may be under way
				synctest.Wait()
				if n := i.peers.heard(); n != 2 {
					t.Errorf("%d verdicts %v after it is back, want 2:\n%s", n, wire.Backoff.Max, i.log)
				}
				cancel()
				if err := <-ended; err != nil {
					t.Error(err)
				}
			})
		})
	}
}

// hides takes a content out of the store. The result puts it back.
func (i *fixture) hides(id string) func() {
	b := i.blocks.Blocks[id]
	delete(i.blocks.Blocks, id)
	return func() { i.blocks.Set(id, b) }
}

// TestACheckIsGivenUpWithItsWindow: then the coordinator has asked another.
func TestACheckIsGivenUpWithItsWindow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		i := newFixture(t)
		i.hides(i.check.Request().Start.CID)
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- i.Run(ctx) }()
		i.queue.put(postponed{check: i.check})
		time.Sleep(checkWindow() + time.Second)
		synctest.Wait()
		if !strings.Contains(i.log.String(), "check not finished") || len(i.retries.all) != 0 {
			t.Errorf("%d checks wait:\n%s", len(i.retries.all), i.log)
		}
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// TestTriesComeLessAndLessOften: waits grow to the longest one, the soonest is first, and a
// check waits once however often it is asked for.
func TestTriesComeLessAndLessOften(t *testing.T) {
	i := newFixture(t)
	var a retryQueue
	now, p := time.Unix(1000, 0), postponed{check: i.check}
	for _, want := range []time.Duration{1, 2, 4, 8, 15, 15} {
		wait, again := a.put(p, now, checkWindow())
		if !again || wait != want*time.Second || a.wake(now) != wait {
			t.Fatalf("the next try in %v, %v, want %d s", wait, again, want)
		}
		if _, ok := a.take(now.Add(wait - 1)); ok {
			t.Fatal("tried too early")
		}
		a.put(p, now, checkWindow()) // asked again
		now = now.Add(wait)
		var ok bool
		if p, ok = a.take(now); !ok || len(a.all) != 0 {
			t.Fatalf("due %v, %d wait", ok, len(a.all))
		}
	}
}

// TestOnlyPassingErrorsAreTriedAgain: what is wrong stays wrong.
func TestOnlyPassingErrorsAreTriedAgain(t *testing.T) {
	for _, err := range []error{p2p.ErrNotFound, p2p.ErrUnreachable, wire.ErrQueueFull, p2p.ErrQuota,
		context.DeadlineExceeded, errors.Join(p2p.Refuse(wire.CodeStale, "over"), p2p.ErrBroken)} {
		if !passing(err) {
			t.Errorf("%v is final", err)
		}
	}
	for _, err := range []error{role.ErrTrace, executor.ErrStart, p2p.ErrOverLimit, p2p.Refuse(wire.CodeStale, "over"),
		job.ErrStale} {
		if passing(err) {
			t.Errorf("%v is tried again", err)
		}
	}
}

// TestOthersAreWaitedFor: a verifier that has committed before the others of its segment does
// other work until the log is shown, asks the coordinator alone, and gives up only after
// those in the place of late ones have had their time.
func TestOthersAreWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		i := newFixture(t)
		i.peers.busy = true
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- i.Run(ctx) }()
		i.queue.put(postponed{check: i.check})
		time.Sleep(time.Millisecond)
		synctest.Wait()
		i.peers.mu.Lock()
		if i.peers.asked != 1 {
			t.Errorf("%d peers were asked at once", i.peers.asked)
		}
		i.peers.mu.Unlock()
		time.Sleep(2 * checkWindow())
		synctest.Wait()
		i.peers.mu.Lock()
		i.peers.busy = false
		i.peers.mu.Unlock()
		time.Sleep(wire.Backoff.Max + time.Second)
		synctest.Wait()
		if n := i.peers.heard(); n != 2 {
			t.Errorf("%d verdicts after the log was shown, want 2:\n%s", n, i.log)
		}
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// TestAuditL4WhatIsFoundWrongIsKeptForArbiters: with all that an arbiter needs to judge
// it, so that this node can object while the client is away. Agreement is not.
func TestAuditL4WhatIsFoundWrongIsKeptForArbiters(t *testing.T) {
	for _, disagree := range []bool{false, true} {
		i := newFixture(t)
		i.fault.Disagree = disagree
		if err := i.work(t.Context(), i.check); err != nil {
			t.Fatal(err)
		}
		i.deliveries.Wait()
		all, err := ledger.List[role.Evidence](i.d.Ledger, role.SpaceEvidence, "")
		if err != nil || (len(all) == 1) != disagree {
			t.Fatalf("disagrees %t: %d pieces of evidence, %v", disagree, len(all), err)
		}
		for _, e := range all {
			if e.Value.Verdict.Verdict.Agree || e.Value.Result.Commitment != i.check.Result().Commitment() ||
				len(e.Value.Result.Log) == 0 || e.Value.Start != i.check.Request().Start {
				t.Errorf("evidence %+v", e.Value)
			}
		}
	}
}

// TestACoordinatorDoesNotChooseTheStart: a client could name another checkpoint than the one
// before the segment. Verifiers that worked in good faith then disagreed with a right segment,
// and the client kept the work unpaid.
func TestACoordinatorDoesNotChooseTheStart(t *testing.T) {
	i := newFixture(t)
	q := i.check.Request()
	other := evidencetest.Accuse(t, 0, true) // as many steps, and another weight
	q.Start = other.Evidence.Result.End
	i.blocks.Set(q.Start.CID, other.Blocks.Blocks[q.Start.CID])
	var err error
	if i.check.ValidCheck, err = q.Validate(i.check.Announcement().Domain(), i.d.Heads.Latest().Time); err != nil {
		t.Fatal(err)
	}
	if f, err := i.find(t.Context(), i.check); !errors.Is(err, executor.ErrStart) {
		t.Errorf("found %+v, %v", f, err)
	}
}

// TestACoordinatorDoesNotChooseTheEnd: the same with the checkpoint after the segment, which
// the provider signs.
func TestACoordinatorDoesNotChooseTheEnd(t *testing.T) {
	i := newFixture(t)
	q := i.check.Request()
	q.Result.End = q.Start
	if _, err := q.Validate(i.check.Announcement().Domain(), i.d.Heads.Latest().Time); !errors.Is(err,
		market.ErrSignature) {
		t.Error(err)
	}
}
