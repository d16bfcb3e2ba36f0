/** Signatures of node keys and wallets: ECDSA on secp256k1, r ‖ s ‖ v. */

import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";

/** Thrown for a signature that nodes refuse. */
export class BadSignature extends Error {}

/** Signs a digest with a private key of 32 bytes. The same input gives the same signature (RFC 6979). */
export function sign(digest: Uint8Array, key: Uint8Array): Uint8Array {
  const sig = secp256k1.sign(digest, key, { prehash: false, lowS: true, format: "recovered" });
  return concatBytes(sig.slice(1), new Uint8Array([sig[0]! + 27])); // noble puts the recovery id first
}

/** Returns the signer's address, 20 bytes. Throws BadSignature. */
export function recover(digest: Uint8Array, sig: Uint8Array): Uint8Array {
  const v = sig[64];
  if (sig.length !== 65 || (v !== 27 && v !== 28)) throw new BadSignature("want r ‖ s ‖ v with v 27 or 28");
  try {
    const parsed = secp256k1.Signature.fromBytes(concatBytes(new Uint8Array([v - 27]), sig.slice(0, 64)), "recovered");
    if (parsed.hasHighS()) throw new BadSignature("s is in the upper half");
    return keccak_256(parsed.recoverPublicKey(digest).toBytes(false).slice(1)).slice(-20);
  } catch (e) {
    throw e instanceof BadSignature ? e : new BadSignature(String(e));
  }
}
