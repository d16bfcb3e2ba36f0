package disputes

import "regexp"

// errorDedup keeps the last error of something that is tried at every block. The error is
// reported once, and again when it has changed.
type errorDedup struct{ last string }

// figuresOf matches what changes with every block and does not make another error.
var figuresOf = regexp.MustCompile(`0x[0-9a-fA-F]+|[0-9]+`)

// changed takes an error, or nil when all is well, and reports whether it differs from the
// last one.
func (g *errorDedup) changed(err error) bool {
	text := ""
	if err != nil {
		text = figuresOf.ReplaceAllString(err.Error(), "#")
	}
	news := text != g.last
	g.last = text
	return news
}
