package escrow

import (
	"fmt"
	"strings"
)

// Phase is where the lease stands.
type Phase uint8

// Phases. Numbers are stored and never reused.
const (
	Quoted    Phase = 1 // terms known, not signed by both
	Reserved  Phase = 2 // signed by both; the money is not in the escrow yet, at the agreed depth
	Funded    Phase = 3 // price × segments is reserved on chain; work may be done
	Closing   Phase = 4 // the provider is collecting with its best voucher
	Ending    Phase = 5 // a window runs in which better claims may come
	Closed    Phase = 6 // settled on chain
	Refunding Phase = 7 // the client is taking the free balance back
	Refunded  Phase = 8 // nothing of the job is left in the escrow
)

// Trigger makes a lease change its phase.
type Trigger uint8

// Triggers.
const (
	BothSigned Trigger = iota + 1
	Withdrawn
	Opened
	Lapsed
	Dropped
	CloseSent
	CloseFailed
	WindowStarted
	WindowDropped
	Settled
	RefundSent
	RefundFailed
	PotEmpty
	PotFilled
)

// Transition is one line of the machine's table.
type Transition struct {
	From    Phase
	Trigger Trigger
	To      Phase
	Rule    string // why; docs and Explain use it
}

// Transitions is the whole machine of the lease's phase. Pairs of From and
// Trigger are unique; what is not listed is refused.
var Transitions = []Transition{
	{Quoted, BothSigned, Reserved, "delegate and provider's node have signed the lease"},
	{Quoted, Withdrawn, Closed, "the quote was withdrawn before both had signed"},
	{Reserved, Opened, Funded, "the escrow holds price × segments for the lease, at the agreed depth"},
	{Reserved, Lapsed, Closed, "the lease's deadline passed before it was funded"},
	{Reserved, WindowStarted, Ending, "the lease was opened and ended while this node was away"},
	{Reserved, Settled, Closed, "the lease was opened and settled while this node was away"},
	{Funded, CloseSent, Closing, "the provider collects with its best voucher"},
	{Funded, WindowStarted, Ending, "one side ended the lease, or claimed segments on chain"},
	{Funded, Settled, Closed, "the escrow has paid"},
	{Funded, Dropped, Reserved, "a reorganisation took the funding back"},
	{Closing, CloseFailed, Funded, "the chain refused to close"},
	{Closing, Settled, Closed, "the escrow has paid"},
	{Closing, Dropped, Reserved, "a reorganisation took the funding back"},
	{Ending, CloseSent, Closing, "the provider has a better voucher than the one given"},
	{Ending, Settled, Closed, "the escrow has paid"},
	{Ending, WindowDropped, Funded, "a reorganisation took the end back"},
	{Ending, Dropped, Reserved, "a reorganisation took the funding back"},
	{Closed, Opened, Funded, "a reorganisation took the settlement back, or the lapsed lease was funded after all"},
	{Closed, WindowStarted, Ending, "a reorganisation took the settlement back"},
	{Closed, Dropped, Reserved, "a reorganisation took funding and settlement back"},
	{Closed, RefundSent, Refunding, "the client takes back what no lease reserves"},
	{Closed, PotEmpty, Refunded, "the job's balance is empty"},
	{Refunding, RefundFailed, Closed, "the chain refused the refund"},
	{Refunding, PotEmpty, Refunded, "the job's balance is empty"},
	{Refunded, PotFilled, Closed, "a reorganisation took the refund back, or another lease freed money"},
}

// Step is where a segment stands.
type Step uint8

// Steps of a segment. Numbers are stored and never reused.
const (
	Idle      Step = 0
	Working   Step = 1
	Committed Step = 2
	Verified  Step = 3 // the quorum of verifiers agrees
	Earned    Step = 4 // a voucher or a settled claim covers it
	Disputed  Step = 5 // a verifier disagrees
	Won       Step = 6 // the dispute went for the provider
	Lost      Step = 7 // the dispute went against the provider
)

// Cause makes a segment change its step.
type Cause uint8

// Causes.
const (
	Begin Cause = iota + 1
	Commit
	Quorum
	Disagreement
	RuledFor
	RuledAgainst
	Covered
)

// SegmentTransition is one line of the segment's table.
type SegmentTransition struct {
	From  Step
	Cause Cause
	To    Step
}

// SegmentTransitions is the whole machine of a segment.
var SegmentTransitions = []SegmentTransition{
	{Idle, Begin, Working},
	{Idle, Commit, Committed},
	{Working, Commit, Committed},
	{Committed, Quorum, Verified},
	{Committed, Disagreement, Disputed},
	{Verified, Disagreement, Disputed},
	{Disputed, RuledFor, Won},
	{Disputed, RuledAgainst, Lost},
	{Committed, Covered, Earned},
	{Verified, Covered, Earned},
	{Disputed, Covered, Earned},
	{Won, Covered, Earned},
}

var phaseNames = [...]string{"", "Quoted", "Reserved", "Funded", "Closing", "Ending", "Closed", "Refunding", "Refunded"}
var triggerNames = [...]string{"", "both signed", "withdrawn", "opened", "lapsed", "funding dropped", "close sent",
	"close failed",
	"window started", "window dropped", "settled", "refund sent", "refund failed", "balance empty", "balance refilled"}
var stepNames = [...]string{"Idle", "Working", "Committed", "Verified", "Earned", "Disputed", "Won", "Lost"}
var causeNames = [...]string{"", "begin", "commit", "quorum agrees", "a verifier disagrees", "ruled for the provider",
	"ruled against the provider", "voucher or claim"}

func (p Phase) String() string   { return name(phaseNames[:], int(p)) }
func (t Trigger) String() string { return name(triggerNames[:], int(t)) }
func (s Step) String() string    { return name(stepNames[:], int(s)) }
func (c Cause) String() string   { return name(causeNames[:], int(c)) }

func name(names []string, i int) string {
	if i >= len(names) {
		return fmt.Sprintf("unknown(%d)", i)
	}
	return names[i]
}

// Diagram draws both tables as Mermaid state diagrams, as docs/escrow.md shows
// them.
func Diagram() string {
	var b strings.Builder
	b.WriteString("```mermaid\nstateDiagram-v2\n  [*] --> Quoted\n")
	for _, t := range Transitions {
		fmt.Fprintf(&b, "  %s --> %s: %s\n", t.From, t.To, t.Trigger)
	}
	b.WriteString("```\n\n```mermaid\nstateDiagram-v2\n  [*] --> Idle\n")
	for _, t := range SegmentTransitions {
		fmt.Fprintf(&b, "  %s --> %s: %s\n", t.From, t.To, t.Cause)
	}
	b.WriteString("```\n\n| from | what happens | to | rule |\n| --- | --- | --- | --- |\n")
	for _, t := range Transitions {
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", t.From, t.Trigger, t.To, t.Rule)
	}
	return b.String()
}
