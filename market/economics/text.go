package economics

import (
	"fmt"
	"math"
	"strings"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Lines returns what the terms buy, in three lines for people: what cheating brings, what
// checking finds and pays, and what honest parties lose at most in a lease of this setting.
func Lines(p Params, in Setting) [3]string {
	cash := p.cash
	w := p.Worst()
	cheating := fmt.Sprintf("the best of %d cheats (%s) brings %s and costs %s on average: a margin of %s",
		p.stoppable(), w.Name, cash(round(w.Success*float64(w.Gain))), cash(round(w.Caught*float64(w.Loss))),
		marginText(w.Margin()))
	checking := fmt.Sprintf("each verifier executes %.1f %% of the steps, for %s where that costs %s at most; "+
		"one altered step is found with %s, a segment made up with %s",
		100*p.CheckedShare(), cash(p.CheckFee()), cash(p.CheckCost()), percent(p.Caught(1)),
		percent(p.Caught(p.Intervals())))
	if n := p.LeastCandidates(); n > uint32(p.Verifiers) {
		checking += fmt.Sprintf("; a lease names %d verifiers at least, and its provider hears %d", n, p.LeastHeard())
	}
	return [3]string{cheating, checking, "honest parties lose at most: " + InShort(p, in)}
}

// InShort names each honest party of a setting and what it loses at most.
func InShort(p Params, in Setting) string {
	var losses []string
	for _, l := range p.LossesOn(in) {
		losses = append(losses, fmt.Sprintf("%s %s", l.Party, p.cash(l.Most)))
	}
	return strings.Join(losses, ", ")
}

// Bounds returns a line for each party of a setting that says what it loses at most while it is
// honest and to whom, one that says what altering a segment brings its provider, and the Trusts.
func Bounds(p Params, in Setting) (lines []string) {
	for _, l := range p.LossesOn(in) {
		lines = append(lines, p.explained(l))
	}
	d := p.cheat(Prefix, 1, Coalition{}, "")
	lines = append(
		lines,
		fmt.Sprintf("who leaves out one of %d intervals of a segment saves %s, is found with %s, and loses "+
			"%s then: %s on average", p.Intervals(), p.cash(d.Gain), percent(d.Caught), p.cash(d.Loss),
			p.signed(round(d.Expected()))),
	)
	return append(lines, p.Trusts(in)...)
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

// LossTable returns the worst losses in a lease of so many segments on each rail, as rows of a
// Markdown table. The client's own node signs for it.
func LossTable(p Params, segments uint32) string {
	var b strings.Builder
	fmt.Fprintf(&b, "| honest party |%s\n| --- |%s\n",
		cells(func(r market.Rail) string { return "on " + string(r) }),
		cells(func(market.Rail) string { return "---" }))
	for _, honest := range []Party{Client, Provider, Verifier, Challenger} {
		fmt.Fprintf(&b, "| %s |%s\n", honest, cells(func(r market.Rail) string {
			return p.lossCell(Setting{Rail: r, Segments: segments}, honest)
		}))
	}
	return b.String()
}

// lossCell says what an honest party of a setting loses at most, and to whom.
func (p Params) lossCell(in Setting, honest Party) string {
	for _, l := range p.LossesOn(in) {
		if l.Party == honest {
			return p.cash(l.Most) + l.taker()
		}
	}
	return "—"
}
