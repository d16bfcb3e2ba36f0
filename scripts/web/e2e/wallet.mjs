// A wallet for tests: it announces itself in the page (EIP-6963) and signs here, by viem, which shares no code with the
// node. refuse, switched, chainId, silent and hold change how it behaves.
import { createPublicClient, createWalletClient, defineChain, hexToBigInt, http, parseAbi } from "viem";
import { privateKeyToAccount } from "viem/accounts";

/** funded is what the wallet has at first, in base units. */
const funded = 1_000_000_000n;

/** wallet puts a wallet into a page that is not open yet, and funds it on the devnet at url. */
export async function wallet(page, { url, id }) {
  const signer = privateKeyToAccount("0x" + "5a".repeat(32));
  const other = privateKeyToAccount("0x" + "5b".repeat(32));
  const chain = defineChain({ id, name: "devnet", nativeCurrency: { name: "ether", symbol: "ETH", decimals: 18 },
    rpcUrls: { default: { http: [url] } } });
  const rpc = createPublicClient({ chain, transport: http(url) });
  const sender = createWalletClient({ account: signer, chain, transport: http(url) });
  await rpc.request({ method: "devnet_fund", params: [signer.address, "0xde0b6b3a7640000", "0x" + funded.toString(16)] });
  const w = { funded, address: signer.address, chainId: id, refuse: () => false, switched: false, silent: false, asked: [], token: undefined };
  w.dollars = () => rpc.readContract({ address: w.token, functionName: "balanceOf", args: [signer.address],
    abi: parseAbi(["function balanceOf(address) view returns (uint256)"]) });
  /** hold has the wallet answer a method only when what is returned is called. */
  w.hold = (method) => {
    let go;
    w.held = { method, until: new Promise((yes) => (go = yes)) };
    return go;
  };
  const answers = {
    eth_requestAccounts: () => [signer.address],
    eth_chainId: () => "0x" + w.chainId.toString(16),
    wallet_switchEthereumChain: ([{ chainId }]) => ((w.chainId = Number(hexToBigInt(chainId))), null),
    eth_signTypedData_v4: ([from, text]) => {
      if (from.toLowerCase() !== signer.address.toLowerCase()) throw { code: -32602, message: "another account" };
      const { domain, types: { EIP712Domain: _, ...types }, primaryType, message } = JSON.parse(text);
      if (primaryType === "Offer") w.token = message.token;
      return (w.switched ? other : signer).signTypedData({ domain: { ...domain, chainId: BigInt(domain.chainId) }, types, primaryType, message });
    },
    eth_sendTransaction: ([{ to, data }]) => sender.sendTransaction({ to, data }),
  };
  await page.exposeFunction("walletAsked", async (method, params) => {
    w.asked.push(method);
    if (w.silent) await new Promise(() => undefined);
    if (w.held?.method === method) await w.held.until;
    if (w.refuse(method)) return { error: { code: 4001, message: "User rejected the request." } };
    try {
      return { result: await answers[method](params ?? []) };
    } catch (e) {
      return { error: { code: e.code ?? -32603, message: e.message } };
    }
  });
  await page.addInitScript(() => {
    const provider = {
      request: async ({ method, params }) => {
        const { result, error } = await globalThis.walletAsked(method, params);
        if (error) throw Object.assign(new Error(error.message), error);
        return result;
      },
    };
    const announce = () => dispatchEvent(new CustomEvent("eip6963:announceProvider", {
      detail: Object.freeze({ info: { uuid: "test", name: "Test\u202e wallet", icon: "", rdns: "test" }, provider }) }));
    addEventListener("eip6963:requestProvider", announce);
    announce();
  });
  return w;
}
