package num

// Constants of the elementary functions (numerics.md §3). The kernels of
// internal/asm contain the same bits, which the conformance tests verify.
const (
	log2e = 0x1.715476p+0
	// ln2 = ln2Hi + ln2Lo; n*ln2Hi is exact for |n| < 2^11.
	ln2Hi = 0x1.62ep-1
	ln2Lo = 0x1.0bfbe8p-15
	// roundMagic, added and subtracted again, rounds to an integer, ties to
	// even.
	roundMagic = 0x1.8p+23
	magicBits  = 0x4b400000

	expLo, expHi = -104, 89
	exp2c        = 0x1.fffffcp-2
	exp3c        = 0x1.55548ap-3
	exp4c        = 0x1.555916p-5
	exp5c        = 0x1.123fc6p-7
	exp6c        = 0x1.6a1a72p-10

	// gelu1 is 2√(2/π), gelu3 that times 0.044715, gelu9 three times gelu3.
	gelu1 = 0x1.988454p+0
	gelu3 = 0x1.2444f2p-4
	gelu9 = 0x1.b6676cp-3
)

// Exp is e^x: at most 1 ulp from the true value for normal results, one
// unit of the smallest subnormal below; +Inf above 88.7228, +0 below -103.97.
func Exp(x float32) float32 {
	if x < expLo {
		x = expLo
	}
	if x > expHi {
		x = expHi
	}
	t := FMA(x, log2e, roundMagic)
	n := t - roundMagic
	r := FMA(n, -ln2Hi, x)
	r = FMA(n, -ln2Lo, r)
	p := FMA(exp6c, r, exp5c)
	p = FMA(p, r, exp4c)
	p = FMA(p, r, exp3c)
	p = FMA(p, r, exp2c)
	p = FMA(p, r, 1)
	p = FMA(p, r, 1)
	i := int32(toBits(t) - magicBits) // n, as an integer
	half := i >> 1
	p = float32(p * pow2(half))
	return float32(p * pow2(i-half))
}

// pow2 is 2^n for -126 <= n <= 127. For a NaN, Exp computes an arbitrary n; its
// result is a NaN whatever the factor is.
func pow2(n int32) float32 { return fromBits(uint32(n+127) << 23) }

var logC = [9]float32{
	0x1.555546p-2, -0x1.ffffecp-3, 0x1.99a58p-3, -0x1.55638p-3, 0x1.232e28p-3,
	-0x1.fb2716p-4, 0x1.e67e8ap-4, -0x1.e3aca2p-4, 0x1.1bc35cp-4,
}

// Log is the natural logarithm of a positive normal x, at most 1 ulp from the
// true value. For zero, negative, subnormal and non-finite x it is NaN; the
// specification does not use these in a finite step.
func Log(x float32) float32 {
	const minNormal, inf = 0x00800000, 0x7f800000
	u := toBits(x)
	if u < minNormal || u >= inf {
		return fromBits(0x7fc00000)
	}
	const sqrtHalf = 0x3f3504f3
	e := int32(u-sqrtHalf) >> 23
	f := fromBits(u-uint32(e)<<23) - 1 // exact
	n := float32(e)
	p := logC[8]
	for i := 7; i >= 0; i-- {
		p = FMA(p, f, logC[i])
	}
	p = FMA(p, f, -0.5)
	y := FMA(p, float32(f*f), float32(n*ln2Lo))
	return FMA(n, ln2Hi, f+y)
}

var (
	sinC = [5]float32{0x1.921fb6p+2, -0x1.4abbcep+5, 0x1.466bbcp+6, -0x1.32cb24p+6, 0x1.4be68ep+5}
	cosC = [6]float32{1, -0x1.3bd3ccp+4, 0x1.03c1fp+6, -0x1.55d3bcp+6, 0x1.e1e85cp+5, -0x1.a10842p+4}
)

// sinCosTurn is the sine and cosine of 2*pi*w/2^24 for w < 2^24. It subtracts
// the nearest multiple of a quarter turn exactly, which leaves at most 1/8
// turn. Both results are within 2 ulp.
func sinCosTurn(w uint32) (sin, cos float32) {
	const turn, quarter = 1 << 24, 1 << 22
	q := (w + quarter/2) / quarter
	t := float32(int32(w)-int32(q*quarter)) / turn // exact
	z := float32(t * t)
	s, c := sinC[4], cosC[5]
	for i := 3; i >= 0; i-- {
		s = FMA(s, z, sinC[i])
	}
	for i := 4; i >= 0; i-- {
		c = FMA(c, z, cosC[i])
	}
	s = float32(s * t)
	switch q % 4 {
	case 1:
		return c, -s
	case 2:
		return -s, -c
	case 3:
		return -c, s
	}
	return s, c
}
