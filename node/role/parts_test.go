package role

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// shelf is a block store that notes what is let go.
type shelf struct{ gone []string }

func (*shelf) Put(context.Context, io.Reader) (string, uint64, error) { return "", 0, nil }
func (*shelf) Get(context.Context, string, uint64, []peer.ID, io.Writer) error {
	return p2p.ErrNotFound
}
func (*shelf) Pin(string) error        { return nil }
func (s *shelf) Unpin(id string) error { s.gone = append(s.gone, id); return nil }

func TestReasonsArePrintableAndBounded(t *testing.T) {
	long := short(errors.New("two\nlines\t" + strings.Repeat("é", 300)))
	if !utf8.ValidString(long) || len(long) > 200 || strings.ContainsAny(long, "\n\t") || !strings.HasPrefix(long, "two lines ") {
		t.Errorf("%q", long)
	}
}

func TestADepositStaysWithinItsBound(t *testing.T) {
	for _, x := range []struct {
		name  string
		bound money.Units
		pot   Pot
		need  money.Units
		want  uint64
		err   error
	}{
		{"all of it at first", 100, Pot{}, 100, 100, nil},
		{"nothing when the pot has it", 100, Pot{Free: 60}, 60, 0, nil},
		{"what is missing", 100, Pot{Free: 20, Spent: 40}, 60, 40, nil},
		{"not what an ended lease reserves", 100, Pot{Reserved: 100}, 60, 0, ErrPotWaits},
		{"nothing for a job that was funded", 0, Pot{Free: 10}, 60, 0, ErrPotWaits},
	} {
		got, err := Deposit{Bound: x.bound}.lacking(x.pot, x.need)
		if got != x.want || !errors.Is(err, x.err) {
			t.Errorf("%s: %d, %v; want %d, %v", x.name, got, err, x.want, x.err)
		}
	}
}

func TestRefusalsAreFinalUnlessBusy(t *testing.T) {
	tries := 0
	again := func(err error) int {
		tries = 0
		_ = retry(t.Context(), 3, 0, func() error { tries++; return err })
		return tries
	}
	if n := again(p2p.Refuse(codeInvalid, "no")); n != 1 {
		t.Errorf("asked %d times after a refusal", n)
	}
	for _, err := range []error{errQueueFull, p2p.ErrBusy, p2p.ErrUnreachable} {
		if n := again(err); n != 3 {
			t.Errorf("%v: asked %d times", err, n)
		}
	}
	if !Busy(errQueueFull) || !Busy(p2p.ErrBusy) || Busy(p2p.ErrUnreachable) || Busy(p2p.Refuse(codeStale, "over")) {
		t.Error("busy is not told from the rest")
	}
}

func TestAClosedJobAnswersAtOnce(t *testing.T) {
	c := NewCoordinator(Deps{}, nil, nil, job.Policy{}, "")
	a := newActor(c, JobRecord{State: job.State{Phase: job.Closed}}, true)
	for range actorQueue + 1 {
		if err := a.apply(t.Context(), job.Tick{}); !errors.Is(err, job.ErrClosed) {
			t.Fatal(err)
		}
	}
	running := newActor(c, JobRecord{State: job.State{Phase: job.Running}}, true)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for range actorQueue {
		if err := running.apply(ctx, job.Tick{}); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
	if err := running.apply(t.Context(), job.Tick{}); !Busy(err) {
		t.Errorf("a full queue says %v", err)
	}
	close(running.over) // the node stops
	if err := running.apply(t.Context(), job.Tick{}); !Busy(err) {
		t.Errorf("a stopping node says %v", err)
	}
}

func TestPendingActionsAreFoundByLease(t *testing.T) {
	a, b := common.Hash{1}, common.Hash{2}
	if !concerns("escrow.open/"+a.Hex()+"#1", a) || concerns("escrow.open/"+a.Hex()+"#1", b) || !concerns("escrow.refund/"+b.Hex()+"/5#1", a) {
		t.Error("an action is taken for another lease's")
	}
}
