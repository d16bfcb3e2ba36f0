package market

import (
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/program"
)

// MaxJobFile is the largest job file, in bytes.
const MaxJobFile = 64 << 10

// JobFile is what a person writes to post a job, with defaults filled in. See
// Example for the keys and units.
type JobFile struct {
	Name            string
	Program         program.Program
	StepsPerSegment uint32
	// Data is the path of the data set, relative to the job file, or a CID.
	Data         string
	Payment      Payment
	Verification Verification
	// MinTokensPerSecond and MinStake are what bidders must bring; MinStake
	// is a decimal number of the token.
	MinTokensPerSecond uint64
	MinStake           string
}

// Payment is what the job pays. Amounts are decimal numbers of the token, such
// as "0.25": the token's decimals are known only when the offer is made.
type Payment struct {
	PricePerSegment string
	MaxTotal        string // empty: price × segments
	Deadline        time.Duration
	Window          time.Duration
	Credit          uint32
	VerifyBPS       uint16
	DelegateBPS     uint16
	// Rails on which the job may be paid, as ParseRails reads them; empty:
	// whichever its node uses.
	Rails string
}

// ErrJobFile is wrapped by every error about a job file.
var ErrJobFile = errors.New("bad job file")

// JobFileError points at the mistake in a job file.
type JobFileError struct {
	File         string
	Line, Column int // from 1; 0 if the mistake is nowhere in particular
	Message      string
	Advice       string
}

// Error is file:line:column: message.
func (e *JobFileError) Error() string {
	if e.Line == 0 {
		return e.File + ": " + e.Message
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Message)
}

// Hint says what to do next.
func (e *JobFileError) Hint() string { return e.Advice }

// Unwrap returns ErrJobFile.
func (e *JobFileError) Unwrap() error { return ErrJobFile }

// IsCID reports whether Data names content rather than a file.
func (f JobFile) IsCID() bool { return Blob{CID: f.Data, Size: 1}.Validate() == nil }

// Spec returns the job, given the data set's blob, the token's decimals and a
// salt that tells two postings of the same job apart. Errors are those of
// Spec.Validate, or about an amount.
func (f JobFile) Spec(data Blob, decimals int, salt uint64) (Spec, error) {
	stake, err := money.Parse(f.MinStake, decimals)
	if err != nil {
		return Spec{}, fmt.Errorf("requirements.min_stake: %w", err)
	}
	s := Spec{
		Version: 1, Name: f.Name, Program: f.Program, Dataset: data, StepsPerSegment: f.StepsPerSegment,
		Verification: f.Verification, Salt: salt,
		Requirements: Requirements{MinTokensPerSecond: f.MinTokensPerSecond, MinStake: stake},
	}
	return s, s.Validate()
}

// Terms are what an offer needs beside the job file.
type Terms struct {
	Client, Token, Delegate common.Address
	Decimals                int    // of the token
	Now                     uint64 // chain time, unix seconds
	Nonce                   uint64
}

// ErrBudget: the job costs more than payment.max_total.
var ErrBudget = errors.New("job costs more than payment.max_total")

// Offer returns the offer for spec, checked, not yet signed. Its quorum is the
// number of verifiers. Errors wrap ErrBudget or the sentinels of Validate.
func (f JobFile) Offer(spec Spec, t Terms) (Offer, error) {
	price, err := money.Parse(f.Payment.PricePerSegment, t.Decimals)
	if err != nil {
		return Offer{}, fmt.Errorf("payment.price_per_segment: %w", err)
	}
	if err := f.withinBudget(price, spec.Segments(), t.Decimals); err != nil {
		return Offer{}, err
	}
	o := Offer{
		Job: spec.ID(), Client: t.Client, Token: t.Token, Delegate: t.Delegate,
		MaxPrice: uint64(price), Segments: spec.Segments(), Credit: f.Payment.Credit, Quorum: spec.Verification.Verifiers,
		VerifyBPS: f.Payment.VerifyBPS, DelegateBPS: f.Payment.DelegateBPS,
		Window: uint32(f.Payment.Window / time.Second), Deadline: t.Now + uint64(f.Payment.Deadline/time.Second), Nonce: t.Nonce,
	}
	return o, o.validate(t.Now)
}

func (f JobFile) withinBudget(price money.Units, segments uint32, decimals int) error {
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
		return fmt.Errorf("%w: %d segments × %s = %s, at most %s is allowed; lower the price, or take longer segments",
			ErrBudget, segments, money.Format(price, decimals), money.Format(total, decimals), money.Format(most, decimals))
	}
	return nil
}

// Example is a job file with every key explained. It parses, and differs from
// the defaults only where there is none.
func Example() string { return exampleJob }

const exampleJob = `# A training job for infernet. Every key that has a default may be left out.
# Check it, and see what it costs, with: infernet job quote job.yml

name: my-first-job             # letters, digits, '-', '_' and '.'

# The text to learn from: a file beside this one, or the CID of data that the
# network already has. Every byte is a token.
data: data.txt

# A preset (demo, d64, d128, d256, d512), or its parts, or a preset with some
# parts changed: { preset: d64, layers: 4 }. Parts: dim, layers, heads,
# kv_heads, hidden, context, rope_theta, norm_eps, qkv_bias, tied.
model: demo

# numerics: r32/1              # or x8/1: products of 8-bit integers
# privacy: none                # leaves: disputes prove products instead of showing them

training:
  steps: 200                   # optimizer steps of the whole run
  steps_per_segment: 20        # steps between checkpoints: each is verified and paid on its own
  # batch: 8                   # sequences of a micro-batch; the preset's
  # accumulate: 1              # micro-batches of a step
  # optimizer: adamw           # or sgd (Nesterov's momentum), or muon
  # learning_rate: 0.001
  # min_learning_rate: 0.0001  # where the schedule ends; a tenth of learning_rate
  # schedule: cosine           # after the warm-up; or constant, linear, wsd
  # decay: 0                   # of wsd: the steps, at the end, in which the rate falls; a fifth of steps
  # warmup: 10                 # steps; a twentieth of steps
  # weight_decay: 0.1
  # clip: 1.0                  # gradient norm; 0: none
  # momentum: 0                # of sgd (0.9 where left out) and muon (0.95)
  # ema: 0                     # delivers the running average of the weights, such as 0.999; 0: none
  # beta1: 0.9
  # beta2: 0.95
  # epsilon: 1e-8
  # seed: 1

payment:                       # rails: "lightning, evm" would name those it may be paid on
  price_per_segment: "0.25"    # at most, in the token (dollars of a stablecoin)
  # max_total: "2.50"          # refuse to post if price × segments is above
  # deadline: 24h              # from posting; m, h and d are known
  # window: 1h                 # how long a claim on chain can be contested
  # credit: 2                  # segments a provider may be ahead of its pay
  # verification_share: 10%    # of the price, for the verifiers
  # delegate_share: 0%         # of the price, for an aggregator that runs the job

# verification:
#   sample: 100%               # of the segments are re-executed whole, the others in part
#   verifiers: 1               # agreeing verdicts that a segment needs, 1 to 7
#   tier: exact                # re-execution must give equal bits

# requirements:
#   min_tokens_per_second: 0   # of a provider
#   min_stake: "0"             # of providers and verifiers, in the token
`
