package main

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"github.com/fxamacker/cbor/v2"

	"github.com/infernetprotocol/infernet/train/program"
)

// field is one field of an object, for programs.
type field struct {
	Key      int    `json:"key"`
	Name     string `json:"name"`
	Type     string `json:"type"` // see typeName
	Optional bool   `json:"optional,omitempty"`
}

// rule is one object, for programs.
type rule struct {
	Fields []field `json:"fields"`
	Digest *digest `json:"digest,omitempty"`
}

// schemaFile returns docs/vectors/schema.json: what docs/messages.md says of fields and
// digests, by name.
func schemaFile() ([]byte, error) {
	rules := map[string]*rule{}
	for _, s := range sections() {
		for _, o := range s.objects {
			t := reflect.TypeOf(o.value)
			if err := collect(rules, t); err != nil {
				return nil, err
			}
			rules[ruleName(t)].Digest = o.digest
		}
	}
	b, err := json.MarshalIndent(rules, "", " ")
	return append(b, '\n'), err
}

// collect adds the rule of a struct, and of the structs in it.
func collect(rules map[string]*rule, t reflect.Type) error {
	if rules[ruleName(t)] != nil {
		return nil
	}
	r := &rule{}
	rules[ruleName(t)] = r
	for f := range fieldsOf(t) {
		key, options, _ := strings.Cut(f.Tag.Get("cbor"), ",")
		x := field{Name: fieldName(f), Optional: strings.Contains(options, "omit")}
		if _, err := fmt.Sscan(key, &x.Key); err != nil {
			return fmt.Errorf("%s.%s: %w", t, f.Name, err)
		}
		var inner []reflect.Type
		x.Type = typeName(f.Type, &inner)
		r.Fields = append(r.Fields, x)
		for _, y := range inner {
			if err := collect(rules, y); err != nil {
				return err
			}
		}
	}
	return nil
}

// typeName is a type for programs: bool, uint8 to uint64, int64, binary64, text, bytes,
// bytes20 and so on, any, the name of a rule, or list of one of them as [type].
func typeName(t reflect.Type, inner *[]reflect.Type) string {
	switch {
	case t == reflect.TypeFor[cbor.RawMessage]():
		return "any"
	case t == reflect.TypeFor[program.Binary64]():
		return binary64
	case t.Kind() == reflect.Struct:
		*inner = append(*inner, t)
		return ruleName(t)
	case t.Kind() == reflect.Pointer:
		return typeName(t.Elem(), inner)
	case t.Kind() == reflect.String:
		return "text"
	case t.Kind() == reflect.Array && t.Elem().Kind() == reflect.Uint8:
		return fmt.Sprintf("bytes%d", t.Len())
	case t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Uint8:
		return "bytes"
	case t.Kind() == reflect.Slice || t.Kind() == reflect.Array:
		return "[" + typeName(t.Elem(), inner) + "]"
	}
	return t.Kind().String()
}
