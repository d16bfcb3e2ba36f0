package config

import (
	"encoding/hex"
	"strings"
)

// Disputes say when a wrong segment is challenged on chain.
type Disputes struct {
	// CoinPrice is what a coin of the chain costs in the token, such as "0.25":
	// a challenge must bring more than its gas costs. Empty: every wrong segment
	// is challenged.
	CoinPrice string `json:"coin_price,omitempty"`
	// Keys is the folder of the sealed ceremonies, r32 and x8, whose keys the network's
	// private games are proven with (`infernet zk`); the devnet's are made where they are
	// needed.
	Keys string `json:"keys,omitempty"`
	// FewVerifiers has this node propose and sign leases that name fewer verifiers than
	// docs/economics.md asks for, or where fewer of them answer, in a network that has
	// few. A client may then leave with the results of a lease's credit unpaid.
	FewVerifiers bool `json:"few_verifiers,omitempty"`
	// KeepWindows has this client's leases be open to disputes for their windows also where
	// all they did was found right. The stakes of their providers stay locked meanwhile.
	KeepWindows bool `json:"keep_windows,omitempty"`
	// Transcripts are the SHA-256 of the transcripts (ceremony.json) in Keys, as `infernet
	// zk verify` prints them: the operator has verified these ceremonies. Where money is
	// worth something, the node uses no others.
	Transcripts []string `json:"transcripts,omitempty"`
}

// maxTranscripts is enough for the ceremonies of two networks at a change of keys.
const maxTranscripts = 8

func (d Disputes) validate() error {
	if len(d.Transcripts) > maxTranscripts {
		return invalid("disputes.transcripts: %d, at most %d", len(d.Transcripts), maxTranscripts)
	}
	for _, t := range d.Transcripts {
		if raw, err := hex.DecodeString(t); err != nil || len(raw) != 32 || t != strings.ToLower(t) {
			return invalid("disputes.transcripts: %q: want the SHA-256 that `infernet zk verify` prints", t)
		}
	}
	return nil
}
