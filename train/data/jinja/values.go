package jinja

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// plain is a value as the engine wants it: objects are maps, whose order the run
// keeps.
func (r *run) plain(v any) any {
	switch v := v.(type) {
	case Object:
		m := make(map[string]any, len(v.Keys))
		for _, key := range v.Keys {
			m[key] = r.plain(v.Values[key])
		}
		r.orders[reflect.ValueOf(m).Pointer()] = v.Keys
		return m
	case []any:
		list := make([]any, len(v))
		for i, x := range v {
			list[i] = r.plain(x)
		}
		return list
	}
	return v
}

// keys lists the keys of a map: those of an object in their order, others
// sorted.
func (r *run) keys(m reflect.Value) []string {
	if order, ok := r.orders[m.Pointer()]; ok && len(order) == m.Len() {
		return order
	}
	names := make([]string, 0, m.Len())
	for _, key := range m.MapKeys() {
		names = append(names, fmt.Sprint(key.Interface()))
	}
	slices.Sort(names)
	return names
}

// maxNesting bounds the depth of a JSON value.
const maxNesting = 64

// ParseJSON reads one JSON value: an Object, []any, text, int, float64, bool or
// nil.
func ParseJSON(b []byte) (any, error) {
	d := json.NewDecoder(strings.NewReader(string(b)))
	d.UseNumber()
	v, err := parseValue(d, 0)
	if err != nil {
		return nil, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("something follows the JSON value")
	}
	return v, nil
}

func parseValue(d *json.Decoder, depth int) (any, error) {
	t, err := d.Token()
	if err != nil {
		return nil, err
	}
	switch t := t.(type) {
	case json.Number:
		return number(t)
	case json.Delim:
		if depth == maxNesting {
			return nil, fmt.Errorf("a JSON value is nested more than %d deep", maxNesting)
		}
		if t == '{' {
			return parseObject(d, depth+1)
		}
		list := []any{}
		for d.More() {
			v, err := parseValue(d, depth+1)
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		_, err := d.Token()
		return list, err
	}
	return t, nil
}

func parseObject(d *json.Decoder, depth int) (any, error) {
	o := Object{Values: map[string]any{}}
	for d.More() {
		t, err := d.Token()
		if err != nil {
			return nil, err
		}
		key := t.(string) // the decoder lets nothing else stand here
		if _, twice := o.Values[key]; twice {
			return nil, fmt.Errorf("key %q comes twice", key)
		}
		if o.Values[key], err = parseValue(d, depth); err != nil {
			return nil, err
		}
		o.Keys = append(o.Keys, key)
	}
	_, err := d.Token()
	return o, err
}

// number is an int where Python's is and fits here, else a float64.
func number(n json.Number) (any, error) {
	if !strings.ContainsAny(string(n), ".eE") {
		i, err := strconv.Atoi(string(n))
		if err != nil {
			return nil, fmt.Errorf("number %.40s is too large", n)
		}
		return i, nil
	}
	return n.Float64()
}

// pythonFloat is Python's repr of a float.
func pythonFloat(f float64) string {
	if exponent := math.Abs(f); exponent != 0 && (exponent < 1e-4 || exponent >= 1e16) {
		return strconv.FormatFloat(f, 'e', -1, 64)
	}
	s := strconv.FormatFloat(f, 'f', -1, 64)
	if !strings.Contains(s, ".") {
		s += ".0"
	}
	return s
}
