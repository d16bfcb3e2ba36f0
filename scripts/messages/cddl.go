package main

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"unicode"

	"github.com/fxamacker/cbor/v2"

	"github.com/infernetprotocol/infernet/train/program"
)

// A schema collects CDDL rules (RFC 8610), one for each struct, in the order of first use.
type schema struct {
	comments comments
	seen     map[reflect.Type]bool
}

// binary64 is the name of the type of numbers that are no whole numbers.
const binary64 = "binary64"

var errUndescribed = errors.New("no CDDL is known for the type")

// tables returns the text of each section, by name.
func tables(root string) (map[string]string, error) {
	s := schema{comments: comments{root: root}, seen: map[reflect.Type]bool{}}
	parts := map[string]string{}
	for _, sec := range sections() {
		var b strings.Builder
		for _, o := range sec.objects {
			if err := s.describe(&b, o); err != nil {
				return nil, err
			}
		}
		parts[sec.name] = b.String()
	}
	return parts, nil
}

// describe writes an object: what it is, where it travels, its digest, and its rules.
func (s *schema) describe(b *strings.Builder, o object) error {
	t := reflect.TypeOf(o.value)
	doc, err := s.comments.of(t)
	if err != nil {
		return err
	}
	fmt.Fprintf(b, "#### `%s`\n%s *%s.*\n", ruleName(t), doc.text, sentence(o.where))
	if o.digest != nil {
		fmt.Fprintf(b, "\nDigest: %s.\n", o.digest)
	}
	rules, err := s.rules(t)
	if rules != "" {
		fmt.Fprintf(b, "\n```cddl\n%s```\n\n", rules)
	} else {
		fmt.Fprintf(b, "\nIts fields stand above, with the object that it is part of.\n\n")
	}
	return err
}

// sentence begins a text with a capital letter, if it begins with a word.
func sentence(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// rules returns the rule of a struct and of the structs in it that have none yet.
func (s *schema) rules(t reflect.Type) (string, error) {
	if s.seen[t] {
		return "", nil
	}
	s.seen[t] = true
	doc, err := s.comments.of(t)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	var inner []reflect.Type
	fmt.Fprintf(&b, "%s = {\n", ruleName(t))
	for f := range fieldsOf(t) {
		typ, err := s.expression(f.Type, &inner)
		if err != nil {
			return "", fmt.Errorf("%s.%s: %w", t, f.Name, err)
		}
		b.WriteString(line(f, typ, doc.fields[f.Name]))
	}
	b.WriteString("}\n")
	for _, x := range inner {
		more, err := s.rules(x)
		if err != nil {
			return "", err
		}
		b.WriteString(more)
	}
	return b.String(), nil
}

// fieldsOf yields the fields that are encoded.
func fieldsOf(t reflect.Type) func(func(reflect.StructField) bool) {
	return func(yield func(reflect.StructField) bool) {
		for i := range t.NumField() {
			if f := t.Field(i); f.IsExported() && f.Tag.Get("cbor") != "-" && !yield(f) {
				return
			}
		}
	}
}

// line is one field of a rule, with what it means.
func line(f reflect.StructField, typ, comment string) string {
	key, options, _ := strings.Cut(f.Tag.Get("cbor"), ",")
	optional := ""
	if strings.Contains(options, "omit") {
		optional = "? "
	}
	if comment != "" {
		comment = ": " + comment
	}
	return fmt.Sprintf("  %s%s: %s, ; %s%s\n", optional, key, typ, fieldName(f), comment)
}

// fieldName is a field's name in JSON: max_price.
func fieldName(f reflect.StructField) string {
	if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" && name != "-" {
		return name
	}
	return strings.ReplaceAll(kebab(f.Name), "-", "_")
}

// expression returns the CDDL type of a Go type. Structs in it are added to inner.
func (s *schema) expression(t reflect.Type, inner *[]reflect.Type) (string, error) {
	if t == reflect.TypeFor[cbor.RawMessage]() {
		return "any", nil
	}
	if t == reflect.TypeFor[program.Binary64]() {
		return binary64, nil
	}
	switch t.Kind() {
	case reflect.Bool:
		return "bool", nil
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return fmt.Sprintf("uint .size %d", t.Size()), nil
	case reflect.Int64:
		return "int .size 8", nil
	case reflect.String:
		return "tstr", nil
	case reflect.Struct:
		*inner = append(*inner, t)
		return ruleName(t), nil
	case reflect.Pointer:
		return s.expression(t.Elem(), inner)
	case reflect.Array:
		if t.Elem().Kind() == reflect.Uint8 {
			return fmt.Sprintf("bstr .size %d", t.Len()), nil
		}
		e, err := s.expression(t.Elem(), inner)
		return fmt.Sprintf("[%d*%d %s]", t.Len(), t.Len(), e), err
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return "bstr", nil
		}
		e, err := s.expression(t.Elem(), inner)
		return "[* " + e + "]", err
	}
	return "", fmt.Errorf("%w: %s", errUndescribed, t)
}

// ambiguous are names that types of several packages have.
var ambiguous = map[string]bool{"Message": true, "Reply": true, "Entry": true, "Segment": true, "Header": true}

// ruleName is the name of a type's rule: SignedBid is signed-bid. A name that several
// packages have is preceded by the package's.
func ruleName(t reflect.Type) string {
	name := kebab(t.Name())
	if ambiguous[t.Name()] {
		pkg := t.PkgPath()[strings.LastIndex(t.PkgPath(), "/")+1:]
		name = pkg + "-" + name
	}
	return name
}

// kebab writes MaxPrice as max-price and EndSig as end-sig.
func kebab(name string) string {
	var b strings.Builder
	runes := []rune(name)
	for i, r := range runes {
		begins := unicode.IsUpper(r) && i > 0 && (unicode.IsLower(runes[i-1]) ||
			i+1 < len(runes) && unicode.IsLower(runes[i+1]))
		if begins {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
