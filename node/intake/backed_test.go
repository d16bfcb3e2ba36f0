package intake

import (
	"bytes"
	"errors"
	"log/slog"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/canon"
)

// watcher is an intake whose clients have funds, and counts looks at them.
type watcher struct {
	*Intake
	rail  *railtest.Fake
	funds money.Units
	looks int
}

func newWatcher(funds money.Units) *watcher {
	w := &watcher{funds: funds}
	w.rail = &railtest.Fake{Static: rail.Info{Name: market.OnEVM, Domain: roletest.Domain, Asset: "a", Decimals: 6}}
	w.rail.Funds = func(common.Address) money.Units { w.looks++; return w.funds }
	w.Intake = New(role.Deps{Heads: roletest.NewClock(), Registry: registry{}, Self: "self",
		Rails: rail.Set{railtest.Connected(w.rail, 0)}, Log: slog.New(slog.DiscardHandler)},
		func() market.Capability { return market.Capability{} }, nil)
	return w
}

func encoded(t *testing.T, a market.Announcement) []byte {
	t.Helper()
	raw, err := canon.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// priced is signedOffer at a price for each segment.
func priced(t *testing.T, n, price uint64) market.Announcement {
	t.Helper()
	a := signedOffer(t, n)
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		t.Fatal(err)
	}
	a.Offer.MaxPrice = price
	if a.Sig, err = wallet.NewNodeKey(k).SignDigest(t.Context(), a.Domain.Digest(a.Offer)); err != nil {
		t.Fatal(err)
	}
	return a
}

// TestFundedMeansAllOfTheJobAndOneUnit: a client needs what the job can cost, and a dollar for a job of less.
func TestFundedMeansAllOfTheJobAndOneUnit(t *testing.T) {
	segments := money.Units(signedOffer(t, 1).Offer.Segments)
	const dollar = 1_000_000
	for _, c := range []struct {
		funds money.Units
		price uint64
		want  p2p.Result
	}{
		{dollar, 1, p2p.Accept},
		{dollar - 1, 1, p2p.Unbacked},
		{0, 1, p2p.Unbacked},
		{3 * dollar * segments, 3 * dollar, p2p.Accept},
		{3*dollar*segments - 1, 3 * dollar, p2p.Unbacked},
	} {
		w := newWatcher(c.funds)
		if got := w.ValidateFunded(t.Context(), "p", encoded(t, priced(t, 1, c.price))); got != c.want {
			t.Errorf("funds %d, price %d: %s, want %s", c.funds, c.price, got, c.want)
		}
	}
}

// TestALookCountsForAWhile: the same offer is looked at once in ten minutes, also if there was no money. Where nobody
// can tell, its forwarder is not charged, and it is looked at again.
func TestALookCountsForAWhile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWatcher(0)
		raw := encoded(t, signedOffer(t, 1))
		for range 5 {
			if got := w.ValidateFunded(t.Context(), "p", raw); got != p2p.Unbacked {
				t.Fatal(got)
			}
		}
		if w.looks != 1 {
			t.Errorf("%d looks, want one", w.looks)
		}
		w.funds = 1 << 40
		time.Sleep(backedLife)
		if got := w.ValidateFunded(t.Context(), "p", raw); got != p2p.Accept || w.looks != 2 {
			t.Errorf("%s after %d looks", got, w.looks)
		}
		other := encoded(t, signedOffer(t, 2))
		w.rail.Fail(errors.New("the endpoint is away"))
		if got := w.ValidateFunded(t.Context(), "p", other); got != p2p.Ignore {
			t.Errorf("%s without an endpoint", got)
		}
		w.rail.Fail(nil)
		if got := w.ValidateFunded(t.Context(), "p", other); got != p2p.Accept {
			t.Errorf("%s once the endpoint is there", got)
		}
	})
}

// TestFundedOffersAreValidated: what is wrong by itself costs no look.
func TestFundedOffersAreValidated(t *testing.T) {
	w := newWatcher(1 << 40)
	forged := signedOffer(t, 1)
	forged.Offer.MaxPrice++
	elsewhere := signedOffer(t, 2)
	elsewhere.Domain.ChainID++
	for _, c := range []struct {
		raw  []byte
		want p2p.Result
	}{
		{[]byte{0xff}, p2p.Reject},
		{encoded(t, forged), p2p.Reject},
		{encoded(t, elsewhere), p2p.Ignore},
	} {
		if got := w.ValidateFunded(t.Context(), "p", c.raw); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
	if w.looks != 0 {
		t.Errorf("%d looks", w.looks)
	}
}

// TestLooksForFundedOffersAreBounded: whatever strangers announce, a node reads the chain so many times a second.
func TestLooksForFundedOffersAreBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWatcher(0)
		began := time.Now()
		const offers = 300
		for n := range uint64(offers) {
			w.ValidateFunded(t.Context(), "p", encoded(t, signedOffer(t, n+1)))
		}
		least := time.Duration(offers-LooksBurst) * time.Second / LooksPerSecond
		if took := time.Since(began); w.looks != offers || took < least {
			t.Errorf("%d looks within %s, want %s at least", w.looks, took, least)
		}
	})
}

// TestAClientHasABudget: of one client so many new offers are taken as the book lists, on either topic. Its forwarder
// is not to blame. A repeat costs nothing, and neither does what this node announces itself.
func TestAClientHasABudget(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWatcher(1 << 40)
		for name, validate := range map[string]p2p.Validator{"offers": w.Validate, "funded": w.ValidateFunded} {
			for n := range uint64(offersBurst) {
				if got := validate(t.Context(), "p", encoded(t, signedOffer(t, n+1))); got != p2p.Accept {
					t.Fatalf("%s: offer %d: %s", name, n, got)
				}
			}
		}
		w.signers, w.backing.signers = newSigners(), newSigners()
		for _, s := range []*signers{w.signers, w.backing.signers} {
			for s.allow(signedOffer(t, 1).Offer.Client) {
			}
		}
		late := encoded(t, signedOffer(t, 1000))
		for name, validate := range map[string]p2p.Validator{"offers": w.Validate, "funded": w.ValidateFunded} {
			if got := validate(t.Context(), "p", late); got != p2p.Ignore {
				t.Errorf("%s: one too many: %s", name, got)
			}
			if got := validate(t.Context(), "self", late); got != p2p.Accept {
				t.Errorf("%s: this node's own: %s", name, got)
			}
		}
		if got := w.ValidateFunded(t.Context(), "p", encoded(t, signedOffer(t, 1))); got != p2p.Accept {
			t.Errorf("a repeat: %s", got)
		}
	})
}
