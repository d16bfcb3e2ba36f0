package node

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
)

var errDear = errors.New("a claim costs more than it brings")

// barred is a rail on which nothing is worth its claim.
type barred struct{ *moody }

func (barred) Fits(market.Offer, uint64) error                         { return nil }
func (barred) Ready(context.Context) error                             { return nil }
func (barred) Enforceable(context.Context, market.Offer, uint64) error { return errDear }

// TestAJobIsNotPostedThatNobodyWouldTake: what a claim costs is known once the rail
// was reached; until then nothing stands against the job, whose providers ask too.
func TestAJobIsNotPostedThatNobodyWouldTake(t *testing.T) {
	f, err := jobfile.Parse("job.yaml", []byte("name: small\ndata: text.txt\nmodel: demo\npayment:\n  price_per_segment: \"1.00\"\n"))
	if err != nil {
		t.Fatal(err)
	}
	l := newLine(barred{&moody{}}, slog.New(slog.NewTextHandler(io.Discard, nil)))
	n := &Node{deps: role.Deps{Rails: rail.Set{{Domain: l.domain(), Admission: l.bar()}}}}
	offer := func() error {
		_, err := n.offerOn(t.Context(), l, f, market.Spec{Program: f.Program, StepsPerSegment: f.StepsPerSegment, Verification: f.Verification}, jobfile.Terms{Client: common.Address{1}, Delegate: common.Address{2}, Token: l.token(), Decimals: 6, Now: 1, Nonce: 3})
		return err
	}
	if err := offer(); err != nil {
		t.Errorf("before the rail was reached: %v", err)
	}
	if err := l.reach(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := offer(); !errors.Is(err, errDear) {
		t.Errorf("got %v, want %v", err, errDear)
	}
}
