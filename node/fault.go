package node

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/infernetprotocol/infernet/node/role"
)

// parseFault reads Options.Fault: "alter-weights:SEGMENT", "flip-gradient:SEGMENT", "dispute-right:SEGMENT",
// "friends:NUMBER", "other-base", "part-base", "withhold", "disagree", "lazy", or "" for none.
func parseFault(s string) (f role.FaultInjection, err error) {
	kind, at, _ := strings.Cut(s, ":")
	switch kind {
	case "":
		return f, nil
	case "disagree":
		f.Disagree = true
		return f, nil
	case "lazy":
		f.Lazy = true
		return f, nil
	case "other-base":
		f.OtherBase = true
		return f, nil
	case "part-base":
		f.PartBase = true
		return f, nil
	case "withhold":
		f.Withhold = true
		return f, nil
	case "alter-weights":
		f.Alter = true
	case "flip-gradient":
		f.Flip = true
	case "dispute-right":
		f.Lie = true
	}
	n, err := strconv.ParseUint(at, 10, 32)
	if kind == "friends" && err == nil && n > 0 {
		f.Friends = uint32(n)
		return f, nil
	}
	if err != nil || !f.Alter && !f.Flip && !f.Lie {
		return role.FaultInjection{}, fmt.Errorf("--fault %q: want alter-weights:SEGMENT, flip-gradient:SEGMENT, "+
			"dispute-right:SEGMENT, such as flip-gradient:1, friends:NUMBER, other-base, part-base, withhold, "+
			"disagree or lazy", s)
	}
	f.Segment = uint32(n)
	return f, nil
}
