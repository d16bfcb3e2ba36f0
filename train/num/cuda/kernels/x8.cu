// x8 products (docs/numerics.md, x8/1): operands as signed bytes in blocks of
// 64 along k, each with a power of two; exact integer sums inside a block on
// the tensor cores, one fma a block across them.
//
// A prepared operand holds rows of bytes, k contiguous and padded to whole
// blocks with zeros, and rows of factors 2^e, one a block. Its rows are padded
// to whole tiles; what the padding holds is computed with and thrown away.
#include "scalar.cuh"

#define BLOCK_K 64u

DEVICE_MEMBER float factor_of(u32 top) {
	int e = (int)(top >> 23) - 127 - 6; // a subnormal's exponent is below the floor in any case
	return pow2(min(max(e, -63), 50));
}

#define INFINITE 0x7f800000u // the least magnitude that is not finite

DEVICE_MEMBER u32 magnitude(float x) { return __float_as_uint(x) & 0x7fffffffu; }

// x·2^-e is exact, or far below one half. A block that is not finite is zeros.
DEVICE_MEMBER u32 quantised(float x, float inverse) {
	int q = __float2int_rn(mul(x, inverse));
	return (u32)min(max(q, -127), 127) & 0xffu;
}

// quantise_inner: one warp a row and block, two elements a lane: row i is
// x[i*ld + k]. bad[0] becomes 1 if an element is not finite.
KERNEL quantise_inner(char *q, float *factor, u32 *bad, const float *x, u64 ld, u32 rows, u32 k, u32 blocks) {
	u64 w = warp_row();
	u32 i = (u32)(w / blocks), b = (u32)(w % blocks);
	if (i >= rows) return;
	u32 at = b * BLOCK_K + 4 * (lane_id() % 16);
	float v[4];
	u32 top = 0;
#pragma unroll
	for (u32 j = 0; j < 4; j++) {
		v[j] = at + j < k ? x[i * ld + at + j] : 0.0f;
		top = max(top, magnitude(v[j]));
	}
#pragma unroll
	for (u32 d = 8; d > 0; d /= 2) top = max(top, __shfl_down_sync(ALL, top, d));
	top = __shfl_sync(ALL, top, 0);
	float f = factor_of(top), inverse = top < INFINITE ? div(1.0f, f) : 0.0f;
	u32 word = 0;
#pragma unroll
	for (u32 j = 0; j < 4; j++) word |= quantised(v[j], inverse) << (8 * j);
	if (lane_id() < 16) ((u32 *)q)[w * (BLOCK_K / 4) + lane_id()] = word;
	if (lane_id() != 0) return;
	factor[w] = f;
	if (top >= INFINITE) atomicOr(bad, 1u);
}

// quantise_outer: row i is x[k*ld + i]; one thread a row and block, neighbours
// in i, so that the loads of a warp are next to one another.
KERNEL quantise_outer(char *q, float *factor, u32 *bad, const float *x, u64 ld, u32 rows, u32 k, u32 blocks) {
	u32 i = blockIdx.x * blockDim.x + threadIdx.x, b = blockIdx.y;
	if (i >= rows) return;
	const float *from = x + (u64)b * BLOCK_K * ld + i;
	u32 count = min(BLOCK_K, k - b * BLOCK_K), top = 0;
#pragma unroll 8
	for (u32 j = 0; j < count; j++) top = max(top, magnitude(from[j * ld]));
	float f = factor_of(top), inverse = top < INFINITE ? div(1.0f, f) : 0.0f;
	u64 w = (u64)i * blocks + b;
	u32 *to = (u32 *)q + w * (BLOCK_K / 4);
#pragma unroll 4
	for (u32 j = 0; j < BLOCK_K; j += 4) {
		u32 word = 0;
#pragma unroll
		for (u32 e = 0; e < 4; e++) word |= (j + e < count ? quantised(from[(j + e) * ld], inverse) : 0u) << (8 * e);
		to[j / 4] = word;
	}
	factor[w] = f;
	if (top >= INFINITE) atomicOr(bad, 1u);
}

// The tile: 128 x 128, 8 warps of 64 x 32, each 4 x 4 fragments of 16 x 8.
#define TILE 128u
#define THREADS 256u
#define ROW_WORDS (BLOCK_K / 4 + 4) // 4 words of padding: no bank twice
#define DOWN 4u
#define ACROSS 4u

struct Stage {
	uint4 a[TILE][ROW_WORDS / 4], b[TILE][ROW_WORDS / 4];
	float fa[TILE], fb[TILE];
};

// Integer sums start at 1.5·2^23 written as bits: the sum, below 2^22, then
// lies in the mantissa, and fma(float, fb, -1.5·2^23·fb) is exactly sum·fb.
#define MAGIC_BITS 0x4b400000u
#define MAGIC 0x1.8p+23f

DEVICE_MEMBER void mma(u32 (&d)[4], const u32 (&a)[4], u32 b0, u32 b1) {
	asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
	    : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
	    : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// Half of the threads move a row of A, half one of B: 64 bytes and a factor.
struct Mover {
	const uint4 *from;
	const float *factor;
	uint4 word[4];
	float f;
	DEVICE_MEMBER void fetch(u32 block) {
#pragma unroll
		for (u32 i = 0; i < 4; i++) word[i] = from[block * 4 + i];
		f = factor[block];
	}
	DEVICE_MEMBER void put(uint4 (&row)[ROW_WORDS / 4], float &to) const {
#pragma unroll
		for (u32 i = 0; i < 4; i++) row[i] = word[i];
		to = f;
	}
};

extern "C" __global__ __launch_bounds__(THREADS) void product_x8(const char *qa, const float *factors_a, const char *qb,
                                                               const float *factors_b, float *c, u64 ldc, u32 m, u32 n,
                                                               u32 blocks, u32 keep) {
	__shared__ Stage shared[2];
	u32 tid = threadIdx.x, lane = tid % WARP, warp = tid / WARP, g = lane / 4, t = lane % 4;
	u32 row0 = warp / 4 * 64 + g, col0 = warp % 4 * 32;
	u32 top = blockIdx.y * TILE, left = blockIdx.x * TILE;
	bool first = tid < TILE;
	u64 mine = (first ? top : left) + tid % TILE;
	Mover mover;
	mover.from = (const uint4 *)((first ? qa : qb) + mine * blocks * BLOCK_K);
	mover.factor = (first ? factors_a : factors_b) + mine * blocks;

	float acc[DOWN][ACROSS][4];
#pragma unroll
	for (u32 i = 0; i < DOWN; i++)
#pragma unroll
		for (u32 j = 0; j < ACROSS; j++)
#pragma unroll
			for (u32 e = 0; e < 4; e++) {
				u32 r = top + row0 + 16 * i + e / 2 * 8, s = left + col0 + 8 * j + 2 * t + e % 2;
				acc[i][j][e] = keep && r < m && s < n ? c[r * ldc + s] : 0.0f;
			}

	if (blocks > 0) mover.fetch(0);
#pragma unroll 1
	for (u32 k = 0; k < blocks; k++) {
		Stage &s = shared[k % 2];
		mover.put(first ? s.a[tid] : s.b[tid - TILE], first ? s.fa[tid] : s.fb[tid - TILE]);
		__syncthreads();
		if (k + 1 < blocks) mover.fetch(k + 1);
		u32 b[ACROSS][4];
		float fb[ACROSS][2], shift[ACROSS][2];
#pragma unroll
		for (u32 j = 0; j < ACROSS; j++) {
			const u32 *row = (const u32 *)s.b[col0 + 8 * j + g];
#pragma unroll
			for (u32 e = 0; e < 4; e++) b[j][e] = row[t + 4 * e];
#pragma unroll
			for (u32 e = 0; e < 2; e++) {
				fb[j][e] = s.fb[col0 + 8 * j + 2 * t + e];
				shift[j][e] = mul(fb[j][e], -MAGIC);
			}
		}
#pragma unroll
		for (u32 i = 0; i < DOWN; i++) {
			const u32 *low = (const u32 *)s.a[row0 + 16 * i], *high = (const u32 *)s.a[row0 + 16 * i + 8];
			u32 a0[4] = {low[t], high[t], low[t + 4], high[t + 4]};
			u32 a1[4] = {low[t + 8], high[t + 8], low[t + 12], high[t + 12]};
			float fa[2] = {s.fa[row0 + 16 * i], s.fa[row0 + 16 * i + 8]};
#pragma unroll
			for (u32 j = 0; j < ACROSS; j++) {
				u32 d[4] = {MAGIC_BITS, MAGIC_BITS, MAGIC_BITS, MAGIC_BITS};
				mma(d, a0, b[j][0], b[j][1]);
				mma(d, a1, b[j][2], b[j][3]);
#pragma unroll
				for (u32 e = 0; e < 4; e++) {
					float scaled = fma1(__uint_as_float(d[e]), fb[j][e % 2], shift[j][e % 2]);
					acc[i][j][e] = fma1(scaled, fa[e / 2], acc[i][j][e]);
				}
			}
		}
	}

#pragma unroll
	for (u32 i = 0; i < DOWN; i++)
#pragma unroll
		for (u32 j = 0; j < ACROSS; j++)
#pragma unroll
			for (u32 e = 0; e < 4; e++) {
				u32 r = top + row0 + 16 * i + e / 2 * 8, s = left + col0 + 8 * j + 2 * t + e % 2;
				if (r < m && s < n) c[r * ldc + s] = acc[i][j][e];
			}
}
