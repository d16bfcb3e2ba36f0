// Journeys through the page of a node whose network trains a job in which one provider cheats.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { axe, browser, network, processor, shot, watched } from "./network.mjs";

const budget = { bytes: 70 << 10, requests: 3, usable: 300, rows: 60, heap: 1 };
const pictures = ["job-light-desktop", "operator-dark-desktop", "market-light-phone", "job-dark-phone"];
let chrome, net, at, first;

before(async () => {
  chrome = await browser();
  net = await network("--cheat", "--preset", "demo", "--steps", "320", "--segments", "8");
  first = net.link().url;
  at = await watched(chrome);
});

after(async () => {
  await chrome?.close();
  assert.equal(await net?.stop(), 0, "the demo's exit code");
});

/** go opens a view of the page that is signed in, and waits until it shows an answer. */
async function go(page, view) {
  await page.evaluate((v) => (location.hash = "#/" + v), view);
  await page.waitForFunction((v) => document.querySelector("main").dataset.view?.toLowerCase() === v, view.split("/")[0]);
}

async function clean(a) {
  assert.deepEqual(await a.page.evaluate(() => globalThis.reports), [], "reports of the policy");
  assert.deepEqual(a.seen.errors, [], "errors of the console");
}

test("first-open-ticket", async () => {
  const spent = await processor(at);
  await at.page.goto(first);
  await at.page.waitForSelector("main h1");
  const usable = await spent();
  assert.equal(new URL(at.page.url()).hash, "#/market", "the ticket is gone from the address");
  const files = at.seen.loads.filter((r) => !new URL(r.url()).pathname.startsWith("/v1/"));
  let bytes = 0;
  for (const f of files) bytes += (await f.request().sizes()).responseBodySize;
  console.log(`first load: ${(bytes / 1024).toFixed(1)} KB in ${files.length} requests, usable after ${usable.toFixed(0)} ms of processor`);
  assert.ok(bytes > 0 && bytes <= budget.bytes && files.length <= budget.requests && usable <= budget.usable);
  assert.deepEqual(await at.context.cookies(), []);
  for (const r of at.seen.loads) assert.equal(new URL(r.url()).origin, net.link().origin);
  await clean(at);
});

test("ticket-reuse-refused", async () => {
  const other = await watched(chrome);
  await other.page.goto(first);
  await other.page.getByText("This page needs a ticket").waitFor();
  assert.equal(await other.page.evaluate(() => sessionStorage.length), 0);
  await other.context.close();
});

test("rebinding-and-cross-port-refused", async () => {
  const server = createServer((_, w) => w.end("<!doctype html><title>other</title>")).listen(0, "127.0.0.1");
  const other = await watched(chrome);
  await other.page.goto(`http://127.0.0.1:${server.address().port}/`);
  const tried = await other.page.evaluate(async (node) => {
    const call = (method, path, mode) => fetch(node + path, { method, mode, credentials: "include" })
      .then((r) => r.type === "opaque" ? "opaque" : r.status, () => "failed");
    const frame = document.body.appendChild(document.createElement("iframe"));
    const loaded = new Promise((done) => frame.addEventListener("load", done));
    frame.src = node + "/";
    await loaded;
    return {
      read: await call("GET", "/v1/status", "cors"), post: await call("POST", "/v1/session", "cors"),
      file: await call("GET", "/app.js", "no-cors"),
      framed: (() => { try { return frame.contentDocument?.title ?? "foreign"; } catch { return "foreign"; } })(),
    };
  }, net.link().origin);
  assert.deepEqual(tried, { read: "failed", post: "failed", file: "failed", framed: "foreign" });
  assert.ok(other.seen.errors.some((e) => /frame-ancestors/.test(e)), "framing is refused");
  await other.context.close();
  server.close();
});

test("events come live, and a cheat is caught", async () => {
  await go(at.page, "jobs");
  await at.page.locator("main a[href^='#/job/']").first().click();
  await at.page.locator("polyline.claimed").waitFor();
  await net.over;
  await at.page.locator(".state", { hasText: "closed" }).waitFor();
  await at.page.locator(".alarm", { hasText: "was wrong" }).waitFor();
  assert.equal(await at.page.locator(".strip .seg").count(), 8);
  assert.equal(await at.page.locator(".strip .seg-paid").count(), 8, "the job is done by the other provider");
  assert.ok(await at.page.locator("polyline.again, circle.dot").count() > 0, "steps that were executed again");
  await clean(at);
});

test("money-sums-to-zero", async () => {
  const rows = await at.page.locator("section", { hasText: "Money" }).locator("tbody tr")
    .evaluateAll((all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
  const of = (row) => Math.round(Number(row.at(-1).replace("−", "-").replace(/\s/g, "")) * 1e6);
  const sum = rows.slice(0, -1).reduce((s, r) => s + of(r), 0);
  assert.ok(rows.length > 3 && of(rows[0]) > 0, rows.join("; "));
  assert.equal(sum, 0);
  assert.equal(of(rows.at(-1)), 0);
});

test("why, until when, who may act", async () => {
  await at.page.getByRole("button", { name: "Why?" }).first().click();
  for (const label of ["State", "Why", "Until when", "Who may act", "What if nobody does"]) {
    await at.page.locator("#why dt", { hasText: label }).first().waitFor();
  }
  await at.page.keyboard.press("Escape");
  await at.page.waitForFunction(() => !document.querySelector("#why").open);
});

for (const [name, options] of Object.entries({
  "light-desktop": { colorScheme: "light" }, "dark-desktop": { colorScheme: "dark" },
  "light-phone": { colorScheme: "light", viewport: { width: 360, height: 740 } },
  "dark-phone": { colorScheme: "dark", viewport: { width: 360, height: 740 } },
})) {
  test("axe finds nothing: " + name, async () => {
    const { page } = at;
    await page.emulateMedia({ colorScheme: options.colorScheme });
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 860 });
    await go(page, "jobs");
    const job = await page.locator("main a[href^='#/job/']").first().getAttribute("href");
    await page.evaluate(axe);
    for (const view of ["market", "jobs", job.slice(2), "operator", "disputes"]) {
      await go(page, view);
      const found = await page.evaluate(() => axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }));
      assert.deepEqual(found.violations.map((v) => `${view}: ${v.id}: ${v.nodes[0].html} ${v.nodes[0].failureSummary}`), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${view} is ${wide} px too wide`);
      await shot(page, `${view.split("/")[0]}-${name}`, pictures);
    }
    await clean(at);
  });
}

test("ten-thousand-offers and hostile-names", async () => {
  const name = "<img src=x onerror=alert(1)>\u202egnp.exe";
  const offers = Array.from({ length: 10_000 }, (_, i) => ({
    job: "0x" + i.toString(16).padStart(64, "0"), name, client: "javascript:alert(1)", max_price: 1, segments: 2,
    tokens: 3, deadline: 4, filled: false, decision: i === 7777 ? "needle" : "</td><script>alert(1)</script>",
  }));
  await at.page.route("**/v1/offers", (r) => r.fulfill({
    body: JSON.stringify({ offers }).replaceAll('"max_price":1,', '"max_price":9007199254740993000001,'),
  }));
  await at.page.emulateMedia({ colorScheme: "light" });
  await at.page.setViewportSize({ width: 1280, height: 860 });
  await go(at.page, "market");
  await at.page.locator("main td", { hasText: "⟨202E⟩gnp.exe" }).first().waitFor();
  assert.ok(await at.page.locator("section", { hasText: "Offers" }).first().locator("tbody tr").count() <= budget.rows);
  assert.equal(await at.page.locator("main img, main script, main a[href^='javascript']").count(), 0);
  assert.equal(await at.page.getByText("9 007 199 254 740 993.000001").first().isVisible(), true, "amounts are exact");
  const frames = await at.page.evaluate(() => new Promise((done) => {
    const took = [];
    let last = performance.now();
    const frame = (now) => {
      took.push(now - last);
      last = now;
      scrollBy(0, took.length < 60 ? 40 : -40);
      if (took.length < 120) requestAnimationFrame(frame);
      else done(took.sort((a, b) => a - b));
    };
    requestAnimationFrame(frame);
  }));
  console.log(`scrolling 10,000 offers: p95 of a frame ${frames[Math.floor(frames.length * 0.95)].toFixed(1)} ms by the clock`);
  await at.page.fill("#search", "needle");
  await at.page.waitForFunction(() => document.querySelectorAll("main section:first-of-type tbody tr").length === 1);
  assert.equal(await at.page.evaluate(() => document.activeElement?.id), "search", "typing keeps the focus");
  await at.page.unroute("**/v1/offers");
  await clean(at);
});

test("slots-and-rounds", async () => {
  const { page } = at;
  const slot = (more) => ({ job: "0x0" + more.loss, state: "running", loss: 1.5, behind: false, caught_segment: null, ...more });
  await page.route("**/v1/jobs/0x*", async (r) => {
    if (!/jobs\/0x[0-9a-f]+$/.test(r.request().url())) return r.fallback();
    const answer = await r.fetch();
    await r.fulfill({ response: answer, body: (await answer.text()).replace("{", '{"run":"0x05",') });
  });
  await page.route("**/v1/rounds/0x05", (r) => r.fulfill({ json: {
    id: "0x05", method: "diloco", state: "training", rounds: 4, merged: 2, steps_per_round: 120, grid: ["##", "#l"],
    bytes_per_worker: 12_700_000, bytes_data_parallel: 254_000_000,
    slots: [slot({ loss: 1.25 }), slot({ loss: 1.75, behind: true, caught_segment: 1 })],
  } }));
  await go(page, "market");
  await go(page, "jobs");
  await page.locator("main tbody a").first().click();
  const card = page.locator("section", { hasText: "train one model by diloco: 2 of 4 rounds" });
  await card.waitFor();
  assert.equal(await card.locator(".seg-verified").count(), 3);
  assert.equal(await card.locator(".seg-checking").count(), 1);
  await card.getByText("running, behind, wrong work caught in round 2").waitFor();
  await card.getByText("254.0 MB").waitFor();
  await page.evaluate(axe);
  const found = await page.evaluate(() => axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  }));
  assert.deepEqual(found.violations.map((v) => `${v.id}: ${v.nodes[0].html}`), []);
  await page.unroute("**/v1/jobs/0x*");
  await page.unroute("**/v1/rounds/0x05");
  await go(page, "market");
  await clean(at);
});

test("an hour of events leaves the heap as it was", async () => {
  const { page, context } = at;
  const hour = 4 * 3600, part = 1800; // four a second; the node's stream is answered in parts, in no time
  const event = (seq) => `data: ${JSON.stringify({ seq, time: new Date(1.8e12 + seq * 250).toISOString(), job: "0x01",
    kind: "progress", text: "step " + seq, data: { step: seq, loss: 1 / seq } })}\n\n`;
  let limit = hour / 2, reached, resume;
  const until = () => new Promise((yes) => (reached = yes));
  await page.route("**/v1/events?after=*", async (r) => {
    const after = Number(new URL(r.request().url()).searchParams.get("after"));
    if (after >= limit) {
      reached(after);
      await new Promise((yes) => (resume = yes));
    }
    await r.fulfill({ contentType: "text/event-stream",
      body: Array.from({ length: part }, (_, i) => event(after + i + 1)).join("") }).catch(() => undefined); // the tab may be gone
  });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const heap = async () => {
    await page.locator(".feed li", { hasText: "step " + limit }).first().waitFor();
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Performance.getMetrics")).metrics.find((m) => m.name === "JSHeapUsedSize").value / (1 << 20);
  };
  let there = until();
  await page.reload();
  assert.equal(await there, limit);
  const half = await heap();
  there = until();
  limit = hour;
  resume();
  assert.equal(await there, limit);
  const whole = await heap();
  console.log(`heap after half an hour of events ${half.toFixed(1)} MB, after an hour ${whole.toFixed(1)} MB`);
  assert.ok(whole - half < budget.heap, "the heap grows with the events");
  await page.unroute("**/v1/events?after=*");
  resume();
});

test("tab-sleeps-resyncs", async () => {
  await at.page.route("**/v1/**", (r) => r.abort());
  await at.page.reload();
  await at.page.locator(".chip-bad", { hasText: "lost" }).waitFor();
  await at.page.unroute("**/v1/**");
  await at.page.locator(".chip-ok", { hasText: "live" }).waitFor();
  await go(at.page, "market");
  await at.page.locator(".feed li").first().waitFor();
});
