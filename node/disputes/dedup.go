package disputes

import "regexp"

// grievance is what went wrong last with something that is tried at every block: it is
// told once, and again when it is something else.
type errorDedup struct{ last string }

// figuresOf finds what changes with every block and makes a trouble no other one.
var figuresOf = regexp.MustCompile(`0x[0-9a-fA-F]+|[0-9]+`)

// changed takes an error, or nil when all is well, and reports whether that is news.
func (g *errorDedup) changed(err error) bool {
	text := ""
	if err != nil {
		text = figuresOf.ReplaceAllString(err.Error(), "#")
	}
	news := text != g.last
	g.last = text
	return news
}
