/**
 * A client that coordinates its own job: it posts it, takes bids, signs a lease, funds it, has the
 * segments checked and pays (docs/protocol.md, "Life of a job"). Money is real: of a devnet, by default.
 *
 *     WALLET_KEY=0x… NODE_KEY=0x… RPC=http://127.0.0.1:8545 ESCROW=0x… REGISTRY=0x… TOKEN=0x… \
 *         BOOTSTRAP=/ip4/127.0.0.1/tcp/7420/p2p/… node dist/examples/coordinator.js
 *
 * It keeps nothing on disk: a program that coordinates jobs of worth must.
 */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Hex } from "viem";
import { Chain } from "../src/chain.js";
import {
  type Candidate, candidatesHash, digest, equal, intervalCount, sign, startRoot, type Struct, structHash,
} from "../src/index.js";
import { Network } from "../src/network.js";
import { Checks } from "./checks.js";
import { announcementOf, offerOf, specOf, text } from "./job.js";
import { bidFrom, signedBy, until } from "./steps.js";

const env = (name: string): string => {
  const x = process.env[name];
  if (!x) throw new Error(`set ${name}: what it is stands at the top of this file`);
  return x;
};
const key = (name: string) => hexToBytes(env(name).replace(/^0x/, ""));
const say = (what: string, more: object = {}) => console.log(JSON.stringify({ what, ...more }));
const hex = (b: unknown) => `0x${bytesToHex(b as Uint8Array)}`;

const walletKey = key("WALLET_KEY"), nodeKey = key("NODE_KEY");
const at = { escrow: env("ESCROW") as Hex, registry: env("REGISTRY") as Hex, token: env("TOKEN") as Hex };
const chain = await Chain.connect(env("RPC"), at, walletKey);
const net = await Network.start({ key: nodeKey, listen: ["/ip4/127.0.0.1/tcp/0"],
  bootstrap: env("BOOTSTRAP").split(",") });

// 1. Announce. Whoever hears of the job answers with a bid.
const { time: now } = await chain.head();
const spec = specOf(await net.put(text), now);
const token = hexToBytes(at.token.slice(2));
const offer = offerOf(spec, { client: chain.address, token, delegate: signedBy(nodeKey), now });
const offerId = structHash("offer", offer);
const announcement = announcementOf(spec, offer, chain.domain, net.peer, walletKey);
const bids = new Map<string, { bid: Struct; peer: string; stake: bigint }>();

await net.handle("/infernet/bid/1", "signed-bid", "ack", async (m, from, node) => {
  const bid = bidFrom(m, offerId, node, (await chain.head()).time);
  const operator = bid["operator"] as Uint8Array, stake = await chain.stakeOf(operator, node);
  if (stake === undefined) return { ok: false, refused: "the operator has too little stake, or another node key" };
  bids.set(`${bid["role"]} ${hex(operator)}`, { bid, peer: from, stake });
  say("bid", { role: bid["role"], operator: hex(operator), price: String(bid["price"]) });
  return { ok: true, refused: "" };
});
const role = (n: number) => [...bids.values()].filter((b) => b.bid["role"] === n);

say("announced", { job: hex(offer["job"]) });
const needed = (spec["verification"] as Struct)["verifiers"] as number;
await until("a provider and verifiers bid", 60_000, async () => {
  await net.announce(announcement).catch(() => {}); // the same message is dropped by who has it
  return role(1).length > 0 && role(2).length >= needed;
});

// 2. Lease: with the cheapest provider. The verifiers that bid may be drawn, by their stake.
const cheapest = role(1).sort((a, b) => Number(a.bid["price"] as bigint - (b.bid["price"] as bigint)))[0]!;
const provider = cheapest.bid, others = role(2).filter((v) => !equal(v.bid["operator"] as Uint8Array,
  provider["operator"] as Uint8Array));
const candidates = others.map(({ bid, stake }): Candidate =>
  ({ operator: bid["operator"] as Uint8Array, node: bid["node"] as Uint8Array, stake, weight: stake }));
const begin = (await chain.head()).time;
const lease: Struct = {
  offer: offerId, provider: provider["operator"]!, node: provider["node"]!, price: provider["price"]!,
  first_segment: 0, segments: offer["segments"]!, start_root: startRoot(spec["program"] as Struct),
  deadline: offer["deadline"]!, nonce: 1n, begin, verifiers: candidatesHash(candidates),
};
const leaseId = structHash("lease", lease), leaseDigest = digest("lease", lease, chain.domain);
const delegateSig = sign(leaseDigest, nodeKey);
const checks = new Checks({ announcement, lease: { lease, delegate_sig: delegateSig, node_sig: new Uint8Array(65) },
  candidates, peers: others.map((v) => v.peer), provider: cheapest.peer, net, chain, key: nodeKey, say,
  intervals: intervalCount(spec["steps_per_segment"] as number, spec["steps_per_segment"] as number,
    spec["marks"] as number) });
await checks.serve();
const reply = await net.request(cheapest.peer, "/infernet/lease/2", "lease-proposal",
  { announcement, lease, sig: delegateSig, start: { cid: "", size: 0n }, candidates }, "lease-reply");
if (reply["refused"]) throw new Error(`the provider refuses the lease: ${String(reply["refused"])}`);
const nodeSig = reply["sig"] as Uint8Array;
if (!equal(signedBy(nodeSig, leaseDigest), provider["node"] as Uint8Array)) throw new Error("another key signed");
checks.signed(nodeSig);

// 3. Fund. The provider begins when it sees the money on chain.
const deposit = (lease["price"] as bigint) * BigInt(lease["segments"] as number);
await chain.open(offer, announcement["sig"] as Uint8Array, deposit, lease, delegateSig, nodeSig);
say("funded", { lease: hex(leaseId), deposit: String(deposit) });

// 4. Checks and vouchers are answers to what the others send. 5. The provider settles with the last voucher.
await until("all segments are paid", 120_000, async () => checks.done());
await until("the provider closes the lease", 60_000, async () => (await chain.settled(leaseId)) !== undefined);
const paid = (await chain.settled(leaseId))!;
say("settled", { segments: paid.segments, provider: String(paid.toProvider), others: String(paid.toOthers),
  back: String(paid.back), verdicts: checks.verdicts, price: String(lease["price"]) });
await net.close();
