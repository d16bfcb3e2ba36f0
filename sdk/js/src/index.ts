/** Messages, records and signatures of the infernet market (docs/messages.md). */

export { type Candidate, type Drawn, draw, intervalCount } from "./draw.js";
export { decode, encode, equal, Malformed, schema, type Struct, type Value } from "./encoding.js";
export { candidatesHash, digest, type Domain, payeesHash, structHash, taggedHash } from "./hashing.js";
export { BadSignature, recover, sign } from "./keys.js";
export { startRoot, Unsupported } from "./start.js";
