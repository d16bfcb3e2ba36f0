package ptx

import (
	"math"
	"math/bits"
)

// kind says how an instruction reads its operands, computes and writes.
type kind uint8

const (
	opUnary       kind = iota // word ← word
	opBinary                  // word ← word, word
	opTernary                 // word ← word, word, word
	opFMA                     // as opTernary, the commonest by far
	opInsert                  // word ← word, word, word, word: bfi
	opLong                    // long ← long, long
	opLongUnary               // long ← long
	opLongShift               // long ← long, word
	opWiden                   // long ← word
	opWidenMul                // long ← word, word
	opNarrow                  // word ← long
	opCompare                 // bit ← word, word
	opCompareLong             // bit ← long, long
	opBits                    // bit ← bit, bit
	opSelect                  // word ← word, word, bit
	opSelectLong              // long ← long, long, bit
	opParam                   // word or long ← argument
	opLoadGlobal
	opStoreGlobal
	opOrGlobal // red.global.or
	opLoadShared
	opStoreShared
	opShuffle
	opMMA
	opBarrier
	opBranch
	opRet
)

// operation is a line of the table: what an opcode means.
type operation struct {
	kind   kind
	width  int // words of an access
	unary  func(a uint32) uint32
	binary func(a, b uint32) uint32
	three  func(a, b, c uint32) uint32
	long   func(a, b uint64) uint64
	comp   func(a, b uint32) bool
	compL  func(a, b uint64) bool
	idx    bool // shfl.idx, not shfl.down
	zero   bool // the second source must not be 0
	signed bool // a load extends the sign into a 64-bit register
}

func float(u uint32) float32 { return math.Float32frombits(u) }
func bitsOf(x float32) uint32 {
	return math.Float32bits(x)
}

func same(a uint32) uint32 { return a }

func of1(f func(a uint32) uint32) operation       { return operation{kind: opUnary, unary: f} }
func of2(f func(a, b uint32) uint32) operation    { return operation{kind: opBinary, binary: f} }
func of3(f func(a, b, c uint32) uint32) operation { return operation{kind: opTernary, three: f} }
func long2(f func(a, b uint64) uint64) operation  { return operation{kind: opLong, long: f} }
func compare(f func(a, b uint32) bool) operation  { return operation{kind: opCompare, comp: f} }
func compareL(f func(a, b uint64) bool) operation { return operation{kind: opCompareLong, compL: f} }
func bits2(f func(a, b uint32) uint32) operation  { return operation{kind: opBits, binary: f} }
func access(k kind, width int) operation          { return operation{kind: k, width: width} }
func guarded(o operation) operation               { o.zero = true; return o }

// table lists every instruction that is supported, by its full name. The
// conversions prevent Go from fusing a product with a sum.
var table = map[string]operation{
	"mov.u32": of1(same), "mov.b32": of1(same), "mov.f32": of1(same),
	"not.b32": of1(func(a uint32) uint32 { return ^a }),
	"neg.f32": of1(func(a uint32) uint32 { return a ^ 1<<31 }),
	"sqrt.rn.f32": of1(func(a uint32) uint32 {
		return bitsOf(float32(math.Sqrt(float64(float(a))))) // one rounding: Figueroa 1995
	}),
	"cvt.rn.f32.u32":  of1(func(a uint32) uint32 { return bitsOf(float32(a)) }),
	"cvt.rn.f32.s32":  of1(func(a uint32) uint32 { return bitsOf(float32(int32(a))) }),
	"cvt.rni.s32.f32": of1(toInteger),

	"add.s32":    of2(func(a, b uint32) uint32 { return a + b }),
	"sub.s32":    of2(func(a, b uint32) uint32 { return a - b }),
	"mul.lo.s32": of2(func(a, b uint32) uint32 { return a * b }),
	"div.u32":    guarded(of2(func(a, b uint32) uint32 { return a / b })),
	"rem.u32":    guarded(of2(func(a, b uint32) uint32 { return a % b })),
	"and.b32":    of2(func(a, b uint32) uint32 { return a & b }),
	"or.b32":     of2(func(a, b uint32) uint32 { return a | b }),
	"xor.b32":    of2(func(a, b uint32) uint32 { return a ^ b }),
	"shl.b32":    of2(func(a, b uint32) uint32 { return a << b }),
	"shr.u32":    of2(func(a, b uint32) uint32 { return a >> b }),
	"shr.s32":    of2(func(a, b uint32) uint32 { return uint32(int32(a) >> b) }),
	"min.u32":    of2(func(a, b uint32) uint32 { return min(a, b) }),
	"max.u32":    of2(func(a, b uint32) uint32 { return max(a, b) }),
	"min.s32":    of2(func(a, b uint32) uint32 { return uint32(min(int32(a), int32(b))) }),
	"max.s32":    of2(func(a, b uint32) uint32 { return uint32(max(int32(a), int32(b))) }),
	"add.rn.f32": of2(func(a, b uint32) uint32 { return bitsOf(float(a) + float(b)) }),
	"sub.rn.f32": of2(func(a, b uint32) uint32 { return bitsOf(float(a) - float(b)) }),
	"mul.rn.f32": of2(func(a, b uint32) uint32 { return bitsOf(float32(float(a) * float(b))) }),
	"div.rn.f32": of2(func(a, b uint32) uint32 { return bitsOf(float(a) / float(b)) }),

	"mad.lo.s32": of3(func(a, b, c uint32) uint32 { return a*b + c }),
	"prmt.b32":   of3(permuteBytes),
	"bfi.b32":    {kind: opInsert},
	"fma.rn.f32": {kind: opFMA},

	"add.s64":    long2(func(a, b uint64) uint64 { return a + b }),
	"sub.s64":    long2(func(a, b uint64) uint64 { return a - b }),
	"mul.lo.s64": long2(func(a, b uint64) uint64 { return a * b }),
	"div.u64":    guarded(long2(func(a, b uint64) uint64 { return a / b })),
	"rem.u64":    guarded(long2(func(a, b uint64) uint64 { return a % b })),
	"and.b64":    long2(func(a, b uint64) uint64 { return a & b }),
	"or.b64":     long2(func(a, b uint64) uint64 { return a | b }),
	"min.u64":    long2(func(a, b uint64) uint64 { return min(a, b) }),
	"mov.u64":    {kind: opLongUnary}, "cvta.to.global.u64": {kind: opLongUnary},
	"shl.b64":      {kind: opLongShift, long: func(a, b uint64) uint64 { return a << b }},
	"shr.u64":      {kind: opLongShift, long: func(a, b uint64) uint64 { return a >> b }},
	"cvt.u64.u32":  {kind: opWiden},
	"mul.wide.u32": {kind: opWidenMul},
	"cvt.u32.u64":  {kind: opNarrow},

	"setp.eq.s32": compare(func(a, b uint32) bool { return a == b }),
	"setp.ne.s32": compare(func(a, b uint32) bool { return a != b }),
	"setp.lt.u32": compare(func(a, b uint32) bool { return a < b }),
	"setp.le.u32": compare(func(a, b uint32) bool { return a <= b }),
	"setp.gt.u32": compare(func(a, b uint32) bool { return a > b }),
	"setp.ge.u32": compare(func(a, b uint32) bool { return a >= b }),
	"setp.lt.s32": compare(func(a, b uint32) bool { return int32(a) < int32(b) }),
	"setp.lt.f32": compare(func(a, b uint32) bool { return float(a) < float(b) }),
	"setp.gt.f32": compare(func(a, b uint32) bool { return float(a) > float(b) }),
	"setp.eq.s64": compareL(func(a, b uint64) bool { return a == b }),
	"setp.lt.s64": compareL(func(a, b uint64) bool { return int64(a) < int64(b) }),
	"setp.ge.u64": compareL(func(a, b uint64) bool { return a >= b }),
	"setp.lt.u64": compareL(func(a, b uint64) bool { return a < b }),
	"or.pred":     bits2(func(a, b uint32) uint32 { return a | b }),
	"and.pred":    bits2(func(a, b uint32) uint32 { return a & b }),
	"selp.f32":    {kind: opSelect}, "selp.b32": {kind: opSelect},
	"selp.b64": {kind: opSelectLong},

	"ld.param.u32": access(opParam, 1), "ld.param.f32": access(opParam, 1), "ld.param.u64": access(opParam, 2),
	"ld.global.u32": access(opLoadGlobal, 1), "ld.global.s32": {kind: opLoadGlobal, width: 1, signed: true},
	"ld.global.f32":    access(opLoadGlobal, 1),
	"ld.global.v4.u32": access(opLoadGlobal, 4),
	"st.global.u32":    access(opStoreGlobal, 1), "st.global.f32": access(opStoreGlobal, 1),
	"red.global.or.b32": access(opOrGlobal, 1),
	"ld.shared.u32":     access(opLoadShared, 1), "ld.shared.f32": access(opLoadShared, 1),
	"ld.shared.v2.f32": access(opLoadShared, 2), "ld.shared.v4.f32": access(opLoadShared, 4),
	"st.shared.u32": access(opStoreShared, 1), "st.shared.f32": access(opStoreShared, 1),
	"st.shared.v4.u32": access(opStoreShared, 4),

	"shfl.sync.down.b32": {kind: opShuffle}, "shfl.sync.idx.b32": {kind: opShuffle, idx: true},
	"mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32": {kind: opMMA},
	"bar.sync": {kind: opBarrier},
	"bra":      {kind: opBranch}, "bra.uni": {kind: opBranch}, "ret": {kind: opRet},
}

// toInteger rounds to nearest even and saturates; NaN is 0.
func toInteger(a uint32) uint32 {
	x := math.RoundToEven(float64(float(a)))
	switch {
	case x != x:
		return 0
	case x >= math.MaxInt32:
		return math.MaxInt32
	case x <= math.MinInt32:
		return 1 << 31
	}
	return uint32(int32(x))
}

// permuteBytes is prmt: byte i of the result is byte c[i] of b:a, or the copies
// of its sign where bit 3 of the selector is set.
func permuteBytes(a, b, c uint32) (d uint32) {
	both := uint64(b)<<32 | uint64(a)
	for i := range 4 {
		s := c >> (4 * i) & 15
		v := uint32(both>>(8*(s&7))) & 0xff
		if s&8 != 0 {
			v = uint32(int32(v<<24)>>31) & 0xff
		}
		d |= v << (8 * i)
	}
	return d
}

// insertBits is bfi: a's lowest bits, length of them, put into b from start on.
func insertBits(a, b, start, length uint32) uint32 {
	start, length = start&0xff, length&0xff
	if start >= 32 || length == 0 {
		return b
	}
	mask := uint32(1<<min(length, 32)-1) << start
	return b&^mask | a<<start&mask
}

func lowest(mask uint32) int { return bits.TrailingZeros32(mask) }
