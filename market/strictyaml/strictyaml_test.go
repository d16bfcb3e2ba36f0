package strictyaml_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market/strictyaml"
)

var errTest = errors.New("bad test file")

var format = strictyaml.Format{
	MaxBytes: 1000, Err: errTest, TooLarge: "make it smaller", Help: "see the example",
	Kinds: map[string]strictyaml.Kind{"upper": {Want: "capitals", Parse: func(s string) (any, error) {
		if s != strings.ToUpper(s) {
			return nil, strictyaml.ErrValue
		}
		return section{Text: s}, nil
	}}},
}

type section struct {
	Text string `json:"text,omitempty"`
	Deep struct {
		Key uint8 `yaml:"deep_key" like:"7"`
	} `yaml:"deep"`
}

type embedded struct {
	Inner string `yaml:"inner" one:"a b" want:"a or b"`
}

type all struct {
	Int     int     `yaml:"int"`
	Float   float64 `yaml:"float"`
	Bool    bool    `yaml:"bool"`
	Section section `yaml:"section"`
	Either  section `yaml:"either" as:"upper"`
	embedded
	List     []string  `yaml:"list"`
	Sections []section `yaml:"sections"`
	Hidden   int       `yaml:"-"`
	NoKey    int
}

func decode(src string) (v all, d *strictyaml.Document, err error) {
	v.Int, v.List = 5, []string{"default"}
	if d, err = format.Parse("f", []byte(src)); err == nil {
		err = d.Decode(&v)
	}
	return v, d, err
}

func TestDecode(t *testing.T) {
	for src, want := range map[string]func(*all){
		"bool: true":                       func(a *all) { a.Bool = true },
		"int: -1_000":                      func(a *all) { a.Int = -1000 },
		"float: 1e-3":                      func(a *all) { a.Float = 1e-3 },
		"inner: b":                         func(a *all) { a.Inner = "b" },
		"section: {text: 0.10}":            func(a *all) { a.Section.Text = "0.10" }, // the text, not a number
		"section: {text: 'it''s'}":         func(a *all) { a.Section.Text = "it's" },
		"section: {deep: {deep_key: 255}}": func(a *all) { a.Section.Deep.Key = 255 },
		"either: BIG":                      func(a *all) { a.Either.Text = "BIG" },
		"either: {text: small}":            func(a *all) { a.Either.Text = "small" },
		"list: []":                         func(a *all) { a.List = []string{} },
		"list:":                            func(a *all) { a.List = nil },
		"list: [a, 1]":                     func(a *all) { a.List = []string{"a", "1"} },
		"sections: [{text: x}]":            func(a *all) { a.Sections = []section{{Text: "x"}} },
		"\ufeff{\"int\":\t7,\n\t\"bool\": true}\n": func(a *all) { a.Int, a.Bool = 7, true },
	} {
		a := all{Int: 5, List: []string{"default"}}
		want(&a)
		if got, _, err := decode(src); err != nil || !reflect.DeepEqual(got, a) {
			t.Errorf("%q: %+v, %v", src, got, err)
		}
	}
}

func TestMistakes(t *testing.T) {
	for src, want := range map[string]string{
		"int: 1.5":                           `f:1:6: int: "1.5": want a whole number | see the example`,
		"int: 9223372036854775808":           `want a whole number`,
		"float: .nan":                        `f:1:1: float: want a number, not NaN`,
		"section: {deep: {deep_key: -1}}":    `f:1:28: section.deep.deep_key: "-1": want a whole number, such as 7`,
		"section: x":                         `f:1:1: section: want keys and values, not text | indent its keys under "section": text, deep`,
		"either: big":                        `f:1:9: either: "big": want capitals`,
		"inner: c":                           `f:1:8: inner: "c": want a or b`,
		"list: {a: b}":                       `f:1:1: list: want a list, not keys and values`,
		"list: [{a: b}]":                     `list[0]: want a text, not keys and values`,
		"sections:\n  - text: x\n  - txt: y": `f:3:5: unknown key "txt" in sections[1]: did you mean "text"? | known keys in sections[1]: text, deep`,
		"deep_key: 1":                        `f:1:1: unknown key "deep_key": it belongs in "section.deep" | move it under "section.deep"`,
		"-: 1":                               `f:1:`,
		"Hidden: 1":                          `unknown key "Hidden"`,
		"NoKey: 1":                           `unknown key "NoKey"`,
		"int: 1\n'int': 2":                   `already defined`,
		"\tint: 1":                           `f:1:4: tab character | indent with spaces`,
		"section:\n\ttext: x":                `f:2: | indent with spaces`,
		"int: 1\r\nbool: \x1b[0m":            `f:2:7: a control character (U+001B) | remove it`,
		"a\xc3":                              `f:1:2: not UTF-8 text | save the file as UTF-8`,
		strings.Repeat("[", 17):              `f:1:17: nested deeper than 16 levels | see the example`,
		strings.Repeat(" ", 1001):            `f: larger than 1000 bytes | make it smaller`,
		"":                                   `f: want one YAML document with keys and values | see the example`,
		"int: 1\n---\nint: 2":                `f:3:4: want one YAML document, not 2`,
		"[1]":                                `f:1:1: want keys and values`,
	} {
		_, _, err := decode(src)
		message, hint, _ := strings.Cut(want, " | ")
		var e *strictyaml.Error
		if !errors.As(err, &e) || !errors.Is(err, errTest) || !strings.Contains(e.Error(), message) {
			t.Errorf("%q:\n got %v\nwant %s", src, err, want)
		} else if e.Hint() == "" || !strings.Contains(e.Hint(), hint) {
			t.Errorf("%q: hint %q, want %q", src, e.Hint(), hint)
		}
	}
}

func TestRefuse(t *testing.T) {
	_, d, err := decode("int: 3\nsection:\n  text: x\n")
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		"int": "f:1:6: no", "section.text": "f:3:9: no", "section.deep.deep_key": "f:2:1: no", "bool": "f: no",
	} {
		if got := d.Refuse(path, "", "no"); got.Error() != want {
			t.Errorf("%s: %v, want %s", path, got, want)
		}
	}
	if !d.Has("section.text") || d.Has("bool") {
		t.Error("Has is wrong about what is in the file")
	}
}

func FuzzDecode(f *testing.F) {
	f.Add("int: 1\nsection: {text: x, deep: {deep_key: 2}}\nlist: [a, b]\nsections:\n  - text: y\n")
	f.Add("{\"int\":\t1}")
	f.Add("a: &x [*x]\n<<: *x\n? b\n: !!int c\n--- |\n d")
	f.Fuzz(func(t *testing.T, src string) {
		var e *strictyaml.Error
		if _, _, err := decode(src); err != nil && (!errors.As(err, &e) || e.Message == "" || e.Hint() == "") {
			t.Fatalf("error without a message or a hint: %v", err)
		}
	})
}
