package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"strings"

	"github.com/infernetprotocol/infernet/scripts/bench/engine/plot"
)

// find is a result of the same experiment.
func find(all []Result, like Result, name string) (Result, bool) {
	for _, r := range all {
		if r.Name == name && r.Preset == like.Preset && r.Slots == like.Slots {
			return r, true
		}
	}
	return Result{}, false
}

// methodOf is how a result was made.
func methodOf(r Result) (method, bool) {
	for _, e := range experiments {
		for _, m := range e.all {
			if m.name == r.Name && e.preset == r.Preset && e.slots == r.Slots {
				return m, true
			}
		}
	}
	return method{}, false
}

// table compares each method with what it is beside: losses, bytes, and whether its bars hold.
func table(all []Result) string {
	var b strings.Builder
	b.WriteString("| model, slots | method | loss | above | bar | sent by a worker | fewer bytes than data parallel " +
		"| than it is compared with | bar | |\n|---|---|---|---|---|---|---|---|---|---|\n")
	for _, r := range all {
		one, _ := find(all, r, "one machine")
		m, ok := methodOf(r)
		if !ok {
			fmt.Fprintf(&b, "| %s, %d | data parallel, AdamW | %.4f | | | %s | 1 | | | |\n", r.Preset, r.Slots,
				r.last().Loss, size(r.last().Bytes))
			continue
		}
		base := one
		if m.beside != "" {
			base, _ = find(all, r, m.beside)
		}
		above, fewer := r.last().Loss-base.last().Loss, base.last().Bytes/r.last().Bytes
		fmt.Fprintf(&b, "| %s, %d | %s | %.4f | %+.4f %s | %+.2f %s | %s | %.0f | %.1f | %.0f %s | %s |\n",
			r.Preset, r.Slots, r.Name, r.last().Loss, above, beside(m), m.within, yes(above <= m.within),
			size(r.last().Bytes), one.last().Bytes/r.last().Bytes, fewer, m.bytes, yes(fewer >= m.bytes), m.about)
	}
	return b.String()
}

func beside(m method) string {
	if m.beside == "" {
		return ""
	}
	return "(" + m.beside + ")"
}

func yes(ok bool) string {
	if ok {
		return "yes"
	}
	return "**no**"
}

func size(n float64) string {
	if n >= 1e9 {
		return fmt.Sprintf("%.2f GB", n/1e9)
	}
	return fmt.Sprintf("%.2f MB", n/1e6)
}

// picture draws the losses over the bytes that a worker sends, as powers of ten.
func picture(all []Result) []byte {
	c := plot.Chart{Title: "Held-out loss over the bytes that a worker sends (d64, 8 slots)",
		X: "bytes sent, power of ten", Y: "nats per byte"}
	for _, r := range all {
		if r.Preset != "d64" || strings.Contains(r.Name, "missing") || strings.Contains(r.Name, "MuLoCo, H 100, 4") {
			continue
		}
		line := plot.Line{Name: r.Name}
		for _, p := range r.Curve {
			line.X, line.Y = append(line.X, math.Log10(p.Bytes)), append(line.Y, p.Loss)
		}
		c.Lines = append(c.Lines, line)
	}
	c.Reach = room(c.Lines)
	return c.SVG()
}

// room is how far above the lines the picture reaches, so that their names, which take three eighths of its height,
// stand above all of them.
func room(lines []plot.Line) float64 {
	lo, hi := math.Inf(1), math.Inf(-1)
	for _, l := range lines {
		for _, y := range l.Y {
			lo, hi = math.Min(lo, y), math.Max(hi, y)
		}
	}
	return lo + (hi-lo)*8/5
}

// Marks of the generated part of docs/rounds.md.
const (
	docs         = "docs/rounds.md"
	begin, close = "<!-- generated: make bench-decentral -->\n", "<!-- end: bench-decentral -->\n"
)

// write renews the table and the picture. It runs in the root of the repository.
func write(all []Result) error {
	text, err := os.ReadFile(docs)
	if err != nil {
		return err
	}
	if text, err = between(text, begin, close, table(all)); err != nil {
		return err
	}
	if err := os.WriteFile(docs, text, 0o644); err != nil {
		return err
	}
	return os.WriteFile("docs/figures/decentral.svg", picture(all), 0o644)
}

// between replaces what lies between two marks.
func between(text []byte, begin, end, by string) ([]byte, error) {
	before, rest, ok := bytes.Cut(text, []byte(begin))
	_, after, ok2 := bytes.Cut(rest, []byte(end))
	if !ok || !ok2 {
		return nil, fmt.Errorf("%s has no part between %q and %q", docs, begin, end)
	}
	return []byte(string(before) + begin + by + end + string(after)), nil
}
