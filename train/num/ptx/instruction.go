package ptx

// instruction is one line with its operands as slots. In memory instructions a
// is the base, to which offset is added.
type instruction struct {
	op     *operation
	line   int
	guard  int // slot of a predicate, or -1
	negate bool
	dst    [4]int
	wide   bool // a value of 32 bits goes into a 64-bit register
	a      [4]int
	b, c   int
	d      [4]int
	offset uint64
	target int
}

func (b *body) instruction() {
	r := b.r
	in := instruction{line: r.line(), guard: -1}
	if r.accept("@") {
		in.negate = r.accept("!")
		in.guard = b.source(bit)
	}
	name := r.next()
	op, ok := table[name]
	if !ok {
		r.fail(ErrUnknown, "the instruction %q", name)
		return
	}
	in.op = &op
	b.operands(&in)
	r.expect(";")
	b.e.code = append(b.e.code, in)
}

// signature lists the classes of a plain operation: the destination, then the
// sources.
var signature = map[kind][]class{
	opUnary: {word, word}, opBinary: {word, word, word}, opTernary: {word, word, word, word},
	opFMA:       {word, word, word, word},
	opInsert:    {word, word, word, word, word},
	opLongUnary: {long, long}, opLong: {long, long, long}, opLongShift: {long, long, word},
	opWiden: {long, word}, opWidenMul: {long, word, word}, opNarrow: {word, long},
	opCompare: {bit, word, word}, opCompareLong: {bit, long, long}, opBits: {bit, bit, bit},
	opSelect: {word, word, word, bit}, opSelectLong: {long, long, long, bit},
}

func (b *body) operands(in *instruction) {
	r, n := b.r, in.op.width
	if classes, plain := signature[in.op.kind]; plain {
		b.plain(in, classes)
		return
	}
	wordTo := func() int { return b.destination(word) }
	wordFrom := func() int { return b.source(word) }
	switch in.op.kind {
	case opParam:
		b.argument(in)
	case opLoadGlobal, opLoadShared:
		if _, kind, _ := b.e.slots.register(r.peek()); kind == long && n == 1 && in.op.kind == opLoadGlobal {
			in.dst[0], in.wide = b.destination(long), true
		} else {
			in.dst = b.vector(n, wordTo)
		}
		r.expect(",")
		in.a[0], in.offset = b.address()
	case opStoreGlobal, opStoreShared, opOrGlobal:
		in.a[0], in.offset = b.address()
		r.expect(",")
		in.d = b.vector(n, wordFrom)
	case opShuffle:
		b.shuffle(in)
	case opMMA:
		in.dst = b.vector(4, wordTo)
		r.expect(",")
		in.a = b.vector(4, wordFrom)
		r.expect(",")
		v := b.vector(2, wordFrom)
		in.b, in.c = v[0], v[1]
		r.expect(",")
		in.d = b.vector(4, wordFrom)
	case opBarrier:
		if t := r.next(); t != "0" {
			r.fail(ErrUnknown, "the barrier %q", t)
		}
	case opBranch:
		b.jumps = append(b.jumps, jump{len(b.e.code), r.next(), in.line})
	case opRet:
	}
}

func (b *body) plain(in *instruction, classes []class) {
	in.dst[0] = b.destination(classes[0])
	from := [4]int{}
	for i, c := range classes[1:] {
		b.r.expect(",")
		from[i] = b.source(c)
	}
	in.a[0], in.b, in.c, in.d[0] = from[0], from[1], from[2], from[3]
}

// argument reads ld.param: a value of 32 bits may go into a 64-bit register.
func (b *body) argument(in *instruction) {
	r := b.r
	slot, kind, ok := b.e.slots.register(r.next())
	if !ok || kind == bit || kind == word && in.op.width == 2 {
		r.fail(ErrUnknown, "this destination")
	}
	in.dst[0], in.wide = slot, kind == long
	r.expect(",")
	r.expect("[")
	at, known := b.e.params[r.next()]
	in.offset = uint64(at) + b.offset()
	if !known || in.offset%uint64(4*in.op.width) != 0 || in.offset+uint64(4*in.op.width) > uint64(b.e.paramBytes) {
		r.fail(ErrSyntax, "this parameter does not exist")
	}
	r.expect("]")
}

// shuffle reads "%r1|%p1, %r2, %r3, 31, -1".
func (b *body) shuffle(in *instruction) {
	in.dst[0] = b.destination(word)
	b.r.expect("|")
	in.dst[1] = b.destination(bit)
	from := [4]int{}
	for i := range from {
		b.r.expect(",")
		from[i] = b.source(word)
	}
	in.a[0], in.b, in.c, in.d[0] = from[0], from[1], from[2], from[3]
}
