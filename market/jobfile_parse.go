package market

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"github.com/infernetprotocol/infernet/train/program"
)

// ParseJobFile reads a job file, YAML or JSON, and fills in the defaults. name
// is the file's name, for messages. Every error is a *JobFileError with the
// place of the mistake and a hint: an unknown key names the nearest known one.
func ParseJobFile(name string, src []byte) (JobFile, error) {
	r := jobReader{file: name, at: map[string]*token.Position{}}
	root, err := r.parse(src)
	if err != nil {
		return JobFile{}, err
	}
	// A first reading finds the preset; the second changes parts of it, in
	// whatever order the keys stand.
	first, d := newDraft(), newDraft()
	if err := r.fill("", root, first.keys()); err != nil {
		return JobFile{}, err
	}
	clear(r.at)
	d.use(first.preset)
	if err := r.fill("", root, d.keys()); err != nil {
		return JobFile{}, err
	}
	f := d.finish(r.has)
	if err := r.check(f); err != nil {
		return JobFile{}, err
	}
	return f, nil
}

// jobReader walks the syntax tree and remembers where each key stood.
type jobReader struct {
	file string
	at   map[string]*token.Position // of values, by path
}

func (r jobReader) has(path string) bool { return r.at[path] != nil }

func (r jobReader) fail(p *token.Position, hint, format string, args ...any) error {
	e := &JobFileError{File: r.file, Message: fmt.Sprintf(format, args...), Advice: hint}
	if p != nil {
		e.Line, e.Column = p.Line, p.Column
	}
	return e
}

const startOver = "run `infernet job init` for an example with every key explained"

// parse returns the one mapping that the file must be.
func (r jobReader) parse(src []byte) (ast.MapNode, error) {
	if len(src) > MaxJobFile {
		return nil, r.fail(nil, "a job file names its data; it does not hold it", "larger than %d bytes", MaxJobFile)
	}
	if json.Valid(src) {
		// YAML knows no tabs; in valid JSON they stand only between tokens.
		src = bytes.ReplaceAll(src, []byte("\t"), []byte(" "))
	}
	if d := depth(src); d > maxDepth {
		return nil, r.fail(nil, startOver, "nested deeper than %d levels", maxDepth)
	}
	file, err := parser.ParseBytes(src, 0)
	if err != nil {
		return nil, r.syntax(err)
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		return nil, r.fail(nil, startOver, "want one YAML document with keys and values")
	}
	m, ok := file.Docs[0].Body.(ast.MapNode)
	if !ok {
		return nil, r.fail(position(file.Docs[0].Body), startOver, "want keys and values, such as \"name: my-job\"")
	}
	return m, nil
}

// maxDepth of brackets is far beyond any job file, and keeps the YAML
// library's recursion small.
const maxDepth = 16

// depth is the deepest nesting of flow collections; brackets in text count
// too, which does no harm here.
func depth(src []byte) int {
	now, deepest := 0, 0
	for _, c := range src {
		switch c {
		case '[', '{':
			now++
			deepest = max(deepest, now)
		case ']', '}':
			now = max(now-1, 0)
		}
	}
	return deepest
}

func (r jobReader) syntax(err error) error {
	var e interface {
		GetToken() *token.Token
		GetMessage() string
	}
	if errors.As(err, &e) && e.GetToken() != nil {
		return r.fail(e.GetToken().Position, "check the indentation, and quote text that holds ':' or '#'", "%s", firstLine(e.GetMessage()))
	}
	return r.fail(nil, startOver, "%s", firstLine(err.Error()))
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}

func position(n ast.Node) *token.Position {
	if n == nil || n.GetToken() == nil {
		return nil
	}
	return n.GetToken().Position
}

// slot is a key: either a scalar, with what is wanted of it, or a section.
// A section with a set may also be given as a scalar.
type slot struct {
	key  string
	want string
	set  func(text string) error
	sub  []slot
}

// fill sets the slots of one section from its mapping.
func (r jobReader) fill(path string, m ast.MapNode, slots []slot) error {
	for it := m.MapRange(); it.Next(); {
		key := it.Key()
		if key == nil || key.GetToken() == nil {
			return r.fail(r.at[path], startOver, "a key is missing")
		}
		name := key.GetToken().Value
		i := slices.IndexFunc(slots, func(s slot) bool { return s.key == name })
		if i < 0 {
			return r.unknown(position(key), path, name, slots)
		}
		full := strings.TrimPrefix(path+"."+name, ".")
		if r.has(full) {
			return r.fail(position(key), "remove one of them", "key %q is given twice", full)
		}
		if err := r.value(full, position(key), it.Value(), slots[i]); err != nil {
			return err
		}
	}
	return nil
}

func (r jobReader) value(path string, key *token.Position, n ast.Node, s slot) error {
	r.at[path] = key
	if m, ok := n.(ast.MapNode); ok && s.sub != nil {
		return r.fill(path, m, s.sub)
	}
	if s.set == nil {
		return r.fail(key, fmt.Sprintf("indent its keys under %q: %s", path, strings.Join(names(s.sub), ", ")), "%s: want keys and values", path)
	}
	text, ok := scalar(n)
	if !ok {
		return r.fail(key, fixHint, "%s: want %s", path, s.want)
	}
	if p := position(n); p != nil {
		r.at[path] = p
	}
	if err := s.set(text); err != nil {
		return r.fail(r.at[path], fixHint, "%s: %q: want %s%s", path, text, s.want, because(err))
	}
	return nil
}

// fixHint goes with a value that is not what its key wants.
const fixHint = "correct it and try again; `infernet job init` prints an example with every key"

// because is what an error knows beyond that the value is not what is wanted.
func because(err error) string {
	if err == errWant {
		return ""
	}
	return ": " + strings.TrimPrefix(err.Error(), ErrRange.Error()+": ")
}

// scalar returns the text of a plain or quoted value.
func scalar(n ast.Node) (string, bool) {
	switch v := n.(type) {
	case *ast.StringNode:
		return v.Value, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode:
		return v.GetToken().Value, true
	}
	return "", false
}

// unknown names the nearest key of the section, or the section that has it.
func (r jobReader) unknown(p *token.Position, path, name string, slots []slot) error {
	where := ""
	if path != "" {
		where = " in " + path
	}
	keys := names(slots)
	hint := "known keys" + where + ": " + strings.Join(keys, ", ")
	if near := NearestKey(name, keys); near != "" {
		return r.fail(p, hint, "unknown key %q%s: did you mean %q?", name, where, near)
	}
	if other, ok := elsewhere(name); ok {
		return r.fail(p, fmt.Sprintf("move it under %q", other), "unknown key %q%s: it belongs in %q", name, where, other)
	}
	return r.fail(p, hint, "unknown key %q%s", name, where)
}

func names(slots []slot) []string {
	keys := make([]string, len(slots))
	for i, s := range slots {
		keys[i] = s.key
	}
	return keys
}

// NearestKey finds the key that was meant: within two edits, or a third of the
// word; "" where none is.
func NearestKey(name string, keys []string) string {
	best, at := max(2, min(len(name), 60)/3)+1, ""
	for _, k := range keys {
		if d := edits(name, k); d < best {
			best, at = d, k
		}
	}
	return at
}

// elsewhere finds the section that has this key.
func elsewhere(name string) (string, bool) {
	for _, s := range newDraft().keys() {
		if slices.ContainsFunc(s.sub, func(k slot) bool { return k.key == name }) {
			return s.key, true
		}
	}
	return "", false
}

// edits is the Levenshtein distance of two words; words far longer than any
// key count as their length.
func edits(a, b string) int {
	if len(a) > 64 {
		return len(a)
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], cost
		}
	}
	return row[len(b)]
}

// check reports the first value that the rules of a job refuse, at its place.
func (r jobReader) check(f JobFile) error {
	for _, need := range []string{"name", "data", "payment.price_per_segment"} {
		if !r.has(need) {
			return r.fail(r.at["payment"], startOver, "%s is missing", need)
		}
	}
	if err := f.Program.Validate(); err != nil {
		return r.ranged(strings.TrimPrefix(err.Error(), program.ErrInvalid.Error()+": "))
	}
	p, v := f.Payment, f.Verification
	for _, c := range []struct {
		ok   bool
		what string
	}{
		{validName(f.Name), "name: want 1 to 64 letters, digits, '-', '_' or '.', starting with a letter or digit"},
		{f.Data != "", "data: want a path or a CID"},
		{f.StepsPerSegment >= 1 && f.StepsPerSegment <= MaxStepsPerSegment, "training.steps_per_segment: want 1 to 8192"},
		{f.StepsPerSegment <= f.Program.Steps, "training.steps_per_segment: want at most training.steps"},
		{segmentsOf(f) <= MaxSegments, "training.steps_per_segment: the job would have more than 65536 segments; take longer ones"},
		{p.Deadline >= time.Minute && p.Deadline <= MaxLife*time.Second, "payment.deadline: want 1m to 366d"},
		{p.Window >= time.Second && p.Window <= MaxWindow*time.Second, "payment.window: want 1s to 30d"},
		{p.Credit >= 1 && p.Credit <= MaxCredit, "payment.credit: want 1 to 64"},
		{int(p.VerifyBPS)+int(p.DelegateBPS) <= MaxShares, "payment.verification_share: with delegate_share, want at most 50%"},
		{v.Tier == TierExact, `verification.tier: this build knows "exact"`},
		{v.Verifiers >= 1 && v.Verifiers <= MaxVerifiers, "verification.verifiers: want 1 to 7"},
	} {
		if !c.ok {
			return r.ranged(c.what)
		}
	}
	return nil
}

func segmentsOf(f JobFile) uint32 {
	return Spec{Program: f.Program, StepsPerSegment: f.StepsPerSegment}.Segments()
}

// renamed maps the program's field names to the job file's keys.
var renamed = strings.NewReplacer(
	"optimizer.min_lr", "training.min_learning_rate", "optimizer.lr", "training.learning_rate",
	"optimizer.eps", "training.epsilon", "optimizer.kind", "training.optimizer", "optimizer.", "training.", "at most steps", "at most training.steps",
)

// ranged points a "path: what is wanted" at the path, or at its section.
func (r jobReader) ranged(text string) error {
	text = renamed.Replace(text)
	path, _, _ := strings.Cut(text, ":")
	if path == "batch" || path == "accumulate" || path == "steps" {
		path, text = "training."+path, "training."+text
	}
	section, _, _ := strings.Cut(path, ".")
	p := r.at[path]
	if p == nil {
		p = r.at[section]
	}
	return r.fail(p, "change "+path+"; `infernet job init` shows an example of it", "%s", text)
}
