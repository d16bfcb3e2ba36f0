package job_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

// TestResume restarts the machine at every stage and checks that it asks again for what
// it waited for.
func TestResume(t *testing.T) {
	w := newWorld(t, 1)
	resume := func(want ...string) {
		t.Helper()
		w.mono = 50 // a new process: its clock starts anew
		var got []string
		for _, a := range w.apply(job.Resumed{Now: job.Tick{Chain: w.chain, Mono: w.mono}}) {
			kind, _, _ := strings.Cut(a.Key(), "/")
			got = append(got, kind)
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%s: %v, want %v", w.s.Phase, got, want)
		}
	}
	resume("announce", "collect")
	w.apply(w.bid(alice, market.RoleProvider, 5))
	w.apply(w.bid(judges[0], market.RoleVerifier, 0))
	w.tick(5000)
	resume("stakes")
	w.apply(stakes())
	resume("propose")
	w.signed(alice)
	resume("fund")
	w.apply(job.Funded{Lease: w.s.Lease.Hash})
	w.beat()
	resume()
	w.tick(5999)
	w.phase(job.Running) // waiting times started again
	w.apply(job.ResultReceived{Result: w.result(alice, 0, 9, 10)})
	issue := find[job.IssueReceipt](w)
	resume("receipt")
	w.apply(job.ReceiptIssued{Receipt: market.Receipt{Commitment: issue.Commitment, DrawHeight: issue.Height,
		Candidates: issue.Verifiers,
		Sig: delegate.sign(market.Receipt{Commitment: issue.Commitment, DrawHeight: issue.Height,
			Candidates: issue.Verifiers}.Digest())}})
	resume("keep", "draw")
	c := checks(w.apply(job.DrawReady{Commitment: issue.Commitment, Block: common.Hash{5}}))
	resume("keep", "check")
	w.apply(job.StateKept{Commitment: issue.Commitment})
	resume("check")
	w.apply(w.verdict(c[0], true))
	resume("voucher")
	w.apply(w.verdict(w.commit(alice, 1, 10, 11)[0], true))
	w.apply(w.verdict(w.commit(alice, 2, 11, 12)[0], true))
	resume("voucher", "fetch")
	w.apply(job.Released{Lease: w.s.Lease.Hash})
	resume("fetch", "refund")
	w.apply(job.ArtifactFetched{})
	resume("refund")
	w.apply(job.Refunded{})
	w.phase(job.Closed)
	if w.s.Pending() != nil {
		t.Error("closed, and something is pending")
	}
	w.phase(job.Closed)
}

func TestDecodeRefuses(t *testing.T) {
	w := newWorld(t, 1)
	w.run(alice)
	w.commit(alice, 0, 9, 10)
	for name, change := range map[string]func(*job.State){
		"version":         func(s *job.State) { s.Version = 2 },
		"no lease":        func(s *job.State) { s.Lease = nil },
		"out of the pool": func(s *job.State) { s.Lease.Pool = nil },
		"no receipt":      func(s *job.State) { s.Lease.Works[0].Receipt = nil },
		"no drawing":      func(s *job.State) { s.Lease.Works[0].Drawing = nil },
		"far reserve":     func(s *job.State) { s.Lease.Works[0].Drawing.Reserves[0] = 99 },
	} {
		b, err := w.s.Encode()
		if err != nil {
			t.Fatal(err)
		}
		s, err := job.Decode(b)
		if err != nil {
			t.Fatal(err)
		}
		change(&s)
		if b, err = s.Encode(); err != nil {
			t.Fatal(err)
		}
		if _, err := job.Decode(b); !errors.Is(err, job.ErrState) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := job.Decode([]byte{1}); !errors.Is(err, job.ErrState) {
		t.Error(err)
	}
}
