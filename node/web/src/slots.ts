// A model that several slots train: who counted in which round.
import { card, h, table, tag } from "./dom";
import { count, short, size } from "./format";
import type { Job, Run } from "./types";

/** columns are the rounds that are shown; of more, the last. */
const columns = 32;

const marks: Record<string, { look: string; glyph: string; word: string }> = {
  "#": { look: "verified", glyph: "✓", word: "counted" },
  l: { look: "checking", glyph: "◐", word: "too late, and paid" },
  ".": { look: "open", glyph: "·", word: "absent" },
};

function line(v: Run, slot: number): HTMLElement {
  const from = Math.max(v.grid.length - columns, 0);
  return h("ol", { class: "strip slots", "aria-label": `Rounds of slot ${slot}` }, ...v.grid.slice(from).map((row, i) => {
    const m = marks[row[slot] ?? "."] ?? marks["."]!;
    return h("li", { class: "seg seg-" + m.look, title: `round ${from + i + 1}: ${m.word}` },
      h("span", { "aria-hidden": "true" }, m.glyph), h("span", { class: "unseen" }, `${from + i + 1} ${m.word}`));
  }));
}

function doing(s: Run["slots"][number]): string {
  if (s.lost) return "lost: " + s.lost;
  const wrong = s.caught_segment === null ? "" : `, wrong work caught in round ${s.caught_segment + 1}`;
  return s.state + (s.behind ? ", behind" : "") + wrong;
}

/** slots are the slots of the run that a job belongs to, and what each did in every round. */
export function slots(j: Job, v: Run): HTMLElement {
  return card(h("span", {}, "Slots ", tag("re-executed")),
    h("p", {}, `${v.slots.length} jobs train one model by ${v.method}: ${v.merged} of ${v.rounds} rounds of `,
      count(v.steps_per_round), " steps are merged. Only verified work is."),
    table("Slots and rounds", ["Slot", "Rounds", "Now", h("span", {}, "Loss ", tag("claimed"))], v.slots.map((s, i) => [
      s.job === j.id ? h("b", {}, `slot ${i}`) : h("a", { href: "#/job/" + encodeURIComponent(s.job) }, `slot ${i}`),
      line(v, i), doing(s), s.loss ? s.loss.toFixed(3) : "–",
    ]), ""),
    h("p", { class: "note" }, `A worker has moved ${size(v.bytes_per_worker)}; to exchange every gradient takes `,
      `${size(v.bytes_data_parallel)}. To train all of it again: `,
      h("code", {}, `infernet job rounds ${short(v.id).replace("…", "")} --file run.rounds`)));
}
