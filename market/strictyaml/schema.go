package strictyaml

import (
	"encoding/json"
	"reflect"
	"strings"
)

// schemaDialect is the version of JSON Schema that editors of YAML know best.
const schemaDialect = "http://json-schema.org/draft-07/schema#"

// Schema returns the JSON Schema (draft 7) of files that Decode reads into such a struct, with what
// is wanted of each value as its description. Every file that Decode reads fits it: also with numbers in
// quotes, or in a form that a library of YAML takes for a text (1e-3). It knows no rule between two keys.
func (f Format) Schema(title string, of any) ([]byte, error) {
	s := f.schemaOf(field{}, reflect.TypeOf(of))
	s["$schema"], s["title"] = schemaDialect, title
	return json.MarshalIndent(s, "", "  ")
}

// schema is a JSON Schema.
type schema = map[string]any

// schemaOf is the schema of a field's value.
func (f Format) schemaOf(at field, t reflect.Type) schema {
	kind, isText := f.Kinds[at.tag.Get("as")]
	switch {
	case t.Kind() == reflect.Struct && isText:
		return schema{"anyOf": []schema{f.text(at, t, kind), f.section(t)}}
	case t.Kind() == reflect.Struct:
		return f.section(t)
	case t.Kind() == reflect.Slice:
		return schema{"type": []string{"array", "null"}, "items": f.schemaOf(at, t.Elem())}
	case isText && kind.List:
		one := f.text(at, t, kind)
		return schema{"anyOf": []schema{one, {"type": "array", "items": schema{"type": texts}}},
			"description": one["description"]}
	}
	return f.text(at, t, kind)
}

// section is the schema of a mapping.
func (f Format) section(t reflect.Type) schema {
	keys := schema{}
	for _, x := range fieldsOf(t) {
		keys[x.key] = f.schemaOf(x, t.FieldByIndex(x.index).Type)
	}
	return schema{"type": "object", "additionalProperties": false, "properties": keys}
}

// texts are what a text may be written as.
var texts = []string{"string", "number"}

// text is the schema of a value that is one text.
func (f Format) text(at field, t reflect.Type, k Kind) schema {
	s := schema{"description": at.wanted(t.Kind(), k)}
	one := at.tag.Get("one")
	switch {
	case one != "":
		s["enum"] = strings.Fields(one)
	case k.Parse != nil || t.Kind() == reflect.String:
		s["type"] = texts
	case t.Kind() == reflect.Bool:
		s["enum"] = []any{true, false, "true", "false"}
	case t.Kind() == reflect.Float64:
		s["type"], s["pattern"] = []string{"number", "string"}, `^[-+]?[0-9.]+([eE][-+]?[0-9]+)?$`
	case t.Kind() == reflect.Int:
		s["type"], s["pattern"] = []string{"integer", "string"}, `^-?[0-9_]+$`
	default:
		s["type"], s["pattern"], s["minimum"] = []string{"integer", "string"}, `^[0-9_]+$`, 0
		if bits := t.Bits(); bits < 64 {
			s["maximum"] = uint64(1)<<bits - 1
		}
	}
	return s
}
