package ptx

import (
	"fmt"
	"strings"
)

// token is a word (names, numbers, directives, registers, a quoted string) or
// one punctuation mark.
type token struct {
	text string
	line int
}

func isWord(c byte) bool {
	return c == '_' || c == '$' || c == '%' || c == '.' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' ||
		c >= 'A' && c <= 'Z'
}

// lex divides a text into tokens. Comments extend to the end of their line.
func lex(text string) ([]token, error) {
	var out []token
	for n, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "//")
		ts, err := lexLine(line, n+1)
		if err != nil {
			return nil, err
		}
		out = append(out, ts...)
	}
	return out, nil
}

func lexLine(s string, line int) (out []token, err error) {
	for i := 0; i < len(s); {
		j := i + 1
		switch c := s[i]; {
		case c == ' ' || c == '\t' || c == '\r':
			i = j
			continue
		case isWord(c):
			for j < len(s) && isWord(s[j]) {
				j++
			}
		case c == '"':
			end := strings.IndexByte(s[j:], '"')
			if end < 0 {
				return nil, fmt.Errorf("%w line %d: a string without end", ErrSyntax, line)
			}
			j += end + 1
		case !strings.ContainsRune(",;{}()[]:|@!+-=<>", rune(c)):
			return nil, fmt.Errorf("%w line %d: the character %q", ErrSyntax, line, c)
		}
		out = append(out, token{s[i:j], line})
		i = j
	}
	return out, nil
}

// reader iterates over tokens. It keeps the first error, after which next
// returns "".
type reader struct {
	tokens []token
	at     int
	err    error
}

func (r *reader) line() int {
	if len(r.tokens) == 0 {
		return 0
	}
	return r.tokens[min(r.at, len(r.tokens)-1)].line
}

func (r *reader) fail(kind error, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("%w line %d: %s", kind, r.line(), fmt.Sprintf(format, args...))
	}
}

func (r *reader) peek() string {
	if r.err != nil || r.at >= len(r.tokens) {
		return ""
	}
	return r.tokens[r.at].text
}

func (r *reader) next() string {
	t := r.peek()
	if t == "" {
		r.fail(ErrSyntax, "the text ends early")
		return ""
	}
	r.at++
	return t
}

// accept consumes the next token if it is text.
func (r *reader) accept(text string) bool {
	if r.peek() != text {
		return false
	}
	r.at++
	return true
}

func (r *reader) expect(text string) {
	if t := r.peek(); t != text {
		r.fail(ErrSyntax, "%q where %q belongs", t, text)
		return
	}
	r.at++
}

// skip consumes tokens up to and including text.
func (r *reader) skip(text string) {
	for r.err == nil && r.next() != text {
	}
}
