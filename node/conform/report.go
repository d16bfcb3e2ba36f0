package conform

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

// Report is what came of the cases that were asked.
type Report struct {
	Groups []*Group `json:"groups"`
	// Faults are the answers that were wrong.
	Faults []Fault `json:"faults"`
}

// Group counts the cases of one kind.
type Group struct {
	Name   string `json:"name"`
	Passed int    `json:"passed"`
	Failed int    `json:"failed"`
	// LeftOut are those that the program says it does not know.
	LeftOut int `json:"left_out"`
}

// Fault is a wrong answer.
type Fault struct {
	Group string `json:"group"`
	Name  string `json:"name"`
	Text  string `json:"text"` // what was wanted, and what came
}

// Passed reports whether something was asked and no answer was wrong.
func (r Report) Passed() bool {
	return len(r.Faults) == 0 && slices.ContainsFunc(r.Groups, func(g *Group) bool { return g.Passed > 0 })
}

// Write prints the report for people, with the first faults of each group.
func (r Report) Write(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "group\tpassed\tfailed\tleft out")
	for _, g := range r.Groups {
		fmt.Fprintf(t, "%s\t%d\t%d\t%d\n", g.Name, g.Passed, g.Failed, g.LeftOut)
	}
	shown := map[string]int{}
	for _, f := range r.Faults {
		if shown[f.Group]++; shown[f.Group] <= maxShown {
			fmt.Fprintf(t, "wrong: %s %s: %s\n", f.Group, f.Name, f.Text)
		}
	}
	return t.Flush()
}

// maxShown is how many faults of a group are printed.
const maxShown = 3

func (r *Report) add(k Case, answer Object) {
	g := r.group(k.Group)
	switch fault := judge(k, answer); {
	case answer["unsupported"] == true:
		g.LeftOut++
	case fault != "":
		g.Failed++
		r.Faults = append(r.Faults, Fault{k.Group, k.Name, fault})
	default:
		g.Passed++
	}
}

func (r *Report) group(name string) *Group {
	for _, g := range r.Groups {
		if g.Name == name {
			return g
		}
	}
	r.Groups = append(r.Groups, &Group{Name: name})
	return r.Groups[len(r.Groups)-1]
}

// judge returns what is wrong with an answer, or nothing.
func judge(k Case, answer Object) string {
	reason, refused := answer["malformed"].(string)
	if k.Want == nil {
		if !refused || reason == "" {
			return "it must be refused, with the reason as malformed; the answer is " + text(answer)
		}
		return ""
	}
	for _, name := range slices.Sorted(maps.Keys(k.Want)) {
		if got, ok := answer[name]; !ok || !same(k.Want[name], got) {
			return fmt.Sprintf("%s: want %s, got %s", name, text(k.Want[name]), text(orAll(got, ok, answer)))
		}
	}
	return ""
}

// orAll is the whole answer where the wanted member is missing.
func orAll(got any, ok bool, answer Object) any {
	if ok {
		return got
	}
	return answer
}

// same compares values of JSON. A number equals every way to write it, bytes may begin with 0x and
// have capital digits.
func same(want, got any) bool {
	switch w := want.(type) {
	case Object:
		g, ok := got.(Object)
		return ok && (maps.EqualFunc(w, g, same) || sameBinary64(w, g))
	case []any:
		g, ok := got.([]any)
		return ok && slices.EqualFunc(w, g, same)
	case string:
		g, ok := got.(string)
		return ok && (w == g || bare(w) == bare(g))
	case json.Number:
		g, ok := got.(json.Number)
		return ok && (w == g || sameNumber(w.String(), g.String()))
	}
	return want == got
}

func bare(s string) string { return strings.ToLower(strings.TrimPrefix(s, "0x")) }

// sameBinary64 compares {"binary64": "4.125"}: its text may be any that is read as the number.
func sameBinary64(w, g Object) bool {
	x, ok := w["binary64"].(string)
	y, ok2 := g["binary64"].(string)
	return ok && ok2 && len(w) == 1 && len(g) == 1 && sameNumber(x, y)
}

// sameNumber compares numbers that are written differently: 4 and 4.0, 0.00001 and 1e-05.
func sameNumber(w, g string) bool {
	x, err := strconv.ParseFloat(w, 64)
	y, err2 := strconv.ParseFloat(g, 64)
	return err == nil && err2 == nil && x == y
}

// text shows a value in a line of a report.
func text(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	const most = 160
	if len(b) > most {
		return strings.ToValidUTF8(string(b[:most]), "") + "…"
	}
	return string(b)
}
