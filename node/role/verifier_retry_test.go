package role

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

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/journal"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
)

// village answers a verifier: with the log for its seal, and takes its verdicts.
type village struct {
	mu       sync.Mutex
	log      []byte
	away     bool
	asked    int
	verdicts int
}

func (v *village) Request(_ context.Context, _ peer.ID, proto p2p.Protocol, _ []byte) ([]byte, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.asked++
	switch {
	case v.away:
		return nil, p2p.ErrUnreachable
	case proto == p2p.SealProtocol:
		return canon.Marshal(market.Unsealed{Log: v.log})
	case proto == p2p.VerdictProtocol:
		v.verdicts++
	}
	return canon.Marshal(accepted)
}

func (v *village) comesBack() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.away = false
}

func (v *village) heard() int {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.verdicts
}

// inspector is a verifier that was asked to check a right segment.
type inspector struct {
	*Verifier
	village *village
	cellar  *cellar
	check   check
	said    *bytes.Buffer
}

func newInspector(t *testing.T) *inspector {
	t.Helper()
	a := accuse(t, 1, false)
	key := func(b byte) *wallet.NodeKey {
		k, err := crypto.ToECDSA(bytes.Repeat([]byte{b}, 32))
		if err != nil {
			t.Fatal(err)
		}
		return wallet.NewNodeKey(k)
	}
	me, delegate, node := key(9), key(2), key(4)
	cs := []market.Candidate{{Operator: common.Address{9}, Node: me.Address(), Stake: 5}}
	receipt := market.Receipt{Commitment: a.e.Result.Commitment.StructHash(), DrawHeight: 11, Candidates: market.CandidatesHash(cs)}
	var err error
	if receipt.Sig, err = delegate.SignDigest(t.Context(), receipt.Digest()); err != nil {
		t.Fatal(err)
	}
	who, err := p2p.PeerIDOf(&node.Key().PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	q := market.CheckRequest{
		Announcement: a.e.Announcement, Lease: a.e.Lease, Result: a.e.Result, Receipt: receipt, Start: a.e.Start, ProviderPeer: who.String(), Candidates: cs,
	}
	i := &inspector{village: &village{log: q.Result.Log}, cellar: a.cellar, said: &bytes.Buffer{}}
	q.Result.Log = nil
	valid, err := q.Validate(a.deal.Domain, newArena().Latest().Time)
	if err != nil {
		t.Fatal(err)
	}
	d := Deps{
		Net: i.village, Blocks: a.cellar, Heads: newArena(), Ledger: openLedger(t), Runner: executor.Runner{Threads: 1},
		Counters: Counters{{Domain: a.deal.Domain}}, Key: me, Operator: cs[0].Operator, Journal: journal.New(time.Now), Log: slog.New(slog.NewTextHandler(i.said, nil)),
	}
	if d.Pins, err = NewPins(d, nil); err != nil {
		t.Fatal(err)
	}
	i.Verifier = NewVerifier(d, nil, Fault{})
	contact, err := peer.Decode(q.Announcement.Contact)
	if err != nil {
		t.Fatal(err)
	}
	i.check = check{valid, q.Result.Segment.Steps, contact}
	return i
}

// TestACheckSucceedsSecondsAfterItsCauseIsGone, long before the coordinator would
// ask another: whatever was away, the data set, the checkpoint before the segment,
// those who show its log, or who wants the verdict.
func TestACheckSucceedsSecondsAfterItsCauseIsGone(t *testing.T) {
	const absence = 100 * time.Second
	for name, take := range map[string]func(*inspector) (giveBack func()){
		"the data set":         func(i *inspector) func() { return i.hides(i.check.Announcement().Spec().Dataset.CID) },
		"the start checkpoint": func(i *inspector) func() { return i.hides(i.check.Request().Start.CID) },
		"the peers":            func(i *inspector) func() { i.village.away = true; return i.village.comesBack },
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				i := newInspector(t)
				giveBack := take(i)
				ctx, cancel := context.WithCancel(t.Context())
				ended := make(chan error, 1)
				go func() { ended <- i.Run(ctx) }()
				i.queue <- i.check
				time.Sleep(absence)
				synctest.Wait()
				if n := i.village.heard(); n != 0 {
					t.Errorf("%d verdicts without it", n)
				}
				giveBack()
				time.Sleep(mostRetry + 12*time.Second) // a try may be under way
				synctest.Wait()
				if n := i.village.heard(); n != 2 {
					t.Errorf("%d verdicts %v after it is back, want 2:\n%s", n, mostRetry, i.said)
				}
				cancel()
				if err := <-ended; err != nil {
					t.Error(err)
				}
			})
		})
	}
}

// hides takes a content out of the store.
func (i *inspector) hides(id string) func() {
	b := i.cellar.blocks[id]
	delete(i.cellar.blocks, id)
	return func() { i.cellar.set(id, b) }
}

// TestACheckIsGivenUpWithItsWindow: then the coordinator has asked another.
func TestACheckIsGivenUpWithItsWindow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		i := newInspector(t)
		i.hides(i.check.Request().Start.CID)
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- i.Run(ctx) }()
		i.queue <- i.check
		time.Sleep(checkWindow() + time.Second)
		synctest.Wait()
		if !strings.Contains(i.said.String(), "check not finished") || len(i.later.all) != 0 {
			t.Errorf("%d checks wait:\n%s", len(i.later.all), i.said)
		}
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// TestTriesComeLessAndLessOften, at most every mostRetry, the soonest first, and a
// check waits once however often it is asked for.
func TestTriesComeLessAndLessOften(t *testing.T) {
	i := newInspector(t)
	var a agenda
	now, p := time.Unix(1000, 0), postponed{check: i.check}
	for _, want := range []time.Duration{1, 2, 4, 8, 15, 15} {
		wait, again := a.put(p, now)
		if !again || wait != want*time.Second || a.wake(now) != wait {
			t.Fatalf("the next try in %v, %v, want %d s", wait, again, want)
		}
		if _, ok := a.take(now.Add(wait - 1)); ok {
			t.Fatal("tried too early")
		}
		a.put(p, now) // asked again
		now = now.Add(wait)
		var ok bool
		if p, ok = a.take(now); !ok || len(a.all) != 0 {
			t.Fatalf("due %v, %d wait", ok, len(a.all))
		}
	}
}

// TestOnlyPassingErrorsAreTriedAgain: what is wrong stays wrong.
func TestOnlyPassingErrorsAreTriedAgain(t *testing.T) {
	for _, err := range []error{p2p.ErrNotFound, p2p.ErrUnreachable, errQueueFull, p2p.ErrQuota, context.DeadlineExceeded, errors.Join(p2p.Refuse(codeStale, "over"), p2p.ErrBroken)} {
		if !passing(err) {
			t.Errorf("%v is final", err)
		}
	}
	for _, err := range []error{ErrTrace, executor.ErrStart, p2p.ErrOverLimit, p2p.Refuse(codeStale, "over"), job.ErrStale} {
		if passing(err) {
			t.Errorf("%v is tried again", err)
		}
	}
}
