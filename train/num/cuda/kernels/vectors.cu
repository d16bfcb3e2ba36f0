// Element-wise operations (docs/numerics.md §5, §7, §8, §11), the embedding, and
// the sums of whole tensors (§2). One thread an element unless said.
#include "scalar.cuh"

KERNEL add_to(float *dst, const float *src, u64 n) {
	u64 i = thread_id();
	if (i < n) dst[i] = add(dst[i], src[i]);
}

KERNEL add_bias(float *x, const float *bias, u64 n, u32 cols) {
	u64 i = thread_id();
	if (i < n) x[i] = add(x[i], bias[i % cols]);
}

KERNEL scale(float *x, u64 n, float s) {
	u64 i = thread_id();
	if (i < n) x[i] = mul(x[i], s);
}

// One thread a column: a chain over the rows, ascending.
KERNEL column_sum(float *dst, const float *x, u32 rows, u32 cols, u32 keep) {
	u64 c = thread_id();
	if (c >= cols) return;
	float s = keep ? dst[c] : 0.0f;
#pragma unroll 4
	for (u32 r = 0; r < rows; r++) s = add(s, x[(u64)r * cols + c]);
	dst[c] = s;
}

KERNEL swiglu(float *y, const float *gate, const float *up, u64 n) {
	u64 i = thread_id();
	if (i >= n) return;
	float g = gate[i];
	y[i] = mul(mul(g, sigmoid1(g)), up[i]);
}

KERNEL swiglu_back(float *dgate, float *dup, const float *dy, const float *gate, const float *up, u64 n) {
	u64 i = thread_id();
	if (i >= n) return;
	float g = gate[i], d = dy[i], w = mul(d, up[i]);
	float s = sigmoid1(g);
	float slope = mul(s, fma1(g, sub(1.0f, s), 1.0f));
	dup[i] = mul(d, mul(g, s));
	dgate[i] = mul(w, slope);
}

// gelu_sigmoid is s of gelu(g) = g * s (§23); squared becomes g * g.
DEVICE float gelu_sigmoid(float g, float *squared) {
	*squared = mul(g, g);
	return sigmoid1(mul(g, fma1(*squared, 0x1.2444f2p-4f, 0x1.988454p+0f)));
}

KERNEL geglu(float *y, const float *gate, const float *up, u64 n) {
	u64 i = thread_id();
	if (i >= n) return;
	float g = gate[i], squared;
	float s = gelu_sigmoid(g, &squared);
	y[i] = mul(mul(g, s), up[i]);
}

KERNEL geglu_back(float *dgate, float *dup, const float *dy, const float *gate, const float *up, u64 n) {
	u64 i = thread_id();
	if (i >= n) return;
	float g = gate[i], d = dy[i], w = mul(d, up[i]), squared;
	float s = gelu_sigmoid(g, &squared);
	float inner = mul(g, fma1(squared, 0x1.b6676cp-3f, 0x1.988454p+0f));
	float slope = mul(s, fma1(inner, sub(1.0f, s), 1.0f));
	dup[i] = mul(d, mul(g, s));
	dgate[i] = mul(w, slope);
}

// One thread a pair; flip is the sign bit of the inverse.
KERNEL rope(float *x, const float *cosine, const float *sine, u64 pairs, u32 heads, u32 half, u32 context, u32 flip) {
	u64 at = thread_id();
	if (at >= pairs) return;
	u32 i = at % half;
	u64 head = at / half;
	u32 angle = (u32)(head / heads % context) * half + i;
	float c = cosine[angle], s = __uint_as_float(__float_as_uint(sine[angle]) ^ flip);
	float *p = x + head * 2 * half + i;
	float a = p[0], b = p[half];
	p[0] = fma1(a, c, -mul(b, s));
	p[half] = fma1(b, c, mul(a, s));
}

KERNEL adamw(float *p, const float *g, float *m, float *v, u64 n, float minus_lr, float beta1, float rest1, float beta2,
             float rest2, float eps, float decay, float correct1, float correct2, float grad_scale) {
	u64 i = thread_id();
	if (i >= n) return;
	float d = mul(g[i], grad_scale);
	float m1 = fma1(beta1, m[i], mul(rest1, d));
	float v1 = fma1(beta2, v[i], mul(mul(rest2, d), d));
	float u = div(mul(m1, correct1), add(root(mul(v1, correct2)), eps));
	m[i] = m1;
	v[i] = v1;
	float old = p[i];
	p[i] = fma1(minus_lr, fma1(decay, old, u), old);
}

// One warp a block of 4096: out[b] is the block's rowsum.
#define SUM_BLOCK 4096u

KERNEL sum_blocks(float *out, const float *x, u64 n) {
	u64 b = warp_row(), start = b * SUM_BLOCK;
	if (start >= n) return;
	u32 count = n - start < SUM_BLOCK ? (u32)(n - start) : SUM_BLOCK;
	float l = 0.0f;
	for (u32 i = lane_id(); i < padded(count); i += WARP) l = add(l, or_zero(x + start, i, count));
	l = fold(l);
	if (lane_id() == 0) out[b] = l;
}

KERNEL square_blocks(float *out, const float *x, u64 n) {
	u64 b = warp_row(), start = b * SUM_BLOCK;
	if (start >= n) return;
	u32 count = n - start < SUM_BLOCK ? (u32)(n - start) : SUM_BLOCK;
	float l = 0.0f;
	for (u32 i = lane_id(); i < padded(count); i += WARP) {
		float v = or_zero(x + start, i, count);
		l = fma1(v, v, l);
	}
	l = fold(l);
	if (lane_id() == 0) out[b] = l;
}

KERNEL zero(float *x, u64 n) {
	u64 i = thread_id();
	if (i < n) x[i] = 0.0f;
}

// found[0] becomes 1 when x holds an infinity or a NaN; every writer writes 1.
KERNEL find_non_finite(u32 *found, const u32 *x, u64 n) {
	u64 i = thread_id();
	if (i < n && (x[i] & 0x7f800000u) == 0x7f800000u) atomicOr(found, 1u);
}

// dst[r] = table[tokens[r]], rows of dim.
KERNEL gather(float *dst, const float *table, const int *tokens, u64 n, u32 dim) {
	u64 i = thread_id();
	if (i < n) dst[i] = table[(u64)tokens[i / dim] * dim + i % dim];
}

// table[tokens[r]] += src[r], rows ascending for every token: the block of the
// first row of a token does all rows of that token.
KERNEL scatter_add(float *table, const float *src, const int *tokens, u32 rows, u32 dim) {
	u32 r = blockIdx.x;
	int token = tokens[r];
	for (u32 q = 0; q < r; q++)
		if (tokens[q] == token) return;
	for (u32 c = threadIdx.x; c < dim; c += blockDim.x) {
		float *to = table + (u64)token * dim + c;
		float s = *to;
		for (u32 q = r; q < rows; q++)
			if (tokens[q] == token) s = add(s, src[(u64)q * dim + c]);
		*to = s;
	}
}
