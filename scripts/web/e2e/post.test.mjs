// A job that is posted in the page and paid by a wallet of the browser, and one that the node's wallet pays.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, browser, look, looks, network, redrawn, shot, watched } from "./network.mjs";
import { wallet } from "./wallet.mjs";

const job = (name) => `name: ${name}
data: data.txt
model: demo
training:
  steps: 40
  steps_per_segment: 20
payment:
  price_per_segment: "0.25"
  window: 5s
`;
const text = Buffer.from("the quick brown fox jumps over the lazy dog\n".repeat(400));
let chrome, net, at, w;

before(async () => {
  chrome = await browser();
  net = await network("--preset", "demo", "--steps", "64", "--segments", "4");
  await net.over;
  at = await watched(chrome);
  w = await wallet(at.page, net.chain());
  await at.page.goto(net.act());
  await at.page.locator(".chip-scope", { hasText: "may act" }).waitFor();
});

after(async () => {
  await chrome?.close();
  assert.equal(await net?.stop(), 0, "the demo's exit code");
});

/** fill enters a job and chooses who pays. */
async function fill(name, payer) {
  const { page } = at;
  await page.evaluate(() => (location.hash = "#/post"));
  await page.locator("#job-file").fill(job(name));
  await page.setInputFiles("#job-data", { name: "data.txt", mimeType: "text/plain", buffer: text });
  await page.locator("#pay-" + payer).check();
  await page.locator("#quote").click();
}

/** done opens the job that was posted and waits for its end. */
async function done() {
  await at.page.locator("#posted").click();
  await at.page.locator(".state", { hasText: "closed" }).waitFor();
  assert.equal(await at.page.locator(".strip .seg-paid").count(), 2);
}

test("typing is not disturbed", async () => {
  await at.page.evaluate(() => (location.hash = "#/post"));
  await at.page.locator("#job-file").fill("name: a");
  await at.page.locator("#job-file").press("End");
  for (let i = 0; i < 2; i++) await redrawn(at.page);
  await at.page.keyboard.type("bc");
  assert.equal(await at.page.locator("#job-file").inputValue(), "name: abc");
});

/** signatures is how often the wallet was asked for one. */
const signatures = () => w.asked.filter((m) => m === "eth_signTypedData_v4").length;

const declined = () => at.page.locator("#outcome .alarm", { hasText: "You declined in the wallet. Nothing moved." }).waitFor();

test("a first signature that is declined is asked for again", async () => {
  await fill("declined", "test");
  await at.page.locator("#sign").waitFor();
  assert.ok(await at.page.getByText("Test⟨202E⟩ wallet").first().isVisible());
  w.refuse = () => true;
  await at.page.locator("#sign").click();
  await declined();
  await at.page.getByText("the escrow may take").waitFor(); // what is signed stays in sight
  await at.page.locator("#again").click();
  await declined();
  assert.equal(signatures(), 2);
  w.refuse = () => false;
});

test("an account that was switched in the wallet posts nothing, and signs again when it is back", async () => {
  const { page } = at;
  await fill("switched", "test");
  await page.locator("#sign").waitFor();
  w.switched = true;
  await page.locator("#sign").click();
  await page.locator("#outcome .alarm", { hasText: "sign with the account that the draft names" }).waitFor();
  assert.equal(await w.dollars(), w.funded);
  w.switched = false;
  w.refuse = () => true;
  await page.locator("#again").click(); // leads back to the first signature
  await page.getByText("You declined in the wallet").waitFor();
  w.refuse = () => false;
});

test("decline-second-signature", async () => {
  const { page } = at;
  await fill("half-signed", "test");
  await page.locator("#sign").waitFor();
  const first = signatures() + 1;
  w.refuse = () => signatures() > first;
  await page.locator("#sign").click();
  await declined();
  assert.equal(signatures(), first + 1, "the first was given");
  assert.equal(await w.dollars(), w.funded);
  w.refuse = () => false;
  await page.locator("#again").click(); // only what is missing is signed
  await done();
  assert.equal(signatures(), first + 2);
});

test("a wallet that does not answer can be left", async () => {
  w.silent = true;
  await fill("left", "test");
  await at.page.locator("#stop").click();
  await at.page.getByText("You stopped. Nothing moved.").waitFor();
  w.silent = false;
});

test("a bad file says what to change", async () => {
  await fill("bad name!", "node");
  await at.page.locator("#outcome .alarm", { hasText: "name" }).waitFor();
});

test("post-with-wallet-sign-fund-train-download", async () => {
  const { page } = at;
  w.chainId = 1;
  await fill("by-wallet", "test");
  await page.locator("#sign").click();
  assert.ok(w.asked.includes("wallet_switchEthereumChain"), "the wallet is asked to change to the job's chain");
  await done();
  // All segments are paid, so the escrow has credited the rest already.
  await page.getByText("Next: pay the credit out").waitFor();
  const before = await w.dollars();
  const answer = w.hold("eth_sendTransaction"); // the page is drawn anew while the wallet asks its owner
  await page.locator("#change").click();
  await page.locator("#change-said", { hasText: "Asking the wallet" }).waitFor();
  await redrawn(page);
  answer();
  await page.locator("#change-said", { hasText: "Sent: 0x" }).waitFor();
  await page.getByText("Nothing is left in the escrow.").waitFor();
  assert.match(await page.locator("#change-said").textContent(), /^Sent: 0x/, "what was sent stays in sight");
  assert.ok(await w.dollars() > before, "the change is in the wallet");
});

test("post-with-node", async () => {
  await fill("by-node", "node");
  await at.page.locator("#post").click();
  await done();
  assert.equal(await at.page.locator("#change").count(), 0, "the node takes its own change back");
});

test("rail-down-and-back", async () => {
  const { page } = at;
  await page.evaluate(() => (location.hash = "#/operator"));
  await page.locator(".tag-chain").first().waitFor();
  const stale = () => page.locator(".tag-chain").first().evaluate((e) => getComputedStyle(e, "::after").content);
  const block = async () => Number(/block (\d+)/.exec(await page.locator(".chip-chain").textContent())[1]);
  assert.doesNotMatch(await stale(), /stale/);
  const errors = at.seen.errors.length;
  net.chainDo("SIGSTOP");
  try {
    await page.locator("#away", { hasText: "The rail evm is away" }).waitFor();
    await page.locator(".chip-bad", { hasText: "evm" }).waitFor();
    assert.match(await page.locator("#away").textContent(), /those of block \d+, .* old.*tries again by itself/);
    assert.match(await stale(), /stale/);
  } finally {
    net.chainDo("SIGCONT");
  }
  const last = await block();
  await page.locator(".chip-ok", { hasText: "evm" }).waitFor();
  await page.locator("#away").waitFor({ state: "detached" });
  await page.waitForFunction((n) => Number(/block (\d+)/.exec(document.querySelector(".chip-chain").textContent)[1]) > n, last);
  assert.doesNotMatch(await stale(), /stale/);
  assert.ok(at.seen.errors.splice(errors).every((e) => /status of 503/.test(e)), "only calls that need the chain failed");
});

for (const [name, options] of looks) {
  test(`axe finds nothing on the form: ${name}`, async () => {
    const { page } = at;
    await fill("looked-at", "test");
    await page.locator("#sign").waitFor();
    await look(page, options);
    await accessible(page, "the form");
    await shot(page, `post-${name}`);
    assert.deepEqual(at.seen.errors.filter((e) => !/status of 422/.test(e)), [], "errors of the console");
  });
}
