// The node's Lightning wallet is funded by a wallet of the browser (WebLN), which pays real invoices on a network of lnd nodes.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { browser, network, watched } from "./network.mjs";

let chrome, net, at;
const w = { refuse: false, forge: false, enabled: 0, paid: [] };

before(async () => {
  chrome = await browser();
  net = await network("--rail", "lightning", "--preset", "demo", "--steps", "64", "--segments", "4");
  await net.over;
  at = await watched(chrome);
  await at.page.exposeFunction("weblnAsked", (what, invoice) => {
    if (what === "enable") return void w.enabled++;
    if (w.refuse) return { error: "User rejected." };
    if (w.forge) return { preimage: "5a".repeat(32) };
    w.paid.push(invoice);
    return { preimage: execFileSync("bin/pay", [net.partyHome("provider-2"), invoice]).toString().trim() };
  });
});

after(async () => {
  await chrome?.close();
  assert.equal(await net?.stop(), 0, "the demo's exit code");
});

const said = (text) => at.page.locator("#topup-said-lightning", { hasText: text }).waitFor();

/** balance is what the node's wallet holds, in thousandths of a satoshi. */
const balance = () => at.page.evaluate(async () => (await (await fetch("/v1/topups", {
  headers: { Authorization: "Bearer " + sessionStorage.getItem("infernet.token") } })).json()).topups[0].balance);

async function pay(amount) {
  await at.page.fill("#topup-lightning", amount);
  await at.page.locator("#topup-webln").click();
}

/** opened opens the operator's page in a session that may act. */
async function opened() {
  await at.page.goto(net.act());
  await at.page.locator(".chip-scope", { hasText: "may act" }).waitFor();
  await at.page.evaluate(() => (location.hash = "#/operator"));
  await at.page.locator("#topup-webln").waitFor();
}

test("without a wallet the invoice is shown", async () => {
  await opened();
  await pay("1000");
  await at.page.locator("#topup-invoice", { hasText: /^lnsb/ }).waitFor(); // of a simnet
});

test("a wallet that declines, or says that it has paid, moves nothing", async () => {
  await at.page.addInitScript(() => {
    globalThis.webln = {
      enable: () => globalThis.weblnAsked("enable"),
      sendPayment: async (invoice) => {
        const { error, preimage } = await globalThis.weblnAsked("pay", invoice);
        if (error) throw new Error(error);
        return { preimage };
      },
    };
  });
  await opened();
  const before = await balance();
  w.refuse = true;
  await pay("1000");
  await said("You declined in the wallet. Nothing moved.");
  w.refuse = false;
  w.forge = true;
  await pay("1000");
  await said("not the preimage of this invoice");
  w.forge = false;
  assert.equal(await balance(), before);
  assert.ok(w.enabled > 0 && w.paid.length === 0);
});

test("top-up-by-webln", async () => {
  const before = await balance();
  await pay("1234.5");
  await said("Arrived as");
  assert.equal(w.paid.length, 1);
  // What is in flight costs the channel a little until it is settled on both sides.
  await at.page.waitForFunction((want) => [...document.querySelectorAll("section b")].some((b) =>
    b.textContent.replace(/\s/g, "") === want), ((before + 1_234_500) / 1e3).toFixed(3).replace(/0$/, ""));
  assert.equal(await balance(), before + 1_234_500, "the node's wallet has it");
  assert.deepEqual(await at.page.evaluate(() => globalThis.reports), [], "reports of the policy");
  assert.deepEqual(at.seen.errors.filter((e) => !/status of 422/.test(e)), [], "errors of the console");
});
