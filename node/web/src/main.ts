// The page: an address behind the # is a view; a view loads answers and draws them.
import { Refused, signIn } from "./api";
import { drawDispute, drawDisputes, loadDispute, loadDisputes } from "./disputes";
import { h } from "./dom";
import { count, lasting } from "./format";
import { drawJob, drawJobs, loadJob, loadJobs } from "./job";
import { drawMarket, loadMarket } from "./market";
import { drawOwn, loadOwn } from "./operator";
import { drawPost } from "./post";
import { put } from "./redraw";
import { fail, listen, onChange, watchNode, world } from "./state";

interface View { title: string; load: () => Promise<unknown>; draw: (answer: unknown) => Node[] }

function view<T>(title: string, load: () => Promise<T>, draw: (answer: T) => Node[]): View {
  return { title, load, draw: (x) => draw(x as T) };
}

const pages = [["market", "Market"], ["jobs", "Jobs"], ["post", "Post"], ["operator", "Operator"], ["disputes", "Disputes"]] as const;

function route(): View {
  const [page = "", ...rest] = location.hash.replace(/^#\//, "").split("/");
  const id = decodeURIComponent(rest.join("/"));
  switch (page) {
    case "jobs": return view("Jobs", loadJobs, drawJobs);
    case "job": return view("Job", () => loadJob(id), (x) => drawJob(x, tell));
    case "post": return view("Post", () => Promise.resolve(), drawPost);
    case "operator": return view("Operator", loadOwn, drawOwn);
    case "disputes": return view("Disputes", loadDisputes, (x) => drawDisputes(x, draw));
    case "dispute": return view("Dispute", () => loadDispute(id), (x) => drawDispute(x, tell, draw));
  }
  return view("Market", loadMarket, (x) => drawMarket(x, draw));
}

let now: View | undefined;
let answer: { of: View; value: unknown; at: number } | undefined;
let seen: View | undefined; // the one that the page holds elements of
let trouble: Error | undefined;
let queued = false;

/** tell shows an error. */
function tell(e: Error): void {
  fail(e);
  trouble = e;
  draw();
}

/** calm is how long the page says nothing more to those who hear it, in ms. */
const calm = 10_000;

const saying = { text: "", said: "", late: 0 };

/** say has a text read out to those who hear the page: the latest one, and one in 10 s. */
function say(text: string): void {
  saying.text = text;
  if (saying.late || text === saying.said) return;
  const said = document.getElementById("said");
  if (said) said.textContent = saying.said = text;
  saying.late = setTimeout(() => {
    saying.late = 0;
    say(saying.text);
  }, calm);
}

/** draw draws once in the next frame, however often it is called before. */
function draw(): void {
  if (queued) return;
  queued = true;
  requestAnimationFrame(() => {
    queued = false;
    drawNow();
  });
}

function stale(): number {
  return world.statusAt ? (Date.now() - world.statusAt) / 1000 : 0;
}

function head(): Node[] {
  const st = world.status;
  const at = location.hash.split("/")[1] ?? "market";
  const chip = (name: string, text: string): HTMLElement => h("span", { class: "chip chip-" + name }, text);
  return [
    h("nav", { "aria-label": "Pages" }, h("b", { class: "brand" }, "infernet"), ...pages.map(([id, title]) =>
      h("a", { id: "to-" + id, href: "#/" + id, "aria-current": id.startsWith(at) || at + "s" === id ? "page" : undefined },
        title))),
    h("div", { class: "chips" },
      st ? chip("chain", `block ${st.chain.head}, ${lasting(Date.now() / 1000 - st.chain.head_time)} old`) : null,
      ...(st?.rails ?? []).map((r) => chip(r.ok ? "ok" : "bad", (r.ok ? "✓ " : "✗ ") + r.rail)),
      chip(world.link === "live" ? "ok" : "bad", world.link === "live" ? "● live" : "○ " + world.link),
      chip("scope", world.scope === "act" ? "may act" : "reads only")),
  ];
}

/** away says which rails are away, and why. While its chain answers nothing the node answers late, or not at all; the
 * stream of events tells that it runs. */
function away(): string {
  const bad = (world.status?.rails ?? []).filter((r) => !r.ok);
  if (bad.length > 0) return bad.map((r) => `The rail ${r.rail} is away${r.problem ? ": " + r.problem : ""}.`).join(" ");
  return stale() > 10 && world.link === "live" ? "The node runs, but its chain does not answer." : "";
}

/** notices are shown above each page. What they say without the ages, which change, is read out. */
function notices(): Node[] {
  const out: Node[] = [];
  const why = away(), head = world.status?.chain, silent = world.link === "lost" || stale() > 10;
  say(why || (silent ? "The node does not answer." : saying.said ? "The node answers." : ""));
  if (why && head) out.push(h("p", { class: "alarm", id: "away" }, why,
    ` Values of the chain are those of block ${head.head}, ${lasting(Date.now() / 1000 - head.head_time)} old. The node ` +
    "tries again by itself; nobody else need act. Deadlines on chain run on: look at the endpoint if it stays away."));
  else if (silent) out.push(h("p", { class: "alarm", id: "lost" },
    `The node does not answer. What is shown is ${lasting(stale())} old. The page asks again by itself, and goes on after ` +
    `event ${world.events.at(-1)?.seq ?? 0}. If it stays so, look on the node's machine: `, h("code", {}, "infernet status")));
  if (world.gaps > 0) out.push(h("p", { class: "note", id: "gaps" },
    `${count(world.gaps)} events came while the page was away, and the node keeps them no more.`));
  if (trouble) out.push(h("p", { class: "alarm", role: "alert", id: "trouble" }, trouble.message, " ",
    trouble instanceof Refused ? trouble.hint : ""));
  return out;
}

function signedOut(): Node[] {
  return [h("h1", {}, "This page needs a ticket"),
    h("p", {}, "It shows money, and may move some: it opens by a link that works once."),
    h("p", {}, "On the node's machine: ", h("code", {}, "infernet ui")),
    h("p", {}, "From another one, through a tunnel: ", h("code", {}, "ssh -L 7421:127.0.0.1:7421 HOST"))];
}

/** hold has the page hold what a view has drawn. Nothing of another view becomes part of it. */
function hold(main: HTMLElement, view: View | undefined, all: Node[]): void {
  if (seen !== view) main.replaceChildren();
  seen = view;
  put(main, ...all);
}

function drawNow(): void {
  const main = document.getElementById("main"), top = document.getElementById("head");
  if (!main || !top) return;
  document.body.classList.toggle("stale", stale() > 10);
  document.body.classList.toggle("away", away() !== "");
  put(top, ...head());
  if (world.refused) {
    hold(main, undefined, signedOut());
    return;
  }
  if (!now || answer?.of !== now) {
    hold(main, undefined, [...notices(), h("h1", {}, now?.title ?? "infernet"), h("p", { class: "empty" }, "Asking the node…")]);
    return;
  }
  hold(main, now, [...notices(), ...now.draw(answer.value)]);
  main.dataset["view"] = now.title;
}

async function load(): Promise<void> {
  const asked = now;
  if (!asked || world.refused) return;
  try {
    const value = await asked.load();
    answer = { of: asked, value, at: Date.now() };
    trouble = undefined;
  } catch (e) {
    fail(e);
    if (now === asked && stale() <= 10) trouble = e instanceof Error ? e : new Error(String(e));
  }
  draw();
}

let loading = false;
let again = false;

/** refresh loads what is in sight, at most twice a second. */
async function refresh(): Promise<void> {
  if (loading) {
    again = true;
    return;
  }
  loading = true;
  await load();
  await new Promise((done) => setTimeout(done, 500));
  loading = false;
  if (again) {
    again = false;
    void refresh();
  }
}

function go(): void {
  now = route();
  trouble = undefined;
  document.title = now.title + " – infernet";
  draw();
  void load();
}

async function start(): Promise<void> {
  onChange((fresh) => {
    draw();
    if (fresh) void refresh();
  });
  try {
    await signIn();
  } catch (e) {
    fail(e);
    tell(e instanceof Error ? e : new Error(String(e)));
  }
  document.querySelector(".skip")?.addEventListener("click", (e) => {
    e.preventDefault(); // the address behind the # is a view
    document.getElementById("main")?.focus();
  });
  addEventListener("hashchange", () => {
    if (location.hash.startsWith("#ticket=")) location.reload();
    else go();
  });
  go();
  void watchNode();
  void listen();
  setInterval(() => void refresh(), 1500);
}

void start();
