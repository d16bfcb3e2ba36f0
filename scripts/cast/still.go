package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/color"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/vt"
)

// Sizes of the still, in its own units.
const (
	cellWidth  = 8.4
	cellHeight = 18
	margin     = 14
)

// still is the screen as it was after a part of the time, as SVG.
func (c cast) still(part float64) []byte {
	screen := vt.NewEmulator(columns, rows)
	end := time.Duration(float64(c[len(c)-1].at) * part)
	for _, o := range c {
		if o.at <= end {
			_, _ = screen.Write(o.text) // it only goes to memory
		}
	}
	var b bytes.Buffer
	width, height := columns*cellWidth+2*margin, float64(rows*cellHeight+2*margin)
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" font-family="monospace" font-size="14">
<title>infernet demo, in a terminal</title>
<rect width="100%%" height="100%%" rx="8" fill="#101418"/>
`, width, height)
	for y := range rows {
		writeRow(&b, screen, y)
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}

// writeRow writes a row as stretches of one colour.
func writeRow(b *bytes.Buffer, screen *vt.Emulator, y int) {
	for x := 0; x < columns; {
		ink, text, from := "", strings.Builder{}, x
		for ; x < columns; x++ {
			content, colour := " ", "#e7ebef"
			if cell := screen.CellAt(x, y); cell != nil && cell.Content != "" {
				content, colour = cell.Content, inkOf(cell.Style.Fg, cell.Style.Attrs)
			}
			if text.Len() > 0 && colour != ink {
				break
			}
			ink = colour
			text.WriteString(content)
		}
		if line := strings.TrimRight(text.String(), " "); line != "" {
			fmt.Fprintf(b, `<text xml:space="preserve" x="%.1f" y="%d" fill="%s" textLength="%.1f" lengthAdjust="spacingAndGlyphs">`,
				margin+float64(from)*cellWidth, margin+(y+1)*cellHeight-4, ink, float64(len([]rune(line)))*cellWidth)
			_ = xml.EscapeText(b, []byte(line)) // it only goes to memory
			b.WriteString("</text>\n")
		}
	}
}

// faint is the attribute of a faint cell.
const faint = 1 << 1

// inkOf is a colour of the panel as it shows on a dark ground.
func inkOf(c color.Color, attributes uint8) string {
	switch c {
	case ansi.Green:
		return "#3fc79a"
	case ansi.Cyan:
		return "#6cb8e8"
	}
	if attributes&faint != 0 {
		return "#9aa6b2"
	}
	return "#e7ebef"
}
