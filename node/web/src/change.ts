// What is left of a deposit that a wallet outside of the node paid: only that wallet can take it back.
import { get } from "./api";
import { button, card, h } from "./dom";
import { amount } from "./format";
import { put } from "./redraw";
import type { ClientWallet } from "./types";
import { account, onChain, seekWallets, send, wallets } from "./wallet";

let sought = false;

/** sending is what the wallet was last asked to send for a job. It outlives the drawing of the page, which happens again
 * while the wallet asks its owner. */
const sending = { job: "", busy: false, sent: false, said: h("div", { id: "change-said" }) };

/** take has a wallet send the next call. */
async function take(c: ClientWallet): Promise<void> {
  const say = (text: string): void => put(sending.said, h("p", { role: "status" }, text));
  const next = c.calls[0];
  if (!next) return;
  say("Asking the wallet…");
  const { signal } = new AbortController(); // the wallet's own time-out ends the wait
  for (const w of wallets()) {
    const from = await account(w, signal);
    if (from.toLowerCase() !== c.client.toLowerCase()) continue;
    await onChain(w, Number(c.chain_id), signal);
    say("Sent: " + await send(w, from, next.to, next.data, signal));
    sending.sent = true;
    return;
  }
  say(`No wallet of this browser has the account ${c.client}.`);
}

/** begin has the wallet send the next call, unless it is being asked already. */
async function begin(c: ClientWallet): Promise<void> {
  if (sending.busy) return;
  sending.busy = true;
  try {
    await take(c);
  } catch (e) {
    put(sending.said, h("p", { class: "alarm", role: "alert" }, e instanceof Error ? e.message : String(e)));
  }
  sending.busy = false;
}

/** change is the card; nothing, where the client is the node's own wallet, or nothing is left and nothing was sent. */
export function change(job: string, c: ClientWallet): HTMLElement | null {
  if (sending.job !== job && !sending.busy) {
    [sending.job, sending.sent] = [job, false];
    put(sending.said);
  }
  const next = c.calls[0], own = sending.job === job;
  if (c.own || (!next && !(own && sending.sent))) return null;
  if (!sought) seekWallets(() => undefined);
  sought = true;
  const said = own ? sending.said : null;
  if (!next) return card("What the wallet can take back", h("p", {}, "Nothing is left in the escrow."), said);
  return card("What the wallet can take back",
    h("p", {}, `${amount(c.free, c.decimals)} that no lease reserves, ${amount(c.credit, c.decimals)} of credit in the escrow.`),
    h("p", { class: "note" }, `Next: ${next.what} (${amount(next.units, c.decimals)}). Only ${c.client} can do so.`),
    button("change", "Send it in the wallet", () => void begin(c), { class: "small" }), said);
}

/** loadChange asks what is left. */
export function loadChange(id: string): Promise<ClientWallet> {
  return get<ClientWallet>(`/v1/jobs/${encodeURIComponent(id)}/wallet`);
}
