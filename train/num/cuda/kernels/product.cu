// r32 products (docs/numerics.md §4) in the three layouts, each with a tile for
// large and one for small results. Grid: x over the columns of C, y over its
// rows.
#include "tile.cuh"

typedef Tile<4, 2> Large; // 128 x 128, 256 threads
typedef Tile<2, 1> Small; // 64 x 64, 64 threads

template <class TILE, Order ORDER_A, Order ORDER_B>
DEVICE void product(const float *a, const float *b, float *c, u64 lda, u64 ldb, u64 ldc, u32 m, u32 n, u32 k, u32 keep) {
	__shared__ typename TILE::Shared shared;
	u32 i = blockIdx.y * TILE::ROWS, j = blockIdx.x * TILE::COLS;
	View<ORDER_A> va = {a + (ORDER_A == INNER ? i * lda : i), lda, m - i};
	View<ORDER_B> vb = {b + (ORDER_B == INNER ? j * ldb : j), ldb, n - j};
	TILE t;
	float *out = c + i * ldc + j;
	if (keep) t.load(out, ldc, m - i, n - j);
	else t.clear();
	t.multiply(shared, va, vb, 0, k);
	t.store(out, ldc, m - i, n - j);
}

#define PRODUCT(NAME, TILE, ORDER_A, ORDER_B)                                                                          \
	extern "C" __global__ __launch_bounds__(TILE::THREADS) void NAME(const float *a, const float *b, float *c, u64 lda, \
	                                                               u64 ldb, u64 ldc, u32 m, u32 n, u32 k, u32 keep) {  \
		product<TILE, ORDER_A, ORDER_B>(a, b, c, lda, ldb, ldc, m, n, k, keep);                                         \
	}

PRODUCT(product_nn, Large, INNER, OUTER)
PRODUCT(product_nt, Large, INNER, INNER)
PRODUCT(product_tn, Large, OUTER, OUTER)
PRODUCT(product_nn_small, Small, INNER, OUTER)
PRODUCT(product_nt_small, Small, INNER, INNER)
PRODUCT(product_tn_small, Small, OUTER, OUTER)
