package escrow

import (
	"fmt"
	"math"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
)

// Explanation says where a lease's money is and what moves it next.
type Explanation struct {
	State string // phase, and how far the segments are
	Rule  string // that applies now
	// Deadline is the chain time, unix seconds, at which the rule lets
	// somebody else act; 0: none.
	Deadline  uint64
	Who       string // may act now
	Otherwise string // what happens if nobody does
	AtRisk    string // what this side could lose from now on; empty: nothing
	Trouble   string // the last action that the chain refused, and why; empty: none
}

// Explain describes the state at chain time now.
func (s State) Explain(now uint64) Explanation {
	s.Chain.Time = max(s.Chain.Time, now)
	e := s.explainPhase()
	e.State, e.AtRisk = s.summary(), s.riskText()
	for _, i := range s.Issued {
		if i.Failed {
			e.Trouble = fmt.Sprintf("%s was refused: %s", i.id(), i.Reason)
		}
	}
	return e
}

// In returns the state with the unit in which Explain writes amounts.
func (s State) In(u money.Unit) State {
	s.unit = u
	return s
}

// Amount formats an amount of the deal's asset.
func (s State) Amount(u uint64) string { return s.unit.Write(money.Units(min(u, math.MaxInt64))) }

// Signatures lists the signatures on the deal that are known. They are the first
// evidence in every explanation.
func (d Deal) Signatures() (out []string) {
	if len(d.OfferSig) > 0 {
		out = append(out, fmt.Sprintf("the client %s signed the offer: %#x", d.Offer.Client.Hex(), d.OfferSig))
	}
	none := [65]byte{}
	if d.Lease.DelegateSig != none {
		out = append(out, fmt.Sprintf("the delegate %s signed the lease: %#x", d.Offer.Delegate.Hex(),
			d.Lease.DelegateSig[:]))
	}
	if d.Lease.NodeSig != none {
		out = append(out, fmt.Sprintf("the provider's node %s signed the lease: %#x", d.Lease.Lease.Node.Hex(),
			d.Lease.NodeSig[:]))
	}
	return out
}

// String formats the explanation for people, one item a line.
func (e Explanation) String() string {
	out := fmt.Sprintf("state:     %s\nrule:      %s\nwho:       %s\n", e.State, e.Rule, e.Who)
	if e.Deadline > 0 {
		out += fmt.Sprintf("deadline:  %s\n", time.Unix(int64(min(e.Deadline, 1<<62)), 0).UTC().Format(time.RFC3339))
	}
	out += fmt.Sprintf("otherwise: %s\n", e.Otherwise)
	if e.AtRisk != "" {
		out += fmt.Sprintf("at risk:   %s\n", e.AtRisk)
	}
	if e.Trouble != "" {
		out += fmt.Sprintf("trouble:   %s\n", e.Trouble)
	}
	return out
}

func (s State) summary() string {
	committed, verified, disputed := 0, 0, 0
	for _, g := range s.Segments {
		if g.Step != Idle && g.Step != Working {
			committed++
		}
		if g.Step == Disputed {
			disputed++
		}
		if g.Step == Verified || g.Step == Won || g.Step == Earned {
			verified++
		}
	}
	out := fmt.Sprintf("%s: %d of %d segments committed, %d verified, %d vouched", s.Phase, committed,
		s.lease().Segments, verified, s.Vouched())
	if disputed > 0 {
		out += fmt.Sprintf(", %d disputed", disputed)
	}
	if s.Stopped != "" {
		out += "; stopped: " + s.Stopped
	}
	return out
}

func (s State) explainPhase() Explanation {
	l := s.lease()
	switch s.Phase {
	case Quoted:
		return Explanation{Rule: "a lease binds nobody until delegate and provider have both signed it",
			Deadline: l.Deadline, Who: "delegate and provider sign", Otherwise: "nothing: no money has moved"}
	case Reserved:
		return s.explainReserved()
	case Funded:
		return s.explainFunded()
	case Closing:
		return Explanation{Rule: "the provider's close with its best voucher is on its way",
			Deadline: s.Chain.WindowEnd, Who: "nobody needs to act",
			Otherwise: "if it is refused, the provider tries again"}
	case Ending:
		return s.explainDoubt(s.explainEnding())
	case Closed:
		return s.explainClosed()
	case Refunding:
		return Explanation{Rule: "the refund of the job's free balance is on its way", Who: "nobody needs to act",
			Deadline: s.Deal.Offer.Deadline, Otherwise: "after the offer's deadline anyone may refund to the client"}
	}
	if s.Deal.PerSegment {
		return Explanation{Rule: "nothing of the job is locked any more", Who: "nobody needs to act",
			Otherwise: "nothing: what was not paid has come back"}
	}
	return Explanation{Rule: "nothing of the job is left in the escrow",
		Who: "the client may withdraw its credit at any time", Otherwise: "the credit stays, without a deadline"}
}

func (s State) explainReserved() Explanation {
	e := Explanation{Rule: "no work before the escrow holds price × segments, at the agreed depth",
		Deadline: s.lease().Deadline,
		Who:      "the coordinator opens the lease", Otherwise: "the lease lapses at its deadline; no money has moved"}
	if s.Deal.PerSegment {
		e.Rule, e.Who = "no work before every segment's pay is locked",
			"the client pays the provider's hold invoices, one after the other"
		e.Otherwise = "the lease lapses at its deadline; what is locked by then comes back to the client"
	}
	return e
}

func (s State) explainFunded() Explanation {
	e := Explanation{Deadline: s.lease().Deadline,
		Who:       "the provider works; the coordinator signs vouchers as segments verify",
		Rule:      fmt.Sprintf("the provider may be %d segments ahead of its vouchers", s.Deal.Offer.Credit),
		Otherwise: "after the lease's deadline anyone may end it, which starts a window"}
	if s.Deal.PerSegment {
		e.Otherwise = "after the lease's deadline either side ends it, which starts a window; what is not earned " +
			"by its end comes back to the client when its lock expires"
	}
	switch {
	case s.silent():
		e.Rule = fmt.Sprintf("the other side has been silent for more than %d s and counts as vanished",
			s.Policy.Patience)
		e.Who = map[Party]string{Client: "the coordinator ends the lease with the best voucher",
			Provider: "the provider claims verified segments on chain"}[s.Party]
		if s.Deal.PerSegment && s.Party == Provider {
			e.Who = "the provider claims verified segments from the arbiters"
		}
	case s.Chain.Games > 0:
		e.Rule = fmt.Sprintf("%s: pay for the disputed segment and those after it waits", s.games())
	}
	return e
}

// games says how many disputes are running over the lease.
func (s State) games() string {
	if s.Chain.Games == 1 {
		return "a dispute runs over a segment"
	}
	return fmt.Sprintf("%d disputes run over segments", s.Chain.Games)
}

func (s State) explainEnding() Explanation {
	where, last := "on chain", "after the window anyone may release, which pays what stands on chain"
	if s.Deal.PerSegment {
		where, last = "with the arbiters",
			"after the window the arbiters reveal what is claimed; what nobody settles comes back to the client "+
				"when its lock expires"
	}
	e := Explanation{Deadline: s.Chain.WindowEnd,
		Rule: fmt.Sprintf(
			"a window runs: %d segments are vouched and %d claimed %s; a better voucher or claim counts until it ends",
			s.Chain.Vouched, s.Chain.Claimed, where),
		Who:       "the provider may close with a better voucher or claim segments",
		Otherwise: last}
	switch over := s.now() >= s.Chain.WindowEnd; {
	case s.Chain.Games > 0:
		e.Rule = fmt.Sprintf("%s: nothing is released before they are decided; %d segments are vouched and %d "+
			"claimed %s",
			s.games(), s.Chain.Vouched, s.Chain.Claimed, where)
		e.Who = "the players of the dispute move (`infernet dispute list`)"
		e.Otherwise = "whoever does not move in time loses the dispute; then " + last
		if over {
			e.Deadline = 0 // the games have their own clocks
		}
	case over && s.Deal.PerSegment:
		e.Rule, e.Who = "the window is over", "the provider settles what the arbiters reveal"
		e.Otherwise = "what nobody settles comes back to the client when its lock expires"
	case over:
		e.Rule, e.Who = "the window is over", "anyone may release"
		e.Otherwise = "the money stays in the escrow until somebody releases it"
	}
	return e
}

func (s State) explainClosed() Explanation {
	e := Explanation{Rule: "settled: " + s.settledText(), Who: "nobody needs to act",
		Otherwise: "what is free stays in the job's balance for the next lease"}
	if s.Deal.PerSegment {
		e.Otherwise = "nothing: what was not paid comes back to the client"
	}
	if lock := s.Lock(); lock != "" {
		e.Rule += "; " + lock
	}
	if s.Chain.Credit > 0 {
		e.Who = fmt.Sprintf("this side may withdraw %s", s.Amount(s.Chain.Credit))
	}
	if s.Chain.Pot > 0 {
		e.Deadline = s.Deal.Offer.Deadline
		e.Otherwise = fmt.Sprintf(
			"%s stay in the job's balance: the client may refund them now, anyone after the offer's deadline",
			s.Amount(s.Chain.Pot))
	}
	return e
}

func (s State) settledText() string {
	t := s.Chain.Settled
	if t == nil {
		return "the lease was never funded"
	}
	return fmt.Sprintf("%d segments paid; %s to the provider, %s to verifiers and delegate, %s back", t.Segments,
		s.unit.Write(t.Provider), s.unit.Write(t.Others), s.unit.Write(t.Back))
}
