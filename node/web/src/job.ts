// One job: is it learning, is it checked, where is the money.
import { call, get, type Happening, list } from "./api";
import { change, loadChange } from "./change";
import { curve, marksOf } from "./chart";
import { button, card, type Child, figure, figures, h, s, table, tag } from "./dom";
import { amount, count, short, total, unit } from "./format";
import { bids, happenings } from "./market";
import { loadFiles, model } from "./model";
import { provider } from "./provider";
import { of, world } from "./state";
import { slots } from "./slots";
import { times } from "./times";
import type { Balances, ClientWallet, Job, ModelFile, Run, Series } from "./types";
import { why } from "./why";

/** segments that the strip shows one by one; more are shown in equal parts. */
const strip = 256;

/** points that are asked for of a curve. */
const points = 400;

export interface JobPage { job: Job; books: Balances; wallet: ClientWallet | undefined; run: Run | undefined;
  series: Series | undefined; files: ModelFile[] }

let drawn: { of: string; at: number; series: Series } | undefined;

/** curves asks for a job's curves, unless it did so just now; of a job that has ended they change no more. */
async function curves(j: Job): Promise<Series | undefined> {
  const fresh = j.ended ? 10_000 : 2000; // ms
  if (drawn?.of !== j.id || Date.now() - drawn.at > fresh) {
    const series = await get<Series>(`/v1/jobs/${encodeURIComponent(j.id)}/series?points=${points}`).catch(() => undefined);
    if (!series) return undefined; // an aggregator has the job
    drawn = { of: j.id, at: Date.now(), series };
  }
  return drawn.series;
}

export async function loadJob(id: string): Promise<JobPage> {
  const [job, books, wallet] = await Promise.all([
    get<Job>("/v1/jobs/" + encodeURIComponent(id)), get<Balances>("/v1/balances"),
    loadChange(id).catch(() => undefined), // an aggregator has the job
  ]);
  const run = job.run ? await get<Run>("/v1/rounds/" + encodeURIComponent(job.run)) : undefined;
  return { job, books, wallet, run, series: await curves(job), files: await loadFiles(job) };
}

type State = "paid" | "verified" | "checking" | "wrong" | "training" | "open";

const glyphs: Record<State, string> = {
  paid: "$", verified: "✓", checking: "◐", wrong: "✗", training: "▸", open: "·",
};

/** stateOf is a segment's state by the job's counts and its events. */
function states(j: Job, events: Happening[]): State[] {
  const out = new Array<State>(j.segments).fill("open");
  const each = Math.ceil(j.steps / Math.max(j.segments, 1));
  if (!j.ended && j.step > 0) out[Math.min(Math.floor(j.step / each), j.segments - 1)] = "training";
  for (const e of events) {
    const at = Number(e.data?.["segment"]);
    if (!(at >= 0 && at < j.segments)) continue;
    if (e.kind === "segment") out[at] = "checking";
    if (e.kind === "verdict" && e.data?.["agree"] === false) out[at] = "wrong";
  }
  out.fill("verified", 0, Math.max(j.segments_verified, j.segments_paid));
  return out.fill("paid", 0, j.segments_paid);
}

function strips(j: Job, events: Happening[]): HTMLElement {
  const all = states(j, events);
  const every = Math.ceil(all.length / strip);
  const shown = all.filter((_, i) => i % every === 0);
  const words = (Object.keys(glyphs) as State[]).map((w) => [w, all.filter((x) => x === w).length] as const);
  return card(h("span", {}, "Segments ", tag("signed")),
    h("ol", { class: "strip", "aria-label": "Segments in order" }, ...shown.map((x, i) =>
      h("li", { class: "seg seg-" + x, title: `segment ${i * every}: ${x}` },
        h("span", { "aria-hidden": "true" }, glyphs[x]), h("span", { class: "unseen" }, `${i * every} ${x}`)))),
    every > 1 ? h("p", { class: "note" }, `Each box stands for ${every} segments.`) : null,
    h("p", { class: "legend" }, ...words.filter(([, n]) => n > 0).map(([w, n]) =>
      h("span", {}, h("span", { class: "seg seg-" + w, "aria-hidden": "true" }, glyphs[w]), ` ${n} ${w}`))));
}

interface Part { name: string; units: bigint; look: string }

function parts(j: Job): Part[] {
  const paid = total(j.provider_earned), checked = total(j.verifier_earned);
  const held = BigInt(j.deposited) - BigInt(j.spent) - BigInt(j.refunded);
  return [
    { name: "to providers", units: paid, look: "provider" }, { name: "to verifiers", units: checked, look: "verifier" },
    { name: "fees", units: BigInt(j.fees), look: "fee" }, { name: "back to the client", units: BigInt(j.refunded), look: "back" },
    { name: "in the escrow", units: held, look: "held" },
  ].filter((p) => p.units !== 0n);
}

function bar(all: Part[], whole: bigint): SVGElement {
  let x = 0;
  return s("svg", { class: "bar", viewBox: "0 0 1000 24", preserveAspectRatio: "none", "aria-hidden": "true" },
    ...all.map((p) => {
      const w = whole > 0n ? Number((p.units * 1000n) / whole) : 0;
      const r = s("rect", { class: "part-" + p.look, x, y: 0, width: Math.max(w, 1), height: 24 });
      x += w;
      return r;
    }));
}

/** money is where the deposit is. What was spent and what parties earned are counted apart: they must agree. */
function money(j: Job, books: Balances): HTMLElement {
  const all = parts(j);
  const rest = BigInt(j.deposited) - all.reduce((sum, p) => sum + p.units, 0n);
  const row = (name: Child, units: bigint, look = ""): Child[] =>
    [h("span", {}, look ? h("span", { class: "swatch part-" + look, "aria-hidden": "true" }) : null, name),
      amount(units, j.decimals)];
  return card(h("span", {}, `Money, in ${unit(j.rail)} `, tag("chain")),
    BigInt(j.deposited) === 0n ? h("p", { class: "empty" }, "Nothing is deposited yet.") : h("div", {},
      bar(all, BigInt(j.deposited)),
      table("Where the deposit is", ["Part", "Amount"], [
        row("deposited", BigInt(j.deposited)), ...all.map((p) => row(p.name, -p.units, p.look)),
        [h("b", { id: "sum" }, "Σ"), h("b", {}, amount(rest, j.decimals), rest === 0n ? "" : " – it does not add up")],
      ], "")),
    h("p", { class: "note" }, "All accounts of this node's books together: Σ ",
      amount(books.ledger_total, books.decimals), " ", tag("own")));
}

function cancel(j: Job, asked: (e: Error) => void): HTMLElement | null {
  if (j.ended || world.scope !== "act") return null;
  const now = (): void => {
    if (confirm("Stop this job? Verified segments are paid, the rest comes back.")) {
      call("POST", `/v1/jobs/${encodeURIComponent(j.id)}/cancel`).catch(asked);
    }
  };
  return button("cancel", "Cancel the job", now, { class: "small danger" });
}

/** drawJob is the page. */
export function drawJob(p: JobPage, asked: (e: Error) => void): Node[] {
  const j = p.job, events = of(j.id);
  const losses = (p.series?.loss ?? []).map((x) => ({ step: x.step, loss: x.loss, again: x.reexecuted }));
  return [
    h("h1", {}, j.name, " ", h("span", { class: "state" }, j.state)),
    h("p", { class: "row" }, h("code", { class: "id" }, j.id), why(j.id, j.name), cancel(j, asked)),
    figures(
      figure("Verified", `${j.segments_verified} of ${j.segments}`, "signed"),
      figure("Paid", `${j.segments_paid} of ${j.segments}`, "chain"),
      figure("Step", `${count(j.step)} of ${count(j.steps)}`, "claimed"),
      figure("Tokens a second", count(j.tokens_per_second), "claimed"),
      figure("Transactions", count(j.chain_transactions), "chain", "on " + j.rail)),
    ...(j.caught_segment === null ? [] : [h("p", { class: "alarm", role: "note" },
      `✗ Segment ${j.caught_segment} was wrong: a verifier executed it again and did not find the same bits. ` +
      "It is not paid; another provider goes on from the last verified segment.")]),
    ...provider(j, events),
    card("Loss", curve(losses, j.steps, marksOf(j.eval, j.steps, j.segments)), times(j, p.series?.time ?? [])),
    ...(p.run ? [slots(j, p.run)] : []), strips(j, events), money(j, p.books),
    ...(of(j.id, "bid").length > 0 ? [bids("Bids", [j])] : []),
    ...[model(j, p.files, asked), p.wallet && change(j.id, p.wallet)].filter((x) => x instanceof Node),
    happenings("What happened", events),
  ];
}

export async function loadJobs(): Promise<Job[]> {
  return list<Job>("/v1/jobs", "jobs");
}

/** drawJobs is the list of this node's jobs. */
export function drawJobs(jobs: Job[]): Node[] {
  return [h("h1", {}, "Jobs"), card("Jobs that this node coordinates",
    table("Jobs", ["Name", "State", "Verified", "Paid", "Step", h("span", {}, "Loss ", tag("claimed")), "Deposited", ""],
      jobs.slice(-200).reverse().map((j) => [
        h("a", { href: "#/job/" + encodeURIComponent(j.id) }, j.name || short(j.id)), j.state,
        `${j.segments_verified}/${j.segments}`, j.segments_paid, `${j.step}/${j.steps}`,
        j.loss_last ? j.loss_last.toFixed(3) : "–", amount(j.deposited, j.decimals), why(j.id, j.name),
      ]), "No jobs. Post one: infernet job init, then infernet job post job.yml"))];
}
