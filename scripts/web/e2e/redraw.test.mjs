// Random trees, one drawn over the other: the page then holds what a fresh one would, and does what a fresh one would.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { browser } from "./network.mjs";

const source = execFileSync(process.env.GO ?? "go", ["tool", "-modfile=scripts/web/go.mod", "esbuild", "--bundle", "--format=iife",
  "--global-name=made"], { input: 'export { h, s } from "./node/web/src/dom"; export { put } from "./node/web/src/redraw";' }).toString();

test("what is drawn over something else is as if it were drawn alone", async () => {
  const chrome = await browser();
  const page = await chrome.newPage();
  const wrong = await page.evaluate((code) => {
    const { h, s, put } = new Function(code + "; return made;")();
    let seed = 7;
    const roll = (n) => (seed = (seed * 48271) % 2147483647) % n;
    const once = ["k1", "k2", "k3"].map((id) => h("input", { id }));
    const host = document.body.appendChild(document.createElement("main"));
    let clicked = [];
    // A tree is told before it is made, so that it can be made twice.
    const told = (depth, free) => Array.from({ length: roll(5) }, () => {
      const what = roll(8);
      if (what === 0) return { text: "text " + roll(9) };
      if (what === 1 && free.length > 0) return { once: free.splice(roll(free.length), 1)[0] };
      if (what === 2) return { button: roll(6), says: roll(1000) };
      const attributes = { class: ["a", "b", "b more", undefined][roll(4)], title: [undefined, "t" + roll(3)][roll(2)],
        role: [undefined, "note"][roll(2)], "data-key": [undefined, "key" + roll(4)][roll(2)] };
      return { tag: ["div", "p", "details", "svg"][roll(4)], attributes, inner: depth > 0 ? told(depth - 1, free) : [] };
    });
    const make = (t, fresh) => {
      if (t.text) return document.createTextNode(t.text);
      if (t.once !== undefined) return fresh ? once[t.once].cloneNode() : once[t.once];
      if (t.tag === "svg") return s("svg", t.attributes, s("g", {}, ...t.inner.filter((x) => x.text).map((x) => x.text)));
      if (t.tag) return h(t.tag, t.attributes, ...t.inner.map((x) => make(x, fresh)));
      return h("button", { id: "b" + t.button, click: () => clicked.push(t.says) }, t.says);
    };
    const clicks = (at) => {
      clicked = [];
      for (const b of at.querySelectorAll("button")) b.click();
      return clicked.join();
    };
    for (let i = 0; i < 3000; i++) {
      const tree = told(3, [0, 1, 2]);
      const alone = document.createElement("main");
      alone.append(...tree.map((t) => make(t, true)));
      put(host, ...tree.map((t) => make(t, false)));
      if (!host.isEqualNode(alone)) return `${i}: ${host.innerHTML} is not ${alone.innerHTML}`;
      if (clicks(host) !== clicks(alone)) return `${i}: other clicks`;
      if (once.some((e) => host.querySelector("#" + e.id) && host.querySelector("#" + e.id) !== e)) return `${i}: made twice`;
    }
    return "";
  }, source);
  assert.equal(wrong, "");
  await chrome.close();
});
