/** The escrow and the registry on an EVM chain, as a client uses them (docs/contracts-reference.md). */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import {
  createPublicClient, createWalletClient, defineChain, type Hex, http, parseAbi,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { type Struct, type Value } from "./encoding.js";
import { type Domain } from "./hashing.js";

const offerType = "struct Offer { bytes32 job; address client; address token; address delegate; uint64 maxPrice; " +
  "uint32 segments; uint32 credit; uint8 quorum; uint16 verifyBPS; uint16 delegateBPS; uint32 window; " +
  "uint64 deadline; uint64 nonce; bytes32 trace; uint16 locks; uint32 pace; }";
const leaseType = "struct Lease { bytes32 offer; address provider; address node; uint64 price; " +
  "uint32 firstSegment; uint32 segments; bytes32 startRoot; uint64 begin; uint64 deadline; uint64 nonce; " +
  "bytes32 verifiers; }";
const abi = parseAbi([
  offerType, leaseType,
  "struct Permit { uint256 value; uint256 deadline; uint8 v; bytes32 r; bytes32 s; }",
  "struct Stake { uint96 active; uint96 unbonding; uint64 readyAt; }",
  "function open(Offer o, bytes sig, uint64 deposit, Permit permit, Lease l, bytes delegateSig, bytes nodeSig)",
  "function activeOperatorOf(address node) view returns (address)",
  "function stakeOf(address operator) view returns (Stake)",
  "function approve(address spender, uint256 amount) returns (bool)",
  "event Settled(bytes32 indexed offer, bytes32 indexed lease, address indexed provider, uint32 segments, " +
    "uint64 toProvider, uint64 toOthers, uint64 back)",
]);

/** Where the contracts are, by address. */
export interface Contracts { escrow: Hex; registry: Hex; token: Hex }

/** What a lease paid when it was settled, base units. */
export interface Settled { segments: number; toProvider: bigint; toOthers: bigint; back: bigint }

const none = `0x${"00".repeat(32)}` as Hex;

const hex = (b: Uint8Array) => `0x${bytesToHex(b)}` as Hex;

/** Returns what viem takes for an object of docs/messages.md: names as in the contracts, bytes in hexadecimal. */
function words(o: Struct): any {
  const name = (key: string) => key.replace(/_(bps$|[a-z])/g, (_, x: string) => x.toUpperCase());
  const value = (x: Value) => (x instanceof Uint8Array ? hex(x) : x);
  return Object.fromEntries(Object.entries(o).map(([k, x]) => [name(k), value(x)]));
}

/** A chain, and the wallet that pays on it. */
export class Chain {
  private readonly client;
  private readonly account;
  private readonly wallet;

  private constructor(rpc: string, readonly id: number, readonly at: Contracts, key: Uint8Array) {
    const nowhere = { name: "", symbol: "", decimals: 18 };
    const chain = defineChain({ id, name: "infernet", nativeCurrency: nowhere, rpcUrls: { default: { http: [rpc] } } });
    const polling = { chain, transport: http(rpc), pollingInterval: 250 };
    this.account = privateKeyToAccount(hex(key));
    this.client = createPublicClient(polling);
    this.wallet = createWalletClient({ ...polling, account: this.account });
  }

  /** Connects to a node of the chain; key is the wallet's. */
  static async connect(rpc: string, at: Contracts, key: Uint8Array): Promise<Chain> {
    const id = await createPublicClient({ transport: http(rpc) }).getChainId();
    return new Chain(rpc, id, at, key);
  }

  /** The wallet's address. */
  get address(): Uint8Array { return hexToBytes(this.account.address.slice(2)); }

  /** What offers, leases, vouchers and verdicts are signed under. */
  get domain(): Domain { return { chainId: BigInt(this.id), escrow: hexToBytes(this.at.escrow.slice(2)) }; }

  /** Number and time (unix seconds) of the newest block. */
  async head(): Promise<{ number: bigint; time: bigint }> {
    const b = await this.client.getBlock();
    return { number: b.number, time: b.timestamp };
  }

  /** The hash of a block, or undefined while it is not mined. */
  async blockHash(number: bigint): Promise<Uint8Array | undefined> {
    if ((await this.client.getBlockNumber({ cacheTime: 0 })) < number) return undefined;
    return hexToBytes((await this.client.getBlock({ blockNumber: number })).hash.slice(2));
  }

  /** The active stake of a node's operator, or undefined if the node is not its own or it has too little. */
  async stakeOf(operator: Uint8Array, node: Uint8Array): Promise<bigint | undefined> {
    const read = { address: this.at.registry, abi } as const;
    const of = await this.client.readContract({ ...read, functionName: "activeOperatorOf", args: [hex(node)] });
    if (of.toLowerCase() !== hex(operator)) return undefined;
    const stake = await this.client.readContract({ ...read, functionName: "stakeOf", args: [of] });
    return (stake as { active: bigint }).active;
  }

  /** Lets the escrow take the deposit, and opens a lease with it. Returns once that is mined; throws if it reverts. */
  async open(offer: Struct, sig: Uint8Array, deposit: bigint, lease: Struct, delegateSig: Uint8Array,
    nodeSig: Uint8Array): Promise<void> {
    await this.send({ address: this.at.token, functionName: "approve", args: [this.at.escrow, deposit] });
    const permit = { value: 0n, deadline: 0n, v: 0, r: none, s: none }; // the allowance is used
    await this.send({ address: this.at.escrow, functionName: "open", args: [words(offer), hex(sig), deposit, permit,
      words(lease), hex(delegateSig), hex(nodeSig)] });
  }

  /** How a lease was settled, or undefined while it is open. */
  async settled(lease: Uint8Array): Promise<Settled | undefined> {
    const logs = await this.client.getContractEvents({ address: this.at.escrow, abi, eventName: "Settled",
      args: { lease: hex(lease) }, fromBlock: 0n });
    return logs[0]?.args as Settled | undefined;
  }

  private async send(call: { address: Hex; functionName: string; args: unknown[] }): Promise<void> {
    const { request } = await this.client.simulateContract({ ...call, abi, account: this.account } as never);
    const hash = await this.wallet.writeContract(request as never);
    const receipt = await this.client.waitForTransactionReceipt({ hash });
    if (receipt.status !== "success") throw new Error(`${call.functionName} reverted in ${hash}`);
  }
}
