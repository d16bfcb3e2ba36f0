package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
)

func main() {
	update := flag.Bool("update", false, "write the table into docs/rounds.md")
	flag.Parse()
	if err := run(*update); err != nil {
		fmt.Fprintln(os.Stderr, "cheats:", err)
		os.Exit(1)
	}
}

func run(update bool) error {
	b, err := newBench(context.Background())
	if err != nil {
		return err
	}
	res, err := measure(b)
	if err != nil {
		return err
	}
	fmt.Print(table(res))
	if !update {
		return nil
	}
	text, err := os.ReadFile(docs)
	if err != nil {
		return err
	}
	if text, err = put(text, table(res)); err != nil {
		return err
	}
	return os.WriteFile(docs, text, 0o644)
}

// Marks of the generated part of docs/rounds.md. It runs in the root of the repository.
const (
	docs         = "docs/rounds.md"
	begin, close = "<!-- generated: go run ./scripts/bench/cheats -update -->\n", "<!-- end: cheats -->\n"
)

// put replaces the generated part of a text.
func put(text []byte, table string) ([]byte, error) {
	before, rest, ok := bytes.Cut(text, []byte(begin))
	_, after, ok2 := bytes.Cut(rest, []byte(close))
	if !ok || !ok2 {
		return nil, fmt.Errorf("%s has no part between %q and %q", docs, begin, close)
	}
	return []byte(string(before) + begin + table + close + string(after)), nil
}

// table is a line for each cheat, and what the defences make of honest slots.
func table(res results) string {
	var b strings.Builder
	b.WriteString("| cheat | here | score by losses | places of a peer | clipped to | loss after that merge |\n" +
		"|---|---|---|---|---|---|\n")
	honest, accused := scored{loss: res.honest[0].loss}, 0
	for _, s := range res.honest {
		honest.gain, honest.clip = honest.gain+s.gain/slots, honest.clip+s.clip/slots
		honest.overlap = max(honest.overlap, s.overlap)
		if s.accused() {
			accused++
		}
	}
	fmt.Fprintf(&b, "| none | %d of %d segments accused | 1.00, %d of %d slots accused | %s |\n", res.accused,
		number*slots, accused, slots, honest.rest(res.unclipped))
	for _, x := range res.rows {
		if x.scores == nil {
			fmt.Fprintf(&b, "| %s | %s | %s | | | |\n", x.name, x.ours, x.why)
			continue
		}
		fmt.Fprintf(&b, "| %s | %s | %.2f, %s | %s |\n", x.name, x.ours, x.scores.gain/honest.gain, x.scores.rules(),
			x.scores.rest(res.unclipped))
	}
	return b.String()
}

// rest are the last three columns.
func (s scored) rest(unclipped float64) string {
	return fmt.Sprintf("%.0f %% | %.2f | %+.4f", 100*s.overlap, s.clip, s.loss-unclipped)
}

// rules says which rules about losses find fault.
func (s scored) rules() string {
	switch {
	case s.gain <= 0:
		return "**no gain**"
	case s.signs < 0:
		return "**no more on its own data**"
	}
	return "passes"
}
