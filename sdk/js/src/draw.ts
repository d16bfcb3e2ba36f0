/** The draw of verifiers and intervals for a segment. */

import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { type Struct } from "./encoding.js";
import { taggedHash } from "./hashing.js";

/** A verifier that may be drawn. */
export interface Candidate extends Struct {
  operator: Uint8Array;
  node: Uint8Array;
  stake: bigint;
  weight: bigint;
}

/** What a block draws for a segment. */
export interface Drawn {
  whole: boolean;
  intervals: number[]; // ascending
  order: Candidate[]; // the verifiers, then those who step in for them
}

/** Numbers without bias, from a seed. */
class Stream {
  private next = 0n;

  constructor(private readonly seed: Uint8Array) {}

  /** Returns a number below n, at least 1. */
  below(n: bigint): bigint {
    const bits = n.toString(2).length;
    for (;;) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, this.next++);
      const block = taggedHash("infernet/draw-stream/1", concatBytes(this.seed, counter));
      const v = BigInt(`0x${bytesToHex(block)}`) >> BigInt(256 - bits);
      if (v < n) return v;
    }
  }
}

/** Returns into how many intervals a segment of so many steps is divided. */
export function intervalCount(steps: number, stepsPerSegment: number, marks: number): number {
  return Math.ceil(steps / Math.max(Math.ceil(stepsPerSegment / Math.max(marks, 1)), 1));
}

/**
 * Repeats the draw for a segment of k intervals. block is the hash of the block that the
 * commitment names, and commitment its struct hash; the rest is from the lease and the job.
 */
export function draw(block: Uint8Array, commitment: Uint8Array, k: number, candidates: Candidate[],
  check: { samplePermille: number; intervals: number }): Drawn {
  const seed = taggedHash("infernet/draw/2", concatBytes(block, commitment));
  const stream = new Stream(seed);
  const m = stream.below(1000n) < BigInt(check.samplePermille) ? k : check.intervals;
  const intervals = drawIntervals(seed, k, m);
  return { whole: intervals.length === k, intervals, order: drawOrder(stream, candidates) };
}

/** Returns candidates in the order in which they are hashed and drawn. */
export function inOrder(cs: Candidate[]): Candidate[] {
  const key = (c: Candidate) => [bytesToHex(c.operator), bytesToHex(c.node), wide(c.stake), wide(c.weight)].join();
  return [...cs].sort((a, b) => key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}

const wide = (n: bigint) => n.toString().padStart(20, "0");

function drawIntervals(seed: Uint8Array, k: number, m: number): number[] {
  const left = Array.from({ length: k }, (_, i) => i);
  if (m >= k) return left;
  const stream = new Stream(taggedHash("infernet/draw-intervals/1", seed));
  const out: number[] = [];
  for (let i = 0; i < m; i++) {
    const at = Number(stream.below(BigInt(left.length)));
    out.push(left[at]!);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return out.sort((a, b) => a - b);
}

function drawOrder(stream: Stream, candidates: Candidate[]): Candidate[] {
  const left = inOrder(candidates.filter((c) => c.weight > 0n));
  const out: Candidate[] = [];
  while (left.length > 0) {
    let x = stream.below(left.reduce((sum, c) => sum + c.weight, 0n));
    const at = left.findIndex((c) => (x -= c.weight) < 0n);
    out.push(...left.splice(at, 1));
  }
  return out;
}
