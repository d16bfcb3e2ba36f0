package program

import (
	"encoding/json"
	"reflect"
	"strings"
)

// Schema returns the JSON Schema (draft 7) of a program's file. Every program that Validate takes
// fits it as it is written; a rule between two keys only Validate knows.
func Schema() ([]byte, error) {
	s := schemaOf(reflect.TypeFor[Program](), "")
	s["$schema"], s["title"] = "http://json-schema.org/draft-07/schema#", "A training program for infernet"
	return json.MarshalIndent(s, "", "  ")
}

// schemaOf is the schema of a value of type t under a key, such as model.dim.
func schemaOf(t reflect.Type, key string) map[string]any {
	switch {
	case t == reflect.TypeFor[Base]():
		return map[string]any{"type": "string", "pattern": "^0x[0-9a-fA-F]{64}$"}
	case t == reflect.TypeFor[Targets]():
		one := map[string]any{"enum": AllTargets.Names()}
		return map[string]any{"type": "array", "items": one, "uniqueItems": true}
	case t.Kind() == reflect.Struct:
		return sectionOf(t, key)
	case choices[key] != nil:
		return map[string]any{"enum": choices[key]}
	case t.Kind() == reflect.String:
		return map[string]any{"type": "string"}
	case t.Kind() == reflect.Bool:
		return map[string]any{"type": "boolean"}
	case t.Kind() == reflect.Float64:
		return map[string]any{"type": "number"}
	}
	return map[string]any{"type": "integer", "minimum": 0, "maximum": uint64(1)<<(t.Bits()-1)*2 - 1}
}

// sectionOf is the schema of an object. A key that is left out is zero.
func sectionOf(t reflect.Type, key string) map[string]any {
	keys := map[string]any{}
	for f := range t.Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		keys[name] = schemaOf(f.Type, strings.TrimPrefix(key+"."+name, "."))
	}
	return map[string]any{"type": "object", "additionalProperties": false, "properties": keys}
}

// choices are the values of the keys that have a few.
var choices = map[string][]string{
	"numerics":           Numerics(),
	"tokenizer":          {Bytes, Tokens},
	"model.norms":        {"", NormsAfter, NormsBoth},
	"model.activation":   {"", GeluTanh},
	"optimizer.kind":     {AdamW, SGD, Muon},
	"optimizer.schedule": {"", Constant, Linear, WSD},
	"adapter.frozen":     {"", BF16, NF4},
}
