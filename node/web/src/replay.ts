// A dispute, move by move, from its segment down to the one tile that the referee computes.
import { button, card, figure, figures, h, named, table } from "./dom";
import { amount, count, lasting, short, until, type Units } from "./format";

export interface Left {
  phase: string; turn: string; until: Units; what: string; first: number; count: number; of: number;
  step?: number; operator?: number; cell?: number;
}

export interface Move {
  by: string; side: string; move: string; phase: string; tx: string; block: Units; time: Units; gas: Units;
  until?: Units; opened?: number; picked?: number; operator?: string; left: Left | null;
}

export interface Tile {
  operator: number; kind: string; step: number; cell: number; coordinates: number[]; tile: number; tiles: number;
  claimed: string; computed: string; operands: { source: string; id: number; index: number; value: string }[];
}

export interface Moves {
  game: string; segment: number; asserter: string; challenger: string; signatures: number;
  winner: string; why: string; private: boolean; moves: Move[]; tile: Tile | null;
}

/** at is which move of which game is in sight. */
const at = { game: "", move: 0 };

const said: Record<string, string> = {
  challenge: "says that the segment is wrong, and deposits the bond",
  "open-steps": "opens the states between parts of the steps", "pick-step": "picks the part whose end is wrong",
  "open-nodes": "opens hashes of outputs", "pick-node": "picks the hash that is wrong",
  "pick-operator": "picks the operator whose output is wrong", "pick-link": "says that an output is not what is signed",
  "open-cells": "opens the cells of a leaf", "pick-cell": "picks the cell that is wrong",
  "open-sums": "opens the sums between tiles of the cell", "pick-tile": "picks the part whose sum is wrong",
  point: "shows where the players got to without the chain, as the asserter signed it",
  "prove-tile": "shows the operands; the referee computes the tile", "prove-link": "shows what is signed",
  "prove-private": "proves the tile without showing a cell", timeout: "The clock ends the game",
  moot: "Another game had been won",
};

/** rewind goes back to the first move. */
export function rewind(): void {
  at.move = 0;
}

/** claim says in a sentence what a move did. */
export function claim(m: Move): string {
  const who = m.side === "nobody" ? "" : "The " + m.side + " ";
  const parts = [who + (said[m.move] ?? m.move)];
  if (m.picked !== undefined) parts.push(`number ${m.picked}, counted from 0`);
  if (m.opened) parts.push(m.move === "open-cells" ? `${m.opened} bytes` : `${m.opened} opened`);
  if (m.operator) parts.push("an operator of kind " + m.operator);
  return parts.join("; ") + ".";
}

/** range says what is left. */
export function range(l: Left): string {
  if (l.what === "link") return "the link between an output and what is signed";
  const one = l.count === 1;
  const span = one ? `${l.what === "leaves" ? "leaf" : l.what.slice(0, -1)} ${count(l.first)}`
    : `${l.what} ${count(l.first)} to ${count(l.first + l.count - 1)}`;
  return span + (l.what === "steps" ? ` of the run: ${l.count} of the segment's ${l.of}` : ` of ${count(l.of)}`);
}

const levels = ["steps", "operators", "leaves", "cells", "tiles"];

/** ladder shows each level down to the one in sight, with a bar for the part that is left of it. */
function ladder(moves: Move[]): HTMLElement {
  const latest = new Map<string, Left>();
  for (const m of moves) if (m.left) latest.set(m.left.what, m.left);
  const deepest = [...latest.keys()].at(-1) ?? "";
  return h("ol", { class: "ladder" }, ...levels.map((name) => {
    const l = latest.get(name);
    const done = levels.indexOf(name) < levels.indexOf(deepest);
    return h("li", name === deepest ? { "aria-current": "step" } : {},
      h("b", {}, name), " ", h("span", {}, done ? "one is picked" : l ? range(l) : "not reached"),
      h("meter", { min: 0, max: Math.max(1, l?.of ?? 1), value: done ? 0 : l?.count ?? 0,
        "aria-label": "left of the " + name }));
  }));
}

/** clocks are how long each side has taken for the moves until the one in sight, by the chain's clock. */
function clocks(moves: Move[], turn: string | undefined): HTMLElement[] {
  return ["asserter", "challenger"].map((side) => {
    const took = moves.reduce((sum, m, i) => sum + (m.side === side ? Number(m.time) - Number((moves[i - 1] ?? m).time) : 0), 0);
    return figure("Clock of the " + side, lasting(took), "chain", turn === side ? "● to move" : "taken until here");
  });
}

function winner(g: Moves): string {
  return g.winner === g.asserter ? "asserter" : g.winner === g.challenger ? "challenger" : "nobody";
}

function value(bits: string): string {
  if (!/^[0-9a-f]{8}$/.test(bits)) return bits;
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, parseInt(bits, 16));
  return `${bits} = ${Number(view.getFloat32(0).toPrecision(9))} as float32`;
}

function tile(t: Tile): HTMLElement {
  const right = t.claimed === t.computed;
  return card("The tile",
    h("p", {}, `Step ${t.step}, operator ${t.operator} (${t.kind}), cell ${t.cell} at [${t.coordinates.join(", ")}], ` +
      `tile ${t.tile} of ${t.tiles}.`),
    figures(figure("Claimed", h("code", {}, value(t.claimed)), "signed"),
      figure("Referee", h("code", {}, value(t.computed), right ? " ✓" : " ✗"), "chain",
        right ? "equal: the claim stands" : "another value: the claim is wrong")),
    table("Operands", ["Source", "Of", "Cell", "Value"], t.operands.map((o) => [o.source, o.id, o.index,
      h("code", {}, value(o.value))]), "The tile reads nothing."));
}

/** step goes to another move, within the game. */
export function step(to: number, all: number): void {
  at.move = Math.max(0, Math.min(to, all - 1));
}

function buttons(n: number, redraw: () => void): HTMLElement {
  const go = (id: string, text: string, to: number, off: boolean): HTMLElement => button(id, text, () => {
    step(to, n);
    redraw();
  }, { disabled: off });
  const first = at.move === 0, last = at.move === n - 1;
  return h("div", { class: "row", role: "group", "aria-label": "Moves" },
    go("move-first", "« first", 0, first), go("move-back", "◀ back", at.move - 1, first),
    h("span", { id: "move-at" }, `${at.move + 1} of ${n}`),
    go("move-next", "next ▶", at.move + 1, last), go("move-last", "last »", n - 1, last));
}

/** keys steps with ← → Home End while the board has the focus. */
function keys(n: number, redraw: () => void): (e: Event) => void {
  return (e) => {
    const to = { ArrowLeft: at.move - 1, ArrowRight: at.move + 1, Home: 0, End: n - 1 }[(e as KeyboardEvent).key];
    if (to === undefined) return;
    e.preventDefault();
    step(to, n);
    redraw();
  };
}

/** drawReplay is the board. now is the chain's clock. */
export function drawReplay(g: Moves, now: Units, redraw: () => void): Node[] {
  if (at.game !== g.game) [at.game, at.move] = [g.game, 0];
  step(at.move, g.moves.length);
  const m = g.moves[at.move];
  if (!m) return [];
  const n = g.moves.length, l = m.left, over = at.move === n - 1 && !l;
  const spent = g.moves.slice(0, at.move + 1).reduce((sum, x) => sum + BigInt(x.gas), 0n);
  return [
    h("section", { class: "card board", id: "board", tabindex: 0, "aria-label": "Replay: arrow keys step through the moves",
      keydown: keys(n, redraw) },
    h("h2", {}, "Replay"), buttons(n, redraw),
    h("p", { class: "claim side-" + m.side, role: "status" }, h("b", {}, m.move), " ", claim(m),
      over ? ` Decided: ${g.why}.` : null),
    figures(
      figure("By", named(m.by), "signed", m.side === "nobody" ? "anyone may" : m.side),
      figure("Block", count(m.block), "chain", "transaction " + short(m.tx)),
      figure("Gas", count(m.gas), "chain", amount(spent, 0) + " until here"),
      l ? figure("Next", l.turn, "chain", at.move === n - 1 ? until(l.until, now) : l.phase)
        : figure("Winner", winner(g), "chain", short(g.winner)),
      ...clocks(g.moves.slice(0, at.move + 1), l?.turn)),
    h("h3", {}, "What is left"), ladder(g.moves.slice(0, at.move + 1))),
    ...(over && g.tile ? [tile(g.tile)] : []),
    ...(over && g.private ? [h("p", { class: "note" }, "The data are private: no cell is shown here.")] : []),
  ];
}
