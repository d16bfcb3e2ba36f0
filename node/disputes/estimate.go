package disputes

import (
	"context"
	"fmt"
	"math"
	"math/big"

	"github.com/ethereum/go-ethereum/params"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Estimate is what a challenge costs and brings, before it begins. Bits are exact: whoever
// has executed the segment again knows that it wins. So the expected reward is the reward.
type Estimate struct {
	Gas     uint64 `cbor:"1,keyasint" json:"gas"`     // of the challenger, at most
	Fee     Gwei   `cbor:"2,keyasint" json:"fee"`     // for it, at the price of gas then
	Bond    Gwei   `cbor:"3,keyasint" json:"bond"`    // comes back
	Answer  uint64 `cbor:"4,keyasint" json:"answer"`  // gas of the asserter, at most
	Seconds uint64 `cbor:"5,keyasint" json:"seconds"` // that bond and lock are away, at most
	Moves   uint32 `cbor:"6,keyasint" json:"moves"`   // of both sides, at most
	Lock    uint64 `cbor:"7,keyasint" json:"lock"`    // stake that the provider loses, base units
	Reward  uint64 `cbor:"8,keyasint" json:"reward"`  // a quarter of it, base units
	// Cost is Fee in base units of the asset. It is 0 if no price of the coin is
	// configured.
	Cost uint64 `cbor:"9,keyasint" json:"cost"`
	// Pointed is Gas if the provider's node serves its openings.
	Pointed uint64 `cbor:"10,keyasint,omitempty" json:"pointed,omitempty"`
	// Computing is how many seconds a player computes in a game, by this node's speed. It is
	// 0 if that is not known. Limit is the most that this node plays.
	Computing uint64 `cbor:"11,keyasint,omitempty" json:"computing,omitempty"`
	Limit     uint64 `cbor:"12,keyasint,omitempty" json:"limit,omitempty"`
}

// estimate estimates a challenge of the claim.
func (p *Player) estimate(ctx context.Context, a market.Announcement, k knowledge) (Estimate, error) {
	price, err := p.games.GasPrice(ctx)
	if err != nil {
		return Estimate{}, err
	}
	e := p.Computing(Value(p.games.Parameters(), a.Offer.Locks, k.Header(), k.Plan().Ops, price), a.Spec, k.Plan())
	e.Cost = e.Fee.in(p.o.CoinPrice)
	return e, nil
}

// Value returns what the longest game over a segment of a trace costs at a price of gas, in
// wei, and what it brings. locks is the offer's.
func Value(c games.Parameters, locks uint16, h ir.Header, ops []ir.Op, price *big.Int) Estimate {
	private, tiling := c.IsPrivate(h.Numerics), ir.Fine
	if private {
		tiling = ir.Whole
	}
	length := dispute.Longest(h, ops, tiling)
	cost := c.Cost(length, private)
	return Estimate{
		Pointed: games.GasPointed,
		Gas:     cost.ChallengerGas, Fee: gwei(new(big.Int).Mul(price, new(big.Int).SetUint64(cost.ChallengerGas))),
		Bond:   gwei(cost.Bond),
		Answer: cost.AsserterGas, Seconds: cost.Seconds, Moves: length.Asserter + length.Challenger,
		Lock: c.Lock(locks), Reward: c.Lock(locks) / games.RewardPart,
	}
}

// HeaderOf returns what of a trace's header decides the length of a game: all that the job
// alone says.
func HeaderOf(s market.Spec) ir.Header {
	return ir.Header{
		StepsPerSegment: s.StepsPerSegment, Stride: s.Stride(), Numerics: merkle.Sum(s.Program.Numerics),
	}
}

// AtStake implements intake.Stakes. It needs the program alone.
func (p *Player) AtStake(ann market.ValidAnnouncement) string {
	ann, ok := ann.Disputable()
	if !ok {
		return ""
	}
	plan, err := ir.NewPlan(ann.Spec().Program)
	if err != nil {
		return "" // the offer's trace is wrong, which is found before work begins
	}
	e := Value(p.games.Parameters(), ann.Offer().Locks, HeaderOf(ann.Spec()), plan.Ops, new(big.Int))
	return fmt.Sprintf("; the lease locks %s of stake, which a wrong segment costs; to answer a challenge, whose "+
		"bond is %s coins, takes at most %d gas and %d s",
		p.d.Rails.Of(ann.Domain()).Amount(e.Lock), e.Bond, e.Answer, e.Seconds)
}

// Undefendable implements intake.Stakes. A contract hashes the leaves of some versions of
// the numerics as private ones, does not recognise the leaves of others, and takes proofs
// under its own keys alone.
func (p *Player) Undefendable(ann market.ValidAnnouncement) string {
	numerics, on := ann.Spec().Program.Numerics, p.games.Parameters()
	if _, traced := ann.Disputable(); !traced {
		return ""
	}
	if !on.Plays(numerics) {
		return "no bid: this chain's dispute game cannot judge leaves of " + numerics
	}
	if why := p.Unplayable(ann); why != "" {
		return why
	}
	if p.o.Holds == nil || !on.IsPrivate(merkle.Sum(numerics)) {
		return ""
	}
	for a, key := range on.Keys {
		if err := p.o.Holds(circuit.Arithmetic(a), key); err != nil {
			return "no bid: " + numerics + " needs the proving keys of this chain's dispute game: " + wire.Short(err)
		}
	}
	return ""
}

// Gwei is an amount of the chain's coin, in billionths.
type Gwei uint64

// gwei converts an amount of wei, rounded up.
func gwei(wei *big.Int) Gwei {
	v := new(big.Int).Add(wei, big.NewInt(params.GWei-1))
	if v.Div(v, big.NewInt(params.GWei)); !v.IsUint64() {
		return math.MaxUint64
	}
	return Gwei(v.Uint64())
}

// in returns the amount at a price in base units a coin, rounded up.
func (g Gwei) in(price money.Units) uint64 {
	v := new(big.Int).Mul(new(big.Int).SetUint64(uint64(g)), price.Big())
	v.Add(v, big.NewInt(params.GWei-1)).Div(v, big.NewInt(params.GWei))
	if !v.IsUint64() {
		return math.MaxUint64
	}
	return v.Uint64()
}

// String returns the amount in coins.
func (g Gwei) String() string {
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(uint64(g)), big.NewInt(params.GWei)).FloatString(6)
}

// worth returns nil if the challenge brings more than it costs, or if no price of the coin
// is configured.
func (e Estimate) worth() error {
	if e.Cost >= e.Reward && e.Cost != 0 {
		return fmt.Errorf("%w: at most %d base units of gas for %d", ErrNotWorth, e.Cost, e.Reward)
	}
	return nil
}

// String returns one line for people.
func (e Estimate) String() string {
	text := fmt.Sprintf("a challenge costs at most %d gas (%d if the provider serves its openings) in %d moves, %s "+
		"coins now, and a bond of %s coins that comes back within %d s; it brings %d base units",
		e.Gas, e.Pointed, e.Moves, e.Fee, e.Bond, e.Seconds, e.Reward)
	if e.Cost == 0 {
		return text
	}
	return fmt.Sprintf("%s for %d base units of gas", text, e.Cost)
}
