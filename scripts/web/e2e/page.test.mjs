// Journeys through the page of a node whose network trains a job in which one provider cheats.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { accessible, browser, edited, look, looks, network, processor, shot, watched } from "./network.mjs";

const budget = { bytes: 70 << 10, requests: 3, usable: 300, rows: 60, frame: 25, heap: 1 };
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
  await accessible(other.page, "a page without a ticket");
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
  await at.page.locator("section", { hasText: "Bids" }).getByText("✓ signed").nth(1).waitFor(); // the cheat's, and the other's
  assert.equal(await at.page.locator(".strip .seg").count(), 8);
  assert.equal(await at.page.locator(".strip .seg-paid").count(), 8, "the job is done by the other provider");
  await at.page.locator("polyline.again, circle.dot").first().waitFor(); // steps that were executed again
  await clean(at);
});

test("curves are bounded and drawn from the node's series", async () => {
  const { page } = at;
  const id = await page.locator("main code.id").textContent();
  const read = (path) => page.evaluate(async (p) => (await fetch(p, {
    headers: { Authorization: "Bearer " + sessionStorage.getItem("infernet.token") } })).json(), path);
  const sampled = async () => (await read(`/v1/jobs/${id}/series`)).time.at(-1)?.refunded === (await read(`/v1/jobs/${id}`)).refunded;
  for (let i = 0; i < 20 && !await sampled(); i++) { // the last sample is taken within a second of the end
    await page.waitForResponse((r) => r.url().endsWith("/v1/status"));
  }
  const whole = await read(`/v1/jobs/${id}/series?points=2000`), few = await read(`/v1/jobs/${id}/series?points=16`);
  assert.ok(whole.loss.length > 100 && few.loss.length <= 16 && few.time.length <= 16);
  const losses = (x) => x.loss.map((p) => p.loss);
  for (const end of [Math.min, Math.max]) assert.equal(end(...losses(few)), end(...losses(whole)), "thinning keeps the extremes");
  assert.equal(few.loss.at(-1).step, 319);
  assert.ok(whole.loss.some((p) => p.reexecuted) && whole.loss.some((p) => !p.reexecuted));
  const job = await read(`/v1/jobs/${id}`), last = whole.time.at(-1);
  assert.deepEqual([last.deposited, last.paid, last.refunded], [job.deposited, job.spent, job.refunded]);
  assert.ok(last.bytes_in > 0 && last.bytes_out > 0 && whole.time.some((t) => t.rate_max > 0));
  await page.route("**/v1/events?after=*", (r) => r.fulfill({ contentType: "text/event-stream", body: "" }));
  await page.reload(); // no events: the curves do not need them
  await page.locator("polyline.again, circle.dot").first().waitFor();
  for (const name of ["Tokens a second", "Money so far", "Bytes of this node"]) {
    await page.locator(".small-chart", { hasText: name }).locator("svg polyline.line").first().waitFor();
  }
  await page.unroute("**/v1/events?after=*");
  await page.locator(".feed li").first().waitFor();
});

test("the loss on held-out data is drawn beside the loss", async () => {
  const { page } = at;
  const held = '"eval":{"values":[{"segments":0,"loss":4.5},{"segments":4,"loss":3.25},{"segments":8,"loss":3}]},';
  const asItIs = await edited(page, /\/v1\/jobs\/0x[0-9a-f]+$/, (text) => text.replace("{", "{" + held));
  await page.locator("rect.mark").first().waitFor();
  assert.equal(await page.locator("rect.mark").count(), 3);
  await page.locator("polyline.eval").waitFor();
  await accessible(page, "losses on held-out data");
  await page.getByText("On held-out data from 4.500 to 3.000, computed by this node from verified states.").first().waitFor();
  const cells = await page.locator("table", { hasText: "Loss on held-out data" }).locator("tbody tr")
    .evaluateAll((all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
  assert.deepEqual(cells, [["0", "4.5000", "computed here"], ["159", "3.2500", "computed here"],
    ["319", "3.0000", "computed here"]]);
  await asItIs();
  await page.locator("rect.mark").first().waitFor({ state: "detached" });
});

test("where the model comes from, and its files", async () => {
  const { page } = at;
  const root = "0x" + "ab".repeat(32);
  const base = `"base":{"root":"${root}","cid":"bafyroot","bytes":270600000,"licence":"apache-2.0\\u202e"},`;
  const asItIs = await edited(page, /\/v1\/jobs\/0x[0-9a-f]+$/, (text) => text.replace("{", "{" + base));
  await page.getByText("a model of 270.6 MB, licence apache-2.0⟨202E⟩ as the client states it").waitFor();
  await page.getByText(root).waitFor();
  await page.getByText("infernet model gguf").waitFor();
  await accessible(page, "a job over a base");
  await asItIs();
  await page.getByText(root).waitFor({ state: "detached" });
  const row = page.locator("table", { hasText: "Files of the model" }).locator("tbody tr", { hasText: "model.safetensors" });
  const [file] = await Promise.all([page.waitForEvent("download"), row.getByRole("button").click()]);
  assert.equal(file.suggestedFilename(), "model.safetensors");
  const bytes = await readFile(await file.path());
  const header = JSON.parse(bytes.subarray(8, 8 + Number(bytes.readBigUInt64LE())).toString());
  assert.ok(Object.values(header).some((x) => x.dtype === "F32"), "a file of tensors");
});

test("of a job that an aggregator has, the page shows the chain's money", async () => {
  const { page } = at;
  const gone = /\/v1\/jobs\/0x[0-9a-f]+\/(series|wallet)/;
  await page.route(gone, (r) => r.fulfill({ status: 404, contentType: "application/problem+json",
    json: { detail: "an aggregator has the job", hint: "" } }));
  await page.reload();
  await page.getByText("Nothing is trained yet.").waitFor();
  await page.locator("table", { hasText: "Where the deposit is" }).waitFor();
  assert.equal(await page.locator("main .alarm[role=alert]").count(), 0);
  await accessible(page, "a job that was handed over");
  await page.unroute(gone);
  await page.reload();
  await page.locator("polyline.claimed").waitFor();
  assert.ok(at.seen.errors.splice(0).every((e) => /status of 404/.test(e)), "only those calls failed");
});

test("money-sums-to-zero", async () => {
  const rows = await at.page.locator("table", { hasText: "Where the deposit is" }).locator("tbody tr")
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
  await accessible(at.page, "why");
  await at.page.keyboard.press("Escape");
  await at.page.waitForFunction(() => !document.querySelector("#why").open);
});

const zoomed = ["zoomed to 200 %", { colorScheme: "light", size: { width: 640, height: 430 } }];

for (const [name, options] of [...looks, zoomed]) {
  test("axe finds nothing: " + name, async () => {
    const { page } = at;
    await look(page, options);
    await go(page, "jobs");
    const job = await page.locator("main a[href^='#/job/']").first().getAttribute("href");
    for (const view of ["market", "jobs", job.slice(2), "operator", "disputes"]) {
      await go(page, view);
      await accessible(page, view);
      if (view !== "market" && name !== zoomed[0]) await shot(page, `${view.split("/")[0]}-${name}`);
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
  await accessible(at.page, "hostile offers");
  assert.equal(await at.page.getByText("9 007 199 254 740 993.000001").first().isVisible(), true, "amounts are exact");
  const spent = await processor(at);
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
  const each = await spent() / frames.length;
  console.log(`scrolling 10,000 offers: p95 of a frame ${frames[Math.floor(frames.length * 0.95)].toFixed(1)} ms by the clock, ` +
    `${each.toFixed(1)} ms of processor in the mean`);
  assert.ok(each <= budget.frame, `a frame takes ${each} ms of processor`);
  await at.page.fill("#search", "needle");
  await at.page.waitForFunction(() => document.querySelectorAll("main section:first-of-type tbody tr").length === 1);
  assert.equal(await at.page.evaluate(() => document.activeElement?.id), "search", "typing keeps the focus");
  await at.page.fill("#search", "");
  await at.page.unroute("**/v1/offers");
  await clean(at);
});

test("offers that come in pages", async () => {
  const asked = [];
  const pages = /\/v1\/offers(\?.*)?$/;
  await at.page.route(pages, (r) => {
    const after = new URL(r.request().url()).searchParams.get("after");
    asked.push(after);
    const offer = { job: "0x0" + asked.length, name: "page after " + after, client: "0x01", max_price: 1, segments: 2,
      tokens: 3, deadline: 4, filled: false, decision: "" };
    return r.fulfill({ json: { offers: [offer] },
      headers: after === "c-2_" ? {} : { link: `</v1/offers?after=${after ? "c-2_" : "c-1_"}&limit=500>; rel="next"` } });
  });
  await go(at.page, "jobs");
  await go(at.page, "market");
  await at.page.locator("main td", { hasText: "page after c-2_" }).waitFor();
  for (const name of ["null", "c-1_"]) await at.page.locator("main td", { hasText: "page after " + name }).waitFor();
  assert.deepEqual(asked.slice(0, 3), [null, "c-1_", "c-2_"]);
  await at.page.unroute(pages);
  await clean(at);
});

test("slots-and-rounds", async () => {
  const { page } = at;
  const slot = (more) => ({ job: "0x0" + more.loss, state: "running", loss: 1.5, behind: false, caught_segment: null, ...more });
  const asItIs = await edited(page, /\/v1\/jobs\/0x[0-9a-f]+$/, (text) => text.replace("{", '{"run":"0x05",'));
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
  await accessible(page, "slots");
  await asItIs();
  await page.waitForFunction(() => !document.querySelector("main").textContent.includes("train one model")); // nor asks for it
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

test("what is not there is said", async () => {
  const { page } = at;
  await page.evaluate(() => (location.hash = "#/job/0xdead"));
  await page.getByText('no single job here is called "0xdead"').waitFor();
  await accessible(page, "a job that is not there");
  await go(page, "market");
  assert.ok(at.seen.errors.splice(0).every((e) => /status of 404/.test(e)), "only the job's calls failed");
});

test("tab-sleeps-resyncs", async () => {
  await at.page.route("**/v1/**", (r) => r.abort());
  await at.page.reload();
  await at.page.locator(".chip-bad", { hasText: "lost" }).waitFor();
  await accessible(at.page, "a page that lost its node");
  await at.page.unroute("**/v1/**");
  await at.page.locator(".chip-ok", { hasText: "live" }).waitFor();
  await go(at.page, "market");
  await at.page.locator(".feed li").first().waitFor();
});
