// A Solana wallet for tests: it registers itself in the page (Wallet Standard), is in window.solana too, and signs here, with keys that are derived
// and used by Node's own cryptography, which shares no code with the node. refuse, wrong and elsewhere change how it behaves.
import { createHmac, createPrivateKey, createPublicKey, pbkdf2Sync, sign } from "node:crypto";

const digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** base58 writes bytes as Solana's addresses are. */
function base58(bytes) {
  let n = BigInt("0x" + Buffer.from(bytes).toString("hex")), text = "";
  for (; n > 0n; n /= 58n) text = digits[Number(n % 58n)] + text;
  return "1".repeat(bytes.findIndex((b) => b !== 0)) + text;
}

/** unbase58 reads them. */
function unbase58(text) {
  const n = [...text].reduce((sum, c) => sum * 58n + BigInt(digits.indexOf(c)), 0n);
  const zeros = [...text].findIndex((c) => c !== "1"), hex = n.toString(16);
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + hex.length % 2, "0"), "hex")]);
}

/** keyOf is the key that a phrase stands for at m/44'/501'/0'/0' (BIP-39, SLIP-10). */
function keyOf(phrase) {
  const mac = (key, data) => createHmac("sha512", key).update(data).digest();
  let node = mac("ed25519 seed", pbkdf2Sync(phrase, "mnemonic", 2048, 64, "sha512"));
  for (const i of [44, 501, 0, 0]) {
    const index = Buffer.alloc(4);
    index.writeUInt32BE(i + 0x80000000);
    node = mac(node.subarray(32), Buffer.concat([Buffer.alloc(1), node.subarray(0, 32), index]));
  }
  const pkcs8 = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), node.subarray(0, 32)]);
  return createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" });
}

/** solanaWallet puts a wallet with the key of a phrase into a page that is not open yet. */
export async function solanaWallet(page, phrase) {
  const key = keyOf(phrase);
  const address = base58(createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-32));
  const w = { address, refuse: false, wrong: false, elsewhere: false, signed: 0 };
  await page.exposeFunction("solanaAsked", (what, given) => {
    if (what === "old") { // a message, and its signature alone
      if (w.refuse) return { error: "User rejected the request." };
      const message = unbase58(given);
      if (w.wrong) message[message.length - 2] ^= 1;
      w.signed++;
      return { signature: base58(sign(null, message, key)) };
    }
    if (what === "connect") return { address, chain: w.elsewhere ? "solana:mainnet" : "solana:localnet" };
    if (w.refuse) return { error: "User rejected the request." };
    const tx = Buffer.from(given);
    if (tx[0] !== 1) return { error: "not one signer" };
    if (w.wrong) tx[tx.length - 2] ^= 1; // another amount, rightly signed
    sign(null, tx.subarray(65), key).copy(tx, 1);
    w.signed++;
    return { signed: [...tx] };
  });
  await page.addInitScript((of) => (globalThis.solanaAddress = of), address);
  await page.addInitScript(() => {
    const wallet = {
      version: "1.0.0", name: "Test\u202e Phantom", icon: "data:image/png;base64,", chains: ["solana:mainnet", "solana:localnet"], accounts: [],
      features: {
        "standard:connect": { version: "1.0.0", connect: async () => {
          const { address, chain } = await globalThis.solanaAsked("connect");
          return { accounts: [Object.freeze({ address, chains: [chain], features: ["solana:signTransaction"] })] };
        } },
        "solana:signTransaction": { version: "1.0.0", supportedTransactionVersions: ["legacy", 0],
          signTransaction: async ({ transaction }) => {
            const { signed, error } = await globalThis.solanaAsked("sign", [...transaction]);
            if (error) throw new Error(error);
            return [{ signedTransaction: new Uint8Array(signed) }];
          } },
      },
    };
    globalThis.solana = {
      isPhantom: true,
      connect: async () => ({ publicKey: { toString: () => globalThis.solanaAddress } }),
      request: async ({ method, params }) => {
        if (method !== "signTransaction") throw new Error("no such method");
        const { signature, error } = await globalThis.solanaAsked("old", params.message);
        if (error) throw Object.assign(new Error(error), { code: 4001 });
        return { signature, publicKey: globalThis.solanaAddress };
      },
    };
    const register = ({ register: add }) => add(Object.freeze(wallet));
    addEventListener("wallet-standard:app-ready", (e) => register(e.detail));
    dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: register }));
  });
  return w;
}
