package sft

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"unicode/utf8"

	"github.com/infernetprotocol/infernet/train/strictjson"
)

// Format is the way in which a raw file holds its documents.
type Format string

// The formats that Read knows.
const (
	Text      Format = "text"      // the whole file is one text
	Documents Format = "documents" // {"text": …} a line
	ChatML    Format = "chatml"    // {"messages": [{"role": …, "content": …}, …]} a line
	ShareGPT  Format = "sharegpt"  // {"conversations": [{"from": …, "value": …}, …]} a line
	Alpaca    Format = "alpaca"    // {"instruction": …, "input": …, "output": …} a line
	// Preferences holds preferred and rejected answers, for DPO. A line is
	// either texts {"prompt": …, "chosen": …, "rejected": …} or lists of
	// messages as in ChatML; in the latter case the prompt may be the first
	// messages of both lists instead of the key "prompt".
	Preferences Format = "preferences"
	// Completions holds {"prompt": …, "completion": …} a line, both texts or both
	// lists of messages as in ChatML.
	Completions Format = "completions"
)

// Formats lists the formats by name.
func Formats() []Format {
	return []Format{Text, Documents, ChatML, ShareGPT, Alpaca, Preferences, Completions}
}

// Limits of a raw file.
const (
	MaxLine     = 4 << 20 // bytes of a line
	MaxText     = 1 << 30 // bytes of a plain text
	MaxMessages = 1 << 10 // of a conversation
)

// ErrInput is wrapped by every error about the content of a raw file. The error
// names the line.
var ErrInput = errors.New("raw data")

// Role is the author of a message.
type Role string

// The roles of a conversation.
const (
	System    Role = "system"
	User      Role = "user"
	Assistant Role = "assistant"
	Tool      Role = "tool"
)

// Message is one turn of a conversation. Extra, unless empty, is a JSON object
// with its other keys, such as the tool calls of an assistant.
type Message struct {
	Role    Role
	Content string
	Extra   string
}

// Document is a text or, if it has Messages, a conversation: an optional system
// message, then user and assistant in turn, ending with the assistant. Behind
// an assistant that calls tools, the tools' answers stand. Input is the
// additional input of an Alpaca instruction, and Tools a JSON list of the tools
// that the assistant may call.
type Document struct {
	Text     string
	Messages []Message
	Input    string
	Tools    string
	// Rejected, unless empty, is the conversation to which Messages is
	// preferred. The first Shared messages of both are the prompt.
	Rejected []Message
	Shared   int
}

// Read calls yield with every document of r and the number of its line, counted
// from 1. Objects stand one a line, or in one JSON array. The error wraps
// ErrInput, or is the error of r or of yield.
func Read(r io.Reader, f Format, yield func(line int, d Document) error) error {
	return read(r, f, func(line int, err error) error { return fmt.Errorf("line %d: %w", line, err) }, yield)
}

// read is Read that asks bad about every document that is not right: nil leaves
// it out.
func read(r io.Reader, f Format, bad func(int, error) error, yield func(int, Document) error) error {
	in := bufio.NewReaderSize(r, 1<<16)
	if start, _ := in.Peek(len(byteOrderMark)); string(start) == byteOrderMark {
		_, _ = in.Discard(len(byteOrderMark)) // it is in the buffer
	}
	if f == Text {
		b, err := readWhole(in)
		if err != nil {
			return err
		}
		return yield(1, Document{Text: string(b)})
	}
	parse, ok := parsers[f]
	if !ok {
		return fmt.Errorf("%w: format %q, want one of %q", ErrInput, f, Formats())
	}
	return objects(in, func(line int, b []byte) error {
		d, err := parseLine(b, parse)
		if err == nil {
			err = yield(line, d)
		}
		if errors.Is(err, ErrInput) {
			return bad(line, err)
		} else if err != nil {
			return fmt.Errorf("line %d: %w", line, err)
		}
		return nil
	})
}

// maxKeys bounds the number of keys of an object.
const maxKeys = 32

func parseLine(b []byte, parse func(*fields) Document) (Document, error) {
	if !utf8.Valid(b) {
		return Document{}, fmt.Errorf("%w: not UTF-8", ErrInput)
	}
	o, err := strictjson.Parse(b, maxKeys)
	if err != nil {
		return Document{}, fmt.Errorf("%w: %w", ErrInput, err)
	}
	f := &fields{o: o, known: map[string]bool{"id": true, "source": true, "meta": true}} // for people
	d := parse(f)
	if f.err == nil {
		f.unknown()
	}
	if f.err == nil && d.Messages != nil {
		f.err = d.turns()
	}
	if f.err == nil && d.Rejected != nil {
		f.err = Document{Messages: d.Rejected}.turns()
	}
	if f.err == nil && d.Rejected != nil && slices.Equal(d.Messages, d.Rejected) {
		f.err = fmt.Errorf("%w: the chosen answer is the rejected one", ErrInput)
	}
	return d, f.err
}

// turns checks the order of the speakers.
func (d Document) turns() error {
	if err := turns(d.Messages); err != nil {
		return err
	}
	if n := len(d.Messages); n == 0 || n > MaxMessages || d.Messages[n-1].Role != Assistant {
		return fmt.Errorf("%w: %d messages, want 2 to %d that end with the assistant's", ErrInput, n, MaxMessages)
	}
	return nil
}

// turns checks the order of the speakers of a conversation that may go on.
func turns(messages []Message) error {
	next := []Role{System, User}
	for i, m := range messages {
		if !slices.Contains(next, m.Role) {
			return fmt.Errorf("%w: message %d is from %q, want %q", ErrInput, i+1, m.Role, next[len(next)-1])
		}
		switch {
		case m.Role == System:
			next = []Role{User}
		case m.Role == User:
			next = []Role{Assistant}
		case m.Role == Tool:
			next = []Role{Tool, Assistant}
		case m.Extra != "":
			next = []Role{Tool, User}
		default:
			next = []Role{User}
		}
	}
	return nil
}
