package testnet

import (
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// disputedDemo returns a settled demo whose provider lost 20 of its stake: 10 to the verifier, and 10 burned. The bond
// has been returned.
func disputedDemo() *Demo {
	d := settledDemo()
	d.Dispute = true
	d.net.Contracts.Game = common.Address{0x6a}
	for _, b := range []Books{d.before, d.after} {
		b.Accounts[d.net.Contracts.Game] = Holding{Gas: new(big.Int)}
	}
	d.before.Registry, d.after.Registry, d.after.Burned = 300, 290, 10
	d.change(1, func(h *Holding) { h.Stake = -20 }) // the change, not the balance
	d.change(2, func(h *Holding) { h.Token += 10 })
	d.dispute = &DisputeReport{
		Asserter: d.net.Parties[1].Wallet, Challenger: d.net.Parties[2].Wallet, Winner: d.net.Parties[2].Wallet,
		By: "the tile", Reward: 10, Burned: 10, Gas: 5, Plays: []Play{{By: d.net.Parties[1].Node.Hex(),
			Move: "proveTile", Gas: 5}},
	}
	return d
}

func TestADisputesMoneyIsAccountedFor(t *testing.T) {
	d := disputedDemo()
	if r := d.report(); !r.Balanced || r.Verifier["verifier"] != 10 || r.Fees != 0 ||
		r.Dispute.Plays[0].By != "provider-1" || r.DisputeGas != 5 {
		t.Errorf("%+v, %+v", r, r.Dispute)
	}
	if d.dispute.Plays[0].By == "provider-1" {
		t.Error("the report's names are in what was read")
	}
	var b strings.Builder
	if err := d.Table(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"burned", "+0.00001", "bonds held or burned"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %s in\n%s", want, b.String())
		}
	}
}

func TestWhatIsWrongWithADisputeIsNamed(t *testing.T) {
	for want, spoil := range map[string]func(*Demo){
		"nobody disputed":         func(d *Demo) { d.dispute = nil },
		"the dispute was won by":  func(d *Demo) { d.dispute.Winner = d.dispute.Asserter },
		"the clock decided":       func(d *Demo) { d.dispute.By = "the clock" },
		"stake lost 20, of it 11": func(d *Demo) { d.dispute.Reward = 11 },
		"10 were burned":          func(d *Demo) { d.dispute.Burned = 9 },
		"still holds 7 wei of bonds": func(d *Demo) {
			d.after.Accounts[d.net.Contracts.Game] = Holding{Gas: big.NewInt(7)}
		},
		"verifier gained 20 on chain":       func(d *Demo) { d.dispute.Challenger = common.Address{9} },
		"-1 base units are unaccounted for": func(d *Demo) { d.after.Registry-- },
	} {
		d := disputedDemo()
		spoil(d)
		if got := strings.Join(d.problems(), "; "); !strings.Contains(got, want) {
			t.Errorf("%q does not say %q", got, want)
		}
	}
}

func TestADisputeIsOnTheChainOfTheStakes(t *testing.T) {
	for _, o := range []DemoOptions{
		{Dispute: true, Rail: "solana"}, {Dispute: true, Rail: "lightning"}, {Dispute: true, Cheat: true},
	} {
		o.Steps, o.Segments = 80, 8
		if o.Validate() == nil {
			t.Errorf("%+v", o)
		}
	}
}

// provenDemo returns a disputed demo with private data. The verifier also disputed a right segment and lost its bond,
// and provider-1 has its part of the bond.
func provenDemo() *Demo {
	d := disputedDemo()
	upheld := &DisputeReport{
		Game: common.Hash{5}, Segment: rightSegment, Asserter: d.net.Parties[1].Wallet,
		Challenger: d.net.Parties[2].Wallet, Winner: d.net.Parties[1].Wallet, By: "the proof", ProofMS: 400,
	}
	d.private = &private{upheld: upheld}
	burned := d.burnedBonds()
	d.after.Accounts[d.net.Contracts.Game] = Holding{Gas: burned}
	d.change(2, func(h *Holding) { h.Gas = new(big.Int).Sub(h.Gas, burned) })
	return d
}

func TestWhatIsWrongWithAProofIsNamed(t *testing.T) {
	if r := provenDemo().report(); !r.Balanced || r.Upheld.ProofMS != 400 {
		t.Errorf("%+v", r)
	}
	for want, spoil := range map[string]func(*Demo){
		"nobody disputed the right segment": func(d *Demo) { d.private.upheld = nil },
		"a right segment was won by":        func(d *Demo) { d.private.upheld.Winner = d.private.upheld.Challenger },
		`by "the clock"`:                    func(d *Demo) { d.private.upheld.By = "the clock" },
		"cost its provider 7 of stake":      func(d *Demo) { d.private.upheld.Reward = 7 },
		"how long the proof took":           func(d *Demo) { d.private.upheld.ProofMS = 0 },
		"still holds 0 wei of bonds": func(d *Demo) {
			d.after.Accounts[d.net.Contracts.Game] = Holding{Gas: new(big.Int)}
		},
	} {
		d := provenDemo()
		spoil(d)
		if got := strings.Join(d.problems(), "; "); !strings.Contains(got, want) {
			t.Errorf("%q does not say %q", got, want)
		}
	}
}

// TestDisputesAreAssignedBySegment checks that disputes are assigned by their segment, in whatever order they began.
func TestDisputesAreAssignedBySegment(t *testing.T) {
	wrong, right := &DisputeReport{
		Game:    common.Hash{1},
		Segment: 1,
	}, &DisputeReport{
		Game:    common.Hash{2},
		Segment: rightSegment,
	}
	d := &Demo{private: &private{proof: 9}}
	d.sort([]*DisputeReport{right, wrong})
	if d.dispute != wrong || d.private.upheld != right || right.ProofMS != 9 {
		t.Errorf("%+v, %+v", d.dispute, d.private.upheld)
	}
}
