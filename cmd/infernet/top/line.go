package top

import (
	"strings"
	"unicode"

	"github.com/charmbracelet/x/ansi"
)

// ink says whether to use colours. Each stands beside a word or a glyph, never alone.
type ink bool

// Colours, as parameters of SGR.
const (
	inkGood   = "32"
	inkBad    = "31"
	inkFaint  = "2"
	inkBold   = "1"
	inkChosen = "7"
)

func (i ink) write(colour, text string) string {
	if !i || text == "" {
		return text
	}
	return "\x1b[" + colour + "m" + text + "\x1b[0m"
}

// clean is a foreign text on one line that moves no cursor and turns no direction: what is no letter, digit, sign or
// space, and marks that pile up on others, become '?'.
func clean(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r), r == unicode.ReplacementChar, unicode.Is(unicode.M, r):
			return '?'
		}
		return r
	}, text)
}

// fit cuts a line to so many columns, and says by … that it did.
func fit(line string, width int) string {
	if width < 1 {
		return ""
	}
	return ansi.Truncate(line, width, "…")
}

// pad is a text in exactly so many columns.
func pad(text string, width int) string {
	text = fit(text, width)
	return text + strings.Repeat(" ", max(width-ansi.StringWidth(text), 0))
}

// short is the start of an id.
func short(id string) string {
	if id = clean(id); len(id) > 10 {
		return id[:9] + "…"
	}
	return id
}

// column is one of a table. The last takes what room is left.
type column struct {
	title string
	width int
}

// cells is a row of a table.
func cells(columns []column, texts ...string) string {
	var b strings.Builder
	for i, t := range texts {
		if i == len(texts)-1 {
			b.WriteString(t)
			break
		}
		b.WriteString(pad(t, columns[i].width) + " ")
	}
	return strings.TrimRight(b.String(), " ")
}

func titles(columns []column) string {
	var all []string
	for _, c := range columns {
		all = append(all, c.title)
	}
	return cells(columns, all...)
}

// wrap breaks a text into lines of so many columns.
func wrap(text string, width int) []string {
	return strings.Split(ansi.Wrap(text, max(width, 1), ""), "\n")
}
