package sft

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
)

// ErrTemplate is wrapped by errors about chat templates.
var ErrTemplate = errors.New("chat template")

// Template formats conversations for one family of models.
type Template struct {
	Name string
	// system is the default system message, used if a conversation has none; ""
	// is no message.
	system string
	jinja  string // the text that model folders carry, "" where it is not one text
	// lay gives the pieces of a document. Two pieces of an assistant's message
	// are learned: its text and its end.
	lay func(t Template, d Document) ([]piece, error)
}

// piece is a part of a formatted conversation.
type piece struct {
	text   string
	marker bool // text is one token of the tokenizer
	learn  bool // predicting it is part of the loss
}

// templates are the known templates. Their Jinja texts are those that the
// publishers of the models ship.
var templates = []Template{
	{
		Name: "chatml", lay: layChatML,
		jinja: "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n" +
			"' + message['content'] + '<|im_end|>' + '\n" +
			"'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}",
	},
	{
		Name: "smollm2", lay: layChatML, system: "You are a helpful AI assistant named SmolLM, trained by Hugging Face",
		jinja: "{% for message in messages %}{% if loop.first and messages[0]['role'] != 'system' %}{{ " +
			"'<|im_start|>system\nYou are a helpful AI assistant named SmolLM, trained by Hugging Face<|im_end|>\n' " +
			"}}{% endif %}{{'<|im_start|>' + message['role'] + '\n" +
			"' + message['content'] + '<|im_end|>' + '\n" +
			"'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}",
	},
	{
		Name: "qwen2", lay: layChatML, system: "You are a helpful assistant.",
		jinja: "{% for message in messages %}{% if loop.first and messages[0]['role'] != 'system' %}{{ " +
			"'<|im_start|>system\nYou are a helpful assistant.<|im_end|>\n' }}{% endif %}{{'<|im_start|>' + " +
			"message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if " +
			"add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}",
	},
	{Name: "qwen2.5", lay: layChatML, system: "You are Qwen, created by Alibaba Cloud. You are a helpful assistant."},
	{
		Name: "llama3", lay: layLlama3,
		jinja: "{% set loop_messages = messages %}{% for message in loop_messages %}{% set content = " +
			"'<|start_header_id|>' + message['role'] + '<|end_header_id|>\n\n" +
			"'+ message['content'] | trim + '<|eot_id|>' %}{% if loop.index0 == 0 %}{% set content = bos_token + " +
			"content %}{% endif %}{{ content }}{% endfor %}{% if add_generation_prompt %}{{ " +
			"'<|start_header_id|>assistant<|end_header_id|>\n\n' }}{% endif %}",
	},
	{Name: "alpaca", lay: layAlpaca},
}

// TemplateNames lists the known templates.
func TemplateNames() []string {
	names := make([]string, len(templates))
	for i, t := range templates {
		names[i] = t.Name
	}
	return names
}

// FindTemplate returns the template of a name.
func FindTemplate(name string) (Template, error) {
	for _, t := range templates {
		if t.Name == name {
			return t, nil
		}
	}
	return Template{}, fmt.Errorf("%w: %q is not known, want one of %q", ErrTemplate, name, TemplateNames())
}

// Recognise returns the template with the given Jinja source. Line breaks in
// string literals may be literal or escaped.
func Recognise(jinja string) (Template, error) {
	plain := func(s string) string { return strings.TrimSpace(strings.ReplaceAll(s, `\n`, "\n")) }
	for _, t := range templates {
		if t.jinja != "" && plain(jinja) == plain(t.jinja) {
			return t, nil
		}
	}
	if strings.TrimSpace(jinja) == "" {
		return Template{}, fmt.Errorf("%w: the model has none: name one of %q", ErrTemplate, TemplateNames())
	}
	return Template{}, fmt.Errorf("%w: the model's own is not known: name one of %q if it lays conversations out alike",
		ErrTemplate, TemplateNames())
}

func (t Template) pieces(d Document) ([]piece, error) {
	if t.lay == nil {
		return nil, fmt.Errorf("%w: none is chosen for conversations: name one of %q", ErrTemplate, TemplateNames())
	}
	return t.lay(t, d)
}

// prompt gives the pieces of messages up to the start of the assistant's next
// answer.
func (t Template) prompt(messages []Message) ([]piece, error) {
	d := Document{Messages: append(append([]Message(nil), messages...), Message{Role: Assistant})}
	if err := d.turns(); err != nil {
		return nil, err
	}
	ps, err := t.pieces(d)
	end := len(ps) - 1
	for ; end >= 0 && (ps[end].marker || !ps[end].learn); end-- {
	}
	return ps[:max(end, 0)], err
}

// Text is a conversation as the model's own template writes it. With ask, the
// last message is the user's, and the text ends where the assistant's answer
// begins.
func (t Template) Text(messages []Message, ask bool) (string, error) {
	lay := func() ([]piece, error) { return t.pieces(Document{Messages: messages}) }
	if ask {
		lay = func() ([]piece, error) { return t.prompt(messages) }
	}
	ps, err := lay()
	var b strings.Builder
	for _, p := range ps {
		b.WriteString(p.text)
	}
	return b.String(), err
}

// completed is the list of messages with Alpaca's input and the default system
// message added.
func (t Template) completed(d Document) []Message {
	ms := append([]Message(nil), d.Messages...)
	for i := range ms {
		if ms[i].Role == User && d.Input != "" {
			ms[i].Content += "\n\n" + d.Input
			break
		}
	}
	if t.system != "" && ms[0].Role != System {
		ms = append([]Message{{System, t.system}}, ms...)
	}
	return ms
}

func layChatML(t Template, d Document) (ps []piece, err error) {
	for _, m := range t.completed(d) {
		ps = append(ps, piece{text: "<|im_start|>", marker: true})
		if m.Role == Assistant {
			ps = append(ps, piece{text: "assistant\n"}, piece{text: m.Content, learn: true},
				piece{text: "<|im_end|>", marker: true, learn: true}, piece{text: "\n"})
			continue
		}
		ps = append(ps, piece{text: string(m.Role) + "\n" + m.Content}, piece{text: "<|im_end|>", marker: true},
			piece{text: "\n"})
	}
	return ps, nil
}

func layLlama3(t Template, d Document) ([]piece, error) {
	ps := []piece{{text: "<|begin_of_text|>", marker: true}}
	for _, m := range t.completed(d) {
		ps = append(ps, piece{text: "<|start_header_id|>", marker: true}, piece{text: string(m.Role)},
			piece{text: "<|end_header_id|>", marker: true})
		content := strings.TrimFunc(m.Content, jinjaSpace)
		if m.Role == Assistant {
			ps = append(ps, piece{text: "\n\n"}, piece{text: content, learn: true},
				piece{text: "<|eot_id|>", marker: true, learn: true})
			continue
		}
		ps = append(ps, piece{text: "\n\n" + content}, piece{text: "<|eot_id|>", marker: true})
	}
	return ps, nil
}

// jinjaSpace reports whether Jinja's trim removes r, which follows Python's
// definition of white space.
func jinjaSpace(r rune) bool { return unicode.IsSpace(r) || r >= 0x1c && r <= 0x1f }

// layAlpaca is the prompt of Taori et al., "Stanford Alpaca" (2023), for one
// question and answer.
func layAlpaca(_ Template, d Document) ([]piece, error) {
	if len(d.Messages) != 2 {
		return nil, fmt.Errorf("%w: alpaca holds one question and answer, not %d messages", ErrTemplate,
			len(d.Messages))
	}
	prompt := "Below is an instruction that describes a task. Write a response that appropriately completes the " +
		"request.\n\n### Instruction:\n" +
		d.Messages[0].Content + "\n\n### Response:\n"
	if d.Input != "" {
		prompt = "Below is an instruction that describes a task, paired with an input that provides further " +
			"context. Write a response that appropriately completes the request.\n\n### Instruction:\n" +
			d.Messages[0].Content + "\n\n### Input:\n" + d.Input + "\n\n### Response:\n"
	}
	return []piece{{text: prompt}, {text: d.Messages[1].Content, learn: true}, {marker: true, learn: true}}, nil
}
