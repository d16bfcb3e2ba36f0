// The scalar functions of docs/numerics.md, §1 to §3. Every rounding is written
// as an intrinsic with _rn, which becomes one PTX instruction with .rn: the
// compiler may neither fuse nor reorder it. The kernels use these alone.
#pragma once

typedef unsigned int u32;
typedef unsigned long long u64;

#define DEVICE static __device__ __forceinline__
#define DEVICE_MEMBER __device__ __forceinline__
#define KERNEL extern "C" __global__ void

DEVICE float mul(float a, float b) { return __fmul_rn(a, b); }
DEVICE float add(float a, float b) { return __fadd_rn(a, b); }
DEVICE float sub(float a, float b) { return __fsub_rn(a, b); }
DEVICE float div(float a, float b) { return __fdiv_rn(a, b); }
DEVICE float root(float a) { return __fsqrt_rn(a); }
DEVICE float fma1(float a, float b, float c) { return __fmaf_rn(a, b, c); }

// pow2 is 2^n for -126 <= n <= 127.
DEVICE float pow2(int n) { return __int_as_float((n + 127) << 23); }

// exp1 is e^x (§3). The comparisons let a NaN pass.
DEVICE float exp1(float x) {
	if (x < -104.0f) x = -104.0f;
	if (x > 89.0f) x = 89.0f;
	const float magic = 0x1.8p+23f;
	float t = fma1(x, 0x1.715476p+0f, magic);
	float n = sub(t, magic);
	float r = fma1(n, -0x1.62ep-1f, x);
	r = fma1(n, -0x1.0bfbe8p-15f, r);
	float p = 0x1.6a1a72p-10f;
	p = fma1(p, r, 0x1.123fc6p-7f);
	p = fma1(p, r, 0x1.555916p-5f);
	p = fma1(p, r, 0x1.55548ap-3f);
	p = fma1(p, r, 0x1.fffffcp-2f);
	p = fma1(p, r, 1.0f);
	p = fma1(p, r, 1.0f);
	int i = __float_as_int(t) - 0x4b400000;
	int half = i >> 1;
	return mul(mul(p, pow2(half)), pow2(i - half));
}

// log1 is the natural logarithm of a positive normal number, else NaN (§3).
DEVICE float log1(float x) {
	u32 u = __float_as_uint(x);
	if (u < 0x00800000u || u >= 0x7f800000u) return __int_as_float(0x7fc00000);
	int e = (int)(u - 0x3f3504f3u) >> 23;
	float f = sub(__uint_as_float(u - ((u32)e << 23)), 1.0f);
	float n = __int2float_rn(e);
	float p = 0x1.1bc35cp-4f;
	p = fma1(p, f, -0x1.e3aca2p-4f);
	p = fma1(p, f, 0x1.e67e8ap-4f);
	p = fma1(p, f, -0x1.fb2716p-4f);
	p = fma1(p, f, 0x1.232e28p-3f);
	p = fma1(p, f, -0x1.55638p-3f);
	p = fma1(p, f, 0x1.99a58p-3f);
	p = fma1(p, f, -0x1.ffffecp-3f);
	p = fma1(p, f, 0x1.555546p-2f);
	p = fma1(p, f, -0.5f);
	float y = fma1(p, mul(f, f), mul(n, 0x1.0bfbe8p-15f));
	return fma1(n, 0x1.62ep-1f, add(f, y));
}

DEVICE float sigmoid1(float x) { return div(1.0f, add(1.0f, exp1(-x))); }

// A warp is the 32 lanes of a horizontal sum (§2).
#define WARP 32u
#define ALL 0xffffffffu

DEVICE float broadcast(float v, u32 lane) { return __shfl_sync(ALL, v, lane); }

// fold adds the lanes in the fixed tree 16, 8, 4, 2, 1; every lane gets l[0].
DEVICE float fold(float l) {
#pragma unroll
	for (u32 w = WARP / 2; w > 0; w /= 2) l = add(l, __shfl_down_sync(ALL, l, w));
	return broadcast(l, 0);
}

// warp_max is exact in any order.
DEVICE float warp_max(float m) {
#pragma unroll
	for (u32 w = WARP / 2; w > 0; w /= 2) {
		float v = __shfl_down_sync(ALL, m, w);
		m = v > m ? v : m;
	}
	return broadcast(m, 0);
}

// padded is n rounded up to whole lanes.
DEVICE u32 padded(u32 n) { return (n + WARP - 1) / WARP * WARP; }
DEVICE float or_zero(const float *x, u32 i, u32 n) { return i < n ? x[i] : 0.0f; }

// The warp's own row (or block) of a grid of one warp a row.
DEVICE u32 lane_id() { return threadIdx.x % WARP; }
DEVICE u64 warp_row() { return ((u64)blockIdx.x * blockDim.x + threadIdx.x) / WARP; }
DEVICE u64 thread_id() { return (u64)blockIdx.x * blockDim.x + threadIdx.x; }
