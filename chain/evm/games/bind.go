package games

import (
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

func bindState(s dispute.State) bindings.Packed {
	p := s.Pack()
	return bindings.Packed{
		Claim: p[0], Trace: p[1], Asserter: p[2], Challenger: p[3], Before: p[4], AfterRoot: p[5],
		Ops: p[6], Focus: p[7], Op: p[8], Turn: p[9], Place: p[10],
	}
}

func packedOf(p bindings.Packed) dispute.Packed {
	return dispute.Packed{p.Claim, p.Trace, p.Asserter, p.Challenger, p.Before, p.AfterRoot, p.Ops, p.Focus,
		p.Op, p.Turn, p.Place}
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
