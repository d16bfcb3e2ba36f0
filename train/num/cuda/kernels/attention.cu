// The products of causal attention (docs/numerics.md §14), all heads of all
// sequences in one launch. A head's rows are cut into blocks of 64, which are
// this tile's: the block of rows i…j uses keys 0…j, and the gradient of a key
// runs through the query heads that share it, ascending, and in each through
// the rows from its own block on. Grid: x over the columns of the result, y
// over its blocks of 64 rows, z over sequences and heads.
//
// q and o are rows of heads x dim, k and v of kv_heads x dim; p holds a table
// of length x length for every sequence and head.
#include "tile.cuh"

typedef Tile<2, 1> Block;

struct Shape {
	u32 length, heads, kv_heads, dim;
	DEVICE_MEMBER u32 group() const { return heads / kv_heads; }
	DEVICE_MEMBER u64 wide() const { return (u64)heads * dim; }
	DEVICE_MEMBER u64 narrow() const { return (u64)kv_heads * dim; }
	// Where a sequence's head begins in q, in k and in p.
	DEVICE_MEMBER u64 query(u32 s, u32 h) const { return s * length * wide() + h * dim; }
	DEVICE_MEMBER u64 key(u32 s, u32 h) const { return s * length * narrow() + h / group() * dim; }
	DEVICE_MEMBER u64 table(u32 s, u32 h) const { return (u64)(s * heads + h) * length * length; }
};

// scores = q·kᵀ: blocks above the diagonal are left alone.
KERNEL __launch_bounds__(Block::THREADS)
attend_scores(float *scores, const float *q, const float *k, Shape d) {
	__shared__ Block::Shared shared;
	if (blockIdx.x > blockIdx.y) return;
	u32 s = blockIdx.z / d.heads, h = blockIdx.z % d.heads;
	u32 i = blockIdx.y * Block::ROWS, j = blockIdx.x * Block::COLS;
	u32 keys = min(i + Block::ROWS, d.length);
	View<INNER> vq = {q + d.query(s, h) + i * d.wide(), d.wide(), d.length - i};
	View<INNER> vk = {k + d.key(s, h) + j * d.narrow(), d.narrow(), keys - j};
	Block t;
	t.clear();
	t.multiply(shared, vq, vk, 0, d.dim);
	t.store(scores + d.table(s, h) + (u64)i * d.length + j, d.length, d.length - i, keys - j);
}

// o = p·v, and dq = ds·k: the columns of the result lie as q's, v's as k's.
KERNEL __launch_bounds__(Block::THREADS)
attend_mix(float *o, const float *p, const float *v, Shape d) {
	__shared__ Block::Shared shared;
	u32 s = blockIdx.z / d.heads, h = blockIdx.z % d.heads;
	u32 i = blockIdx.y * Block::ROWS, j = blockIdx.x * Block::COLS;
	View<INNER> vp = {p + d.table(s, h) + (u64)i * d.length, d.length, d.length - i};
	View<OUTER> vv = {v + d.key(s, h) + j, d.narrow(), d.dim - j};
	Block t;
	t.clear();
	t.multiply(shared, vp, vv, 0, min(i + Block::ROWS, d.length));
	t.store(o + d.query(s, h) + i * d.wide() + j, d.wide(), d.length - i, d.dim - j);
}

// dv = Σ pᵀ·do, and dk = Σ dsᵀ·q: z runs over sequences and KV heads.
KERNEL __launch_bounds__(Block::THREADS)
attend_keys(float *dv, const float *p, const float *g, Shape d) {
	__shared__ Block::Shared shared;
	u32 s = blockIdx.z / d.kv_heads, kv = blockIdx.z % d.kv_heads;
	u32 i = blockIdx.y * Block::ROWS, j = blockIdx.x * Block::COLS;
	Block t;
	t.clear();
#pragma unroll 1
	for (u32 h = kv * d.group(); h < (kv + 1) * d.group(); h++) {
		View<OUTER> vp = {p + d.table(s, h) + i, d.length, d.length - i};
		View<OUTER> vg = {g + d.query(s, h) + j, d.wide(), d.dim - j};
		t.multiply(shared, vp, vg, i, d.length);
	}
	t.store(dv + d.key(s, kv * d.group()) + i * d.narrow() + j, d.narrow(), d.length - i, d.dim - j);
}
