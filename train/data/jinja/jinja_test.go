package jinja_test

import (
	"encoding/json"
	"errors"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/infernetprotocol/infernet/train/data/jinja"
)

// TestRendersAsTransformers: templates that use what those of models use give
// the text that transformers gives, and refuse where it refuses.
func TestRendersAsTransformers(t *testing.T) {
	var golden struct {
		Templates map[string]string
		Cases     []struct {
			Template        string
			Messages, Tools json.RawMessage
			Ask             bool
			Text            *string
		}
	}
	b, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &golden); err != nil || len(golden.Cases) < 100 {
		t.Fatalf("%d cases, %v", len(golden.Cases), err)
	}
	for _, c := range golden.Cases {
		template, err := jinja.New(golden.Templates[c.Template])
		if err != nil {
			t.Fatalf("%s: %v", c.Template, err)
		}
		values := map[string]any{"add_generation_prompt": c.Ask, "bos_token": "<|begin_of_text|>",
			"eos_token": "<|end|>"}
		for name, raw := range map[string]json.RawMessage{"messages": c.Messages, "tools": c.Tools} {
			if values[name], err = jinja.ParseJSON(raw); err != nil {
				t.Fatal(err)
			}
		}
		got, err := template.Render(values)
		switch {
		case c.Text == nil && !errors.Is(err, jinja.ErrTemplate):
			t.Errorf("%s of %s: %q, want a refusal", c.Template, c.Messages, got)
		case c.Text != nil && (err != nil || got != *c.Text):
			t.Errorf("%s of %s:\n%q, want\n%q (%v)", c.Template, c.Messages, got, *c.Text, err)
		}
	}
}

// TestHostileTemplates: a template cannot take more than its limits, and reaches
// nothing outside.
func TestHostileTemplates(t *testing.T) {
	const first = "{% set x = 'aaaaaaaaaaaaaaaa' %}"
	grow := first + strings.Repeat("{% set x = x ~ x %}", 40)
	for name, c := range map[string]struct {
		source string
		want   error
	}{
		"growing variable": {grow, jinja.ErrLimit},
		"growing replace":  {first + strings.Repeat("{% set x = x.replace('a', x) %}", 9), jinja.ErrLimit},
		"growing join":     {first + strings.Repeat("{% set x = x | join(x) %}", 9), jinja.ErrLimit},
		"growing namespace": {"{% set n = namespace(x='aaaaaaaaaaaaaaaa') %}" +
			strings.Repeat("{% set n.x = n.x ~ n.x %}", 40), jinja.ErrLimit},
		"long loops": {"{% for a in range(4000) %}{% for b in range(4000) %}{% for c in range(4000) %}" +
			"{% endfor %}{% endfor %}{% endfor %}", jinja.ErrLimit},
		"long range": {"{% for a in range(1000000000) %}{% endfor %}", jinja.ErrLimit},
		"much output": {"{% for a in range(4000) %}" + strings.Repeat("a", 8000) + "{% endfor %}",
			jinja.ErrLimit},
		"endless macro": {"{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", jinja.ErrLimit},
		"macros": {"{% macro f() %}{{ g() }}{% endmacro %}{% macro g() %}{{ f() }}{% endmacro %}{{ f() }}",
			jinja.ErrLimit},
		"deep brackets": {"{{ " + strings.Repeat("(", 10000) + "1" + strings.Repeat(")", 10000) + " }}",
			jinja.ErrLimit},
		"long source":        {strings.Repeat("a", jinja.MaxSource+1), jinja.ErrLimit},
		"many additions":     {"{{ 'a'" + strings.Repeat("~'a'", 1000) + " }}", jinja.ErrLimit},
		"multiplied text":    {"{{ 'a' * 1000000000 }}", jinja.ErrTemplate},
		"file":               {"{% include '/etc/passwd' %}", jinja.ErrTemplate},
		"import":             {"{% import '/etc/passwd' as x %}", jinja.ErrTemplate},
		"parent":             {"{% extends '/etc/passwd' %}", jinja.ErrTemplate},
		"unknown filter":     {"{{ 'a' | random }}", jinja.ErrTemplate},
		"changed list":       {"{{ messages.append(1) }}", jinja.ErrTemplate},
		"unknown function":   {"{{ lipsum() }}", jinja.ErrTemplate},
		"division by zero":   {"{{ 1 % 0 }}", jinja.ErrTemplate},
		"no end":             {"{% if true %}", jinja.ErrTemplate},
		"open tag":           {"{{ 'a", jinja.ErrTemplate},
		"refusal":            {"{{ raise_exception('no') }}", jinja.ErrRefused},
		"refusal in a macro": {"{% macro f() %}{{ raise_exception('no') }}{% endmacro %}{{ f() }}", jinja.ErrRefused},
	} {
		template, err := jinja.New(c.source)
		text := ""
		if err == nil {
			text, err = template.Render(map[string]any{"messages": []any{}})
		}
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %.100q, %v, want %v", name, text, err, c.want)
		}
	}
}

// TestRendersAtOnce: one template serves many conversations at the same time.
func TestRendersAtOnce(t *testing.T) {
	template, err := jinja.New("{% set n = namespace(s='') %}{% for m in messages %}{% set n.s = n.s ~ m %}" +
		"{% endfor %}{{ n.s }}")
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			word := strings.Repeat("x", i+1)
			got, err := template.Render(map[string]any{"messages": []any{word, word}})
			if err != nil || got != word+word {
				t.Errorf("%q, %v", got, err)
			}
		})
	}
	all.Wait()
}

// FuzzRender: no text makes the engine do anything but return.
func FuzzRender(f *testing.F) {
	f.Add("{% for m in messages %}{{ m.role if m.content else 'x' }}{% endfor %}")
	f.Add("{% macro f(x) %}{{ (x | trim).split('a')[0] }}{% endmacro %}{{ f('b') }}")
	f.Add("{% set a = namespace(b=1) %}{% set a.b = a.b + 1 %}{{ a.b | tojson(indent=2) }}")
	messages, err := jinja.ParseJSON([]byte(`[{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}]`))
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, source string) {
		template, err := jinja.New(source)
		if err == nil {
			_, err = template.Render(map[string]any{"messages": messages})
		}
		if err != nil && !errors.Is(err, jinja.ErrTemplate) {
			t.Fatal(err)
		}
	})
}
