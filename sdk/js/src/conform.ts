/**
 * Answers the questions of `infernet conform`: one JSON object a line, as docs/conformance.md says.
 *
 *     infernet conform -- node dist/src/conform.js
 */

import { createInterface } from "node:readline";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import * as cborg from "cborg";
import { type Candidate, draw, intervalCount } from "./draw.js";
import { decode, encode, Malformed, schema, type Struct } from "./encoding.js";
import { candidatesHash, digest } from "./hashing.js";
import { BadSignature, recover } from "./keys.js";

type Question = Record<string, any>;
type Answer = Record<string, unknown>;

const unhex = (text: string) => hexToBytes(text.replace(/^0x/, ""));

/** Returns a value of JSON as the library takes it. */
function valueOf(kind: string, x: any): any {
  if (kind.startsWith("[")) return x.map((y: unknown) => valueOf(kind.slice(1, -1), y));
  const rule = schema[kind];
  if (rule) {
    const given = rule.fields.filter((f) => f.name in x);
    return Object.fromEntries(given.map((f) => [f.name, valueOf(f.type, x[f.name])]));
  }
  if (kind === "binary64") return Number(x.binary64);
  if (kind === "uint64" || kind === "int64") return BigInt(x);
  if (kind.startsWith("uint")) return Number(x);
  if (kind.startsWith("bytes")) return unhex(x);
  return kind === "any" ? cborg.decode(unhex(x), { useMaps: true }) : x;
}

/** Returns the JSON of a value of the library. */
function jsonOf(kind: string, x: any): unknown {
  if (kind.startsWith("[")) return x.map((y: unknown) => jsonOf(kind.slice(1, -1), y));
  const rule = schema[kind];
  if (rule) {
    const given = rule.fields.filter((f) => f.name in x);
    return Object.fromEntries(given.map((f) => [f.name, jsonOf(f.type, x[f.name])]));
  }
  if (kind === "binary64") return { binary64: String(x) };
  if (/^u?int/.test(kind)) return String(x);
  if (kind.startsWith("bytes")) return bytesToHex(x);
  return kind === "any" ? bytesToHex(new Uint8Array(cborg.encode(x))) : x;
}

const answers: Record<string, (q: Question) => Answer> = {
  encode: (q) => ({ bytes: bytesToHex(encode(q.object, fieldsOf(q))) }),
  decode: (q) => ({ fields: jsonOf(q.object, decode(q.object, unhex(q.bytes))) }),
  digest: (q) => ({
    digest: bytesToHex(digest(q.object, fieldsOf(q),
      { chainId: BigInt(q.domain.chain_id), escrow: unhex(q.domain.escrow) })),
  }),
  recover: (q) => ({ signer: bytesToHex(recover(unhex(q.digest), unhex(q.signature))) }),
  draw: drawn,
};

function fieldsOf(q: Question): Struct {
  return valueOf(q.object, q.fields) as Struct;
}

function drawn(q: Question): Answer {
  const candidates: Candidate[] = q.candidates.map((c: any) => ({
    operator: unhex(c.operator), node: unhex(c.node), stake: BigInt(c.stake), weight: BigInt(c.weight),
  }));
  const k = intervalCount(q.steps, q.steps_per_segment, q.marks);
  const d = draw(unhex(q.block), unhex(q.commitment), k, candidates,
    { samplePermille: q.sample_permille, intervals: q.intervals });
  return {
    candidates_hash: bytesToHex(candidatesHash(candidates)), whole: d.whole, executed: d.intervals,
    order: d.order.map((c) => bytesToHex(c.node)),
  };
}

/** Returns the answer to a question, less its id. */
function answer(q: Question): Answer {
  const of = answers[q.op];
  if (!of) return { unsupported: true };
  try {
    return of(q);
  } catch (e) {
    if (e instanceof Malformed || e instanceof BadSignature) return { malformed: e.message || e.constructor.name };
    throw e;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const q = JSON.parse(line) as Question;
  process.stdout.write(`${JSON.stringify({ ...answer(q), id: q.id })}\n`);
}
