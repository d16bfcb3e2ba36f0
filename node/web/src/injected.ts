// Wallets of Solana that only put themselves into window.solana, as Phantom did before the Wallet Standard. They are made
// to look like one that has registered itself. They sign a message, and return the signature alone.
import type { Account, Standard } from "./topup";

interface Injected {
  isPhantom?: boolean;
  connect(): Promise<{ publicKey?: { toString(): string } } | undefined>;
  publicKey?: { toString(): string } | null;
  request(r: { method: string; params: { message: string } }): Promise<{ signature?: unknown }>;
}

const digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** base58 writes bytes as Solana's wallets read them. */
export function base58(bytes: Uint8Array): string {
  let n = bytes.reduce((sum, b) => (sum << 8n) | BigInt(b), 0n), text = "";
  for (; n > 0n; n /= 58n) text = digits.charAt(Number(n % 58n)) + text;
  const zeros = bytes.findIndex((b) => b !== 0);
  return "1".repeat(zeros < 0 ? bytes.length : zeros) + text;
}

/** signature reads one: 64 bytes in base58, or as they are. */
export function signature(given: unknown): Uint8Array {
  if (given instanceof Uint8Array && given.length === 64) return given;
  if (typeof given !== "string" || given.length > 90 || [...given].some((c) => !digits.includes(c))) {
    throw new Error("The wallet returned no signature.");
  }
  let n = [...given].reduce((sum, c) => sum * 58n + BigInt(digits.indexOf(c)), 0n);
  const out = new Uint8Array(64);
  for (let i = 63; i >= 0; i--, n >>= 8n) out[i] = Number(n & 255n);
  if (n > 0n) throw new Error("The wallet returned no signature.");
  return out;
}

const networks = ["solana:mainnet", "solana:devnet", "solana:testnet", "solana:localnet"];

function standard(w: Injected): Standard {
  return {
    name: w.isPhantom === true ? "Phantom" : "the wallet in window.solana", chains: networks,
    features: {
      "standard:connect": { connect: async (): Promise<{ accounts: Account[] }> => {
        const address = String((await w.connect())?.publicKey ?? w.publicKey ?? "");
        if (!address) throw new Error("It has no account.");
        // It does not say its network. What it signs names a block of the node's chain, and is void on another.
        return { accounts: [{ address, chains: networks }] };
      } },
      "solana:signTransaction": { signTransaction: async ({ transaction }: { transaction: Uint8Array }):
      Promise<{ signedTransaction: Uint8Array }[]> => {
        if (transaction[0] !== 1) throw new Error("The transaction is not for one signer.");
        const message = base58(transaction.subarray(65));
        const signed = transaction.slice();
        signed.set(signature((await w.request({ method: "signTransaction", params: { message } })).signature), 1);
        return [{ signedTransaction: signed }];
      } },
    },
  };
}

let known: { of: Injected; as: Standard } | undefined;

/** injected is such a wallet; nothing, if there is none, or one of its name has registered itself. */
export function injected(registered: readonly Standard[]): Standard | undefined {
  const at = globalThis as { phantom?: { solana?: Injected }; solana?: Injected };
  const w = at.phantom?.solana ?? at.solana;
  if (typeof w?.connect !== "function" || typeof w.request !== "function") return undefined;
  if (known?.of !== w) known = { of: w, as: standard(w) };
  const { as } = known;
  return registered.some((s) => s.name.startsWith(as.name)) ? undefined : as;
}
