// Package proofstest makes proofs of private tiles for tests. It makes each proof once.
package proofstest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
	"github.com/infernetprotocol/infernet/zkproof/keys/keystest"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
)

// Prover caches the proofs that it has made. It is not safe for concurrent use.
type Prover struct {
	proofs.Prover
	made map[string][]byte
}

// Prove implements dispute.Prover.
func (p *Prover) Prove(s dispute.State, t dispute.Tile, c dispute.TileCells) ([]byte, error) {
	name := fmt.Sprintf("%x %+v", p.Context(s, t.Kind), t)
	if had, ok := p.made[name]; ok {
		return slices.Clone(had), nil
	}
	proof, err := p.Prover.Prove(s, t, c)
	if err == nil {
		p.made[name] = slices.Clone(proof)
	}
	return proof, err
}

// Made returns how many proofs were made.
func (p *Prover) Made() int { return len(p.made) }

// NewProver returns a prover and the referee of its proofs, both with the devnet's
// keys, which they fill in in the scope.
func NewProver(tb testing.TB, v proofs.Scope) (*Prover, proofs.Referee) {
	tb.Helper()
	r := proofs.Referee{Scope: v}
	for a := range r.Keys {
		r.Keys[a], r.Verifying[a] = keys.DevnetPins[a].KeyHash(), keystest.Devnet(tb, circuit.Arithmetic(a)).Verifying
	}
	key := func(a circuit.Arithmetic) (proofs.Key, error) {
		pair := keystest.Devnet(tb, a)
		return proofs.Key{System: pair.System, Proving: pair.Proving}, nil
	}
	return &Prover{Prover: proofs.Prover{Scope: r.Scope, Key: key}, made: map[string][]byte{}}, r
}
