// This node, for whoever runs it.
import { get } from "./api";
import { card, figure, figures, h, table, tag } from "./dom";
import { amount, count, lasting, short, unit, until } from "./format";
import { world } from "./state";
import { loadWays, topUp, type Way } from "./topup";
import type { Balances, Books, EarnedDay, Lease, Status } from "./types";
import { why } from "./why";

export interface Own { status: Status; books: Balances; leases: Lease[]; ways: Way[]; days: EarnedDay[] }

const earnedDays = 14;

export async function loadOwn(): Promise<Own> {
  const [status, books, l, ways, e] = await Promise.all([
    get<Status>("/v1/status"), get<Balances>("/v1/balances"), get<{ leases: Lease[] }>("/v1/leases?limit=200"),
    loadWays().catch(() => []), // a rail that is away is told of elsewhere
    get<{ days: EarnedDay[] }>("/v1/earnings?days=" + earnedDays),
  ]);
  return { status, books, leases: l.leases, ways, days: e.days };
}

function leases(all: Lease[]): HTMLElement {
  const now = world.status?.chain.head_time ?? 0;
  return card("Leases", table("Leases", ["Lease", "Part", "Phase", "Segments", h("span", {}, "Vouched ", tag("signed")),
    h("span", {}, "Claimed ", tag("chain")), "Price a segment", "Ends", ""],
  all.map((l) => [
    h("code", { title: l.id }, short(l.id)), l.as, l.settled ? "settled" : l.phase,
    `${l.first_segment}–${l.first_segment + l.segments - 1}`, l.segments_vouched, l.segments_claimed,
    amount(l.price, l.decimals), l.settled ? "–" : until(l.deadline, now), why(l.id, "lease " + short(l.id)),
  ]), noLease()));
}

/** noLease says why there may be none. */
function noLease(): string {
  const st = world.status;
  if (!st) return "No leases.";
  if (!st.roles.includes("provider")) return `No leases: this node's roles are ${st.roles.join(", ")}.`;
  if (BigInt(st.free_stake) === 0n) return "No leases: no stake is free. infernet stake AMOUNT";
  if (st.draining) return "No leases: this node finishes what it has and takes nothing new.";
  return `No leases: ${st.bids} bids wait for an answer. What this node makes of each offer is on the page Market.`;
}

function rails(st: Status): HTMLElement {
  return card("Rails", table("Rails", ["Rail", "State", "Since", "Open leases", "Problem"], st.rails.map((r) => [
    r.rail, r.ok ? "✓ up" : "✗ down", lasting((Date.now() - new Date(r.since).getTime()) / 1000) + " ago", r.leases,
    r.problem ?? "–",
  ]), "No rails."));
}

function aside(st: Status): HTMLElement | null {
  const all = st.set_aside ?? [];
  return all.length === 0 ? null : card("Set aside", h("p", {}, "The node died over this work, and does not begin it. " +
    "To take it up again: infernet resume ID"),
  table("Set aside", ["Work", "What", "Deaths", ""],
    all.map((x) => [h("code", {}, short(x.id)), x.what, x.deaths, why(x.id, x.what)]), ""));
}

function books(b: Balances): HTMLElement {
  const own = { asset: "", decimals: b.decimals, accounts: b.ledger, total: b.ledger_total };
  return card(h("span", {}, "Books ", tag("own")), accounts(own, unit(world.status?.rails[0]?.rail)),
    ...(b.others ?? []).map((x) => accounts(x, x.asset)));
}

/** accounts are the books in one asset, which sum to zero. */
function accounts(b: Books, of: string): HTMLElement {
  const rows = Object.entries(b.accounts).sort().map(([name, units]) => [name, amount(units, b.decimals)]);
  return table("Accounts" + (b.asset && " in " + b.asset), ["Account", "In " + of],
    rows.length === 0 ? [] : [...rows, [h("b", {}, "Σ"), h("b", {}, amount(b.total, b.decimals))]],
    "Nothing has been booked yet.");
}

/** byDay is what leases have paid a provider on each of the last days. */
function byDay(o: Own): HTMLElement | null {
  if (!o.status.roles.includes("provider")) return null;
  const several = new Set(o.days.map((d) => d.asset)).size > 1;
  return card(h("span", {}, "Earned by day ", tag("own")), table("Earned by day",
    ["Day (UTC)", "In " + (several ? "each asset" : unit(o.status.rails[0]?.rail)), ...(several ? ["Asset"] : [])],
    o.days.map((d) => [d.day, amount(d.units, d.decimals), ...(several ? [d.asset] : [])]),
    `No lease has been settled in ${earnedDays} days.`));
}

/** earnings answer whether this node earns, and what ends next; nothing of a node that trains for nobody. */
function earnings(o: Own): HTMLElement | null {
  if (!o.status.roles.includes("provider")) return null;
  const money = unit(o.status.rails[0]?.rail), open = o.leases.filter((l) => !l.settled);
  const vouched = open.filter((l) => l.as === "provider")
    .reduce((sum, l) => sum + BigInt(l.price) * BigInt(l.segments_vouched), 0n);
  const next = open.reduce<Lease | undefined>((a, l) => a && BigInt(a.deadline) <= BigInt(l.deadline) ? a : l, undefined);
  return figures(
    figure("Earned", amount(o.books.ledger["earned"] ?? 0, o.books.decimals), "own", money + ", by settled leases"),
    figure("Earned, not settled", amount(vouched, o.books.decimals), "signed", money + ", by vouchers in hand"),
    figure("Ends next", next ? until(next.deadline, world.status?.chain.head_time ?? 0) : "–", "chain",
      next ? "lease " + short(next.id) : "no lease is open"));
}

/** drawOwn is the page. */
export function drawOwn(o: Own): Node[] {
  const { status: st, books: b } = o, chain = st.chain.decimals;
  return [
    h("h1", {}, "Operator"),
    h("p", { class: "row" }, h("code", { class: "id" }, st.operator), why(st.operator, "this operator"),
      h("span", {}, st.roles.join(", "))),
    figures(
      figure("Stake", amount(st.stake, chain), "chain", "dollars"),
      figure("Free stake", amount(st.free_stake, chain), "chain", "dollars; no lease locks it"),
      figure("Locked stake", amount(st.locked, chain), "chain", "dollars"),
      figure("Wallet", amount(b.wallet, b.decimals), "chain", unit(st.rails[0]?.rail)),
      figure("To withdraw", amount(b.credit, b.decimals), "chain", "infernet wallet shows how"),
      figure("Gas of the node key", amount(BigInt(b.gas_node), 18).replace(/(\.\d{4})\d+$/, "$1"), "chain", "in the chain's coin")),
    figures(
      figure("Works on", `${st.leases} leases, ${st.jobs} jobs`, "own"),
      figure("Bids that wait", count(st.bids), "own"),
      figure("Engine", st.engine.backend, "own", `threads: ${st.engine.threads}`),
      figure("Tokens a second", st.engine.tokens_per_second ? count(st.engine.tokens_per_second) : "–", "own", "measured at start"),
      figure("Runs for", lasting(Number(BigInt(st.uptime_ns) / 1_000_000_000n)), "own", st.version)),
    ...[earnings(o), byDay(o), aside(st), topUp(o.ways)].filter((x) => x !== null), leases(o.leases), rails(st), books(b),
    card("Change something", h("p", {}, "Stakes, keys and the configuration are changed in a terminal: ",
      h("code", {}, "infernet stake"), ", ", h("code", {}, "infernet keys"), ", ", h("code", {}, "infernet doctor"), ".")),
  ];
}
