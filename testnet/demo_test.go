package testnet

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// settledDemo returns a demo whose job cost the client 100: 90 for a provider, and 10 for the verifier as credit. Every
// party paid 5 wei to the chain.
func settledDemo() *Demo {
	parties := []*Party{
		{Name: "client", Roles: "client"}, {Name: "provider-1", Roles: "provider"},
		{Name: "verifier", Roles: "verifier"},
	}
	d := &Demo{
		net:    &Network{Decimals: 6},
		before: Books{Accounts: map[common.Address]Holding{}},
		after:  Books{Accounts: map[common.Address]Holding{}},
	}
	d.net.Parties, d.client = parties, parties[0]
	for i, p := range parties {
		p.Wallet, p.Node, p.PeerID = common.Address{byte(i), 1}, common.Address{byte(i), 2}, fmt.Sprintf("peer-%d", i)
		d.before.Accounts[p.Wallet] = Holding{Token: 1000, Gas: big.NewInt(100)}
		d.after.Accounts[p.Wallet] = Holding{Token: 1000, Gas: big.NewInt(95)}
		d.before.Accounts[p.Node] = Holding{Gas: new(big.Int)}
		d.after.Accounts[p.Node] = Holding{Gas: new(big.Int)}
	}
	d.change(0, func(h *Holding) { h.Token -= 100 })
	d.change(1, func(h *Holding) { h.Token += 90 })
	d.change(2, func(h *Holding) { h.Credit = 10 })
	d.after.Escrow = 10
	d.traffic.Gas = big.NewInt(15)
	d.outcome.Segments = 4
	d.view = api.JobView{
		ID: "0x01", Ended: true, Spent: 100, Segments: 4, SegmentsPaid: 4,
		ProviderEarned: map[string]money.Units{parties[1].Wallet.Hex(): 90},
		VerifierEarned: map[string]money.Units{strings.ToLower(parties[2].Wallet.Hex()): 10},
	}
	return d
}

// change edits the wallet of a party after the job.
func (d *Demo) change(party int, edit func(*Holding)) {
	w := d.net.Parties[party].Wallet
	h := d.after.Accounts[w]
	edit(&h)
	d.after.Accounts[w] = h
}

func TestABalancedReport(t *testing.T) {
	r := settledDemo().report()
	if !r.Balanced || r.Spent != 100 || r.Provider["provider-1"] != 90 || r.Verifier["verifier"] != 10 || r.Fees != 0 ||
		r.Paid != 4 {
		t.Errorf("%+v", r)
	}
}

func TestWhatDoesNotAddUpIsNamed(t *testing.T) {
	for want, spoil := range map[string]func(*Demo){
		"-1 base units are unaccounted": func(d *Demo) { d.change(1, func(h *Holding) { h.Token-- }) },
		"still holds 7": func(d *Demo) {
			d.after.Escrow += 7
			d.change(0, func(h *Holding) { h.Token -= 7 })
		},
		"wei are unaccounted": func(d *Demo) { d.traffic.Gas.SetInt64(14) },
		"the client says that the job is verifying": func(d *Demo) {
			d.view.Ended, d.view.State = false, "verifying"
		},
		"the client says it spent 99":                      func(d *Demo) { d.view.Spent = 99 },
		"provider-1 gained 90 on chain, the client says 0": func(d *Demo) { d.view.ProviderEarned = nil },
		"the chain paid 3 segments, the client says 4":     func(d *Demo) { d.outcome.Segments = 3 },
	} {
		d := settledDemo()
		spoil(d)
		if got := strings.Join(d.problems(), "; "); !strings.Contains(got, want) {
			t.Errorf("%q does not say %q", got, want)
		}
		if d.report().Balanced {
			t.Errorf("balanced although %s", want)
		}
	}
}

func TestAVanishedClientIsNotAsked(t *testing.T) {
	d := settledDemo()
	d.gone, d.view = true, api.JobView{}
	if got := d.problems(); len(got) != 0 {
		t.Errorf("%v", got)
	}
}

func TestTableSumsToZero(t *testing.T) {
	var b strings.Builder
	if err := settledDemo().Table(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"-0.0001", "+0.00009", "+0.00001", "sum", "0.00", "0.000000000"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %s in\n%s", want, b.String())
		}
	}
}

// TestStakesStandBesideSatoshis checks that stakes are shown in dollars, in whatever unit jobs are paid, and are not
// part
// of the sum of satoshis.
func TestStakesStandBesideSatoshis(t *testing.T) {
	d := settledDemo()
	d.Rail, d.net.Decimals = config.RailLightning, 3
	d.before.Registry, d.after.Registry = 300_000_000, 300_000_001
	var b strings.Builder
	if err := d.Table(&b); err != nil {
		t.Fatal(err)
	}
	rows := strings.Fields(b.String())
	for _, want := range [][]string{{"stakes", "300.00", "300.000001", "0.000001"}, {"sum", "0.00", "dollars"}} {
		if !strings.Contains(strings.Join(rows, " "), strings.Join(want, " ")) {
			t.Errorf("no %s in\n%s", want, b.String())
		}
	}
}

// TestEventsShowNamesAndDollars checks that a printed event has names for known addresses, and dollars.
func TestEventsShowNamesAndDollars(t *testing.T) {
	d := settledDemo()
	var got string
	d.Say = func(format string, args ...any) { got = fmt.Sprintf(format, args...) }
	stranger := common.Address{0xee}.Hex()
	d.printEvent(
		api.Event{Kind: "bid", Text: d.net.Parties[1].Wallet.Hex() + " offers 120000 base units, " +
			stranger + " none"},
	)
	if want := "bid       provider-1 offers 0.12 dollars, " + stranger + " none"; got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestPartiesAreFoundByAnyName(t *testing.T) {
	d := settledDemo()
	p := d.net.Parties[1]
	for _, id := range []string{p.PeerID, p.Wallet.Hex(), strings.ToLower(p.Node.Hex())} {
		if d.party(id) != p {
			t.Errorf("%s not found", id)
		}
	}
	if d.party("0x") != nil || d.party("") != nil {
		t.Error("nobody was found")
	}
}

func TestOptions(t *testing.T) {
	good := DemoOptions{Steps: 40, Segments: 4}
	if err := good.Validate(); err != nil {
		t.Fatal(err)
	}
	tuned := DemoOptions{Steps: 80, Segments: 8, Finetune: true, Dispute: true, Method: "qlora"}
	if err := tuned.Validate(); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*DemoOptions){
		"two endings":              func(o *DemoOptions) { o.Cheat, o.ClientVanishes = true, true },
		"a text for tuning":        func(o *DemoOptions) { o.Finetune, o.Text = true, "book.txt" },
		"a shape for tuning":       func(o *DemoOptions) { o.Finetune, o.Preset = true, "d64" },
		"a base without tuning":    func(o *DemoOptions) { o.Base, o.Licence = "model", "mit" },
		"a licence without a base": func(o *DemoOptions) { o.Finetune, o.Licence = true, "mit" },
		"a base without a licence": func(o *DemoOptions) { o.Finetune, o.Base = true, "model" },
		"a dispute over a given base": func(o *DemoOptions) {
			o.Finetune, o.Dispute, o.Base, o.Licence, o.Segments, o.Steps = true, true, "model", "mit", 8, 80
		},
		"a method of workers for tuning": func(o *DemoOptions) { o.Finetune, o.Method = true, "diloco" },
		"a method without tuning":        func(o *DemoOptions) { o.Method = "lora" },
		"few segments":                   func(o *DemoOptions) { o.Segments = 3 },
		"few steps":                      func(o *DemoOptions) { o.Steps = 39 },
	} {
		o := good
		spoil(&o)
		if err := o.Validate(); !errors.Is(err, ErrOptions) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
