package rail

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// busyFor answers after a number of requests that were too many.
type busyFor struct {
	left, asked int
	err         error
}

func (b *busyFor) Request(context.Context, peer.ID, p2p.Protocol, []byte) ([]byte, error) {
	b.asked++
	if b.left--; b.left >= 0 {
		return nil, p2p.ErrBusy
	}
	return []byte("answer"), b.err
}

// TestABusyArbiterIsAskedAgain: a few times, and only while it says so.
func TestABusyArbiterIsAskedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := &busyFor{left: 3}
		if raw, err := askPatiently(t.Context(), b, "", nil); err != nil || string(raw) != "answer" || b.asked != 4 {
			t.Errorf("%s %v after %d requests", raw, err, b.asked)
		}
		b = &busyFor{left: 100}
		if _, err := askPatiently(t.Context(), b, "", nil); !errors.Is(err, p2p.ErrBusy) || b.asked != 4 {
			t.Errorf("%v after %d requests", err, b.asked)
		}
		b = &busyFor{err: p2p.Refuse(codeDenied, "no")}
		if _, err := askPatiently(t.Context(), b, "", nil); err == nil || b.asked != 1 {
			t.Errorf("%v after %d requests", err, b.asked)
		}
	})
}
