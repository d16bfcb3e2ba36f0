package job

import (
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Explanation says in words for people why a job is in its present state.
type Explanation struct {
	Phase    Phase  `json:"phase"`
	Verified uint32 `json:"verified"`
	Segments uint32 `json:"segments"`
	// Rule is the rule that applies at present.
	Rule string `json:"rule"`
	// Evidence lists the facts that the rule was applied to, one per line.
	Evidence []string `json:"evidence"`
	// Who says who may act next. Deadline is the chain time until then, in unix seconds; it
	// is 0 if no deadline of the chain applies.
	Who      string `json:"who"`
	Deadline uint64 `json:"deadline"`
}

// String formats the explanation as a few lines of text.
func (e Explanation) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d of %d segments verified: %s\n", e.Phase, e.Verified, e.Segments, e.Rule)
	for _, line := range e.Evidence {
		fmt.Fprintf(&b, "  %s\n", line)
	}
	if e.Who != "" {
		fmt.Fprintf(&b, "  next: %s", e.Who)
		if e.Deadline > 0 {
			fmt.Fprintf(&b, ", until %s (chain time)", time.Unix(int64(e.Deadline), 0).UTC().Format(time.RFC3339))
		}
		b.WriteString("\n")
	}
	return b.String()
}

// phaseRule says which rule applies in a phase and who acts next.
type phaseRule struct{ rule, who string }

var phaseRules = map[Phase]phaseRule{
	Announced: {"the offer is listed until a provider and enough verifiers suit", "providers and verifiers may bid"},
	Matching:  {"a bid counts with the stake that the registry shows", "the coordinator reads the stakes"},
	Leasing:   {"a lease binds when both have signed it", "the provider signs"},
	Funding:   {"the money is reserved on chain before work starts", "the coordinator opens the lease"},
	Running:   {"the provider computes, and shows it with a heartbeat", "the provider sends the next segment"},
	Verifying: {"a segment is earned when its panel agrees, its end state is kept and all before it are earned",
		"the drawn verifiers answer"},
	Merging: {"a slot's next segment starts from the merge of what all slots made",
		"the client's node merges the round and gives the state"},
	Delivered: {"the last voucher is sent; the provider closes with it",
		"the provider closes its lease; after its deadline anyone ends it"},
	Refunding: {"what no lease reserves goes back to the client",
		"the coordinator refunds; after a window anyone releases"},
	Closed: {"nothing is left to do", ""},
}

// WithUnits returns the state with the units in which Explain writes prices, by the
// domain of the payment.
func (s State) WithUnits(units map[market.Domain]money.Unit) State {
	s.units = units
	return s
}

func (s State) price(u uint64) string {
	return s.units[s.Chosen().Domain()].Write(money.Units(min(u, math.MaxInt64)))
}

// Explain says by which rule the job is in its present state, on what evidence, who may
// act next, and until when.
func (s State) Explain() Explanation {
	r := phaseRules[s.Phase]
	e := Explanation{
		Phase: s.Phase, Verified: s.Verified, Segments: s.Segments(),
		Rule: r.rule, Who: r.who, Evidence: s.historyLines(), Deadline: s.Announcement.Offer.Deadline,
	}
	e.Evidence = append(e.Evidence, s.railLines()...)
	switch s.Phase {
	case Announced, Matching:
		e.Evidence = append(e.Evidence, s.bidLines()...)
		if s.Phase == Announced && len(s.Excluded) > 0 {
			e.Who = "verifiers, and providers of operators that are not excluded, may bid"
		}
	case Closed:
		e.Deadline = 0
		e.Evidence = append(e.Evidence, "outcome: "+string(s.Outcome))
	}
	if s.Lease != nil {
		e.Deadline = s.Lease.Signed.Lease.Deadline
		e.Evidence = append(e.Evidence, s.leaseLines()...)
	}
	return e
}

func (s State) historyLines() []string {
	var lines []string
	if s.LastNote != "" {
		lines = append(lines, "last: "+s.LastNote)
	}
	for _, p := range s.Past {
		state := "settled"
		if !p.Released {
			state = "still reserved on chain"
		}
		lines = append(lines, fmt.Sprintf("lease %s of %s ended: %s (%d segments earned, %s)",
			p.Hash.Hex(), p.Signed.Lease.Provider, p.Reason, p.Paid.Voucher.Segments, state))
	}
	for _, x := range s.Excluded {
		word := "is"
		if !s.excludes(x.Operator) {
			word = "was"
		}
		lines = append(lines, fmt.Sprintf("operator %s %s excluded%s: %s", x.Operator, word, x.rest(s.Clock.Chain),
			x.Reason))
	}
	return lines
}

// railLines say on which rail a job with several payment options is paid, why, and
// whether that can change.
func (s State) railLines() (lines []string) {
	listed := s.Listed()
	if !listed.Priced() {
		return nil
	}
	for _, p := range s.SkippedRails {
		lines = append(lines, "rail passed over: "+p)
	}
	p, at := listed.PaymentOptions()[s.Option], s.Chosen().Offer()
	switch {
	case s.MoneyMoved():
		lines = append(lines, fmt.Sprintf("paid on %s: money may have moved there, so the job stays on it", p.Rail))
	case s.Lease != nil:
		lines = append(lines, fmt.Sprintf("to be paid on %s, the first rail of the job that can be used: "+
			"no money has moved, another may be taken if it fails", p.Rail))
	default:
		return append(lines,
			"no rail is chosen yet: the first that is well, funded and quoted by a suitable bid will be")
	}
	return append(lines, fmt.Sprintf("a segment is at most %s %s, %s of %s on %s",
		money.Format(listed.Spec().Pricing.Price, market.UnitDecimals), listed.Spec().Pricing.Unit,
		s.price(at.MaxPrice), p.Asset, p.Rail))
}

func (s State) bidLines() []string {
	providers := 0
	for _, h := range s.Bids {
		if h.Bid.Bid.Role == market.RoleProvider {
			providers++
		}
	}
	lines := []string{fmt.Sprintf("%d provider bids and %d verifier bids are held", providers, len(s.Bids)-providers)}
	if b := s.Listed().Spec().Base; b != nil && providers == 0 {
		lines = append(lines, fmt.Sprintf("only providers bid that take bases under %s (their training.licences) "+
			"and have room for %d MiB (their storage.base_bytes)", b.Licence, max(b.Blob.Size>>20, 1)))
	}
	for _, r := range s.Refusals {
		lines = append(lines, fmt.Sprintf("bid %s of %s: %s: %s", shortHex(r.Bid.Hex()), r.Bidder, r.Reason, r.Text))
	}
	return lines
}

func (s State) leaseLines() []string {
	l := s.Lease
	lines := []string{fmt.Sprintf("lease %s: %s at %s a segment, step %d",
		l.Hash.Hex(), l.Signed.Lease.Provider, s.price(l.Signed.Lease.Price), l.Step)}
	if s.FundingWaits {
		lines = append(lines,
			"the escrow balance lacks the amount that an ended lease still reserves: funding goes on after its release")
	}
	if ms, limit, ok := s.Silence(); ok {
		lines = append(lines, fmt.Sprintf("the provider was last heard %d s ago; after %d s of silence "+
			"another goes on from segment %d", ms/1000, limit/1000, s.Verified))
	}
	for _, w := range l.Works {
		lines = append(lines, fmt.Sprintf("segment %d: %d of %d verdicts agree, %d disagree, %d are awaited",
			w.Result.Commitment.Segment, w.count(Agreed), w.Panel, w.count(Disagreed), w.count(Waiting)))
	}
	return append(lines, s.keepLines()...)
}

func shortHex(hex string) string { return hex[:min(len(hex), 10)] }
