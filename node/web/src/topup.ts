// Funding this node's wallets of Solana and Lightning from a wallet of the browser: found by the Wallet Standard (Phantom
// and others), in window.solana, and by WebLN. The node prepares what is signed or paid, and checks what comes back.
import { call, get, Refused } from "./api";
import { button, card, h, plain, tag } from "./dom";
import { amount, short, unit, type Units } from "./format";
import { injected } from "./injected";
import { put } from "./redraw";
import { world } from "./state";

export interface Way { rail: string; chain: string; wallet?: string; asset: string; decimals: number; balance: Units }

interface Draft { draft: string; expires: string; transaction?: string; invoice?: string; terms: string[] }

/** Account and Standard are a wallet's side of the Wallet Standard. */
export interface Account { address: string; chains: readonly string[] }
export interface Standard { name: string; chains: readonly string[]; features: Record<string, unknown> }

interface Signer {
  signTransaction(r: { account: Account; transaction: Uint8Array; chain: string }): Promise<{ signedTransaction: Uint8Array }[]>;
}

interface WebLN { enable(): Promise<unknown>; sendPayment(invoice: string): Promise<{ preimage?: unknown }> }

/** most wallets that are listed, and how long one may take, in ms. */
const maxWallets = 16;
const patience = 300_000;

const found: Standard[] = [];

function takes(w: Standard): boolean {
  return typeof w.name === "string" && Array.isArray(w.chains) && w.chains.some((c) => String(c).startsWith("solana:")) &&
    typeof w.features?.["standard:connect"] === "object" && typeof w.features["solana:signTransaction"] === "object";
}

/** seek has wallets of the Wallet Standard register, now and later. */
function seek(): void {
  const api = { register: (...all: Standard[]): (() => void) => {
    for (const w of all) if (takes(w) && !found.includes(w) && found.length < maxWallets) found.push(w);
    return () => undefined;
  } };
  addEventListener("wallet-standard:register-wallet", (e) => {
    const register = (e as CustomEvent<unknown>).detail;
    if (typeof register === "function") register(api);
  });
  dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: api }));
}

function webln(): WebLN | undefined {
  const w = (globalThis as { webln?: WebLN }).webln;
  return typeof w?.enable === "function" && typeof w.sendPayment === "function" ? w : undefined;
}

/** units reads an amount that somebody typed, in base units. */
function units(text: string, decimals: number): number {
  const [, whole = "", part = ""] = /^(\d{1,15})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (!whole || part.length > decimals || !/[1-9]/.test(text)) {
    throw new Error(`Enter an amount with at most ${decimals} decimals, such as 1${decimals > 0 ? ".5" : ""}.`);
  }
  const n = Number(whole + part.padEnd(decimals, "0"));
  if (!Number.isSafeInteger(n)) throw new Error("Enter a smaller amount.");
  return n;
}

const base64 = (b: Uint8Array): string => btoa(String.fromCharCode(...b));
const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

/** Form is what was entered for a rail and where its payment stands. Its elements are made once. */
interface Form { input: HTMLInputElement; said: HTMLElement; busy: boolean }

const forms = new Map<string, Form>();

function formOf(w: Way): Form {
  let f = forms.get(w.rail);
  if (!f) {
    f = { input: h("input", { id: "topup-" + w.rail, inputmode: "decimal", autocomplete: "off", size: 14,
      "aria-label": "Amount on " + w.rail }) as HTMLInputElement, said: h("div", { id: "topup-said-" + w.rail }), busy: false };
    forms.set(w.rail, f);
  }
  return f;
}

/** within ends the wait for a wallet: when it was too long, or the person stops it. */
function within<T>(f: Form, what: string, terms: string[], asked: Promise<T>): Promise<T> {
  return new Promise((yes, no) => {
    const stop = (why: string): void => no(new Error(why));
    const late = setTimeout(() => stop("The wallet did not answer in time. Look there before you try again."), patience);
    put(f.said, ...terms.map((t) => h("p", { class: "note" }, t)), h("p", { role: "status" }, what + "… "),
      button("topup-stop", "Stop", () => stop("You stopped. What the wallet does later is shown in the balance."), { class: "small" }));
    asked.then(yes, (e: unknown) => {
      const { code, message } = e as { code?: number; message?: string };
      no(code === 4001 || /reject|declin|cancel/i.test(message ?? "") ? new Error("You declined in the wallet. Nothing moved.") :
        new Error("The wallet says: " + (message ?? String(e)).slice(0, 300)));
    }).finally(() => clearTimeout(late));
  });
}

async function bySolana(w: Way, f: Form, of: Standard): Promise<void> {
  const pay = units(f.input.value, w.decimals);
  const connect = of.features["standard:connect"] as { connect(): Promise<{ accounts: readonly Account[] }> };
  const { accounts } = await within(f, "Asking " + plain(of.name), [], connect.connect());
  const account = accounts.find((a) => a.chains.includes(w.chain));
  if (!account) throw new Error(`The wallet has no account on ${w.chain}. Change its network, and try again.`);
  const d = await call<Draft>("POST", "/v1/topups/prepare", { rail: w.rail, units: pay, from: account.address });
  const transaction = bytes(d.transaction ?? "");
  const signer = of.features["solana:signTransaction"] as Signer;
  const [signed] = await within(f, "Sign in " + plain(of.name), d.terms,
    signer.signTransaction({ account, transaction, chain: w.chain }));
  if (!(signed?.signedTransaction instanceof Uint8Array)) throw new Error("The wallet returned no transaction.");
  await finish(f, d, base64(signed.signedTransaction));
}

async function byLightning(w: Way, f: Form): Promise<void> {
  const wallet = webln();
  const d = await call<Draft>("POST", "/v1/topups/prepare", { rail: w.rail, units: units(f.input.value, w.decimals) });
  if (!wallet) {
    put(f.said, h("p", { role: "status" }, "Pay this invoice in any wallet within 10 minutes; the balance shows it: "),
      h("code", { class: "id", id: "topup-invoice" }, d.invoice ?? ""));
    return;
  }
  const paid = await within(f, "Pay in the wallet", d.terms, wallet.enable().then(() => wallet.sendPayment(d.invoice ?? "")));
  if (typeof paid.preimage !== "string") throw new Error("The wallet did not say that it has paid. Look at the balance.");
  await finish(f, d, btoa(paid.preimage));
}

/** finish has the node check what the wallet returned. */
async function finish(f: Form, d: Draft, answer: string): Promise<void> {
  put(f.said, h("p", { role: "status" }, "The node checks it, and waits for the money…"));
  const done = await call<{ id: string }>("POST", "/v1/topups/submit", { draft: d.draft, answer });
  put(f.said, h("p", { role: "status" }, `Arrived as ${short(done.id)}.`));
}

function begin(f: Form, run: () => Promise<void>): void {
  if (f.busy) return;
  f.busy = true;
  run().catch((e: unknown) => put(f.said, h("p", { class: "alarm", role: "alert" },
    plain(e instanceof Error ? e.message : String(e)), " ", e instanceof Refused ? e.hint : ""))).finally(() => (f.busy = false));
}

function way(w: Way): HTMLElement {
  const f = formOf(w);
  const buttons = w.rail === "lightning"
    ? [button("topup-webln", webln() ? "Pay by WebLN" : "Make an invoice", () => begin(f, () => byLightning(w, f)),
      { class: "small" })]
    : [...found, injected(found)].filter((s) => s !== undefined).map((s, i) => button("topup-with-" + i,
      "Pay with " + s.name.slice(0, 40), () => begin(f, () => bySolana(w, f, s)), { class: "small" }));
  return h("div", {}, h("p", {}, `${w.rail}: the wallet holds `, h("b", {}, amount(w.balance, w.decimals)),
    ` ${unit(w.rail)} `, tag("chain"), w.wallet ? h("code", { class: "id" }, " " + w.wallet) : null),
  h("p", { class: "row" }, f.input, ...buttons,
    buttons.length === 0 ? h("span", { class: "note" }, "No Solana wallet was found in this browser.") : null), f.said);
}

/** loadWays asks which wallets can be funded so. */
export async function loadWays(): Promise<Way[]> {
  return (await get<{ topups: Way[] }>("/v1/topups")).topups;
}

let sought = false;

/** topUp is the card; nothing, where the node has no such rail. */
export function topUp(all: Way[]): HTMLElement | null {
  if (all.length === 0) return null;
  if (!sought) seek();
  sought = true;
  if (world.scope !== "act") {
    return card("Top up", h("p", { class: "note" }, "This session only reads. To fund the node's wallets from this browser: ",
      h("code", {}, "infernet ui --act")));
  }
  return card("Top up", ...all.map(way));
}
