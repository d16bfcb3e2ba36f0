package rail

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// outbox counts the calls that reach the signer.
type outbox struct{ sent int }

func (o *outbox) PublicKey() solana.PublicKey        { return solana.PublicKey{1} }
func (o *outbox) Wait(context.Context, string) error { return nil }
func (o *outbox) Send(context.Context, solanarpc.Call) (solana.Signature, error) {
	o.sent++
	return solana.Signature{}, nil
}

// TestDepositsOnSolanaKeepTheDaysLimit: nothing reaches the signer beyond it; the same
// action sent again counts once, and a new day begins at zero.
func TestDepositsOnSolanaKeepTheDaysLimit(t *testing.T) {
	l, err := ledger.Open("ledger", ledger.Options{FS: vfs.NewMem()})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := l.Close(); err != nil {
			t.Error(err)
		}
	}()
	place := bindings.Builder{Program: solana.PublicKey{9}}
	o, day := &outbox{}, time.Unix(1_700_000_000, 0)
	s := limitedSender{Sender: o, program: place.Program, spent: ledger.NewSpending(l), now: func() time.Time {
		return day
	},
		limits: wallet.Limits{PerDay: 100, Unit: money.Unit{Name: "dollars", Decimals: 2}}}
	send := func(action string, amounts ...uint64) error {
		c := solanarpc.Call{Action: action, Instructions: []solana.Instruction{place.Create(solana.PublicKey{1},
			bindings.Terms{}, bindings.OfferRest{})}}
		for _, a := range amounts {
			c.Instructions = append(c.Instructions, place.Deposit(solana.PublicKey{1}, a))
		}
		_, err := s.Send(t.Context(), c)
		return err
	}
	for _, x := range []struct {
		action  string
		amounts []uint64
		refused bool
	}{
		{"a", []uint64{60}, false}, {"a", []uint64{60}, false}, {"b", []uint64{20, 21}, true}, {"c", nil, false},
		{"d", []uint64{40}, false}, {"e", []uint64{1}, true}, {"f", []uint64{1 << 63}, true},
	} {
		before := o.sent
		err := send(x.action, x.amounts...)
		if errors.Is(err, wallet.ErrLimit) != x.refused || (o.sent > before) == x.refused {
			t.Errorf("%s of %v: %v", x.action, x.amounts, err)
		}
	}
	day = day.Add(24 * time.Hour)
	if err := send("e", 100); err != nil {
		t.Error(err)
	}
}

// TestAuditS3SolanaTakesNoShortWindow: neither a client posts nor a provider bids for an
// offer whose window leaves no time to answer (Admits asks Fits).
func TestAuditS3SolanaTakesNoShortWindow(t *testing.T) {
	least, err := bindings.LeastWindow(bindings.Program)
	if err != nil {
		t.Fatal(err)
	}
	r := &Solana{}
	r.least.Store(least)
	if err := r.Fits(market.Offer{Window: least - 1}, 1); !errors.Is(err, solanarail.ErrWindow) {
		t.Errorf("a window of %d s: %v", least-1, err)
	}
	if err := r.Fits(market.Offer{Window: least}, 1); err != nil {
		t.Error(err)
	}
}
