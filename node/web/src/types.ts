// The parts of the API's answers that the page shows: /openapi.json has them whole.
import type { Units } from "./format";

export interface Status {
  version: string; peer_id: string; node: string; operator: string; roles: string[]; uptime_ns: Units; peers: number;
  chain: { id: number; head: number; head_time: number; decimals: number };
  engine: { backend: string; threads: number; tokens_per_second: number; seconds: number };
  jobs: number; leases: number; draining: boolean; stake: Units; free_stake: Units; locked: Units; bids: number;
  decimals: number;
  rails: { rail: string; ok: boolean; since: string; problem?: string; leases: number; deadline?: Units }[];
  set_aside?: { id: string; job: string; what: string; deaths: number }[];
}

export interface Offer {
  job: string; name: string; client: string; max_price: Units; segments: number; tokens: Units; deadline: Units;
  decision: string;
}

export interface Job {
  id: string; name: string; state: string; provider?: string; segments: number; segments_verified: number;
  segments_paid: number; segments_reexecuted: number; step: number; steps: number; loss_first: number;
  loss_last: number; tokens_per_second: number; deposited: Units; spent: Units; refunded: Units;
  provider_earned: Record<string, Units>; verifier_earned: Record<string, Units>; fees: Units;
  chain_transactions: number; caught_segment: number | null; reassigned: number; artifact?: string; sample?: string;
  decimals: number; rail: string; ended: boolean; run?: string;
  silence?: { for_ns: Units; limit_ns: Units }; eval?: Evaluations;
  base?: { root: string; cid: string; bytes: number; licence: string };
}

export interface ModelFile { name: string; bytes: number }

/** Evaluations are the losses on held-out data after so many verified segments. */
export interface Evaluations { values: { segments: number; loss: number }[] }

export interface Stretch {
  at: number; rate: Units; rate_min: Units; rate_max: Units; deposited: Units; paid: Units; refunded: Units;
  bytes_in: Units; bytes_out: Units;
}

export interface Series { job: string; loss: { step: number; loss: number; reexecuted: boolean }[]; time: Stretch[] }

export interface Run {
  id: string; method: string; state: string; rounds: number; merged: number; steps_per_round: number; grid: string[];
  bytes_per_worker: number; bytes_data_parallel: number;
  slots: { job: string; state: string; loss: number; behind: boolean; caught_segment: number | null; lost?: string }[];
}

export interface Lease {
  id: string; job: string; as: string; phase: string; provider: string; rail: string; first_segment: number;
  segments: number; segments_begun: number; segments_vouched: number; segments_claimed: number; price: Units;
  decimals: number; deadline: Units; settled: boolean; games: number; height: number;
}

export interface Dispute {
  game: string; job: string; lease: string; segment: number; asserter: string; challenger: string; side: string;
  status: string; note?: string; phase?: string; turn?: string; legal_moves?: string[]; deadline?: Units;
  moves: number; winner?: string; decided_by?: string; decimals: number;
  cost: { bond_gwei: Units; challenger_fees_gwei: Units; seconds: Units; lock: Units; reward: Units };
}

export interface Balances {
  decimals: number; chain_decimals: number; wallet: Units; node: Units; credit: Units; stake: Units;
  gas_wallet: string; gas_node: string; ledger: Record<string, Units>; ledger_total: Units; others?: Books[];
}
export interface Books { asset: string; decimals: number; accounts: Record<string, Units>; total: Units }
export interface EarnedDay { day: string; asset: string; decimals: number; units: Units }

export interface Explanation {
  id: string; what: string; state: string; rule: string; evidence: string[] | null; deadline?: Units;
  may_act: string[] | null; else: string; bounds?: string[];
}

export interface Quote {
  segments: number; steps: number; tokens: Units; max_price: Units; deposit: Units; at_risk: Units; balance: Units;
  decimals: number; economics: { lines: string[]; refused?: string[] };
}

export interface Typed<T> { domain: { chainId: string; verifyingContract: string }; message: T }

export interface Offered {
  client: string; token: string; delegate: string; maxPrice: string; segments: string; window: string; deadline: string;
}

export interface Permitted { owner: string; spender: string; value: string }

export interface Draft {
  draft: string; chain_id: Units; expires: Units; offer: Typed<Offered>; permit: Typed<Permitted>; terms: string[];
  quote: Quote;
}

export interface ClientWallet {
  client: string; own: boolean; chain_id: Units; decimals: number; free: Units; credit: Units;
  calls: { what: string; to: string; data: string; units: Units }[];
}
