package jinja

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/nikolalohinski/gonja/v2/config"
	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/nikolalohinski/gonja/v2/loaders"
)

// Limits of a template.
const (
	MaxSource = 128 << 10 // bytes of its text
	MaxOutput = 16 << 20  // bytes of what it writes, and of a variable
	maxDepth  = 64        // brackets within brackets, calls within calls
	maxJoins  = 64        // additions of one tag
	maxWork   = 1 << 21   // statements executed, and things looped over
	maxRange  = 1 << 12   // numbers of a range
)

// Errors of this package; test with errors.Is.
var (
	// ErrTemplate: a template cannot be read or executed.
	ErrTemplate = errors.New("chat template")
	// ErrRefused is a template's own refusal (raise_exception). It wraps
	// ErrTemplate.
	ErrRefused = fmt.Errorf("%w refuses", ErrTemplate)
	// ErrLimit: a template asks for more than the limits. It wraps ErrTemplate.
	ErrLimit = fmt.Errorf("%w exceeds a limit", ErrTemplate)
)

// Template is a compiled template. It is safe for concurrent use.
type Template struct{ compiled *exec.Template }

// New compiles a template of at most MaxSource bytes. The error wraps
// ErrTemplate.
func New(source string) (t *Template, err error) {
	defer func() {
		if r := recover(); r != nil { // the engine panics on some malformed texts
			t, err = nil, fmt.Errorf("%w: %v", ErrTemplate, r)
		}
	}()
	if len(source) > MaxSource {
		return nil, fmt.Errorf("%w: %d bytes, want at most %d", ErrLimit, len(source), MaxSource)
	}
	rewritten, err := rewrite(source)
	if err != nil {
		return nil, err
	}
	settings := config.New()
	settings.TrimBlocks, settings.LeftStripBlocks = true, true
	const name = "/template"
	loader, err := loaders.NewShiftedLoader(name, strings.NewReader(rewritten), loaders.MustNewMemoryLoader(nil))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrTemplate, err)
	}
	compiled, err := exec.NewTemplate(name, settings, loader, environment)
	if err != nil {
		return nil, fmt.Errorf("%w: %s", ErrTemplate, last(err))
	}
	return &Template{compiled}, nil
}

// last is the end of an error's text, where the engine names the reason.
func last(err error) string {
	s := err.Error()
	return s[max(0, len(s)-200):]
}

// Render executes the template. Values that are no text, number, boolean, nil,
// []any or Object are not allowed. The error wraps ErrTemplate.
func (t *Template) Render(values map[string]any) (text string, err error) {
	defer func() {
		switch r := recover().(type) { // the engine panics on some operations, such as a division by zero
		case nil:
		case tooLong:
			text, err = "", fmt.Errorf("%w: a text of more than %d bytes", ErrLimit, MaxOutput)
		default:
			text, err = "", fmt.Errorf("%w: %v", ErrTemplate, r)
		}
	}()
	r := &run{orders: map[uintptr][]string{}}
	plain := map[string]any{runName: r}
	for name, v := range values {
		plain[name] = r.plain(v)
	}
	var out bytes.Buffer
	err = t.compiled.Execute(&limited{&out, r}, exec.NewContext(plain))
	if r.failed != nil {
		return "", r.failed
	} else if err != nil {
		return "", fmt.Errorf("%w: %s", ErrTemplate, last(err))
	}
	return out.String(), nil
}

// Object is a JSON object. Its keys have an order, in which they are printed.
type Object struct {
	Keys   []string
	Values map[string]any
}

// tooLong is the panic of a method that would make a text longer than
// MaxOutput: the engine does not keep the errors of methods.
type tooLong struct{}

// run is one execution.
type run struct {
	work   int
	depth  int
	orders map[uintptr][]string // keys of the objects, by their maps
	failed error                // the first refusal, which the engine's errors do not keep
}

// runName is where the context keeps the run. No template can write this name.
const runName = "\x00run"

func runOf(c *exec.Context) *run {
	v, _ := c.Get(runName)
	r, ok := v.(*run)
	if !ok {
		r = &run{orders: map[uintptr][]string{}}
	}
	return r
}

// fail keeps the first error.
func (r *run) fail(kind error, format string, args ...any) error {
	if r.failed == nil {
		r.failed = fmt.Errorf("%w: %s", kind, fmt.Sprintf(format, args...))
	}
	return r.failed
}

// charge counts work.
func (r *run) charge(n int) error {
	if r.work += n; r.work > maxWork || r.failed != nil {
		return r.fail(ErrLimit, "more than %d statements and turns of loops", maxWork)
	}
	return nil
}

// limited is an output that ends at MaxOutput.
type limited struct {
	out *bytes.Buffer
	run *run
}

func (l *limited) Write(b []byte) (int, error) {
	if l.out.Len()+len(b) > MaxOutput {
		return 0, l.run.fail(ErrLimit, "more than %d bytes of output", MaxOutput)
	}
	return l.out.Write(b)
}
