package jinja

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/nikolalohinski/gonja/v2/exec"
)

// printer writes values as json.dumps(ensure_ascii=False) of Python does.
type printer struct {
	run    *run
	out    strings.Builder
	indent string // of one level, "" for one line
	item   string // between items
	pair   string // between key and value
}

func (p *printer) value(v reflect.Value, depth int) error {
	for v.IsValid() && (v.Kind() == reflect.Interface || v.Kind() == reflect.Pointer) {
		if inner, ok := v.Interface().(*exec.Value); ok {
			v = inner.Val
			continue
		}
		v = v.Elem()
	}
	if p.out.Len() > MaxOutput || depth > maxNesting {
		return p.run.fail(ErrLimit, "tojson of more than %d bytes or %d levels", MaxOutput, maxNesting)
	}
	if !v.IsValid() {
		p.out.WriteString("null")
		return nil
	}
	switch v.Kind() {
	case reflect.String:
		p.text(v.String())
	case reflect.Bool:
		p.out.WriteString(strconv.FormatBool(v.Bool()))
	case reflect.Int, reflect.Int64:
		p.out.WriteString(strconv.FormatInt(v.Int(), 10))
	case reflect.Float64:
		p.out.WriteString(pythonFloat(v.Float()))
	case reflect.Slice, reflect.Array:
		return p.list(v, depth+1)
	case reflect.Map:
		return p.object(v, depth+1)
	default:
		return fmt.Errorf("tojson of a %s", v.Kind())
	}
	return nil
}

func (p *printer) list(v reflect.Value, depth int) error {
	return p.items("[", "]", v.Len(), depth, func(i int) error { return p.value(v.Index(i), depth) })
}

func (p *printer) object(v reflect.Value, depth int) error {
	keys := p.run.keys(v)
	return p.items("{", "}", len(keys), depth, func(i int) error {
		p.text(keys[i])
		p.out.WriteString(p.pair)
		return p.value(v.MapIndex(reflect.ValueOf(keys[i])), depth)
	})
}

func (p *printer) items(open, end string, n, depth int, item func(int) error) error {
	p.out.WriteString(open)
	for i := range n {
		if i > 0 {
			p.out.WriteString(p.item)
		}
		p.line(depth)
		if err := item(i); err != nil {
			return err
		}
	}
	if n > 0 {
		p.line(depth - 1)
	}
	p.out.WriteString(end)
	return nil
}

func (p *printer) line(depth int) {
	if p.indent != "" {
		p.out.WriteString("\n" + strings.Repeat(p.indent, depth))
	}
}

func (p *printer) text(s string) {
	p.out.WriteByte('"')
	for _, r := range s {
		switch r {
		case '"', '\\':
			p.out.WriteString(`\` + string(r))
		case '\n':
			p.out.WriteString(`\n`)
		case '\r':
			p.out.WriteString(`\r`)
		case '\t':
			p.out.WriteString(`\t`)
		case '\b':
			p.out.WriteString(`\b`)
		case '\f':
			p.out.WriteString(`\f`)
		default:
			if r < 0x20 {
				fmt.Fprintf(&p.out, `\u%04x`, r)
				continue
			}
			p.out.WriteRune(r)
		}
	}
	p.out.WriteByte('"')
}

// toJSON is transformers' filter: keys keep their order and no character is
// escaped for HTML.
func toJSON(e *exec.Evaluator, in *exec.Value, params *exec.VarArgs) *exec.Value {
	if in.IsError() {
		return in
	}
	p := printer{run: runOf(e.Environment.Context), item: ", ", pair: ": "}
	for i, v := range params.Args {
		if i > 0 || !v.IsNil() && !v.IsBool() { // ensure_ascii comes first there
			return exec.AsValue(fmt.Errorf("tojson: give indent by its name"))
		}
	}
	for name, v := range params.KwArgs {
		switch {
		case name == "indent" && v.IsInteger() && v.Integer() >= 0 && v.Integer() <= 16:
			p.indent, p.item = strings.Repeat(" ", v.Integer()), ","
		case name == "separators" && v.Len() == 2:
			p.item, p.pair = v.Index(0).String(), v.Index(1).String()
		case name == "ensure_ascii" && !v.IsTrue(), v.IsNil():
		default:
			return exec.AsValue(fmt.Errorf("tojson: %s=%s", name, v))
		}
	}
	if err := p.value(in.Val, 0); err != nil {
		return exec.AsValue(err)
	}
	return exec.AsValue(p.out.String())
}
