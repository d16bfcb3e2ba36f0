package escrow

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the generated part of docs/escrow.md")

const (
	docs  = "../docs/escrow.md"
	start = "<!-- generated: go test ./escrow -run Diagram -update -->\n"
	end   = "<!-- end of the generated part -->\n"
)

// TestDiagramIsCurrent compares docs/escrow.md with the tables.
func TestDiagramIsCurrent(t *testing.T) {
	b, err := os.ReadFile(docs)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(b), start)
	old, tail, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("%s has no generated part", docs)
	}
	if old == Diagram() {
		return
	}
	if !*update {
		t.Fatalf("%s is behind the tables; run go test ./escrow -run Diagram -update", docs)
	}
	if err := os.WriteFile(docs, []byte(head+start+Diagram()+end+tail), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestTablesAreSound: no pair is listed twice, every state can be reached,
// and every one but the last has a way out.
func TestTablesAreSound(t *testing.T) {
	type edge struct {
		from    Phase
		trigger Trigger
	}
	edges, reached, left := map[edge]bool{}, map[Phase]bool{Quoted: true}, map[Phase]bool{}
	for _, tr := range Transitions {
		if edges[edge{tr.From, tr.Trigger}] {
			t.Errorf("%s and %s are listed twice", tr.From, tr.Trigger)
		}
		edges[edge{tr.From, tr.Trigger}], reached[tr.To], left[tr.From] = true, true, true
		if tr.Rule == "" || strings.Contains(tr.From.String()+tr.To.String()+tr.Trigger.String(), "unknown") {
			t.Errorf("%+v has no rule or name", tr)
		}
	}
	for p := Quoted; p <= Refunded; p++ {
		if !reached[p] || !left[p] {
			t.Errorf("%s: reached %t, left %t", p, reached[p], left[p])
		}
	}
	steps := map[Step]bool{Idle: true}
	for _, tr := range SegmentTransitions {
		steps[tr.To] = true
	}
	for s := Idle; s <= Lost; s++ {
		if !steps[s] {
			t.Errorf("segment step %s cannot be reached", s)
		}
	}
}
