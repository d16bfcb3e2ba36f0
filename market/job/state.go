package job

import (
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/reputation"
)

// Phase is where a job is in its life.
type Phase string

// Phases, in order.
const (
	Announced Phase = "announced" // the job is listed; bids are collected
	Matching  Phase = "matching"  // the bidders' stakes are being read
	Leasing   Phase = "leasing"   // a provider is asked to sign
	Funding   Phase = "funding"   // the chain is asked to reserve the money
	Running   Phase = "running"   // the provider computes
	Verifying Phase = "verifying" // as Running, and at least one segment awaits verdicts
	Merging   Phase = "merging"   // the next segment's start is not set yet; jobs with rounds alone
	Delivered Phase = "delivered" // all verified; the artifact is fetched and the money settled
	Refunding Phase = "refunding" // ended early; the escrow balance goes back to the client
	Closed    Phase = "closed"
)

// Outcome is how a job ended.
type Outcome string

// Outcomes of a closed or closing job.
const (
	Complete  Outcome = "complete"
	Expired   Outcome = "expired"   // the offer's deadline passed
	Cancelled Outcome = "cancelled" // by the client
)

// Errors of Apply. The state is unchanged. The peer that sent the message gets the text.
var (
	// ErrPhase means that the event has no place in this phase.
	ErrPhase = errors.New("not in this phase")
	// ErrStale means that the event concerns a lease, segment or check that is over or
	// unknown.
	ErrStale = errors.New("over or unknown")
	// ErrOrder means that a segment is not the next one, or does not start from the
	// root of the one before.
	ErrOrder = errors.New("out of order")
	// ErrCredit means that the provider is as far ahead of its vouchers as it may be.
	ErrCredit = errors.New("credit used up")
	// ErrFull means that the job holds as many bids as it may.
	ErrFull = errors.New("too many bids")
	// ErrConflict means that the event contradicts an earlier one.
	ErrConflict = errors.New("contradicts an earlier message")
	// ErrClosed means that the job is over.
	ErrClosed = errors.New("job is closed")
	// ErrState means that the bytes are no State.
	ErrState = errors.New("bad job state")
)

// MaxBids bounds the bids that a job holds, one of each operator and role.
const MaxBids = 256

// Policy is the part of the rules that the coordinator decides. Times are milliseconds
// of monotonic time unless stated otherwise.
type Policy struct {
	BidWindow    uint64 `cbor:"1,keyasint" json:"bid_window"`
	Heartbeat    uint64 `cbor:"2,keyasint" json:"heartbeat"`
	Misses       uint64 `cbor:"3,keyasint" json:"misses"`
	StartGrace   uint64 `cbor:"4,keyasint" json:"start_grace"`   // from funding to a first heartbeat
	ReplyTimeout uint64 `cbor:"5,keyasint" json:"reply_timeout"` // for the signature of a lease
	CheckTimeout uint64 `cbor:"6,keyasint" json:"check_timeout"` // from request to verdict
	// LeaseSeconds is the longest lease in seconds of chain time. If it is 0, only the
	// offer's deadline bounds a lease.
	LeaseSeconds uint64 `cbor:"7,keyasint" json:"lease_seconds"`
	// DelegateAccount gets the delegate's share. If it is zero, the delegate's key does.
	DelegateAccount common.Address `cbor:"8,keyasint" json:"delegate_account"`
	// Rounds is for a job that is one slot of several that train a model together. Each lease
	// covers one segment, which is the slot's part of a round, and every segment starts from the
	// state that StartSet gives: the merge of what all slots made before.
	Rounds bool `cbor:"9,keyasint,omitempty" json:"rounds,omitempty"`
}

// DefaultPolicy returns the values of docs/protocol.md: 5 s for bids, three heartbeats
// of 2 s, 2 minutes to start, 15 s to sign, and 10 minutes to check a segment.
func DefaultPolicy() Policy {
	return Policy{BidWindow: 5_000, Heartbeat: 2_000, Misses: 3, StartGrace: 120_000, ReplyTimeout: 15_000,
		CheckTimeout: 600_000}
}

// State is the whole history of a job that matters for its future. It is plain data,
// which the ledger keeps.
type State struct {
	Version      uint16              `cbor:"1,keyasint" json:"version"` // 1
	Announcement market.Announcement `cbor:"2,keyasint" json:"announcement"`
	Policy       Policy              `cbor:"3,keyasint" json:"policy"`
	Phase        Phase               `cbor:"4,keyasint" json:"phase"`
	Outcome      Outcome             `cbor:"5,keyasint" json:"outcome"`
	Clock        Tick                `cbor:"6,keyasint" json:"clock"`
	// Since is the monotonic time, in ms, at which the phase began.
	Since uint64    `cbor:"7,keyasint" json:"since"`
	Bids  []HeldBid `cbor:"8,keyasint" json:"bids"`
	// Refusals are those of the last match.
	Refusals []market.Refusal `cbor:"9,keyasint" json:"refusals"`
	Excluded []Exclusion      `cbor:"10,keyasint" json:"excluded"`
	// Lease is the lease that is proposed or runs. Past are the leases that ended.
	Lease *ActiveLease `cbor:"11,keyasint" json:"lease"`
	Past  []EndedLease `cbor:"12,keyasint" json:"past"`
	// Verified is the number of verified segments, counted from the first. Root and
	// Checkpoint are the state after them.
	Verified   uint32      `cbor:"13,keyasint" json:"verified"`
	Root       common.Hash `cbor:"14,keyasint" json:"root"`
	Checkpoint market.Blob `cbor:"15,keyasint" json:"checkpoint"`
	Nonce      uint64      `cbor:"16,keyasint" json:"nonce"` // of the next lease
	// Records are the records of operators in this job, ordered by operator and role. What a
	// node knows of operators is in the records of its jobs.
	Records      []Record `cbor:"17,keyasint" json:"records"`
	Fetched      bool     `cbor:"18,keyasint" json:"fetched"`   // the artifact was fetched
	FundingWaits bool     `cbor:"19,keyasint" json:"wait_pot"`  // funding waits for an ended lease's release
	LastNote     string   `cbor:"20,keyasint" json:"last_note"` // why the last lease or match failed
	Returned     bool     `cbor:"21,keyasint" json:"returned"`  // the escrow balance is empty
	// Option is the index of the payment option that the last match chose.
	// SkippedRails says why the options before it were not taken.
	Option       int      `cbor:"22,keyasint,omitempty" json:"place"`
	SkippedRails []string `cbor:"23,keyasint,omitempty" json:"passed,omitempty"`
	// LeftOut is how many proposals in a row were refused for the bids that they left out.
	LeftOut int `cbor:"24,keyasint,omitempty" json:"left_out,omitempty"`

	units map[market.Domain]money.Unit // the units in which Explain writes prices
}

// HeldBid is a bid, the peer that sent it, and its operator's active stake then.
type HeldBid struct {
	Bid   market.SignedBid `cbor:"1,keyasint" json:"bid"`
	Peer  string           `cbor:"2,keyasint" json:"peer"`
	Stake money.Units      `cbor:"3,keyasint,omitempty" json:"stake"`
}

// Exclusion excludes an operator from the job: for what was wrong to its end, for an absence
// until a chain time.
type Exclusion struct {
	Operator common.Address `cbor:"1,keyasint" json:"operator"`
	Reason   string         `cbor:"2,keyasint" json:"reason"`
	Until    uint64         `cbor:"3,keyasint,omitempty" json:"until,omitempty"` // 0: for good
}

// rest says for people how long an exclusion lasts from a chain time on.
func (x Exclusion) rest(now uint64) string {
	if x.Until == 0 || x.Until <= now {
		return ""
	}
	return fmt.Sprintf(" for %d seconds more", x.Until-now)
}

// Record is the record of an operator in one role of this job.
type Record struct {
	Operator   common.Address    `cbor:"1,keyasint" json:"operator"`
	Reputation reputation.Counts `cbor:"2,keyasint" json:"reputation"`
	// Role is 0 in records of before roles were told apart.
	Role market.Role `cbor:"3,keyasint,omitempty" json:"role"`
	At   uint64      `cbor:"4,keyasint,omitempty" json:"at"` // chain time of the last result
	// Paid is the price of the segments delivered, in base units of the job's asset.
	Paid uint64 `cbor:"5,keyasint,omitempty" json:"paid"`
	// Claimed and Shown are a provider's throughput: of its bid, and the best of a segment.
	Claimed uint64 `cbor:"6,keyasint,omitempty" json:"claimed"`
	Shown   uint64 `cbor:"7,keyasint,omitempty" json:"shown"`
	// By are the verifiers that found the operator wrong, at most market.MaxCandidates.
	By []common.Address `cbor:"8,keyasint,omitempty" json:"by"`
}

// ActiveLease is the lease that is proposed or runs.
type ActiveLease struct {
	Signed        market.SignedLease `cbor:"1,keyasint" json:"signed"`
	Hash          common.Hash        `cbor:"2,keyasint" json:"hash"`
	Peer          string             `cbor:"3,keyasint" json:"peer"` // the provider's
	Funded        bool               `cbor:"4,keyasint" json:"funded"`
	HeartbeatSeen bool               `cbor:"5,keyasint" json:"beaten"` // a heartbeat was received
	LastHeartbeat uint64             `cbor:"6,keyasint" json:"beat"`   // time of the last one, monotonic ms
	// Step is the last progress reported, of the whole run.
	Step         uint32       `cbor:"7,keyasint" json:"step"`
	Pool         []PoolMember `cbor:"8,keyasint" json:"pool"`  // verifiers it draws from
	Works        []Work       `cbor:"9,keyasint" json:"works"` // committed, not yet earned, in order
	Paid         Payment      `cbor:"10,keyasint" json:"paid"`
	EndRequested bool         `cbor:"11,keyasint" json:"ended"` // delivered, and the chain asked to end it
	// MoneyMoved says that money may have moved for the lease.
	MoneyMoved bool `cbor:"12,keyasint,omitempty" json:"moved"`
	// Claimed is the throughput of the provider's bid, in tokens a second. Shown is the best of
	// a segment that it committed to right after another.
	Claimed uint64 `cbor:"13,keyasint,omitempty" json:"claimed"`
	Shown   uint64 `cbor:"14,keyasint,omitempty" json:"shown"`
	// LastResult is the monotonic time, in ms, of the last result, or 0.
	LastResult uint64 `cbor:"15,keyasint,omitempty" json:"last_result"`
	// Eligible are all among whom the block of height Block drew the pool, until the provider has
	// signed.
	Eligible []market.Candidate `cbor:"16,keyasint,omitempty" json:"eligible,omitempty"`
	Block    uint64             `cbor:"17,keyasint,omitempty" json:"block,omitempty"`
}

// PoolMember is a verifier that draws may choose, and the peer id by which it is
// reached.
type PoolMember struct {
	Candidate market.Candidate `cbor:"1,keyasint" json:"candidate"`
	Peer      string           `cbor:"2,keyasint" json:"peer"`
}

// Payment is the last voucher of a lease before it is signed.
type Payment struct {
	Voucher market.Voucher `cbor:"1,keyasint" json:"voucher"`
	Payees  []market.Payee `cbor:"2,keyasint" json:"payees"`
}

// EndedLease is a lease that is over.
type EndedLease struct {
	Signed     market.SignedLease `cbor:"1,keyasint" json:"signed"`
	Hash       common.Hash        `cbor:"2,keyasint" json:"hash"`
	Peer       string             `cbor:"3,keyasint" json:"peer"`
	Reason     string             `cbor:"4,keyasint" json:"reason"`
	Paid       Payment            `cbor:"5,keyasint" json:"paid"`
	Funded     bool               `cbor:"6,keyasint" json:"funded"`
	Released   bool               `cbor:"7,keyasint" json:"released"` // the chain holds nothing for it
	MoneyMoved bool               `cbor:"8,keyasint,omitempty" json:"moved"`
	// Complete says that the lease ended because all its segments are verified: its provider
	// closes it with the last voucher. EndRequested says that it has not done so by the lease's
	// deadline, and the chain was asked to end it.
	Complete     bool `cbor:"9,keyasint,omitempty"  json:"complete,omitempty"`
	EndRequested bool `cbor:"10,keyasint,omitempty" json:"end_requested,omitempty"`
}

// Answer is the result of a check request.
type Answer uint8

// Answers to a check request.
const (
	Waiting Answer = iota
	Agreed
	Disagreed
	Silent // refused, or too late
	Broken // its verdict did not open its commitment, or it was excluded before it was asked
)

// Check is one check request and its answer.
type Check struct {
	Candidate int                  `cbor:"1,keyasint" json:"candidate"` // index in the pool
	Since     uint64               `cbor:"2,keyasint" json:"since"`     // monotonic ms
	Answer    Answer               `cbor:"3,keyasint" json:"answer"`
	Verdict   market.SignedVerdict `cbor:"4,keyasint" json:"verdict"`
	// Commitment is the verifier's commitment to its verdict (market.CommitVerdict), or
	// zero before it was received. It stays when the verifier is asked again, because the
	// verifier has seen the log by then.
	Commitment common.Hash `cbor:"5,keyasint" json:"seal"`
}

// Finding is the panel's decision about a segment.
type Finding uint8

// Findings on a segment.
const (
	Open Finding = iota
	Accepted
	Rejected
	Undecided
)

// Work is a segment with a commitment that is not earned yet.
type Work struct {
	Result  market.SegmentResult `cbor:"1,keyasint" json:"result"`
	Hash    common.Hash          `cbor:"2,keyasint" json:"hash"` // Commitment.StructHash
	Receipt *market.Receipt      `cbor:"3,keyasint" json:"receipt"`
	Block   common.Hash          `cbor:"4,keyasint" json:"block"` // the one that decided the draw
	Drawing *market.Drawing      `cbor:"5,keyasint" json:"drawing"`
	Panel   int                  `cbor:"6,keyasint" json:"panel"` // verdicts wanted
	Checks  []Check              `cbor:"7,keyasint" json:"asks"`
	Finding Finding              `cbor:"8,keyasint" json:"finding"`
	// Revealed is the monotonic time, in ms, from which verifiers are shown the log. It is
	// 0 before all that were asked have committed to their verdicts.
	Revealed uint64 `cbor:"9,keyasint,omitempty" json:"revealed"`
	// Renamed is how often its provider has named another block for the draw.
	Renamed uint32 `cbor:"10,keyasint,omitempty" json:"renamed"`
	// Kept says that this node holds the segment's end state.
	Kept bool `cbor:"11,keyasint,omitempty" json:"kept"`
}

// New starts a job at the time now. genesis is the state root that the program's seed
// gives.
func New(ann market.ValidAnnouncement, genesis common.Hash, p Policy, now Tick) (State, []Action) {
	m := machine{s: State{Version: 1, Announcement: ann.Announcement(), Policy: p, Root: genesis, Clock: now}}
	if p.Rounds {
		m.await()
	} else {
		m.openBidWindow()
	}
	return m.s, m.out
}

// Listing reports whether the job is announced again and again, because it has no lease.
func (s State) Listing() bool {
	return s.Phase == Announced || s.Phase == Matching || s.Phase == Merging
}

// Listed returns the announcement with the offers for all payment options.
func (s State) Listed() market.ValidAnnouncement {
	return market.RestoreAnnouncement(s.Announcement)
}

// Chosen returns the announcement for the payment option that was chosen last. For a
// job without payment options it is the announcement.
func (s State) Chosen() market.ValidAnnouncement {
	ann := s.Listed()
	if !ann.Priced() {
		return ann
	}
	at, _ := ann.At(ann.PaymentOptions()[s.Option].Domain) // sound has checked the index
	return at
}

// MoneyMoved reports whether money may have moved for the job. Once it has, the job
// stays on its rail.
func (s State) MoneyMoved() bool {
	return s.Lease != nil && s.Lease.MoneyMoved ||
		slices.ContainsFunc(s.Past, func(e EndedLease) bool { return e.MoneyMoved })
}

// Segments returns the number of segments of the job.
func (s State) Segments() uint32 { return s.Announcement.Offer.Segments }

// Providers returns the nodes whose bids to train count now.
func (s State) Providers() (nodes []common.Address) {
	for _, h := range s.Bids {
		if b := h.Bid.Bid; b.Role == market.RoleProvider && b.Expires > s.Clock.Chain && !s.excludes(b.Operator) {
			nodes = append(nodes, b.Node)
		}
	}
	return nodes
}

// Computing returns the node that has the lease, if it owes results or is asked to sign.
func (s State) Computing() (common.Address, bool) {
	if s.Lease == nil {
		return common.Address{}, false
	}
	l := s.Lease.Signed.Lease
	return l.Node, s.Phase != Delivered && s.committed() < l.FirstSegment+l.Segments
}

// Work returns the work of a commitment, by Commitment.StructHash.
func (s State) Work(commitment common.Hash) (Work, bool) {
	if s.Lease != nil {
		for _, w := range s.Lease.Works {
			if w.Hash == commitment {
				return w, true
			}
		}
	}
	return Work{}, false
}

// Reveals reports whether node may be shown the log of a commitment's segment now.
func (s State) Reveals(commitment common.Hash, node common.Address) bool {
	w, ok := s.Work(commitment)
	return ok && w.Revealed > 0 && slices.ContainsFunc(w.Checks, func(c Check) bool {
		return s.Lease.Pool[c.Candidate].Candidate.Node == node && c.Commitment != common.Hash{}
	})
}

// Receipt returns the receipt that was issued for a commitment. It answers a result
// that is sent again.
func (s State) Receipt(commitment common.Hash) (market.Receipt, bool) {
	w, ok := s.Work(commitment)
	if !ok || w.Receipt == nil {
		return market.Receipt{}, false
	}
	return *w.Receipt, true
}

// Over reports whether nothing is left to do.
func (s State) Over() bool { return s.Phase == Closed }
