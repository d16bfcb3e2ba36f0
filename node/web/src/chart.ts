// The loss over the steps: claimed by providers dashed, executed again solid.
import { h, s, table } from "./dom";
import type { Happening } from "./api";

const height = 240;
const left = 44;
const bottom = 24;
const top = 10;

/** Point is a loss at a step; again means that a verifier executed the step and found the same bits. */
export interface Point { step: number; loss: number; again: boolean }

/** room is how wide a chart may be: texts in it keep their size. */
function room(): number {
  return Math.min(Math.max((document.getElementById("main")?.clientWidth ?? 720) - 66, 240), 1056);
}

type Pair = [number, number];

function pairs(x: unknown): Pair[] {
  return Array.isArray(x) ? x.filter((p): p is Pair => Array.isArray(p) && p.length === 2 && p.every(Number.isFinite)) : [];
}

/** pointsOf reads the points of a job from its events. A segment that was trained anew replaces what it was. */
export function pointsOf(events: Happening[]): Point[] {
  const segments = new Map<number, Point[]>();
  for (const e of events) {
    const at = Number(e.data?.["segment"]);
    if (e.kind === "segment" && e.data) {
      segments.set(at, pairs(e.data["loss"]).map(([step, loss]) => ({ step, loss, again: false })));
    }
    if (e.kind === "verdict" && e.data?.["agree"] === true) {
      const runs = pairs(e.data["executed"]);
      for (const p of segments.get(at) ?? []) p.again ||= runs.some(([from, end]) => p.step >= from && p.step < end);
    }
  }
  return [...segments.values()].flat().sort((a, b) => a.step - b.step);
}

/** runs are the longest stretches of points that were executed again. */
function runs(points: Point[]): Point[][] {
  const out: Point[][] = [];
  let open = false;
  for (const p of points) {
    if (p.again && open) out.at(-1)?.push(p);
    else if (p.again) out.push([p]);
    open = p.again;
  }
  return out;
}

function line(points: Point[], x: (p: Point) => number, y: (p: Point) => number): string {
  return points.map((p) => x(p).toFixed(1) + "," + y(p).toFixed(1)).join(" ");
}

function ticks(low: number, high: number, width: number, y: (loss: number) => number): SVGElement[] {
  return [0, 1, 2, 3].map((i) => low + ((high - low) * i) / 3).flatMap((v) => [
    s("line", { class: "grid", x1: left, x2: width, y1: y(v), y2: y(v) }),
    s("text", { class: "axis", x: left - 6, y: y(v) + 4, "text-anchor": "end" }, v.toFixed(2)),
  ]);
}

/** curve draws points; live is the last that the provider claims, of a segment that is not committed yet. */
export function curve(points: Point[], steps: number): HTMLElement {
  if (points.length === 0) return h("p", { class: "empty" }, "Nothing is trained yet.");
  const losses = points.map((p) => p.loss);
  const [low, high] = [Math.min(...losses), Math.max(...losses)];
  const range = high - low || 1;
  const width = room();
  const at = (loss: number): number => top + ((high - loss) / range) * (height - top - bottom);
  const x = (p: Point): number => left + (p.step / Math.max(steps - 1, 1)) * (width - left - 8);
  const y = (p: Point): number => at(p.loss);
  const again = runs(points);
  const checked = points.filter((p) => p.again).length;
  const said = `Loss from ${points[0]?.loss.toFixed(3)} to ${points.at(-1)?.loss.toFixed(3)}. ` +
    `${checked} of ${points.length} points shown were executed again by verifiers.`;
  return h("figure", { class: "chart" },
    s("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": said }, ...ticks(low, high, width, at),
      s("polyline", { class: "claimed", points: line(points, x, y) }),
      ...again.map((r) => r.length > 1 ? s("polyline", { class: "again", points: line(r, x, y) }) : null),
      ...again.map((r) => r.length === 1 && r[0] ? s("circle", { class: "dot", cx: x(r[0]), cy: y(r[0]), r: 3 }) : null),
      s("text", { class: "axis", x: left, y: height - 4 }, "step 0"),
      s("text", { class: "axis", x: width - 4, y: height - 4, "text-anchor": "end" }, "step " + steps)),
    h("figcaption", {}, h("span", { class: "key key-again" }), "re-executed ", h("span", { class: "key key-claimed" }),
      "claimed. ", said),
    h("details", {}, h("summary", {}, "As a table"),
      table("Loss", ["Step", "Loss", "Source"], thinned(points).map((p) =>
        [p.step, p.loss.toFixed(4), p.again ? "re-executed" : "claimed"]), "")));
}

function thinned(points: Point[]): Point[] {
  const every = Math.ceil(points.length / 32);
  return points.filter((_, i) => i % every === 0 || i === points.length - 1);
}
