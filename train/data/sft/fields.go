package sft

import (
	"encoding/json"
	"fmt"

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
		who, what := m.text(role), m.text(content)
		m.unknown()
		if r, ok := roles[who]; ok {
			ms = append(ms, Message{r, what})
		} else if m.err == nil {
			m.err = fmt.Errorf("%w: %s %q is not known", ErrInput, role, who)
		}
		if m.err != nil && f.err == nil {
			f.err = fmt.Errorf("%w: message %d: %w", ErrInput, i+1, m.err)
		}
	}
	return ms
}

// unknown refuses keys that nothing read: they may mean something.
func (f *fields) unknown() {
	for _, key := range f.o.Keys {
		if f.err == nil && !f.known[key] {
			f.err = fmt.Errorf("%w: key %q is not known: take it out if it means nothing", ErrInput, key)
		}
	}
}

var parsers = map[Format]func(*fields) Document{
	Documents: func(f *fields) Document { return Document{Text: f.text("text")} },
	ChatML: func(f *fields) Document {
		return Document{Messages: f.messages("messages", "role", "content",
			map[string]Role{"system": System, "user": User, "assistant": Assistant})}
	},
	ShareGPT: func(f *fields) Document {
		return Document{Messages: f.messages("conversations", "from", "value",
			map[string]Role{"system": System, "human": User, "user": User, "gpt": Assistant, "assistant": Assistant})}
	},
	Alpaca: func(f *fields) Document {
		d := Document{Messages: []Message{{User, f.text("instruction")}, {Assistant, f.text("output")}}, Input: f.optional("input")}
		if system := f.optional("system"); system != "" {
			d.Messages = append([]Message{{System, system}}, d.Messages...)
		}
		return d
	},
}
