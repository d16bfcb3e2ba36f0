// The market: what this node hears.
import { get } from "./api";
import { button, card, figure, figures, h, table, tag } from "./dom";
import { amount, clock, count, short, until } from "./format";
import { of, world } from "./state";
import type { Job, Offer } from "./types";
import { why } from "./why";

/** rows of the table at most; the rest is on further sheets. */
const sheet = 50;
const feed = 25;

const view = { search: "", from: 0 };

export interface Market { offers: Offer[]; jobs: Job[] }

export async function loadMarket(): Promise<Market> {
  const [o, j] = await Promise.all([get<{ offers: Offer[] }>("/v1/offers"), get<{ jobs: Job[] }>("/v1/jobs")]);
  return { offers: o.offers, jobs: j.jobs };
}

function prices(offers: Offer[], decimals: number): string {
  const all = offers.map((o) => BigInt(o.max_price)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low, high] = [all[0], all.at(-1)];
  if (low === undefined || high === undefined) return "–";
  return low === high ? amount(low, decimals) : amount(low, decimals) + " – " + amount(high, decimals);
}

function searched(offers: Offer[]): Offer[] {
  const word = view.search.toLowerCase();
  return offers.filter((o) => (o.name + o.client + o.job + o.decision).toLowerCase().includes(word));
}

function search(redraw: () => void): HTMLElement {
  return h("input", {
    id: "search", type: "search", placeholder: "Search names, clients, decisions", "aria-label": "Search the offers",
    value: view.search,
    input: (e: Event) => {
      view.search = (e.target as HTMLInputElement).value;
      view.from = 0;
      redraw();
    },
  });
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
  return card("Offers", m.offers.length > sheet || view.search ? search(redraw) : null,
    table("Open offers", ["Name", "Client", h("span", {}, "At most a segment ", tag("signed")), "Segments", "Tokens",
      "Ends", "This node", ""],
    all.slice(view.from, view.from + sheet).map((o) => [
      o.name, h("code", { title: o.client }, short(o.client)), amount(o.max_price, decimals), count(o.segments),
      count(o.tokens), until(o.deadline, now), o.decision || "–", why(o.job, o.name),
    ]), view.search ? "No offer has that in it." :
      `Heard no offers from ${world.status?.peers ?? 0} nodes. If that stays so: infernet doctor`),
    sheets(all.length, redraw));
}

function bids(jobs: Job[]): HTMLElement {
  const rows = jobs.filter((j) => !j.ended).concat(jobs.filter((j) => j.ended)).slice(0, 5).flatMap((j) =>
    of(j.id, "bid").slice(-20).map((e) => [
      clock(e.time), j.name, h("code", { title: String(e.data?.["operator"] ?? "") },
        short(String(e.data?.["operator"] ?? "–"))),
      e.data?.["role"] === "verifier" ? "verify" : "train",
      e.data?.["role"] === "verifier" ? "–" : String(e.data?.["asks"] ?? "–"),
      h("span", {}, count(Number(e.data?.["tokens_per_second"] ?? 0)), " ", tag("claimed")),
    ]));
  return card(h("span", {}, "Bids for this node's jobs ", tag("signed")),
    table("Bids", ["At", "Job", "Operator", "To", "Asks a segment", "Tokens a second"], rows,
      "No bids: this node has posted no job that anybody answered."));
}

/** happenings is a list of events, the latest first. */
export function happenings(title: string, events: typeof world.events): HTMLElement {
  const latest = events.slice(-feed).reverse();
  return card(title, latest.length === 0 ? h("p", { class: "empty" }, "Nothing has happened yet.") :
    h("ol", { class: "feed", reversed: true }, ...latest.map((e) => h("li", {},
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
      figure("At most a segment", prices(m.offers, decimals), "signed"),
      figure("Stake of this operator", amount(world.status?.stake ?? 0, world.status?.chain.decimals ?? 6), "chain")),
    offers(m, redraw), bids(m.jobs), happenings("As it happens", world.events),
  ];
}
