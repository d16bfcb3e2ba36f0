// What is left of a deposit that a wallet outside of the node paid: only that wallet can take it back.
import { get } from "./api";
import { button, card, h, put } from "./dom";
import { amount } from "./format";
import type { ClientWallet } from "./types";
import { account, onChain, seekWallets, send, wallets } from "./wallet";

let sought = false;

/** take has a wallet send the next call. */
async function take(c: ClientWallet, at: HTMLElement): Promise<void> {
  const say = (text: string): void => put(at, h("p", { role: "status" }, text));
  const next = c.calls[0];
  if (!next) return;
  const signal = AbortSignal.timeout(120_000);
  for (const w of wallets()) {
    const from = await account(w, signal);
    if (from.toLowerCase() !== c.client.toLowerCase()) continue;
    await onChain(w, Number(c.chain_id), signal);
    say("Sent: " + await send(w, from, next.to, next.data, signal));
    return;
  }
  say(`No wallet of this browser has the account ${c.client}.`);
}

/** change is the card; nothing, where the client is the node's own wallet or nothing is left. */
export function change(c: ClientWallet): HTMLElement | null {
  const next = c.calls[0];
  if (c.own || !next) return null;
  if (!sought) seekWallets(() => undefined);
  sought = true;
  const said = h("div", { id: "change-said" });
  const now = (): void => void take(c, said).catch((e: unknown) =>
    put(said, h("p", { class: "alarm", role: "alert" }, e instanceof Error ? e.message : String(e))));
  return card("What the wallet can take back",
    h("p", {}, `${amount(c.free, c.decimals)} that no lease reserves, ${amount(c.credit, c.decimals)} of credit in the escrow.`),
    h("p", { class: "note" }, `Next: ${next.what} (${amount(next.units, c.decimals)}). Only ${c.client} can do so.`),
    button("change", "Send it in the wallet", now, { class: "small" }), said);
}

/** loadChange asks what is left. */
export function loadChange(id: string): Promise<ClientWallet> {
  return get<ClientWallet>(`/v1/jobs/${encodeURIComponent(id)}/wallet`);
}
