package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

// Exit codes; doc.go and the root's help tell them.
const (
	exitOK          = 0
	exitFailed      = 1
	exitUsage       = 2
	exitNoNode      = 3
	exitIncomplete  = 4
	exitInterrupted = 130
)

// errIncomplete: the job ended without all of its segments.
var errIncomplete = errors.New("the job ended without all of its segments")

// usageError is a mistake of whoever typed the command or wrote the file.
type usageError struct {
	error
	hint string
}

func (e *usageError) Unwrap() error { return e.error }
func (e *usageError) Hint() string  { return e.hint }

func usagef(c *cobra.Command, format string, args ...any) error {
	return &usageError{fmt.Errorf(format, args...), fmt.Sprintf("`%s --help` shows how it is used", c.CommandPath())}
}

// failure is what standard error gets under --json.
type failure struct {
	Error struct {
		Code    string `json:"code"` // of codes
		Message string `json:"message"`
		Hint    string `json:"hint,omitempty"` // what to do next
	} `json:"error"`
}

// codes are the exit codes as words.
var codes = map[int]string{
	exitFailed: "failed", exitUsage: "usage", exitNoNode: "no_node", exitIncomplete: "incomplete",
	exitInterrupted: "interrupted",
}

// report prints an error, as JSON or for a person, and returns the exit code.
func (a *app) report(ctx context.Context, err error) int {
	if err == nil {
		return exitOK
	}
	code := exitCode(err)
	if ctx.Err() != nil && errors.Is(err, context.Canceled) {
		code = exitInterrupted
		err = api.WithHint(errors.New("interrupted"), api.Hint(err))
	}
	if a.json {
		a.reportJSON(err, code)
	} else {
		a.reportText(err)
	}
	return code
}

func (a *app) reportJSON(err error, code int) {
	var f failure
	f.Error.Code, f.Error.Message, f.Error.Hint = codes[code], a.here(err.Error()), a.here(api.Hint(err))
	_ = json.NewEncoder(a.err).Encode(f) // nobody is left to tell
}

func (a *app) reportText(err error) {
	line, rest, _ := strings.Cut(err.Error(), "\n")
	fmt.Fprintln(a.err, "infernet: "+a.here(line))
	if rest != "" {
		fmt.Fprintln(a.err, a.here(rest)) // a log's tail, or errors that came together
	}
	if h := api.Hint(err); h != "" {
		fmt.Fprintln(a.err, "hint: "+a.here(h))
	}
}

func exitCode(err error) int {
	var usage *usageError
	switch {
	case errors.As(err, &usage), errors.Is(err, api.ErrInvalid):
		return exitUsage
	case errors.Is(err, api.ErrNoNode):
		return exitNoNode
	case errors.Is(err, errIncomplete), errors.Is(err, errRunIncomplete):
		return exitIncomplete
	}
	return exitFailed
}
