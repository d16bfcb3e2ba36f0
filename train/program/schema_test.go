package program_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/xeipuuv/gojsonschema"

	"github.com/infernetprotocol/infernet/train/program"
)

func readSchema(t *testing.T) ([]byte, *gojsonschema.Schema) {
	t.Helper()
	b, err := program.Schema()
	if err != nil {
		t.Fatal(err)
	}
	s, err := gojsonschema.NewSchema(gojsonschema.NewBytesLoader(b))
	if err != nil {
		t.Fatal(err)
	}
	return b, s
}

func readDoc(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("../../docs", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestDocumentedProgramIsValid: each whole program in docs/models.md is read, valid, and fits the schema.
func TestDocumentedProgramIsValid(t *testing.T) {
	_, s := readSchema(t)
	blocks := regexp.MustCompile("(?s)```json\n(.*?)```").FindAllStringSubmatch(readDoc(t, "models.md"), -1)
	if len(blocks) == 0 {
		t.Fatal("docs/models.md has no program")
	}
	for _, x := range blocks {
		var p program.Program
		d := json.NewDecoder(bytes.NewReader([]byte(x[1])))
		d.DisallowUnknownFields()
		if err := d.Decode(&p); err != nil {
			t.Fatalf("%v in\n%s", err, x[1])
		}
		if err := p.Validate(); err != nil {
			t.Errorf("%v in\n%s", err, x[1])
		}
		if r, err := s.Validate(gojsonschema.NewStringLoader(x[1])); err != nil || !r.Valid() {
			t.Errorf("%v %v in\n%s", err, r.Errors(), x[1])
		}
	}
}

// TestSchemaRefusesWhatIsNotRead: keys and values that no program has do not fit.
func TestSchemaRefusesWhatIsNotRead(t *testing.T) {
	_, s := readSchema(t)
	for _, file := range []string{
		`{"step": 1}`, `{"steps": -1}`, `{"steps": 4294967296}`, `{"steps": 0.5}`, `{"numerics": "r64/1"}`,
		`{"base": "0x12"}`, `{"model": {"dims": 8}}`, `{"model": 5}`, `{"model": {"qkv_bias": 1}}`,
		`{"optimizer": {"kind": "adam"}}`, `{"adapter": {"targets": ["lm_head"]}}`,
		`{"adapter": {"targets": ["q_proj", "q_proj"]}}`, `{"dpo": {"beta": "1"}}`,
	} {
		if r, err := s.Validate(gojsonschema.NewStringLoader(file)); err != nil || r.Valid() {
			t.Errorf("%v; fits: %s", err, file)
		}
	}
}

// keysOf lists the keys of a schema's values, such as model.dim.
func keysOf(t *testing.T, raw json.RawMessage, at string) (keys []string) {
	t.Helper()
	var s struct{ Properties map[string]json.RawMessage }
	if err := json.Unmarshal(raw, &s); err != nil {
		t.Fatal(err)
	}
	for name, x := range s.Properties {
		below := keysOf(t, x, at+name+".")
		if below == nil {
			below = []string{at + name}
		}
		keys = append(keys, below...)
	}
	return keys
}

// TestEveryKeyIsDocumented: the table in docs/models.md has the keys of the schema, and no other.
func TestEveryKeyIsDocumented(t *testing.T) {
	b, _ := readSchema(t)
	want := keysOf(t, b, "")
	table := regexp.MustCompile(`(?s)## Keys of a program\n(.*?)\n## `).FindStringSubmatch(readDoc(t, "models.md"))
	if table == nil {
		t.Fatal("docs/models.md has no section on the keys of a program")
	}
	var got []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z0-9_.]+)` \\| [^|]+ \\|$").FindAllStringSubmatch(table[1], -1) {
		got = append(got, row[1])
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("documented:\n%q\nin the schema:\n%q", got, want)
	}
}
