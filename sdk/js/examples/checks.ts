/** A coordinator's part while a lease runs: receipts, draws, requests of checks, verdicts and vouchers. */

import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import * as cborg from "cborg";
import type { Chain } from "../src/chain.js";
import {
  type Candidate, digest, type Drawn, draw, equal, payeesHash, recover, sign, type Struct, structHash,
  taggedHash,
} from "../src/index.js";
import { type Network, Refusal } from "../src/network.js";
import { until } from "./steps.js";

const record = 16; // bytes of a step in a log
const accepted = { ok: true, refused: "" };

/** What a running lease is checked with. */
export interface Deal {
  announcement: Struct; lease: Struct; candidates: Candidate[]; peers: string[]; provider: string; intervals: number;
  net: Network; chain: Chain; key: Uint8Array; say: (what: string, more?: object) => void;
}

/** A segment that the provider has committed to. */
interface Work {
  result: Struct; id: Uint8Array; receipt: Struct; asked: Candidate[]; drawn?: Drawn;
  commitments: Map<string, Uint8Array>; agreed: Set<string>;
}

const name = (x: unknown) => Buffer.from(x as Uint8Array).toString("hex");

/** Answers the parties of one lease, which has signed candidates and segments of equal length. */
export class Checks {
  /** Verifiers that agreed, operators, segment by segment. */
  readonly verdicts: string[][] = [];
  private readonly works: Work[] = [];
  private readonly earned = new Map<string, bigint>();
  private readonly leaseId: Uint8Array;
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly d: Deal) { this.leaseId = structHash("lease", d.lease["lease"] as Struct); }

  /** Takes the provider's signature of the lease. */
  signed(nodeSig: Uint8Array): void { this.d.lease["node_sig"] = nodeSig; }

  /** Whether every segment of the lease is paid by a voucher. */
  done(): boolean { return this.verdicts.length === (this.lease["segments"] as number); }

  private get lease(): Struct { return this.d.lease["lease"] as Struct; }

  private get spec(): Struct { return this.d.announcement["spec"] as Struct; }

  /** Answers what provider and verifiers send. */
  async serve(): Promise<void> {
    const { net } = this.d;
    await net.handle("/infernet/progress/1", "progress", "ack", async (m, from) => {
      this.fromProvider(m, from);
      return accepted;
    });
    await net.handle("/infernet/segment/1", "segment-result", "receipt", (m, from) => this.result(m, from));
    await net.handle("/infernet/seal/1", "verdict-commitment", "log-reveal", async (m, _, node) => this.seal(m, node));
    await net.handle("/infernet/verdict/1", "signed-verdict", "ack", async (m, _, node) => this.verdict(m, node));
  }

  private fromProvider(m: Struct, from: string): void {
    if (!equal(m["lease"] as Uint8Array, this.leaseId)) throw new Refusal("unknown", "no such lease here");
    if (from !== this.d.provider) throw new Refusal("invalid", "it comes from the lease's provider");
  }

  /** Checks a result's signatures and order, and gives a receipt: from then on its draw counts. */
  private async result(m: Struct, from: string): Promise<Struct> {
    const c = m["commitment"] as Struct, segment = m["segment"] as Struct, id = structHash("commitment", c);
    this.fromProvider(c, from);
    const known = this.works.find((w) => equal(w.id, id));
    if (known) return known.receipt;
    this.check(m, c, segment);
    if ((c["height"] as bigint) < (await this.d.chain.head()).number + 2n) {
      throw new Refusal("late", "name a later block");
    }
    const bare = { commitment: id, draw_height: c["height"]!, candidates: this.lease["verifiers"]!,
      sig: new Uint8Array(65) };
    const receipt = { ...bare, sig: sign(digest("receipt", bare), this.d.key) };
    const work: Work = { result: m, id, receipt, asked: [], commitments: new Map(), agreed: new Set() };
    this.works.push(work);
    this.d.say("committed", { segment: c["segment"], height: String(c["height"]) });
    void this.askVerifiers(work).catch((e: Error) => this.d.say("not checked", { why: e.message }));
    return receipt;
  }

  private check(m: Struct, c: Struct, segment: Struct): void {
    const node = this.lease["node"] as Uint8Array, before = this.works.at(-1)?.result["segment"] as Struct | undefined;
    const dataset = (this.spec["dataset"] as Struct)["cid"] as string;
    const want = (ok: boolean, text: string) => { if (!ok) throw new Refusal("invalid", text); };
    want(c["segment"] === this.works.length && segment["index"] === c["segment"], "segments come in order");
    want(equal(digest("commit-segment", segment), c["hash"] as Uint8Array), "the commitment is to another segment");
    want(equal(segment["start"] as Uint8Array, (before?.["end"] ?? this.lease["start_root"]) as Uint8Array),
      "a segment starts where the one before ended");
    want(equal(segment["job"] as Uint8Array, digest("spec", this.spec)) &&
      equal(segment["program"] as Uint8Array, digest("program", this.spec["program"] as Struct)) &&
      equal(segment["dataset"] as Uint8Array, sha256(new TextEncoder().encode(dataset))), "it is of another job");
    want(equal(recover(digest("commitment", c, this.d.chain.domain), m["sig"] as Uint8Array), node) &&
      equal(recover(digest("segment-result", m), m["end_sig"] as Uint8Array), node), "another key signed");
  }

  /** Waits for the block that draws, and asks the verifiers that it names. */
  private async askVerifiers(w: Work): Promise<void> {
    const { chain, candidates, intervals } = this.d, height = w.receipt["draw_height"] as bigint;
    let block: Uint8Array | undefined;
    await until(`block ${height}`, 60_000, async () => (block = await chain.blockHash(height)) !== undefined);
    const rules = this.spec["verification"] as Struct;
    w.drawn = draw(block!, w.id, intervals, candidates,
      { samplePermille: rules["sample_permille"] as number, intervals: rules["intervals"] as number });
    w.asked = w.drawn.order.slice(0, rules["verifiers"] as number);
    this.d.say("drawn", { segment: this.works.indexOf(w), intervals: w.drawn.intervals });
    for (const c of w.asked) await this.ask(w, c);
  }

  private async ask(w: Work, c: Candidate): Promise<void> {
    const before = this.works[this.works.indexOf(w) - 1];
    const request = { announcement: this.d.announcement, lease: this.d.lease,
      result: { ...w.result, log: new Uint8Array(0) }, receipt: w.receipt,
      start: before ? before.result["end"]! : { cid: "", size: 0n }, provider_peer: this.d.provider,
      candidates: this.d.candidates };
    const at = this.d.candidates.findIndex((x) => equal(x.node, c.node));
    await until("a verifier takes the check", 60_000, async () => {
      try {
        await this.d.net.request(this.d.peers[at]!, "/infernet/check/1", "check-request", request, "ack");
        return true;
      } catch (e) {
        if (e instanceof Refusal && e.code === "busy") return false; // it does not see the block or the money yet
        throw e;
      }
    });
  }

  private asked(m: Struct, node: Uint8Array): { work: Work; by: Candidate } {
    const work = this.works.find((w) => equal(w.id, m["commitment"] as Uint8Array));
    const by = work?.asked.find((c) => equal(c.node, node) && equal(c.operator, m["verifier"] as Uint8Array));
    if (!work || !by) throw new Refusal("stale", "this node was not asked to check that");
    return { work, by };
  }

  /** Takes a verifier's commitment. The log is shown once all that were asked have committed. */
  private seal(m: Struct, node: Uint8Array): Struct {
    const { work, by } = this.asked(m, node), old = work.commitments.get(name(by.operator));
    if (!equal(recover(digest("verdict-commitment", m), m["sig"] as Uint8Array), node)) {
      throw new Refusal("invalid", "another key signed");
    }
    if (old && !equal(old, m["hash"] as Uint8Array)) throw new Refusal("stale", "another result was committed to");
    work.commitments.set(name(by.operator), m["hash"] as Uint8Array);
    if (work.commitments.size < work.asked.length) throw new Refusal("busy", "others have still to commit");
    return { log: work.result["log"]! };
  }

  /** Takes a verdict that opens its commitment, and pays the segments that all asked agree with. */
  private async verdict(m: Struct, node: Uint8Array): Promise<Struct> {
    const v = m["verdict"] as Struct, { work, by } = this.asked(v, node);
    const hash = digest("verdict", v, this.d.chain.domain);
    if (!equal(recover(hash, m["sig"] as Uint8Array), node)) throw new Refusal("invalid", "another key signed");
    const bits = work.drawn!.intervals.reduce((sum, i) => sum | 1n << BigInt(i), 0n);
    const log = v["agree"] ? this.drawnLog(work) : m["log"] as Uint8Array;
    const opening = cborg.encode(new Map<number, unknown>([[1, v["commitment"]], [2, v["verifier"]],
      [3, v["intervals"]], [4, v["root"]], [5, log], [6, m["salt"]]]));
    const committed = work.commitments.get(name(by.operator));
    if (v["intervals"] !== bits || !committed || !equal(taggedHash("infernet/sealed/2", opening), committed)) {
      throw new Refusal("invalid", "the verdict does not open its commitment");
    }
    this.d.say("verdict", { segment: v["segment"], agree: v["agree"], verifier: name(by.operator) });
    if (v["agree"]) work.agreed.add(name(by.operator));
    await this.pay();
    return accepted;
  }

  private drawnLog(w: Work): Uint8Array {
    const log = w.result["log"] as Uint8Array, width = Math.ceil((this.spec["steps_per_segment"] as number) /
      (this.spec["marks"] as number)) * record;
    return concatBytes(...w.drawn!.intervals.map((i) => log.slice(i * width, (i + 1) * width)));
  }

  /** Sends a voucher for each segment, in order, that everybody asked agrees with. */
  private async pay(): Promise<void> {
    for (let w = this.works[this.verdicts.length]; w && w.asked.length > 0 && w.agreed.size === w.asked.length;
      w = this.works[this.verdicts.length]) {
      this.verdicts.push([...w.agreed]);
      const voucher = this.voucher([...w.agreed]);
      this.sending = this.sending.then(() => this.sendVoucher(voucher)) // one after the other: each replaces the last
        .catch((e: Error) => this.d.say("unpaid", { why: e.message }));
    }
  }

  /** Returns the voucher for all segments checked so far; their verifiers share verify_bps in equal parts. */
  private voucher(verifiers: string[]): Struct {
    const offer = this.d.announcement["offer"] as Struct, bps = BigInt(offer["verify_bps"] as number);
    const n = BigInt(this.verdicts.length);
    const share = (m: bigint) => m * (this.lease["price"] as bigint) * bps / 10_000n;
    const part = (share(n) - share(n - 1n)) / BigInt(verifiers.length);
    for (const v of verifiers) this.earned.set(v, (this.earned.get(v) ?? 0n) + part);
    const payees = [...this.earned].sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([account, amount]) => ({ account: hexToBytes(account), amount }));
    const voucher = { lease: this.leaseId, segments: this.verdicts.length, payees: payeesHash(payees),
      last: this.done() };
    return { voucher, sig: sign(digest("voucher", voucher, this.d.chain.domain), this.d.key), payees };
  }

  private async sendVoucher(voucher: Struct): Promise<void> {
    await this.d.net.request(this.d.provider, "/infernet/voucher/1", "signed-voucher", voucher, "ack");
    this.d.say("voucher", { segments: (voucher["voucher"] as Struct)["segments"] });
  }
}
