package disputes

import (
	"fmt"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
)

// provers keeps the keys that private tiles are proven with, once they are loaded. It is
// safe for concurrent use.
type provers struct {
	load func(a circuit.Arithmetic, key merkle.Root) (keys.Pair, error)

	mu    sync.Mutex
	pairs [2]*keys.Pair // by the arithmetic: a node plays under one key of each
}

// keys returns an arithmetic's keys by the hash of the verifying key.
func (p *provers) keys(a circuit.Arithmetic, key merkle.Root) (keys.Pair, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if had := p.pairs[a]; had != nil {
		return *had, nil
	}
	pair, err := p.load(a, key)
	if err == nil {
		p.pairs[a] = &pair
	}
	return pair, err
}

// unproven is a move that waits for its proof: what is to be shown, from which cells.
type unproven struct {
	wanted bool
	state  dispute.State
	tile   dispute.Tile
	cells  dispute.TileCells
}

// deferred returns a prover that only notes what is to be proven: a proof takes seconds,
// for which nobody else should wait for the replay cache. It returns nil if this node has
// no keys.
func (p *provers) deferred(to *unproven) dispute.Prover {
	if p.load == nil {
		return nil
	}
	return deferredProver{to}
}

// deferredProver notes what is to be proven.
type deferredProver struct{ to *unproven }

// Prove implements dispute.Prover with an empty proof.
func (n deferredProver) Prove(s dispute.State, t dispute.Tile, c dispute.TileCells) ([]byte, error) {
	*n.to = unproven{wanted: true, state: s, tile: t, cells: c}
	return nil, nil
}

// noProver proves nothing, so that a move shows its cells.
type noProver struct{}

// Prove implements dispute.Prover.
func (noProver) Prove(dispute.State, dispute.Tile, dispute.TileCells) ([]byte, error) {
	return nil, dispute.ErrUnprovable
}

// loadKeys loads the keys of a private game in which this node is the asserter, so that
// they are there when its last move is due.
func (p *Player) loadKeys(x Dispute) {
	c, ok, err := p.d.Claim(x.Ref())
	if err != nil || !ok || x.Side != dispute.Asserter || p.o.Keys == nil {
		return
	}
	if merkle.LeafHashOf(c.Segment().Numerics) == merkle.PublicLeaves {
		return
	}
	for a, key := range p.games.Parameters().Keys {
		if _, err := p.prove.keys(circuit.Arithmetic(a), key); err != nil {
			p.d.Log.Warn("proving keys not loaded", "arithmetic", circuit.Arithmetic(a), "err", err)
		}
	}
}

// proven adds the proof to a move. The error wraps dispute.ErrUnprovable if there can be
// none.
func (p *Player) proven(x Dispute, m dispute.Move, todo unproven) (dispute.Move, error) {
	private, ok := m.(dispute.ProvePrivate)
	if !ok {
		return nil, fmt.Errorf("%w: %T needs no proof", dispute.ErrUnprovable, m)
	}
	under := p.games.Parameters().Keys
	pair, err := p.prove.keys(proofs.Arithmetic(todo.tile.Kind), under.For(todo.tile.Kind))
	if err != nil {
		return nil, fmt.Errorf("proving keys: %w", err)
	}
	prover := proofs.Prover{
		Scope: proofs.Scope{ChainID: p.o.Chain, Game: dispute.Address(p.o.Contract), Segment: x.Segment, Keys: under},
		Key: func(circuit.Arithmetic) (proofs.Key, error) {
			return proofs.Key{System: pair.System, Proving: pair.Proving}, nil
		},
	}
	begin := time.Now()
	private.Proof, err = prover.Prove(todo.state, todo.tile, todo.cells)
	if err != nil {
		return nil, err
	}
	took := time.Since(begin).Milliseconds()
	p.eventWith(x, map[string]any{"proof_ms": took}, "proved a tile of %s without showing it, in %d ms",
		tileSize(todo.tile), took)
	return private, nil
}

// tileSize says how much a proof shows.
func tileSize(t dispute.Tile) string {
	if t.Kind == ir.X8 {
		return "a block"
	}
	return fmt.Sprintf("%d terms", t.Terms)
}
