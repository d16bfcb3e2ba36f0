package round

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the generated part of docs/rounds.md")

const (
	docs  = "../../docs/rounds.md"
	start = "<!-- generated: go test ./market/round -run Diagram -update -->\n"
	end   = "<!-- end of the generated part -->\n"
)

// TestDiagramIsCurrent compares docs/rounds.md with the tables.
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
		t.Fatalf("%s is behind the tables; run go test ./market/round -run Diagram -update", docs)
	}
	if err := os.WriteFile(docs, []byte(head+start+Diagram()+end+tail), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestTableIsSound: no pair is listed twice, and from every phase the end can be reached.
func TestTableIsSound(t *testing.T) {
	type edge struct {
		from    Phase
		trigger Trigger
	}
	edges, next := map[edge]bool{}, map[Phase][]Phase{}
	for _, tr := range Transitions {
		if edges[edge{tr.From, tr.Trigger}] {
			t.Errorf("%s and %s are listed twice", tr.From, tr.Trigger)
		}
		edges[edge{tr.From, tr.Trigger}] = true
		next[tr.From] = append(next[tr.From], tr.To)
		if tr.Rule == "" || strings.Contains(tr.Trigger.String(), "unknown") {
			t.Errorf("%+v has no rule or name", tr)
		}
	}
	for p := Filling; p < Ended; p++ {
		seen := map[Phase]bool{p: true}
		for queue := []Phase{p}; len(queue) > 0; queue = queue[1:] {
			for _, to := range next[queue[0]] {
				if !seen[to] {
					seen[to], queue = true, append(queue, to)
				}
			}
		}
		if !seen[Ended] {
			t.Errorf("%s cannot end", p)
		}
	}
}
