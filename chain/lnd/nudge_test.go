package lnd

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/lightningnetwork/lnd/lnrpc"
)

// TestNudgeProbesWhatIsOnItsWay: only channels with HTLCs, each over itself to its
// own peer, for hashes that are never the same.
func TestNudgeProbesWhatIsOnItsWay(t *testing.T) {
	l := honest()
	peer := func(b string) string { return "03" + strings.Repeat(b, 32) }
	busy := []*lnrpc.HTLC{{Amount: 5}}
	l.channels = []*lnrpc.Channel{
		{ChanId: 1, RemotePubkey: peer("aa"), PendingHtlcs: busy}, {ChanId: 2, RemotePubkey: peer("bb")},
		{ChanId: 3, RemotePubkey: peer("cc"), PendingHtlcs: busy},
	}
	l.probed = &lnrpc.Payment{Status: lnrpc.Payment_FAILED,
		FailureReason: lnrpc.PaymentFailureReason_FAILURE_REASON_INCORRECT_PAYMENT_DETAILS}
	c := dial(t, l)
	if err := c.Nudge(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(l.probes) != 2 || l.probes[0].OutgoingChanIds[0] != 1 || l.probes[1].OutgoingChanIds[0] != 3 ||
		l.probes[1].Dest[1] != 0xcc {
		t.Fatalf("%v", l.probes)
	}
	if p := l.probes[0]; p.AmtMsat != probeMsat || p.FeeLimitMsat != 0 || p.PaymentRequest != "" ||
		len(p.DestCustomRecords) != 0 || bytes.Equal(p.PaymentHash, l.probes[1].PaymentHash) {
		t.Errorf("%v", p)
	}
}

// TestNudgeSaysWhatItCannot: a probe that finds no way, and one that is paid.
func TestNudgeSaysWhatItCannot(t *testing.T) {
	l := honest()
	l.channels = []*lnrpc.Channel{{ChanId: 1, RemotePubkey: "02" + strings.Repeat("ab", 32),
		PendingHtlcs: []*lnrpc.HTLC{{}}}}
	l.probed = &lnrpc.Payment{Status: lnrpc.Payment_FAILED,
		FailureReason: lnrpc.PaymentFailureReason_FAILURE_REASON_INSUFFICIENT_BALANCE}
	c := dial(t, l)
	if err := c.Nudge(t.Context()); err == nil || !strings.Contains(err.Error(), "channel 1") ||
		!strings.Contains(err.Error(), "INSUFFICIENT_BALANCE") {
		t.Error(err)
	}
	l.probed = &lnrpc.Payment{Status: lnrpc.Payment_SUCCEEDED}
	if err := c.Nudge(t.Context()); !errors.Is(err, ErrProbePaid) {
		t.Error(err)
	}
	l.channels[0].RemotePubkey = "nonsense"
	if err := c.Nudge(t.Context()); !errors.Is(err, ErrAnswer) {
		t.Error(err)
	}
}
