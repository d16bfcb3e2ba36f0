// The loss over the steps: claimed by providers dashed, executed again solid.
import { h, s, table } from "./dom";
import type { Evaluations } from "./types";

const height = 240;
const left = 44;
const bottom = 24;
const top = 10;

/** Point is a loss at a step; again means that a verifier executed the step and found the same bits. */
export interface Point { step: number; loss: number; again: boolean }

/** room is how wide a chart may be: texts in it keep their size. */
export function room(): number {
  return Math.min(Math.max((document.getElementById("main")?.clientWidth ?? 720) - 66, 240), 1056);
}

/** Mark is the loss on held-out data at a step, as the client's node computed it. */
export interface Mark { step: number; loss: number }

/** marksOf places the evaluations of a job at the ends of their segments. */
export function marksOf(e: Evaluations | undefined, steps: number, segments: number): Mark[] {
  const each = Math.ceil(steps / Math.max(segments, 1));
  return (e?.values ?? []).filter((v) => Number.isFinite(v.loss)).map((v) => ({
    step: Math.max(Math.min(v.segments * each, steps) - 1, 0), loss: v.loss,
  }));
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

function line<P>(points: P[], x: (p: P) => number, y: (p: P) => number): string {
  return points.map((p) => x(p).toFixed(1) + "," + y(p).toFixed(1)).join(" ");
}

export function ticks(low: number, high: number, width: number, y: (v: number) => number,
  write: (v: number) => string = (v) => v.toFixed(2), from = left): SVGElement[] {
  return [0, 1, 2, 3].map((i) => low + ((high - low) * i) / 3).flatMap((v) => [
    s("line", { class: "grid", x1: from, x2: width, y1: y(v), y2: y(v) }),
    s("text", { class: "axis", x: from - 6, y: y(v) + 4, "text-anchor": "end" }, write(v)),
  ]);
}

/** held are the losses on held-out data, joined by a line. */
function held(marks: Mark[], x: (p: Mark) => number, y: (p: Mark) => number): (SVGElement | null)[] {
  return [
    marks.length > 1 ? s("polyline", { class: "eval", points: line(marks, x, y) }) : null,
    ...marks.map((m) => s("rect", { class: "mark", x: x(m) - 4, y: y(m) - 4, width: 8, height: 8 })),
  ];
}

function heldSaid(marks: Mark[]): string {
  return marks.length === 0 ? "" : ` On held-out data from ${marks[0]?.loss.toFixed(3)} to ${marks.at(-1)?.loss.toFixed(3)}, ` +
    "computed by this node from verified states.";
}

/** curve draws the losses over the steps, and beside them those on held-out data. */
export function curve(points: Point[], steps: number, marks: Mark[] = []): HTMLElement {
  if (points.length === 0) return h("p", { class: "empty" }, "Nothing is trained yet.");
  const losses = [...points, ...marks].map((p) => p.loss);
  const [low, high] = [Math.min(...losses), Math.max(...losses)];
  const range = high - low || 1;
  const width = room();
  const at = (loss: number): number => top + ((high - loss) / range) * (height - top - bottom);
  const x = (p: { step: number }): number => left + (p.step / Math.max(steps - 1, 1)) * (width - left - 8);
  const y = (p: { loss: number }): number => at(p.loss);
  const again = runs(points);
  const checked = points.filter((p) => p.again).length;
  const said = `Loss from ${points[0]?.loss.toFixed(3)} to ${points.at(-1)?.loss.toFixed(3)}. ` +
    `${checked} of ${points.length} points shown were executed again by verifiers.${heldSaid(marks)}`;
  return h("figure", { class: "chart" },
    s("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": said }, ...ticks(low, high, width, at),
      s("polyline", { class: "claimed", points: line(points, x, y) }),
      ...again.map((r) => r.length > 1 ? s("polyline", { class: "again", points: line(r, x, y) }) : null),
      ...again.map((r) => r.length === 1 && r[0] ? s("circle", { class: "dot", cx: x(r[0]), cy: y(r[0]), r: 3 }) : null),
      ...held(marks, x, y),
      s("text", { class: "axis", x: left, y: height - 4 }, "step 0"),
      s("text", { class: "axis", x: width - 4, y: height - 4, "text-anchor": "end" }, "step " + steps)),
    h("figcaption", {}, h("span", { class: "key key-again" }), "re-executed ", h("span", { class: "key key-claimed" }),
      "claimed", ...(marks.length > 0 ? [h("span", { class: "key key-eval" }), "on held-out data"] : []), h("div", {}, said)),
    h("details", {}, h("summary", {}, "As a table"),
      table("Loss", ["Step", "Loss", "Source"], thinned(points).map((p) =>
        [p.step, p.loss.toFixed(4), p.again ? "re-executed" : "claimed"]), ""),
      ...(marks.length > 0 ? [table("Loss on held-out data", ["Step", "Loss", "Source"], thinned(marks).map((m) =>
        [m.step, m.loss.toFixed(4), "computed here"]), "")] : [])));
}

function thinned<P>(points: P[]): P[] {
  const every = Math.ceil(points.length / 32);
  return points.filter((_, i) => i % every === 0 || i === points.length - 1);
}
