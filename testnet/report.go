package testnet

import (
	"fmt"
	"io"
	"math/big"
	"text/tabwriter"

	"github.com/ethereum/go-ethereum/params"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/config"
)

// Report is the result of a demo. Money is in base units of the token and was read from the chain.
type Report struct {
	Job        string `json:"job_id"`
	Segments   uint32 `json:"segments"`
	Paid       uint32 `json:"segments_paid"`
	Reexecuted uint32 `json:"segments_reexecuted"`
	// CheckedFraction is the engine's processor time of the verifiers over that of the providers. It is 0
	// if a provider that was killed cannot be asked.
	CheckedFraction float64 `json:"checked_fraction"`
	LossFirst       float64 `json:"loss_first"`
	LossLast        float64 `json:"loss_last"`
	// EvalFirst and EvalLast are the losses on the held-out rows before the first step and after the last, with
	// --finetune.
	EvalFirst  float64                `json:"eval_first,omitempty"`
	EvalLast   float64                `json:"eval_last,omitempty"`
	Spent      money.Units            `json:"client_spent"`
	Provider   map[string]money.Units `json:"provider_earned"`
	Verifier   map[string]money.Units `json:"verifier_earned"`
	Fees       money.Units            `json:"fees"`
	Refunded   money.Units            `json:"refunded"`
	ChainTxs   int                    `json:"chain_transactions"`
	Caught     *uint32                `json:"caught_segment"`
	Reassigned int                    `json:"reassigned"`
	Artifact   string                 `json:"artifact"`
	// Adapter and GGUF are what a job over a base delivers: the adapter for PEFT, and the merged model
	// as one file for llama.cpp. They are in Artifact.
	Adapter string `json:"adapter,omitempty"`
	// ModelVerified: the weights in Artifact have the root of the last paid segment.
	ModelVerified bool    `json:"model_verified"`
	GGUF          string  `json:"gguf,omitempty"`
	Seconds       float64 `json:"seconds"`
	Balanced      bool    `json:"balanced"`
	// Unbalanced lists what does not add up.
	Unbalanced []string `json:"unbalanced,omitempty"`
	// Dispute is the dispute over the wrong segment, with --dispute.
	Dispute *DisputeReport `json:"dispute,omitempty"`
	// DisputeGas is the gas of that dispute, of both sides together.
	DisputeGas uint64 `json:"dispute_gas,omitempty"`
	// Private is the report of the same job with private data. Its Upheld is the dispute over a right segment, which
	// the provider proved.
	Private *Report        `json:"private,omitempty"`
	Upheld  *DisputeReport `json:"upheld,omitempty"`
	// WorkersReport is there with --workers.
	*WorkersReport
}

// Table writes for each asset what every party had before and has after, and the sum of the changes.
func (d *Demo) Table(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 4, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, d.unit()+"\tbefore\tafter\tcredit in escrow\tchange\t")
	var sum money.Units
	for _, p := range d.net.Parties {
		before, after, credit := d.held(d.before, p), d.held(d.after, p), d.credit(d.after, p)
		change := after - before + credit - d.credit(d.before, p)
		sum += change
		fmt.Fprintf(
			t,
			"%s\t%s\t%s\t%s\t%s\t\n",
			p.Name,
			d.formatUnits(before),
			d.formatUnits(after),
			d.formatUnits(credit),
			d.formatChange(change),
		)
	}
	pot := d.after.EscrowBalance() - d.before.EscrowBalance()
	fmt.Fprintf(
		t,
		"held for the job\t%s\t%s\t\t%s\t\n",
		d.formatUnits(d.before.EscrowBalance()),
		d.formatUnits(d.after.EscrowBalance()),
		d.formatChange(pot),
	)
	sum += pot
	if d.Rail != config.RailLightning {
		sum += d.stakeRow(t)
	}
	if burned := d.after.Burned - d.before.Burned; d.Dispute {
		sum += burned
		fmt.Fprintf(
			t,
			"burned\t%s\t%s\t\t%s\t\n",
			d.formatUnits(d.before.Burned),
			d.formatUnits(d.after.Burned),
			d.formatChange(burned),
		)
	}
	fmt.Fprintf(t, "sum\t\t\t\t%s\t\n", d.formatChange(sum))
	if d.Rail == config.RailLightning { // stakes are not in satoshis
		fmt.Fprintln(t, "\t\t\t\t\t\ndollars\tbefore\tafter\t\tchange\t")
		d.stakeRow(t)
	}
	fmt.Fprintln(t, "\t\t\t\t\t\nether\tbefore\tafter\t\tchange\t")
	d.gasRows(t)
	return t.Flush()
}

// stakeRow writes what the registry holds, and returns by how much that changed.
func (d *Demo) stakeRow(w io.Writer) money.Units {
	before, after := d.before.Registry-d.before.Burned, d.after.Registry-d.after.Burned
	fmt.Fprintf(w, "stakes\t%s\t%s\t\t%s\t\n", formatStake(before), formatStake(after), formatStake(after-before))
	return after - before
}

func (d *Demo) gasRows(w io.Writer) {
	sum := new(big.Int).Set(d.traffic.Gas)
	for _, p := range d.net.Parties {
		before, after := gas(d.before, p), gas(d.after, p)
		change := new(big.Int).Sub(after, before)
		sum.Add(sum, change)
		fmt.Fprintf(w, "%s\t%s\t%s\t\t%s\t\n", p.Name, ether(before), ether(after), ether(change))
	}
	if d.Dispute {
		game := d.net.Contracts.Game
		bonds := d.before.Change(d.after, game).Gas
		sum.Add(sum, bonds)
		fmt.Fprintf(
			w,
			"bonds held or burned\t%s\t%s\t\t%s\t\n",
			ether(d.before.Accounts[game].Gas),
			ether(d.after.Accounts[game].Gas),
			ether(bonds),
		)
	}
	fmt.Fprintf(w, "fees of the chain\t\t\t\t%s\t\n", ether(d.traffic.Gas))
	fmt.Fprintf(w, "sum\t\t\t\t%s\t\n", ether(sum))
}

func (d *Demo) held(b Books, p *Party) (sum money.Units) {
	for _, a := range p.Accounts() {
		sum += b.Accounts[a].Token
	}
	return sum
}

func (d *Demo) credit(b Books, p *Party) (sum money.Units) {
	for _, a := range p.Accounts() {
		sum += b.Accounts[a].Credit
	}
	return sum
}

func gas(b Books, p *Party) *big.Int {
	sum := new(big.Int)
	for _, a := range p.Accounts() {
		sum.Add(sum, b.Accounts[a].Gas)
	}
	return sum
}

// gained returns the change of a party's accounts and credit.
func (d *Demo) gained(p *Party) money.Units {
	return d.held(d.after, p) - d.held(d.before, p) + d.credit(d.after, p) - d.credit(d.before, p)
}

func (d *Demo) formatUnits(u money.Units) string { return money.Format(u, d.net.Decimals) }

// formatStake formats an amount on the EVM chain, in the decimals of its test dollar, in whatever unit jobs are paid.
func formatStake(u money.Units) string { return money.Format(u, chainDecimals) }

func (d *Demo) formatChange(u money.Units) string {
	if u > 0 {
		return "+" + d.formatUnits(u)
	}
	return d.formatUnits(u)
}

// ether formats wei with nine decimals of ether. Sums are computed in whole wei.
func ether(wei *big.Int) string {
	return new(big.Rat).SetFrac(wei, big.NewInt(params.Ether)).FloatString(9)
}

// modelVerified reports whether a job's folder has the model of its last paid segment.
func (d *Demo) modelVerified() bool {
	v := d.view
	switch {
	case v.Artifact == "":
		return false
	case d.workers != nil:
		return d.workers.verified
	}
	k, err := node.KnownOf(v)
	if err != nil {
		return false
	}
	p, err := artifacts.ReadProvenance(v.Artifact)
	if err == nil {
		_, err = artifacts.Verify(v.Artifact, p, k)
	}
	return err == nil
}
