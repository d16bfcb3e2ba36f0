// A tile of an r32 product (docs/numerics.md §4): for every element one chain
// of fma over k ascending. A block of threads owns a tile of C of ROWS x COLS
// and keeps it in registers, 8 x 8 a thread; tiles of A and B, DEPTH deep, pass
// through shared memory twice buffered: the next is on its way from memory
// while this one is multiplied. A last tile that is not full in k is cut short,
// never padded: fma(0, 0, -0) would be +0.
//
// Threads of a warp stand 4 x 8, each with two groups of 4 rows and of 4
// columns half a warp's tile apart, so that a vector load of shared memory by a
// warp touches each bank once. Rows of the shared tiles are 4 words longer than
// needed, so that the transposing stores do as well.
#pragma once
#include "scalar.cuh"

#define DEPTH 8u
#define WARP_ROWS 32u
#define WARP_COLS 64u

// How an operand is stored: k runs along a row (INNER) or down a column.
enum Order { INNER, OUTER };

// A view of an operand: element (i, k) at i*ld + k, or at k*ld + i; i < count.
template <Order ORDER> struct View {
	const float *at;
	u64 ld;
	u32 count;
};

// What a thread moves of every tile of WIDTH x DEPTH of an operand: elements e =
// 0 … LOADS-1, next to one another in memory for the threads of a warp.
template <Order ORDER, u32 WIDTH, u32 THREADS> struct Mover {
	enum : u32 {
		LOADS = WIDTH * DEPTH / THREADS,
		STEP = ORDER == INNER ? THREADS / DEPTH : THREADS / WIDTH // from e to e+1, in i or in k
	};

	const float *at;
	u64 step, advance; // elements to the next e, and to the next tile
	u32 i, k, count;
	float x[LOADS];

	DEVICE_MEMBER Mover(const View<ORDER> &v, u32 begin) : count(v.count) {
		i = ORDER == INNER ? threadIdx.x / DEPTH : threadIdx.x % WIDTH;
		k = ORDER == INNER ? threadIdx.x % DEPTH : threadIdx.x / WIDTH;
		step = STEP * v.ld;
		advance = ORDER == INNER ? DEPTH : DEPTH * v.ld;
		at = v.at + (ORDER == INNER ? i * v.ld + begin + k : (begin + k) * v.ld + i);
	}

	// fetch loads the next tile, of which left is what lies before the end of k.
	DEVICE_MEMBER void fetch(u32 left) {
#pragma unroll
		for (u32 e = 0; e < LOADS; e++) {
			bool inside = ORDER == INNER ? i + e * STEP < count && k < left : i < count && k + e * STEP < left;
			x[e] = inside ? at[e * step] : 0.0f;
		}
		at += advance;
	}

	DEVICE_MEMBER void put(float4 (&to)[DEPTH][WIDTH / 4 + 1]) const {
#pragma unroll
		for (u32 e = 0; e < LOADS; e++)
			((float *)to[ORDER == INNER ? k : k + e * STEP])[ORDER == INNER ? i + e * STEP : i] = x[e];
	}
};

template <u32 WARPS_DOWN, u32 WARPS_ACROSS> struct Tile {
	enum : u32 { ROWS = WARPS_DOWN * WARP_ROWS, COLS = WARPS_ACROSS * WARP_COLS, THREADS = WARPS_DOWN * WARPS_ACROSS * WARP };

	struct Shared {
		float4 a[2][DEPTH][ROWS / 4 + 1], b[2][DEPTH][COLS / 4 + 1];
	};

	float c[8][8];
	u32 row0, col0; // of this thread within the tile

	DEVICE_MEMBER Tile() {
		u32 warp = threadIdx.x / WARP, lane = threadIdx.x % WARP;
		row0 = warp / WARPS_ACROSS * WARP_ROWS + lane / 8 * 4;
		col0 = warp % WARPS_ACROSS * WARP_COLS + lane % 8 * 4;
	}

	static DEVICE_MEMBER u32 apart(u32 i, u32 half) { return i < 4 ? i : half + i - 4; }
	DEVICE_MEMBER u32 row(u32 i) const { return row0 + apart(i, WARP_ROWS / 2); }
	DEVICE_MEMBER u32 col(u32 j) const { return col0 + apart(j, WARP_COLS / 2); }

	DEVICE_MEMBER void clear() {
#pragma unroll
		for (u32 i = 0; i < 8; i++)
#pragma unroll
			for (u32 j = 0; j < 8; j++) c[i][j] = 0.0f;
	}

	// load and store move the part of the tile inside rows x cols, whose first
	// element is at out.
	DEVICE_MEMBER void load(const float *out, u64 ld, u32 rows, u32 cols) {
#pragma unroll
		for (u32 i = 0; i < 8; i++) {
			const float *at = out + row(i) * ld + col0;
#pragma unroll
			for (u32 j = 0; j < 8; j++) c[i][j] = row(i) < rows && col(j) < cols ? at[apart(j, WARP_COLS / 2)] : 0.0f;
		}
	}

	DEVICE_MEMBER void store(float *out, u64 ld, u32 rows, u32 cols) const {
#pragma unroll
		for (u32 i = 0; i < 8; i++) {
			float *at = out + row(i) * ld + col0;
#pragma unroll
			for (u32 j = 0; j < 8; j++)
				if (row(i) < rows && col(j) < cols) at[apart(j, WARP_COLS / 2)] = c[i][j];
		}
	}

	DEVICE_MEMBER void step(const Shared &s, u32 buffer, u32 k) {
		float a[8], b[8];
		*(float4 *)&a[0] = s.a[buffer][k][row0 / 4];
		*(float4 *)&a[4] = s.a[buffer][k][row0 / 4 + WARP_ROWS / 8];
		*(float4 *)&b[0] = s.b[buffer][k][col0 / 4];
		*(float4 *)&b[4] = s.b[buffer][k][col0 / 4 + WARP_COLS / 8];
#pragma unroll
		for (u32 i = 0; i < 8; i++)
#pragma unroll
			for (u32 j = 0; j < 8; j++) c[i][j] = fma1(a[i], b[j], c[i][j]);
	}

	// multiply goes on with every chain over k in [begin, end). All threads of
	// the block call it with equal begin and end.
	template <Order ORDER_A, Order ORDER_B>
	DEVICE_MEMBER void multiply(Shared &s, const View<ORDER_A> &va, const View<ORDER_B> &vb, u32 begin, u32 end) {
		Mover<ORDER_A, ROWS, THREADS> a(va, begin);
		Mover<ORDER_B, COLS, THREADS> b(vb, begin);
		u32 buffer = 0;
		if (begin < end) {
			a.fetch(end - begin);
			b.fetch(end - begin);
		}
#pragma unroll 1
		for (u32 k0 = begin; k0 < end; k0 += DEPTH) {
			u32 left = end - k0;
			a.put(s.a[buffer]);
			b.put(s.b[buffer]);
			__syncthreads();
			if (left > DEPTH) {
				a.fetch(left - DEPTH);
				b.fetch(left - DEPTH);
			}
			if (left >= DEPTH) {
#pragma unroll
				for (u32 k = 0; k < DEPTH; k++) step(s, buffer, k);
			} else {
#pragma unroll 1
				for (u32 k = 0; k < left; k++) step(s, buffer, k);
			}
			buffer ^= 1;
		}
		__syncthreads();
	}
};
