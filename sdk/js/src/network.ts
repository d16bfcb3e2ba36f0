/** The transport: streams, the offers topic, and blocks (docs/messages.md, "On the wire"). */

import "./resolvers.js";
import { noise } from "@chainsafe/libp2p-noise";
import { type Bitswap, createBitswap } from "@helia/bitswap";
import { privateKeyFromRaw } from "@libp2p/crypto/keys";
import { gossipsub } from "@libp2p/gossipsub";
import { identify } from "@libp2p/identify";
import type { Connection, PrivateKey, Stream } from "@libp2p/interface";
import { peerIdFromPrivateKey, peerIdFromString } from "@libp2p/peer-id";
import { tcp } from "@libp2p/tcp";
import { lpStream } from "@libp2p/utils";
import { yamux } from "@libp2p/yamux";
import { multiaddr } from "@multiformats/multiaddr";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { MemoryBlockstore } from "blockstore-core";
import * as cborg from "cborg";
import { createLibp2p } from "libp2p";
import { CID } from "multiformats/cid";
import * as raw from "multiformats/codecs/raw";
import { create as createDigest } from "multiformats/hashes/digest";
import { decode, encode, Malformed, type Struct } from "./encoding.js";

const topic = "/infernet/offer/1";
const bitswapProtocol = "/infernet/ipfs/bitswap/1.2.0";
const maxMessage = 256 << 10; // bytes
const patience = 10_000; // milliseconds that a request may take

/** A peer's refusal, or this program's: code is one of docs/messages.md, "On the wire". */
export class Refusal extends Error {
  constructor(readonly code: string, text: string) { super(`${code}: ${text}`); }
}

/** Answers a request; from is the peer id of who asks, node the address of its key. Throws Refusal. */
export type Handler = (request: Struct, from: string, node: Uint8Array) => Promise<Struct>;

/** Where a node listens, and whom it meets first. */
export interface NetworkOptions { key: Uint8Array; listen: string[]; bootstrap: string[] }

/** A peer id of a node key, 32 bytes. */
export function peerIdOf(key: Uint8Array): string { return peerIdFromPrivateKey(privateKey(key)).toString(); }

/** The address of a node, which its peer id contains. Throws Malformed. */
export function nodeOf(peer: string): Uint8Array {
  const id = peerIdFromString(peer);
  if (id.type !== "secp256k1") throw new Malformed("a node's key is on secp256k1");
  const point = secp256k1.Point.fromBytes(id.publicKey.raw).toBytes(false);
  return keccak_256(point.slice(1)).slice(-20);
}

function privateKey(key: Uint8Array): PrivateKey { return privateKeyFromRaw(key) as PrivateKey; }

async function libp2p(o: NetworkOptions) {
  return createLibp2p({
    privateKey: privateKey(o.key),
    addresses: { listen: o.listen },
    transports: [tcp()],
    connectionEncrypters: [noise()],
    streamMuxers: [yamux()],
    services: {
      identify: identify(),
      pubsub: gossipsub({
        globalSignaturePolicy: "StrictNoSign",
        msgIdFn: (m) => sha256(m.data),
        allowPublishToZeroTopicPeers: true,
        floodPublish: true,
      }),
    },
  });
}

type Host = Awaited<ReturnType<typeof libp2p>>;

/** Returns a host that opens infernet's bitswap for every protocol: the library names its own when it sends. */
function renamed(host: Host): Host {
  return new Proxy(host, {
    get(of, name) {
      if (name === "dialProtocol") {
        return (peer: never, _: string, o: object) => of.dialProtocol(peer, bitswapProtocol, o);
      }
      const x = Reflect.get(of, name, of) as unknown;
      return typeof x === "function" ? x.bind(of) : x;
    },
  });
}

/** A running node. Close it. */
export class Network {
  private constructor(private readonly host: Host, private readonly blocks: MemoryBlockstore,
    private readonly swap: Bitswap) {}

  /** Starts a node and connects it to its bootstrap peers, multiaddresses that end in /p2p/ and a peer id. */
  static async start(o: NetworkOptions): Promise<Network> {
    const host = await libp2p(o), blocks = new MemoryBlockstore();
    const nothing = { async *findProviders() {}, provide: async () => {} };
    // Connected peers are asked; this library keeps no routing table.
    const parts = { libp2p: renamed(host), blockstore: blocks, routing: nothing, logger: host.logger };
    const swap = createBitswap(parts as never, { protocols: [bitswapProtocol] } as never);
    await swap.start();
    const n = new Network(host, blocks, swap);
    host.services.pubsub.subscribe(topic);
    for (const at of o.bootstrap) await host.dial(multiaddr(at));
    return n;
  }

  /** This node's peer id. */
  get peer(): string { return this.host.peerId.toString(); }

  /** Sends a request and returns the answer. Throws Refusal for one that is not "done". */
  async request(peer: string, protocol: string, kind: string, value: Struct, answer: string): Promise<Struct> {
    const signal = AbortSignal.timeout(patience);
    const stream = await this.host.dialProtocol(peerIdFromString(peer), protocol, { signal });
    try {
      const frames = lpStream(stream, { maxDataLength: maxMessage });
      await frames.write(encode(kind, value), { signal });
      const reply = frames.read({ signal });
      await stream.close({ signal });
      return decode(answer, opened((await reply).subarray()));
    } finally {
      stream.abort(new Error("answered"));
    }
  }

  /** Answers requests of a protocol. What its sender gets wrong is refused as invalid. */
  async handle(protocol: string, kind: string, answer: string, fn: Handler): Promise<void> {
    await this.host.handle(protocol, async (stream: Stream, connection: Connection) => {
      const signal = AbortSignal.timeout(patience), frames = lpStream(stream, { maxDataLength: maxMessage });
      try {
        const request = (await frames.read({ signal })).subarray();
        const from = connection.remotePeer.toString();
        await frames.write(await reply(() => fn(decode(kind, request), from, nodeOf(from)), answer), { signal });
        await stream.close({ signal });
      } catch (e) {
        stream.abort(e as Error); // the peer is gone, or has sent no frame
      }
    });
  }

  /** Publishes an announcement to the offers topic. */
  async announce(announcement: Struct): Promise<void> {
    await this.host.services.pubsub.publish(topic, encode("announcement", announcement));
  }

  /** Calls fn for every well-formed announcement that is heard. Signatures are not checked here. */
  onAnnouncement(fn: (announcement: Struct) => void): void {
    this.host.services.pubsub.addEventListener("message", (e) => {
      if (e.detail.topic !== topic) return;
      try {
        fn(decode("announcement", e.detail.data));
      } catch (x) {
        if (!(x instanceof Malformed)) throw x;
      }
    });
  }

  /** Keeps a file of at most 256 KiB, serves it to whoever asks, and returns the blob that names it. */
  async put(data: Uint8Array): Promise<{ cid: string; size: bigint }> {
    if (data.length === 0 || data.length > maxMessage) throw new Malformed("a file of one block has 1 to 256 KiB");
    const cid = CID.createV1(raw.code, createDigest(0x12, sha256(data)));
    await this.blocks.put(cid, data);
    return { cid: cid.toString(), size: BigInt(data.length) };
  }

  /** Ends the node. */
  async close(): Promise<void> {
    await this.swap.stop();
    await this.host.stop();
  }
}

/** Returns the body of an answer's envelope. */
function opened(envelope: Uint8Array): Uint8Array {
  const e = cborg.decode(envelope, { useMaps: true, strict: true }) as Map<number, unknown>;
  const [status, code, text, body] = [1, 2, 3, 4].map((k) => e.get(k));
  if (status === 1 && body instanceof Uint8Array) return body;
  throw new Refusal(String(code || (status === 3 ? "busy" : "invalid")), String(text));
}

async function reply(fn: () => Promise<Struct>, answer: string): Promise<Uint8Array> {
  const envelope = (status: number, code: string, text: string, body: Uint8Array) =>
    cborg.encode(new Map<number, unknown>([[1, status], [2, code], [3, text], [4, body]]));
  try {
    return envelope(1, "", "", encode(answer, await fn()));
  } catch (e) {
    const code = e instanceof Refusal ? e.code : "invalid";
    return envelope(code === "busy" ? 3 : 2, code, (e as Error).message.slice(0, 200), new Uint8Array());
  }
}
