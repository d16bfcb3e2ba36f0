package trainfile_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market/trainfile"
)

const least = "name: my-run\nbase_model: ./model\ninput: {dataset: chats.jsonl}\n"

// The example's values are the defaults that its first line says they are.
func TestExampleHasTheDefaults(t *testing.T) {
	want, err := trainfile.Parse("least.yml", []byte(least))
	if err != nil {
		t.Fatal(err)
	}
	got, err := trainfile.Parse("example.yml", []byte(trainfile.Example()))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("example: %+v\ndefaults: %+v", got, want)
	}
}

// Comments are no part of a value, and a list is a list.
func TestCommentsAndLists(t *testing.T) {
	f, err := trainfile.Parse("f.yml", []byte(least+"method: qlora # not lora\nlora:\n  rank: 4\n"+
		"  target_modules: # two\n    - q_proj # one\n    - v_proj\n"))
	if err != nil {
		t.Fatal(err)
	}
	if f.Method != "qlora" || f.LoRA.Alpha != 8 || !reflect.DeepEqual(f.LoRA.Targets, []string{"q_proj", "v_proj"}) {
		t.Errorf("%+v", f)
	}
}

func TestWrongFilesAreRefused(t *testing.T) {
	for _, c := range [][2]string{
		{least + "training: {learning_rte: 1}", `did you mean "learning_rate"?`},
		{least + "lora: {rank: '8; import os'}", "lora.rank"},
		{least + "lora: {dropout: 0.1}", "f.yml:4:17: lora.dropout: the engine has no dropout"},
		{least + "lora: {target_modules: 'q_proj'}", "lora.target_modules"},
		{least + "lora: {target_modules: [lm_head]}", "lora.target_modules"},
		{least + "runtime: microgpt", "runtime: want infernet"},
		{least + "runtime: sh", "runtime: want infernet"},
		{least + "workload_class: E", "workload_class"},
		{least + "method: dpo", "method"},
		{least + "input: {format: chatml}", "already defined"},
		{least + "training: {epochs: 0}", "training.epochs"},
		{least + "training: {max_seq_len: 1}", "training.max_seq_len"},
		{least + "resources: {max_price_usd: -1}", "resources"},
		{strings.Replace(least, "my-run", "../../etc", 1), "f.yml:1:7: name: want letters"},
		{strings.Replace(least, "my-run", "a/b", 1), "name: want letters"},
		{strings.Replace(least, "./model", "''", 1), "base_model: missing"},
		{strings.Replace(least, "}", ", validation_split: 1}", 1), "input.validation_split"},
		{strings.Replace(least, "}", ", validation_split: 0.0001}", 1), "input.validation_split"},
		{least + "training: {learning_rate: .nan}", "training.learning_rate"},
		{least + "training: {epochs: .inf}", "training.epochs"},
	} {
		_, err := trainfile.Parse("f.yml", []byte(c[0]))
		if err == nil || !strings.Contains(err.Error(), c[1]) || !errors.Is(err, trainfile.ErrInvalid) {
			t.Errorf("%s\ngot %v, want %q", c[0], err, c[1])
		}
	}
}
