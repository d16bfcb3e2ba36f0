package strictyaml

import (
	"errors"
	"fmt"

	"github.com/goccy/go-yaml/token"
)

// Error points at a mistake in a file.
type Error struct {
	File         string
	Line, Column int // from 1; 0 if the mistake has no place
	Message      string
	Advice       string
	kind         error
}

// Error is file:line:column: message.
func (e *Error) Error() string {
	if e.Line == 0 {
		return e.File + ": " + e.Message
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Message)
}

// Hint says what to do next.
func (e *Error) Hint() string { return e.Advice }

// Unwrap returns the Err of the file's Format.
func (e *Error) Unwrap() error { return e.kind }

// ErrValue is what Kind.Parse returns to say no more than that the text is not
// what is wanted.
var ErrValue = errors.New("not what is wanted")

// because is the part of a message that only err knows.
func because(err error) string {
	if errors.Is(err, ErrValue) {
		return ""
	}
	return ": " + err.Error()
}

func (d *Document) fail(at *token.Position, hint, format string, args ...any) error {
	e := &Error{File: d.name, Message: fmt.Sprintf(format, args...), Advice: hint, kind: d.format.Err}
	if at != nil {
		e.Line, e.Column = at.Line, at.Column
	}
	return e
}
