package round

import (
	"fmt"
	"strings"
)

// Phase is where the job stands.
type Phase uint8

// Phases. Numbers are stored and never reused.
const (
	Filling  Phase = 1 // slots are leased; no round is being made
	Open     Phase = 2 // updates are taken
	Checking Phase = 3 // verdicts are awaited; without them the manifest comes at once
	Merging  Phase = 4 // the manifest is out, the committee merges
	Judging  Phase = 5 // verifiers decide between the committee's roots
	Settling Phase = 6 // a window in which the last rounds can be found wrong
	Ended    Phase = 7
)

// Trigger makes the job change its phase.
type Trigger uint8

// Triggers.
const (
	Filled Trigger = iota + 1
	Closes
	Empty
	Listed
	Agreed
	Last
	Split
	Judged
	JudgedLast
	WentBack
	Stopped
	Settled
)

// Transition is one line of the machine's table.
type Transition struct {
	From    Phase
	Trigger Trigger
	To      Phase
	Rule    string
}

// Transitions is the whole machine. Pairs of From and Trigger are unique.
var Transitions = []Transition{
	{Filling, Filled, Open, "all slots are held, or some after the time to fill; the money for them is held"},
	{Filling, WentBack, Checking, "a merged update was found wrong: its round is listed again without it"},
	{Filling, Judged, Filling, "a merge was found wrong: the judged root takes its place"},
	{Filling, Stopped, Settling, "the job is over before its last round"},
	{Open, Closes, Checking, "all owed updates came, or the deadline of the round"},
	{Open, WentBack, Checking, "a merged update was found wrong"},
	{Open, Judged, Filling, "a merge was found wrong"},
	{Open, Stopped, Settling, "the job is over before its last round"},
	{Checking, Listed, Merging, "every update has its verdict or the time is over; the manifest is out"},
	{Checking, Empty, Filling, "no update has a weight: the round begins again"},
	{Checking, WentBack, Checking, "an update of an earlier round was found wrong"},
	{Checking, Judged, Filling, "a merge was found wrong"},
	{Checking, Stopped, Settling, "the job is over before its last round"},
	{Merging, Agreed, Filling, "a quorum of the committee gives one root"},
	{Merging, Last, Settling, "a quorum gives one root, and it was the last round"},
	{Merging, Split, Judging, "two roots, or no quorum in time"},
	{Merging, WentBack, Checking, "an update in the manifest was found wrong"},
	{Merging, Judged, Filling, "an earlier merge was found wrong"},
	{Merging, Stopped, Settling, "the job is over before its last round"},
	{Judging, Judged, Filling, "verifiers gave the root"},
	{Judging, JudgedLast, Settling, "verifiers gave the root of the last round"},
	{Judging, WentBack, Checking, "an update in the manifest was found wrong"},
	{Judging, Stopped, Settling, "the job is over before its last round"},
	{Settling, WentBack, Checking, "an update of the finished job was found wrong"},
	{Settling, Judged, Filling, "a merge of the finished job was found wrong"},
	{Settling, JudgedLast, Settling, "the last merge was found wrong: the judged root takes its place"},
	{Settling, Settled, Ended, "the window is over: everything is paid or refunded"},
}

var phaseNames = [...]string{"", "Filling", "Open", "Checking", "Merging", "Judging", "Settling", "Ended"}
var triggerNames = [...]string{"", "filled", "closes", "empty", "listed", "agreed", "last agreed", "split", "judged",
	"last judged", "went back", "stopped", "settled"}
var absenceNames = [...]string{"present", "vacant", "joining", "not received", "gone", "left", "late", "wrong",
	"two-faced", "unchecked", "distrusted"}
var outcomeNames = [...]string{"running", "finished", "expired", "cancelled", "exhausted", "unattended"}

func (p Phase) String() string   { return name(phaseNames[:], int(p)) }
func (t Trigger) String() string { return name(triggerNames[:], int(t)) }
func (a Absence) String() string { return name(absenceNames[:], int(a)) }
func (o Outcome) String() string { return name(outcomeNames[:], int(o)) }

func name(names []string, i int) string {
	if i >= len(names) {
		return fmt.Sprintf("unknown(%d)", i)
	}
	return names[i]
}

// Diagram draws the table, as docs/rounds.md shows it.
func Diagram() string {
	var b strings.Builder
	b.WriteString("```mermaid\nstateDiagram-v2\n  [*] --> Filling\n")
	for _, t := range Transitions {
		fmt.Fprintf(&b, "  %s --> %s: %s\n", t.From, t.To, t.Trigger)
	}
	b.WriteString("  Ended --> [*]\n```\n\n| from | what happens | to | rule |\n| --- | --- | --- | --- |\n")
	for _, t := range Transitions {
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", t.From, t.Trigger, t.To, t.Rule)
	}
	b.WriteString("\n| absence | why a slot has no weight |\n| --- | --- |\n")
	for a := Vacant; a <= Distrusted; a++ {
		fmt.Fprintf(&b, "| %s | %s |\n", a, absenceRules[a].why)
	}
	return b.String()
}
