/** The binary form of objects: deterministic CBOR, by the rules in schema.json. */

import * as cborg from "cborg";
import rules from "./schema.json" with { type: "json" };

/**
 * A value of a field. Numbers of 64 bits are bigints, shorter ones numbers; bytes are Uint8Arrays.
 * So is what the schema calls binary64: a number that may have a fraction.
 */
export type Value = boolean | number | bigint | string | Uint8Array | Value[] | Struct;

/** An object: its fields by name, as in docs/messages.md. */
export interface Struct { [name: string]: Value }

interface Field { key: number; name: string; type: string; optional?: boolean }

interface Digest { kind: string; tag: string; blank?: string; of?: string; order?: string[] }

/** What docs/messages.md says of fields and digests, by the name of the object. */
export const schema = rules as Record<string, { fields: Field[]; digest?: Digest }>;

/** The largest message that any protocol takes, in bytes. */
const maxBytes = 1 << 20;

/** Thrown for bytes or values that are not an object of the wanted kind. */
export class Malformed extends Error {}

const decodeOptions: cborg.DecodeOptions = {
  strict: true, useMaps: true, rejectDuplicateMapKeys: true, allowIndefinite: false, allowUndefined: false,
  allowInfinity: false, allowNaN: false,
};

/** Returns the bytes of an object; kind is a name of docs/messages.md. Optional fields may be missing. */
export function encode(kind: string, value: Struct): Uint8Array {
  return new Uint8Array(cborg.encode(pack(kind, value, kind))); // cborg returns a Buffer on Node
}

/** Reads an object. Throws Malformed, also for every form of it that encode does not write. */
export function decode(kind: string, raw: Uint8Array): Struct {
  if (raw.length > maxBytes) throw new Malformed(`${raw.length} bytes, at most ${maxBytes}`);
  let parsed: unknown;
  try {
    parsed = cborg.decode(raw, decodeOptions);
  } catch (e) {
    throw new Malformed(`${kind}: ${String(e)}`);
  }
  const value = unpack(kind, parsed, kind) as Struct;
  if (!equal(encode(kind, value), raw)) throw new Malformed(`${kind}: not the deterministic form`);
  return value;
}

/** Reports whether two byte strings are equal. */
export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((x, i) => x === b[i]);
}

/** Returns what cborg encodes: a struct as a Map from keys. */
export function pack(kind: string, value: unknown, path: string): unknown {
  if (kind.startsWith("[")) {
    if (!Array.isArray(value)) throw new Malformed(`${path}: want a list`);
    return value.map((x, i) => pack(kind.slice(1, -1), x, `${path}[${i}]`));
  }
  const rule = schema[kind];
  if (!rule) return scalar(kind, value, path);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array || Array.isArray(value)) {
    throw new Malformed(`${path}: want an object`);
  }
  return packStruct(rule.fields, value as Struct, path);
}

function packStruct(fields: Field[], value: Struct, path: string): Map<number, unknown> {
  const names = new Set(fields.map((f) => f.name));
  const unknown = Object.keys(value).find((n) => !names.has(n));
  if (unknown !== undefined) throw new Malformed(`${path}: there is no field ${unknown}`);
  const out = new Map<number, unknown>();
  for (const f of fields) {
    const given = value[f.name];
    if (given === undefined) {
      if (f.optional) continue;
      throw new Malformed(`${path}: ${f.name} is missing`);
    }
    const x = pack(f.type, given, `${path}.${f.name}`);
    if (!(f.optional && empty(x))) out.set(f.key, x);
  }
  return out;
}

/** Turns keys into names. pack checks the rest. */
function unpack(kind: string, value: unknown, path: string): Value {
  if (kind.startsWith("[")) {
    if (!Array.isArray(value)) throw new Malformed(`${path}: want a list`);
    return value.map((x, i) => unpack(kind.slice(1, -1), x, `${path}[${i}]`));
  }
  const rule = schema[kind];
  if (!rule) return unpackScalar(kind, value, path);
  if (!(value instanceof Map)) throw new Malformed(`${path}: want a map`);
  const out: Struct = {};
  for (const [key, x] of value) {
    const f = rule.fields.find((f) => f.key === key);
    if (!f) throw new Malformed(`${path}: there is no key ${String(key)}`);
    out[f.name] = unpack(f.type, x, `${path}.${f.name}`);
  }
  return out;
}

function unpackScalar(kind: string, value: unknown, path: string): Value {
  if (kind === "binary64") return numberOf(wide(value, path), path);
  return kind === "uint64" || kind === "int64" ? wide(value, path) : value as Value;
}

/** Returns the bits of a number as a whole number: binary64 of docs/messages.md. */
function bitsOf(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0);
}

/** Returns the number that has the bits. */
function numberOf(bits: bigint, path: string): number {
  if (bits !== BigInt.asUintN(64, bits)) throw new Malformed(`${path}: want the bits of a number`);
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
}

function wide(value: unknown, path: string): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "number" && Number.isInteger(value)) return BigInt(value);
  throw new Malformed(`${path}: want a whole number`);
}

/** Reports whether an optional field is left out: zero, or of no length. */
function empty(x: unknown): boolean {
  if (x instanceof Uint8Array) return x.every((b) => b === 0);
  if (Array.isArray(x)) return x.length === 0;
  if (x instanceof Map) return x.size === 0;
  return x === 0 || x === 0n || x === "" || x === false;
}

/** Checks a value that is no struct and no list. */
function scalar(kind: string, value: unknown, path: string): unknown {
  if (kind === "any") return value;
  if (kind === "binary64" && typeof value === "number" && Number.isFinite(value)) return bitsOf(value);
  if (kind === "bool" && typeof value === "boolean") return value;
  if (kind === "text" && typeof value === "string") return value;
  if (kind.startsWith("bytes") && value instanceof Uint8Array &&
    (kind === "bytes" || value.length === Number(kind.slice(5)))) return value;
  if (kind === "uint64" && typeof value === "bigint" && value === BigInt.asUintN(64, value)) return value;
  if (kind === "int64" && typeof value === "bigint" && value === BigInt.asIntN(64, value)) return value;
  if (/^uint(8|16|32)$/.test(kind) && typeof value === "number" && Number.isInteger(value) && value >= 0 &&
    value < 2 ** Number(kind.slice(4))) return value;
  throw new Malformed(`${path}: want ${kind}`);
}
