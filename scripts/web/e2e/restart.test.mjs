// A provider that is killed in mid job, and the client's node itself: what the page says meanwhile, and how it goes on.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { accessible, browser, watched } from "./network.mjs";
import { nodes } from "./nodes.mjs";

const steps = 600, segments = 5;
let chrome, net, at;

before(async () => {
  chrome = await browser();
  net = await nodes({
    client: { role: "client" }, first: { role: "provider", price: "5.00" }, second: { role: "provider", price: "6.00" },
    verifier: { role: "verifier" },
  });
  at = await watched(chrome);
  await at.page.goto(net.ui("client"));
  await at.page.locator(".chip-ok", { hasText: "live" }).waitFor();
});

after(async () => {
  await chrome?.close();
  await net?.stop();
});

/** post posts a job and opens its page. It returns the job's id. */
async function post(name) {
  writeFileSync(join(net.dir, "data.txt"), "the quick brown fox jumps over the lazy dog\n".repeat(2000));
  writeFileSync(join(net.dir, name + ".yml"), `name: ${name}
data: data.txt
model: d64
training:
  steps: ${steps}
  steps_per_segment: ${steps / segments}
payment:
  price_per_segment: "5.00"
  window: 5s
`);
  const { id } = net.run("client", ["job", "post", join(net.dir, name + ".yml")]);
  await at.page.evaluate((j) => (location.hash = "#/job/" + j), id);
  await at.page.locator("main code.id", { hasText: id }).waitFor();
  return id;
}

/** read is what the node answers to the page's session. */
const read = (path) => at.page.evaluate(async (p) => (await fetch(p, {
  headers: { Authorization: "Bearer " + sessionStorage.getItem("infernet.token") } })).json(), path);

const feed = (kind) => at.page.locator(".feed li b", { hasText: new RegExp(`^${kind}$`) });

/** clean holds what the page shows to the rules. */
const clean = () => accessible(at.page, "the job");

test("provider-killed", async () => {
  const { page } = at;
  const id = await post("killed");
  await feed("lease").first().waitFor();
  net.pause("verifier"); // of a segment that is verified, nobody else might have the state yet to go on from
  await page.locator(".figure", { hasText: /^Step .*[1-9]\d* of/ }).waitFor();
  const { provider } = await read("/v1/jobs/" + id);
  assert.equal(provider.toLowerCase(), net.wallets.first.toLowerCase(), "the cheaper one trains");
  await net.kill("first");
  net.resume("verifier");
  const silent = page.locator("#silent", { hasText: "has not been heard for" });
  await silent.waitFor();
  for (const says of [provider, "its lease ends and another provider goes on from segment", "Nobody need act", "stays paid"]) {
    await silent.getByText(says).waitFor();
  }
  await clean();
  await page.locator("#replaced", { hasText: "heartbeats stopped" }).waitFor();
  assert.match(await page.locator("#replaced").textContent(), new RegExp(`${provider}.*went on from segment \\d`));
  await page.locator(".state", { hasText: "closed" }).waitFor();
  assert.equal(await page.locator(".strip .seg-paid").count(), segments);
  await page.locator("#replaced", { hasText: "The job is over" }).waitFor();
  assert.equal(await page.locator("#silent").count(), 0);
  const job = await read("/v1/jobs/" + id);
  assert.equal(job.reassigned, 1);
  assert.ok(Object.keys(job.provider_earned).map((a) => a.toLowerCase()).includes(net.wallets.second.toLowerCase()),
    "the other provider is paid for the rest");
  assert.deepEqual(at.seen.errors, [], "errors of the console");
});

test("node-restart-resync", async () => {
  const { page } = at;
  await net.start("first"); // a network as before
  const id = await post("restarted");
  await feed("segment").first().waitFor();
  await page.evaluate(() => (globalThis.same = true));
  await net.kill("client");
  await page.locator("#lost", { hasText: "The node does not answer" }).waitFor();
  await page.locator(".chip-bad", { hasText: "lost" }).waitFor();
  const last = Number(/goes on after event (\d+)/.exec(await page.locator("#lost").textContent())[1]);
  await clean();
  await page.locator("body.stale").waitFor();
  const resumed = page.waitForRequest((r) => r.url().endsWith("/v1/events?after=" + last));
  await net.start("client");
  await resumed;
  await page.locator(".chip-ok", { hasText: "live" }).waitFor();
  await page.locator("#lost").waitFor({ state: "detached" });
  await page.locator("body:not(.stale)").waitFor();
  await page.locator(".state", { hasText: "closed" }).waitFor();
  assert.equal(await page.locator(".strip .seg-paid").count(), segments, "the job went on");
  assert.equal(await page.evaluate(() => globalThis.same), true, "the page was not loaded again");
  assert.equal(await page.locator("#gaps").count(), 0);
  const kept = await page.evaluate(async (j) => {
    const answer = await fetch(`/v1/jobs/${j}/events`, { headers: { Authorization: "Bearer " + sessionStorage.getItem("infernet.token") } });
    return [...(await answer.text()).matchAll(/^id: (\d+)$/gm)].map((m) => Number(m[1]));
  }, id);
  const shown = await page.locator(".feed li").evaluateAll((all) => all.map((e) => Number(e.dataset.seq)).reverse());
  assert.ok(kept.some((n) => n <= last) && kept.some((n) => n > last), "events from before and from after");
  assert.deepEqual(shown, kept.slice(-shown.length), "no gap, no duplicate");
  await page.locator(".chip-scope", { hasText: "reads only" }).waitFor();
  assert.ok(at.seen.errors.splice(0).every((e) => /ERR_(CONNECTION|INCOMPLETE|EMPTY)|network error/i.test(e)), "only calls that found nobody failed");
});
