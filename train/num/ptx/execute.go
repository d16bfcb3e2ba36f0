package ptx

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num"
)

// execute runs an instruction that is no jump on the lanes of mask, of which
// there is at least one.
func (w *warp) execute(in *instruction, mask uint32) error {
	if classes, plain := plainClasses(in.op.kind); plain {
		return w.plain(in, classes, mask)
	}
	switch in.op.kind {
	case opParam:
		return w.argument(in, mask)
	case opLoadGlobal:
		return w.loadGlobal(in, mask)
	case opStoreGlobal:
		return w.storeGlobal(in, mask)
	case opOrGlobal:
		return w.orGlobal(in, mask)
	case opLoadShared:
		return w.loadShared(in, mask)
	case opStoreShared:
		return w.storeShared(in, mask)
	case opShuffle:
		return w.shuffle(in, mask)
	case opMMA:
		return w.mma(in, mask)
	}
	return fmt.Errorf("%w: an instruction of kind %d", ErrUnknown, in.op.kind)
}

// signatures is signature as an array, because execute needs it for every
// instruction.
var signatures = func() (all [opRet + 1][]class) {
	for k, classes := range signature {
		all[k] = classes
	}
	return all
}()

func plainClasses(k kind) ([]class, bool) { return signatures[k], signatures[k] != nil }

func (w *warp) plain(in *instruction, classes []class, mask uint32) error {
	from := [4]int{in.a[0], in.b, in.c, in.d[0]}
	for i, c := range classes[1:] {
		if mask&^w.known[c][from[i]] != 0 {
			return w.must(c, from[i], mask)
		}
	}
	w.known[classes[0]][in.dst[0]] |= mask
	switch classes[0] {
	case word:
		return w.toWord(in, mask)
	case long:
		return w.toLong(in, mask)
	}
	w.toBit(in, mask)
	return nil
}

func (w *warp) toWord(in *instruction, mask uint32) error {
	d := &w.words[in.dst[0]]
	if in.op.kind == opNarrow {
		long := &w.longs[in.a[0]]
		for m := mask; m != 0; m &= m - 1 {
			l := lowest(m)
			d[l] = uint32(long[l])
		}
		return nil
	}
	a := &w.words[in.a[0]]
	switch in.op.kind {
	case opFMA:
		b, c := &w.words[in.b], &w.words[in.c]
		for m := mask; m != 0; m &= m - 1 {
			l := lowest(m)
			d[l] = bitsOf(num.FMA(float(a[l]), float(b[l]), float(c[l])))
		}
	case opUnary:
		for m := mask; m != 0; m &= m - 1 {
			l := lowest(m)
			d[l] = in.op.unary(a[l])
		}
	case opBinary:
		return w.binary(in, mask)
	case opTernary:
		b, c := &w.words[in.b], &w.words[in.c]
		for m := mask; m != 0; m &= m - 1 {
			l := lowest(m)
			d[l] = in.op.three(a[l], b[l], c[l])
		}
	case opInsert:
		b, c, e := &w.words[in.b], &w.words[in.c], &w.words[in.d[0]]
		for m := mask; m != 0; m &= m - 1 {
			l := lowest(m)
			d[l] = insertBits(a[l], b[l], c[l], e[l])
		}
	case opSelect:
		b, p := &w.words[in.b], w.bits[in.c]
		for m := mask; m != 0; m &= m - 1 {
			l := lowest(m)
			if d[l] = b[l]; p>>l&1 != 0 {
				d[l] = a[l]
			}
		}
	}
	return nil
}

func (w *warp) binary(in *instruction, mask uint32) error {
	d, a, b := &w.words[in.dst[0]], &w.words[in.a[0]], &w.words[in.b]
	for m := mask; m != 0; m &= m - 1 {
		l := lowest(m)
		if in.op.zero && b[l] == 0 {
			w.lane = l
			return fmt.Errorf("%w: a division by zero", ErrUndefined)
		}
		d[l] = in.op.binary(a[l], b[l])
	}
	return nil
}

func (w *warp) toLong(in *instruction, mask uint32) error {
	d := &w.longs[in.dst[0]]
	for m := mask; m != 0; m &= m - 1 {
		l := lowest(m)
		switch in.op.kind {
		case opLong:
			b := w.longs[in.b][l]
			if in.op.zero && b == 0 {
				w.lane = l
				return fmt.Errorf("%w: a division by zero", ErrUndefined)
			}
			d[l] = in.op.long(w.longs[in.a[0]][l], b)
		case opLongUnary:
			d[l] = w.longs[in.a[0]][l]
		case opLongShift:
			d[l] = in.op.long(w.longs[in.a[0]][l], uint64(w.words[in.b][l]))
		case opWiden:
			d[l] = uint64(w.words[in.a[0]][l])
		case opWidenMul:
			d[l] = uint64(w.words[in.a[0]][l]) * uint64(w.words[in.b][l])
		case opSelectLong:
			v := w.longs[in.b][l]
			if w.bits[in.c]>>l&1 != 0 {
				v = w.longs[in.a[0]][l]
			}
			d[l] = v
		}
	}
	return nil
}

func (w *warp) toBit(in *instruction, mask uint32) {
	var set uint32
	switch in.op.kind {
	case opBits:
		set = in.op.binary(w.bits[in.a[0]], w.bits[in.b])
	case opCompare:
		a, b := &w.words[in.a[0]], &w.words[in.b]
		for m := mask; m != 0; m &= m - 1 {
			if l := lowest(m); in.op.comp(a[l], b[l]) {
				set |= 1 << l
			}
		}
	case opCompareLong:
		a, b := &w.longs[in.a[0]], &w.longs[in.b]
		for m := mask; m != 0; m &= m - 1 {
			if l := lowest(m); in.op.compL(a[l], b[l]) {
				set |= 1 << l
			}
		}
	}
	w.bits[in.dst[0]] = w.bits[in.dst[0]]&^mask | set&mask
}

func (w *warp) argument(in *instruction, mask uint32) error {
	v := w.b.argument(in.offset, in.op.width)
	if in.wide {
		w.known[long][in.dst[0]] |= mask
	} else {
		w.known[word][in.dst[0]] |= mask
	}
	for m := mask; m != 0; m &= m - 1 {
		if l := lowest(m); in.wide {
			w.longs[in.dst[0]][l] = v
		} else {
			w.words[in.dst[0]][l] = uint32(v)
		}
	}
	return nil
}

// shuffle is shfl.sync with clamp 31: the whole warp is one segment.
func (w *warp) shuffle(in *instruction, mask uint32) error {
	for _, slot := range []int{in.a[0], in.b, in.c, in.d[0]} {
		if err := w.must(word, slot, mask); err != nil {
			return err
		}
	}
	from := w.words[in.a[0]]
	var valid uint32
	for m := mask; m != 0; m &= m - 1 {
		l := lowest(m)
		if w.words[in.d[0]][l] != mask || w.words[in.c][l] != lanes-1 {
			w.lane = l
			return fmt.Errorf("%w: a shuffle of lanes %08x, clamp %d, reached by lanes %08x", ErrUndefined,
				w.words[in.d[0]][l], w.words[in.c][l], mask)
		}
		j := int(w.words[in.b][l] & (lanes - 1))
		if !in.op.idx {
			j += l
		}
		if j < lanes {
			valid |= 1 << l
		} else {
			j = l
		}
		if mask>>j&1 == 0 {
			w.lane = l
			return fmt.Errorf("%w: a shuffle from lane %d, which does not take part", ErrUndefined, j)
		}
		w.words[in.dst[0]][l] = from[j]
	}
	w.known[word][in.dst[0]] |= mask
	w.known[bit][in.dst[1]] |= mask
	w.bits[in.dst[1]] = w.bits[in.dst[1]]&^mask | valid
	return nil
}

// mma is D = A·B + C of 16 x 32 and 32 x 8 signed bytes, distributed over the
// lanes as the PTX ISA prescribes: lane 4g+t holds bytes 4t… and 16+4t… of rows
// g and g+8 of A, the same bytes of column g of B, and columns 2t, 2t+1 of rows
// g, g+8 of D.
func (w *warp) mma(in *instruction, mask uint32) error {
	if mask != ^uint32(0) {
		return fmt.Errorf("%w: mma reached by lanes %08x", ErrUndefined, mask)
	}
	for _, slot := range []int{in.a[0], in.a[1], in.a[2], in.a[3], in.b, in.c, in.d[0], in.d[1], in.d[2], in.d[3]} {
		if err := w.must(word, slot, mask); err != nil {
			return err
		}
	}
	var d [4][lanes]uint32
	for l := range lanes {
		g, t := l/4, l%4
		for e := range d {
			low, high := in.a[e/2], in.a[e/2+2]
			column := 2*t + e%2
			sum := w.words[in.d[e]][l]
			for q := range 4 {
				sum += bytesDot(w.words[low][4*g+q], w.words[in.b][4*column+q])
				sum += bytesDot(w.words[high][4*g+q], w.words[in.c][4*column+q])
			}
			d[e][l] = sum
		}
	}
	for e := range d {
		w.words[in.dst[e]] = d[e]
		w.known[word][in.dst[e]] = mask
	}
	return nil
}

// bytesDot is the sum of the products of four signed bytes.
func bytesDot(a, b uint32) uint32 {
	s := int32(int8(a)) * int32(int8(b))
	s += int32(int8(a>>8)) * int32(int8(b>>8))
	s += int32(int8(a>>16)) * int32(int8(b>>16))
	s += int32(int8(a>>24)) * int32(int8(b>>24))
	return uint32(s)
}
