/** Digests: hashes under a tag, words, and EIP-712. */

import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import * as cborg from "cborg";
import { type Candidate, inOrder } from "./draw.js";
import { encode, Malformed, pack, schema, type Struct, type Value } from "./encoding.js";

/** The chain and the JobEscrow for which an EIP-712 signature is valid. */
export interface Domain { chainId: bigint; escrow: Uint8Array }

const domainType = "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)";

/** Returns SHA-256(tag ‖ 0 ‖ data). */
export function taggedHash(tag: string, data: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(tag), new Uint8Array(1), data));
}

/** Returns the digest that docs/messages.md names. domain is for what is signed as EIP-712. */
export function digest(kind: string, value: Struct, domain?: Domain): Uint8Array {
  const rule = schema[kind]?.digest;
  if (!rule) throw new Malformed(`${kind} has no digest`);
  if (rule.kind === "eip712") {
    if (!domain) throw new Malformed(`${kind} is signed under a domain`);
    return keccak_256(concatBytes(new Uint8Array([0x19, 0x01]), separator(domain), structHash(kind, value)));
  }
  if (rule.kind === "words") return words(kind, value);
  return taggedHash(rule.tag, taggedBytes(kind, value));
}

/** Returns hashStruct of EIP-712, which names an offer, a lease and a commitment. */
export function structHash(kind: string, value: Struct): Uint8Array {
  encode(kind, value); // checks the fields
  const type = schema[kind]?.digest?.tag ?? "";
  const parts = type.slice(type.indexOf("(") + 1, -1).split(",").map((part) => {
    const [typ, name] = part.split(" ") as [string, string];
    const x = value[snake(name)] as Value;
    return typ === "string" ? keccak_256(utf8ToBytes(x as string)) : word(x);
  });
  return keccak_256(concatBytes(keccak_256(utf8ToBytes(type)), ...parts));
}

/** Returns `payees` of a voucher. */
export function payeesHash(payees: { account: Uint8Array; amount: bigint }[]): Uint8Array {
  return keccak_256(concatBytes(...payees.flatMap((p) => [word(p.account), word(p.amount)])));
}

/** Returns `verifiers` of a lease. */
export function candidatesHash(candidates: Candidate[]): Uint8Array {
  const packed = inOrder(candidates).map((c) => pack("candidate", c, "candidate"));
  return taggedHash("infernet/candidates/2", cborg.encode(packed));
}

function separator(d: Domain): Uint8Array {
  return keccak_256(concatBytes(keccak_256(utf8ToBytes(domainType)), keccak_256(utf8ToBytes("infernet")),
    keccak_256(utf8ToBytes("2")), word(d.chainId), word(d.escrow)));
}

function taggedBytes(kind: string, value: Struct): Uint8Array {
  if (kind === "segment-result") { // end_sig: the commitment and where its end lies
    const commitment = structHash("commitment", value["commitment"] as Struct);
    return cborg.encode(new Map<number, unknown>([[1, commitment], [2, pack("blob", value["end"], "end")]]));
  }
  const rule = schema[kind]!;
  const typeOf = (name: string) => rule.fields.find((f) => f.name === name)!.type;
  const { of, blank } = rule.digest!;
  if (of) return encode(typeOf(of), value[of] as Struct);
  if (blank) return encode(kind, { ...value, [blank]: new Uint8Array(Number(typeOf(blank).slice(5))) });
  return encode(kind, value);
}

function words(kind: string, value: Struct): Uint8Array {
  encode(kind, value);
  const rule = schema[kind]!.digest!;
  const first = new Uint8Array(32);
  first.set(utf8ToBytes(rule.tag));
  return sha256(concatBytes(first, ...rule.order!.map((name) => {
    const x = value[name] as Value;
    return typeof x === "string" ? sha256(utf8ToBytes(x)) : word(x);
  })));
}

/** Returns a number, a boolean or at most 32 bytes as 32 bytes. */
function word(x: Value): Uint8Array {
  const out = new Uint8Array(32);
  if (x instanceof Uint8Array) {
    out.set(x, 32 - x.length);
    return out;
  }
  let n = BigInt(x as number | bigint | boolean);
  for (let i = 31; n > 0n; i--, n >>= 8n) out[i] = Number(n & 0xffn);
  return out;
}

/** Writes maxPrice as max_price and verifyBPS as verify_bps. */
function snake(name: string): string {
  return name.replace(/(?<![A-Z])[A-Z]/g, (c) => `_${c}`).toLowerCase();
}
