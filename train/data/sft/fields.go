package sft

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/train/data/jinja"
	"github.com/infernetprotocol/infernet/train/strictjson"
)

// fields reads the keys of one line and keeps the first error.
type fields struct {
	o     strictjson.Object
	known map[string]bool
	err   error
}

// text reads a key that must be there.
func (f *fields) text(key string) (s string) {
	f.known[key] = true
	ok, err := f.o.Get(key, &s)
	switch {
	case f.err != nil:
	case err != nil:
		f.err = fmt.Errorf("%w: %w", ErrInput, err)
	case !ok:
		f.err = fmt.Errorf("%w: no key %q", ErrInput, key)
	}
	return s
}

// optional reads a key that may be left out.
func (f *fields) optional(key string) string {
	if _, ok := f.o.Values[key]; !ok {
		return ""
	}
	return f.text(key)
}

// content reads a text, or a list of parts that are texts.
func (f *fields) content(key string) string {
	if raw := f.o.Values[key]; len(raw) == 0 || raw[0] != '[' {
		return f.text(key)
	}
	f.known[key] = true
	var parts []json.RawMessage
	if _, err := f.o.Get(key, &parts); err != nil || len(parts) > MaxMessages {
		f.err = fmt.Errorf("%w: key %q is not a list of at most %d parts", ErrInput, key, MaxMessages)
	}
	var all strings.Builder
	for i, raw := range parts {
		o, err := strictjson.Parse(raw, maxKeys)
		p := &fields{o: o, known: map[string]bool{}, err: err}
		if kind := p.text("type"); kind != "text" && p.err == nil {
			p.err = fmt.Errorf("%w: type %q, want \"text\"", ErrInput, kind)
		}
		all.WriteString(p.text("text"))
		p.unknown()
		if p.err != nil && f.err == nil {
			f.err = fmt.Errorf("%w: part %d of %q: %w", ErrInput, i+1, key, p.err)
		}
	}
	return all.String()
}

// messages reads a list of objects with a role and a content.
func (f *fields) messages(key, role, content string, roles map[string]Role) []Message {
	f.known[key] = true
	var list []json.RawMessage
	if ok, err := f.o.Get(key, &list); err != nil || !ok || len(list) > MaxMessages {
		f.err = fmt.Errorf("%w: key %q is not a list of 1 to %d messages", ErrInput, key, MaxMessages)
		return nil
	}
	ms := make([]Message, 0, len(list))
	for i, raw := range list {
		o, err := strictjson.Parse(raw, maxKeys)
		m := &fields{o: o, known: map[string]bool{}, err: err}
		who := m.text(role)
		r, ok := roles[who]
		if !ok && m.err == nil {
			m.err = fmt.Errorf("%w: %s %q is not known", ErrInput, role, who)
		}
		extra := m.extra(r)
		what := ""
		if raw := m.o.Values[content]; extra == "" || len(raw) > 0 && string(raw) != "null" {
			what = m.content(content)
		}
		m.known[content] = true
		m.unknown()
		ms = append(ms, Message{Role: r, Content: what, Extra: extra})
		if m.err != nil && f.err == nil {
			f.err = fmt.Errorf("%w: message %d: %w", ErrInput, i+1, m.err)
		}
	}
	return ms
}

// extras are the keys that a message of a role may have beside role and
// content, as chat templates read them.
var extras = map[Role][]string{
	Assistant: {"tool_calls", "reasoning_content"},
	Tool:      {"name", "tool_call_id"},
}

// extra reads the other keys of a message, as one JSON object. A call's
// arguments that stand as a text of JSON become the object that templates want.
func (f *fields) extra(r Role) string {
	var b strings.Builder
	for _, key := range extras[r] {
		raw, ok := f.o.Values[key]
		if f.known[key] = true; !ok || string(raw) == "null" || string(raw) == "[]" {
			continue
		}
		if _, err := jinja.ParseJSON(raw); err != nil && f.err == nil {
			f.err = fmt.Errorf("%w: key %q: %w", ErrInput, key, err)
		}
		if key == "tool_calls" {
			raw = f.calls(raw)
		}
		fmt.Fprintf(&b, ", %q: %s", key, raw)
	}
	if b.Len() == 0 {
		return ""
	}
	return "{" + b.String()[2:] + "}"
}

// calls puts a call's arguments in the place of a text that holds them.
func (f *fields) calls(raw json.RawMessage) json.RawMessage {
	var list []struct {
		Type     string `json:"type"`
		ID       string `json:"id,omitempty"`
		Function struct {
			Name      string          `json:"name"`
			Arguments json.RawMessage `json:"arguments"`
		} `json:"function"`
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(&list); err != nil && f.err == nil {
		f.err = fmt.Errorf("%w: tool_calls: %w", ErrInput, err)
	}
	for i := range list {
		c := &list[i].Function
		var text string
		if json.Unmarshal(c.Arguments, &text) == nil {
			c.Arguments = json.RawMessage(text)
		}
		if !bytes.HasPrefix(bytes.TrimSpace(c.Arguments), []byte("{")) || !json.Valid(c.Arguments) || c.Name == "" {
			f.err = fmt.Errorf("%w: tool call %d: want a function with a name, and arguments as an object", ErrInput,
				i+1)
			return raw
		}
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(list); err != nil && f.err == nil {
		f.err = fmt.Errorf("%w: tool_calls: %w", ErrInput, err)
	}
	return out.Bytes()
}

// tools reads the list of tools that an assistant may call.
func (f *fields) tools() string {
	raw := f.o.Values["tools"]
	if f.known["tools"] = true; len(raw) == 0 || string(raw) == "null" || string(raw) == "[]" {
		return ""
	}
	v, err := jinja.ParseJSON(raw)
	list, ok := v.([]any)
	for _, t := range list {
		_, object := t.(jinja.Object)
		ok = ok && object
	}
	if (err != nil || !ok) && f.err == nil {
		f.err = fmt.Errorf("%w: key \"tools\" is not a list of objects", ErrInput)
	}
	return string(raw)
}

// unknown refuses keys that nothing has read, because they may have a meaning.
func (f *fields) unknown() {
	for _, key := range f.o.Keys {
		if f.err == nil && !f.known[key] {
			f.err = fmt.Errorf("%w: key %q is not known: take it out if it means nothing", ErrInput, key)
		}
	}
}

// roles maps ChatML's names of roles.
var roles = map[string]Role{"system": System, "user": User, "assistant": Assistant, "tool": Tool}

// preference reads a chosen and a rejected answer.
func (f *fields) preference() Document {
	if raw := f.o.Values["chosen"]; len(raw) == 0 || raw[0] != '[' {
		return f.answers()
	}
	var prompt []Message
	if _, ok := f.o.Values["prompt"]; ok {
		prompt = f.messages("prompt", "role", "content", roles)
	}
	d := Document{
		Messages: slices.Concat(prompt, f.messages("chosen", "role", "content", roles)),
		Rejected: slices.Concat(prompt, f.messages("rejected", "role", "content", roles)),
		Shared:   len(prompt),
	}
	if prompt == nil {
		for d.Shared < min(len(d.Messages), len(d.Rejected)) && d.Messages[d.Shared] == d.Rejected[d.Shared] {
			d.Shared++
		}
	}
	if n := min(len(d.Messages), len(d.Rejected)); f.err == nil &&
		(d.Shared == 0 || d.Shared >= n || d.Messages[d.Shared-1].Role != User) {
		f.err = fmt.Errorf("%w: the answers share %d messages, want a prompt that ends with the user's",
			ErrInput, d.Shared)
	}
	return d
}

// answers reads a preference whose prompt and answers are texts.
func (f *fields) answers() Document {
	prompt := []Message{{Role: User, Content: f.text("prompt")}}
	if system := f.optional("system"); system != "" {
		prompt = slices.Insert(prompt, 0, Message{Role: System, Content: system})
	}
	return Document{
		Messages: slices.Concat(prompt, []Message{{Role: Assistant, Content: f.text("chosen")}}),
		Rejected: slices.Concat(prompt, []Message{{Role: Assistant, Content: f.text("rejected")}}),
		Shared:   len(prompt),
	}
}

// completion reads a prompt and what follows it.
func (f *fields) completion() Document {
	if raw := f.o.Values["prompt"]; len(raw) == 0 || raw[0] != '[' {
		return Document{Messages: []Message{{Role: User, Content: f.text("prompt")},
			{Role: Assistant, Content: f.text("completion")}}}
	}
	return Document{Messages: slices.Concat(f.messages("prompt", "role", "content", roles),
		f.messages("completion", "role", "content", roles))}
}

var parsers = map[Format]func(*fields) Document{
	Documents: func(f *fields) Document { return Document{Text: f.text("text")} },
	ChatML: func(f *fields) Document {
		return Document{Messages: f.messages("messages", "role", "content", roles), Tools: f.tools()}
	},
	ShareGPT: func(f *fields) Document {
		return Document{Messages: f.messages("conversations", "from", "value",
			map[string]Role{"system": System, "human": User, "user": User, "gpt": Assistant, "assistant": Assistant})}
	},
	Preferences: (*fields).preference,
	Completions: (*fields).completion,
	Alpaca: func(f *fields) Document {
		d := Document{Messages: []Message{{Role: User, Content: f.text("instruction")},
			{Role: Assistant, Content: f.text("output")}}, Input: f.optional("input")}
		if system := f.optional("system"); system != "" {
			d.Messages = append([]Message{{Role: System, Content: system}}, d.Messages...)
		}
		return d
	},
}
