// The market: what this node hears.
import { list } from "./api";
import { button, card, figure, figures, h, plain, table, tag } from "./dom";
import { amount, clock, count, short, unit, until } from "./format";
import { of, world } from "./state";
import type { Job, Offer } from "./types";
import { why } from "./why";

/** rows of the table at most; the rest is on further sheets. */
const sheet = 50;
const feed = 25;

const view = { search: "", from: 0, made: "" };

/** verdicts are what one may choose to see of this node's decisions. */
const verdicts: [name: string, fits: (decision: string) => boolean][] = [
  ["all offers", (): boolean => true], ["this node bids", (d): boolean => d.startsWith("bid")],
  ["this node does not bid", (d): boolean => !d.startsWith("bid")],
];

export interface Market { offers: Offer[]; jobs: Job[] }

export async function loadMarket(): Promise<Market> {
  const [offers, jobs] = await Promise.all([list<Offer>("/v1/offers", "offers"), list<Job>("/v1/jobs", "jobs")]);
  return { offers, jobs };
}

/** decided is what this node makes of an offer, in a word; all of it shows under the pointer, and behind Why?. */
function decided(text: string): HTMLElement {
  const first = /^[^,;:]*/.exec(text)?.[0] ?? "";
  return h("span", { class: "said", title: plain(text) }, text.startsWith("bid") ? "✓ " : "", first || "–");
}

/** prices are the bounds between which the middle eight tenths of the offers are, and the one in the middle: a single
 * offer of any price moves none of them. */
function prices(offers: Offer[], decimals: number): HTMLElement {
  const all = offers.map((o) => BigInt(o.max_price)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const at = (tenths: number): string => amount(all[Math.round(((all.length - 1) * tenths) / 10)] ?? 0, decimals);
  const span = all.length === 0 ? "–" : at(1) === at(9) ? at(5) : `${at(1)} – ${at(9)}`;
  const money = unit(world.status?.rails[0]?.rail);
  return figure("At most a segment", span, "signed", all.length < 2 ? money : `${money}; the middle 80 %, median ${at(5)}`);
}

function searched(offers: Offer[]): Offer[] {
  const word = view.search.toLowerCase();
  const fits = verdicts.find(([name]) => name === view.made)?.[1] ?? ((): boolean => true);
  return offers.filter((o) => fits(o.decision) && (o.name + o.client + o.job + o.decision).toLowerCase().includes(word));
}

function search(redraw: () => void): HTMLElement {
  const choose = (e: Event): void => {
    view.made = (e.target as HTMLSelectElement).value;
    view.from = 0;
    redraw();
  };
  return h("p", { class: "row" }, h("input", {
    id: "search", type: "search", placeholder: "Search names, clients, decisions", "aria-label": "Search the offers",
    value: view.search,
    input: (e: Event) => {
      view.search = (e.target as HTMLInputElement).value;
      view.from = 0;
      redraw();
    },
  }), h("select", { id: "made", "aria-label": "What this node makes of them", change: choose }, ...verdicts.map(([name]) =>
    h("option", { value: name, selected: name === view.made }, name))));
}

function turn(by: number, redraw: () => void): () => void {
  return () => {
    view.from += by;
    redraw();
  };
}

function sheets(n: number, redraw: () => void): HTMLElement | null {
  if (n <= sheet) return null;
  const end = Math.min(view.from + sheet, n);
  return h("p", { class: "row" },
    button("earlier", "← earlier", turn(-sheet, redraw), { disabled: view.from === 0 }),
    `${view.from + 1} to ${end} of ${n}`,
    button("later", "later →", turn(sheet, redraw), { disabled: end >= n }));
}

function offers(m: Market, redraw: () => void): HTMLElement {
  const decimals = world.status?.decimals ?? 6;
  const now = world.status?.chain.head_time ?? 0;
  const all = searched(m.offers);
  if (view.from >= all.length) view.from = 0;
  return card("Offers", m.offers.length > 8 || view.search || view.made ? search(redraw) : null,
    table("Open offers", ["Name", "Client", h("span", {}, "At most a segment ", tag("signed")), "Segments", "Tokens",
      "Ends", "This node", ""],
    all.slice(view.from, view.from + sheet).map((o) => [
      o.name, h("code", { title: o.client }, short(o.client)), amount(o.max_price, decimals), count(o.segments),
      count(o.tokens), until(o.deadline, now), decided(o.decision), why(o.job, o.name),
    ]), m.offers.length > 0 ? "No offer is like that." :
      `Heard no offers from ${world.status?.peers ?? 0} nodes. If that stays so: infernet doctor`),
    sheets(all.length, redraw));
}

/** bids are those for some jobs, and which of them have got a lease. */
export function bids(title: string, jobs: Job[]): HTMLElement {
  const rows = jobs.filter((j) => !j.ended).concat(jobs.filter((j) => j.ended)).slice(0, 5).flatMap((j) => {
    const leased = new Set(of(j.id, "lease").map((e) => e.data?.["provider"]));
    return of(j.id, "bid").slice(-20).map((e) => [
      clock(e.time), j.name, h("code", { title: String(e.data?.["operator"] ?? "") },
        short(String(e.data?.["operator"] ?? "–"))),
      e.data?.["role"] === "verifier" ? "verify" : "train",
      e.data?.["role"] === "verifier" ? "–" : String(e.data?.["asks"] ?? "–"),
      e.data?.["tokens_per_second"] ? h("span", {}, count(Number(e.data["tokens_per_second"])), " ", tag("claimed")) : "–",
      e.data?.["role"] !== "verifier" && leased.has(e.data?.["operator"]) ? "✓ signed" : "–",
    ]);
  });
  return card(h("span", {}, title + " ", tag("signed")),
    table("Bids", ["At", "Job", "Operator", "To", "Asks a segment", "Tokens a second", "Lease"], rows,
      "No bids: this node has posted no job that anybody answered."));
}

/** happenings is a list of events, the latest first. */
export function happenings(title: string, events: typeof world.events): HTMLElement {
  const latest = events.slice(-feed).reverse();
  return card(title, latest.length === 0 ? h("p", { class: "empty" }, "Nothing has happened yet.") :
    h("ol", { class: "feed", reversed: true }, ...latest.map((e) => h("li", { "data-seq": e.seq },
      h("time", { datetime: e.time }, clock(e.time)), h("b", {}, e.kind), h("span", {}, e.text)))));
}

/** drawMarket is the page. */
export function drawMarket(m: Market, redraw: () => void): Node[] {
  const decimals = world.status?.decimals ?? 6;
  return [
    h("h1", {}, "Market"),
    figures(
      figure("Offers", count(m.offers.length), "heard"),
      figure("Nodes connected", count(world.status?.peers ?? 0), "own"),
      prices(m.offers, decimals),
      figure("Stake of this operator", amount(world.status?.stake ?? 0, world.status?.chain.decimals ?? 6), "chain",
        "dollars")),
    offers(m, redraw), bids("Bids for this node's jobs", m.jobs), happenings("As it happens", world.events),
  ];
}
