// What becomes of a job whose provider is silent or was replaced: why, until when, who may act.
import type { Happening } from "./api";
import { h } from "./dom";
import { lasting, type Units } from "./format";
import type { Job } from "./types";

const seconds = (ns: Units): number => Number(ns) / 1e9;

/** silent says that a provider is late: once it has been silent for half of what ends its lease. */
function silent(j: Job): HTMLElement | null {
  if (j.ended || !j.silence) return null;
  const [since, limit] = [seconds(j.silence.for_ns), seconds(j.silence.limit_ns)];
  if (since * 2 < limit) return null;
  return h("p", { class: "alarm", role: "note", id: "silent" },
    `The provider ${j.provider ?? ""} has not been heard for ${lasting(since)}. `,
    since < limit ? `It may still answer for ${lasting(limit - since)}; after that` : "Now",
    ` its lease ends and another provider goes on from segment ${j.segments_verified}. Nobody need act: this node does so ` +
    "by itself, and what is verified stays paid.");
}

/** replaced tells of the last provider that was replaced. */
function replaced(j: Job, events: Happening[]): HTMLElement | null {
  const last = events.findLast((e) => e.kind === "replaced");
  if (!last) return null;
  const { provider, reason, segment } = last.data ?? {};
  if (provider === undefined) return h("p", { class: "note", id: "replaced" }, last.text);
  const now = j.ended ? "The job is over." : j.provider === undefined
    ? "Providers may bid now; if none suits until the job's deadline, what is left goes back to the client."
    : `${j.provider} works now.`;
  return h("p", { class: j.ended ? "note" : "alarm", role: "note", id: "replaced" }, `The lease of ${String(provider)} ended: ` +
    `${String(reason)}. The job went on from segment ${String(segment)}, of which nothing was paid. `, now);
}

/** provider is what is to be said of a job's providers. */
export function provider(j: Job, events: Happening[]): HTMLElement[] {
  return [silent(j), replaced(j, events)].filter((x) => x !== null);
}
