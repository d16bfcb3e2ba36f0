package corpus

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

var (
	// brokenWord is a word that a line's end cuts in two, as printed pages do.
	brokenWord = regexp.MustCompile(`(\p{L})[-\x{AD}\x{2010}]\n(\p{Ll})`)
	emptyLines = regexp.MustCompile(`\n{3,}`)
)

// Normal returns a text in the form in which all are compared and kept: Unicode's NFC, lines that end with a line feed
// and without spaces, no more than one empty line, no control characters.
func Normal(text string) string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u00A0", " ").Replace(text)
	text = strings.Map(func(r rune) rune {
		if r == utf8.RuneError || unicode.IsControl(r) && r != '\n' && r != '\t' || r == '\uFEFF' {
			return -1
		}
		return r
	}, text)
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRightFunc(l, unicode.IsSpace)
	}
	return norm.NFC.String(strings.Trim(emptyLines.ReplaceAllString(strings.Join(lines, "\n"), "\n\n"), "\n"))
}

// Joined returns a text of printed pages with the words that lines cut in two made whole.
func Joined(text string) string {
	return brokenWord.ReplaceAllString(strings.ReplaceAll(text, "\r\n", "\n"), "$1$2")
}

// Cut cuts a text into pieces of at most so many characters: between paragraphs, in a long paragraph between lines, in
// a long line between words, and in a long word anywhere. 0 leaves the text whole.
func Cut(text string, most int) []string {
	if most <= 0 || utf8.RuneCountInString(text) <= most {
		return []string{text}
	}
	return cutAt(text, most, []string{"\n\n", "\n", " "})
}

// cutAt joins the parts between separators again, as long as they fit.
func cutAt(text string, most int, separators []string) (pieces []string) {
	if utf8.RuneCountInString(text) <= most {
		return []string{text}
	}
	if len(separators) == 0 {
		r := []rune(text)
		return append([]string{string(r[:most])}, cutAt(string(r[most:]), most, nil)...)
	}
	var piece string
	keep := func() {
		if piece != "" {
			pieces = append(pieces, piece)
		}
		piece = ""
	}
	for _, part := range strings.Split(text, separators[0]) {
		together := part
		if piece != "" {
			together = piece + separators[0] + part
		}
		if utf8.RuneCountInString(together) <= most {
			piece = together
			continue
		}
		keep()
		all := cutAt(part, most, separators[1:])
		pieces = append(pieces, all[:len(all)-1]...)
		piece = all[len(all)-1]
	}
	keep()
	return pieces
}
