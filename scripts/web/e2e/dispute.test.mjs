// A dispute that real nodes played, replayed in the page from the challenge down to the tile.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, browser, edited, look, looks, network, shot, watched } from "./network.mjs";

let chrome, net, at, moves;

before(async () => {
  chrome = await browser();
  net = await network("--dispute");
  at = await watched(chrome);
  await net.over;
});

after(async () => {
  await chrome?.close();
  assert.equal(await net?.stop(), 0, "the demo's exit code");
});

const place = () => at.page.locator("#move-at").textContent();

/** opened opens the first game whose moves are as wanted, and returns them. */
async function opened(wanted) {
  const { page } = at;
  const games = await page.evaluate(async () => {
    const get = async (path) => (await fetch(path, { headers: { Authorization: "Bearer " + sessionStorage.getItem("infernet.token") } })).json();
    const { disputes } = await get("/v1/disputes");
    return Promise.all(disputes.filter((d) => d.game).map((d) => get(`/v1/disputes/${d.game}/moves`)));
  });
  const found = games.find(wanted);
  assert.ok(found, "no such game among " + games.length);
  await page.evaluate((game) => (location.hash = "#/dispute/" + game), found.game);
  await page.locator("main code.id", { hasText: found.game }).waitFor();
  await page.locator("#board").waitFor();
  return found;
}

test("dispute-replay-to-tile", async () => {
  const { page } = at;
  await page.goto(net.link().url);
  await page.waitForSelector("main h1");
  moves = await opened((m) => !m.private && m.tile !== null);
  assert.ok(moves.moves.length >= 3 && moves.tile && !moves.private, JSON.stringify(moves));
  assert.equal(await place(), `1 of ${moves.moves.length}`);
  await page.locator("#board .claim", { hasText: "challenge" }).waitFor();
  assert.equal(await page.getByText("The tile", { exact: true }).count(), 0, "no tile before the end");
  await page.locator("#board").focus();
  for (let i = 2; i <= moves.moves.length; i++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((want) => document.querySelector("#move-at").textContent === want,
      `${i} of ${moves.moves.length}`);
    await page.locator("#board .claim b", { hasText: moves.moves[i - 1].move }).waitFor();
  }
  assert.equal(await page.evaluate(() => document.activeElement.id), "board", "stepping keeps the focus");
  const tile = page.locator("section", { has: page.getByRole("heading", { name: "The tile" }) });
  assert.equal(await tile.locator("tbody tr").count(), moves.tile.operands.length);
  await tile.getByText(moves.tile.claimed).first().waitFor();
  await page.locator("#board .figure", { hasText: "Winner" }).getByText("challenger", { exact: true }).waitFor();
  await tile.getByText(moves.tile.computed).first().waitFor();
  assert.notEqual(moves.tile.claimed, moves.tile.computed);
  await page.locator("#move-first").click();
  await page.waitForFunction(() => document.querySelector("#move-at").textContent.startsWith("1 of"));
  await page.locator("#move-last").click();
  await tile.waitFor();
});

test("what a challenge of this node costs and brings", async () => {
  const { page } = at;
  const card = page.locator("section", { has: page.getByRole("heading", { name: "What is at stake" }) });
  assert.equal(await card.count(), 0, "this node only watches");
  const cost = { bond_gwei: 26_000_000, challenger_fees_gwei: 1_500_000, seconds: 1621, lock: 20_000_000, reward: 5_000_000 };
  const asItIs = await edited(page, /\/v1\/disputes\/0x[0-9a-f]+$/, (text) =>
    JSON.stringify({ ...JSON.parse(text), decimals: 6, cost }));
  for (const says of ["−20.00", "dollars, cut", "+5.00", "0.026", "0.0015", "27 min"]) {
    await card.getByText(says, { exact: true }).waitFor();
  }
  await accessible(page, "a challenger's dispute");
  await asItIs();
  await card.waitFor({ state: "detached" });
});

test("private-dispute-shows-no-cells", async () => {
  const { page } = at;
  const open = moves;
  const m = await opened((x) => x.private);
  assert.equal(m.tile, null);
  await page.locator("#move-last").click();
  await page.getByText("no cell is shown here").waitFor();
  assert.equal(await page.getByRole("heading", { name: "The tile" }).count(), 0);
  await opened((x) => x.game === open.game);
  await page.locator("#move-last").click();
  await page.getByRole("heading", { name: "The tile" }).waitFor();
});

test("a bundle that is dropped is judged, and replayed to the tile", async () => {
  const { page } = at;
  const base64 = await page.evaluate(async (game) => (await (await fetch(`/v1/disputes/${game}/bundle`, {
    headers: { Authorization: "Bearer " + sessionStorage.getItem("infernet.token") } })).json()).data, moves.game);
  const bundle = Buffer.from(base64, "base64");
  const drop = (buffer) => page.setInputFiles("#bundle-file", { name: "a.bundle", mimeType: "application/octet-stream", buffer });
  await page.evaluate(() => (location.hash = "#/disputes"));
  await page.waitForFunction(() => document.querySelector("main").dataset.view === "Disputes");
  const games = page.locator("section", { hasText: "Games" }).first().locator("tbody tr");
  const before = await games.count();
  await drop(bundle);
  await page.locator("#bundle-said", { hasText: "Every signature is right" }).waitFor();
  assert.equal(await place(), `1 of ${moves.moves.length}`);
  await page.locator("#board").focus();
  for (let i = 2; i <= moves.moves.length; i++) {
    await page.keyboard.press("ArrowRight");
    await page.locator("#board .claim b", { hasText: moves.moves[i - 1].move }).waitFor();
  }
  const tile = page.locator("section", { has: page.getByRole("heading", { name: "The tile" }) });
  await tile.getByText(moves.tile.claimed).first().waitFor();
  await tile.getByText(moves.tile.computed).first().waitFor();
  assert.equal(await games.count(), before, "nothing is kept");

  const changed = Buffer.from(bundle);
  changed[changed.length >> 1] ^= 1;
  const errors = at.seen.errors.length;
  for (const [wrong, says] of [[changed, /believe nothing in it|ask for it again/],
    [bundle.subarray(0, 999), /ask for it again/], [Buffer.alloc((4 << 20) + 1), /too large/]]) {
    await drop(wrong);
    await page.locator("#bundle-said .alarm", { hasText: says }).waitFor();
    await page.locator("#board").waitFor({ state: "detached" }); // no replay of what was not right
  }
  assert.ok(at.seen.errors.splice(errors).every((e) => /status of 422/.test(e)), "the node refused the two that it got");
  await drop(bundle);
  await page.locator("#board").waitFor();
  await opened((m) => m.game === moves.game); // which is looked at below
});

for (const [name, options] of looks) {
  test(`axe finds nothing on the board: ${name}`, async () => {
    const { page } = at;
    await look(page, options);
    await page.locator("#board").press("End");
    await page.getByRole("heading", { name: "The tile" }).waitFor();
    await accessible(page, "the board");
    await shot(page, `dispute-${name}`);
    assert.deepEqual(at.seen.errors, [], "errors of the console");
  });
}
