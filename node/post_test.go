package node

import (
	"errors"
	"log/slog"
	"math"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
	"github.com/infernetprotocol/infernet/node/role"
)

var errDear = errors.New("a claim costs more than it brings")

// TestAJobIsNotPostedThatNobodyWouldTake: what a claim costs is known once the rail
// was reached; until then nothing stands against the job, whose providers ask too.
func TestAJobIsNotPostedThatNobodyWouldTake(t *testing.T) {
	f, err := jobfile.Parse(
		"job.yaml", []byte("name: small\ndata: text.txt\nmodel: demo\npayment:\n  price_per_segment: \"1.00\"\n"))
	if err != nil {
		t.Fatal(err)
	}
	fake := &railtest.Fake{
		Static: rail.Info{Name: market.OnSolana, Domain: market.Domain{ChainID: 1}, Decimals: 6,
			Token: common.Address{1}},
		Charge: math.MaxUint64, ErrCharge: errDear,
	}
	r := rail.Supervise(fake, 0, slog.New(slog.DiscardHandler))
	n := &Node{rails: rail.Set{r}, deps: role.Deps{Rails: rail.Set{r}}}
	offer := func() error {
		_, err := n.offerOn(
			t.Context(), r, f, market.Spec{Program: f.Program, StepsPerSegment: f.StepsPerSegment, Marks: f.Marks,
				Verification: f.Verification}, jobfile.Terms{Client: common.Address{1}, Delegate: common.Address{2},
				Token: r.Token, Decimals: 6, Now: 1, Nonce: 3})
		return err
	}
	if err := offer(); err != nil {
		t.Errorf("before the rail was reached: %v", err)
	}
	r.LeastWindow = 5401 // TestAuditC1: more than the job file's default
	if err := offer(); !errors.Is(err, rail.ErrWindow) || !strings.Contains(err.Error(), "at least 5401 s") {
		t.Errorf("a window that is too short for the rail: %v", err)
	}
	r.LeastWindow = 5400
	if err := r.Connect(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := offer(); !errors.Is(err, errDear) {
		t.Errorf("got %v, want %v", err, errDear)
	}
}

// TestAnAggregatorIsForTheEVMAlone: elsewhere the client's own node has to be at hand.
func TestAnAggregatorIsForTheEVMAlone(t *testing.T) {
	err := onlyEVM(rail.Set{rail.Supervise(&railtest.Fake{Static: rail.Info{Name: market.OnSolana}}, 0,
		slog.New(slog.DiscardHandler))})
	if !errors.Is(err, api.ErrInvalid) || !strings.Contains(err.Error(), "evm alone, this one may be paid on solana") ||
		!strings.Contains(api.Hint(err), "rails: evm") {
		t.Errorf("%v; %s", err, api.Hint(err))
	}
}

// TestAQuoteSaysWhoTakesALicence: a job that nobody bids for because of its licence says so before
// it is posted.
func TestAQuoteSaysWhoTakesALicence(t *testing.T) {
	base := func(licence string) string {
		return baseText(&market.Base{Blob: market.Blob{Size: 3 << 20}, Licence: licence})
	}
	if got := base("apache-2.0"); got != "3 MiB under apache-2.0" {
		t.Error(got)
	}
	if got := base("llama3.1"); !strings.Contains(got, "training.licences") {
		t.Error(got)
	}
	if got := baseText(nil); got != "" {
		t.Error(got)
	}
}
