"""Forward and backward pass of a decoder: docs/numerics.md, sections 6 to 10 and 14."""

import numpy as np

from .arithmetic import F, exp, fma, log, product, product_x8, rowdot, rowsum, sigmoid

ATTENTION_BLOCK = 64


class Norm:
    """A row norm, which keeps what its gradient needs."""

    def __init__(self, x, w, eps):
        n = F(x.shape[-1])
        self.x, self.w, self.n = x, w, n
        self.inv = (F(1) / np.sqrt((rowdot(x, x) / n) + eps))[:, None]
        self.y = (x * self.inv) * w

    def backward(self, dy, dw):
        """Adds to dw, and returns the gradient of x."""
        scaled = self.x * self.inv
        for r in range(len(dy)):
            dw[:] = fma(dy[r], scaled[r], dw)
        t = dy * self.w
        c = (rowdot(t, self.x)[:, None] * self.inv) / self.n
        return self.inv * fma(-scaled, c, t)


def turned(x, cos, sin, back=False):
    """Turns the heads [rows, heads, width] of rows at positions of the tables."""
    half = x.shape[-1] // 2
    a, b, c, s = x[..., :half], x[..., half:], cos[:, None, :], -sin[:, None, :] if back else sin[:, None, :]
    return np.concatenate([fma(a, c, -(b * s)), fma(b, c, a * s)], axis=-1)


def _blocks(n):
    return [(i, min(i + ATTENTION_BLOCK, n)) for i in range(0, n, ATTENTION_BLOCK)]


def _probabilities(q, k, i, j, scale):
    seen = np.arange(j)[None, :] <= np.arange(i, j)[:, None]
    z = product(q[i:j], k[:j].T) * scale
    top = np.max(np.where(seen, z, F(-np.inf)), axis=1, keepdims=True)
    e = np.where(seen, exp(np.where(seen, z - top, F(0))), F(0))
    return e * (F(1) / rowsum(e))[:, None], seen


def attend(q, k, v, scale):
    """Returns the output of one query head over one sequence."""
    return np.concatenate([product(_probabilities(q, k, i, j, scale)[0], v[:j]) for i, j in _blocks(len(q))])


def attend_back(do, q, k, v, scale, dk, dv):
    """Returns the gradient of q; those of k and v go on from dk and dv."""
    dq = np.empty_like(q)
    for i, j in _blocks(len(q)):
        p, seen = _probabilities(q, k, i, j, scale)
        dp = np.where(seen, product(do[i:j], v[:j].T), F(0))
        dv[:j] = product(p.T, do[i:j], dv[:j])
        ds = np.where(seen, (p * (dp - rowdot(p, dp)[:, None])) * scale, F(0))
        dq[i:j] = product(ds, k[:j])
        dk[:j] = product(ds.T, q[i:j], dk[:j])
    return dq


def cross_entropy(x, targets, scale):
    """Returns the loss of each row, and the gradient of x."""
    rows = np.arange(len(x))
    top = np.max(x, axis=1, keepdims=True)
    e = exp(x - top)
    s = rowsum(e)
    p = e * (F(1) / s)[:, None]
    p[rows, targets] = p[rows, targets] - F(1)
    return (log(s) + top[:, 0]) - x[rows, targets], p * scale


class Decoder:
    """One model: its shape, its tables, and its parameters by name."""

    def __init__(self, shape, numerics, tables, params):
        self.shape, self.params = shape, params
        self.product = product_x8 if numerics == "x8/1" else product
        self.head = shape["dim"] // shape["heads"]
        self.group = shape["heads"] // shape["kv_heads"]
        self.cos, self.sin = tables
        self.eps = F(shape["norm_eps"])
        self.scale = F(1 / np.sqrt(np.float64(self.head)))

    def linear(self, x, name):
        """Returns x·Wᵀ, plus the bias if there is one."""
        y = self.product(x, self.params[name + ".weight"].T)
        bias = self.params.get(name + ".bias")
        return y if bias is None else y + bias

    def linear_back(self, dy, x, name, grads, dx=None):
        """Adds the gradients of a layer, and returns that of x, which goes on from dx."""
        grads[name + ".weight"] = self.product(dy.T, x, grads[name + ".weight"])
        if name + ".bias" in grads:
            for row in dy:
                grads[name + ".bias"] = grads[name + ".bias"] + row
        return self.product(dy, self.params[name + ".weight"], dx)

    def heads_of(self, x, n):
        """Returns a matrix as [sequences, positions, heads, width]."""
        return x.reshape(-1, self.shape["context"], n, self.head)

    def layer(self, x, at):
        """Runs a layer, and returns its output and what its gradient needs."""
        keep = {"at": at, "attention": Norm(x, self.params[at + "input_layernorm.weight"], self.eps)}
        h = keep["attention"].y
        q, k, v = (self.heads_of(self.linear(h, f"{at}self_attn.{n}_proj"), heads) for n, heads in (
            ("q", self.shape["heads"]), ("k", self.shape["kv_heads"]), ("v", self.shape["kv_heads"])))
        q, k = (np.stack([turned(s, self.cos, self.sin) for s in y]) for y in (q, k))
        o = np.empty_like(q)
        for s in range(len(q)):
            for i in range(self.shape["heads"]):
                o[s, :, i] = attend(q[s, :, i], k[s, :, i // self.group], v[s, :, i // self.group], self.scale)
        o = o.reshape(len(x), -1)
        middle = x + self.linear(o, at + "self_attn.o_proj")
        norm = Norm(middle, self.params[at + "post_attention_layernorm.weight"], self.eps)
        gate, up = self.linear(norm.y, at + "mlp.gate_proj"), self.linear(norm.y, at + "mlp.up_proj")
        sig = sigmoid(gate)
        y = (gate * sig) * up
        keep |= {"q": q, "k": k, "v": v, "o": o, "mlp": norm, "gate": gate, "up": up, "sig": sig, "y": y}
        return middle + self.linear(y, at + "mlp.down_proj"), keep

    def layer_back(self, dx, keep, grads):
        """Returns the gradient of a layer's input."""
        at, gate, up, sig = keep["at"], keep["gate"], keep["up"], keep["sig"]
        dy = self.linear_back(dx, keep["y"], at + "mlp.down_proj", grads)
        dup = dy * (gate * sig)
        dgate = (dy * up) * (sig * fma(gate, F(1) - sig, F(1)))
        dh = self.linear_back(dgate, keep["mlp"].y, at + "mlp.gate_proj", grads)
        dh = self.linear_back(dup, keep["mlp"].y, at + "mlp.up_proj", grads, dh)
        dx = dx + keep["mlp"].backward(dh, grads[at + "post_attention_layernorm.weight"])
        do = self.linear_back(dx, keep["o"], at + "self_attn.o_proj", grads)
        dh = None
        for name, d in zip("qkv", self._attention_back(do, keep)):
            dh = self.linear_back(d, keep["attention"].y, f"{at}self_attn.{name}_proj", grads, dh)
        return dx + keep["attention"].backward(dh, grads[at + "input_layernorm.weight"])

    def _attention_back(self, do, keep):
        q, k, v = keep["q"], keep["k"], keep["v"]
        do = self.heads_of(do, self.shape["heads"])
        dq, dk, dv = np.zeros_like(q), np.zeros_like(k), np.zeros_like(v)
        for s in range(len(q)):
            for i in range(self.shape["heads"]):  # heads are the outer loop
                j = i // self.group
                dq[s, :, i] = attend_back(do[s, :, i], q[s, :, i], k[s, :, j], v[s, :, j], self.scale,
                                          dk[s, :, j], dv[s, :, j])
        dq, dk = (np.stack([turned(x, self.cos, self.sin, back=True) for x in d]) for d in (dq, dk))
        rows = dq.shape[0] * dq.shape[1]
        return dq.reshape(rows, -1), dk.reshape(rows, -1), dv.reshape(rows, -1)

    def pass_both(self, inputs, targets, scale, grads):
        """Runs rows of tokens forward and backward; returns the losses of the rows."""
        x, kept = self.params["model.embed_tokens.weight"][inputs], []
        for i in range(self.shape["layers"]):
            x, keep = self.layer(x, f"model.layers.{i}.")
            kept.append(keep)
        norm = Norm(x, self.params["model.norm.weight"], self.eps)
        losses, dlogits = cross_entropy(self.linear(norm.y, "lm_head"), targets, scale)
        dx = norm.backward(self.linear_back(dlogits, norm.y, "lm_head", grads), grads["model.norm.weight"])
        for keep in reversed(kept):
            dx = self.layer_back(dx, keep, grads)
        embedding = grads["model.embed_tokens.weight"]
        for token, row in zip(inputs, dx):
            embedding[token] = embedding[token] + row
        return losses
