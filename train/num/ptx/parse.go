package ptx

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Limits of what Parse accepts.
const (
	maxText      = 16 << 20
	maxRegisters = 1 << 16
	maxShared    = 48 << 10 // static shared memory of a block on every GPU
	maxParams    = 4 << 10
)

// Module is a parsed text.
type Module struct{ entries map[string]*Entry }

// Entry is a kernel of a module.
type Entry struct {
	Name       string
	MaxThreads int // of a block; 0 is no limit but the hardware's
	params     map[string]int
	paramBytes int
	shared     map[string]uint64
	sharedSize int
	slots      slots
	code       []instruction
}

// Entry finds a kernel by name, or nil.
func (m *Module) Entry(name string) *Entry { return m.entries[name] }

// Entries are the kernels of a module, by name.
func (m *Module) Entries() []*Entry {
	es := slices.Collect(maps.Values(m.entries))
	slices.SortFunc(es, func(a, b *Entry) int { return strings.Compare(a.Name, b.Name) })
	return es
}

// ParamBytes is the size of the arguments that Launch wants.
func (e *Entry) ParamBytes() int { return e.paramBytes }

// Parse reads a PTX text. The error wraps ErrSyntax or ErrUnknown and names a
// line.
func Parse(text string) (*Module, error) {
	r := &reader{}
	if len(text) > maxText {
		r.fail(ErrSyntax, "%d bytes, at most %d are read", len(text), maxText)
		return nil, r.err
	}
	if r.tokens, r.err = lex(text); r.err != nil {
		return nil, r.err
	}
	m := &Module{entries: map[string]*Entry{}}
	for r.err == nil && r.at < len(r.tokens) {
		m.item(r)
	}
	if r.err != nil {
		return nil, r.err
	}
	return m, nil
}

// item reads one directive of a module. It ignores variables of a module; code
// that uses one is refused, because the name is then unknown.
func (m *Module) item(r *reader) {
	switch d := r.next(); d {
	case ".version", ".target", ".address_size":
		r.next()
	case ".global":
		r.skip(";")
	case ".visible":
		r.expect(".entry")
		e := parseEntry(r)
		if m.entries[e.Name] != nil {
			r.fail(ErrSyntax, "a second entry %s", e.Name)
		}
		m.entries[e.Name] = e
	default:
		r.fail(ErrUnknown, "the directive %q", d)
	}
}

func parseEntry(r *reader) *Entry {
	e := &Entry{Name: r.next(), params: map[string]int{}, shared: map[string]uint64{}}
	e.slots.init()
	r.expect("(")
	for r.err == nil && !r.accept(")") {
		e.param(r)
		r.accept(",")
	}
	if r.accept(".maxntid") {
		e.MaxThreads = number(r)
		for r.accept(",") {
			e.MaxThreads *= number(r)
		}
	}
	r.expect("{")
	b := body{e: e, r: r, labels: map[string]int{}}
	for r.err == nil && !r.accept("}") {
		b.statement()
	}
	b.link()
	return e
}

func number(r *reader) int {
	n, err := strconv.Atoi(r.next())
	if err != nil || n < 0 {
		r.fail(ErrSyntax, "a number is missing")
	}
	return n
}

var paramSizes = map[string]int{".u64": 8, ".u32": 4, ".f32": 4}

// param lays parameters out as the ABI does: each aligned to its size.
func (e *Entry) param(r *reader) {
	r.expect(".param")
	size, align := 0, 0
	if r.accept(".align") {
		align = number(r)
		r.expect(".b8")
	} else if t := r.next(); paramSizes[t] == 0 {
		r.fail(ErrUnknown, "a parameter of type %q", t)
		return
	} else {
		size, align = paramSizes[t], paramSizes[t]
	}
	name := r.next()
	if size == 0 {
		r.expect("[")
		size = number(r)
		r.expect("]")
	}
	if align < 1 || align > 16 || align&(align-1) != 0 || size > maxParams {
		r.fail(ErrSyntax, "the parameter %s of %d bytes, aligned to %d", name, size, align)
		return
	}
	at := roundUp(e.paramBytes, align)
	e.params[name], e.paramBytes = at, at+size
	if e.paramBytes > maxParams {
		r.fail(ErrSyntax, "more than %d bytes of parameters", maxParams)
	}
}

func roundUp(n, align int) int { return (n + align - 1) / align * align }

// body is an entry that is being read.
type body struct {
	e      *Entry
	r      *reader
	labels map[string]int
	jumps  []jump
}

// jump is a branch whose label may follow later.
type jump struct {
	code  int
	label string
	line  int
}

func (b *body) statement() {
	r := b.r
	switch t := r.peek(); {
	case t == ".reg":
		b.registers()
	case t == ".shared":
		b.sharedVariable()
	case t == ".pragma":
		r.skip(";") // advice to the assembler
	case strings.HasPrefix(t, "$"):
		r.next()
		r.expect(":")
		if _, twice := b.labels[t]; twice {
			r.fail(ErrSyntax, "a second label %s", t)
		}
		b.labels[t] = len(b.e.code)
	default:
		b.instruction()
	}
}

// registers reads ".reg .f32 %f<12>;": %f0 to %f11.
func (b *body) registers() {
	r := b.r
	r.expect(".reg")
	kind, ok := map[string]class{".pred": bit, ".f32": word, ".b32": word, ".b64": long}[r.next()]
	if !ok {
		r.fail(ErrUnknown, "registers of this type")
		return
	}
	prefix := r.next()
	r.expect("<")
	n := number(r)
	r.expect(">")
	r.expect(";")
	if n > maxRegisters || !b.e.slots.declare(prefix, kind, n) {
		r.fail(ErrSyntax, "%d registers %s", n, prefix)
	}
}

// sharedVariable reads ".shared .align 16 .b8 name[8704];".
func (b *body) sharedVariable() {
	r := b.r
	r.expect(".shared")
	r.expect(".align")
	align := number(r)
	r.expect(".b8")
	name := r.next()
	r.expect("[")
	size := number(r)
	r.expect("]")
	r.expect(";")
	if align < 4 || align > 128 || align&(align-1) != 0 || size%4 != 0 || size > maxShared {
		r.fail(ErrUnknown, "shared memory of %d bytes, aligned to %d", size, align)
		return
	}
	at := roundUp(b.e.sharedSize, align)
	b.e.shared[name], b.e.sharedSize = uint64(at), at+size
	if b.e.sharedSize > maxShared {
		r.fail(ErrUnknown, "more than %d bytes of shared memory", maxShared)
	}
}

// link resolves the targets of branches.
func (b *body) link() {
	for _, j := range b.jumps {
		at, ok := b.labels[j.label]
		if !ok && b.r.err == nil {
			b.r.fail(ErrSyntax, "no label %s (line %d)", j.label, j.line)
		}
		b.e.code[j.code].target = at
	}
	if n := len(b.e.code); b.r.err == nil && (n == 0 || b.e.code[n-1].op.kind != opRet) {
		b.r.fail(ErrSyntax, "%s does not end in ret", b.e.Name)
	}
}
