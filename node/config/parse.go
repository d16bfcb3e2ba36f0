package config

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"

	"github.com/infernetprotocol/infernet/market"
)

// maxFile bounds a configuration file.
const maxFile = 1 << 20

// Load reads and validates the configuration.
func Load(h Home) (Config, error) {
	b, err := read(h.ConfigFile())
	if errors.Is(err, os.ErrNotExist) {
		return Config{}, &advised{fmt.Errorf("%w at %s", ErrMissing, h.ConfigFile()), "run `" + h.Init() + "` first"}
	}
	if err != nil {
		return Config{}, err
	}
	c, err := Parse(b)
	if err != nil {
		err = &advised{fmt.Errorf("%s: %w", h.ConfigFile(), err), "correct the file; `infernet doctor` checks it"}
	}
	return c, err
}

// read reads at most one byte more than a configuration may have.
func read(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxFile+1))
}

// advised is an error that says what to do next.
type advised struct {
	error
	hint string
}

func (a *advised) Unwrap() error { return a.error }
func (a *advised) Hint() string  { return a.hint }

// Parse decodes a configuration over the defaults, strictly.
func Parse(b []byte) (Config, error) {
	if len(b) > maxFile {
		return Config{}, fmt.Errorf("%w: larger than 1 MiB", ErrInvalid)
	}
	c := Default()
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		return Config{}, fmt.Errorf("%w: %s: %s", ErrInvalid, place(b, offset(b, d, err)), explained(err))
	}
	if d.More() {
		return Config{}, fmt.Errorf("%w: %s: text after the closing brace", ErrInvalid, place(b, d.InputOffset()))
	}
	return c, c.Validate()
}

// unknownKey is how encoding/json names a key that is not known, quoted.
const unknownKey = "json: unknown field "

// explained is what is wrong with the text; for a key that is not known with the
// one that was meant.
func explained(err error) string {
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return fmt.Sprintf("%s: want %s, not %s", kind.Field, wanted(kind.Type), kind.Value)
	}
	quoted, ok := strings.CutPrefix(err.Error(), unknownKey)
	if !ok {
		return err.Error()
	}
	if near := market.NearestKey(strings.Trim(quoted, `"`), keysOf(reflect.TypeFor[Config]())); near != "" {
		return fmt.Sprintf("unknown key %s: did you mean %q?", quoted, near)
	}
	return "unknown key " + quoted
}

// wanted is what a key takes, in JSON's words.
func wanted(t reflect.Type) string {
	switch t.Kind() {
	case reflect.String:
		return `a text in quotes`
	case reflect.Bool:
		return "true or false"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Struct, reflect.Map:
		return "an object"
	}
	return "a number that fits"
}

// keysOf are the keys of a struct and of those within it.
func keysOf(t reflect.Type) (keys []string) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct {
		return nil
	}
	for i := range t.NumField() {
		f := t.Field(i)
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" {
			keys = append(keys, name)
		}
		keys = append(keys, keysOf(f.Type)...)
	}
	return keys
}

// offset is where in the text decoding failed, as near as encoding/json tells.
func offset(b []byte, d *json.Decoder, err error) int64 {
	// A key that is not known is only named; its first mention is shown.
	if name, ok := strings.CutPrefix(err.Error(), unknownKey); ok {
		return int64(bytes.Index(b, []byte(name)))
	}
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return syntax.Offset
	case errors.As(err, &kind):
		return kind.Offset
	}
	return d.InputOffset()
}

// place names an offset for people.
func place(b []byte, at int64) string {
	before := b[:min(max(at, 0), int64(len(b)))]
	return fmt.Sprintf("line %d", 1+bytes.Count(before, []byte{'\n'}))
}
