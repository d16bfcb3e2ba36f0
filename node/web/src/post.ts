// Posting a job: its file and data, what it costs, and who pays: the node's wallet or one of the browser.
import { call, put as upload, Refused } from "./api";
import { button, card, type Child, figure, figures, h, table } from "./dom";
import { amount, count, unit, until } from "./format";
import { put } from "./redraw";
import { world } from "./state";
import type { Draft, Job, Offered, Permitted, Quote } from "./types";
import { account, onChain, seekWallets, signTyped, type Wallet, wallets } from "./wallet";

const sample = `name: my-first-job
data: data.txt            # the file that is chosen below
model: demo
training:
  steps: 320
  steps_per_segment: 40
payment:
  price_per_segment: "0.25"
`;

/** form is what was entered and where the posting stands. Its elements are made once, so that typing is not disturbed. */
const form = {
  file: h("textarea", { id: "job-file", rows: 12, spellcheck: "false", "aria-labelledby": "job-file-label" }) as HTMLTextAreaElement,
  data: h("input", { id: "job-data", type: "file", "aria-labelledby": "job-data-label" }) as HTMLInputElement,
  payers: h("div", { class: "row", id: "payers" }), outcome: h("div", { id: "outcome" }),
  payer: "node",
  blob: undefined as { file: File; blob: unknown } | undefined,
  stop: undefined as AbortController | undefined,
};
let page: HTMLElement[] | undefined;

function choose(id: string): void {
  form.payer = id;
  put(form.outcome);
}

function payers(): void {
  const one = (id: string, name: string): HTMLElement => h("label", {},
    h("input", { type: "radio", name: "payer", id: "pay-" + id, checked: form.payer === id, change: () => choose(id) }), " ", name);
  put(form.payers, h("span", {}, "Pay from"), one("node", "this node's wallet"), ...wallets().map((w) => one(w.id, w.name)),
    wallets().length === 0 ? h("span", { class: "note" }, "No wallet of this browser has announced itself.") : h("span", {}));
}

function show(...children: Child[]): void {
  put(form.outcome, ...children.filter((c) => c instanceof Node));
}

function failed(e: unknown, at: Partial<Stage>): void {
  const again = at.again?.(e);
  show(...at.terms ?? [], h("p", { class: "alarm", role: "alert" }, e instanceof Error ? e.message : String(e), " ",
    e instanceof Refused ? e.hint : ""), again ? button("again", "Try again", again) : null);
}

/** Stage is what stays in sight while a step of the posting runs, and which step its failure leads back to. */
interface Stage { terms: Node[]; again: (e: unknown) => (() => void) | undefined; sure: boolean }

/** step runs one step of the posting, with a button that ends its wait, unless what is asked for cannot be taken back. */
function step(what: string, run: (signal: AbortSignal) => Promise<void>, at: Partial<Stage> = {}): () => void {
  return () => {
    form.stop?.abort();
    const stop = new AbortController();
    form.stop = stop;
    show(...at.terms ?? [], h("p", { role: "status" }, what + "… "),
      at.sure ? null : button("stop", "Stop", () => stop.abort(), { class: "small" }));
    run(stop.signal).catch((e: unknown) => (form.stop === stop ? failed(e, at) : undefined));
  };
}

/** request is the job as it was entered. A file is uploaded once. */
async function request(): Promise<Record<string, unknown>> {
  const file = form.data.files?.[0];
  if (!file) throw new Error("Choose the file to learn from.");
  if (form.blob?.file !== file) form.blob = { file, blob: await upload("/v1/blobs", file) };
  return { file_name: "job.yml", file: form.file.value, dataset: form.blob.blob };
}

const unitOf = (): string => unit(world.status?.rails[0]?.rail);

function quoted(q: Quote): HTMLElement[] {
  const money = (u: Quote["deposit"]): string => amount(u, q.decimals);
  return [
    figures(
      figure("At most", money(q.deposit), "own", `${unitOf()}: ${money(q.max_price)} for each of ${q.segments} segments`),
      figure("At risk to a cheat", money(q.at_risk), "own", unitOf()),
      figure("The wallet holds", money(q.balance), "chain", unitOf()),
      figure("Steps", count(q.steps), "own", `${count(q.tokens)} tokens`)),
    ...(q.economics.refused ?? []).map((l) => h("p", { class: "alarm" }, l)),
    h("details", {}, h("summary", {}, "What checking finds, and what each party can lose"),
      ...q.economics.lines.map((l) => h("p", { class: "note" }, l))),
  ];
}

function posted(j: Job): void {
  show(h("p", { role: "status" }, "Posted: ", h("a", { id: "posted", href: "#/job/" + encodeURIComponent(j.id) }, j.name || j.id)));
}

async function byNode(): Promise<void> {
  const r = await request();
  const q = await call<Quote>("POST", "/v1/quote", r);
  const post = step("Posting", async () => posted(await call<Job>("POST", "/v1/jobs", r)));
  show(...quoted(q), world.scope === "act" ? button("post", "Post the job", post) :
    h("p", { class: "note" }, "This session only reads. To post: infernet ui --act, or infernet job post job.yml"));
}

/** agree checks that what the wallet is to sign is one job: the node could be another than one thinks. */
export function agree(d: Draft, from: string): void {
  const o: Offered = d.offer.message, p: Permitted = d.permit.message;
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  if (!same(o.client, from) || !same(p.owner, from)) throw new Error("The node prepared this for another account.");
  if (!same(p.spender, d.offer.domain.verifyingContract) || !same(o.token, d.permit.domain.verifyingContract)) {
    throw new Error("The permit is not for the escrow of the offer.");
  }
  if (BigInt(p.value) !== BigInt(o.maxPrice) * BigInt(o.segments)) throw new Error("The permit is for more than the job.");
  for (const domain of [d.offer.domain, d.permit.domain]) {
    if (BigInt(domain.chainId) !== BigInt(d.chain_id)) throw new Error("The texts are for different chains.");
  }
}

/** signed shows what is signed, from the very data that the wallet gets. */
function signed(d: Draft): HTMLElement {
  const o = d.offer.message, p = d.permit.message, n = d.quote.decimals, now = world.status?.chain.head_time ?? 0;
  return table("What is signed", ["Field", "Value"], [
    ["at most a segment", amount(BigInt(o.maxPrice), n)], ["segments", o.segments],
    ["the escrow may take", amount(BigInt(p.value), n)], ["escrow", p.spender], ["token", o.token],
    ["pays", o.client], ["who signs for the job afterwards", o.delegate],
    ["the job ends", until(BigInt(o.deadline), now)], ["disputes stay possible for", o.window + " s"],
  ], "");
}

async function byWallet(w: Wallet, signal: AbortSignal): Promise<void> {
  const from = await account(w, signal);
  const d = await call<Draft>("POST", "/v1/jobs/prepare", { ...await request(), wallet: from });
  agree(d, from);
  await onChain(w, Number(d.chain_id), signal);
  const terms = [...quoted(d.quote), card("What you sign", h("ul", {}, ...d.terms.map((t) => h("li", {}, t))),
    h("div", { class: "signed" }, signed(d)))];
  show(...terms, button("sign", "Sign in " + w.name, signing(w, from, d, terms)));
}

/** signing has a wallet sign both texts of a draft, and the node post it. A step that fails is tried again by itself. */
function signing(w: Wallet, from: string, d: Draft, terms: Node[]): () => void {
  let offer = "", permit = "";
  const first = step("Sign the offer in the wallet, 1 of 2", async (s) => {
    offer = await signTyped(w, from, d.offer, s);
    second();
  }, { terms, again: () => first });
  const second = step("Sign the permit in the wallet, 2 of 2", async (s) => {
    permit = await signTyped(w, from, d.permit, s);
    submit();
  }, { terms, again: () => second });
  const submit = step("The node deposits the price and posts the job", async () =>
    posted(await call<Job>("POST", "/v1/jobs/submit", { draft: d.draft, offer, permit })), {
    terms, sure: true, again: (e) => {
      if (!(e instanceof Refused) || e.status >= 500) return submit; // the same draft goes on
      return e.status === 404 ? undefined : first; // the draft is gone; or what was signed is not right
    },
  });
  return first;
}

function next(): void {
  const w = wallets().find((x) => x.id === form.payer);
  step(w ? "Asking the wallet" : "Asking the node", (s) => w ? byWallet(w, s) : byNode())();
}

/** drawPost is the page. It gives the same elements each time. */
export function drawPost(): Node[] {
  if (!page) {
    form.file.value = sample;
    seekWallets(payers);
    page = [h("h1", {}, "Post a job"), card("The job",
      h("p", { id: "job-file-label" }, "Its file: every key is explained by ", h("code", {}, "infernet job init")), form.file,
      h("p", { id: "job-data-label" }, "The text to learn from"), form.data),
    card("Who pays", form.payers, h("p", {}, button("quote", "What does it cost?", next))), form.outcome];
    payers();
  }
  return page;
}
