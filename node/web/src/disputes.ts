// Disputes: who stands for what, whose turn it is, and every move that this node saw.
import { call, get, list, Refused } from "./api";
import { button, card, figure, figures, h, keep, named, table } from "./dom";
import { drawDrop } from "./drop";
import { amount, lasting, short, type Units, until } from "./format";
import { happenings } from "./market";
import { drawReplay, type Moves } from "./replay";
import { world } from "./state";
import type { Dispute } from "./types";
import { why } from "./why";

export async function loadDisputes(): Promise<Dispute[]> {
  return list<Dispute>("/v1/disputes", "disputes");
}

/** drawDisputes is the list. */
export function drawDisputes(all: Dispute[], redraw: () => void): Node[] {
  return [h("h1", {}, "Disputes"), card("Games",
    table("Disputes", ["Game", "Segment", "State", "Turn", "Moves", "This node", "Decided by", ""], all.map((d) => [
      h("a", { href: "#/dispute/" + encodeURIComponent(d.game || d.lease) }, short(d.game || d.lease)), d.segment,
      d.status, d.turn ?? "–", d.moves, d.side, d.decided_by ?? "–", d.game ? why(d.game, "dispute") : null,
    ]), "No dispute game here: nobody has disputed a segment that this node trains, checks or pays.")),
  ...drawDrop(world.status?.chain.head_time ?? 0, redraw)];
}

/** Game is a dispute with its moves, once it has begun. */
export interface Game { dispute: Dispute; moves: Moves | undefined }

let known: Game | undefined;

/** loadDispute reads a game. Its moves are asked for again only when there are more of them. */
export async function loadDispute(id: string): Promise<Game> {
  const path = "/v1/disputes/" + encodeURIComponent(id);
  const dispute = await get<Dispute>(path);
  const old = known?.dispute;
  if (known?.moves && old?.game === dispute.game && old.moves === dispute.moves && old.winner === dispute.winner) {
    return (known = { dispute, moves: known.moves });
  }
  const moves = await get<Moves>(path + "/moves").catch((e: unknown) => {
    if (e instanceof Refused && e.status !== 401) return undefined; // not begun, or not readable now
    throw e;
  });
  return (known = { dispute, moves });
}

async function bundle(d: Dispute): Promise<void> {
  const file = await get<{ name: string; data: string }>(`/v1/disputes/${encodeURIComponent(d.game)}/bundle`);
  const bytes = Uint8Array.from(atob(file.data), (c) => c.charCodeAt(0));
  keep(new Blob([bytes]), "dispute.bundle");
}

function acts(d: Dispute, asked: (e: Error) => void): Node[] {
  const out: Node[] = [why(d.game, "dispute"),
    button("bundle", "Bundle", () => void bundle(d).catch(asked), { class: "small", title: "check it offline" })];
  if (world.scope === "act" && d.turn === d.side) {
    const play = (): void => void call("POST", `/v1/disputes/${encodeURIComponent(d.game)}/play`).catch(asked);
    out.push(button("play", "Make the move", play, { class: "small" }));
  }
  return out;
}

/** stakes are what a challenge of this node costs and brings; nothing where this node is challenged or watches. */
function stakes(d: Dispute): HTMLElement[] {
  const c = d.cost, n = d.decimals;
  if (BigInt(c.lock) === 0n) return [];
  const coins = (gwei: Units): string => amount(gwei, 9).replace(/(\.\d{2,6})\d*$/, "$1");
  const cut = d.winner !== undefined && d.winner === d.challenger;
  return [card("What is at stake", figures(
    figure("Stake of the lease", (cut ? "−" : "") + amount(c.lock, n), "chain",
      cut ? "dollars, cut" : "dollars, cut if the segment is wrong"),
    figure("To the challenger", "+" + amount(c.reward, n), "chain", "dollars, unless it shares with others who challenged"),
    figure("Bond", coins(c.bond_gwei), "chain", "coins; it comes back to a challenger who wins"),
    figure("Gas at most", coins(c.challenger_fees_gwei), "own", "coins, as estimated before"),
    figure("Locked at most", lasting(Number(c.seconds)), "own", "bond, stake and the segment's pay")))];
}

/** lost reports whether this node's operator has lost the game. */
function lost(d: Dispute): boolean {
  const own = d.side === "asserter" ? d.asserter : d.challenger;
  return d.winner !== undefined && ["asserter", "challenger"].includes(d.side) && d.winner !== own;
}

/** drawDispute is one game. */
export function drawDispute(x: Game, asked: (e: Error) => void, redraw: () => void): Node[] {
  const d = x.dispute;
  const now = world.status?.chain.head_time ?? 0;
  const moves = world.events.filter((e) => e.kind === "dispute" && e.data?.["game"] === d.game);
  return [
    h("h1", {}, "Dispute ", h("span", { class: "state" }, d.status)),
    h("p", { class: "row" }, h("code", { class: "id" }, d.game), ...acts(d, asked)),
    figures(
      figure("Asserter", named(d.asserter), "chain", "stands for the segment"),
      figure("Challenger", named(d.challenger), "chain", "says that it is wrong"),
      figure("Segment", d.segment, "chain"),
      figure("Moves", d.moves, "chain"),
      figure("Phase", d.phase ?? "over", "chain"),
      d.winner ? figure("Winner", named(d.winner), "chain", d.decided_by ? "by " + d.decided_by : undefined)
        : figure("To move", d.turn ?? "–", "chain", d.deadline ? until(d.deadline, now) : undefined)),
    ...stakes(d), ...(x.moves ? drawReplay(x.moves, now, redraw) : []),
    card("Legal moves", d.legal_moves && d.legal_moves.length > 0
      ? h("ul", {}, ...d.legal_moves.map((m) => h("li", {}, m))) : h("p", { class: "empty" }, "None.")),
    ...(d.note ? [h("p", { class: lost(d) ? "alarm" : "card" }, d.note)] : []),
    happenings("Events", moves),
  ];
}
