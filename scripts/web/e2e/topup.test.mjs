// The node's wallet on Solana is funded from a wallet of the browser, on a real machine of Solana.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, browser, look, looks, network, watched } from "./network.mjs";
import { solanaWallet } from "./solana.mjs";

let chrome, net, at, w;

before(async () => {
  chrome = await browser();
  net = await network("--rail", "solana", "--preset", "demo", "--steps", "64", "--segments", "4");
  await net.over;
  at = await watched(chrome);
  w = await solanaWallet(at.page, net.of("verifier", "keys", "show", "--phrase").phrase);
  await at.page.goto(net.act());
  await at.page.locator(".chip-scope", { hasText: "may act" }).waitFor();
  await at.page.evaluate(() => (location.hash = "#/operator"));
  await at.page.locator("#topup-with-0").waitFor();
});

after(async () => {
  await chrome?.close();
  assert.equal(await net?.stop(), 0, "the demo's exit code");
});

const said = (text) => at.page.locator("#topup-said-solana", { hasText: text }).waitFor();

/** balance is what the node's wallet holds, in base units. */
const balance = () => at.page.evaluate(async () => (await (await fetch("/v1/topups", {
  headers: { Authorization: "Bearer " + sessionStorage.getItem("infernet.token") } })).json()).topups[0].balance);

async function pay(amount, wallet = 0) {
  await at.page.fill("#topup-solana", amount);
  await at.page.locator("#topup-with-" + wallet).click();
}

test("a wallet of the Wallet Standard is listed as text", async () => {
  assert.equal(await at.page.locator("#topup-with-0").textContent(), "Pay with Test⟨202E⟩ Phantom");
});

test("an amount that is none, or more than the wallet holds, moves nothing", async () => {
  const before = await balance();
  await pay("1.2.3");
  await said("Enter an amount with at most 6 decimals");
  await pay("999999");
  await said("choose an account of the wallet that holds the token, or send less");
  assert.equal(w.signed, 0);
  assert.equal(await balance(), before);
});

test("a wallet that declines, signs something else or is on another network moves nothing", async () => {
  const before = await balance();
  w.refuse = true;
  await pay("2.5");
  await said("You declined in the wallet. Nothing moved.");
  w.refuse = false;
  w.wrong = true;
  await pay("2.5");
  await said("not the transaction that was prepared");
  w.wrong = false;
  w.elsewhere = true;
  await pay("2.5");
  await said("The wallet has no account on solana:localnet");
  w.elsewhere = false;
  assert.equal(await balance(), before);
});

test("top-up-by-solana-wallet", async () => {
  const before = await balance();
  await pay("2.5");
  await said("Arrived as");
  assert.equal(await balance(), before + 2_500_000, "the node's wallet has it");
  await at.page.waitForFunction((want) => [...document.querySelectorAll("section b")].some((b) =>
    b.textContent.replace(/\s/g, "") === want), ((before + 2_500_000) / 1e6).toFixed(6).replace(/0{1,4}$/, ""));
});

test("top-up-by-window-solana", async () => {
  assert.equal(await at.page.locator("#topup-with-1").textContent(), "Pay with Phantom");
  const before = await balance();
  w.refuse = true;
  await pay("1.25", 1);
  await said("You declined in the wallet. Nothing moved.");
  w.refuse = false;
  w.wrong = true;
  await pay("1.25", 1);
  await said("not the transaction that was prepared");
  w.wrong = false;
  assert.equal(await balance(), before);
  await pay("1.25", 1);
  await said("Arrived as");
  assert.equal(await balance(), before + 1_250_000, "the node's wallet has it");
});

for (const [name, options] of looks) {
  test(`axe finds nothing on the operator's page: ${name}`, async () => {
    const { page } = at;
    await look(page, options);
    await accessible(page, "the operator's page");
    assert.deepEqual(at.seen.errors.filter((e) => !/status of 422/.test(e)), [], "errors of the console");
  });
}
