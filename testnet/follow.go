package testnet

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/disputes"
)

// progressLines is how many lines of progress a job gets at most.
const progressLines = 12

// follow prints the job's events until the job has ended or the client is gone, and injects the faults that the options
// ask for.
func (d *Demo) follow(ctx context.Context, id string) error {
	watching, stop := context.WithCancel(ctx)
	events := make(chan api.Event)
	ended := make(chan error, 1)
	var watch sync.WaitGroup
	watch.Go(func() { ended <- d.client.API.Watch(watching, id, 0, forward(watching, events)) })
	d.view.ID = id
	if d.Dispute {
		d.watchDisputes(watching, &watch, events)
	}
	defer watch.Wait()
	defer stop()
	t := time.NewTicker(2 * poll)
	defer t.Stop()
	shown, step, moved := -1, uint32(0), time.Now()
	for {
		select {
		case e := <-events:
			moved = time.Now()
			d.printEvent(e)
			d.noteProofTime(e)
		case <-t.C:
			if err := d.refresh(ctx, &shown); err != nil {
				return err
			}
			if d.gone {
				return nil
			}
			if d.view.Step != step {
				step, moved = d.view.Step, time.Now()
			}
			if over, err := d.finished(ctx, ended == nil); over || err != nil {
				return err
			}
			if time.Since(moved) > d.stallTimeout() {
				return d.stalled(ctx)
			}
		case err := <-ended:
			if err != nil {
				return err
			}
			ended = nil // games may still run
			if err := d.refresh(ctx, &shown); err != nil {
				return err
			}
		}
	}
}

// stallTimeout returns how long a job may make no progress before follow returns ErrStalled. In a dispute a node may
// compute in silence for the part of the clock that it plays with.
func (d *Demo) stallTimeout() time.Duration {
	const longest = 90 * time.Second
	return max(longest, time.Duration(d.disputeClock())*time.Second/disputes.ClockPart)
}

// ErrStalled is returned when a job makes no progress for too long.
var ErrStalled = errors.New("nothing happened to the job")

// stalled returns ErrStalled with the explanation of the client's node.
func (d *Demo) stalled(ctx context.Context) error {
	e, err := d.client.API.Explain(ctx, d.view.ID)
	if err != nil {
		return errors.Join(ErrStalled, err)
	}
	return fmt.Errorf("%w for %s: it is %s: %s; %s", ErrStalled, d.stallTimeout(), e.State, e.Rule, e.Else)
}

// forward returns a function that sends events to a channel until ctx is done.
func forward(ctx context.Context, to chan<- api.Event) func(api.Event) error {
	return func(e api.Event) error {
		select {
		case to <- e:
			return nil
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// refresh reads the job's state, prints its progress, and injects the faults that are due.
func (d *Demo) refresh(ctx context.Context, shown *int) error {
	v, err := d.client.API.Job(ctx, d.view.ID)
	if errors.Is(err, context.Canceled) {
		return context.Cause(ctx)
	}
	if err != nil {
		return err
	}
	d.view = v
	d.sayProgress(shown)
	d.injectFault()
	d.disputeRight(ctx)
	return nil
}

// sayProgress shows the job's state, or says its step and loss if more than a part of it was done since shown.
func (d *Demo) sayProgress(shown *int) {
	v := d.view
	if d.Show != nil {
		d.Show(v)
		return
	}
	part := int(v.Step) * progressLines / max(int(v.Steps), 1)
	if v.Step == 0 || v.LossFirst == 0 || part == *shown {
		return
	}
	*shown = part
	d.Say("step %d of %d: loss %.3f, %d tokens/s", v.Step, v.Steps, v.LossLast, v.TokensPerSecond)
}

// injectFault kills the party that the options name, once, when it is time.
func (d *Demo) injectFault() {
	each := (d.Steps + d.Segments - 1) / d.Segments
	switch v := d.view; {
	case d.KillProvider && v.Step > 2*each && v.Reassigned == 0:
		if p := d.party(v.Provider); p != nil && p.Alive() {
			p.Kill()
			d.Say("SIGKILL: %s is gone in the middle of its work, at step %d", p.Name, v.Step)
		}
	case d.ClientVanishes && v.SegmentsVerified >= 2 && !d.gone:
		d.gone = true
		d.client.Kill()
		d.Say("SIGKILL: the client is gone after %d verified segments; its money is in the escrow", v.SegmentsVerified)
	}
}

var (
	addressText = regexp.MustCompile(`0x[0-9a-fA-F]{40}\b`)
	hashText    = regexp.MustCompile(`(0x[0-9a-fA-F]{8})[0-9a-fA-F]{56}\b`)
	unitsText   = regexp.MustCompile(`\b(\d+) base units`)
)

// printEvent prints an event with names instead of addresses, and dollars instead of base units.
func (d *Demo) printEvent(e api.Event) {
	text := addressText.ReplaceAllStringFunc(e.Text, func(a string) string {
		if p := d.party(a); p != nil {
			return p.Name
		}
		return a
	})
	text = unitsText.ReplaceAllStringFunc(text, func(s string) string {
		n, err := strconv.ParseInt(strings.TrimSuffix(s, " base units"), 10, 64)
		if err != nil {
			return s
		}
		return d.formatUnits(money.Units(n)) + " " + d.unit()
	})
	d.Say("%-9s %s", e.Kind, hashText.ReplaceAllString(text, "$1…"))
}
