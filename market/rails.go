package market

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market/money"
)

// Rail is a way to be paid.
type Rail string

// Rails.
const (
	OnEVM       Rail = "evm"
	OnSolana    Rail = "solana"
	OnLightning Rail = "lightning"
)

// KnownRails are all of them.
var KnownRails = []Rail{OnEVM, OnSolana, OnLightning}

// ErrNoRail: none of the rails that a job names can pay it now.
var ErrNoRail = errors.New("none of the job's rails can be used now")

// ParseRails reads rails in the order of preference, such as
// "lightning, evm": each known, none twice.
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

// RailState is what a node knows of one of its rails now.
type RailState struct {
	Domain  Domain
	Problem string      // why it cannot be used; empty: it can
	Balance money.Units // spendable there, base units of its asset
	Unit    money.Unit  // of its asset, for texts
}

// RailChoice is the place at which a job is paid, and why those before it are not.
type RailChoice struct {
	Option  int      // index in the job's places
	Skipped []string // "lightning: no channel is open", in the job's order
}

// ChooseRail takes the first of a listed job's places that the node has, that is
// well, whose balance pays for segments at the most that its offer pays, and for
// which suits, if it is not nil, finds no objection. The error wraps ErrNoRail and
// says what is wrong with each.
func ChooseRail(ann ValidAnnouncement, segments uint32, mine []RailState, suits func(ValidAnnouncement) error) (RailChoice, error) {
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

func usable(ann ValidAnnouncement, p PaymentOption, segments uint32, mine []RailState, suits func(ValidAnnouncement) error) error {
	at, ok := ann.At(p.Domain)
	i := slices.IndexFunc(mine, func(s RailState) bool { return s.Domain == p.Domain })
	if !ok || i < 0 {
		return errors.New("not configured here")
	}
	if mine[i].Problem != "" {
		return errors.New(mine[i].Problem)
	}
	if all, err := money.Units(at.Offer().MaxPrice).Mul(segments); err != nil || all > mine[i].Balance {
		return errors.Join(err, fmt.Errorf("%s are needed, %s are there", mine[i].Unit.Write(all), mine[i].Unit.Write(mine[i].Balance)))
	}
	if suits == nil {
		return nil
	}
	return suits(at)
}
