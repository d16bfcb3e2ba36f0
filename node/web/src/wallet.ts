// Wallets of the browser: found by EIP-6963, asked by EIP-1193. They sign what the node prepares, and send what only the
// client may send. Nothing of a wallet is kept.
import { plain } from "./dom";

/** Provider is a wallet's side of EIP-1193. */
interface Provider { request(r: { method: string; params?: unknown[] }): Promise<unknown> }

/** Wallet is a wallet that has announced itself. */
export interface Wallet { id: string; name: string; provider: Provider }

/** most wallets that are listed: any script of another extension may announce some. */
const maxWallets = 16;

const found = new Map<string, Wallet>();

interface Announcement { detail?: { info?: { uuid?: unknown; name?: unknown }; provider?: Provider } }

/** seekWallets has wallets announce themselves, now and later, and calls changed for each. */
export function seekWallets(changed: () => void): void {
  addEventListener("eip6963:announceProvider", (e) => {
    const { info, provider } = (e as Announcement).detail ?? {};
    if (typeof info?.uuid !== "string" || typeof info.name !== "string" || typeof provider?.request !== "function") return;
    if (found.has(info.uuid) || found.size >= maxWallets) return;
    found.set(info.uuid, { id: info.uuid.slice(0, 64), name: plain(info.name.slice(0, 40)), provider });
    changed();
  });
  dispatchEvent(new Event("eip6963:requestProvider"));
}

/** wallets are those that have announced themselves. */
export function wallets(): Wallet[] {
  return [...found.values()];
}

/** Declined means that nothing was signed or sent, and why. */
export class Declined extends Error {}

interface Failure { code?: number; message?: string }

/** patience is how long a wallet may take for an answer, in ms: its owner may have to look for a device. */
const patience = 300_000;

/** ask makes a request of a wallet. signal and time end the wait: what the wallet answers later is not used. */
async function ask(w: Wallet, method: string, params: unknown[], signal: AbortSignal): Promise<unknown> {
  let late = 0;
  const stopped = new Promise<never>((_, no) => {
    signal.addEventListener("abort", () => no(new Declined("You stopped. Nothing moved.")), { once: true });
    late = setTimeout(() => no(new Declined("The wallet did not answer in time. Look there before you try again.")), patience);
  });
  try {
    return await Promise.race([w.provider.request({ method, params }), stopped]);
  } catch (e) {
    if (e instanceof Declined) throw e;
    const f = e as Failure;
    if (f.code === 4001) throw new Declined("You declined in the wallet. Nothing moved.");
    throw new WalletError(f.code ?? 0, `${w.name} says: ${f.message ?? String(e)}`);
  } finally {
    clearTimeout(late);
  }
}

class WalletError extends Error {
  constructor(readonly code: number, message: string) {
    super(message);
  }
}

function text(x: unknown, what: string): string {
  if (typeof x !== "string" || !/^0x[0-9a-fA-F]*$/.test(x)) throw new Error("the wallet answered no " + what);
  return x;
}

/** account asks for the address that will pay. */
export async function account(w: Wallet, signal: AbortSignal): Promise<string> {
  const all = await ask(w, "eth_requestAccounts", [], signal);
  return text(Array.isArray(all) ? all[0] : undefined, "account");
}

/** onChain has the wallet use a chain, before anything is signed. */
export async function onChain(w: Wallet, chain: number, signal: AbortSignal): Promise<void> {
  const is = async (): Promise<boolean> => Number(text(await ask(w, "eth_chainId", [], signal), "chain")) === chain;
  if (await is()) return;
  try {
    await ask(w, "wallet_switchEthereumChain", [{ chainId: "0x" + chain.toString(16) }], signal);
  } catch (e) {
    if (!(e instanceof WalletError) || e.code !== 4902) throw e;
    throw new Declined(`The wallet does not know the chain ${chain}. Add it there, with the node's RPC address, and try again.`);
  }
  if (!await is()) throw new Declined(`The wallet is not on the chain ${chain}. Nothing moved.`);
}

/** signTyped has the wallet sign typed data (EIP-712). */
export async function signTyped(w: Wallet, from: string, data: unknown, signal: AbortSignal): Promise<string> {
  return text(await ask(w, "eth_signTypedData_v4", [from, JSON.stringify(data)], signal), "signature");
}

/** send has the wallet send a transaction, and returns its hash. */
export async function send(w: Wallet, from: string, to: string, data: string, signal: AbortSignal): Promise<string> {
  return text(await ask(w, "eth_sendTransaction", [{ from, to, data }], signal), "transaction");
}
