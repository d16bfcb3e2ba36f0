package api

import (
	"context"
	"io"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/market/money"
)

// Backend is what the API serves. Package node implements it. It is safe for concurrent use.
type Backend interface {
	Status(ctx context.Context) (Status, error)
	Peers(ctx context.Context) ([]Peer, error)
	Offers(ctx context.Context) ([]OfferView, error)
	PutBlob(ctx context.Context, r io.Reader) (market.Blob, error)
	Quote(ctx context.Context, r PostRequest) (Quote, error)
	PostJob(ctx context.Context, r PostRequest) (JobView, error)
	// PrepareJob freezes a job for a wallet that is not the node's, and SubmitJob posts it when that has signed.
	PrepareJob(ctx context.Context, r PrepareRequest) (Draft, error)
	SubmitJob(ctx context.Context, r SubmitRequest) (JobView, error)
	// WalletOf is what the wallet of a job's client can take back, and how.
	WalletOf(ctx context.Context, id string) (ClientWallet, error)
	Jobs(ctx context.Context) ([]JobView, error)
	Job(ctx context.Context, id string) (JobView, error)
	CancelJob(ctx context.Context, id string) (JobView, error)
	// Rounds are the models that several slots train, and RoundsOf is one of them. CancelRounds ends it with its jobs,
	// and RoundsFile is what anybody needs to train it again (train/rounds).
	Rounds(ctx context.Context) ([]RoundsView, error)
	RoundsOf(ctx context.Context, id string) (RoundsView, error)
	CancelRounds(ctx context.Context, id string) (RoundsView, error)
	RoundsFile(ctx context.Context, id string) (RoundsFile, error)
	// TopUps are the rails whose wallets other wallets can fund; the others prepare and finish such a payment.
	TopUps(ctx context.Context) ([]TopUpWay, error)
	PrepareTopUp(ctx context.Context, r TopUpRequest) (TopUpDraft, error)
	SubmitTopUp(ctx context.Context, a TopUpAnswer) (ToppedUp, error)
	// JobSeries are a job's curves, each of so many points at most.
	JobSeries(ctx context.Context, id string, points int) (SeriesView, error)
	// JobFiles are the files of a finished job's model, and OpenJobFile opens one of them. A
	// job without a model is ErrNotFound.
	JobFiles(ctx context.Context, id string) ([]JobFile, error)
	OpenJobFile(ctx context.Context, id, name string) (io.ReadSeekCloser, error)
	// Watch calls fn with every event of a job ("" = all) whose number is above after,
	// those so far first, until the job has ended, ctx is done or fn fails.
	Watch(ctx context.Context, id string, after uint64, fn func(Event) error) error
	// VerifySegment executes a segment again, here, and compares. Segments are
	// named LEASE/INDEX or JOB/INDEX.
	VerifySegment(ctx context.Context, id string) (SegmentCheck, error)
	// Challenge disputes a segment on chain, if it is wrong.
	Challenge(ctx context.Context, id string) (DisputeView, error)
	Disputes(ctx context.Context) ([]DisputeView, error)
	Dispute(ctx context.Context, id string) (DisputeView, error)
	// PlayDispute makes the move that is due now, if it is this node's.
	PlayDispute(ctx context.Context, id string) (DisputeView, error)
	// ExportDispute is a dispute in one file (node/bundle).
	ExportDispute(ctx context.Context, id string) (DisputeFile, error)
	DisputeMoves(ctx context.Context, id string) (DisputeMoves, error)
	// CheckDispute judges a dispute's file, of [MaxBundle] bytes at most, and keeps nothing of it.
	CheckDispute(ctx context.Context, raw []byte) (DisputeMoves, error)
	// Explain answers for a job, an offer, a lease, a bid, a dispute, a
	// transaction, or work that was set aside.
	Explain(ctx context.Context, id string) (Explanation, error)
	Balances(ctx context.Context) (Balances, error)
	Earned(ctx context.Context, days int) (Earnings, error)
	// ExportLedger writes the ledger at one moment as lines of JSON (docs/messages.md).
	ExportLedger(ctx context.Context, w io.Writer) error
	// Leases are those that this node has a part in, the latest first.
	Leases(ctx context.Context) ([]LeaseView, error)
	// Webhooks are the addresses that are told of events, and how far each has got.
	Webhooks(ctx context.Context) ([]WebhookView, error)
	// ResumeWork takes up again what was set aside because the node died over it.
	ResumeWork(ctx context.Context, id string) (SetAside, error)
	// Drain stops taking work, finishes what runs, and then ends the node.
	Drain(ctx context.Context) error
}

// Status is the node at a glance.
type Status struct {
	Version  string        `json:"version"`
	PeerID   string        `json:"peer_id"`
	Addrs    []string      `json:"addrs"`
	Node     string        `json:"node" doc:"EVM address of the node key"`
	Operator string        `json:"operator" doc:"EVM address of the wallet"`
	Roles    []string      `json:"roles"`
	Uptime   time.Duration `json:"uptime_ns"`
	Peers    int           `json:"peers"`
	Chain    ChainStatus   `json:"chain"`
	Engine   EngineStatus  `json:"engine"`
	Memory   uint64        `json:"memory_bytes" doc:"that the Go runtime of the node's process holds"`
	Jobs     int           `json:"jobs" doc:"jobs this node coordinates and that have not ended"`
	Leases   int           `json:"leases" doc:"leases this node works on"`
	Draining bool          `json:"draining"`
	Stake    money.Units   `json:"stake" doc:"on the chain, in its decimals"`
	Free     money.Units   `json:"free_stake" doc:"stake that no lease locks"`
	Locked   money.Units   `json:"locked" doc:"stake that leases lock, also closed ones for a while"`
	Bids     int           `json:"bids" doc:"bids that wait for an answer; a lease of each would lock stake"`
	Decimals int           `json:"decimals" doc:"of prices: of the asset that jobs are paid in"`
	Rails    []RailStatus  `json:"rails" doc:"on which jobs are paid, the preferred first"`
	// SetAside is what the node does not work on because it has died over it.
	SetAside []SetAside `json:"set_aside,omitempty" doc:"work that is not begun: the node died over it"`
}

// SetAside is work that a node does not begin any more, because its process died over it.
type SetAside struct {
	ID     string `json:"id"`
	Job    string `json:"job"`
	What   string `json:"what"`
	Deaths uint32 `json:"deaths" doc:"of the node's process while it worked on it"`
	At     uint64 `json:"at" doc:"of the latest, chain time"`
}

// RailStatus is how one of the node's rails does, as the node found it last.
type RailStatus struct {
	Rail     string    `json:"rail"`
	OK       bool      `json:"ok"`
	Since    time.Time `json:"since" doc:"when it was found so"`
	Problem  string    `json:"problem,omitempty"`
	Leases   int       `json:"leases" doc:"whose money is not settled there"`
	Deadline uint64    `json:"deadline,omitempty" doc:"chain time, of the most urgent of them"`
}

// ChainStatus is what the node sees of its chain.
type ChainStatus struct {
	ID       uint64 `json:"id"`
	Head     uint64 `json:"head"`
	HeadTime uint64 `json:"head_time"`
	Escrow   string `json:"escrow"`
	Registry string `json:"registry"`
	Token    string `json:"token"`
	Decimals int    `json:"decimals"`
}

// EngineStatus is the training back end in use.
type EngineStatus struct {
	Seconds         float64 `json:"seconds" doc:"of processor time that executing steps took since the node was started"`
	Backend         string  `json:"backend"`
	Threads         int     `json:"threads"`
	TokensPerSecond uint64  `json:"tokens_per_second" doc:"measured at start on the d64 preset"`
}

// Peer is a connected node.
type Peer struct {
	ID    string   `json:"id"`
	Addrs []string `json:"addrs"`
}

// OfferView is an open offer that this node has heard of.
type OfferView struct {
	Job      string      `json:"job"`
	Name     string      `json:"name"`
	Client   string      `json:"client"`
	MaxPrice money.Units `json:"max_price" doc:"per segment, base units"`
	Segments uint32      `json:"segments"`
	Tokens   uint64      `json:"tokens" doc:"of the whole job"`
	Deadline uint64      `json:"deadline" doc:"chain time"`
	Decision string      `json:"decision" doc:"what this node made of it, and why"`
}

// PostRequest is a job file with the data set already put by PutBlob.
type PostRequest struct {
	FileName string      `json:"file_name"`
	File     string      `json:"file" doc:"YAML or JSON text of the job"`
	Dataset  market.Blob `json:"dataset"`
	// Base is what the client knows of the base that the file names, whose archive PutBlob has put.
	Base *jobfile.Base `json:"base,omitempty"`
	// Aggregator, a peer id, hands the job to that node's aggregator role.
	Aggregator string `json:"aggregator,omitempty"`
}

// Quote is what a job costs at most, before any money moves.
type Quote struct {
	Job         string      `json:"job"`
	Name        string      `json:"name"`
	Segments    uint32      `json:"segments"`
	Slots       uint32      `json:"slots,omitempty" doc:"that train the model together; deposit, tokens and at_risk are of all, the rest of one"`
	Steps       uint32      `json:"steps"`
	Tokens      uint64      `json:"tokens"`
	Parameters  uint64      `json:"parameters"`
	MemoryBytes uint64      `json:"memory_bytes"`
	Base        string      `json:"base,omitempty" doc:"what nodes fetch of the model that the job starts from, and who takes its licence"`
	MaxPrice    money.Units `json:"max_price" doc:"per segment"`
	Deposit     money.Units `json:"deposit" doc:"locked at most at one time"`
	AtRisk      money.Units `json:"at_risk" doc:"most that can be lost to a cheat"`
	Asset       money.Asset `json:"asset"`
	Decimals    int         `json:"decimals"`
	Balance     money.Units `json:"balance" doc:"of the wallet"`
	Rails       []string    `json:"rails" doc:"on which the job may be paid, in its order; the figures are for the first that answers"`
	NotHere     []string    `json:"not_here,omitempty" doc:"rails that the job names and this node does not have"`
	// Dispute is what a dispute over a segment would cost; null: there can be
	// none, and NoDispute says why.
	Dispute   *DisputeCost `json:"dispute"`
	NoDispute string       `json:"no_dispute,omitempty"`
	Economics Economics    `json:"economics"`
	// Compare is what the same tokens take by other numbers of slots; only of a job with workers.
	Compare []SlotsOption `json:"compare,omitempty" doc:"the same tokens by 1, 2, 4 and 8 slots"`
}

// SlotsOption is what a job's tokens take where so many slots train them.
type SlotsOption struct {
	Slots   uint32      `json:"slots"`
	Rounds  uint32      `json:"rounds" doc:"a segment of each slot"`
	Seconds float64     `json:"seconds" doc:"of training, at the job's least speed or this machine's; 0: unknown"`
	Bytes   uint64      `json:"bytes_per_worker" doc:"of the states that a slot gets and gives"`
	Price   money.Units `json:"price" doc:"of all segments at most"`
	Loss    *float64    `json:"loss_above" doc:"nats above one machine's in our measurement (docs/rounds.md); null: not measured"`
}

// Economics is what a job's numbers mean for those who would cheat, and for those who would not.
type Economics struct {
	Lines []string `json:"lines" doc:"what cheating brings, what checking finds and pays, and what honest parties lose at most"`
	// Trusts says whom the client trusts beyond what the rail's contracts hold everybody to.
	Trusts []string `json:"trusts,omitempty" doc:"what no contract prevents, and how much it can cost the client"`
	// Refused says which numbers to change before the job may be posted.
	Refused []string `json:"refused,omitempty" doc:"why nodes refuse the job, and which number of its file to change"`
	// Elsewhere is what Refused would be if the chain's money were worth something.
	Elsewhere []string `json:"elsewhere,omitempty" doc:"why nodes would refuse the job on a chain whose money is worth something"`
}

// DisputeCost is what the longest game over a segment costs and brings.
type DisputeCost struct {
	Bond           uint64      `json:"bond_gwei" doc:"that a challenger posts, and gets back if it wins"`
	ChallengerGas  uint64      `json:"challenger_gas" doc:"at most"`
	ChallengerFees uint64      `json:"challenger_fees_gwei" doc:"at most, at the price of gas now"`
	AsserterGas    uint64      `json:"asserter_gas" doc:"of the provider who answers, at most"`
	Seconds        uint64      `json:"seconds" doc:"that the bond, the stake and the segment's pay are locked, at most"`
	Moves          uint32      `json:"moves" doc:"at most"`
	Lock           money.Units `json:"lock" doc:"stake that the provider loses by a wrong segment"`
	Reward         money.Units `json:"reward" doc:"of a challenger who wins: a quarter of the lock, unless it shares it"`
	Computing      uint64      `json:"computing_seconds" doc:"that this node would compute in a game; 0: not known"`
	ComputingLimit uint64      `json:"computing_limit_seconds" doc:"most that a node of this speed plays: a quarter of the clock"`
}

// SegmentCheck is what executing a segment again has found.
type SegmentCheck struct {
	Job       string       `json:"job"`
	Lease     string       `json:"lease"`
	Segment   uint32       `json:"segment" doc:"index in the job"`
	Provider  string       `json:"provider"`
	Steps     uint32       `json:"steps"`
	Right     bool         `json:"right" doc:"equal bits"`
	FirstStep int64        `json:"first_step" doc:"first step whose record differs; -1: none"`
	Claimed   string       `json:"claimed" doc:"state root that the provider signed"`
	Computed  string       `json:"computed" doc:"state root that this node computed"`
	Seconds   float64      `json:"seconds"`
	Dispute   *DisputeCost `json:"dispute" doc:"null: the segment cannot be disputed"`
	Decimals  int          `json:"decimals"`
}

// DisputeView is a game as this node knows it and as the chain has it.
type DisputeView struct {
	Game       string      `json:"game"`
	Job        string      `json:"job"`
	Lease      string      `json:"lease"`
	Segment    uint32      `json:"segment"`
	Asserter   string      `json:"asserter"`
	Challenger string      `json:"challenger"`
	Side       string      `json:"side" doc:"of this node: asserter, challenger, or nobody: it watches"`
	Status     string      `json:"status" doc:"wanted, playing, won, lost, moot, dropped"`
	Note       string      `json:"note,omitempty"`
	Phase      string      `json:"phase,omitempty" doc:"of the game that runs"`
	Turn       string      `json:"turn,omitempty"`
	Moves      []string    `json:"legal_moves,omitempty"`
	Deadline   uint64      `json:"deadline,omitempty" doc:"chain time by which the player to move must move"`
	Made       int         `json:"moves"`
	Winner     string      `json:"winner,omitempty"`
	By         string      `json:"decided_by,omitempty" doc:"the tile, the link, the proof, the clock, another game"`
	Cost       DisputeCost `json:"cost" doc:"as it was estimated before the challenge; zero where this node is challenged"`
	Decimals   int         `json:"decimals"`
}

// DisputeFile is a bundle, to be checked by anybody offline.
type DisputeFile struct {
	Name string `json:"name"`
	Data []byte `json:"data" doc:"canonical CBOR, base64"`
}

// JobView is a job as its coordinator knows it.
type JobView struct {
	ID               string                 `json:"id"`
	Name             string                 `json:"name"`
	State            string                 `json:"state"`
	Provider         string                 `json:"provider,omitempty"`
	Segments         uint32                 `json:"segments"`
	SegmentsVerified uint32                 `json:"segments_verified"`
	SegmentsPaid     uint32                 `json:"segments_paid"`
	SegmentsChecked  uint32                 `json:"segments_reexecuted"`
	Step             uint32                 `json:"step"`
	Steps            uint32                 `json:"steps"`
	LossFirst        float64                `json:"loss_first"`
	LossLast         float64                `json:"loss_last"`
	TokensPerSecond  uint64                 `json:"tokens_per_second"`
	Deposited        money.Units            `json:"deposited"`
	Spent            money.Units            `json:"spent"`
	Refunded         money.Units            `json:"refunded"`
	ProviderEarned   map[string]money.Units `json:"provider_earned"`
	VerifierEarned   map[string]money.Units `json:"verifier_earned"`
	Fees             money.Units            `json:"fees"`
	ChainTxs         int                    `json:"chain_transactions"`
	Caught           *uint32                `json:"caught_segment"`
	Reassigned       int                    `json:"reassigned"`
	Artifact         string                 `json:"artifact,omitempty" doc:"folder on the coordinator's machine"`
	Root             string                 `json:"root" doc:"of the state after the last verified segment"`
	Program          string                 `json:"program" doc:"the program's hash"`
	Sample           string                 `json:"sample,omitempty"`
	Asset            money.Asset            `json:"asset"`
	Decimals         int                    `json:"decimals"`
	Rail             string                 `json:"rail" doc:"on which the job is paid; of several, as chosen last"`
	Ended            bool                   `json:"ended"`
	// Eval is there for jobs that hold out rows.
	Eval           *EvalView     `json:"eval,omitempty"`
	Run            string        `json:"run,omitempty" doc:"that the job is a slot of: see /v1/rounds"`
	Base           *BaseView     `json:"base,omitempty"`
	PostedAt       time.Time     `json:"posted_at"`
	FirstStepAfter time.Duration `json:"first_step_after_ns" doc:"from posting to the first progress report"`
	Silence        *Silence      `json:"silence,omitempty" doc:"of its provider; absent while none owes work"`
}

// Silence is how long a job's provider has not been heard.
type Silence struct {
	For   time.Duration `json:"for_ns" doc:"since its last heartbeat or result"`
	Limit time.Duration `json:"limit_ns" doc:"of silence, after which its lease ends and another provider goes on"`
}

// EvalView are a job's losses on the rows that it holds out, as this node computed them.
type EvalView struct {
	Split  string      `json:"split" doc:"which part of the rows is held out"`
	Rows   string      `json:"rows" doc:"content id of the token file with these rows"`
	Values []EvalPoint `json:"values" doc:"in the order of the segments"`
	Missed []EvalMiss  `json:"missed,omitempty" doc:"states that could not be evaluated"`
	// Waiting is how many verified states are still to be evaluated.
	Waiting int `json:"waiting"`
}

// EvalPoint is a loss on held-out rows.
type EvalPoint struct {
	Segments uint32  `json:"segments" doc:"verified before; 0: the state that the job started from"`
	Loss     float64 `json:"loss" doc:"nats per token that counts, or per pair"`
}

// EvalMiss is a state without a loss.
type EvalMiss struct {
	Segments uint32 `json:"segments"`
	Why      string `json:"why"`
}

// LeaseView is a lease that this node has a part in.
type LeaseView struct {
	ID       string      `json:"id"`
	Job      string      `json:"job"`
	As       string      `json:"as" doc:"this node's part in it: client or provider"`
	Phase    string      `json:"phase" doc:"of the payment, as this node has it"`
	Provider string      `json:"provider" doc:"operator"`
	Rail     string      `json:"rail"`
	First    uint32      `json:"first_segment"`
	Segments uint32      `json:"segments"`
	Begun    uint32      `json:"segments_begun"`
	Vouched  uint32      `json:"segments_vouched" doc:"earned by the delegate's signature"`
	Claimed  uint32      `json:"segments_claimed" doc:"on chain, the vouched ones included"`
	Price    money.Units `json:"price" doc:"per segment"`
	Decimals int         `json:"decimals"`
	Begin    uint64      `json:"begin" doc:"chain time"`
	Deadline uint64      `json:"deadline" doc:"chain time"`
	Settled  bool        `json:"settled" doc:"the chain has closed it"`
	Games    uint32      `json:"games" doc:"disputes that run over it"`
	Height   uint64      `json:"height" doc:"block at which the chain's part was read"`
}

// Explanation says why something is as it is.
type Explanation struct {
	ID       string   `json:"id"`
	What     string   `json:"what"`
	State    string   `json:"state"`
	Rule     string   `json:"rule"`
	Evidence []string `json:"evidence"`
	Deadline uint64   `json:"deadline,omitempty" doc:"chain time"`
	MayAct   []string `json:"may_act"`
	Else     string   `json:"else" doc:"what happens if nobody acts"`
	Bounds   []string `json:"bounds,omitempty" doc:"what each party can lose at most, and what an alteration costs"`
}

// Balances is the money of this node, on chain and in its ledger.
type Balances struct {
	Asset       money.Asset            `json:"asset"`
	Decimals    int                    `json:"decimals" doc:"of the asset"`
	Wallet      money.Units            `json:"wallet"`
	Node        money.Units            `json:"node" doc:"on the chain, in its decimals"`
	Credit      money.Units            `json:"credit" doc:"in the escrow, for the wallet to withdraw"`
	Stake       money.Units            `json:"stake" doc:"on the chain, in its decimals"`
	GasWallet   string                 `json:"gas_wallet" doc:"wei"`
	GasNode     string                 `json:"gas_node" doc:"wei"`
	Ledger      map[string]money.Units `json:"ledger" doc:"by account, in the asset"`
	LedgerTotal money.Units            `json:"ledger_total" doc:"sum over all accounts; 0 when the books balance"`
	Others      []Books                `json:"others" doc:"the ledger's accounts in other assets"`
	// ChainDecimals are those of the chain's token, in which stakes are.
	ChainDecimals int `json:"chain_decimals" doc:"of the chain's token, in which stakes are"`
}
