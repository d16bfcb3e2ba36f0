package config_test

import (
	"encoding/json"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/xeipuuv/gojsonschema"

	"github.com/infernetprotocol/infernet/node/config"
)

// TestSchemaTakesTheDefaults, as `infernet init` writes them, and no other keys or values.
func TestSchemaTakesTheDefaults(t *testing.T) {
	b, err := config.Schema()
	if err != nil {
		t.Fatal(err)
	}
	s, err := gojsonschema.NewSchema(gojsonschema.NewBytesLoader(b))
	if err != nil {
		t.Fatal(err)
	}
	whole, err := json.Marshal(config.Default())
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]bool{
		string(whole): true, "{}": true,
		`{"disputes":{"keep_windows":true}}`: true, `{"disputes":{"keep_window":true}}`: false,
		`{"disputes":{"keep_windows":"of course"}}`: false, `{"chain":5}`: false,
	} {
		var v any
		if err := yaml.Unmarshal([]byte(file), &v); err != nil {
			t.Fatal(err)
		}
		r, err := s.Validate(gojsonschema.NewGoLoader(v))
		if err != nil {
			t.Fatal(err)
		}
		if r.Valid() != want {
			t.Errorf("%s: fits %v, want %v: %v", file, r.Valid(), want, r.Errors())
		}
	}
}
