package strictjson

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	o, err := Parse([]byte(` {"b": [1,2], "a": null, "B": "x"} `), 3)
	if err != nil || !slices.Equal(o.Keys, []string{"b", "a", "B"}) {
		t.Fatalf("%v, %v", o.Keys, err)
	}
	var list []int
	if ok, err := o.Get("b", &list); !ok || err != nil || list[1] != 2 {
		t.Errorf("b: %v %v %v", ok, err, list)
	}
	for _, key := range []string{"a", "c"} {
		if ok, err := o.Get(key, &list); ok || err != nil {
			t.Errorf("%s: %v, %v", key, ok, err)
		}
	}
	if ok, err := o.Get("B", &list); ok || !errors.Is(err, ErrSyntax) {
		t.Errorf("B as a list: %v, %v", ok, err)
	}
}

func TestParseRefuses(t *testing.T) {
	for in, says := range map[string]string{
		``: "start", `[]`: "start", `"x"`: "start", `{"a":1,"a":2}`: `"a" comes twice`, `{"a":1}{}`: "follows",
		`{"a":1} x`: "follows",
		`{"a":1`:    "", `{"a"}`: "", `{a:1}`: "", `{"a":1,}`: "", `{"a":1,"b":2,"c":3,"d":4}`: "more than 3",
		`{"a":tru}`: `"a"`,
	} {
		if _, err := Parse([]byte(in), 3); !errors.Is(err, ErrSyntax) || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", in, err)
		}
	}
}
