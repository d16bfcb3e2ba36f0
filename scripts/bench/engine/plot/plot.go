// Package plot draws the curves of docs/figures as SVG. The same numbers give the
// same bytes, and a file needs no script, font or style sheet.
package plot

import (
	"bytes"
	"fmt"
	"html"
	"math"
	"strconv"
)

// Line is a curve through the points (X[i], Y[i]). A Faint line is thin and has the
// colour of the line before it.
type Line struct {
	Name  string
	X, Y  []float64
	Faint bool
}

// Chart is a picture of lines over common axes. With LogY every Y is above 0.
type Chart struct {
	Title, X, Y string
	LogY        bool
	Lines       []Line
	// Reach is a Y that the picture has room for beside the lines: their names stand at the
	// top.
	Reach float64
}

// Sizes in pixels.
const (
	width, height            = 760, 420
	left, right, top, bottom = 80, 20, 50, 50
)

var colours = [...]string{"#1f5fa8", "#d1495b", "#2e8540", "#8d5a97", "#b8860b", "#444444"}

// span is the range of an axis in the values that are drawn.
type span struct{ lo, hi float64 }

// with widens the span so that it contains v.
func (s span) with(v float64) span { return span{math.Min(s.lo, v), math.Max(s.hi, v)} }

// at returns the share of the span that is below v.
func (s span) at(v float64) float64 {
	if s.hi <= s.lo {
		return 0.5
	}
	return (v - s.lo) / (s.hi - s.lo)
}

// ticks returns about n round numbers within the span.
func (s span) ticks(n int) (all []float64) {
	if s.hi <= s.lo {
		return []float64{s.lo}
	}
	raw := (s.hi - s.lo) / float64(n)
	step := math.Pow(10, math.Floor(math.Log10(raw)))
	for _, m := range [...]float64{1, 2, 5, 10} {
		if m*step >= raw {
			step *= m
			break
		}
	}
	for i := math.Ceil(s.lo / step); i*step <= s.hi+step/1e6; i++ {
		all = append(all, i*step)
	}
	return all
}

// SVG returns the picture.
func (c Chart) SVG() []byte {
	x, y := c.spans()
	var b bytes.Buffer
	fmt.Fprintf(
		&b,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">`+"\n",
		width,
		height,
	)
	fmt.Fprintf(&b, `<rect width="%d" height="%d" fill="white"/>`+"\n", width, height)
	text(&b, width/2, 24, "middle", c.Title)
	text(&b, width/2, height-10, "middle", c.X)
	fmt.Fprintf(&b, `<g transform="translate(14 %d) rotate(-90)">`, height/2)
	text(&b, 0, 0, "middle", c.Y)
	b.WriteString("</g>\n")
	c.grid(&b, x, y)
	colour := -1
	for i, l := range c.Lines {
		if !l.Faint || i == 0 {
			colour++
		}
		c.line(&b, i, colours[colour%len(colours)], x, y)
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}

func (c Chart) spans() (x, y span) {
	x, y = span{math.Inf(1), math.Inf(-1)}, span{math.Inf(1), math.Inf(-1)}
	for _, l := range c.Lines {
		for i := range l.X {
			x, y = x.with(l.X[i]), y.with(c.scaled(l.Y[i]))
		}
	}
	if c.Reach != 0 {
		y = y.with(c.scaled(c.Reach))
	}
	if c.LogY {
		y = span{math.Floor(y.lo), math.Ceil(y.hi)}
	}
	return x, y
}

func (c Chart) scaled(y float64) float64 {
	if c.LogY {
		return math.Log10(y)
	}
	return y
}

func px(share float64) float64 { return left + share*(width-left-right) }
func py(share float64) float64 { return height - bottom - share*(height-top-bottom) }

func (c Chart) grid(b *bytes.Buffer, x, y span) {
	for _, v := range x.ticks(8) {
		fmt.Fprintf(b, `<path d="M%.1f %d V%d" stroke="#ddd"/>`, px(x.at(v)), top, height-bottom)
		text(b, px(x.at(v)), height-bottom+18, "middle", strconv.FormatFloat(v, 'g', 6, 64))
	}
	for _, v := range c.rows(y) {
		fmt.Fprintf(b, `<path d="M%d %.1f H%d" stroke="#ddd"/>`, left, py(y.at(v)), width-right)
		label := strconv.FormatFloat(v, 'g', 4, 64)
		if c.LogY {
			label = strconv.FormatFloat(math.Pow(10, v), 'g', 3, 64)
		}
		text(b, left-8, py(y.at(v))+4, "end", label)
	}
	b.WriteByte('\n')
}

// rows returns the ticks of the vertical axis: powers of ten on a logarithmic one.
func (c Chart) rows(y span) (all []float64) {
	if !c.LogY {
		return y.ticks(7)
	}
	for v := y.lo; v <= y.hi; v++ {
		all = append(all, v)
	}
	return all
}

func (c Chart) line(b *bytes.Buffer, i int, colour string, x, y span) {
	l, stroke, dash := c.Lines[i], 1.5, ""
	if l.Faint {
		stroke, dash = 1, ` stroke-dasharray="4 3"`
	}
	fmt.Fprintf(b, `<polyline fill="none" stroke="%s" stroke-width="%g"%s points="`, colour, stroke, dash)
	for j := range l.X {
		fmt.Fprintf(b, "%.1f,%.1f ", px(x.at(l.X[j])), py(y.at(c.scaled(l.Y[j]))))
	}
	b.WriteString(`"/>`)
	row := float64(top + 16 + 18*i)
	fmt.Fprintf(
		b,
		`<path d="M%d %.0f h24" stroke="%s" stroke-width="%g"%s/>`,
		width-right-230,
		row-4,
		colour,
		stroke,
		dash,
	)
	text(b, width-right-200, row, "start", l.Name)
	b.WriteByte('\n')
}

func text(b *bytes.Buffer, x, y float64, anchor, s string) {
	fmt.Fprintf(b, `<text x="%.1f" y="%.1f" text-anchor="%s">%s</text>`, x, y, anchor, html.EscapeString(s))
}
