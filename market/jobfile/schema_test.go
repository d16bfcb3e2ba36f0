package jobfile_test

import (
	"encoding/json"
	"regexp"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/xeipuuv/gojsonschema"

	"github.com/infernetprotocol/infernet/market/jobfile"
)

// fits tells whether a job file fits the schema, and why not.
func fits(t *testing.T, s *gojsonschema.Schema, file string) (bool, []gojsonschema.ResultError) {
	t.Helper()
	var v any
	if err := yaml.Unmarshal([]byte(file), &v); err != nil {
		t.Fatalf("%v in\n%s", err, file)
	}
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Validate(gojsonschema.NewBytesLoader(b))
	if err != nil {
		t.Fatal(err)
	}
	return r.Valid(), r.Errors()
}

// TestSchemaTakesWhatIsRead: what Parse reads fits the schema, and what has a wrong key or value does
// not, by another program's reading of both.
func TestSchemaTakesWhatIsRead(t *testing.T) {
	b, err := jobfile.Schema()
	if err != nil {
		t.Fatal(err)
	}
	s, err := gojsonschema.NewSchema(gojsonschema.NewBytesLoader(b))
	if err != nil {
		t.Fatal(err)
	}
	const head = "name: n\ndata: d\npayment: {price_per_segment: 0.25}\n"
	all := regexp.MustCompile(`(?m)^(\s*)# (\s*[a-z_0-9]+:( |$))`).ReplaceAllString(jobfile.Example(), "$1$2")
	for _, file := range []string{
		jobfile.Example(), all, head, head + "model: d64\n", head + "model: {preset: d64, layers: 4, qkv_bias: true}\n",
		head + "training: {learning_rate: 1e-3, steps: 2_000, seed: \"7\", schedule: wsd}\n",
		head + "privacy: leaves\n",
		"name: n\ndata: chats.jsonl\nbase: ./SmolLM2\npayment: {price_per_segment: \"1\", rails: [evm, solana]}\n" +
			"method: lora\nadapter: {rank: 16, alpha: 32, targets: [q_proj]}\ndeliver: [adapter]\n" +
			"eval: {split: 5%, every: segment}\n",
	} {
		if ok, why := fits(t, s, file); !ok {
			t.Errorf("%v\nof\n%s", why, file)
		}
	}
	for _, file := range []string{
		head + "traning: {steps: 1}\n", head + "training: {step: 1}\n", head + "training: {steps: many}\n",
		head + "training: {steps: -1}\n", head + "training: {marks: 300}\n", head + "privacy: some\n",
		head + "numerics: r64/1\n", head + "training: 5\n", head + "model: {qkv_bias: 1}\n",
		head + "deliver: adapter\n",
		head + "training: {schedule: step}\n", "name: [n]\n",
	} {
		if _, err := jobfile.Parse("j", []byte(file)); err == nil {
			t.Errorf("is read:\n%s", file)
		}
		if ok, _ := fits(t, s, file); ok {
			t.Errorf("fits:\n%s", file)
		}
	}
}
