// Drives a whole job through a node's HTTP API, by types that openapi-typescript has made of openapi.json, and
// openapi-fetch.
//
// The environment names the node: INFERNET_API, such as http://127.0.0.1:7421, and INFERNET_TOKEN, the text of the
// node's file api.token. Every figure that the node tells is compared with the others; the first that differs ends the
// program. The last line is the outcome as JSON. `make e2e-clients` runs it beside a network of real nodes.
import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import createClient from "openapi-fetch";
import type { components, paths } from "./generated/api.js";

type Schemas = components["schemas"];
type Job = Schemas["JobView"];
type Event = Schemas["Event"];
type Request = Schemas["PostRequest"];

const base = process.env["INFERNET_API"] ?? "", token = process.env["INFERNET_TOKEN"] ?? "";
const client = createClient<paths>({ baseUrl: base, headers: { Authorization: `Bearer ${token}` } });
const text = "the quick brown fox jumps over the lazy dog\n".repeat(200);
const price = 500_000n; // base units, of a segment at most: 0.50 dollars
const segments = 2;
const patience = 90_000; // ms, for what the network has to do

const jobFile = (most: string) => `name: from-typescript
data: text.txt
model: demo
training: {steps: 24, steps_per_segment: 12}
payment: {price_per_segment: "${most}", deadline: 10m, window: 5s}
`;

/** Answer is what openapi-fetch returns. */
interface Answer<T> { data?: T; error?: Schemas["Problem"]; response: Response }

/** good is the body of an answer 2xx. Another ends the program, with what the node advises. */
function good<T>(a: Answer<T>): T {
  if (a.data === undefined) throw new Error(`${a.response.status}: ${a.error?.detail} (${a.error?.hint})`);
  return a.data;
}

/** refused shows the problem that a wrong request gets. */
function refused(a: Answer<unknown>, status: number, code: string): void {
  assert.equal(a.response.status, status);
  assert.equal(a.error?.status, status);
  assert.equal(a.error?.code, code);
  assert.ok(a.error?.hint, "a problem has a hint");
  console.log(`refused: ${status} ${code}: ${a.error.detail}; hint: ${a.error.hint}`);
}

/** exact is an amount. JSON.parse rounds what is above 2^53, and an amount that may be rounded is none. */
function exact(n: number): bigint {
  assert.ok(Number.isSafeInteger(n), `${n} is an integer that JSON.parse has exactly`);
  return BigInt(n);
}

const sum = (of: Iterable<number>) => [...of].reduce((total, n) => total + exact(n), 0n);

/** following is the cursor of the next page, as the header Link has it; undefined on the last page. */
function following(r: Response): string | undefined {
  const link = r.headers.get("Link");
  if (link === null) return undefined;
  const target = /^<(.*)>; rel="next"$/.exec(link)?.[1];
  assert.ok(target, `${link} is a link to the next page`);
  return new URL(target, base).searchParams.get("after") ?? assert.fail(`${link} has a cursor`);
}

/** allJobs reads the list of jobs, one on each page. */
async function allJobs(): Promise<Job[]> {
  const found: Job[] = [];
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const a = await client.GET("/v1/jobs", { params: { query: { limit: 1, ...(after && { after }) } } });
    const page = good(a).jobs;
    assert.ok(page.length <= 1, "a page has as many items as it was asked for");
    found.push(...page);
    after = following(a.response);
  }
  return found;
}

/** allFiles are the bytes of each file of a job's model, read by pages of two. */
async function allFiles(id: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const query = { limit: 2, ...(after && { after }) };
    const a = await client.GET("/v1/jobs/{id}/files", { params: { path: { id }, query } });
    for (const f of good(a).files) found.set(f.name, f.bytes);
    after = following(a.response);
  }
  return found;
}

/** stream yields a job's events after the one with the number last. It returns when the job has ended. A stream that
 * was cut is an error. */
async function* stream(id: string, last: number): AsyncGenerator<Event, void> {
  const cut = new AbortController();
  const a = await client.GET("/v1/jobs/{id}/events", {
    params: { path: { id }, header: { "Last-Event-ID": last } }, parseAs: "stream",
    signal: AbortSignal.any([cut.signal, AbortSignal.timeout(patience)]),
  });
  try {
    for await (const { name, data } of messages(good(a) ?? assert.fail("the answer has a body"))) {
      if (name === "message") yield data as Event;
      if (name === "problem") throw new Error(`the stream ended: ${(data as Schemas["Problem"]).detail}`);
      if (name === "end") return;
    }
  } finally {
    cut.abort();
  }
  throw new Error("the stream was cut");
}

/** messages reads server-sent events. */
async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<{ name: string; data: unknown }, void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const whole = (rest + value).split("\n\n");
    rest = whole.pop() ?? "";
    for (const block of whole) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
      yield { name: field("event") ?? "message", data: JSON.parse(field("data") ?? "null") };
    }
  }
}

/** follow follows a job to its end over two connections: the first is cut after some events, as a network may do. */
async function follow(id: string): Promise<Event[]> {
  const seen: Event[] = [], again: Event[] = [];
  for await (const e of stream(id, 0)) {
    seen.push(e);
    if (seen.length === 4) break;
  }
  for await (const e of stream(id, seen.at(-1)!.seq)) seen.push(e);
  for await (const e of stream(id, 0)) again.push(e);
  assert.deepEqual(seen, again, "two streams, the second resumed, have every event once");
  assert.ok(seen.every((e) => e.job === id), "a job's stream has its events alone");
  return seen;
}

/** checkEvents: every segment was committed, with losses, and a verifier agreed. */
function checkEvents(events: Event[]): void {
  const of = (kind: string) => events.filter((e) => e.kind === kind).map((e) => e.data ?? {});
  const all = Array.from({ length: segments }, (_, i) => i);
  assert.deepEqual(of("segment").map((d) => d.segment), all, "each segment was committed once");
  for (const { loss, steps } of of("segment")) {
    assert.ok(Array.isArray(loss) && loss.length === steps, "a committed segment has its losses");
  }
  const agreed = of("verdict").filter((d) => d.agree).map((d) => d.segment);
  assert.deepEqual([...new Set(agreed)].sort(), all, "a verifier agreed with each segment");
  console.log(`${events.length} events: ${[...new Set(events.map((e) => e.kind))].sort().join(", ")}`);
}

/** untilPaid waits until the escrow has settled every segment. */
async function untilPaid(id: string): Promise<Job> {
  for (const end = Date.now() + patience; ; await pause(200)) {
    const v = good(await client.GET("/v1/jobs/{id}", { params: { path: { id } } }));
    if (v.ended && v.segments_paid === v.segments) return v;
    assert.ok(Date.now() < end, `job ${id} is paid in time: it is ${v.state}`);
  }
}

/** part downloads a file, or a range of it. */
async function part(id: string, name: string, header: { Range?: string; "If-Range"?: string }) {
  const a = await client.GET("/v1/jobs/{id}/file", {
    params: { path: { id }, query: { name }, header }, parseAs: "arrayBuffer",
  });
  const bytes = Buffer.from(good<ArrayBuffer>(a));
  assert.equal(a.response.status, header.Range ? 206 : 200);
  return { bytes, tag: a.response.headers.get("ETag") ?? "", range: a.response.headers.get("Content-Range") };
}

/** download downloads a file in two parts, and returns its SHA-256. */
async function download(id: string, name: string, size: number): Promise<string> {
  const cut = Math.floor(size / 2);
  const first = await part(id, name, { Range: `bytes=0-${cut - 1}` });
  assert.equal(first.range, `bytes 0-${cut - 1}/${size}`);
  const rest = await part(id, name, { Range: `bytes=${cut}-`, "If-Range": first.tag });
  const data = Buffer.concat([first.bytes, rest.bytes]);
  assert.deepEqual(data, (await part(id, name, {})).bytes, "the parts are the whole file");
  assert.equal(data.length, size);
  console.log(`${name}: ${size} bytes in two parts`);
  return createHash("sha256").update(data).digest("hex");
}

/** Line is what is read of a line of the ledger's export (docs/messages.md). */
interface Line { format?: string; entries?: number; postings?: { amount: { asset: string; units: number } }[] | null }

/** checkLedger reads the books: what every entry moves sums to zero for each asset. */
async function checkLedger(): Promise<void> {
  const all = good<string>(await client.GET("/v1/ledger/export", { parseAs: "text" }));
  const [head, ...lines] = all.trimEnd().split("\n").map((l) => JSON.parse(l) as Line);
  assert.equal(head?.format, "infernet/ledger-export/2");
  const entries = lines.filter((l) => l.postings?.length);
  assert.ok(entries.length > 0, "the ledger has postings");
  for (const { postings } of entries) {
    for (const asset of new Set(postings!.map((p) => p.amount.asset))) {
      assert.equal(sum(postings!.filter((p) => p.amount.asset === asset).map((p) => p.amount.units)), 0n);
    }
  }
  console.log(`ledger: ${head?.entries} entries, ${entries.length} with postings, each sums to zero`);
}

const post = (body: Request, key: string) =>
  client.POST("/v1/jobs", { body, params: { header: { "Idempotency-Key": key } } });

/** wrongRequests shows what wrong requests get. */
async function wrongRequests(request: Request, key: string): Promise<void> {
  const stranger = createClient<paths>({ baseUrl: base, headers: { Authorization: "Bearer wrong" } });
  refused(await stranger.GET("/v1/status"), 401, "unauthorized");
  refused(await client.GET("/v1/jobs/{id}", { params: { path: { id: "0x" + "00".repeat(32) } } }), 404, "not_found");
  refused(await client.GET("/v1/jobs", { params: { query: { after: "nonsense" } } }), 400, "malformed");
  const mistaken = { ...request, file: "name: 7 steps\nsteps: seven\n" };
  refused(await client.POST("/v1/quote", { body: mistaken }), 422, "invalid");
  refused(await post(mistaken, key), 422, "key_reused");
}

/** owned is what the client's wallet has and is owed. */
async function owned(): Promise<bigint> {
  const b = good(await client.GET("/v1/balances"));
  assert.equal(exact(b.ledger_total), 0n, "the books balance");
  return exact(b.wallet) + exact(b.credit);
}

function checkPrice(q: Schemas["Quote"]): void {
  assert.equal(q.segments, segments);
  assert.equal(exact(q.max_price), price);
  assert.ok(exact(q.deposit) <= BigInt(segments) * price && exact(q.balance) >= exact(q.deposit), "the wallet can pay");
  console.log(`quote: ${q.segments} segments of at most ${q.max_price} base units, ${q.parameters} parameters`);
}

/** idleJob posts a job that pays too little for anybody to take it, and cancels it: nothing is spent. */
async function idleJob(request: Request): Promise<string> {
  const { id } = good(await post({ ...request, file: jobFile("0.000001") }, randomUUID()));
  const listed = (await allJobs()).map((j) => j.id);
  assert.ok(listed.includes(id) && listed.length > 1, "the list has more than this job, by pages of one");
  const header = { "Idempotency-Key": randomUUID() };
  good(await client.POST("/v1/jobs/{id}/cancel", { params: { path: { id }, header } }));
  for await (const _ of stream(id, 0)); // until it has ended
  const v = good(await client.GET("/v1/jobs/{id}", { params: { path: { id } } }));
  assert.ok(v.ended && exact(v.spent) === 0n, "a job that nobody took costs nothing");
  assert.equal(exact(v.deposited), exact(v.refunded), "what was deposited came back");
  return id;
}

/** checkPaid compares the job's money with what the wallet has spent. It returns what provider and verifier earned. */
function checkPaid(v: Job, spent: bigint): { provider: bigint; verifier: bigint } {
  const provider = sum(Object.values(v.provider_earned)), verifier = sum(Object.values(v.verifier_earned));
  assert.equal(exact(v.spent), provider + verifier + exact(v.fees), "what was spent was earned by somebody");
  assert.equal(exact(v.deposited), exact(v.spent) + exact(v.refunded), "what was deposited was spent or came back");
  assert.ok(0n < exact(v.spent) && exact(v.spent) <= BigInt(segments) * price, "no more was spent than was offered");
  assert.equal(spent, exact(v.spent), "the wallet has spent what the job has");
  console.log(`paid: ${v.spent} base units: ${provider} to the provider, ${verifier} to the verifier; ` +
    `${v.refunded} came back`);
  return { provider, verifier };
}

async function main(): Promise<void> {
  const s = good(await client.GET("/v1/status"));
  console.log(`node ${s.peer_id}, version ${s.version}, roles ${s.roles}, ${s.peers} peers`);
  const before = await owned();
  const dataset = good(await client.PUT("/v1/blobs", {
    body: text, bodySerializer: (b) => b, headers: { "Content-Type": "application/octet-stream" },
  }));
  assert.equal(dataset.size, text.length, "the whole data set was taken");
  const request: Request = { file_name: "job.yml", file: jobFile("0.50"), dataset }, key = randomUUID();
  checkPrice(good(await client.POST("/v1/quote", { body: request })));
  const { id } = good(await post(request, key));
  assert.equal(good(await post(request, key)).id, id, "the same key is the same job");
  await wrongRequests(request, key);
  const idle = await idleJob(request);
  checkEvents(await follow(id));
  const paid = await untilPaid(id);
  assert.equal((await allJobs()).filter((j) => j.id === id).length, 1, "the list has the job once");
  const [name, size] = [...await allFiles(id)].sort((a, b) => b[1] - a[1])[0] ?? assert.fail("the model has files");
  const sha256 = await download(id, name, size);
  const { provider, verifier } = checkPaid(paid, before - await owned());
  await checkLedger();
  console.log(JSON.stringify({
    job: id, idle, segments: paid.segments, deposited: String(paid.deposited), spent: String(paid.spent),
    refunded: String(paid.refunded), provider: String(provider), verifier: String(verifier), file: name, sha256,
  }));
}

await main();
