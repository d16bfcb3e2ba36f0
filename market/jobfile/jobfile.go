package jobfile

import (
	_ "embed"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/program"
)

// MaxSize is the largest job file, in bytes.
const MaxSize = 64 << 10

//go:embed example.yml
var example string

// Example is a job file with every key explained. It parses, and differs from
// the defaults only where there is none.
func Example() string { return example }

// Errors about a job file.
var (
	// ErrInvalid is wrapped by every error of Parse.
	ErrInvalid = errors.New("bad job file")
	// ErrBudget: the job costs more than payment.max_total.
	ErrBudget = errors.New("job costs more than payment.max_total")
)

// File is a job file with its defaults filled in. See Example for the keys and
// units.
type File struct {
	Name            string
	Program         program.Program
	StepsPerSegment uint32
	// Marks is the number of intervals of a segment: see market.Spec.
	Marks uint8
	// Data is the path of the data set, relative to the job file, or a CID.
	Data string
	// Base is the path of the folder of the model that the job starts from; empty: it starts
	// from its seed. Licence is the base's, where the file says it.
	Base, Licence string
	// Merged says that a job of an adapter delivers the model with the adapter in it too.
	Merged bool
	// GGUF are the types of GGUF files of the model that the client's node writes when the job has ended, of
	// gguf.Types.
	GGUF []string
	// Held is how many thousandths of the data's rows are held out (data.Split): the model's loss on
	// them is computed after each segment. 0: none.
	Held uint16
	// Workers, unless zero, are the slots that train the model together. Each is a job of its own,
	// with the same terms; a segment is a slot's part of a round.
	Workers      Workers
	Payment      Payment
	Verification market.Verification
	// MinTokensPerSecond and MinStake are what bidders must bring; MinStake
	// is a decimal number of the token.
	MinTokensPerSecond uint64
	MinStake           string

	source *source // of a file with a base
	on     *Base   // nil: On was not called
}

// Workers say that several slots train one model (docs/rounds.md).
type Workers struct {
	Slots uint32 `yaml:"slots" like:"4"`
	// Method is how they exchange what they learn: rounds.DiLoCo, FedAvg, SparseLoCo or MuLoCo.
	Method string `yaml:"method" want:"diloco, fedavg, sparseloco or muloco" one:"diloco fedavg sparseloco muloco"`
	// Wait is how long a round waits for slots after the first has trained its part.
	Wait time.Duration `yaml:"wait" as:"span"`
}

// Payment is what the job pays. Amounts are decimal numbers of the token, such
// as "0.25": the token's decimals are known only when the offer is made.
type Payment struct {
	PricePerSegment string        `yaml:"price_per_segment" as:"amount" like:"\"0.25\""`
	MaxTotal        string        `yaml:"max_total" as:"amount" like:"\"2.50\""` // empty: price × segments
	Deadline        time.Duration `yaml:"deadline" as:"span"`
	Window          time.Duration `yaml:"window" as:"span"`
	Credit          uint32        `yaml:"credit" like:"2"`
	VerifyBPS       uint16        `yaml:"verification_share" as:"bps" like:"10%"`
	DelegateBPS     uint16        `yaml:"delegate_share" as:"bps" like:"0.5%"`
	// Pace is the least time that the pay of a segment takes to leave the deposit, whoever signs; 0: no bound.
	// Auto bounds a delegate that is not the client's node by DelegatedPace, and nobody else.
	Pace time.Duration `yaml:"pace" as:"pace"`
	// Rails on which the job may be paid, as market.ParseRails reads them;
	// empty: the rail of the node that posts the job.
	Rails string `yaml:"rails" as:"rails"`
}

// IsCID reports whether Data names content rather than a file.
func (f File) IsCID() bool { return market.Blob{CID: f.Data, Size: 1}.Validate() == nil }

// Spec returns the job, given the data set's blob, the token's decimals and a
// salt that tells two postings of the same job apart. Errors are those of
// market.Spec.Validate, or about an amount.
func (f File) Spec(data market.Blob, decimals int, salt uint64) (market.Spec, error) {
	stake, err := money.Parse(f.MinStake, decimals)
	if err != nil {
		return market.Spec{}, fmt.Errorf("requirements.min_stake: %w", err)
	}
	s := market.Spec{
		Version: 1, Name: f.Name, Program: f.Program, Dataset: data, StepsPerSegment: f.StepsPerSegment, Marks: f.Marks,
		Verification: f.Verification, Salt: salt,
		Requirements: market.Requirements{MinTokensPerSecond: f.MinTokensPerSecond, MinStake: stake},
	}
	if f.on != nil {
		s.Base = &f.on.Base
	}
	return s, s.Validate()
}

// Terms are what an offer needs beside the job file.
type Terms struct {
	Client, Token, Delegate common.Address
	Decimals                int    // of the token
	Now                     uint64 // chain time, unix seconds
	Nonce                   uint64
	// Delegated says that the delegate is another's node: an aggregator.
	Delegated bool
}

// Auto is a Payment.Pace that is left to Offer.
const Auto time.Duration = -1

// DelegatedPace divides an offer's window: by default a delegate that is not the client's own node
// cannot pay the whole deposit out in less than that part of it.
const DelegatedPace = 4

// pace is market.Offer.Pace for so many segments.
func (p Payment) pace(segments uint32, delegated bool) uint32 {
	switch {
	case p.Pace != Auto:
		return uint32(p.Pace / time.Second)
	case delegated && segments > 0:
		return uint32(p.Window/time.Second) / DelegatedPace / segments
	}
	return 0
}

// Offer returns the offer for spec, checked, not yet signed. Its quorum is the
// number of verifiers. Errors wrap ErrBudget or those of market.Offer.Validate.
func (f File) Offer(spec market.Spec, t Terms) (market.Offer, error) {
	price, err := money.Parse(f.Payment.PricePerSegment, t.Decimals)
	if err != nil {
		return market.Offer{}, fmt.Errorf("payment.price_per_segment: %w", err)
	}
	if err := f.withinBudget(price, spec.Segments(), t.Decimals); err != nil {
		return market.Offer{}, err
	}
	o := market.Offer{
		Job: spec.ID(), Client: t.Client, Token: t.Token, Delegate: t.Delegate,
		MaxPrice: uint64(price), Segments: spec.Segments(), Credit: f.Payment.Credit,
		Quorum: spec.Verification.Verifiers, VerifyBPS: f.Payment.VerifyBPS, DelegateBPS: f.Payment.DelegateBPS,
		Window:   uint32(f.Payment.Window / time.Second),
		Deadline: t.Now + uint64(f.Payment.Deadline/time.Second), Nonce: t.Nonce,
		Pace: f.Payment.pace(spec.Segments(), t.Delegated),
	}
	return o, o.Validate(t.Now)
}

func (f File) withinBudget(price money.Units, segments uint32, decimals int) error {
	if f.Payment.MaxTotal == "" {
		return nil
	}
	most, err := money.Parse(f.Payment.MaxTotal, decimals)
	if err != nil {
		return fmt.Errorf("payment.max_total: %w", err)
	}
	total, err := price.Mul(segments)
	if err != nil {
		return fmt.Errorf("payment: price × segments: %w", err)
	}
	if total > most {
		in := func(u money.Units) string { return money.Format(u, decimals) }
		return fmt.Errorf("%w: %d segments × %s = %s, at most %s is allowed; lower the price, or take longer segments",
			ErrBudget, segments, in(price), in(total), in(most))
	}
	return nil
}
