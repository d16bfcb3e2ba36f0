package testnet

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"time"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
)

const (
	// rightSegment is the segment of the private job that the verifier disputes although it is right. The provider that
	// cheats is replaced before it reaches this segment.
	rightSegment = 5
	// disputeLossWindow is how long after a lost dispute a lower voucher is accepted in the demo, seconds. It is short,
	// because all nodes of the demo are online.
	disputeLossWindow = 15
	// disputeWindow is long enough to execute an interval once more, which a challenger does, on a busy machine.
	disputeWindow = "30s"
	// privateWindow is long enough to execute a segment again after the job's end, and to begin a game over it.
	privateWindow = "60s"
	// privateMarks is how many intervals the segments of the private job have. An interval's states are hashed
	// once more before a challenge and once more for its defence.
	privateMarks = 3
	// disputeClock is how much time each player has in a demo with disputes, seconds. Hashing the values of a step
	// of the default job for private data takes a minute of one core, which four nodes share here.
	disputeClock = 900
)

// private holds the additional state of a demo with private data.
type private struct {
	disputed     bool           // the verifier was told to dispute a right segment
	upheld       *DisputeReport // the dispute over that segment
	exportReport *bundle.Report // of that dispute's file
	proof        int64          // how long it took, milliseconds
}

// lossWindow returns the loss window of the demo's chain, seconds; 0: a devnet's default.
func (d *Demo) lossWindow() int {
	if d.Dispute {
		return disputeLossWindow
	}
	return 0
}

// disputeClock returns the dispute clock of the demo's chain, seconds; 0: a devnet's default.
func (d *Demo) disputeClock() int {
	if d.Dispute {
		return disputeClock
	}
	return 0
}

// marks returns how many intervals a segment of so many steps has.
func (d *Demo) marks(steps uint32) uint8 {
	if d.private != nil {
		return privateMarks
	}
	return market.DefaultMarks(steps)
}

// privacy returns the value of that field in the job file.
func (d *Demo) privacy() string {
	if d.private != nil {
		return "leaves"
	}
	return "none"
}

// runPrivate runs a second job with private data on the same network. The provider flips its bit again. In addition the
// verifier disputes a right segment, and the provider proves that it is right.
func (d *Demo) runPrivate(ctx context.Context) error {
	d.Say("private   the same with private data: leaves are hashed so that a proof can stand for them")
	e := &Demo{DemoOptions: d.DemoOptions, net: d.net, client: d.client, begin: time.Now(), private: &private{}}
	d.privateDemo = e
	return e.run(ctx)
}

// PrivateDemo returns the part with private data, or nil if there is none.
func (d *Demo) PrivateDemo() *Demo { return d.privateDemo }

// sort assigns the games to the dispute over the wrong segment and to the one over the right segment.
func (d *Demo) sort(games []*DisputeReport) {
	for _, g := range games {
		if d.private != nil && g.Segment == rightSegment {
			g.ProofMS = d.private.proof
			d.private.upheld = g
		} else if d.dispute == nil || d.dispute.Game == g.Game {
			d.dispute = g
		}
	}
}

// disputeRight makes the verifier dispute a segment that it has found right, once.
func (d *Demo) disputeRight(ctx context.Context) {
	if d.private == nil || d.private.disputed || d.view.SegmentsVerified <= rightSegment {
		return
	}
	d.private.disputed = true
	disputer, segment := d.net.Parties[len(d.net.Parties)-1], fmt.Sprintf("%s/%d", d.view.ID, rightSegment)
	d.Say("%s disputes segment %d, which is right", disputer.Name, rightSegment)
	d.net.watch.Go(func() { // it executes the segment first
		if _, err := disputer.API.Challenge(ctx, segment); err != nil && ctx.Err() == nil {
			d.Say("%s could not dispute: %v", disputer.Name, err)
		}
	})
}

// finished reports whether the job has ended, and with it the games that the demo shows.
func (d *Demo) finished(ctx context.Context, ended bool) (bool, error) {
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

// noteProofTime stores how long the proof took, if the event says so.
func (d *Demo) noteProofTime(e api.Event) {
	number, ok := e.Data["proof_ms"].(json.Number)
	if !ok || d.private == nil {
		return
	}
	if ms, err := number.Int64(); err == nil {
		d.private.proof = ms
	}
}

// burnedBonds returns what the game contract keeps of bonds for ever, wei: all of a lost bond but the asserter's part.
func (d *Demo) burnedBonds() *big.Int {
	if d.private == nil || d.private.upheld == nil {
		return new(big.Int)
	}
	return new(big.Int).Mul(big.NewInt(devnet.BondGas-devnet.AnswerGas), big.NewInt(devnet.GasPriceCap))
}

// proofProblems returns how the end of the dispute over the right segment differs from what it should be.
func (d *Demo) proofProblems() (wrong []string) {
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
