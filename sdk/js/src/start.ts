/** The state that a job starts from, drawn from its seed: docs/numerics.md §12 and §14, docs/disputes.md §1. */

import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import * as cborg from "cborg";
import { type Struct } from "./encoding.js";
import { digest } from "./hashing.js";

const f = Math.fround;

/** Returns a constant that the page writes in hexadecimal: its leading digits as a whole number, and a power of two. */
const hex = (digits: number, bits: number) => f(digits * 2 ** bits);

const logs = [hex(0x1555546, -26), hex(-0x1ffffec, -27), hex(0x199a58, -23), hex(-0x155638, -23), hex(0x1232e28, -27),
  hex(-0x1fb2716, -28), hex(0x1e67e8a, -28), hex(-0x1e3aca2, -28), hex(0x11bc35c, -28)];
const sines = [hex(0x1921fb6, -22), hex(-0x14abbce, -19), hex(0x1466bbc, -18), hex(-0x132cb24, -18),
  hex(0x14be68e, -19)];
const cosines = [1, hex(-0x13bd3cc, -20), hex(0x103c1f, -14), hex(-0x155d3bc, -18), hex(0x1e1e85c, -19),
  hex(-0x1a10842, -20)];

const view = new DataView(new ArrayBuffer(8));

/** Returns the next binary64 towards an infinity of the sign of way. */
function next(x: number, way: number): number {
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + (way > 0 === x > 0 ? 1n : -1n));
  return view.getFloat64(0);
}

/**
 * Returns a·b + c of binary32 numbers, rounded once. The product is exact in binary64. The sum is
 * rounded to odd there, so that the rounding to binary32 is the only one that counts.
 */
function fma(a: number, b: number, c: number): number {
  const p = a * b, s = p + c, part = s - p;
  const lost = (p - (s - part)) + (c - part);
  if (lost === 0) return f(s);
  view.setFloat64(0, s);
  return f((view.getUint8(7) & 1) === 0 ? next(s, lost) : s);
}

/** Returns a polynomial: the last coefficient first, then each before it. */
function chain(coefficients: number[], x: number): number {
  return coefficients.slice(0, -1).reduceRight((sum, c) => fma(sum, x, c), coefficients.at(-1)!);
}

function log(x: number): number {
  const cut = 0x3f3504f3;
  view.setFloat32(0, x);
  const bits = view.getInt32(0) - cut, e = bits >> 23;
  view.setInt32(0, (bits & 0x7fffff) + cut);
  const t = f(view.getFloat32(0) - 1);
  const y = fma(fma(chain(logs, t), t, -0.5), f(t * t), f(e * hex(0x10bfbe8, -39)));
  return fma(e, hex(0x162e, -13), f(t + y));
}

/** Returns sine and cosine of w / 2^24 turns. */
function turn(w: number): [number, number] {
  const q = Math.floor((w + 2 ** 21) / 2 ** 22), t = f((w - q * 2 ** 22) / 2 ** 24), z = f(t * t);
  const s = f(chain(sines, z) * t), c = chain(cosines, z);
  return ([[s, c], [c, -s], [-s, -c], [-c, s]] as [number, number][])[q & 3]!;
}

/** Returns the four words of a block of Philox4x32-10, of step 0. */
export function philox(key: bigint, purpose: number, index: number): number[] {
  const low = 0xffffffffn;
  let c = [BigInt(index) & low, BigInt(index) >> 32n, 0n, BigInt(purpose)];
  let k0 = key & low, k1 = key >> 32n;
  for (let i = 0; i < 10; i++) {
    const a = c[0]! * 0xd2511f53n, b = c[2]! * 0xcd9e8d57n;
    c = [(b >> 32n) ^ c[1]! ^ k0, b & low, (a >> 32n) ^ c[3]! ^ k1, a & low];
    k0 = (k0 + 0x9e3779b9n) & low;
    k1 = (k1 + 0xbb67ae85n) & low;
  }
  return c.map(Number);
}

/** Returns n numbers of a normal distribution with a deviation of std, a binary32 number. */
export function normal(n: number, key: bigint, purpose: number, std: number): Float32Array {
  const out = new Float32Array(Math.ceil(n / 4) * 4);
  for (let j = 0; j < out.length / 4; j++) {
    const w = philox(key, purpose, j);
    for (const i of [0, 2]) {
      const u = ((w[i]! >>> 8) + 1) / 2 ** 24, radius = f(Math.sqrt(f(-2 * log(u))));
      const [sine, cosine] = turn(w[i + 1]! >>> 8);
      out[4 * j + i] = f(radius * cosine) * std;
      out[4 * j + i + 1] = f(radius * sine) * std;
    }
  }
  return out.subarray(0, n);
}

interface Model {
  vocab: number; dim: number; layers: number; heads: number; kv_heads: number; hidden: number;
  qkv_bias: boolean; tied_embeddings: boolean;
}

/** Returns names and shapes of the parameters, in canonical order. */
function shapes(m: Model): [string, number[]][] {
  const kv = m.dim / m.heads * m.kv_heads;
  const out: [string, number[]][] = [["model.embed_tokens.weight", [m.vocab, m.dim]]];
  for (let i = 0; i < m.layers; i++) {
    const add = (name: string, ...shape: number[]) => out.push([`model.layers.${i}.${name}`, shape]);
    add("input_layernorm.weight", m.dim);
    for (const [name, width] of [["q", m.dim], ["k", kv], ["v", kv]] as [string, number][]) {
      add(`self_attn.${name}_proj.weight`, width, m.dim);
      if (m.qkv_bias) add(`self_attn.${name}_proj.bias`, width);
    }
    add("self_attn.o_proj.weight", m.dim, m.dim);
    add("post_attention_layernorm.weight", m.dim);
    add("mlp.gate_proj.weight", m.hidden, m.dim);
    add("mlp.up_proj.weight", m.hidden, m.dim);
    add("mlp.down_proj.weight", m.dim, m.hidden);
  }
  out.push(["model.norm.weight", [m.dim]]);
  if (!m.tied_embeddings) out.push(["lm_head.weight", [m.vocab, m.dim]]);
  return out;
}

function initial(m: Model, seed: bigint, name: string, shape: number[], place: number): Float32Array {
  const n = shape.reduce((a, b) => a * b);
  if (shape.length === 1) return new Float32Array(n).fill(name.endsWith(".bias") ? 0 : 1);
  let std = 0.02 * Math.sqrt(768 / m.dim);
  if (/(o_proj|down_proj)\.weight$/.test(name)) std /= Math.sqrt(2 * m.layers);
  return normal(n, seed, place, f(std));
}

function node(a: Uint8Array, b: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes("infernet/node/1\0"), a, b));
}

function tree(hashes: Uint8Array[]): Uint8Array {
  for (let empty: Uint8Array = new Uint8Array(32); hashes.length > 1; empty = node(empty, empty)) {
    const below = hashes;
    hashes = below.filter((_, i) => i % 2 === 0).map((x, i) => node(x, below[2 * i + 1] ?? empty));
  }
  return hashes[0]!;
}

function word(x: string | number): Uint8Array {
  const out = new Uint8Array(32);
  if (typeof x === "string") out.set(utf8ToBytes(x));
  else new DataView(out.buffer).setBigUint64(24, BigInt(x));
  return out;
}

function tensor(name: string, shape: number[], values: Float32Array): Uint8Array {
  const raw = new Uint8Array(values.length * 4), bytes = new DataView(raw.buffer), leaves: Uint8Array[] = [];
  values.forEach((x, i) => bytes.setFloat32(4 * i, x, true));
  for (let i = 0; i < raw.length; i += 256) {
    leaves.push(sha256(concatBytes(utf8ToBytes("infernet/leaf/2\0"), raw.subarray(i, i + 256))));
  }
  const header = sha256(cborg.encode(new Map<number, unknown>([[1, name], [2, shape]])));
  return sha256(concatBytes(word("infernet/tensor/2"), header, word(values.length), tree(leaves)));
}

/** Thrown for a program whose first state this library does not compute. */
export class Unsupported extends Error {}

/** Returns the root of the state before a program's first step. Throws Unsupported for others than plain AdamW. */
export function startRoot(program: Struct): Uint8Array {
  const m = program["model"] as unknown as Model, o = program["optimizer"] as Struct;
  const beyond = ["base", "adapter", "dpo"].filter((k) => k in program)
    .concat(["head_dim", "qk_norm", "norms"].filter((k) => k in (program["model"] as Struct)), "ema" in o ? ["ema"] : []);
  if (beyond.length > 0 || o["kind"] !== "adamw") throw new Unsupported(`want AdamW from a seed, without ${beyond}`);
  const list = shapes(m);
  const values = list.map(([name, shape], i) => initial(m, program["seed"] as bigint, name, shape, i));
  const tensors = ["", "adamw.m.", "adamw.v."].flatMap((prefix) => list.map(([name, shape], i) =>
    tensor(prefix + name, shape, prefix === "" ? values[i]! : new Float32Array(values[i]!.length))));
  const numerics = sha256(utf8ToBytes(program["numerics"] as string));
  return sha256(concatBytes(word("infernet/state/2"), word(0), digest("program", program), numerics,
    word(tensors.length), tree(tensors)));
}
