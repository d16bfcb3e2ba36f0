/** The examples of docs/vectors, read and written again. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import * as infernet from "../src/index.js";

const load = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../docs/vectors/${name}`, import.meta.url), "utf8"));
const unhex = (text: string) => hexToBytes(text.replace(/^0x/, ""));

/** Returns a value of the vectors' JSON as the library takes it. */
function valueOf(kind: string, x: any): any {
  if (kind.startsWith("[")) return x.map((y: any) => valueOf(kind.slice(1, -1), y));
  const rule = infernet.schema[kind];
  if (rule) return Object.fromEntries(rule.fields.map((f) => [f.name, valueOf(f.type, x[f.name])]));
  if (kind === "binary64") return Number(x.binary64);
  if (kind === "uint64" || kind === "int64") return BigInt(x);
  if (kind.startsWith("uint")) return Number(x);
  if (kind.startsWith("bytes")) return hexToBytes(x);
  return kind === "any" ? new Map([[1, 2]]) : x;
}

const messages = load("messages.json");
const domain = { chainId: BigInt(messages.domain.chain_id), escrow: unhex(messages.domain.escrow) };

for (const v of messages.vectors) {
  test(`${v.name} in bytes and hash`, () => {
    const value = valueOf(v.name, v.fields);
    assert.equal(bytesToHex(infernet.encode(v.name, value)), v.bytes);
    assert.deepEqual(infernet.decode(v.name, hexToBytes(v.bytes)), value);
    if (v.digest) assert.equal(bytesToHex(infernet.digest(v.name, value, domain)), v.digest);
  });
}

test("every byte counts", () => {
  for (const v of messages.vectors) {
    const raw = hexToBytes(v.bytes);
    for (let i = 0; i < raw.length; i += 1 + Math.floor(raw.length / 64)) {
      const changed = raw.slice();
      changed[i]! ^= 0x20;
      try {
        assert.deepEqual(infernet.encode(v.name, infernet.decode(v.name, changed)), changed);
      } catch (e) {
        assert.ok(e instanceof infernet.Malformed, String(e));
      }
    }
  }
});

test("other forms are refused", () => {
  const bad = ["a201f5026000", "a201f501f5", "a2026001f5", "a301f5026003f5", "a101f5", "a201c1f50260", "bf01f50260ff",
    "a201f5027800", "", "80"];
  for (const b of bad) assert.throws(() => infernet.decode("ack", hexToBytes(b)), infernet.Malformed, b);
});

test("draws", () => {
  for (const v of load("draws.json").draws) {
    const cs = v.candidates.map((c: any) => ({ operator: unhex(c.operator), node: unhex(c.node),
      stake: BigInt(c.stake), weight: BigInt(c.weight) }));
    assert.deepEqual(infernet.candidatesHash(cs), unhex(v.candidates_hash));
    const k = infernet.intervalCount(v.steps, v.steps_per_segment, v.marks);
    const d = infernet.draw(unhex(v.block), unhex(v.commitment), k, cs,
      { samplePermille: v.sample_permille, intervals: v.intervals });
    assert.deepEqual([d.whole, d.intervals], [v.whole, v.executed]);
    assert.deepEqual(d.order.map((c) => bytesToHex(c.node)), v.order.map((n: string) => n.slice(2)));
  }
});

test("sign and recover", () => {
  const digest = keccak_256(utf8ToBytes("infernet"));
  const key = new Uint8Array(32);
  key[31] = 1;
  const sig = infernet.sign(digest, key);
  assert.equal(bytesToHex(infernet.recover(digest, sig)), "7e5f4552091a69125d5dfcb7b8c2659029395bdf");
  const high = sig.slice();
  high.fill(0xfe, 32, 64);
  for (const bad of [sig.slice(0, 64), new Uint8Array(65), high]) {
    assert.throws(() => infernet.recover(digest, bad), infernet.BadSignature);
  }
});
