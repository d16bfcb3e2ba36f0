package main

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"testing"

	"github.com/infernetprotocol/infernet/train/canon"
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
