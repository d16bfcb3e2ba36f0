package strictyaml

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

// Bounds of every file, far beyond what people write. Below them the YAML
// library takes less than a tenth of a second.
const (
	maxTokens = 4096 // comments do not count
	maxDepth  = 16   // of brackets
)

// Format is a kind of file.
type Format struct {
	MaxBytes int
	Err      error  // every error about such a file wraps it
	TooLarge string // the hint if a file is larger
	Help     string // the hint where there is none of more use: where the keys are explained
	Kinds    map[string]Kind
}

// Kind is a kind of value that is written as one text. Parse returns what is
// assigned to the field; its error's text is shown, unless it is ErrValue.
// Without Parse the field's own type says how it is read.
type Kind struct {
	Want  string // what is wanted, such as "a time span"
	Parse func(text string) (any, error)
	// List says that the value may be written as a list of texts too. Parse gets them with a comma
	// between each two.
	List bool
}

// Document is a file whose syntax is right.
type Document struct {
	format Format
	name   string
	root   ast.MapNode
	at     map[string]*token.Position // of the values that Decode has read, by path
}

// Parse reads the one mapping that src must be. name is the file's name, for
// messages. Errors are of type *Error.
func (f Format) Parse(name string, src []byte) (*Document, error) {
	d := &Document{format: f, name: name}
	if len(src) > f.MaxBytes {
		return nil, d.fail(nil, f.TooLarge, "larger than %d bytes", f.MaxBytes)
	}
	src = bytes.TrimPrefix(src, []byte("\ufeff"))
	if err := d.checkText(src); err != nil {
		return nil, err
	}
	if json.Valid(src) {
		// YAML knows no tabs; in valid JSON they stand only between tokens.
		src = bytes.ReplaceAll(src, []byte("\t"), []byte(" "))
	}
	tokens := lexer.Tokenize(string(src))
	if err := d.checkTokens(tokens); err != nil {
		return nil, err
	}
	file, err := parser.Parse(tokens, 0)
	if err != nil {
		return nil, d.syntax(err)
	}
	return d, d.setRoot(file.Docs)
}

// checkText refuses what is not text; YAML 1.2.2, section 5.1.
func (d *Document) checkText(src []byte) error {
	for i := 0; i < len(src); {
		r, size := utf8.DecodeRune(src[i:])
		if r == utf8.RuneError && size == 1 {
			return d.fail(placeOf(src[:i]), "save the file as UTF-8", "not UTF-8 text")
		}
		if r < ' ' && r != '\n' && r != '\t' && r != '\r' || r == 0x7f {
			return d.fail(placeOf(src[:i]), "remove it", "a control character (%U)", r)
		}
		i += size
	}
	return nil
}

// placeOf is the place of what follows before.
func placeOf(before []byte) *token.Position {
	line := before[bytes.LastIndexByte(before, '\n')+1:]
	return &token.Position{Line: 1 + bytes.Count(before, []byte("\n")), Column: 1 + utf8.RuneCount(line)}
}

func (d *Document) checkTokens(tokens token.Tokens) error {
	count, depth := 0, 0
	for _, t := range tokens {
		switch t.Type {
		case token.CommentType:
			continue
		case token.MappingStartType, token.SequenceStartType:
			depth++
		case token.MappingEndType, token.SequenceEndType:
			depth--
		}
		count++
		if depth > maxDepth {
			return d.fail(t.Position, d.format.Help, "nested deeper than %d levels", maxDepth)
		}
		if count > maxTokens {
			return d.fail(t.Position, d.format.Help, "more than %d keys, values and marks", maxTokens)
		}
	}
	return nil
}

func (d *Document) syntax(err error) error {
	hint := "check the indentation, and quote text that holds ':' or '#'"
	if strings.Contains(err.Error(), "'\t'") || strings.Contains(err.Error(), "tab character") {
		hint = "indent with spaces: YAML takes no tabs"
	}
	var e interface {
		GetToken() *token.Token
		GetMessage() string
	}
	if errors.As(err, &e) && e.GetToken() != nil {
		return d.fail(e.GetToken().Position, hint, "%s", firstLine(e.GetMessage()))
	}
	return d.fail(nil, hint, "%s", firstLine(err.Error()))
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}

func (d *Document) setRoot(docs []*ast.DocumentNode) error {
	if len(docs) > 1 && docs[1].Body != nil {
		hint := "keep one, and remove the others with their ---"
		return d.fail(position(docs[1].Body), hint, "want one YAML document, not %d", len(docs))
	}
	if len(docs) != 1 || docs[0].Body == nil {
		return d.fail(nil, d.format.Help, "want one YAML document with keys and values")
	}
	root, ok := docs[0].Body.(ast.MapNode)
	if !ok {
		return d.fail(position(docs[0].Body), d.format.Help, "want keys and values, such as \"name: value\"")
	}
	d.root = root
	return nil
}

func position(n ast.Node) *token.Position {
	if n == nil || n.GetToken() == nil {
		return nil
	}
	return n.GetToken().Position
}
