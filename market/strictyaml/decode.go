package strictyaml

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

// Decode fills the struct that v points to; what the file leaves out stays as
// it is. Errors are of type *Error.
//
// A field's key is that of its tag yaml, else of its tag json; an embedded
// struct's keys are those of its parent. Fields are int, unsigned integers,
// float64, bool, string, structs and slices of these, or of any type if the tag
// as names a Kind of the format. A struct with such a tag may be written as one
// text or as keys. The tag want says what is wanted, like gives an example, and
// one lists the texts that a string can be.
func (d *Document) Decode(v any) error {
	d.at = map[string]*token.Position{}
	s := reflect.ValueOf(v).Elem()
	return decoder{d, s.Type()}.section("", d.root, s)
}

// Has reports whether the last Decode found a value at path, such as
// "training.steps".
func (d *Document) Has(path string) bool { return d.at[path] != nil }

// Refuse is the error that the value at path cannot be used, placed at the
// value or at the innermost section that the file has of its path. An empty
// hint is the format's Help.
func (d *Document) Refuse(path, hint, message string) error {
	if hint == "" {
		hint = d.format.Help
	}
	for at := path; ; {
		cut := strings.LastIndexAny(at, ".[")
		if d.Has(at) || cut < 0 {
			return d.fail(d.at[at], hint, "%s", message)
		}
		at = at[:cut]
	}
}

// decoder is one Decode, into a struct of type root.
type decoder struct {
	*Document
	root reflect.Type
}

// section sets the fields of s from the keys of m.
func (d decoder) section(path string, m ast.MapNode, s reflect.Value) error {
	fields := fieldsOf(s.Type())
	for it := m.MapRange(); it.Next(); {
		key := it.Key()
		if key == nil || key.GetToken() == nil {
			return d.fail(d.at[path], d.format.Help, "a key is missing")
		}
		name := key.GetToken().Value
		i := slices.IndexFunc(fields, func(f field) bool { return f.key == name })
		if i < 0 {
			return d.unknown(position(key), path, name, fields)
		}
		full := strings.TrimPrefix(path+"."+name, ".")
		if d.Has(full) {
			return d.fail(position(key), "remove one of them", "key %q is given twice", full)
		}
		d.at[full] = position(key)
		if err := d.value(full, it.Value(), fields[i], s.FieldByIndex(fields[i].index)); err != nil {
			return err
		}
	}
	return nil
}

func (d decoder) value(path string, n ast.Node, f field, dst reflect.Value) error {
	kind, isText := d.format.Kinds[f.tag.Get("as")]
	switch m, isMap := n.(ast.MapNode); {
	case dst.Kind() == reflect.Struct && isMap:
		return d.section(path, m, dst)
	case dst.Kind() == reflect.Struct && !isText:
		hint := fmt.Sprintf("indent its keys under %q: %s", path, strings.Join(names(fieldsOf(dst.Type())), ", "))
		return d.fail(d.at[path], hint, "%s: want keys and values, not %s", path, kindOf(n))
	case dst.Kind() == reflect.Slice:
		return d.list(path, n, f, dst)
	}
	want := f.wanted(dst.Kind(), kind)
	text, ok := kind.text(n)
	if !ok {
		return d.fail(d.at[path], d.format.Help, "%s: want %s, not %s", path, want, kindOf(n))
	}
	d.at[path] = position(n)
	if err := f.set(dst, kind, text); err != nil {
		return d.fail(d.at[path], d.format.Help, "%s: %q: want %s%s", path, text, want, because(err))
	}
	return nil
}

// list sets dst; null, which encoding/json writes for a nil slice, is none.
func (d decoder) list(path string, n ast.Node, f field, dst reflect.Value) error {
	if _, ok := n.(*ast.NullNode); ok {
		dst.SetZero()
		return nil
	}
	items, ok := n.(*ast.SequenceNode)
	if !ok {
		hint := "write one item a line, each after \"- \", or [a, b]"
		return d.fail(d.at[path], hint, "%s: want a list, not %s", path, kindOf(n))
	}
	dst.Set(reflect.MakeSlice(dst.Type(), len(items.Values), len(items.Values)))
	for i, item := range items.Values {
		at := fmt.Sprintf("%s[%d]", path, i)
		d.at[at] = position(item)
		if err := d.value(at, item, f, dst.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

// text returns the text of a value of this kind.
func (k Kind) text(n ast.Node) (string, bool) {
	items, isList := n.(*ast.SequenceNode)
	if !k.List || !isList {
		return scalar(n)
	}
	texts := make([]string, len(items.Values))
	for i, item := range items.Values {
		var ok bool
		if texts[i], ok = scalar(item); !ok {
			return "", false
		}
	}
	return strings.Join(texts, ","), true
}

// scalar returns the text of a plain or quoted value, as it stands in the file.
func scalar(n ast.Node) (string, bool) {
	switch v := n.(type) {
	case *ast.StringNode:
		return v.Value, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode:
		return v.GetToken().Value, true
	}
	return "", false
}

// nodes names what else can stand in place of a value.
var nodes = map[ast.NodeType]string{
	ast.NullType: "nothing", ast.MappingType: "keys and values", ast.MappingValueType: "keys and values",
	ast.SequenceType: "a list", ast.LiteralType: "a block of lines (| or >): write it on one line",
	ast.AnchorType: "an anchor (&): write the value alone", ast.AliasType: "an alias (*): write the value itself",
	ast.TagType: "a tag (!): leave it out", ast.InfinityType: "infinity", ast.NanType: "NaN",
}

func kindOf(n ast.Node) string {
	if n == nil {
		return "nothing"
	}
	if s := nodes[n.Type()]; s != "" {
		return s
	}
	return "text"
}
