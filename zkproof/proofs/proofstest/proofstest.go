// Package proofstest makes proofs of private tiles for tests, each once.
package proofstest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
	"github.com/infernetprotocol/infernet/zkproof/keys/keystest"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
)

// Prover remembers what it has proven. It is not safe for concurrent use.
type Prover struct {
	proofs.Prover
	made map[string][]byte
}

// Prove implements dispute.Prover.
func (p *Prover) Prove(s dispute.State, t dispute.Tile, c dispute.TileCells) ([]byte, error) {
	name := fmt.Sprintf("%x %+v", p.Context(s), t)
	if had, ok := p.made[name]; ok {
		return slices.Clone(had), nil
	}
	proof, err := p.Prover.Prove(s, t, c)
	if err == nil {
		p.made[name] = slices.Clone(proof)
	}
	return proof, err
}

// Made is how many proofs were made.
func (p *Prover) Made() int { return len(p.made) }

// At is a prover and the referee of its proofs, by the devnet's keys, at a venue
// whose key they fill in.
func At(tb testing.TB, v proofs.Venue) (*Prover, proofs.Referee) {
	tb.Helper()
	pair := keystest.Devnet(tb)
	v.Key = keys.DevnetPin.KeyHash()
	p := &Prover{Prover: proofs.Prover{Venue: v, System: pair.System, Proving: pair.Proving}, made: map[string][]byte{}}
	return p, proofs.Referee{Venue: v, Verifying: pair.Verifying}
}
