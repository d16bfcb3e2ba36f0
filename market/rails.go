package market

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market/money"
)

// Rail names a payment rail.
type Rail string

// The known rails.
const (
	OnEVM       Rail = "evm"
	OnSolana    Rail = "solana"
	OnLightning Rail = "lightning"
)

// KnownRails lists all rails.
var KnownRails = []Rail{OnEVM, OnSolana, OnLightning}

// ErrNoRail is wrapped when none of the rails that a job names can pay for it now.
var ErrNoRail = errors.New("none of the job's rails can be used now")

// ParseRails reads a list of rails in the order of preference, such as "lightning,
// evm". Each must be known and may occur once.
func ParseRails(text string) (order []Rail, err error) {
	for part := range strings.SplitSeq(text, ",") {
		r := Rail(strings.TrimSpace(part))
		if !slices.Contains(KnownRails, r) {
			return nil, fmt.Errorf("%w: rail %q is none of evm, solana, lightning", ErrRange, r)
		}
		if slices.Contains(order, r) {
			return nil, fmt.Errorf("%w: rail %q is named twice", ErrRange, r)
		}
		order = append(order, r)
	}
	return order, nil
}

// RailState is the present state of one of a node's rails.
type RailState struct {
	Domain  Domain
	Problem string      // why it cannot be used; empty if it can
	Balance money.Units // spendable, in base units of its asset
	Unit    money.Unit  // of its asset, to format amounts
}

// RailChoice is the payment option that was chosen for a job, with the reasons why
// those before it were not.
type RailChoice struct {
	Option  int      // index in the job's payment options
	Skipped []string // "lightning: no channel is open", in the job's order
}

// ChooseRail chooses the first payment option of a listed job that the node can use:
// the node has the rail, it is healthy, and its balance covers segments at the offer's
// maximum price. If suits is not nil, it must accept the option too. The error wraps
// ErrNoRail and gives the reason for each option.
func ChooseRail(ann ValidAnnouncement, segments uint32, mine []RailState,
	suits func(ValidAnnouncement) error) (RailChoice, error) {
	var c RailChoice
	for i, p := range ann.PaymentOptions() {
		err := usable(ann, p, segments, mine, suits)
		if err == nil {
			c.Option = i
			return c, nil
		}
		c.Skipped = append(c.Skipped, fmt.Sprintf("%s: %v", p.Rail, err))
	}
	return c, fmt.Errorf("%w: %s", ErrNoRail, strings.Join(c.Skipped, "; "))
}

func usable(ann ValidAnnouncement, p PaymentOption, segments uint32, mine []RailState,
	suits func(ValidAnnouncement) error) error {
	at, ok := ann.At(p.Domain)
	i := slices.IndexFunc(mine, func(s RailState) bool { return s.Domain == p.Domain })
	if !ok || i < 0 {
		return errors.New("not configured here")
	}
	if mine[i].Problem != "" {
		return errors.New(mine[i].Problem)
	}
	if all, err := money.Units(at.Offer().MaxPrice).Mul(segments); err != nil || all > mine[i].Balance {
		return errors.Join(err, fmt.Errorf("%s are needed, %s are there",
			mine[i].Unit.Write(all), mine[i].Unit.Write(mine[i].Balance)))
	}
	if suits == nil {
		return nil
	}
	return suits(at)
}
