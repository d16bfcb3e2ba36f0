package jinja

import (
	"reflect"

	"github.com/nikolalohinski/gonja/v2/builtins"
	structures "github.com/nikolalohinski/gonja/v2/builtins/control_structures"
	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/nikolalohinski/gonja/v2/nodes"
	"github.com/nikolalohinski/gonja/v2/parser"
	"github.com/nikolalohinski/gonja/v2/tokens"
)

// statements are those that a template may use, each of which is counted.
func statements() map[string]parser.ControlStructureParser {
	out := map[string]parser.ControlStructureParser{"generation": generation}
	for _, name := range []string{"break", "continue", "for", "if", "macro", "raw", "set"} {
		parse, _ := builtins.ControlStructures.Get(name)
		out[name] = func(p, args *parser.Parser) (nodes.ControlStructure, error) {
			variable := ""
			if t := args.Current(tokens.Name); t != nil {
				variable = t.Val
			}
			node, err := parse(p, args)
			if err != nil {
				return nil, err
			}
			return &metered{node.(exec.ControlStructure), variable}, nil
		}
	}
	return out
}

// metered is a statement that is counted. Of one that sets a variable, the
// variable's size is limited.
type metered struct {
	exec.ControlStructure
	variable string
}

func (m *metered) Execute(r *exec.Renderer, block *nodes.ControlStructureBlock) error {
	run := runOf(r.Environment.Context)
	n := 1
	if loop, ok := m.ControlStructure.(*structures.ForControlStructure); ok {
		if over := r.Eval(loop.ObjectEvaluator); !over.IsError() && !over.IsNil() {
			n += over.Len()
		}
	}
	if err := run.charge(n); err != nil {
		return err
	}
	if err := m.ControlStructure.Execute(r, block); err != nil {
		return err
	}
	switch s := m.ControlStructure.(type) {
	case *structures.MacroControlStructure:
		return bounded(r, run, s.Name)
	case *structures.SetControlStructure:
		if v, ok := r.Environment.Context.Get(m.variable); ok && size(reflect.ValueOf(v), 0) > MaxOutput {
			return run.fail(ErrLimit, "a variable of more than %d bytes", MaxOutput)
		}
	}
	return nil
}

// bounded limits how deep a macro may call itself.
func bounded(r *exec.Renderer, run *run, name string) error {
	v, _ := r.Environment.Context.Get(name)
	macro, ok := v.(exec.Macro)
	if !ok {
		return run.fail(ErrTemplate, "macro %q is not one", name)
	}
	r.Environment.Context.Set(name, exec.Macro(func(p *exec.VarArgs) *exec.Value {
		run.depth++
		defer func() { run.depth-- }()
		if run.depth > maxDepth {
			return exec.AsValue(run.fail(ErrLimit, "macros call each other more than %d deep", maxDepth))
		}
		if err := run.charge(1); err != nil {
			return exec.AsValue(err)
		}
		return macro(p)
	}))
	return nil
}

// size is about how many bytes of text a value holds.
func size(v reflect.Value, depth int) (n int) {
	for v.IsValid() && (v.Kind() == reflect.Interface || v.Kind() == reflect.Pointer) {
		if inner, ok := v.Interface().(*exec.Value); ok {
			v = inner.Val
			continue
		}
		v = v.Elem()
	}
	if !v.IsValid() || depth > 3 {
		return 0
	}
	switch v.Kind() {
	case reflect.String:
		return v.Len()
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			n += 16 + size(v.Index(i), depth+1)
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			n += 16 + size(it.Value(), depth+1)
		}
	}
	return n
}

// generation is transformers' mark of what the assistant says, which prints
// what is in it.
func generation(p, args *parser.Parser) (nodes.ControlStructure, error) {
	at := p.Current()
	if !args.End() {
		return nil, args.Error("generation takes no arguments", nil)
	}
	body, _, err := p.WrapUntil("endgeneration")
	return &generated{at, body}, err
}

type generated struct {
	at   *tokens.Token
	body *nodes.Wrapper
}

func (g *generated) Position() *tokens.Token { return g.at }
func (g *generated) String() string          { return "generation" }

func (g *generated) Execute(r *exec.Renderer, _ *nodes.ControlStructureBlock) error {
	return nodes.Walk(r, g.body)
}
