package wire

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
	"unicode/utf8"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/node/p2p"
)

func TestReasonsArePrintableAndBounded(t *testing.T) {
	long := Short(errors.New("two\nlines\t" + strings.Repeat("é", 300)))
	if !utf8.ValidString(long) || len(long) > 200 || strings.ContainsAny(long, "\n\t") ||
		!strings.HasPrefix(long, "two lines ") {
		t.Errorf("%q", long)
	}
}

func TestRefusalsAreFinalUnlessBusy(t *testing.T) {
	tries := 0
	again := func(err error) int {
		tries = 0
		_ = Retry(t.Context(), retry.Policy{Tries: 3}, func() error { tries++; return err })
		return tries
	}
	if n := again(p2p.Refuse(CodeInvalid, "no")); n != 1 {
		t.Errorf("asked %d times after a refusal", n)
	}
	for _, err := range []error{ErrQueueFull, p2p.ErrBusy, p2p.ErrUnreachable} {
		if n := again(err); n != 3 {
			t.Errorf("%v: asked %d times", err, n)
		}
	}
	if !Busy(ErrQueueFull) || !Busy(p2p.ErrBusy) || Busy(p2p.ErrUnreachable) || Busy(p2p.Refuse(CodeStale, "over")) {
		t.Error("busy is not told from the rest")
	}
}

// TestRetryForWaits: the waits double from a second to 15 s, and no try begins after the
// window.
func TestRetryForWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		var at []time.Duration
		err := RetryFor(t.Context(), 40*time.Second, func() error {
			at = append(at, time.Since(start)/time.Second)
			return p2p.ErrUnreachable
		})
		if want := []time.Duration{0, 1, 3, 7, 15, 30}; !slices.Equal(at, want) || !errors.Is(err, p2p.ErrUnreachable) {
			t.Errorf("tried at %v s, want %v: %v", at, want, err)
		}
	})
}
