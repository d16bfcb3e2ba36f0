package testnet

import (
	"context"
	"fmt"
	"math/big"
	"time"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
)

const (
	// disputedRight is the segment of the private job that the verifier disputes
	// although it is right: one that the provider who is caught never came to.
	disputedRight = 5
	// disputeLossWindow is how long a lower voucher may come in a demo that shows
	// disputes, seconds: enough for its nodes, which are all awake.
	disputeLossWindow = 15
	// privateWindow is long enough to execute a segment again, and begin a game
	// over it, after the job's end.
	privateWindow = "30s"
)

// private is what a demo with private data has besides.
type private struct {
	lied   bool           // the verifier was told to dispute a right segment
	upheld *DisputeReport // of that
	judged *bundle.Report // of its file
	proof  int64          // milliseconds
}

// lossWindow is that of the demo's chain; 0: a devnet's.
func (d *Demo) lossWindow() int {
	if d.Dispute {
		return disputeLossWindow
	}
	return 0
}

// privacy is what the job file says.
func (d *Demo) privacy() string {
	if d.private != nil {
		return "leaves"
	}
	return "none"
}

// runPrivate plays the same in the same town with private data: the provider
// flips its bit again; and the verifier disputes a segment that is right, whose
// provider proves that.
func (d *Demo) runPrivate(ctx context.Context) error {
	d.Say("private   the same with private data: leaves are hashed so that a proof can stand for them")
	e := &Demo{DemoOptions: d.DemoOptions, net: d.net, client: d.client, begin: time.Now(), private: &private{}}
	d.sequel = e
	return e.run(ctx)
}

// Sequel is the part with private data; nil where there is none.
func (d *Demo) Sequel() *Demo { return d.sequel }

// sort tells the dispute over the wrong segment from the one over a right one.
func (d *Demo) sort(games []*DisputeReport) {
	for _, g := range games {
		if d.private != nil && g.Segment == disputedRight {
			g.ProofMS = d.private.proof
			d.private.upheld = g
		} else if d.dispute == nil || d.dispute.Game == g.Game {
			d.dispute = g
		}
	}
}

// lie makes the verifier dispute a segment that it has found right, once.
func (d *Demo) lie(ctx context.Context) {
	if d.private == nil || d.private.lied || d.view.SegmentsVerified <= disputedRight {
		return
	}
	d.private.lied = true
	liar, segment := d.net.Parties[len(d.net.Parties)-1], fmt.Sprintf("%s/%d", d.view.ID, disputedRight)
	d.Say("%s disputes segment %d, which is right", liar.Name, disputedRight)
	d.net.watch.Go(func() { // it executes the segment first
		if _, err := liar.API.Challenge(ctx, segment); err != nil && ctx.Err() == nil {
			d.Say("%s could not dispute: %v", liar.Name, err)
		}
	})
}

// over reports whether nothing is to come any more: the job has ended, and with
// it the games that the demo shows.
func (d *Demo) over(ctx context.Context, ended bool) (bool, error) {
	if !ended || !d.Dispute {
		return ended, nil
	}
	head, err := d.net.Chain.BlockNumber(ctx)
	if err != nil {
		return false, err
	}
	games, err := ReadDisputes(ctx, d.net.Chain, d.net.Contracts, d.before.Block+1, head)
	if err != nil {
		return false, err
	}
	decided := 0
	for _, g := range games {
		if g.By != "" {
			decided++
		}
	}
	wanted := 1
	if d.private != nil {
		wanted = 2
	}
	return decided >= wanted, nil
}

// timed notes how long the proof took, from the line that says so.
func (d *Demo) timed(e api.Event) {
	if ms, ok := e.Data["proof_ms"].(float64); ok && d.private != nil {
		d.private.proof = int64(ms)
	}
}

// burnedBonds is what the game keeps of bonds for ever, wei: of one that was lost,
// all but the asserter's part.
func (d *Demo) burnedBonds() *big.Int {
	if d.private == nil || d.private.upheld == nil {
		return new(big.Int)
	}
	return new(big.Int).Mul(big.NewInt(devnet.BondGas-devnet.AnswerGas), big.NewInt(devnet.GasPriceCap))
}

// unproven says what of the dispute over the right segment is not as it should
// end.
func (d *Demo) unproven() (wrong []string) {
	if d.private == nil {
		return nil
	}
	r := d.private.upheld
	switch {
	case r == nil:
		return []string{"nobody disputed the right segment"}
	case r.Winner != r.Asserter || r.By != "the proof":
		return []string{fmt.Sprintf("the dispute over a right segment was won by %s, by %q", r.Winner, r.By)}
	case r.Reward != 0 || r.Burned != 0:
		return []string{fmt.Sprintf("a right segment cost its provider %d of stake", r.Reward+r.Burned)}
	case r.ProofMS == 0:
		return []string{"nobody says how long the proof took"}
	}
	return nil
}
