package testnet

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
	"github.com/infernetprotocol/infernet/node/config"
)

// vanishAfter is how long a provider of the demo waits for a silent client before it claims its pay on chain, seconds.
// window is how long such a claim can be contested.
const (
	vanishAfter = 6
	window      = "5s"
)

// settleTimeout is how long the money may take to arrive after a job's end, which is longer than any window here.
const settleTimeout = 120 * time.Second

// Demo is a job from its offer to its last payment, on a network of its own.
type Demo struct {
	DemoOptions
	net    *Network
	client *Party
	begin  time.Time

	before, after Books
	traffic       Traffic
	solanaTxs     int
	outcome       Outcome
	dispute       *DisputeReport // nil: there was none
	exportReport  *bundle.Report // of the dispute's file
	private       *private       // nil: the job's data are public
	privateDemo   *Demo          // the same job with private data
	view          api.JobView    // as the client last said
	gone          bool           // the client was killed
	// checkedFraction is that of the report.
	checkedFraction float64
	workers         *WorkersReport // nil: one provider trains at a time
	churned         bool           // a provider was killed
}

// RunDemo runs a demo to its end. It returns a report even if the money does not add up; Report.Balanced is false then.
func RunDemo(ctx context.Context, o DemoOptions) (*Demo, Report, error) {
	if err := o.Validate(); err != nil {
		return nil, Report{}, err
	}
	d := &Demo{DemoOptions: o, begin: time.Now()}
	net, ctx, err := StartNetwork(
		ctx,
		Options{
			Exe:        o.Exe,
			Dir:        o.Dir,
			Parties:    d.parties(),
			Rail:       o.Rail,
			Disputes:   o.Dispute,
			LossWindow: d.lossWindow(), DisputeClock: d.disputeClock(), Licences: d.licences(),
			Say: d.Say,
		},
	)
	if err != nil {
		return nil, Report{}, err
	}
	defer net.Close()
	d.net, d.client = net, net.Parties[0]
	if err := d.sayPage(ctx); err != nil {
		return nil, Report{}, causeOf(ctx, err)
	}
	if err := d.run(ctx); err != nil {
		return nil, Report{}, causeOf(ctx, err)
	}
	if d.Dispute && !d.Finetune {
		if err := d.runPrivate(ctx); err != nil {
			return nil, Report{}, causeOf(ctx, err)
		}
	}
	r := d.report()
	if d.Keep != nil {
		err = d.keep(ctx, r)
	}
	return d, r, err
}

// causeTimeout is how long causeOf waits for the end of a process after a failed call.
const causeTimeout = time.Second

// causeOf returns the error of a process that ended, if there is one soon, and else err. A call can fail before the end
// of the process that it called is noticed.
func causeOf(ctx context.Context, err error) error {
	if cause := pause(ctx, causeTimeout); cause != nil {
		return cause
	}
	return err
}

func (d *Demo) parties() []*Party {
	const dollars = 1000_000_000
	if d.Workers > 0 {
		return d.workerParties(dollars)
	}
	first := &Party{Name: "provider-1", Roles: "provider", Price: "5.00", Stake: "100", Dollars: dollars}
	second := &Party{Name: "provider-2", Roles: "provider", Price: "6.00", Stake: "100", Dollars: dollars}
	if d.Rail == config.RailLightning { // in satoshis
		first.Price, second.Price = "160000", "192000"
	}
	if d.Dispute {
		// The price is low enough for the provider to be chosen again after it was caught.
		first.Price, first.Fault, first.Stake = "1.50", "flip-gradient:1", "200"
	}
	if d.Cheat {
		first.Price, first.Fault = "4.00", "alter-weights:1"
		if d.Rail == config.RailLightning {
			first.Price = "128000"
		}
	}
	verifier := &Party{Name: "verifier", Roles: "verifier", Stake: "100", Dollars: dollars}
	if d.Dispute {
		verifier.Fault = fmt.Sprintf("dispute-right:%d", rightSegment)
	}
	client := &Party{Name: "client", Roles: "client", Dollars: dollars, KeepWindows: d.Dispute}
	return []*Party{client, first, second, verifier}
}

func (d *Demo) run(ctx context.Context) (err error) {
	if d.before, err = d.books(ctx); err != nil {
		return err
	}
	id, err := d.post(ctx)
	if err != nil {
		return err
	}
	follow := d.follow
	if d.Workers > 0 {
		follow = d.followRounds
	}
	if err := follow(ctx, id); err != nil {
		return err
	}
	if d.gone && d.net.solana != nil {
		if err := d.refundVanishedClientOnSolana(ctx); err != nil {
			return err
		}
	} else if d.gone {
		if err := d.refundVanishedClient(ctx); err != nil {
			return err
		}
	}
	if d.view.Sample != "" {
		d.Say("sample    the model writes: %q", d.view.Sample)
	}
	if err := d.waitSettled(ctx); err != nil {
		return err
	}
	if d.checkedFraction = d.readCheckedFraction(ctx); d.Workers > 0 {
		return d.replay(ctx)
	}
	if !d.Dispute {
		return nil
	}
	if d.exportReport, err = d.checkExport(ctx, d.dispute); err != nil || d.private == nil {
		return err
	}
	d.private.exportReport, err = d.checkExport(ctx, d.private.upheld)
	return err
}

// accounts returns the accounts of all parties.
func (d *Demo) accounts() (all []common.Address) {
	for _, p := range d.net.Parties {
		all = append(all, p.Accounts()...)
	}
	if d.Dispute {
		all = append(all, d.net.Contracts.Game)
	}
	return all
}

func (d *Demo) books(ctx context.Context) (Books, error) {
	head, err := d.net.Chain.BlockNumber(ctx)
	if err != nil {
		return Books{}, err
	}
	b, err := ReadBooks(ctx, d.net.Chain, d.net.Contracts, head, d.accounts())
	if err == nil && d.net.solana != nil {
		err = d.net.solana.books(ctx, &b)
	}
	if err == nil && d.net.lightning != nil {
		err = d.net.lightning.books(ctx, d.net.Parties, &b)
	}
	return b, err
}

// waitSettled waits until the holdings on the chain agree with the job's figures. After settleTimeout it returns as
// well,
// and the report shows the difference.
func (d *Demo) waitSettled(ctx context.Context) error {
	deadline := time.Now().Add(settleTimeout)
	for {
		if err := d.readChain(ctx); err != nil {
			return err
		}
		if d.Show != nil {
			d.Show(d.view)
		}
		if len(d.problems()) == 0 && d.evaluated() || time.Now().After(deadline) {
			return nil
		}
		if err := retry.Pause(ctx, 5*poll); err != nil {
			return err
		}
	}
}

// evaluated reports whether no state waits for its loss on held-out rows.
func (d *Demo) evaluated() bool { return d.view.Eval == nil || d.view.Eval.Waiting == 0 }

// look reads what the client says of the job, unless it is gone.
func (d *Demo) look(ctx context.Context) (err error) {
	switch {
	case d.gone:
	case d.Workers > 0:
		v, err := d.client.API.RoundsOf(ctx, d.workers.Run)
		if err != nil {
			return err
		}
		return d.sumSlots(ctx, v)
	default:
		d.view, err = d.client.API.Job(ctx, d.view.ID)
	}
	return err
}

func (d *Demo) readChain(ctx context.Context) (err error) {
	if err := d.look(ctx); err != nil {
		return err
	}
	if d.after, err = d.books(ctx); err != nil {
		return err
	}
	escrow, first, last := d.net.Contracts.Escrow, d.before.Block+1, d.after.Block
	if d.traffic, err = ReadTraffic(ctx, d.net.Chain, escrow, first, last, d.accounts()); err != nil {
		return err
	}
	if d.net.solana != nil {
		return d.readSolana(ctx)
	}
	if d.net.lightning != nil {
		d.outcome, err = d.net.lightning.outcome(ctx)
		return err
	}
	if d.Dispute {
		games, err := ReadDisputes(ctx, d.net.Chain, d.net.Contracts, first, last)
		if err != nil {
			return err
		}
		d.sort(games)
	}
	d.outcome, err = ReadOutcome(ctx, d.net.Chain, escrow, d.client.Wallet, first, last)
	return err
}

func (d *Demo) report() Report {
	v := d.view
	r := Report{
		Job: v.ID, Segments: v.Segments, Paid: d.outcome.Segments, Reexecuted: v.SegmentsChecked,
		CheckedFraction: d.checkedFraction,
		LossFirst:       v.LossFirst, LossLast: v.LossLast, Spent: -d.gained(d.client),
		Provider: map[string]money.Units{}, Verifier: map[string]money.Units{}, Refunded: d.outcome.Refunded,
		ChainTxs: d.traffic.OfJob(
			d.jobAccounts(),
		) + d.solanaTxs, Caught: v.Caught, Reassigned: v.Reassigned, Artifact: v.Artifact,
		ModelVerified: d.modelVerified(), WorkersReport: d.workers,
		Seconds: time.Since(d.begin).Seconds(), Unbalanced: d.problems(),
		Dispute: d.withNames(d.dispute, d.exportReport),
	}
	if v.Eval != nil && len(v.Eval.Values) > 0 {
		r.EvalFirst, r.EvalLast = v.Eval.Values[0].Loss, v.Eval.Values[len(v.Eval.Values)-1].Loss
	}
	if d.dispute != nil {
		r.DisputeGas = d.dispute.Gas
	}
	if d.private != nil {
		r.Upheld = d.withNames(d.private.upheld, d.private.exportReport)
	}
	if d.privateDemo != nil {
		p := d.privateDemo.report()
		p.Artifact = "" // the first part's is kept
		r.Private, r.Unbalanced = &p, append(r.Unbalanced, p.Unbalanced...)
	}
	r.Fees = r.Spent
	for _, p := range d.net.Parties[1:] {
		earned := r.Provider
		if p.Roles == "verifier" {
			earned = r.Verifier
		}
		earned[p.Name] = d.gained(p) - d.dispute.rewardOf(p)
		r.Fees -= earned[p.Name]
	}
	r.Balanced = len(r.Unbalanced) == 0
	return r
}

// jobAccounts returns the accounts whose calls to the escrow serve the job.
func (d *Demo) jobAccounts() (all []common.Address) {
	for _, p := range d.net.Parties {
		if p.Roles != "verifier" {
			all = append(all, p.Accounts()...)
		}
	}
	return all
}

// party returns the party to which an address or a peer id belongs, or nil.
func (d *Demo) party(id string) *Party {
	i := slices.IndexFunc(d.net.Parties, func(p *Party) bool {
		return id == p.PeerID || sameAddress(id, p.Wallet) || sameAddress(id, p.Node)
	})
	if i < 0 {
		return nil
	}
	return d.net.Parties[i]
}

// sameAddress reports whether a text is an address, in any case of its letters.
func sameAddress(text string, a common.Address) bool {
	return common.IsHexAddress(text) && common.HexToAddress(text) == a
}
