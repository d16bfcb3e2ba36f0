// What changes with time in a job: the rate, the money, the bytes. Each in a small chart with its table.
import { room, ticks } from "./chart";
import { type Child, h, s, type Source, table, tag } from "./dom";
import { amount, clock, count, unit } from "./format";
import type { Job, Stretch } from "./types";

const height = 150;
const left = 60;
const bottom = 22;
const top = 8;

/** Line is a value over time; bounds are the least and the greatest of each stretch. */
interface Line { name: string; look: string; at: (t: Stretch) => number; write: (t: Stretch) => string;
  bounds?: (t: Stretch) => [number, number] }

function small(v: number): string {
  const units: [number, string][] = [[1e9, "G"], [1e6, "M"], [1e3, "k"]];
  const [by, name] = units.find(([n]) => v >= n) ?? [1, ""];
  return (v / by).toFixed(v / by < 10 && v !== 0 ? 1 : 0) + name;
}

/** chart draws lines over the stretches of time. */
function chart(title: string, source: Source, all: Stretch[], lines: Line[], axis: (v: number) => string): HTMLElement {
  const width = Math.min(room(), 340);
  const from = all[0]?.at ?? 0, to = Math.max(all.at(-1)?.at ?? 0, from + 1);
  const most = Math.max(...all.flatMap((t) => lines.map((l) => l.bounds?.(t)[1] ?? l.at(t))), 1e-9);
  const x = (t: Stretch): number => left + ((t.at - from) / (to - from)) * (width - left - 8);
  const y = (v: number): number => top + (1 - v / most) * (height - top - bottom);
  const at = (t: Stretch, v: number): string => x(t).toFixed(1) + "," + y(v).toFixed(1);
  const last = all.at(-1);
  const said = title + ": " + lines.map((l) => `${l.name} ${last ? l.write(last) : "–"}`).join(", ") + " at last.";
  const rows = all.filter((_, i) => i % Math.ceil(all.length / 24) === 0 || i === all.length - 1);
  const time = (ms: number): string => clock(new Date(ms).toISOString());
  return h("figure", { class: "chart small-chart" }, h("figcaption", {}, h("b", {}, title), " ", tag(source),
    h("div", {}, ...lines.flatMap((l): Child[] => [h("span", { class: "key key-" + l.look }), l.name + " "]))),
  s("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": said }, ...ticks(0, most, width, y, axis, left),
    ...lines.flatMap((l) => [
      l.bounds ? s("polygon", { class: "band", points: [...all.map((t) => at(t, l.bounds?.(t)[1] ?? 0)),
        ...all.toReversed().map((t) => at(t, l.bounds?.(t)[0] ?? 0))].join(" ") }) : null,
      s("polyline", { class: "line line-" + l.look, points: all.map((t) => at(t, l.at(t))).join(" ") })]),
    s("text", { class: "axis", x: left, y: height - 4 }, time(from)),
    s("text", { class: "axis", x: width - 4, y: height - 4, "text-anchor": "end" }, time(to))),
  h("details", {}, h("summary", {}, title + " as a table"), table(title, ["Time", ...lines.map((l) => l.name)],
    rows.map((t) => [time(t.at), ...lines.map((l) => l.write(t))]), "")));
}

/** times are the charts of a job; none while nothing was sampled twice. */
export function times(j: Job, all: Stretch[]): HTMLElement | null {
  if (all.length < 2) return null;
  const units = (v: number): string => (v / 10 ** j.decimals).toFixed(2);
  const money = (name: string, look: string, of: (t: Stretch) => Stretch["paid"]): Line =>
    ({ name, look, at: (t) => Number(of(t)), write: (t) => amount(of(t), j.decimals) });
  const bytes = (name: string, look: string, of: (t: Stretch) => Stretch["paid"]): Line =>
    ({ name, look, at: (t) => Number(of(t)), write: (t) => count(of(t)) });
  return h("div", { class: "charts" },
    chart("Tokens a second", "claimed", all, [{ name: "rate", look: "provider", at: (t) => Number(t.rate),
      write: (t) => count(t.rate), bounds: (t) => [Number(t.rate_min), Number(t.rate_max)] }], small),
    chart(`Money so far, in ${unit(j.rail)}`, "chain", all, [
      money("deposited", "held", (t) => t.deposited), money("paid", "provider", (t) => t.paid),
      money("back", "back", (t) => t.refunded)], units),
    chart("Bytes of this node", "own", all, [bytes("got", "verifier", (t) => t.bytes_in),
      bytes("sent", "fee", (t) => t.bytes_out)], small));
}
