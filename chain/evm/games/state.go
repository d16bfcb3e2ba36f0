package games

import (
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

func bindState(s dispute.State) bindings.State {
	return bindings.State{
		Claim: s.Claim, Trace: s.Trace, IsPrivate: s.Private, Asserter: [20]byte(s.Asserter), Challenger: [20]byte(s.Challenger),
		Phase: uint8(s.Phase), MovedAt: s.MovedAt, AsserterLeft: s.AsserterLeft, ChallengerLeft: s.ChallengerLeft,
		Before: s.Before, AfterRoot: s.After, Step: s.Step, Count: s.Count, OpCount: s.OpCount, Ops: s.Ops, Focus: s.Focus,
		Height: s.Height, Index: s.Index, Op: s.Op, OpIndex: s.OpIndex, Size: s.Size, Cell: s.Cell,
		Tile: s.Tile, Tiles: s.Tiles, AllTiles: s.AllTiles, AccBefore: s.AccBefore, AccAfter: s.AccAfter, Link: s.Link,
	}
}

// stateOf is the same state; nothing of it is checked.
func stateOf(s bindings.State) dispute.State {
	return dispute.State{
		Claim: s.Claim, Trace: s.Trace, Private: s.IsPrivate, Asserter: dispute.Address(s.Asserter), Challenger: dispute.Address(s.Challenger),
		Phase: dispute.Phase(s.Phase), MovedAt: s.MovedAt, AsserterLeft: s.AsserterLeft, ChallengerLeft: s.ChallengerLeft,
		Before: s.Before, After: s.AfterRoot, Step: s.Step, Count: s.Count, OpCount: s.OpCount, Ops: s.Ops, Focus: s.Focus,
		Height: s.Height, Index: s.Index, Op: s.Op, OpIndex: s.OpIndex, Size: s.Size, Cell: s.Cell,
		Tile: s.Tile, Tiles: s.Tiles, AllTiles: s.AllTiles, AccBefore: s.AccBefore, AccAfter: s.AccAfter, Link: s.Link,
	}
}

func bindRoots(rs []merkle.Root) [][32]byte {
	out := make([][32]byte, len(rs))
	for i, r := range rs {
		out[i] = r
	}
	return out
}

func rootsOf(rs [][32]byte) []merkle.Root {
	out := make([]merkle.Root, len(rs))
	for i, r := range rs {
		out[i] = r
	}
	return out
}
