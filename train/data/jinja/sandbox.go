package jinja

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"

	"github.com/nikolalohinski/gonja/v2/builtins"
	"github.com/nikolalohinski/gonja/v2/exec"
)

// What a template may use of the engine, and what replaces it.
var (
	safeFilters = []string{"abs", "capitalize", "count", "d", "default", "dictsort", "first", "float", "int", "items",
		"last", "length", "list", "lower", "map", "max", "min", "reject", "rejectattr", "reverse", "safe", "select",
		"selectattr", "sort", "string", "sum", "title", "unique", "upper"}
	safeMethods = []string{"capitalize", "count", "endswith", "find", "isalnum", "isalpha", "isdigit", "islower",
		"isspace", "isupper", "lower", "removeprefix", "removesuffix", "rfind", "rsplit", "split", "splitlines",
		"startswith", "title", "upper"}
)

var environment = &exec.Environment{
	Context: exec.NewContext(map[string]any{
		"namespace": namespace, "range": numbers, "raise_exception": raise, chosenName: only, valueName: itself,
	}),
	Filters:           exec.NewFilterSet(filters()),
	Tests:             builtins.Tests,
	ControlStructures: exec.NewControlStructureSet(statements()),
	Methods: exec.Methods{
		Bool:  exec.NewMethodSet(map[string]exec.Method[bool]{}),
		Int:   exec.NewMethodSet(map[string]exec.Method[int]{}),
		Float: exec.NewMethodSet(map[string]exec.Method[float64]{}),
		Str:   exec.NewMethodSet(textMethods()),
		Dict:  exec.NewMethodSet(objectMethods()),
		List:  exec.NewMethodSet(map[string]exec.Method[[]any]{}),
	},
}

func filters() map[string]exec.FilterFunction {
	out := map[string]exec.FilterFunction{
		"tojson": toJSON, "trim": trimFilter, "items": itemsFilter,
		"join": joinFilter, "replace": replaceFilter, "indent": indentFilter,
	}
	for _, name := range safeFilters {
		if f, ok := builtins.Filters.Get(name); ok && out[name] == nil {
			out[name] = f
		}
	}
	return out
}

func textMethods() map[string]exec.Method[string] {
	out := map[string]exec.Method[string]{
		"strip":   stripped(strings.TrimFunc),
		"lstrip":  stripped(strings.TrimLeftFunc),
		"rstrip":  stripped(strings.TrimRightFunc),
		"replace": replaceMethod,
		"join": func(self string, _ *exec.Value, p *exec.VarArgs) (any, error) {
			return joined(p.First(), self), nil
		},
	}
	for _, name := range safeMethods {
		if m, ok := builtins.Methods.Str.Get(name); ok {
			out[name] = m
		}
	}
	return out
}

func objectMethods() map[string]exec.Method[map[string]any] {
	get, _ := builtins.Methods.Dict.Get("get")
	keys, _ := builtins.Methods.Dict.Get("keys")
	values, _ := builtins.Methods.Dict.Get("values")
	items, _ := builtins.Methods.Dict.Get("items")
	return map[string]exec.Method[map[string]any]{"get": get, "keys": keys, "values": values, "items": items}
}

// raise is transformers' raise_exception.
func raise(e *exec.Evaluator, p *exec.VarArgs) *exec.Value {
	said := "without saying why"
	if len(p.Args) > 0 {
		said = p.Args[0].String()
	}
	return exec.AsValue(runOf(e.Environment.Context).fail(ErrRefused, "%.200q", said))
}

func namespace(_ *exec.Evaluator, p *exec.VarArgs) *exec.Value {
	ns := map[string]any{}
	for name, v := range p.KwArgs {
		ns[name] = v.Interface()
	}
	return exec.AsValue(ns)
}

// numbers is Python's range.
func numbers(e *exec.Evaluator, p *exec.VarArgs) *exec.Value {
	at := [3]int{0, 0, 1}
	for i, v := range p.Args {
		if i == len(at) || !v.IsInteger() {
			return exec.AsValue(fmt.Errorf("range wants one to three numbers"))
		}
		at[i] = v.Integer()
	}
	if len(p.Args) == 1 {
		at[0], at[1] = 0, at[0]
	}
	if at[2] == 0 || len(p.Args) == 0 {
		return exec.AsValue(fmt.Errorf("range by steps of 0"))
	}
	list := []any{}
	for i := at[0]; at[2] > 0 && i < at[1] || at[2] < 0 && i > at[1]; i += at[2] {
		if list = append(list, i); len(list) > maxRange {
			return exec.AsValue(runOf(e.Environment.Context).fail(ErrLimit, "a range of more than %d", maxRange))
		}
	}
	return exec.AsValue(list)
}

// only is the entry of a list with one.
func only(_ *exec.Evaluator, p *exec.VarArgs) *exec.Value {
	if len(p.Args) != 1 || p.Args[0].Len() != 1 {
		return exec.AsValue("")
	}
	return settled(p.Args[0].Index(0))
}

func itself(_ *exec.Evaluator, p *exec.VarArgs) *exec.Value {
	if len(p.Args) != 1 {
		return exec.AsValue(nil)
	}
	return settled(p.Args[0])
}

// settled is the value that others are wrapped around.
func settled(v *exec.Value) *exec.Value {
	for v != nil && v.Val.IsValid() {
		inner, ok := v.Interface().(*exec.Value)
		if !ok {
			return v
		}
		v = inner
	}
	return exec.AsValue(nil)
}

// space reports what Python counts as white space.
func space(r rune) bool { return unicode.IsSpace(r) || r >= 0x1c && r <= 0x1f }

func among(chars string) func(rune) bool {
	return func(r rune) bool { return strings.ContainsRune(chars, r) }
}

func stripped(trim func(string, func(rune) bool) string) exec.Method[string] {
	return func(self string, _ *exec.Value, p *exec.VarArgs) (any, error) {
		if v := p.First(); !v.IsNil() {
			return trim(self, among(v.String())), nil
		}
		return trim(self, space), nil
	}
}

func trimFilter(_ *exec.Evaluator, in *exec.Value, p *exec.VarArgs) *exec.Value {
	if in.IsError() {
		return in
	}
	if v := p.First(); !v.IsNil() {
		return exec.AsValue(strings.TrimFunc(in.String(), among(v.String())))
	}
	return exec.AsValue(strings.TrimFunc(in.String(), space))
}

// itemsFilter lists the keys and values of an object in its order.
func itemsFilter(e *exec.Evaluator, in *exec.Value, _ *exec.VarArgs) *exec.Value {
	v := settled(in).Val
	for v.IsValid() && v.Kind() == reflect.Interface {
		v = v.Elem()
	}
	list := []any{}
	if !v.IsValid() || v.Kind() != reflect.Map {
		return exec.AsValue(list)
	}
	for _, key := range runOf(e.Environment.Context).keys(v) {
		list = append(list, []any{key, v.MapIndex(reflect.ValueOf(key)).Interface()})
	}
	return exec.AsValue(list)
}

func joinFilter(_ *exec.Evaluator, in *exec.Value, p *exec.VarArgs) *exec.Value {
	by := ""
	if v := p.First(); !v.IsNil() {
		by = v.String()
	}
	return exec.AsValue(joined(in, by))
}

func joined(list *exec.Value, by string) string {
	var b strings.Builder
	list.Iterate(func(i, _ int, v, _ *exec.Value) bool {
		if i > 0 {
			b.WriteString(by)
		}
		b.WriteString(v.String())
		if b.Len() > MaxOutput {
			panic(tooLong{})
		}
		return true
	}, func() {})
	return b.String()
}

func replaceFilter(_ *exec.Evaluator, in *exec.Value, p *exec.VarArgs) *exec.Value {
	s, err := replaceMethod(in.String(), in, p)
	if err != nil {
		return exec.AsValue(err)
	}
	return exec.AsValue(s)
}

func replaceMethod(self string, _ *exec.Value, p *exec.VarArgs) (any, error) {
	if len(p.Args) != 2 {
		return nil, fmt.Errorf("replace wants what and by what")
	}
	what, by := p.Args[0].String(), p.Args[1].String()
	if len(self)+strings.Count(self, what)*len(by) > MaxOutput {
		panic(tooLong{})
	}
	return strings.ReplaceAll(self, what, by), nil
}

// indentFilter puts spaces before every line but the first.
func indentFilter(_ *exec.Evaluator, in *exec.Value, p *exec.VarArgs) *exec.Value {
	width := 4
	if v := p.First(); v.IsInteger() {
		width = v.Integer()
	}
	if len(p.Args) > 1 || len(p.KwArgs) > 0 || width < 0 || width > 64 {
		return exec.AsValue(fmt.Errorf("indent wants a width of 0 to 64 and nothing else"))
	}
	lines := strings.Split(in.String(), "\n")
	for i := 1; i < len(lines); i++ {
		if lines[i] != "" {
			lines[i] = strings.Repeat(" ", width) + lines[i]
		}
	}
	return exec.AsValue(strings.Join(lines, "\n"))
}
