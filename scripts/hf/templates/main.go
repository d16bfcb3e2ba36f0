// Command templates compares the chat templates of models as they are rendered
// here with what transformers renders. scripts/hf/run templates makes the cases.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/train/data/jinja"
)

var errDiffers = errors.New("a template differs from transformers")

type cases struct {
	Templates map[string]string
	Cases     []struct {
		Template string
		Messages json.RawMessage
		Tools    json.RawMessage
		Ask      bool
		Text     *string // null where the template refuses
	}
}

func main() {
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(name string) error {
	b, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	var c cases
	if err := json.Unmarshal(b, &c); err != nil {
		return err
	}
	equal, all, dated := map[string]int{}, map[string]int{}, map[string]bool{}
	for _, x := range c.Cases {
		all[x.Template]++
		text, err := render(c.Templates[x.Template], x.Messages, x.Tools, x.Ask)
		if (err != nil) == (x.Text == nil) && (err != nil || text == *x.Text) {
			equal[x.Template]++
		}
		if err != nil && strings.Contains(c.Templates[x.Template], "strftime_now") {
			dated[x.Template] = true
		}
	}
	names := make([]string, 0, len(all))
	for name := range all {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		if dated[name] {
			fmt.Printf("%-28s refused: it asks for today's date\n", name)
			continue
		}
		fmt.Printf("%-28s %2d of %2d conversations equal\n", name, equal[name], all[name])
		if equal[name] != all[name] {
			err = errDiffers
		}
	}
	return err
}

func render(source string, messages, tools json.RawMessage, ask bool) (string, error) {
	t, err := jinja.New(source)
	if err != nil {
		return "", err
	}
	values := map[string]any{"add_generation_prompt": ask, "documents": nil, "bos_token": "<|begin_of_text|>",
		"eos_token": "<|end|>"}
	if values["messages"], err = jinja.ParseJSON(messages); err != nil {
		return "", err
	}
	if values["tools"], err = jinja.ParseJSON(tools); err != nil {
		return "", err
	}
	return t.Render(values)
}
