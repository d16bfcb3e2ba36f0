package disputes

import (
	"fmt"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
)

// ClockPart divides a player's clock: a node plays only games that take it at most that part
// of it. Three games at once then fit, and the time until transactions are mined.
const ClockPart = 4

// Unplayable implements intake.Stakes. It needs the program alone.
func (p *Player) Unplayable(ann market.ValidAnnouncement) string {
	if _, traced := ann.Disputable(); !traced {
		return ""
	}
	if err := p.tooSlow(ann.Spec()); err != nil {
		return "no bid: " + err.Error()
	}
	return ""
}

// tooSlow returns an error that wraps ErrTooSlow if a game over a segment of a job would take
// this node more than its part of the clock. The error says what of the job to change.
func (p *Player) tooSlow(spec market.Spec) error {
	plan, err := ir.NewPlan(spec.Program)
	if err != nil {
		return nil // the offer's trace is wrong, which is found before work begins
	}
	kept, limit := p.d.Runner.States != nil, p.limit()
	takes := p.o.Speed.Replaying(spec, plan, kept)
	if takes <= limit {
		return nil
	}
	change := "even intervals of one step would take too long: a smaller model or batch is needed, or another network"
	if k := p.o.Speed.MarksFor(spec, plan, kept, limit); k != 0 {
		change = fmt.Sprintf("training.marks: %d would do instead of %d, or shorter segments "+
			"(training.steps_per_segment)", k, spec.Marks)
	}
	return fmt.Errorf("%w: it would execute and hash %d steps again, in about %d s; it plays what takes at most %d s, "+
		"a quarter of the dispute clock; %s", ErrTooSlow, min(spec.Stride(), spec.StepsPerSegment),
		seconds(takes), seconds(limit), change)
}

// Computing adds to an estimate how long this node computes in a game over a segment of a job.
func (p *Player) Computing(e Estimate, spec market.Spec, plan *ir.Plan) Estimate {
	e.Computing = uint64(seconds(p.o.Speed.Replaying(spec, plan, p.d.Runner.States != nil)))
	e.Limit = uint64(seconds(p.limit()))
	return e
}

// limit is the longest that a game may take this node.
func (p *Player) limit() time.Duration {
	return time.Duration(p.games.Parameters().Clock) * time.Second / ClockPart
}

// seconds rounds up.
func seconds(d time.Duration) int64 { return int64((d + time.Second - 1) / time.Second) }
