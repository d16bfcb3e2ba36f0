package node

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	runs "github.com/infernetprotocol/infernet/node/rounds"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// leastWait is how long a round waits, at least, for the others once more than two thirds are there.
const leastWait = 5 * time.Second

// planOf is how the slots of a job file train together.
func planOf(f jobfile.File) (rounds.Plan, error) {
	p, err := rounds.Named(f.Workers.Method, f.Program, f.Workers.Slots, f.StepsPerSegment)
	if err != nil {
		return p, fmt.Errorf("%w: workers: %w", api.ErrInvalid, err)
	}
	return p, nil
}

// prepareSlot is the job of one slot: the file's, with the slot's program.
func (n *Node) prepareSlot(
	ctx context.Context, r api.PostRequest, f jobfile.File, p rounds.Plan, slot uint32, salt uint64,
) (unsignedJob, error) {
	f.Name, f.Program = fmt.Sprintf("%.56s.slot-%d", f.Name, slot), p.Slot(slot)
	return n.prepareFile(ctx, n.account.Address(), f, r.Dataset, n.host.ID(), salt+uint64(slot))
}

// onlyHere refuses a job of several slots that another node shall coordinate.
func (n *Node) onlyHere(to peer.ID) error {
	if to == n.host.ID() {
		return nil
	}
	return fmt.Errorf("%w: workers: an aggregator does not merge rounds yet: leave --aggregator out", api.ErrInvalid)
}

// quoteSlots is what all slots of a job cost together.
func (n *Node) quoteSlots(ctx context.Context, r api.PostRequest, f jobfile.File, to peer.ID) (api.Quote, error) {
	if err := n.onlyHere(to); err != nil {
		return api.Quote{}, err
	}
	p, err := planOf(f)
	if err != nil {
		return api.Quote{}, err
	}
	salt, err := saltOf(ctx)
	if err != nil {
		return api.Quote{}, err
	}
	d, err := n.prepareSlot(ctx, r, f, p, 0, salt)
	if err != nil {
		return api.Quote{}, err
	}
	x, balance, err := d.firstReachable(ctx)
	if err != nil {
		return api.Quote{}, err
	}
	q, err := n.quoteOf(ctx, d, x, balance)
	if err != nil {
		return q, err
	}
	q.Slots, q.Tokens = p.Slots, q.Tokens*uint64(p.Slots)
	if q.Compare, err = compareSlots(p, q.MaxPrice, n.speedFor(f)); err != nil {
		return q, err
	}
	for _, v := range []*money.Units{&q.Deposit, &q.AtRisk} {
		if *v, err = v.Mul(p.Slots); err != nil {
			return q, fmt.Errorf("%w: %w", api.ErrInvalid, err)
		}
	}
	return q, nil
}

// postSlots posts the jobs of all slots, and begins their rounds. Posting the same again goes on where an earlier call
// stopped.
func (n *Node) postSlots(ctx context.Context, r api.PostRequest, f jobfile.File, to peer.ID) (api.JobView, error) {
	if err := n.onlyHere(to); err != nil {
		return api.JobView{}, err
	}
	p, err := planOf(f)
	if err != nil {
		return api.JobView{}, err
	}
	salt, err := saltOf(ctx)
	if err != nil {
		return api.JobView{}, err
	}
	var jobs []unsignedJob
	for i := range p.Slots {
		d, err := n.prepareSlot(ctx, r, f, p, i, salt)
		if err == nil {
			err = d.refused()
		}
		if err == nil {
			err = n.deps.FetchBase(ctx, d.spec)
		}
		if err == nil {
			err = n.addTrace(ctx, &d)
		}
		if err != nil {
			return api.JobView{}, err
		}
		jobs = append(jobs, d)
	}
	if err := n.fundsForAll(ctx, jobs); err != nil {
		return api.JobView{}, err
	}
	ids, err := n.postAll(ctx, jobs)
	if err != nil {
		return api.JobView{}, err
	}
	slack := min(leastWait, f.Workers.Wait)
	terms := runs.Terms{Slack: slack, Longest: f.Workers.Wait}
	if _, err := n.runs.Begin(ctx, f.Name, p, ids, jobs[0].spec.Dataset, terms); err != nil {
		return api.JobView{}, err
	}
	return n.Job(ctx, ids[0].String())
}

func (n *Node) postAll(ctx context.Context, jobs []unsignedJob) (ids []market.JobID, err error) {
	for _, d := range jobs {
		ids = append(ids, d.spec.ID())
		if _, err := n.coordinator.Record(d.spec.ID()); err == nil {
			continue // of an earlier call
		}
		ann, err := n.announce(ctx, d, n.host.ID())
		if err != nil {
			return nil, err
		}
		bound, err := d.preferred().bound()
		if err != nil {
			return nil, err
		}
		if err := n.checkFunds(ctx, d, ann); err != nil {
			return nil, err
		}
		if err := n.coordinator.PostSlot(ann, d.deposit(bound)); err != nil {
			return nil, err
		}
	}
	return ids, nil
}

// fundsForAll returns an error unless the wallet holds what all slots may cost on the preferred rail, or the jobs may
// be paid on several.
func (n *Node) fundsForAll(ctx context.Context, jobs []unsignedJob) error {
	if len(jobs[0].offers) > 1 {
		return nil // each job looks for a rail of its own
	}
	all, x := money.Units(0), jobs[0].preferred()
	for _, d := range jobs {
		bound, err := d.preferred().bound()
		if err == nil {
			all, err = all.Add(bound)
		}
		if err != nil {
			return fmt.Errorf("%w: %w", api.ErrInvalid, err)
		}
	}
	have, err := x.rail.Balance(ctx)
	if err != nil {
		return fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	if have >= all {
		return nil
	}
	dec := x.rail.Decimals
	return api.WithHint(fmt.Errorf("%w: all %d slots may cost %s, the wallet holds %s", api.ErrFunds, len(jobs),
		money.Format(all, dec), money.Format(have, dec)),
		"fund "+n.account.Address().Hex()+", or lower payment.price_per_segment or workers.slots")
}

// runID reads a run's id, or the start of the id of exactly one run or of one of its jobs.
func (n *Node) runID(s string) (runs.ID, error) {
	var found []runs.ID
	for _, r := range n.runs.Records() {
		named := matchesID(r.ID().String(), s)
		for _, j := range r.Jobs {
			named = named || matchesID(j.String(), s)
		}
		if named {
			found = append(found, r.ID())
		}
	}
	if len(found) == 1 {
		return found[0], nil
	}
	return runs.ID{}, api.WithHint(fmt.Errorf("%w: %d runs here are called %q", api.ErrNotFound, len(found), s),
		"`infernet job rounds` lists them")
}

// Rounds implements api.Backend.
func (n *Node) Rounds(context.Context) (out []api.RoundsView, err error) {
	for _, r := range n.runs.Records() {
		v, err := n.runs.View(r.ID())
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	slices.SortFunc(out, func(a, b api.RoundsView) int { return a.PostedAt.Compare(b.PostedAt) })
	return out, nil
}

// RoundsOf implements api.Backend.
func (n *Node) RoundsOf(_ context.Context, id string) (api.RoundsView, error) {
	run, err := n.runID(id)
	if err != nil {
		return api.RoundsView{}, err
	}
	return n.runs.View(run)
}

// CancelRounds implements api.Backend.
func (n *Node) CancelRounds(ctx context.Context, id string) (api.RoundsView, error) {
	run, err := n.runID(id)
	if err != nil {
		return api.RoundsView{}, err
	}
	if err := n.runs.Cancel(ctx, run); err != nil {
		return api.RoundsView{}, fmt.Errorf("%w: %w", api.ErrConflict, err)
	}
	return n.runs.View(run)
}

// RoundsFile implements api.Backend.
func (n *Node) RoundsFile(_ context.Context, id string) (api.RoundsFile, error) {
	run, err := n.runID(id)
	if err != nil {
		return api.RoundsFile{}, err
	}
	f, err := n.runs.File(run)
	if err != nil {
		return api.RoundsFile{}, err
	}
	b, err := f.Encode()
	return api.RoundsFile{Name: run.String()[:12] + ".rounds", Data: b}, err
}

// comparedSlots are the numbers of slots that a quote compares.
var comparedSlots = []uint32{1, 2, 4, 8}

// compareSlots is what a plan's tokens take where other numbers of slots train them, at a price for a segment and a
// slot's speed in tokens a second; 0: unknown. Where segments do not divide by the slots, each takes one more.
func compareSlots(p rounds.Plan, price money.Units, speed float64) (out []api.SlotsOption, err error) {
	all, state := uint64(p.Slots)*uint64(p.Rounds()), engine.StateBytes(p.Program)
	for _, k := range comparedSlots {
		each := (all + uint64(k) - 1) / uint64(k)
		x := api.SlotsOption{Slots: k, Rounds: uint32(each), Bytes: 2 * each * state}
		if k == 1 {
			x.Bytes = each * state // one job gives its states, and gets none
		}
		if x.Price, err = price.Mul(uint32(each * uint64(k))); err != nil {
			return nil, fmt.Errorf("%w: %w", api.ErrInvalid, err)
		}
		if speed > 0 {
			tokens := float64(p.Program.TokensPerStep()) * float64(p.Every) * float64(each)
			x.Seconds = time.Duration(tokens / speed * float64(time.Second)).Seconds()
		}
		if nats, ok := rounds.Penalty(p.Method, k); ok {
			x.Loss = &nats
		}
		out = append(out, x)
	}
	out[0].Loss = new(float64) // what the others are compared with
	return out, nil
}

// speedFor is the speed that a job asks for, or that of this machine, in tokens a second; 0: neither is known.
func (n *Node) speedFor(f jobfile.File) float64 {
	if f.MinTokensPerSecond > 0 {
		return float64(f.MinTokensPerSecond)
	}
	return float64(n.speed.flops) / float64(f.Program.Model.FlopsPerToken())
}
