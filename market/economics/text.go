package economics

import (
	"fmt"
	"math"
	"strings"

	"github.com/infernetprotocol/infernet/market/money"
)

// Lines returns what the terms buy, in three lines for people: what cheating brings, what
// checking finds and pays, and what honest parties lose at most.
func Lines(p Params) [3]string {
	cash := p.cash
	w := p.Worst()
	var losses []string
	for _, l := range p.Losses() {
		losses = append(losses, fmt.Sprintf("%s %s", l.Party, cash(l.Most)))
	}
	cheating := fmt.Sprintf("the best of %d cheats (%s) brings %s and costs %s on average: a margin of %s",
		p.stoppable(), w.Name, cash(round(w.Success*float64(w.Gain))), cash(round(w.Caught*float64(w.Loss))),
		marginText(w.Margin()))
	checking := fmt.Sprintf("each verifier executes %.1f %% of the steps, for %s where that costs %s at most; "+
		"one altered step is found with %s, a segment made up with %s",
		100*p.CheckedShare(), cash(p.CheckFee()), cash(p.CheckCost()), percent(p.Caught(1)),
		percent(p.Caught(p.Intervals())))
	return [3]string{cheating, checking, "honest parties lose at most: " + strings.Join(losses, ", ")}
}

// Bounds returns a line for each party that says what it loses at most while it is honest, and
// one that says what altering a segment brings its provider.
func Bounds(p Params) (lines []string) {
	for _, l := range p.Losses() {
		lines = append(lines, fmt.Sprintf("an honest %s loses at most %s: %s", l.Party, p.cash(l.Most), l.By))
	}
	d := p.cheat(Prefix, 1, Coalition{}, "")
	return append(
		lines,
		fmt.Sprintf("who leaves out one of %d intervals of a segment saves %s, is found with %s, and loses "+
			"%s then: %s on average", p.Intervals(), p.cash(d.Gain), percent(d.Caught), p.cash(d.Loss),
			p.signed(round(d.Expected()))),
	)
}

// stoppable counts the deviations that numbers of the job can stop.
func (p Params) stoppable() (n int) {
	for _, d := range p.Deviations() {
		if !d.Open {
			n++
		}
	}
	return n
}

// shownDecimals is how many decimals amounts have in texts.
const shownDecimals = 4

// rounded rounds an amount to what texts show.
func rounded(u money.Units, decimals int) money.Units {
	step := money.Units(math.Pow10(max(decimals-shownDecimals, 0)))
	return (u + step/2) / step * step
}

// round returns the nearest amount to a product with a probability.
func round(v float64) money.Units { return money.Units(math.Round(min(v, 1<<62))) }

func percent(p float64) string { return fmt.Sprintf("%.3g %%", 100*p) }

// marginText writes a margin: a deviation without a gain has no number.
func marginText(m float64) string {
	if math.IsInf(m, 1) {
		return "∞"
	}
	return fmt.Sprintf("%.2f", m)
}

// Table returns the deviations as rows of a Markdown table, those that the job's numbers stop
// first.
func Table(p Params) string {
	cash := p.cash
	var b strings.Builder
	b.WriteString("| deviation | what | gain | with probability | loss | with probability | on average | margin |\n")
	b.WriteString("| --- | --- | --- | --- | --- | --- | --- | --- |\n")
	for _, d := range p.Deviations() {
		margin := marginText(d.Margin())
		if d.Open {
			margin = "open"
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %.3g | %s | %.3g | %s | %s |\n", d.Name, d.What, cash(d.Gain), d.Success,
			cash(d.Loss), d.Caught, p.signed(round(d.Expected())), margin)
	}
	return b.String()
}

// Cash writes an amount with the terms' decimals, as the tables do.
func Cash(p Params, u money.Units) string { return p.cash(u) }

// cash writes an amount.
func (p Params) cash(u money.Units) string { return money.Format(rounded(u, p.Decimals), p.Decimals) }

// signed writes an amount with its sign.
func (p Params) signed(u money.Units) string {
	switch r := rounded(max(u, -u), p.Decimals); {
	case r == 0:
		return p.cash(0)
	case u < 0:
		return "−" + p.cash(-u)
	default:
		return "+" + p.cash(u)
	}
}

// LossTable returns the worst losses as rows of a Markdown table.
func LossTable(p Params) string {
	var b strings.Builder
	b.WriteString("| honest party | loses at most | by |\n| --- | --- | --- |\n")
	for _, l := range p.Losses() {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", l.Party, p.cash(l.Most), l.By)
	}
	return b.String()
}
