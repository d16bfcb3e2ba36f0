// Package strictjson reads JSON objects from untrusted files. It matches keys
// exactly and refuses duplicate keys, both of which encoding/json is lax about.
// A caller can then refuse an unknown key by name instead of ignoring it.
package strictjson

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// ErrSyntax is wrapped by every error of this package.
var ErrSyntax = errors.New("not a JSON object with unique keys")

// Object is a decoded object. Keys keep the order of the text.
type Object struct {
	Keys   []string
	Values map[string]json.RawMessage
}

// Parse reads b, which must be one object of at most maxKeys keys, with nothing
// but white space around it.
func Parse(b []byte, maxKeys int) (Object, error) {
	o := Object{Values: map[string]json.RawMessage{}}
	d := json.NewDecoder(bytes.NewReader(b))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return o, fmt.Errorf("%w: it does not start with {", ErrSyntax)
	}
	for d.More() {
		if err := o.field(d); err != nil {
			return o, err
		}
		if len(o.Keys) > maxKeys {
			return o, fmt.Errorf("%w: more than %d keys", ErrSyntax, maxKeys)
		}
	}
	if _, err := d.Token(); err != nil {
		return o, fmt.Errorf("%w: %w", ErrSyntax, err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return o, fmt.Errorf("%w: something follows it", ErrSyntax)
	}
	return o, nil
}

func (o *Object) field(d *json.Decoder) error {
	t, err := d.Token()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSyntax, err)
	}
	key := t.(string) // the decoder lets nothing else stand here
	if _, twice := o.Values[key]; twice {
		return fmt.Errorf("%w: key %q comes twice", ErrSyntax, key)
	}
	var v json.RawMessage
	if err := d.Decode(&v); err != nil {
		return fmt.Errorf("%w: key %q: %w", ErrSyntax, key, err)
	}
	o.Keys = append(o.Keys, key)
	o.Values[key] = v
	return nil
}

// Get decodes the value of key into v and reports whether the key is present. A
// null counts as absent.
func (o Object) Get(key string, v any) (bool, error) {
	raw, ok := o.Values[key]
	if !ok || string(raw) == "null" {
		return false, nil
	}
	if err := json.Unmarshal(raw, v); err != nil {
		return false, fmt.Errorf("%w: key %q: %w", ErrSyntax, key, err)
	}
	return true, nil
}
