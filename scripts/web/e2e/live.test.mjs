// A page that changes while somebody reads it, and what that costs. The node is real; its events and offers are made here.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { accessible, browser, edited, look, looks, processor, redrawn, shot, watched } from "./network.mjs";
import { nodes } from "./nodes.mjs";

const budget = { usableSlow: 1000, task: 50 };
let chrome, net, at;

/** offers are some of which the first is another one each time they are asked for. */
let asked = 0;
const offers = () => Array.from({ length: 60 }, (_, i) => ({
  job: "0x" + String(i).padStart(64, "0"), name: `offer ${i}`, client: "0x" + "c".repeat(40), max_price: 250_000 + i, segments: 8,
  tokens: 4096, deadline: 4, filled: false, decision: i === 0 ? `answer ${++asked}` : "no room",
}));

/** made is a page whose stream of events is what emit() is given, and ends by cut(). */
async function made() {
  const made = await watched(chrome);
  await made.page.addInitScript(() => {
    const real = globalThis.fetch, text = new TextEncoder();
    let stream, seq = 0;
    globalThis.fetch = (url, init) => {
      if (!String(url).startsWith("/v1/events?")) return real(url, init);
      return Promise.resolve(new Response(new ReadableStream({ start: (c) => (stream = c) })));
    };
    globalThis.emit = (n) => {
      for (let i = 0; i < n; i++) {
        stream.enqueue(text.encode(`data: ${JSON.stringify({ seq: ++seq, time: new Date(1.8e12 + seq * 2).toISOString(), job: "0x01",
          kind: "progress", text: "step " + seq, data: { step: seq, loss: 1 / seq } })}\n\n`));
      }
    };
    globalThis.cut = () => stream.close();
  });
  await made.page.route(/\/v1\/offers(\?.*)?$/, (r) => r.fulfill({ json: { offers: offers() } }));
  return made;
}

before(async () => {
  chrome = await browser();
  net = await nodes({ watcher: { role: "provider", price: "2.00" }, client: { role: "client" } });
});

after(async () => {
  await chrome?.close();
  await net?.stop();
});

test("a provider's market: what it hears, and what it makes of it", async () => {
  const real = await watched(chrome);
  writeFileSync(join(net.dir, "data.txt"), "the quick brown fox jumps over the lazy dog\n".repeat(400));
  const jobs = { "tiny-stories": "0.25", "chess-openings": "4.50", "recipes-small": "6.00", "sonnets": "1.25", "weather-log": "9.00" };
  for (const [name, price] of Object.entries(jobs)) {
    writeFileSync(join(net.dir, name + ".yml"), `name: ${name}\ndata: data.txt\nmodel: demo\n` +
      `training:\n  steps: 320\n  steps_per_segment: 40\npayment:\n  price_per_segment: "${price}"\n`);
    net.run("client", ["job", "post", join(net.dir, name + ".yml")]);
  }
  await real.page.goto(net.ui("watcher"));
  for (const name of Object.keys(jobs)) await real.page.locator("main tr", { hasText: name }).waitFor();
  for (const [name, options] of looks) {
    await look(real.page, options);
    await accessible(real.page, "a market with offers");
    await shot(real.page, "market-" + name);
  }
  assert.deepEqual(real.seen.errors, []);
  await real.context.close();
  at = await made();
  await at.page.goto(net.ui("watcher"));
  await at.page.locator("main td", { hasText: "offer 0" }).first().waitFor();
});

/** changed waits until the page shows other offers than it does now. */
async function changed(page) {
  const cell = page.locator("main td", { hasText: /^answer / }), was = await cell.textContent();
  await page.waitForFunction((t) => [...document.querySelectorAll("main td")].every((c) => c.textContent !== t), was);
}

test("what is drawn again keeps selection, scroll, focus and what is open", async () => {
  const { page } = at;
  await look(page, Object.fromEntries(looks)["light-phone"]);
  await page.evaluate(() => {
    document.querySelector("main .scroll").scrollLeft = 120;
    getSelection().selectAllChildren(document.querySelector("main td code"));
    document.querySelector("main td button").focus({ preventScroll: true });
    scrollTo(0, 90);
  });
  const kept = () => page.evaluate(() => [document.querySelector("main .scroll").scrollLeft, getSelection().toString(),
    document.activeElement.getAttribute("aria-label"), scrollY]);
  const was = await kept();
  assert.ok(was[0] > 0 && was[1].startsWith("0xcc") && was[2] === "Why? offer 0" && was[3] > 0, was.join("; "));
  await changed(page);
  await page.evaluate(() => globalThis.emit(3));
  await page.locator(".feed li", { hasText: "step 3" }).waitFor();
  assert.deepEqual(await kept(), was);
});

test("a click that begins before the page changes and ends after it counts", async () => {
  const { page } = at;
  await look(page, Object.fromEntries(looks)["light-desktop"]);
  const box = await page.locator("main td button").nth(1).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await changed(page);
  await page.mouse.up();
  await page.locator("#why[open]").waitFor();
  await page.keyboard.press("Escape");
  assert.ok(at.seen.errors.splice(0).every((e) => /status of 404/.test(e)), "nobody has that offer");
});

test("what a provider earns, and what ends next", async () => {
  const { page } = at;
  const lease = (id, more) => ({ id: "0x0" + id, job: "0x01", as: "provider", phase: "open", provider: "0x02", rail: "evm", first_segment: 0,
    segments: 8, segments_begun: 4, segments_vouched: 3, segments_claimed: 0, price: 150_000, decimals: 6, deadline: 1, settled: false,
    games: 0, height: 1, ...more });
  await page.route("**/v1/leases?*", (r) => r.fulfill({ json: { leases: [lease(1, { deadline: 2 }), lease(2, { settled: true }),
    lease(3, { as: "verifier", deadline: 3 })] } }));
  const asTheyAre = await edited(page, "**/v1/balances", (text) =>
    JSON.stringify({ ...JSON.parse(text), ledger: { earned: 1_250_000 } }));
  await page.route("**/v1/earnings?*", (r) => r.fulfill({ json: { days: [
    { day: "2026-11-26", asset: "usd", decimals: 6, units: 1_000_000 }, { day: "2026-11-25", asset: "sat", decimals: 3, units: 250 },
  ] } }));
  await page.evaluate(() => (location.hash = "#/operator"));
  for (const [label, value] of [["Earned own", "1.25"], ["Earned, not settled signed", "0.45"], ["Ends next chain", " ago"]]) {
    await page.locator(".figure", { hasText: label }).locator("dd", { hasText: value }).first().waitFor();
  }
  await page.getByText("lease 0x01", { exact: true }).waitFor();
  for (const row of ["2026-11-26 1.00 usd", "2026-11-25 0.25 sat"]) {
    await page.getByRole("row", { name: row, exact: true }).waitFor();
  }
  await accessible(page, "a provider's page");
  await page.unroute("**/v1/earnings?*");
  await page.unroute("**/v1/leases?*");
  await asTheyAre();
  await page.evaluate(() => (location.hash = "#/market"));
  await page.locator("main td", { hasText: "offer 0" }).first().waitFor();
});

test("everything by keyboard", async () => {
  const { page } = at;
  const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
  const tabTo = async (name) => {
    for (let i = 0; i < 40 && await focused() !== name; i++) await page.keyboard.press("Tab");
    assert.equal(await focused(), name);
  };
  const skip = async () => {
    await page.evaluate(() => document.querySelector(".skip").focus());
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.id), "main");
  };
  await skip();
  await tabTo("What this node makes of them");
  await page.keyboard.press("ArrowDown"); // those that it bids for
  await page.getByText("No offer is like that.").waitFor();
  await page.keyboard.press("ArrowUp");
  await page.locator("main td", { hasText: "offer 0" }).first().waitFor();
  await tabTo("Why? offer 0");
  await page.keyboard.press("Enter");
  await page.locator("#why[open]").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await focused(), "Why? offer 0", "the focus is back");
  await page.evaluate(() => document.querySelector("#to-market").focus());
  await tabTo("Operator");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Leases" }).waitFor();
  assert.equal(await focused(), "Operator");
  await skip();
  await page.getByRole("heading", { name: "Leases" }).waitFor(); // on the same page
  assert.ok(at.seen.errors.splice(0).every((e) => /status of 404/.test(e)), "nobody has that offer");
  await page.evaluate(() => (location.hash = "#/market"));
  await page.locator("main td", { hasText: "offer 0" }).first().waitFor();
});

test("500 events a second are drawn once a frame, and no task is long", async () => {
  const { page } = at;
  await chrome.startTracing(page, { categories: ["toplevel"] });
  const { frames, drawn, shown } = await page.evaluate(() => new Promise((done) => {
    let frames = 0, drawn = 0;
    const watch = new MutationObserver(() => drawn++);
    watch.observe(document.querySelector("main"), { childList: true, subtree: true, characterData: true });
    const frame = () => {
      globalThis.emit(9); // 60 frames a second
      if (++frames < 240) return requestAnimationFrame(frame);
      watch.disconnect();
      done({ frames, drawn, shown: document.querySelectorAll(".feed li").length });
    };
    requestAnimationFrame(frame);
  }));
  const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString());
  const main = traceEvents.find((e) => e.name === "thread_name" && e.args.name === "CrRendererMain");
  const tasks = traceEvents.filter((e) => e.pid === main.pid && e.tid === main.tid && e.tdur).map((e) => e.tdur / 1000).sort((a, b) => a - b);
  console.log(`500 events a second: ${drawn} times drawn in ${frames} frames, longest of ${tasks.length} tasks ${tasks.at(-1)?.toFixed(1)} ms of processor`);
  assert.ok(drawn > 1 && drawn <= frames, `drawn ${drawn} times in ${frames} frames`);
  assert.ok(tasks.length > frames && tasks.at(-1) <= budget.task, `a task took ${tasks.at(-1)} ms`);
  assert.equal(shown, 25);
  await redrawn(page);
});

test("usable on a slow machine", async () => {
  const slow = await made();
  await (await slow.context.newCDPSession(slow.page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const spent = await processor(slow);
  await slow.page.goto(net.ui("watcher"));
  await slow.page.waitForSelector("main h1");
  const usable = await spent();
  console.log(`usable after ${usable.toFixed(0)} ms of a processor that is four times slower`);
  assert.ok(usable <= budget.usableSlow, `usable after ${usable} ms`);
  await slow.context.close();
});

test("a connection that comes and goes is told of once in ten seconds at most", async () => {
  const flaky = await made();
  await flaky.page.clock.install();
  await flaky.page.goto(net.ui("watcher"));
  await flaky.page.locator(".chip-ok", { hasText: "live" }).waitFor();
  await flaky.page.evaluate(() => {
    globalThis.said = [];
    new MutationObserver(() => globalThis.said.push(document.getElementById("said").textContent))
      .observe(document.getElementById("said"), { childList: true, characterData: true, subtree: true });
  });
  for (let i = 0; i < 60; i++) { // a minute in no time
    await flaky.page.evaluate(() => globalThis.cut());
    await flaky.page.clock.runFor(1000);
  }
  const said = await flaky.page.evaluate(() => globalThis.said);
  assert.ok(said.length >= 2 && said.length <= 7, said.join("; "));
  assert.equal(said[0], "The node does not answer.");
  assert.equal(await flaky.page.locator("main [role=status], main [aria-live]").count(), 0, "nothing else is read out");
  await flaky.context.close();
});

test("a wallet that never answers is left in the end", async () => {
  const silent = await made();
  await silent.page.clock.install();
  await silent.page.addInitScript(() => addEventListener("eip6963:requestProvider", () =>
    dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: {
      info: { uuid: "silent", name: "Silent" }, provider: { request: () => new Promise(() => undefined) } } }))));
  await silent.page.goto(net.ui("watcher"));
  await silent.page.evaluate(() => (location.hash = "#/post"));
  await silent.page.locator("#pay-silent").check();
  await silent.page.locator("#quote").click();
  await silent.page.locator("#stop").waitFor();
  await silent.page.clock.runFor(299_000);
  assert.equal(await silent.page.locator("#outcome .alarm").count(), 0);
  await silent.page.clock.runFor(2000);
  await silent.page.locator("#outcome .alarm", { hasText: "The wallet did not answer in time." }).waitFor();
  await silent.context.close();
});

test("nothing was reported", async () => {
  assert.deepEqual(await at.page.evaluate(() => globalThis.reports), []);
  assert.deepEqual(at.seen.errors, []);
});
