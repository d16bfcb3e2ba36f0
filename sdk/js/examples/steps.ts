/** What the examples share: whom a signature is of, what a bid must say, and waiting. */

import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { digest, equal, recover, type Struct } from "../src/index.js";
import { Refusal } from "../src/network.js";

/** The address of a private key; with a digest, that of who signed it. */
export function signedBy(keyOrSignature: Uint8Array, digested?: Uint8Array): Uint8Array {
  if (digested) return recover(digested, keyOrSignature);
  return keccak_256(secp256k1.getPublicKey(keyOrSignature, false).slice(1)).slice(-20);
}

/** Returns the bid of a message, if it is for the offer, in time, and signed by the node that sent it. */
export function bidFrom(m: Struct, offer: Uint8Array, node: Uint8Array, now: bigint): Struct {
  const bid = m["bid"] as Struct;
  if (!equal(bid["offer"] as Uint8Array, offer)) throw new Refusal("unknown", "no such offer here");
  if ((bid["expires"] as bigint) <= now) throw new Refusal("invalid", "the bid has expired");
  const signer = recover(digest("signed-bid", m), m["sig"] as Uint8Array);
  if (!equal(signer, node) || !equal(bid["node"] as Uint8Array, node)) {
    throw new Refusal("invalid", "a bid comes from the node that signs it");
  }
  return bid;
}

/** Waits until a condition holds, which is looked at four times a second. Throws when it takes too long. */
export async function until(what: string, milliseconds: number, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${milliseconds / 1000} s in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 250));
  }
}
