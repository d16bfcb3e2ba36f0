package strictyaml

import (
	"reflect"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/token"
)

// unknown names the nearest key of the section, or the section that has the key.
func (d decoder) unknown(at *token.Position, path, name string, fields []field) error {
	where := ""
	if path != "" {
		where = " in " + path
	}
	keys := names(fields)
	hint := "known keys" + where + ": " + strings.Join(keys, ", ")
	if near := nearest(name, keys); near != "" {
		return d.fail(at, hint, "unknown key %q%s: did you mean %q?", name, where, near)
	}
	if other := sectionWith(d.root, "", name); other != "" {
		return d.fail(at, "move it under \""+other+"\"", "unknown key %q%s: it belongs in %q", name, where, other)
	}
	return d.fail(at, hint, "unknown key %q%s", name, where)
}

// sectionWith is the path of the first section that has a key; "" if none has.
func sectionWith(t reflect.Type, path, key string) string {
	for _, f := range fieldsOf(t) {
		inner := t.FieldByIndex(f.index).Type
		if inner.Kind() != reflect.Struct {
			continue
		}
		at := strings.TrimPrefix(path+"."+f.key, ".")
		if slices.Contains(names(fieldsOf(inner)), key) {
			return at
		}
		if deeper := sectionWith(inner, at, key); deeper != "" {
			return deeper
		}
	}
	return ""
}

// nearest is the key that was meant: within two edits, or a third of the name;
// "" where none is.
func nearest(name string, keys []string) string {
	best, at := max(2, min(len(name), 60)/3)+1, ""
	for _, k := range keys {
		if d := edits(name, k); d < best {
			best, at = d, k
		}
	}
	return at
}

// edits is the Levenshtein distance of two words; a name far longer than any
// key counts as its length.
func edits(a, b string) int {
	if len(a) > 64 {
		return len(a)
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], cost
		}
	}
	return row[len(b)]
}
