package strictyaml

import (
	"cmp"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// field is a key that a struct knows.
type field struct {
	key   string
	index []int // for reflect.Value.FieldByIndex
	tag   reflect.StructTag
}

// fieldsOf are the keys of a struct, in the order of its fields.
func fieldsOf(t reflect.Type) (fields []field) {
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous {
			for _, inner := range fieldsOf(f.Type) {
				inner.index = append([]int{i}, inner.index...)
				fields = append(fields, inner)
			}
			continue
		}
		tag, ok := f.Tag.Lookup("yaml")
		if !ok {
			tag = f.Tag.Get("json")
		}
		if key, _, _ := strings.Cut(tag, ","); key != "" && key != "-" {
			fields = append(fields, field{key, []int{i}, f.Tag})
		}
	}
	return fields
}

func names(fields []field) []string {
	keys := make([]string, len(fields))
	for i, f := range fields {
		keys[i] = f.key
	}
	return keys
}

// wanted says what a field takes.
func (f field) wanted(r reflect.Kind, k Kind) string {
	want := cmp.Or(f.tag.Get("want"), k.Want, plain[r], "a whole number")
	if like := f.tag.Get("like"); like != "" {
		want += ", such as " + like
	}
	return want
}

var plain = map[reflect.Kind]string{
	reflect.Bool: "true or false", reflect.String: "a text", reflect.Float64: "a number",
}

// set parses the text of a field.
func (f field) set(dst reflect.Value, k Kind, text string) error {
	if k.Parse != nil {
		v, err := k.Parse(text)
		if err == nil {
			dst.Set(reflect.ValueOf(v).Convert(dst.Type()))
		}
		return err
	}
	switch dst.Kind() {
	case reflect.String:
		if one := f.tag.Get("one"); one != "" && !slices.Contains(strings.Fields(one), text) {
			return ErrValue
		}
		dst.SetString(text)
	case reflect.Bool:
		if text != "true" && text != "false" {
			return ErrValue
		}
		dst.SetBool(text == "true")
	case reflect.Float64:
		v, err := strconv.ParseFloat(text, 64)
		if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
			return ErrValue
		}
		dst.SetFloat(v)
	case reflect.Int:
		v, err := strconv.ParseInt(strings.ReplaceAll(text, "_", ""), 10, 64)
		if err != nil || dst.OverflowInt(v) {
			return ErrValue
		}
		dst.SetInt(v)
	default: // unsigned; SetUint panics at a struct with a field of another type
		v, err := strconv.ParseUint(strings.ReplaceAll(text, "_", ""), 10, 64)
		if err != nil || dst.OverflowUint(v) {
			return ErrValue
		}
		dst.SetUint(v)
	}
	return nil
}
