// A real network of nodes, and a browser that looks at one of them.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const exe = process.env.INFERNET ?? "bin/infernet";
const places = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** patience bounds every wait, in ms. A wait ends when what it waits for is there, so that only a failure takes as long. */
export const patience = Number(process.env.PATIENCE ?? 300_000);

/** axe is the source of axe-core, which is evaluated in the page. */
const axe = createRequire(import.meta.url)("axe-core").source;

/** looks are what each page is looked at in. */
export const looks = Object.entries({
  "light-desktop": { colorScheme: "light", size: { width: 1280, height: 860 } },
  "dark-desktop": { colorScheme: "dark", size: { width: 1280, height: 860 } },
  "light-phone": { colorScheme: "light", size: { width: 360, height: 740 } },
  "dark-phone": { colorScheme: "dark", size: { width: 360, height: 740 } },
});

/** look has a page shown in one of the looks. */
export async function look(page, { colorScheme, size }) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(size);
}

/** accessible holds what a page shows to axe-core's rules for WCAG 2.2 AA, to the policy, and to the screen's width. */
export async function accessible(page, what) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  }));
  assert.deepEqual(found.violations.map((v) => `${what}: ${v.id}: ${v.nodes[0].html} ${v.nodes[0].failureSummary}`), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} px wider than the screen`);
  assert.deepEqual(await page.evaluate(() => globalThis.reports), [], `${what}: reports of the policy`);
}

/** browser starts Debian's Chromium. */
export function browser() {
  const executablePath = places.find((p) => p && existsSync(p));
  if (!executablePath) throw new Error("no Chromium: apt-get install chromium-headless-shell, or set CHROMIUM");
  return chromium.launch({ executablePath, args: process.getuid() === 0 ? ["--no-sandbox"] : [] });
}

/** network runs a demo that stays up. link() is the latest link to its page; over resolves when the job has ended. From
 * then on chain() is the devnet, and act() a new link to a page that may act. */
export async function network(...args) {
  const child = spawn(exe, ["demo", "--keep", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const links = [];
  let first, kept, chain, home;
  const failures = [];
  const started = new Promise((yes, no) => (first = yes, failures.push(no)));
  const over = new Promise((yes, no) => (kept = yes, failures.push(no)));
  over.catch(() => undefined); // whoever waits for it hears of it
  const ended = new Promise((yes) => child.on("exit", (code) => {
    for (const failed of failures) failed(new Error("the demo ended with code " + code));
    yes(code);
  }));
  for (const stream of [child.stdout]) {
    createInterface({ input: stream }).on("line", (line) => {
      const link = /(http:\/\/\S+)\/#ticket=\w{64}/.exec(line);
      if (link) links.push({ url: link[0], origin: link[1] });
      if (link) first();
      const at = /chain +(http\S+), id (\d+)/.exec(line);
      if (at) chain = { url: at[1], id: Number(at[2]) };
      home = /--home (\S+) ui --act/.exec(line)?.[1] ?? home;
      if (line.includes("stays up until")) kept();
    });
  }
  await started;
  const stop = async () => {
    child.kill("SIGINT");
    return ended;
  };
  const act = () => /http\S+#ticket=\w{64}/.exec(execFileSync(exe, ["--home", home, "ui", "--act"]).toString())[0];
  /** chainDo sends a signal to the process of the chain: after SIGSTOP it takes calls and answers none, until SIGCONT. */
  const chainDo = (signal) => process.kill(Number(execFileSync("pgrep", ["-P", String(child.pid), "-f", " devnet "])), signal);
  /** of is what a command of a party, by its name, prints as JSON. */
  const of = (name, ...command) => JSON.parse(execFileSync(exe, ["--home", join(dirname(home), name), "--json", ...command]).toString());
  return { chainDo, of, partyHome: (name) => join(dirname(home), name), link: () => links.at(-1), over, stop, chain: () => chain, act };
}

/** watched opens a page whose errors, reports and requests are kept. */
export async function watched(of, options = {}) {
  const context = await of.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const seen = { errors: [], loads: [] };
  page.on("pageerror", (e) => seen.errors.push(e.message));
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && seen.errors.push(m.text()));
  page.on("response", (r) => seen.loads.push(r));
  await page.addInitScript(() => {
    globalThis.reports = [];
    addEventListener("securitypolicyviolation", (e) => globalThis.reports.push(e.violatedDirective + " " + e.blockedURI));
  });
  return { context, page, seen };
}

/** edited has a page read the node's answers to some requests as edit(text) changes them. What it returns ends that, once
 * each answer that has begun is given: playwright lets a request go on whose route is taken away, and then nothing else
 * may answer it. */
export async function edited(page, pattern, edit) {
  const begun = new Set();
  let over = false;
  const answer = async (route) => {
    if (over) return route.fallback();
    const real = await route.fetch();
    return route.fulfill({ response: real, body: edit(await real.text()) });
  };
  const handler = (route) => {
    const done = answer(route).finally(() => begun.delete(done));
    begun.add(done);
    return done;
  };
  await page.route(pattern, handler);
  return async () => {
    over = true;
    await Promise.all(begun);
    await page.unroute(pattern, handler);
  };
}

/** processor begins to count the time that the page's thread computes, in ms: unlike the time of a clock it does not
 * grow with what else the machine does. What it returns tells the time since then. */
export async function processor({ context, page }) {
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const now = async () => (await session.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value;
  const begin = await now();
  return async () => (await now() - begin) * 1000;
}

/** redrawn waits until the page has been drawn anew after an answer of the node. */
export async function redrawn(page) {
  await page.waitForResponse((r) => r.url().endsWith("/v1/status"));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** shot makes a picture of one of the five pages in the folder SHOTS: of all of it but a job's events, or, on a phone, of
 * what fits. */
export async function shot(page, name) {
  const to = process.env.SHOTS;
  if (!to || !/^(market|job|post|operator|dispute)-/.test(name)) return;
  const height = await page.evaluate(() => {
    const events = [...document.querySelectorAll("section")].find((s) => s.textContent.startsWith("What happened"));
    return events ? events.getBoundingClientRect().top + scrollY : document.documentElement.scrollHeight;
  });
  const fullPage = /^(post|dispute)|desktop/.test(name);
  const clip = { x: 0, y: 0, width: page.viewportSize().width, height };
  await page.screenshot({ path: `${to}/page-${name}.png`, ...fullPage ? { fullPage, clip } : {} });
}
