package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// row is a line of the table.
type row struct {
	what, measured, goal string
	met                  verdict
	ratio, bound         string
}

// verdict says whether a goal was reached.
type verdict string

const (
	noGoal verdict = ""
	met    verdict = "yes"
	missed verdict = "no"
)

func reached(ok bool) verdict {
	if ok {
		return met
	}
	return missed
}

// printTable writes rows as Markdown with aligned columns.
func printTable(w io.Writer, rows []row) {
	cells := [][]string{{"what", "measured", "goal", "met", "beside a limit or a peer", "bound by"}}
	for _, r := range rows {
		cells = append(cells, []string{r.what, r.measured, r.goal, string(r.met), r.ratio, r.bound})
	}
	width := make([]int, len(cells[0]))
	for _, line := range cells {
		for i, c := range line {
			width[i] = max(width[i], len([]rune(c)))
		}
	}
	for i, line := range cells {
		printLine(w, line, width, " ")
		if i == 0 {
			printLine(w, make([]string, len(line)), width, "-")
		}
	}
}

func printLine(w io.Writer, line []string, width []int, fill string) {
	for i, c := range line {
		fmt.Fprint(w, "|"+fill+c+strings.Repeat(fill, width[i]-len([]rune(c))+1))
	}
	fmt.Fprintln(w, "|")
}

// sample holds the values of several runs.
type sample []float64

// median is the middle value, the mean of the middle two of an even number; 0
// for none.
func (s sample) median() float64 {
	if len(s) == 0 {
		return 0
	}
	v := slices.Sorted(slices.Values(s))
	n := len(v)
	return (v[(n-1)/2] + v[n/2]) / 2
}

// text writes the median and the range, scaled and with a unit.
func (s sample) text(format string, scale float64, unit string) string {
	mid := fmt.Sprintf(format, s.median()*scale)
	low, high := fmt.Sprintf(format, slices.Min(s)*scale), fmt.Sprintf(format, slices.Max(s)*scale)
	if low == high {
		return mid + unit
	}
	return fmt.Sprintf("%s%s (%s–%s)", mid, unit, low, high)
}
