/** The first state of docs/vectors/step.json, computed from seed and shape alone. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { bytesToHex } from "@noble/hashes/utils.js";
import { startRoot, Unsupported } from "../src/start.js";

const file = new URL("../../../../docs/vectors/step.json", import.meta.url);
const { steps, normal } = JSON.parse(readFileSync(file, "utf8")) as
  { steps: { program: any; segment: { start: string } }[]; normal: unknown };

test("the first state has the root that a segment begins from", () => {
  assert.ok(normal && steps.length > 0);
  for (const { program, segment } of steps) {
    assert.equal("0x" + bytesToHex(startRoot({ ...program, seed: BigInt(program.seed) })), segment.start);
  }
});

test("a program that starts from a base is refused", () => {
  assert.throws(() => startRoot({ ...steps[0]!.program, seed: 7n, base: new Uint8Array(32).fill(1) }), Unsupported);
});
