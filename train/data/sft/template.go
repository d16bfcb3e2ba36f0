package sft

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"sync"

	"github.com/infernetprotocol/infernet/train/data/jinja"
)

// ErrTemplate is wrapped by errors about chat templates.
var ErrTemplate = errors.New("chat template")

// Template formats conversations for one family of models. The zero value is
// none.
type Template struct {
	Name   string
	needs  []string // tokens without which it means nothing
	engine *engine  // nil for Alpaca, which is no Jinja
}

// engine is a compiled template with what it may name.
type engine struct {
	jinja   *jinja.Template
	special map[string]string // bos_token and the like

	mu      sync.Mutex
	layouts map[string]layout // by the roles of a conversation
}

// piece is a part of a formatted conversation. Of text that the template writes,
// and of nothing else, markers such as <|im_end|> are tokens.
type piece struct {
	text   string
	framed bool // the template writes it
	end    bool // stands for the Encoder's End token
	learn  bool // predicting it is part of the loss
	turn   int  // number of the message that is learned
}

// alpaca is the name of the only template that is no Jinja.
const alpaca = "alpaca"

// ownTemplate is the name of the template that a model folder has.
const ownTemplate = "the model's own"

// Tokens that the named templates need.
var (
	imTokens    = []string{"<|im_start|>", "<|im_end|>"}
	llamaTokens = []string{"<|begin_of_text|>", "<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"}
)

// named are templates that can be chosen by name.
var named = []struct {
	name, jinja, bos string
	needs            []string
}{
	{name: "chatml", needs: imTokens, jinja: chatML("")},
	{name: "smollm2", needs: imTokens, jinja: chatML(
		"You are a helpful AI assistant named SmolLM, trained by Hugging Face")},
	{name: "qwen2", needs: imTokens, jinja: chatML("You are a helpful assistant.")},
	{name: "qwen2.5", needs: imTokens, jinja: chatML(
		"You are Qwen, created by Alibaba Cloud. You are a helpful assistant.")},
	{name: "llama3", needs: llamaTokens, bos: llamaTokens[0], jinja: "{% set loop_messages = messages %}" +
		"{% for message in loop_messages %}{% set content = '<|start_header_id|>' + message['role'] + " +
		`'<|end_header_id|>\n\n' + message['content'] | trim + '<|eot_id|>' %}` +
		"{% if loop.index0 == 0 %}{% set content = bos_token + content %}{% endif %}{{ content }}{% endfor %}" +
		`{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\n\n' }}{% endif %}`},
	{name: alpaca},
}

// chatML is the template of many models, with a system message where a
// conversation has none.
func chatML(system string) string {
	first := ""
	if system != "" {
		first = "{% if loop.first and messages[0]['role'] != 'system' %}" +
			`{{ '<|im_start|>system\n` + system + `<|im_end|>\n' }}{% endif %}`
	}
	return "{% for message in messages %}" + first +
		`{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}` +
		`{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}`
}

// TemplateNames lists the templates that have a name.
func TemplateNames() []string {
	names := make([]string, len(named))
	for i, t := range named {
		names[i] = t.name
	}
	return names
}

// FindTemplate returns the template of a name.
func FindTemplate(name string) (Template, error) {
	for _, t := range named {
		if t.name == name && name == alpaca {
			return Template{Name: alpaca}, nil
		} else if t.name == name {
			found, err := ParseTemplate(t.jinja, map[string]string{"bos_token": t.bos})
			found.Name, found.needs = name, t.needs
			return found, err
		}
	}
	return Template{}, fmt.Errorf("%w: %q is not known, want one of %q", ErrTemplate, name, TemplateNames())
}

// ParseTemplate compiles the Jinja source of a model's chat template. special
// holds the tokens that it may name, such as "bos_token".
func ParseTemplate(source string, special map[string]string) (Template, error) {
	if strings.TrimSpace(source) == "" {
		return Template{}, fmt.Errorf("%w: the model has none: name one of %q", ErrTemplate, TemplateNames())
	}
	compiled, err := jinja.New(source)
	if err != nil {
		return Template{}, fmt.Errorf("%w: %w: name one of %q if it lays conversations out alike", ErrTemplate, err,
			TemplateNames())
	}
	return Template{
		Name:   ownTemplate,
		engine: &engine{jinja: compiled, special: maps.Clone(special), layouts: map[string]layout{}},
	}, nil
}

// pieces lays out a conversation. With ask, the last message is the user's or a
// tool's, and the pieces end where the assistant's answer begins.
func (t Template) pieces(d Document, ask bool) ([]piece, error) {
	switch {
	case t.Name == "":
		return nil, fmt.Errorf("%w: none is chosen for conversations: name one of %q", ErrTemplate, TemplateNames())
	case t.engine == nil:
		return layAlpaca(d, ask)
	}
	return t.engine.pieces(d.completed(), d.Tools, ask)
}

// Text is a conversation as the model's own template writes it. With ask, the
// last message is the user's, and the text ends where the assistant's answer
// begins.
func (t Template) Text(messages []Message, ask bool) (string, error) {
	if t.engine != nil {
		return t.engine.render(messages, "", ask)
	}
	ps, err := t.pieces(Document{Messages: messages}, ask)
	var b strings.Builder
	for _, p := range ps {
		b.WriteString(p.text)
	}
	return b.String(), err
}

// completed is the list of messages with Alpaca's input added.
func (d Document) completed() []Message {
	ms := append([]Message(nil), d.Messages...)
	for i := range ms {
		if ms[i].Role == User && d.Input != "" {
			ms[i].Content += "\n\n" + d.Input
			break
		}
	}
	return ms
}

// render executes the template.
func (e *engine) render(messages []Message, tools string, ask bool) (string, error) {
	list := make([]any, len(messages))
	for i, m := range messages {
		o := jinja.Object{Keys: []string{"role", "content"}, Values: map[string]any{
			"role": string(m.Role), "content": m.Content}}
		if m.Extra != "" {
			more, err := jinja.ParseJSON([]byte(m.Extra))
			if err != nil {
				return "", fmt.Errorf("%w: message %d: %w", ErrInput, i+1, err)
			}
			o.Keys = append(o.Keys, more.(jinja.Object).Keys...)
			maps.Copy(o.Values, more.(jinja.Object).Values)
		}
		list[i] = o
	}
	values := map[string]any{"messages": list, "add_generation_prompt": ask, "tools": nil, "documents": nil}
	for name, token := range e.special {
		if token != "" {
			values[name] = token
		}
	}
	if tools != "" {
		t, err := jinja.ParseJSON([]byte(tools))
		if err != nil {
			return "", fmt.Errorf("%w: tools: %w", ErrInput, err)
		}
		values["tools"] = t
	}
	text, err := e.jinja.Render(values)
	if errors.Is(err, jinja.ErrRefused) { // it is this conversation that the template does not know
		return "", fmt.Errorf("%w: %w", ErrInput, err)
	} else if err != nil {
		return "", fmt.Errorf("%w: %w", ErrTemplate, err)
	}
	return text, nil
}

// layAlpaca is the prompt of Taori et al., "Stanford Alpaca" (2023), for one
// question and answer.
func layAlpaca(d Document, ask bool) ([]piece, error) {
	answer := Message{}
	if !ask && len(d.Messages) > 0 {
		answer, d.Messages = d.Messages[len(d.Messages)-1], d.Messages[:len(d.Messages)-1]
	}
	if len(d.Messages) != 1 || d.Tools != "" || answer.Extra != "" {
		return nil, fmt.Errorf("%w: alpaca holds one question and answer, not %d messages or tools", ErrTemplate,
			len(d.Messages)+1)
	}
	prompt := "Below is an instruction that describes a task. Write a response that appropriately completes the " +
		"request.\n\n### Instruction:\n" +
		d.Messages[0].Content + "\n\n### Response:\n"
	if d.Input != "" {
		prompt = "Below is an instruction that describes a task, paired with an input that provides further " +
			"context. Write a response that appropriately completes the request.\n\n### Instruction:\n" +
			d.Messages[0].Content + "\n\n### Input:\n" + d.Input + "\n\n### Response:\n"
	}
	if ask {
		return []piece{{text: prompt}}, nil
	}
	return []piece{{text: prompt}, {text: answer.Content, learn: true, turn: 1}, {end: true, learn: true, turn: 1}}, nil
}
