// Operations on rows, one warp a row: RMSNorm (docs/numerics.md §6), causal
// softmax (§9) and cross entropy (§10). A lane reads and writes only elements
// that are its own modulo 32, so that operations may work in place.
#include "scalar.cuh"

KERNEL rms_norm(float *y, float *inv, const float *x, const float *w, u32 rows, u32 cols, float eps) {
	u64 r = warp_row();
	if (r >= rows) return;
	const float *xr = x + r * cols;
	float *yr = y + r * cols;
	float l = 0.0f;
	for (u32 i = lane_id(); i < padded(cols); i += WARP) {
		float v = or_zero(xr, i, cols);
		l = fma1(v, v, l);
	}
	float mean = div(fold(l), __uint2float_rn(cols));
	float f = div(1.0f, root(add(mean, eps)));
	for (u32 i = lane_id(); i < cols; i += WARP) yr[i] = mul(mul(xr[i], f), w[i]);
	if (lane_id() == 0) inv[r] = f;
}

// One thread a column: the gradient of w, rows ascending.
KERNEL rms_norm_weights(float *dw, const float *dy, const float *x, const float *inv, u32 rows, u32 cols) {
	u64 c = thread_id();
	if (c >= cols) return;
	float s = dw[c];
#pragma unroll 4
	for (u32 r = 0; r < rows; r++) {
		u64 at = (u64)r * cols + c;
		s = fma1(dy[at], mul(x[at], inv[r]), s);
	}
	dw[c] = s;
}

KERNEL rms_norm_rows(float *dx, const float *dy, const float *x, const float *w, const float *inv, u32 rows, u32 cols) {
	u64 r = warp_row();
	if (r >= rows) return;
	const float *xr = x + r * cols, *dyr = dy + r * cols;
	float *dxr = dx + r * cols;
	float f = inv[r], l = 0.0f;
	for (u32 i = lane_id(); i < padded(cols); i += WARP) {
		float t = mul(or_zero(dyr, i, cols), or_zero(w, i, cols));
		l = fma1(t, or_zero(xr, i, cols), l);
	}
	float c = div(mul(fold(l), f), __uint2float_rn(cols));
	for (u32 i = lane_id(); i < cols; i += WARP) {
		float t = mul(dyr[i], w[i]), h = mul(xr[i], f);
		dxr[i] = mul(f, fma1(-h, c, t));
	}
}

// softmax_sum replaces n scores by e^(z - max z), z = x·scale, and returns
// their rowsum. n is at least 1.
DEVICE float softmax_sum(float *d, const float *x, u32 n, float scale, float &top) {
	float m = -__int_as_float(0x7f800000);
	for (u32 i = lane_id(); i < n; i += WARP) {
		float z = mul(x[i], scale);
		m = z > m ? z : m;
	}
	top = warp_max(m);
	float l = 0.0f;
	for (u32 i = lane_id(); i < padded(n); i += WARP) {
		float e = 0.0f;
		if (i < n) d[i] = e = exp1(sub(mul(x[i], scale), top));
		l = add(l, e);
	}
	return fold(l);
}

// s holds tables of rows x rows, one after another: row r of the grid is row
// r mod rows of its table.
// hide_before sets the scores of keys before a row's window to -Inf.
KERNEL hide_before(float *s, u64 all, u32 rows, u32 window) {
	u64 r = warp_row();
	if (r >= all) return;
	u32 n = (u32)(r % rows) + 1;
	float *row = s + r * rows;
	for (u32 i = lane_id(); i + window < n; i += WARP) row[i] = -__int_as_float(0x7f800000);
}

KERNEL causal_softmax(float *s, u64 all, u32 rows, float scale) {
	u64 r = warp_row();
	if (r >= all) return;
	u32 n = (u32)(r % rows) + 1;
	float *row = s + r * rows, top;
	float p = div(1.0f, softmax_sum(row, row, n, scale, top));
	for (u32 i = lane_id(); i < n; i += WARP) row[i] = mul(row[i], p);
	for (u32 i = lane_id(); i < rows; i += WARP)
		if (i >= n) row[i] = 0.0f;
}

KERNEL causal_softmax_back(float *ds, const float *p, u64 all, u32 rows, float scale) {
	u64 r = warp_row();
	if (r >= all) return;
	u32 n = (u32)(r % rows) + 1;
	float *d = ds + r * rows;
	const float *q = p + r * rows;
	float l = 0.0f;
	for (u32 i = lane_id(); i < padded(n); i += WARP) l = fma1(or_zero(q, i, n), or_zero(d, i, n), l);
	float dot = fold(l);
	for (u32 i = lane_id(); i < rows; i += WARP) d[i] = i < n ? mul(mul(q[i], sub(d[i], dot)), scale) : 0.0f;
}

// The lane that owns the target reads its logit before any is overwritten.
KERNEL cross_entropy(float *loss, float *dlogits, const float *logits, const int *targets, u32 rows, u32 cols, float scale) {
	u64 r = warp_row();
	if (r >= rows) return;
	const float *x = logits + r * cols;
	float *d = dlogits + r * cols;
	int target = targets[r];
	if (target < 0) {
		for (u32 i = lane_id(); i < cols; i += WARP) d[i] = 0.0f;
		if (lane_id() == 0) loss[r] = 0.0f;
		return;
	}
	u32 owner = (u32)target % WARP;
	float at = lane_id() == owner ? x[target] : 0.0f;
	at = broadcast(at, owner);
	float top, sum = softmax_sum(d, x, cols, 1.0f, top);
	float f = div(1.0f, sum);
	for (u32 i = lane_id(); i < cols; i += WARP) {
		float p = mul(d[i], f);
		if (i == (u32)target) p = sub(p, 1.0f);
		d[i] = mul(p, scale);
	}
	if (lane_id() == 0) loss[r] = sub(add(log1(sum), top), at);
}
