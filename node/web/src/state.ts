// What the page knows: events as they come, and the answers that the page in sight asks for.
import { follow, get, type Happening, Refused } from "./api";
import type { Status } from "./types";

/** most events that are kept; the node keeps 4096. */
const maxEvents = 4096;

export type Link = "connecting" | "live" | "lost";

/** world is what every page may show. */
export const world = {
  status: undefined as Status | undefined,
  statusAt: 0,
  scope: "read",
  link: "connecting" as Link,
  events: [] as Happening[],
  gaps: 0,
  refused: undefined as Refused | undefined,
};

let changed: (fresh: boolean) => void = () => undefined;

/** onChange sets what is called when something changed; fresh means that a page should ask again. */
export function onChange(fn: (fresh: boolean) => void): void {
  changed = fn;
}

/** fail notes a refusal. Without a session nothing more can be asked. */
export function fail(e: unknown): void {
  if (e instanceof Refused && e.status === 401) world.refused = e;
}

function take(e: Happening): void {
  const last = world.events.at(-1)?.seq ?? 0;
  if (e.seq <= last) return;
  if (last > 0 && e.seq > last + 1) world.gaps += e.seq - last - 1;
  world.events.push(e);
  if (world.events.length > maxEvents) world.events.splice(0, maxEvents / 2);
  changed(true);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** listen follows the events for ever, and goes on after the last one when the stream was cut. */
export async function listen(): Promise<void> {
  for (let wait = 500; !world.refused; wait = Math.min(wait * 2, 10_000)) {
    try {
      await follow(world.events.at(-1)?.seq ?? 0, take, () => {
        world.link = "live";
        wait = 500;
        changed(true);
      });
    } catch (e) {
      fail(e);
    }
    world.link = "lost";
    changed(false);
    await pause(wait);
  }
}

/** watchNode reads the node's state and the session's scope every few seconds, for ever. */
export async function watchNode(): Promise<void> {
  while (!world.refused) {
    try {
      [world.status, { scope: world.scope }] = await Promise.all([
        get<Status>("/v1/status"), get<{ scope: string }>("/v1/session"),
      ]);
      world.statusAt = Date.now();
    } catch (e) {
      fail(e);
    }
    changed(false);
    await pause(3000);
  }
}

/** of are the events of a job, in order. */
export function of(job: string, ...kinds: string[]): Happening[] {
  return world.events.filter((e) => e.job === job && (kinds.length === 0 || kinds.includes(e.kind)));
}
