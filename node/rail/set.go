package rail

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// ErrElsewhere is returned for a domain that is none of this node's rails.
var ErrElsewhere = errors.New("this node is not paid there: see rails in the configuration")

// Set is a node's rails, that of jobs which name none first. It serves their domains.
type Set []*Supervisor

var _ market.Served = Set{}

// Serves implements market.Served.
func (rs Set) Serves(d market.Domain) bool {
	return slices.ContainsFunc(rs, func(r *Supervisor) bool { return r.Domain == d })
}

// Named returns the rail of a name.
func (rs Set) Named(name market.Rail) (*Supervisor, bool) {
	i := slices.IndexFunc(rs, func(r *Supervisor) bool { return r.Name == name })
	if i < 0 {
		return nil, false
	}
	return rs[i], true
}

// Names are the rails' names, for texts.
func (rs Set) Names() string {
	names := make([]string, len(rs))
	for i, r := range rs {
		names[i] = string(r.Name)
	}
	return strings.Join(names, ", ")
}

// At returns the rail of a domain, or ErrElsewhere.
func (rs Set) At(d market.Domain) (*Supervisor, error) {
	for _, r := range rs {
		if r.Domain == d {
			return r, nil
		}
	}
	return nil, fmt.Errorf("%w: chain %d, escrow %s", ErrElsewhere, d.ChainID, d.Escrow)
}

// Of is what is configured of the rail of a domain, for texts; of a domain that is not
// served, an Info without decimals.
func (rs Set) Of(d market.Domain) Info {
	r, err := rs.At(d)
	if err != nil {
		return Info{}
	}
	return r.Info
}

// Units are how amounts are written, by domain.
func (rs Set) Units() map[market.Domain]money.Unit {
	out := map[market.Domain]money.Unit{}
	for _, r := range rs {
		out[r.Domain] = r.Written()
	}
	return out
}

// StakeUnit is how stakes are written: in what the chain's escrow pays in, where the
// node has that rail, else in base units.
func (rs Set) StakeUnit() (u money.Unit) {
	for _, r := range rs {
		if r.Name == market.OnEVM {
			u = r.Written()
		}
	}
	return u
}

// Probe looks at all rails at once.
func (rs Set) Probe(ctx context.Context) []market.RailState {
	out := make([]market.RailState, len(rs))
	var wg sync.WaitGroup
	for i, r := range rs {
		wg.Go(func() { out[i] = r.state(ctx) })
	}
	wg.Wait()
	return out
}
