package games

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// ErrUnknownMove means that the contract has no such move.
var ErrUnknownMove = errors.New("not a move of the contract")

// game packs and unpacks calls by the contract's ABI. Neither has other state.
var (
	game     = bindings.NewDisputeGame()
	contract = game.GetABI()
)

// Pack returns the call data of move m in state s of a game about r. The error wraps
// ErrUnknownMove.
func Pack(r Ref, s dispute.State, m dispute.Move) ([]byte, error) {
	c := bindState(s)
	switch m := m.(type) {
	case dispute.OpenSteps:
		return game.TryPackOpenSteps(c, bindRoots(m.Roots))
	case dispute.Point:
		return game.TryPackPoint(c, m.To, m.Sig[:])
	case dispute.PickStepMove:
		return game.TryPackPickStep(c, m.Part, bindEntry(m.Left), bindEntry(m.Right))
	case dispute.OpenNodes:
		return game.TryPackOpenNodes(c, bindRoots(m.Nodes))
	case dispute.PickNodeMove:
		return game.TryPackPickNode(c, m.Child, bindEntry(m.Node))
	case dispute.PickOp:
		return game.TryPackPickOp(c, m.Child, bindEntry(m.Node), bindOperator(m.Operator), binder.Header(m.Header))
	case dispute.PickLink:
		return game.TryPackPickLink(c, m.Link, m.Index, bindOperator(m.Operator), binder.Header(m.Header))
	case dispute.OpenCells:
		return game.TryPackOpenCells(c, m.Data)
	case dispute.PickCellMove:
		return game.TryPackPickCell(c, m.Cell, m.Encoding)
	case dispute.OpenSums:
		return game.TryPackOpenSums(c, m.Sums, m.Leaf)
	case dispute.PickTileMove:
		return game.TryPackPickTile(c, m.Part, m.Sums)
	case dispute.ProveTile:
		return game.TryPackProveTile(c, bindProof(m), bindRef(r))
	case dispute.ProvePrivate:
		return packPrivate(c, m, r)
	case dispute.ProveLinked:
		return game.TryPackProveLink(c, binder.Header(m.Header), bindEntry(m.Output), bindRecord(m.Record), bindRef(r))
	}
	return nil, fmt.Errorf("%w: %T", ErrUnknownMove, m)
}

// PackChallenge returns the call data that begins a game at an interval.
func PackChallenge(c Evidence, at dispute.Interval) ([]byte, error) {
	return game.TryPackChallenge(
		binder.Offer(c.Offer),
		binder.Lease(c.Lease),
		binder.Segment(c.Segment),
		binder.Header(c.Header),
		c.signed(),
		bindInterval(at),
	)
}

// PackTimeout is the call that ends a game in the state s whose player to move
// did not.
func PackTimeout(r Ref, s dispute.State) ([]byte, error) {
	return game.TryPackTimeout(bindState(s), bindRef(r))
}

// PackMoot is the call that ends a game in the state s over a lost claim.
func PackMoot(r Ref, s dispute.State) ([]byte, error) {
	return game.TryPackMoot(bindState(s), bindRef(r))
}

func bindInterval(i dispute.Interval) bindings.Interval {
	return bindings.Interval{Number: i.Index, Left: bindEntry(i.Left), Right: bindEntry(i.Right)}
}

func bindEntry(e dispute.Entry) bindings.Entry {
	return bindings.Entry{Value: e.Value, Path: bindRoots(e.Path)}
}

func bindOperator(o dispute.Operator) bindings.Operator {
	return bindings.Operator{Encoding: o.Encoding, Path: bindRoots(o.Path)}
}

func bindProof(m dispute.ProveTile) bindings.TileProof {
	p := bindings.TileProof{Header: binder.Header(m.Header), Encoding: m.Encoding, Inputs: bindOpenings(m.Inputs),
		Leaf: m.Leaf}
	for _, e := range m.Roots {
		p.Roots = append(p.Roots, bindEntry(e))
	}
	return p
}

func bindOpenings(openings []dispute.Opening) (out []bindings.Opening) {
	for _, o := range openings {
		out = append(out, bindings.Opening{Source: uint8(o.Source), Id: o.ID, Leaf: o.Leaf, Data: o.Data,
			Path: bindRoots(o.Path), Header: o.Header, Top: bindRoots(o.Top)})
	}
	return out
}

// bindRecord is a record, or nothing in its place.
func bindRecord(r *dispute.Record) bindings.Record {
	if r == nil {
		return bindings.Record{Segment: binder.Segment(commit.Segment{})}
	}
	return bindings.Record{Segment: binder.Segment(r.Segment), Line: r.Line, Path: bindRoots(r.Path)}
}
