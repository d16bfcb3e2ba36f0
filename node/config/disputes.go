package config

// Disputes say when a wrong segment is challenged on chain.
type Disputes struct {
	// CoinPrice is what a coin of the chain costs in the token, such as "0.25":
	// a challenge must bring more than its gas costs. Empty: every wrong segment
	// is challenged.
	CoinPrice string `json:"coin_price,omitempty"`
	// Keys is the folder of the sealed ceremonies, r32 and x8, whose keys the network's
	// private games are proven with (`infernet zk ceremony`); the devnet's are made
	// where they are needed.
	Keys string `json:"keys,omitempty"`
	// FewVerifiers has this node propose and sign leases that name fewer verifiers than
	// docs/economics.md asks for, in a network that has few. A client may then leave with the
	// results of a lease's credit unpaid.
	FewVerifiers bool `json:"few_verifiers,omitempty"`
}
