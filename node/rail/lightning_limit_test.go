package rail

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// payer is an lnd whose invoices are 50 sat each, and which counts what it pays.
type payer struct {
	lightningrail.Node
	paid []string
}

func (*payer) Decode(_ context.Context, request string) (lnd.Request, error) {
	var h lnd.Hash
	copy(h[:], request)
	return lnd.Request{Hash: h, Amount: 50 * lnd.Sat}, nil
}

func (n *payer) Pay(_ context.Context, o lnd.PayOrder) error {
	n.paid = append(n.paid, o.Request)
	return nil
}

// TestPaymentsOverLightningKeepTheDaysLimit: nothing reaches lnd beyond it, the same
// payment counts once, also after a restart, and dollars count apart.
func TestPaymentsOverLightningKeepTheDaysLimit(t *testing.T) {
	l, err := ledger.Open("ledger", ledger.Options{FS: vfs.NewMem()})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := l.Close(); err != nil {
			t.Error(err)
		}
	}()
	dollars := wallet.Reservation{Key: "dollars", Units: 1 << 40, Wei: money.Units(0).Big()}
	if err := ledger.NewSpending(l).Reserve(t.Context(), dollars, wallet.Limits{}); err != nil {
		t.Fatal(err)
	}
	client, day := &payer{}, time.Unix(1_700_000_000, 0)
	pay := func(request string, fee money.Units) error {
		spent := ledger.NewLightningSpending(l) // as after a restart
		node, err := withDayLimit(client, config.Lightning{PerDay: "120"}, spent)
		if err != nil {
			t.Fatal(err)
		}
		limited := node.(limitedLnd)
		limited.now = func() time.Time { return day }
		return limited.Pay(t.Context(), lnd.PayOrder{Request: request, FeeLimit: fee * lnd.Sat})
	}
	for _, x := range []struct {
		request string
		fee     money.Units
		refused bool
	}{{"a", 10, false}, {"a", 10, false}, {"b", 11, true}, {"b", 10, false}, {"c", 0, true}} {
		before := len(client.paid)
		err := pay(x.request, x.fee)
		if errors.Is(err, wallet.ErrLimit) != x.refused || (len(client.paid) > before) == x.refused {
			t.Errorf("%s with a fee of %d: %v, paid %v", x.request, x.fee, err, client.paid)
		}
		if x.refused && !strings.Contains(err.Error(), "lightning.per_day") {
			t.Errorf("the refusal names no key: %v", err)
		}
	}
	day = day.Add(24 * time.Hour)
	if err := pay("c", 0); err != nil {
		t.Error(err)
	}
}

// TestAuditL5PayoutsKeepTheDaysLimit: what an arbiter pays out is limited as well, and
// does not use up what this node's own jobs may have lnd pay.
func TestAuditL5PayoutsKeepTheDaysLimit(t *testing.T) {
	l, err := ledger.Open("ledger", ledger.Options{FS: vfs.NewMem()})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := l.Close(); err != nil {
			t.Error(err)
		}
	}()
	client := &payer{}
	for _, spent := range []ledger.Spending{ledger.NewPayouts(l), ledger.NewLightningSpending(l)} {
		node, err := withDayLimit(client, config.Lightning{PerDay: "60"}, spent)
		if err != nil {
			t.Fatal(err)
		}
		if err := node.Pay(t.Context(), lnd.PayOrder{Request: "one", FeeLimit: lnd.Sat}); err != nil {
			t.Errorf("within the limit: %v", err)
		}
		if err := node.Pay(t.Context(), lnd.PayOrder{Request: "two", FeeLimit: lnd.Sat}); err == nil {
			t.Error("paid beyond the limit")
		}
	}
	if len(client.paid) != 2 {
		t.Errorf("lnd was asked to pay %q", client.paid)
	}
}
