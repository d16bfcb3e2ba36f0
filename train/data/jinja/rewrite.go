package jinja

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Names of functions that rewritten expressions call.
const (
	chosenName = "infernet_chosen" // the only entry of a list
	valueName  = "infernet_value"  // its argument
)

// rewrite puts expressions that the engine does not parse into others of the
// same value: `(a if c else b)` becomes chosen((c) and [a] or [b]), which
// computes only the chosen one, and `(a).f()` becomes value(a).f(). `a[-2]`
// becomes a[-2:-1][0], because the engine finds no first entry that way.
func rewrite(source string) (string, error) {
	var out strings.Builder
	for {
		at := strings.IndexByte(source, '{')
		if at < 0 || at+1 == len(source) {
			out.WriteString(source)
			return out.String(), nil
		}
		out.WriteString(source[:at])
		source = source[at:]
		n, err := tag(&out, source)
		if err != nil {
			return "", err
		}
		source = source[n:]
	}
}

// tag writes what source starts with, and returns how long that was.
func tag(out *strings.Builder, source string) (int, error) {
	switch source[:2] {
	case "{#":
		end := strings.Index(source, "#}")
		if end < 0 {
			return 0, fmt.Errorf("%w: a comment does not end", ErrTemplate)
		}
		out.WriteString(source[:end+2])
		return end + 2, nil
	case "{{", "{%":
		body := source[2:]
		end := map[byte]string{'{': "}}", '%': "%}"}[source[1]]
		s := scanner{rest: body, end: end}
		parts, err := s.parts("", 0)
		if err != nil {
			return 0, err
		}
		out.WriteString(source[:2] + whole(parts, source[1] == '{') + end)
		return 2 + len(body) - len(s.rest), nil
	}
	out.WriteByte(source[0])
	return 1, nil
}

// part is a token of an expression, or a bracket with everything in it.
type part struct {
	text string
	word bool // a name or number
	open bool // a bracket
}

func (p part) is(s string) bool { return p.text == s }

type scanner struct {
	rest, end string
	joins     int // additions so far
}

var token = regexp.MustCompile(`^(?:[\p{L}\p{N}_]+|\s+|[=!<>]=|//|\*\*|.)`)

// parts reads up to a closing bracket, or for "" up to the tag's end.
func (s *scanner) parts(closing string, depth int) (list []part, err error) {
	for s.rest != "" {
		if depth == 0 && strings.HasPrefix(s.rest, s.end) {
			s.rest = s.rest[len(s.end):]
			return list, nil
		}
		c := s.rest[0]
		switch {
		case depth > 0 && s.rest[:1] == closing:
			s.rest = s.rest[1:]
			return list, nil
		case c == '\'' || c == '"':
			n := literal(s.rest)
			list = append(list, part{text: s.rest[:n], word: true})
			s.rest = s.rest[n:]
		case c == '(' || c == '[' || c == '{':
			if depth == maxDepth {
				return nil, fmt.Errorf("%w: brackets are nested more than %d deep", ErrLimit, maxDepth)
			}
			s.rest = s.rest[1:]
			end := map[byte]string{'(': ")", '[': "]", '{': "}"}[c]
			inner, err := s.parts(end, depth+1)
			if err != nil {
				return nil, err
			}
			list = append(list, part{text: fromEnd(string(c) + segments(inner, true) + end), open: true})
		default:
			t := token.FindString(s.rest)
			if t == "" {
				t = s.rest[:1]
			}
			if err := s.count(t); err != nil {
				return nil, err
			}
			list = append(list, part{text: t, word: wordStart(t)})
			s.rest = s.rest[len(t):]
		}
	}
	return nil, fmt.Errorf("%w: a tag or bracket does not end", ErrTemplate)
}

// count limits what one expression can make of a variable.
func (s *scanner) count(t string) error {
	switch t {
	case "*", "**":
		return fmt.Errorf("%w: %q, which no chat needs", ErrTemplate, t)
	case "+", "~":
		if s.joins++; s.joins > maxJoins {
			return fmt.Errorf("%w: more than %d additions in one tag", ErrLimit, maxJoins)
		}
	}
	return nil
}

func wordStart(t string) bool {
	return t[0] == '_' || t[0] >= '0' && t[0] <= '9' || t[0]|0x20 >= 'a' && t[0]|0x20 <= 'z' || t[0] >= 0x80
}

// literal is the length of a string that text starts with.
func literal(text string) int {
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case text[0]:
			return i + 1
		}
	}
	return len(text)
}

// whole writes the inside of a tag. In one that is printed, and behind `set …
// =`, a condition chooses; elsewhere an `if` means something else.
func whole(parts []part, printed bool) string {
	lead, trail := "", ""
	if len(parts) > 0 && (parts[0].is("-") || parts[0].is("+")) {
		lead, parts = parts[0].text, parts[1:]
	}
	if n := len(parts); n > 0 && (parts[n-1].is("-") || parts[n-1].is("+")) {
		trail, parts = parts[n-1].text, parts[:n-1]
	}
	if printed {
		return lead + " " + segments(parts, true) + " " + trail
	}
	for i, p := range parts {
		if p.is("=") && firstWord(parts) == "set" {
			return lead + join(methods(parts[:i])) + "=" + segments(parts[i+1:], true) + " " + trail
		}
	}
	for i, p := range parts {
		if p.word && (p.is("if") || p.is("elif")) && i <= 1 {
			return lead + join(parts[:i+1]) + segments(parts[i+1:], true) + " " + trail
		}
	}
	return lead + segments(parts, false) + " " + trail
}

func firstWord(parts []part) string {
	for _, p := range parts {
		if p.word {
			return p.text
		}
	}
	return ""
}

func join(parts []part) string {
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(p.text)
	}
	return b.String()
}

// segments writes expressions that commas, colons and equal signs divide.
func segments(parts []part, chooses bool) string {
	var b strings.Builder
	start := 0
	flush := func(end int) {
		s := methods(parts[start:end])
		if chooses {
			b.WriteString(choice(s))
		} else {
			b.WriteString(join(s))
		}
	}
	for i, p := range parts {
		if p.is(",") || p.is(":") || p.is("=") {
			flush(i)
			b.WriteString(p.text)
			start = i + 1
		}
	}
	flush(len(parts))
	return b.String()
}

// choice writes one expression, which may be conditional.
func choice(parts []part) string {
	at := find(parts, "if")
	if at < 0 {
		return join(parts)
	}
	yes, rest := join(parts[:at]), parts[at+1:]
	condition, no := join(rest), "''"
	if e := find(rest, "else"); e >= 0 {
		condition, no = join(rest[:e]), choice(rest[e+1:])
	}
	return " " + chosenName + "((" + condition + ") and [" + yes + "] or [" + no + "])"
}

func find(parts []part, word string) int {
	for i, p := range parts {
		if p.word && p.is(word) {
			return i
		}
	}
	return -1
}

var negative = regexp.MustCompile(`^\[\s*-\s*([0-9]{1,4})\s*\]$`)

// fromEnd writes an index that counts from the end as a slice's only entry.
func fromEnd(bracket string) string {
	found := negative.FindStringSubmatch(bracket)
	if found == nil {
		return bracket
	}
	switch n, _ := strconv.Atoi(found[1]); n {
	case 0:
		return bracket
	case 1:
		return "[-1:][0]"
	default:
		return fmt.Sprintf("[-%d:-%d][0]", n, n-1)
	}
}

// methods makes a call of every round bracket that something is taken from.
func methods(parts []part) []part {
	out := append([]part(nil), parts...)
	for i, p := range out {
		if !p.open || p.text[0] != '(' || i+1 == len(out) || !out[i+1].is(".") && out[i+1].text[0] != '[' {
			continue
		}
		if i > 0 && (out[i-1].open || out[i-1].word && !operator[out[i-1].text]) {
			continue // the arguments of a call
		}
		out[i].text = valueName + p.text
	}
	return out
}

// operator holds the words behind which a bracket is no list of arguments.
var operator = map[string]bool{"if": true, "else": true, "elif": true, "in": true, "is": true, "not": true,
	"and": true, "or": true}
