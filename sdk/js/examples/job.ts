/** A small job: its program, the rules of its checks, and the client's offer (docs/messages.md, "A job"). */

import { digest, sign, type Domain, type Struct } from "../src/index.js";

const steps = 16, stepsPerSegment = 8;

/** A decoder of 8,000 parameters that learns the bytes of a text. */
const program: Struct = {
  numerics: "r32/1",
  model: {
    vocab: 256, dim: 16, layers: 1, heads: 2, kv_heads: 2, hidden: 32, context: 32, rope_theta: 10000, norm_eps: 1e-5,
    qkv_bias: false, tied_embeddings: false,
  },
  optimizer: {
    kind: "adamw", lr: 0.01, min_lr: 0.001, warmup: 2, beta1: 0.9, beta2: 0.95, eps: 1e-8, weight_decay: 0.1, clip: 1,
  },
  batch: 2, accumulate: 1, seed: 7n, tokenizer: "byte", steps,
};

/** The text, in bytes. */
export const text = new TextEncoder().encode("the quick brown fox jumps over the lazy dog\n".repeat(100));

/** Returns the spec of the job on a data set: segments of four intervals, of which a block draws one. */
export function specOf(dataset: Struct, salt: bigint): Struct {
  return {
    version: 1, name: "sdk-example", program, dataset, steps_per_segment: stepsPerSegment,
    verification: { tier: "exact", sample_permille: 0, verifiers: 1, intervals: 1 },
    requirements: { min_tokens_per_second: 0n, min_stake: 0n }, salt, marks: 4,
  };
}

/** Who pays, with what, and who acts for it. */
export interface Parties { client: Uint8Array; token: Uint8Array; delegate: Uint8Array; now: bigint }

/** Returns the offer for a spec: at most 0.10 dollars a segment, a tenth of it for the verifiers. */
export function offerOf(spec: Struct, p: Parties): Struct {
  return {
    job: digest("spec", spec), client: p.client, token: p.token, delegate: p.delegate, max_price: 100_000n,
    segments: Math.ceil(steps / stepsPerSegment), credit: 2, quorum: 1, verify_bps: 1000, delegate_bps: 0, window: 10,
    deadline: p.now + 900n, nonce: p.now, trace: new Uint8Array(32), locks: 0, pace: 0,
  };
}

/** Returns the announcement of a job that the peer contact coordinates; key is the client's wallet's. */
export function announcementOf(spec: Struct, offer: Struct, domain: Domain, contact: string, key: Uint8Array): Struct {
  const where = { chain_id: domain.chainId, escrow: domain.escrow };
  return { spec, offer, domain: where, sig: sign(digest("offer", offer, domain), key), contact };
}
