//go:build daemons

package disputes

import (
	"context"
	"errors"
	"math/big"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/evmtest"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// errConnection is the error of an endpoint that reports that it did not accept a
// transaction.
var errConnection = errors.New("connection reset by peer")

// failingBackend is an endpoint that reports that sending failed. Either nothing was
// sent, or the transaction was sent and the answer was lost.
type failingBackend struct {
	evm.Backend
	sends bool
}

// SendTransaction implements evm.Backend.
func (b failingBackend) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	if b.sends {
		if err := b.Backend.SendTransaction(ctx, tx); err != nil {
			return err
		}
	}
	return errConnection
}

// newNodeClient returns the client of one run of a node. Its memory of the chain is
// new; its store is kept.
func (o *anvilChain) newNodeClient(t *testing.T, by account, store *evmtest.Memory, backend evm.Backend) *games.Client {
	t.Helper()
	reader, err := evm.NewClient(o.ctx, backend, o.chain.Info().ChainID, poll)
	if err != nil {
		t.Fatal(err)
	}
	c, err := games.New(o.ctx, games.Config{
		Chain: reader, Domain: o.place().domain, Game: o.place().game, StartBlock: o.chain.Info().StartBlock,
		Sender: evm.NewSender(reader, wallet.NewNodeKey(by.key), store, evm.SenderConfig{Depth: 1}),
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestCrashReorgAndAbsence checks that a stored move is made once, whatever the
// endpoint reported and however often the node crashed, that a move that a
// reorganisation dropped is made again, and that a node that was offline continues from
// the chain alone.
func TestCrashReorgAndAbsence(t *testing.T) {
	o, err := newAnvilChain(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = o.chain.Close() })
	if err := fundParties(o); err != nil {
		t.Fatal(err)
	}
	if err := o.give(hunter.addr, coins); err != nil {
		t.Fatal(err)
	}
	job := disputetest.NewJob(t, program.R32)
	right, wrong := job.Run(t, nil), job.Wrongs(t)["one bit of a map"]
	j, err := openLease(o, wrong.Segment, wrong.Header().Root(), 1)
	if err != nil {
		t.Fatal(err)
	}
	wrong.Lease, wrong.Height = j.name(), height
	charge, err := j.evidence(o.place(), wrong.Segment, wrong.Header())
	if err != nil {
		t.Fatal(err)
	}
	good := o.chain.Client()
	mine, theirs := &evmtest.Memory{}, &evmtest.Memory{}

	// The challenge is stored, not sent; the next life sends it, once.
	if _, _, err := o.newNodeClient(t, hunter, mine, failingBackend{good, false}).Challenge(t.Context(),
		charge, allOf(charge)); !errors.Is(err, evm.ErrUnsent) {
		t.Fatalf("a challenge over a broken line: %v", err)
	}
	challenger := o.newNodeClient(t, hunter, mine, good)
	for range 2 {
		if _, _, err := challenger.Challenge(t.Context(), charge, allOf(charge)); err != nil {
			t.Fatal(err)
		}
	}
	o.nonce(t, hunter, 1)

	// The asserter's answer is sent, but it never hears of it; then a
	// reorganisation takes it back, and the next life makes it again.
	found, err := challenger.Find(t.Context(), games.Filter{Asserter: &provider.addr})
	if err != nil || len(found) != 1 {
		t.Fatalf("games %+v, %v", found, err)
	}
	started := o.read(t, challenger, found[0])
	bold := disputetest.Stubborn{Honest: disputetest.Asserter(wrong)}
	m, _, _ := bold.Act(started.State(), nil, 0)
	if _, err := o.newNodeClient(t, node, theirs, failingBackend{good, true}).Move(t.Context(), charge.Ref(),
		started.State(), m); err != nil {
		t.Fatal(err)
	}
	opened := o.read(t, challenger, found[0])
	if err := o.chain.Reorg(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	if back := o.read(t, challenger, found[0]); back.State() != started.State() {
		t.Fatalf("after the reorganisation the game stands at %+v", back.State())
	}
	asserter := o.newNodeClient(t, node, theirs, good)
	if _, err := asserter.Move(t.Context(), charge.Ref(), started.State(), m); err != nil {
		t.Fatal(err)
	}
	again := o.read(t, challenger, found[0])
	if again.Last() == nil || !reflect.DeepEqual(again.Last(), opened.Last()) {
		t.Errorf("the move comes back as %+v", again.Last())
	}
	if _, err := asserter.Move(t.Context(), charge.Ref(), started.State(), m); !errors.Is(err, games.ErrMoved) {
		t.Errorf("the same move once more: %v", err)
	}
	o.nonce(t, node, 1)

	// Both are away for many blocks, and play on in new lives.
	hunt := disputetest.Against(right, wrong)
	for turn := 0; ; turn++ {
		if turn == 2 || turn == 5 {
			if err := o.chain.Mine(t.Context(), 300); err != nil {
				t.Fatal(err)
			}
		}
		g := o.read(t, challenger, found[0])
		if fresh := o.read(t, o.newNodeClient(t, stranger, &evmtest.Memory{}, good),
			found[0]); !reflect.DeepEqual(fresh, g) {
			t.Fatalf("who remembers sees %+v, who does not %+v", g, fresh)
		}
		if g.Over != nil {
			if g.Over.Winner != hunter.addr {
				t.Errorf("%s wins", g.Over.Winner)
			}
			return
		}
		player, actor, store := node, disputetest.Actor(bold), theirs
		if g.State().Turn() == dispute.Challenger {
			player, actor, store = hunter, hunt, mine
		}
		next, _, silent := actor.Act(g.State(), g.Last(), g.State().MovedAt)
		if silent {
			t.Fatalf("no move in %s", g.State().Phase)
		}
		if _, err := o.newNodeClient(t, player, store, good).Move(t.Context(), charge.Ref(), g.State(),
			next); err != nil {
			t.Fatal(err)
		}
	}
}

func (o *anvilChain) read(t *testing.T, c *games.Client, b games.Begun) games.Game {
	t.Helper()
	g, err := c.Game(o.ctx, b)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// nonce checks how many transactions of an account are in the chain.
func (o *anvilChain) nonce(t *testing.T, of account, want uint64) {
	t.Helper()
	head, err := o.reader.Head(o.ctx)
	if err != nil {
		t.Fatal(err)
	}
	got, err := o.chain.Client().NonceAt(o.ctx, of.addr, new(big.Int).Set(head.Number))
	if err != nil || got != want {
		t.Errorf("%s has sent %d transactions, %v; want %d", of.addr, got, err, want)
	}
}
