package main

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"github.com/fxamacker/cbor/v2"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/program"
)

const root = "../.."

// TestTheDocumentIsThatOfTheTypes: a field that changes must change the document and the
// examples with it.
func TestTheDocumentIsThatOfTheTypes(t *testing.T) {
	parts, err := tables(root)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(root, "docs", "messages.md"))
	if err != nil {
		t.Fatal(err)
	}
	want, err := filled(string(text), parts)
	if err != nil {
		t.Fatal(err)
	}
	if want != string(text) {
		t.Error("docs/messages.md differs from the types: go run ./scripts/messages -update")
	}
	for name, write := range vectorFiles {
		want, err := write()
		if err != nil {
			t.Fatal(err)
		}
		have, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil || !bytes.Equal(have, want) {
			t.Errorf("%s differs from the types (%v): go run ./scripts/messages -update", name, err)
		}
	}
}

// TestExamplesAreDecoded: the strict decoder takes every example, and finds every value.
func TestExamplesAreDecoded(t *testing.T) {
	for _, s := range sections() {
		for _, o := range s.objects {
			v, err := vectorOf(o)
			if err != nil {
				t.Fatal(err)
			}
			raw, err := hex.DecodeString(v.Bytes)
			if err != nil {
				t.Fatal(err)
			}
			back := reflect.New(reflect.TypeOf(o.value))
			if err := canon.Unmarshal(raw, len(raw), back.Interface()); err != nil {
				t.Errorf("%s: %v", v.Name, err)
			}
			want, err := example(o.value)
			if err != nil || !reflect.DeepEqual(back.Elem().Interface(), want) {
				t.Errorf("%s: decoded %+v, want %+v (%v)", v.Name, back.Elem(), want, err)
			}
		}
	}
}

// TestThereAreNoFloats: CBOR libraries differ in how they write floating-point numbers, so
// nothing that is sent, signed or hashed holds one, neither in its type nor in its bytes.
func TestThereAreNoFloats(t *testing.T) {
	for _, s := range sections() {
		for _, o := range s.objects {
			name := reflect.TypeOf(o.value).String()
			refuseFloats(t, reflect.TypeOf(o.value), name)
			v, err := vectorOf(o)
			if err != nil {
				t.Fatal(err)
			}
			raw, err := hex.DecodeString(v.Bytes)
			if err != nil {
				t.Fatal(err)
			}
			var generic any
			if err := cbor.Unmarshal(raw, &generic); err != nil {
				t.Fatal(err)
			}
			if floatIn(generic) {
				t.Errorf("%s: its bytes hold a float", name)
			}
		}
	}
}

// refuseFloats walks a type. program.Binary64 is written as a whole number.
func refuseFloats(t *testing.T, x reflect.Type, path string) {
	t.Helper()
	switch x.Kind() {
	case reflect.Float32, reflect.Float64:
		if x != reflect.TypeFor[program.Binary64]() {
			t.Errorf("%s is a %s", path, x)
		}
	case reflect.Struct:
		for f := range fieldsOf(x) {
			refuseFloats(t, f.Type, path+"."+f.Name)
		}
	case reflect.Pointer, reflect.Slice, reflect.Array:
		refuseFloats(t, x.Elem(), path)
	case reflect.Map, reflect.Interface:
		t.Errorf("%s is a %s, of which nobody knows what it holds", path, x)
	}
}

// floatIn walks what a generic decoder has read.
func floatIn(v any) bool {
	switch v := v.(type) {
	case float32, float64:
		return true
	case []any:
		return slices.ContainsFunc(v, floatIn)
	case map[any]any:
		return slices.ContainsFunc(slices.Collect(maps.Values(v)), floatIn)
	}
	return false
}

// TestEveryMessageIsDescribed: what a decoder of these packages returns has a rule.
func TestEveryMessageIsDescribed(t *testing.T) {
	b, err := schemaFile()
	if err != nil {
		t.Fatal(err)
	}
	rules := map[string]rule{}
	if err := json.Unmarshal(b, &rules); err != nil {
		t.Fatal(err)
	}
	result := regexp.MustCompile(`(?m)^func Decode\w+\(b \[\]byte\) \((?:\w+ )?(\w+), (?:err )?error\)`)
	for _, file := range []string{"market/decode.go", "market/quote.go", "node/disputes/serve.go",
		"escrow/lightningrail/message.go"} {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(file)))
		if err != nil {
			t.Fatal(err)
		}
		found := result.FindAllSubmatch(text, -1)
		if len(found) == 0 {
			t.Errorf("%s: no decoder found", file)
		}
		for _, m := range found {
			name := kebab(string(m[1]))
			if _, ok := rules[name]; ok {
				continue
			}
			if _, ok := rules["lightningrail-"+name]; !ok {
				t.Errorf("%s: %s has no rule: name it in list.go", file, m[1])
			}
		}
	}
}
