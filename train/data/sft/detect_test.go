package sft

import "testing"

func TestDetect(t *testing.T) {
	for raw, want := range map[string]Format{
		`{"messages": []}`:                                   ChatML,
		"\ufeff\n [ {\n\"conversations\": []}, {}]":          ShareGPT,
		`{"prompt": "a", "chosen": "b", "rejected": "c"}`:    Preferences,
		`{"prompt": "a", "completion": "b"}`:                 Completions,
		`{"instruction": "a", "output": "b"}` + "\nnot JSON": Alpaca,
		`{"text": "a"}`:                                      Documents,
		"once upon a time":                                   Text,
		`{"other": 1}`:                                       Text,
		"":                                                   Text,
		"[":                                                  Text,
	} {
		if got := Detect([]byte(raw)); got != want {
			t.Errorf("%q is %s, want %s", raw, got, want)
		}
	}
}
