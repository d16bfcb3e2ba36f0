package config

import (
	"slices"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market/money"
)

// RailLightning pays jobs in bitcoin over the Lightning network. Prices are then
// in satoshis with three decimals; operators stake on the EVM chain all the same,
// in its token and that token's decimals.
const RailLightning = "lightning"

// LightningDecimals is the number of decimals of amounts in satoshis: they are counted in thousandths.
const LightningDecimals = 3

// Decimals is the number of decimals of this file's prices, which are in the asset of jobs that name no rail. Stakes
// and what moves on the EVM chain have Chain.Decimals.
func (c Config) Decimals() int {
	if c.Rail == RailLightning {
		return LightningDecimals
	}
	return c.Chain.Decimals
}

// Lightning is the lnd node with which jobs are paid if the rail is "lightning".
type Lightning struct {
	Address  string `json:"address"`  // host:port of lnd's gRPC
	Cert     string `json:"cert"`     // path of its tls.cert: pinned
	Macaroon string `json:"macaroon"` // path of a macaroon that `infernet` may use, and no more than it needs
	Network  string `json:"network"`  // mainnet, testnet, signet, regtest or simnet
	// Arbiters are peer ids of those who hold preimages in trust: a client
	// entrusts all of them, a provider is content with any.
	Arbiters []string `json:"arbiters"`
	Arbiter  bool     `json:"arbiter"` // this node is one, for others
	// MinSegment is the least pay of a segment, satoshis, that this node bids or
	// posts for. Empty: what is worth a claim on chain at lnd's going rate. "0" takes
	// the risk that a lock is lost when its channel is closed by force.
	MinSegment string `json:"min_segment,omitempty"`
	// PerDay is the most that lnd is told to pay for jobs in a UTC day, satoshis,
	// with what forwarding may cost. Empty: no limit.
	PerDay string `json:"per_day,omitempty"`
}

// DayLimit is PerDay in base units; 0 means no limit.
func (l Lightning) DayLimit() (money.Units, error) {
	if l.PerDay == "" {
		return 0, nil
	}
	u, err := money.Parse(l.PerDay, LightningDecimals)
	if err != nil || u == 0 {
		return 0, invalid("lightning.per_day: want satoshis, such as \"100000\"; leave it out for no limit")
	}
	return u, nil
}

// LeastSegment is MinSegment in base units; nil means that it is not set.
func (l Lightning) LeastSegment() (*money.Units, error) {
	if l.MinSegment == "" {
		return nil, nil
	}
	u, err := money.Parse(l.MinSegment, LightningDecimals)
	if err != nil {
		return nil, invalid("lightning.min_segment: want satoshis, such as \"600\", or \"0\" to take any: %w", err)
	}
	return &u, nil
}

// validate reports the first value that cannot work.
func (l Lightning) validate() error {
	networks := []string{"mainnet", "testnet", "signet", "regtest", "simnet"}
	switch {
	case l.Address == "":
		return invalid("lightning.address: want host:port of lnd's gRPC, such as 127.0.0.1:10009")
	case l.Cert == "" || l.Macaroon == "":
		return invalid("lightning.cert and lightning.macaroon: want the paths of lnd's tls.cert and of a macaroon")
	case !slices.Contains(networks, l.Network):
		return invalid("lightning.network: %q is none of %v", l.Network, networks)
	case len(l.Arbiters) == 0:
		return invalid("lightning.arbiters: want the peer id of at least one arbiter that you trust")
	}
	for _, a := range l.Arbiters {
		if _, err := peer.Decode(a); err != nil {
			return invalid("lightning.arbiters: %q is not a peer id", a)
		}
	}
	if _, err := l.LeastSegment(); err != nil {
		return err
	}
	_, err := l.DayLimit()
	return err
}
