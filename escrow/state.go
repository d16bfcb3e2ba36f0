package escrow

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Party is the side that the machine plays.
type Party uint8

// Parties.
const (
	Client   Party = 1 // the coordinator: client's node or delegate
	Provider Party = 2
)

func (p Party) String() string { return name([]string{"", "client", "provider"}, int(p)) }

// Policy is what a node decides for itself. Times are in chain seconds.
type Policy struct {
	// Patience is how long the other side may be silent before it counts as vanished.
	Patience uint64 `cbor:"1,keyasint"`
	// Grace is how long before a window's end a provider stops waiting for more
	// verdicts. It is also how long after the window's end a side waits before it
	// releases in place of the other.
	Grace uint64 `cbor:"2,keyasint"`
	// Retry is how long the machine waits before it repeats an action that the chain
	// refused.
	Retry uint64 `cbor:"3,keyasint"`
	// Manual leaves refunds and withdrawals to the wallet's owner. It is for a node
	// that does not hold the wallet's key.
	Manual bool `cbor:"4,keyasint"`
	// MaxUnpaid is how much vouched pay, in base units, a provider leaves unpaid on chain
	// before it has it paid in mid-lease; 0: any.
	MaxUnpaid uint64 `cbor:"5,keyasint,omitempty"`
	// Checks is for how long after the other side has vanished a provider waits for verdicts
	// for which it asks itself: see State.Unchecked. 0: it asks nobody.
	Checks uint64 `cbor:"6,keyasint,omitempty"`
}

// DefaultPolicy suits a chain with blocks every few seconds.
func DefaultPolicy() Policy { return Policy{Patience: 120, Grace: 60, Retry: 30} }

// State is the whole memory of the machine. It is stored as canonical CBOR. Treat
// it as read-only: Apply returns a new one.
type State struct {
	Version  uint16    `cbor:"1,keyasint"` // always 1
	Party    Party     `cbor:"2,keyasint"`
	Policy   Policy    `cbor:"3,keyasint"`
	Deal     Deal      `cbor:"4,keyasint"`
	Phase    Phase     `cbor:"5,keyasint"`
	Segments []Segment `cbor:"6,keyasint"` // those that were begun, from the lease's first on
	// Voucher is the best voucher signed (client) or received (provider).
	Voucher market.SignedVoucher `cbor:"7,keyasint"`
	Chain   Chain                `cbor:"8,keyasint"`
	// Seen is the chain time of the last sign of life of the other side.
	Seen uint64 `cbor:"9,keyasint"`
	// Stopped says why no more work is to be done. Empty means that the lease goes on.
	Stopped string `cbor:"10,keyasint"`
	// Returning is set when the client wants its free money back.
	Returning bool     `cbor:"11,keyasint"`
	Issued    []Issued `cbor:"12,keyasint"`
	// Examined are the claims on chain that the client has looked at itself.
	Examined []Examination `cbor:"13,keyasint,omitempty"`
	// Inactive are the verifiers whose verdicts the chain would not count now.
	Inactive []common.Address `cbor:"14,keyasint,omitempty"`

	unit money.Unit // in which Explain writes amounts
}

// Segment is what the machine knows of one segment of the lease.
type Segment struct {
	Step     Step                   `cbor:"1,keyasint"`
	Hash     common.Hash            `cbor:"2,keyasint"` // of the commitment's segment
	Sig      market.Signature       `cbor:"3,keyasint"` // of the node key on the commitment
	Verdicts []market.SignedVerdict `cbor:"4,keyasint"` // one for each verifier, by ascending address
	Height   uint64                 `cbor:"5,keyasint"` // that the commitment names
	// Fields are what Hash is the hash of, until a voucher pays the segment.
	Fields commit.Segment `cbor:"6,keyasint"`
}

// Chain is what the escrow says about the lease, read at the agreed depth.
type Chain struct {
	Height    uint64      `cbor:"1,keyasint"` // of the block read
	Time      uint64      `cbor:"2,keyasint"` // its time, unix seconds; never runs back
	Status    Status      `cbor:"3,keyasint"`
	Vouched   uint32      `cbor:"4,keyasint"`
	Claimed   uint32      `cbor:"5,keyasint"` // vouched ones included
	WindowEnd uint64      `cbor:"6,keyasint"`
	Pot       uint64      `cbor:"7,keyasint"` // of the job, free
	Credit    uint64      `cbor:"8,keyasint"` // this side's, to withdraw
	Settled   *Settlement `cbor:"9,keyasint"` // when Status is StatusClosed
	// Games are the disputes that run over segments of the lease: nothing is
	// released meanwhile.
	Games uint32 `cbor:"10,keyasint,omitempty"`
	// Lost is the place in the lease, from 1, of the first segment that was lost
	// to a dispute; 0: none. It and those after it are never paid, and what the
	// chain had taken by then is void.
	Lost uint32 `cbor:"11,keyasint,omitempty"`
	// Paid is for how many segments the provider has its share already, while the
	// lease runs.
	Paid uint32 `cbor:"12,keyasint,omitempty"`
	// Covered is for how many segments of a lease a rail secures the pay of a provider
	// against the client's absence so far; 0: for all that it is open for.
	Covered uint32 `cbor:"13,keyasint,omitempty"`
}

// Status is the contract's status of a lease.
type Status uint8

// Statuses, as JobEscrow numbers them.
const (
	StatusNone   Status = 0
	StatusOpen   Status = 1
	StatusEnding Status = 2
	StatusClosed Status = 3
)

// Issued is an action that was handed out.
type Issued struct {
	Name    string `cbor:"1,keyasint"` // the id without its attempt
	Attempt uint32 `cbor:"2,keyasint"` // from 1
	Failed  bool   `cbor:"3,keyasint"`
	Reason  string `cbor:"4,keyasint"` // of the failure
	At      uint64 `cbor:"5,keyasint"` // chain time of the failure
}

// New returns the machine of a quoted lease. The deal's signatures may be
// missing until Signed.
func New(p Party, d Deal, policy Policy) (State, error) {
	if err := d.Validate(); err != nil {
		return State{}, err
	}
	return State{Version: 1, Party: p, Policy: policy, Deal: d, Phase: Quoted}, nil
}

// Vouched is the number of segments that the best voucher covers.
func (s State) Vouched() uint32 { return s.Voucher.Voucher.Segments }

// payableTo is how many segments the best voucher is good for: none if it covers
// one that was lost.
func (s State) payableTo() uint32 {
	if s.Chain.Lost != 0 && s.Vouched() >= s.Chain.Lost {
		return 0
	}
	return s.Vouched()
}

// now is the newest chain time the machine knows.
func (s State) now() uint64 { return s.Chain.Time }

func (s State) lease() market.Lease { return s.Deal.Lease.Lease }

// silent reports whether the other side counts as vanished.
func (s State) silent() bool { return s.now() > s.Seen+s.Policy.Patience }

// expired reports whether the lease's deadline has passed.
func (s State) expired() bool { return s.now() > s.lease().Deadline }

// Next returns the segment (index in the lease) that the provider may begin
// now, and whether it may begin one. It is the one working on, if any.
func (s State) Next() (uint32, bool) {
	n := uint32(len(s.Segments))
	if n > 0 && s.Segments[n-1].Step == Working {
		n--
	}
	ok := s.Party == Provider && s.Phase == Funded && s.Stopped == "" && !s.expired() &&
		n < s.lease().Segments && n-min(n, s.Vouched()) < s.Deal.Offer.Credit && s.covers(n) &&
		!slices.ContainsFunc(s.Segments, func(g Segment) bool { return g.Step == Lost })
	return n, ok
}

// covers reports whether the rail secures the pay of a segment (an index in the lease).
func (s State) covers(n uint32) bool { return s.Chain.Covered == 0 || n < s.Chain.Covered }

// Exposed is the pay of segments that are begun and not vouched: what the
// provider stands to lose if the client vanished and no verifier had agreed.
func (s State) Exposed() uint64 {
	n := uint32(len(s.Segments))
	return s.lease().Price * uint64(n-min(n, s.Vouched()))
}

// clone copies what Apply may change.
func (s State) clone() State {
	s.Segments = slices.Clone(s.Segments)
	s.Issued = slices.Clone(s.Issued)
	s.Examined = slices.Clone(s.Examined)
	return s
}

// Refused is why the chain refused the last attempt of an action that is due,
// or empty.
func (s State) Refused() string {
	for _, is := range s.Issued {
		if is.Failed {
			return is.Reason
		}
	}
	return ""
}
