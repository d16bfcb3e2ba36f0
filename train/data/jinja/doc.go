// Package jinja renders the chat templates of model folders, which are written
// in Jinja, as transformers renders them (trim_blocks, lstrip_blocks, its own
// tojson). The engine is github.com/nikolalohinski/gonja/v2.
//
// Flow. New rewrites what that engine does not parse (conditional expressions
// within brackets, calls on a bracket) and compiles. Render executes on values
// that the caller gives: texts, numbers, booleans, nil, lists ([]any) and
// Objects, whose keys keep their order.
//
// A template comes with a model that somebody else made, so it is not trusted.
// It has no files, no clock, no randomness and no functions but those of
// sandbox.go. Its source, the depth of its brackets and calls, its statements
// and loops, its variables and its output are limited. Methods that would change
// the caller's values are left out, as in transformers.
//
// What differs from Python: None is printed as nothing, and an index into a text
// counts bytes. Package sft compares what a template made with the messages that
// went in.
//
// strftime_now is not defined, so that a template gives the same text on every
// day; templates that ask for it have a date of their own then.
package jinja
